"""Observations: vectors of fixed length whose columns keep their meaning, and an action space without gaps."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue import BadInput
from intrigue.core import seeded

np = pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research.actions import ActionTable  # noqa: E402
from intrigue.research.layout import kept_file, layout, survey  # noqa: E402


def plain(names: list[str]) -> set[str]:
    """Names of columns without the places of lists and the words of bags."""
    return {re.sub(r"\[[^]]*\]|\.length$", "", name) for name in names}


@pytest.mark.parametrize("name", intrigue.games())
def test_the_kept_layout_fits_the_views_of_the_game(name: str) -> None:
    assert kept_file(name).exists(), f"python -m intrigue.research.layout --write {name}"
    now, kept = survey(intrigue.game(name), games=1, thorough=False), layout(name)
    new = plain(now.names) - plain(kept.names)
    assert not new, f"the view has grown; python -m intrigue.research.layout --write {name}"


@pytest.mark.parametrize("name", intrigue.games())
def test_every_view_has_the_same_length_and_says_which_seat_it_is_of(name: str) -> None:
    game, kept = intrigue.game(name), layout(name)
    assert len(kept.names) == kept.length == len(set(kept.names))
    for seats in game.seats:
        state = game.new(seats, seats, events=False)
        for seat in range(seats):
            vector = kept.vector(state.view(seat))
            assert vector.shape == (kept.length,)
            assert vector[kept.names.index("seat")] == seat


def test_columns_are_what_they_are_called() -> None:
    game, kept = intrigue.game("trickery"), layout("trickery")
    given = {
        "seats": 3,
        "societies": ["thorn", "thorn", "machine"],
        "coins": [3, 0, 2],
        "seals": [3, 4, 0],
        "played": [["favour"], [], []],
        "turn": 1,
    }
    seen = dict(zip(kept.names, kept.vector(game.position(given).view(1)), strict=True))
    assert [seen[f"players[{seat}].coins"] for seat in range(3)] == [3, 0, 2]
    assert [seen[f"players[{seat}].seals"] for seat in range(3)] == [3, 4, 0]
    assert seen["players[0].society"] == seen["players[1].society"] != seen["players[2].society"] != 0
    assert (seen["players[0].played[favour]"], seen["players[0].hand[favour]"]) == (1, 0)
    assert (seen["waiting.length"], seen["waiting[0]"], seen["waiting[1]"]) == (1, 1, -1)
    assert seen["players.length"] == 3
    assert seen["players[3].coins"] == 0


@pytest.mark.parametrize("name", intrigue.games())
def test_an_observation_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    game, kept, rng = intrigue.game(name), layout(name), seeded(3)
    state = game.new(game.seats[-1], 5, events=False)
    for _ in range(40):
        for seat in range(state.seats):
            other = state.imagine(seat, rng)
            assert (kept.vector(state.view(seat)) == kept.vector(other.view(seat))).all()
        if state.over:
            break
        actions = state.actions(state.mover())
        state.do(state.mover(), actions[rng.below(len(actions))])


@pytest.mark.parametrize("name", intrigue.games())
def test_every_action_has_an_index_of_its_own(name: str) -> None:
    game, rng = intrigue.game(name), seeded(4)
    table = ActionTable(game)
    assert all(table.index(table.action(index)) == index for index in range(0, len(table), 1 + len(table) // 500))
    for seats in game.seats:
        state = game.new(seats, seats, events=False)
        while not state.over:
            legal = state.legal(state.mover())
            indices = [table.index(action) for action in legal]
            assert indices == sorted(set(indices))
            assert [table.action(index) for index in indices] == legal
            state.do(state.mover(), legal[rng.below(len(legal))])


def test_indices_and_numbers_outside_are_refused_in_a_sentence() -> None:
    table = ActionTable(intrigue.game("trickery"))
    with pytest.raises(BadInput, match="has actions 0 to"):
        table.action(len(table))
    with pytest.raises(BadInput, match="no action with the number"):
        table.index(63)


def test_a_pair_is_a_word_and_a_number_and_few_of_many_words_have_places() -> None:
    kept, replace = layout("fivesails"), msgspec.structs.replace
    view: Any = intrigue.game("fivesails").new(2, 3, events=False).view(0)
    me = view.players[0]
    leader = replace(me.crew[0], gear=("stiletto", "breastplate"))
    known = (("gallegos_blade", 4), ("sorte_deck", -1))
    me = replace(me, crew=(leader, *me.crew[1:]), known=known)
    vector = kept.vector(replace(view, players=(me, *view.players[1:])))
    columns = dict(zip(kept.names, vector, strict=True))
    assert [columns[f"players[0].known[{at}].1"] for at in (0, 1, 2)] == [4, -1, 0]
    words = [columns[f"players[0].known[{at}].0"] for at in (0, 1, 2)]
    assert 0 < words[0] != words[1] > 0 == words[2]
    gear = [columns[f"players[0].crew[0].gear{place}"] for place in (".length", "[0]", "[1]", "[2]")]
    assert gear[0] == 2
    assert 0 < gear[1] != gear[2] > 0 == gear[3]
