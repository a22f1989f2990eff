"""Writing to the terminal and reading from it; works the same in 80 columns, without colour, and by pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import click
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from ..core import Card, Rule, Rulebook
from ..core.phrase import Voice
from .console_tables import WIDE, is_unbounded

DRAWN = 80  # the width for which games draw their tables
WIDEST = 100  # lines longer than this are hard to read
LONGEST_LINE = 500  # that anybody would type
PAGER = "-FRX -PSpace goes on, b goes back, q closes this$"  # who never saw `less` would be lost at its `:`

try:
    import readline  # gives the keyboard its arrow keys
except ImportError:  # not everywhere
    readline = None  # type: ignore[assignment]


class Screen:
    """What a person sees and types. `live` is true when a person sits at a real terminal."""

    def __init__(self, whole: bool = False) -> None:
        """With `whole`, a pipe gets every paragraph on one line."""
        self.console = Console(markup=False, highlight=False, emoji=False)
        if whole and is_unbounded():
            self.console.width = WIDE
        elif self.console.width > WIDEST:
            self.console.width = WIDEST
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.echo = not self.live  # a transcript without the answers would be hard to follow
        self.used = 0  # lines since somebody typed something, and so had the time to read

    # ------------------------------------------------------------------ out

    def put(self, what: RenderableType) -> None:
        if isinstance(what, str | Text) or self.console.width >= DRAWN:
            self.console.print(what)
        else:  # the terminal folds what is too wide for it, where Rich would cut it off
            wide = self.console.render_lines(what, self.console.options.update(width=DRAWN), pad=False)
            self.console.print(SegmentLines(wide, new_lines=True), crop=False, end="")
        self.used += self.height(what)

    def height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def has_room(self, lines: int) -> bool:
        """Whether so many more lines fit without pushing unread ones off the screen."""
        return not self.live or self.used == 0 or self.used + lines < self.console.height

    def say(self, text: RenderableType = "", style: str = "") -> None:
        self.put(self.hanging(Text(), Text(text, style=style)) if isinstance(text, str) else text)

    def paragraph(self, text: str, indent: int = 2, style: str = "") -> None:
        self.put(self.hanging(Text(" " * indent), Text(text, style=style)))

    def exact(self, text: str) -> None:
        """A line that people may want to copy, so it is never broken."""
        self.console.print(Text(text), soft_wrap=True)
        self.used += 1

    def heading(self, text: str) -> None:
        self.say()
        self.say(text, style="bold")

    def pairs(self, rows: Iterable[tuple[str, str]], indent: int = 2, right: bool = False) -> None:
        self.put(self.columns(list(rows), indent, right))

    def columns(self, rows: list[tuple[str, str]], indent: int = 2, right: bool = False) -> Text:
        """Two columns: something short, and the words to it."""
        widest = max((cell_len(short) for short, _ in rows), default=0)
        lines: list[Text] = []
        for short, words in rows:
            room = " " * (widest - cell_len(short))
            left = Text(" " * indent + (room if right else ""))
            left.append(short, style="bold")
            left.append(("" if right else room) + "  ")
            lines.append(self.hanging(left, Text(words)))
        return Text("\n").join(lines)

    def bullet(self, text: str) -> None:
        self.put(self.hanging(Text("- "), Text(text)))

    def hanging(self, left: Text, words: Text) -> Text:
        """Words beside something, each line indented as far as the first. (Rich's own columns leave blanks behind.)"""
        indent = left.cell_len
        lines = words.wrap(self.console, max(self.console.width - indent, 20)) or [Text()]
        for line in lines:
            line.rstrip()
        return Text.assemble(left, Text("\n" + " " * indent).join(lines))

    def page(self, part: str) -> None:
        """Show a long text a page at a time where there are pages."""
        if self.live and part.count("\n") >= self.console.height:
            os.environ.setdefault("LESS", PAGER)
            click.echo_via_pager(part)
        else:
            sys.stdout.write(part)
            sys.stdout.flush()

    def clear(self) -> None:
        """Leave nothing to be read, not even by scrolling back or with the arrow keys."""
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            sys.stdout.write("\n" * 200)
        else:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        sys.stdout.flush()
        if readline is not None:
            readline.clear_history()

    # ------------------------------------------------------------------ in

    def ask(self, prompt: str = "> ") -> str:
        """A line that somebody typed, without anything that is not to be seen; EOFError when there are no more."""
        self.used = 0
        if self.live:
            line = input(prompt)
        else:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
            sys.stdout.write((clean(line) if self.echo else "") + "\n")
            if not line:
                raise EOFError
        return clean(line)

    def wait(self, prompt: str) -> str:
        """Until somebody presses Enter; a pipe has nobody to wait for."""
        return self.ask(prompt) if self.live else ""


@contextmanager
def page_output(screen: Screen) -> Iterator[None]:
    """Collects what is said meanwhile and shows it page by page."""
    with screen.console.capture() as said:
        yield
    screen.page(said.get())


def join_names(names: list[str], last: str = "and") -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def clean(text: str) -> str:
    """What can be seen of a line, and no more of it than anybody would type."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[:LONGEST_LINE]).split())


# ---------------------------------------------------------------------- what both browsing and playing show


def show_rules(screen: Screen, found: Iterable[Rule]) -> None:
    screen.pairs([(rule.id, rule.text) for rule in found])


def show_rulebook(screen: Screen, book: Rulebook) -> None:
    screen.say(book.title, style="bold")
    screen.say(book.intro)
    for section, rules in book.sections.items():
        screen.heading(section)
        show_rules(screen, rules)
    screen.say(f"\n{book.notice}")


def look_up(book: Rulebook, words: str) -> list[Rule]:
    """The rule with that id, or else the rules that contain all the words."""
    return [book[words.upper()]] if words.upper() in book else book.find(words)


def show_cards(screen: Screen, cards: Iterable[Card], voice: Voice) -> None:
    for card in cards:
        facts = "".join(f", {name} {value}" for name, value in card.facts.items())
        copies = f", {voice.text('term-copies', copies=card.copies)}" if card.copies > 1 else ""
        screen.say(Text.assemble((card.name, "bold"), f" ({card.id}): {card.kind}{facts}{copies}"))
        screen.paragraph(f"{card.text} ({card.rule})" if card.rule else card.text)


def find_cards(cards: Sequence[Card], words: str) -> list[Card]:
    """The card with that id or name, or else the cards whose name contains the words."""
    wanted = " ".join(words.lower().split())
    exact = [card for card in cards if wanted in (card.id.lower(), card.name.lower())]
    return exact or [card for card in cards if wanted in f"{card.id} {card.name}".lower()]
