"""What is printed on the cards can be changed on both builds, and put back."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.core import play_on, seeded
from intrigue.core.card import Printed
from intrigue.core.tunables import using_changes
from intrigue.lab import overlay
from intrigue.lab.parity import digest

PLAYED = 100  # actions, by which it can be told whether the rules have changed


def stepped(game: intrigue.Game) -> Printed:
    """Everything one step away."""
    return {
        card: {what: game.prints.neighbours(card, what)[-1] for what in names} for card, names in movable(game).items()
    }


def movable(game: intrigue.Game) -> dict[str, list[str]]:
    found = {
        card: [what for what in names if game.prints.neighbours(card, what)]
        for card, names in game.prints.printed_values().items()
    }
    return {card: names for card, names in found.items() if names}


@pytest.mark.parametrize("name", intrigue.games())
def test_all_that_is_printed_can_be_changed_and_put_back(name: str) -> None:
    game = intrigue.game(name)
    before, changes, played = game.prints.printed_values(), stepped(game), digest(name, PLAYED)
    assert set(before) <= {card.id for card in game.cards()}
    with using_changes(game, changes):
        now = game.prints.printed_values()
        assert all(now[card][what] == value for card, values in changes.items() for what, value in values.items())
        assert digest(name, PLAYED) != played
    assert game.prints.printed_values() == before
    assert digest(name, PLAYED) == played


@pytest.mark.parametrize("name", intrigue.games())
def test_bots_play_with_a_changed_card(name: str) -> None:
    game = intrigue.game(name)
    card, names = next(iter(movable(game).items()))
    changed = overlay.check(game, {card: {names[0]: game.prints.neighbours(card, names[0])[-1]}})
    with using_changes(game, changed):
        state = game.new(game.seats[0], 1)
        play_on(state, [game.bot()] * state.seats, seeded(1))
        state.check()
