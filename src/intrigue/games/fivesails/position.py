"""Positions written by hand: High Drama of some Day, with whatever cards are needed where they are needed."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.refusal import BadInput
from .cards.model import BY_ID, DEFS
from .cards.names import ATTACHMENT, CHARACTER, CITY, LEADER, SCHEME
from .rules.day import close
from .rules.drama import Turn
from .state.layout import ALL, DECK, DRAMA, HOME, NO_SEAT, PLACES
from .state.table import FiveSails


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One player. `crew` says where characters stand (a location or "home"); `deck` is listed from the top."""

    leader: str = ""
    crew: dict[str, str] = {}
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    approach: list[str] | None = None
    scheme: str = ""
    renown: int = 0
    empty: bool = False  # nothing in the deck but what is listed


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """`gear` puts attachments on characters: {"breastplate": "kaspar_dietrich"}; `engaged` and `wounds` name cards."""

    players: list[Side] = []
    city: dict[str, list[str]] = {}
    city_deck: list[str] = []
    city_discard: list[str] = []
    gear: dict[str, str] = {}
    engaged: list[str] = []
    wounds: dict[str, int] = {}
    renown: dict[str, int] = {}
    control: dict[str, int] = {}
    day: int = 1
    first: int = 0
    turn: int = 0


class Arranger:
    """Finds a card of each name, turning an unused one of the right group into it where there is none."""

    def __init__(self, st: FiveSails) -> None:
        self.st = st
        self.taken: set[int] = set()
        self.named: dict[str, int] = {}

    def range_of(self, seat: int, number: int) -> range:
        st, card = self.st, DEFS[number]
        start = st.leaders[seat]
        if card.kind == LEADER:
            return range(start, start + 1)
        if card.kind == CHARACTER and not card.brute:
            return range(start + 1, start + 6)
        if card.kind == SCHEME:
            return range(start + 6, start + 11)
        end = st.leaders[seat + 1] if seat + 1 < st.seats else st.owner.index(NO_SEAT)
        return range(start + 11, end)

    def take(self, seat: int, id: str) -> int:
        st = self.st
        if id not in BY_ID:
            raise BadInput(f"There is no card '{id}'.")
        number = BY_ID[id]
        if DEFS[number].faction == CITY:
            pool = range(st.owner.index(NO_SEAT), st.size)
        else:
            pool = self.range_of(seat, number)
        free = [i for i in pool if i not in self.taken]
        same = [i for i in free if st.kind[i] == number]
        if not free or (DEFS[number].faction == CITY and not same):
            raise BadInput(f"There is no room for another '{id}'.")
        i = same[0] if same else free[-1]
        st.kind[i] = number
        self.taken.add(i)
        self.named[id] = i
        return i

    def find(self, id: str) -> int:
        if id not in self.named:
            raise BadInput(f"'{id}' is not in play in this position.")
        return self.named[id]


def place_of(name: str, seat: int) -> int:
    if name == "home":
        return HOME + seat
    if name not in PLACES:
        raise BadInput(f"There is no place '{name}'; there are {', '.join(PLACES)} and home.")
    return PLACES.index(name)


def arrange(st: FiveSails, given: dict[str, Any]) -> None:
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput(f"This is not a position of City of Five Sails: {error}.") from None
    if len(position.players) > st.seats:
        raise BadInput(f"There are {len(position.players)} players for {st.seats} seats.")
    clear(st)
    book = Arranger(st)
    sides = position.players + [Side()] * (st.seats - len(position.players))
    for seat, side in enumerate(sides):
        arrange_leader(st, book, seat, side)
    for seat, side in enumerate(sides):
        arrange_side(st, book, seat, side)
    for place, cards in position.city.items():
        for id in cards:
            st.to_street(book.take(0, id), place_of(place, 0))
    for id in reversed(position.city_deck):
        i = book.take(0, id)
        st.to_top(i, 0)
    for id in position.city_discard:
        st.to_discard(book.take(0, id))
    for id, bearer in position.gear.items():
        on = book.find(bearer)
        seat = st.ctrl[on]
        st.attach(book.take(seat, id.partition(" ")[0]), on, seat)
    for id, count in position.wounds.items():
        st.wounds[book.find(id)] = count
    for id in position.engaged:
        st.engaged[book.find(id)] = 1
    for place, count in position.renown.items():
        st.renown_on[place_of(place, 0)] = count
    for place, seat in position.control.items():
        st.control[place_of(place, 0)] = seat
    st.day = position.day
    st.first = position.first
    st.phase = DRAMA
    st.stack = []
    close(st)
    st.stack.append(Turn(position.turn))
    st.pending.clear()
    st.listen()


def clear(st: FiveSails) -> None:
    """Everything back to where a game begins, nothing dealt."""
    for i in range(st.size):
        owner = st.owner[i]
        if owner >= 0 and st.leaders[owner] == i:
            continue
        st.lift(i)
        if owner >= 0 and i < st.leaders[owner] + 11:
            st.approach[owner].append(i)
            st.approach[owner].sort()
            st.zone[i] = 5
        else:
            (st.city_deck if owner < 0 else st.decks[owner]).append(i)
            st.zone[i] = DECK
        st.spot[i] = 0
        st.ident[i] = ALL if owner < 0 or st.variant.open_decks else 1 << owner
    st.marks.clear()
    st.stack.clear()


def arrange_leader(st: FiveSails, book: Arranger, seat: int, side: Side) -> None:
    id = side.leader or DEFS[st.kind[st.leaders[seat]]].id
    leader = book.take(seat, id)
    if DEFS[st.kind[leader]].kind != LEADER:
        raise BadInput(f"'{id}' is no Leader.")
    if leader in st.auras:
        st.auras.remove(leader)
    st.enlist(leader)
    st.faction[seat] = DEFS[st.kind[leader]].faction
    st.place[leader] = place_of(side.crew.get(id, "home"), seat)


def arrange_side(st: FiveSails, book: Arranger, seat: int, side: Side) -> None:
    leader = DEFS[st.kind[st.leaders[seat]]].id
    for id, place in side.crew.items():
        if id != leader:
            card = book.take(seat, id)
            if DEFS[st.kind[card]].kind != CHARACTER:
                raise BadInput(f"'{id}' is no character.")
            st.enter(card, seat, place_of(place, seat))
    for id in side.hand:
        st.to_hand(book.take(seat, id), False)
    for id in side.discard:
        st.to_discard(book.take(seat, id))
    if side.scheme:
        i = book.take(seat, side.scheme)
        st.lay_scheme(i, seat)
    if side.approach is not None:
        kept = [book.take(seat, id) for id in side.approach]
        for i in st.approach[seat][:]:
            if i not in kept:
                st.to_locker(i)
    listed = [book.take(seat, id) for id in side.deck]
    if side.empty:
        for i in st.decks[seat][:]:
            if i not in listed:
                st.to_locker(i)
    for i in reversed(listed):
        st.to_top(i, 0)
    st.renown[seat] = side.renown


def is_gear(id: str) -> bool:
    return DEFS[BY_ID[id]].kind == ATTACHMENT
