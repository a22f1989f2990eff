"""Search: information-set Monte Carlo trees over the contract, for any game and any number of seats.

Each round of the search imagines a world that the searching seat cannot tell from the true one, walks down the trees,
plays on for a while, and learns from how it went. There is one tree for each seat, and a seat's tree branches only by
what that seat can see: in a sealed choice the others' trees do not branch at all. So nobody in the search acts on what
nobody could know, and simultaneous choices need no special case.

The searcher's own secrets need more care. In the worlds it imagines its own hand is always the true one, and opponents
whose trees learn from those worlds only would seem to read it. So some rounds are *dreamt for others*: the world is
imagined once more from an opponent's seat, and only that opponent's tree learns from it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core.player import Player
from ..core.rng import Rng
from ..core.state import State

SEALED: Final = -2  # the branch of an action that a seat cannot see
CHECK: Final = 8  # rounds between two looks at the clock


class Node:
    """What a tree knows about one action in one situation."""

    __slots__ = ("visits", "available", "total", "children")
    visits: int
    available: int  # how often the action could have been chosen
    total: float  # what its owner got, summed up
    children: dict[int, Node]

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children = {}


class Search(Player):
    """Looks ahead by imagining many worlds. See the module for how.

    `rounds` limits the rounds, `seconds` the time (0: no limit). With a limit of rounds alone the same seed gives the
    same choice. Rollouts follow `guide` for up to `depth` decisions, a part `blind` of them taken at random. Then they
    are judged by `guide.judge`; a `depth` of 0 judges at once. A part `dreams` of the rounds is dreamt for others.
    """

    __slots__ = ("rounds", "seconds", "guide", "depth", "blind", "explore", "dreams")
    rounds: int
    seconds: float
    guide: Player
    depth: int
    blind: float
    explore: float
    dreams: float

    def __init__(
        self,
        rounds: int,
        seconds: float,
        guide: Player,
        depth: int,
        blind: float,
        explore: float,
        dreams: float,
    ) -> None:
        self.rounds = rounds
        self.seconds = seconds
        self.guide = guide
        self.depth = depth
        self.blind = blind
        self.explore = explore
        self.dreams = dreams

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        root = self.think(state, seat, rng)
        best = options[0]
        most = -1
        for action in options:
            child = root.children.get(action)
            if child is not None and child.visits > most:
                most = child.visits
                best = action
        return best

    def explain(self, state: State, seat: int, action: int) -> str:
        return self.guide.explain(state, seat, action)

    def judge(self, state: State) -> list[float]:
        return self.guide.judge(state)

    def think(self, state: State, seat: int, rng: Rng) -> Node:
        """Search, and give back the searcher's own tree."""
        roots = [Node() for _ in range(state.seats)]
        start = time.perf_counter()
        done = 0
        while True:
            world = state.imagine(seat, rng)
            learner = -1  # everyone
            if self.dreams > 0 and rng.below(1000) < int(self.dreams * 1000):
                learner = rng.below(state.seats - 1)
                if learner >= seat:
                    learner += 1
                world = world.imagine(learner, rng)
            self.walk(world, roots, learner, rng)
            done += 1
            if self.rounds and done >= self.rounds:
                break
            if self.seconds and done % CHECK == 0 and time.perf_counter() - start >= self.seconds:
                break
        return roots[seat]

    def walk(self, world: State, roots: list[Node], learner: int, rng: Rng) -> None:
        """One round: down the trees, a rollout, and back up. With a learner, only its tree learns."""
        here = roots[:]
        paths: list[list[Node]] = [[] for _ in roots]
        grown = False
        while not world.over and not grown:
            mover = world.mover()
            options = world.options(mover)
            node = here[mover]
            action, grown = self.pick(node, options, rng)
            sealed = world.stack[-1].sealed(world, mover)
            for viewer in range(len(roots)):
                key = action if viewer == mover or not sealed else SEALED
                children = here[viewer].children
                child = children.get(key)
                if child is None:
                    child = Node()
                    children[key] = child
                here[viewer] = child
                if viewer == mover:
                    paths[viewer].append(child)
            world.do(mover, action)
        values = self.roll_out(world, rng)
        for viewer in range(len(roots)):
            if learner < 0 or viewer == learner:
                for visited in paths[viewer]:
                    visited.visits += 1
                    visited.total += values[viewer]

    def pick(self, node: Node, options: list[int], rng: Rng) -> tuple[int, bool]:
        """An action by upper confidence bound; one never tried before comes first and ends the descent."""
        children = node.children
        untried: list[int] = []
        for action in options:
            child = children.get(action)
            if child is None or child.visits == 0:
                untried.append(action)
            else:
                child.available += 1
        if untried:
            return untried[rng.below(len(untried))], True
        best = options[0]
        most = -1.0
        for action in options:
            child = children[action]
            visits = float(child.visits)
            worth = child.total / visits + self.explore * math.sqrt(math.log(child.available + 1) / visits)
            if worth > most:
                most = worth
                best = action
        return best, False

    def roll_out(self, world: State, rng: Rng) -> list[float]:
        """Play on for a while and judge: what each seat may expect, from 0 to 1."""
        left = self.depth
        blind = int(self.blind * 1000)
        while left > 0 and not world.over:
            mover = world.mover()
            if rng.below(1000) < blind:
                options = world.options(mover)
                world.do(mover, options[rng.below(len(options))])
            else:
                world.do(mover, self.guide.choose(world, mover, rng))
            left -= 1
        return self.guide.judge(world)
