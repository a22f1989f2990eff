"""The pages of figures in docs/research, and how to cite."""

from __future__ import annotations

from pathlib import Path

import pytest

import intrigue

pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research.game_sheet import head, numbers, sheet

ROOT = Path(__file__).parents[2]


def test_a_sheet_is_made_from_games() -> None:
    text = sheet(intrigue.game("trickery"), games=2, matches=4)
    assert text == sheet(intrigue.game("trickery"), games=2, matches=4)
    assert "| 3 | random |" in text
    assert "| sensible | gentle |" in text
    assert "| `players[0..5].there` | flag | 0 or 1 |" in text
    assert "| `table.turns_left` | number | 0 to 6,000 |" in text
    assert "| `players[0..5].society` | word of 2 | thorn, machine |" in text
    assert "| `players[0..5].pick` | word of 2 | as `players[0..5].society` |" in text
    assert "| `choices.kind` | word of " in text
    assert "`intrigue/Trickery-v1`" in text


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "research").glob("*.md")), ids=lambda page: page.stem)
def test_a_page_is_of_the_game_as_it_is_now(page: Path) -> None:
    """By its rules version, its sizes and its columns; the figures of games in between are measured."""
    game = intrigue.game(page.stem)
    again = f"python -m intrigue.research.game_sheet {game.name} > docs/research/{game.name}.md"
    text = page.read_text(encoding="utf-8")
    assert text.startswith("\n".join(head(game))), again
    assert text.endswith("\n".join(numbers(game))), again


def test_the_citation_names_this_version() -> None:
    assert f"version: {intrigue.__version__}" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{intrigue.__version__}}}" in (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
