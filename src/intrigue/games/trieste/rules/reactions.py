"""Reactions: a special card played out of turn, from the hand (TRI-C-18).

The question is put whenever the situation arises, whoever holds what, so that neither asking nor waiting tells
anything (TRI-C-42). What is in question lies as one frame right beneath the question; to prevent it takes it away.
"""

from __future__ import annotations

from typing import Final

from ..cards.titles import CAPTURE, CARDS, ESCAPE, TREASURES, worth
from ..events import LetBe, Reacted
from ..state import FACTION_OF, IDLE, Asking, Doing, Trieste, Verb
from .actions import PASS, REACT, REVEAL, SHIELD
from .heroes import may_reveal, reveal, turn_down
from .payment import bill

SITUATIONS: Final[tuple[str, ...]] = ("", "capture", "taking", "renown")


def has_acted(state: Trieste, who: int) -> bool:
    """Whether a faction has acted in this phase, while somebody else does. It has not where its part is to come, nor
    where there was nothing to do in it (TRI-C-54)."""
    return FACTION_OF[state.step] >= who and state.alert & IDLE[who] == 0


class Window(Asking):
    """Does this faction react to what is about to happen?"""

    __slots__ = ("trigger",)
    trigger: int

    def __init__(self, who: int, trigger: int) -> None:
        self.who = who
        self.trigger = trigger

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        if may_reveal(state, self.who) and not has_acted(state, self.who):
            out.append(REVEAL)  # TRI-C-23: somebody else acts, and this player has not
        if self.trigger == CAPTURE and state.power(self.who, ESCAPE):
            out.append(SHIELD)
        hand = state.hands[self.who]
        last = -1
        for card in hand:
            if (
                card >= TREASURES
                and card != last
                and CARDS[card].trigger == self.trigger
                and worth(hand) >= state.cost(card)
            ):
                out.append(REACT + card)
            last = card
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == PASS:
            if state.events is not None:
                state.tell(LetBe(seat, SITUATIONS[self.trigger]))
        elif action == REVEAL:
            state.stack.append(self)
            reveal(state, self.who)
        elif action == SHIELD:
            turn_down(state, self.who)
            state.stack.append(PREVENT)
        else:
            self.play(state, seat, action - REACT)

    def play(self, state: Trieste, seat: int, card: int) -> None:
        state.hands[self.who].remove(card)
        state.leaves(self.who, card)
        state.discards[self.who].append(card)
        state.revealed += 1
        if state.events is not None:
            state.tell(Reacted(seat, CARDS[card].id))
        state.carry_out(CARDS[card].effect)
        bill(state, self.who, state.cost(card))


class Prevent(Doing):
    """What was about to happen does not. It lies right beneath, so this verb comes last on a special card."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        frame = state.stack.pop()
        assert isinstance(frame, Verb)
        frame.prevent(state)


PREVENT: Final = Prevent()
WINDOWS: Final[list[list[Window]]] = [[Window(who, trigger) for trigger in range(4)] for who in range(3)]
