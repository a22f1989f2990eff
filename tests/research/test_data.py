"""Data sets: rows that say what a seat knew, could do, chose and won, and a card to make them again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from librt.vecs import vec
from mypy_extensions import i16

import intrigue
from intrigue.cli import intrigue as command
from intrigue.research.actions import ActionTable

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not here: install the research extra")


def made(folder: Path, *words: str) -> Any:
    file = folder / "set.parquet"
    done = CliRunner().invoke(command, ["data", "trickery", "--out", str(file), *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return parquet.read_table(file)


def test_every_decision_can_be_played_again(tmp_path: Path) -> None:
    rows = made(tmp_path, "--games", "3", "--seed", "5", "--seats", "3", "--jobs", "1").to_pylist()
    game = intrigue.game("trickery")
    assert game.observer is not None
    table, width = ActionTable(game), sum(block.width for block in game.observer.blocks)
    for number in range(3):
        mine = [row for row in rows if row["game"] == number]
        state = game.new(3, mine[0]["seed"])
        for row in mine:
            out = vec[i16]([i16(0)] * width)
            game.observer.write(state, row["seat"], out, 0)
            assert row["observation"] == np.asarray(out).tolist()
            legal = state.legal(row["seat"])
            assert len(row["choices"]) == len(legal)
            assert state.moves == row["move"]
            assert table.index(legal[row["choice"]]) == row["action"]
            state.apply(row["seat"], legal[row["choice"]])
        assert state.result is not None
        assert all(row["share"] == pytest.approx(state.result.share(row["seat"])) for row in mine)


def test_the_same_command_makes_the_same_rows_however_many_work_on_it(tmp_path: Path) -> None:
    one = made(tmp_path, "--games", "12", "--seed", "7", "--jobs", "1")
    two = made(tmp_path, "--games", "12", "--seed", "7", "--jobs", "2")
    assert one.equals(two)
    assert one.num_rows > 100


def test_a_card_says_what_it_is(tmp_path: Path) -> None:
    table = made(tmp_path, "--games", "2", "--seed", "9", "--bots", "sensible,random")
    card = (tmp_path / "set.md").read_text()
    version = intrigue.game("trickery").version
    assert f"`trickery_v{version}`" in card
    assert "--seed 9" in card
    assert f"{table.num_rows:,} decisions of 2 games" in card
    assert "sensible, random" in card
    assert "`coin_pool`" in card
    assert b"trickery_v" in table.schema.metadata[b"intrigue"]


def test_what_cannot_be_written_is_said_before_the_work(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, ["data", "trickery", "--out", str(tmp_path / "no" / "set.parquet")])
    assert done.exit_code == 2
    assert "There is no folder" in done.output
    done = CliRunner().invoke(command, ["data", "trickery", "--bots", "nobody", "--out", str(tmp_path / "set.parquet")])
    assert done.exit_code == 2
    assert "nobody" in done.output
    assert not (tmp_path / "set.parquet").exists()
