"""Advice to a person: what looking ahead finds best, and why."""

from __future__ import annotations

import msgspec

from ..core import Game, Rng, State
from . import search

ROUNDS = 500  # futures
SECONDS = 1.0
ENOUGH = 10  # worlds in which a choice was tried before its chance is worth telling
CLOSE = 0.015


class Hint(msgspec.Struct, frozen=True):
    action: int
    reason: str  # `{2}` stands for the name of seat 2


def hint(game: Game, known: State, seat: int, rng: Rng, rounds: int = ROUNDS, seconds: float = SECONDS) -> Hint:
    """The best choice by a search that knows what the seat knows, and what it may expect of the next best."""
    bot, options = game.bot(), known.options(seat)
    obvious = bot.choose(known, seat, rng)
    if len(options) == 1:
        return Hint(obvious, bot.explain(known, seat, obvious))
    mind = search(game, rounds, seconds)
    found = [prospect for prospect in mind.weigh(known, seat, rng) if prospect.trials >= ENOUGH]
    if not found:  # a slow machine, or a busy one
        return Hint(obvious, bot.explain(known, seat, obvious))
    best = found[0]
    reason = f"Looking ahead, your chance after it is {best.worth:.0%}"
    if best.action == obvious:
        reason = f"{bot.explain(known, seat, obvious)} {reason}"
        other = max(found[1:], key=lambda prospect: prospect.worth, default=None)
        if other is not None and other.worth > best.worth - CLOSE:
            reason += ", and nothing else is clearly better"
        elif other is not None:
            reason += f"; after the next best, “{game.label(known, seat, other.action)}”, {other.worth:.0%}"
    else:
        other = next((prospect for prospect in found if prospect.action == obvious), None)
        if other is not None and other.worth < best.worth - CLOSE:
            words = game.label(known, seat, obvious)
            reason += f"; after “{words}”, which looks better at first sight, {other.worth:.0%}"
    return Hint(best.action, reason + ".")
