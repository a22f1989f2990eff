"""Many games at once, for players that learn: arrays that stay where they are, and a compiled loop over the games.

    from intrigue.core.rng import seeded
    from intrigue.research import vector

    env, rng = vector.make("trieste", games=1024, seats=3, seed=1), seeded(2)
    env.reset()
    for _ in range(1000):
        env.step(env.sample(rng))  # or what a network makes of env.observation and env.mask

Every game asks one seat at a time: `env.seat`. What that seat observes is in `env.observation`, what it may do in
`env.mask`. A game that ends (`env.done`) has its outcome in `env.reward`, a number for each seat, and begins again at
once: the observation is that of the new one. All arrays are written over by the next step, so copy what you keep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core import BadInput, Game, Illegal, Refusal, Rng
from ..core.columns import Block, each_column
from .common import Copied, id_of
from .execution import InProcess, Plan, Workers
from .onehot import OneHot


def make(
    game: str | Game,
    games: int = 256,
    seats: int | None = None,
    seed: int = 0,
    workers: int = 0,
    options: dict[str, Any] | None = None,
    rows: bool = False,
    one_hot: bool = False,
) -> VectorEnv:
    """So many games at once. `workers` processes share the work, 0: it is done here; what happens is the same.

    With `rows` the legal actions are rows of numbers (`env.choices`, `env.count`) in place of a mask over all actions,
    and an action is the number of its row. With `one_hot` the observation is float32, its words one-hot; the numbers
    that it is made of are `env.numbers`.
    """
    return VectorEnv(Plan(game, games, seats, seed, options or {}, rows), workers, one_hot)


class VectorEnv(Copied):
    """Many games of one kind, stepped together.

    | array | shape | holds |
    | --- | --- | --- |
    | `observation` | games, columns | what the asked seat observes, named by `names`: int16; with `one_hot` float32 |
    | `numbers` | games, columns | the same as int16, always |
    | `mask` | games, actions | which actions it may do; an action is a column of it |
    | `choices` | games, most, columns | with `rows`: what it may do, each a row named by `choice_names` |
    | `count` | games | how many legal actions there are |
    | `seat` | games | which seat is asked |
    | `reward` | games, seats | the outcome of a game that ended with the last step, else 0: share less fair share |
    | `done` | games | whether one ended with the last step |
    """

    observation: NDArray[Any]
    numbers: NDArray[np.int16]
    mask: NDArray[np.bool_]
    choices: NDArray[np.int16]
    count: NDArray[np.int64]
    seat: NDArray[np.int64]
    action: NDArray[np.int64]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]

    def __init__(self, plan: Plan, workers: int = 0, one_hot: bool = False) -> None:
        if not isinstance(workers, int) or workers < 0:
            raise BadInput(f"An environment has 0 workers or more, not {workers!r}.")
        self.plan = plan
        self.workers = min(workers, plan.games)
        self.game = plan.game
        self.id = id_of(plan.game)
        self.games = plan.games
        self.seats = plan.seats
        self.actions = plan.actions
        self.blocks: tuple[Block, ...] = plan.observer.blocks
        self.choice: Block = plan.observer.choice
        self._work: InProcess | Workers = (
            Workers(plan, self.workers) if self.workers else InProcess(plan, 0, plan.games)
        )
        for name, array in self._work.arrays.items():
            setattr(self, name, array)
        self.numbers = self.observation
        self.one_hot = OneHot(self.blocks) if one_hot else None
        if self.one_hot is not None:
            self.observation = np.zeros((plan.games, self.one_hot.width), np.float32)
        self._begun = False

    @property
    def names(self) -> list[str]:
        """What each column of `observation` holds, for instance `players[2].coins`."""
        if self.one_hot is not None:
            return self.one_hot.names
        return [name for name, _ in each_column(self.blocks)]

    @property
    def choice_names(self) -> list[str]:
        return [column.name for column in self.choice.columns]

    def things(self, name: str) -> NDArray[np.int16]:
        """A block of the numbers as things: games, rows, columns. It is a view: nothing is copied. Rows that hold
        something have a 1 in their first column, `there`."""
        at = 0
        for block in self.blocks:
            if block.name == name:
                part = self.numbers[:, at : at + block.width]
                return part.reshape(self.games, block.rows, len(block.columns))
            at += block.width
        raise BadInput(f"{self.game.title} has no block '{name}'; it has {', '.join(b.name for b in self.blocks)}.")

    def reset(self) -> NDArray[Any]:
        """New games everywhere. The first ones follow from the seed, later ones from how many have been played."""
        self._work.reset()
        self._begun = True
        self._show()
        return self.observation

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_]]:
        """One action in every game. If one is not legal this raises `Illegal`, and nothing is done in any game."""
        if not self._begun:
            raise BadInput("Begin with reset().")
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadInput(
                f"A step takes {self.games} whole numbers, an action for each game, "
                f"not an array of {given.dtype} with the shape {given.shape}."
            )
        wrong = self._work.step(np.ascontiguousarray(given, np.int64))
        if wrong >= 0:
            what = f"{'row' if self.plan.rows else 'action'} {given[wrong]}"
            words = f"Game {wrong}, seat {self.seat[wrong]}: {what} is not legal; nothing was done in any game."
            raise Illegal(Refusal(self.game.turn_rule, words))
        self._show()
        return self.observation, self.reward, self.done

    def _show(self) -> None:
        if self.one_hot is not None:
            self.one_hot(self.numbers, self.observation)

    def sample(self, rng: Rng | np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others: `env.action`, written over by the next."""
        if not self._begun:
            raise BadInput("Begin with reset().")
        self._work.sample(rng.spawn().state if isinstance(rng, Rng) else int(rng.integers(1 << 62)))
        return self.action

    def close(self) -> None:
        """End the workers."""
        self._work.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ for `copy` and `pickle`

    def __getstate__(self) -> dict[str, Any]:
        return {
            "plan": self.plan,
            "workers": self.workers,
            "kept": self._work.snapshot() if self._begun else None,
            "one_hot": self.one_hot is not None,
        }

    def __setstate__(self, given: dict[str, Any]) -> None:
        VectorEnv.__init__(self, given["plan"], given["workers"], given["one_hot"])
        if given["kept"] is not None:
            self._work.go_on(given["kept"])
            self._begun = True
            self._show()
