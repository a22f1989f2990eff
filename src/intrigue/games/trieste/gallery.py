"""All cards as people read them."""

from __future__ import annotations

from ...core.card import Card, Printed
from .cards.titles import CARDS, CHARACTER, COST, HEROES, KINDS, LEVEL, NO_CARD, SPECIAL, Hero, Title

FACTION_TITLES = ("City Watch", "Merchant", "Thief")
HERO_RULE = "TRI-HERO-2"


def gallery() -> tuple[Card, ...]:
    return (*[card(title) for title in CARDS], *[hero(one) for one in HEROES])


def card(title: Title) -> Card:
    facts: dict[str, int | str] = {}
    if title.faction == NO_CARD:
        kind, rule = "treasure", "TRI-CMP-2"
        facts["worth"] = title.number + 1
    else:
        kind = f"{FACTION_TITLES[title.faction]} {KINDS[title.kind]}"
        rule = "TRI-C-18" if title.kind == SPECIAL else "TRI-EFF-1"
        facts["cost"] = title.cost
        if title.kind == CHARACTER:
            facts["level"] = title.level
    return Card(id=title.id, name=title.name, kind=kind, text=title.text, rule=rule, copies=title.copies, facts=facts)


def printed() -> Printed:
    """Costs and levels, of the cards that have them."""
    found: Printed = {}
    for title in CARDS:
        if title.faction != NO_CARD:
            found[title.id] = {"cost": title.cost}
            if title.kind == CHARACTER:
                found[title.id]["level"] = title.level
    return found


def reprint(card: str, what: str, value: int) -> None:
    for title in CARDS:
        if title.id == card and what == "cost":
            title.cost = COST[title.number] = value
        elif title.id == card:
            title.level = LEVEL[title.number] = value


def hero(one: Hero) -> Card:
    kind = f"{FACTION_TITLES[one.faction]} Hero"
    return Card(id=one.id, name=one.name, kind=kind, text=one.text, rule=HERO_RULE)
