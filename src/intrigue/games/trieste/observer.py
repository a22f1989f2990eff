"""What a seat observes: the table with what is asked, the players, and how many of every faction card lie where.

Nobody but its own faction ever holds a faction card, so a card tells whose it is, and its numbers are kept once, not
for each player; those of treasures are in the row of the player who has them. Hidden are the hands of others, cards
lying face-down, Heroes not revealed, and decks (TRI-C-25). What everybody has seen of a hand is `known` (TRI-C-39),
what has gone or was shown this turn `lost` and `shown`. The order in which cards lie in a pile is open too, but no
rule looks at it, so it is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.columns import Block, Column, block, flag, number, things, with_room, word
from ...core.observer import Observer
from ...core.state import Frame
from . import ids
from .cards.decks import FILLED
from .cards.law import HIGHEST, IN_DISCARDS, IN_HAND, PLACES, Arrest, Free, Recruit, Seize, is_thief
from .cards.money import Exchange, Giving, Keeping, MayGain, Rob, Sell, Taking
from .cards.titles import CARDS, COST, DECKS, FACTIONS, MINTED, NO_CARD, THIEF, TREASURES, WATCH, coins
from .rules.actions import HERO, JOIN, PASS, PAY, PLAY, ROB
from .rules.heroes import PickHeroes
from .rules.payment import DEAREST, Pay
from .rules.reactions import SITUATIONS, Window
from .rules.setup import ChooseFactions
from .rules.turn import PHASES, BuyBack, Draw, HeroTime, Play, Risen
from .state import FACE_DOWN, FACTION_OF, INFAMY_TO_WIN, NO_HERO, PHASE_OF, Asking, Trieste

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

QUESTIONS: Final = (  # in the order in which they are written below
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


def purse(name: str, times: int = 1) -> list[Column]:
    """How many there are of each treasure; in a turn one may go more than once."""
    return [number(f"{name}[{COINS[coin]}]", times * MINTED[coin]) for coin in range(TREASURES)]


def pile(name: str, times: int = 1) -> list[Column]:
    """How many there are of each faction card; in a turn one may be shown more than once."""
    return with_room([number(f"{name}[{title.id}]", times * title.copies) for title in CARDS[TREASURES:]], PILE)


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
LOOKING: Final = 7  # of the table's columns, the first with a treasure
SPENT: Final = 11
QUESTION: Final = 15

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
PURSES: Final = 14  # of a player's columns, the first with a treasure

PILES: Final = block(
    "cards",
    *pile("hand"),  # the observer's, and everybody's when the game is over
    *pile("known"),
    *pile("lost", 2),
    *pile("shown", 2),
    *pile("discards"),
    *with_room([number(f"captured[{id}]", CARDS[ids.CARDS.index(id)].copies) for id in THIEVES], CELLS),
)
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
# Places among the columns
HAND: Final = 0
KNOWN: Final = 1
LOST: Final = 2
SHOWN: Final = 3
DISCARDS: Final = 4
CAPTURED: Final = 5
PRISON: Final[list[int]] = [THIEVES.index(id) if id in THIEVES else -1 for id in ids.CARDS]
AFTER_TABLE: Final = len(TABLE_BLOCK.columns)
PLAYER: Final = len(PLAYERS.columns)
AFTER_PLAYERS: Final = AFTER_TABLE + PLAYERS.width


class TriesteObserver(Observer[Trieste]):
    def write(self, state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
        row: i64 = at + AFTER_TABLE
        width: i64 = PLAYER
        out[row] = 1
        out[row + width] = 1
        out[row + 2 * width] = 1
        write_table(state, out, at)
        own: i64 = state.faction_of[seat]
        if own != NO_CARD:
            over = state.over
            faction: i64
            for faction in range(SEATS):
                write_faction(
                    state, faction, faction == own or over, out, row + width * place_of(state, faction, seat), at
                )
            write_witnessed(state, seat, out, at)
        if not state.over:
            write_question(state, seat, out, at)

    def write_choice(self, state: Trieste, seat: int, action: int, out: vec[i16], at: i64) -> None:
        if action >= PAY:
            paid: i64 = action - PAY
            out[at] = i16(len(KINDS))
            out[at + 5] = i16(paid & 15)
            out[at + 6] = i16(paid >> 4 & 15)
            out[at + 7] = i16(paid >> 8 & 15)
            out[at + 8] = i16(paid >> 12)
        elif action >= PLAY:
            out[at] = i16(10 + (action >> 6))
            out[at + 1] = i16((action & 63) + 1)
        elif action >= HERO:
            out[at] = 10
            out[at + 2] = i16(3 * state.faction_of[seat] + action - HERO + 1)
        elif action >= JOIN:
            out[at] = 9
            out[at + 3] = i16(action - JOIN + 1)
        elif action >= PASS:
            out[at] = i16(action - PASS + 4)
        elif action >= ROB:
            out[at] = 3
            out[at + 4] = i16(place_of(state, action - ROB, seat))
        else:
            out[at] = i16(action + 1)

    def winners(self, state: Trieste) -> list[int]:
        return [] if state.winner == NO_CARD else [state.seat_of[state.winner]]


def place_of(state: Trieste, faction: i64, seat: i64) -> i64:
    """How many seats after the observer the player of a faction sits."""
    place: i64 = state.seat_of[faction] - seat
    return place + SEATS if place < 0 else place


def write_table(state: Trieste, out: vec[i16], at: i64) -> None:
    out[at] = i16(state.turn)
    out[at + 1] = i16(state.options.max_turns)
    if state.turn:
        out[at + 2] = i16(PHASE_OF[state.step] + 1)
    out[at + 3] = i16(state.infamy)
    if state.guarded:
        out[at + 4] = 1
    out[at + 5] = i16(len(state.mint))
    out[at + 6] = i16(len(state.looking))
    spent = state.spent
    coin: i64 = 0
    while coin < TREASURES:
        out[at + SPENT + coin] = i16(spent[coin])
        coin += 1
    prison: i64 = at + AFTER_PLAYERS + CAPTURED * PILE
    for card in state.captured:
        out[prison + PRISON[card]] += 1


def write_faction(state: Trieste, faction: i64, own: bool, out: vec[i16], row: i64, at: i64) -> None:
    """What lies before a player, as they see it themselves or as the others do."""
    size: i64 = PILE
    piles: i64 = at + AFTER_PLAYERS - TREASURES
    hand = state.hands[faction]
    held: i64 = len(hand)
    treasures: i64 = coins(hand)
    table: i64 = state.table[faction]
    out[row + 3] = i16(faction + 1)
    if table != NO_CARD:
        up: i64 = state.up
        paid: i64 = state.paid
        if up >> faction & 1:
            out[row + 7] = i16(table + 1)
            out[row + 9] = i16(paid >> faction & 1)
        else:
            held += 1
            if table < TREASURES:
                treasures += 1
            if own:
                out[row + 7] = i16(table + 1)
            out[row + 8] = 1
    out[row + 4] = i16(held)
    out[row + 5] = i16(treasures)
    out[row + 6] = i16(len(state.decks[faction]))
    side = state.sides[faction]
    if side != NO_HERO:
        out[row + 11] = i16(side)
        if own or side != FACE_DOWN:
            out[row + 10] = i16(3 * faction + state.heroes[faction] + 1)
    out[row + 12] = i16(state.dearer[faction])
    out[row + 13] = i16(state.dearer_next[faction])
    if own:
        write_cards(hand, out, row + PURSES, piles)
    write_cards(state.known[faction], out, row + PURSES + KNOWN * TREASURES, piles + KNOWN * size)
    write_cards(state.discards[faction], out, row, piles + DISCARDS * size)


def write_cards(cards: list[int], out: vec[i16], purse: i64, pile: i64) -> None:
    """Count cards, treasures from one place on, faction cards from another: each as far from it as its number."""
    card: i64
    for card in cards:
        out[(purse if card < TREASURES else pile) + card] += 1


def write_witnessed(state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
    """What all saw go from hands this turn, and what was only shown."""
    width: i64 = PLAYER
    size: i64 = PILE
    purses: i64 = at + AFTER_TABLE + PURSES
    piles: i64 = at + AFTER_PLAYERS - TREASURES
    seen: i64
    for seen in state.witnessed:
        kind: i64 = LOST + (seen >> 8)
        card: i64 = seen & 63
        if card < TREASURES:
            out[purses + width * place_of(state, seen >> 6 & 3, seat) + kind * TREASURES + card] += 1
        else:
            out[piles + kind * size + card] += 1


# ---------------------------------------------------------------------- what is asked


def write_question(state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
    top = state.stack[-1]
    row: i64 = at + AFTER_TABLE
    if isinstance(top, Asking):
        asked = place_of(state, top.who, seat)
        out[row + PLAYER * asked + 1] = 1
        if state.looking and asked == 0:
            for coin in state.looking:
                out[at + LOOKING + coin] += 1
        if state.turn:
            acting = FACTION_OF[state.step]
            if acting != NO_CARD:
                out[row + PLAYER * place_of(state, acting, seat) + 2] = 1
        write_asking(state, top, seat, out, at + QUESTION)
    elif isinstance(top, PickHeroes):
        out[at + QUESTION] = 2
        for other in top.asked(state, seat):
            out[row + PLAYER * place_of(state, state.faction_of[other], seat) + 1] = 1
        if top.picks[seat]:
            out[row + 10] = i16(3 * state.faction_of[seat] + top.picks[seat][0] - HERO + 1)
    elif isinstance(top, ChooseFactions):
        out[at + QUESTION] = 1
        chosen = len(top.chosen)
        for other in range(chosen + 1):
            place: i64 = (other - seat) % SEATS
            if other < chosen:
                out[row + PLAYER * place + 3] = i16(top.chosen[other] + 1)
            else:
                out[row + PLAYER * place + 1] = 1


def write_asking(state: Trieste, top: Asking, seat: int, out: vec[i16], at: i64) -> None:
    """Which question it is, and what it is about."""
    if isinstance(top, Play):
        out[at] = 3
    elif isinstance(top, Draw):
        out[at] = 4
        out[at + 1] = 1 if top.first else 2
    elif isinstance(top, Pay):
        out[at] = 5
        out[at + 1] = i16(top.cost)
    elif isinstance(top, Window):
        out[at] = 6
        out[at + 3] = i16(top.trigger)
        write_threat(state, state.stack[-2], seat, out, at)
    elif isinstance(top, BuyBack):
        out[at] = 7
    elif isinstance(top, HeroTime):
        out[at] = 8
        if top.early:
            out[at + 2] = 1
    elif isinstance(top, Giving):
        out[at] = 9
        out[at + 1] = i16(state.treasure_to_go(top.who, top.count))
        out[at + 4] = i16(place_of(state, top.taker, seat) + 1)
    elif isinstance(top, Keeping):
        out[at] = 10
    elif isinstance(top, MayGain):
        out[at] = 11
        out[at + 1] = i16(top.count)
    elif isinstance(top, Exchange):
        out[at] = 12
        out[at + 1] = i16(top.times)
    elif isinstance(top, Sell):
        out[at] = 13
        out[at + 1] = i16(top.times)
    elif isinstance(top, Rob):
        out[at] = 14
        out[at + 1] = i16(top.count)
    elif isinstance(top, Arrest):
        out[at] = 15
        out[at + 1] = i16(top.count)
        out[at + 7] = i16(top.place + 1)
    elif isinstance(top, Free):
        out[at] = 16
        out[at + 7] = i16((IN_HAND if top.to_hand else IN_DISCARDS) + 1)
    else:
        assert isinstance(top, Recruit)
        out[at] = 17


def write_threat(state: Trieste, coming: Frame[Trieste], seat: int, out: vec[i16], at: i64) -> None:
    """What is about to happen lies right beneath the question whether somebody reacts."""
    by = WATCH
    victim = THIEF
    count = 1
    if isinstance(coming, Seize):
        out[at + 6] = i16(coming.card - TREASURES + 1)
        out[at + 7] = i16(coming.place + 1)
    elif isinstance(coming, Taking):
        by, victim, count = coming.who, coming.victim, state.treasure_to_go(coming.victim, coming.count)
    elif isinstance(coming, Giving):
        by, victim, count = coming.taker, coming.who, state.treasure_to_go(coming.who, coming.count)
    else:
        assert isinstance(coming, Risen)
        by, victim, count = THIEF, WATCH, state.infamy_to_come(coming.count)
    out[at + 1] = i16(count)
    out[at + 4] = i16(place_of(state, by, seat) + 1)
    out[at + 5] = i16(place_of(state, victim, seat) + 1)


OBSERVER: Final = TriesteObserver((TABLE_BLOCK, PLAYERS, PILES), CHOICE)
