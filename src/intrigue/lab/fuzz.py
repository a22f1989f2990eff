"""Random games with the laws on. A failure is shrunk to a short list of actions and printed as a test.

The quick laws are checked in every state: nothing is lost (conservation), somebody can act (ends), every event has
words, and the record of the game leads through the very same states again (sameness). A share of the states is put
through every law.
"""

from __future__ import annotations

import hashlib
import pprint
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from ..core import TABLE, BadInput, Game, State
from ..core.record import Line, Record
from ..core.rng import Rng, seeded
from ..games import game as game_named
from . import laws
from .exact import Exact
from .laws import LawBroken

STATES = 10  # of a game that are put through every law, where nobody says how many
TRIES = 6  # at the end of a case: some faults show only in some of the worlds that a law tries

Act = tuple[int, str]  # seat and text of an action
Trial = tuple[int, dict[str, Any]]  # seats and options


class Case(msgspec.Struct):
    """A game up to the moment at which a law was broken."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    acts: list[Act]
    law: str = ""
    how: str = ""


class Findings(msgspec.Struct):
    """What a piece of fuzzing found."""

    games: int = 0
    actions: int = 0
    checked: int = 0  # states put through every law
    failure: Case | None = None

    @property
    def states(self) -> int:
        """All states that were seen: a new game is one, and every action leads to another."""
        return self.games + self.actions

    def add(self, other: Findings) -> None:
        self.games += other.games
        self.actions += other.actions
        self.checked += other.checked
        self.failure = self.failure or other.failure


def seed_of(*parts: object) -> int:
    """A seed from anything."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")


def settings(game: Game) -> list[Trial]:
    """Every seat count under all trial options."""
    return [(seats, options) for seats in game.seats for options in game.law_options]


def share(game: Game, trials: list[Trial]) -> float:
    """The part of the states to be put through every law that makes about STATES of them in a random game: every
    time the same for the same trials, and never so much that a long game takes for ever."""
    return min(1.0, STATES * len(trials) / sum(length(game, seats, options) for seats, options in trials))


def length(game: Game, seats: int, options: dict[str, Any]) -> int:
    """How many states a random game has."""
    state, rng = game.new(seats, 1, options, events=False), seeded(1)
    with suppress(Exception):  # what is wrong with a game will be found when the laws are on
        while not state.over and state.moves < game.max_actions:
            state.apply(*random_act(state, rng))
    return state.moves + 1


def random_act(state: State, rng: Rng) -> tuple[int, int]:
    """A seat that may act, the table among them, and one of its actions."""
    seats = list(state.waiting)
    if state.legal(TABLE) and rng.below(4) == 0:
        seats = [TABLE]
    seat = seats[rng.below(len(seats))]
    actions = state.legal(seat)
    return seat, actions[rng.below(len(actions))]


def fuzz(name: str, games: range, seed: int, strict: float, trials: list[Trial] | None = None) -> Findings:
    """Play games by number; `strict` is the part of the states that are put through all the laws. The same seed plays
    the same games, however many are looked at.

    Without `trials` the game is tried at every seat count and under all its trial options, by turns."""
    game = game_named(name)
    tried = trials or settings(game)
    report = Findings()
    for index in games:
        case = deal(name, seed, index, tried)
        try:
            play(game, case, report, strict)
        except LawBroken as broken:
            case.law, case.how = broken.law, broken.how
        except Exception as error:  # any crash is a broken promise
            case.law, case.how = crash(error)
        report.games += 1
        if case.law:
            report.failure = case
            break
    return report


def deal(name: str, seed: int, index: int, trials: list[Trial]) -> Case:
    """A game by its number, before anything is done in it."""
    seats, options = trials[index % len(trials)]
    return Case(name, seats, seed_of(name, seed, index), options, [])


def crash(error: Exception) -> tuple[str, str]:
    return "no crash", f"{type(error).__name__}: {error}"


class Outing:
    """A game under way, its record, and every state that it went through."""

    def __init__(self, game: Game, case: Case) -> None:
        self.game = game
        self.state = game.new(case.seats, case.seed, case.options)
        self.record = Record.begin(game, self.state, [f"Seat {seat + 1}" for seat in range(case.seats)], case.seed)
        self.states = [Exact(self.state).bytes]
        self.told = 0  # events that have their words
        self.passes = laws.Passes(game)
        self.look()

    def act(self, seat: int, action: int, text: str) -> None:
        self.passes.play(self.state, seat, action)
        self.state.apply(seat, action)
        self.passes.check(self.state)
        self.record.lines.append(Line(seat + 1, text, ""))  # with no check of its own: the states are compared
        self.states.append(Exact(self.state).bytes)
        self.look()

    def look(self) -> None:
        """The quick laws, in the state as it is now."""
        laws.conservation(self.state)
        laws.ends(self.game, self.state)
        events = self.state.events or []
        for happening in events[self.told :]:
            laws.story(self.game, happening)
        self.told = len(events)

    def close(self) -> None:
        self.record.close.result = self.state.result
        laws.replays(self.game, self.record, self.states, self.state)


def play(game: Game, case: Case, report: Findings, strict: float) -> None:
    """Play one random game, noting each action before it is carried out."""
    rng, worlds = seeded(seed_of("fuzz", case.seed)), seeded(seed_of("laws", case.seed))
    outing = Outing(game, case)
    state = outing.state
    while True:
        if worlds.below(1 << 20) < strict * (1 << 20):
            laws.check(game, state, worlds.spawn())
            report.checked += 1
        if state.over:
            break
        seat, action = random_act(state, rng)
        text = state.say(seat, action)
        case.acts.append((seat, text))
        outing.act(seat, action, text)
        report.actions += 1
    outing.close()


# ---------------------------------------------------------------------- after a failure


def obey(name: str, seats: int, seed: int, options: dict[str, Any], acts: list[Act]) -> State:
    """Play the actions, all laws on; raises LawBroken. Actions that are not possible are left out."""
    game = game_named(name)
    return _obey(game, Case(name, seats, seed, options, acts), [], thorough=True)


def _obey(game: Game, case: Case, done: list[Act], thorough: bool) -> State:
    """`thorough` puts every state through every law, else it is done in the last one only."""
    outing = Outing(game, case)
    state = outing.state
    if thorough:
        laws.check(game, state, chance(case, 0, 0))
    for seat, text in case.acts:
        if state.over:
            break
        if seat < case.seats and state.why_not(seat, text) is None:
            done.append((seat, text))
            outing.act(seat, game.action(state, seat, text), text)
            if thorough:
                laws.check(game, state, chance(case, len(done), 0))
    for attempt in range(TRIES):
        laws.check(game, state, chance(case, len(done), attempt))
    outing.close()
    return state


def chance(case: Case, done: int, attempt: int) -> Rng:
    """The worlds that a law tries after so many actions: the same, whatever was tried before."""
    return seeded(seed_of("obey", case.seed, done, attempt))


def shorten(game: Game, case: Case, thorough: bool = True) -> Case | None:
    """The case cut to the point where the same law breaks again, or None where it does not."""
    done: list[Act] = []
    try:
        _obey(game, case, done, thorough)
    except LawBroken as again:
        law, how = again.law, again.how
    except BadInput:
        return None
    except Exception as error:
        law, how = crash(error)
    else:
        return None
    return Case(case.game, case.seats, case.seed, case.options, done, law, how) if law == case.law else None


def shrinking(case: Case) -> Iterator[Case]:
    """Simpler and simpler cases; each breaks the same law when it is obeyed."""
    game = game_named(case.game)
    best = shorten(game, case)
    if best is None:
        return
    yield best
    for seats in (game.seats[0], best.seats):
        simple = shorten(game, Case(best.game, seats, best.seed, {}, best.acts, best.law))
        if simple is not None:
            best = simple
            yield best
            break
    size = len(best.acts)
    while size >= 1:
        start = 0
        while start < len(best.acts):
            fewer = [*best.acts[:start], *best.acts[start + size :]]
            trial = Case(best.game, best.seats, best.seed, best.options, fewer, best.law)
            # the law breaks in the last state, so that one is looked at first, and the others only where it does
            found = shorten(game, trial, thorough=False) and shorten(game, trial)
            if found is not None and len(found.acts) < len(best.acts):
                best = found
                yield best
            else:
                start += size
        size //= 2


def as_test(case: Case) -> str:
    """The case as a test that can be pasted into the suite."""
    name = case.law.replace(" ", "_")
    acts = pprint.pformat(case.acts, width=100, indent=4).replace("[   ", "[", 1)
    lines = "\n    ".join(("acts = " + acts).splitlines())
    return (
        "from intrigue.lab.fuzz import obey\n\n\n"
        f"def test_{case.game}_obeys_the_law_of_{name}() -> None:\n"
        f"    # {' '.join(case.how.split())[:100]}\n"
        f"    {lines}\n"
        f"    obey({case.game!r}, seats={case.seats}, seed={case.seed}, options={case.options!r}, acts=acts)\n"
    )
