"""The switches of this game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...core.options import Options


class TrickeryOptions(Options, frozen=True):
    tie_rule: Annotated[
        Literal["coins", "seals_then_coins"],
        msgspec.Meta(
            description="Who wins when several players reach 5 seals at once: the one with most coins, or the one with "
            "most seals and only then most coins (TRK-C-1)."
        ),
    ] = "coins"
    max_turns: Annotated[
        int,
        msgspec.Meta(ge=1, le=1000, description="Turns for each player before the game is called off (TRK-C-17)."),
    ] = 100
    start_player: Annotated[
        Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=6)],
        msgspec.Meta(description="Who takes the first turn: drawn by lot, or the number of a seat (TRK-C-19)."),
    ] = "random"

    def fault(self, seats: int) -> str | None:
        if self.start_player != "random" and self.start_player > seats:
            return f"Seat {self.start_player} cannot start: there are only {seats} seats."
        return None
