"""What each seat is being asked, numbered, so that an answer that comes too late is known for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..core import State, Words
from .checkpoints import MOST
from .table import common_prefix


class Question(msgspec.Struct):
    """What a seat is being asked. `number` goes up whenever anything about that changes, `id` when it is another
    question, and `returned` is the number at which the person last came back after running out of time.

    Where several act at once, others change what is possible all the time; an answer is late only when the question
    itself (`prompt`) has become another one, or was answered. Whoever answers says which question by its `id`."""

    number: int = 0
    id: int = 0
    words: Any = None
    prompt: Words = ""
    returned: int = -1


Asked = tuple[Any, Words]  # all that a seat is asked, and the words of the question alone


class Questions:
    """The questions of all seats, by seat."""

    def __init__(self, seats: int) -> None:
        self._questions = [Question() for _ in range(seats)]
        self._cache: dict[int, list[Asked]] = {}  # after so many actions: what each seat was asked
        self.asked: tuple[int, ...] = ()  # who is asked, as everybody can tell

    def __getitem__(self, seat: int) -> Question:
        return self._questions[seat]

    def __iter__(self) -> Iterator[Question]:
        return iter(self._questions)

    def asked_after(self, number: int) -> list[Asked] | None:
        """What each seat was asked after so many actions."""
        return self._cache.get(number)

    def cache(self, number: int, asked: list[Asked]) -> None:
        self._cache[number] = asked
        if len(self._cache) > MOST:
            del self._cache[next(iter(self._cache))]

    def clear_cache(self) -> None:
        self._cache.clear()

    def go_back(self, kept: Sequence[int]) -> None:
        """Forget what was asked after actions that do not stand where they stood."""
        same = common_prefix(kept)
        self._cache = {number: asked for number, asked in self._cache.items() if number <= same}

    def ask(self, asked: list[Asked], actor: int | None, state: State) -> None:
        """Ask each seat; the one that has just acted is asked something else in any case."""
        for seat, question in enumerate(self._questions):
            words, prompt = asked[seat]
            if seat == actor or words != question.words:
                question.number += 1
                if seat == actor or prompt != question.prompt or len(state.asked_seats(seat)) < 2:
                    question.id += 1
                question.words, question.prompt = words, prompt

    def come_back(self, seat: int) -> None:
        self._questions[seat].returned = self._questions[seat].number

    def has_come_back(self, seat: int) -> bool:
        """Whether the person came back already while this was asked."""
        return self._questions[seat].returned == self._questions[seat].number
