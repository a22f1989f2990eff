"""Who is likely to win, from what lies open and what is in hand. The weights were fitted to games between sensible
players."""

from __future__ import annotations

import math
from typing import Final

from ...core.player import share_out
from .rules.stats import num, resolve_left
from .state.city import CITY_PLACES
from .state.names import COMBAT, INFLUENCE
from .state.state import FiveSails

RENOWN: Final = 0.19
COMING: Final = 0.12  # Renown on locations under control
LOCATION: Final = -0.41  # what holds a location is engaged there, and may be driven out
TWO_OF_THREE: Final = 0.33  # Docks, Forums, Bazaar
ALL_THREE: Final = 0.41
SEVEN: Final = 0.33  # Renown enough, with what is coming
CARD: Final = 0.05
LEADER: Final = 0.10  # a wound that the Leader can still take
LEADER_FAINT: Final = -0.33
FOLLOWER: Final = -0.13  # a character as such; what counts is what it can do
FIGHT: Final = 0.035
SWAY: Final = 0.18
PROSPECTS: Final = 0.012  # what the sensible player makes of it


def strength(st: FiveSails, seat: int, prospects: float) -> float:
    held = 0
    coming = 0
    core = 0
    for place in range(CITY_PLACES):
        if st.control[place] == seat:
            held += 1
            coming += st.renown_on[place]
            if 1 <= place <= 3:
                core += 1
    worth = RENOWN * st.renown[seat] + COMING * coming + LOCATION * held + PROSPECTS * prospects
    if core >= 2:
        worth += TWO_OF_THREE if core == 2 else ALL_THREE
    if st.renown[seat] + coming >= 7:
        worth += SEVEN
    worth += CARD * min(len(st.hands[seat]), 8)
    left = resolve_left(st, st.leaders[seat])
    worth += LEADER * min(left, 8) + (LEADER_FAINT if left <= 2 else 0.0)
    for i in st.crew[seat]:
        if i != st.leaders[seat]:
            worth += FOLLOWER + FIGHT * num(st, i, COMBAT) + SWAY * num(st, i, INFLUENCE)
    return worth


def shares(st: FiveSails, prospects: list[float]) -> list[float]:
    """For each seat, how likely it is to win."""
    return share_out(
        [0.0 if st.eliminated[seat] else math.exp(strength(st, seat, prospects[seat])) for seat in range(st.seats)]
    )
