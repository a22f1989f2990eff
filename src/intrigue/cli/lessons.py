"""A sitting with a guide: what a lesson says stands above the table, and what it does not want is answered."""

from __future__ import annotations

from ..core import View, wrap
from ..core.tutorial import Lesson
from ..table import Astray, Guide, Guided
from .language import voice
from .saves import SavedGame
from .screen import Screen
from .terminal_game import TerminalGame


class GuidedGame(TerminalGame):
    table: Guided

    def __init__(self, screen: Screen, table: Guided, saved: SavedGame | None, language: str) -> None:
        super().__init__(screen, table, saved, language)
        self.free = self.lesson() is None  # whether the course was through before, or is there no more

    def lesson(self) -> Lesson | None:
        guide = self.table.guide
        return guide.lesson(self.table.record.lines) if guide is not None else None

    def needless(self, view: View) -> bool:
        """What a lesson is about is asked, even where there is one answer only."""
        guide = self.table.guide
        return not (guide is not None and guide.speaks(self.table.record.lines)) and super().needless(view)

    def draw(self, view: View) -> str:
        guide = self.table.guide
        if guide is not None and guide.is_lost(view, self.table.record.lines):
            self.table.guide, guide = None, None
            self.say("term-lessons-lost")
        if guide is not None and not self.free:
            self.read(view, guide)
            lesson = self.lesson()
            if lesson is not None:
                self.speak(guide, lesson)
            else:
                self.free = True
                self.say("term-lessons-over")
        return super().draw(view)

    def read(self, view: View, guide: Guide) -> None:
        """The lessons with nothing to do, with the table before them, one after the other."""
        lines = self.table.record.lines
        lesson, shown = self.lesson(), False
        while lesson is not None and not lesson.do:
            if not shown and view.seat is not None:
                game = self.table.game
                self.screen.say()
                self.screen.say(game.drawing.draw(view, voice(game, self.names_for(view.seat), self.language)))
                shown = True
            self.speak(guide, lesson)
            self.pause(self.text("term-go-on"))
            guide.hear(lines)
            self.note(guide)
            lesson = self.lesson()

    def speak(self, guide: Guide, lesson: Lesson) -> None:
        number, of = guide.now(self.table.record.lines) + 1, len(guide.course.lessons)
        words = wrap(guide.words(lesson))
        self.screen.say()
        self.screen.say(self.text("term-lesson", number=number, of=of, words=words), style="bold")

    def handle_line(self, view: View, line: str) -> bool:
        try:
            return super().handle_line(view, line)
        except Astray as astray:
            self.screen.say(self.answers.voice.say(astray.reason))
            self.show(view)
            return False

    def key(self, view: View, key: str, rest: str) -> bool:
        """A hint is what the lesson wants."""
        if key == "h" and self.table.guide is not None and self.table.guide.wanted_actions(self.table.record.lines):
            self.show(view)
            return False
        return super().key(view, key, rest)

    def show(self, view: View) -> None:
        """The options that the lesson is about."""
        assert self.table.guide is not None
        order = self.answers.order(view)
        found = self.table.guide.choices(view, self.table.record.lines)
        if len(found) == 1:
            words = found[0].words
            self.say("term-lesson-wants", number=order.index(found[0]) + 1, words=wrap(words))
        else:
            self.say("term-lesson-wants-one", numbers=tuple(str(order.index(choice) + 1) for choice in found))

    def note(self, guide: Guide) -> None:
        try:
            if self.saved is not None:
                self.saved.hear(guide.heard)
        except OSError as error:
            self.saved = None
            self.say("term-no-more-saving", error=wrap(str(error.strerror or error)))
