"""The state of a game: tracks, hands, decks, developments, the trading floor; and what several phases do with it."""

from __future__ import annotations

from typing import Final

from ....core.rng import Rng
from ..cards.developments import FACE
from ..cards.face import DECK_SIDE, GRANARY, Box, Face
from ..cards.goods import BASICS, CIVIC, GOOD_OF, GOODS, PILE, PIRACY, SPICES, WINE
from ..events import ChangedSides
from .generated import Fields
from .hands import less, merge, without
from .invariants import check
from .numbers import WAREHOUSE
from .redeal import redeal
from .tracks import BOUND, SIDES, SPACES, level_of, side_of


class Mediterranean(Fields):
    """One game in progress, and the procedures that several phases share."""

    __slots__ = ()

    def clone(self) -> Mediterranean:
        return Mediterranean(self.game, self.seats, self.options, self.rng.clone(), self)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def check(self) -> None:
        check(self)

    # ------------------------------------------------------------------ looking

    def good_counts(self, seat: int) -> list[int]:
        """How many of each good a seat holds, the Piracy card last."""
        counts = [0] * (GOODS + 1)
        for kind in self.held[seat]:
            counts[GOOD_OF[kind]] += 1
        return counts

    def loose_counts(self, seat: int) -> list[int]:
        """The same without what is in the warehouse."""
        counts = [0] * (GOODS + 1)
        for kind in self.loose(seat):
            counts[GOOD_OF[kind]] += 1
        return counts

    def loose(self, seat: int) -> tuple[int, ...]:
        """The goods that are not in the warehouse: only these change hands (MED-C-57)."""
        return self.held[seat] if self.stored[seat] == () else less(self.held[seat], self.stored[seat])

    def producers(self, seat: int, good: int) -> int:
        """Producers of a basic good: rural workers, and ovals of developments in play (MED-C-23) that are not covered
        (MED-C-22)."""
        count = self.workers[seat * BASICS + good]
        for side in self.devs[seat]:
            if FACE[side].worker == good and side not in self.covered[seat]:
                count += 1
        return count

    def cities(self, seat: int) -> int:
        return sum([FACE[side].city for side in self.devs[seat]])

    def boats(self, seat: int) -> int:
        return sum([FACE[side].boat for side in self.devs[seat]])

    def powers_of(self, seat: int) -> int:
        """What developments change about the rules is so or not: a second one of a name changes nothing more
        (MED-C-88)."""
        bits = 0
        for side in self.devs[seat]:
            bits |= FACE[side].power
        return bits

    def has(self, seat: int, power: int) -> bool:
        return self.powers[seat] & power != 0

    def slots(self, seat: int) -> list[Box]:
        """The white boxes of a seat's developments; a slot is a place in this list."""
        boxes: list[Box] = []
        for side in self.devs[seat]:
            boxes.extend(FACE[side].boxes)
        return boxes

    def slot_count(self, seat: int) -> int:
        count = 0
        for side in self.devs[seat]:
            count += BOXES[side]
        return count

    def slot_faces(self, seat: int) -> list[Face]:
        """The face that each slot belongs to."""
        faces: list[Face] = []
        for side in self.devs[seat]:
            face = FACE[side]
            for _ in face.boxes:
                faces.append(face)
        return faces

    def room(self, seat: int) -> int:
        """What a warehouse holds; everybody has one (MED-C-38)."""
        return WAREHOUSE + (1 if self.powers[seat] & GRANARY else 0)

    def direction(self, seat: int, religious: bool) -> int:
        """0 Dictatorship, 1 Democracy, 2 Mars, 3 Venus."""
        return 2 + side_of(self.rel[seat]) if religious else side_of(self.gov[seat])

    def follows(self, seat: int, direction: int) -> bool:
        """Level 1 or higher of that side, as cards mean it that name a group (MED-GDS-2); whoever owns the card is no
        exception (MED-C-77)."""
        space = self.rel[seat] if direction >= 2 else self.gov[seat]
        return side_of(space) == direction % 2 and level_of(space) >= 1

    # ------------------------------------------------------------------ moving

    def push_gov(self, seat: int, steps: int) -> None:
        """MED-TRK-4."""
        self.gov[seat] = max(0, min(SPACES - 1, self.gov[seat] + steps))

    def push_rel(self, seat: int, steps: int) -> None:
        self.rel[seat] = max(0, min(SPACES - 1, self.rel[seat] + steps))

    def cheer(self, seat: int, steps: int) -> None:
        self.happy[seat] = max(-BOUND, min(BOUND, self.happy[seat] + steps))

    def guard(self, seat: int, steps: int) -> None:
        self.safe[seat] = max(-BOUND, min(BOUND, self.safe[seat] + steps))

    def score(self, seat: int, points: int) -> None:
        """MED-C-18: nobody falls below nothing, and there are always points to be had (MED-C-38)."""
        self.vp[seat] = max(0, self.vp[seat] + points)

    def cross(self, seat: int) -> None:
        """MED-RES2-4, MED-C-46: whoever stands on the other side than before loses what the old side had built. A lower
        level of the same side costs nothing (MED-C-50)."""
        if side_of(self.gov[seat]) != self.gov_side[seat]:
            self.change_sides(seat, self.gov_side[seat], religious=False)
            self.gov_side[seat] = side_of(self.gov[seat])
        if side_of(self.rel[seat]) != self.rel_side[seat]:
            self.change_sides(seat, 2 + self.rel_side[seat], religious=True)
            self.rel_side[seat] = side_of(self.rel[seat])

    def change_sides(self, seat: int, old: int, religious: bool) -> None:
        """The revolutionaries of the old side pay (MED-DEV-9) before they go (MED-C-43)."""
        bonus = 0
        kept: list[int] = []
        destroyed: list[str] = []
        for side in self.devs[seat]:
            face = FACE[side]
            if DECK_SIDE[face.deck] == old:
                bonus += face.flip
                destroyed.append(face.id)
                if side in self.covered[seat]:
                    self.covered[seat] = without(self.covered[seat], side)
                self.dev_decks[face.deck] = (*self.dev_decks[face.deck], side // 2)
            else:
                kept.append(side)
        self.devs[seat] = tuple(kept)
        self.powers[seat] = self.powers_of(seat)
        self.score(seat, bonus)
        if self.events is not None:
            track = "religion" if religious else "government"
            self.tell(ChangedSides(seat, track, SIDES[self.direction(seat, religious)], tuple(destroyed), bonus))

    # ------------------------------------------------------------------ goods that move, and who knows of it

    def receive(self, seat: int, kind: int) -> None:
        """A card from a deck: its pile is known to all, of basic goods the good too (and more with open hands)."""
        self.held[seat] = merge(self.held[seat], (kind,))
        good = GOOD_OF[kind]
        if good < BASICS or (good < SPICES and self.options.open_hands):
            self.claims[seat * GOODS + good] += 1

    def claim(self, seat: int, good: int, count: int) -> None:
        """A seat has shown that it holds so many of a good (or says so, of spices and gold)."""
        if self.claims[seat * GOODS + good] < count:
            self.claims[seat * GOODS + good] = count

    def conceal(self, seat: int, good: int) -> None:
        """A luxury good is gone, and may have been one of those that all have seen."""
        at = seat * 2 + good - SPICES
        if self.shown[at] > 0:
            self.shown[at] -= 1

    def hand_over(self, giver: int, taker: int, cards: tuple[int, ...], goods: tuple[int, ...]) -> None:
        """Cards go to somebody who hands over nothing, under the names of `goods`."""
        self.exchange(giver, taker, cards, goods, (), ())

    def exchange(
        self,
        one: int,
        two: int,
        cards: tuple[int, ...],
        goods: tuple[int, ...],
        back: tuple[int, ...],
        back_goods: tuple[int, ...],
    ) -> None:
        """Cards change hands under the names of goods, and others come back for them at once: nobody gives what they
        are only getting. The two see them; what others knew may be so no more."""
        seats = self.seats
        self.give_away(one, cards, goods)
        self.give_away(two, back, back_goods)
        for other in range(seats):
            if other != one and other != two:
                self.follow(other, one, two, goods, back_goods)
        of_one, of_two = two * seats + one, one * seats + two
        self.knows[of_one] = merge(less(self.knows[of_one], cards), back)
        self.knows[of_two] = merge(less(self.knows[of_two], back), cards)
        self.take_in(one, back, back_goods)
        self.take_in(two, cards, goods)

    def give_away(self, seat: int, cards: tuple[int, ...], goods: tuple[int, ...]) -> None:
        self.held[seat] = less(self.held[seat], cards)
        for good in goods:
            at = seat * GOODS + good
            if self.claims[at] > 0:
                self.claims[at] -= 1
            if good >= SPICES:
                self.conceal(seat, good)

    def take_in(self, seat: int, cards: tuple[int, ...], goods: tuple[int, ...]) -> None:
        self.held[seat] = merge(self.held[seat], cards)
        for good in goods:
            self.claims[seat * GOODS + good] += 1

    def follow(self, other: int, one: int, two: int, goods: tuple[int, ...], back: tuple[int, ...]) -> None:
        """What an onlooker still knows of two who have given away what goes by these names, and got nothing yet."""
        of_one, of_two = other * self.seats + one, other * self.seats + two
        if self.knows[of_one] == () and self.knows[of_two] == ():
            return
        gone = self.seen_to_go(one, self.knows[of_one], goods)
        came = self.seen_to_go(two, self.knows[of_two], back)
        self.knows[of_one] = merge(self.sure_to_stay(self.knows[of_one], goods), came)
        self.knows[of_two] = merge(self.sure_to_stay(self.knows[of_two], back), gone)

    def sure_to_stay(self, known: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, ...]:
        """Known cards of other goods stay. Of the rest nobody can tell whether they moved (MED-C-54)."""
        return tuple([kind for kind in known if not may_go(kind, goods)])

    def seen_to_go(self, giver: int, known: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, ...]:
        """The last cards of a good are seen to go (MED-C-54)."""
        return tuple([kind for kind in known if may_go(kind, goods) and self.has_no_more(giver, kind)])

    def has_no_more(self, seat: int, kind: int) -> bool:
        """Whether everybody can tell that a seat holds no such good any more."""
        pile = PILE[kind]
        cards = sum([1 for other in self.held[seat] if PILE[other] == pile])
        if pile != CIVIC:
            return cards == 0
        claimed = sum(self.claims[seat * GOODS + WINE : seat * GOODS + SPICES])
        return cards == claimed and self.claims[seat * GOODS + GOOD_OF[kind]] == 0


def may_go(kind: int, goods: tuple[int, ...]) -> bool:
    """Whether a card may be among some that go by these names; Piracy goes by that of any luxury good."""
    if kind == PIRACY:
        return len(goods) > 0 and max(goods) >= SPICES
    return GOOD_OF[kind] in goods


BOXES: Final[list[int]] = [len(face.boxes) for face in FACE]  # by side of a card
