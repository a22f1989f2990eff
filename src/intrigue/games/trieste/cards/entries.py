"""How the entries of the decks are written."""

from __future__ import annotations

from typing import Any

from ....core.state import Frame
from .titles import ACTION, CHARACTER, NEVER, NO_LEVEL, SPECIAL, Title


def character(id: str, faction: int, cost: int, level: int, copies: int, effect: list[Frame[Any]]) -> Title:
    return Title(id, faction, CHARACTER, cost=cost, level=level, copies=copies, effect=effect, trigger=NEVER)


def action(id: str, faction: int, cost: int, copies: int, effect: list[Frame[Any]]) -> Title:
    return Title(id, faction, ACTION, cost=cost, level=NO_LEVEL, copies=copies, effect=effect, trigger=NEVER)


def special(id: str, faction: int, cost: int, copies: int, trigger: int, effect: list[Frame[Any]]) -> Title:
    """A card that is played out of turn; whatever prevents something comes last in its effect."""
    return Title(id, faction, SPECIAL, cost=cost, level=NO_LEVEL, copies=copies, effect=effect, trigger=trigger)
