"""What a seat may see: everything but the picks that are still sealed (TRK-C-15)."""

from __future__ import annotations

import msgspec

from ...core.view import View


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player. `pick` is a society picked in secret, shown to its owner only."""

    seat: int
    society: str | None
    coins: int
    seals: int
    hand: tuple[str, ...]
    played: tuple[str, ...]
    pick: str | None = None


class Chest(msgspec.Struct, frozen=True, gc=False):
    society: str
    coins: int


class TrickeryView(View, frozen=True, kw_only=True, tag_field="game", tag="trickery"):
    players: tuple[PlayerView, ...]
    chests: tuple[Chest, ...]
    coin_pool: int
    seal_pool: int
    turns_left: int
