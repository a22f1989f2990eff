"""`intrigue replay` and `intrigue verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.cli.terminal import Terminal

import intrigue
from intrigue.cli import intrigue as command
from intrigue.core import RandomPlayer, commitment
from intrigue.core.record import Record, load
from intrigue.games.trickery.events import Laid
from intrigue.table import LocalTable

GAME = intrigue.game("trickery")
NAMES = ["Ada", "{0}", "\x1b[31mRed"]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def run(*args: str) -> Result:
    return CliRunner().invoke(command, args)


def flat(text: str) -> str:
    return " ".join(text.split())


def finished(seed: int | None = None, moves: int = 10_000) -> LocalTable:
    table = LocalTable.new(GAME, NAMES, [GAME.bot(), RandomPlayer(), RandomPlayer()], seed, bot_seed=1)
    while moves and table.step() is not None:
        moves -= 1
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    finished().record.save(path)
    return path


# ---------------------------------------------------------------------- verify


def test_yes_with_figures(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    kept = load(record)
    assert result.output.startswith("Yes. ")
    assert f"{len(kept.lines)} actions" in flat(result.output)
    assert "every draw from it (1 in all)" in flat(result.output)  # who begins
    assert kept.header.commitment is not None
    assert kept.header.commitment in result.output


def test_a_record_by_its_name_among_the_games_played_here(record: Path) -> None:
    assert run("verify", "evening").output == run("verify", "evening.jsonl").output == run("verify", str(record)).output


def test_a_seeded_game_and_one_that_is_not_finished(tmp_path: Path) -> None:
    finished(seed=9, moves=7).record.save(tmp_path / "part.jsonl")
    result = run("verify", "part")
    assert result.exit_code == 0
    assert "seed 9" in result.output
    assert "7 actions" in result.output
    assert "not finished" in result.output


def change(number: int, **fields: object) -> Callable[[Record], None]:
    def tamper(record: Record) -> None:
        for name, value in fields.items():
            setattr(record.lines[number - 1], name, value)

    return tamper


def other_secret(record: Record) -> None:
    record.close.secret = "00" * 32


def other_deal(record: Record) -> None:
    """A cheat who draws another secret until the lot falls on another player, and publishes another commitment."""
    assert isinstance(record.seed, bytes)
    first = record.replay(GAME, 3).save()
    for number in range(100):
        secret = bytes([number]) * 32
        record.close.secret = secret.hex()
        if record.replay(GAME, 3).mover() != GAME.load(first).mover():
            record.header.commitment = commitment(secret)
            return


def no_secret(record: Record) -> None:
    record.close.secret = None


def short_secret(record: Record) -> None:
    record.close.secret = "00"
    record.header.commitment = commitment(b"\0")


def other_winner(record: Record) -> None:
    result = record.close.result
    assert result is not None
    loser = next(seat for seat in range(3) if seat not in result.winners)
    record.close.result = msgspec.structs.replace(result, winners=(loser,))


def left_out(record: Record) -> None:
    del record.lines[5]


def cut_short(record: Record) -> None:
    del record.lines[-1]


def other_options(record: Record) -> None:
    record.header.options["max_turns"] = 3


def other_rules(record: Record) -> None:
    record.header.rules = 99


def too_few_names(record: Record) -> None:
    del record.header.players[0]


@pytest.mark.parametrize(
    ("tamper", "where"),
    [
        (change(1, do="choose nothing"), "Action 1 ('choose nothing' by seat 1) is not legal"),
        (change(5, check="0" * 16), "After action 5"),
        (change(7, seat=9), "Action 7 is by seat 9"),
        (change(4, do="\x1b[2Jpause"), "Action 4 ('?[2Jpause'"),
        (left_out, "ction 6"),
        (cut_short, "The record says"),
        (other_winner, "The record says"),
        (other_secret, "The secret does not match the commitment"),
        (other_deal, "After action 3"),
        (no_secret, "is not in the record yet"),
        (short_secret, "too short"),
        (other_options, "After action 1"),
        (too_few_names, "2 players for 3 seats"),
    ],
)
def test_a_tampered_record_is_refused_with_the_place(
    tamper: Callable[[Record], None], where: str, record: Path
) -> None:
    kept = load(record)
    tamper(kept)
    kept.save(record)
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("No. ")
    assert where in flat(result.stderr)
    assert "\x1b" not in result.stderr


def test_of_a_game_of_other_rules_the_seal_is_checked_and_nothing_else(record: Path) -> None:
    kept = load(record)
    other_rules(kept)
    kept.save(record)
    for name, code in (("verify", 1), ("replay", 2), ("review", 2)):
        result = run(name, str(record))
        assert (result.exit_code, result.stdout) == (code, "")
        assert "This record was played under version 99 of the rules" in flat(result.stderr)
        assert f"this is version {GAME.version}. An Intrigue of that time can" in flat(result.stderr)
    said = run("verify", str(record)).stderr
    assert said.startswith("In part. The secret matches the commitment.")
    assert f"\n{kept.header.commitment}\n" in said
    assert "The moves were not checked." in said
    assert f"can check its {len(kept.lines)} actions." in said


@pytest.mark.parametrize(
    ("tamper", "says"),
    [(other_secret, "No. The secret does not match"), (no_secret, "No. The secret of this sealed game is not in")],
)
def test_a_broken_seal_is_found_whatever_the_rules(tamper: Callable[[Record], None], says: str, record: Path) -> None:
    kept = load(record)
    other_rules(kept)
    tamper(kept)
    kept.save(record)
    result = run("verify", str(record))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(says)


def test_of_a_seeded_game_of_other_rules_nothing_is_checked(tmp_path: Path) -> None:
    record = finished(seed=9, moves=1).record
    other_rules(record)
    record.save(tmp_path / "part.jsonl")
    result = run("verify", "part")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Not checked. This record was played under version 99")
    assert "can check its 1 action." in result.stderr


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"hello\n", "line 1"),
        (b"{}\n", "line 1"),
        (b"[1, 2]\n{}\n", "line 1"),
    ],
)
def test_what_is_no_record_at_all(content: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_bytes(content)
    for name in ("verify", "replay"):
        result = run(name, str(path))
        assert result.exit_code in (1, 2)
        assert why in result.stderr


def test_a_broken_line_is_named(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[4] = lines[4][:-3]
    record.write_text("\n".join(lines))
    assert "line 5" in run("verify", str(record)).stderr


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    for name in ("verify", "replay"):
        assert "There is no record nowhere" in run(name, "nowhere").stderr
        assert run(name, "nowhere").exit_code == 2
        assert "is a folder" in run(name, str(tmp_path)).stderr


# ---------------------------------------------------------------------- replay


@pytest.mark.words
def test_the_story_through_a_spectators_eyes_and_through_a_players(record: Path) -> None:
    kept = load(record)
    voice = intrigue.Speaker(GAME, ["Ada", "{0}", "[31mRed"])
    state = kept.replay(GAME)
    for seat in (None, 0, 2):
        result = run("replay", str(record), *([] if seat is None else ["--seat", str(seat + 1)]))
        assert result.exit_code == 0
        assert "\x1b" not in result.output
        told = flat(result.output.replace("\n- ", "\n"))
        for event in state.events_for(seat):
            if not isinstance(event, Laid):  # coins that go together are told together
                assert voice.say(GAME.story.of(event)) in told
        assert told.count("secretly picks") == (0 if seat is None else 1)
        assert state.result is not None
        assert voice.say(state.result.reason) in told


@pytest.mark.words
def test_step_by_step_by_pipe_draws_the_table_without_waiting(record: Path) -> None:
    result = run("replay", str(record), "--step")
    assert result.exit_code == 0
    assert result.output.count("Pool:") == len(load(record).lines) - 2  # two of the three picks are seen by nobody
    assert "Enter" not in result.output
    assert all(len(line) <= 80 for line in result.output.splitlines())


def test_step_by_step_in_a_terminal(record: Path, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "replay", "evening", "--step", NO_COLOR="1")
    assert "turned up" in terminal.until("q stops > ")
    terminal.type("")
    assert "Pool:" in terminal.until("q stops > ")
    terminal.type("q")
    assert terminal.close() == 0


def test_a_changed_record_is_not_told(record: Path) -> None:
    kept = load(record)
    change(5, check="0" * 16)(kept)
    kept.save(record)
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert "After action 5" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_a_seat_that_is_not_there(seat: str, record: Path) -> None:
    result = run("replay", str(record), "--seat", seat)
    assert result.exit_code == 2
    assert "it has seats 1 to 3" in result.stderr


@pytest.mark.words
def test_a_review_judges_every_decision_and_keeps_it(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    result = run("review", str(record), "--rounds", "20", "--jobs", "1", "--json", str(out))
    assert result.exit_code == 0, result.output
    kept = msgspec.json.decode(out.read_bytes())
    told = {(one["move"], one["seat"]) for one in kept["decisions"]}
    lines = load(record).lines
    assert told == {(n, line.seat - 1) for n, line in enumerate(lines) if (n, line.seat - 1) in told}
    assert len(told) > len(lines) / 2
    assert all(0 <= one["lost"] <= 1 and one["do"] == lines[one["move"]].do for one in kept["decisions"])
    assert "Ada: " in result.output
    assert "given away" in flat(result.output)


def test_a_review_of_one_seat(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    assert run("review", str(record), "--rounds", "10", "--seat", "2", "--json", str(out)).exit_code == 0
    assert {one["seat"] for one in msgspec.json.decode(out.read_bytes())["decisions"]} == {1}
    assert "There is no seat 9" in run("review", str(record), "--seat", "9").output
