"""Taking somebody through a course: what is said now, what is to be done, and what the others do.

Where a learner is follows from the actions that were done, and from how many lessons were read: a game that was left is
gone on with from its record and one number, and taking back an action goes back in the course too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import BadInput, Choice, Game, Phrase, Player, State, UserError, View
from ..core.phrase import seat as of_seat
from ..core.record import Line, Record
from ..core.tutorial import Course, Lesson
from .journal import Actor, Heard
from .local import LocalTable


class Astray(UserError):
    """An action that the rules allow, and the lesson does not."""


class Guide:
    """Knows a course and how many of its lessons were heard; of the game it is asked with the lines of its record."""

    def __init__(self, game: Game, heard: int = 0) -> None:
        course = game.course
        if course is None:
            raise BadInput(f"{game.title} has no guided game.")
        self.game = game
        self.course: Course = course
        self.heard = heard

    # ------------------------------------------------------------------ where in the course

    def place(self, lines: Sequence[Line], ahead: int = 0) -> tuple[int, int]:
        """The number of the lesson in which something is to be done next, and the step in it."""
        done = ahead + sum(line.seat == self.course.seat for line in lines)
        for number, lesson in enumerate(self.course.lessons):
            if done < len(lesson.do):
                return number, done
            done -= len(lesson.do)
        return len(self.course.lessons), 0

    def now(self, lines: Sequence[Line]) -> int:
        """The number of the lesson that is said now: one that is not read yet, or that in which something is to be
        done. After the last one it is their number."""
        doing, _ = self.place(lines)
        first = doing
        while first > 0 and not self.course.lessons[first - 1].do:
            first -= 1
        return min(max(first, self.heard), doing)

    def lesson(self, lines: Sequence[Line]) -> Lesson | None:
        number = self.now(lines)
        return self.course.lessons[number] if number < len(self.course.lessons) else None

    def hear(self, lines: Sequence[Line]) -> None:
        """A lesson without anything to do was read."""
        lesson = self.lesson(lines)
        if lesson is not None and not lesson.do:
            self.heard = self.now(lines) + 1

    def speaks(self, lines: Sequence[Line]) -> bool:
        """Whether something is to be said that was not said before."""
        number, (doing, step) = self.now(lines), self.place(lines)
        return number < len(self.course.lessons) and (number < doing or step == 0)

    # ------------------------------------------------------------------ what is to be done

    def wanted_actions(self, lines: Sequence[Line], ahead: int = 0) -> tuple[str, ...]:
        """The actions that are fine now, as texts, or after so many further ones; () where all are."""
        number, step = self.place(lines, ahead)
        return self.course.lessons[number].fine(step) if number < len(self.course.lessons) else ()

    def choices(self, view: View, lines: Sequence[Line], ahead: int = 0) -> list[Choice]:
        """The same as they are offered."""
        wanted = self.wanted_actions(lines, ahead)
        return [choice for choice in view.choices if choice.say in wanted]

    def points(self, view: View, lines: Sequence[Line]) -> list[str]:
        """The things on the table that the lesson is about."""
        lesson = self.lesson(lines)
        if lesson is None:
            return []
        about = [thing for choice in self.choices(view, lines) for thing in choice.about] if lesson.do else []
        return list(dict.fromkeys([*lesson.points, *about]))

    def then(self, lines: Sequence[Line]) -> list[str]:
        """What comes after that in the same lesson, for boards on which several steps are one gesture."""
        number, step = self.place(lines)
        lesson = self.course.lessons[number]
        return [lesson.fine(later)[0] for later in range(step + 1, len(lesson.do))]

    def answer(self, state: State, lines: Sequence[Line], action: int, ahead: int = 0) -> Phrase | None:
        """What a legal action of the learner is answered with, where the lesson is about another one; None where it is
        fine. `ahead` are steps of the same decision that are not in the lines yet, and in the state."""
        wanted, seat = self.wanted_actions(lines, ahead), self.course.learner
        if not wanted or state.say(seat, action) in wanted or self.is_lost(state.view(seat), lines, ahead):
            return None
        return self.words(self.course.lessons[self.place(lines, ahead)[0]], ".no")

    def is_lost(self, view: View, lines: Sequence[Line], ahead: int = 0) -> bool:
        """Whether the learner is asked, and nothing that the lesson wants is possible: nobody is stuck there."""
        return bool(view.choices and self.wanted_actions(lines, ahead)) and not self.choices(view, lines, ahead)

    def words(self, lesson: Lesson, part: str = "") -> Phrase:
        """What a lesson says. Catalogues may name the players, `$p1` and on."""
        return Phrase(lesson.kind + part, {f"p{seat + 1}": of_seat(seat) for seat in range(self.course.seats)})

    # ------------------------------------------------------------------ what the others do

    def scripted_action(self, state: State, lines: Sequence[Line], seat: int) -> int | None:
        """What another seat does now; None where its part of the script is at its end, or not possible."""
        script = self.course.script.get(seat + 1, ())
        done = sum(line.seat == seat + 1 for line in lines)
        if done >= len(script) or self.game.why_not(state, seat, script[done]) is not None:
            return None
        return self.game.action(state, seat, script[done])

    def fits(self, lines: Sequence[Line]) -> bool:
        """Whether a game went as the course goes, as far as it went."""
        done = 0
        steps = [lesson.fine(step) for lesson in self.course.lessons for step in range(len(lesson.do))]
        for line in lines:
            if line.seat == self.course.seat and done < len(steps):
                if line.do not in steps[done]:
                    return False
                done += 1
        return True


class CourseProgress:
    """The course at one table: its guide, as long as it goes on, and whether it ended before its end."""

    def __init__(self, game: Game, taken: bool) -> None:
        self.guide = Guide(game) if taken and game.course is not None else None
        self.strayed = taken and self.guide is None

    def apply(self, entry: Heard) -> None:
        if self.guide is not None:
            self.guide.heard = entry.lessons
        if entry.over:
            self.guide, self.strayed = None, False

    def check(self, lines: Sequence[Line]) -> None:
        """A course may be another one by now than that which somebody began."""
        if self.guide is not None and not self.guide.fits(lines):
            self.guide, self.strayed = None, True


class Guided(LocalTable):
    """A table at home at which one person is taken through a course; when it is through, a table like any other."""

    def __init__(
        self, game: Game, record: Record, players: Sequence[Player | None], bot_seed: int, heard: int = 0
    ) -> None:
        self.guide: Guide | None = None  # what is recorded was allowed when it was done
        super().__init__(game, record, players, bot_seed)
        guide = Guide(game, heard)
        self.guide = guide if guide.fits(self.record.lines) else None  # the course is another one by now

    @classmethod
    def begin(cls, game: Game, names: Sequence[str], players: Sequence[Player | None]) -> Guided:
        course = Guide(game).course
        state = game.new(course.seats, course.seed, course.options, events=False)
        record = Record.begin(game, state, list(names), course.seed)
        return cls(game, record, players, course.seed)

    def act(self, seat: int, action: int | str, actor: Actor = "person") -> None:
        """Raises Astray where the lesson is about another action, and leaves all as it was."""
        if self.guide is not None and actor == "person":
            number = self.game.action(self.state, seat, action) if isinstance(action, str) else action
            answer = self.guide.answer(self.state, self.record.lines, number)
            if answer is not None:
                raise Astray(answer.kind, None, **answer.args)
        super().act(seat, action, actor)

    def bot_action(self, seat: int) -> int:
        scripted = self.guide.scripted_action(self.state, self.record.lines, seat) if self.guide is not None else None
        return super().bot_action(seat) if scripted is None else scripted
