"""Selectors and conditions: which cards, places and players an ability is about, and when it may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.drama import equip_bearers
from ..rules.duel import may_challenge, targets
from ..rules.procedures import P_OK, shut
from ..rules.stats import (
    gear_of,
    has_gear,
    here,
    is_brute,
    is_mercenary,
    num,
    stat,
    traits,
)
from ..rules.use import (
    A_CARD,
    A_PLACE,
    A_SEAT,
    EV_A,
    EV_B,
    EV_C,
    NUM,
    T1,
    T2,
)
from ..state import (
    ASIDE,
    CITY_PLACES,
    D_FIGHTER,
    D_FLAGS,
    D_GONE,
    D_HURT,
    D_ON,
    D_SEAT,
    D_SIDE,
    F_REFUSED,
    HOME,
    M_NAMED,
    M_NOT_FIRST,
    NO_SEAT,
    PLAY,
)
from .model import (
    ATTACHMENT,
    CHARACTER,
    DASH,
    DEFS,
    EVENT,
    MERCENARY,
    RISK,
    SCHEME,
    Cond,
)

if TYPE_CHECKING:
    from ..rules.use import Run
    from ..state import FiveSails

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


class Challengeable(Select):
    """Those whom the actor may challenge now."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        return [A_CARD + i for i in targets(st, run.actor)]


# ---------------------------------------------------------------------- conditions


class All(Cond):
    __slots__ = ("conds",)
    conds: list[Cond]

    def __init__(self, *conds: Cond) -> None:
        self.conds = list(conds)

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        for cond in self.conds:
            if not cond.holds(st, run, card):
                return False
        return True


class AnyOf(Cond):
    __slots__ = ("conds",)
    conds: list[Cond]

    def __init__(self, *conds: Cond) -> None:
        self.conds = list(conds)

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        for cond in self.conds:
            if cond.holds(st, run, card):
                return True
        return False


class Not(Cond):
    __slots__ = ("cond",)
    cond: Cond

    def __init__(self, cond: Cond) -> None:
        self.cond = cond

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return not self.cond.holds(st, run, card)


class Exists(Cond):
    """There is something in a selection, at least so many."""

    __slots__ = ("select", "least")
    select: Select
    least: int

    def __init__(self, select: Select, least: int = 1) -> None:
        self.select = select
        self.least = least

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return len(self.select.find(st, run)) >= self.least


class Is(Cond):
    """A referenced character is of a kind."""

    __slots__ = ("who", "chars")
    who: int
    chars: Chars

    def __init__(self, who: int, chars: Chars) -> None:
        self.who = who
        self.chars = chars

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return self.chars.match(st, run, ref(st, run, self.who))


class Itself(Cond):
    """The card in question is of a kind: for bearers and the like."""

    __slots__ = ("mask", "none")
    mask: int
    none: int

    def __init__(self, mask: int = 0, none: int = 0) -> None:
        self.mask = mask
        self.none = none

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        mask = traits(st, card)
        return (not self.mask or mask & self.mask != 0) and not mask & self.none


class Bears(Cond):
    """A referenced character bears an attachment with these traits; -1 means the card in question."""

    __slots__ = ("who", "mask")
    who: int
    mask: int

    def __init__(self, who: int, mask: int = 0) -> None:
        self.who = who
        self.mask = mask

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        i = card if self.who < 0 else ref(st, run, self.who)
        return i >= 0 and st.in_play(i) and has_gear(st, i, self.mask)


class Compare(Cond):
    """One's stat against another's: at least as much, or strictly more."""

    __slots__ = ("stat", "one", "two", "strict")
    stat: int
    one: int  # a reference; -1: the card in question
    two: int
    strict: bool

    def __init__(self, stat: int, one: int, two: int, strict: bool = False) -> None:
        self.stat = stat
        self.one = one
        self.two = two
        self.strict = strict

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        one = card if self.one < 0 else ref(st, run, self.one)
        two = card if self.two < 0 else ref(st, run, self.two)
        if one < 0 or two < 0 or not st.in_play(one) or not st.in_play(two):
            return False
        a = num(st, one, self.stat)
        b = num(st, two, self.stat)
        return a > b or (a == b and not self.strict)


class HasStat(Cond):
    """A referenced character's stat is at least so much (and no dash)."""

    __slots__ = ("who", "stat", "least")
    who: int
    stat: int
    least: int

    def __init__(self, who: int, stat: int, least: int = 0) -> None:
        self.who = who
        self.stat = stat
        self.least = least

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        i = ref(st, run, self.who)
        return i >= 0 and stat(st, i, self.stat) != DASH and num(st, i, self.stat) >= self.least


class MoreWounds(Cond):
    """The first has at least as many wounds as the second, or strictly fewer."""

    __slots__ = ("one", "two", "fewer")
    one: int
    two: int
    fewer: bool

    def __init__(self, one: int, two: int, fewer: bool = False) -> None:
        self.one = one
        self.two = two
        self.fewer = fewer

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        one = ref(st, run, self.one)
        two = ref(st, run, self.two)
        if one < 0 or two < 0:
            return False
        a = st.wounds[one]
        b = st.wounds[two]
        return a < b if self.fewer else a >= b


class Wounded(Cond):
    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.wounds[card] > 0


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
        if self.foe:
            side = 1 - side
        return st.duel[D_HURT] >> (side + (0 if self.round else 2)) & 1 != 0


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
        if self.foe:
            side = 1 - side
        return st.duel[D_GONE] >> (side + (2 if self.round else 0)) & 1 != 0


class First(Cond):
    """You are, or are not, the First Player."""

    __slots__ = ("yes",)
    yes: bool

    def __init__(self, yes: bool = True) -> None:
        self.yes = yes

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        first = st.first == run.seat
        if first:
            for mark in st.marks:
                if mark.what == M_NOT_FIRST and mark.seat == run.seat and mark.number == run.serial:
                    first = False
        return first == self.yes


class Controls(Cond):
    """You control the location of the ability; or nobody does; or, of a place, that you do."""

    __slots__ = ("nobody", "of_place")
    nobody: bool
    of_place: bool

    def __init__(self, nobody: bool = False, of_place: bool = False) -> None:
        self.nobody = nobody
        self.of_place = of_place

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        place = card if self.of_place else run.place
        return place < CITY_PLACES and st.control[place] == (NO_SEAT if self.nobody else run.seat)


class Alone(Cond):
    """The actor is its player's only character where it is."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        actor = run.actor
        for i in st.crew[run.seat]:
            if i != actor and st.place[i] == st.place[actor]:
                return False
        return True


class OnlyEnemy(Cond):
    """The foe is the only enemy where the fighter is."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        mine = ref(st, run, FIGHTER)
        if mine < 0:
            return False
        enemies = [i for i in here(st, st.place[mine]) if st.ctrl[i] != run.seat]
        return enemies == [ref(st, run, FOE)]


class RenownHere(Cond):
    """The place of the ability, or a place, holds so much Renown: at least, or at most."""

    __slots__ = ("least", "most", "of_place")
    least: int
    most: int
    of_place: bool

    def __init__(self, least: int = 0, most: int = 99, of_place: bool = False) -> None:
        self.least = least
        self.most = most
        self.of_place = of_place

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        place = card if self.of_place else run.place
        return place < CITY_PLACES and self.least <= st.renown_on[place] <= self.most


class Open(Cond):
    """Renown can be added to, or taken from, a place."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return not shut(st, card)


class AtPlace(Cond):
    """The actor is at this City location."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return run.actor >= 0 and st.place[run.actor] == self.place


class InPlay(Cond):
    """The actor is in play: in the city, at Home, or anywhere."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.in_play(run.actor)


class MayChallenge(Cond):
    """The card in question (or the actor) may issue a challenge with this stat, and there is somebody to challenge."""

    __slots__ = ("stat", "of_card")
    stat: int
    of_card: bool

    def __init__(self, stat: int, of_card: bool = False) -> None:
        self.stat = stat
        self.of_card = of_card

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        i = card if self.of_card else run.actor
        return may_challenge(st, i, self.stat) and len(targets(st, i)) > 0


class Fewest(Cond):
    """You alone have least: Renown, or characters."""

    __slots__ = ("crew",)
    crew: bool

    def __init__(self, crew: bool) -> None:
        self.crew = crew

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return fewest(st, self.crew) == run.seat


def fewest(st: FiveSails, crew: bool) -> int:
    """The seat that alone has least (FIV-C-129), or -1."""
    living = st.living()
    amounts = [len(st.crew[p]) if crew else st.renown[p] for p in living]
    least = min(amounts)
    return living[amounts.index(least)] if amounts.count(least) == 1 else -1


class Won(Cond):
    """The pressure just made has succeeded."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.press[P_OK] == 1


class Dueling(Cond):
    """A duel is going on and you are in it; `mine` asks for your own round."""

    __slots__ = ("mine",)
    mine: bool

    def __init__(self, mine: bool = False) -> None:
        self.mine = mine

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        return st.duel[D_ON] == 2 and side >= 0 and (not self.mine or st.duel[D_SIDE] == side)


class Event(Cond):
    """About the moment being answered: whose it was and where it happened."""

    __slots__ = ("who", "whose")
    who: int  # EV_A, EV_B: a card; EV_C: a seat
    whose: int

    def __init__(self, who: int, whose: int) -> None:
        self.who = who
        self.whose = whose

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        number = run.get(self.who)
        if number < 0:
            return False
        seat = number if self.who == EV_C else st.ctrl[number]
        return (seat == run.seat) == (self.whose == MINE)


class EventIs(Cond):
    """The card of the moment is of a kind."""

    __slots__ = ("who", "chars")
    who: int
    chars: Chars

    def __init__(self, who: int, chars: Chars) -> None:
        self.who = who
        self.chars = chars

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return self.chars.match(st, run, run.get(self.who))


class EventAt(Cond):
    """The moment happened at the location of the ability: a place, or where a card is; `next`: adjacent to it."""

    __slots__ = ("who", "card", "next")
    who: int
    card: bool
    next: bool

    def __init__(self, who: int, card: bool = False, next: bool = False) -> None:
        self.who = who
        self.card = card
        self.next = next

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        place = run.get(self.who)
        if place < 0:
            return False
        if self.card:
            place = st.place[place]
        if self.next:
            return st.adjacent(run.place, place)
        return place == run.place


class EventNumber(Cond):
    """A number of the moment lies between two bounds."""

    __slots__ = ("who", "least", "most")
    who: int
    least: int
    most: int

    def __init__(self, who: int, least: int, most: int) -> None:
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


class HandSize(Cond):
    """You hold at least so many cards besides this one."""

    __slots__ = ("least",)
    least: int

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        held = len(st.hands[run.seat])
        if run.card >= 0 and run.card in st.hands[run.seat]:
            held -= 1
        return held >= self.least


class RoundCard(Cond):
    """This card is one of the combat cards that its player has played in this round, which is its player's."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        return st.duel[D_ON] == 2 and side == st.duel[D_SIDE] and run.card in st.lines[side]


class Refused(Cond):
    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.duel[D_FLAGS] & F_REFUSED != 0


class EventMe(Cond):
    """The card of the moment is the actor itself."""

    __slots__ = ("reg",)
    reg: int

    def __init__(self, reg: int) -> None:
        self.reg = reg

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return run.actor >= 0 and run.get(self.reg) == run.actor


class EventSeat(Cond):
    """A number of the moment is the user's seat, or another's."""

    __slots__ = ("reg", "whose")
    reg: int
    whose: int

    def __init__(self, reg: int, whose: int) -> None:
        self.reg = reg
        self.whose = whose

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        number = run.get(self.reg)
        return number >= 0 and (number == run.seat) == (self.whose == MINE)


class FoeStyle(Cond):
    """The adversary announces a Technique (or a Maneuver too) in a duel of the user's."""

    __slots__ = ("maneuvers",)
    maneuvers: bool

    def __init__(self, maneuvers: bool) -> None:
        self.maneuvers = maneuvers

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        if st.duel[D_ON] != 2 or side < 0 or run.regs[EV_C] < 0:
            return False
        if run.regs[EV_C] & 1 and not self.maneuvers:
            return False
        return run.regs[EV_C] >> 1 == st.duel[D_SEAT + 1 - side]


class ActorFights(Cond):
    """The actor is the user's fighter in a duel."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        return st.duel[D_ON] == 2 and side >= 0 and st.duel[D_FIGHTER + side] == run.actor


class MySide(Cond):
    """The side of the moment is the user's, or the other."""

    __slots__ = ("mine",)
    mine: bool

    def __init__(self, mine: bool = True) -> None:
        self.mine = mine

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        side = st.side_of(run.seat)
        return side >= 0 and (run.regs[EV_C] == side) == self.mine


class InThisDuel(Cond):
    """The card in question takes part in the duel."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return st.duel[D_ON] > 0 and card in (st.duel[D_FIGHTER], st.duel[D_FIGHTER + 1])


class LenderHere(Cond):
    """Whoever lends the Technique stands where the fighter does; `others`: it is not the fighter itself."""

    __slots__ = ("others",)
    others: bool

    def __init__(self, others: bool) -> None:
        self.others = others

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if run.actor < 0 or st.place[run.actor] != st.place[run.card]:
            return False
        return not (self.others and run.actor == run.card)


class Brutish(Cond):
    """The card in question is a Brute."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return is_brute(st, card)


class BruteAtEvent(Cond):
    """The user has a Brute where the card of the moment is."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        where = run.regs[EV_A]
        if where < 0:
            return False
        for i in st.crew[run.seat]:
            if st.place[i] == st.place[where] and is_brute(st, i):
                return True
        return False


class FacedAtEvent(Cond):
    """The user has a character where the card of the moment is."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        where = run.regs[EV_A]
        for i in st.crew[run.seat]:
            if st.place[i] == st.place[where]:
                return True
        return False


class NoMoreGear(Cond):
    """The card in question bears no more attachments than the actor."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return len(gear_of(st, card)) <= len(gear_of(st, run.actor))


class HoldsFewer(Cond):
    """The target's controller holds fewer cards than the user."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return len(st.hands[st.ctrl[run.regs[T1]]]) < len(st.hands[run.seat])


class Attached(Cond):
    """This card is attached to somebody."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return run.card >= 0 and st.on[run.card] >= 0


class NotEventPlace(Cond):
    """A place other than that of the moment."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return card != run.regs[EV_A] and not shut(st, card)


class Marked(Cond):
    """A mark of the user's is about the card of the moment: by card, or by its name."""

    __slots__ = ("what", "by_name")
    what: int
    by_name: bool

    def __init__(self, what: int, by_name: bool) -> None:
        self.what = what
        self.by_name = by_name

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        for mark in st.marks:
            if mark.what == self.what and mark.seat == run.seat:
                if self.by_name and mark.number == run.regs[EV_B] and run.regs[EV_C] != run.seat:
                    return True
                if not self.by_name and mark.card == run.regs[EV_A] and mark.number == run.card:
                    return True
        return False


class NamedAtHome(Cond):
    """A character that the user's scheme has named is at Home."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        for mark in st.marks:
            if mark.what == M_NAMED and mark.seat == run.seat and st.in_play(mark.card):
                return st.place[mark.card] >= HOME
        return False


class Chosen(Cond):
    """Something was chosen into a register."""

    __slots__ = ("reg",)
    reg: int

    def __init__(self, reg: int = T1) -> None:
        self.reg = reg

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return run.get(self.reg) >= 0


class Engaged(Cond):
    """A referenced card is engaged."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        i = card if self.who < 0 else ref(st, run, self.who)
        return i >= 0 and st.engaged[i] == 1


class NobodyThere(Cond):
    """Of a place: no characters are there, or only Mercenaries, and somebody controls it."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if st.control[card] == NO_SEAT:
            return False
        for i in here(st, card):
            if not DEFS[st.kind[i]].mask & MERCENARY:
                return False
        return True


KIND_RISK: Final = 1 << RISK
KIND_GEAR: Final = 1 << ATTACHMENT
KIND_PEOPLE: Final = 1 << CHARACTER
KIND_EVENT: Final = 1 << EVENT
KIND_SCHEME: Final = 1 << SCHEME
