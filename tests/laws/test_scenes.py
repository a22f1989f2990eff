"""Several who look at one moment see what each of them sees alone, whoever looks first, and whatever they saw before.
What they are offered is called what it would be called if nobody had ever been offered it before."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import intrigue
from intrigue.core import TABLE, Game, Scene, State
from intrigue.core.choice_cache import MOST, Offers

ACTIONS = 60
LOOKED = 600
UNTOLD = 6  # games
OFFERED = 1000  # games have more ways to say things than to show them


def moments(game: Game, luck: random.Random, actions: int) -> Iterator[State]:
    """So many moments of games by chance."""
    looked = 0
    while looked < actions:
        state = game.new(luck.choice(list(game.seats)), luck.randrange(1000), dict(luck.choice(game.law_options)))
        while not state.over and looked < actions:
            seat = luck.choice(state.waiting)
            state.apply(seat, luck.choice(state.actions(seat) if seat == TABLE else state.legal(seat)))
            looked += 1
            yield state


@pytest.mark.parametrize("name", intrigue.games())
def test_looking_on_with_others_shows_nothing_else(name: str) -> None:
    game, luck = intrigue.game(name), random.Random(2)
    scene: Scene | None = None
    for state in moments(game, luck, LOOKED):
        viewers = [TABLE, *range(state.seats)]
        alone = {viewer: game.view(state, viewer) for viewer in viewers}
        scene = Scene(state, scene)
        luck.shuffle(viewers)
        assert {viewer: game.look(scene, viewer) for viewer in viewers} == alone


@pytest.mark.parametrize("name", [name for name in intrigue.games() if intrigue.game(name).tells_all])
def test_whoever_is_told_nothing_sees_nothing_new_where_a_game_says_so(name: str) -> None:
    """Such views are not made again."""
    game, luck, untold = intrigue.game(name), random.Random(6), 0
    for _ in range(UNTOLD):
        state = game.new(luck.choice(list(game.seats)), luck.randrange(1000), dict(luck.choice(game.law_options)))
        viewers = [TABLE, *range(state.seats)]
        before = {viewer: game.view(state, viewer) for viewer in viewers}
        for _ in range(ACTIONS):
            if state.over:
                break
            assert state.events is not None
            actor, told = luck.choice(state.waiting), len(state.events)
            state.apply(actor, luck.choice(state.actions(actor)))
            after = {viewer: game.view(state, viewer) for viewer in viewers}
            for viewer in viewers:
                if viewer != actor and not any(new.seen_by(viewer) is not None for new in state.events[told:]):
                    assert after[viewer] == before[viewer]
                    untold += 1
            before = after
    assert untold


@pytest.mark.parametrize("name", intrigue.games())
def test_what_is_remembered_of_a_choice_is_what_it_is_called_now(name: str) -> None:
    game, luck = intrigue.game(name), random.Random(3)
    for state in moments(game, luck, OFFERED):
        for seat in range(state.seats):
            fresh = [game.choice(state, seat, action) for action in state.legal(seat)]
            assert list(game.choices(state, seat)) == fresh


@pytest.mark.parametrize("name", intrigue.games())
def test_as_many_choices_are_counted_as_are_remembered(name: str) -> None:
    """Whoever remembers too many lets go of all of them, and does not grow for ever."""
    game, luck, offers = intrigue.game(name), random.Random(4), Offers()
    for state in moments(game, luck, ACTIONS):
        for seat in range(state.seats):
            offers.of(game, state, seat)
            assert offers._count == len(offers._known) + sum(map(len, offers._alike.values()))
    assert 0 < offers._count <= MOST
    offers.clear()
    offers._count = MOST
    for state in moments(game, luck, ACTIONS):
        for seat in state.waiting:
            assert offers.of(game, state, seat) == game.choices(state, seat)
    assert offers._count < MOST


def test_what_is_printed_anew_is_called_anew() -> None:
    game = intrigue.game("trickery")
    state = game.position({"societies": ["thorn", "thorn", "machine"]})
    before = game.choices(state, 0)
    game.change({"build": {"coins": 3}})
    try:
        assert game.choices(state, 0) != before
    finally:
        game.change({})
    assert game.choices(state, 0) == before


@pytest.mark.parametrize("name", intrigue.games())
def test_whoever_only_looks_on_is_offered_nothing(name: str) -> None:
    """Also where a clock runs, and the table itself has something to do."""
    game, luck = intrigue.game(name), random.Random(4)
    for options in game.law_options:
        state = game.new(game.seats[0], luck.randrange(1000), dict(options))
        for _ in range(ACTIONS):
            if state.over:
                break
            assert state.view(None).choices == ()
            for seat in range(state.seats):
                assert bool(state.view(seat).choices) == (seat in state.waiting)
            seat = luck.choice(state.waiting)
            state.apply(seat, luck.choice(state.actions(seat)))


def test_what_is_as_it_was_is_the_very_same_thing() -> None:
    state = intrigue.game("trickery").new(3)
    before = Scene(state)
    numbers = [1]

    def alike(state: State) -> tuple[int, ...]:
        return tuple(numbers)

    first = before.memo(alike, state)
    assert Scene(state, before).memo(alike, state) is first
    numbers.append(2)
    assert Scene(state, before).memo(alike, state) == (1, 2)


def test_what_follows_from_one_thing_is_made_when_that_is_another() -> None:
    scene = Scene(intrigue.game("trickery").new(3))
    made: list[int] = []

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    assert scene.memo_by_key(1, double, 1) == 2
    later = Scene(scene.state, scene)
    assert (later.memo_by_key(1, double, 1), later.memo_by_key(3, double, 3), later.memo_by_key(3, double, 3)) == (
        2,
        6,
        6,
    )
    assert made == [1, 3]
