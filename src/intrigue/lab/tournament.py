"""Everybody meets everybody: a round robin of bots over shared deals, with ratings and a cross table.

A *meeting* of two bots is one deal played twice: once they sit a b a b ..., once b a b a ..., so that neither seat nor
cards nor faction favour one of them. What a bot takes of the victories in a meeting lies between 0 and 1, and a half is
even. All pairs play the same deals.
"""

from __future__ import annotations

import statistics
from itertools import combinations
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from ..core import Game, seeded
from ..core.tunables import using_changes
from ..games import game as game_named
from ..players.abstaining import without
from .agent import PREFIX, PlayersByName, play
from .chance import MANY, OUTSIDE, student, wilson
from .fuzz import seed_of
from .overlay import Overlay

PIECE = 5  # meetings in a task, between bots that are quick
GAMES = 2  # of a meeting
QUICK = ("random", "gentle", "sensible")


class Cup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played for. Each pair meets `meetings` times. `changes` are laid over the cards, and `lacking` are cards
    that nobody may use."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    meetings: int
    changes: Overlay = {}
    lacking: tuple[str, ...] = ()

    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))


class Meeting(msgspec.Struct, frozen=True):
    """One deal, played twice with the seats changed: what the first of the two took of each game."""

    first: str
    second: str
    deal: int
    took: tuple[float, float]

    @property
    def share(self) -> float:
        return sum(self.took) / len(self.took)


Task = tuple[Cup, str, str, range]


def tasks(cup: Cup, done: set[tuple[str, str, int]]) -> list[Task]:
    """The work that is left, deal by deal, so that all pairs are equally far when it is cut short."""
    found = []
    piece = PIECE if set(cup.bots) <= set(QUICK) else 1  # one meeting of searches may take minutes
    for start in range(0, cup.meetings, piece):
        for first, second in cup.pairs():
            deals = range(start, min(start + piece, cup.meetings))
            if any((first, second, deal) not in done for deal in deals):
                found.append((cup, first, second, deals))
    return found


def meet(task: Task) -> list[Meeting]:
    """Let two bots meet over some deals."""
    game = game_named(task[0].game)
    with using_changes(game, task[0].changes):
        return play_meetings(game, task)


def play_meetings(game: Game, task: Task) -> list[Meeting]:
    cup, first, second, deals = task
    bots = PlayersByName(game, cup.seats, cup.options)
    news = any(name.startswith(PREFIX) for name in (first, second))
    meetings = []
    for deal in deals:
        took = []
        for turned in (False, True):
            names = [(first, second)[(seat + turned) % 2] for seat in range(cup.seats)]
            state = game.new(cup.seats, seed_of(cup.seed, deal), cup.options, events=news)
            rng = seeded(seed_of(cup.seed, deal, first, second, turned))
            play(state, [without(bot, cup.lacking) for bot in bots.seated(names)], rng, 2 * deal + turned + 1)
            result = state.result
            assert result is not None
            took.append(sum(result.share(seat) for seat in range(turned, cup.seats, 2)))
        meetings.append(Meeting(first, second, deal, (took[0], took[1])))
    return meetings


class Even(msgspec.Struct, frozen=True):
    """A mean share over meetings. With 95 % its interval holds together with those of all `at_once` shares of a table;
    what one of two took says also what the other did, so that a pair counts once."""

    meetings: int
    mean: float
    low: float
    high: float
    at_once: int


class Met(msgspec.Struct, frozen=True):
    """What a bot took of its games against another one."""

    bot: str
    against: str
    share: Even


class Standing(msgspec.Struct, frozen=True):
    """A bot's place: its rating with an interval, and what it took of all its games."""

    bot: str
    rating: float
    low: float
    high: float
    share: Even


class Ranking(msgspec.Struct, frozen=True):
    """Everything that `intrigue tournament` finds out, as it is written to JSON. Shares are from 0 to 1."""

    intrigue: str
    game: str
    title: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any]
    asked: int  # meetings of each pair that were asked for
    games: int  # games that were played, two a meeting
    stopped: bool
    standings: list[Standing]  # the best first
    cross: list[Met]
    changes: Overlay = {}  # what the cards say instead of what is printed on them
    lacking: tuple[str, ...] = ()  # cards that nobody uses


def ranking(game: Game, cup: Cup, played: list[Meeting], stopped: bool, version: str) -> Ranking:
    table = cross_table(cup, played)
    return Ranking(
        intrigue=version,
        game=game.name,
        title=game.title,
        rules=game.version,
        seats=cup.seats,
        seed=cup.seed,
        options=cup.options,
        asked=cup.meetings,
        games=GAMES * len(played),
        stopped=stopped,
        standings=standings(cup, played),
        cross=[Met(bot, other, share) for (bot, other), share in table.items()],
        changes=cup.changes,
        lacking=cup.lacking,
    )


def mean(shares: list[float], at_once: int = 1) -> Even:
    """The mean with Wilson's interval, which stays between 0 and 1. Meetings are independent of each other; the two
    games of one are perhaps not. How many games a meeting is worth, from one to two, is told by the spread of meetings:
    it is the wider, the more alike their two games come out. For that, one meeting more is thought to have been won and
    one lost: who has won all of them shows no spread, and may have been lucky."""
    if not shares:
        return Even(0, 0.5, 0.0, 1.0, at_once)
    middle, thought = statistics.fmean(shares), [*shares, 0.0, 1.0]
    centre = statistics.fmean(thought)
    worth = centre * (1 - centre) / statistics.variance(thought)
    interval = wilson(middle, len(shares) * min(GAMES, max(1.0, worth)), at_once)
    return Even(len(shares), middle, *interval, at_once)


def cross_table(cup: Cup, meetings: list[Meeting]) -> dict[tuple[str, str], Even]:
    """What each bot took of its games against each other one."""
    shares: dict[tuple[str, str], list[float]] = {}
    for meeting in meetings:
        shares.setdefault((meeting.first, meeting.second), []).append(meeting.share)
        shares.setdefault((meeting.second, meeting.first), []).append(1 - meeting.share)
    return {pair: mean(taken, len(shares) // 2) for pair, taken in shares.items()}


def standings(cup: Cup, meetings: list[Meeting]) -> list[Standing]:
    """All bots, the best first. Ratings are those of Weng and Lin (as in TrueSkill, a mean and how sure it is)."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in cup.bots}
    taken: dict[str, list[float]] = {bot: [] for bot in cup.bots}
    for meeting in sorted(meetings, key=lambda one: (one.deal, one.first, one.second)):
        taken[meeting.first].append(meeting.share)
        taken[meeting.second].append(1 - meeting.share)
        for took in meeting.took:
            sides = [[ratings[meeting.first]], [ratings[meeting.second]]]
            [one], [other] = model.rate(sides, scores=[took, 1 - took])
            ratings[meeting.first], ratings[meeting.second] = one, other
    sure, count = student(MANY, OUTSIDE / len(cup.bots)), len(cup.bots)
    rows = [
        Standing(bot, r.mu, r.mu - sure * r.sigma, r.mu + sure * r.sigma, mean(taken[bot], count))
        for bot, r in ratings.items()
    ]
    return sorted(rows, key=lambda row: -row.rating)
