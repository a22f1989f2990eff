"""A game's rulebook: numbered rules in our own words, read from `rulebook.md`, and from `rulebook.de.md` in German.

What stands before the first section introduces the game, in paragraphs; a quoted one is the notice about names and
texts, which comes last wherever a rulebook is shown. Headings with two hashes are sections; a line
`- **GAM-TURN-1** text` is a rule, and indented lines below belong to it. Ids with `-EX-` are worked examples, ids with
`-C-` rulings on what the printed rules leave open. An id in italics, `- *GAM-END-2* text`, is that of a rule that only
describes: no program has anything to do by it. All others stand in the source where they are carried out. The ids are
the same in every language; the English text is the one that the games are tested against.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

ENGLISH = "en"
RULE = re.compile(r"^- (\*\*?)([A-Z]+(?:-[A-Z0-9]+)+)\1 (.+)$")


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    descriptive: bool = False  # components, stories, definitions: there is nothing in it to carry out


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    intro: str
    rules: dict[str, Rule]
    language: str = ENGLISH
    notice: str = ""

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]

    @property
    def sections(self) -> dict[str, list[Rule]]:
        found: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.section, []).append(rule)
        return found

    def find(self, words: str) -> list[Rule]:
        """Rules that contain all the words, in id or text."""
        wanted = words.lower().split()
        return [r for r in self.rules.values() if all(w in f"{r.id} {r.section} {r.text}".lower() for w in wanted)]


def parse(text: str, language: str = ENGLISH) -> Rulebook:
    """Read a rulebook; raises ValueError where a rule is written twice or stands outside a section."""
    title, section = "", ""
    intro: list[list[str]] = [[]]
    notice: list[str] = []
    found: dict[str, list[str]] = {}
    where: dict[str, str] = {}
    descriptive: set[str] = set()
    last = ""
    for number, line in enumerate(text.splitlines(), 1):
        match = RULE.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            section, last = line[3:].strip(), ""
        elif match:
            last = match[2]
            if last in found:
                raise ValueError(f"line {number}: rule {last} is there already")
            if not section:
                raise ValueError(f"line {number}: rule {last} stands outside a section")
            found[last], where[last] = [match[3].strip()], section
            if match[1] == "*":
                descriptive.add(last)
        elif line.startswith("  ") and last:
            found[last].append(line.strip())
        elif line.startswith("> ") and not section:
            notice.append(line[2:].strip())
        elif line.strip() and not section:
            intro[-1].append(line.strip())
        elif not section:
            intro.append([])
        else:
            last = ""
    rules = {id: Rule(id, where[id], " ".join(lines), id in descriptive) for id, lines in found.items()}
    paragraphs = "\n".join(" ".join(lines) for lines in intro if lines)
    return Rulebook(title, paragraphs, rules, language, " ".join(notice))


def read(path: Path, language: str = ENGLISH) -> Rulebook:
    return parse(path.read_text(encoding="utf-8"), language)


def translations(folder: Path) -> dict[str, Rulebook]:
    """The rulebooks of a folder that are not English, by their languages."""
    found = {file.name.split(".")[1]: file for file in sorted(folder.glob("rulebook.*.md"))}
    return {language: read(file, language) for language, file in found.items()}
