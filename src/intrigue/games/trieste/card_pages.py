"""All cards as people read them: what is printed beside their words, and the numbers that their words speak of."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from ...core.card import Card, Printed
from ...core.state import Frame
from ...core.tunables import Prints
from .cards.law import DARING, Arrest, Capture, Dare, LoseInfamy, MakeDearer, Muster, SearchHand
from .cards.money import NO_LIMIT, Demand, Exchange, Gain, KeepOne, MayGain, Rob, Sell, Take, Trade, Waste
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
    return {**powers(one), **numbers(one.effect)}


def powers(one: Hero) -> dict[str, int | str]:
    return {name: one.powers[power] for power, name in POWER_NAMES.items() if one.powers[power]}


# What the numbers of verbs are called by the words of cards
SAID: dict[type[Frame[Any]], dict[str, str]] = {
    Gain: {"count": "gain"},
    MayGain: {"count": "gain"},
    Trade: {"count": "gain", "per": "per"},
    KeepOne: {"count": "look"},
    Exchange: {"times": "times"},
    Sell: {"times": "times", "each": "each"},
    Take: {"count": "take", "per": "per", "keep": "keep"},
    Rob: {"count": "take"},
    Demand: {"count": "get", "per": "per", "most": "most"},
    Waste: {"count": "waste"},
    Capture: {"limit": "reach"},
    SearchHand: {"count": "see", "limit": "reach"},
    Arrest: {"count": "captures", "limit": "reach"},
    LoseInfamy: {"count": "loss"},
    MakeDearer: {"count": "dearer"},
    Muster: {"count": "cards"},
}
UNSAID = {("gain", 0), ("per", 0), ("most", NO_LIMIT), ("keep", NO_LIMIT)}  # there is none of it, so none is printed
COUNTED = ("gain", "get", "take")


def numbers(effect: Sequence[Frame[Any]]) -> dict[str, int | str]:
    """The numbers of an effect by the names that the words of cards call them."""
    found: dict[str, int | str] = {}
    for verb in effect:
        found |= {name: getattr(verb, field) for field, name in SAID.get(type(verb), {}).items()}
        if isinstance(verb, Capture):
            found |= numbers(verb.bonus)
        elif isinstance(verb, Dare):
            found |= {"daring": DARING}
    return found


def rewritten(effect: Sequence[Frame[Any]], what: str, value: int) -> list[Frame[Any]]:
    """An effect with another number. Verbs never change, for states hold them: there are others instead."""
    found = []
    for verb in effect:
        fields = [field for field, name in SAID.get(type(verb), {}).items() if name == what]
        if fields or isinstance(verb, Capture):
            verb = copy(verb)
        for field in fields:
            setattr(verb, field, value)
        if isinstance(verb, Capture):
            verb.bonus = tuple(rewritten(verb.bonus, what, value))
        found.append(verb)
    return found


def everything() -> Printed:
    titles: Printed = {
        title.id: {**facts(title), "copies": title.copies, **numbers(title.effect)} for title in CARDS[TREASURES:]
    }
    return titles | {hero.id: abilities(hero) for hero in HEROES}


class TriestePrints(Prints):
    def __init__(self) -> None:
        """What daring brings is a rule (TRI-C-52), and what is not printed cannot be changed."""
        self.names = {
            card: [name for name, value in entries.items() if name != "daring" and (name, value) not in UNSAID]
            for card, entries in everything().items()
        }

    def printed_values(self) -> Printed:
        """What stands beside the words, how many there are in the deck, and the numbers of effects and Heroes."""
        return {
            card: {name: entries[name] for name in self.names[card]}
            for card, entries in everything().items()
            if self.names[card]
        }

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        for title in CARDS:
            if title.id != card:
                continue
            if what == "cost":
                title.cost = COST[title.number] = value
            elif what == "level":
                title.level = LEVEL[title.number] = value
            elif what == "copies":
                title.copies = value
            else:
                title.effect = rewritten(title.effect, what, value)
        for hero in HEROES:
            if hero.id == card and what in powers(hero):
                hero.powers = [value if POWER_NAMES.get(power) == what else n for power, n in enumerate(hero.powers)]
            elif hero.id == card:
                hero.effect = rewritten(hero.effect, what, value)

    def least(self, card: str, what: str) -> int:
        """An effect does something: it may draw or take nothing only where there is more of it for what lies there."""
        if any(hero.id == card for hero in HEROES):
            return 1
        counted = what in COUNTED and "per" in self.names[card]
        return 0 if what in ("cost", "level", "copies", "reach") or counted else 1
