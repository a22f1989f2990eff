"""The state of a game of City of Five Sails."""

from __future__ import annotations

from typing import Final

from ....core.event import Event
from ....core.rng import Rng
from ..events import WORN, Targeted, Threat, ThreatDropped, people, told_apart
from ..state.duel import NO_DUEL
from .invariants import check
from .names import EVENT
from .numbers import DISCARD, MOST_SEATS, NO_SEAT, PLAY
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
            by_first.append([[seat for seat in round_ if not gone >> seat & 1] for gone in range(1 << seats)])
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

    def order(self) -> list[int]:
        """The seats still in the game, clockwise from the First Player (FIV-C-35). Not to be changed."""
        gone = 0
        if self.seats > 2:  # of two, nobody leaves before the end
            for seat in range(self.seats):
                gone |= self.eliminated[seat] << seat
        return ORDERS[self.seats][max(self.first, 0)][gone]

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.eliminated[seat]]

    def eliminated_seats(self) -> tuple[int, ...]:
        """The seats that are out, of whom nothing more is told."""
        return tuple([seat for seat in range(self.seats) if self.eliminated[seat]])

    def after_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        seats = self.seats
        other = (seat + 1) % seats
        while self.eliminated[other] and other != seat:
            other = (other + 1) % seats
        return other

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

    def used_up(self, seat: int, card: int, slot: int) -> bool:
        """Whether an ability of a card was used today (FIV-ONCE-1), each by itself (FIV-ONCE-3)."""
        return self.used[card] >> self.bit_of_use(seat, card, slot) & 1 != 0

    def use_up(self, seat: int, card: int, slot: int) -> None:
        self.used[card] |= 1 << self.bit_of_use(seat, card, slot)

    def bit_of_use(self, seat: int, card: int, slot: int) -> int:
        """Abilities of an event are used by each player (FIV-EVENT-3)."""
        return slot * MOST_SEATS + seat if CARDS[self.kind[card]].kind == EVENT else slot

    def twin(self, i: int) -> bool:
        """Whether a character of another player that is in play has the same name."""
        for crew in self.crew:
            for other in crew:
                if self.kind[other] == self.kind[i] and self.owner[other] != self.owner[i]:
                    return True
        return False

    def lies_twice(self, i: int) -> bool:
        """Whether it lies in its owner's discard pile, and a card of the same name in another player's."""
        if self.zone[i] != DISCARD:
            return False
        for seat in range(self.seats):
            if seat != self.owner[i]:
                for other in self.discards[seat]:
                    if self.kind[other] == self.kind[i]:
                        return True
        return False

    def worn_twice(self, i: int) -> bool:
        """Whether it is an attachment in play, and another character bears one of the same name."""
        if self.bearer[i] < 0:
            return False
        for other in self.gear:
            if self.kind[other] == self.kind[i] and self.bearer[other] != self.bearer[i]:
                return True
        return False

    def mistaken_for(self, i: int, event: Event) -> int:
        """Whose it is, if it could be taken for a card of another player; where it is an attachment that could be taken
        for another one, whose its bearer is. NO_SEAT where it is clear."""
        if i < 0:
            return NO_SEAT
        if isinstance(event, WORN) and self.worn_twice(i):
            bearer = self.bearer[i]
            return self.owner[bearer] if self.twin(bearer) else NO_SEAT
        mistakable = self.twin(i) or (isinstance(event, Targeted) and self.lies_twice(i))
        return self.owner[i] if mistakable else NO_SEAT

    def tell(self, public: Event | None, private: Event | None = None, privy: tuple[int, ...] = ()) -> None:
        """Where two players lead people of the same names, it is told whose they are; of a target in a discard pile
        too, where it could be in another; and of attachments who bears them, where others bear such."""
        if self.events is not None and public is not None and (isinstance(public, WORN) or self.namesakes()):
            public = self.name_event(public)
        super().tell(public, private, privy)

    def namesakes(self) -> bool:
        """Whether players of one faction meet: only then can two characters have the same name."""
        faction = self.faction
        for seat in range(1, self.seats):
            for other in range(seat):
                if faction[seat] == faction[other]:
                    return True
        return False

    def name_event(self, event: Event) -> Event:
        duel = self.duel
        cards = people(event)
        if isinstance(event, Threat):
            cards = (duel.challenger.fighter, duel.defender.fighter)
        elif isinstance(event, ThreatDropped):
            cards = (duel.of(event.side).fighter,)
        whose = tuple([self.mistaken_for(i, event) for i in cards])
        on: tuple[str, ...] = ()
        if isinstance(event, WORN):
            on = tuple([self.card(self.bearer[i]).id if i >= 0 and self.worn_twice(i) else "" for i in cards])
        return told_apart(event, whose, on)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def check(self) -> None:
        check(self)
