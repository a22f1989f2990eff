"""`--cards` and `--deny`: the same changed game is played, told and checked wherever a game is played."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import intrigue
from intrigue.cli import intrigue as command
from intrigue.core.record import Record
from intrigue.core.record import decode as read_record
from intrigue.lab.plan import Plan
from intrigue.lab.simulate import simulate
from intrigue.players import player

pytestmark = pytest.mark.words
TRICKERY = intrigue.game("trickery")
RICH = "# dearer friends\n[favour]\ncoins = 4\n"
SAID = "Changed cards: Call in a favour: coins 4 instead of 2."
FAST = ["--bots", "sensible", "--seed", "1"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path / "data"))
    Path("rich.toml").write_text(RICH, encoding="utf-8")


def run(*arguments: str, given: str = "") -> Result:
    found = CliRunner().invoke(command, arguments, input=given)
    assert TRICKERY.changes == {}  # whatever was changed is over with the command
    return found


def data(*arguments: str) -> dict[str, Any]:
    assert run(*arguments, "--json", "all.json").exit_code == 0
    found: dict[str, Any] = json.loads(Path("all.json").read_bytes())
    return found


def lines(file: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(file).read_text().splitlines()]


# ---------------------------------------------------------------------- simulate


def test_changed_cards_are_simulated_alike_in_one_process_and_in_several() -> None:
    asked = ["simulate", "trickery", "--games", "120", *FAST]
    printed = data(*asked, "--jobs", "1")
    changed = [data(*asked, "--jobs", jobs, "--cards", "rich.toml") for jobs in ("1", "3")]
    assert changed[0] == changed[1]
    assert changed[0]["length"]["mean"] < printed["length"]["mean"] - 10
    assert (printed["changes"], changed[0]["changes"]) == ({}, {"favour": {"coins": 4}})
    assert SAID in run(*asked, "--cards", "rich.toml").stdout
    assert "Changed cards" not in run(*asked).stdout


def test_nobody_uses_a_card_that_is_denied_but_where_there_is_nothing_else() -> None:
    def chosen(*more: str) -> dict[str, float]:
        found = data("simulate", "trickery", "--games", "60", "--jobs", "2", "--watch", *FAST, *more)
        assert found["lacking"] == [*filter(None, more[-1:][0].split(","))] if more else found["lacking"] == []
        return {one["id"]: one["share"] for one in found["chosen"]}

    assert chosen()["betray"] > 0.1
    assert chosen("--deny", "betray,build")["betray"] < 0.02
    said = run("simulate", "trickery", "--games", "4", *FAST, "--deny", "betray").stdout
    assert "The bots do without: Betray your allies." in said


def test_games_of_other_cards_are_not_gone_on_with() -> None:
    asked = ["simulate", "trickery", *FAST, "--jobs", "1", "--out", "g.jsonl"]
    assert run(*asked, "--games", "4", "--cards", "rich.toml").exit_code == 0
    assert all(line["changes"] == {"favour": {"coins": 4}} for line in lines("g.jsonl"))
    for more in ([], ["--deny", "betray"], ["--cards", "rich.toml", "--deny", "betray"]):
        refused = run(*asked, "--games", "8", "--resume", *more)
        assert refused.exit_code == 2
        assert "with other cards; give the same --cards and --deny" in refused.stderr
    assert run(*asked, "--games", "8", "--resume", "--cards", "rich.toml").exit_code == 0
    assert len(lines("g.jsonl")) == 8


def test_a_search_in_several_processes_thinks_with_the_changed_cards() -> None:
    """Its processes were started for the game as it is printed; a state says what its cards say."""
    several = player(TRICKERY, "search:20@2")
    state = TRICKERY.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
    several.choose(state, 0, intrigue.core.seeded(1))
    plan = Plan("trickery", 3, ("search:20@2",) * 3, 1, {"max_turns": 2}, changes={"favour": {"coins": 4}})
    [outcome] = simulate(plan, range(1))
    assert outcome.changes == {"favour": {"coins": 4}}


# ---------------------------------------------------------------------- tournament


def test_a_tournament_with_changed_cards() -> None:
    asked = ["tournament", "trickery", "--bots", "gentle,sensible", "--meetings", "10", "--seed", "1"]
    printed = data(*asked, "--jobs", "1")
    changed = data(*asked, "--jobs", "1", "--cards", "rich.toml")
    found = [data(*asked, "--jobs", jobs, "--cards", "rich.toml", "--deny", "betray,build") for jobs in ("1", "2")]
    assert found[0] == found[1]
    assert (found[0]["changes"], found[0]["lacking"]) == ({"favour": {"coins": 4}}, ["betray", "build"])
    crosses = [one["cross"] for one in (printed, changed, found[0])]
    assert all(one != other for one, other in combinations(crosses, 2))
    kept = [*asked, "--out", "cup.jsonl"]
    first = run(*kept, "--cards", "rich.toml")
    assert SAID in first.stdout
    assert lines("cup.jsonl")[0]["changes"] == {"favour": {"coins": 4}}
    refused = run(*kept)
    assert refused.exit_code == 2
    assert "holds another tournament (trickery, seed 1, other cards)" in refused.stderr
    assert run(*kept, "--cards", "rich.toml").exit_code == 0


# ---------------------------------------------------------------------- play, and records


def played(*more: str, given: str = "favour\nq\n") -> tuple[str, Path]:
    found = run("play", "trickery", "--seats", "3", "--seed", "5", *more, given=given)
    assert found.exit_code == 0
    [file] = Path("data").glob("*.jsonl")
    return found.stdout, file


def test_a_game_with_changed_cards_says_so_is_gone_on_with_and_verified() -> None:
    said, file = played("--cards", "rich.toml", "--deny", "betray", given="choose thorn\n1\n1\n1\nq\n")
    flat = " ".join(said.split())
    assert SAID in flat
    assert "The bots do without: Betray your allies." in flat
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.header.cards == {"favour": {"coins": 4}}
    assert len(record.lines) > 3
    again = " ".join(run("play", "--resume", "--language", "de", given="q\n").stdout.split())
    assert "Geänderte Karten: Gefallen einfordern: coins 4 statt 2." in again
    assert "Die Bots verzichten auf: " in again
    for asked in (["verify", file.name], ["replay", file.name]):
        found = run(*asked)
        assert (found.exit_code, SAID in " ".join(found.stdout.split())) == (0, True)
    assert run("verify", file.name).stdout.startswith("Yes.")


def whole(changes: dict[str, dict[str, int | str]]) -> Record:
    """A game in which the favour was called in, with these cards."""
    with intrigue.core.tunables.using_changes(TRICKERY, changes):
        state = TRICKERY.new(3, 5)
        record = Record.begin(TRICKERY, state, ["A", "B", "C"], 5)
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            favour = [action for action in legal if state.say(seat, action) == "favour"]
            record.play(state, seat, (favour or legal)[0])
    return record


def test_a_record_is_played_again_with_its_own_cards_and_no_others() -> None:
    changed = whole({"favour": {"coins": 4}})
    changed.save(Path("changed.jsonl"))
    assert run("verify", "changed.jsonl").stdout.startswith("Yes.")
    text = changed.encode()
    for forged in (text.replace('"coins":4', '"coins":3'), text.replace(',"cards":{"favour":{"coins":4}}', "")):
        assert forged != text
        Path("forged.jsonl").write_text(forged, encoding="utf-8")
        assert run("verify", "forged.jsonl").stderr.startswith("No. After action")
    Path("odd.jsonl").write_text(text.replace('"coins":4', '"price":4'), encoding="utf-8")
    assert run("verify", "odd.jsonl").stderr == "No. 'favour' has no 'price'; it has coins.\n"
    assert "'favour' has no 'price'" in run("replay", "odd.jsonl").stderr
    for attempt in (changed.start, changed.replay):
        with pytest.raises(
            intrigue.BadInput, match=r"with changed cards \(favour\), and here are the cards as they are"
        ):
            attempt(TRICKERY)
    reviewed = run("review", "changed.jsonl", "--rounds", "10", "--seat", "1", "--jobs", "1")
    assert reviewed.exit_code == 0


@pytest.mark.parametrize("flag", ["--cards=rich.toml", "--deny=betray"])
def test_a_saved_game_has_its_own_cards(flag: str) -> None:
    assert "--resume and --" in run("play", "--resume", flag).stderr


def test_people_at_one_keyboard_do_without_what_they_like() -> None:
    assert "--hotseat and --deny do not go together" in run("play", "trickery", "--hotseat", "--deny", "betray").stderr


# ---------------------------------------------------------------------- what is refused, everywhere alike

ASKING = [
    ["play", "trickery"],
    ["simulate", "trickery"],
    ["tournament", "trickery"],
    ["balance", "trickery"],
    ["serve"],
]
WRONG = [
    ("[favour]\n\ncoins = 1000\n", "wrong.toml, line 3: 'coins' of 'favour' must be a whole number from 0 to 99"),
    ("# favour\n[favour]\nprice = 1\n", "wrong.toml, line 3: 'favour' has no 'price'; it has coins."),
    (
        "[favour]\ncoins = 3\n[favor]\ncoins = 2\n",
        "wrong.toml, line 3: Trickery & Deceit has no card 'favor' to change",
    ),
    ("favour = 3\n", "wrong.toml, line 1: What changes on 'favour'"),
    ("[favour]\ncoins = 2\n", "wrong.toml: Nothing is changed: this is what is printed."),
    ("[favour]\ncoins = = 2\n", "wrong.toml cannot be read as TOML: Invalid value (at line 2"),
]


@pytest.mark.parametrize("asked", ASKING, ids=lambda asked: asked[0])
@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_a_file_that_makes_no_sense_is_refused_with_its_line(asked: list[str], text: str, sentence: str) -> None:
    Path("wrong.toml").write_text(text, encoding="utf-8")
    found = run(*asked, "--cards", "wrong.toml")
    assert found.exit_code == 2
    assert found.stderr.startswith(sentence)


def test_json_is_read_with_its_lines_too() -> None:
    Path("w.json").write_text('{"favour":\n {"coins": true}}', encoding="utf-8")
    assert run("simulate", "trickery", "--cards", "w.json").stderr.startswith("w.json, line 2: 'coins' of 'favour'")
    Path("w.json").write_text('{"favour":\n {"coins": 3}', encoding="utf-8")
    assert "cannot be read as JSON" in run("simulate", "trickery", "--cards", "w.json").stderr
    assert "line 2" in run("simulate", "trickery", "--cards", "w.json").stderr
    Path("w.json").write_bytes(b"\xff")
    assert "cannot be read as JSON" in run("simulate", "trickery", "--cards", "w.json").stderr


@pytest.mark.parametrize("asked", ASKING, ids=lambda asked: asked[0])
def test_a_card_that_is_not_there_cannot_be_denied(asked: list[str]) -> None:
    found = run(*asked, "--deny", "chess")
    assert found.exit_code == 2
    assert "has no card 'chess'" in found.stderr or "no game has a card 'chess'" in found.stderr


@pytest.mark.parametrize("name", ["play", "simulate", "tournament"])
def test_what_nobody_at_the_table_has_is_not_changed_or_denied(name: str) -> None:
    Path("hero.toml").write_text("[bruno]\ntax = 1\n", encoding="utf-8")
    for more in (["--cards", "hero.toml"], ["--deny", "bruno"]):
        found = run(name, "trieste", *more)
        assert found.exit_code == 2
        assert "Bruno the Taxman does not come up in Trieste as it is played here" in found.stderr


@pytest.mark.parametrize("name", ["simulate", "tournament"])
def test_a_program_decides_by_itself(name: str) -> None:
    found = run(name, "trickery", "--bots", "random,program:cat", "--deny", "betray")
    assert found.exit_code == 2
    assert found.stderr.startswith("--deny is for the bots of Intrigue")


def test_a_server_finds_the_game_by_its_cards() -> None:
    Path("none.toml").write_text("[chess]\ncoins = 3\n", encoding="utf-8")
    found = run("serve", "--cards", "none.toml")
    assert found.exit_code == 2
    assert found.stderr.startswith("none.toml: no game has these cards.")
    assert run("serve", "--cards", "nothing.toml").exit_code == 2
