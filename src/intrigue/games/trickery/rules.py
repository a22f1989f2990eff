"""The flow of the game: sealed societies, then turns of act or pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from ...core.state import Frame, Together
from .cards import ARGUMENTS, CARDS, SET, ActionCard
from .events import Paused, Picked, Played, Shown, Skipped, Starts
from .state import (
    COINS,
    MACHINE,
    SEALS,
    SOCIETIES,
    START_COINS,
    THORN,
    UNDECIDED,
    WHOLE_HAND,
    Trickery,
)

if TYPE_CHECKING:
    from ...core.game import Game
    from .options import TrickeryOptions

# Actions: those of a card are card * ARGUMENTS + argument, then come
PAUSE: Final = 444  # after all that cards are played with: there is room for eleven
PICK: Final = 448  # + society; picks lie in states while they are sealed, so this number stays


class Societies(Together[Trickery]):
    """TRK-SET-3: everyone picks a side of the society card in secret; all are shown at once.

    The choice is free, so all may find themselves in one society (TRK-C-14)."""

    __slots__ = ()

    def menu(self, state: Trickery, seat: int, picked: tuple[int, ...]) -> list[int]:
        return PICKS if not picked else NO_PICKS

    def note(self, state: Trickery, seat: int, action: int) -> None:
        if state.events is not None:
            state.tell(None, Picked(seat, SOCIETIES[action - PICK]), (seat,))

    def reveal(self, state: Trickery) -> None:
        state.sides = [picks[0] - PICK for picks in self.picks]
        state.revealed += 1
        if state.events is not None:
            state.tell(Shown(tuple([SOCIETIES[side] for side in state.sides])))
        begin(state, first_seat(state))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Trickery]:
        return Societies(picks)


class Turn(Frame[Trickery]):
    """TRK-TURN-1: act or pause, one of them; then the next player."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: Trickery) -> bool:
        """False for a player who can neither act nor pause (TRK-C-11)."""
        seat = self.seat
        if state.hands[seat] != WHOLE_HAND or state.coins[seat] > 0:
            return True  # pause, or pay tribute
        return len(self.actions(state, seat)) > 0

    def mover(self, state: Trickery) -> int:
        return self.seat

    def actions(self, state: Trickery, seat: int) -> list[int]:
        out: list[int] = []
        if seat != self.seat:
            return out
        hand = state.hands[seat]
        for card in SET:
            if hand >> card.number & 1:
                card.offers(state, seat, out)
        if hand != WHOLE_HAND:  # TRK-PAUSE-1: there is something to pick up
            out.append(PAUSE)
        return out

    def choose(self, state: Trickery, seat: int, action: int) -> None:
        if action == PAUSE:
            pause(state, seat)
        else:
            play(state, seat, CARDS[action // ARGUMENTS], action % ARGUMENTS)
        if not state.over:
            pass_on(state, seat)

    def run(self, state: Trickery) -> None:
        if state.events is not None:
            state.tell(Skipped(self.seat))
        pass_on(state, self.seat)


PICKS: Final[list[int]] = [PICK + THORN, PICK + MACHINE]
NO_PICKS: Final[list[int]] = []
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(6)]  # frames never change, so one of each will do


def deal(game: Game, seats: int, options: TrickeryOptions, rng: Rng) -> Trickery:
    """TRK-SET-1, TRK-SET-2: coins for everybody, and a pool that starts the same for any number (TRK-C-20)."""
    state = Trickery(game, seats, options, rng)
    state.stack.append(Societies(tuple([() for _ in range(seats)])))
    state.sides = [UNDECIDED] * seats
    state.coins = [START_COINS] * seats
    state.hands = [WHOLE_HAND] * seats
    state.coin_pool = COINS - START_COINS * seats
    state.seal_pool = SEALS
    state.turns_left = options.max_turns * seats
    return state


def first_seat(state: Trickery) -> int:
    """TRK-SET-4, TRK-C-19."""
    start = state.options.start_player
    if start == "random":
        return state.rng.below(state.seats)
    seat: int = start - 1
    return seat


def begin(state: Trickery, seat: int) -> None:
    """The first turn."""
    if state.events is not None:
        state.tell(Starts(seat))
    state.stack.append(TURNS[seat])


def play(state: Trickery, seat: int, card: ActionCard, argument: int) -> None:
    """TRK-ACT-1: lay the card open and carry it out."""
    state.hands[seat] = state.hands[seat] & ~(1 << card.number)
    if state.events is not None:
        if card.targets_seat():
            state.tell(Played(seat, card.id, argument))
        else:
            state.tell(Played(seat, card.id, None, argument or None))
    card.play(state, seat, argument)


def pause(state: Trickery, seat: int) -> None:
    """TRK-PAUSE-1."""
    if state.events is not None:
        played = [card.id for card in SET if not state.hands[seat] >> card.number & 1]
        state.tell(Paused(seat, tuple(played)))
    state.hands[seat] = WHOLE_HAND


def pass_on(state: Trickery, seat: int) -> None:
    """The next player's turn, unless the turn limit is reached (TRK-C-17)."""
    state.turns_left -= 1
    if state.turns_left == 0:
        state.time_out()
        return
    after = seat + 1
    state.stack.append(TURNS[0 if after == state.seats else after])
