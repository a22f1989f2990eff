"""Play many games between bots and count. Each game is seeded by its number, so the result is the same however the
work is divided. Watched games also tell which cards were chosen when they could be, and whose abilities did something;
that costs time."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from ..core import BadInput, Player, State
from ..core.rng import Rng, seeded
from ..games import game as game_named
from .agent import PREFIX, Bots, announced, choose, play
from .chance import Share, apart
from .fuzz import number


class Plan(msgspec.Struct, frozen=True):
    """What to play. Bots move on by one seat from game to game, so that none profits from where it sits."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    watch: bool = False

    @property
    def programs(self) -> bool:
        return any(bot.startswith(PREFIX) for bot in self.bots)

    def seating(self, index: int) -> list[str]:
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.seats)]


class Cards(msgspec.Struct):
    """What was seen of the cards, by id: decisions at which one could be chosen, and was; abilities that worked. And
    what else the game notes, by name."""

    could: Counter[str] = msgspec.field(default_factory=Counter)
    chosen: Counter[str] = msgspec.field(default_factory=Counter)
    worked: Counter[str] = msgspec.field(default_factory=Counter)
    noted: dict[str, float] = {}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game."""

    index: int
    seed: int
    bots: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    rule: str
    turns: int | None = None
    cards: Cards | None = None
    traits: tuple[dict[str, tuple[str, ...]], ...] = ()  # by seat; () where the game has nothing to compare


def simulate(plan: Plan, games: range) -> list[Outcome]:
    game = game_named(plan.game)
    bots = Bots(game, plan.seats, plan.options)
    outcomes = []
    for index in games:
        seed = number(plan.seed, index)
        names = plan.seating(index)
        seated = bots.seated(names)
        state = game.new(plan.seats, seed, plan.options, events=plan.watch or plan.programs)
        dealt = [game.traits(state, seat) for seat in range(plan.seats)]
        rng = seeded(number(plan.seed, index, "players"))
        cards = None
        if plan.watch:
            with announced(state, seated, index + 1):
                cards = watch(state, seated, rng)
        else:
            play(state, seated, rng, index + 1)
        result = state.result
        assert result is not None
        traits = tuple({**dealt[seat], **game.traits(state, seat)} for seat in range(plan.seats))
        outcomes.append(
            Outcome(
                index=index,
                seed=seed,
                bots=names,
                winners=result.winners,
                scores=result.scores,
                actions=state.moves,
                rule=result.rule,
                turns=game.turns(state),
                cards=cards,
                traits=traits if any(traits) else (),
            )
        )
    return outcomes


def watch(state: State, players: list[Player], rng: Rng) -> Cards:
    """Let players play a game to its end as `play_on` does, and look on."""
    game, seen = state.game, Cards()
    events = state.events = state.events or []
    while not state.over:
        before, seat = len(events), state.mover()
        offered = {action: set(game.picked(state, seat, action)) for action in state.options(seat)}
        action = choose(players[seat], state, seat, rng)
        for card in set().union(*offered.values()):
            seen.could[card] += 1
        for card in offered[action]:
            seen.chosen[card] += 1
        state.do(seat, action)
        happened = events[before:]
        seen.worked.update(game.at_work(state, happened))
        for name, amount in game.noted(state, happened).items():
            seen.noted[name] = seen.noted.get(name, 0) + amount
    return seen


def finished(plan: Plan, lines: Iterable[bytes]) -> list[Outcome]:
    """The games of a plan that were written down before, from the first on; BadInput where they are of another."""
    outcomes: list[Outcome] = []
    lines = list(lines)
    for at, line in enumerate(lines, 1):
        try:
            outcome = msgspec.json.decode(line, type=Outcome, dec_hook=lambda _, counts: Counter(counts))
        except msgspec.DecodeError as error:
            if at == len(lines) and not isinstance(error, msgspec.ValidationError) and torn(plan, len(outcomes), line):
                break
            raise BadInput("What is written there are no games of a simulation; name another file.") from None
        expected = (len(outcomes), number(plan.seed, len(outcomes)), plan.seating(len(outcomes)), plan.watch)
        if (outcome.index, outcome.seed, outcome.bots, outcome.cards is not None) != expected:
            raise BadInput("The games written there are of another simulation; give the same seed, seats and bots.")
        outcomes.append(outcome)
    return outcomes


def torn(plan: Plan, index: int, line: bytes) -> bool:
    """Whether this is the beginning of that game of the plan, which was stopped while it wrote. Where no whole game
    stands before it, it must be more than a brace that anybody may have written."""
    begins = {"index": index, "seed": number(plan.seed, index), "bots": plan.seating(index)}
    expected = msgspec.json.encode(begins)[:-1]
    return line.startswith(expected) or (index > 0 and expected.startswith(line))


class Figure(msgspec.Struct):
    """A number that is noted of games: its mean with a 95 % interval, its spread, and how many games have it at all."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0
    some: int = 0

    def add(self, amount: float) -> None:
        self.games += 1
        self.total += amount
        self.squares += amount * amount
        self.some += amount != 0

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def spread(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.games - self.mean**2))

    @property
    def interval(self) -> tuple[float, float]:
        reach = 1.96 * self.spread / math.sqrt(self.games)
        return (self.mean - reach, self.mean + reach)


class Comparison(msgspec.Struct):
    """Victories by what a seat had of something: all who had any of it, and each kind."""

    all: Share = msgspec.field(default_factory=Share)
    kinds: dict[str, Share] = {}

    def add(self, kinds: tuple[str, ...], won: float) -> None:
        self.all.add(won)
        for kind in set(kinds):
            self.kinds.setdefault(kind, Share()).add(won)

    def shift(self, kind: str) -> tuple[float, float, float]:
        """How much more often those win who have a kind than those who do not, with its 95 % interval."""
        those = self.kinds[kind]
        return apart(those, Share(self.all.games - those.games, self.all.won - those.won))


class Tally(msgspec.Struct):
    """The sums over many games."""

    games: int = 0
    seats: dict[int, Share] = {}
    bots: dict[str, Share] = {}
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    lengths: list[int] = []
    turns: list[int] = []
    could: Counter[str] = msgspec.field(default_factory=Counter)
    chosen: Counter[str] = msgspec.field(default_factory=Counter)
    worked: Counter[str] = msgspec.field(default_factory=Counter)
    worked_in: Counter[str] = msgspec.field(default_factory=Counter)  # how many games
    noted: dict[str, Figure] = {}
    comparisons: dict[str, Comparison] = {}

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.games += 1
            self.endings[outcome.rule] += 1
            self.lengths.append(outcome.actions)
            if outcome.turns is not None:
                self.turns.append(outcome.turns)
            if outcome.cards is not None:
                self.could.update(outcome.cards.could)
                self.chosen.update(outcome.cards.chosen)
                self.worked.update(outcome.cards.worked)
                self.worked_in.update(outcome.cards.worked.keys())
                for name in {**self.noted, **outcome.cards.noted}:
                    figure = self.noted.setdefault(name, Figure(self.games - 1))
                    figure.add(outcome.cards.noted.get(name, 0.0))
            for seat, bot in enumerate(outcome.bots):
                won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                self.seats.setdefault(seat, Share()).add(won)
                self.bots.setdefault(bot, Share()).add(won)
            self.compare(outcome)

    def compare(self, outcome: Outcome) -> None:
        """Where several bots play, what helps one of them may not help another: each is looked at by itself."""
        for seat, traits in enumerate(outcome.traits):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            bot = f", {outcome.bots[seat]}" if len(set(outcome.bots)) > 1 else ""
            for name, kinds in traits.items():
                self.comparisons.setdefault(name + bot, Comparison()).add(kinds, won)
