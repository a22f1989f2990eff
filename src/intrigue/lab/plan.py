"""What to play, and the games of a plan one by one: begun, watched or only played, and summed up at their end.

Each game is seeded by its number, so the result is the same however the work is divided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from ..core import Player, seeded
from ..core.event import Happening
from ..core.tunables import using_changes
from ..games import game as game_named
from ..players.abstaining import without
from .agent import PREFIX, PlayersByName, announce, choose, play
from .fuzz import seed_of
from .overlay import Overlay

T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    """What to play. Bots move on by one seat from game to game, so that none profits from where it sits. Two plans with
    the same seed share their deals.

    `changes` are laid over the cards. `denied` is a card that seat `index % seats` may not use in game `index`, and
    `lacking` are cards that nobody may use.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    watch: bool = False
    changes: Overlay = {}
    denied: str = ""
    lacking: tuple[str, ...] = ()

    @property
    def programs(self) -> bool:
        return any(bot.startswith(PREFIX) for bot in self.bots)

    def seating(self, index: int) -> list[str]:
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.seats)]


class Finished(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game; what comes by seat has one entry for each."""

    index: int
    seed: int
    bots: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    rule: str
    turns: int | None = None
    traits: tuple[dict[str, tuple[str, ...]], ...] = ()  # by seat; () where the game has nothing to compare

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Decided(msgspec.Struct, frozen=True):
    """A decision that was watched: what there was to choose from, each with the cards that it picks; what was chosen,
    and what happened then."""

    seat: int
    offered: dict[int, set[str]]
    action: int
    happened: list[Happening]

    @property
    def could(self) -> set[str]:
        """The cards that could be chosen."""
        return set().union(*self.offered.values())

    @property
    def chosen_kinds(self) -> set[str]:
        return self.offered[self.action]


class Deal:
    """A game of a plan, dealt. It is played once, watched or not."""

    def __init__(self, plan: Plan, bots: PlayersByName, index: int, watch: bool) -> None:
        self.plan, self.index, self.game = plan, index, bots.game
        self.seed = seed_of(plan.seed, index)
        self.names = plan.seating(index)
        self.seated = bots.seated(self.names)
        self.state = self.game.new(plan.seats, self.seed, plan.options, events=watch or plan.programs)
        self.rng = seeded(seed_of(plan.seed, index, "players"))
        self.dealt = [self.game.lab.traits(self.state, seat) for seat in range(plan.seats)]

    @property
    def players(self) -> list[Player]:
        """Those who are seated, all or one of them perhaps without some cards."""
        players = [without(player, self.plan.lacking) for player in self.seated]
        if self.plan.denied:
            at = self.index % self.plan.seats
            players[at] = without(players[at], {self.plan.denied})
        return players

    def play(self) -> None:
        play(self.state, self.players, self.rng, self.index + 1)

    def decisions(self) -> Iterator[tuple[int, int]]:
        """The same, decision by decision: who decides, and on which action. Whoever asks for them carries each out
        before asking for the next."""
        state, players = self.state, self.players
        with announce(state, self.seated, self.index + 1):
            while not state.over:
                seat = state.mover()
                yield seat, choose(players[seat], state, seat, self.rng)

    def watch_decisions(self) -> Iterator[Decided]:
        """Each decision, with what there was to choose from and what happened then."""
        state, events, picked = self.state, self.state.events, self.game.lab.picked_cards
        assert events is not None
        for seat, action in self.decisions():
            offered = {one: set(picked(state, seat, one)) for one in state.actions(seat)}
            before = len(events)
            state.apply_unchecked(seat, action)
            yield Decided(seat, offered, action, events[before:])

    def summary(self) -> dict[str, Any]:
        """What is to be said of any finished game: the fields of Finished."""
        state, result = self.state, self.state.result
        assert result is not None
        traits = tuple({**dealt, **self.game.lab.traits(state, seat)} for seat, dealt in enumerate(self.dealt))
        return {
            "index": self.index,
            "seed": self.seed,
            "bots": self.names,
            "winners": result.winners,
            "scores": result.scores,
            "actions": state.moves,
            "rule": result.rule,
            "turns": self.game.lab.turns(state),
            "traits": traits if any(traits) else (),
        }


def each(plan: Plan, games: range, watch: bool, tell: Callable[[Deal], T]) -> list[T]:
    """What there is to tell of games of a plan, by their numbers."""
    game = game_named(plan.game)
    bots = PlayersByName(game, plan.seats, plan.options)
    with using_changes(game, plan.changes):
        return [tell(Deal(plan, bots, index, watch)) for index in games]


def add_notes(noted: dict[str, float], notes: dict[str, float]) -> None:
    for name, amount in notes.items():
        noted[name] = noted.get(name, 0) + amount
