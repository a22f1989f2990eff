"""Every game as a PettingZoo environment, in the turn-based (AEC) form.

    from intrigue.research import pettingzoo

    env = pettingzoo.env("trickery", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1`, ... An observation is a dict of `observation`, the seat's view as a vector (its columns
are in `env.unwrapped.layout.names`), and `action_mask`. Rewards come at the end: the seat's share of the victory less
the fair share, so that they add up to 0. Where several seats choose at once they are asked one after the other, drawn
by lot, and none sees what another chose, nor whether it has.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from ..core import BadInput, State, seeded
from ..games import game as game_named
from ..words import Speaker
from .actions import ActionTable
from .layout import BOUND, layout

Observation = dict[str, NDArray[Any]]
WIDTH = 80


def env(
    game: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the game at the cost of the fair share."""
    raw = raw_env(game, seats, options, render_mode)
    fair = 1 / len(raw.possible_agents)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-fair))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 (the name that PettingZoo's environments have)
    """The environment without guards: an illegal action raises `Illegal` and changes nothing."""

    metadata: dict[str, Any] = {"name": "intrigue", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"There is no render mode '{render_mode}'; there are human and ansi.")
        self.game = game_named(game)
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"intrigue_{game}_v{self.game.version}"}
        self.actions = ActionTable(self.game)
        self.layout = layout(game)
        self.state_: State = self.game.new(seats, 0, self.options, events=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state_.seats)]
        columns = spaces.Box(-BOUND, BOUND, (self.layout.length,), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": columns, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._entropy = np.random.default_rng()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one that was given, as Gymnasium has it."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        dealt = int(self._entropy.integers(1 << 62))
        self._lots = seeded(dealt + 1)
        self.state_ = self.game.new(len(self.possible_agents), dealt, self.options, events=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        for action in self.state_.actions(seat):
            mask[self.actions.index(action)] = 1
        return {"observation": self.layout.vector(self.state_.view(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} has to choose: None is for agents whose game is over.")
        self.state_.apply(self.possible_agents.index(agent), self.actions.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.state_.result
        if result is not None:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = result.share(seat) - 1 / len(self.possible_agents)
                self.terminations[name] = True
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> str:
        waiting = self.state_.waiting
        return self.possible_agents[waiting[0] if len(waiting) == 1 else waiting[self._lots.below(len(waiting))]]

    def render(self) -> str | None:
        """What a spectator sees, in 80 columns of text."""
        if self.render_mode is None:
            raise BadInput("Nothing to draw: make the environment with render_mode='human' or 'ansi'.")
        console = Console(width=WIDTH, no_color=self.render_mode == "ansi")
        drawn = self.game.drawing.draw(self.state_.view(None), Speaker(self.game, self.possible_agents))
        if self.render_mode == "human":
            console.print(drawn)
            return None
        with console.capture() as captured:
            console.print(drawn)
        return captured.get()

    def close(self) -> None:
        """There is nothing to close."""
