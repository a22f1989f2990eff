"""Tournaments: fair by seat and deal, the same whatever does the work, and able to go on where they stopped."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from intrigue import BadInput
from intrigue.cli.tournament import tournament
from intrigue.lab.tournament import Cup, Meeting, cross_table, mean, meet, standings, tasks

CUP = Cup("trickery", 4, ("random", "gentle", "sensible"), 1, {}, 12)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(
        tournament, ["trickery", "--seed", "1", "--jobs", "1", *arguments], catch_exceptions=False
    )


def test_every_pair_meets_over_the_same_deals() -> None:
    work = tasks(CUP, set())
    assert {(first, second) for _, first, second, _ in work} == set(CUP.pairs())
    for pair in CUP.pairs():
        assert [deal for _, *names, deals in work if tuple(names) == pair for deal in deals] == list(range(12))


def test_meetings_of_searches_are_handed_out_one_by_one() -> None:
    slow = msgspec.structs.replace(CUP, bots=("sensible", "search:5"), meetings=3)
    assert [list(deals) for _, _, _, deals in tasks(slow, {("sensible", "search:5", 1)})] == [[0], [2]]


def test_a_bot_that_meets_itself_is_even() -> None:
    cup = Cup("trickery", 3, ("random", "random"), 1, {}, 40)
    shares = [one.share for one in meet((cup, "random", "random", range(40)))]
    assert 0.3 < sum(shares) / 40 < 0.7  # three seats: two against one, then one against two


def test_what_one_takes_the_other_loses() -> None:
    played = [one for task in tasks(CUP, set()) for one in meet(task)]
    table = cross_table(CUP, played)
    for (one, other), even in table.items():
        assert even.mean + table[other, one].mean == pytest.approx(1)
        assert even.meetings == 12
    assert [row.bot for row in standings(CUP, played)] == ["sensible", "gentle", "random"]
    assert standings(CUP, played) == standings(CUP, played[::-1])  # the order in which they came in does not matter


def test_intervals_shrink_with_meetings() -> None:
    few, many = mean([0.0, 1.0] * 5), mean([0.0, 1.0] * 50)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert mean([]).meetings == 0


def test_no_interval_of_the_cross_table_leaves_0_to_100_percent() -> None:
    shown = run("--meetings", "10").stdout
    cells = re.findall(r"([\d.]+)% \(([\d.]+)-([\d.]+)\)", shown)
    assert len(cells) == 6
    for share, low, high in cells:
        assert 0 <= float(low) <= float(share) <= float(high) <= 100
        assert float(low) < float(high)
    assert "\u00b1" not in shown


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    arguments = ["--bots", "random,gentle,sensible", "--out"]
    once = run("--meetings", "12", *arguments, str(whole))
    run("--meetings", "7", *arguments, str(parts))
    torn = parts.read_bytes()[:-9]  # as if it had been killed while writing
    parts.write_bytes(torn)
    later = run("--meetings", "12", *arguments, str(parts))
    assert sorted(whole.read_bytes().splitlines()[1:]) == sorted(parts.read_bytes().splitlines()[1:])
    assert once.output.replace("whole", "parts") == later.output


def test_another_tournament_in_the_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    run("--meetings", "1", "--out", str(file))
    with pytest.raises(BadInput, match="another tournament"):
        run("--meetings", "1", "--seats", "5", "--out", str(file))
    file.write_text("something else\n")
    with pytest.raises(BadInput, match="not a tournament"):
        run("--meetings", "1", "--out", str(file))
    with pytest.raises(BadInput, match="two different bots"):
        run("--bots", "random,random")


def test_ray_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not here: install the ray extra")
    here, there = run("--meetings", "6"), run("--meetings", "6", "--ray", "local")
    assert here.stdout == there.stdout  # Ray may have things to say on the other one
    with pytest.raises(BadInput, match="no Ray cluster"):
        run("--meetings", "6", "--ray", "127.0.0.1:1")
    with pytest.raises(BadInput, match="not the address"):
        run("--meetings", "6", "--ray", "somewhere")


def test_a_rating_needs_no_win() -> None:
    met = [Meeting("random", "gentle", deal, (0.5, 0.5)) for deal in range(5)]
    rows = standings(Cup("trickery", 4, ("random", "gentle"), 1, {}, 5), met)
    assert rows[0].low < rows[1].rating < rows[0].high
