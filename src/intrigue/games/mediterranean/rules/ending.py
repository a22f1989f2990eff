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


def monument(state: Mediterranean, p: int, face: Face) -> int:
    """What a Monument or Shrine counts at the end."""
    total = 0
    religious = RELIGIOUS[face.deck]
    for what, each in face.counts:
        if what < PER_SAFETY:
            count = sum([FACE[side].icons[what - PER_SWORD] for side in state.devs[p]])
        elif what == PER_SAFETY:
            count = max(0, state.safe[p])
        elif what == PER_HAPPINESS:
            count = max(0, state.happy[p])
        elif what == PER_CITY:
            count = state.cities(p)
        elif what == PER_BOAT:
            count = state.boats(p)
        elif what == PER_WORKER:
            count = sum([state.producers(p, good) for good in range(BASICS)])
        elif what == PER_OWN:
            count = sum([1 for side in state.devs[p] if own_colour(FACE[side], face)])
        else:
            assert what == PER_STEP
            count = step_of(state.rel[p] if religious else state.gov[p])
        total += each * count
    return total


def own_colour(other: Face, face: Face) -> bool:
    """Of the same colour, whatever the level."""
    return other.deck - DECK_LEVEL[other.deck] == face.deck - DECK_LEVEL[face.deck] and DECK_LEVEL[other.deck] > 0


def final_score(state: Mediterranean, p: int) -> int:
    """MED-END-1: points in hand, printed on developments, and of Monument and Shrine."""
    total = state.vp[p]
    for side in state.devs[p]:
        face = FACE[side]
        total += face.vp
        if face.counts:
            total += monument(state, p, face)
    return total


def most(what: list[int], among: list[int]) -> list[int]:
    best = max([what[p] for p in among])
    return [p for p in among if what[p] == best]


def finish(state: Mediterranean) -> None:
    """MED-AIM-1, MED-END-1, MED-END-2: points, then the two levels of now together (MED-C-37), then happiness and
    safety together (MED-C-19), then a shared victory (MED-C-20)."""
    n = state.seats
    state.scores = [final_score(state, p) for p in range(n)]
    levels = [level_of(state.gov[p]) + level_of(state.rel[p]) for p in range(n)]
    tracks = [state.happy[p] + state.safe[p] for p in range(n)]
    best = most(state.scores, list(range(n)))
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
