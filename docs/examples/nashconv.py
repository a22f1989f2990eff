"""How exploitable are the bots? An exact answer, in a game small enough for one.

Trickery & Deceit is shrunk: 3 players with 4 seals each, both chests one coin short of full, two turns each.
OpenSpiel's own routine then finds, for each seat, the best answer to the bots in the other seats, by walking the
whole tree. NashConv is what the seats would gain by it, all together. It is 0 where nobody can gain, and never more
than 2: three sure victories in place of the one that three seats share.

    python docs/examples/nashconv.py [--bots random,gentle,sensible] [--iterations 1000] [--seeds 8]

Nothing in it is left to chance: the bots draw from what their seat has seen, and OpenSpiel's regret minimisation, which
learns by sampling, is run once for each of the seeds 1 to N. So it prints the same table every time.
"""

from __future__ import annotations

import argparse
import statistics

import numpy as np
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from intrigue.research import openspiel
from intrigue.research.policies import BotPolicy

DECISIONS = 256  # where a bot breaks ties by lot, its chances are counted over so many
END_GAME = {"seals": [4, 4, 4], "coins": [1, 1, 1], "chests": {"thorn": 4, "machine": 4}}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--bots", default="random,gentle,sensible")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seeds", type=int, default=8)
    arguments = parser.parse_args()
    game = openspiel.table("trickery", 3, f"max_turns={arguments.turns},start_player=1", END_GAME)

    print("| players | NashConv |")
    print("| --- | --- |")
    for bot in filter(None, arguments.bots.split(",")):
        print(f"| {bot} | {conv(game, BotPolicy(game, bot, DECISIONS)):.3f} |", flush=True)
    learned = [conv(game, solved(game, arguments.iterations, seed)) for seed in range(1, arguments.seeds + 1)]
    if learned:
        print(
            f"| external-sampling MCCFR, {arguments.iterations:,} iterations, {arguments.seeds} seeds "
            f"| {statistics.fmean(learned):.3f} on average, from {min(learned):.3f} to {max(learned):.3f} |"
        )


def conv(game: openspiel.Spiel, play: policy.Policy) -> float:
    return float(exploitability.nash_conv(game, play, use_cpp_br=False))


def solved(game: openspiel.Spiel, iterations: int, seed: int) -> policy.Policy:
    """What regret minimisation has learned after so many rounds of sampling. OpenSpiel draws from numpy's generator."""
    np.random.seed(seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


if __name__ == "__main__":
    main()
