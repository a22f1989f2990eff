"""What is asked of a seat, and what the others are told meanwhile."""

from __future__ import annotations

from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.actions import ACTIONS, CARDS, HALVES
from ..cards.characters import CHARACTERS
from ..cards.effects import ATTACK
from ..cards.picture import NOBODY, Symbol
from ..rules.effects import Blows, LastDeed, Moves
from ..rules.turn import Fill
from ..state import GOES_ON, Treachery
from .pictures import deed_name
from .things import of_card, of_character, of_half


def question(state: Treachery, seat: int, asked: tuple[int, ...]) -> Phrase:
    if state.over:
        return phrase("ask-nobody-more") if state.options.match else phrase("ask-nobody")
    scored = state.ending != GOES_ON
    if seat not in asked:
        return phrase("ask-other-to-deal" if scored else "ask-other", seat=of_seat(asked[0]))
    top = state.stack[-1]
    if isinstance(top, Fill):
        return who_fills(top)
    if isinstance(top, Moves):
        return phrase("ask-next-move")
    if isinstance(top, Blows):
        return phrase("ask-next-attack")
    if isinstance(top, LastDeed):
        last = CHARACTERS[top.who].last[top.step]
        return phrase("ask-last-deed", who=of_character(top.who), does=deed_name(last.effects))
    return phrase("ask-deal") if scored else which_action(state, seat)


def which_action(state: Treachery, seat: int) -> Phrase:
    """Only what can be done now is asked for."""
    if not state.can_use(state.shown):
        return phrase("ask-action-in-hand", card=of_card(CARDS[state.shown].id))
    if not state.can_use(state.hands[seat]):
        return phrase("ask-action-revealed", card=of_card(CARDS[state.hands[seat]].id))
    return phrase("ask-action")


def who_fills(frame: Fill) -> Phrase:
    """The next symbol, and what is settled already."""
    symbols, done = ACTIONS[frame.action].picture.symbols, picked_characters(frame)
    card, half, does = (
        of_card(CARDS[frame.action // 2].id),
        of_half(HALVES[frame.action % 2]),
        next_symbol(frame).effects,
    )
    if ACTIONS[frame.action].picture.alike(len(done)) and does == ATTACK:
        return phrase("ask-who-first", card=card, half=half)
    if not done:
        return phrase("ask-who", card=card, half=half, does=deed_name(does))
    settled = [
        phrase("show-does", who=of_character(who), does=deed_name(symbols[number].effects))
        for number, who in enumerate(done)
    ]
    if does == symbols[len(done) - 1].effects:
        return phrase("ask-who-else", card=card, half=half, done=tuple(settled))
    return phrase("ask-who-then", card=card, half=half, done=tuple(settled), does=deed_name(does))


def next_symbol(frame: Fill) -> Symbol:
    return ACTIONS[frame.action].picture.symbols[len(picked_characters(frame))]


def picked_characters(frame: Fill) -> list[int]:
    return [who for who in (frame.first, frame.second) if who != NOBODY]
