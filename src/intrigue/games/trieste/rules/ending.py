"""The End Phase: who has won, and which characters are taken back (TRI-END)."""

from __future__ import annotations

from ..cards.titles import CARDS, COST, LEVEL, put, worth
from ..events import BoughtBack
from ..state import BY_ORDER, Asking, Doing, Trieste
from .actions import BUY, PASS
from .payment import bill


class Check(Doing):
    """TRI-END-1: whoever first fulfils its own victory condition wins. What was so earlier does not count
    (TRI-END-2)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        if not state.has_won(who):
            state.go(state.step + 1)
            return
        others = False
        for later in range(who + 1, 3):
            others = others or state.has_won(later)
        state.close(who, BY_ORDER if others else who)


class BuyBack(Asking):
    """TRI-END-3: take characters of level 1 or more back from one's discard pile, each for its printed cost. Asked
    whether or not one can pay: others must not learn that.

    As many as one likes, whenever they got there (TRI-C-1), each paid for by itself (TRI-C-2); never treasure
    (TRI-C-36)."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        for card in state.discards[self.who]:
            if LEVEL[card] > 0:
                return True
        return False

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        money = worth(state.hands[self.who])
        for card in state.discards[self.who]:
            if LEVEL[card] > 0 and COST[card] <= money and BUY + card not in out:
                out.append(BUY + card)
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == PASS:
            state.go(state.step + 1)
            return
        card = action - BUY
        state.discards[self.who].remove(card)
        put(state.hands[self.who], card)
        state.learn(self.who, card)
        if state.events is not None:
            state.tell(BoughtBack(seat, CARDS[card].id))
        state.stack.append(self)  # TRI-C-37: until the player stops
        bill(state, self.who, COST[card])

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)
