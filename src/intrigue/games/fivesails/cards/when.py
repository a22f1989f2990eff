"""Conditions about the table: characters, places, Renown, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.challenge import may_challenge, targets
from ..rules.frames import EV_A, EV_B, EV_C, T1
from ..rules.ground import P_OK, shut
from ..rules.stats import gear_of, has_gear, here, is_brute, num, stat, traits
from ..state.layout import CITY_PLACES, HOME, M_NAMED, M_NOT_FIRST, NO_SEAT
from .model import DEFS, Cond
from .names import DASH, MERCENARY
from .pick import Chars, Select, ref

if TYPE_CHECKING:
    from ..rules.frames import Run
    from ..state.table import FiveSails


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


class Brutish(Cond):
    """The card in question is a Brute."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        return is_brute(st, card)


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
