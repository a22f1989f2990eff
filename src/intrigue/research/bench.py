"""How many decisions a second a learner gets, observations included, through each of our doors.

Everything is measured on one core, by turns, in the time of this process. A decision is counted when what its seat
observes and what it may do are there, an action was drawn at random and carried out.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import numpy as np

from ..core import Game, Rng, State, playout, seeded
from ..games import game as game_named
from . import vector
from .actions import ActionTable
from .layout import survey
from .shapes import Shape

GAMES = 256  # at once


class Door(msgspec.Struct, frozen=True):
    """A way to learn a game: `play` makes some decisions and counts them."""

    game: str
    door: str
    numbers: int  # in an observation
    play: Callable[[], int]


class Passage(msgspec.Struct, frozen=True):
    """What was measured at a door."""

    game: str
    door: str
    numbers: int
    decisions: float  # a second


def measure(door: Door, seconds: float) -> Passage:
    door.play()
    decisions, spent, begun = 0, 0.0, time.process_time()
    while not decisions or spent < seconds:
        decisions += door.play()
        spent = time.process_time() - begun
    return Passage(door.game, door.door, door.numbers, decisions / spent)


def middle(rounds: list[Passage]) -> Passage:
    """Several measurements of one door as one: the median."""
    return msgspec.structs.replace(rounds[0], decisions=statistics.median(one.decisions for one in rounds))


BARE = "the engine alone"
MASK = "many at once, mask"
ROWS = "many at once, rows"
ONE = "PettingZoo, one by one"
VIEW = "from views"


def doors(names: list[str]) -> Iterator[Door]:
    for name in names:
        game = game_named(name)
        seats = game.default_seats
        title = f"{game.title} ({seats})"
        yield Door(
            title, BARE, 0, partial(bare, [game.new(seats, seed, events=False) for seed in range(20)], seeded(1))
        )
        for rows, door in ((False, MASK), (True, ROWS)):
            env = vector.make(game, GAMES, seats, seed=1, rows=rows)
            env.reset()
            yield Door(title, door, env.observation.shape[1], partial(many, env, seeded(2)))
        yield from one_by_one(game, seats, title)
        shape = survey(game)
        yield Door(title, VIEW, shape.width, partial(from_views, Walk(game, seats), shape, ActionTable(game)))


def bare(fresh: list[State], rng: Rng) -> int:
    return sum(playout(state.clone(), rng) for state in fresh)


def many(env: vector.VectorEnv, rng: Rng) -> int:
    for _ in range(20):
        env.step(env.sample(rng))
    return 20 * env.games


class Walk:
    """One game after the other, by chance."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.rng, self.seed = game, seats, seeded(3), 0
        self.state = self.fresh()

    def fresh(self) -> State:
        self.seed += 1
        return self.game.new(self.seats, self.seed, events=False)

    def on(self, actions: list[int]) -> None:
        self.state.apply_unchecked(self.state.mover(), actions[self.rng.below(len(actions))])
        if self.state.over:
            self.state = self.fresh()


def from_views(walk: Walk, shape: Shape, table: ActionTable) -> int:
    """As it is for games that declare nothing."""
    for _ in range(20):
        state = walk.state
        seat = state.mover()
        numbers: list[int] = []
        shape.write(state.view(seat), numbers)
        np.asarray(numbers, dtype=np.float32)
        mask = np.zeros(len(table), np.int8)
        actions = state.legal(seat)
        for action in actions:
            mask[table.index(action)] = 1
        walk.on(actions)
    return 20


def one_by_one(game: Game, seats: int, title: str) -> Iterator[Door]:
    """Where PettingZoo is here."""
    try:
        from .pettingzoo import raw_env
    except ImportError:
        return
    env = raw_env(game.name, seats)
    env.reset(seed=1)
    observation, *_ = env.last()
    yield Door(title, ONE, len(observation["observation"]), partial(zoo, env, random.Random(1)))


def zoo(env: Any, luck: random.Random) -> int:
    for count in range(100):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return count + 1
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(luck.random() * len(legal))]))
    return 100
