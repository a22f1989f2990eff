from __future__ import annotations

from click.testing import CliRunner

import intrigue
from intrigue.cli.bench import bench
from intrigue.lab.bench import FIGURES, measure


def test_every_figure_is_measured() -> None:
    figures = measure(intrigue.game("trickery"), 0.01)
    assert figures.compiled == intrigue.COMPILED
    assert all(getattr(figures, name) > 0 for name in FIGURES)


def test_the_command_prints_a_table_for_each_game() -> None:
    done = CliRunner().invoke(bench, ["--seconds", "0.01", "--rounds", "1"], catch_exceptions=False)
    for name in intrigue.games():
        assert intrigue.game(name).title in done.stdout
    for words in FIGURES.values():
        assert words in done.stdout
    assert ("ratio" in done.stdout) == intrigue.COMPILED
