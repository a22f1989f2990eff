"""Makes the golden games anew: one finished game for every way in which Trickery & Deceit can end.

Run it after the rules got a new version, and look at what changed:

    .venv/bin/python tests/games/trickery/make_golden.py

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
from intrigue.games.trickery.state import Trickery

GAME = intrigue.game("trickery")
FOLDER = Path(__file__).parent / "golden"
ENOUGH = 5  # games to choose the shortest from

Wanted = Callable[[Trickery, Result], bool]


def alone(state: Trickery, result: Result) -> bool:
    return result.rule == "TRK-END-1"


def by_coins(state: Trickery, result: Result) -> bool:
    """Somebody with fewer seals won because of more coins."""
    return (
        result.rule == "TRK-END-2" and len(result.winners) == 1 and result.scores[result.winners[0]] == 5 < best(result)
    )


def together(state: Trickery, result: Result) -> bool:
    return result.rule == "TRK-END-2" and len(result.winners) > 1


def by_seals(state: Trickery, result: Result) -> bool:
    """Somebody with fewer coins won because of more seals."""
    return result.rule == "TRK-C-1" and any(
        score >= 5 and state.coins[seat] > state.coins[result.winners[0]] for seat, score in enumerate(result.scores)
    )


def limit_by_seals(state: Trickery, result: Result) -> bool:
    return result.rule == "TRK-C-17" and result.scores.count(best(result)) == 1


def limit_by_coins(state: Trickery, result: Result) -> bool:
    return (
        result.rule == "TRK-C-17"
        and len(result.winners) == 1
        and result.scores.count(best(result)) > 1
        and best(result) > 0
    )


def limit_together(state: Trickery, result: Result) -> bool:
    return result.rule == "TRK-C-17" and len(result.winners) > 1 and best(result) > 0


def best(result: Result) -> int:
    return max(result.scores)


ENDINGS: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "alone": (3, {}, alone),
    "coins": (5, {}, by_coins),
    "together": (4, {}, together),
    "seals": (6, {"tie_rule": "seals_then_coins"}, by_seals),
    "limit_seals": (4, {"max_turns": 6, "start_player": 3}, limit_by_seals),
    "limit_coins": (3, {"max_turns": 8}, limit_by_coins),
    "limit_together": (5, {"max_turns": 5}, limit_together),
}


def game(name: str, number: int) -> tuple[Record, Trickery]:
    """One game between sensible and random players."""
    seats, options, _ = ENDINGS[name]
    sealed = hashlib.sha256(f"golden {number}".encode()).digest()
    seed: int | bytes = sealed if name == "alone" else number  # one of them from a sealed stream, as at live tables
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Trickery)
    sensible = [p % 2 == number % 2 for p in range(seats)]
    players: list[Player] = [GAME.bot() if wise else RandomPlayer() for wise in sensible]
    record = Record.begin(GAME, state, ["sensible" if wise else "random" for wise in sensible], seed)
    rng = seeded(number)
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
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
