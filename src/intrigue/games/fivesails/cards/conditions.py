"""Conditions made of others, and about what was chosen."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.wounds import would_take
from ..state.frames import FIRST, AbilityUse
from ..state.state import FiveSails
from ..state.steps import LIVES, Cond, Step
from .selections import FIGHTER, FOE, Chars, Select, ref


def all_minded(conds: list[Cond]) -> int:
    minded = 0
    for cond in conds:
        minded |= cond.depends_on()
    return minded


@dataclass(eq=False, init=False)
class All(Cond):
    """Every one of these holds."""

    conds: list[Cond]

    def __init__(self, *conds: Cond) -> None:
        self.conds = list(conds)

    def depends_on(self) -> int:
        return all_minded(self.conds)

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        for cond in self.conds:
            if not cond.holds(st, use, card):
                return False
        return True

    def is_hidden(self) -> bool:
        return any(cond.is_hidden() for cond in self.conds)

    def about_foe(self) -> bool:
        return any(cond.about_foe() for cond in self.conds)


@dataclass(eq=False, init=False)
class AnyOf(Cond):
    """One of these holds."""

    conds: list[Cond]

    def __init__(self, *conds: Cond) -> None:
        self.conds = list(conds)

    def depends_on(self) -> int:
        return all_minded(self.conds)

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        for cond in self.conds:
            if cond.holds(st, use, card):
                return True
        return False

    def is_hidden(self) -> bool:
        return any(cond.is_hidden() for cond in self.conds)

    def about_foe(self) -> bool:
        return any(cond.about_foe() for cond in self.conds)


@dataclass(eq=False)
class Not(Cond):
    """It does not hold."""

    cond: Cond

    def depends_on(self) -> int:
        return self.cond.depends_on()

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return not self.cond.holds(st, use, card)

    def is_hidden(self) -> bool:
        return self.cond.is_hidden()

    def about_foe(self) -> bool:
        return self.cond.about_foe()


@dataclass(eq=False)
class Same(Cond):
    """Two references mean the same card; THIS is the card in question."""

    one: int
    two: int

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        one = card if self.one < 0 else ref(st, use, self.one)
        return one >= 0 and one == ref(st, use, self.two)

    def about_foe(self) -> bool:
        return FOE in (self.one, self.two)


@dataclass(eq=False)
class Is(Cond):
    """A referenced character (THIS: the one in question) is of a kind, and in play. Of a fighter that is gone the
    printed traits still count (FIV-LKI-1, FIV-C-141)."""

    who: int
    chars: Chars

    def depends_on(self) -> int:
        return self.chars.depends_on() | LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = card if self.who < 0 else ref(st, use, self.who)
        if self.who in (FIGHTER, FOE) and i >= 0 and not st.in_play(i):
            return self.chars.was(st, i)
        return self.chars.match(st, use, i)

    def about_foe(self) -> bool:
        return self.who == FOE


@dataclass(eq=False)
class InPlay(Cond):
    """A referenced character is in play now, whatever it was before."""

    who: int

    def depends_on(self) -> int:
        return LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return st.in_play(ref(st, use, self.who))

    def about_foe(self) -> bool:
        return self.who == FOE


@dataclass(eq=False)
class WouldBleed(Cond):
    """A referenced character can take a wound: it is in play, and nobody and nothing takes the wound in its stead."""

    who: int

    def depends_on(self) -> int:
        return LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return would_take(st, ref(st, use, self.who), 1) > 0

    def about_foe(self) -> bool:
        return self.who == FOE


@dataclass(eq=False)
class Suppose(Cond):
    """A condition with the card or place in question in a register: mostly, as the first target."""

    cond: Cond
    reg: int = FIRST

    def depends_on(self) -> int:
        return self.cond.depends_on()

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return self.cond.holds(st, use.put(self.reg, card), card)

    def is_hidden(self) -> bool:
        return self.cond.is_hidden()


@dataclass(eq=False)
class Can(Cond):
    """A step can be done now: mostly, something can be paid."""

    step: Step

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return self.step.can(st, use)

    def is_hidden(self) -> bool:
        return True


@dataclass(eq=False)
class Exists(Cond):
    """There is something in a selection, at least so many."""

    select: Select
    least: int = 1

    def depends_on(self) -> int:
        return self.select.depends_on()

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return len(self.select.find(st, use)) >= self.least


@dataclass(eq=False)
class Chosen(Cond):
    """Something was chosen into a register."""

    reg: int = FIRST

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return use.get(self.reg) >= 0
