"""Cards, characters, halves and Houses as phrases name them."""

from __future__ import annotations

from ..cards.characters import CHARACTERS, HOUSES, NEUTRAL


def of_card(id: str) -> str:
    return f"card:{id}"


def of_character(number: int) -> str:
    return of_card(CHARACTERS[number].id)


def of_half(half: str) -> str:
    return f"half:{half}"


def of_house(house: str | None) -> str:
    return f"house:{house or 'none'}"


def house_of(number: int) -> str | None:
    house = CHARACTERS[number].house
    return None if house == NEUTRAL else HOUSES[house]
