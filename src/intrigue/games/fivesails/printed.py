"""The numbers on the cards that a designer may change. A printed dash is no number, and stays."""

from __future__ import annotations

from ...core.card import Printed
from .cards.model import DEFS, Def
from .cards.names import ATTACHMENT, CHARACTER, DASH, LEADER, SCHEME, STATS, VALUES
from .words import BY_ID


def printed() -> Printed:
    found: Printed = {}
    for card in DEFS:
        numbers = numbers_of(card)
        if numbers:
            found[card.id] = numbers
    return found


def numbers_of(card: Def) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if card.priced():
        found["cost"] = card.cost
    if card.kind in (LEADER, CHARACTER, ATTACHMENT):
        found |= {name: card.stats[k] for k, name in enumerate(STATS) if card.stats[k] != DASH}
    found |= {name: card.values[k] for k, name in enumerate(VALUES) if card.values[k] != DASH}
    if card.kind == SCHEME:
        found["initiative"] = card.initiative
    if card.kind in (SCHEME, LEADER):
        found["panache"] = card.panache
    if card.kind == LEADER:
        found["crew cap"] = card.cap
    return found


def reprint(id: str, what: str, value: int) -> None:
    card = BY_ID[id]
    if what in STATS:
        which = STATS.index(what)
        if card.kind == ATTACHMENT:
            card.gear[which] += value - card.stats[which]
        card.stats[which] = value
    elif what in VALUES:
        card.values[VALUES.index(what)] = value
    elif what == "crew cap":
        card.cap = value
    elif what == "cost":
        card.cost = value
    elif what == "initiative":
        card.initiative = value
    else:
        card.panache = value
