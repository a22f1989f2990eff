"""What a seat observes. All lies open but the picks at the start, which are their owners' alone (TRK-C-15).

A number under a block is the place of a column in its rows, the first one of a list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.columns import Block, block, flag, number, things, with_room, word
from ...core.observer import Observer
from .cards import ARGUMENTS, CARDS, SET
from .rules import PAUSE, PICK, Societies, Turn
from .state import CHEST_SIZE, COINS, FILLER_SEALS, SEALS, SEALS_TO_WIN, SOCIETIES, Trickery

MOST_SEATS: Final = 6
MOST_TURNS: Final = 6 * 1000
MOST_CARDS: Final = 8  # of different names, those to come included
MOST_CHOICES: Final = sum(  # with the whole hand and all coins; nobody names oneself
    [MOST_SEATS - 1 if card.targets_seat() else COINS if card.counts_coins() else 1 for card in SET]
)

TABLE_BLOCK: Final = block(
    "table",
    number("seats", MOST_SEATS),
    number("coin_pool", COINS),
    number("seal_pool", SEALS),
    number("turns_left", MOST_TURNS),
    *[number(f"chest_{society}", CHEST_SIZE) for society in SOCIETIES],
)
T_SEATS: Final = 0
T_COIN_POOL: Final = 1
T_SEAL_POOL: Final = 2
T_TURNS_LEFT: Final = 3
T_CHEST_THORN: Final = 4
T_CHEST_MACHINE: Final = 5

PLAYERS: Final = things(
    "players",
    MOST_SEATS,
    flag("asked"),
    word("society", SOCIETIES),
    word("pick", SOCIETIES),  # of the observer alone, until all are shown
    number("coins", COINS),
    number("seals", SEALS_TO_WIN - 1 + FILLER_SEALS),  # of somebody who has won
    *with_room([flag(f"hand[{card.id}]") for card in CARDS], MOST_CARDS),
)
P_THERE: Final = 0
P_ASKED: Final = 1
P_SOCIETY: Final = 2
P_PICK: Final = 3
P_COINS: Final = 4
P_SEALS: Final = 5
P_HAND: Final = 6

KINDS: Final = ("pause", "choose", *[card.id for card in CARDS])
K_PAUSE: Final = 1
K_CHOOSE: Final = 2
K_CARDS: Final = 3  # + card

CHOICE: Final = Block(
    "choices",
    (word("kind", KINDS), number("target", MOST_SEATS), number("coins", COINS), word("society", SOCIETIES)),
    MOST_CHOICES,
)
A_KIND: Final = 0
A_TARGET: Final = 1
A_COINS: Final = 2
A_SOCIETY: Final = 3

AFTER_TABLE: Final = len(TABLE_BLOCK.columns)
PLAYER: Final = len(PLAYERS.columns)


class TrickeryObserver(Observer[Trickery]):
    def write(self, state: Trickery, seat: int, out: vec[i16], at: i64) -> None:
        seats = state.seats
        out[at + T_SEATS] = i16(seats)
        out[at + T_COIN_POOL] = i16(state.coin_pool)
        out[at + T_SEAL_POOL] = i16(state.seal_pool)
        out[at + T_TURNS_LEFT] = i16(state.turns_left)
        out[at + T_CHEST_THORN] = i16(state.chests[0])
        out[at + T_CHEST_MACHINE] = i16(state.chests[1])
        sides, coins, seals, hands = state.sides, state.coins, state.seals, state.hands
        row: i64 = at + AFTER_TABLE
        player = seat
        for _ in range(seats):
            out[row + P_THERE] = 1
            out[row + P_SOCIETY] = i16(sides[player] + 1)
            out[row + P_COINS] = i16(coins[player])
            out[row + P_SEALS] = i16(seals[player])
            hand: i64 = hands[player]
            card: i64 = row + P_HAND
            while hand:
                out[card] = i16(hand & 1)
                hand >>= 1
                card += 1
            row += PLAYER
            player += 1
            if player == seats:
                player = 0
        if state.over:
            return
        row = at + AFTER_TABLE
        top = state.stack[-1]
        if isinstance(top, Turn):
            other: i64 = top.seat - seat
            out[row + (other if other >= 0 else other + seats) * PLAYER + P_ASKED] = 1
        elif isinstance(top, Societies):
            for other in range(seats):
                out[row + other * PLAYER + P_ASKED] = 1
            if top.picks[seat]:
                out[row + P_ASKED] = 0
                out[row + P_PICK] = i16(top.picks[seat][0] - PICK + 1)

    def write_choice(self, state: Trickery, seat: int, action: int, out: vec[i16], at: i64) -> None:
        if action >= PICK:
            out[at + A_KIND] = K_CHOOSE
            out[at + A_SOCIETY] = i16(action - PICK + 1)
        elif action == PAUSE:
            out[at + A_KIND] = K_PAUSE
        else:
            card, argument = action // ARGUMENTS, action % ARGUMENTS
            out[at + A_KIND] = i16(K_CARDS + card)
            if CARDS[card].targets_seat():
                out[at + A_TARGET] = i16((argument - seat) % state.seats)
            else:
                out[at + A_COINS] = i16(argument)

    def winners(self, state: Trickery) -> list[int]:
        return state.winners


OBSERVER: Final = TrickeryObserver((TABLE_BLOCK, PLAYERS), CHOICE)
