"""A finished game looked at again: what could each player have expected, from what they knew, and what else was there?

Every decision is put to a search that compares the choices in the same imagined worlds. It knows what the player knew
then and nothing more, so a choice that turned out badly is not blamed for bad luck.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..core import Game, State, Words, seeded
from ..core.record import Record, act
from .search_compare import Compare

ROUNDS = 400  # futures for each decision
HUMAN = 0.25  # the part of the decisions in those futures that is taken at random: nobody always plays as expected
SHOWN = 4  # choices told of each decision
SLIP = 0.10  # so much of a victory given away is worth a word
SWING = 0.20  # so much of a change between two decisions of a player is a turning point


class Alternative(msgspec.Struct, frozen=True):
    """One choice, as text, and what the player could expect of the victory after it, from 0 to 1."""

    do: str
    chance: float
    words: Words


class Decision(msgspec.Struct, frozen=True):
    """One decision of a player, judged from what the player knew."""

    move: int  # how many actions came before it
    seat: int
    do: str
    chance: float  # after what was done
    lost: float  # what the best choice would have been worth more
    best: tuple[Alternative, ...]  # the best choices, the best first
    words: Words  # what `do` means


class Situation(msgspec.Struct, frozen=True):
    """A decision still to be judged."""

    move: int
    seat: int
    action: int
    known: State


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that changed the game, or at which it was seen to have changed."""

    move: int
    seat: int
    kind: str  # "slip": something better was there; "rise", "fall": much has happened since the last decision
    by: float  # how much of a victory


def situations(game: Game, record: Record) -> Iterator[Situation]:
    """All decisions of a record at which there was something to decide."""
    state = record.start(game)
    for move, line in enumerate(record.lines):
        seat = line.seat - 1
        actions = state.actions(seat)
        if seat >= 0 and len(actions) > 1:
            action = game.action(state, seat, line.do)
            yield Situation(move, seat, action, state.imagine(seat, seeded(move)))
        act(game, state, move + 1, line)


def decisions(game: Game, record: Record) -> int:
    """How many there are of them."""
    state, count = record.start(game), 0
    for move, line in enumerate(record.lines):
        seat = line.seat - 1
        count += seat >= 0 and len(state.actions(seat)) > 1
        act(game, state, move + 1, line)
    return count


def judge_choice(game: Game, situation: Situation, rounds: int = ROUNDS, seconds: float = 0.0) -> Decision:
    known, seat = situation.known, situation.seat
    look = msgspec.structs.replace(game.lookahead, blind=HUMAN)
    search = Compare(game.bot(), game.quick_bot(), rounds, seconds, look)
    found = search.compare(known, seat, seeded(situation.move), situation.action)
    chosen = next(prospect for prospect in found if prospect.action == situation.action)
    told = [
        Alternative(known.say(seat, one.action), round(one.worth, 3), game.words.label(known, seat, one.action))
        for one in found[:SHOWN]
    ]
    lost = 0.0 if chosen is found[0] else max(0.0, found[0].worth - chosen.worth)
    do = known.say(seat, situation.action)
    words = game.words.label(known, seat, situation.action)
    return Decision(situation.move, seat, do, round(chosen.worth, 3), round(lost, 3), tuple(told), words)


def turning_points(decisions: list[Decision]) -> list[TurningPoint]:
    """The slips and the turning points, in order."""
    found: list[TurningPoint] = []
    before: dict[int, float] = {}
    for one in decisions:
        best = one.best[0].chance
        change = best - before.get(one.seat, best)
        if abs(change) >= SWING:
            found.append(TurningPoint(one.move, one.seat, "rise" if change > 0 else "fall", round(abs(change), 3)))
        if one.lost >= SLIP:
            found.append(TurningPoint(one.move, one.seat, "slip", one.lost))
        before[one.seat] = one.chance
    return found
