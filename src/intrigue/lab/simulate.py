"""Play many games between bots and count. Watched games also tell which cards were chosen when they could be, and whose
abilities did something; that costs time."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

import msgspec

from ..core import BadInput
from .chance import OUTSIDE, Share, apart, student
from .fuzz import seed_of
from .overlay import Overlay
from .plan import Deal, Finished, Plan, add_notes, each


class CardCounts(msgspec.Struct):
    """What was seen of the cards, by id: decisions at which one could be chosen, and was; abilities that worked. And
    what else the game notes, by name."""

    could: Counter[str] = msgspec.field(default_factory=Counter)
    chosen: Counter[str] = msgspec.field(default_factory=Counter)
    worked: Counter[str] = msgspec.field(default_factory=Counter)
    noted: dict[str, float] = {}


class Outcome(Finished, frozen=True, omit_defaults=True):
    """One finished game, and where it was watched its cards. Where they said something else than what is printed, or
    nobody used some of them, that is said too."""

    cards: CardCounts | None = None
    changes: Overlay = {}
    lacking: tuple[str, ...] = ()


def simulate(plan: Plan, games: range) -> list[Outcome]:
    return each(plan, games, plan.watch, play_watched if plan.watch else play_deal)


def play_deal(deal: Deal) -> Outcome:
    deal.play()
    return outcome(deal)


def outcome(deal: Deal, cards: CardCounts | None = None) -> Outcome:
    return Outcome(**deal.summary(), cards=cards, changes=deal.plan.changes, lacking=deal.plan.lacking)


def play_watched(deal: Deal) -> Outcome:
    game, seen = deal.game, CardCounts()
    for decided in deal.watch_decisions():
        seen.could.update(decided.could)
        seen.chosen.update(decided.chosen_kinds)
        seen.worked.update(game.lab.triggered_cards(deal.state, decided.happened))
        add_notes(seen.noted, game.lab.notes(deal.state, decided.happened))
    return outcome(deal, seen)


def read_finished(plan: Plan, lines: Iterable[bytes]) -> list[Outcome]:
    """The games of a plan that were written down before, from the first on; BadInput where they are of another."""
    outcomes: list[Outcome] = []
    lines = list(lines)
    for at, line in enumerate(lines, 1):
        try:
            one = msgspec.json.decode(line, type=Outcome, dec_hook=lambda _, counts: Counter(counts))
        except msgspec.DecodeError as error:
            if (
                at == len(lines)
                and not isinstance(error, msgspec.ValidationError)
                and is_cut_off(plan, len(outcomes), line)
            ):
                break
            raise BadInput("What is written there are no games of a simulation; name another file.") from None
        expected = (len(outcomes), seed_of(plan.seed, len(outcomes)), plan.seating(len(outcomes)), plan.watch)
        if (one.index, one.seed, one.bots, one.cards is not None) != expected:
            raise BadInput("The games written there are of another simulation; give the same seed, seats and bots.")
        if (one.changes, one.lacking) != (plan.changes, plan.lacking):
            raise BadInput("The games written there were played with other cards; give the same --cards and --deny.")
        outcomes.append(one)
    return outcomes


def is_cut_off(plan: Plan, index: int, line: bytes) -> bool:
    """Whether this is the beginning of that game of the plan, which was stopped while it wrote. Where no whole game
    stands before it, it must be more than a brace that anybody may have written."""
    begins = {"index": index, "seed": seed_of(plan.seed, index), "bots": plan.seating(index)}
    expected = msgspec.json.encode(begins)[:-1]
    return line.startswith(expected) or (index > 0 and expected.startswith(line))


class Figure(msgspec.Struct):
    """A number that is noted of games: its mean, its spread, and how many games have it at all."""

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

    def among(self, at_once: int) -> tuple[float, float]:
        """The interval of the mean, where so many are looked at."""
        free = max(1, self.games - 1)
        reach = student(free, OUTSIDE / at_once) * self.spread / math.sqrt(free)
        return (self.mean - reach, self.mean + reach)


class Comparison(msgspec.Struct):
    """Victories by what a seat had of something: all who had any of it, and each kind."""

    all: Share = msgspec.field(default_factory=Share)
    kinds: dict[str, Share] = {}

    def add(self, kinds: tuple[str, ...], won: float) -> None:
        self.all.add(won)
        for kind in set(kinds):
            self.kinds.setdefault(kind, Share()).add(won)

    def shift(self, kind: str, at_once: int) -> tuple[float, float, float]:
        """How much more often those win who have a kind than those who do not, with its interval among so many."""
        those = self.kinds[kind]
        return apart(those, Share(self.all.games - those.games, self.all.won - those.won), at_once)


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
                won = outcome.share(seat)
                self.seats.setdefault(seat, Share()).add(won)
                self.bots.setdefault(bot, Share()).add(won)
            self.compare(outcome)

    def compare(self, outcome: Outcome) -> None:
        """Where several bots play, what helps one of them may not help another: each is looked at by itself."""
        for seat, traits in enumerate(outcome.traits):
            won = outcome.share(seat)
            bot = f", {outcome.bots[seat]}" if len(set(outcome.bots)) > 1 else ""
            for name, kinds in traits.items():
                self.comparisons.setdefault(name + bot, Comparison()).add(kinds, won)
