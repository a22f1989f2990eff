"""The Civic phase (MED-CIV)."""

from __future__ import annotations

from ..cards.developments import FACE
from ..cards.goods import LUXURY
from ..events import Civic
from ..state.state import Mediterranean
from .production import shuffle_in


def civic(state: Mediterranean) -> None:
    """MED-CIV-1: every-turn abilities of everybody; then the turn closes."""
    for seat in state.order:
        happy, safe, vp = 0, 0, 0
        for side in state.devs[seat]:
            face = FACE[side]
            happy += face.every_happy
            safe += face.every_safe
            vp += face.every_vp
        for other in range(state.seats):
            for side in state.devs[other]:
                face = FACE[side]
                if face.group >= 0 and state.follows(seat, face.group):
                    happy += face.group_happy
                    safe += face.group_safe
        state.cheer(seat, happy)
        state.guard(seat, safe)
        state.score(seat, vp)
        if state.events is not None and (happy or safe or vp):
            state.tell(Civic(seat, happy, safe, vp))
    for seat in state.order:
        state.cross(seat)
    if state.pirates:  # MED-PROD-3, MED-C-25
        shuffle_in(state, LUXURY)
        state.pirates = False
