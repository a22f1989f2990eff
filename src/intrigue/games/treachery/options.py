"""The switches of this game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...core.options import Options


class TreacheryOptions(Options, frozen=True):
    match: Annotated[
        bool,
        msgspec.Meta(description="Play games until somebody has won two of them, instead of one (TRE-MATCH-1)."),
    ] = False
    start_player: Annotated[
        Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=4)],
        msgspec.Meta(description="Who takes the first turn: drawn by lot, or the number of a seat (TRE-C-23)."),
    ] = "random"

    def fault(self, seats: int) -> str | None:
        if self.start_player != "random" and self.start_player > seats:
            return f"Seat {self.start_player} cannot start: there are only {seats} seats."
        return None
