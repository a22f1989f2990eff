"""A finished game told again, step by step, with what one pair of eyes knew at each of them."""

from __future__ import annotations

from ..core import TABLE, Game
from ..core.record import Record, act
from . import messages as m


def steps(game: Game, record: Record, eyes: int | None) -> list[m.Step]:
    """The beginning, then each action of which these eyes saw something."""
    viewer = TABLE if eyes is None else eyes
    state = record.start(game)
    told = 0
    found: list[m.Step] = []
    for number in range(len(record.lines) + 1):
        actor: int | None = None
        if number:
            line = record.lines[number - 1]
            actor = line.seat - 1
            if actor != viewer and state.stack[-1].sealed(state, actor):
                actor = None  # who chose last was nobody's business
            act(game, state, number, line)
        happened = (state.events or [])[told:]
        told += len(happened)
        events = [face for face in [happening.seen_by(viewer) for happening in happened] if face is not None]
        if not number or events or actor == viewer != TABLE:
            story = [game.story(event) for event in events]
            seat = None if actor == TABLE else actor
            found.append(m.Step(number, seat, list(events), story, state.view(eyes)))
    return found
