"""What the documents say is true: their Python runs, their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import intrigue
from intrigue.cli.gallery import markdown

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}:{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_python_in_the_documents_runs(block: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda page: page.stem)
def test_the_cards_of_a_game_are_printed_as_they_are(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == markdown(intrigue.game(page.stem)), (
        f"run intrigue cards {page.stem} --markdown > docs/games/{page.stem}.md"
    )


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda page: page.stem)
def test_every_row_of_a_table_of_cards_is_one_line_with_all_its_cells(page: Path) -> None:
    for part in page.read_text(encoding="utf-8").split("\n\n"):
        if part.startswith("| "):
            lines = part.strip().splitlines()
            columns = {len(re.findall(r"(?<!\\)\|", line)) for line in lines}
            assert len(columns) == 1, (page.name, lines[0])
