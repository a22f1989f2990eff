"""Measures how Treachery in a Pocket plays: run it by hand after a change to a card, and look at the table.

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/treachery/measure.py --games 5000

For every number of players it lets sensible bots play each other, and random players too: length, endings, fairness by
seat and by the order of play, which cards are chosen when they could be, and how often every ability does something.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter
from functools import partial

import msgspec

import intrigue
from intrigue.core import Player, RandomPlayer, seeded
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import ACTIONS, CARDS
from intrigue.games.treachery.cards.characters import CHARACTERS, EVERY_HOUSE, HOUSES, ROOTED
from intrigue.games.treachery.events import LastDeed, Moved, Shielded
from intrigue.games.treachery.rules.turn import Turn
from intrigue.games.treachery.state import Treachery
from intrigue.lab.fuzz import number
from intrigue.lab.jobs import in_order, pieces
from intrigue.lab.simulate import Share

GAME = intrigue.game("treachery")
CLOSE_LOOK = 10  # one game in so many is watched for abilities that only allow or forbid


class Measured(msgspec.Struct):
    turns: list[int] = []
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[int] = msgspec.field(default_factory=Counter)
    order: Counter[int] = msgspec.field(default_factory=Counter)
    could: Counter[int] = msgspec.field(default_factory=Counter)  # by action
    did: Counter[int] = msgspec.field(default_factory=Counter)
    card_could: Counter[int] = msgspec.field(default_factory=Counter)
    card_did: Counter[int] = msgspec.field(default_factory=Counter)
    fired: Counter[str] = msgspec.field(default_factory=Counter)
    goals: dict[int, list[int]] = {}
    shared: int = 0
    decisions: int = 0
    spread: list[int] = []

    def add(self, other: Measured) -> None:
        self.turns += other.turns
        self.spread += other.spread
        for name in ("endings", "seats", "order", "could", "did", "card_could", "card_did", "fired"):
            getattr(self, name).update(getattr(other, name))
        for goal, points in other.goals.items():
            self.goals.setdefault(goal, []).extend(points)
        self.shared += other.shared
        self.decisions += other.decisions


def play(seats: int, bot: str, seed: int, games: range) -> Measured:
    found = Measured()
    player: Player = GAME.bot() if bot == "sensible" else RandomPlayer()
    for index in games:
        state = GAME.new(seats, number(seed, index), events=False)
        assert isinstance(state, Treachery)
        rng = seeded(number(seed, index, "players"))
        while not state.over:
            seat = state.mover()
            if isinstance(state.stack[-1], Turn):
                state.events = []
                options = state.options(seat)
                action = player.choose(state.imagine(seat, rng), seat, rng)
                for option in options:
                    found.could[option] += 1
                for card in {option // 2 for option in options}:
                    found.card_could[card] += 1
                found.did[action] += 1
                found.card_did[action // 2] += 1
                if index % CLOSE_LOOK == 0:
                    look_closely(state, seat, found)
            else:
                action = player.choose(state.imagine(seat, rng), seat, rng)
            found.decisions += 1
            state.do(seat, action)
            notice(state, found)
        finish(state, found)
    return found


def look_closely(state: Treachery, seat: int, found: Measured) -> None:
    """Abilities that forbid or allow: would the table without them offer other ways?"""
    for bit in (ROOTED, EVERY_HOUSE):
        if not state.wounded & bit:
            continue
        for action in (*two(state.hands[seat]), *two(state.shown)):
            picture = ACTIONS[action].picture
            if any(symbol.effects & 1 for symbol in picture.symbols):
                continue  # being unwounded would matter by itself
            with_it = picture.fits(state.rows, state.wounded, state.killed)
            without = picture.fits(state.rows, state.wounded & ~bit, state.killed)
            if with_it != without:
                who = next(c for c in CHARACTERS if c.bit & bit)
                found.fired[who.id] += CLOSE_LOOK
                break


def two(card: int) -> tuple[int, int]:
    return 2 * card, 2 * card + 1


def notice(state: Treachery, found: Measured) -> None:
    for happening in state.events or []:
        match happening.public:
            case LastDeed(who, target) if target is not None:
                found.fired[who] += 1
            case Shielded(who, _):
                found.fired[who] += 1
            case Moved(_, _, _, leader, _) if leader is not None:
                found.fired[leader] += 1
            case Moved(who, _, rows, _, gave_way) if gave_way or rows > 1:
                found.fired[who] += 1
    if state.events is not None:
        state.events = []


def finish(state: Treachery, found: Measured) -> None:
    result = state.result
    assert result is not None
    found.turns.append(state.turns)
    found.endings[result.rule] += 1
    found.shared += len(result.winners) > 1
    for seat in result.winners:
        found.seats[seat] += 12 // len(result.winners)
        found.order[(seat - state.first) % state.seats] += 12 // len(result.winners)
    for goal in agendas.ALL:
        found.goals.setdefault(goal.number, []).append(state.points(goal))
    found.spread.append(max(result.scores) - min(result.scores))


# ---------------------------------------------------------------------- the table


def share(won: float, games: int) -> str:
    part = Share(games, won)
    low, high = part.interval
    return f"{part.mean:6.1%} ({low:.1%} to {high:.1%})"


def report(found: Measured, seats: int, bot: str) -> None:
    games = len(found.turns)
    mean, deviation = statistics.mean(found.turns), statistics.pstdev(found.turns)
    print(f"\n{seats} players, {bot}, {games:,} games")
    print(
        f"  turns: mean {mean:.2f} +- {1.96 * deviation / math.sqrt(games):.2f}, median "
        f"{statistics.median(found.turns):g}; decisions a turn {found.decisions / sum(found.turns):.2f}; "
        f"points from first to last {statistics.mean(found.spread):.1f}; shared victories {found.shared / games:.1%}"
    )
    for rule in ("TRE-END-1A", "TRE-END-1B", "TRE-END-1C"):
        print(f"  {rule}: {share(found.endings[rule], games)}")
    fair = 1 / seats
    for name, won in (("seat", found.seats), ("turn order", found.order)):
        parts = [f"{won[place] / 12 / games / fair:.3f}" for place in range(seats)]
        reach = 1.96 * math.sqrt(fair * (1 - fair) / games) / fair
        print(f"  {name}, times the fair share (+- {reach:.3f}): {'  '.join(parts)}")
    rates = {card: found.card_did[card] / max(1, found.card_could[card]) for card in range(len(CARDS))}
    middle = statistics.median(rates.values())
    print(f"  cards chosen when they could be, times the median of {middle:.2f}:")
    print("   " + "".join(f" {CARDS[c].id} {rates[c] / middle:.2f}" for c in sorted(rates, key=lambda c: -rates[c])))
    print("  actions chosen when they could be (and how often in 100 turns they could):")
    turns = sum(found.did.values())
    for card in range(len(CARDS)):
        texts = []
        for half in (0, 1):
            a = 2 * card + half
            rate = found.did[a] / max(1, found.could[a])
            texts.append(f"{ACTIONS[a].picture.text:<14} {rate:5.2f} ({100 * found.could[a] / turns:4.1f})")
        print(f"    {CARDS[card].id:<11} {texts[0]}   {texts[1]}")
    print("  abilities, times in 100 games: ", end="")
    print("  ".join(f"{who.id} {100 * found.fired[who.id] / games:.1f}" for who in CHARACTERS))
    means = {goal: statistics.mean(points) for goal, points in found.goals.items()}
    overall = statistics.mean(means.values())
    parts = [
        f"{HOUSES[agendas.ALL[g].rise]}>{HOUSES[agendas.ALL[g].fall]} {means[g] - overall:+.2f}" for g in sorted(means)
    ]
    print(f"  points of the agendas against their mean of {overall:.2f}: {'  '.join(parts)}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--bots", nargs="*", default=["sensible", "random"])
    given = parser.parse_args()
    for bot in given.bots:
        for seats in given.seats:
            found = Measured()
            for part in in_order(partial(play, seats, bot, given.seed), pieces(given.games, 100), given.jobs):
                found.add(part)
            report(found, seats, bot)


if __name__ == "__main__":
    main()
