"""Why something is not possible: the rule, and the reason in a sentence."""

from __future__ import annotations

import re
from functools import cache

from ...core.refusal import Refusal
from .cards.actions import ACTIONS, CARDS
from .cards.characters import CHARACTERS, EVERY_HOUSE, HOUSE_OF, NEUTRAL, ROOTED, SAME_ROW, WOUNDED
from .cards.effects import HEAL, MOVE
from .cards.picture import Picture
from .rules.action import DEAL, PICK, Blows, LastDeed, Moves
from .rules.turn import Fill, NextGame, Turn
from .state import Treachery
from .words import next_symbol, picked


@cache
def without(marks: str, text: str) -> Picture:
    """A picture without some of its marks, to find out what it is that cannot be filled."""
    return Picture(re.sub(f"[{marks}]", "", text))


@cache
def pair_of(text: str) -> Picture:
    """What is left of a picture when only the two of one House count."""
    rows = [" ".join("y" for word in row.split() if word.startswith("y")) for row in text.split("/")]
    return Picture(" / ".join(row or "-" for row in rows))


def apart(picture: Picture) -> str:
    """How the yellow symbols of a picture stand to each other."""
    distance = max(picture.yellow_rows) - min(picture.yellow_rows)
    return ("in one row", "in neighbouring rows", "two rows apart")[distance] if distance < 3 else "so far apart"


def obstacle(state: Treachery, seat: int, action: int) -> Refusal | None:
    """None when there is no such action at all."""
    top = state.stack[-1]
    if not 0 <= action <= DEAL:
        return None
    if action == DEAL:
        return Refusal("TRE-MATCH-1", "This game is not over yet.")
    if isinstance(top, NextGame):
        return Refusal("TRE-MATCH-1", "This game is over; deal the next one.")
    if action < PICK:
        if not isinstance(top, Turn):
            return Refusal("TRE-TURN-1", "You are performing an action already, and there is one in a turn.")
        return no_action(state, seat, action)
    who = action - PICK
    if isinstance(top, Turn):
        return Refusal("TRE-TURN-1", "First choose one of the four actions.")
    if state.killed >> who & 1:
        return Refusal("TRE-ST-3", f"{CHARACTERS[who].name} is Killed; nothing can be done with them any more.")
    if isinstance(top, Fill):
        return no_fit(state, top, who)
    if isinstance(top, Moves):
        return Refusal("TRE-EFF-4", f"No move of {CHARACTERS[who].name} is due.")
    if isinstance(top, Blows):
        return Refusal("TRE-C-28", f"No attack on {CHARACTERS[who].name} is due.")
    return no_target(state, top, who) if isinstance(top, LastDeed) else None


def no_action(state: Treachery, seat: int, action: int) -> Refusal:
    card = action // 2
    if card not in (state.hands[seat], state.shown):
        return Refusal("TRE-TURN-1", f"{CARDS[card].name} is neither your hand card nor revealed.")
    return unfilled(state, action) or Refusal("TRE-REQ-6", "That action cannot be performed.")


def unfilled(state: Treachery, action: int) -> Refusal | None:
    """Why a picture cannot be filled; None when it can."""
    picture = ACTIONS[action].picture
    table = (state.rows, state.wounded, state.killed)
    if picture.possible(*table):
        return None
    if not without("+^vx", picture.text.replace("y", "w")).possible(*table):
        return Refusal("TRE-REQ-1", "There are no rows with as many living characters as its picture shows.")
    heals = any(symbol.effects & HEAL for symbol in picture.symbols)
    if heals and not state.wounded:
        return Refusal("TRE-C-11", "Nobody is Wounded, so nobody can be healed.")
    if picture.pair and not pair_of(picture.text).possible(*table):
        return Refusal("TRE-REQ-2", f"No two of one House stand {apart(picture)}.")
    if not without("+^vx", picture.text).possible(*table):
        return Refusal("TRE-REQ-3", f"Where two of one House stand {apart(picture)}, outsiders do not stand as shown.")
    if heals:
        return Refusal("TRE-C-11", "Nobody who stands as its picture shows is Wounded.")
    return Refusal("TRE-C-34", "Whoever stands as its picture shows cannot be moved.")


def no_fit(state: Treachery, frame: Fill, who: int) -> Refusal:
    """Why a character cannot fill the next symbol."""
    name, symbol, taken = CHARACTERS[who].name, next_symbol(frame), picked(frame)
    if who in taken:
        return Refusal("TRE-C-7", f"{name} fills another symbol already.")
    effects = cannot(state, symbol.effects, who)
    if effects is not None:
        return effects
    if symbol.yellow and HOUSE_OF[who] == NEUTRAL and not state.wounded & EVERY_HOUSE & 1 << who:
        return Refusal("TRE-C-8", f"{name} belongs to no House, and this symbol is yellow.")
    return clash(state, frame, who) or Refusal(
        "TRE-REQ-6", f"With {name} there, the rest of the picture cannot be filled."
    )


def clash(state: Treachery, frame: Fill, who: int) -> Refusal | None:
    """Whether the House of a character does not go with those who fill symbols already."""
    symbols, symbol = ACTIONS[frame.action].picture.symbols, next_symbol(frame)
    masked = state.wounded & EVERY_HOUSE
    for number, other in enumerate(picked(frame)):
        kin = HOUSE_OF[who] == HOUSE_OF[other] != NEUTRAL or masked & (1 << who | 1 << other) != 0
        both = f"{CHARACTERS[who].name} and {CHARACTERS[other].name}"
        if symbols[number].yellow and symbol.yellow and not kin:
            return Refusal("TRE-REQ-2", f"{both} are not of one House, and their symbols are yellow.")
        if symbols[number].yellow != symbol.yellow and kin:
            return Refusal("TRE-REQ-3", f"{both} are of one House, and only one of their symbols is yellow.")
    return None


def cannot(state: Treachery, effects: int, who: int) -> Refusal | None:
    """What forbids to do these things to a character."""
    name = CHARACTERS[who].name
    if effects & HEAL and not state.wounded >> who & 1:
        return Refusal("TRE-C-11", f"{name} is not Wounded, so there is nothing to heal.")
    if effects & MOVE and not effects & HEAL and state.wounded & ROOTED & 1 << who:
        return Refusal("TRE-C-34", f"{name} is Wounded and cannot be moved.")
    return None


def no_target(state: Treachery, frame: LastDeed, who: int) -> Refusal:
    deed, name = CHARACTERS[frame.who].last[frame.step], CHARACTERS[who].name
    effects = cannot(state, deed.effects, who)
    if effects is not None:
        return effects
    if deed.whom == SAME_ROW:
        return Refusal("TRE-ST-4", f"{name} does not stand in the row of {CHARACTERS[frame.who].name}.")
    needed = "Wounded" if deed.whom == WOUNDED else "Unwounded"
    return Refusal("TRE-C-14", f"{name} is not {needed}.")
