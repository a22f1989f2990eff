"""Advice to a person: what looking ahead finds best, and why."""

from __future__ import annotations

import msgspec

from ..core import Game, Rng, State
from . import search

ROUNDS = 500  # futures
SECONDS = 1.0


class Hint(msgspec.Struct, frozen=True):
    action: int
    reason: str  # `{2}` stands for the name of seat 2


def hint(game: Game, known: State, seat: int, rng: Rng, seconds: float = SECONDS) -> Hint:
    """The best choice by a search that knows what the seat knows, and what it may expect of the next best."""
    bot, options = game.bot(), known.options(seat)
    obvious = bot.choose(known, seat, rng)
    if len(options) == 1:
        return Hint(obvious, bot.explain(known, seat, obvious))
    mind = search(game, ROUNDS, min(seconds, SECONDS))
    found = [prospect for prospect in mind.weigh(known, seat, rng) if prospect.trials]
    if not found:  # no time at all
        return Hint(obvious, bot.explain(known, seat, obvious))
    best, others = found[0], sorted(found[1:], key=lambda prospect: -prospect.worth)
    reason = f"Looking ahead, your chance after it is {best.worth:.0%}"
    if best.action == obvious:
        reason = f"{bot.explain(known, seat, obvious)} {reason}"
        if others:
            reason += f"; after the next best, “{game.label(known, seat, others[0].action)}”, {others[0].worth:.0%}"
    else:
        for other in others:
            if other.action == obvious:
                words = game.label(known, seat, obvious)
                reason += f"; after “{words}”, which looks better at first sight, {other.worth:.0%}"
    return Hint(best.action, reason + ".")
