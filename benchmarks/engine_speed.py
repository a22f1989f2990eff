"""Compares the engine of two builds: random play, and clones of positions from the middle of games.

    python -m benchmarks.engine_speed --tree TREE --against TREE [--seats N] [--games N] [--rounds N] [GAME ...]

TREE is a folder with the package in it, such as `.build/compiled` or an unpacked wheel, or a clone of Intrigue. The two
are measured by turns, each in a process of its own; of every game the shortest time of all rounds counts. Rules may
differ between the two, and with them the games of a seed; so decisions a second are counted, and games too.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
from pathlib import Path
from typing import Any

from .trees import COMPILED, TABLES, print_figures, run_on

CLONES = 400  # of each position
POSITIONS = 20


def measure(name: str, seats: int, games: int) -> dict[str, list[float]]:
    """The processor time of random games on the imported Intrigue."""
    import intrigue
    from intrigue.core import playout
    from intrigue.core.rng import seeded

    game = intrigue.game(name)
    fresh = [game.new(seats, seed, events=False) for seed in range(games)]
    for state in fresh[:5]:
        playout(state.clone(), seeded(1))
    gc.collect()
    found: dict[str, list[float]] = {"decisions": [], "playing": [], "cloning": []}
    for seed, state in enumerate(fresh):
        rng = seeded(seed)
        since = time.process_time()
        found["decisions"].append(playout(state.clone(), rng))
        found["playing"].append(time.process_time() - since)
    for position in [middle_of_game(state) for state in fresh[:POSITIONS]]:
        since = time.process_time()
        for _ in range(CLONES):
            position.clone()
        found["cloning"].append(time.process_time() - since)
    return found


def middle_of_game(state: Any) -> Any:
    """The position half-way through a random game."""
    rng, places = random.Random(3), [state]
    while not places[-1].over:
        place = places[-1].clone()
        seat = place.mover()
        place.apply(seat, rng.choice(place.legal(seat)))
        places.append(place)
    return places[len(places) // 2]


def measure_on(tree: Path, name: str, given: argparse.Namespace) -> dict[str, list[float]]:
    arguments = [f"--seats={given.seats or TABLES[name]}", f"--games={given.games}", name]
    found: dict[str, list[float]] = json.loads(run_on(tree, "benchmarks.engine_speed", "--here", *arguments).stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=COMPILED)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        print(json.dumps(measure(given.games_named[0], given.seats, given.games)))
        return
    trees = [tree for tree in (given.tree, given.against) if tree]
    for name in given.games_named:
        rounds: list[list[dict[str, list[float]]]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for tree, measured in zip(trees, rounds, strict=True):
                measured.append(measure_on(tree, name, given))
        figures = [speeds(measured) for measured in rounds]
        for what in figures[0]:
            print_figures(f"{name}, {given.seats or TABLES[name]}", what, [one[what] for one in figures])


def speeds(rounds: list[dict[str, list[float]]]) -> dict[str, float]:
    """Figures a second, from the shortest time of each game and position."""
    playing, cloning = (
        sum(min(times) for times in zip(*(one[what] for one in rounds), strict=True)) for what in ("playing", "cloning")
    )
    games = rounds[0]["decisions"]
    return {
        "decisions/s": sum(games) / playing,
        "games/s": len(games) / playing,
        "clones/s": POSITIONS * CLONES / cloning,
    }


if __name__ == "__main__":
    main()
