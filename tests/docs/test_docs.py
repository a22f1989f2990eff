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
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]
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


@pytest.mark.words
@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda page: page.stem)
def test_the_cards_of_a_game_are_printed_as_they_are(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == markdown(intrigue.game(page.stem)), (
        f"run intrigue cards {page.stem} --markdown > docs/games/{page.stem}.md"
    )


def cells(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row)) - 1


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_row_of_a_table_is_whole(page: Path) -> None:
    """As many cells in each row as its head has, and no line break within: that would end the table."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if re.fullmatch(r"\|( *:?-+:? *\|)+", line):
            rows = [number - 1]
            while rows[-1] + 1 < len(lines) and lines[rows[-1] + 1].strip():
                rows.append(rows[-1] + 1)
            for row in rows:
                assert re.fullmatch(r"\|.*\| *", lines[row]), f"{page.name}: {lines[row]}"
                assert cells(re.sub(r"`[^`]*`", "", lines[row])) == cells(line), f"{page.name}: {lines[row]}"


def test_the_way_of_a_click_is_the_way_through_the_code() -> None:
    """Every step of the table in docs/contributors.md is a file, or some, and the functions that it names are there."""
    page = (ROOT / "docs" / "contributors.md").read_text(encoding="utf-8").partition("### The way of one click")[2]
    steps = re.findall(r"^\| (\d+) \| (`[^|]+`) \| (.*) \|$", page.partition("\n## ")[0], re.MULTILINE)
    assert [int(number) for number, _, _ in steps] == list(range(1, 18))
    named = 0
    for _, where, told in steps:
        first, *others = re.findall(r"`([^`]+)`", where.replace("NAME", "fivesails"))
        files = [
            ROOT / first,
            *((ROOT / first).parent / other if "/" not in other else ROOT / other for other in others),
        ]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        for name in re.findall(r"`(\w+)`", told):
            assert re.search(rf"(def |function |^  (async )?){name}\b( =|\()", text, re.MULTILINE), (where, name)
            named += 1
    assert named >= 16


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*-balance.md")), ids=lambda page: page.stem)
def test_what_was_measured_says_by_which_rules(page: Path) -> None:
    """Figures of games take hours, and rules change in between: whoever reads them knows how old they are."""
    game = intrigue.game(page.stem.removesuffix("-balance"))
    first = re.search(r"rules version (\d+)", page.read_text(encoding="utf-8"))
    assert first is not None
    assert 1 <= int(first[1]) <= game.version
