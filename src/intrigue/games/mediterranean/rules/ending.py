"""The end of the game: what counts, and who wins (MED-END)."""

from __future__ import annotations

from typing import Final

from ..cards.developments import FACE
from ..cards.face import (
    DECK_LEVEL,
    PER_BOAT,
    PER_CITY,
    PER_HAPPINESS,
    PER_OWN,
    PER_SAFETY,
    PER_STEP,
    PER_SWORD,
    PER_WORKER,
    RELIGIOUS,
    Face,
)
from ..cards.goods import BASICS
from ..events import Ended
from ..state.numbers import BY_LEVELS, BY_TRACKS, MOST_POINTS, SHARED
from ..state.state import Mediterranean
from ..state.tracks import level_of, step_of

ENDING_RULES: Final[list[str]] = ["MED-END-1", "MED-END-2", "MED-END-2", "MED-C-20"]


def monument(state: Mediterranean, seat: int, face: Face) -> int:
    """What a Monument or Shrine counts at the end."""
    total = 0
    religious = RELIGIOUS[face.deck]
    for what, each in face.counts:
        if what < PER_SAFETY:
            count = sum([FACE[side].icons[what - PER_SWORD] for side in state.devs[seat]])
        elif what == PER_SAFETY:
            count = max(0, state.safe[seat])
        elif what == PER_HAPPINESS:
            count = max(0, state.happy[seat])
        elif what == PER_CITY:
            count = state.cities(seat)
        elif what == PER_BOAT:
            count = state.boats(seat)
        elif what == PER_WORKER:
            count = sum([state.producers(seat, good) for good in range(BASICS)])
        elif what == PER_OWN:
            count = sum([1 for side in state.devs[seat] if own_colour(FACE[side], face)])
        else:
            assert what == PER_STEP
            count = step_of(state.rel[seat] if religious else state.gov[seat])
        total += each * count
    return total


def own_colour(other: Face, face: Face) -> bool:
    """Of the same colour, whatever the level."""
    return other.deck - DECK_LEVEL[other.deck] == face.deck - DECK_LEVEL[face.deck] and DECK_LEVEL[other.deck] > 0


def final_score(state: Mediterranean, seat: int) -> int:
    """MED-END-1: points in hand, printed on developments, and of Monument and Shrine."""
    total = state.vp[seat]
    for side in state.devs[seat]:
        face = FACE[side]
        total += face.vp
        if face.counts:
            total += monument(state, seat, face)
    return total


def most(what: list[int], among: list[int]) -> list[int]:
    best = max([what[seat] for seat in among])
    return [seat for seat in among if what[seat] == best]


def finish(state: Mediterranean) -> None:
    """MED-AIM-1, MED-END-1, MED-END-2: points, then the two levels of now together (MED-C-37), then happiness and
    safety together (MED-C-19), then a shared victory (MED-C-20)."""
    seats = state.seats
    state.scores = [final_score(state, seat) for seat in range(seats)]
    levels = [level_of(state.gov[seat]) + level_of(state.rel[seat]) for seat in range(seats)]
    tracks = [state.happy[seat] + state.safe[seat] for seat in range(seats)]
    best = most(state.scores, list(range(seats)))
    ending = MOST_POINTS
    if len(best) > 1:
        best = most(levels, best)
        ending = BY_LEVELS
    if len(best) > 1:
        best = most(tracks, best)
        ending = BY_TRACKS
    if len(best) > 1:
        ending = SHARED
    state.winners = best
    state.ending = ending
    state.over = True
    state.stack.clear()
    if state.events is not None:
        state.tell(Ended(tuple(best), tuple(state.scores), ENDING_RULES[ending]))
