"""The pages of figures in docs/research, and how to cite."""

from __future__ import annotations

from pathlib import Path

import pytest

import intrigue

pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research.actions import ActionTable
from intrigue.research.layout import layout
from intrigue.research.sheet import sheet

ROOT = Path(__file__).parents[2]


def test_a_sheet_is_made_from_games() -> None:
    text = sheet(intrigue.game("treachery"), games=2, matches=4)
    assert text == sheet(intrigue.game("treachery"), games=2, matches=4)
    assert "| 2 | random |" in text
    assert "| sensible | gentle |" in text
    assert "| `rows.length` | number |" in text


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "research").glob("*.md")), ids=lambda page: page.stem)
def test_a_page_has_the_sizes_that_the_game_has_now(page: Path) -> None:
    name = page.stem
    again = f"python -m intrigue.research.sheet {name} > docs/research/{name}.md"
    text = page.read_text(encoding="utf-8")
    assert f"action space: {len(ActionTable(intrigue.game(name))):,}" in text, again
    assert f"observation: {layout(name).length:,} columns" in text, again


def test_the_citation_names_this_version() -> None:
    assert f"version: {intrigue.__version__}" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{intrigue.__version__}}}" in (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
