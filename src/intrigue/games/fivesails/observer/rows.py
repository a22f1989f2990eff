"""In which row a card is told: by zones in this order, and in each zone as its cards lie there."""

from __future__ import annotations

from mypy_extensions import i64

from ..state.city import CITY_PLACES
from ..state.names import SCHEME
from ..state.numbers import APPROACH, ASIDE, BURIED, DISCARD, HAND, LINE, LOCKER, NOWHERE, PLAY, STREET
from ..state.printed import CARDS
from ..state.state import FiveSails
from .columns import CARD_ROWS, IN_SIGHT, PILE_ROWS


def row_of(st: FiveSails, seat: int, i: int) -> i64:
    """The row of a card, from 1 on, those of the piles after those of `cards`; 0 for none and for one out of sight."""
    if i < 0 or i >= st.size:
        return 0
    zone = st.zone[i]
    row: i64
    if zone == PLAY:
        row = row_in_play(st, seat, i)
    elif zone in (DISCARD, LOCKER, NOWHERE):
        if zone == NOWHERE and not was_seen(st, i):
            return 0
        row = row_in_piles(st, seat, i)
        if row >= PILE_ROWS:
            return IN_SIGHT + 1 + i
        return CARD_ROWS + 1 + row
    else:
        row = row_elsewhere(st, seat, i)
        if row < 0:
            return 0
    return row + 1 if row < CARD_ROWS else IN_SIGHT + 1 + i


def place_in(cards: list[int], i: int) -> i64:
    """Where a card lies in a list, -1 nowhere."""
    for place in range(len(cards)):
        if cards[place] == i:
            return place
    return -1


def among(st: FiveSails, cards: list[int], bits: list[int], bit: int, i: int) -> i64:
    """Where a card lies among those that a seat knows; -1 for one that it does not."""
    if bits[i] & bit == 0:
        return -1
    place: i64 = 0
    for other in cards:
        if other == i:
            return place
        if bits[other] & bit:
            place += 1
    return -1


def row_in_play(st: FiveSails, seat: int, i: int) -> i64:
    """Crews, attachments, schemes; the observer's first, then the others' in seating order."""
    row: i64 = 0
    player = seat
    if st.bearer[i] < 0 and CARDS[st.kind[i]].kind != SCHEME:
        owner = st.ctrl[i]
        while player != owner:
            row += len(st.crew[player])
            player = player + 1 if player + 1 < st.seats else 0
        return row + place_in(st.crew[player], i)
    for crew in st.crew:
        row += len(crew)
    if st.bearer[i] >= 0:
        return row + place_in(st.gear, i)
    row += len(st.gear)
    while st.schemes[player] != i:
        if st.schemes[player] >= 0:
            row += 1
        player = player + 1 if player + 1 < st.seats else 0
    return row


def row_elsewhere(st: FiveSails, seat: int, i: int) -> i64:
    """Then what lies at the locations, the observer's hand, the dueling lines, what lies aside or face down, the
    approach decks, and what is known of the other hands."""
    zone = st.zone[i]
    bit = 1 << seat
    row: i64 = len(st.gear)
    for crew in st.crew:
        row += len(crew)
    for scheme in st.schemes:
        if scheme >= 0:
            row += 1
    for place in range(CITY_PLACES):
        if zone == STREET and st.place[i] == place:
            return row + place_in(st.street[place], i)
        row += len(st.street[place])
    if zone == HAND and st.owner[i] == seat:
        return row + place_in(st.hands[seat], i)
    row += len(st.hands[seat])
    for line in st.lines:
        if zone == LINE and i in line:
            return row + place_in(line, i)
        row += len(line)
    found: i64
    if zone in (ASIDE, BURIED):
        found = among(st, st.aside, st.knows_place, bit, i)
        return -1 if found < 0 else row + found
    row += count_known(st.aside, st.knows_place, bit)
    player = seat
    for _ in range(st.seats):
        if zone == APPROACH and st.owner[i] == player:
            found = among(st, st.approach[player], st.knows_card, bit, i)
            return -1 if found < 0 else row + found
        row += count_known(st.approach[player], st.knows_card, bit)
        player = player + 1 if player + 1 < st.seats else 0
    for _ in range(st.seats - 1):
        player = player + 1 if player + 1 < st.seats else 0
        if zone == HAND and st.owner[i] == player:
            found = among(st, st.hands[player], st.knows_place, bit, i)
            return -1 if found < 0 else row + found
        row += count_known(st.hands[player], st.knows_place, bit)
    return -1  # in a deck


def count_known(cards: list[int], bits: list[int], bit: int) -> i64:
    """How many of these a seat knows."""
    count: i64 = 0
    for i in cards:
        if bits[i] & bit:
            count += 1
    return count


def row_in_piles(st: FiveSails, seat: int, i: int) -> i64:
    """The discard piles, the City's last; then what is out of the game, in the same order."""
    zone = st.zone[i]
    row: i64 = 0
    player = seat
    for _ in range(st.seats):
        if zone == DISCARD and st.owner[i] == player:
            return row + place_in(st.discards[player], i)
        row += len(st.discards[player])
        player = player + 1 if player + 1 < st.seats else 0
    if zone == DISCARD:
        return row + place_in(st.city_discard, i)
    return row + len(st.city_discard) + place_in(out_of_it(st, seat), i)


def out_of_it(st: FiveSails, seat: int) -> list[int]:
    """What is in the Locker, and what has left the game with its player, by owners: the observer's first, the City's
    last. What nobody had seen of a player who is out looks like the Leader now (FIV-C-9), and is not told."""
    cards = [i for i, zone in enumerate(st.zone) if zone in (LOCKER, NOWHERE)]
    if not cards:
        return cards
    found: list[int] = []
    owner = seat
    for _ in range(st.seats):
        found += [i for i in cards if st.owner[i] == owner and (st.zone[i] == LOCKER or was_seen(st, i))]
        owner = owner + 1 if owner + 1 < st.seats else 0
    return found + [i for i in cards if st.owner[i] < 0]


def was_seen(st: FiveSails, i: int) -> bool:
    """Whether all had seen a card before it left the game with its player."""
    leader = st.leaders[st.owner[i]]
    return i == leader or st.kind[i] != st.kind[leader]
