"""Conditions about the moment that is answered, and about the duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.frames import EV_A, EV_C
from ..state.duel import DUEL, NO_DUEL
from .model import DEFS, Cond
from .pick import ANY, MINE

if TYPE_CHECKING:
    from ..rules.frames import Run
    from ..state.table import FiveSails


class HurtInDuel(Cond):
    """Whether the fighter (or the foe) was wounded: in this round, or in this duel."""

    __slots__ = ("foe", "round")
    foe: bool
    round: bool

    def __init__(self, foe: bool, round: bool) -> None:
        self.foe = foe
        self.round = round

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        if side < 0:
            return False
        one = st.duel.of(1 - side if self.foe else side)
        return one.cut if self.round else one.hurt

    def about_foe(self) -> bool:
        return self.foe


class Fell(Cond):
    """The fighter, or the foe, was destroyed: in this duel, or in this very round."""

    __slots__ = ("foe", "round")
    foe: bool
    round: bool

    def __init__(self, foe: bool, round: bool = False) -> None:
        self.foe = foe
        self.round = round

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        if side < 0:
            return False
        one = st.duel.of(1 - side if self.foe else side)
        return one.died if self.round else one.fell

    def about_foe(self) -> bool:
        return self.foe


class Dueling(Cond):
    """A duel is going on and you are in it: `mine`, in your own round; `bare`, before a combat card was played in this
    round. `early`: a challenge is enough."""

    __slots__ = ("mine", "bare", "early")
    mine: bool
    bare: bool
    early: bool

    def __init__(self, mine: bool = False, bare: bool = False, early: bool = False) -> None:
        self.mine = mine
        self.bare = bare
        self.early = early

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        duel = st.duel
        side = st.side_of(run.seat)
        if side < 0 or (duel.stage != DUEL and not self.early):
            return False
        return (not self.mine or duel.side == side) and (not self.bare or duel.card < 0)


class Event(Cond):
    """Whose the moment was: by its card, as it was then, or by a seat in it."""

    __slots__ = ("who", "whose", "seat")
    who: int  # EV_A: its card; EV_C: a seat
    whose: int
    seat: bool  # a seat in any case

    def __init__(self, who: int, whose: int, seat: bool = False) -> None:
        self.who = who
        self.whose = whose
        self.seat = seat or who != EV_A

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if run.get(self.who) < 0:
            return False
        seat = run.get(self.who) if self.seat else run.moment.whose
        return (seat == run.seat) == (self.whose == MINE)


class EventAt(Cond):
    """The moment happened where the actor stood then: at a place, or where a card was; `next`: adjacent to it."""

    __slots__ = ("who", "card", "next")
    who: int
    card: bool
    next: bool

    def __init__(self, who: int, card: bool = False, next: bool = False) -> None:
        self.who = who
        self.card = card
        self.next = next

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        moment = run.moment
        place = run.get(self.who)
        if self.card:
            place = moment.at if self.who == EV_A else moment.where(place)
        here = moment.where(run.actor) if run.actor >= 0 else run.place
        if place < 0 or here < 0:
            return False
        return st.adjacent(here, place) if self.next else here == place


class Stood(Cond):
    """Somebody's character stood where the moment happened."""

    __slots__ = ("whose",)
    whose: int

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        moment = run.moment
        for k in range(len(moment.people)):
            if moment.places[k] == moment.at and (moment.sides[k] == run.seat) == (self.whose == MINE):
                return True
        return False


NO_BOUND: Final = 99  # nothing at the table comes to so many


class EventNumber(Cond):
    """A number of the moment, or one that was counted, lies between two bounds."""

    __slots__ = ("who", "least", "most")
    who: int
    least: int
    most: int

    def __init__(self, who: int, least: int, most: int = NO_BOUND) -> None:
        self.who = who
        self.least = least
        self.most = most

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return self.least <= run.get(self.who) <= self.most


class EventBits(Cond):
    """The third number of TARGETED has one of these bits, and who targeted was (or was not) the user."""

    __slots__ = ("bits", "whose")
    bits: int
    whose: int

    def __init__(self, bits: int, whose: int = ANY) -> None:
        self.bits = bits
        self.whose = whose

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        number = run.regs[EV_C]
        if number < 0 or (self.bits and not number & self.bits):
            return False
        return not self.whose or (number & 7 == run.seat) == (self.whose == MINE)


class EventCard(Cond):
    """The card of the moment is this very card, or is printed as something."""

    __slots__ = ("itself", "kinds", "mask", "none")
    itself: bool
    kinds: int
    mask: int
    none: int

    def __init__(self, itself: bool = False, kinds: int = 0, mask: int = 0, none: int = 0) -> None:
        self.itself = itself
        self.kinds = kinds
        self.mask = mask
        self.none = none

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        i = run.regs[EV_A]
        if i < 0 or (self.itself and i != run.card):
            return False
        printed = DEFS[st.kind[i]]
        if self.kinds and not self.kinds >> printed.kind & 1:
            return False
        return (not self.mask or printed.mask & self.mask != 0) and not printed.mask & self.none


class RoundCard(Cond):
    """This card is one of the combat cards that its player has played in this round, which is its player's."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        return st.duel.stage == DUEL and side == st.duel.side and run.card in st.lines[side]


class FoeStyle(Cond):
    """The adversary announces a Technique (or a Maneuver too) in a duel of the user's."""

    __slots__ = ("maneuvers",)
    maneuvers: bool

    def __init__(self, maneuvers: bool) -> None:
        self.maneuvers = maneuvers

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        if st.duel.stage != DUEL or side < 0 or run.regs[EV_C] < 0:
            return False
        if run.regs[EV_C] & 1 and not self.maneuvers:
            return False
        return run.regs[EV_C] >> 1 == st.duel.of(1 - side).seat


class InThisDuel(Cond):
    """The card in question takes part in the duel."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.duel.stage != NO_DUEL and card in (st.duel.challenger.fighter, st.duel.defender.fighter)
