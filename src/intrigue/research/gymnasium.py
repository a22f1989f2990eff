"""Every game as a Gymnasium environment: one seat is yours, bots play the others.

    import gymnasium
    import intrigue.research.gymnasium

    env = gymnasium.make("intrigue/Trickery-v1", seats=4, seat=0, bots="sensible")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

The number in an id is the version of the rules: what was learned is compared with its like. Once there is another, the
old id is refused with the name of the new one. `intrigue/Trickery` is Trickery by today's rules;
Gymnasium then says by which. Importing this module registers the ids, and so does
`gymnasium.make("intrigue.research.gymnasium:intrigue/Trickery-v1")`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .. import games
from ..core import BadInput, Game, Illegal, Player, State, decide, seeded
from ..games import game as game_named
from ..players import player
from .common import ILLEGAL, REFUSED, RENDER_MODES, Copied, check_choice, draw_board, game_of, id_of, outcome, whole
from .observe import Sight

Bots = str | Player | Sequence[str | Player]


class SeatEnv(Copied, gymnasium.Env[NDArray[np.int16], np.int64]):
    """A game as one seat meets it: it is asked whenever it has to choose, and others have played in between.

    `bots` is one player for all other seats, by name or in person, or a list with one for each of them. The reward
    comes at the end: the share of the victory less the fair share. An illegal action ends the game at the cost of the
    fair share; with `illegal="raise"` it raises `Illegal`, and nothing changes.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        bots: Bots = "sensible",
        options: dict[str, Any] | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        check_choice("render mode", render_mode, (None, *RENDER_MODES))
        check_choice("way with illegal actions", illegal, ILLEGAL)
        self.game = game_of(game)
        self.id = id_of(self.game)
        self.metadata = {**self.metadata, "name": f"intrigue_{self.id}"}
        self.options = dict(options or {})
        self.state: State = self.game.new(seats, 0, self.options, events=False)
        if seat not in range(self.state.seats):
            raise BadInput(f"There is no seat {seat!r}: with {self.state.seats} players they go from 0.")
        self.seat = seat
        self.bots = self._seated(bots)
        self.illegal = illegal
        self.render_mode = render_mode
        self.sight = Sight(self.game)
        self.actions = self.sight.actions
        self.observation_space = spaces.Box(*self.sight.bounds, dtype=np.int16)
        self.action_space = spaces.Discrete(len(self.actions))
        self._open = False  # whether an action is expected

    def _seated(self, bots: Bots) -> dict[int, Player]:
        """Who plays which of the other seats."""
        others = [seat for seat in range(self.state.seats) if seat != self.seat]
        given = [bots] * len(others) if isinstance(bots, str | Player) else list(bots)
        if len(given) != len(others):
            raise BadInput(f"{len(others)} others need {len(others)} bots, or one for all of them, not {len(given)}.")
        made = [player(self.game, bot) if isinstance(bot, str) else bot for bot in given]
        return dict(zip(others, made, strict=True))

    @property
    def names(self) -> list[str]:
        """What each column of an observation holds, for instance `players[2].coins`."""
        return self.sight.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """A new game, up to the first choice of the seat. One that is over before that is dealt again."""
        super().reset(seed=seed)
        self._open = False
        while not self._open:
            dealt = int(self.np_random.integers(1 << 62))
            self._chance = seeded(dealt + 1)
            self.state = self.game.new(self.state.seats, dealt, self.options, events=False)
            self._others()
        return self._observe()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self._open:
            raise BadInput("The game has not begun or is over: begin one with reset().")
        reward = 0.0
        try:
            self.state.apply(self.seat, self.actions.action(whole(action)))
        except Illegal as illegal:
            if self.illegal == "raise":
                raise
            self._open = False
            reward = -1 / self.state.seats
            observation, info = self._observe()
            info[REFUSED] = str(illegal)
        else:
            self._others()
            if self.state.over:
                reward = outcome(self.state)[self.seat]
            observation, info = self._observe()
        if self.render_mode == "human":
            self.render()
        return observation, reward, not self._open, False, info

    def _others(self) -> None:
        """Let the others play until it is the seat's turn. Who of several comes first is drawn by lot."""
        state, chance = self.state, self._chance
        while not state.over:
            waiting = state.waiting
            seat = waiting[0] if len(waiting) == 1 else waiting[chance.below(len(waiting))]
            if seat == self.seat:
                break
            state.apply(seat, decide(self.bots[seat], state, seat, chance))
        self._open = not state.over

    def _observe(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        mask = self.sight.mask(self.state, self.seat)
        return self.sight.observation(self.state, self.seat), {"action_mask": mask}

    def render(self) -> Any:
        """What a spectator sees, in 80 columns of text."""
        return draw_board(self.state, self.render_mode, [f"seat_{seat}" for seat in range(self.state.seats)])


def name_of(game: Game) -> str:
    """A game's name with the capitals that its title gives it: FiveSails."""
    letters = re.sub(r"[^A-Za-z]", "", game.title)
    at = letters.lower().find(game.name)
    return letters[at : at + len(game.name)] if at >= 0 else game.name.capitalize()


def register() -> None:
    for name in games():
        game = game_named(name)
        full = f"intrigue/{name_of(game)}-v{game.version}"
        if full not in gymnasium.registry:
            gymnasium.register(full, f"{__name__}:SeatEnv", kwargs={"game": id_of(game)})


register()
