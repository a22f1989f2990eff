"""Makes the golden games anew: one finished game for every way in which a game can end.

Run it after the rules got a new version, and look at what changed:

    .venv/bin/python tests/games/mediterranean/make_golden.py

It lets random players play short games until one ends as wanted; the first is a whole game between bots.
"""

from __future__ import annotations

import hashlib
from itertools import count
from pathlib import Path
from typing import Any

import intrigue
from intrigue.core import Player, RandomPlayer, decide, seeded
from intrigue.core.record import Record
from intrigue.games.mediterranean.state.numbers import BY_LEVELS, BY_TRACKS, MOST_POINTS, SHARED
from intrigue.games.mediterranean.state.table import Mediterranean

GAME = intrigue.game("mediterranean")
FOLDER = Path(__file__).parent / "golden"
SHORT: dict[str, Any] = {"turns": 1, "laps": 2, "acts": 3}
ENDINGS: dict[str, tuple[int, dict[str, Any], int]] = {
    "points": (5, {}, MOST_POINTS),
    "levels": (4, SHORT, BY_LEVELS),
    "tracks": (5, SHORT, BY_TRACKS),
    "shared": (6, SHORT, SHARED),
    "live": (4, {"floor": "live", "turns": 1}, MOST_POINTS),
}


def game(name: str, number: int) -> tuple[Record, Mediterranean]:
    seats, options, _ = ENDINGS[name]
    sealed = hashlib.sha256(f"golden mediterranean {number}".encode()).digest()
    seed: int | bytes = sealed if name == "points" else number
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Mediterranean)
    player: Player = GAME.bot() if name == "points" else RandomPlayer()
    record = Record.begin(GAME, state, [f"Player {p + 1}" for p in range(seats)], seed)
    rng = seeded(number)
    while not state.over:
        if state.legal(-1) and rng.below(20) == 0:
            record.play(state, -1, state.legal(-1)[0])
            continue
        seat = state.waiting[rng.below(len(state.waiting))]
        record.play(state, seat, decide(player, state, seat, rng))
    return record, state


def find(name: str) -> Record:
    for number in count():
        record, state = game(name, number)
        if state.ending == ENDINGS[name][2] and max(state.scores) > 0:
            return record
    raise AssertionError


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        record = find(name)
        record.save(FOLDER / f"{name}.jsonl")
        print(f"{name}: {len(record.lines)} actions, {record.close.result}")


if __name__ == "__main__":
    main()
