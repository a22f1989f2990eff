"""An action space without gaps."""

from __future__ import annotations

import pytest

import intrigue
from intrigue import BadInput
from intrigue.core import seeded
from intrigue.research.actions import ActionTable


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
            state.apply_unchecked(state.mover(), legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", intrigue.games())
def test_the_list_of_indices_is_the_table(name: str) -> None:
    table = ActionTable(intrigue.game(name))
    indices = table.indices()
    assert sorted(index for index in indices if index >= 0) == list(range(len(table)))
    for action in range(0, len(indices), 1 + len(indices) // 500):
        if indices[action] >= 0:
            assert table.index(action) == indices[action]
        else:
            with pytest.raises(BadInput, match="no action with the number"):
                table.index(action)


def test_indices_and_numbers_outside_are_refused_in_a_sentence() -> None:
    table = ActionTable(intrigue.game("trickery"))
    with pytest.raises(BadInput, match="has actions 0 to"):
        table.action(len(table))
    with pytest.raises(BadInput, match="no action with the number"):
        table.index(63)
