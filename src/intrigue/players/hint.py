"""Advice to a person: what looking ahead finds best, and why."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

from ..core import Game, Rng, State, Words
from ..core.phrase import phrase, wrap
from . import search
from .search import Prospect

ROUNDS = 500  # futures
SECONDS = 1.0
ENOUGH = 10  # worlds in which a choice was tried before its chance is worth telling
CLOSE = 0.015  # less is no difference, however sure
DOUBT = 0.05  # how likely luck may be taken for a difference


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
    if likewise is not None and not clearly_better(best, likewise, found):  # then what needs least explaining
        best = likewise
    chance = percent(best.worth)
    if best.action != obvious:
        if likewise is None:
            return Hint(best.action, phrase("hint-chance", chance=chance))
        first, less = wrap(game.words.label(known, seat, obvious)), percent(beside(best, likewise))
        return Hint(best.action, phrase("hint-instead", chance=chance, other=first, less=less))
    rest = [prospect for prospect in found if prospect is not best]
    close = [prospect for prospect in rest if not clearly_better(best, prospect, found)]
    if not rest:
        told = phrase("hint-chance", chance=chance)
    elif len(close) == len(actions) - 1:
        told = phrase("hint-same", chance=chance)
    elif close:
        told = phrase("hint-close", chance=chance)
    else:
        other = max(rest, key=lambda prospect: prospect.lead)
        second, less = wrap(game.words.label(known, seat, other.action)), percent(beside(best, other))
        told = phrase("hint-next", chance=chance, other=second, less=less)
    reason = wrap(bot.explain(known, seat, obvious))
    return Hint(best.action, phrase("hint-with-reason", reason=reason, hint=told))


def clearly_better(one: Prospect, other: Prospect, found: list[Prospect]) -> bool:
    """Whether a choice is better by more than luck in the worlds that were looked into can explain. The more choices
    there are, the likelier one of them looks better by mere luck; so the more it takes."""
    ahead, looked_at = one.lead - other.lead, max(1, len(found) - 1)
    sure = NormalDist().inv_cdf(1 - DOUBT / 2 / looked_at)
    return ahead >= CLOSE and ahead > sure * math.hypot(one.error, other.error)


def beside(best: Prospect, other: Prospect) -> float:
    """What the other is worth where the best is worth what it is: not all were tried in the same worlds, and of two
    chances that are told together the difference has to be right."""
    return min(1.0, max(0.0, best.worth - (best.lead - other.lead)))


def percent(worth: float) -> int:
    return round(100 * worth)
