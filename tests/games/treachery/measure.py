"""Figures about Treachery in a Pocket that the documents quote; run on the compiled build, in one process:

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/treachery/measure.py abilities 2000
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/treachery/measure.py design 2000

`abilities` lets sensible bots play at a table of three and counts, for every character, in which part of the games they
were Wounded, were Killed, and did something by their ability. `design` lets players act at random, by which the set of
cards was designed: how long games of 2, 3 and 4 are, how they end, and what each agenda scores.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter

import intrigue
from intrigue.core import Player, RandomPlayer, decide, seeded
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.characters import CHARACTERS, members
from intrigue.games.treachery.state import ENDING_RULES, Treachery
from intrigue.lab.chance import wilson
from intrigue.lab.fuzz import seed_of

GAME = intrigue.game("treachery")


class Seen:
    """What was seen of the characters over many games: for each of them, in how many games."""

    def __init__(self) -> None:
        self.wounded: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.worked: Counter[str] = Counter()


def play(player: Player, seats: int, seed: int, seen: Seen | None = None) -> Treachery:
    state = GAME.new(seats, seed, events=seen is not None)
    assert isinstance(state, Treachery)
    rng = seeded(seed_of("measure", seed))
    wounded, worked = 0, set[str]()
    while not state.over:
        if seen is not None:
            state.events = []
        seat = state.mover()
        state.apply_unchecked(seat, decide(player, state, seat, rng))
        wounded |= state.wounded
        worked.update(GAME.lab.triggered_cards(state, state.events or []))
    if seen is not None:
        seen.wounded.update(CHARACTERS[who].id for who in members(wounded))
        seen.killed.update(CHARACTERS[who].id for who in members(state.killed))
        seen.worked.update(worked)
    return state


def worked(games: int, seats: int = 3) -> Seen:
    seen, bot = Seen(), GAME.bot()
    for seed in range(games):
        play(bot, seats, seed, seen)
    return seen


def abilities(games: int) -> None:
    seen = worked(games)
    print(f"{games} games of three sensible bots; part of the games in which a character ...")
    print(f"{'':18} was Wounded  was Killed  did something (95 % interval)")
    for who in CHARACTERS:
        low, high = wilson(seen.worked[who.id] / games, games)
        print(
            f"{who.id:18} {seen.wounded[who.id] / games:11.1%} {seen.killed[who.id] / games:11.1%} "
            f"{seen.worked[who.id] / games:14.1%} ({low:.1%} to {high:.1%})"
        )


def design(games: int) -> None:
    player = RandomPlayer()
    for seats in GAME.seats:
        turns: list[int] = []
        endings: Counter[str] = Counter()
        points: dict[str, list[int]] = {}
        for seed in range(games):
            state = play(player, seats, seed)
            turns.append(state.turns)
            endings[ENDING_RULES[state.ending]] += 1
            for goal in agendas.ALL:
                points.setdefault(f"{goal.rise}{goal.fall}", []).append(state.points(goal))
        means = [statistics.mean(scored) for scored in points.values()]
        spread = max(abs(mean - statistics.mean(means)) for mean in means)
        ends = ", ".join(f"{rule} {count / games:.1%}" for rule, count in sorted(endings.items()))
        print(
            f"{seats} seats, {games} games at random: median {statistics.median(turns):g} turns; {ends}; "
            f"every agenda within {spread:.2f} of the mean"
        )


if __name__ == "__main__":
    {"abilities": abilities, "design": design}[sys.argv[1]](int(sys.argv[2]))
