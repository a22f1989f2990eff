"""Whether a puzzle still holds: its game comes to the moment, all is told in every language, nothing hidden is shown,
and a search with other luck finds the same choice clearly best."""

from __future__ import annotations

import msgspec

from ..core import BadInput, Game, Illegal, State, seeded
from ..games import game as game_named
from . import laws
from .choice_values import DOUBT, FAR, LOOK, NEAR, Weighing
from .fuzz import seed_of
from .puzzle import Puzzle


class Trial(msgspec.Struct, frozen=True):
    """A puzzle to be judged anew; the seed gives other luck."""

    puzzle: Puzzle
    seed: int


def find_fault(trial: Trial) -> str | None:
    """What is wrong with a puzzle; None when it holds."""
    return unsound(trial.puzzle) or shaken(trial.puzzle, trial.seed)


def unsound(puzzle: Puzzle) -> str | None:
    """What can be seen without a search."""
    game, seat = game_named(puzzle.game), puzzle.seat - 1
    try:
        state = puzzle.state(game)
        offered = sorted(state.say(seat, action) for action in state.legal(seat))
        if offered != sorted(one.do for one in puzzle.verdicts):
            return f"It judges {[one.do for one in puzzle.verdicts]}, but there is {offered} to choose from."
        imagined = state.imagine(seat, seeded(puzzle.luck))
        if laws.known_bytes(state, seat) != laws.known_bytes(imagined, seat):
            return "Its view shows something hidden."
        for words in (state.view(seat).prompt, *puzzle.why):
            laws.check_words(game, words)
    except (BadInput, Illegal, laws.LawBroken) as fault:
        return str(fault)
    return None


def shaken(puzzle: Puzzle, seed: int, near: int = LOOK, far: int = 0) -> str | None:
    """What a search with other luck finds against a sound puzzle, at both depths; `near` and `far` are worlds."""
    game, seat = game_named(puzzle.game), puzzle.seat - 1
    state = puzzle.state(game)
    for depth, worlds in ((NEAR, near), (FAR, far or puzzle.worlds)):
        fault = find_doubt(game, state, seat, puzzle, seed_of(puzzle.luck, "again", seed, depth), depth, worlds)
        if fault is not None:
            return fault
    return None


def find_doubt(game: Game, state: State, seat: int, puzzle: Puzzle, luck: int, depth: int, worlds: int) -> str | None:
    """What is found at one depth: something else is best, or it is not surely better, or surely too little."""
    weighing = Weighing(game, state.imagine(seat, seeded(luck)), seat, luck, depth)
    weighing.go_on(worlds)
    best, other = weighing.ranking()[:2]
    (lead, error), found = weighing.lead(), state.say(seat, best.action)
    where = "to the end of the game" if depth == FAR else f"{depth} decisions on"
    if found != puzzle.best.do:
        return f"Looking {where}, '{found}' is best ({best.chance:.0%}), not '{puzzle.best.do}'."
    if lead < DOUBT * error or weighing.hopeless():
        second = state.say(seat, other.action)
        return (
            f"Looking {where}, '{found}' ({best.chance:.0%}) is not clearly ahead of '{second}' ({other.chance:.0%})."
        )
    return None
