"""The Resolution phase: cards face-up, then abilities, goods and calamities (MED-RES)."""

from __future__ import annotations

from ....core.state import Frame
from ..cards.goods import CARD_NAMES, GOLD, GOOD_OF, GOODS, PILE, PILES, PIRACY, SPICES
from ..events import Abandoned, Spent
from ..state.hands import less, merge
from ..state.numbers import ABANDON_GOVERNMENT
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START, RIGHT_START, SIDES
from .abilities import Abilities
from .actions import SIDE
from .calamities import Calamities
from .goods import Goods


class Resolution(Frame[Mediterranean]):
    """MED-RES-0: everything not warehoused is laid face-up; then the steps, one after the other. Calamities are one of
    them, so they come before what developments do every turn (MED-C-29)."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        state.revealed += 1
        # What the last one brought and cost is over before anybody is asked in this one
        state.rolls = [-1] * state.seats
        state.earned = [0] * state.seats
        state.revolt = 0
        for seat in state.order:
            lay_open(state, seat)
        state.stack.append(Calamities())
        state.stack.append(Goods())
        state.stack.append(Abilities(0, ()))
        state.stack.append(Abandons(0))


class Abandons(Frame[Mediterranean]):
    """MED-ABN-1, MED-C-41: in the order of play; the side is picked now that all cards lie open. If it is the other
    one, that is a crossing like any (MED-C-14)."""

    __slots__ = ("place",)
    place: int  # 2 * place in the order of play + track

    def __init__(self, place: int) -> None:
        self.place = place

    def asks(self, state: Mediterranean) -> bool:
        if self.place >= 2 * state.seats:
            return False
        return ABANDON_GOVERNMENT + self.place % 2 in state.cubes[state.order[self.place // 2]]

    def mover(self, state: Mediterranean) -> int:
        return state.order[self.place // 2]

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        if seat != state.order[self.place // 2]:
            return []
        first = SIDE + self.place % 2 * 2
        return [first, first + 1]

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        side = (action - SIDE) % 2
        start = RIGHT_START if side else LEFT_START
        if self.place % 2:
            state.rel[seat] = start
        else:
            state.gov[seat] = start
        if state.events is not None:
            track = "religion" if self.place % 2 else "government"
            state.tell(Abandoned(seat, track, SIDES[action - SIDE]))
        state.stack.append(Abandons(self.place + 1))

    def run(self, state: Mediterranean) -> None:
        if self.place < 2 * state.seats:
            state.stack.append(Abandons(self.place + 1))


def lay_open(state: Mediterranean, seat: int) -> None:
    """The warehouse stays; all else is spent and seen, and what others knew is known of the warehouse only."""
    seats = state.seats
    stored = state.stored[seat]
    spent = less(state.held[seat], stored)
    state.spent[seat] = spent
    state.held[seat] = stored
    state.stored[seat] = ()
    for kind in spent:
        if kind == PIRACY:
            state.pirates = True
            state.claims[seat * GOODS + SPICES] = 0  # nobody knows what was true of them (MED-C-69)
            state.claims[seat * GOODS + GOLD] = 0
        else:
            good = GOOD_OF[kind]
            if state.claims[seat * GOODS + good] > 0:
                state.claims[seat * GOODS + good] -= 1
            if good >= SPICES:
                state.conceal(seat, good)
    for good in (SPICES, GOLD):  # but what all have seen is true
        state.claim(seat, good, state.shown[seat * 2 + good - SPICES])
    for other in range(seats):
        known = state.knows[other * seats + seat]
        if known != ():
            state.knows[other * seats + seat] = less(known, spent)
    state.open_cubes[seat] = state.cubes[seat]
    discard(state, seat)
    if state.events is not None:
        state.tell(Spent(seat, tuple([CARD_NAMES[kind] for kind in spent]), len(stored)))


def discard(state: Mediterranean, seat: int) -> None:
    """MED-RES2-7: nothing is drawn before the next turn, so the piles may take them at once."""
    for pile in range(PILES):
        cards = [kind for kind in state.spent[seat] if PILE[kind] == pile]
        if cards:
            state.piles[pile] = merge(state.piles[pile], tuple(cards))
