"""Makes the golden games anew: one finished game for every way in which Treachery in a Pocket can end.

Run it after the rules got a new version, and look at what changed:

    .venv/bin/python tests/games/treachery/make_golden.py

It lets players play game after game, and of the first few that end as wanted it keeps the shortest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import intrigue
from intrigue.core import Player, RandomPlayer, Result, decide, seeded
from intrigue.core.record import Record
from intrigue.games.treachery.state import Treachery

GAME = intrigue.game("treachery")
FOLDER = Path(__file__).parent / "golden"
ENOUGH = 5  # games to choose the shortest from

Wanted = Callable[[Treachery, Result], bool]


def two_killed(state: Treachery, result: Result) -> bool:
    return result.rule == "TRE-END-1A" and len(state.leaders()) == 1


def deck_out(state: Treachery, result: Result) -> bool:
    return result.rule == "TRE-END-1B" and len(state.leaders()) == 1


def stuck(state: Treachery, result: Result) -> bool:
    return result.rule == "TRE-END-1C"


def noble(state: Treachery, result: Result) -> bool:
    """Equal points, and the best single noble decided."""
    return len(state.leaders()) > 1 and len(result.winners) == 1


def shared(state: Treachery, result: Result) -> bool:
    return len(result.winners) > 1


def match(state: Treachery, result: Result) -> bool:
    return len(result.winners) == 1 and result.scores.count(1) > 0


def match_shared(state: Treachery, result: Result) -> bool:
    return len(result.winners) > 1


ENDINGS: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "two_killed": (3, {}, two_killed),
    "deck_out": (4, {}, deck_out),
    "stuck": (2, {}, stuck),
    "noble": (3, {"start_player": 2}, noble),
    "shared": (4, {}, shared),
    "match": (2, {"match": True}, match),
    "match_shared": (3, {"match": True}, match_shared),
}


def game(name: str, number: int) -> tuple[Record, Treachery]:
    """One game between sensible and random players."""
    seats, options, _ = ENDINGS[name]
    sealed = hashlib.sha256(f"golden {number}".encode()).digest()
    seed: int | bytes = sealed if name == "two_killed" else number  # one from a sealed stream, as at live tables
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Treachery)
    sensible = [p % 2 == number % 2 for p in range(seats)]
    players: list[Player] = [GAME.bot() if wise else RandomPlayer() for wise in sensible]
    record = Record.begin(GAME, state, ["sensible" if wise else "random" for wise in sensible], seed)
    rng = seeded(number)
    while not state.over:
        seat = state.mover()
        record.play(state, seat, decide(players[seat], state, seat, rng))
    return record, state


def find(name: str) -> Record:
    wanted = ENDINGS[name][2]
    found: list[Record] = []
    for number in count():
        record, state = game(name, number)
        if state.result is not None and wanted(state, state.result):
            found.append(record)
        if len(found) == ENOUGH:
            break
    return min(found, key=lambda record: len(record.lines))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        record = find(name)
        record.save(FOLDER / f"{name}.jsonl")
        print(f"{name}: {len(record.lines)} actions, {record.close.result}")


if __name__ == "__main__":
    main()
