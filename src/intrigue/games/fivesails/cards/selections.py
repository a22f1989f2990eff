"""Selections: which characters, places and players an ability is about, and the words that cards refer to them by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.drawing import can_draw
from ..rules.stats import gone_side, has_any, is_brute, is_mercenary
from ..state.actions import A_CARD, A_PLACE, A_SEAT
from ..state.city import CITY_PLACES, HOME, adjacent, first_place, last_place
from ..state.frames import AbilityUse
from ..state.names import MERCENARY
from ..state.numbers import M_NAMED, PLAY
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, ITS_REST, LIVES, Cond

# references to cards
ACTOR: Final = 0
SELF: Final = 1
BEARER: Final = 2
FIGHTER: Final = 3
FOE: Final = 4
MY_LEADER: Final = 5
TARGET: Final = 6
SECOND_TARGET: Final = 7
MOMENT_CARD: Final = 8  # the card of the moment
MOMENT_OTHER: Final = 9  # its second card
NAMED: Final = 10  # whom the user's scheme has named
THIS: Final = -1  # the card in question


def ref(st: FiveSails, use: AbilityUse, which: int) -> int:
    """The card that a reference means; SELF is the one that the text is on (FIV-SELF-2)."""
    if which == ACTOR:
        return use.actor
    if which == SELF:
        return use.card
    if which == BEARER:
        bearer = st.bearer[use.card]
        return bearer if bearer >= 0 else use.actor  # a copied ability means the copier (FIV-SELF-3)
    if which in (FIGHTER, FOE):
        side = st.side_of(use.seat)
        if side < 0:
            return -1
        return st.duel.of(side if which == FIGHTER else 1 - side).fighter
    if which == MY_LEADER:
        return st.leaders[use.seat]
    if which == TARGET:
        return use.target
    if which == SECOND_TARGET:
        return use.second
    if which == MOMENT_CARD:
        return use.moment.card
    if which == MOMENT_OTHER:
        return use.moment.other
    for mark in st.marks:
        if mark.what == M_NAMED and mark.seat == use.seat:
            return mark.card
    return -1


def foe_there(st: FiveSails, use: AbilityUse) -> bool:
    """FIV-C-145: what could only happen to the foe, or in a round of the foe's, needs one who is not gone."""
    return gone_side(st, ref(st, use, FOE)) < 0


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
AT_EVENT: Final = 5  # at the location of the moment
WITH_TARGET: Final = 6  # where the first target is
WITH_EVENT: Final = 7  # where the card of the moment was
AT_HOME: Final = 8
AT_CHOSEN: Final = 9  # at the chosen place
AT_CITY: Final = 10  # + a City location
NEXT_TO_CHOSEN: Final = 15
AT_GOAL: Final = 16  # where the move of the moment led

# state
EITHER: Final = 0
TIRED: Final = 1
READY: Final = 2


class Select:
    """A set of things to choose from, as actions."""

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        raise NotImplementedError

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether there is anything to find."""
        return len(self.find(st, use)) > 0

    def is_hidden(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether others cannot tell how much there is to find: then one is asked in any case."""
        return False

    def in_hand(self) -> bool:
        """Whether it is about cards in the user's hand."""
        return False

    def depends_on(self) -> int:
        """Of what that a cost may take it depends whether there is anything to find."""
        return EVERYTHING


@dataclass(eq=False)
class Chars(Select):
    """Characters in play; `where` is HERE in a City ability that does not say how far it reaches (FIV-QUAL-6)."""

    whose: int = ANY
    where: int = ANYWHERE
    traits: int = 0  # any of these traits is enough when several are given
    without: int = 0
    state: int = EITHER
    other: bool = False  # not the actor
    extra: Cond | None = None
    brute: bool = False

    def depends_on(self) -> int:
        bits = ITS_REST if self.state else 0
        if self.extra is not None:
            bits |= self.extra.depends_on()
        if self.whose == ENEMY:
            bits &= ~ITS_REST  # what a cost takes is one's own
        if self.traits or self.without or self.brute or (not self.other and self.whose != ENEMY):
            bits |= LIVES  # the actor may be one of them, or lose what makes it one
        return bits

    def match(self, st: FiveSails, use: AbilityUse, i: int) -> bool:
        if i < 0 or st.zone[i] != PLAY or st.bearer[i] >= 0:
            return False
        if self.whose and (st.ctrl[i] == use.seat) != (self.whose == MINE):
            return False
        return self.fits(st, use, i)

    def was(self, st: FiveSails, i: int) -> bool:
        """Whether somebody who is gone was one of these, as far as that is printed."""
        printed = CARDS[st.kind[i]].mask
        if self.whose or self.where or self.state or self.brute or self.extra is not None:
            return False
        return (not self.traits or printed & self.traits != 0) and not printed & self.without

    def fits(self, st: FiveSails, use: AbilityUse, i: int) -> bool:
        if self.where and not self.there(st, use, st.place[i]):
            return False
        if self.other and i == use.actor:
            return False
        if self.state and (st.engaged[i] == 1) != (self.state == TIRED):
            return False
        if (self.traits) and (
            not has_any(st, i, self.traits) and not (self.traits & MERCENARY and is_mercenary(st, i, use.seat))
        ):
            return False
        if self.without and has_any(st, i, self.without):
            return False
        if self.brute and not is_brute(st, i):
            return False
        extra = self.extra
        return extra is None or extra.holds(st, use, i)

    def there(self, st: FiveSails, use: AbilityUse, place: int) -> bool:
        where = self.where
        if where == HERE:
            return place == use.place
        if where == IN_CITY:
            return place < CITY_PLACES
        if where == NEXT_DOOR:
            return adjacent(use.place, place)
        if where == NEXT_CITY:
            return place < CITY_PLACES and adjacent(use.place, place)
        if where == AT_EVENT:
            return place == use.moment.place
        if where == WITH_TARGET:
            return use.target >= 0 and place == st.place[use.target]
        if where == WITH_EVENT:
            return place == use.moment.at
        if where == AT_GOAL:
            return place == use.moment.goal
        if where == AT_HOME:
            return place >= HOME
        if where == AT_CHOSEN:
            return place == use.chosen
        if where == NEXT_TO_CHOSEN:
            return adjacent(place, use.chosen)
        return place == where - AT_CITY

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found: list[int] = []
        for seat in range(st.seats):
            if self.whose and (seat == use.seat) != (self.whose == MINE):
                continue
            for i in st.crew[seat]:
                if self.fits(st, use, i):
                    found.append(A_CARD + i)
        return found

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        for seat in range(st.seats):
            if self.whose and (seat == use.seat) != (self.whose == MINE):
                continue
            for i in st.crew[seat]:
                if self.fits(st, use, i):
                    return True
        return False


def opposing(traits: int = 0, without: int = 0, state: int = EITHER, extra: Cond | None = None) -> Chars:
    """FIV-KEY-10: others' characters where the actor stands."""
    return Chars(ENEMY, HERE, traits, without, state, extra=extra)


@dataclass(eq=False)
class Places(Select):
    """Locations: those of the City, and `home` one's own Home too."""

    which: int = ANYWHERE
    extra: Cond | None = None  # asked of the place
    but: tuple[int, ...] = ()  # not the places in these registers
    home: bool = False

    def depends_on(self) -> int:
        return self.extra.depends_on() if self.extra is not None else 0

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found: list[int] = []
        for place in range(first_place(st.seats), last_place(st.seats) + 1):
            if self.fits(st, use, place):
                found.append(A_PLACE + place)
        if self.home and self.fits(st, use, HOME + use.seat):
            found.append(A_PLACE + HOME + use.seat)
        return found

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        for place in range(first_place(st.seats), last_place(st.seats) + 1):
            if self.fits(st, use, place):
                return True
        return self.home and self.fits(st, use, HOME + use.seat)

    def fits(self, st: FiveSails, use: AbilityUse, place: int) -> bool:
        which = self.which
        spot = use.place
        if which == ADJACENT:
            ok = adjacent(spot, place)
        elif which == NEXT_TO_ACTOR:
            ok = use.actor >= 0 and adjacent(st.place[use.actor], place)
        elif which == ELSEWHERE:
            ok = place != spot
        elif which == NOT_ADJACENT:
            ok = place != spot and not adjacent(spot, place)
        elif which == ENDS:
            ok = place == first_place(st.seats) or place == last_place(st.seats)
        elif which == NEXT_TO_SECOND:
            ok = adjacent(use.second, place)
        elif which == NEXT_TO_TARGET:
            ok = adjacent(st.place[use.target], place)
        else:
            ok = True
        if not ok:
            return False
        for reg in self.but:
            if place == use.get(reg):
                return False
        return self.extra is None or self.extra.holds(st, use, place)


ADJACENT: Final = 1  # to where the ability is used
NOT_ADJACENT: Final = 2
ELSEWHERE: Final = 3
ENDS: Final = 4
NEXT_TO_TARGET: Final = 5
NEXT_TO_ACTOR: Final = 6
NEXT_TO_SECOND: Final = 7  # adjacent to the place chosen before


@dataclass(eq=False)
class Opponents(Select):
    """The other players still in the game; `holding`: with cards in hand; `stocked`: with cards to draw or reveal."""

    holding: bool = False
    stocked: bool = False

    def depends_on(self) -> int:
        return 0

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        others = [seat for seat in st.living() if seat != use.seat and (st.hands[seat] or not self.holding)]
        return [A_SEAT + seat for seat in others if not self.stocked or can_draw(st, seat)]


@dataclass(eq=False)
class Union(Select):
    """What is in one selection or in the other."""

    one: Select
    two: Select

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return self.one.find(st, use) + self.two.find(st, use)

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.one.some(st, use) or self.two.some(st, use)

    def is_hidden(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.one.is_hidden(st, use) or self.two.is_hidden(st, use)

    def in_hand(self) -> bool:
        return self.one.in_hand() or self.two.in_hand()

    def depends_on(self) -> int:
        return self.one.depends_on() | self.two.depends_on()
