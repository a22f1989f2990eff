"""What is observed: the table, the players, their developments, the boxes on these, the offers on the floor, one's own
draft, and the developments drawn to choose from.

Hands are counted by kind of card, since there are few kinds and many cards alike; what is traded is counted by good. Of
another hand a seat is told what it knows for certain (`cards`), what everybody takes to be there (`goods`, `shown`) and
how many cards there are besides (`hidden_civic`, `hidden_luxury`). Developments, boxes and offers are things with an
owner; those of the observer come first, offers as they were made. An action about a box or an offer names its row.
Seats are counted from the observer: in `owner` and `maker` it is 0, elsewhere 1, and 0 is nobody.

In which order promises were given and workers covered makes no difference to anybody, and is not told.

The places of columns are written down beside them, so that they are known when this is compiled; a test holds them to
the names.
"""

from __future__ import annotations

from typing import Final

from ....core.columns import Block, Column, block, flag, number, things, word
from .. import ids
from ..cards.developments import FACE, cards_of
from ..cards.face import DECK_NAMES, DECKS
from ..cards.goods import (
    ALL_PILES,
    BASICS,
    CIVIC,
    COPIES,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    IDEA_NAMES,
    IDEAS,
    KINDS,
    LUXURY,
    PILE_NAMES,
    PILES,
    SPICES,
    WINE,
)
from ..rules.drafts import MOST_CARDS, MOST_OFFERS, MOST_POINTS, MOST_PROMISES, STANDING
from ..state.numbers import MOST_ACTS, PRODUCERS, WAREHOUSE
from ..state.tracks import BOUND, SIDES

MOST_SEATS: Final = 6
MOST_TURNS: Final = 6
MOST_LAPS: Final = 8
MOST_SCORE: Final = 9999  # nobody comes near it; where a position gives somebody more, that is told as this
MOST_EARNED: Final = 600  # all goods of the game in one hand bring 538, and Industry a few more
MOST_DEVELOPMENTS: Final = 12  # of a seat: one of government and one of religion in each turn
MOST_DRAWN: Final = 20  # a card of each of eight decks within reach, and one for each development
MOST_BOXES: Final = sum(  # whichever side of each card is in play
    [max(len(FACE[side].boxes), len(FACE[side + 1].boxes)) for side in range(0, len(FACE), 2)]
)
MOST_STORED: Final = WAREHOUSE + 1  # with Granaries
MOST_ROLLED: Final = 6  # by two dice, under Total War

BASIC_WORDS: Final = tuple(GOOD_NAMES[:BASICS])
GOOD_WORDS: Final = tuple(GOOD_NAMES[:GOODS])
IDEA_WORDS: Final = tuple(IDEA_NAMES[:IDEAS])

DECK_SIZE: Final[list[int]] = [len(cards_of(deck)) for deck in range(DECKS)]


def copies_of(good: int) -> int:
    return sum([COPIES[kind] for kind in range(KINDS) if GOOD_OF[kind] == good])


# ---------------------------------------------------------------------- the table

QUESTIONS: Final = (
    "start",  # on which sides
    "produce",  # which civic good
    "trade",
    "close",
    "abandon_government",  # for which side
    "abandon_religion",
    "ability",  # heed it or ignore it
    "draw",  # from which deck besides
    "develop",
)
START: Final = 1
PRODUCE: Final = 2
TRADE: Final = 3
CLOSE: Final = 4
ABANDON_TRACK: Final = 5  # + track
ABILITY: Final = 7
DRAW_BESIDES: Final = 8
DEVELOP: Final = 9

TABLE_BLOCK: Final = block(
    "table",
    number("seats", MOST_SEATS),
    word("question", QUESTIONS),  # none when the game is over
    number("turn", MOST_TURNS),
    number("turns", MOST_TURNS),
    number("lap", MOST_LAPS),  # 0 on a live floor
    number("laps", MOST_LAPS),
    number("acts_left", MOST_ACTS),  # to the observer, while it may act on the floor
    number("clock", 4),
    flag("by_the_letter"),
    number("deals", MOST_SEATS * MOST_ACTS),
    number("quiet", MOST_SEATS),  # turns on the floor in a row of nothing that others could see but a pass
    flag("busy"),  # whether something has in this one
    number("picks", 2),  # of the observer, still sealed: sides at the start, or developments
    word("pick_government", tuple(SIDES[:2])),
    word("pick_religion", tuple(SIDES[2:])),
    number("draws_left", MOST_DEVELOPMENTS),  # of whoever is asked for a deck
    *[flag(f"named[{good}]") for good in GOOD_NAMES[WINE:SPICES]],  # by whoever is asked for a civic good
    *[number(f"goods[{PILE_NAMES[pile]}]", len(ALL_PILES[pile])) for pile in range(PILES)],  # cards in the decks
    *[number(f"developments[{DECK_NAMES[deck]}]", DECK_SIZE[deck]) for deck in range(DECKS)],
    *[word(f"stored[{place}]", ids.GOODS) for place in range(MOST_STORED)],  # by the observer
)
QUESTION: Final = 1
TURN: Final = 2
TURNS: Final = 3
LAP: Final = 4
LAPS: Final = 5
ACTS_LEFT: Final = 6
CLOCK: Final = 7
BY_THE_LETTER: Final = 8
DEALS: Final = 9
QUIET: Final = 10
BUSY: Final = 11
PICKS: Final = 12
PICK_GOVERNMENT: Final = 13
DRAWS_LEFT: Final = 15
NAMED: Final = 16
GOODS_LEFT: Final = 20
DEVELOPMENTS_LEFT: Final = 27
STORED: Final = 41

# ---------------------------------------------------------------------- the players

PLAYERS: Final = things(
    "players",
    MOST_SEATS,
    flag("asked"),
    number("place", MOST_SEATS),  # in the order of play, from 1
    number("points", MOST_SCORE),
    number("government", 10, -10),  # 1 + step of Democracy; of Dictatorship the same below 0
    number("religion", 10, -10),  # of Venus; of Mars below 0
    number("happiness", BOUND, -BOUND),
    number("safety", BOUND, -BOUND),
    flag("revolt"),
    flag("done"),
    number("barbarians", 1 + MOST_ROLLED),  # 1 + what the dice said in this turn
    number("earned", MOST_EARNED),
    number("drawn", MOST_DRAWN),
    flag("abandons_government"),  # with a cube that the observer may see
    flag("abandons_religion"),
    word("altar", BASIC_WORDS),  # the worker to be sacrificed
    number("cities", MOST_DEVELOPMENTS),
    number("boats", MOST_DEVELOPMENTS),
    *[number(f"producers[{good}]", PRODUCERS) for good in BASIC_WORDS],
    *[number(f"goods[{GOOD_NAMES[good]}]", copies_of(good) + (good >= SPICES)) for good in range(GOODS)],
    *[number(f"shown[{GOOD_NAMES[good]}]", copies_of(good)) for good in range(SPICES, GOODS)],
    number("hidden_civic", len(ALL_PILES[CIVIC])),
    number("hidden_luxury", len(ALL_PILES[LUXURY])),
    *[number(f"cards[{ids.GOODS[kind]}]", COPIES[kind]) for kind in range(KINDS)],  # its own hand, or known to be there
    *[number(f"spent[{ids.GOODS[kind]}]", COPIES[kind]) for kind in range(KINDS)],  # in the latest Resolution
)
ASKED: Final = 1
PLACE: Final = 2
POINTS: Final = 3
GOVERNMENT: Final = 4
RELIGION: Final = 5
HAPPINESS: Final = 6
SAFETY: Final = 7
REVOLT: Final = 8
DONE: Final = 9
BARBARIANS: Final = 10
EARNED: Final = 11
DRAWN: Final = 12
ABANDONS: Final = 13  # + track
ALTAR: Final = 15
CITIES: Final = 16
BOATS: Final = 17
PRODUCERS_OF: Final = 18
CLAIMED: Final = 23
SHOWN: Final = 34
HIDDEN_CIVIC: Final = 36
HIDDEN_LUXURY: Final = 37
CARDS: Final = 38
SPENT: Final = CARDS + KINDS
PLAYER: Final = len(PLAYERS.columns)

# ---------------------------------------------------------------------- developments and their boxes

DEVELOPMENTS: Final = things(
    "developments",
    MOST_SEATS * MOST_DEVELOPMENTS,
    number("owner", MOST_SEATS - 1),
    word("face", ids.FACES),
    word("back", ids.FACES),
    flag("covered"),
)
DEVELOPMENT: Final = 5  # columns

BOXES: Final = things(
    "boxes",
    MOST_BOXES,
    number("owner", MOST_SEATS - 1),
    word("face", ids.FACES),
    number("place", 2),  # on the card, from 1
    number("aimed", MOST_SEATS),  # at whom, by a cube that the observer may see
    flag("bound"),  # by a promise
    word("answer", ("asked", "ignored")),  # an aim that is asked about, or that the observer ignored
    *[flag(f"not_on[{distance}]") for distance in range(MOST_SEATS)],  # a promise not to
)
AIMED: Final = 4  # of a box
BOUND_BY_PROMISE: Final = 5
ANSWER: Final = 6
NOT_ON_SEAT: Final = 7
BOX: Final = 13  # columns

DRAWN_BLOCK: Final = things(
    "drawn", MOST_DRAWN, word("face", ids.FACES), word("back", ids.FACES), word("picked", ("face", "back"))
)
DRAWN_CARD: Final = 4  # columns

# ---------------------------------------------------------------------- the floor


def promise_columns(name: str) -> list[Column]:
    """Promises of an offer: the box, whom it is about, and whether it says that the box is not to be used on them."""
    found: list[Column] = []
    for place in range(MOST_PROMISES):
        found.append(number(f"{name}[{place}].box", MOST_BOXES))
        found.append(number(f"{name}[{place}].seat", MOST_SEATS))
        found.append(flag(f"{name}[{place}].not"))
    return found


TERMS: Final[list[Column]] = [
    number("pays", MOST_POINTS),
    number("asks", MOST_POINTS),
    *[number(f"gives[{good}]", MOST_CARDS) for good in GOOD_WORDS],
    *[number(f"wants[{good}]", MOST_CARDS) for good in GOOD_WORDS],
    *[word(f"cards[{place}]", ids.GOODS) for place in range(MOST_CARDS)],  # the very cards, where they are one's own
    *promise_columns("promises"),
    *promise_columns("demands"),
    *[word(f"says[{place}]", IDEA_WORDS) for place in range(MOST_CARDS)],
    *[word(f"seeks[{place}]", IDEA_WORDS) for place in range(MOST_PROMISES)],
]
PAYS: Final = 0  # of the terms
ASKS: Final = 1
GIVES: Final = 2
WANTS: Final = 13
OWN_CARDS: Final = 24
PROMISES: Final = 29
DEMANDS: Final = 35
SAYS: Final = 41
SEEKS: Final = 46
PROMISED: Final = 3  # columns

OFFERS: Final = things(
    "offers",
    MOST_SEATS * STANDING,
    number("number", MOST_OFFERS),
    number("maker", MOST_SEATS - 1),
    number("taker", MOST_SEATS),  # who waits for the maker's word
    number("venus", 1 + MOST_CARDS),  # 1 + how many cards push toward Venus, if the observer was told
    *[word(f"to[{i}]", ("open", "declined", "enquired", "enquired_declined")) for i in range(MOST_SEATS)],
    *TERMS,
)
NUMBER: Final = 1
MAKER: Final = 2
TAKER: Final = 3
ARROWS: Final = 4
ADDRESSED: Final = 5
OFFER_TERMS: Final = 11
OFFER: Final = len(OFFERS.columns)

DRAFT: Final = block(
    "draft",
    word("state", ("making", "taking")),  # an offer in the making, or the answer to one
    number("taking", OFFERS.rows),  # the row of that one
    word("pending", ("promise", "demand", "envoy")),  # which still needs a seat,
    number("box", MOST_BOXES),  # with this box
    word("card", ids.GOODS),  # or this card
    *[flag(f"to[{distance}]") for distance in range(MOST_SEATS)],  # nobody: everybody
    *TERMS,
)
TAKING: Final = 1
PENDING: Final = 2
PENDING_BOX: Final = 3
PENDING_CARD: Final = 4
DRAFT_TO: Final = 5
DRAFT_TERMS: Final = 11

BLOCKS: Final[tuple[Block, ...]] = (TABLE_BLOCK, PLAYERS, DEVELOPMENTS, BOXES, OFFERS, DRAFT, DRAWN_BLOCK)
AFTER_TABLE: Final = TABLE_BLOCK.width
AFTER_PLAYERS: Final = AFTER_TABLE + PLAYERS.width
AFTER_DEVELOPMENTS: Final = AFTER_PLAYERS + DEVELOPMENTS.width
AFTER_BOXES: Final = AFTER_DEVELOPMENTS + BOXES.width
AFTER_OFFERS: Final = AFTER_BOXES + OFFERS.width
AFTER_DRAFT: Final = AFTER_OFFERS + DRAFT.width

# ---------------------------------------------------------------------- what is looked up by side of a card

FACE_WORD: Final[list[int]] = [1 + face.number for face in FACE]
WORKER: Final[list[int]] = [face.worker for face in FACE]
CITY: Final[list[int]] = [face.city for face in FACE]
BOAT: Final[list[int]] = [face.boat for face in FACE]
