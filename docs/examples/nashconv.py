"""How exploitable are the bots? An exact answer, in a game small enough for one.

Trickery & Deceit is shrunk: 3 players with 4 seals each, both chests one coin short of full, two turns each.
OpenSpiel's own routine then finds, for each seat, the best answer to the bots in the other seats, by walking the
whole tree. NashConv is what the seats would gain by it, all together. It is 0 where nobody can gain, and never more
than 2: three sure victories in place of the one that three seats share.

    python docs/examples/nashconv.py [--iterations N] [--bots random,gentle,sensible]
"""

from __future__ import annotations

import argparse
import time

from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from intrigue.research import openspiel
from intrigue.research.policies import BotPolicy

END_GAME = {"seals": [4, 4, 4], "coins": [1, 1, 1], "chests": {"thorn": 4, "machine": 4}}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--bots", default="random,gentle,sensible")
    arguments = parser.parse_args()
    game = openspiel.table("trickery", 3, f"max_turns={arguments.turns},start_player=1", END_GAME)

    for bot in arguments.bots.split(","):
        start = time.perf_counter()
        conv = exploitability.nash_conv(game, BotPolicy(game, bot), use_cpp_br=False)
        print(f"{bot:28s} NashConv {conv:.4f}   ({time.perf_counter() - start:.0f} s)")

    start = time.perf_counter()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(arguments.iterations):
        solver.iteration()
    conv = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    print(
        f"{f'MCCFR, {arguments.iterations} iterations':28s} NashConv {conv:.4f}   ({time.perf_counter() - start:.0f} s)"
    )


if __name__ == "__main__":
    main()
