"""How fast the engine of one build plays beside that of another: random play, and clones of positions from the middle
of games. By turns, each in a process of its own, so that noise meets both, and of every game the least time of all
rounds: what else a machine does can only add to it.

    python tools/engine_speed.py --tree TREE --against TREE [--seats N] [--games N] [--rounds N] [GAME ...]

TREE is a folder with the package in it, such as `.build/compiled` or an unpacked wheel, or a clone of Intrigue. Rules
may differ between the two, and with them the games that come of the same chance: so decisions are counted by the
second, and games too.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from wire import HERE, TABLES

TRIED = 400  # clones in a row of each position
POSITIONS = 20  # that are cloned


def measure(name: str, seats: int, games: int) -> dict[str, list[float]]:
    """Games by chance on the Intrigue that is imported here, in time that this process was at work."""
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
        luck = seeded(seed)
        since = time.process_time()
        found["decisions"].append(playout(state.clone(), luck))
        found["playing"].append(time.process_time() - since)
    for position in [middle(state) for state in fresh[:POSITIONS]]:
        since = time.process_time()
        for _ in range(TRIED):
            position.clone()
        found["cloning"].append(time.process_time() - since)
    return found


def middle(state: Any) -> Any:
    """The position half-way through a game by chance."""
    luck, places = random.Random(3), [state]
    while not places[-1].over:
        place = places[-1].clone()
        seat = place.mover()
        place.do(seat, luck.choice(place.legal(seat)))
        places.append(place)
    return places[len(places) // 2]


def of(tree: Path, name: str, given: argparse.Namespace) -> dict[str, list[float]]:
    """Measured on the package of a folder."""
    package = tree / "src" if (tree / "src").is_dir() else tree
    environment = {**os.environ, "PYTHONPATH": str(package.resolve())}
    seats = str(given.seats or TABLES[name])
    command = [
        sys.executable,
        str(Path(__file__).resolve()),
        "--here",
        "--seats",
        seats,
        "--games",
        str(given.games),
        name,
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=HERE / ".build" / "compiled")
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
                measured.append(of(tree, name, given))
        figures = [speeds(measured) for measured in rounds]
        for what in figures[0]:
            told = " against ".join(f"{one[what]:,.0f}" for one in figures)
            ratio = f": {figures[0][what] / figures[1][what]:.2f}" if len(trees) > 1 else ""
            print(f"{name}, {given.seats or TABLES[name]}: {told} {what}{ratio}", flush=True)


def speeds(rounds: list[dict[str, list[float]]]) -> dict[str, float]:
    """By the second, each game and each position at its quickest."""
    playing, cloning = (
        sum(min(times) for times in zip(*(one[what] for one in rounds), strict=True)) for what in ("playing", "cloning")
    )
    games = rounds[0]["decisions"]
    return {
        "decisions/s": sum(games) / playing,
        "games/s": len(games) / playing,
        "clones/s": POSITIONS * TRIED / cloning,
    }


if __name__ == "__main__":
    main()
