"""The review of a finished game: its decisions are judged where bots think, a few at a time, and kept."""

from __future__ import annotations

import asyncio

import msgspec

from ..core import Game
from ..core.record import Record
from ..players.review import Decision, situations, turning_points
from . import messages as m
from .bots import Bots
from .thinker import Thought

BATCH = 4  # decisions judged for one request


def thoughts(game: Game, record: Record, first: int) -> tuple[list[Thought], int]:
    """The next decisions to be judged, and how many there are in all."""
    found: list[Thought] = []
    total = 0
    for one in situations(game, record):
        if first <= total < first + BATCH:
            known = msgspec.Raw(one.known.save())
            found.append(Thought(game.name, "", one.seat, known, 0, judge=one.action, move=one.move))
        total += 1
    return found, total


async def review(bots: Bots, game: Game, record: Record, known: list[Decision]) -> m.Review:
    """What is known of the decisions, with some more; `known` grows."""
    first = len(known)
    asked, total = await asyncio.to_thread(thoughts, game, record, first)
    for idea in await asyncio.gather(*[bots.ask(thought) for thought in asked]):
        if idea is None or idea.decision is None:
            break  # no answer, for now: it is asked again
        known.append(idea.decision)
    return m.Review(list(known), turning_points(known), None if len(known) >= total else len(known), total)
