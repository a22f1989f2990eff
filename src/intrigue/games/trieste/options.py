"""The switches of this game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...core.options import Options


class TriesteOptions(Options, frozen=True):
    heroes: Annotated[
        bool,
        msgspec.Meta(description="Whether everyone has a secret Hero: the advanced game (TRI-HERO-1)."),
    ] = False
    factions: Annotated[
        Literal["random", "chosen"],
        msgspec.Meta(description="Who plays which faction: drawn by lot, or chosen in order of the seats (TRI-C-26)."),
    ] = "random"
    unpaid_thief_capturable: Annotated[
        bool,
        msgspec.Meta(description="Whether a Thief that could not be paid for can still be captured (TRI-C-5)."),
    ] = True
    max_turns: Annotated[
        int,
        msgspec.Meta(ge=1, le=1000, description="Turns before the game is called a draw (TRI-C-24)."),
    ] = 100
