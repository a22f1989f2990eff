"""A game that lacks whatever a game can lack (cards, a drawing, catalogues, a course) is played and measured all the
same, or refused in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result
from tests.laws.toys import BidsGame

import intrigue
from intrigue import games
from intrigue.cli import browse
from intrigue.cli import intrigue as command
from intrigue.core import BadInput, Drawing, seeded
from intrigue.lab.bench import alternate
from intrigue.words import Speaker


@pytest.fixture(autouse=True)
def bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game among the others, in this process only."""
    room = ModuleType("intrigue.games.bids")
    room.GAME = BidsGame()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, room.__name__, room)
    for place in (games, browse):
        monkeypatch.setattr(place, "GAMES", (*intrigue.games(), "bids"))
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def run(line: str, said: str = "") -> Result:
    return CliRunner().invoke(command, line.split(), input=said)


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "rules bids",
        "simulate bids --games 3 --jobs 1",
        "simulate bids --games 3 --jobs 1 --watch",
        "balance bids --games 3 --jobs 1 --deny all --ladder",
        "tournament bids --bots random,sensible --meetings 1 --jobs 1",
        "fuzz bids --games 3 --jobs 1",
        "data bids --games 2 --jobs 1 --out x.jsonl",
    ],
)
def test_a_command_does_without(line: str) -> None:
    done = run(line)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("cards bids", "Bids is played without cards. `intrigue rules bids` shows its rules."),
        ("cards bids --markdown", "Bids is played without cards."),
        ("cards bids --json -", "Bids is played without cards."),
        ("deck show x --game bids", "Bids is played without decks of one's own."),
        ("learn bids", "Bids has no guided game yet."),
        ("puzzles solve bids", "There are no puzzles of Bids"),
    ],
)
def test_or_says_what_is_not_there(line: str, sentence: str) -> None:
    done = run(line)
    assert (done.exit_code, done.output[: len(sentence)]) == (2, sentence)


def test_it_is_played_to_its_end_at_a_table_that_is_drawn_from_the_view() -> None:
    done = run("play bids --seed 1 --name Ada", "1\n" * 40)
    assert done.exit_code == 0, done.output
    for line in ("hand: ", "sizes: 2, 2\n", "discards: -\n", "won: 0, 0\n", "Most rounds. (TOY-END)"):
        assert line in done.output


@pytest.mark.words
@pytest.mark.parametrize("name", ["trickery", "treachery", "trieste", "mediterranean", "fivesails"])
def test_any_view_can_be_drawn_in_words(name: str) -> None:
    game, rng = intrigue.game(name), seeded(2)
    state, voice = game.new(None, 2), Speaker(game)
    for _ in range(40):
        view = state.view(state.mover())
        drawn = str(Drawing().draw(view, voice))
        own = [field for field in view.__struct_fields__ if getattr(view, field) not in ((), None)]
        assert all(field.replace("_", " ") in drawn for field in own[6:])
        assert not [sign for sign in ("Phrase(", "(kind=", "None", "True", "=(") if sign in drawn]
        legal = state.legal(state.mover())
        state.apply_unchecked(state.mover(), legal[rng.below(len(legal))])
        if state.over:
            break
    assert voice.faults == []


def test_a_game_that_another_process_cannot_load_is_measured_by_none() -> None:
    with pytest.raises(BadInput, match=r"bids cannot be measured in a process of its own: There is no game 'bids'\."):
        list(alternate("bids", 1, 0.01))
