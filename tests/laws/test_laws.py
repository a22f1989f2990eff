"""Every listed game obeys the laws: at every seat count, under every trial option, by random play and by Hypothesis."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import intrigue
from intrigue.core import Game
from intrigue.core.part import Part
from intrigue.core.rng import seeded
from intrigue.lab import laws
from intrigue.lab.fuzz import Case, Findings, length, play

STATES = 8  # of a game that are put through every law: long games are looked at in fewer places, so that all get a look
SEEDS = (1, 2) if intrigue.COMPILED else (0,)  # each build looks at games of its own, the quick one at more of them
GAMES = [intrigue.game(name) for name in intrigue.games()]
TRIALS = [(game, seats, options) for game in GAMES for seats in game.seats for options in game.law_options]
NAMES = [f"{game.name}-{seats}-{'-'.join(f'{k}={v}' for k, v in options.items())}" for game, seats, options in TRIALS]


@pytest.mark.parametrize(("game", "seats", "options"), TRIALS, ids=NAMES)
def test_random_games_obey_the_laws(game: Game, seats: int, options: dict[str, Any]) -> None:
    report = Findings()
    strict = min(0.3, STATES / length(game, seats, options))
    for seed in (*SEEDS, *range(10, 20)):
        if seed in SEEDS or not report.checked:  # a lot falls on each state: in a short game perhaps on none
            play(game, Case(game.name, seats, seed, options, []), report, strict)
    assert report.checked > 0


@pytest.mark.parametrize(("game", "seats", "options"), TRIALS, ids=NAMES)
def test_the_opening_of_a_game_obeys_every_law(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Sealed choices are mostly made at the start, so every state there is put through every law."""
    for seed in SEEDS[:1]:
        state, rng = game.new(seats, seed, options), seeded(seed)
        for _ in range(seats + 2):
            laws.check(game, state, rng.spawn())
            seat = state.waiting[rng.below(len(state.waiting))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("game", "seats", "options"), TRIALS, ids=NAMES)
def test_the_same_knowledge_gives_the_same_imagination(game: Game, seats: int, options: dict[str, Any]) -> None:
    found = laws.same_knowledge(game, seats, options, range(40))
    if found < 40:  # where hardly two deals leave a seat with the same knowledge
        found = laws.same_knowledge(game, seats, options, range(150))
    assert found > 0


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_hypothesis_finds_no_way_around_the_laws(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats), "seats")
    options = data.draw(st.sampled_from(game.law_options), "options")
    state = game.new(seats, data.draw(st.integers(0, 2**62), "seed"), options)
    rng = seeded(data.draw(st.integers(0, 2**32), "worlds"))
    for choice in data.draw(st.lists(st.integers(0, 2**16), max_size=40), "choices"):
        if state.over:
            break
        seat = state.waiting[choice % len(state.waiting)]
        legal = state.legal(seat)
        state.apply(seat, legal[choice % len(legal)])
    laws.check(game, state, rng)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_whatever_a_game_makes_states_of_can_be_read_back(game: Game) -> None:
    """Wherever in its folder it is written, and under a name that nothing else there has. What a bot adds to tables
    that it only imagines is never saved."""
    package = import_module(type(game).__module__)
    modules = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    for name in modules:
        if not name.endswith(".fields"):  # a list that only tools read
            import_module(name)
    found = [kind for kind in below(Part) if kind.__module__ in modules]  # not those of earlier players, tried beside
    kept = [kind for kind in found if ".bot" not in kind.__module__]
    assert kept
    assert [kind for kind in kept if game.kinds.get(kind.__name__) is not kind] == []


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_bot_decides_by_what_its_seat_knows(game: Game) -> None:
    """Two states with the same knowledge of a seat give the same decision: bots are handed imagined states only."""
    for seed in range(2):
        state, rng = game.new(seed=seed), seeded(seed)
        while not state.over and state.moves < 100:
            seat = state.mover()
            other = state.imagine(seat, rng)
            chance = rng.spawn()
            choices = {game.bot().choose(s.imagine(seat, chance.clone()), seat, chance.clone()) for s in (state, other)}
            assert len(choices) == 1
            state.apply(seat, choices.pop())
