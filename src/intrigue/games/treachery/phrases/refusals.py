"""Why something is not possible: the rule, and the reason."""

from __future__ import annotations

from ....core.refusal import Refusal, no
from ....core.refusals import Refusals
from ..cards.actions import ACTIONS, CARDS
from ..cards.characters import CHARACTERS, COUNT, EVERY_HOUSE, HOUSE_OF, NEUTRAL, ROOTED, SAME_ROW, WOUNDED
from ..cards.effects import HEAL, MOVE
from ..cards.picture import NOBODY, row_of
from ..notation import CARD_IDS, CHARACTER_IDS
from ..rules.actions import DEAL, PICK
from ..rules.effects import Blows, LastDeed, Moves
from ..rules.turn import Fill, NextGame, Turn
from ..state import Treachery
from .questions import next_symbol, picked_characters
from .refusals_picture import why_not_fillable
from .things import of_card, of_character


class TreacheryRefusals(Refusals[Treachery]):
    def whose_rule(self, state: Treachery, seat: int) -> str:
        """Between two games it is nobody's turn, but somebody's deal."""
        return "TRE-C-32" if isinstance(state.stack[-1], NextGame) else super().whose_rule(state, seat)

    def misread(self, state: Treachery, text: str) -> Refusal | None:
        """A text that begins well."""
        match text.split():
            case ["play", card, *_] if card in CARD_IDS:
                return no("TRE-TURN-1", "no-half", id=card)
            case ["play", *_]:
                return no("TRE-TURN-1", "no-card", id=CARDS[0].id)
            case ["pick", *_]:
                return no("TRE-REQ-1", "no-character", ids=tuple(CHARACTER_IDS))
            case ["pass"] if not isinstance(state.stack[-1], NextGame):
                return no("TRE-TURN-4", "no-passing")
        return None

    def obstacle(self, state: Treachery, seat: int, action: int) -> Refusal | None:
        """None when there is no such action at all."""
        top = state.stack[-1]
        if not (0 <= action < 2 * len(CARDS) or PICK <= action < PICK + COUNT or action == DEAL):
            return None
        if action == DEAL:
            return no("TRE-MATCH-1", "no-deal-yet")
        if isinstance(top, NextGame):
            return no("TRE-MATCH-1", "no-game-before-deal")
        if action < PICK:
            if not isinstance(top, Turn):
                return no("TRE-TURN-1", "no-second-action")
            return no_action(state, seat, action)
        who = action - PICK
        if isinstance(top, Turn):
            return no("TRE-TURN-1", "no-action-yet")
        if state.killed >> who & 1:
            return no("TRE-ST-3", "no-deed-to-killed", who=of_character(who))
        if isinstance(top, Fill):
            return no_fit(state, top, who)
        if isinstance(top, Moves):
            return no("TRE-EFF-4", "no-move-due", who=of_character(who))
        if isinstance(top, Blows):
            return no("TRE-C-28", "no-attack-due", who=of_character(who))
        return no_target(state, top, who) if isinstance(top, LastDeed) else None


def no_action(state: Treachery, seat: int, action: int) -> Refusal:
    card = action // 2
    if card not in (state.hands[seat], state.shown):
        return no("TRE-TURN-1", "no-such-card", card=of_card(CARDS[card].id))
    return why_not_fillable(state, action) or no("TRE-REQ-6", "no-such-action")


def no_fit(state: Treachery, frame: Fill, who: int) -> Refusal:
    """Why a character cannot fill the next symbol."""
    name, symbol, taken = of_character(who), next_symbol(frame), picked_characters(frame)
    if who in taken:
        return no("TRE-C-7", "no-two-symbols", who=name)
    effects = cannot(state, symbol.effects, who)
    if effects is not None:
        return effects
    place = out_of_place(state, frame, who)
    if place is not None:
        return place
    if symbol.yellow and HOUSE_OF[who] == NEUTRAL and not state.wounded & EVERY_HOUSE & 1 << who:
        return no("TRE-C-8", "no-house", who=name)
    return clash(state, frame, who) or no("TRE-REQ-6", "no-rest", who=name)


def out_of_place(state: Treachery, frame: Fill, who: int) -> Refusal | None:
    """Whether a character stands in another row than the symbol takes: the first pick says where the picture lies."""
    if frame.first == NOBODY:
        return None
    symbols, at = ACTIONS[frame.action].picture.symbols, row_of(state.rows, who)
    row = row_of(state.rows, frame.first) - symbols[0].row + next_symbol(frame).row
    if at == row:
        return None
    other = of_character(frame.first)
    return no("TRE-C-5", "no-place", who=of_character(who), other=other, row=row + 1, at=at + 1)


def clash(state: Treachery, frame: Fill, who: int) -> Refusal | None:
    """Whether the House of a character does not go with those who fill symbols already."""
    symbols, symbol = ACTIONS[frame.action].picture.symbols, next_symbol(frame)
    masked = state.wounded & EVERY_HOUSE
    for number, other in enumerate(picked_characters(frame)):
        kin = HOUSE_OF[who] == HOUSE_OF[other] != NEUTRAL or masked & (1 << who | 1 << other) != 0
        if symbols[number].yellow and symbol.yellow and not kin:
            return no("TRE-REQ-2", "no-kin", who=of_character(who), other=of_character(other))
        if symbols[number].yellow != symbol.yellow and kin:
            return no("TRE-REQ-3", "no-stranger", who=of_character(who), other=of_character(other))
    return None


def cannot(state: Treachery, effects: int, who: int) -> Refusal | None:
    """What forbids to do these things to a character."""
    if effects & HEAL and not state.wounded >> who & 1:
        return no("TRE-C-11", "no-wound-to-heal", who=of_character(who))
    if effects & MOVE and not effects & HEAL and state.wounded & ROOTED & 1 << who:
        return no("TRE-C-34", "no-moving", who=of_character(who))
    return None


def no_target(state: Treachery, frame: LastDeed, who: int) -> Refusal:
    deed, name = CHARACTERS[frame.who].last[frame.step], of_character(who)
    effects = cannot(state, deed.effects, who)
    if effects is not None:
        return effects
    if deed.whom == SAME_ROW:
        return no("TRE-ST-4", "no-same-row", who=name, killed=of_character(frame.who))
    return no("TRE-C-14", "no-wound" if deed.whom == WOUNDED else "no-health", who=name)
