"""Offers on the floor and one's own draft, as numbers. Which cards somebody means is written for their owner alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..rules.actions import DEMAND, ENVOY, PROMISE
from ..rules.deals import venus_arrows
from ..rules.terms import one_seat
from ..state.boxes import slot_promised, target_promised, use_promised
from ..state.parts import Draft, Offer
from ..state.state import Mediterranean
from .columns import (
    ADDRESSED,
    ARROWS,
    ASKS,
    DEMANDS,
    DRAFT_TERMS,
    DRAFT_TO,
    GIVES,
    MAKER,
    NUMBER,
    OFFER_TERMS,
    OWN_CARDS,
    PAYS,
    PENDING,
    PENDING_BOX,
    PENDING_CARD,
    PROMISED,
    PROMISES,
    SAYS,
    SEEKS,
    TAKER,
    TAKING,
    WANTS,
)
from .seats import away, first_box


def write_offer(state: Mediterranean, seat: int, offer: Offer, out: vec[i16], at: i64) -> None:
    seats: i64 = state.seats
    maker = offer.seat
    out[at] = 1
    out[at + NUMBER] = i16(offer.number)
    out[at + MAKER] = i16(away(seat, maker, seats))
    to: i64 = offer.to
    declined: i64 = offer.declined
    enquired: i64 = offer.enquired
    player: i64 = seat
    place: i64 = at + ADDRESSED
    for _ in range(seats):
        if to >> player & 1:
            out[place] = i16(1 + (declined >> player & 1) + 2 * (enquired >> player & 1))
        player += 1
        if player == seats:
            player = 0
        place += 1
    terms: i64 = at + OFFER_TERMS
    out[terms + PAYS] = i16(offer.pays)
    out[terms + ASKS] = i16(offer.asks)
    count(offer.goods, out, terms + GIVES)
    count(offer.wants, out, terms + WANTS)
    if maker == seat:
        name(offer.gives, out, terms + OWN_CARDS)
        if offer.examined:
            out[at + ARROWS] = i16(1 + venus_arrows(offer.handed))
    elif enquired >> seat & 1:
        out[at + ARROWS] = i16(1 + venus_arrows(offer.gives))
    if offer.taker >= 0:
        out[at + TAKER] = i16(1 + away(seat, offer.taker, seats))
        if offer.taker == seat:
            name(offer.handed, out, terms + OWN_CARDS)
    if len(offer.promises) > 0:
        write_promises(state, seat, maker, offer.promises, out, terms + PROMISES)
    if len(offer.demands) > 0:
        write_promises(state, seat, one_seat(offer.to, state.seats), offer.demands, out, terms + DEMANDS)
    name(offer.says, out, terms + SAYS)
    name(offer.seeks, out, terms + SEEKS)


def write_draft(state: Mediterranean, seat: int, draft: Draft, out: vec[i16], at: i64) -> None:
    seats: i64 = state.seats
    terms: i64 = at + DRAFT_TERMS
    if draft.taking:
        out[at] = 2
        out[at + TAKING] = i16(offer_row(state, draft.taking))
        name(draft.handed, out, terms + OWN_CARDS)
        return
    out[at] = 1
    if draft.to:
        to: i64 = draft.to
        player: i64 = seat
        place: i64 = at + DRAFT_TO
        for _ in range(seats):
            out[place] = i16(to >> player & 1)
            player += 1
            if player == seats:
                player = 0
            place += 1
    out[terms + PAYS] = i16(draft.pays)
    out[terms + ASKS] = i16(draft.asks)
    count(draft.goods, out, terms + GIVES)
    count(draft.wants, out, terms + WANTS)
    name(draft.gives, out, terms + OWN_CARDS)
    if len(draft.promises) > 0:
        write_promises(state, seat, seat, draft.promises, out, terms + PROMISES)
    if len(draft.demands) > 0:
        write_promises(state, seat, one_seat(draft.to, state.seats), draft.demands, out, terms + DEMANDS)
    name(draft.says, out, terms + SAYS)
    name(draft.seeks, out, terms + SEEKS)
    pending = draft.pending
    if pending >= ENVOY:
        out[at + PENDING] = 3
        out[at + PENDING_CARD] = i16(1 + pending - ENVOY)
    elif pending >= DEMAND:
        out[at + PENDING] = 2
        out[at + PENDING_BOX] = i16(first_box(state, seat, one_seat(draft.to, state.seats)) + 1 + pending - DEMAND)
    elif pending >= PROMISE:
        out[at + PENDING] = 1
        out[at + PENDING_BOX] = i16(1 + pending - PROMISE)


def offer_row(state: Mediterranean, number: int) -> int:
    """The row of an offer, from 1."""
    for place in range(len(state.offers)):
        if state.offers[place].number == number:
            return 1 + place
    return 0


def count(goods: tuple[int, ...], out: vec[i16], at: i64) -> None:
    """How many there are of each."""
    for good in goods:
        place: i64 = at + good
        out[place] = out[place] + 1


def name(things: tuple[int, ...], out: vec[i16], at: i64) -> None:
    """Each as a word, in their order."""
    for thing in things:
        out[at] = i16(1 + thing)
        at += 1


def write_promises(state: Mediterranean, seat: int, owner: int, codes: tuple[int, ...], out: vec[i16], at: i64) -> None:
    first = first_box(state, seat, owner)
    for given in codes:
        out[at] = i16(first + 1 + slot_promised(given))
        out[at + 1] = i16(1 + away(seat, target_promised(given), state.seats))
        out[at + 2] = i16(1 - use_promised(given))
        at += PROMISED
