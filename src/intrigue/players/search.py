"""Players that look ahead, for any game, by the contract alone: what the two ways of doing it have in common.

Both imagine worlds that the searching seat cannot tell from the true one, and play on in them for a while, following a
`guide`, the game's own sensible player. `search_compare` tries all choices in the same worlds and drops the worse ones;
`search_tree` grows trees. Which is stronger depends on the game, and was measured (`Game.lookahead`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..core.lookahead import Lookahead
from ..core.phrase import Words
from ..core.player import Player
from ..core.rng import Rng
from ..core.state import State

SETTLING: Final = 10  # worlds drawn before the first that counts
FINE: Final = 1 << 20
USUAL: Final = Lookahead()


class Prospect:
    """What a search has found out about one choice."""

    __slots__ = ("action", "trials", "worth", "lead", "error")
    action: int
    trials: int  # in how many worlds it was tried
    worth: float  # what the seat may expect of the victory then, from 0 to 1
    lead: float  # the same above something that is one for all choices: two of them differ by as much as their leads
    error: float  # the standard error of the lead

    def __init__(self, action: int, trials: int, worth: float, lead: float, error: float) -> None:
        self.action = action
        self.trials = trials
        self.worth = worth
        self.lead = lead
        self.error = error


class Worlds:
    """Worlds that a seat cannot tell from the true one; the better they fit what the others did, the oftener they come.

    Each is held against a few more, which take its place as often as they are likelier (that is the Metropolis rule).
    """

    __slots__ = ("state", "seat", "guide", "steps", "world", "belief")
    state: State
    seat: int
    guide: Player
    steps: int  # how many more; 0: all worlds are taken for equally likely
    world: State
    belief: float

    def __init__(self, state: State, seat: int, guide: Player, steps: int, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.guide = guide
        self.steps = steps
        self.world = state
        self.belief = -math.inf
        for _ in range(SETTLING if steps else 0):
            self.next(rng)

    def next(self, rng: Rng) -> State:
        """Another world. It may come again, so it must not be changed."""
        if self.steps == 0:
            return self.state.imagine(self.seat, rng)
        for _ in range(self.steps):
            other = self.state.imagine(self.seat, rng)
            belief = self.guide.belief(other, self.seat)
            if belief >= self.belief or rng.below(FINE) < math.exp(belief - self.belief) * FINE:
                self.world = other
                self.belief = belief
        return self.world


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Player[State]):
    """Looks ahead by imagining many worlds.

    `rounds` limits how many futures are played, `seconds` the time (0: no limit); one of the two must be given. With a
    limit of rounds alone the same seed gives the same choice. A future is played on by `quick`, for as long as `look`
    says; then `guide.judge` says what everybody may expect.
    """

    __slots__ = ("guide", "quick", "rounds", "seconds", "depth", "blind", "beliefs")
    guide: Player
    quick: Player  # the guide, or somebody like it who thinks less
    rounds: int
    seconds: float
    depth: int
    blind: float
    beliefs: int

    def __init__(
        self, guide: Player, quick: Player, rounds: int = 0, seconds: float = 0.0, look: Lookahead = USUAL
    ) -> None:
        self.guide = guide
        self.quick = quick
        self.rounds = rounds
        self.seconds = seconds
        self.depth = look.depth
        self.blind = look.blind
        self.beliefs = look.beliefs

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.guide, self.quick), self.__getstate__())

    def weigh(self, state: State, seat: int, rng: Rng) -> list[Prospect]:
        """The choices of a seat, the best first."""
        raise NotImplementedError

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        return actions[0] if len(actions) == 1 else self.weigh(state, seat, rng)[0].action

    def explain(self, state: State, seat: int, action: int) -> Words:
        return self.guide.explain(state, seat, action)

    def judge(self, state: State) -> list[float]:
        return self.guide.judge(state)

    def belief(self, world: State, seat: int) -> float:
        return self.guide.belief(world, seat)

    def roll_out(self, world: State, rng: Rng) -> list[float]:
        """Play on for a while and judge: what each seat may expect, from 0 to 1."""
        left = self.depth
        while left > 0 and not world.over:
            self.play(world, world.mover(), rng)
            left -= 1
        return self.guide.judge(world)

    def play(self, world: State, mover: int, rng: Rng) -> None:
        """One decision, mostly the guide's. The table itself, where a clock runs, takes what comes first."""
        actions = world.actions(mover)
        if mover < 0 or len(actions) == 1:
            world.apply_unchecked(mover, actions[0])
        elif self.blind > 0 and rng.below(1000) < int(self.blind * 1000):
            world.apply_unchecked(mover, actions[rng.below(len(actions))])
        else:
            world.apply_unchecked(mover, self.quick.choose(world, mover, rng))
