"""Short phrases that several cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.challenge import may_challenge
from ..rules.frames import T1, T2
from ..rules.ground import shut
from .flow import Choose, Let, at, opponent
from .ground import MoveRenown, Renown
from .model import Cond, Step
from .names import COMBAT
from .people import MoveTo
from .pick import ACTOR, NEXT_TO_ACTOR, NEXT_TO_T2, PLACE, Places
from .piles import Discard
from .when import Open, RenownHere

if TYPE_CHECKING:
    from ..rules.frames import Run
    from ..state.table import FiveSails


def put_one() -> list[Step]:
    """Put 1 Renown on a location of your choice."""
    return [Choose(Places(0, Open()), "Add 1 Renown where?", PLACE, False), Renown()]


def two_places() -> list[Step]:
    """Put 1 Renown on each of two different locations."""
    return [
        Choose(Places(0, Open()), "Add 1 Renown where?", T2, False),
        Renown(at(T2)),
        Choose(Places(0, Open(), T2), "And where?", PLACE, False),
        Renown(),
    ]


def move_one() -> list[Step]:
    """Move 1 Renown to an adjacent location."""
    return [
        Choose(Places(0, RenownHere(1, of_place=True)), "Take 1 Renown from where?", T2, False),
        Choose(Places(NEXT_TO_T2, Open()), "Where to?", PLACE, False),
        MoveRenown(T2, PLACE),
    ]


def move_anywhere() -> list[Step]:
    """Move 1 Renown from one location to another."""
    return [
        Choose(Places(0, RenownHere(1, of_place=True)), "Take 1 Renown from where?", T2, False),
        Choose(Places(0, Open(), T2), "Where to?", PLACE, False),
        MoveRenown(T2, PLACE),
    ]


def step_aside() -> list[Step]:
    """Move to an adjacent City location."""
    return [Choose(Places(NEXT_TO_ACTOR), "Move where?", PLACE, False), MoveTo(ACTOR)]


def each_opponent_discards() -> list[Step]:
    out: list[Step] = []
    for number in (1, 2, 3):
        out += [Let(T2, opponent(number)), Discard(by=T2)]
    return out


class NotTarget(Cond):
    """Not the first target."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return card != run.regs[T1]


class NotThese(Cond):
    """An open place that was not chosen before."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return card != run.regs[T2] and not shut(st, card)


class Provokable(Cond):
    """It may challenge, and one of the user's characters opposes it."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if not may_challenge(st, card, COMBAT):
            return False
        for i in st.crew[run.seat]:
            if st.place[i] == st.place[card]:
                return True
        return False


class TakesPart(Cond):
    """The user takes part in the challenge."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.side_of(run.seat) >= 0
