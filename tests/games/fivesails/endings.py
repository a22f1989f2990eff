"""How City of Five Sails can end, for its golden games, and players under whom it ends so."""

from __future__ import annotations

from typing import Any

from tests.games.golden import Ending, blind

from intrigue.core import Game, Player, RandomPlayer, Result, Rng, State
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.ending import LAST
from intrigue.games.fivesails.state.actions import A_CLAIM, A_MOVE, A_PLACE, ARGUMENT
from intrigue.games.fivesails.state.city import CITY_PLACES
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.state import FiveSails


class Lazy(Player):
    """Takes the first that is offered, which mostly means passing, except once in `often` times."""

    def __init__(self, often: int) -> None:
        self.often = often

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        return actions[rng.below(len(actions))] if rng.below(self.often) == 0 else actions[0]


class Squatter(Player):
    """Idles, and on the last Day takes a location where no Renown lies: so the tie is broken by locations."""

    def __init__(self, greedy: bool) -> None:
        self.greedy = greedy

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, FiveSails)
        actions = state.actions(seat)
        top = state.stack[-1]
        bare = [place for place in range(CITY_PLACES) if not state.renown_on[place] and state.control[place] < 0]
        if self.greedy and state.day == LAST and isinstance(top, Turn):
            for action in actions:
                kind, card = action & ~ARGUMENT, action & ARGUMENT
                if kind == A_CLAIM and state.place[card] in bare:
                    return action
            return next((action for action in actions if action & ~ARGUMENT == A_MOVE), actions[0])
        places = [action for action in actions if action & ~ARGUMENT == A_PLACE and action & ARGUMENT < CITY_PLACES]
        if places and isinstance(top, Choosing) and state.phase == DRAMA:  # where to move to
            return next((action for action in places if action & ARGUMENT in bare), actions[0])
        if places:  # where to put Renown: all on one heap
            return max(places, key=lambda action: state.renown_on[action & ARGUMENT])
        return actions[0]


def one_sensible(game: Game, seats: int, number: int) -> list[Player]:
    return [game.bot() if seat == number % seats else RandomPlayer() for seat in range(seats)]


def lazy(game: Game, seats: int, number: int) -> list[Player]:
    return [Lazy(12) for _ in range(seats)]


def idle(game: Game, seats: int, number: int) -> list[Player]:
    return [Lazy(1000) for _ in range(seats)]


def squatting(game: Game, seats: int, number: int) -> list[Player]:
    return [Squatter(greedy=seat == 0) for seat in range(seats)]


def alone(state: FiveSails, result: Result) -> bool:
    return len(result.winners) == 1


def level(state: FiveSails, result: Result) -> bool:
    return len(result.winners) > 1


MIRROR: dict[str, Any] = {"decks": "eisen/eisen"}
ENDINGS = {
    "assassination": Ending("FIV-VICTORY-1", 2, {}, alone, one_sensible),
    "dominance": Ending("FIV-VICTORY-2", 2, {"decks": "castille/montaigne"}, alone, one_sensible),
    "economic": Ending("FIV-VICTORY-3", 2, {"gamble_rest": "sink"}, alone, one_sensible, sealed=True),
    "economic_most": Ending("FIV-TIE-3", 3, {}, alone, blind),
    "fifth_day": Ending("FIV-VICTORY-4", 2, {"open_decks": True}, alone, blind),
    "locations": Ending("FIV-TIE-5", 2, {"decks": "eisen/ussura"}, alone, squatting),
    "influence": Ending("FIV-TIE-6", 2, {}, alone, idle),
    "wounds": Ending("FIV-TIE-7", 2, MIRROR, alone, lazy),
    "draw": Ending("FIV-TIE-8", 2, MIRROR, level, idle),
}
