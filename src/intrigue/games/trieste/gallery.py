"""All cards as people read them: what is printed beside their words, and the numbers that their words speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.card import Card, Printed
from ...core.prints import Prints
from ...core.state import Frame
from .cards.law import DARING, Arrest, Capture, Dare, LoseInfamy, MakeDearer, Muster, SearchHand
from .cards.money import Demand, Exchange, Gain, KeepOne, MayGain, Rob, Sell, Take, Trade, Waste
from .cards.titles import (
    CARDS,
    CHARACTER,
    COST,
    DISCOUNT,
    FACTIONS,
    GOAL,
    HEROES,
    KINDS,
    LEVEL,
    NO_CARD,
    REACH,
    SPECIAL,
    TAX,
    TREASURES,
    WAGES,
    Hero,
    Title,
)

HERO_RULE = "TRI-HERO-2"
POWER_NAMES = {REACH: "reach", TAX: "tax", GOAL: "less", DISCOUNT: "discount", WAGES: "wages"}


def cards() -> tuple[Card, ...]:
    return (*[card(title) for title in CARDS], *[hero(one) for one in HEROES])


def card(title: Title) -> Card:
    kind, rule = KINDS[title.kind], "TRI-CMP-2"
    if title.faction != NO_CARD:
        kind = f"{FACTIONS[title.faction]} {kind}"
        rule = "TRI-C-18" if title.kind == SPECIAL else "TRI-EFF-1"
    data = numbers(title.effect)
    return Card(id=title.id, kind=kind, rule=rule, copies=title.copies, facts=facts(title), data=data)


def hero(one: Hero) -> Card:
    return Card(id=one.id, kind=f"{FACTIONS[one.faction]} hero", rule=HERO_RULE, data=abilities(one))


def facts(title: Title) -> dict[str, int | str]:
    if title.number < TREASURES:
        return {"worth": title.number + 1}
    return {"cost": title.cost, "level": title.level} if title.kind == CHARACTER else {"cost": title.cost}


def abilities(one: Hero) -> dict[str, int | str]:
    powers = {name: one.powers[power] for power, name in POWER_NAMES.items() if one.powers[power]}
    return {**powers, **numbers(one.effect)}


def numbers(effect: Sequence[Frame[Any]]) -> dict[str, int | str]:
    """The numbers of an effect by the names that the words of cards call them."""
    found: dict[str, int | str] = {}
    for verb in effect:
        match verb:
            case Gain(count=count) | MayGain(count=count):
                found |= {"gain": count}
            case Trade(count=count, per=per):
                found |= {"gain": count, "per": per}
            case KeepOne(count=count):
                found |= {"look": count}
            case Exchange(times=times):
                found |= {"times": times}
            case Sell(times=times, each=each):
                found |= {"times": times, "each": each}
            case Take(count=count, per=per, keep=keep):
                found |= {"take": count, "per": per, "keep": keep}
            case Rob(count=count):
                found |= {"take": count}
            case Demand(count=count, per=per, most=most):
                found |= {"get": count, "per": per, "most": most}
            case Waste(count=count):
                found |= {"waste": count}
            case Capture(limit=limit, bonus=bonus):
                found |= {"reach": limit, **numbers(bonus)}
            case SearchHand(count=count, limit=limit):
                found |= {"see": count, "reach": limit}
            case Arrest(count=count, limit=limit):
                found |= {"captures": count, "reach": limit}
            case LoseInfamy(count=count):
                found |= {"loss": count}
            case Dare():
                found |= {"daring": DARING}
            case MakeDearer(count=count):
                found |= {"dearer": count}
            case Muster(count=count):
                found |= {"cards": count}
    return found


class TriestePrints(Prints):
    def printed(self) -> Printed:
        """Costs and levels, of the cards that have them."""
        return {title.id: facts(title) for title in CARDS[TREASURES:]}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        for title in CARDS:
            if title.id == card and what == "cost":
                title.cost = COST[title.number] = value
            elif title.id == card:
                title.level = LEVEL[title.number] = value
