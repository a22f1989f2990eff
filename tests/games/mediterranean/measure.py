"""Measures balance, trading and speed with sensible bots, and prints the tables.

PYTHONPATH=.build/compiled .venv/bin/python tests/games/mediterranean/measure.py [games] [random games]
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter

import intrigue
from intrigue.core import Player, RandomPlayer, playout, seeded
from intrigue.games.mediterranean.bot.market import own_gain, take_gain
from intrigue.games.mediterranean.bot.mind import Mind
from intrigue.games.mediterranean.cards.developments import ALL, FACE
from intrigue.games.mediterranean.cards.face import DECK_NAMES, DECKS
from intrigue.games.mediterranean.rules.actions import BUILD, DECLINE, HAND, TAKE
from intrigue.games.mediterranean.rules.development import Choosing
from intrigue.games.mediterranean.rules.terms import find
from intrigue.games.mediterranean.state.table import Mediterranean
from intrigue.games.mediterranean.state.tracks import SIDES, level_of, side_of

GAME = intrigue.game("mediterranean")


class Count:
    """What is counted over many games of bots."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.won = [0.0] * seats
        self.scores: list[int] = []
        self.margins: list[float] = []
        self.moves: list[int] = []
        self.deals: list[int] = []
        self.good = 0
        self.judged = 0
        self.sides: Counter[str] = Counter()
        self.revolts = self.attacks = self.games = 0
        self.revolt_turns = self.attack_turns = 0
        self.top = 0
        self.offered: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()


def play(count: Count, number: int) -> None:
    state = GAME.new(count.seats, number, events=False)
    assert isinstance(state, Mediterranean)
    bot, rng = GAME.bot(), seeded(number + 77)
    revolts, attacks = set(), set()
    turn, deals = 0, 0
    while not state.over:
        seat = state.mover()
        action = bot.choose(state.imagine(seat, rng), seat, rng)
        judge = None
        if TAKE <= action < DECLINE or HAND <= action < HAND + 70:
            offer_number = action - TAKE if action >= TAKE else state.drafts[seat].taking
            offer = find(state, offer_number)
            assert offer is not None
            judge = take_gain(Mind(state, seat), offer) > 0 and own_gain(Mind(state, offer.seat), offer) > 0
        top = state.stack[-1]
        if isinstance(top, Choosing):
            for option in state.options(seat):
                if option >= BUILD:
                    count.offered[FACE[option - BUILD].number] += 1
            if action >= BUILD:
                count.taken[FACE[action - BUILD].number] += 1
        before = state.deals
        state.do(seat, action)
        if judge is not None and state.deals == before + 1:
            count.judged += 1
            count.good += judge
        if state.turn != turn:
            if turn:
                count.deals.append(deals)
            turn = state.turn
        deals = state.deals
        if state.revolt:
            revolts.add(state.turn)
        if max(state.rolls) >= 0:
            attacks.add(state.turn)
    count.deals.append(deals)
    assert state.result is not None
    for winner in state.winners:
        count.won[winner] += 1 / len(state.winners)
        count.sides[SIDES[side_of(state.gov[winner])]] += 1
        count.sides[SIDES[2 + side_of(state.rel[winner])]] += 1
    ranked = sorted(state.scores)
    count.games += 1
    count.scores.append(ranked[-1])
    count.margins.append((ranked[-1] - ranked[-2]) / max(1, ranked[-1]))
    count.moves.append(state.moves)
    count.revolts += bool(revolts)
    count.attacks += bool(attacks)
    count.revolt_turns += len(revolts)
    count.attack_turns += len(attacks)
    count.top += sum(max(level_of(state.gov[p]), level_of(state.rel[p])) == 3 for p in range(count.seats))


def report(count: Count) -> None:
    n = count.games
    fair = n / count.seats
    print(f"\n{count.seats} seats, {n} games")
    print("  share of fair by seat:", " ".join(f"{won / fair:.2f}" for won in count.won))
    print(f"  winner's score {statistics.mean(count.scores):.1f}, spread {statistics.pstdev(count.scores):.1f}, ")
    print(f"  margin {statistics.mean(count.margins):.1%} of it; decisions a game {statistics.mean(count.moves):.0f}")
    total = sum(count.sides.values())
    print("  winners' final sides:", ", ".join(f"{side} {count.sides[side] / total:.1%}" for side in SIDES))
    print(f"  deals a phase {statistics.mean(count.deals):.1f}; both gain in {count.good / max(1, count.judged):.1%}")
    print(f"  games with a revolt {count.revolts / n:.1%}, with an attack {count.attacks / n:.1%}; ")
    print(f"  turns with a revolt {count.revolt_turns / n / 5:.1%}, an attack {count.attack_turns / n / 4:.1%}")
    print(f"  players at level 3: {count.top / n / count.seats:.1%}")


def faces(counts: list[Count]) -> None:
    print("\nFaces: taken when offered, against the median of the deck (worst of each deck)")
    offered = sum((count.offered for count in counts), Counter())
    taken = sum((count.taken for count in counts), Counter())
    for deck in range(DECKS):
        rates = {f.id: taken[f.number] / max(1, offered[f.number]) for f in ALL if f.deck == deck}
        median = statistics.median(rates.values())
        ranked = sorted(rates.items(), key=lambda item: item[1])
        never = [name for name, rate in rates.items() if rate == 0]
        most = f"{ranked[-1][0]} {ranked[-1][1] / max(median, 1e-9):.2f}"
        least = ", ".join(f"{name} {rate / max(median, 1e-9):.2f}" for name, rate in ranked[:3])
        print(f"  {DECK_NAMES[deck]:15} median {median:.3f}; most {most}; least {least}; never {never or 'none'}")


def against_random(games: int) -> None:
    won = 0.0
    for number in range(games):
        seat = number % 4
        players: list[Player] = [GAME.bot() if p == seat else RandomPlayer() for p in range(4)]
        state, rng = GAME.new(4, number, events=False), seeded(5000 + number)
        while not state.over:
            mover = state.mover()
            state.do(mover, players[mover].choose(state.imagine(mover, rng), mover, rng))
        assert state.result is not None
        won += state.result.share(seat)
    print(f"\nagainst three random players, {games} games: {won / games:.1%}, {4 * won / games:.2f} times a fair share")


def speed() -> None:
    """By the time of this process, so that other work on the machine counts little."""
    rng, fresh = seeded(1), [GAME.new(5, seed, events=False) for seed in range(40)]
    start, done = time.process_time(), 0
    while time.process_time() - start < 3:
        for state in fresh:
            done += playout(state.clone(), rng)
    inside = done / (time.process_time() - start)
    middle = fresh[0].clone()
    while middle.moves < 200:
        seat = middle.mover()
        options = middle.options(seat)
        middle.do(seat, options[rng.below(len(options))])
    start = time.process_time()
    for _ in range(20000):
        middle.clone()
    clone = (time.process_time() - start) / 20000 * 1e6
    start = time.process_time()
    for _ in range(5000):
        middle.imagine(0, rng)
    imagine = (time.process_time() - start) / 5000 * 1e6
    print(f"\nspeed, compiled {intrigue.COMPILED}: inside {inside:,.0f} decisions/s, clone {clone:.2f} us,", end=" ")
    print(f"imagine {imagine:.1f} us")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    counts = []
    for seats in GAME.seats:
        count = Count(seats)
        for number in range(games):
            play(count, number)
        report(count)
        counts.append(count)
    faces(counts)
    against_random(int(sys.argv[2]) if len(sys.argv) > 2 else games)
    speed()


if __name__ == "__main__":
    main()
