"""What many games between bots show, as `intrigue simulate` prints it and as `--json` writes it."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from typing import Any

import msgspec

from ..core import Card, Game
from ..words import cards as worded
from .chance import Row, Share, average, table
from .overlay import Overlay
from .plan import Plan
from .simulate import Comparison, Tally


class Length(msgspec.Struct):
    """Numbers, summed up: the mean with its 95 % interval, and what lies around it."""

    mean: float
    low: float
    high: float
    median: float
    least: int
    most: int


class Compared(msgspec.Struct):
    """The share of those who had something, and how much more that is than the share of the others. As in all tables
    here, with 95 % its intervals hold together with those of all `at_once` rows."""

    id: str
    name: str
    of: int
    share: float
    low: float
    high: float
    more: float
    more_low: float
    more_high: float
    at_once: int


class Chosen(msgspec.Struct):
    """How often a card was chosen when it could be; `times` compares it with the median card of its kind."""

    id: str
    name: str
    kind: str
    could: int
    share: float
    low: float
    high: float
    times: float | None
    at_once: int


class Worked(msgspec.Struct):
    """How often the ability of a card did something, and in which part of the games."""

    id: str
    name: str
    times: int
    share: float
    low: float
    high: float
    at_once: int


class Noted(msgspec.Struct):
    """What else a game notes: how much of it a game has, and the part of the games that have any."""

    name: str
    mean: float
    low: float
    high: float
    spread: float
    share: float
    at_once: int


class Summary(msgspec.Struct):
    """Everything that `intrigue simulate` finds out. Shares are of the victories, from 0 to 1."""

    intrigue: str
    game: str
    title: str
    rules: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Any]
    asked: int  # games that were asked for
    games: int  # games that were played
    stopped: bool
    by_seat: list[Row]
    by_bot: list[Row]
    by_trait: dict[str, list[Compared]]
    length: Length | None  # in actions; None without a game
    turns: Length | None
    endings: list[Row]  # by the rule that ended the games
    chosen: list[Chosen]
    worked: list[Worked]
    noted: list[Noted]
    changes: Overlay = {}  # what the cards say instead of what is printed on them
    lacking: tuple[str, ...] = ()  # cards that nobody uses


def summary(game: Game, plan: Plan, tally: Tally, asked: int, stopped: bool, version: str) -> Summary:
    return Summary(
        intrigue=version,
        game=game.name,
        title=game.title,
        rules=game.version,
        seats=plan.seats,
        bots=list(plan.bots),
        seed=plan.seed,
        options=plan.options,
        asked=asked,
        games=tally.games,
        stopped=stopped,
        by_seat=table((f"seat {seat + 1}", tally.seats[seat]) for seat in sorted(tally.seats)),
        by_bot=table(tally.bots.items()),
        by_trait={name: compare_kinds(game, tally.comparisons[name]) for name in sorted(tally.comparisons)},
        length=length(tally.lengths) if tally.lengths else None,
        turns=length(tally.turns) if tally.turns else None,
        endings=table((rule, Share(tally.games, count)) for rule, count in tally.endings.most_common()),
        chosen=choice_rates(game, tally),
        worked=trigger_rates(game, tally),
        noted=note_averages(tally),
        changes=plan.changes,
        lacking=plan.lacking,
    )


def length(values: list[int]) -> Length:
    return Length(*average(values), statistics.median(values), min(values), max(values))


def compare_kinds(game: Game, comparison: Comparison) -> list[Compared]:
    """Who wins by what a seat had, in the order of the cards where it is one."""
    names = {card.id: card.name for card in worded(game)}
    order = [card for card in names if card in comparison.kinds]
    found, count = [], len(comparison.kinds)
    for kind in [*order, *sorted(set(comparison.kinds) - set(order))]:
        own = comparison.kinds[kind]
        shift = comparison.shift(kind, count)
        found.append(Compared(kind, names.get(kind, kind), own.games, own.mean, *own.among(count), *shift, count))
    return found


def choice_rates(game: Game, tally: Tally) -> list[Chosen]:
    """Kind by kind, the most wanted first."""
    cards = of_their_kinds(game, tally.could)
    found = []
    for kind in dict.fromkeys(card.kind for card in cards):
        own = [(card, Share(tally.could[card.id], tally.chosen[card.id])) for card in cards if card.kind == kind]
        middle = statistics.median(one.mean for _, one in own if one.games)
        for card, one in sorted(own, key=lambda entry: -entry[1].mean):
            times = one.mean / middle if middle else None
            interval = one.among(len(cards))
            found.append(Chosen(card.id, card.name, kind, one.games, one.mean, *interval, times, len(cards)))
    return found


def trigger_rates(game: Game, tally: Tally) -> list[Worked]:
    found, cards = [], of_their_kinds(game, tally.worked)
    for card in cards:
        part = Share(tally.games, tally.worked_in[card.id])
        interval = part.among(len(cards))
        found.append(Worked(card.id, card.name, tally.worked[card.id], part.mean, *interval, len(cards)))
    return found


def note_averages(tally: Tally) -> list[Noted]:
    found, count = [], len(tally.noted)
    for name, figure in sorted(tally.noted.items()):
        interval = figure.among(count)
        found.append(Noted(name, figure.mean, *interval, figure.spread, figure.some / figure.games, count))
    return found


def of_their_kinds(game: Game, ids: Iterable[str]) -> list[Card]:
    """All cards of the kinds that some cards have: those that were never seen are to be noticed too."""
    kinds = {card.kind for card in game.cards() if card.id in ids}
    return [card for card in worded(game) if card.kind in kinds]
