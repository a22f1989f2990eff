"""The further questions of a balance report: what a card is worth, luck and skill, one step away."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from ..core import BadInput, Game, playout, seeded
from ..core import options as core_options
from .balance import FIGURES
from .overlay import TRIALS
from .plan import Plan

LADDER = ("random", "gentle", "sensible")


def ladder(game: Game, plan: Plan, rounds: int) -> list[tuple[str, Plan]]:
    """Each better player against a table of the one a step below: random, gentle, sensible, then searches of t, 2t, 4t
    futures a decision. Without `rounds` there are no searches."""
    searches = [f"search:{rounds * times}" for times in (1, 2, 4)] if rounds else []
    steps = [*LADDER, *searches]
    return [
        (f"{better} against {worse}", replace(plan, bots=(better, *[worse] * (plan.seats - 1))))
        for worse, better in pairwise(steps)
    ]


def deviations(game: Game, plan: Plan, cards: tuple[str, ...] = ()) -> list[tuple[str, Plan]]:
    """Every option set to each neighbouring value, and everything printed on `cards` to what is one step away."""
    found = []
    chosen = msgspec.to_builtins(core_options.choose(game.options_type, plan.options, plan.seats))
    for option in game.options:
        for value in neighbours(game, option, chosen[option.name]):
            options = {**plan.options, option.name: value}
            try:
                game.new(plan.seats, 0, options, events=False)
            except BadInput:
                continue
            found.append((f"{option.name} {value}", replace(plan, options=options)))
    printed = game.prints.printed_values()
    for card in cards:
        for name in printed[card]:
            for value in game.prints.neighbours(card, name):
                if game.prints.wrong(card, name, value) is None:
                    found.append((f"{card}: {name} {value}", replace(plan, changes={card: {name: value}})))
    return found


def figures(game: Game, plan: Plan) -> list[str]:
    """What the games of a plan can be compared by: what all games have, and what this one compares seats by."""
    found = dict.fromkeys(FIGURES)
    for seed in range(TRIALS):
        state = game.new(plan.seats, seed, plan.options, events=False)
        for moment in ("dealt", "over"):
            if moment == "over":
                playout(state, seeded(seed))
            found |= {name: None for seat in range(plan.seats) for name in game.lab.traits(state, seat)}
    return list(found)


def neighbours(game: Game, option: Any, value: Any) -> list[Any]:
    """Values of an option next to one: all others where there are few, else one more and one less."""
    if option.choices:
        return [other for other in option.choices if other != value]
    if isinstance(value, int) and not isinstance(value, bool):
        return [value - 1, value + 1]
    return [1, 2] if value == "random" else []


def replace(plan: Plan, **changes: Any) -> Plan:
    return msgspec.structs.replace(plan, **changes)
