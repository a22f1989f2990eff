from __future__ import annotations

import itertools
import time

import pytest
from click.testing import CliRunner

import intrigue
from intrigue.cli.bench import bench
from intrigue.lab.bench import FIGURES, Figures, measure, rate


def test_every_figure_is_measured() -> None:
    figures = measure(intrigue.game("trickery"), 0.01)
    assert figures.compiled == intrigue.COMPILED
    assert all(getattr(figures, name) > 0 for name in FIGURES)


def test_a_busy_machine_measures_something_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))  # a second between any two looks at it
    assert rate(lambda: 3, 0.01) == 3


def test_the_command_measures_a_game() -> None:
    done = CliRunner().invoke(bench, ["trickery", "--seconds", "0.01", "--rounds", "1"], catch_exceptions=False)
    assert intrigue.game("trickery").title in done.stdout


def test_the_command_prints_a_table_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [Figures(compiled, *[12.5] * len(FIGURES)) for compiled in (False, True)]
    monkeypatch.setattr("intrigue.cli.bench.measure", lambda game, seconds: figures[0])
    monkeypatch.setattr("intrigue.cli.bench.alternate", lambda name, rounds, seconds: iter(figures))
    done = CliRunner().invoke(bench, ["--seconds", "0.01", "--rounds", "1"], catch_exceptions=False)
    for name in intrigue.games():
        assert intrigue.game(name).title in done.stdout
    for words in FIGURES.values():
        assert words in done.stdout
    assert ("ratio" in done.stdout) == intrigue.COMPILED
