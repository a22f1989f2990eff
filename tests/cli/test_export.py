"""`--out`: tables that a spreadsheet or a data frame reads, as CSV and as Parquet."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.cli.test_scripts import stops_after

import intrigue
from intrigue.cli import export, simulate, tournament
from intrigue.cli import intrigue as command
from intrigue.cli.export import Spreadsheet
from intrigue.lab import jobs
from intrigue.lab.simulate import Outcome
from intrigue.lab.tournament import Meeting
from intrigue.words import cards as worded

FAST = ["--jobs", "1", "--seed", "1"]
SIMULATE = ["simulate", "trickery", "--bots", "sensible,random,random", *FAST]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def read(file: str) -> list[dict[str, Any]]:
    """As text alone, which is what CSV has."""
    if file.endswith(".csv"):
        return list(csv.DictReader(Path(file).read_text(encoding="utf-8").splitlines()))
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not here: install the research extra")
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def test_a_table_has_a_cell_for_every_row_in_every_column(tmp_path: Path) -> None:
    table = Spreadsheet()
    table.add({"who": "Ada"}, {"coins": 2})
    table.add({"who": "Ben", "with whom": 'Cleo, "the\nlast"'})
    table.add({}, {"seals": 1})
    assert table.columns == {
        "who": ["Ada", "Ben", None],
        "coins": [2, 0, 0],
        "with_whom": [None, 'Cleo, "the\nlast"', None],
        "seals": [0, 0, 1],
    }
    table.write(tmp_path / "t.csv")
    with (tmp_path / "t.csv").open(encoding="utf-8", newline="") as text:
        lines = list(csv.reader(text))
    assert lines == [
        ["who", "coins", "with_whom", "seals"],
        ["Ada", "2", "", "0"],
        ["Ben", "0", 'Cleo, "the\nlast"', "0"],
        ["", "0", "", "1"],
    ]


def test_words_among_numbers_make_a_column_of_words(tmp_path: Path) -> None:
    table = Spreadsheet()
    for cost in (3, "X", None):
        table.add({"cost": cost})
    table.write(tmp_path / "t.parquet")
    assert [row["cost"] for row in read(str(tmp_path / "t.parquet"))] == ["3", "X", None]


@pytest.mark.parametrize("watch", [[], ["--watch"]], ids=["plain", "watched"])
def test_a_table_of_games_has_what_the_lines_have(watch: list[str]) -> None:
    for ending in ("jsonl", "csv", "parquet"):
        done = run(*SIMULATE, "--games", "12", *watch, "--out", f"games.{ending}")
        assert done.exit_code == 0
        assert f"Each game is in games.{ending}." in done.stdout
    lines = [msgspec.json.decode(line) for line in Path("games.jsonl").read_bytes().splitlines()]
    games, texts = read("games.parquet"), read("games.csv")
    assert len(games) == len(texts) == len(lines) == 12
    for game, text, line in zip(games, texts, lines, strict=True):
        assert {name: "" if value is None else str(value) for name, value in game.items()} == text
        for name in ("index", "seed", "rule", "actions", "turns"):
            assert game[name] == line[name]
        for seat in range(3):
            assert game[f"seat_{seat + 1}_bot"] == line["bots"][seat]
            assert game[f"seat_{seat + 1}_score"] == line["scores"][seat]
            assert game[f"seat_{seat + 1}_share"] == (seat in line["winners"]) / len(line["winners"])
            assert game[f"seat_{seat + 1}_society_at_the_end"] == line["traits"][seat]["society at the end"][0]
        if watch:
            for card in ("favour", "betray"):
                assert game[f"chosen_{card}"] == line["cards"]["chosen"].get(card, 0)
    assert ("chosen_favour" in games[0]) == bool(watch)


def test_a_table_of_meetings_has_what_the_lines_have() -> None:
    for ending in ("jsonl", "csv", "parquet"):
        assert run("tournament", "trickery", "--meetings", "3", *FAST, "--out", f"cup.{ending}").exit_code == 0
    met = [msgspec.json.decode(line, type=Meeting) for line in Path("cup.jsonl").read_bytes().splitlines()[1:]]
    rows = read("cup.parquet")
    assert [(row["first"], row["second"], row["deal"], row["share"]) for row in rows] == [
        (one.first, one.second, one.deal, one.share) for one in met
    ]
    assert [(row["took"], row["took_turned"]) for row in rows] == [one.took for one in met]
    assert [{name: str(value) for name, value in row.items()} for row in rows] == read("cup.csv")


@pytest.mark.words
def test_a_table_of_games_and_one_of_cards() -> None:
    for ending in ("csv", "parquet"):
        assert run("games", "--out", f"games.{ending}").stdout == ""
        assert [row["name"] for row in read(f"games.{ending}")] == list(intrigue.games())
    assert "tie_rule=coins" in read("games.csv")[0]["options"]
    for name in intrigue.games():
        assert run("cards", name, "--out", "cards.parquet").exit_code == 0
        rows, cards = read("cards.parquet"), worded(intrigue.game(name))
        assert [(row["id"], row["name"], row["text"]) for row in rows] == [
            (one.id, one.name, one.text) for one in cards
        ]
    combat = {row["id"]: row["combat"] for row in rows}  # City of Five Sails has dashes, where there is no number
    assert isinstance(combat["soline_el_gato"], int)
    assert all(value is None or isinstance(value, int) for value in combat.values())
    assert run("cards", "trickery", "favour", "--out", "one.csv").exit_code == 0
    assert [row["id"] for row in read("one.csv")] == ["favour"]


def test_a_table_of_speeds() -> None:
    assert run("bench", "trickery", "--rounds", "1", "--seconds", "0.01", "--out", "speed.csv").exit_code == 0
    [row, *_] = read("speed.csv")
    assert row["game"] == "trickery"
    assert float(row["inside"]) > 0


@pytest.mark.parametrize("ending", ["csv", "parquet"])
@pytest.mark.parametrize(
    ("module", "arguments", "rows"),
    [(simulate, [*SIMULATE, "--games", "200"], 50), (tournament, ["tournament", "trickery", *FAST], 5)],
    ids=["simulate", "tournament"],
)
def test_a_run_that_is_stopped_writes_the_table_that_it_has(
    module: Any, arguments: list[str], rows: int, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "in_order", stops_after(1, jobs.in_order))
    assert run(*arguments, "--out", f"kept.{ending}").exit_code == 130
    assert len(read(f"kept.{ending}")) == rows


def test_a_table_that_was_there_is_written_anew() -> None:
    Path("games.csv").write_text("dear diary\n")
    assert run(*SIMULATE, "--games", "2", "--out", "games.csv").exit_code == 0
    assert len(read("games.csv")) == 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate trickery --out games.xlsx", "games.xlsx ends in .xlsx; it is written as its name ends"),
        ("simulate trickery --out games", "games has no ending; it is written as its name ends"),
        ("games --out games.json", "in .csv or .parquet."),
        ("simulate trickery --resume --seed 1 --out games.csv", "--resume goes on with lines of JSON"),
    ],
)
def test_a_wrong_ending_says_which_there_are(line: str, sentence: str) -> None:
    done = run(*line.split())
    assert done.exit_code == 2
    assert sentence in done.stderr


@pytest.mark.parametrize(
    "name", ["simulate trickery", "tournament trickery", "fuzz trickery", "games", "cards trickery"]
)
def test_without_pyarrow_parquet_is_refused_before_the_work(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: Callable[[str], object] = lambda module: None if module == "pyarrow" else object()  # noqa: E731
    monkeypatch.setattr(export, "find_spec", found)
    done = run(*name.split(), "--out", "x.parquet")
    assert done.exit_code == 2
    assert done.stderr.endswith('which is not here; get it with: pip install "intrigue[research]"\n')
    assert not Path("x.parquet").exists()


def test_pyarrow_is_not_loaded_for_anything_else() -> None:
    code = (
        "import sys\nfrom intrigue.cli import intrigue\n"
        "intrigue(['simulate', 'trickery', '--games', '1', '--jobs', '1', '--out', 'x.csv'], standalone_mode=False)\n"
        "assert 'pyarrow' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_lines_are_still_games_of_a_simulation() -> None:
    assert run(*SIMULATE, "--games", "2", "--out", "games.jsonl").exit_code == 0
    for line in Path("games.jsonl").read_bytes().splitlines():
        assert msgspec.json.decode(line, type=Outcome).actions > 0
