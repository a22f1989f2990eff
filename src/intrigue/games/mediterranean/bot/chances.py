"""Who is likely to win: points so far, and what everybody may still expect. The weights were fitted to games between
sensible players."""

from __future__ import annotations

import math
from typing import Final

from ....core.player import share_out
from ..cards.goods import BASICS
from ..rules.ending import final_score
from ..state.state import Mediterranean
from ..state.tracks import step_of
from .mind import Mind

# Points to come for what a seat has
SCORED: Final = 0.85  # less than one: who leads is aimed at
HAND: Final = 0.65  # for a point that the hand is worth as it is
CARD: Final = 0.9  # and for each card, since cards are traded into better sets
STEP: Final = 0.4  # on a track
HAPPY: Final = 0.8
SAFE: Final = 0.5

# Points to come in each turn that is left
STEP_LATER: Final = 0.65
CITY: Final = 1.0
BOAT: Final = 2.2
WORKER: Final = 2.3

# By turn: how much a point of difference says about who wins
TELLING: Final = (0.02, 0.02, 0.06, 0.066, 0.082, 0.107, 0.14)


def expected_points(st: Mediterranean, seat: int) -> float:
    """The points that a seat may expect at the end, apart from what all may."""
    left = float(st.options.turns - st.turn)
    steps = float(step_of(st.gov[seat]) + step_of(st.rel[seat]))
    workers = 0
    for good in range(BASICS):
        workers += st.workers[seat * BASICS + good]
    now = SCORED * final_score(st, seat) + HAND * Mind(st, seat).value([], [], []) + CARD * len(st.held[seat])
    now += STEP * steps + HAPPY * st.happy[seat] + SAFE * st.safe[seat]
    return now + left * (STEP_LATER * steps + CITY * st.cities(seat) + BOAT * st.boats(seat) + WORKER * workers)


def chances(st: Mediterranean) -> list[float]:
    """For each seat, how likely it is to win."""
    points = [expected_points(st, seat) for seat in range(st.seats)]
    most = max(points)
    left: int = st.options.turns - st.turn
    telling = TELLING[max(0, len(TELLING) - 1 - left)]
    return share_out([math.exp(telling * (one - most)) for one in points])
