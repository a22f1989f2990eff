"""The flow of a game: turns, and choosing an action step by step.

What a player is about to do stays secret until the whole action is chosen: it may come from the hand, and steps may be
taken back. So the steps are sealed, and everybody else sees only whose turn it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.rng import Rng
from ....core.state import Frame
from ..cards.actions import ACTIONS
from ..cards.effects import ATTACK
from ..cards.picture import NOBODY, Picture
from ..events import Stuck
from ..state import GOES_ON, STUCK, Treachery
from .actions import DEAL, PICK, PICKS
from .effects import carry_out, lowest, order_matters
from .setup import deal

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import TreacheryOptions

NO_ACTIONS: Final[list[int]] = []


def begin(game: Game, seats: int, options: TreacheryOptions, rng: Rng) -> Treachery:
    """An empty table, the deal about to come."""
    state = Treachery(game, seats, options, rng)
    start = options.start_player
    state.first = rng.below(seats) if start == "random" else start - 1  # TRE-SET-6, TRE-C-23
    state.active = state.first
    state.stack.append(DEALING)
    return state


class Deal(Frame[Treachery]):
    """A game of several begins, or the only one."""

    __slots__ = ()

    def asks(self, state: Treachery) -> bool:
        return False

    def run(self, state: Treachery) -> None:
        deal(state)
        state.stack.append(PLAY)


class Play(Frame[Treachery]):
    """Lies at the bottom and lets turn follow turn."""

    __slots__ = ()

    def asks(self, state: Treachery) -> bool:
        return False

    def run(self, state: Treachery) -> None:
        if state.ending != GOES_ON:
            state.stack.append(NextGame((state.first + 1) % state.seats))
        else:
            state.stack.append(PLAY)
            state.stack.append(TURNS[state.active])


class Turn(Frame[Treachery]):
    """TRE-TURN-1: pick an action: each of the two cards, in hand and revealed, has two. Nobody may pass
    (TRE-TURN-4)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: Treachery) -> bool:
        """False when none of the four is possible (TRE-REQ-7), as the turn begins (TRE-C-20)."""
        return state.can_use(state.shown) or state.can_use(state.hands[self.seat])

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        if seat != self.seat:
            return NO_ACTIONS
        out: list[int] = []
        action = 2 * state.hands[seat]
        if state.possible(action):
            out.append(action)
        if state.possible(action + 1):
            out.append(action + 1)
        action = 2 * state.shown
        if state.possible(action):
            out.append(action)
        if state.possible(action + 1):
            out.append(action + 1)
        return out

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        go_on(state, seat, action, NOBODY, NOBODY, 1)

    def run(self, state: Treachery) -> None:
        """TRE-END-1C; nothing is discarded or drawn (TRE-C-21)."""
        if state.events is not None:
            state.tell(Stuck(self.seat))
        state.finish(STUCK)

    def is_sealed(self, state: Treachery, seat: int) -> bool:
        return True


class Fill(Frame[Treachery]):
    """The next symbol of the chosen action is to be filled by one of `able`."""

    __slots__ = ("seat", "action", "first", "second", "able", "steps")
    seat: int
    action: int
    first: int  # who fills the first symbol, or NOBODY yet
    second: int
    able: int
    steps: int  # how many choices led here

    def __init__(self, seat: int, action: int, first: int, second: int, able: int, steps: int) -> None:
        self.seat = seat
        self.action = action
        self.first = first
        self.second = second
        self.able = able
        self.steps = steps

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        return PICKS[self.able] if seat == self.seat else NO_ACTIONS

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        who = action - PICK
        if self.first == NOBODY:
            go_on(state, seat, self.action, who, NOBODY, self.steps + 1)
        elif self.second == NOBODY:
            go_on(state, seat, self.action, self.first, who, self.steps + 1)
        else:
            carry_out(state, seat, self.action, self.first, self.second, who)

    def is_sealed(self, state: Treachery, seat: int) -> bool:
        return True

    def as_known_to(self, seat: int) -> Frame[Treachery]:
        return self if seat == self.seat else TURNS[self.seat]

    def unseen(self, seat: int) -> int:
        return 0 if seat == self.seat else self.steps


def go_on(state: Treachery, seat: int, action: int, first: int, second: int, steps: int) -> None:
    """Ask for the next symbol, if there is one; where there is nothing to choose, nobody is asked."""
    picture = ACTIONS[action].picture
    third = NOBODY
    at = 0 if first == NOBODY else 1 if second == NOBODY else 2
    while at < picture.asked:
        able = picture.candidates(state.rows, state.wounded, state.killed, first, second)
        if able & (able - 1) and not (at == 0 and same_either_way(state, seat, picture, able)):
            state.stack.append(Fill(seat, action, first, second, able, steps))
            return
        who = lowest(able)
        if at == 0:
            first = who
        elif at == 1:
            second = who
        else:
            third = who
        at += 1
    carry_out(state, seat, action, first, second, third)


def same_either_way(state: Treachery, seat: int, picture: Picture, able: int) -> bool:
    """Whether two characters fill the first two symbols, which are alike, nobody else can, and it does not matter in
    which order (TRE-C-41)."""
    one = lowest(able)
    rest = able & ~(1 << one)
    if not picture.alike(0) or rest & (rest - 1):
        return False
    if picture.candidates(state.rows, state.wounded, state.killed, one, NOBODY) != rest:
        return False
    return picture.symbols[0].effects != ATTACK or not order_matters(state, seat, one, lowest(rest))


class NextGame(Frame[Treachery]):
    """TRE-MATCH-1: between two games of a match; whoever begins the next one deals (TRE-C-32)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        return DEALS if seat == self.seat else NO_ACTIONS

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        state.first = seat
        state.stack.append(DEALING)


DEALS: Final[list[int]] = [DEAL]
DEALING: Final = Deal()
PLAY: Final = Play()
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
