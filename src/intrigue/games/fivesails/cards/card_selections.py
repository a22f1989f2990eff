"""Selections of cards by where they lie: worn, in hands, piles and decks, on the street, shown, in the dueling line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..rules.legality import one_of_each
from ..state.actions import A_CARD, ARGUMENT
from ..state.city import CITY_PLACES
from ..state.frames import AbilityUse
from ..state.names import ATTACHMENT, CHARACTER, EVENT, RISK
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import LIVES, PILE, RESTS, Cond
from .selections import ANY, ANYWHERE, AT_CITY, HERE, MINE, Select, ref

# kinds of card that are meant
ANY_KIND: Final = 0
CHARACTERS: Final = 1 << CHARACTER
ATTACHMENTS: Final = 1 << ATTACHMENT
RISKS: Final = 1 << RISK
EVENTS: Final = 1 << EVENT

ADVERSARY: Final = 3  # whose: the adversary's in a duel


def adversary(st: FiveSails, use: AbilityUse) -> int:
    """FIV-KEY-2: the seat against which the user fights, or -1."""
    side = st.side_of(use.seat)
    return st.duel.of(1 - side).seat if side >= 0 else -1


@dataclass(eq=False)
class Cards(Select):
    """Base: cards of some place, by what is printed on them."""

    kinds: int = ANY_KIND  # bits of kinds of card, or ANY_KIND
    traits: int = 0  # any of these traits
    common: bool = False  # not Unique
    extra: Cond | None = None

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        raise NotImplementedError

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return [A_CARD + i for i in self.all(st, use) if self.fits(st, use, i)]

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        for i in self.all(st, use):
            if self.fits(st, use, i):
                return True
        return False

    def fits(self, st: FiveSails, use: AbilityUse, i: int) -> bool:
        return self.of_that_kind(st, i) and (self.extra is None or self.extra.holds(st, use, i))

    def of_that_kind(self, st: FiveSails, i: int) -> bool:
        card = CARDS[st.kind[i]]
        if self.kinds and not self.kinds >> card.kind & 1:
            return False
        return not ((self.traits and not card.mask & self.traits) or (self.common and card.unique))

    def but_for(self, st: FiveSails, use: AbilityUse, extra: Cond) -> list[int]:
        """What would be found if another thing were asked besides."""
        return [i for i in self.all(st, use) if self.of_that_kind(st, i) and extra.holds(st, use, i)]


@dataclass(eq=False)
class AttachmentsOn(Cards):
    """Attachments in play: on a character, on one's own here, or anyone's."""

    bearer: int = -1  # a reference; ANYONE; OWN_HERE
    mine: bool = False
    ready: bool = False

    def depends_on(self) -> int:
        return LIVES | RESTS | (self.extra.depends_on() if self.extra is not None else 0)

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found: list[int] = []
        bearer = ref(st, use, self.bearer) if self.bearer >= 0 else -1
        for attachment in st.gear:
            if self.bearer >= 0 and st.bearer[attachment] != bearer:
                continue
            if self.bearer == OWN_HERE and (
                st.ctrl[st.bearer[attachment]] != use.seat or st.place[st.bearer[attachment]] != use.place
            ):
                continue
            if (self.mine and st.ctrl[attachment] != use.seat) or (self.ready and st.engaged[attachment]):
                continue
            found.append(attachment)
        return found


ANYONE: Final = -1
OWN_HERE: Final = -2  # on the user's characters here


@dataclass(eq=False)
class Pile(Cards):
    """Cards in discard piles; `fresh`: each name once, and none that is shown already."""

    whose: int = field(kw_only=True)  # MINE, ENEMY, ADVERSARY, or ANY for the City's
    fresh: bool = False

    def depends_on(self) -> int:
        bits = self.extra.depends_on() if self.extra is not None else 0
        return bits | PILE if self.whose == MINE else bits

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        if self.whose == ANY:
            return st.city_discard
        if self.whose == ADVERSARY:
            seat = adversary(st, use)
            return st.discards[seat] if seat >= 0 else []
        if self.whose == MINE:
            return news(st, use) if self.fresh else st.discards[use.seat]
        found: list[int] = []
        for other in range(st.seats):
            if other != use.seat:
                found += st.discards[other]
        return found


def news(st: FiveSails, use: AbilityUse) -> list[int]:
    names = [st.kind[i] for i in st.turned_up(use.serial)]
    found: list[int] = []
    for i in st.discards[use.seat]:
        if st.kind[i] not in names:
            names.append(st.kind[i])
            found.append(i)
    return found


@dataclass(eq=False)
class Lying(Cards):
    """City cards lying at locations."""

    where: int = ANYWHERE  # ANYWHERE, HERE, or AT_CITY + a place

    def depends_on(self) -> int:
        return self.extra.depends_on() if self.extra is not None else 0

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        if self.where >= AT_CITY:
            return st.street[self.where - AT_CITY]
        if self.where == HERE:
            return st.street[use.place] if 0 <= use.place < CITY_PLACES else []
        found: list[int] = []
        for cards in st.street:
            found += cards
        return found


@dataclass(eq=False)
class HandCards(Select):
    """Cards in the user's hand, each name once."""

    kinds: int = ANY_KIND
    traits: int = 0  # all of these traits
    extra: Cond | None = None

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found = self.of(st, use.seat)
        if self.extra is not None:
            return [action for action in found if self.extra.holds(st, use, action & ARGUMENT)]
        return found

    def some(self, st: FiveSails, use: AbilityUse) -> bool:
        for i in st.hands[use.seat]:
            if self.fits(st, i) and (self.extra is None or self.extra.holds(st, use, i)):
                return True
        return False

    def is_hidden(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(st.hands[use.seat]) > 0

    def in_hand(self) -> bool:
        return True

    def of(self, st: FiveSails, seat: int) -> list[int]:
        return [A_CARD + i for i in one_of_each(st, st.hands[seat]) if self.fits(st, i)]

    def fits(self, st: FiveSails, i: int) -> bool:
        card = CARDS[st.kind[i]]
        return (not self.kinds or self.kinds >> card.kind & 1 != 0) and card.mask & self.traits == self.traits


class Shown(Cards):
    """What this use has revealed or looked at, as far as it still lies there (FIV-KEY-14)."""

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return st.turned_up(use.serial)

    def is_hidden(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether one of them can be paid, say, is nobody else's business."""
        return len(Shown(self.kinds, self.traits, self.common).find(st, use)) > 0


class OwnLine(Cards):
    """The other cards in one's dueling line."""

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        side = st.side_of(use.seat)
        return [i for i in st.lines[side] if i != use.card] if side >= 0 else []


@dataclass(eq=False)
class Approach(Cards):
    """Cards of an approach deck: one's own, or that of the seat that was chosen."""

    theirs: bool = False

    def all(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return st.approach[use.number if self.theirs else use.seat]

    def depends_on(self) -> int:
        return 0  # nothing is paid with cards of an approach deck
