"""The end of a turn (TRE-TURN), and whether it ends the game (TRE-END)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.actions import CARDS, DECK, NO_CARD
from ..cards.characters import how_many
from ..events import Drew, Reshuffled, Revealed
from ..state import DEATHS, DECK_OUT, TWO_KILLED, Treachery


class EndTurn(Frame[Treachery]):
    """Discard, draw, close the rows, look for the end: in this order (TRE-C-3).

    Two deaths end the game (TRE-END-1A), or more (TRE-C-15), those of neutrals too (TRE-C-31); the last card ends it as
    well (TRE-END-1B), unless deaths have done so already (TRE-C-44)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: Treachery) -> bool:
        return False

    def run(self, state: Treachery) -> None:
        seat = self.seat
        replace_card(state, seat)
        exhausted = len(state.deck) == 0
        if exhausted and state.second == 0:
            renew_deck(state)
            exhausted = False
        state.close_rows()
        state.remember(seat)
        state.turns += 1
        if how_many(state.killed) >= DEATHS:
            state.finish(TWO_KILLED)
        elif exhausted:
            state.finish(DECK_OUT)
        else:
            after = seat + 1
            state.active = 0 if after == state.seats else after


def replace_card(state: Treachery, seat: int) -> None:
    """TRE-TURN-2: to the hand or beside the characters, wherever the used card was."""
    state.discards |= 1 << state.used
    state.used = NO_CARD
    state.revealed += 1
    card = state.deck.pop()
    if state.hands[seat] == NO_CARD:
        state.hands[seat] = card
        if state.second:
            state.redrawn |= 1 << seat
        if state.events is not None:
            state.tell(Drew(seat), Drew(seat, CARDS[card].id), (seat,))
    else:
        state.shown = card
        if state.events is not None:
            state.tell(Revealed(CARDS[card].id))


def renew_deck(state: Treachery) -> None:
    """TRE-TURN-3: exhausted for the first time, the deck is made of the discards (TRE-C-2)."""
    state.second = state.discards
    state.discards = 0
    state.redrawn = 0
    state.deck = [card for card in DECK if state.second >> card & 1]
    state.rng.shuffle(state.deck)
    if state.events is not None:
        state.tell(Reshuffled(len(state.deck)))


ENDS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(4)]  # frames never change, so one of each will do
