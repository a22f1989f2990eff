"""What a seat cannot know, dealt anew (FIV-C-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ....core.state import TABLE
from .names import CHARACTER, LEADER, NEUTRAL, SCHEME
from .numbers import ALL, APPROACH, DECK, HAND, M_NOTED, PEOPLE, PLANS, TABLE_BIT
from .printed import CARDS

if TYPE_CHECKING:
    from .state import FiveSails


def redeal(st: FiveSails, seat: int, rng: Rng) -> None:
    """Hidden are the order of decks, others' hands and approach decks, and what lies face down (FIV-C-36).

    Which cards a hidden card may be: any that its owner's faction allows and the copies already seen permit;
    lists are not known to opponents unless they are open. What others may have peeked at is forgotten.
    """
    bit = TABLE_BIT if seat == TABLE else 1 << seat
    st.revealed = 0  # how often chance turned something up is no part of what a seat knows
    knows_place = st.knows_place
    knows_card = st.knows_card
    zones = [st.zone[i] for i in st.aside]
    places = [st.place[i] for i in st.aside]
    slots = [knows_place[i] & bit == 0 for i in st.aside]
    for other in range(st.seats):
        if st.eliminated[other]:
            continue
        hand = st.hands[other]
        deck = st.decks[other]
        mine = other == seat
        hidden = [i for i in deck if not knows_place[i] & bit]
        if not mine:
            hidden += [i for i in hand if not knows_place[i] & bit]
        hidden += [i for i in st.aside if st.owner[i] == other and not knows_place[i] & bit]
        hidden.sort()
        renumber(st, hidden, bit, mine, rng)
        if not mine:
            guess(st, other, bit, rng)
        rng.shuffle(hidden)
        for k in range(len(deck)):
            if not knows_place[deck[k]] & bit:
                deck[k] = -1
        count = 0
        known: list[int] = hand
        if not mine:
            known = [i for i in hand if knows_place[i] & bit]
            count = len(hand) - len(known)
        for k in range(len(deck)):
            if deck[k] < 0:
                deck[k] = hidden.pop()
                st.zone[deck[k]] = DECK
                st.place[deck[k]] = -1
        if not mine:
            for _ in range(count):
                i = hidden.pop()
                st.zone[i] = HAND
                st.place[i] = -1
                known.append(i)
            known.sort()
            st.hands[other] = known
        redeal_aside(st, other, zones, places, slots, hidden)
    hidden = [i for i in st.city_deck if not knows_place[i] & bit]
    waiting = [i for i in st.aside if st.owner[i] < 0 and not knows_place[i] & bit]
    hidden += waiting
    hidden.sort()
    rng.shuffle(hidden)
    for k in range(len(st.city_deck)):
        if not knows_place[st.city_deck[k]] & bit:
            i = hidden.pop()
            st.city_deck[k] = i
            st.zone[i] = DECK
    redeal_aside(st, -1, zones, places, slots, hidden)
    renote(st, seat, rng)
    for i in range(st.size):
        zone = st.zone[i]
        if knows_place[i] & TABLE_BIT and zone != APPROACH:  # what a spectator knows, everybody knows
            continue
        knows_place[i] = (knows_place[i] & bit) | (owner_bit(st, i) if zone == HAND else 0)
        if st.owner[i] >= 0 and not st.options.open_decks:
            knows_card[i] = (knows_card[i] & bit) | owner_bit(st, i)


def renote(st: FiveSails, seat: int, rng: Rng) -> None:
    """What another has noted may be any card that is still in that approach deck."""
    for k in range(len(st.marks)):
        mark = st.marks[k]
        if mark.what == M_NOTED and mark.seat != seat and st.zone[mark.card] == APPROACH:
            there = st.approach[st.owner[mark.card]]
            card = there[rng.below(len(there))]
            st.marks[k] = mark.about(card)


def renumber(st: FiveSails, hidden: list[int], bit: int, mine: bool, rng: Rng) -> None:
    """Cards that the seat knows of, but not where: which of them has which number tells nothing. Of two that are equal
    nobody can tell which one others have seen, so that is forgotten; open lists are known to all."""
    codes: list[int] = []
    for i in hidden:
        if mine or st.knows_card[i] & bit:
            codes.append(st.kind[i])
    codes.sort()
    rng.shuffle(codes)
    for k in range(len(hidden)):
        i = hidden[k]
        if k >= len(codes):
            st.knows_card[i] = owner_bit(st, i)
        else:
            st.kind[i] = codes[k]
            st.knows_card[i] = ALL if st.options.open_decks else bit | owner_bit(st, i)


def owner_bit(st: FiveSails, i: int) -> int:
    return 1 << st.owner[i]


def redeal_aside(
    st: FiveSails, owner: int, zones: list[int], places: list[int], slots: list[bool], hidden: list[int]
) -> None:
    """Cards that somebody is looking at, or that lie face down: their places stay, the cards are dealt anew."""
    aside = st.aside
    for k in range(len(aside)):
        if slots[k] and st.owner[aside[k]] == owner:
            i = hidden.pop()
            aside[k] = i
            st.zone[i] = zones[k]
            st.place[i] = places[k]


def guess(st: FiveSails, seat: int, bit: int, rng: Rng) -> None:
    """Which cards another player's unseen cards may be."""
    kind = st.kind
    knows_card = st.knows_card
    start = st.leaders[seat] + 1
    unknown: list[int] = []
    end = start
    while end < st.size and st.owner[end] == seat:
        if not knows_card[end] & bit:
            unknown.append(end)
        end += 1
    if not unknown:
        return
    faction = st.faction[seat]
    left = [card.copies for card in CARDS]
    for i in range(start, end):
        if knows_card[i] & bit:
            left[kind[i]] -= 1
    people: list[int] = []
    plans: list[int] = []
    others: list[int] = []
    for card in CARDS:
        if card.faction != faction and card.faction != NEUTRAL:
            continue
        pool = others
        if card.kind == SCHEME:
            pool = plans
        elif card.kind == CHARACTER and not card.brute:
            pool = people
        elif card.kind == LEADER:
            continue
        for _ in range(left[card.number]):
            pool.append(card.number)
    rng.shuffle(people)
    rng.shuffle(plans)
    rng.shuffle(others)
    for i in unknown:
        if i < start + PEOPLE:
            kind[i] = people.pop()
        elif i < start + PEOPLE + PLANS:
            kind[i] = plans.pop()
        else:
            kind[i] = others.pop()
