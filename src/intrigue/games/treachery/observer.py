"""What a seat observes: the table, the players and the ten characters, each with its row and its wounds.

Hidden are the others' cards and agendas, and which action somebody is about to choose: its steps are observed by the
one who takes them (TRE-C-27). Which cards the second deck was made of, and who has drawn from it, everybody has seen.
What is still due of an action that is carried out lies open as well: moves and attacks whose order is asked for, and
the last deed of whoever was killed. Points follow from the rows; what earlier turns tell of agendas is left to players
that remember.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.columns import Block, block, flag, number, things, with_room, word
from ...core.observer import Observer
from . import ids
from .cards import agendas
from .cards.actions import HALVES, NO_CARD
from .cards.characters import COUNT, HOUSES
from .cards.picture import NOBODY
from .rules.action import DEAL, PICK, Blows, LastDeed, Moves
from .rules.turn import Fill, NextGame
from .state import GOES_ON, MATCH_VICTORIES, Treachery

MOST_SEATS: Final = 4
MOST_TURNS: Final = 22  # of two players, who draw eleven cards of each deck
MOST_CARDS: Final = 16  # of different names, those to come included
MOST_ROWS: Final = COUNT + 4 * 3  # two moves of an action and two of last deeds, each over three rows at most

QUESTIONS: Final = ("action", "fill", "next_move", "next_attack", "last_deed", "deal")
ACTION: Final = 1  # and so on, as words
FILL: Final = 2
NEXT_MOVE: Final = 3
NEXT_ATTACK: Final = 4
LAST_DEED: Final = 5
DEALING: Final = 6

TABLE_BLOCK: Final = block(
    "table",
    number("seats", MOST_SEATS),
    flag("match"),
    number("game", MOST_SEATS * (MATCH_VICTORIES - 1) + 1),  # of a match
    number("turns", MOST_TURNS),
    word("ending", ("two_killed", "deck_out", "stuck")),  # of this game; agendas lie open from then on
    number("rows", MOST_ROWS),
    number("deck", len(ids.CARDS) - 3),  # two players hold one each, one is revealed
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
DISCARDS: Final = 20  # of the table's columns, the first with a card
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
CHOICE: Final = Block(
    "choices",
    (
        word("kind", ("action", "pick", "deal")),
        word("card", ids.CARDS),
        word("half", HALVES),
        word("character", ids.CHARACTERS),
    ),
    COUNT,
)
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
            out[at] = 1
            out[at + 1] = i16(action // 2 + 1)
            out[at + 2] = i16(action % 2 + 1)
        elif action < DEAL:
            out[at] = 2
            out[at + 3] = i16(action - PICK + 1)
        else:
            out[at] = 3

    def winners(self, state: Treachery) -> list[int]:
        return state.champions()


def write_table(state: Treachery, seat: int, out: vec[i16], at: i64) -> None:
    out[at] = i16(state.seats)
    if state.options.match:
        out[at + 1] = 1
    out[at + 2] = i16(state.number)
    out[at + 3] = i16(state.turns)
    out[at + 4] = i16(state.ending)
    out[at + 5] = i16(len(state.rows))
    out[at + 6] = i16(len(state.deck))
    out[at + 7] = i16(state.shown + 1)
    out[at + 8] = i16(state.hands[seat] + 1)
    out[at + 9] = i16(state.used + 1)
    actor, action, first, second, _ = state.last
    if actor != NOBODY:
        out[at + 11] = i16((action >> 1) + 1)
        out[at + 12] = i16((action & 1) + 1)
        out[at + 13] = i16(first + 1)
        out[at + 14] = i16(second + 1)
    place: i64 = at + DISCARDS
    write_set(state.discards, out, place, 1)
    write_set(state.second, out, place + MOST_CARDS, 1)


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
        out[row] = 1
        if player == active:
            out[row + 2] = 1
        if player == first:
            out[row + 3] = 1
        if player == last:
            out[row + 4] = 1
        if state.hands[player] != NO_CARD:
            out[row + 5] = 1
        out[row + 6] = i16(state.redrawn >> player & 1)
        out[row + 7] = i16(state.victories[player])
        if scored or player == seat:
            goal = agendas.ALL[state.goals[player]]
            out[row + 8] = i16(goal.rise + 1)
            out[row + 9] = i16(goal.fall + 1)
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
        out[row] = 1
        out[row + 1] = i16(who + 1)
        out[row + 3] = i16(wounded >> who & 1)
        out[row + 4] = i16(killed >> who & 1)
        who += 1
        row += width
    for height in range(len(state.rows)):
        group: i64 = state.rows[height]
        row = at + 2
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
    out[at + AFTER_TABLE + asked * PLAYER + 1] = 1
    question = ACTION
    if isinstance(top, Fill):
        if top.seat == seat:
            question = FILL
            out[at + 15] = i16((top.action >> 1) + 1)
            out[at + 16] = i16((top.action & 1) + 1)
            out[at + 17] = i16(top.first + 1)
    elif state.used != NO_CARD:
        if isinstance(top, LastDeed):
            question = LAST_DEED
            out[at + 18] = i16(top.who + 1)
            out[at + 19] = i16(top.step)
        else:
            question = NEXT_MOVE if isinstance(top, Moves) else NEXT_ATTACK
        write_due(state, out, at + AFTER_PLAYERS)
    elif isinstance(top, NextGame):
        question = DEALING
    out[at + 10] = i16(question)


def write_due(state: Treachery, out: vec[i16], at: i64) -> None:
    """The moves and attacks that are yet to come, whether one is asked for their order now or later."""
    for frame in state.stack:
        if isinstance(frame, Moves):
            write_set(frame.ups, out, at + 5, CHARACTER)
            write_set(frame.downs, out, at + 6, CHARACTER)
        elif isinstance(frame, Blows):
            write_set(frame.targets, out, at + 7, CHARACTER)


OBSERVER: Final = TreacheryObserver((TABLE_BLOCK, PLAYERS, CAST), CHOICE)
