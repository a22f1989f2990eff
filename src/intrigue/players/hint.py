"""Advice to a person: what looking ahead finds best, and why."""

from __future__ import annotations

import msgspec

from ..core import Game, Rng, State, Words, phrase
from ..core.phrase import wrapped
from . import search

ROUNDS = 500  # futures
SECONDS = 1.0
ENOUGH = 10  # worlds in which a choice was tried before its chance is worth telling
CLOSE = 0.015


class Hint(msgspec.Struct, frozen=True):
    action: int
    reason: Words


def hint(game: Game, known: State, seat: int, rng: Rng, rounds: int = ROUNDS, seconds: float = SECONDS) -> Hint:
    """The best choice by a search that knows what the seat knows, and what it may expect of the next best."""
    bot, actions = game.bot(), known.actions(seat)
    obvious = bot.choose(known, seat, rng)
    if len(actions) == 1:
        return Hint(obvious, bot.explain(known, seat, obvious))
    mind = search(game, rounds, seconds)
    found = [prospect for prospect in mind.weigh(known, seat, rng) if prospect.trials >= ENOUGH]
    if not found:  # a slow machine, or a busy one
        return Hint(obvious, bot.explain(known, seat, obvious))
    best = found[0]
    likewise = next((prospect for prospect in found if prospect.action == obvious), None)
    if likewise is not None and likewise.worth > best.worth - CLOSE:  # no clear difference: what needs least explaining
        best = likewise
    chance = percent(best.worth)
    if best.action != obvious:
        if likewise is None:
            return Hint(best.action, phrase("hint-chance", chance=chance))
        first = wrapped(game.words.label(known, seat, obvious))
        return Hint(best.action, phrase("hint-instead", chance=chance, other=first, less=percent(likewise.worth)))
    rest = [prospect for prospect in found if prospect is not best]
    other = max(rest, key=lambda prospect: prospect.worth, default=None)
    if other is None:
        told = phrase("hint-chance", chance=chance)
    elif other.worth > best.worth - CLOSE:
        told = phrase("hint-close", chance=chance)
    else:
        second = wrapped(game.words.label(known, seat, other.action))
        told = phrase("hint-next", chance=chance, other=second, less=percent(other.worth))
    reason = wrapped(bot.explain(known, seat, obvious))
    return Hint(best.action, phrase("hint-with-reason", reason=reason, hint=told))


def percent(worth: float) -> int:
    return round(100 * worth)
