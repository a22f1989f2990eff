"""Search by trees: information-set Monte Carlo over the contract, for any game and any number of seats.

Each round of the search imagines a world that the searching seat cannot tell from the true one, walks down the trees,
plays on for a while, and learns from how it went. There is one tree for each seat, and a seat's tree branches only by
what that seat can see: in a sealed choice the others' trees do not branch at all. So nobody in the search acts on what
nobody could know, and simultaneous choices need no special case.

The searcher's own secrets need more care. In the worlds it imagines its own hand is always the true one, and opponents
whose trees learn from those worlds only would seem to read it. So some rounds are *dreamt for others*: the world is
imagined once more from an opponent's seat, and only that opponent's tree learns from it.

Trees widen slowly: a situation first gets the choice of the `guide`, the game's own sensible player, and then more and
more others the oftener it is reached. Where lists are long and rounds are few, search is thus never far from sensible.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core.lookahead import Lookahead
from ..core.player import Player
from ..core.rng import Rng
from ..core.state import State
from .search import USUAL, Prospect, Search, Worlds

SEALED: Final = -2  # the branch of an action that a seat cannot see
CHECK: Final = 8  # rounds between two looks at the clock


class Node:
    """What a tree knows about one action in one situation, and about the situation that follows."""

    __slots__ = ("visits", "available", "total", "passes", "children")
    visits: int
    available: int  # how often the action could have been chosen
    total: float  # what its owner got, summed up
    passes: int  # how often its owner has chosen in the situation after it
    children: dict[int, Node]

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.passes = 0
        self.children = {}


class Trees(Search):
    """Grows trees in imagined worlds. See the module for how.

    A part `dreams` of the rounds is dreamt for others. `widen` says how fast a situation gets more choices, `explore`
    how curious the search is about the poorer ones. With `alone` there is but one tree, the searcher's.
    """

    __slots__ = ("explore", "dreams", "widen", "alone")
    explore: float
    dreams: float
    widen: float
    alone: bool

    def __init__(
        self, guide: Player, quick: Player, rounds: int = 0, seconds: float = 0.0, look: Lookahead = USUAL
    ) -> None:
        super().__init__(guide, quick, rounds, seconds, look)
        self.explore = look.explore
        self.dreams = look.dreams
        self.widen = look.widen
        self.alone = look.way == "one tree"

    def weigh(self, state: State, seat: int, rng: Rng) -> list[Prospect]:
        root = self.think(state, seat, rng)
        found: list[Prospect] = []
        for action in state.actions(seat):
            child = root.children.get(action)
            if child is not None and child.visits > 0:
                worth = child.total / child.visits
                error = math.sqrt(max(0.0, worth * (1 - worth)) / child.visits)
                found.append(Prospect(action, child.visits, worth, worth, error))
        return sorted(found, key=how_often, reverse=True)

    def think(self, state: State, seat: int, rng: Rng) -> Node:
        """Search, and give back the searcher's own tree."""
        roots = [Node() for _ in range(state.seats)]
        start = time.perf_counter()
        done = 0
        worlds = Worlds(state, seat, self.guide, self.beliefs, rng)
        while True:
            world = worlds.next(rng).clone()
            learner = -1  # everyone
            if not self.alone and self.dreams > 0 and rng.below(1000) < int(self.dreams * 1000):
                learner = rng.below(state.seats - 1)
                if learner >= seat:
                    learner += 1
                world = world.imagine(learner, rng)
            if self.alone:
                self.walk_alone(world, roots[seat], seat, rng)
            else:
                self.walk(world, roots, seat, learner, rng)
            done += 1
            if self.rounds and done >= self.rounds:
                break
            if self.seconds and done % CHECK == 0 and time.perf_counter() - start >= self.seconds:
                break
        return roots[seat]

    def walk(self, world: State, roots: list[Node], seat: int, learner: int, rng: Rng) -> None:
        """One round: down the trees, a rollout, and back up. With a learner, only its tree learns.

        The searcher goes first: where several choose at once, its own choice is the root of its tree.
        """
        here = roots[:]
        paths: list[list[Node]] = [[] for _ in roots]
        grown = False
        mover = seat
        while not world.over and not grown:
            if mover < 0:
                self.play(world, mover, rng)
                mover = -1 if world.over else world.mover()
                continue
            node = here[mover]
            action, grown = self.pick(world, mover, node, rng)
            sealed = world.stack[-1].is_sealed(world, mover)
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
            world.apply_unchecked(mover, action)
            mover = -1 if world.over else world.mover()
        values = self.roll_out(world, rng)
        for viewer in range(len(roots)):
            if learner < 0 or viewer == learner:
                for visited in paths[viewer]:
                    visited.visits += 1
                    visited.total += values[viewer]

    def walk_alone(self, world: State, root: Node, seat: int, rng: Rng) -> None:
        """One round in a single tree: it branches by what the searcher sees, and everybody chooses in it.

        In a sealed choice the others follow the guide, for the searcher's tree knows nothing of it.
        """
        node = root
        path: list[Node] = []
        movers: list[int] = []
        grown = False
        mover = seat
        while not world.over and not grown:
            if mover < 0 or (mover != seat and world.stack[-1].is_sealed(world, mover)):
                self.play(world, mover, rng)
                mover = -1 if world.over else world.mover()
                continue
            action, grown = self.pick(world, mover, node, rng)
            child = node.children.get(action)
            if child is None:
                child = Node()
                node.children[action] = child
            node = child
            path.append(node)
            movers.append(mover)
            world.apply_unchecked(mover, action)
            mover = -1 if world.over else world.mover()
        values = self.roll_out(world, rng)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[movers[i]]

    def pick(self, world: State, mover: int, node: Node, rng: Rng) -> tuple[int, bool]:
        """An action by upper confidence bound; one that is tried for the first time ends the descent."""
        actions = world.actions(mover)
        if len(actions) == 1:
            return actions[0], False
        children = node.children
        node.passes += 1
        tried = 0
        best = -1
        most = -1.0
        for action in actions:
            child = children.get(action)
            if child is not None and child.visits > 0:
                tried += 1
                child.available += 1
                visits = float(child.visits)
                worth = child.total / visits + self.explore * math.sqrt(math.log(child.available + 1) / visits)
                if worth > most:
                    most = worth
                    best = action
        if tried < len(actions) and tried < 1 + int(self.widen * math.sqrt(node.passes)):
            favourite = self.guide.choose(world, mover, rng)
            child = children.get(favourite)
            if child is None or child.visits == 0:
                return favourite, True
            skip = rng.below(len(actions) - tried)
            for action in actions:
                child = children.get(action)
                if child is None or child.visits == 0:
                    if skip == 0:
                        return action, True
                    skip -= 1
        return best, False


def how_often(prospect: Prospect) -> int:
    return prospect.trials
