"""The slow general door: views as columns that are called what they hold, for games without an observer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import intrigue
from intrigue.core import seeded

np: Any = pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research.batch import zeros  # noqa: E402
from intrigue.research.layout import Found  # noqa: E402
from intrigue.research.viewing import BOUND, ViewObserver  # noqa: E402

GAME = intrigue.game("trickery")
OBSERVER = ViewObserver(GAME)  # as if it had none of its own
NAMES = [column.name for column in OBSERVER.blocks[0].columns]


def observed(state: Any, seat: int) -> list[int]:
    kept = zeros(len(NAMES))
    OBSERVER.write(state, seat, kept, 0)
    return [int(number) for number in kept]


def test_columns_are_what_they_are_called() -> None:
    given = {
        "seats": 3,
        "societies": ["thorn", "thorn", "machine"],
        "coins": [3, 0, 2],
        "seals": [3, 4, 0],
        "played": [["favour"], [], []],
        "turn": 1,
    }
    assert len(NAMES) == len(set(NAMES))
    seen = dict(zip(NAMES, observed(GAME.position(given), 1), strict=True))
    assert seen["seat"] == 1
    assert [seen[f"players[{seat}].coins"] for seat in range(3)] == [3, 0, 2]
    assert [seen[f"players[{seat}].seals"] for seat in range(3)] == [3, 4, 0]
    assert seen["players[0].society"] == seen["players[1].society"] != seen["players[2].society"] != 0
    assert (seen["players[0].played[favour]"], seen["players[0].hand[favour]"]) == (1, 0)
    assert (seen["waiting.length"], seen["waiting[0]"], seen["waiting[1]"]) == (1, 1, -1)
    assert seen["players.length"] == 3
    assert seen["players[3].coins"] == 0


def test_an_observation_tells_nothing_that_the_seat_cannot_know() -> None:
    rng, state = seeded(3), GAME.new(6, 5, events=False)
    for _ in range(40):
        for seat in range(state.seats):
            assert observed(state, seat) == observed(state.imagine(seat, rng), seat)
        if state.over:
            break
        actions = state.actions(state.mover())
        state.apply_unchecked(state.mover(), actions[rng.below(len(actions))])


def test_no_two_actions_have_the_same_row() -> None:
    state = GAME.new(4, 2, events=False)
    while state.moves < 4:
        state.apply_unchecked(state.mover(), state.actions(state.mover())[0])
    rows = set()
    for action in state.actions(state.mover()):
        kept = zeros(2)
        OBSERVER.write_choice(state, state.mover(), action, kept, 0)
        rows.add(tuple(kept))
    assert len(rows) == len(state.actions(state.mover())) > 2


class Leaf(msgspec.Struct):
    known: tuple[tuple[str, int], ...]
    gear: tuple[str, ...]
    rank: int | None
    numbers: tuple[int | None, ...] = ()
    rumour: str = "A sentence for people."


CARDS = {f"card{number}": "gear" for number in range(100)}
NOBODY = Leaf((), (), None)
SOMEBODY = Leaf((("card3", 4), ("card7", -1)), ("card1", "card2"), 5, (7, None))


def told(leaf: Leaf) -> dict[str, int]:
    """A leaf by the columns that seeing it and another teaches."""
    found = Found()
    for seen in (NOBODY, SOMEBODY):
        found.see(seen)
    shape, out = found.shape(CARDS, 6), []  # type: tuple[Any, list[int]]
    shape.write(leaf, out)
    return dict(zip(shape.names(""), out, strict=True))


def test_a_pair_is_a_word_and_a_number_and_few_of_many_words_have_places() -> None:
    columns = told(SOMEBODY)
    assert [columns[f"known[{at}].1"] for at in (0, 1, 2)] == [4, -1, 0]
    assert [columns[f"known[{at}].0"] for at in (0, 1, 2)] == [4, 8, 0]  # 1 + the place among all cards of the kind
    assert [columns[f"gear{place}"] for place in (".length", "[0]", "[1]", "[2]")] == [2, 2, 3, 0]
    assert [columns[f"numbers{place}"] for place in (".length", "[0]", "[1]", "[2]")] == [2, 7, -2, -1]
    assert (columns["rank?"], columns["rank"]) == (1, 5)
    assert not any(name.startswith("rumour") for name in columns)
    assert (told(NOBODY)["rank?"], told(NOBODY)["rank"]) == (0, 0)


def test_unknown_words_and_longer_lists_have_their_places() -> None:
    columns = told(Leaf((), tuple(f"card{at}" for at in range(50)), 1))
    assert columns["gear.length"] == 50
    assert told(Leaf((), ("unheard", ""), 1))["gear[0]"] == len(CARDS) + 1
    assert told(Leaf((), ("unheard", ""), 1))["gear[1]"] == 0


def test_numbers_stay_within_their_bounds() -> None:
    state = GAME.new(3, 1, events=False)
    view = GAME.view(state, 0)
    out: list[int] = []
    OBSERVER.shape.write(view, out)
    assert max(out) < BOUND
    assert all(column.low == -BOUND and column.high == BOUND for column in OBSERVER.blocks[0].columns)
