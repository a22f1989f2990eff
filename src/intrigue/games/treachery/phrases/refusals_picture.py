"""Why nobody can fill a picture now. Boards say so of every action that is not possible, after every move."""

from __future__ import annotations

import re
from functools import cache

from ....core.refusal import Refusal, no
from ..cards.actions import ACTIONS
from ..cards.effects import HEAL
from ..cards.picture import Picture
from ..state import Treachery


def why_not_fillable(state: Treachery, action: int) -> Refusal | None:
    """Why a picture cannot be filled; None when it can."""
    picture = ACTIONS[action].picture
    rows, wounded, killed = state.rows, state.wounded, state.killed
    if picture.possible(rows, wounded, killed):
        return None
    if picture.height > len(rows):
        return no("TRE-C-5", "no-rows", needs=picture.height)
    crowd, pair, bare = lesser(picture.text)
    if not crowd.possible(rows, wounded, killed):
        return no("TRE-REQ-1", "no-crowd")
    heals = any(symbol.effects & HEAL for symbol in picture.symbols)
    if heals and not wounded:
        return no("TRE-C-11", "no-wounded")
    if picture.pair:
        if not pair.possible(rows, wounded, killed):
            return no("TRE-REQ-2", "no-pair", apart=apart(picture))
        if not bare.possible(rows, wounded, killed):
            return no("TRE-REQ-3", "no-outsiders", apart=apart(picture))
    if heals:
        return no("TRE-C-11", "no-wounded-there")
    return no("TRE-C-34", "no-movable-there")


@cache
def lesser(text: str) -> tuple[Picture, Picture, Picture]:
    """Pictures that ask for less, to find out what it is that cannot be filled: for so many of whatever House, for the
    two of one House alone, and for all of them without effects."""
    bare = re.sub(r"[+^vx]", "", text)
    pair = [" ".join(["y" for word in row.split() if word.startswith("y")]) for row in text.split("/")]
    return Picture(bare.replace("y", "w")), Picture(" / ".join([row or "-" for row in pair])), Picture(bare)


def apart(picture: Picture) -> int:
    """How many rows lie between the yellow symbols of a picture."""
    return max(picture.yellow_rows) - min(picture.yellow_rows)
