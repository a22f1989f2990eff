"""What a seat observes: the table, the players and the ten characters, each with its row and its wounds.

Hidden are the others' cards and agendas, and which action somebody is about to choose: its steps are observed by the
one who takes them (TRE-C-27). Which cards the second deck was made of, and who has drawn from it, everybody has seen.
What is still due of an action that is carried out lies open as well: moves and attacks whose order is asked for, and
the last deed of whoever was killed. Points follow from the rows; what earlier turns tell of agendas is left to players
that remember. A number under a block is the place of a column in its rows, the first one of a list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.columns import Block, block, flag, number, things, with_room, word
from ...core.observer import Observer
from . import ids
from .cards import agendas
from .cards.actions import DECK, HALVES, MOST_TURNS, NO_CARD
from .cards.characters import COUNT, HOUSES
from .cards.picture import NOBODY
from .rules.actions import DEAL, PICK
from .rules.effects import Blows, LastDeed, Moves
from .rules.turn import Fill, NextGame
from .state import GOES_ON, MATCH_VICTORIES, Treachery

MOST_SEATS: Final = 4
MOST_CARDS: Final = 16  # of different names, those to come included
MOST_ROWS: Final = COUNT + 4 * 3  # two moves of an action and two of last deeds, each over three rows at most

QUESTIONS: Final = ("action", "fill", "next_move", "next_attack", "last_deed", "deal")
Q_ACTION: Final = 1
Q_FILL: Final = 2
Q_NEXT_MOVE: Final = 3
Q_NEXT_ATTACK: Final = 4
Q_LAST_DEED: Final = 5
Q_DEAL: Final = 6

TABLE_BLOCK: Final = block(
    "table",
    number("seats", MOST_SEATS),
    flag("match"),
    number("game", MOST_SEATS * (MATCH_VICTORIES - 1) + 1),  # of a match
    number("turns", MOST_TURNS),
    word("ending", ("two_killed", "deck_out", "stuck")),  # of this game; agendas lie open from then on
    number("rows", MOST_ROWS),
    number("deck", len(DECK) - 3),  # two players hold one each, one is revealed
    word("shown", ids.CARDS),
    word("hand", ids.CARDS),  # the observer's
    word("used", ids.CARDS),  # whose action is being carried out
    word("question", QUESTIONS),
    word("last_card", ids.CARDS),  # the latest action, and who filled its symbols: one or two have effects
    word("last_half", HALVES),
    word("last_first", ids.CHARACTERS),
    word("last_second", ids.CHARACTERS),
    word("filling_card", ids.CARDS),  # the action whose symbols the observer is filling
    word("filling_half", HALVES),
    word("filled", ids.CHARACTERS),  # who fills the first of two
    word("deed_of", ids.CHARACTERS),  # whose last deed is being done
    number("deed_step", 1),
    *with_room([flag(f"discards[{card}]") for card in ids.CARDS], MOST_CARDS),
    *with_room([flag(f"second_deck[{card}]") for card in ids.CARDS], MOST_CARDS),  # of these it was made
)
T_SEATS: Final = 0
T_MATCH: Final = 1
T_GAME: Final = 2
T_TURNS: Final = 3
T_ENDING: Final = 4
T_ROWS: Final = 5
T_DECK: Final = 6
T_SHOWN: Final = 7
T_HAND: Final = 8
T_USED: Final = 9
T_QUESTION: Final = 10
T_LAST_CARD: Final = 11
T_LAST_HALF: Final = 12
T_LAST_FIRST: Final = 13
T_LAST_SECOND: Final = 14
T_FILLING_CARD: Final = 15
T_FILLING_HALF: Final = 16
T_FILLED: Final = 17
T_DEED_OF: Final = 18
T_DEED_STEP: Final = 19
T_DISCARDS: Final = 20
T_SECOND_DECK: Final = T_DISCARDS + MOST_CARDS

PLAYERS: Final = things(
    "players",
    MOST_SEATS,
    flag("asked"),
    flag("active"),  # on turn
    flag("first"),  # began this game
    flag("last"),  # did the latest action
    number("cards", 1),
    flag("redrawn"),  # the card in hand came from the second deck
    number("victories", MATCH_VICTORIES),
    word("rise", HOUSES),  # the agenda: the observer's own, until all are shown
    word("fall", HOUSES),
)
P_THERE: Final = 0
P_ASKED: Final = 1
P_ACTIVE: Final = 2
P_FIRST: Final = 3
P_LAST: Final = 4
P_CARDS: Final = 5
P_REDRAWN: Final = 6
P_VICTORIES: Final = 7
P_RISE: Final = 8
P_FALL: Final = 9

CAST: Final = things(
    "characters",
    COUNT,
    word("who", ids.CHARACTERS),
    number("row", MOST_ROWS - 1),  # 0 is the highest
    flag("wounded"),
    flag("killed"),
    flag("up"),  # is still to be moved
    flag("down"),
    flag("attack"),  # is still to be attacked
)
C_THERE: Final = 0
C_WHO: Final = 1
C_ROW: Final = 2
C_WOUNDED: Final = 3
C_KILLED: Final = 4
C_UP: Final = 5
C_DOWN: Final = 6
C_ATTACK: Final = 7

KINDS: Final = ("action", "pick", "deal")
K_ACTION: Final = 1
K_PICK: Final = 2
K_DEAL: Final = 3

CHOICE: Final = Block(
    "choices",
    (
        word("kind", KINDS),
        word("card", ids.CARDS),
        word("half", HALVES),
        word("character", ids.CHARACTERS),
    ),
    COUNT,
)
A_KIND: Final = 0
A_CARD: Final = 1
A_HALF: Final = 2
A_CHARACTER: Final = 3

AFTER_TABLE: Final = len(TABLE_BLOCK.columns)
PLAYER: Final = len(PLAYERS.columns)
CHARACTER: Final = len(CAST.columns)
AFTER_PLAYERS: Final = AFTER_TABLE + PLAYERS.width


class TreacheryObserver(Observer[Treachery]):
    def write(self, state: Treachery, seat: int, out: vec[i16], at: i64) -> None:
        write_table(state, seat, out, at)
        write_players(state, seat, out, at + AFTER_TABLE)
        write_characters(state, out, at + AFTER_PLAYERS)
        if not state.over:
            write_question(state, seat, out, at)

    def write_choice(self, state: Treachery, seat: int, action: int, out: vec[i16], at: i64) -> None:
        if action < PICK:
            out[at + A_KIND] = K_ACTION
            out[at + A_CARD] = i16(action // 2 + 1)
            out[at + A_HALF] = i16(action % 2 + 1)
        elif action < DEAL:
            out[at + A_KIND] = K_PICK
            out[at + A_CHARACTER] = i16(action - PICK + 1)
        else:
            out[at + A_KIND] = K_DEAL

    def winners(self, state: Treachery) -> list[int]:
        return state.champions()


def write_table(state: Treachery, seat: int, out: vec[i16], at: i64) -> None:
    out[at + T_SEATS] = i16(state.seats)
    if state.options.match:
        out[at + T_MATCH] = 1
    out[at + T_GAME] = i16(state.number)
    out[at + T_TURNS] = i16(state.turns)
    out[at + T_ENDING] = i16(state.ending)
    out[at + T_ROWS] = i16(len(state.rows))
    out[at + T_DECK] = i16(len(state.deck))
    out[at + T_SHOWN] = i16(state.shown + 1)
    out[at + T_HAND] = i16(state.hands[seat] + 1)
    out[at + T_USED] = i16(state.used + 1)
    actor, action, first, second, _ = state.last
    if actor != NOBODY:
        out[at + T_LAST_CARD] = i16((action >> 1) + 1)
        out[at + T_LAST_HALF] = i16((action & 1) + 1)
        out[at + T_LAST_FIRST] = i16(first + 1)
        out[at + T_LAST_SECOND] = i16(second + 1)
    write_set(state.discards, out, at + T_DISCARDS, 1)
    write_set(state.second, out, at + T_SECOND_DECK, 1)


def write_set(group: i64, out: vec[i16], at: i64, stride: i64) -> None:
    """A flag for everything in a set."""
    while group:
        if group & 1:
            out[at] = 1
        group >>= 1
        at += stride


def write_players(state: Treachery, seat: int, out: vec[i16], at: i64) -> None:
    seats = state.seats
    active, first, last = state.active, state.first, state.last[0]
    scored = state.ending != GOES_ON
    player = seat
    row = at
    for _ in range(seats):
        out[row + P_THERE] = 1
        if player == active:
            out[row + P_ACTIVE] = 1
        if player == first:
            out[row + P_FIRST] = 1
        if player == last:
            out[row + P_LAST] = 1
        if state.hands[player] != NO_CARD:
            out[row + P_CARDS] = 1
        out[row + P_REDRAWN] = i16(state.redrawn >> player & 1)
        out[row + P_VICTORIES] = i16(state.victories[player])
        if scored or player == seat:
            goal = agendas.ALL[state.goals[player]]
            out[row + P_RISE] = i16(goal.rise + 1)
            out[row + P_FALL] = i16(goal.fall + 1)
        player += 1
        if player == seats:
            player = 0
        row += PLAYER


def write_characters(state: Treachery, out: vec[i16], at: i64) -> None:
    width: i64 = CHARACTER
    wounded: i64 = state.wounded
    killed: i64 = state.killed
    who: i64 = 0
    row = at
    while who < COUNT:
        out[row + C_THERE] = 1
        out[row + C_WHO] = i16(who + 1)
        out[row + C_WOUNDED] = i16(wounded >> who & 1)
        out[row + C_KILLED] = i16(killed >> who & 1)
        who += 1
        row += width
    for height in range(len(state.rows)):
        group: i64 = state.rows[height]
        row = at + C_ROW
        while group:
            if group & 1:
                out[row] = i16(height)
            group >>= 1
            row += width


def write_question(state: Treachery, seat: int, out: vec[i16], at: i64) -> None:
    """Who is asked what, and what is still to be done. To others somebody who fills symbols still seems to choose
    an action."""
    top = state.stack[-1]
    asked: i64 = top.mover(state) - seat
    if asked < 0:
        asked += state.seats
    out[at + AFTER_TABLE + asked * PLAYER + P_ASKED] = 1
    question = Q_ACTION
    if isinstance(top, Fill):
        if top.seat == seat:
            question = Q_FILL
            out[at + T_FILLING_CARD] = i16((top.action >> 1) + 1)
            out[at + T_FILLING_HALF] = i16((top.action & 1) + 1)
            out[at + T_FILLED] = i16(top.first + 1)
    elif state.used != NO_CARD:
        if isinstance(top, LastDeed):
            question = Q_LAST_DEED
            out[at + T_DEED_OF] = i16(top.who + 1)
            out[at + T_DEED_STEP] = i16(top.step)
        else:
            question = Q_NEXT_MOVE if isinstance(top, Moves) else Q_NEXT_ATTACK
        write_due(state, out, at + AFTER_PLAYERS)
    elif isinstance(top, NextGame):
        question = Q_DEAL
    out[at + T_QUESTION] = i16(question)


def write_due(state: Treachery, out: vec[i16], at: i64) -> None:
    """The moves and attacks that are yet to come, whether one is asked for their order now or later."""
    for frame in state.stack:
        if isinstance(frame, Moves):
            write_set(frame.ups, out, at + C_UP, CHARACTER)
            write_set(frame.downs, out, at + C_DOWN, CHARACTER)
        elif isinstance(frame, Blows):
            write_set(frame.targets, out, at + C_ATTACK, CHARACTER)


OBSERVER: Final = TreacheryObserver((TABLE_BLOCK, PLAYERS, CAST), CHOICE)
