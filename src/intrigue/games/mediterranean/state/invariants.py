"""What holds in every state: nothing appears, nothing is lost, and nobody knows what is not so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.refusal import Broken
from ..cards.developments import CARDS, DECK_OF, FACE
from ..cards.face import DECK_LEVEL, DECKS, RELIGIOUS
from ..cards.goods import BASICS, COPIES, GOLD, GOODS, KINDS, PILE, PILES, PIRATE, SPICES, passes_as
from .hands import less
from .numbers import PRODUCERS
from .tracks import BOUND, SPACES

if TYPE_CHECKING:
    from .state import Mediterranean


def check(st: Mediterranean) -> None:
    seats = st.seats
    counts = [0] * KINDS
    for cards in [*st.decks, *st.piles, *st.held]:
        for kind in cards:
            counts[kind] += 1
    if counts != COPIES:
        raise Broken("the goods do not add up to 163 cards")
    for pile in range(PILES):
        for kind in st.decks[pile] + st.piles[pile]:
            if PILE[kind] != pile:
                raise Broken("a good lies in a deck that is not its own")
    seen = [0] * CARDS
    for deck in st.dev_decks:
        for card in deck:
            seen[card] += 1
    for seat in range(seats):
        for card in st.drawn[seat]:
            seen[card] += 1
        for side in st.devs[seat]:
            seen[side // 2] += 1
    if min(seen) != 1 or max(seen) != 1:
        raise Broken("the developments do not add up to 168 cards")
    for deck_number in range(DECKS):
        for card in st.dev_decks[deck_number]:
            if DECK_OF[card] != deck_number:
                raise Broken("a development lies in a deck that is not its own")
    for seat in range(seats):
        check_seat(st, seat)
    for offer in st.offers:
        if less(offer.gives, st.loose(offer.seat)) != ():
            raise Broken("somebody offers a card that they do not have, or that is in the warehouse")
        if st.done >> offer.seat & 1 or (offer.taker >= 0 and st.done >> offer.taker & 1):
            raise Broken("somebody who is done has an offer on the floor, or takes one")
        if offer.taker >= 0 and less(offer.handed, st.loose(offer.taker)) != ():
            raise Broken("somebody means to hand over a card that they do not have, or that is in the warehouse")
        if len(offer.goods) != len(offer.gives) or offer.pays > st.vp[offer.seat]:
            raise Broken("an offer cannot be fulfilled by its maker")
        for i in range(len(offer.gives)):
            if not passes_as(offer.gives[i], offer.goods[i]):
                raise Broken("a card is offered as what it is not")
    if sorted(st.order) != list(range(seats)):
        raise Broken("not everybody has a place in the order of play")
    if st.over != (len(st.winners) > 0):
        raise Broken("a game that is over has a winner, another has none")


def check_seat(st: Mediterranean, seat: int) -> None:
    seats = st.seats
    if not 0 <= st.gov[seat] < SPACES or not 0 <= st.rel[seat] < SPACES:
        raise Broken("a marker is off its track")
    if not -BOUND <= st.happy[seat] <= BOUND or not -BOUND <= st.safe[seat] <= BOUND:
        raise Broken("a marker is off its track")
    if st.vp[seat] < 0:
        raise Broken("somebody owes points")
    if st.powers[seat] != st.powers_of(seat):
        raise Broken("the standing powers are not those of the developments")
    for side in st.covered[seat]:
        if side not in st.devs[seat] or FACE[side].worker < 0:
            raise Broken("a worker is covered on a development that has none")
    if less(st.stored[seat], st.held[seat]) != () or len(st.stored[seat]) > st.room(seat):
        raise Broken("a warehouse holds what its owner does not have, or too much")
    for good in range(BASICS):
        if st.workers[seat * BASICS + good] < 0 or st.producers(seat, good) > PRODUCERS:
            raise Broken("nobody has more than two producers of a good")
    if list(st.held[seat]) != sorted(st.held[seat]):
        raise Broken("a hand is not sorted")
    counts = st.good_counts(seat)
    for good in range(GOODS):
        claimed = st.claims[seat * GOODS + good]
        if claimed < 0 or (good < BASICS and claimed != counts[good]):
            raise Broken("everybody knows how many basic goods a seat holds")
        if claimed > counts[good] + (counts[PIRATE] if good >= SPICES else 0):
            raise Broken("a seat is taken to hold more than it does")
    for good in (SPICES, GOLD):
        if not 0 <= st.shown[seat * 2 + good - SPICES] <= min(counts[good], st.claims[seat * GOODS + good]):
            raise Broken("all have seen luxury goods that a seat does not hold")
    at = seat * GOODS
    if st.claims[at + SPICES] + st.claims[at + GOLD] > counts[SPICES] + counts[GOLD] + counts[PIRATE]:
        raise Broken("a seat is taken to hold more luxury goods than it does")
    for other in range(seats):
        if less(st.knows[other * seats + seat], st.held[seat]) != ():
            raise Broken("somebody knows what is not so")
    monuments = [0, 0]
    for side in st.devs[seat]:
        face = FACE[side]
        if DECK_LEVEL[face.deck] == 3:
            monuments[1 if RELIGIOUS[face.deck] else 0] += 1
    if max(monuments) > 1:
        raise Broken("nobody has two Monuments or two Shrines")
