"""Steps of single cards: recruiting and equipping."""

from __future__ import annotations

from ..rules.drama import parley_gain
from ..rules.frames import A_CARD, A_NUMBER, A_STAT, ARGUMENT, PASS, T1, Run
from ..rules.gear import equip_price, legal_bearer
from ..rules.paying import Pay, affordable
from ..rules.stats import num
from ..state.layout import BAZAAR
from ..state.table import FiveSails
from .model import DEFS, Step
from .names import ATTACHMENT, CHARACTER, NEVER_MOVES
from .pick import HandCards, Select


class RecruitShown(Step):
    """The revealed Mercenary may be recruited here; the actor alone may parley, although engaged."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Recruit the Mercenary?")

    def price(self, st: FiveSails, run: Run, parley: bool) -> int:
        cost = DEFS[st.kind[run.regs[T1]]].cost
        if parley:
            cost -= parley_gain(st, run.actor)
        return cost if cost > 0 else 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return run.regs[T1] >= 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        out = [PASS]
        for parley in (False, True):
            if affordable(st, run.seat, self.price(st, run, parley), run.regs[T1], False):
                out.append(A_NUMBER + (1 if parley else 0))
        return out

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            st.stack.append(run.at(run.pc + 2))  # nobody joins
            return
        st.stack.append(run.next())
        amount = self.price(st, run, action == A_NUMBER + 1)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.regs[T1], amount))

    def do(self, st: FiveSails, run: Run) -> None:
        st.stack.append(run.at(run.pc + 2))


class HireHome(Step):
    """Recruit the chosen Mercenary: its cost less one of the Leader's stats, chosen now; no parley."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which of your Leader's stats is taken off the cost?")

    def price(self, st: FiveSails, run: Run, which: int) -> int:
        cost = DEFS[st.kind[run.regs[T1]]].cost - num(st, st.leaders[run.seat], which)
        return cost if cost > 0 else 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return run.regs[T1] >= 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [
            A_STAT + which
            for which in range(3)
            if affordable(st, run.seat, self.price(st, run, which), run.regs[T1], False)
        ]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.next())
        amount = self.price(st, run, action & ARGUMENT)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.regs[T1], amount))

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Hireable(Select):
    """Available Mercenaries that can be paid for with the best of the Leader's stats."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        leader = st.leaders[run.seat]
        best = max(num(st, leader, 0), num(st, leader, 1), num(st, leader, 2))
        for cards in st.street:
            for i in cards:
                card = DEFS[st.kind[i]]
                if card.kind == CHARACTER:
                    for which in range(3):
                        cost = card.cost - num(st, leader, which)
                        if affordable(st, run.seat, cost if cost > 0 else 0, i, False):
                            found.append(A_CARD + i)
                            break
        return found if best >= 0 else []


class FreeGear(Select):
    """Attachments from hand, or available ones, that the actor can bear; `here`: revealed Artifacts."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for action in HandCards(1 << ATTACHMENT).of(st, run.seat):
            if legal_bearer(st, run.seat, action & ARGUMENT, run.actor):
                found.append(action)
        for cards in st.street:
            for i in cards:
                if DEFS[st.kind[i]].kind == ATTACHMENT and legal_bearer(st, run.seat, i, run.actor):
                    found.append(A_CARD + i)
        return found


class BearersHere(Select):
    """Characters of one's own here that can be equipped with the attachment in T1; `paid`: costs considered."""

    __slots__ = ("paid",)
    paid: bool

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def find(self, st: FiveSails, run: Run) -> list[int]:
        a = run.regs[T1]
        found: list[int] = []
        if a < 0:
            return found
        for i in st.crew[run.seat]:
            if (st.place[i] == run.place and i != st.on[a] and legal_bearer(st, run.seat, a, i)) and (
                not self.paid or affordable(st, run.seat, equip_price(st, run.seat, a, i, 0), a, False)
            ):
                found.append(A_CARD + i)
        return found


class GearHere(Select):
    """Attachments of one's own characters here that may be moved."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for a in st.gear:
            bearer = st.on[a]
            if (
                (st.ctrl[a] == run.seat and st.ctrl[bearer] == run.seat and st.place[bearer] == run.place)
                and (not DEFS[st.kind[a]].keys & NEVER_MOVES)
            ) and (BearersHere(False).find(st, run.put(T1, a))):
                found.append(A_CARD + a)
        return found


class BazaarGear(Select):
    """Attachments lying at the Grand Bazaar that the actor can be equipped with, 1 less if it stands there."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        less = 1 if st.place[run.actor] == BAZAAR else 0
        for i in st.street[BAZAAR]:
            if (DEFS[st.kind[i]].kind == ATTACHMENT and legal_bearer(st, run.seat, i, run.actor)) and (
                affordable(st, run.seat, equip_price(st, run.seat, i, run.actor, less), i, False)
            ):
                found.append(A_CARD + i)
        return found
