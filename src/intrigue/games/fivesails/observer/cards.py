"""The cards that a seat can see, those that it knows to lie in a deck, and those that it has lost sight of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..rules.stats import as_printed, is_brute, stat
from ..state.city import CITY_PLACES
from ..state.names import CHARACTER, DASH, EVENT, LEADER
from ..state.numbers import (
    ASIDE,
    LOCKER,
    TABLE_BIT,
)
from ..state.printed import CARDS, PrintedCard
from ..state.state import FiveSails
from .columns import (
    C_BRUTE,
    C_CARD,
    C_CONTROLLER,
    C_COST,
    C_ENGAGED,
    C_GOES,
    C_NUMBER,
    C_ON,
    C_OWNER,
    C_PLACE,
    C_SHOWN,
    C_STATS,
    C_STYLES,
    C_USED,
    C_USED_BY_OTHERS,
    C_VALUES,
    C_WOUNDS,
    C_ZONE,
    CARD,
    CARD_COUNT,
    CARD_ROWS,
    CARDS_AT,
    D_ABOVE,
    D_CARD,
    D_OWNER,
    DEEP_AT,
    DEEP_COUNT,
    DEEP_ROWS,
    DEPTH,
    I_CARD,
    I_NUMBER,
    I_OWNER,
    I_ZONE,
    IN_APPROACH,
    IN_ASIDE,
    IN_BURIED,
    IN_CREW,
    IN_DISCARD,
    IN_GEAR,
    IN_GONE,
    IN_HAND,
    IN_LINE,
    IN_LOCKER,
    IN_SCHEME,
    IN_STREET,
    PILE,
    PILE_COUNT,
    PILE_ROWS,
    PILES_AT,
    UNSEEN_AT,
    UNSEEN_ROW,
)
from .rows import out_of_it, row_of


def distance(st: FiveSails, seat: int, other: int) -> i64:
    """How many seats on from the observer somebody sits."""
    away: i64 = other - seat
    return away if away >= 0 else away + st.seats


def whose(st: FiveSails, seat: int, other: int) -> i64:
    """0 for nobody, 1 for the observer, and on from there."""
    return 0 if other < 0 else distance(st, seat, other) + 1


def place_code(st: FiveSails, seat: int, place: int) -> i64:
    """0 for none, the locations, then the Homes, the observer's first."""
    if place < CITY_PLACES:
        return place + 1
    return CITY_PLACES + 1 + distance(st, seat, place - CITY_PLACES)


def write_cards(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """All that lies open or is known to the seat, but the piles. The order is that of `rows.py`. Whatever follows from
    where a card lies, such as whose it is, is not looked up: that takes most of the time."""
    start: i64 = at + CARDS_AT
    row: i64 = start
    end: i64 = start + CARD_ROWS * CARD
    seats = st.seats
    bit = 1 << seat
    knows_place = st.knows_place
    whom: i64 = 1
    player = seat
    for _ in range(seats):
        for i in st.crew[player]:
            if row < end:
                write_card(st, i, IN_CREW, whose(st, seat, st.owner[i]), whom, out, row)
                write_person(st, seat, i, out, row)
            row += CARD
        player = player + 1 if player + 1 < seats else 0
        whom += 1
    for i in st.gear:
        if row < end:
            write_card(st, i, IN_GEAR, whose(st, seat, st.owner[i]), whose(st, seat, st.ctrl[i]), out, row)
            bearer: i64 = start + character_row(out, start, st.bearer[i]) * CARD
            out[row + C_ON] = i16((bearer - start) // CARD + 1)
            out[row + C_PLACE] = out[bearer + C_PLACE]
            out[row + C_ENGAGED] = i16(st.engaged[i])
            write_used(st, seat, i, out, row)
        row += CARD
    whom = 1
    for _ in range(seats):
        i = st.schemes[player]
        if i >= 0:
            if row < end:
                write_card(st, i, IN_SCHEME, whom, whom, out, row)
                write_used(st, seat, i, out, row)
            row += CARD
        player = player + 1 if player + 1 < seats else 0
        whom += 1
    for place in range(CITY_PLACES):
        for i in st.street[place]:
            if row < end:
                write_card(st, i, IN_STREET, 0, 0, out, row)
                out[row + C_PLACE] = i16(place + 1)
                out[row + C_WOUNDS] = i16(st.wounds[i])
                write_used(st, seat, i, out, row)
                write_printed(CARDS[st.kind[i]], out, row)
            row += CARD
    for i in st.hands[seat]:
        if row < end:
            write_hidden(st, i, IN_HAND, 1, out, row)
        row += CARD
    zone = IN_LINE
    for line in st.lines:
        for i in line:
            if row < end:
                whom = whose(st, seat, st.owner[i])
                write_card(st, i, zone, whom, whom, out, row)
                out[row + C_ENGAGED] = i16(st.engaged[i])
                write_used(st, seat, i, out, row)
                write_printed(CARDS[st.kind[i]], out, row)
            row += CARD
        zone += 1
    for i in st.aside:
        if knows_place[i] & bit:
            if row < end:
                whom = whose(st, seat, st.owner[i])
                if st.zone[i] == ASIDE:
                    write_hidden(st, i, IN_ASIDE, whom, out, row)
                else:
                    write_hidden(st, i, IN_BURIED, whom, out, row)
                    out[row + C_PLACE] = i16(place_code(st, seat, st.place[i]))
                write_used(st, seat, i, out, row)
            row += CARD
    whom = 1
    for _ in range(seats):
        for i in st.approach[player]:
            if st.knows_card[i] & bit:
                if row < end:
                    write_card(st, i, IN_APPROACH, whom, whom, out, row)
                    write_printed(CARDS[st.kind[i]], out, row)
                row += CARD
        player = player + 1 if player + 1 < seats else 0
        whom += 1
    whom = 2
    for _ in range(seats - 1):
        player = player + 1 if player + 1 < seats else 0
        for i in st.hands[player]:
            if knows_place[i] & bit:
                if row < end:
                    write_hidden(st, i, IN_HAND, whom, out, row)
                row += CARD
        whom += 1
    if st.duel.styles:
        write_styles(st, seat, out, at)
    out[at + CARD_COUNT] = i16((row - start) // CARD)


def write_card(st: FiveSails, i: int, zone: int, owner: i64, controller: i64, out: vec[i16], row: i64) -> None:
    """What is told of every card."""
    out[row] = 1
    out[row + C_NUMBER] = i16(i + 1)
    out[row + C_CARD] = i16(st.kind[i] + 1)
    out[row + C_ZONE] = i16(zone)
    out[row + C_OWNER] = i16(owner)
    out[row + C_CONTROLLER] = i16(controller)


def character_row(out: vec[i16], start: i64, i: int) -> i64:
    """The row of a character in play, which is written already: crews come first, and have rows for certain."""
    row: i64 = 0
    at: i64 = start + C_NUMBER
    number: i16 = i16(i + 1)
    while out[at] != number:
        at += CARD
        row += 1
    return row


def write_styles(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """Techniques and Maneuvers that were used in this duel, on those who hold them."""
    for style in st.duel.styles:
        row: i64 = row_of(st, seat, style.holder)
        if 0 < row <= CARD_ROWS:
            out[at + CARDS_AT + (row - 1) * CARD + C_STYLES] += 1


def write_used(st: FiveSails, seat: int, i: int, out: vec[i16], row: i64) -> None:
    """Which of its abilities were used today, and where it goes when it leaves."""
    used: i64 = st.used[i]
    if used == 0:
        return
    slot: i64 = 0
    if CARDS[st.kind[i]].kind != EVENT:
        while slot < 3:
            out[row + C_USED + slot] = i16(used >> slot & 1)
            slot += 1
    else:
        others: i64 = 0
        while slot < 3:
            for each in range(st.seats):
                if st.used_up(each, i, int(slot)):
                    if each == seat:
                        out[row + C_USED + slot] = 1
                    else:
                        others |= 1 << (slot * 3 + distance(st, seat, each) - 1)
            slot += 1
        out[row + C_USED_BY_OTHERS] = i16(others)
    if i in st.bound_for_locker:
        out[row + C_GOES] = 1
    elif i in st.bound_for_deck:
        out[row + C_GOES] = 2


def write_person(st: FiveSails, seat: int, i: int, out: vec[i16], row: i64) -> None:
    """A character in play."""
    out[row + C_PLACE] = i16(place_code(st, seat, st.place[i]))
    out[row + C_ENGAGED] = i16(st.engaged[i])
    out[row + C_WOUNDS] = i16(st.wounds[i])
    write_used(st, seat, i, out, row)
    if is_brute(st, i):
        out[row + C_BRUTE] = 1
    if as_printed(st, i):
        write_numbers(CARDS[st.kind[i]].stats, out, row + C_STATS)
        return
    for which in range(4):
        number = stat(st, i, which)
        out[row + C_STATS + which] = -1 if number == DASH else i16(number)


def write_hidden(st: FiveSails, i: int, zone: int, owner: i64, out: vec[i16], row: i64) -> None:
    """A card that not everybody need know."""
    write_card(st, i, zone, owner, owner, out, row)
    if st.knows_place[i] & TABLE_BIT:
        out[row + C_SHOWN] = 1
    write_printed(CARDS[st.kind[i]], out, row)


def write_printed(card: PrintedCard, out: vec[i16], row: i64) -> None:
    """The printed numbers of a card that is not in play."""
    out[row + C_COST] = i16(card.cost)
    if card.kind == CHARACTER or card.kind == LEADER:
        write_numbers(card.stats, out, row + C_STATS)
    if card.fights():
        write_numbers(card.values, out, row + C_VALUES)


def write_numbers(numbers: list[int], out: vec[i16], at: i64) -> None:
    for number in numbers:
        out[at] = -1 if number == DASH else i16(number)
        at += 1


# ---------------------------------------------------------------------- the piles


def write_piles(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """The discard piles, then what is out of the game."""
    start: i64 = at + PILES_AT
    row: i64 = start
    whom: i64 = 1
    player = seat
    for _ in range(st.seats):
        row = write_pile(st, whom, st.discards[player], out, at, row)
        player = player + 1 if player + 1 < st.seats else 0
        whom += 1
    row = write_pile(st, 0, st.city_discard, out, at, row)
    end: i64 = at + PILES_AT + PILE_ROWS * PILE
    for i in out_of_it(st, seat):
        if row < end:
            zone = IN_LOCKER if st.zone[i] == LOCKER else IN_GONE
            write_lying(st, i, zone, whose(st, seat, st.owner[i]), out, row)
        row += PILE
    out[at + PILE_COUNT] = i16((row - start) // PILE)


def write_pile(st: FiveSails, owner: i64, cards: list[int], out: vec[i16], at: i64, row: i64) -> i64:
    """A discard pile. Returns the row after it."""
    end: i64 = at + PILES_AT + PILE_ROWS * PILE
    for i in cards:
        if row < end:
            write_lying(st, i, IN_DISCARD, owner, out, row)
        row += PILE
    return row


def write_lying(st: FiveSails, i: int, zone: int, owner: i64, out: vec[i16], row: i64) -> None:
    out[row] = 1
    out[row + I_NUMBER] = i16(i + 1)
    out[row + I_CARD] = i16(st.kind[i] + 1)
    out[row + I_ZONE] = i16(zone)
    out[row + I_OWNER] = i16(owner)


# ---------------------------------------------------------------------- what is hidden


def write_decks(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """What the seat knows of the decks, and of other cards that it has lost sight of."""
    deep: i64 = at + DEEP_AT
    unseen: i64 = at + UNSEEN_AT
    whom: i64 = 1
    bit = 1 << seat
    player = seat
    for _ in range(st.seats):
        out[unseen] = 1
        deep = write_deck(st, bit, player == seat, whom, st.decks[player], out, at, deep, unseen)
        if player != seat:
            for i in st.hands[player]:
                if st.knows_card[i] & bit and not st.knows_place[i] & bit:
                    out[unseen + st.kind[i] + 1] += 1
        unseen += UNSEEN_ROW
        whom += 1
        player = player + 1 if player + 1 < st.seats else 0
    above: i64 = len(st.city_deck)
    for i in st.city_deck:
        above -= 1
        if st.knows_place[i] & bit:
            deep = write_deep(st, i, 0, above, out, at, deep)
    for i in st.aside:
        if st.knows_card[i] & bit and not st.knows_place[i] & bit and st.owner[i] >= 0:
            out[at + UNSEEN_AT + distance(st, seat, st.owner[i]) * UNSEEN_ROW + st.kind[i] + 1] += 1
    out[at + DEEP_COUNT] = i16((deep - at - DEEP_AT) // DEPTH)


def write_deck(
    st: FiveSails, bit: int, own: bool, owner: i64, deck: list[int], out: vec[i16], at: i64, deep: i64, unseen: i64
) -> i64:
    """Of a player's deck: what lies at a place that the seat knows, and what else it knows to be in it; of its own deck
    it knows every card. Returns the row after the former."""
    knows_place, knows_card, kind = st.knows_place, st.knows_card, st.kind
    above: i64 = len(deck)
    for i in deck:
        above -= 1
        if own or knows_card[i] & bit:
            if knows_place[i] & bit:
                deep = write_deep(st, i, owner, above, out, at, deep)
            else:
                out[unseen + kind[i] + 1] += 1
    return deep


def write_deep(st: FiveSails, i: int, owner: i64, above: i64, out: vec[i16], at: i64, deep: i64) -> i64:
    """A card that lies under so many others. Returns the row after it."""
    if deep < at + DEEP_AT + DEEP_ROWS * DEPTH:
        out[deep] = 1
        out[deep + D_CARD] = i16(st.kind[i] + 1)
        out[deep + D_OWNER] = i16(owner)
        out[deep + D_ABOVE] = i16(above)
    return deep + DEPTH
