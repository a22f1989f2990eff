"""The cards and what they say, from the data; and what a designer may change on them: the pictures."""

from __future__ import annotations

import re

from ...core.card import Card, Printed
from ...core.refusal import BadInput
from ...core.tunables import Prints
from .cards import actions, agendas, characters
from .cards.picture import Picture
from .phrases.pictures import text
from .phrases.things import house_of, of_house


def cards() -> tuple[Card, ...]:
    return (*_characters(), *_actions(), *_agendas())


def _characters() -> list[Card]:
    return [
        Card(id=who.id, kind="character", rule=who.rule, facts={"house": house_of(who.number) or "none"})
        for who in characters.CHARACTERS
    ]


def _actions() -> list[Card]:
    return [
        Card(
            id=card.id,
            kind="action",
            rule="TRE-TURN-1",
            copies=card.copies,
            facts={"top": card.top.picture.text, "bottom": card.bottom.picture.text},
            data={"upper": text(card.top.picture), "lower": text(card.bottom.picture)},
        )
        for card in actions.CARDS
    ]


def _agendas() -> list[Card]:
    """Either end may be the upper one."""
    return [
        Card(
            id=goal.id,
            kind="agenda",
            rule="TRE-SET-3",
            data={"one": of_house(characters.HOUSES[goal.rise]), "other": of_house(characters.HOUSES[goal.fall])},
        )
        for goal in agendas.ALL[::2]
    ]


# ---------------------------------------------------------------------- pictures, changed

SYMBOL = re.compile(r"[wy]\+?[v^]?x?")
ASKED = 2  # symbols with effects, at most
PAIR = 2  # nobles in a House


class TreacheryPrints(Prints):
    def printed_values(self) -> Printed:
        return {card.id: {"top": card.top.picture.text, "bottom": card.bottom.picture.text} for card in actions.CARDS}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        fault = wrong(value)
        if fault:
            raise BadInput(f"The picture '{value}' cannot be: {fault}.")
        changed = next(one for one in actions.CARDS if one.id == card)
        (changed.top if what == "top" else changed.bottom).picture = Picture(str(value))

    def neighbours(self, card: str, what: str) -> list[int | str]:
        return [*one_off(str(self.printed_values()[card][what]))]


def wrong(given: int | str) -> str | None:
    """What is wrong with a picture; None when it can be printed."""
    rows = [line.split() for line in str(given).split("/")]
    symbols = [word for row in rows for word in row if row != ["-"]]
    if not all(row == ["-"] or (row and all(SYMBOL.fullmatch(word) for word in row)) for row in rows):
        return "write rows with / between, w and y for symbols, then + ^ v x for what happens, and - for an empty row"
    if not 1 <= sum(len(word) > 1 for word in symbols) <= ASKED:
        return "one or two symbols have effects"
    if sum(word[0] == "y" for word in symbols) > PAIR:
        return "a House has no more than two nobles"
    return None


def one_off(picture: str) -> list[str]:
    """Pictures one step away: one bystander less, or one move the other way."""
    words = picture.split(" ")
    turned = [word.translate({ord("^"): "v", ord("v"): "^"}) for word in words]
    found = [[*words[:at], turned[at], *words[at + 1 :]] for at in range(len(words)) if turned[at] != words[at]]
    found += [[*words[:at], *words[at + 1 :]] for at in range(len(words)) if words[at] == "w"]
    return [one for one in dict.fromkeys(" ".join(words) for words in found) if wrong(one) is None]
