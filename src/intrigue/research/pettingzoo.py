"""Every game as a PettingZoo environment: turn by turn (AEC), and with everybody at once (Parallel).

    from intrigue.research import pettingzoo

    env = pettingzoo.env("trickery", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1`, ... An observation is a dict of `observation`, the numbers that the game's observer
writes for that seat (its columns are in `env.unwrapped.names`), and `action_mask`. Rewards come at the end: the seat's
share of the victory less the fair share, so that they add up to 0. An illegal action ends the game at the cost of the
fair share; `raw_env` raises `Illegal` instead, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ..core import BadInput, Game, Illegal, State, seeded
from .common import ILLEGAL, REFUSED, RENDER_MODES, Copied, check_choice, draw_board, game_of, id_of, outcome, whole
from .observe import Sight

Observation = dict[str, NDArray[Any]]
CAME_FIRST = "Others acted first, and after that this was not possible any more."


def env(
    game: str | Game, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> raw_env:
    """Turn by turn, with a guard: an illegal action ends the game at the cost of the fair share."""
    return raw_env(game, seats, options, render_mode, "end")


class Zoo(Copied):
    """What both forms of an environment have: a game, its agents and what they observe."""

    metadata: dict[str, Any] = {"name": "intrigue", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
    waits = 0  # actions after those of the game

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
    ) -> None:
        check_choice("render mode", render_mode, (None, *RENDER_MODES))
        check_choice("way with illegal actions", illegal, ILLEGAL)
        self.game = game_of(game)
        self.id = id_of(self.game)
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.illegal = illegal
        self.metadata = {**self.metadata, "name": f"intrigue_{self.id}"}
        self.state_: State = self.game.new(seats, 0, self.options, events=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state_.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.sight = Sight(self.game)
        self.actions = self.sight.actions
        count = len(self.actions) + self.waits
        columns = spaces.Box(*self.sight.bounds, dtype=np.int16)
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": columns, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._entropy = np.random.default_rng()
        self._begun = False

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def names(self) -> list[str]:
        """What each column of an observation holds, for instance `players[2].coins`."""
        return self.sight.names

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed it follows from the last one that was given, as Gymnasium has it."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        dealt = int(self._entropy.integers(1 << 62))
        self._lots = seeded(dealt + 1)
        self.state_ = self.game.new(len(self.possible_agents), dealt, self.options, events=False)
        self.agents = self.possible_agents[:]
        self._begun = True

    def expect_agents(self) -> None:
        if not self._begun:
            raise BadInput("Begin with reset().")
        if not self.agents:
            raise BadInput("The game is over, and all have left: begin another with reset().")

    def render(self) -> str | None:
        """What a spectator sees, in 80 columns of text."""
        return draw_board(self.state_, self.render_mode, self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Zoo, AECEnv):  # type: ignore[misc] # noqa: N801 (the name that PettingZoo's environments have)
    """Turn by turn. Where several seats choose at once they are asked one after the other, drawn by lot, and none sees
    what another chose, nor whether it has. An illegal action raises `Illegal` and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one that was given, as Gymnasium has it."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        seat, state, sight = self.seat_of[agent], self.state_, self.sight
        return {"observation": sight.observation(state, seat), "action_mask": sight.mask(state, seat)}

    def step(self, action: int | None) -> None:
        self.expect_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} has to choose: None is for agents whose game is over.")
        state, seat = self.state_, self.seat_of[agent]
        meant = self.actions.action(whole(action))
        try:
            state.apply(seat, meant)
        except Illegal as illegal:
            if self.illegal == "raise":
                raise
            self.infos[agent][REFUSED] = str(illegal)
            self._end({agent: -1 / len(self.possible_agents)})
        else:
            if state.over:
                self._end(dict(zip(self.possible_agents, outcome(state), strict=True)))
            else:
                self.agent_selection = self._next()
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        """Until here all rewards are 0."""
        self.rewards.update(rewards)
        self._cumulative_rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)

    def _next(self) -> str:
        waiting = self.state_.waiting
        return self.possible_agents[waiting[0] if len(waiting) == 1 else waiting[self._lots.below(len(waiting))]]

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """Whose turn it is, again and again; step in between."""
        if not self._begun:
            raise BadInput("Begin with reset().")
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection


class parallel_env(Zoo, ParallelEnv):  # type: ignore[misc] # noqa: N801 (the name that PettingZoo's environments have)
    """Everybody at once: all seats that are asked act in one step. One that is not asked has one legal action, `wait`,
    the index after those of the game.

    Sealed choices are simultaneous in the game itself: what others choose in a step can be seen after it at the
    earliest. Where seats may act in any order, and what one does may come in another's way, they act one by one in an
    order drawn by lot; what is no longer possible when its turn comes is not done, and `infos` says so.
    """

    waits = 1

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
    ) -> None:
        super().__init__(game, seats, options, render_mode, illegal)
        self.wait = len(self.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. Without a seed it follows from the last one that was given, as Gymnasium has it."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.expect_agents()
        state, agents = self.state_, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        picked = self._choices_of(actions)
        refused = self._illegal_choices(picked)
        if refused and self.illegal == "raise":
            raise next(iter(refused.values()))
        if not refused:
            self._do(picked, infos)
        for agent, illegal in refused.items():
            infos[agent][REFUSED] = str(illegal)
            rewards[agent] = -1 / len(agents)
        if state.over:
            rewards = dict(zip(agents, outcome(state), strict=True))
        over = state.over or bool(refused)
        observations = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _choices_of(self, actions: dict[str, int]) -> dict[int, int]:
        """What each seat does: an action of the game, or `wait`, which is none of them."""
        if set(actions) != set(self.agents):
            raise BadInput(
                f"A step takes an action of each of {', '.join(self.agents)}; a seat that is not asked waits."
            )
        indices = {self.seat_of[agent]: whole(action) for agent, action in actions.items()}
        return {seat: -1 if index == self.wait else self.actions.action(index) for seat, index in indices.items()}

    def _illegal_choices(self, picked: dict[int, int]) -> dict[str, Illegal]:
        """Whose actions are not legal, and why."""
        legal = {seat: self.state_.legal(seat) or [-1] for seat in picked}
        why = self.game.refusals.of_action
        return {
            self.possible_agents[seat]: Illegal(why(self.state_, seat, action))
            for seat, action in picked.items()
            if action not in legal[seat]
        }

    def _do(self, picked: dict[int, int], infos: dict[str, dict[str, Any]]) -> None:
        state = self.state_
        order = [seat for seat, action in picked.items() if action >= 0]
        self._lots.shuffle(order)
        question = type(state.stack[-1])
        for seat in order:
            if state.over or type(state.stack[-1]) is not question or picked[seat] not in state.offer(seat):
                infos[self.possible_agents[seat]][REFUSED] = CAME_FIRST
            else:
                state.apply_unchecked(seat, picked[seat])

    def _observations(self) -> dict[str, Observation]:
        state, sight = self.state_, self.sight
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = sight.mask(state, seat, self.waits)
            mask[self.wait] = not (state.over or state.offer(seat))
            found[agent] = {"observation": sight.observation(state, seat), "action_mask": mask}
        return found
