"""A sensible player."""

from __future__ import annotations

from typing import Final

from ...core.player import Player
from ...core.rng import Rng
from ...core.state import State
from .cards import agendas
from .cards.actions import CARDS
from .cards.characters import how_many
from .rules.action import DEAL
from .state import DECK_OUT, GOES_ON, TWO_KILLED, Treachery

SPREAD: Final = 1.6  # how far points drift apart in a turn
NEARLY: Final = 1e-9


class Plotter(Player):
    """Plays every way through its turn in its head and looks at the table that it leaves behind.

    It counts the points that the table is worth to its own agenda and to every agenda that somebody else may hold, and
    asks how likely it is to stay ahead of them until the end: the nearer the end, the surer. So it raises its House,
    lowers the other, keeps both from wounds, kills when it is ahead and avoids it when it is not. It knows nothing of
    the others' cards and agendas and takes none of them for granted.
    """

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Treachery)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        most = -1.0
        for action in options:
            worth = after(state, seat, action)
            if worth > most + NEARLY:
                most = worth
                best = [action]
            elif worth > most - NEARLY:
                best.append(action)
        return best[rng.below(len(best))]


def after(state: Treachery, seat: int, action: int) -> float:
    """What an action is worth to a seat that goes on as well as it can until its turn is over."""
    trial = state.clone()
    trial.do(seat, action)
    return best_of(trial, seat)


def best_of(state: Treachery, seat: int) -> float:
    if turn_over(state, seat):
        return outlook(state, seat)
    most = -1.0
    for action in state.options(seat):
        worth = after(state, seat, action)
        if worth > most:
            most = worth
    return most


def turn_over(state: Treachery, seat: int) -> bool:
    return state.ending != GOES_ON or state.active != seat


def turns_left(state: Treachery) -> float:
    """How many turns may still come. Whether the next player can act is not known, so that is no end."""
    if state.ending == TWO_KILLED or state.ending == DECK_OUT:
        return 0.0
    left = float(len(state.deck))
    if not state.second:
        left += len(CARDS) - 1 - state.seats
    if state.killed:
        left *= 0.5
    return left


def outlook(state: Treachery, seat: int) -> float:
    """How likely a seat is to win from here, by what all know and by its own agenda."""
    own = state.goals[seat]
    mine = state.points(agendas.ALL[own])
    reach = SPREAD * turns_left(state) ** 0.5
    beaten = 0.0
    for goal in agendas.ALL:
        if goal.number // 2 == own // 2:
            continue
        lead = float(mine - state.points(goal))
        away = lead if lead > 0 else -lead
        beaten += 0.5 if away == 0 else 0.5 + 0.5 * lead / (away + reach)
    share = beaten / (agendas.GOALS - 2)
    chance = share
    for _ in range(state.seats - 2):
        chance *= share
    return chance
