"""Cards between hands, decks, piles and streets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import Left, Revealed, Sunk
from ..rules.frames import A_KIND, ARGUMENT, PASS, T1
from ..rules.paying import discard_from_hand
from ..rules.stats import num
from ..rules.styles import turn_up
from ..rules.supply import deal_city, discard_street, draw, lay_out, take
from ..state.layout import ALL, ASIDE, BAZAAR, CITY_PLACES, D_SEAT, PLAY, STREET
from ..state.table import FiveSails
from .model import DEFS, Step
from .pick import FOE, PLACE, TARGET, HandCards, Shown, ref

if TYPE_CHECKING:
    from ..rules.frames import Run


MYSELF: Final = -2
THE_FOE: Final = -1
WHOLE_HAND: Final = 99


class Draw(Step):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        draw(st, run.seat, self.count)


class Discard(Step):
    """Discard cards from hand, one after the other, or the whole hand: one's own, the adversary's, or that of the
    seat in a register. Whoever discards chooses. As a cost there must be so many."""

    __slots__ = ("count", "kinds", "mask", "by")
    count: int
    kinds: int
    mask: int
    by: int

    def __init__(self, count: int = 1, kinds: int = 0, mask: int = 0, by: int = MYSELF) -> None:
        super().__init__("Discard which card?")
        self.count = count
        self.kinds = kinds
        self.mask = mask
        self.by = by

    def parts(self) -> list[Step]:
        if self.count == WHOLE_HAND:
            return [self]
        return [Discard(self.count - k, self.kinds, self.mask, self.by) for k in range(self.count)]

    def payable(self, st: FiveSails, run: Run) -> bool:
        if self.count == WHOLE_HAND:
            return True
        held = st.hands[run.seat]
        count = len(held) - (1 if run.card in held else 0)
        if self.kinds or self.mask:
            return len(HandCards(self.kinds, self.mask).of(st, run.seat)) > 0
        return count >= self.count

    def who(self, st: FiveSails, run: Run) -> int:
        if self.by == MYSELF:
            return run.seat
        if self.by >= 0:
            return run.get(self.by)
        foe = ref(st, run, FOE)
        side = st.side_of(run.seat)
        return st.duel[D_SEAT + 1 - side] if side >= 0 and foe >= 0 else run.seat

    def asks(self, st: FiveSails, run: Run) -> bool:
        if self.count == WHOLE_HAND:
            return False
        if self.by == MYSELF:
            return True
        seat = self.who(st, run)
        return seat >= 0 and len(st.hands[seat]) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return HandCards(self.kinds, self.mask).of(st, self.who(st, run))

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS and self.by == MYSELF:
            return  # it cannot be paid any more: the ability fails (FIV-COST-9)
        st.stack.append(run.next())
        if action != PASS:
            cause = -1 if self.by == MYSELF else run.seat
            discard_from_hand(st, self.who(st, run), action & ARGUMENT, cause)

    def act(self, st: FiveSails, run: Run) -> None:
        if self.count == WHOLE_HAND:
            for i in st.hands[run.seat][:]:
                discard_from_hand(st, run.seat, i, -1)


class Put(Step):
    """Put a card somewhere, open to all: a chosen one, this one, those that were revealed, or City cards."""

    __slots__ = ("where", "what")
    where: int
    what: int

    def __init__(self, where: int, what: int = TARGET) -> None:
        super().__init__()
        self.where = where
        self.what = what

    def act(self, st: FiveSails, run: Run) -> None:
        what = self.what
        if what == SHOWN:
            if self.where == TO_BOTTOM:
                sink(st, [action & ARGUMENT for action in Shown().find(st, run)])
            else:
                for i in reversed([i for i in st.aside if st.zone[i] == ASIDE and i != run.card]):
                    st.to_top(i, st.spot[i])
        elif what == CITY_CARDS_THERE:
            discard_street(st, run.regs[PLACE])
        elif what == ALL_CITY_CARDS:
            for place in range(CITY_PLACES):
                discard_street(st, place)
        else:
            i = ref(st, run, what)
            if i >= 0:
                self.one(st, i)

    def one(self, st: FiveSails, i: int) -> None:
        where = self.where
        if where == TO_HAND:
            take(st, i, True)
        elif where == TO_TOP:
            st.to_top(i, ALL)
            if st.events is not None:
                st.tell(Left(i, DEFS[st.kind[i]].id, "top"))
        elif where == TO_BAZAAR:
            lay_out(st, i, BAZAAR)
        elif where == TO_DISCARD:
            if st.zone[i] == STREET:
                st.to_discard(i)
        elif st.zone[i] == PLAY:
            st.to_locker(i)


TO_HAND: Final = 0
TO_TOP: Final = 1
TO_BOTTOM: Final = 2
TO_BAZAAR: Final = 3
TO_DISCARD: Final = 4
INTO_LOCKER: Final = 5

SHOWN: Final = -1  # what was revealed or looked at and lies there still
CITY_CARDS_THERE: Final = -2  # at the chosen place
ALL_CITY_CARDS: Final = -3


def sink(st: FiveSails, cards: list[int]) -> None:
    """Under the deck they came from, in random order (FIV-KEY-14)."""
    if cards:
        if st.events is not None:
            st.tell(Sunk(st.owner[cards[0]], len(cards)))
        st.to_bottom(cards, 0)


class Reveal(Step):
    """Turn up cards from the top of the user's deck, or the City's: so many, or as many as the actor's stat, or, of
    the City's, until one of a kind appears, which is put into T1 (FIV-C-14)."""

    __slots__ = ("count", "stat", "city", "until")
    count: int
    stat: int
    city: bool
    until: int

    def __init__(self, count: int = 0, stat: int = -1, city: bool = False, until: int = 0) -> None:
        super().__init__()
        self.count = count
        self.stat = stat
        self.city = city
        self.until = until

    def do(self, st: FiveSails, run: Run) -> None:
        if not self.until:
            st.stack.append(run.next())
            count = self.count if self.stat < 0 else num(st, run.actor, self.stat)
            turn_up(st, run.seat, -1 if self.city else run.seat, count, ALL)
            return
        found = -1
        while found < 0:
            shown = turn_up(st, run.seat, -1, 1, ALL)
            if not shown:
                break
            if self.until >> DEFS[st.kind[shown[0]]].kind & 1:
                found = shown[0]
        st.stack.append(run.put(T1, found).next())


class Search(Step):
    """Search the deck for a card with these traits, show it, take it, shuffle (FIV-C-60)."""

    __slots__ = ("mask",)
    mask: int

    def __init__(self, mask: int) -> None:
        super().__init__("Which card do you take from your deck?")
        self.mask = mask

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(st.decks[run.seat]) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for i in st.decks[run.seat]:
            code = A_KIND + st.kind[i]
            if DEFS[st.kind[i]].mask & self.mask == self.mask and code not in found:
                found.append(code)
        found.sort()
        return [PASS, *found]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            i = min([c for c in st.decks[run.seat] if st.kind[c] == action & ARGUMENT])
            if st.events is not None:
                st.tell(Revealed(run.seat, run.seat, (DEFS[st.kind[i]].id,)))
            take(st, i, True)
        st.shuffle_deck(run.seat)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class DealCity(Step):
    """Deal a City card to a location, or to every one."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int = -1) -> None:
        super().__init__()
        self.place = place

    def act(self, st: FiveSails, run: Run) -> None:
        if self.place >= 0:
            deal_city(st, self.place)
            return
        for place in range(st.first_place(), st.last_place() + 1):
            deal_city(st, place)
