"""Every field of the state; `make fields` makes generated.py from it."""

from __future__ import annotations

from ...core.fields import seats
from .options import TrickeryOptions


class Fields:
    """All of this is open to everyone; only the picks at the start are sealed, and those lie on the stack."""

    options: TrickeryOptions
    sides: list[int] = []  # by seat
    coins: list[int] = []
    seals: list[int] = [0] * seats
    hands: list[int] = []  # bit i is set while card i is in hand; a played card lies open until its owner pauses
    chests: list[int] = [0, 0]  # by society
    coin_pool: int = 0
    seal_pool: int = 0
    turns_left: int = 0  # of all players together, until the game is called off (TRK-C-17)
    winners: list[int] = []
    ending: int = 0
