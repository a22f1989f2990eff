"""The state of a game of City of Five Sails."""

from __future__ import annotations

from typing import Final

from ....core.rng import Rng
from ..state.duel import NO_DUEL
from .invariants import check
from .layout import BAZAAR, CITY_PLACES, DOCKS, GARDENS, INN, PLAY
from .printed import CARDS, PrintedCard
from .redeal import redeal
from .zones import Zones


def orders() -> list[list[list[list[int]]]]:
    """Clockwise from every seat, without those who have left: by number of seats, first seat, and bits of the gone."""
    found: list[list[list[list[int]]]] = []
    for seats in range(5):
        by_first: list[list[list[int]]] = []
        for first in range(seats):
            round_ = [(first + k) % seats for k in range(seats)]
            by_first.append([[p for p in round_ if not gone >> p & 1] for gone in range(1 << seats)])
        found.append(by_first)
    return found


ORDERS: Final = orders()


class FiveSails(Zones):
    """One game in progress, and what is asked of it again and again."""

    __slots__ = ()

    def clone(self) -> FiveSails:
        return FiveSails(self.game, self.seats, self.options, self.rng.clone(), self)

    def card(self, i: int) -> PrintedCard:
        return CARDS[self.kind[i]]

    def first_place(self) -> int:
        """The location beside the City Deck: of the three that are always there, the Docks (FIV-MAP-1); before them
        comes Ole's Inn with a third player (FIV-MAP-2, FIV-MAP-3)."""
        return DOCKS if self.seats == 2 else INN

    def last_place(self) -> int:
        """The Grand Bazaar, or behind it, with a fourth player, Governor's Gardens (FIV-MAP-3, FIV-C-13)."""
        return GARDENS if self.seats == 4 else BAZAAR

    def adjacent(self, a: int, b: int) -> bool:
        """FIV-MAP-4, FIV-MAP-5: neighbours in the row, and Home with every City location."""
        if a < 0 or b < 0:
            return False
        if a < CITY_PLACES and b < CITY_PLACES:
            return a - b == 1 or b - a == 1
        return a != b and (a < CITY_PLACES or b < CITY_PLACES)

    def order(self) -> list[int]:
        """The seats still in the game, clockwise from the First Player (FIV-C-35). Not to be changed."""
        gone = 0
        if self.seats > 2:  # of two, nobody leaves before the end
            for p in range(self.seats):
                gone |= self.eliminated[p] << p
        return ORDERS[self.seats][max(self.first, 0)][gone]

    def living(self) -> list[int]:
        return [p for p in range(self.seats) if not self.eliminated[p]]

    def after_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        seats = self.seats
        p = (seat + 1) % seats
        while self.eliminated[p] and p != seat:
            p = (p + 1) % seats
        return p

    def side_of(self, seat: int) -> int:
        """The side of the challenge or duel that a seat is on, or -1."""
        duel = self.duel
        if duel.stage == NO_DUEL:
            return -1
        if duel.challenger.seat == seat:
            return 0
        if duel.defender.seat == seat:
            return 1
        return -1

    def in_play(self, i: int) -> bool:
        return i >= 0 and self.zone[i] == PLAY

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def check(self) -> None:
        check(self)
