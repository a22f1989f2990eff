"""What the cards say is known to everything that is written of a game."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from intrigue.core import BadInput, seeded
from intrigue.core.record import Record, decode, verify
from intrigue.core.tunables import using_changes

TRICKERY = intrigue.game("trickery")
RICH = {"favour": {"coins": 4}}


def test_what_is_changed_is_what_differs_from_print() -> None:
    with using_changes(
        TRICKERY, {"favour": {"coins": 4}, "build": {"coins": TRICKERY.printed_values["build"]["coins"]}}
    ):
        assert TRICKERY.changes == RICH
        assert TRICKERY.printed_values["favour"]["coins"] == 2  # whatever it says now
        with using_changes(TRICKERY, {"build": {"coins": 5}}):  # instead, not besides
            assert TRICKERY.changes == {"build": {"coins": 5}}
            assert TRICKERY.prints.printed_values()["favour"]["coins"] == 2
        assert TRICKERY.changes == RICH
    assert TRICKERY.changes == {}


def test_a_change_that_fails_changes_nothing() -> None:
    treachery = intrigue.game("treachery")
    with using_changes(treachery, {"coup": {"top": "wv w w w"}}):
        before = treachery.prints.printed_values()
        with pytest.raises(BadInput, match="The picture 'dance' cannot be"):
            treachery.change({"ambush": {"bottom": "wx w"}, "oath": {"top": "dance"}})
        assert (treachery.prints.printed_values(), treachery.changes) == (before, {"coup": {"top": "wv w w w"}})
    assert treachery.prints.printed_values() == treachery.printed_values


@pytest.mark.parametrize("name", intrigue.games())
def test_saved_games_and_records_go_on_with_their_own_cards_alone(name: str) -> None:
    game = intrigue.game(name)
    card, what, value = next(
        (card, what, near)
        for card, names in game.printed_values.items()
        for what in names
        for near in game.prints.neighbours(card, what)
        if game.prints.wrong(card, what, near) is None
    )
    changes: Any = {card: {what: value}}

    def written() -> tuple[bytes, Record]:
        state = game.new(game.seats[0], 1)
        record = Record.begin(game, state, ["a"] * state.seats, 1)
        rng = seeded(1)
        for _ in range(5):
            seat = state.mover()
            legal = state.legal(seat)
            record.play(state, seat, legal[rng.below(len(legal))])
        return state.save(), record

    saved, record = written()
    assert b'"cards"' not in saved.partition(b'"state"')[0]
    assert record.header.cards == {}
    with using_changes(game, changes):
        with pytest.raises(BadInput, match=rf"saved game was played with the cards as they are printed, .*\({card}\)"):
            game.load(saved)
        with pytest.raises(BadInput, match="record was played with the cards as they are printed"):
            record.replay(game)
        saved, record = written()
        assert game.load(saved).save() == saved
        assert list(verify(decode(record.encode()), game)) == []
    assert decode(record.encode()).header.cards == changes
    with pytest.raises(BadInput, match=rf"saved game was played with changed cards \({card}\)"):
        game.load(saved)
    with pytest.raises(BadInput, match="record was played with changed cards"):
        list(verify(record, game))
    with using_changes(game, {}):
        assert game.adopt(saved).save() == saved
        assert game.changes == changes
    assert game.changes == {}


@pytest.mark.parametrize("cards", [{"chess": {"coins": 1}}, {"favour": 3}, {"favour": {"coins": "x"}}, 3, [3]])
def test_what_a_foreign_file_says_of_its_cards_is_not_believed(cards: Any) -> None:
    state = TRICKERY.new(3, 1)
    text = state.save().replace(b'"state":', b'"cards":' + intrigue.core.save.encode(cards) + b',"state":', 1)
    for read in (TRICKERY.adopt, TRICKERY.load):
        with pytest.raises(BadInput):
            read(text)
    assert TRICKERY.changes == {}
