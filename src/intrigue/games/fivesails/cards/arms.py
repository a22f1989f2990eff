"""Attachments and crews: paying for them, equipping, recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.crews import join
from ..rules.drama import equip_bearers, parley_gain, parleyers, recruit_price
from ..rules.frames import A_CARD, ARGUMENT, PASS, T1, T2
from ..rules.gear import equip, equip_price
from ..rules.harm import engage
from ..rules.paying import Pay, affordable
from ..rules.windows import later
from ..state.layout import HAND, HOME, PLAY
from ..state.table import FiveSails
from .model import DEFS, Step
from .names import CARD_USED
from .pick import Select, ref

if TYPE_CHECKING:
    from ..rules.frames import Run


class PayFor(Step):
    """Pay for the card in T1: as an attachment on the bearer in T2, `less` there or at one place; or a flat cost, or
    what is printed, without parley."""

    __slots__ = ("less", "home", "flat")
    less: int
    home: int  # costs less only at this place, -1 everywhere
    flat: int

    def __init__(self, less: int = 0, home: int = -1, flat: int = -1) -> None:
        super().__init__()
        self.less = less
        self.home = home
        self.flat = flat

    def amount(self, st: FiveSails, run: Run) -> int:
        a = run.regs[T1]
        if self.flat >= 0:
            return DEFS[st.kind[a]].cost if self.flat == PRINTED else self.flat
        bearer = run.regs[T2]
        less = self.less if self.home < 0 or st.place[bearer] == self.home else 0
        return equip_price(st, run.seat, a, bearer, less)

    def can(self, st: FiveSails, run: Run) -> bool:
        if self.flat < 0 or (self.flat == PRINTED and run.regs[T1] < 0):
            return True
        return affordable(st, run.seat, self.amount(st, run), -1, False)

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        if a < 0 or (self.flat < 0 and run.regs[T2] < 0):
            return
        amount = self.amount(st, run)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, a, amount))


PRINTED: Final = 99


class Bearers(Select):
    """Characters that can be equipped with the attachment in T1, costs considered: from hand, or where it lies."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        a = run.regs[T1]
        if a < 0:
            return []
        hand = st.zone[a] == HAND
        return [A_CARD + i for i in equip_bearers(st, run.seat, a, -1 if hand else st.place[a], hand)]


class Equip(Step):
    """Put the attachment in T1 onto the bearer in T2."""

    __slots__ = ("onto",)
    onto: int  # a reference to the bearer; -1: the one in T2

    def __init__(self, onto: int = -1) -> None:
        super().__init__()
        self.onto = onto

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        bearer = run.regs[T2] if self.onto < 0 else ref(st, run, self.onto)
        if a >= 0 and bearer >= 0 and st.in_play(bearer):
            if st.zone[a] == HAND:
                later(st, CARD_USED, a, st.kind[a], run.seat)
            equip(st, run.seat, a, bearer)


class Become(Step):
    """This card becomes an attachment on a character; `theirs`: the bearer's player controls it."""

    __slots__ = ("onto", "theirs")
    onto: int
    theirs: bool

    def __init__(self, onto: int, theirs: bool = False) -> None:
        super().__init__()
        self.onto = onto
        self.theirs = theirs

    def act(self, st: FiveSails, run: Run) -> None:
        bearer = ref(st, run, self.onto)
        if st.in_play(bearer) and run.card >= 0 and st.zone[run.card] != PLAY:
            st.attach(run.card, bearer, st.ctrl[bearer] if self.theirs else run.seat)


class Parley(Step):
    """FIV-PARLEY-1: engage one who parleys, or pay in full; then pay."""

    __slots__ = ()

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        i = run.regs[T1]
        out: list[int] = []
        if affordable(st, run.seat, recruit_price(st, i, -1), i, False):
            out.append(PASS)
        if DEFS[st.kind[i]].negotiable:
            for c in parleyers(st, run.seat, st.place[i]):
                if parley_gain(st, c) > 0 and affordable(st, run.seat, recruit_price(st, i, c), i, False):
                    out.append(A_CARD + c)
        return out

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        i = run.regs[T1]
        parleyer = -1 if action == PASS else action & ARGUMENT
        amount = recruit_price(st, i, parleyer)
        st.stack.append(run.next())
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, i, amount))
        if parleyer >= 0:
            engage(st, parleyer)

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.choices(st, run)
        if found:
            self.chosen(st, run, found[0])


class Join(Step):
    """A character in T1 comes into play: where it lies, at the place of the ability, or at Home."""

    __slots__ = ("home",)
    home: bool

    def __init__(self, home: bool = False) -> None:
        super().__init__()
        self.home = home

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[T1]
        if i < 0:
            return
        place = st.place[i]
        if self.home:
            place = HOME + run.seat
        elif place < 0:
            place = run.place
        if st.zone[i] == HAND:
            later(st, CARD_USED, i, st.kind[i], run.seat)
        join(st, i, run.seat, place if place >= 0 else HOME + run.seat)
