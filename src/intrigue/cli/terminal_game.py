"""One sitting at the table: it tells what happened, draws the table, asks, and goes on until the game is over."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from ..core import Illegal, View, wrap
from ..core.phrase import Argument, phrase
from ..core.phrase import seat as of_seat
from ..table import CannotTakeBack, LocalTable
from .answers import Answers
from .language import voice
from .saves import SavedGame
from .screen import Screen

SHARED = ("seat", "waiting", "prompt", "choices")  # fields of a view that differ from seat to seat in every game
LONG_KEYS = {
    "help": "?",
    "auto": "a",
    "hint": "h",
    "undo": "u",
    "log": "l",
    "rules": "r",
    "cards": "c",
    "save": "s",
    "quit": "q",
}


KEYS = {*LONG_KEYS.values(), "more"}


SHOUTING = 10  # acts of a bot before somebody else may speak


class LeftTable(Exception):
    """The player has left the table; the game can be resumed."""


class TerminalGame:
    """People at one terminal: one against bots, or several who pass the keyboard round."""

    def __init__(self, screen: Screen, table: LocalTable, saved: SavedGame | None, language: str) -> None:
        self.screen = screen
        self.table = table
        self.saved = saved
        self.language = language
        self.answers = Answers(screen, table, language)
        self.facing: int | None = None  # who is at the keyboard
        self.told = [table.last_own(seat) for seat in range(table.state.seats)]  # places in the story, by seat
        self.auto = True  # whether an only choice is made without asking, where that tells nobody anything
        self.seen = -1  # the place in the story where the table was last looked at without a question
        self.sentences: list[range] = []  # the actions that were said at once, by their places in the record
        self.fleeting = False  # whether the screen shows something that its owner's view does not show any more

    @property
    def alone(self) -> bool:
        return len(self.table.people) == 1

    def text(self, kind: str, **args: Argument) -> str:
        return self.answers.voice.text(kind, **args)

    def say(self, kind: str, **args: Argument) -> None:
        self.screen.say(self.text(kind, **args))

    def exact(self, kind: str, what: Path | str) -> None:
        """Something to copy, and what it is."""
        self.screen.exact(f"{self.text(kind)} {what}")

    # ------------------------------------------------------------------ the game

    def play(self) -> None:
        """Until the game is over, or somebody leaves (LeftTable)."""
        while not self.table.state.over:
            self.look()
            if self.table.asked_people() and self.table.game.manners.alarm(self.table.state) is not None:
                self.market()
            elif self.table.step() is not None:
                self.keep()
                if self.alone:
                    self.tell(self.table.people[0])
            else:
                self.turn(self.table.asked_people()[0])
        self.finish()

    def look(self) -> None:
        """Where there is something to look at before the bots go on, they wait for it."""
        seat = self.table.people[0]
        game, view = self.table.game, self.table.state.view(seat)
        if self.alone and seat not in view.waiting and game.drawing.interval(view) and self.seen < self.table.now:
            self.seen = self.table.now
            self.screen.say()
            self.screen.say(game.drawing.draw(view, voice(game, self.names_for(seat), self.language)))
            self.pause(self.text("term-go-on"))

    def market(self) -> None:
        """Everybody may act at any time: the bots say what they have to say, then the next person. There is no clock at
        a keyboard; it ends when all are done."""
        for seat in range(self.table.state.seats):
            for _ in range(SHOUTING):
                if not self.table.speak(seat):
                    break
                self.keep()
        asked = self.table.asked_people()
        if asked and self.table.game.manners.alarm(self.table.state) is not None:
            later = [seat for seat in asked if self.facing is not None and seat > self.facing]
            self.turn((later or asked)[0])

    def turn(self, seat: int) -> None:
        view = self.table.state.view(seat)
        if self.needless(view):
            self.table.act(seat, view.choices[0].action)
            self.keep()
            return
        self.hand_over(seat)
        self.tell(seat)
        early = self.draw(view)  # who knows what to say need not press Enter first
        prompt = self.text("term-prompt", choices=self.answers.numbers(view))
        while not self.handle_line(view, early or self.screen.ask(prompt)):
            early = ""

    def needless(self, view: View) -> bool:
        """Whether a question need not be asked: it has one answer, and whoever watches learns nothing from its being
        given. Bots do not watch; people do, where the one who is asked has something to hide."""
        assert view.seat is not None
        return self.auto and self.table.game.drawing.obvious(view) and (self.alone or not self.has_secrets(view.seat))

    def handle_line(self, view: View, line: str) -> bool:
        """Deal with a line; True when the table is to be shown anew."""
        assert view.seat is not None
        first, _, rest = line.partition(" ")
        found = self.answers.match(view, line)
        key = LONG_KEYS.get(first.lower(), first.lower())
        if not line:
            return True
        if line.startswith("?"):
            key, rest = "?", line[1:].strip()
        if key in KEYS and not any(choice.say == line.lower() for choice in found):
            return self.key(view, key, rest.strip())
        actions = [found[0].action] if len(found) == 1 else [] if found else self.actions_of_sentence(view, line)
        if actions:
            self.act(view.seat, actions)
            return True
        if found:
            self.answers.which(view, found)
        elif not self.answers.person(view, line):
            self.answers.why_not(view, line)
        return False

    def act(self, seat: int, actions: list[int]) -> None:
        """Do what was said at once."""
        begun = len(self.table.record.lines)
        for action in actions:
            self.table.act(seat, action)
            self.keep()
        self.sentences.append(range(begun, len(self.table.record.lines)))
        if self.alone:
            self.tell(seat)

    def actions_of_sentence(self, view: View, line: str) -> list[int]:
        """The actions that a sentence stands for; [] when it is none, or not possible."""
        try:
            return self.answers.sentence(view, line)
        except Illegal:
            return []

    def key(self, view: View, key: str, rest: str) -> bool:
        """Do what a key stands for; True when the table is to be shown anew."""
        assert view.seat is not None
        match key:
            case "?" if rest:
                self.answers.explain(view, rest)
            case "?":
                self.answers.keys(view)
            case "more":
                self.answers.more(view)
            case "a":
                self.auto = not self.auto
                self.say("term-asked-less" if self.auto else "term-asked-always")
                return self.needless(view)
            case "h":
                self.answers.hint(view)
            case "l":
                self.answers.log(view.seat)
            case "r":
                self.answers.rules(rest)
            case "c":
                self.answers.cards(rest)
            case "s":
                self.save(rest)
            case "u":
                return self.take_back(view.seat)
            case "q":
                raise LeftTable
        return False

    def take_back(self, seat: int) -> bool:
        """At one keyboard the latest decision is taken back, whoever made it."""
        latest = seat
        try:
            while True:  # an answer that was given for somebody is no decision
                lines = self.table.record.lines
                latest = next((line.seat - 1 for line in reversed(lines) if line.seat - 1 in self.table.people), seat)
                self.table.take_back(latest)
                left = len(self.table.record.lines)
                said = any(
                    left in sentence[1:] for sentence in self.sentences
                )  # in the middle of what was said at once
                self.sentences = [sentence for sentence in self.sentences if sentence.start < left]
                if not said and not self.needless(self.table.state.view(latest)):
                    break
        except CannotTakeBack as refused:
            self.say("term-stays", reason=wrap(refused.reason))
            return False
        self.keep()
        self.told = [min(place, self.table.now) for place in self.told]
        self.say("term-taken-back" if self.alone else "term-takes-back", seat=of_seat(latest))
        return True

    # ------------------------------------------------------------------ what is shown

    def tell(self, seat: int) -> None:
        """What happened since this seat was told last."""
        since = self.told[seat]
        self.fleeting = any(e.fleeting for chapter in self.table.story(seat, since) for e in chapter)
        self.answers.tell(seat, since)
        if not self.has_secrets(seat):  # then everybody looks at the same screen
            self.told = [self.table.now] * len(self.told)
        self.told[seat] = self.table.now

    def draw(self, view: View) -> str:
        """Show the table and the question; returns what was typed where Enter was to be pressed first."""
        assert view.seat is not None
        names = self.names_for(view.seat)
        asked = wrap(view.prompt)
        question = asked if self.alone else phrase("term-question-to", seat=of_seat(view.seat), question=asked)
        game = self.table.game
        brief = game.drawing.listed_choices(view)
        choices = [(str(n), self.answers.label(choice)) for n, choice in enumerate(brief, 1)]
        sayings = [*game.drawing.examples(view), *(["more"] if len(brief) < len(view.choices) else [])]
        hint = self.text("term-or-say", sayings=wrap("; ".join(sayings)))
        shown = Group(
            "",
            self.screen.hanging(Text(), Text(self.aim(view, names), style="dim")),
            "",
            game.drawing.draw(view, voice(game, names, self.language)),
            "",
            self.screen.hanging(Text(), Text(self.answers.voice.say(question), style="bold")),
            self.screen.columns(choices, right=True),
            *([self.screen.hanging(Text("  "), Text(hint, style="dim"))] if sayings else []),
        )
        early = "" if self.screen.has_room(self.screen.height(shown)) else self.pause(self.text("term-show-table"))
        self.screen.put(shown)
        return early

    def aim(self, view: View, names: list[str]) -> str:
        """What one wins by, and how far everybody is."""
        progress = self.table.game.progress
        far = ", ".join(f"{name} {figure}" for name, figure in zip(names, progress.standing(view), strict=False))
        return " ".join(filter(None, [self.answers.voice.say(progress.aim(view)), far]))

    def names_for(self, seat: int | None) -> list[str]:
        """The names of all, as this seat sees them."""
        you = self.text("term-you")
        return [f"{name} ({you})" if self.alone and at == seat else name for at, name in enumerate(self.table.names)]

    def hand_over(self, seat: int) -> None:
        """Between two people who must not see each other's things the keyboard is passed with an empty screen."""
        before, self.facing = self.facing, seat
        if self.alone or before == seat or not any(self.has_secrets(who) for who in (before, seat) if who is not None):
            return
        self.screen.clear()
        self.pause(self.text("term-pass-keyboard", seat=of_seat(seat)))
        self.screen.clear()

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees anything that a spectator does not."""
        return self.fleeting or open_part(self.table.state.view(seat)) != open_part(self.table.state.view(None))

    def pause(self, prompt: str) -> str:
        line = self.screen.wait(prompt)
        if line.lower() in ("q", "quit"):
            raise LeftTable
        return line

    # ------------------------------------------------------------------ keeping

    def keep(self) -> None:
        """After every action. A full disk does not end the game: it is said once, and play goes on."""
        if self.saved is None:
            return
        try:
            self.saved.keep(self.table)
        except OSError as error:
            self.saved = None
            self.say("term-no-more-saving", error=wrap(str(error.strerror or error)))

    def save(self, copy: str) -> None:
        if copy:
            path = Path(os.path.expanduser(copy))
            try:
                if path.exists():
                    self.say("term-file-there", path=wrap(str(path)))
                    return
                self.table.record.save(path)
            except OSError as error:
                self.say("term-no-saving-to", path=wrap(str(path)), error=wrap(str(error.strerror or error)))
                return
            self.exact("term-copy", path)
        elif self.saved is None:
            self.say("term-not-saved")
        else:
            self.keep()
            self.exact("term-saved", short(self.saved.path))
            self.say("term-resume")

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        result = self.table.state.result
        assert result is not None
        names = self.table.names
        viewer = self.table.people[0] if self.alone else None
        self.answers.tell(viewer, min(self.told[seat] for seat in self.table.people))
        self.screen.say()
        shown = self.names_for(viewer)
        view = self.table.state.view(viewer)
        game = self.table.game
        self.screen.say(game.drawing.draw(view, voice(game, shown, self.language)))
        self.screen.heading(self.text("term-won" if viewer in result.winners else "term-over"))
        self.screen.say(f"{self.answers.voice.say(result.reason)} ({result.rule})")
        order = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        for seat in order:
            won = self.text("term-winner") if seat in result.winners else ""
            score = self.answers.voice.say(game.progress.score_text(view, result.scores[seat]))
            room = " " * (4 - len(score.partition(" ")[0]))
            self.screen.say(f"  {shown[seat]:<20} {room}{score}  {won}".rstrip())
        if self.saved is not None:
            self.saved.finish()
            self.screen.say()
            self.exact("term-record", short(self.saved.path))
            self.exact("term-read-again", f"intrigue replay {self.saved.path.stem}")
            self.exact("term-check-deal", f"intrigue verify {self.saved.path.stem}")


def open_part(view: View) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in shown.items() if name not in SHARED}


def short(path: Path) -> str:
    """A path as people write it."""
    home = os.path.expanduser("~")
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
