"""What the documents say is true: their Python runs, their links lead somewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.toys import CROOKED

import intrigue
from intrigue.cli.gallery import markdown

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import compiling  # noqa: E402

BENCHMARKS = ("benchmarks/README.md", "benchmarks/figures.md")
OUTSIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "web/README.md", *BENCHMARKS)
PAGES = [*(ROOT / name for name in OUTSIDE), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}:{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_python_in_the_documents_runs(block: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not re.findall(r"Phrase\(|\{\d\}", done.stdout), "What is shown to people is said in words, with names."


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


CONTRIBUTORS = (ROOT / "docs" / "contributors.md").read_text(encoding="utf-8")


def test_every_page_is_on_the_list_of_pages() -> None:
    """Whoever looks for a page, or for the reason of something, finds it in docs/README.md."""
    listed = set(re.findall(r"\]\(([^)#]+)", (ROOT / "docs" / "README.md").read_text(encoding="utf-8")))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert pages - {"README.md"} <= listed


def test_what_can_be_made_is_what_is_said_to_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The commands")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`make [^|]+`) \|", table, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"make ([a-z-]+)", row)} == targets - {"help"}
    assert set(re.findall(r"`make ([a-z-]+)", CONTRIBUTORS)) <= targets


def between(begin: str, end: str) -> str:
    return CONTRIBUTORS.partition(begin)[2].partition(end)[0]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if re.search(r"^- \[[^]]+\]\(#", page.read_text("utf-8"), re.MULTILINE)]
)
def test_a_page_that_lists_its_sections_lists_them_all(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    listed = re.findall(r"^- \[([^]]+)\]\(#", text, re.MULTILINE)
    assert listed == re.findall(r"^## (.*)$", text, re.MULTILINE)


def test_the_core_is_told_file_by_file() -> None:
    files = {file.name for file in (ROOT / "src" / "intrigue" / "core").glob("*.py")} - {"__init__.py"}
    told = between("The core, file by file:", "\n## ")
    assert set(re.findall(r"`(\w+\.py)`", told)) == files


def test_what_a_game_is_made_of_is_there_in_some_game() -> None:
    table = between("## Adding a game", "Step by step:")
    first = [row.partition(" | ")[0] for row in re.findall(r"^\| (`.+) \|$", table, re.MULTILINE)]
    files = [name for row in first for name in re.findall(r"`([\w./]+)`", row) if "<game>" not in row]
    assert len(files) > 25
    games = [ROOT / "src" / "intrigue" / "games" / name for name in intrigue.games()]
    for file in files:
        assert any((game / file).exists() for game in games), file


def test_the_page_is_told_folder_by_folder() -> None:
    """web/README.md names every folder of the page, every command, and files of boards as there are."""
    page, web = (ROOT / "web" / "README.md").read_text(encoding="utf-8"), ROOT / "web"
    folders = {folder.name for folder in (web / "src").iterdir() if folder.is_dir()}
    told = page.partition("## The rooms")[2].partition("## ")[0]
    assert {
        name for line in re.findall(r"^  (\w.*?)  ", told, re.MULTILINE) for name in re.findall(r"(\w+)/(?!\w)", line)
    } == (folders | {"plain"})
    scripts = json.loads((web / "package.json").read_text(encoding="utf-8"))["scripts"]
    commands = re.findall(r"^\| `npm (?:run )?(\w+)`", page, re.MULTILINE)
    assert set(commands) - {"ci"} == set(scripts)
    files = set(re.findall(r"`games/NAME/([\w.]+)`", page))
    assert len(files) >= 7
    for file in files:
        assert list((web / "src" / "games").glob(f"*/{file}")), file


def test_what_is_compiled_is_what_is_said_to_be_compiled() -> None:
    told = between("## The compiled build", "in groups:")
    core = between("The core's hot files (", ")")
    assert set(re.findall(r"`(\w+)`", core)) == set(compiling.CORE)
    assert {name for name in compiling.GAME if name != "generated"} <= set(re.findall(r"`(\w+)`", told))
    said = set(re.findall(r"`(\w+)`", between("what they ask and offer (`phrases.py`, or", ")"))) - {"phrases"}
    assert said == set(compiling.SAID)
    adding = between("`setup.py` compiles the files (or folders) named", "of every game")
    assert set(re.findall(r"`(\w+)`", adding)) == set(compiling.GAME)


def test_classes_that_plain_python_may_derive_from_are_named() -> None:
    source = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    allowed = [name for text in source for name in re.findall(r"interpreted_subclasses=True.*\)\nclass (\w+)", text)]
    told = between("`@mypyc_attr(allow_interpreted_subclasses=True)` on the base.", "have it")
    assert sorted(re.findall(r"`(\w+)`", told)) == sorted(allowed)


def test_every_crooked_toy_is_introduced() -> None:
    laws = between("## The laws", "\n## ")
    assert {type(game).__name__ for _, game in CROOKED} <= set(re.findall(r"`(\w+)`", laws))


def test_the_way_of_a_click_is_the_way_through_the_code() -> None:
    """Every step of the table in docs/contributors.md is a file, or some, and the functions that it names are there."""
    page = CONTRIBUTORS.partition("### The way of one click")[2]
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
