"""Random games with all laws on. A failure is shrunk to a short list of actions and printed as a test."""

from __future__ import annotations

import hashlib
import pprint
from typing import Any

import msgspec

from ..core import TABLE, BadInput, Game, State
from ..core.record import Record
from ..core.rng import seeded
from ..games import game as game_named
from . import laws
from .laws import LawBroken

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


class Report(msgspec.Struct):
    """What a piece of fuzzing found."""

    games: int = 0
    actions: int = 0
    checked: int = 0
    failure: Case | None = None


def number(*parts: object) -> int:
    """A seed from anything."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")


def fuzz(name: str, games: range, seed: int, strict: float, trials: list[Trial] | None = None) -> Report:
    """Play games by number; `strict` is the part of the states that are put through all the laws.

    Without `trials` the game is tried at every seat count and under all its trial options, by turns."""
    game = game_named(name)
    tried = trials or [(seats, options) for seats in game.seats for options in game.trials]
    report = Report()
    for index in games:
        setting = number(name, seed, index)
        seats, options = tried[index % len(tried)]
        case = Case(name, seats, setting, options, [])
        try:
            play(game, case, report, strict)
        except LawBroken as broken:
            case.law, case.how = broken.law, broken.how
        except Exception as error:  # any crash is a broken promise
            case.law, case.how = "no crash", f"{type(error).__name__}: {error}"
        report.games += 1
        if case.law:
            report.failure = case
            break
    return report


def play(game: Game, case: Case, report: Report, strict: float) -> None:
    """Play one random game, noting each action before it is carried out."""
    rng = seeded(number("fuzz", case.seed))
    state = game.new(case.seats, case.seed, case.options)
    record = Record.begin(game, state, [f"Seat {seat + 1}" for seat in range(case.seats)], case.seed)
    part = int(strict * 1000)
    passes = laws.Passes(game)
    while True:
        laws.conservation(state)
        laws.ends(game, state)
        if rng.below(1000) < part:
            laws.check(game, state, rng.spawn())
            report.checked += 1
        if state.over:
            break
        seats = list(state.waiting)
        if state.legal(TABLE) and rng.below(4) == 0:
            seats = [TABLE]
        seat = seats[rng.below(len(seats))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        case.acts.append((seat, state.say(seat, action)))
        passes.play(state, seat, action)
        record.play(state, seat, action)
        passes.played(state)
        report.actions += 1
        for event in state.seen(None)[-3:]:
            if not game.story(event):
                raise LawBroken("words", f"there are no words for {event}")
    laws.replays(game, record, state)


# ---------------------------------------------------------------------- after a failure


def obey(name: str, seats: int, seed: int, options: dict[str, Any], acts: list[Act]) -> State:
    """Play the actions, all laws on; raises LawBroken. Actions that are not possible are left out."""
    game = game_named(name)
    return _obey(game, Case(name, seats, seed, options, acts), [])


def _obey(game: Game, case: Case, done: list[Act]) -> State:
    rng = seeded(number("obey", case.seed))
    state = game.new(case.seats, case.seed, case.options)
    record = Record.begin(game, state, [""] * case.seats, case.seed)
    laws.check(game, state, rng.spawn())
    passes = laws.Passes(game)
    for seat, text in case.acts:
        if state.over:
            break
        if seat < case.seats and state.why_not(seat, text) is None:
            done.append((seat, text))
            action = game.action(state, seat, text)
            passes.play(state, seat, action)
            record.play(state, seat, action)
            passes.played(state)
            laws.check(game, state, rng.spawn())
    for _ in range(5):  # some faults show only under some of the worlds that a law tries
        laws.check(game, state, rng.spawn())
    laws.replays(game, record, state)
    return state


def broken(game: Game, case: Case) -> Case | None:
    """The case cut to the point where the same law breaks again, or None where it does not."""
    done: list[Act] = []
    try:
        _obey(game, case, done)
    except LawBroken as again:
        law, how = again.law, again.how
    except BadInput:
        return None
    except Exception as error:
        law, how = "no crash", f"{type(error).__name__}: {error}"
    else:
        return None
    return Case(case.game, case.seats, case.seed, case.options, done, law, how) if law == case.law else None


def shrink(case: Case) -> Case:
    """A case as short as can be found that breaks the same law."""
    game = game_named(case.game)
    best = broken(game, case)
    if best is None:
        return case
    for simpler in (
        Case(best.game, game.seats[0], best.seed, {}, best.acts, best.law),
        Case(best.game, best.seats, best.seed, {}, best.acts, best.law),
    ):
        best = broken(game, simpler) or best
    size = len(best.acts)
    while size >= 1:
        start = 0
        while start < len(best.acts):
            fewer = [*best.acts[:start], *best.acts[start + size :]]
            found = broken(game, Case(best.game, best.seats, best.seed, best.options, fewer, best.law))
            if found is not None and len(found.acts) < len(best.acts):
                best = found
            else:
                start += size
        size //= 2
    return best


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
