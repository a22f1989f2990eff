"""The cards as people read them, made from the data; and what a designer may change on them: the pictures."""

from __future__ import annotations

import re

from ...core.card import Card, Printed
from ...core.refusal import BadInput
from .cards import actions, agendas, characters
from .cards.picture import Picture


def _characters() -> list[Card]:
    return [
        Card(
            id=who.id,
            name=who.name,
            kind="character",
            text=f"{who.ability}. {who.text}",
            rule=who.rule,
            facts={"house": "none" if who.house == characters.NEUTRAL else characters.HOUSES[who.house]},
        )
        for who in characters.CHARACTERS
    ]


def _actions() -> list[Card]:
    return [
        Card(
            id=card.id,
            name=card.name,
            kind="action",
            text=f"Top: {card.top.text} Bottom: {card.bottom.text}",
            rule="TRE-TURN-1",
            facts={"top": card.top.picture.text, "bottom": card.bottom.picture.text},
        )
        for card in actions.CARDS
    ]


def _agendas() -> list[Card]:
    found = []
    for goal in agendas.ALL[::2]:
        one, other = characters.HOUSES[goal.rise], characters.HOUSES[goal.fall]
        text = f"The House on top is to rise, the one at the bottom to fall: {one} and {other}, or {other} and {one}."
        found.append(
            Card(id=goal.id, name=f"{one.title()} and {other.title()}", kind="agenda", text=text, rule="TRE-SET-3")
        )
    return found


CARDS: tuple[Card, ...] = (*_characters(), *_actions(), *_agendas())


# ---------------------------------------------------------------------- pictures, changed

SYMBOL = re.compile(r"[wy]\+?[v^]?x?")
ASKED = 2  # symbols with effects, at most
PAIR = 2  # nobles in a House


def printed() -> Printed:
    return {card.id: {"top": card.top.picture.text, "bottom": card.bottom.picture.text} for card in actions.CARDS}


def reprint(id: str, what: str, value: int | str) -> None:
    fault = wrong(value)
    if fault:
        raise BadInput(f"The picture '{value}' cannot be: {fault}.")
    card = next(card for card in actions.CARDS if card.id == id)
    (card.top if what == "top" else card.bottom).picture = Picture(str(value))


def wrong(text: int | str) -> str | None:
    """What is wrong with a picture; None when it can be printed."""
    rows = [line.split() for line in str(text).split("/")]
    symbols = [word for row in rows for word in row if row != ["-"]]
    if not all(row == ["-"] or (row and all(SYMBOL.fullmatch(word) for word in row)) for row in rows):
        return "write rows with / between, w and y for symbols, then + ^ v x for what happens, and - for an empty row"
    if not 1 <= sum(len(word) > 1 for word in symbols) <= ASKED:
        return "one or two symbols have effects"
    if sum(word[0] == "y" for word in symbols) > PAIR:
        return "a House has no more than two nobles"
    return None


def one_off(text: str) -> list[str]:
    """Pictures one step away: one bystander less, or one move the other way."""
    words = text.split(" ")
    turned = [word.translate({ord("^"): "v", ord("v"): "^"}) for word in words]
    found = [[*words[:at], turned[at], *words[at + 1 :]] for at in range(len(words)) if turned[at] != words[at]]
    found += [[*words[:at], *words[at + 1 :]] for at in range(len(words)) if words[at] == "w"]
    return [picture for picture in dict.fromkeys(" ".join(one) for one in found) if wrong(picture) is None]
