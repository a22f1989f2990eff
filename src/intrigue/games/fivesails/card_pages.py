"""All cards as people read them: what is printed besides their words, and the numbers that a designer may change. A
printed dash is no number, and stays."""

from __future__ import annotations

from ...core.card import Card, Printed
from ...core.tunables import Prints
from .phrases import texts
from .state.names import ATTACHMENT, CHARACTER, DASH, FACTIONS, KIND_NAMES, LEADER, SCHEME, STATS, VALUES
from .state.printed import BY_ID, CARDS, PrintedCard


def cards() -> tuple[Card, ...]:
    return tuple(
        Card(
            id=card.id,
            kind=KIND_NAMES[card.kind],
            copies=card.copies,
            facts=facts(card),
            words=texts.text(card),
        )
        for card in CARDS
    )


def facts(card: PrintedCard) -> dict[str, int | str]:
    """What is printed on a card besides its words; a dash is "-", and what it does not have is left out."""
    found: dict[str, int | str] = {"faction": FACTIONS[card.faction], "traits": ", ".join(card.traits)}
    if card.title:
        found["title"] = card.title
    if card.has_printed_cost():
        found["cost"] = card.cost
    if card.kind in (LEADER, CHARACTER, ATTACHMENT):
        found |= {STATS[k]: "-" if card.stats[k] == DASH else card.stats[k] for k in range(4)}
    if card.fights():
        found |= {VALUES[k]: "-" if card.values[k] == DASH else card.values[k] for k in range(3)}
    if card.kind == SCHEME:
        found |= {"initiative": card.initiative, "panache": card.panache}
    if card.kind == LEADER:
        found |= {"panache": card.panache, "crew cap": card.cap}
    for name in ("unique", "brute", "wealth", "loyal", "negotiable"):
        if getattr(card, name):
            found[name] = "yes"
    found["number"] = card.printed
    return found


class FiveSailsPrints(Prints):
    def printed_values(self) -> Printed:
        found: Printed = {}
        for card in CARDS:
            numbers = numbers_of(card)
            if numbers:
                found[card.id] = numbers
        return found

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        changed = CARDS[BY_ID[card]]
        if what in STATS:
            which = STATS.index(what)
            if changed.kind == ATTACHMENT:
                changed.gear[which] += value - changed.stats[which]
            changed.stats[which] = value
        elif what in VALUES:
            changed.values[VALUES.index(what)] = value
        elif what == "crew cap":
            changed.cap = value
        elif what == "cost":
            changed.cost = value
        elif what == "initiative":
            changed.initiative = value
        else:
            changed.panache = value


def numbers_of(card: PrintedCard) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if card.has_printed_cost():
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
