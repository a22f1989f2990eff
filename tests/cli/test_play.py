"""`intrigue play` as people use it: by pipe, in a terminal, left and taken up again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.terminal import Terminal

import intrigue
from intrigue.cli import intrigue as command
from intrigue.cli.language import voice
from intrigue.core.record import load
from intrigue.core.record import verify as faults
from intrigue.words import of_game

PROMPT = " ? > "
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ON = ["1"] * 500  # the first choice, until the game is over


@pytest.fixture
def data() -> Iterator[Path]:
    """Short, so that a line which names a file is not longer than people's are."""
    with tempfile.TemporaryDirectory(prefix="i") as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def surroundings(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(data))
    monkeypatch.setenv("COLUMNS", "80")


def play(*args: str, lines: list[str] | None = None) -> Result:
    return CliRunner().invoke(command, ["play", *args], input="".join(f"{line}\n" for line in lines or []))


def record_in(data: Path) -> Path:
    (found,) = data.glob("*.jsonl")
    return found


def answers(result: Result) -> list[str]:
    """What was said to each line of input, after the first screen."""
    return result.output.split(PROMPT)[1:]


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_by_pipe(seed: int, data: Path) -> None:
    result = play("trickery", "--seed", str(seed), "--seats", str(3 + seed % 4), lines=ON)
    assert result.exit_code == 0
    assert voice().text("term-winner") in result.output
    assert "intrigue verify" in result.output
    assert voice().text("term-another").split()[0] not in result.output  # nobody is there to answer
    record = load(record_in(data))
    assert record.close.result is not None
    assert list(faults(record, intrigue.game("trickery"))) == []
    assert not list(data.glob("*.json"))  # nothing is left to resume


def test_without_a_seed_the_deal_is_sealed_and_the_commitment_shown_first(data: Path) -> None:
    result = play(lines=ON)
    record = load(record_in(data))
    assert record.header.commitment is not None
    assert record.header.commitment in result.output.split(PROMPT)[0]
    assert list(faults(record, intrigue.game("trickery"))) == []


def test_the_same_seed_and_answers_give_the_same_game(data: Path) -> None:
    play(lines=["q"])  # before the first one a guided game is offered
    one, other = (play("--seed", "7", "--bots", "random", lines=["1"] * 8).output for _ in range(2))
    assert one == other


@pytest.mark.words
def test_a_newcomer_is_told_the_aim_the_turn_and_the_keys() -> None:
    first = play(lines=[]).output.split(PROMPT)[0]
    flat = " ".join(first.split())
    assert " ".join(of_game(intrigue.game("trickery"), "primer").split()) in flat
    for key in ("? helps", "h gives a hint", "u takes back", "q quits"):
        assert key in flat


@pytest.mark.words
@pytest.mark.parametrize("name", ["Ada", "Wilhelmina Charlotte von und zu", "{1}", "[red]x[/red]", "名前名前名前名前"])
def test_every_line_fits_in_80_columns_without_colour(name: str) -> None:
    from rich.cells import cell_len

    lines = ["?", "? 1", "h", "l", "c", "r", "s", "u", "bribe 2", "x", *ON]
    result = play("--seats", "6", "--name", name, lines=lines)
    assert "winner" in result.output
    assert "\x1b" not in result.output
    long = [line for line in result.output.splitlines() if cell_len(line) > 80]
    assert long == []


# ---------------------------------------------------------------------- answers to what is typed


@pytest.mark.words
@pytest.mark.parametrize("text", ["1", "choose thorn", "CHOOSE   Thorn", "thorn", "join thor", "thorn soc"])
def test_a_choice_by_number_by_text_and_by_part_of_it(text: str, data: Path) -> None:
    play("--seed", "1", lines=[text])
    assert [line.do for line in load(record_in(data)).lines if line.seat == 1] == ["choose thorn"]


@pytest.mark.words
def test_an_ambiguous_part_is_asked_back() -> None:
    result = play("--seed", "1", lines=["society"])
    assert "That may be choice 1 or 2; which of them?" in answers(result)[0]


@pytest.mark.words
@pytest.mark.parametrize(
    "junk", ["0", "3", "-1", "99999999999999999999", "9" * 400, "fly", "choose", "{0}", "[b]", "²"]
)
def test_what_makes_no_sense_gets_a_sentence_and_the_question_again(junk: str) -> None:
    result = play("--seed", "1", lines=[junk, "1"])
    assert result.exit_code == 0
    assert "choice" in answers(result)[0]
    assert "turned up" in result.output  # and the next answer counts


def test_control_characters_are_not_echoed() -> None:
    assert "\x1b" not in play("--seed", "1", lines=["\x1b[31mred\x07", "1\x00"]).output


@pytest.mark.words
def test_why_not_names_the_rule_and_prints_it() -> None:
    rule = intrigue.game("trickery").rulebook["TRK-PAUSE-1"].text
    for text in ("pause", "? pause"):
        result = play("--seed", "1", "--options", "start_player=1", lines=["1", text])
        said = " ".join(answers(result)[1].split())
        assert "no played card to take back. (TRK-PAUSE-1)" in said
        assert rule in said


def test_the_rules_are_shown_in_the_language_of_the_game() -> None:
    german = intrigue.game("trickery").rulebook_in("de")
    options = ("--seed", "1", "--options", "start_player=1", "--language", "de")
    said = [" ".join(answer.split()) for answer in answers(play(*options, lines=["1", "pause", "r TRK-AIM-1", "r"]))]
    assert german["TRK-PAUSE-1"].text in said[1]
    assert german["TRK-AIM-1"].text in said[2]
    assert german.intro in said[3]


@pytest.mark.words
def test_a_player_may_be_called_by_name() -> None:
    result = play("--name", "Ada", "--seed", "1", "--options", "start_player=1", lines=["1", "? bribe ada"])
    assert "not in the other society" in answers(result)[1]


@pytest.mark.words
def test_a_choice_is_explained_by_card_rule_and_bot() -> None:
    result = play("--seed", "1", "--options", "start_player=1", lines=["1", "? favour"])
    said = " ".join(answers(result)[1].split())
    game = intrigue.game("trickery")
    assert game.cards()[3].text in said
    assert game.rulebook["TRK-FAVOUR"].text in said
    assert "A sensible bot says:" in said
    assert "{" not in said


@pytest.mark.words
def test_a_card_with_several_targets_is_explained_once() -> None:
    result = play("--seed", "1", "--options", "start_player=1", lines=["1", "? tribute", "tribute"])
    said = [" ".join(answer.split()) for answer in answers(result)]
    assert said[1].count(intrigue.game("trickery").rulebook["TRK-TRIBUTE"].text) == 1
    assert "which of them?" in said[1]
    assert "which of them?" in said[2]


MARKET = ("mediterranean", "--seats", "4", "--seed", "5", "--name", "Ann")
SEATED = ["1", "1"]  # the start spaces


@pytest.mark.words
def test_a_sentence_does_several_things_at_once(data: Path) -> None:
    said = answers(play(*MARKET, lines=[*SEATED, "offer grain for wool to basil", "offer 2 grain for dye"]))
    assert re.search(r"Ann offers \[[0-9]+\] grain for wool, to Basil\.", said[2])
    assert "You do not have so many: grain. (MED-C-26)" in said[3]
    steps = [json.loads(line)["do"] for line in record_in(data).read_text().splitlines()[1:] if '"seat":1' in line]
    assert re.fullmatch("give grain [a-z]+ want wool to 3 post", " ".join(steps[2:]))


@pytest.mark.words
def test_where_everybody_may_act_at_any_time_a_person_is_asked_between_the_bots(data: Path) -> None:
    live = [*MARKET, "--options", "floor=live,turns=1"]
    result = play(*live, lines=[*SEATED, "wait", "store salt", "wait", "done", *ON])
    said = answers(result)
    assert re.search(r"offers \[1\]", said[1])  # bots have spoken before the first question
    assert "Trade! Anybody may act at any time." in said[1]
    assert "stores salt" in said[3]
    assert "The game is over." in result.output
    assert not list(faults(load(record_in(data)), intrigue.game("mediterranean")))


@pytest.mark.words
def test_what_a_sentence_would_do_is_explained() -> None:
    said = answers(play(*MARKET, lines=[*SEATED, "? offer grain for wool", "? offer bread for wool", "?", "more"]))
    assert re.search("That would do: give grain [a-z]+, want wool, post.", said[2])
    assert "What is “bread”?" in said[3]
    assert "offer salt for wool to basil" in said[4]
    assert "[want gold]" in said[5]  # small steps are listed only when asked for
    assert "Ask for gold" not in said[1]


@pytest.mark.words
def test_hint_log_rules_cards() -> None:
    lines = ["l", "1", "h", "l", "r TRK-ACT-1", "r fifth coin", "r nonsense", "c outdo", "c nonsense", "rules", "cards"]
    result = play("--seed", "1", "--options", "start_player=1", lines=lines)
    said = [" ".join(answer.split()) for answer in answers(result)]
    game = intrigue.game("trickery")
    assert "Nothing has happened yet." in said[0]
    assert "Advice: choice" in said[2]
    assert "turned up" in said[3]
    assert game.rulebook["TRK-ACT-1"].text in said[4]
    assert "TRK-CHEST-1" in said[5]
    assert "No rule" in said[6]
    assert game.cards()[5].text in said[7]
    assert "There is no card" in said[8]
    assert all(rule in said[9] for rule in game.rulebook.rules)
    assert all(card.text in said[10] for card in game.cards())


@pytest.mark.words
def test_taking_back_leaves_no_trace_in_the_record(data: Path) -> None:
    start = ("--seed", "1", "--options", "start_player=1")
    result = play(*start, lines=["1", "favour", "u", "tribute 1", "q"])
    assert "Taken back." in result.output
    assert [line.do for line in load(record_in(data)).lines if line.seat == 1] == ["choose thorn", "tribute 1"]


@pytest.mark.words
def test_what_was_shown_cannot_be_taken_back() -> None:
    result = play("--seed", "1", "--options", "start_player=1", lines=["u", "1", "u"])
    assert "not decided anything" in answers(result)[0]
    assert "That cannot be taken back. Since then something hidden was shown" in answers(result)[2]


@pytest.mark.words
def test_saving_a_copy(data: Path) -> None:
    copy = data / "copy.record"
    result = play("--seed", "1", lines=["1", f"s {copy}", f"s {copy}", "s /nowhere/at/all", "s"])
    assert len(load(copy).lines) >= 4
    assert "is there already" in answers(result)[2]
    assert "No such file" in answers(result)[3]
    assert "Saved:" in answers(result)[4]


# ---------------------------------------------------------------------- leaving and going on


@pytest.mark.words
@pytest.mark.parametrize("leave", [["q"], ["quit"], []])
def test_a_game_that_was_left_goes_on(leave: list[str], data: Path) -> None:
    left = play("--seed", "3", "--seat", "2", "--bots", "random,sensible", "--name", "Ada", lines=["1", "1", *leave])
    assert left.exit_code == 0
    assert "To go on: intrigue play --resume" in left.output
    assert ("The input ends here." in left.output) == (not leave)
    before = load(record_in(data))
    (seating,) = data.glob("*.json")
    assert json.loads(seating.read_text())["players"] == ["random", "person", "sensible", "random"]
    result = play("--resume", lines=ON)
    assert result.exit_code == 0
    assert "Ada (you)" in result.output
    assert "winner" in result.output
    after = load(record_in(data))
    assert after.lines[: len(before.lines)] == before.lines
    assert list(faults(after, intrigue.game("trickery"))) == []


@pytest.mark.words
def test_an_interrupted_game_is_the_same_as_one_in_a_single_sitting(data: Path) -> None:
    args = ("--seed", "3", "--bots", "random")
    play(*args, lines=["1"] * 3)
    while "winner" not in (result := play("--resume", lines=["1"] * 3)).output:
        assert result.exit_code == 0
    in_pieces = record_in(data).read_text()
    record_in(data).unlink()
    play(*args, lines=ON)
    assert record_in(data).read_text() == in_pieces


@pytest.mark.words
def test_a_killed_game_loses_nothing(data: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "intrigue", "play", "--seed", "2", "--options", "start_player=1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("choose thorn\nfavour\n")
    process.stdin.flush()
    seen = ""
    while seen.count(PROMPT) < 3:
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    lines = load(record_in(data)).lines
    assert [line.do for line in lines if line.seat == 1] == ["choose thorn", "favour"]
    result = play("--resume", lines=["l"])
    assert f"after {len(lines)} actions" in result.output
    assert "Call in a favour" in answers(result)[0]


@pytest.mark.words
def test_nothing_to_resume_and_nothing_that_goes_with_it() -> None:
    assert "no unfinished game" in play("--resume").stderr
    assert play("--resume").exit_code == 2
    assert "do not go together" in play("--resume", "--seats", "4").stderr


@pytest.mark.words
def test_a_game_that_is_being_played_is_not_taken_up_twice(data: Path) -> None:
    terminal = Terminal(data, "play", "trickery", "--seed", "1")
    terminal.until("Press Enter")
    terminal.type("")
    terminal.until(PROMPT)
    assert "another window" in play("--resume").stderr
    terminal.type("q")
    terminal.until("To go on")
    assert terminal.close() == 0
    assert play("--resume").exit_code == 0


@pytest.mark.words
def test_a_damaged_game_is_passed_over(data: Path) -> None:
    play("--seed", "1", lines=["1"])
    good = record_in(data)
    bad = data / "trickery-99999999-000000.jsonl"
    bad.write_text(good.read_text().replace('"do":"choose', '"do":"chose'))
    bad.with_suffix(".json").write_bytes(good.with_suffix(".json").read_bytes())
    os.utime(good, (1, 1))
    result = play("--resume")
    assert result.exit_code == 0
    assert "99999999-000000.jsonl cannot be gone on with: Action 1" in " ".join(result.output.split())
    assert "Trickery & Deceit again" in result.output
    bad.with_suffix(".json").write_text("{}")
    assert "Trickery & Deceit again" in play("--resume").output


@pytest.mark.words
def test_a_folder_that_cannot_be_written_does_not_stop_the_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "file").write_text("")
    monkeypatch.setenv("INTRIGUE_DATA", str(data / "file" / "below"))
    result = play(lines=ON)
    assert "This game cannot be saved: Not a directory." in result.output
    assert "winner" in result.output


# ---------------------------------------------------------------------- one keyboard


@pytest.mark.words
def test_at_one_keyboard_nobody_learns_what_another_picked() -> None:
    """Whatever is picked, the output up to the common showing is the same to the byte."""
    play(lines=["q"])  # before the first game a guided one is offered
    outputs = set()
    for picks in (["1", "1", "1"], ["2", "1", "2"], ["1", "2", "1"], ["thorn", "machine", "2"]):
        result = play("--hotseat", "--seats", "3", "--seed", "1", "--name", "Ada,Ben,Cleo", lines=[*picks, "q"])
        assert "turned up" in result.output
        outputs.add(result.output.split("- ")[0])
    assert len(outputs) == 1


@pytest.mark.words
def test_at_one_keyboard_the_latest_decision_is_taken_back() -> None:
    lines = ["1", "1", "1", "favour", "u", "q"]
    result = play("--hotseat", "--seats", "3", "--options", "start_player=2", "--name", "Ada,Ben", lines=lines)
    assert "Player 3: Play a card" in answers(result)[3]
    assert "Ben takes that back." in answers(result)[4]
    assert "Ben: Play a card" in answers(result)[4]


@pytest.mark.words
def test_a_whole_game_at_one_keyboard_and_on_another_day() -> None:
    play("--hotseat", lines=["1"] * 9)
    result = play("--resume", lines=ON)
    assert "Player 4" in result.output
    assert "winner" in result.output


def test_in_a_terminal_the_keyboard_is_passed_with_an_empty_screen(data: Path) -> None:
    terminal = Terminal(data, "play", "trickery", "--hotseat", "--seats", "3", "--name", "Ada,Ben,Cleo")
    terminal.until("Press Enter")
    terminal.type("")
    for name, pick in (("Ada", "1"), ("Ben", "2"), ("Cleo", "1")):
        if name != "Ada":
            passing = terminal.until("press Enter.")
            assert passing.split(CLEAR)[1] == f"Pass the keyboard to {name}. {name}, press Enter."
            terminal.type("")
            terminal.until(CLEAR)  # what follows is all that is on the screen
        shown = terminal.until(PROMPT)
        assert f"{name}: Pick your society" in shown
        assert "picks" not in shown
        assert "(secret)" not in shown
        terminal.type("\x1b[A", enter=False)  # the arrow key does not bring up what another typed
        terminal.type("\x15" + pick)
    assert "turned up" in terminal.until(PROMPT)
    terminal.type("q")
    terminal.until("To go on")
    assert terminal.close() == 0


# ---------------------------------------------------------------------- in a terminal


@pytest.mark.parametrize(
    ("env", "pattern"), [({"NO_COLOR": "1"}, r"\x1b\[[0-9;]*(3[0-8]|9[0-7])[0-9;]*m"), ({"TERM": "dumb"}, r"\x1b")]
)
def test_a_whole_game_in_a_terminal_without_colour(env: dict[str, str], pattern: str, data: Path) -> None:
    terminal = Terminal(data, "play", "trickery", "--seed", "4", "--name", "Ada", **env)
    terminal.until("Press Enter")
    terminal.type("")
    while not (new := terminal.until(PROMPT, "shows the table > ", "Another game? [y/N] ")).endswith("[y/N] "):
        terminal.type("1" if new.endswith(PROMPT) else "")
    terminal.type("n")
    assert terminal.close() == 0
    assert "winner" in terminal.text
    assert not re.search(pattern, terminal.text.replace("\x1b[?2004h", "").replace("\x1b[?2004l", ""))


def test_ctrl_c_is_quiet_and_loses_nothing(data: Path) -> None:
    terminal = Terminal(data, "play", "trickery", "--seed", "1")
    terminal.until("Press Enter")
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until("turned up")
    terminal.until(" > ")
    terminal.until_it_reads()
    terminal.type("\x03", enter=False)
    terminal.until("To go on: intrigue play --resume")
    assert terminal.close() == 0  # a way to leave like any other
    assert len(load(record_in(data)).lines) >= 4


# ---------------------------------------------------------------------- bad requests


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["chess"], "There is no game 'chess'. Games: trickery, "),
        (["--seats", "2"], "Trickery & Deceit is for 3 to 6 players, not 2."),
        (["--seats", "1000000000"], "3 to 6 players"),
        (["--seats", "many"], "'many' is not a valid integer"),
        (["--seat", "5"], "There is no seat 5 at a table for 4"),
        (["--seat", "0"], "There is no seat 0"),
        (["--bots", "genius"], "There is no bot 'genius'. Bots: random, gentle, sensible, sharp, ruthless; search:500"),
        (["--bots", ","], "--bots needs names"),
        (["--bots", ""], "--bots needs names"),
        (["--bots", "random,random,random,random"], "4 bots are too many"),
        (["--seed", "x"], "'x' is not a valid integer"),
        (["--seed", str(2**70)], "is not in the range"),
        (["--options", "tie_rule"], "'tie_rule' is not an option"),
        (["--options", "tie_rule=dice"], "cannot be 'dice'"),
        (["--options", "colour=red"], "There is no option 'colour'"),
        (["--options", "start_player=6"], "Seat 6 cannot start"),
        (["--name", " \t"], "A name needs"),
        (["--hotseat", "--name", "A,B,C,D,E"], "5 names are too many"),
        (["--hotseat", "--name", "Ada,ada"], "the same name"),
        (["--hotseat", "--bots", "random"], "--hotseat and --bots do not go together."),
        (["--frobnicate"], "No such option"),
    ],
)
def test_a_bad_request_gets_a_sentence(args: list[str], why: str, data: Path) -> None:
    result = play(*args)
    assert result.exit_code == 2
    assert why in " ".join(result.stderr.split())
    assert "Traceback" not in result.output
    assert not list(data.iterdir())
