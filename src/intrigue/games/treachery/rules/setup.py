"""The setup of a game (TRE-SET)."""

from __future__ import annotations

from ..cards import agendas
from ..cards.actions import CARDS, DECK, NO_CARD
from ..cards.characters import CHARACTERS, HOUSES, KIN, NEUTRAL, members
from ..cards.picture import NOBODY
from ..events import Dealt, Secrets
from ..state import GOES_ON, NOTHING_YET, Treachery


def deal(state: Treachery) -> None:
    """The characters (TRE-SET-1), the agendas (TRE-SET-3) and the cards (TRE-SET-5). Agendas that nobody gets are out
    of the game (TRE-C-33)."""
    rng = state.rng
    upper = 0
    lower = 0
    for kin in KIN:
        one, other = members(kin)
        if rng.below(2):
            one, other = other, one
        upper |= 1 << one
        lower |= 1 << other
    state.rows = [upper, sum([who.bit for who in CHARACTERS if who.house == NEUTRAL]), lower]
    state.wounded = 0
    state.killed = 0
    papers = list(range(agendas.CARDS))
    rng.shuffle(papers)
    state.goals = [2 * papers[seat] + rng.below(2) for seat in range(state.seats)]
    deck = DECK[:]
    rng.shuffle(deck)
    state.hands = [deck.pop() for _ in range(state.seats)]
    state.shown = deck.pop()
    state.used = NO_CARD
    state.deck = deck
    state.discards = 0
    state.second = 0
    state.redrawn = 0
    state.active = state.first
    state.number += 1
    state.turns = 0
    state.last = NOTHING_YET
    state.ending = GOES_ON
    state.past = None
    state.remember(NOBODY)
    state.revealed += 1
    if state.events is not None:
        state.tell(Dealt(state.first, CARDS[state.shown].id, state.number))
        tell_secrets(state)


def tell_secrets(state: Treachery) -> None:
    """Everybody looks at their own agenda (TRE-SET-4) and card."""
    for seat in range(state.seats):
        goal = agendas.ALL[state.goals[seat]]
        card = CARDS[state.hands[seat]].id
        state.tell(None, Secrets(seat, HOUSES[goal.rise], HOUSES[goal.fall], card), (seat,))
