"""The command line as scripts use it: statuses, files that are looked at before the work, tables by pipe, and JSON."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.patience import PATIENCE

import intrigue
from intrigue.cli import COMMANDS, balance, bench, browse, fuzz, puzzles, records, review, simulate, tournament
from intrigue.cli import intrigue as command
from intrigue.cli.answers import Answers
from intrigue.cli.bench import Speeds
from intrigue.cli.browse import Gallery, Offer
from intrigue.cli.exit_status import WORDS, stoppable
from intrigue.cli.fuzz import Fuzzed
from intrigue.cli.review import Reviewed
from intrigue.core import playout, seeded
from intrigue.core.record import Record
from intrigue.lab import jobs
from intrigue.lab.balance import Report
from intrigue.lab.bench import Figures
from intrigue.lab.summary import Summary
from intrigue.lab.tournament import Ranking
from intrigue.words import cards as worded

ROOT = Path(__file__).parents[2]
GAME = intrigue.game("trickery")
LONG_RECORD = ROOT / "docs" / "examples" / "trickery.jsonl"
FAST = ["--jobs", "1", "--seed", "1"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    state, rng = GAME.new(3, 5), seeded(5)
    kept = Record.begin(GAME, state, ["Ada", "Ben", "Cleo"], 5)
    while not state.over:
        seat = state.mover()
        kept.play(state, seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    path = tmp_path / "evening.jsonl"
    kept.save(path)
    return str(path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


# ---------------------------------------------------------------------- how a command ends


def stops_after(results: int, real: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    """Somebody presses Ctrl-C after so many results."""

    def in_order(*arguments: Any) -> Iterator[Any]:
        for number, result in enumerate(real(*arguments)):
            if number == results:
                raise KeyboardInterrupt
            yield result
        raise KeyboardInterrupt

    return in_order


@pytest.mark.words
@pytest.mark.parametrize(
    ("module", "arguments", "kind"),
    [
        (simulate, ["simulate", "trickery", "--games", "200", "--bots", "random", *FAST], Summary),
        (balance, ["balance", "trickery", "--games", "50", "--bots", "random", *FAST], Report),
        (tournament, ["tournament", "trickery", "--bots", "random,gentle", "--meetings", "20", *FAST], Ranking),
        (review, ["review", "RECORD", "--rounds", "10", "--jobs", "1"], Reviewed),
    ],
    ids=["simulate", "balance", "tournament", "review"],
)
def test_a_run_that_is_stopped_shows_and_keeps_what_it_has_and_says_so(
    module: Any, arguments: list[str], kind: type[Any], record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = [record if word == "RECORD" else word for word in arguments]
    monkeypatch.setattr(module, "in_order", stops_after(2, jobs.in_order))
    done = run(*arguments, "--json", "kept.json")
    assert done.exit_code == 130
    assert "topped early" in done.stdout
    assert "│" in done.stdout
    kept = msgspec.json.decode((tmp_path / "kept.json").read_bytes(), type=kind)
    assert kept.stopped
    monkeypatch.setattr(module, "in_order", jobs.in_order)
    done = run(*arguments, "--json", "whole.json")
    assert done.exit_code == 0
    assert not msgspec.json.decode((tmp_path / "whole.json").read_bytes(), type=kind).stopped


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        (simulate, ["simulate", "trickery", *FAST]),
        (balance, ["balance", "trickery", *FAST]),
        (tournament, ["tournament", "trickery", *FAST]),
        (review, ["review", "RECORD", "--jobs", "1"]),
    ],
    ids=["simulate", "balance", "tournament", "review"],
)
def test_a_run_that_is_stopped_before_anything_is_done(
    module: Any, arguments: list[str], record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "in_order", stops_after(0, jobs.in_order))
    done = run(*[record if word == "RECORD" else word for word in arguments])
    assert done.exit_code == 130
    assert isinstance(done.exception, SystemExit)


def test_a_stopped_bench_shows_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = [Figures(False, 1, 2, 3, 4, 5, 6)]

    def measure(*_: Any) -> Any:
        if not measured:
            raise KeyboardInterrupt
        return measured.pop()

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(intrigue, "COMPILED", False)
    done = run("bench", "trickery")
    assert done.exit_code == 130
    assert "sensible bot, decisions/s" in done.stdout
    assert "Stopped early." in done.stdout


def test_replay_and_verify_can_be_stopped(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(records, "faults", pressed)
    assert run("verify", record).exit_code == 130
    monkeypatch.setattr(Answers, "tell", pressed)
    assert run("replay", record).exit_code == 130


def test_leaving_a_game_before_it_begins_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("intrigue.cli.screen.Screen.wait", pressed)
    assert run("play", "trickery").exit_code == 0


DEAF = """
import os, signal, sys, time
from intrigue.lab import jobs
def deaf(task):
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # as compiled code is, until it returns
    os.kill(int(sys.argv[1]) if len(sys.argv) > 1 else PARENT, signal.SIGINT)
    time.sleep(10_000)
PARENT = os.getpid()
signal.signal(signal.SIGINT, signal.default_int_handler)
jobs.COMPILED = True
try:
    list(jobs.in_order(deaf, [1], 1))
except KeyboardInterrupt:
    print("stopped")
"""


def test_ctrl_c_does_not_wait_for_a_task_that_does_not_hear_it() -> None:
    done = subprocess.run([sys.executable, "-c", DEAF], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "stopped\n", done.stderr


def test_a_check_that_fails_has_status_1_and_what_cannot_be_read_has_2(record: str, tmp_path: Path) -> None:
    assert run("verify", record).exit_code == 0
    text = Path(record).read_text()
    Path(record).write_text(text.replace('"seed":5', '"seed":6'))
    assert run("verify", record).exit_code == 1
    assert run("verify", "nowhere").exit_code == 2
    assert run("deck", "check", "nowhere.txt").exit_code == 2
    (tmp_path / "deck.txt").write_text("2 Not Today\n")
    assert run("deck", "check", "deck.txt").exit_code == 1


def test_the_statuses_are_in_the_help_and_in_the_documents() -> None:
    told = " ".join(run("--help").stdout.split())
    table = (ROOT / "docs" / "scripts.md").read_text(encoding="utf-8")
    for status, words in WORDS.items():
        assert f"{status} {words}" in told
        assert f"| {status} |" in table
    assert sorted(map(int, re.findall(r"^\| (\d+) \|", table, re.MULTILINE))) == sorted(WORDS)


# ---------------------------------------------------------------------- what cannot be done


BAD = [
    "simulate",
    "simulate chess",
    "simulate trickery --games 0",
    "simulate trickery --games many",
    "simulate trickery --bots clever",
    "simulate trickery --bots ,",
    "simulate trickery --bots search:0",
    "simulate trickery --bots program:",
    "simulate trickery --bots program:no-such-program",
    "simulate trickery --seats 9",
    "simulate trieste --seats 4",
    "simulate trickery --options max_turns",
    "simulate trickery --options max_turns=none",
    "simulate trickery --options colour=red",
    "simulate fivesails --options decks=3",
    "simulate fivesails --decks nowhere",
    "simulate fivesails --decks eisen,eisen,eisen",
    "simulate trickery --decks eisen",
    "simulate trickery --jobs 0",
    "simulate trickery --resume",
    "simulate trickery --resume --out x.jsonl",
    "simulate trickery --out no-such-folder/x.jsonl",
    "simulate trickery --out .",
    "simulate trickery --out -",
    "simulate trickery --out games",
    "simulate trickery --out games.xlsx",
    "simulate trickery --out no-such-folder/x.csv",
    "simulate trickery --resume --seed 1 --out games.csv",
    "simulate trickery --json no-such-folder/x.json",
    "simulate trickery --json x.json --out ./x.json",
    "simulate trickery --json",
    "simulate trickery --ray nowhere",
    "balance trickery --games 1",
    "balance trickery --html no-such-folder/x.html",
    "balance trickery --json no-such-folder/x.json",
    "balance trickery --cards nowhere.json",
    "balance trickery --deny chess",
    "balance trickery --deviate betray",
    "balance fivesails --decks nowhere",
    "balance fivesails --deny soline_el_gato",
    "balance fivesails --deviate soline_el_gato",
    "balance trieste --deny antonia",
    "balance trickery --minutes -1",
    "tournament trickery --bots random",
    "tournament trickery --out no-such-folder/x.jsonl",
    "tournament trickery --out x.txt",
    "tournament trickery --json /",
    "tournament trickery --meetings 0",
    "bench chess",
    "bench --seconds 0",
    "bench --json no-such-folder/x.json",
    "bench --out speed.txt",
    "bench --out no-such-folder/speed.csv",
    "fuzz chess",
    "fuzz trickery --json no-such-folder/x.json",
    "fuzz trickery --out no-such-folder/x.csv",
    "fuzz trickery --out x.jsonl",
    "review nowhere",
    "review RECORD --seat 9",
    "review RECORD --json no-such-folder/x.json",
    "review RECORD --json RECORD",
    "review RECORD --rounds 1",
    "replay nowhere",
    "replay RECORD --seat 9",
    "verify .",
    "games --json no-such-folder/x.json",
    "games --out games.json",
    "games --out no-such-folder/games.csv",
    "games chess",
    "cards chess",
    "cards trickery ace of spades",
    "cards trickery --markdown --json -",
    "cards trickery --markdown --out x.csv",
    "cards trickery --out x.xls",
    "cards trickery --json no-such-folder/x.json",
    "rules chess",
    "agent chess",
    "agent trickery --seat 9",
    "agent trickery --against clever",
    "agent trickery --command no-such-program",
    "agent trickery --decks eisen",
    "play chess",
    "play trieste --seats 4",
    "play trickery --resume --seats 4",
    "deck show nowhere",
    "deck check .",
    "deck show eisen --game trickery",
    "puzzles chess",
    "puzzles trickery --number 0",
    "puzzles trickery --number 9999",
    "puzzles make",
    "puzzles make chess",
    "puzzles make trickery --seats 9",
    "puzzles make trickery --count 0",
    "puzzles make trickery --options colour=red",
    "puzzles make trickery --out no-such-folder/x.json",
    "puzzles check chess",
    "puzzles check --file nowhere.json",
    "puzzles check --file RECORD",
    "puzzles check trickery --json no-such-folder/x.json",
    "serve --port http",
    "serve --database",
    "conjure",
]


@pytest.mark.parametrize("line", BAD)
def test_what_cannot_be_done_gets_a_sentence_before_any_work(
    line: str, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worked(*_: Any) -> Any:
        raise AssertionError("the work was begun")

    for module in (simulate, balance, tournament, review, fuzz, puzzles):
        if "--ray" not in line:
            monkeypatch.setattr(module, "in_order", worked)
    monkeypatch.setattr(bench, "measure", worked)
    done = run(*[record if word == "RECORD" else word for word in line.split(" ")])
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit)
    assert done.stdout == ""
    said = done.stderr.strip().splitlines()[-1]
    assert re.search(r"[.?:)']$", said), said  # a sentence
    assert "Errno" not in done.stderr


def options(found: click.Command, name: str) -> Iterator[tuple[str, click.Option]]:
    for param in found.params:
        if isinstance(param, click.Option):
            yield f"{name} {param.opts[-1]}", param
    if isinstance(found, click.Group):
        for below in found.list_commands(click.Context(found)):
            inner = found.get_command(click.Context(found), below)
            assert inner is not None
            yield from options(inner, f"{name} {below}")


def test_every_option_that_names_a_file_looks_at_it_first() -> None:
    """A file to be read must be there; a file to be written goes through the one that looks at its folder."""
    ctx = click.Context(command)
    files = []
    for name in COMMANDS:
        found = command.get_command(ctx, name)
        assert found is not None
        for flag, option in options(found, name):
            if isinstance(option.type, click.Path | click.File):
                files.append(flag)
                assert option.callback is not None or getattr(option.type, "exists", False), flag
    assert {"simulate --out", "simulate --json", "balance --html", "review --json", "balance --cards"} <= set(files)


def test_a_file_that_may_not_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: Any, **__: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", closed)  # whoever runs the tests may be allowed everything
    done = run("simulate", "trickery", "--json", "x.json")
    assert done.exit_code == 2
    assert done.stderr == "--json: x.json cannot be written: Permission denied.\n"
    done = run("balance", "trickery")  # which writes a page where nothing else is said
    assert done.exit_code == 2
    assert "trickery-balance.html cannot be written" in done.stderr


def test_looking_at_a_file_leaves_it_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("something")
    assert run("simulate", "chess", "--json", "old.json", "--out", "new.jsonl").exit_code == 2
    assert (tmp_path / "old.json").read_text() == "something"
    assert not (tmp_path / "new.jsonl").exists()


def test_a_name_that_is_too_long_gets_a_sentence() -> None:
    done = run("simulate", "trickery", "--json", "x" * 5000)
    assert done.exit_code == 2
    assert "cannot be written: File name too long." in done.stderr


def test_devices_can_be_written_to() -> None:
    done = run("simulate", "trickery", "--games", "2", *FAST, "--json", "/dev/null", "--out", "/dev/null")
    assert done.exit_code == 0


# ---------------------------------------------------------------------- tables by pipe


def piped(*arguments: str) -> str:
    """What a program at the other end of a pipe reads."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "FORCE_COLOR")}
    done = subprocess.run(
        [sys.executable, "-m", "intrigue", *arguments], capture_output=True, text=True, env={**kept, "TERM": "xterm"}
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""  # no bars
    return done.stdout


@pytest.mark.parametrize(
    "line",
    [
        "simulate fivesails --games 2 --bots random --watch --jobs 1 --seed 1",
        "simulate trieste --games 3 --options heroes=true,max_turns=3 --jobs 1 --seed 1",
        "balance trickery --games 10 --deny all --ladder --deviations --cards cards.toml --jobs 1 --seed 1",
        "tournament trickery --bots random,gentle,sensible,search:1 --meetings 1 --jobs 1 --seed 1",
        "bench trickery --rounds 1 --seconds 0.01",
        "review RECORD --rounds 10 --jobs 1",
    ],
)
def test_tables_are_whole_when_piped(line: str, record: str, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[favour]\ncoins = 3\n")
    shown = piped(*[record if word == "RECORD" else word for word in line.split(" ")])
    assert "\x1b" not in shown
    assert "\u2026" not in shown
    assert "..." not in shown
    rows = [row.strip() for row in shown.splitlines() if row.startswith("│")]
    assert rows
    for row in rows:
        first = row.split("│")[1]
        assert first.strip(), f"folded: {row}"
    for ending in re.findall(r"│ (TR[IK]-\S+|FIV-\S+) ", shown):
        name = {"FIV": "fivesails", "TRI": "trieste", "TRK": "trickery"}[ending[:3]]
        assert "simulate" not in line or intrigue.game(name).rulebook[ending].text in shown  # to its last word


@pytest.mark.words
@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("fuzz trickery --games 2 --seed 1 --jobs 1", "Fuzzing Trickery & Deceit on the .* the quick ones in all."),
        (
            "fuzz trickery --games 2 --seed 1 --jobs 1",
            "2 games, .* were put through every law, all through the quick ones.",
        ),
        ("verify RECORD", "Yes. Trickery & Deceit, 3 players, .* leads to the same table."),
        ("replay RECORD", "- The society cards are turned up: .* takes the first turn."),
    ],
)
def test_a_paragraph_is_one_line_when_piped(line: str, whole: str) -> None:
    shown = piped(*[str(LONG_RECORD) if word == "RECORD" else word for word in line.split(" ")])
    assert [line for line in shown.splitlines() if re.fullmatch(whole, line) and len(line) > 80]


def test_commands_print_by_one_mechanism() -> None:
    """Whoever makes a console of its own would fold its lines at 80 columns in a pipe."""
    rooms = Path(intrigue.__file__).parent / "cli"
    own = {file.name for file in rooms.glob("*.py") if re.search(r"\bConsole\(", file.read_text(encoding="utf-8"))}
    assert own == {"console_tables.py", "screen.py", "progress.py"}


@pytest.mark.words
@pytest.mark.parametrize("name", intrigue.games())
def test_every_rule_and_every_card_is_on_a_line_of_its_own_when_piped(name: str) -> None:
    game = intrigue.game(name)
    lines = [" ".join(line.split()) for line in piped("rules", name).splitlines()]
    for rule in game.rulebook.rules.values():
        assert f"{rule.id} {' '.join(rule.text.split())}" in lines
    shown = piped("cards", name).splitlines()
    first = f"{worded(game)[0].name} ("
    assert [line for line in shown if line.startswith(first)]
    assert "\x1b" not in "".join(shown)


def test_a_reader_says_how_wide_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, run("rules", "trickery").stdout.splitlines())) <= 60


# ---------------------------------------------------------------------- what games offers


@pytest.mark.words
def test_the_options_of_all_games_read_well() -> None:
    shown = run("games").stdout
    for name in intrigue.games():
        game = intrigue.game(name)
        for option in game.options:
            words = browse.option_help(option)
            assert words in shown
            assert words.startswith(option.help)
            assert re.fullmatch(r" Takes [a-z0-9][\w ,]*; [\w]+ if not given\.", words.removeprefix(option.help)), words
            assert not re.search(r"True|False|None|  | or \S+ or |''", words), words
        assert game.players in shown or f"Exactly {game.seats[0]} players" in shown
    for least, most in re.findall(r"(\d+) to (\d+) players", shown):
        assert int(least) < int(most)
    assert "Exactly 3 players, about 45-60 minutes" in shown
    assert re.search(r"trade_minutes +Minutes .* Takes 3, 4 or 5; 5 if not given\.", shown)
    assert re.search(r"match +Play games .* Takes true or false; false if not given\.", shown)
    assert re.search(r"decks +The decks .* Takes a text; nothing if not given\.", shown)


def test_a_game_for_exactly_so_many_says_so_everywhere() -> None:
    for line in ("simulate trieste --seats 2", "play trieste --seats 2"):
        assert "Trieste is for exactly 3 players, not " in run(*line.split()).stderr


# ---------------------------------------------------------------------- JSON


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("simulate treachery --games 6 --bots sensible,random --watch --jobs 1 --seed 1", Summary),
        ("balance trickery --games 6 --ladder --deviations --jobs 1 --seed 1", Report),
        ("tournament trickery --meetings 2 --jobs 1 --seed 1", Ranking),
        ("bench trickery --rounds 1 --seconds 0.01", Speeds),
        ("fuzz trickery --games 3 --jobs 1 --seed 1", Fuzzed),
        ("review RECORD --rounds 10 --jobs 1", Reviewed),
        ("games", Offer),
        ("cards fivesails", Gallery),
        ("cards trickery favour", Gallery),
    ],
)
def test_json_has_all_of_it_and_nothing_else_goes_out_with_it(
    line: str, kind: Any, record: str, tmp_path: Path
) -> None:
    arguments = [record if word == "RECORD" else word for word in line.split(" ")]
    alone = run(*arguments, "--json", "-")
    assert alone.exit_code == 0, alone.output
    assert alone.stderr == ""
    found = msgspec.json.decode(alone.stdout, type=kind, strict=True)
    assert msgspec.json.format(msgspec.json.encode(found)).decode() + "\n" == alone.stdout
    beside = run(*arguments, "--json", "all.json")
    assert beside.exit_code == 0
    written = (tmp_path / "all.json").read_text()
    assert "bench" in line or written == alone.stdout
    assert not (tmp_path / "trickery-balance.html").exists()


def test_json_says_what_the_tables_say() -> None:
    arguments = ["simulate", "trickery", "--games", "40", "--bots", "sensible,random,random", *FAST]
    shown, found = run(*arguments).stdout, msgspec.json.decode(run(*arguments, "--json", "-").stdout, type=Summary)
    assert found.games == found.asked == 40
    assert sum(row.share for row in found.by_seat) == pytest.approx(1)
    for row in (*found.by_seat, *found.by_bot):
        assert re.search(rf"{row.name} +│ +{row.of} +│ +{row.share:.1%} │ +{row.low:.1%} to {row.high:.1%}", shown)
    assert found.length is not None
    assert f"{found.length.mean:.1f} actions on average" in shown
    for kinds in found.by_trait.values():
        for one in kinds:
            assert -1 <= one.more_low <= one.more <= one.more_high <= 1
            assert f"{one.more:+.1%}" in shown


def test_json_of_the_games_is_what_a_form_needs() -> None:
    found = msgspec.json.decode(run("games", "--json", "-").stdout, type=Offer)
    assert [game.name for game in found.games] == list(intrigue.games())
    assert "sensible" in found.bots
    for told in found.games:
        game = intrigue.game(told.name)
        assert told.seats == list(game.seats)
        assert [option.name for option in told.options] == [option.name for option in game.options]
        playout(game.new(told.default_seats, 1), seeded(1))


def test_json_of_one_card() -> None:
    found = msgspec.json.decode(run("cards", "trickery", "favour", "--json", "-").stdout, type=Gallery)
    assert [card.id for card in found.cards] == ["favour"]
    assert found.cards[0] == next(card for card in worded(GAME) if card.id == "favour")


def test_whoever_runs_a_command_hears_ctrl_c_again_when_it_is_over() -> None:
    heard = []

    @click.command()
    def work() -> None:
        for _ in range(2):  # the second is about something else, and can be stopped as well
            with stoppable() as stop:
                signal.raise_signal(signal.SIGINT)
            heard.append(stop.early)
            signal.raise_signal(signal.SIGINT)  # takes nothing away of what is shown

    before = signal.getsignal(signal.SIGINT)
    assert CliRunner().invoke(work).exit_code == 0
    assert heard == [True, True]
    assert signal.getsignal(signal.SIGINT) is before


# ---------------------------------------------------------------------- what somebody may have meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("rules trickry", "There is no game 'trickry'. Did you mean 'trickery'?"),
        ("pley", "No such command 'pley'. Did you mean 'play'?"),
        ("cards trickery brbe", "has no card 'brbe'. Did you mean 'bribe'?"),
        ("simulate trickery --bots sensibel", "There is no bot 'sensibel'. Did you mean 'sensible'?"),
        ("simulate trickery --options max_turn=3", "There is no option 'max_turn'. Did you mean 'max_turns'?"),
        ("deck show castile", "There is no sample deck 'castile'. Did you mean 'castille'?"),
    ],
)
def test_a_slip_of_the_fingers_is_answered_with_what_was_meant(line: str, meant: str) -> None:
    done = run(*line.split())
    assert done.exit_code == 2
    assert meant in done.stderr
    assert "Did you mean" not in run("rules", "xyzzy").stderr


def test_a_file_that_is_no_deck_is_not_read_out(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("\n".join(f"{number} and {'so on, ' * 40}" for number in range(300)))
    done = run("deck", "check", "novel.txt")
    assert done.exit_code == 1
    assert "And more lines like these; perhaps novel.txt is something else." in done.stdout
    assert len(done.stdout) < 1500


def test_a_key_that_is_too_short_does_not_cost_the_file_that_was_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = run("think", "http://localhost:1", "--key-file", "notes.txt")
    assert done.exit_code == 2
    assert "openssl rand -hex 32 > " in done.stderr
    assert "> notes.txt" not in done.stderr


@pytest.mark.words
def test_a_narrow_terminal_loses_nothing_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = CliRunner().invoke(command, ["play", "trickery", "--seed", "1", "--name", "Ada"], input="1\nq\n").output
    assert "\u2026" not in shown
    for whole in ("Player", "Society", "Played", "0 of 5", "6 cards"):
        assert whole in shown
    assert max(len(line) for line in shown.splitlines() if "Cosima plays" in line) <= 40  # what is said is folded
