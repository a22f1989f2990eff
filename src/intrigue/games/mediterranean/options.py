"""The switches of this game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...core.options import Options


class MediterraneanOptions(Options, frozen=True):
    floor: Annotated[
        Literal["rounds", "live"],
        msgspec.Meta(
            description="How trading goes: in rounds, each seat having the floor in turn for a number of acts, or "
            "live, all at once against the clock (MED-C-66)."
        ),
    ] = "rounds"
    trade_minutes: Annotated[
        Literal[3, 4, 5],
        msgspec.Meta(description="Minutes of a live trading phase (MED-C-3)."),
    ] = 5
    grace: Annotated[
        bool,
        msgspec.Meta(description="Ten seconds for warehouses at the end of live trading, else three (MED-C-82)."),
    ] = True
    laps: Annotated[
        int,
        msgspec.Meta(ge=2, le=8, description="Rounds of the floor in a trading phase; the last is for answers only."),
    ] = 4
    acts: Annotated[
        int,
        msgspec.Meta(ge=3, le=40, description="Acts of a seat each time it has the floor (MED-C-66)."),
    ] = 20
    open_hands: Annotated[
        bool,
        msgspec.Meta(description="Basic and civic goods are held open by everyone (MED-C-54)."),
    ] = False
    by_the_letter: Annotated[
        bool,
        msgspec.Meta(description="Chat is closed while trading goes on, so that nobody can talk of ideas (MED-C-55)."),
    ] = False
    turns: Annotated[
        int,
        msgspec.Meta(ge=1, le=6, description="Rounds of the game; fewer than six make a short one (MED-C-75)."),
    ] = 6
