"""A guided first game as data: what the game is dealt from, what the others do, and lessons, each about one thing.

It lies in the folder of its game as `course.toml`. A course needs no position of its own: the same seed and the same
actions give the same game, so it is a game like any other, recorded and resumed as such. `intrigue.table.guide` takes
somebody through it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from .refusal import BadInput

Step = str | tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing. What is said has the kind `lesson-ID` in the game's catalogues, with `.no` as the answer to another
    action than the ones in `do`.

    `do` are the actions that the learner takes now, one after the other; where several are fine, a step lists them.
    Without any, the learner reads and goes on. `points` name things as boards know them (`seat:1`, `card:bribe`) or
    parts of the view by their path (`view:places.0`); what the actions are about is pointed at anyway. `facts` are what
    the words rely on, as it stands in the learner's view when the lesson is said, by path.
    """

    id: str
    do: tuple[Step, ...] = ()
    points: tuple[str, ...] = ()
    facts: dict[str, Any] = {}

    @property
    def kind(self) -> str:
        return f"lesson-{self.id}"

    def fine(self, step: int) -> tuple[str, ...]:
        """The actions that are fine for a step."""
        wanted = self.do[step]
        return (wanted,) if isinstance(wanted, str) else wanted


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is told once who plays without a guide, for the first time. `on` says when: with a kind of question
    (`ask-card`), or with a part of the view by its path (`view:duel`) as soon as something is there. What is said has
    the kind `note-ID`; it is about the table as it always is, not about one game."""

    id: str
    on: str
    points: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return f"note-{self.id}"


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats count from 1, as in records. `script` has the first actions of other seats, by seat; where it ends, a bot
    plays on."""

    seats: int
    seat: int
    seed: int
    minutes: int
    lessons: tuple[Lesson, ...]
    script: dict[int, tuple[str, ...]] = {}
    options: dict[str, Any] = {}
    notes: tuple[Note, ...] = ()

    @property
    def learner(self) -> int:
        """The seat of whoever learns, from 0."""
        return self.seat - 1


def read(file: Path) -> Course | None:
    """The course in a file; None where a game has none."""
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Course, strict=False)  # seats are keys, and so texts
    except msgspec.DecodeError as error:
        raise BadInput(f"{file.name} is not a course: {error}.") from None
