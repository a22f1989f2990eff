"""What the lab notes of a game."""

from __future__ import annotations

from ...core.event import Happening
from ...core.lab_hooks import LabNotes
from .events import Used
from .notation import PLAIN, VERBS
from .state.actions import A_ABILITY, A_KIND, ARGUMENT
from .state.names import FACTIONS
from .state.printed import CARDS
from .state.state import FiveSails


class FiveSailsNotes(LabNotes[FiveSails]):
    def turns(self, state: FiveSails) -> int:
        return state.day

    def picked_cards(self, state: FiveSails, seat: int, action: int) -> tuple[str, ...]:
        kind, i = action & ~ARGUMENT, action & ARGUMENT
        if action in PLAIN:
            return ()
        if kind == A_KIND:
            return (CARDS[i].id,)
        return (CARDS[state.kind[i]].id,) if action >= A_ABILITY or kind in VERBS else ()

    def triggered_cards(self, state: FiveSails, happened: list[Happening]) -> tuple[str, ...]:
        faces = [one.public for one in happened]
        return tuple(face.name for face in faces if isinstance(face, Used) and face.name)

    def traits(self, state: FiveSails, seat: int) -> dict[str, tuple[str, ...]]:
        leader = CARDS[state.kind[state.leaders[seat]]]
        return {"faction": (FACTIONS[state.faction[seat]],), "leader": (leader.id,)}

    def side(self, state: FiveSails, seat: int) -> str:
        return FACTIONS[state.faction[seat]]
