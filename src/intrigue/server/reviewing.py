"""The review of a finished game: its decisions are judged where bots think, a few at a time, and kept."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator

import msgspec

from ..core import Game
from ..core.record import Record
from ..players.review import Decision, decisions, situations, turning_points
from . import http_types
from .bots import Bots
from .worker import Thought

BATCH = 4  # decisions judged for one request


class Reviewing:
    """How far the review of a game has come. The game is played again once, step by step, as the review goes on."""

    def __init__(self, game: Game, record: Record) -> None:
        self.judged: list[Decision] = []
        self.lock = asyncio.Lock()  # who asks at the same time gets the same, and a little more
        self._game = game
        self._record = record
        self._total: int | None = None
        self._rest = self._thoughts()
        self._asked: list[Thought] = []  # and not answered yet

    def _thoughts(self) -> Iterator[Thought]:
        for one in situations(self._game, self._record):
            known = msgspec.Raw(one.known.save())
            yield Thought(self._game.name, "", one.seat, known, 0, judge=one.action, move=one.move)

    def _read_on(self) -> int:
        """Come to the next decisions; returns how many there are in all."""
        if self._total is None:
            self._total = decisions(self._game, self._record)
        self._asked += itertools.islice(self._rest, BATCH - len(self._asked))
        return self._total

    async def go_on(self, bots: Bots, whose: str) -> http_types.Review:
        """What is known of the decisions, with some more."""
        total = await asyncio.to_thread(self._read_on)
        asked = [msgspec.structs.replace(thought, whose=whose) for thought in self._asked]
        for idea in await asyncio.gather(*[bots.ask(thought) for thought in asked]):
            if idea is None or idea.decision is None:
                break  # no answer, for now: it is asked again
            self.judged.append(idea.decision)
            del self._asked[0]
        known = list(self.judged)
        return http_types.Review(known, turning_points(known), None if len(known) >= total else len(known), total)
