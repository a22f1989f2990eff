"""Cards drawn, revealed, taken, sunk, and laid out in the city."""

from __future__ import annotations

from ..events import Dealt, Drew, Peeked, RenownMoved, Revealed, Sunk, Taken
from ..state.city import PLACES
from ..state.moments import city_shown
from ..state.numbers import ALL, BURIED
from ..state.printed import CARDS
from ..state.state import FiveSails
from .moments import later


def take(st: FiveSails, i: int, open_to_all: bool) -> None:
    """A card that lies somewhere goes to its owner's hand. If others cannot see which one, they see that one does."""
    if st.events is not None:
        owner = st.owner[i]
        place = PLACES[st.place[i]] if st.zone[i] == BURIED else ""
        face = Taken(owner, i, CARDS[st.kind[i]].id, place)
        if open_to_all:
            st.tell(face)
        else:
            st.tell(Taken(owner, -1, "", place), face, (owner,))
    st.to_hand(i, open_to_all)


def can_draw(st: FiveSails, owner: int) -> bool:
    """Whether a seat, or the City for -1, has a card to draw or to reveal: in the deck, or in the pile that would be
    shuffled for it (FIV-FAC-4, FIV-C-15): what begins with that is not announced without one (FIV-C-145)."""
    if owner < 0:
        return len(st.city_deck) + len(st.city_discard) > 0
    return len(st.decks[owner]) + len(st.discards[owner]) > 0


def sink(st: FiveSails, cards: list[int]) -> None:
    """Under the deck they came from, in random order (FIV-KEY-14). Of one alone everybody who saw it knows where it is
    then (FIV-C-213)."""
    if cards:
        for i in cards:
            if st.events is not None and st.wounds[i]:  # Renown that lies on it goes back to the supply
                st.tell(RenownMoved(f"card {CARDS[st.kind[i]].id}", "supply", st.wounds[i]))
        if st.events is not None:
            st.tell(Sunk(st.owner[cards[0]], len(cards)))
        st.to_bottom(cards, st.knows_place[cards[0]] if len(cards) == 1 else 0)


def draw(st: FiveSails, seat: int, count: int) -> None:
    """FIV-FAC-3, FIV-FAC-4; as many as there are (FIV-C-15)."""
    drawn: list[int] = []
    for _ in range(count):
        i = st.top(seat)
        if i < 0:
            break
        st.to_hand(i, open_to_all=False)
        drawn.append(i)
    if drawn and st.events is not None:
        names = sorted([CARDS[st.kind[i]].id for i in drawn])  # they go into one hand: nobody can tell in which order
        st.tell(Drew(seat, len(drawn)), Drew(seat, len(drawn), tuple(names)), (seat,))


def turn_up(st: FiveSails, seat: int, owner: int, count: int, bits: int, use: int) -> list[int]:
    """FIV-KEY-11: reveal cards from the top of a deck, or let somebody look at them; they lie aside meanwhile, as what
    this use has turned up. So they are not among those that are shuffled where the deck runs short (FIV-C-69)."""
    shown: list[int] = []
    for _ in range(count):
        i = st.top(owner)
        if i < 0:
            break
        st.to_aside(i, bits, use)
        shown.append(i)
    if shown and st.events is not None:
        names = tuple([CARDS[st.kind[i]].id for i in shown])
        if bits == ALL:
            st.tell(Revealed(seat, owner, names))
        else:
            privy = tuple([other for other in range(st.seats) if bits >> other & 1])
            st.tell(Peeked(seat, owner, len(shown)), Peeked(seat, owner, len(shown), names), privy)
    return shown


def deal_city(st: FiveSails, place: int) -> None:
    """Lay out the top card of the City Deck at a location, if there is one (FIV-C-14)."""
    i = st.top(-1)
    if i >= 0:
        lay_out(st, i, place)


def lay_out(st: FiveSails, i: int, place: int) -> None:
    """A City card comes to a location, which others can answer."""
    st.to_street(i, place)
    if st.events is not None:
        st.tell(Dealt(i, CARDS[st.kind[i]].id, PLACES[place]))
    later(st, city_shown(st, card=i, place=place))


def clear_streets(st: FiveSails, first: int, last: int) -> None:
    """The City cards at these locations are discarded, all at once; some stay with Renown on them (FIV-C-131)."""
    cards: list[int] = []
    for place in range(first, last + 1):
        cards += st.street[place]
    for i in cards:
        if not stays_out(st, i):
            st.to_discard(i)


def stays_out(st: FiveSails, i: int) -> bool:
    for passive in CARDS[st.kind[i]].passives:
        if passive.stays_out(st, i):
            return True
    return False
