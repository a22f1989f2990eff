"""The city: its locations, and which of them are adjacent (FIV-MAP)."""

from __future__ import annotations

from typing import Final

INN: Final = 0
DOCKS: Final = 1
FORUMS: Final = 2
BAZAAR: Final = 3
GARDENS: Final = 4
HOME: Final = 5  # + seat
CITY_PLACES: Final = 5
PLACES: Final = ("oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens")


def first_place(seats: int) -> int:
    """The location beside the City Deck: of the three that are always there, the Docks (FIV-MAP-1); before them
    comes Ole's Inn with a third player (FIV-MAP-2, FIV-MAP-3)."""
    return DOCKS if seats == 2 else INN


def last_place(seats: int) -> int:
    """The Grand Bazaar, or behind it, with a fourth player, Governor's Gardens (FIV-MAP-2, FIV-MAP-3, FIV-C-13)."""
    return GARDENS if seats == 4 else BAZAAR


def adjacent(place: int, other: int) -> bool:
    """FIV-MAP-4, FIV-MAP-5: neighbours in the row, and Home with every City location."""
    if place < 0 or other < 0:
        return False
    if place < CITY_PLACES and other < CITY_PLACES:
        return place - other == 1 or other - place == 1
    return place != other and (place < CITY_PLACES or other < CITY_PLACES)
