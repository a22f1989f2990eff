"""What many games show about a design. The intervals of a table hold all at once with 95 %; see `chance`."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import pairwise
from typing import Any

import msgspec

from ..core import Game
from ..words import cards as worded
from .chance import (
    MANY,
    OUTSIDE,
    Difference,
    Row,
    Share,
    at_once,
    difference,
    paired_difference,
    row,
    student,
    sureness,
    table,
)
from .stories import NOBODY, WatchedGame

BINS = 24
MATTERS = 0.03  # a difference between shares that one would like to see
FOUND = statistics.NormalDist().inv_cdf(0.8)  # how far beyond an interval it must lie to be found in four of five runs
MOST = 6  # differences that an answer names


class Spread(msgspec.Struct):
    """Numbers, summed up."""

    mean: float
    median: float
    least: int
    most: int
    bins: list[tuple[int, int]]  # where a bin begins, and how many are in it
    width: int = 1


class CardRow(msgspec.Struct):
    """One card. Shares are of seats in games. `drawn` compares those who could use it with those who never could,
    `played` those who used it with those who could but did not; both adjusted for the seat."""

    id: str
    name: str
    kind: str
    could: float
    used: float  # of those who could
    rot: float  # of those who could
    drawn: Difference | None
    played: Difference | None


class Lead(msgspec.Struct):
    """Who is ahead, and whether it lasts."""

    changes: float  # of the lead, a game
    kept: list[Row]  # how often whoever leads at a quarter, half and three quarters of the game wins it


class When(msgspec.Struct):
    """The games that ended in some turns, and the part of the victories there that each side took."""

    first: int
    last: int
    sides: list[Row]


class Variant(msgspec.Struct):
    """Cards that say something else, and what that changes: the same deals, with and without."""

    name: str
    changes: list[str]  # in words
    absent: list[str]  # changed cards that cannot come up at this table
    games: int
    differing: int  # games that the changes made another game
    differences: list[Difference]  # their intervals hold for all variants at once
    answer: str = ""  # what they say in the end


class Report(msgspec.Struct):
    """Everything that `intrigue balance` finds out, as it is written to JSON."""

    intrigue: str
    game: str
    title: str
    rules: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Any]
    games: int
    asked: int  # games that were asked for
    stopped: bool  # by Ctrl-C or by the clock
    by_seat: list[Row]
    by_trait: dict[str, list[Row]]
    length: Spread
    turns: Spread | None
    endings: list[Row]
    shared: Row  # victories that were shared
    decisions: float  # a game
    choices_each: float  # a decision
    forced: float  # the part of the decisions that leave no choice
    widest: int
    lead: Lead | None
    cards: list[CardRow]
    by_turn: list[When] = []  # where a game has sides and counts its turns
    noted: list[Difference] = []  # what a game notes, on average; a difference from nothing
    variants: list[Variant] = []
    denied: list[Difference] = []
    ladder: list[Row] = []
    deviations: list[Difference] = []  # of each step what it moves most
    compare: list[str] = []  # which figures variants and steps were compared by; all where there are none


def report(game: Game, stories: list[WatchedGame], heading: dict[str, Any]) -> Report:
    """Sum up games of one question."""
    names = {card.id: card.name for card in worded(game)}
    seats: dict[int, Share] = {}
    traits: dict[str, dict[str, Share]] = {}
    endings: Counter[str] = Counter()
    shared = Share()
    for story in stories:
        endings[story.rule] += 1
        shared.add(float(len(story.winners) > 1))
        for seat in range(len(story.bots)):
            seats.setdefault(seat, Share()).add(story.share(seat))
        for seat, had in enumerate(story.traits):
            for name, kinds in had.items():
                for kind in set(kinds):
                    traits.setdefault(name, {}).setdefault(kind, Share()).add(story.share(seat))
    decisions = sum(sum(story.decisions) for story in stories)
    turns = [story.turns for story in stories if story.turns is not None]
    return Report(
        **heading,
        games=len(stories),
        by_seat=table((f"seat {seat + 1}", seats[seat]) for seat in sorted(seats)),
        by_trait={
            name: table(
                (names.get(kind, kind), won) for kind, won in sorted(kinds.items(), key=lambda one: -one[1].mean)
            )
            for name, kinds in traits.items()
        },
        length=spread([story.actions for story in stories]),
        turns=spread(turns) if turns else None,
        endings=table((rule, Share(len(stories), count)) for rule, count in endings.most_common()),
        shared=row("shared victories", shared),
        decisions=decisions / len(stories),
        choices_each=sum(story.choices for story in stories) / decisions,
        forced=sum(story.forced for story in stories) / decisions,
        widest=max(story.widest for story in stories),
        lead=lead(stories),
        cards=cards(game, stories),
        by_turn=by_turn(stories),
        noted=at_once(
            [note_difference(name, stories) for name in sorted({name for story in stories for name in story.noted})]
        ),
    )


def by_turn(stories: list[WatchedGame]) -> list[When]:
    """Who wins early and who late: the games in four parts by their turns, as even as whole turns allow. Empty where a
    game has no sides or does not count turns."""
    played = [(story.turns, story) for story in stories if story.turns is not None and any(story.sides)]
    ends = sorted(turns for turns, _ in played)
    bounds = sorted({ends[len(ends) * part // 4 - 1] for part in range(1, 5) if len(ends) * part >= 4})
    names = sorted({side for _, story in played for side in story.sides if side is not None})
    found, first = [], ends[0] if ends else 0
    for last in bounds:
        here = [story for turns, story in played if first <= turns <= last]
        taken = {
            name: sum(story.share(seat) for story in here for seat, side in enumerate(story.sides) if side == name)
            for name in names
        }
        sides = table(((name, Share(len(here), taken[name])) for name in names), len(bounds) * len(names))
        found.append(When(first, last, sides))
        first = last + 1
    return found


def note_difference(name: str, stories: list[WatchedGame]) -> Difference:
    values = [story.noted.get(name, 0.0) for story in stories]
    return msgspec.structs.replace(
        paired_difference(name, [0.0] * len(values), values), before=None, after=None, unpaired=None
    )


def spread(values: list[int]) -> Spread:
    least, most = min(values), max(values)
    width = max(1, math.ceil((most - least + 1) / BINS))
    counts = Counter((value - least) // width for value in values)
    bins = [(least + at * width, counts[at]) for at in range((most - least) // width + 1)]
    return Spread(statistics.mean(values), statistics.median(values), least, most, bins, width)


def lead(stories: list[WatchedGame]) -> Lead | None:
    """Lead changes and runaway leaders; None where nobody was ever seen to be ahead before the end."""
    if all(leader == NOBODY for story in stories for leader in story.leaders):
        return None
    changes = 0
    kept = {part: Share() for part in (25, 50, 75)}
    for story in stories:
        ahead = [leader for leader in story.leaders if leader != NOBODY]
        changes += sum(one != other for one, other in pairwise(ahead))
        for part, share in kept.items():
            leader = story.leaders[min(len(story.leaders) - 1, len(story.leaders) * part // 100)]
            if leader != NOBODY:
                share.add(story.share(leader))
    return Lead(changes / len(stories), table((f"ahead after {part} % of it", share) for part, share in kept.items()))


# ---------------------------------------------------------------------- cards


def cards(game: Game, stories: list[WatchedGame]) -> list[CardRow]:
    """Every card that anybody could ever use, in the order of the game."""
    could: dict[str, set[tuple[int, int]]] = {}
    used: dict[str, set[tuple[int, int]]] = {}
    won: dict[tuple[int, int], float] = {}
    for at, story in enumerate(stories):
        for seat in range(len(story.bots)):
            won[at, seat] = story.share(seat)
            for card in story.could[seat]:
                could.setdefault(card, set()).add((at, seat))
            for card in story.used[seat]:
                used.setdefault(card, set()).add((at, seat))
    known = {card.id: card for card in worded(game)}
    rows = []
    for id in [*[card for card in known if card in could], *sorted(set(could) - set(known))]:
        had, did = could[id], used.get(id, set())
        rows.append(
            CardRow(
                id=id,
                name=known[id].name if id in known else id,
                kind=known[id].kind if id in known else "",
                could=len(had) / len(won),
                used=len(did) / len(had),
                rot=1 - len(did) / len(had),
                drawn=effect(id, had, set(won) - had, won),
                played=effect(id, did, had - did, won),
            )
        )
    wide = iter(at_once([one for found in rows for one in (found.drawn, found.played) if one is not None]))
    for found in rows:
        found.drawn, found.played = (None if one is None else next(wide) for one in (found.drawn, found.played))
    return rows


def effect(
    name: str, those: set[tuple[int, int]], others: set[tuple[int, int]], won: dict[tuple[int, int], float]
) -> Difference | None:
    """How much more often those win than the others: compared seat by seat, so that the seat itself does not count."""
    seats = sorted({seat for _, seat in those | others})
    total = weight = spread_ = 0.0
    for seat in seats:
        a = [won[key] for key in those if key[1] == seat]
        b = [won[key] for key in others if key[1] == seat]
        if len(a) < 2 or len(b) < 2:
            continue
        here = len(a) * len(b) / (len(a) + len(b))
        total += here * (statistics.fmean(a) - statistics.fmean(b))
        # the spread of all of them: three who have all won do not know theirs
        spread_ += here * here * statistics.variance(a + b) * (1 / len(a) + 1 / len(b))
        weight += here
    if not weight:
        return None
    free = len(those) + len(others) - 2
    return difference(name, len(those), total / weight, math.sqrt(spread_) / weight, free, share=True)


# ---------------------------------------------------------------------- with and without


FIGURES = ("length", "decisions", "shared", "seats", "endings", "noted")  # and what the game compares seats by


def differences(before: list[WatchedGame], after: list[WatchedGame], wanted: Collection[str] = ()) -> list[Difference]:
    """What a change does, game by game: length, who wins, how the game ends; or only what is wanted of that. Each with
    its own interval; `at_once` makes them fit to be looked at together."""
    count = min(len(before), len(after))
    before, after = before[:count], after[:count]
    rows = []

    def want(figure: str) -> bool:
        return not wanted or figure in wanted

    if want("length"):
        rows.append(compare("length, in actions", lambda story: story.actions, before, after))
    if want("decisions"):
        rows.append(share("decisions without a choice", lambda story: story.forced / story.actions, before, after))
    if want("shared"):
        rows.append(share("shared victories", lambda story: float(len(story.winners) > 1), before, after))
    for seat in range(len(before[0].bots)) if want("seats") else ():
        rows.append(share(f"victories of seat {seat + 1}", lambda story, seat=seat: story.share(seat), before, after))
    for name, kind in sorted({(n, k) for s in [*before, *after] for t in s.traits for n, ks in t.items() for k in ks}):
        if want(name):
            rows.append(
                share(
                    f"victories by {name}: {kind}",
                    lambda story, name=name, kind=kind: victories_with(story, name, kind),
                    before,
                    after,
                )
            )
    for name in sorted({name for story in [*before, *after] for name in story.noted}) if want("noted") else ():
        rows.append(compare(name, lambda story, name=name: story.noted.get(name, 0.0), before, after))
    for rule in sorted({story.rule for story in [*before, *after]}) if want("endings") else ():
        rows.append(share(f"ends by {rule}", lambda story, rule=rule: float(story.rule == rule), before, after))
    return rows


def victories_with(story: WatchedGame, name: str, kind: str) -> float:
    """The part of a victory that those took who had something."""
    return sum(story.share(seat) for seat, traits in enumerate(story.traits) if kind in traits.get(name, ()))


def compare(
    name: str, figure: Callable[..., float], before: Iterable[WatchedGame], after: Iterable[WatchedGame]
) -> Difference:
    return paired_difference(name, [figure(story) for story in before], [figure(story) for story in after])


def share(
    name: str, figure: Callable[..., float], before: Iterable[WatchedGame], after: Iterable[WatchedGame]
) -> Difference:
    return paired_difference(name, [figure(story) for story in before], [figure(story) for story in after], share=True)


def variant(
    name: str,
    changes: list[str],
    absent: list[str],
    before: list[WatchedGame],
    after: list[WatchedGame],
    wanted: Collection[str] = (),
) -> Variant:
    pairs = list(zip(before, after, strict=False))
    felt = sum(one != other for one, other in pairs)
    return Variant(name, changes, absent, len(pairs), felt, differences(before, after, wanted))


def side_by_side(variants: list[Variant]) -> list[Variant]:
    """Variants that are looked at together: whoever tries many will find one that looks good."""
    rows = iter(at_once([one for tried in variants for one in tried.differences]))
    for tried in variants:
        tried.differences = [next(rows) for _ in tried.differences]
        tried.answer = answer(tried.differences)
    return variants


def off_fair(rows: list[Row]) -> list[Difference]:
    """How far shares are from being the same for all."""
    fair = 1 / len(rows)
    return [
        Difference(
            one.name,
            one.of,
            one.share - fair,
            one.low - fair,
            one.high - fair,
            error=math.sqrt(one.share * (1 - one.share) / one.of),
            free=one.of - 1,
            share=True,
            at_once=one.at_once,
        )
        for one in rows
    ]


def answer(rows: list[Difference]) -> str:
    """What a table of differences says in the end: what differs beyond doubt, how much else may differ at most, and how
    many games it takes to see a difference that matters."""
    sure = sorted([one for one in rows if one.clear], key=sureness, reverse=True)
    open_ = [one for one in rows if not one.clear and one.error > 0]
    shares, others = [one for one in open_ if one.share], [one for one in open_ if not one.share]
    said = []
    if sure:
        more = f" and {len(sure) - MOST} more" if len(sure) > MOST else ""
        said.append(f"Beyond doubt: {', '.join(f'{one.name} {amount(one)}' for one in sure[:MOST])}{more}.")
    else:
        said.append("Nothing differs beyond doubt.")
    if shares:
        said.append(
            f"No {'other ' if sure else ''}share differs by more than {100 * max(map(furthest, shares)):.1f} points."
        )
    elif others:
        said.append(f"No more of a difference is left than {furthest(others[0]):.3f} of {others[0].name}.")
    if shares:
        played, needed = shares[0].games, max(map(games_needed, shares))
        if needed <= played:
            said.append(f"A difference of {100 * MATTERS:.0f} points would have shown.")
        else:
            said.append(f"About {needed:,} games would show one of {100 * MATTERS:.0f} points, in four of five runs.")
    return " ".join(said)


def amount(one: Difference) -> str:
    return f"{100 * one.mean:+.1f} points" if one.share else f"{one.mean:+.3f}"


def furthest(one: Difference) -> float:
    return max(abs(one.low), abs(one.high))


def games_needed(one: Difference) -> int:
    """In how many games a difference that matters is found in four of five runs, among as many comparisons: rounded up
    to two figures, for the spread is only estimated."""
    reach = student(MANY, OUTSIDE / one.at_once) + FOUND
    exact = one.games * (one.error * reach / MATTERS) ** 2
    step = int(10 ** max(0, math.floor(math.log10(max(exact, 1))) - 1))
    return math.ceil(exact / step) * step


def most_moved(steps: dict[str, list[Difference]]) -> list[Difference]:
    """Of each step away the difference that is least likely to be chance, the surest first. Whoever looks for the
    largest of many will find it large: the intervals hold for all that were looked at."""
    most = {name: max(rows, key=sureness) for name, rows in steps.items()}
    named = [msgspec.structs.replace(one, name=f"{name}: {one.name}") for name, one in most.items()]
    return sorted(at_once(named, sum(map(len, steps.values()))), key=sureness, reverse=True)


def denial(name: str, before: list[WatchedGame], after: list[WatchedGame]) -> Difference:
    """What it costs a seat that it alone may not use a card."""
    count = min(len(before), len(after))
    seats = [story.index % len(story.bots) for story in before[:count]]
    return paired_difference(
        name,
        [story.share(seat) for story, seat in zip(before, seats, strict=False)],
        [story.share(seat) for story, seat in zip(after[:count], seats, strict=True)],
        share=True,
    )
