"""Made from fields.py by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.state import State

if TYPE_CHECKING:
    from ...core.game import Game
    from ...core.rng import Rng
    from .options import TrickeryOptions


class Fields(State):
    """All of this is open to everyone; only the picks at the start are sealed, and those lie on the stack."""

    __slots__ = (
        "sides",
        "coins",
        "seals",
        "hands",
        "chests",
        "coin_pool",
        "seal_pool",
        "turns_left",
        "winners",
        "ending",
    )
    options: TrickeryOptions
    sides: list[int]  # by seat
    coins: list[int]
    seals: list[int]
    hands: list[int]  # bit i is set while card i is in hand; a played card lies open until its owner pauses
    chests: list[int]  # by society
    coin_pool: int
    seal_pool: int
    turns_left: int  # of all players together, until the game is called off (TRK-C-17)
    winners: list[int]
    ending: int

    def __init__(
        self,
        game: Game,
        seats: int,
        options: TrickeryOptions,
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
            self.sides = []
            self.coins = []
            self.seals = [0] * seats
            self.hands = []
            self.chests = [0, 0]
            self.coin_pool = 0
            self.seal_pool = 0
            self.turns_left = 0
            self.winners = []
            self.ending = 0
        else:
            self.sides = original.sides[:]
            self.coins = original.coins[:]
            self.seals = original.seals[:]
            self.hands = original.hands[:]
            self.chests = original.chests[:]
            self.coin_pool = original.coin_pool
            self.seal_pool = original.seal_pool
            self.turns_left = original.turns_left
            self.winners = original.winners[:]
            self.ending = original.ending
