"""Makes the golden games anew: one finished game for every way in which Trieste can end.

Run it after the rules got a new version, and look at what changed:

    .venv/bin/python tests/games/trieste/make_golden.py

It lets players play game after game, and of the first few that end as wanted it keeps the shortest.
"""

from __future__ import annotations

import hashlib
from itertools import count
from pathlib import Path
from typing import Any

import intrigue
from intrigue.core import Player, RandomPlayer, decide, seeded
from intrigue.core.record import Record
from intrigue.games.trieste.cards.titles import FACTIONS, NO_CARD
from intrigue.games.trieste.state import Trieste

GAME = intrigue.game("trieste")
FOLDER = Path(__file__).parent / "golden"
ENOUGH = 3  # games to choose the shortest from

# How a game ends: by which rule, who wins where several could, and with which options
ENDINGS: dict[str, tuple[str, str | None, dict[str, Any]]] = {
    "law_and_order": ("TRI-WIN-1", None, {}),
    "untold_riches": ("TRI-WIN-2", None, {}),
    "nine_tails": ("TRI-WIN-3", None, {}),
    "watch_before_others": ("TRI-END-1", "watch", {}),
    "merchant_before_thief": ("TRI-END-1", "merchant", {}),
    "turn_limit": ("TRI-C-24", None, {"max_turns": 5}),
    "heroes": ("TRI-WIN-2", None, {"heroes": True, "factions": "chosen"}),
    "unpaid_thieves_go_free": ("TRI-WIN-3", None, {"heroes": True, "unpaid_thief_capturable": False}),
}


def game(name: str, number: int) -> tuple[Record, Trieste]:
    """One game between sensible players; in three games of four one of them plays blindly."""
    options = ENDINGS[name][2]
    sealed = hashlib.sha256(f"golden {number}".encode()).digest()
    seed: int | bytes = sealed if name == "nine_tails" else number  # one from a sealed stream, as at live tables
    state = GAME.new(3, seed, options)
    assert isinstance(state, Trieste)
    players: list[Player] = [RandomPlayer() if seat == number % 4 else GAME.bot() for seat in range(3)]
    kinds = ["random" if seat == number % 4 else "sensible" for seat in range(3)]
    record = Record.begin(GAME, state, kinds, seed)
    rng = seeded(number)
    while not state.over:
        seat = state.mover()
        record.play(state, seat, decide(players[seat], state, seat, rng))
    return record, state


def find(name: str) -> Record:
    rule, winner, _ = ENDINGS[name]
    found: list[Record] = []
    for number in count():
        record, state = game(name, number)
        won = None if state.winner == NO_CARD else FACTIONS[state.winner]
        if state.result is not None and state.result.rule == rule and winner in (None, won):
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
