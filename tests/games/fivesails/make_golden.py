"""Makes the golden games anew: one finished game for every way in which City of Five Sails can end.

    .venv/bin/python tests/games/fivesails/make_golden.py

It lets players play game after game, some of them lazy (they mostly pass), and keeps the first that ends as wanted.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path

import intrigue
from intrigue.core import Player, RandomPlayer, Rng, State, decide, seeded
from intrigue.core.record import Record
from intrigue.games.fivesails.rules.calendar import LAST
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.frames import A_CLAIM, A_MOVE, A_PLACE, ARGUMENT, Choosing
from intrigue.games.fivesails.state.layout import CITY_PLACES, DRAMA
from intrigue.games.fivesails.state.table import FiveSails

GAME = intrigue.game("fivesails")
FOLDER = Path(__file__).parent / "golden"


class Lazy(Player):
    """Takes the first that is offered, which mostly means passing, except once in `often` times."""

    def __init__(self, often: int) -> None:
        self.often = often

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        options = state.options(seat)
        return options[rng.below(len(options))] if rng.below(self.often) == 0 else options[0]


class Squatter(Player):
    """Idles, and on the last Day takes a location where no Renown lies: so the tie is broken by locations."""

    def __init__(self, greedy: bool) -> None:
        self.greedy = greedy

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, FiveSails)
        options = state.options(seat)
        top = state.stack[-1]
        bare = [place for place in range(CITY_PLACES) if not state.renown_on[place] and state.control[place] < 0]
        if self.greedy and state.day == LAST and isinstance(top, Turn):
            for action in options:
                kind, card = action & ~ARGUMENT, action & ARGUMENT
                if kind == A_CLAIM and state.place[card] in bare:
                    return action
            return next((action for action in options if action & ~ARGUMENT == A_MOVE), options[0])
        places = [action for action in options if action & ~ARGUMENT == A_PLACE and action & ARGUMENT < CITY_PLACES]
        if places and isinstance(top, Choosing) and state.phase == DRAMA:  # where to move to
            return next((action for action in places if action & ARGUMENT in bare), options[0])
        if places:  # where to put Renown: all on one heap
            return max(places, key=lambda action: state.renown_on[action & ARGUMENT])
        return options[0]


MIRROR: dict[str, object] = {"decks": "eisen/eisen"}
ENDINGS: dict[
    str, tuple[str, dict[str, object], int]
] = {  # rule, options, how lazy (0: random, -1: sensible, -2: a squatter)
    "assassination": ("FIV-VICTORY-1", {}, -1),
    "dominance": ("FIV-VICTORY-2", {"decks": "castille/montaigne"}, -1),
    "economic": ("FIV-VICTORY-3", {"gamble_rest": "sink"}, -1),
    "economic_most": ("FIV-TIE-3", {}, 0),
    "fifth_day": ("FIV-VICTORY-4", {"open_decks": True}, 0),
    "locations": ("FIV-TIE-5", {"decks": "eisen/ussura"}, -2),
    "influence": ("FIV-TIE-6", {}, 1000),
    "wounds": ("FIV-TIE-7", MIRROR, 12),
    "draw": ("FIV-TIE-8", MIRROR, 1000),
}


def play(name: str, number: int, keep: bool) -> tuple[Record, State]:
    _, options, lazy = ENDINGS[name]
    seats = 3 if name == "economic_most" else 2
    seed: int | bytes = hashlib.sha256(f"golden {number}".encode()).digest() if name == "economic" else number
    state = GAME.new(seats, seed, dict(options))
    players: list[Player] = []
    for p in range(seats):
        if lazy == -2:
            players.append(Squatter(greedy=p == 0))
        elif lazy < 0:
            players.append(GAME.bot() if p == number % seats else RandomPlayer())
        else:
            players.append(Lazy(lazy) if lazy else RandomPlayer())
    record = Record.begin(GAME, state, [f"Seat {p + 1}" for p in range(seats)], seed)
    rng = seeded(number)
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        action = decide(players[seat], state, seat, rng)
        if keep:
            record.play(state, seat, action)
        else:
            state.do(seat, action)
    return record, state


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (rule, _, _) in ENDINGS.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        for number in count():
            _, state = play(name, number, keep=False)
            if state.result is not None and state.result.rule == rule:
                record, state = play(name, number, keep=True)
                record.save(FOLDER / f"{name}.jsonl")
                print(f"{name}: game {number}, {len(record.lines)} actions, {state.result}", flush=True)
                break


if __name__ == "__main__":
    main()
