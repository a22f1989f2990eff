"""Cards between hands, decks, piles and streets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..events import Left, Looked, Revealed
from ..rules.ability_use import fizzle
from ..rules.combat_card import keep_values
from ..rules.discarding import cast_off, discard_from_hand
from ..rules.drawing import can_draw, clear_streets, deal_city, draw, lay_out, sink, stays_out, take, turn_up
from ..rules.gambling import reveals
from ..rules.moments import later
from ..rules.reactions import when_revealed
from ..rules.stats import num
from ..rules.wounds import SHELVE, drop_gear, leave, lost_gear
from ..state.actions import A_KIND, ARGUMENT, PASS
from ..state.city import BAZAAR, CITY_PLACES, first_place, last_place
from ..state.frames import FIRST, NUMBER, AbilityUse
from ..state.moments import played_or_discarded
from ..state.names import EVENT
from ..state.numbers import ALL, HAND, LINE, PLAY, STREET
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import HANDS, LIVES, PILE, Step
from .card_selections import Cards, HandCards, Shown
from .flow import a_cost
from .selections import FOE, SELF, TARGET, ref

MYSELF: Final = -2
THE_FOE: Final = -1
EVERYBODY: Final = -3
WHOLE_HAND: Final = 99


@dataclass(eq=False)
class Draw(Step):
    """Draw cards: oneself, everybody, or the seat in a register."""

    count: int = 1
    by: int = MYSELF

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """There is a card to draw, perhaps one that was discarded as a cost (FIV-C-145)."""
        return self.by != MYSELF or can_draw(st, use.seat)

    def depends_on(self) -> int:
        return PILE if self.by == MYSELF else 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.by == EVERYBODY:
            for seat in st.order():
                draw(st, seat, self.count)
            return
        seat = use.seat if self.by == MYSELF else use.get(self.by)
        if seat >= 0:
            draw(st, seat, self.count)


@dataclass(eq=False)
class Discard(Step):
    """Discard cards from hand, one after the other, or the whole hand: one's own, the adversary's, or that of the
    seat in a register. Whoever discards chooses. As a cost there must be so many."""

    count: int = 1
    kinds: int = 0
    traits: int = 0
    by: int = MYSELF
    spare: int = -1  # a reference to a card that is not to be discarded, -1 none

    def __post_init__(self) -> None:
        self.question = "ask-discard-which-card"

    def parts(self) -> list[Step]:
        if self.count == WHOLE_HAND:
            return [self]
        return [Discard(self.count - k, self.kinds, self.traits, self.by, self.spare) for k in range(self.count)]

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """The adversary has a card to discard, which everybody can see (FIV-C-36, FIV-C-145)."""
        return self.by != THE_FOE or len(st.hands[self.who(st, use)]) > 0

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        if self.count == WHOLE_HAND:
            return True
        held = st.hands[use.seat]
        count = len(held) - (1 if use.card in held else 0)
        if self.kinds or self.traits:
            return len(HandCards(self.kinds, self.traits).of(st, use.seat)) > 0
        return count >= self.count

    def consumes(self) -> int:
        return HANDS | PILE if self.by == MYSELF else 0

    def takes_one_card(self) -> bool:
        return self.count == 1 and self.kinds == 0 and self.traits == 0 and self.by == MYSELF and self.spare < 0

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        if self.by == MYSELF:
            return use.seat
        if self.by >= 0:
            return use.get(self.by)
        foe = ref(st, use, FOE)
        side = st.side_of(use.seat)
        return st.duel.of(1 - side).seat if side >= 0 and foe >= 0 else use.seat

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        if self.count == WHOLE_HAND:
            return False
        if self.by == MYSELF:
            return True
        seat = self.who(st, use)
        return seat >= 0 and len(st.hands[seat]) > 0

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found = HandCards(self.kinds, self.traits).of(st, self.who(st, use))
        spared = ref(st, use, self.spare) if self.spare >= 0 else -1
        return [action for action in found if action & ARGUMENT != spared]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS and self.by == MYSELF:
            fizzle(st, use, unpaid=True)
            return
        st.stack.append(use.next())
        if action != PASS:
            cause = -1 if a_cost(use) else use.seat
            discard_from_hand(st, self.who(st, use), action & ARGUMENT, cause)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.count == WHOLE_HAND:
            for i in st.hands[use.seat][:]:
                discard_from_hand(st, use.seat, i, -1)


@dataclass(eq=False)
class DiscardAny(Step):
    """As a cost: discard as many cards from hand as one likes, one after the other and one at least (FIV-C-145). They
    are counted in NUMBER."""

    question: str = field()

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        held = st.hands[use.seat]
        return use.number > 0 or len(held) > (1 if use.card in held else 0)

    def consumes(self) -> int:
        return HANDS

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(st.hands[use.seat]) > 0

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found = HandCards().of(st, use.seat)
        return [PASS, *found] if use.number else found

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            st.stack.append(use.next())
            return
        st.stack.append(use.put(NUMBER, use.number + 1))
        discard_from_hand(st, use.seat, action & ARGUMENT, -1)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        pass  # there is nothing left to discard


@dataclass(eq=False)
class Put(Step):
    """Put a card somewhere, open to all: a chosen one, this one, those that were revealed, or City cards. Discarded
    are cards from anywhere."""

    where: int
    what: int = TARGET

    def stands_alone(self, st: FiveSails, use: AbilityUse) -> bool:
        """An event is gone for everybody; where a card of one's own goes afterwards is no end in itself."""
        return self.what == SELF and self.where == TO_DISCARD

    def consumes(self) -> int:
        return LIVES

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        what = self.what
        if what in (SHOWN, OTHERS_SHOWN):
            cards = [i for i in Shown().all(st, use) if what == SHOWN or i != use.target]
            if self.where == TO_BOTTOM:
                sink(st, cards)
            elif self.where == TO_DISCARD:
                for i in cards:
                    st.to_discard(i)
            else:
                for i in reversed(cards):
                    st.to_top(i, st.knows_place[i])
        elif what == CITY_CARDS_THERE:
            clear_streets(st, use.chosen, use.chosen)
        elif what == ALL_CITY_CARDS:
            clear_streets(st, 0, CITY_PLACES - 1)
        else:
            i = ref(st, use, what)
            if i >= 0:
                self.one(st, use, i)

    def one(self, st: FiveSails, use: AbilityUse, i: int) -> None:
        where = self.where
        if where == TO_HAND:
            take(st, i, open_to_all=True)
        elif where == TO_TOP:
            st.to_top(i, ALL)
            if st.events is not None:
                st.tell(Left(i, CARDS[st.kind[i]].id, "top"))
        elif where == TO_BAZAAR:
            lay_out(st, i, BAZAAR)
        elif where == TO_DISCARD:
            nobodys = a_cost(use) or (use.card >= 0 and CARDS[st.kind[use.card]].kind == EVENT)
            throw_away(st, use.seat, i, -1 if nobodys else use.seat)
        elif where == TO_SHOW:
            st.to_aside(i, ALL, use.serial)
            tell_shown(st, use.seat, st.owner[i], [i])
        elif where == TO_APPROACH:
            leave(st, i, SHELVE)
        elif st.zone[i] == LINE:  # and it still counts in this round (FIV-C-61)
            keep_values(st, i)
            st.to_locker(i)
        elif st.zone[i] == PLAY:  # what has left play by now is not followed (FIV-C-217)
            bearer = st.bearer[i]
            st.to_locker(i)
            lost_gear(st, bearer)


TO_HAND: Final = 0
TO_TOP: Final = 1
TO_BOTTOM: Final = 2
TO_BAZAAR: Final = 3
TO_DISCARD: Final = 4
INTO_LOCKER: Final = 5
TO_SHOW: Final = 6  # it lies aside
TO_APPROACH: Final = 7
FACE_DOWN: Final = 8  # at the chosen place, until Dusk

SHOWN: Final = -1  # what was revealed or looked at and lies there still
CITY_CARDS_THERE: Final = -2  # at the chosen place
ALL_CITY_CARDS: Final = -3
OTHERS_SHOWN: Final = -4  # all of those but the chosen one


def throw_away(st: FiveSails, seat: int, i: int, cause: int) -> None:
    """A card is discarded, wherever it is; `cause` is the seat whose effect it was (FIV-C-181), -1 none."""
    zone = st.zone[i]
    if zone == HAND:
        discard_from_hand(st, seat, i, cause)
    elif zone == PLAY:
        drop_gear(st, i)
        later(st, played_or_discarded(st, card=i, seat=seat))
    elif zone == STREET and not stays_out(st, i):
        cast_off(st, seat, i, cause)


@dataclass(eq=False)
class Show(Step):
    """Show the first target where it is, to everybody; or all of a selection to the user alone."""

    all: Cards | None = None

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.all is not None:
            cards = self.all.all(st, use)
            for i in cards:
                st.show(i, 1 << use.seat)
            if cards and st.events is not None:
                st.tell(Looked(use.seat, st.owner[cards[0]]))
            return
        i = use.target
        if i >= 0:
            st.show(i, ALL)
            tell_shown(st, use.seat, st.owner[i], [i])


def tell_shown(st: FiveSails, seat: int, owner: int, cards: list[int]) -> None:
    if st.events is not None:
        st.tell(Revealed(seat, owner, tuple([CARDS[st.kind[i]].id for i in cards])))


@dataclass(eq=False)
class Reveal(Step):
    """Turn up cards from the top of the user's deck, or the City's (FIV-C-59): so many, as many as the actor's stat, so
    many more than a gamble reveals, or, of the City's, until one of a kind appears: that is the first target
    then (FIV-C-14)."""

    count: int = 0
    as_many_as: int = -1  # a stat of the actor's; A_GAMBLE; -1 none
    city: bool = False
    until: int = 0

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """A stat of 0 reveals nothing, and neither does a deck without cards (FIV-C-145)."""
        if self.as_many_as >= 0 and num(st, use.actor, self.as_many_as) == 0:
            return False
        return can_draw(st, -1 if self.city or self.until else use.seat)

    def depends_on(self) -> int:
        return LIVES if self.as_many_as >= 0 else 0

    def amount(self, st: FiveSails, use: AbilityUse) -> int:
        if self.as_many_as == A_GAMBLE:
            return reveals(st, st.side_of(use.seat), self.count)
        return self.count if self.as_many_as < 0 else num(st, use.actor, self.as_many_as)

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        if not self.until:
            st.stack.append(use.next())
            owner = -1 if self.city else use.seat
            when_revealed(st, turn_up(st, use.seat, owner, self.amount(st, use), ALL, use.serial))
            return
        found = -1
        cards: list[int] = []
        while found < 0:
            shown = turn_up(st, use.seat, -1, 1, ALL, use.serial)
            if not shown:
                break
            cards += shown
            if self.until >> CARDS[st.kind[shown[0]]].kind & 1:
                found = shown[0]
        st.stack.append(use.put(FIRST, found).next())
        when_revealed(st, cards)


A_GAMBLE: Final = -2


@dataclass(eq=False)
class Search(Step):
    """Search the deck for a card with these traits, show it, take it, shuffle (FIV-C-60). Where there is one, it is
    found (FIV-C-156), and where there is none, nobody is asked."""

    traits: int

    def __post_init__(self) -> None:
        self.question = "ask-take-from-deck"

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 0

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found: list[int] = []
        for i in st.decks[use.seat]:
            code = A_KIND + st.kind[i]
            if CARDS[st.kind[i]].mask & self.traits == self.traits and code not in found:
                found.append(code)
        found.sort()
        return found

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        st.stack.append(use.next())
        if action != PASS:
            i = min([found for found in st.decks[use.seat] if st.kind[found] == action & ARGUMENT])
            if st.events is not None:
                st.tell(Revealed(use.seat, use.seat, (CARDS[st.kind[i]].id,)))
            take(st, i, open_to_all=True)
        st.shuffle_deck(use.seat)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if st.decks[use.seat]:
            st.shuffle_deck(use.seat)


@dataclass(eq=False)
class DealCity(Step):
    """Deal a City card to a location, or to every one."""

    place: int = -1

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.place >= 0:
            deal_city(st, self.place)
            return
        for place in range(first_place(st.seats), last_place(st.seats) + 1):
            deal_city(st, place)
