"""Law 9, in the source: whoever searches for the id of a rule lands where it is carried out.

A rule that only describes is marked as such in the rulebook (`Rule.descriptive`). Every other one is named, with its
whole id, in the source of its game or in what all games share; files that only talk about the game do not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import intrigue
from intrigue.core import Rulebook
from intrigue.core.rulebook import parse, read

HOUSE = Path(intrigue.__file__).parent
SHARED = ("core", "table")
TALK = {  # what says why not, asks, tells, draws, or plays: none of it carries a rule out
    *("bot", "chances", "forecast", "gallery", "guide", "notation", "notes", "phrases", "terminal", "words"),
}
FEW = 30  # rules that only describe, in all games together: the mark is no way out

ID = r"[A-Z]+(?:-[A-Z0-9]+)+"
ONE = rf"(?<![\w-]){ID}(?![\w-])"
WHOLE = re.compile(ONE)
GAP = r"[\s#]*"  # a range may go over the end of a line
RANGE = re.compile(rf"{ONE}{GAP}(?:(?:to|through|until|\.\.+){GAP}{ID}|(?:to|and|or|\.\.+|[,/]){GAP}\d)")
SHORT = re.compile(r"(?<![\w-])[A-Z]+-\d+[A-Z]?(?![\w-])")


def sources(folder: Path, shared: tuple[Path, ...]) -> Iterator[tuple[Path, bool]]:
    """The files that may name rules of a game, and whether it counts there."""
    for file in sorted(folder.rglob("*.py")):
        yield file, file.relative_to(folder).parts[0].removesuffix(".py") not in TALK
    for room in shared:
        for file in sorted(room.rglob("*.py")):
            yield file, True


def faults(book: Rulebook, folder: Path, shared: tuple[Path, ...] = ()) -> list[str]:
    """Where a game's source does not keep to the law."""
    rules = {id: rule for id, rule in book.rules.items() if "-EX-" not in id}
    prefix = next(iter(rules)).split("-")[0]
    groups = {id.rpartition("-")[0] for id in rules}
    found: list[str] = []
    named: set[str] = set()
    for file, counts in sources(folder, shared):
        text = file.read_text(encoding="utf-8")
        ids = {id for id in WHOLE.findall(text) if id.split("-")[0] == prefix}
        named |= ids if counts else set()
        found += [f"{file.name}: there is no rule {id}" for id in ids - book.rules.keys() - groups]
        found += [f"{file.name}: {range[0]} hides rules" for range in RANGE.finditer(text) if prefix in range[0]]
        found += [f"{file.name}: {id} is no whole id" for id in SHORT.findall(text) if f"{prefix}-{id}" in book]
        found += [f"{file.name}: {id} only describes" for id in sorted(ids & rules.keys()) if rules[id].descriptive]
    found += [f"{id} is nowhere carried out" for id, rule in rules.items() if not rule.descriptive and id not in named]
    found += [f"{id} is an example" for id, rule in book.rules.items() if rule.descriptive and id not in rules]
    return found


@pytest.mark.parametrize("name", intrigue.games())
def test_every_rule_stands_where_it_is_carried_out(name: str) -> None:
    folder = HOUSE / "games" / name
    assert faults(intrigue.game(name).rulebook, folder, tuple(HOUSE / room for room in SHARED)) == []


def test_few_rules_only_describe() -> None:
    books = [intrigue.game(name).rulebook for name in intrigue.games()]
    assert sum(rule.descriptive for book in books for rule in book.rules.values()) <= FEW


@pytest.mark.parametrize("name", [name for name in intrigue.games() if (HOUSE / "games" / name / "rules").is_dir()])
def test_every_section_of_the_rulebook_leads_to_a_file(name: str) -> None:
    """Whoever knows the rulebook finds a rule by its heading: `rules/__init__.py` names the files that carry out rules
    of each section, and they do."""
    folder = HOUSE / "games" / name
    sections = (folder / "rulebook.md").read_text(encoding="utf-8").split("\n## ")[1:]
    texts = {heading: text for heading, _, text in (section.partition("\n") for section in sections)}
    rows = re.findall(r"^  (\w.*): (.*)$", (folder / "rules" / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert [heading for heading, _ in rows] == [
        heading for heading in texts if heading != "Worked examples" and not heading.startswith("Rulings")
    ]
    for heading, files in rows:
        ids = set(re.findall(rf"^\s*- \*\*({ID})\*\*", texts[heading], re.MULTILINE))
        for file in files.split(", "):
            place = next(found for room in ("rules", ".") if (found := folder / room / f"{file}.py").is_file())
            assert ids & set(WHOLE.findall(place.read_text(encoding="utf-8"))), (heading, file)


# ---------------------------------------------------------------------- an honest toy, and crooked ones

TOY = {
    "rulebook.md": """# A Toy

## Rules
- **TOY-PLAY-1** Play a card.
- **TOY-PLAY-2** The highest card wins.
- **TOY-PLAY-3** The loser deals.
- *TOY-FUN-1* It is fun.
- **TOY-EX-1** Ann plays a 3.
""",
    "rules.py": '''
def play() -> None:
    """TOY-PLAY-1, and the highest one wins (TOY-PLAY-2)."""
    deal()  # TOY-PLAY-3
''',
    "phrases.py": 'WRONG = ("TOY-PLAY-1", "TOY-PLAY-2")\n',
}


def toy(folder: Path, file: str, there: str, instead: str) -> list[str]:
    for name, text in TOY.items():
        assert name != file or there in text
        (folder / name).write_text(text.replace(there, instead) if name == file else text, encoding="utf-8")
    return faults(read(folder / "rulebook.md"), folder)


def test_the_honest_toy_obeys_the_law(tmp_path: Path) -> None:
    assert toy(tmp_path, "", "", "") == []
    assert toy(tmp_path, "rules.py", "TOY-PLAY-1, and", "TOY-PLAY says that") == ["TOY-PLAY-1 is nowhere carried out"]


@pytest.mark.parametrize(
    ("file", "there", "instead", "how"),
    [
        ("rules.py", "  # TOY-PLAY-3", "", "TOY-PLAY-3 is nowhere carried out"),
        ("rules.py", "TOY-PLAY-2", "TOY-PLAY-20", "TOY-PLAY-2 is nowhere carried out"),  # phrases do not count
        ("rules.py", "TOY-PLAY-2", "TOY-PLAY-20", "rules.py: there is no rule TOY-PLAY-20"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-1 to TOY-PLAY-3", "rules.py: TOY-PLAY-1 to TOY-PLAY-3 hides rules"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-1 to\n    # TOY-PLAY-3", "rules.py: TOY-PLAY-1 to\n"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-3, TOY-PLAY-1..3", "rules.py: TOY-PLAY-1..3 hides rules"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-1-3", "rules.py: there is no rule TOY-PLAY-1-3"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-2, 3", "rules.py: TOY-PLAY-2, 3 hides rules"),
        ("rules.py", "TOY-PLAY-3", "TOY-PLAY-3, PLAY-2", "rules.py: PLAY-2 is no whole id"),
        ("phrases.py", "TOY-PLAY-1", "TOY-FUN-1", "phrases.py: TOY-FUN-1 only describes"),
        ("rulebook.md", "**TOY-PLAY-3**", "*TOY-PLAY-3*", "rules.py: TOY-PLAY-3 only describes"),
        ("rulebook.md", "*TOY-FUN-1*", "**TOY-FUN-1**", "TOY-FUN-1 is nowhere carried out"),
        ("rulebook.md", "**TOY-EX-1**", "*TOY-EX-1*", "TOY-EX-1 is an example"),
    ],
)
def test_a_crooked_toy_is_caught(tmp_path: Path, file: str, there: str, instead: str, how: str) -> None:
    found = toy(tmp_path, file, there, instead)
    assert any(fault.startswith(how) for fault in found), found


def test_what_all_games_share_may_carry_a_rule_out(tmp_path: Path) -> None:
    game, shared = tmp_path / "game", tmp_path / "core"
    game.mkdir()
    shared.mkdir()
    (shared / "chat.py").write_text("# TOY-TALK-1\n", encoding="utf-8")
    book = parse("## Rules\n- **TOY-TALK-1** Talk is free.\n")
    assert faults(book, game) == ["TOY-TALK-1 is nowhere carried out"]
    assert faults(book, game, (shared,)) == []
