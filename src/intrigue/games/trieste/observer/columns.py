"""The columns of all blocks. A number under a block is the place of a column in its rows, the first one of a list."""

from __future__ import annotations

from typing import Final

from ....core.columns import Block, Column, block, flag, number, things, with_room, word
from .. import ids
from ..cards.decks import FILLED
from ..cards.law import HIGHEST, PLACES, is_thief
from ..cards.titles import CARDS, COST, DECKS, FACTIONS, MINTED, TREASURES
from ..rules.payment import DEAREST
from ..rules.reactions import SITUATIONS
from ..rules.turn import PHASES
from ..state import INFAMY_TO_WIN

assert FILLED  # with the cards that are counted here

SEATS: Final = 3
MOST_TURNS: Final = 1000
MOST_DEARER: Final = DEAREST - max(COST)
MOST_LOOKED_AT: Final = 3
WAYS: Final = 42  # to pay what the dearest card costs, with enough treasures of every kind; nothing else asks for more

COINS: Final = ids.CARDS[:TREASURES]
TITLES: Final = ids.CARDS[TREASURES:]
PILE: Final = 48  # room for faction cards, those to come included
CELLS: Final = 16  # the same for those that can be captured
THIEVES: Final = tuple([title.id for title in CARDS if is_thief(title.number, HIGHEST)])
TREASURY: Final = sum(MINTED)
DECK_SIZE: Final = max([sum([CARDS[card].copies for card in deck]) for deck in DECKS])


def purse(name: str, times: int = 1) -> list[Column]:
    """How many there are of each treasure; in a turn one may go more than once."""
    return [number(f"{name}[{COINS[coin]}]", times * MINTED[coin]) for coin in range(TREASURES)]


def pile(name: str, times: int = 1) -> list[Column]:
    """How many there are of each faction card; in a turn one may be shown more than once."""
    return with_room([number(f"{name}[{title.id}]", times * title.copies) for title in CARDS[TREASURES:]], PILE)


# ---------------------------------------------------------------------- the table

QUESTIONS: Final = (
    "faction",
    "hero",
    "play",
    "draw",
    "pay",
    "react",
    "buy",
    "reveal",
    "give",
    "keep",
    "gain",
    "exchange",
    "discard",
    "rob",
    "capture",
    "free",
    "fetch",
)
Q_FACTION: Final = 1
Q_HERO: Final = 2
Q_PLAY: Final = 3
Q_DRAW: Final = 4
Q_PAY: Final = 5
Q_REACT: Final = 6
Q_BUY: Final = 7
Q_REVEAL: Final = 8
Q_GIVE: Final = 9
Q_KEEP: Final = 10
Q_GAIN: Final = 11
Q_EXCHANGE: Final = 12
Q_DISCARD: Final = 13
Q_ROB: Final = 14
Q_CAPTURE: Final = 15
Q_FREE: Final = 16
Q_FETCH: Final = 17

TABLE_BLOCK: Final = block(
    "table",
    number("turn", MOST_TURNS),
    number("turns", MOST_TURNS),  # before the game is called a draw
    word("phase", PHASES),
    number("infamy", INFAMY_TO_WIN),
    flag("guarded"),
    number("treasure_deck", TREASURY),
    number("looked_at", MOST_LOOKED_AT),  # treasures drawn to choose from
    *[number(f"looking[{coin}]", MOST_LOOKED_AT) for coin in COINS],  # which they are, for the one who chooses
    *purse("spent"),
    word("question", QUESTIONS),
    # What is to be paid; how many are taken, given or gained; how often something may still be done; of the two cards
    # that are drawn, the first or the second
    number("amount", DEAREST),
    flag("early"),  # the Hero may also be revealed later in this phase
    word("threat", SITUATIONS[1:]),  # what is about to happen unless somebody reacts
    number("by", SEATS),  # who does it, or is given something: 0 nobody, 1 the observer, then the others as they sit
    number("victim", SEATS),  # the same
    word("target", TITLES),  # the Thief about to be captured
    word("place", PLACES),  # of captures; or where somebody freed goes
)
T_TURN: Final = 0
T_TURNS: Final = 1
T_PHASE: Final = 2
T_INFAMY: Final = 3
T_GUARDED: Final = 4
T_TREASURE_DECK: Final = 5
T_LOOKED_AT: Final = 6
T_LOOKING: Final = 7
T_SPENT: Final = 11
T_QUESTION: Final = 15
T_AMOUNT: Final = 16
T_EARLY: Final = 17
T_THREAT: Final = 18
T_BY: Final = 19
T_VICTIM: Final = 20
T_TARGET: Final = 21
T_PLACE: Final = 22

# ---------------------------------------------------------------------- the players

PLAYERS: Final = things(
    "players",
    SEATS,
    flag("asked"),
    flag("acting"),  # whose part of the phase it is
    word("faction", FACTIONS),
    number("cards", TREASURY + DECK_SIZE),  # in hand, with one that lies face-down (TRI-C-38)
    number("treasures", TREASURY),  # among them
    number("deck", DECK_SIZE),
    word("played", ids.CARDS),  # where it can be seen
    flag("face_down"),  # a card is played, and lies so
    flag("paid"),
    word("hero", ids.HEROES),  # where it is known
    word("side", ("face_down", "face_up", "done")),  # on which the Hero lies; none while they are being chosen
    number("dearer", MOST_DEARER),
    number("dearer_next", MOST_DEARER),
    *purse("hand"),  # the observer's, and everybody's when the game is over
    *purse("known"),
    *purse("lost", 9),
    *purse("shown", 9),
)
P_THERE: Final = 0
P_ASKED: Final = 1
P_ACTING: Final = 2
P_FACTION: Final = 3
P_CARDS: Final = 4
P_TREASURES: Final = 5
P_DECK: Final = 6
P_PLAYED: Final = 7
P_FACE_DOWN: Final = 8
P_PAID: Final = 9
P_HERO: Final = 10
P_SIDE: Final = 11
P_DEARER: Final = 12
P_DEARER_NEXT: Final = 13
P_HAND: Final = 14
P_KNOWN: Final = 18
P_LOST: Final = 22
P_SHOWN: Final = 26
PLAYER: Final = len(PLAYERS.columns)

# ---------------------------------------------------------------------- faction cards

PILES: Final = block(
    "cards",
    *pile("hand"),  # the observer's, and everybody's when the game is over
    *pile("known"),
    *pile("lost", 2),
    *pile("shown", 2),
    *pile("discards"),
    *with_room([number(f"captured[{id}]", CARDS[ids.CARDS.index(id)].copies) for id in THIEVES], CELLS),
)
C_HAND: Final = 0
C_KNOWN: Final = PILE
C_LOST: Final = 2 * PILE
C_SHOWN: Final = 3 * PILE
C_DISCARDS: Final = 4 * PILE
C_CAPTURED: Final = 5 * PILE
PRISON: Final[list[int]] = [THIEVES.index(id) if id in THIEVES else -1 for id in ids.CARDS]

BLOCKS: Final[tuple[Block, ...]] = (TABLE_BLOCK, PLAYERS, PILES)
AFTER_TABLE: Final = TABLE_BLOCK.width
AFTER_PLAYERS: Final = AFTER_TABLE + PLAYERS.width

# ---------------------------------------------------------------------- a legal action as a row

KINDS: Final = (
    "draw_treasure",
    "draw_faction",
    "rob",
    "pass",
    "reveal",
    "accept",
    "escape",
    "decline",
    "join",
    "choose",
    # verbs with a card, in the order of their numbers
    "play",
    "buy",
    "react",
    "keep",
    "discard",
    "give",
    "capture",
    "free",
    "fetch",
    "exchange",
    "pay",
)
K_DRAW_TREASURE: Final = 1  # or draw_faction, the next one
K_ROB: Final = 3
K_PASS: Final = 4  # and on from there in the order of actions: reveal, accept, escape, decline
K_JOIN: Final = 9
K_CHOOSE: Final = 10
K_PLAY: Final = 11  # and on from there the other verbs with a card
K_PAY: Final = 21

CHOICE: Final = Block(
    "choices",
    (
        word("kind", KINDS),
        word("card", ids.CARDS),
        word("hero", ids.HEROES),
        word("faction", FACTIONS),
        number("seat", SEATS - 1),  # whom to rob: 1 sits next to the observer
        *[number(coin, 15) for coin in COINS],  # to pay with
    ),
    WAYS,
)
A_KIND: Final = 0
A_CARD: Final = 1
A_HERO: Final = 2
A_FACTION: Final = 3
A_SEAT: Final = 4
A_COPPER: Final = 5
A_SILVER: Final = 6
A_GOLD: Final = 7
A_DIAMOND: Final = 8
