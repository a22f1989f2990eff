"""How the entries of the decks are written."""

from __future__ import annotations

from typing import Any

from ....core.state import Frame
from .titles import ACTION, CHARACTER, NEVER, NO_LEVEL, SPECIAL, Title


def character(
    id: str, name: str, faction: int, cost: int, level: int, copies: int, text: str, effect: list[Frame[Any]]
) -> Title:
    return Title(id, name, faction, CHARACTER, cost, level, copies, text, effect, NEVER)


def action(id: str, name: str, faction: int, cost: int, copies: int, text: str, effect: list[Frame[Any]]) -> Title:
    return Title(id, name, faction, ACTION, cost, NO_LEVEL, copies, text, effect, NEVER)


def special(
    id: str, name: str, faction: int, cost: int, copies: int, text: str, trigger: int, effect: list[Frame[Any]]
) -> Title:
    """A card that is played out of turn; whatever prevents something comes last in its effect."""
    return Title(id, name, faction, SPECIAL, cost, NO_LEVEL, copies, text, effect, trigger)
