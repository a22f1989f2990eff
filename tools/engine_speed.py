"""How fast the engine of one build plays beside that of another: random play, and clones of positions from the middle
of games. By turns, each in a process of its own, so that noise meets both.

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
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from wire import HERE, TABLES

FIGURES = {"decisions": "decisions/s", "games": "games/s", "clones": "clones/s"}
TRIED = 400  # clones in a row of each position


def measure(name: str, seats: int, games: int) -> dict[str, float]:
    """Games by chance on the Intrigue that is imported here, in time that this process was at work."""
    import intrigue
    from intrigue.core import playout
    from intrigue.core.rng import seeded

    game = intrigue.game(name)
    fresh = [game.new(seats, seed, events=False) for seed in range(games)]
    rng = seeded(1)
    for state in fresh[:5]:
        playout(state.clone(), rng)
    rng = seeded(2)
    gc.collect()
    since = time.process_time()
    decisions = sum(playout(state.clone(), rng) for state in fresh)
    playing = time.process_time() - since

    middles = [middle(state) for state in fresh[:20]]
    since = time.process_time()
    for state in middles:
        for _ in range(TRIED):
            state.clone()
    cloning = time.process_time() - since
    return {
        "decisions": decisions / playing,
        "games": games / playing,
        "clones": len(middles) * TRIED / cloning,
    }


def middle(state: Any) -> Any:
    """The position half-way through a game by chance."""
    luck, places = random.Random(3), [state]
    while not places[-1].over:
        place = places[-1].clone()
        seat = place.mover()
        place.do(seat, luck.choice(place.legal(seat)))
        places.append(place)
    return places[len(places) // 2]


def of(tree: Path, name: str, given: argparse.Namespace) -> dict[str, float]:
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
    found: dict[str, float] = json.loads(done.stdout)
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
        found: list[list[dict[str, float]]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for tree, measured in zip(trees, found, strict=True):
                measured.append(of(tree, name, given))
        for what, meaning in FIGURES.items():
            best = [max(one[what] for one in measured) for measured in found]
            middle = [statistics.median(one[what] for one in measured) for measured in found]
            ratios = f": {best[0] / best[1]:.2f} (medians {middle[0] / middle[1]:.2f})" if len(trees) > 1 else ""
            figures = " against ".join(f"{one:,.0f}" for one in best)
            print(f"{name}, {given.seats or TABLES[name]}: {figures} {meaning}{ratios}", flush=True)


if __name__ == "__main__":
    main()
