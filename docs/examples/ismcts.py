"""OpenSpiel's information-set tree search plays whole games of Trickery & Deceit against one of our bots.

python docs/examples/ismcts.py [--games N] [--rounds N] [--bot sensible]
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import intrigue.research.openspiel  # noqa: F401 (registers the games)
from intrigue.research.policies import BotPolicy


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--bot", default="random")
    arguments = parser.parse_args()
    game = pyspiel.load_game("intrigue_trickery", {"players": 3})
    rng = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = ismcts.ISMCTSBot(game=game, evaluator=judge, uct_c=1.0, max_simulations=arguments.rounds, random_state=rng)
    others = BotPolicy(game, arguments.bot, asked=1)
    won = 0.0
    for number in range(arguments.games):
        seat, state = number % 3, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randint(game.deals))
            elif state.current_player() == seat:
                state.apply_action(search.step(state))
            else:
                chances = others.action_probabilities(state)
                state.apply_action(int(rng.choice(list(chances), p=list(chances.values()))))
        won += state.returns()[seat] + 1 / 3
        print(f"game {number + 1}: seat {seat + 1} {'wins' if state.returns()[seat] > 0 else 'loses'}", flush=True)
    print(f"The search won {won:g} of {arguments.games} games against two of '{arguments.bot}'; a third would be fair.")


if __name__ == "__main__":
    main()
