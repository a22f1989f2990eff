"""The Payment Phase: which payments are allowed, and the question that asks for one."""

from __future__ import annotations

from typing import Final

from ..cards.titles import CARDS, NO_CARD, TREASURES, worth
from ..events import CannotPay, Paid, TurnedUp
from ..state import NEXT, STIRRED, Asking, Doing, Trieste
from .actions import PAY

DEAREST: Final = 15  # no card costs more, whatever makes it dearer


def payments(hand: list[int], cost: int) -> list[int]:
    """TRI-C-3: all ways to pay the smallest total that the hand can make of at least the cost; [] when it cannot.
    That may be more than the cost (TRI-C-27)."""
    have = [0, 0, 0, 0]
    total = 0
    for card in hand:
        if card >= TREASURES:
            break
        have[card] += 1
        total += card + 1
    out: list[int] = []
    while cost <= total:
        diamonds = 0
        while diamonds <= have[3] and 4 * diamonds <= cost:
            golds = 0
            while golds <= have[2] and 4 * diamonds + 3 * golds <= cost:
                rest = cost - 4 * diamonds - 3 * golds
                silvers = (rest - have[0] + 1) // 2 if rest > have[0] else 0
                while silvers <= have[1] and 2 * silvers <= rest:
                    out.append(PAY + (rest - 2 * silvers) + 16 * silvers + 256 * golds + 4096 * diamonds)
                    silvers += 1
                golds += 1
            diamonds += 1
        if out:
            break
        cost += 1  # no exact change: overpay, but by as little as possible (TRI-PAY-5)
    return out


def unpack(action: int) -> list[int]:
    """A payment as treasures."""
    rest = action - PAY
    treasures: list[int] = []
    for treasure in range(TREASURES):
        for _ in range(rest & 15):
            treasures.append(treasure)
        rest >>= 4
    return treasures


class Pay(Asking):
    """TRI-PAY-1: pay with treasure from the hand. Asked only of those who can, and then they must (TRI-C-4).

    There is no change (TRI-PAY-4), and what is paid is gone, whatever becomes of the card (TRI-C-16)."""

    __slots__ = ("cost",)
    cost: int

    def __init__(self, who: int, cost: int) -> None:
        self.who = who
        self.cost = cost

    def menu(self, state: Trieste) -> list[int]:
        return payments(state.hands[self.who], self.cost)

    def price(self) -> int:
        return self.cost

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        hand = state.hands[self.who]
        rest = action - PAY
        for treasure in range(TREASURES):
            for _ in range(rest & 15):
                hand.remove(treasure)
                state.leaves(self.who, treasure)
                state.spent[treasure] += 1
            rest >>= 4
        state.revealed += 1
        if state.events is not None:
            state.tell(Paid(seat, tuple([CARDS[treasure].id for treasure in unpack(action)])))


BILLS: Final[list[list[Pay]]] = [[Pay(who, cost) for cost in range(DEAREST + 1)] for who in range(3)]


def bill(state: Trieste, who: int, cost: int) -> None:
    """Ask for a payment that the player is able to make, before anything else goes on; in every phase the same way
    (TRI-STAT-4). Nobody is asked for nothing (TRI-PAY-3)."""
    if cost > 0:
        state.stack.append(BILLS[who][cost])


class Payment(Doing):
    """TRI-PAY-1: turn the card up and pay for it, or show the whole hand (TRI-PAY-6)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        card = state.table[who]
        state.stack.append(NEXT)
        if card == NO_CARD:
            return
        state.alert |= STIRRED
        cost = state.cost(card)
        state.up |= 1 << who
        state.leaves(who, card)
        state.revealed += 1
        if state.events is not None:
            state.tell(TurnedUp(state.seat_of[who], CARDS[card].id, cost))
        hand = state.hands[who]
        if worth(hand) >= cost:
            state.paid |= 1 << who
            bill(state, who, cost)
            return
        state.show(who, hand)
        if state.events is not None:
            shown = tuple([CARDS[held].id for held in hand])
            state.tell(CannotPay(state.seat_of[who], CARDS[card].id, shown))
