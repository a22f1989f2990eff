"""Players: whoever chooses for a seat. They are handed what their seat knows, and nothing else."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from .part import fields
from .phrase import Phrase, Words
from .rng import Rng
from .state import S, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Generic[S]):
    """Chooses for a seat. Keeps nothing between decisions, so that a game can be stopped, saved and played on.

    `state` is always an imagined one (see `decide`): all that the seat cannot know was dealt anew, so a player
    could not peek even if it tried. Players can be copied and pickled; one that is compiled and cannot be made without
    arguments says how (`__reduce__`).
    """

    __slots__ = ()

    def __getstate__(self) -> dict[str, Any]:
        own: dict[str, Any] = dict(getattr(self, "__dict__", {}))
        for name in fields(type(self)):
            own[name] = getattr(self, name)
        return own

    def __setstate__(self, given: dict[str, Any]) -> None:
        for name in given:
            setattr(self, name, given[name])

    def choose(self, state: S, seat: int, rng: Rng) -> int:
        """One of `state.actions(seat)`."""
        raise NotImplementedError

    def rank(self, state: S, seat: int, rng: Rng) -> list[int]:
        """All of `state.actions(seat)`, what this player would choose first, then whatever it finds promising."""
        first = self.choose(state, seat, rng)
        return [first] + [action for action in state.actions(seat) if action != first]

    def explain(self, state: S, seat: int, action: int) -> Words:
        """Why this player would (or would not) choose that action, in a sentence."""
        return Phrase("why-no-reason")

    def judge(self, state: S) -> list[float]:
        """What each seat may expect of the victory, from 0 to 1, adding up to about 1. Exact when the game is over."""
        if not state.over:
            return [1 / state.seats] * state.seats
        result = state.result
        assert result is not None
        return [result.share(seat) for seat in range(state.seats)]

    def belief(self, world: S, seat: int) -> float:
        """How well what the others have done fits this world, as a seat imagines it.

        The logarithm of a likelihood, as far as worlds differ in it: what is the same in all of them may be left out.
        """
        return 0.0


class RandomPlayer(Player[State]):
    """Plays any legal action, each as likely as the others."""

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        return actions[rng.below(len(actions))]

    def explain(self, state: State, seat: int, action: int) -> Words:
        return Phrase("why-blindly")


def best_first(actions: list[int], worths: list[float], rng: Rng) -> list[int]:
    """Actions by what each is worth; which of several equals comes first is left to chance."""
    order = list(range(len(actions)))
    rng.shuffle(order)
    keyed = sorted([(-worths[i], place, actions[i]) for place, i in enumerate(order)])
    return [action for _, _, action in keyed]


def share_out(weights: list[float]) -> list[float]:
    """Parts of one, as large as the weights say."""
    total = sum(weights)
    return [weight / total for weight in weights]


def decide(player: Player, state: State, seat: int, rng: Rng) -> int:
    """Ask a player, who sees only what the seat knows."""
    return player.choose(state.imagine(seat, rng), seat, rng)


def playout(state: State, rng: Rng) -> int:
    """Play random legal actions to the end; returns how many."""
    count = 0
    while not state.over:
        seat = state.mover()
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])
        count += 1
    return count


def play_on(state: State, players: list[Player], rng: Rng) -> None:
    """Let players play a game to its end, one for each seat."""
    while not state.over:
        seat = state.mover()
        state.apply_unchecked(seat, decide(players[seat], state, seat, rng))
