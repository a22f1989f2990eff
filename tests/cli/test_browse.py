"""`intrigue` itself, and its commands `games`, `rules` and `cards`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import intrigue
from intrigue.cli import COMMANDS
from intrigue.cli import intrigue as command
from intrigue.core import Card
from intrigue.core.phrase import Phrase
from intrigue.words import of_game

GAME = intrigue.game("trickery")


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def run(*args: str) -> Result:
    return CliRunner().invoke(command, args)


def flat(result: Result) -> str:
    return " ".join(result.output.split())


def test_help_lists_every_command_without_loading_any() -> None:
    code = "import sys, intrigue.cli as c; c.intrigue(['--help'], standalone_mode=False); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for name, (_, words) in COMMANDS.items():
        assert name in said
        assert words in said
    assert "rich" not in said.split()
    assert "intrigue.cli.play" not in said.split()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_has_help(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"intrigue {name}" in result.output


def test_version_says_which_build_runs() -> None:
    assert run("--version").output == (
        f"Intrigue {intrigue.__version__} ({'compiled' if intrigue.COMPILED else 'plain Python'})\n"
    )


def test_games_tells_of_each_game_its_options_and_the_bots() -> None:
    said = flat(run("games"))
    for name in intrigue.games():
        game = intrigue.game(name)
        assert game.title in said
        assert of_game(game, "special") in said
        for option in game.options:
            assert option.name in said
            assert option.help in said
    assert "sensible" in said


def test_rules_prints_every_rule_within_80_columns() -> None:
    result = run("rules", "trickery")
    assert all(len(line) <= 80 for line in result.output.splitlines())
    for rule in GAME.rulebook.rules.values():
        assert f"{rule.id} {rule.text}" in flat(result)


@pytest.mark.parametrize("id", ["TRK-ACT-1", "trk-act-1"])
def test_one_rule(id: str) -> None:
    result = run("rules", "trickery", id)
    assert flat(result) == f"TRK-ACT-1 {GAME.rulebook['TRK-ACT-1'].text}"


def test_rules_in_another_language() -> None:
    german = GAME.rulebook_in("de")
    said = flat(run("rules", "trickery", "--language", "de"))
    assert german.intro in said
    assert all(f"{rule.id} {rule.text}" in said for rule in german.rules.values())
    assert flat(run("rules", "trickery", "TRK-ACT-1", "--language", "de")) == f"TRK-ACT-1 {german['TRK-ACT-1'].text}"
    assert "TRK-CHEST-1" in run("rules", "trickery", "fünfte", "münze", "--language", "de").output


def test_rules_about_something() -> None:
    found = run("rules", "trickery", "fifth", "coin").output
    assert "TRK-CHEST-1" in found
    assert "TRK-SET-1" not in found


@pytest.mark.words
def test_cards_all_and_one() -> None:
    said = flat(run("cards", "trickery"))
    assert all(card.name in said and card.text in said for card in GAME.cards())
    said = flat(run("cards", "trickery", "bribe", "your"))
    assert "Bribe your enemies" in said
    assert "Pay tribute" not in said
    assert GAME.rulebook["TRK-BRIBE"].text in said


def test_cards_say_how_their_pictures_are_read() -> None:
    said = flat(run("cards", "treachery", "oath"))
    assert "top y+^ y" in said
    assert of_game(intrigue.game("treachery"), "notation") in said


def test_the_beginning_of_a_name_is_enough() -> None:
    assert run("cards", "trick").output == run("cards", "trickery").output


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["rules", "chess"], "There is no game 'chess'."),
        (["rules", ""], "There is no game ''."),
        (["rules", "trickery", "TRK-NOPE-1"], "No rule of Trickery & Deceit"),
        (["cards", "trickery", "ace", "of", "spades"], "has no card 'ace of spades'"),
        (["rules"], "Missing argument 'GAME'"),
        (["conjure"], "No such command 'conjure'"),
    ],
)
def test_what_is_not_there_gets_a_sentence(args: list[str], why: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert why in result.stderr


@pytest.mark.parametrize("way", [[], ["made"], ["--markdown"], ["--json", "-"], ["--out", "x.csv"], ["--check"]])
def test_a_card_without_words_is_refused_in_every_way_to_read_the_cards(
    way: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made_up = Card(
        id="bribe", kind="made", words=Phrase("card-made-up", {})
    )  # of a card that there is, for file and line
    monkeypatch.setattr(type(GAME), "cards", lambda game: (made_up,))
    result = run("cards", "trickery", *way)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.search(r"cards\.py:\d+: the card 'bribe' lacks words, card-made-up, in .*en\.ftl\.", result.stderr)
    assert list(tmp_path.iterdir()) == []


def test_a_reader_who_goes_away_is_no_error() -> None:
    shell = f"{sys.executable} -m intrigue rules trickery | head -n 1"
    result = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert result.stdout == f"{GAME.rulebook.title}\n"
    assert result.stderr == ""
