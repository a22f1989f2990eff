"""The cards as people read them, made from the data."""

from __future__ import annotations

from ...core.card import Card
from .cards import actions, agendas, characters


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
