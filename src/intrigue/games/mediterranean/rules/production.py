"""The start spaces, and the Production phase (MED-SET-2, MED-PROD)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame, Together
from ..cards.face import (
    ART_TRADE,
    DYE_TRADE,
    FREE_MARKET,
    SLAVE_TRADE,
    WINE_TRADE,
)
from ..cards.goods import (
    ART,
    BASICS,
    CARD_NAMES,
    CIVIC,
    DYE,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    LUXURY,
    PILE,
    PILE_NAMES,
    SLAVES,
    WINE,
)
from ..events import Began, Named, Produced, Reshuffled, SideChosen
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START, RIGHT_START, SIDES
from .actions import NAME, SIDE
from .floor import open_floor

CIVIC_TYPES: Final = 4  # MED-C-6
SEEN: Final[list[str]] = [*PILE_NAMES[:LUXURY], *GOOD_NAMES[WINE : ART + 1], PILE_NAMES[LUXURY]]
FORCED: Final[list[tuple[int, int]]] = [
    (WINE_TRADE, WINE),
    (DYE_TRADE, DYE),
    (SLAVE_TRADE, SLAVES),
    (ART_TRADE, ART),
]


class StartSides(Together[Mediterranean]):
    """MED-SET-2, MED-C-13: everyone picks the start spaces, government first, in secret and all at once."""

    __slots__ = ()

    def menu(self, state: Mediterranean, seat: int, picked: tuple[int, ...]) -> list[int]:
        if len(picked) == 0:
            return GOVERNMENTS
        return RELIGIONS if len(picked) == 1 else NOTHING

    def note(self, state: Mediterranean, seat: int, action: int) -> None:
        if state.events is not None:
            state.tell(None, SideChosen(seat, SIDES[action - SIDE]), (seat,))

    def reveal(self, state: Mediterranean) -> None:
        for seat in range(state.seats):
            gov, rel = self.picks[seat][0] - SIDE, self.picks[seat][1] - SIDE - 2
            state.gov_side[seat], state.rel_side[seat] = gov, rel
            state.gov[seat] = LEFT_START if gov == 0 else RIGHT_START
            state.rel[seat] = LEFT_START if rel == 0 else RIGHT_START
        state.revealed += 1
        state.rng.shuffle(state.order)  # MED-C-12
        if state.events is not None:
            government = tuple([SIDES[side] for side in state.gov_side])
            religion = tuple([SIDES[2 + side] for side in state.rel_side])
            state.tell(Began(government, religion, tuple(state.order)))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Mediterranean]:
        return StartSides(picks)


GOVERNMENTS: Final[list[int]] = [SIDE, SIDE + 1]
RELIGIONS: Final[list[int]] = [SIDE + 2, SIDE + 3]
NOTHING: Final[list[int]] = []


class Produce(Frame[Mediterranean]):
    """MED-PROD-1: goods for one seat after the other, in the order of play. A Free Market asks which civic goods."""

    __slots__ = ("place", "named")
    place: int
    named: tuple[int, ...]

    def __init__(self, place: int, named: tuple[int, ...]) -> None:
        self.place = place
        self.named = named

    def asks(self, state: Mediterranean) -> bool:
        if self.place >= state.seats:
            return False
        seat = state.order[self.place]
        return state.has(seat, FREE_MARKET) and len(self.named) < min(CIVIC_TYPES, state.cities(seat))

    def mover(self, state: Mediterranean) -> int:
        return state.order[self.place]

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        if seat != state.order[self.place]:
            return []
        return [NAME + good for good in range(WINE, ART + 1) if good not in self.named]

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if state.events is not None:
            state.tell(Named(seat, GOOD_NAMES[action - NAME]))
        state.stack.append(Produce(self.place, (*self.named, action - NAME)))

    def run(self, state: Mediterranean) -> None:
        if self.place >= state.seats:
            state.revealed += 1
            open_floor(state)
            return
        produce(state, state.order[self.place], self.named)
        if self.named:
            state.revealed += 1  # whoever named goods has seen what came, and cannot name others now
        state.stack.append(Produce(self.place + 1, ()))


def produce(state: Mediterranean, seat: int, named: tuple[int, ...]) -> None:
    """A card for every producer (MED-PROD-2), city and boat of a seat."""
    got: list[int] = []
    for good in range(BASICS):
        for _ in range(state.producers(seat, good)):
            if refill(state, good):
                deck = state.decks[good]
                got.append(deck[0])
                state.decks[good] = deck[1:]
    cities = min(CIVIC_TYPES, state.cities(seat))
    sure: list[int] = []
    if cities > 0:
        sure = civic(state, seat, cities, named, got)
    for _ in range(state.boats(seat)):
        if refill(state, LUXURY):
            deck = state.decks[LUXURY]
            got.append(deck[0])
            state.decks[LUXURY] = deck[1:]
    for kind in got:
        state.receive(seat, kind)
    if state.events is not None:
        got.sort()
        seen = [seen_as(kind, sure) for kind in got]
        seen.sort(key=SEEN.index)  # so that their order tells nothing of those that are hidden
        piles = tuple(seen)
        state.tell(Produced(seat, piles), Produced(seat, piles, tuple([CARD_NAMES[kind] for kind in got])), (seat,))


def seen_as(kind: int, sure: list[int]) -> str:
    """A card from a deck as everybody sees it: by its pile, a civic one by its good where all can tell (MED-C-54)."""
    return GOOD_NAMES[GOOD_OF[kind]] if GOOD_OF[kind] in sure else PILE_NAMES[PILE[kind]]


def refill(state: Mediterranean, pile: int) -> bool:
    """MED-PROD-3: an empty deck is made anew from its discards; False when there are none (MED-C-76)."""
    if len(state.decks[pile]) == 0:
        if len(state.piles[pile]) == 0:
            return False
        shuffle_in(state, pile)
    return True


def shuffle_in(state: Mediterranean, pile: int) -> None:
    cards = list(state.decks[pile])
    cards.extend(state.piles[pile])
    cards.sort()
    state.rng.shuffle(cards)
    state.decks[pile] = tuple(cards)
    state.piles[pile] = ()
    if state.events is not None:
        state.tell(Reshuffled(PILE_NAMES[pile]))


def civic(state: Mediterranean, seat: int, cities: int, named: tuple[int, ...], got: list[int]) -> list[int]:
    """MED-PROD-4: civic goods, no two of a type (MED-C-5); first those that the owner names or has a trade for.

    Those were named or are bound to come, and four are one of each: so everybody knows of them (MED-C-54), as of all
    where hands are open. Returned are the goods that all know of."""
    taken = [False] * GOODS
    sure: list[int] = []
    wanted: list[int] = list(named)
    if not wanted:
        for power, good in FORCED:  # each on a development with a city of its own, so never more than cities
            if state.powers[seat] & power:
                wanted.append(good)
    for kind in dig(state, wanted, len(wanted)):
        got.append(kind)
        taken[GOOD_OF[kind]] = True
        sure.append(GOOD_OF[kind])
    others = [good for good in range(WINE, ART + 1) if not taken[good]]
    for kind in dig(state, others, cities - len(sure)):
        got.append(kind)
        taken[GOOD_OF[kind]] = True
    if state.options.open_hands:  # `receive` has them known
        return [good for good in range(WINE, ART + 1) if taken[good]]
    if taken.count(True) == CIVIC_TYPES:
        sure = list(range(WINE, ART + 1))
    for good in sure:
        state.claims[seat * GOODS + good] += 1
    return sure


def dig(state: Mediterranean, goods: list[int], most: int) -> list[int]:
    """Civic cards of these goods, one of each and no more than so many, as they come; what is turned up in vain goes on
    top, and that is no card of a good which is still looked for (MED-C-65).

    Where the deck has too few, the discards are shuffled in, once (MED-C-7); there may still be too few then.
    """
    found: list[int] = []
    missing = list(goods)
    for attempt in range(2):
        deck = state.decks[CIVIC]
        vain: list[int] = []
        at = 0
        while at < len(deck) and len(found) < most and missing:
            kind = deck[at]
            at += 1
            if GOOD_OF[kind] in missing:
                found.append(kind)
                missing.remove(GOOD_OF[kind])
            else:
                vain.append(kind)
        state.decks[CIVIC] = deck[at:] + tuple(vain)
        if len(found) == most or not missing or len(state.piles[CIVIC]) == 0:
            break
        if attempt == 0:
            shuffle_in(state, CIVIC)
    return found
