"""Paying with cards from hand (FIV-COST-2)."""

from __future__ import annotations

from ..events import Paid, Used
from ..state.actions import A_ABILITY, A_PAY, ARGUMENT, PASS
from ..state.frames import AbilityUse, Asking, leading_on
from ..state.moments import played_or_discarded
from ..state.names import CHARACTER, THUG
from ..state.printed import CARDS, PrintedCard
from ..state.state import FiveSails
from .ability_use import fizzle
from .legality import discount, from_code, no_thug_money, one_of_each
from .moments import later
from .reactions import drop


class Pay(Asking):
    """FIV-COST-2: discard hand cards worth exactly the cost (FIV-CARD-8, FIV-C-38): 1 each, or 2 (FIV-COST-3) with
    Wealth (FIV-KEY-17)."""

    __slots__ = ("serial", "seat", "card", "left")
    serial: int
    seat: int
    card: int  # what is paid for
    left: int

    def __init__(self, serial: int, seat: int, card: int, left: int) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.left = left

    def use(self) -> int:
        return self.serial

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        out: list[int] = []
        no_thugs = no_thug_money(st, self.card)
        left = self.left
        money: list[int] = []
        ones = 0
        twos = 0
        for i in st.hands[self.seat]:
            card = CARDS[st.kind[i]]
            if i == self.card or (no_thugs and card.mask & THUG):  # nothing pays for itself
                continue
            money.append(i)
            if card.wealth:
                twos += 1
            else:
                ones += 1
        code = self.cutter(st)
        for i in one_of_each(st, money):
            worth = 2 if CARDS[st.kind[i]].wealth else 1
            rest = left - worth
            more_ones = ones - 1 if worth == 1 else ones
            more_twos = twos - 1 if worth == 2 else twos
            cut = code >= 0 and rest > 0 and adds_up(rest - 1, more_ones, more_twos)
            if cut or adds_up(rest, more_ones, more_twos):
                out.append(A_PAY + i)
        if code >= 0 and adds_up(left - 1, ones, twos):
            out.append(code)
        return out

    def actions(self, state: FiveSails, seat: int) -> list[int]:
        found = super().actions(state, seat)
        for frame in state.stack:  # there is one such use: what waits for the payment
            if isinstance(frame, AbilityUse) and frame.serial == self.serial:
                return leading_on(state, seat, frame, found)
        return found

    def cutter(self, st: FiveSails) -> int:
        return cost_cutter(st, self.seat, self.card)

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        left = self.left
        if action == PASS:
            mark_fizzled(st, self.serial)
            return
        i = action & ARGUMENT
        if action >= A_ABILITY:
            left -= 1
            st.use_up(seat, i, from_code(st, action).slot)
            if st.events is not None:
                id = CARDS[st.kind[i]].id
                st.tell(Used(seat, i, id, -1, id, from_code(st, action).line, "reaction"))
        else:
            card = CARDS[st.kind[i]]
            left -= 2 if card.wealth else 1
            if st.events is not None:
                bought = CARDS[st.kind[self.card]].id if self.card >= 0 else ""
                st.tell(Paid(seat, i, card.id, bought))
            if locked_when_paid(card):
                st.to_locker(i)
            else:
                st.to_discard(i)
            later(st, played_or_discarded(st, card=i, seat=seat))  # FIV-C-154
        if left > 0:
            st.stack.append(Pay(self.serial, self.seat, self.card, left))


def mark_fizzled(st: FiveSails, serial: int) -> None:
    """FIV-COST-9: what was to be paid for comes to nothing."""
    for frame in st.stack:
        if isinstance(frame, AbilityUse) and frame.serial == serial:
            fizzle(st, frame, unpaid=True)
            break
    drop(st, serial)


def locked_when_paid(card: PrintedCard) -> bool:
    for passive in card.passives:
        if passive.locked_when_paid():
            return True
    return False


def adds_up(amount: int, ones: int, twos: int) -> bool:
    """Whether some of so many ones and twos are exactly this amount: as many twos as fit, ones for the rest."""
    if amount < 0:
        return False
    fitting = amount // 2
    return amount - 2 * (twos if twos < fitting else fitting) <= ones


def payable(st: FiveSails, seat: int, amount: int, bought: int, no_thugs: bool) -> bool:
    """Whether hand cards but for what is bought can add up to exactly this amount."""
    ones = 0
    twos = 0
    kind = st.kind
    for i in st.hands[seat]:
        if ones >= amount:
            return amount >= 0
        if i != bought:
            card = CARDS[kind[i]]
            if no_thugs and card.mask & THUG:
                continue
            if card.wealth:
                twos += 1
            else:
                ones += 1
    return adds_up(amount, ones, twos)


def cost_cutter(st: FiveSails, seat: int, card: int) -> int:
    """An unused Reaction in play that makes a card cost 1 less while it is paid for, as an action; or -1."""
    if card < 0 or CARDS[st.kind[card]].kind <= CHARACTER:
        return -1
    return discount(st, seat)


def affordable(st: FiveSails, seat: int, amount: int, card: int, in_hand: bool) -> bool:
    """Whether a seat can pay for a card; one in hand cannot pay for itself."""
    bought = card if in_hand else -1
    no_thugs = no_thug_money(st, card)
    if payable(st, seat, amount, bought, no_thugs):
        return True
    return amount > 0 and cost_cutter(st, seat, card) >= 0 and payable(st, seat, amount - 1, bought, no_thugs)
