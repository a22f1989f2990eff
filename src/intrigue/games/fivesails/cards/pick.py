"""Selectors and conditions: which cards, places and players an ability is about, and when it may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.drama import equip_bearers
from ..rules.frames import A_CARD, A_PLACE, A_SEAT, EV_A, EV_B, EXTRA, NUM, T1, T2
from ..rules.stats import is_mercenary, traits
from ..state.layout import ASIDE, CITY_PLACES, D_FIGHTER, HOME, PLAY
from .model import DEFS, Cond
from .names import ATTACHMENT, CHARACTER, EVENT, MERCENARY, RISK, SCHEME

if TYPE_CHECKING:
    from ..rules.frames import Run
    from ..state.table import FiveSails


# references to cards
ACTOR: Final = 0
SELF: Final = 1
BEARER: Final = 2
FIGHTER: Final = 3
FOE: Final = 4
MY_LEADER: Final = 5
TARGET: Final = 6
TARGET2: Final = 7
EVENT_A: Final = 8
EVENT_B: Final = 9
PLACE: Final = EXTRA  # the register of a chosen place


def ref(st: FiveSails, run: Run, which: int) -> int:
    if which == ACTOR:
        return run.actor
    if which == SELF:
        return run.card
    if which == BEARER:
        bearer = st.on[run.card]
        return bearer if bearer >= 0 else run.actor  # a copied ability means the copier (FIV-SELF-3)
    if which in (FIGHTER, FOE):
        side = st.side_of(run.seat)
        if side < 0:
            return -1
        return st.duel[D_FIGHTER + (side if which == FIGHTER else 1 - side)]
    if which == MY_LEADER:
        return st.leaders[run.seat]
    if which == TARGET:
        return run.regs[T1]
    if which == TARGET2:
        return run.regs[T2]
    if which == EVENT_A:
        return run.regs[EV_A]
    return run.regs[EV_B]


# whose
ANY: Final = 0
MINE: Final = 1
ENEMY: Final = 2

# where
ANYWHERE: Final = 0
HERE: Final = 1
NEXT_DOOR: Final = 2  # adjacent, City or Home
IN_CITY: Final = 3
NEXT_CITY: Final = 4  # an adjacent City location
AT_EVENT: Final = 5  # the location in the event's first number
WITH_TARGET: Final = 6  # where the first target is

# state
EITHER: Final = 0
TIRED: Final = 1
READY: Final = 2


class Select:
    """A set of things to choose from, as actions."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        raise NotImplementedError

    def some(self, st: FiveSails, run: Run) -> bool:
        """Whether there is anything to find."""
        return len(self.find(st, run)) > 0


class Chars(Select):
    """Characters in play."""

    __slots__ = ("whose", "where", "mask", "none", "state", "other", "extra")
    whose: int
    where: int
    mask: int  # any of these traits is enough when several are given
    none: int
    state: int
    other: bool  # not the actor
    extra: Cond | None

    def __init__(
        self,
        whose: int = ANY,
        where: int = ANYWHERE,
        mask: int = 0,
        none: int = 0,
        state: int = EITHER,
        other: bool = False,
        extra: Cond | None = None,
    ) -> None:
        self.whose = whose
        self.where = where
        self.mask = mask
        self.none = none
        self.state = state
        self.other = other
        self.extra = extra

    def match(self, st: FiveSails, run: Run, i: int) -> bool:
        if i < 0 or st.zone[i] != PLAY or st.on[i] >= 0:
            return False
        if self.whose and (st.ctrl[i] == run.seat) != (self.whose == MINE):
            return False
        return self.fits(st, run, i)

    def fits(self, st: FiveSails, run: Run, i: int) -> bool:
        where = self.where
        if where:
            place = st.place[i]
            spot = run.place
            if where == HERE:
                if place != spot:
                    return False
            elif where == IN_CITY:
                if place >= CITY_PLACES:
                    return False
            elif where == AT_EVENT:
                if place != run.regs[EV_A]:
                    return False
            elif where == WITH_TARGET:
                if run.regs[T1] < 0 or place != st.place[run.regs[T1]]:
                    return False
            elif not st.adjacent(spot, place) or (place >= CITY_PLACES and where == NEXT_CITY):
                return False
        if self.other and i == run.actor:
            return False
        if self.state and (st.engaged[i] == 1) != (self.state == TIRED):
            return False
        if (self.mask) and (
            not traits(st, i) & self.mask and not (self.mask & MERCENARY and is_mercenary(st, i, run.seat))
        ):
            return False
        if self.none and traits(st, i) & self.none:
            return False
        extra = self.extra
        return extra is None or extra.holds(st, run, i)

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for p in range(st.seats):
            if self.whose and (p == run.seat) != (self.whose == MINE):
                continue
            for i in st.crew[p]:
                if self.fits(st, run, i):
                    found.append(A_CARD + i)
        return found

    def some(self, st: FiveSails, run: Run) -> bool:
        for p in range(st.seats):
            if self.whose and (p == run.seat) != (self.whose == MINE):
                continue
            for i in st.crew[p]:
                if self.fits(st, run, i):
                    return True
        return False


def opposing(mask: int = 0, none: int = 0, state: int = EITHER, extra: Cond | None = None) -> Chars:
    """FIV-KEY-10: others' characters where the actor stands."""
    return Chars(ENEMY, HERE, mask, none, state, False, extra)


class GearOn(Select):
    """Attachments in play: on a character, or anyone's."""

    __slots__ = ("bearer", "mask", "common", "mine", "ready")
    bearer: int  # a reference, -1 anyone's
    mask: int
    common: bool  # not Unique
    mine: bool
    ready: bool

    def __init__(
        self, bearer: int = -1, mask: int = 0, common: bool = False, mine: bool = False, ready: bool = False
    ) -> None:
        self.bearer = bearer
        self.mask = mask
        self.common = common
        self.mine = mine
        self.ready = ready

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        bearer = ref(st, run, self.bearer) if self.bearer >= 0 else -1
        for a in st.gear:
            card = DEFS[st.kind[a]]
            if self.bearer >= 0 and st.on[a] != bearer:
                continue
            if self.mask and not card.mask & self.mask:
                continue
            if (self.common and card.unique) or (self.mine and st.ctrl[a] != run.seat):
                continue
            if self.ready and st.engaged[a]:
                continue
            found.append(A_CARD + a)
        return found


class Pile(Select):
    """Cards in discard piles."""

    __slots__ = ("whose", "kinds", "mask", "common", "pays")
    whose: int  # MINE, ENEMY, or ANY for the City's
    kinds: int  # bits of kinds of card
    mask: int
    common: bool
    pays: bool  # only attachments that the actor can be equipped with, costs considered

    def __init__(self, whose: int, kinds: int, mask: int = 0, common: bool = False, pays: bool = False) -> None:
        self.whose = whose
        self.kinds = kinds
        self.mask = mask
        self.common = common
        self.pays = pays

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        piles: list[list[int]] = []
        if self.whose == ANY:
            piles.append(st.city_discard)
        else:
            for p in range(st.seats):
                if (p == run.seat) == (self.whose == MINE):
                    piles.append(st.discards[p])
        for pile in piles:
            for i in pile:
                card = DEFS[st.kind[i]]
                if not self.kinds >> card.kind & 1 or (self.mask and not card.mask & self.mask):
                    continue
                if self.common and card.unique:
                    continue
                if self.pays and run.actor not in equip_bearers(st, run.seat, i, st.place[run.actor], False):
                    continue
                found.append(A_CARD + i)
        return found


class Lying(Select):
    """City cards lying at locations."""

    __slots__ = ("kinds", "where")
    kinds: int
    where: int  # ANYWHERE, HERE, or 10 + a place

    def __init__(self, kinds: int, where: int = ANYWHERE) -> None:
        self.kinds = kinds
        self.where = where

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for place in range(CITY_PLACES):
            if self.where == HERE and place != run.place:
                continue
            if self.where >= 10 and place != self.where - 10:
                continue
            for i in st.street[place]:
                if self.kinds >> DEFS[st.kind[i]].kind & 1:
                    found.append(A_CARD + i)
        return found


class HandCards(Select):
    """Cards in the user's hand, each name once."""

    __slots__ = ("kinds", "mask")
    kinds: int
    mask: int

    def __init__(self, kinds: int = 0, mask: int = 0) -> None:
        self.kinds = kinds
        self.mask = mask

    def find(self, st: FiveSails, run: Run) -> list[int]:
        return self.of(st, run.seat)

    def of(self, st: FiveSails, seat: int) -> list[int]:
        found: list[int] = []
        names: list[int] = []
        for i in st.hands[seat]:
            card = DEFS[st.kind[i]]
            if self.kinds and not self.kinds >> card.kind & 1:
                continue
            if self.mask and card.mask & self.mask != self.mask:
                continue
            if card.number not in names:
                names.append(card.number)
                found.append(A_CARD + i)
        return found


class Shown(Select):
    """Cards lying aside: revealed or looked at just now."""

    __slots__ = ("kinds", "mask")
    kinds: int
    mask: int

    def __init__(self, kinds: int = 0, mask: int = 0) -> None:
        self.kinds = kinds
        self.mask = mask

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for i in st.aside:
            card = DEFS[st.kind[i]]
            if i == run.card or st.zone[i] != ASIDE:
                continue
            if (self.kinds and not self.kinds >> card.kind & 1) or (self.mask and not card.mask & self.mask):
                continue
            found.append(A_CARD + i)
        return found


class Places(Select):
    """City locations."""

    __slots__ = ("which", "extra", "but")
    which: int
    extra: Cond | None  # asked of the place
    but: int  # not the place in this register, -1 none

    def __init__(self, which: int = 0, extra: Cond | None = None, but: int = -1) -> None:
        self.which = which
        self.extra = extra
        self.but = but

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        spot = run.place
        mover = run.actor
        for place in range(st.first_place(), st.last_place() + 1):
            if self.which == ADJACENT and not st.adjacent(spot, place):
                continue
            if self.which == NOT_ADJACENT and (st.adjacent(spot, place) or place == spot):
                continue
            if self.which == ELSEWHERE and place == spot:
                continue
            if self.which == ENDS and place != st.first_place() and place != st.last_place():
                continue
            if self.but >= 0 and place == run.get(self.but):
                continue
            if self.which == NEXT_TO_T2 and not st.adjacent(run.regs[T2], place):
                continue
            if self.which == NEXT_TO_TARGET and not st.adjacent(st.place[run.regs[T1]], place):
                continue
            if self.which == NEXT_TO_ACTOR and (mover < 0 or not st.adjacent(st.place[mover], place)):
                continue
            if self.extra is not None and not self.extra.holds(st, run, place):
                continue
            found.append(A_PLACE + place)
        return found


ADJACENT: Final = 1  # to where the ability is used
NOT_ADJACENT: Final = 2
ELSEWHERE: Final = 3
ENDS: Final = 4
NEXT_TO_TARGET: Final = 5
NEXT_TO_ACTOR: Final = 6
NEXT_TO_T2: Final = 7  # adjacent to the place chosen before


class Anywhere(Select):
    """Any location but the one where the ability is used; one's own Home too."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        places = [*range(st.first_place(), st.last_place() + 1), HOME + run.seat]
        return [A_PLACE + place for place in places if place != run.place]


class Opponents(Select):
    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        return [A_SEAT + p for p in st.living() if p != run.seat]


class Approach(Select):
    """Characters, or all cards, of an approach deck: one's own, or that of the seat in NUM."""

    __slots__ = ("kinds", "theirs")
    kinds: int
    theirs: bool

    def __init__(self, kinds: int = 0, theirs: bool = False) -> None:
        self.kinds = kinds
        self.theirs = theirs

    def find(self, st: FiveSails, run: Run) -> list[int]:
        seat = run.regs[NUM] if self.theirs else run.seat
        return [A_CARD + i for i in st.approach[seat] if not self.kinds or self.kinds >> DEFS[st.kind[i]].kind & 1]


KIND_RISK: Final = 1 << RISK
KIND_GEAR: Final = 1 << ATTACHMENT
KIND_PEOPLE: Final = 1 << CHARACTER
KIND_EVENT: Final = 1 << EVENT
KIND_SCHEME: Final = 1 << SCHEME
