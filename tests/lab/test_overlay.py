"""What if: changed numbers, and sentences about those that make no sense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import intrigue
from intrigue import BadInput
from intrigue.core import play_on, seeded
from intrigue.lab import overlay

TRICKERY = intrigue.game("trickery")


def test_a_changed_number_holds_as_long_as_the_question_and_no_longer() -> None:
    def coins() -> int:
        state = TRICKERY.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
        state.apply(0, TRICKERY.action(state, 0, "favour"))
        return int(state.view(0).players[0].coins)  # type: ignore[attr-defined]

    assert coins() == 2
    with overlay.reprinted(TRICKERY, {"favour": {"coins": 4}}):
        assert coins() == 4
    assert coins() == 2
    with pytest.raises(RuntimeError), overlay.reprinted(TRICKERY, {"favour": {"coins": 4}}):
        raise RuntimeError
    assert TRICKERY.numbers()["favour"]["coins"] == 2


@pytest.mark.parametrize("name", [name for name in intrigue.games() if intrigue.game(name).numbers()])
def test_every_number_of_every_game_can_be_changed_and_put_back(name: str) -> None:
    game = intrigue.game(name)
    before = game.numbers()
    assert set(before) <= {card.id for card in game.cards()}
    more = {card: {number: value + 1 for number, value in numbers.items()} for card, numbers in before.items()}
    with overlay.reprinted(game, more):
        assert game.numbers() == more
    assert game.numbers() == before
    card, number = next((card, number) for card, numbers in before.items() for number in numbers)
    cheaper = overlay.check(game, {card: {number: before[card][number] + 1}})
    with overlay.reprinted(game, cheaper):
        state = game.new(game.seats[0], 1)
        play_on(state, [game.bot()] * state.seats, seeded(1))
        state.check()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "table of cards"),
        ([], "table of cards"),
        ({"chess": {"coins": 1}}, "no card 'chess' with numbers; it has build, favour"),
        ({"favour": 3}, "What changes on 'favour'"),
        ({"favour": {"price": 3}}, "no number 'price'; it has coins"),
        ({"favour": {"coins": "3"}}, "whole number"),
        ({"favour": {"coins": True}}, "whole number"),
        ({"favour": {"coins": 1000}}, "whole number"),
    ],
)
def test_changes_that_make_no_sense_get_a_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        overlay.check(TRICKERY, given)


def test_numbers_that_the_rules_cannot_play_with_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> int:
        raise ZeroDivisionError("no coins at all")

    monkeypatch.setattr(overlay, "playout", fails)
    with pytest.raises(BadInput, match="cannot be played with these numbers: no coins at all"):
        overlay.check(TRICKERY, {"favour": {"coins": 0}})
    assert TRICKERY.numbers()["favour"]["coins"] == 2


def test_a_file_is_json_or_toml(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"favour": {"coins": 3}}')
    (tmp_path / "a.toml").write_text("[favour]\ncoins = 3\n")
    (tmp_path / "b.json").write_text("{")
    assert overlay.read(TRICKERY, tmp_path / "a.json") == overlay.read(TRICKERY, tmp_path / "a.toml")
    assert overlay.words(TRICKERY, {"favour": {"coins": 3}}) == ["Call in a favour: coins 3 instead of 2"]
    with pytest.raises(BadInput, match="cannot be read as JSON"):
        overlay.read(TRICKERY, tmp_path / "b.json")


def test_a_game_without_numbers_says_so() -> None:
    class Bare(type(TRICKERY)):  # type: ignore[misc]
        def numbers(self) -> dict[str, dict[str, int]]:
            return {}

    with pytest.raises(BadInput, match="have no numbers to change"):
        overlay.check(Bare(), {"favour": {"coins": 3}})
