"""What if: changed numbers, and sentences about those that make no sense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import intrigue
from intrigue import BadInput
from intrigue.core import Prints
from intrigue.core.tunables import using_changes
from intrigue.games.fivesails.state.names import ATTACHMENT
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.lab import overlay

TRICKERY = intrigue.game("trickery")


def test_a_changed_number_holds_as_long_as_the_question_and_no_longer() -> None:
    def coins() -> int:
        state = TRICKERY.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
        state.apply(0, TRICKERY.action(state, 0, "favour"))
        return int(state.view(0).players[0].coins)  # type: ignore[attr-defined]

    assert coins() == 2
    with using_changes(TRICKERY, {"favour": {"coins": 4}}):
        assert coins() == 4
    assert coins() == 2
    with pytest.raises(RuntimeError), using_changes(TRICKERY, {"favour": {"coins": 4}}):
        raise RuntimeError
    assert TRICKERY.prints.printed_values()["favour"]["coins"] == 2


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, 'table of cards, for instance {"build":{"coins":2}}'),
        ([], "table of cards"),
        ({"chess": {"coins": 1}}, "no card 'chess' to change; it has build, favour"),
        ({"favor": {"coins": 1}}, "no card 'favor' to change; it has favour and others"),
        ({"favour": 3}, "What changes on 'favour'"),
        ({"favour": {"price": 3}}, "'favour' has no 'price'; it has coins"),
        ({"favour": {"coins": "3"}}, "whole number"),
        ({"favour": {"coins": True}}, "whole number"),
        ({"favour": {"coins": 1000}}, "whole number"),
        ({"favour": {"coins": -1}}, "whole number from 0 to 99"),
    ],
)
def test_changes_that_make_no_sense_get_a_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        overlay.check(TRICKERY, given)


def test_numbers_that_the_rules_cannot_play_with_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> int:
        raise ZeroDivisionError("no coins at all")

    monkeypatch.setattr(overlay, "playout", fails)
    with pytest.raises(BadInput, match="cannot be played with this: no coins at all"):
        overlay.check(TRICKERY, {"favour": {"coins": 0}})
    assert TRICKERY.prints.printed_values()["favour"]["coins"] == 2


@pytest.mark.words
def test_a_file_is_json_or_toml(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"favour": {"coins": 3}}')
    (tmp_path / "a.toml").write_text("[favour]\ncoins = 3\n")
    (tmp_path / "b.json").write_text("{")
    assert overlay.read(TRICKERY, tmp_path / "a.json") == overlay.read(TRICKERY, tmp_path / "a.toml")
    assert overlay.words(TRICKERY, {"favour": {"coins": 3}}) == ["Call in a favour: coins 3 instead of 2"]
    with pytest.raises(BadInput, match="cannot be read as JSON"):
        overlay.read(TRICKERY, tmp_path / "b.json")


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        ("dance", "write rows with / between"),
        ("", "write rows with / between"),
        ("w^v", "write rows with / between"),
        ("w w", "one or two symbols have effects"),
        ("wx wx wx", "one or two symbols have effects"),
        ("yx y / y", "no more than two nobles"),
        (3, "must be a text, not 3"),
    ],
)
def test_a_picture_that_cannot_be_gets_a_sentence(picture: Any, sentence: str) -> None:
    treachery = intrigue.game("treachery")
    with pytest.raises(BadInput, match=sentence):
        overlay.check(treachery, {"ambush": {"top": picture}})
    assert treachery.prints.printed_values()["ambush"]["top"] == "wvx"


def test_a_changed_picture_is_what_the_action_needs() -> None:
    treachery = intrigue.game("treachery")
    state = treachery.position({"hands": ["coup", "oath"], "turn": 0}, 1)
    assert state.why_not(0, "play coup top") is None
    with using_changes(treachery, {"coup": {"top": "w^ w w w w w w"}}):
        refusal = treachery.position({"hands": ["coup", "oath"], "turn": 0}, 1).why_not(0, "play coup top")
        assert refusal is not None
        assert refusal.rule == "TRE-REQ-1"
    assert state.why_not(0, "play coup top") is None


def test_a_dash_is_no_number_that_could_be_changed() -> None:
    sails = intrigue.game("fivesails")
    dashes = {card.id: [name for name, value in card.facts.items() if value == "-"] for card in sails.cards()}
    assert any(dashes.values())
    for card, names in dashes.items():
        assert not set(names) & set(sails.prints.printed_values().get(card, ()))


def test_what_is_borne_changes_with_its_card() -> None:
    """An attachment changes the numbers of its bearer by what is printed on it, whatever that is."""
    sails = intrigue.game("fivesails")
    card = next(
        card for card in CARDS if card.kind == ATTACHMENT and "combat" in sails.prints.printed_values()[card.id]
    )
    borne, combat = card.gear[0], card.stats[0]
    with using_changes(sails, {card.id: {"combat": combat + 2}}):
        assert (card.stats[0], card.gear[0]) == (combat + 2, borne + 2)
    assert (card.stats[0], card.gear[0]) == (combat, borne)


def test_a_game_without_numbers_says_so() -> None:
    class Bare(type(TRICKERY)):  # type: ignore[misc]
        prints = Prints()

    with pytest.raises(BadInput, match="have nothing to change"):
        overlay.check(Bare(), {"favour": {"coins": 3}})
