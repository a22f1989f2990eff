"""Measures how a game of Trieste goes: who wins when, how dull and how plundered the Merchant is, which cards are worth
playing, and which Heroes are kept.

    .venv/bin/python -m tests.games.trieste.measure --games 3000
    .venv/bin/python -m tests.games.trieste.measure --games 300 --heroes --bots search:60

Every game is seeded by its number. The marks are what the decks are held to; a figure beyond its mark is named at the
end, and then the exit status is 1.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import intrigue
from intrigue.core import decide, seeded
from intrigue.games.trieste.cards.titles import CARDS, FACTIONS, HEROES, MERCHANT, NO_CARD, SPECIAL, TREASURES, worth
from intrigue.games.trieste.events import Discarded, Took, TurnBegan
from intrigue.games.trieste.rules.actions import PLAY, REACT, REVEAL
from intrigue.games.trieste.rules.reactions import Window
from intrigue.games.trieste.rules.turn import Play
from intrigue.games.trieste.state import Trieste
from intrigue.lab.agent import PlayersByName
from intrigue.lab.jobs import in_order, pieces

GAME = intrigue.game("trieste")
BANDS = {"turns 1 to 4": range(1, 5), "turns 5 to 8": range(5, 9), "turns 9 and on": range(9, 1000)}
COINS = {CARDS[coin].id: coin + 1 for coin in range(TREASURES)}
PIECE = 20

# The marks
MOST_OF_A_BAND = 0.60  # of the victories in a band, by one faction
MOST_BY_TURN_3 = 0.02
MOST_BARE_COINS = 0.30  # of the Merchant's plays
PLUNDER = 6
MOST_PLUNDERED = 0.08  # of the Merchant's turns
LEAST_CHOSEN = 0.08  # of a title's chances
SHARES = (0.25, 0.42)
LENGTHS = (8, 16)  # the median, in turns
MOST_DRAWS = 0.02
KEPT = 0.10  # of its games, before a Hero counts as one that may be better kept
LEAST_KEPT = 4  # Heroes


@dataclass
class Seen:
    """What was seen in games."""

    games: int = 0
    won: Counter[tuple[int, int]] = field(default_factory=Counter)  # by faction, NO_CARD for nobody, and turn
    plays: int = 0  # by the Merchant, with a card or without
    coins: int = 0
    losses: Counter[int] = field(default_factory=Counter)  # the Merchant's turns by the value taken in them
    could: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    heroes: Counter[str] = field(default_factory=Counter)  # games in which a Hero could be revealed
    at_once: Counter[str] = field(default_factory=Counter)
    later: Counter[str] = field(default_factory=Counter)
    hero_won: Counter[str] = field(default_factory=Counter)

    def add(self, other: Seen) -> None:
        self.games += other.games
        self.plays += other.plays
        self.coins += other.coins
        for name in ("won", "losses", "could", "chosen", "heroes", "at_once", "later", "hero_won"):
            getattr(self, name).update(getattr(other, name))


def chances(state: Trieste, actions: list[int]) -> Iterator[int]:
    """The cards that could sensibly be chosen now: to be played and paid for, or to react with."""
    top = state.stack[-1]
    if isinstance(top, Play):
        money = worth(state.hands[top.who])
        yield from (a - PLAY for a in actions if a >= PLAY + TREASURES and state.cost(a - PLAY) <= money)
    elif isinstance(top, Window):
        yield from (a - REACT for a in actions if a >= REACT)


def play(number: int, bots: list[str], heroes: bool, seen: Seen) -> None:
    state = GAME.new(3, number, {"heroes": heroes})
    assert isinstance(state, Trieste)
    names = [bots[(seat + number) % len(bots)] for seat in range(3)]
    players = PlayersByName(GAME, 3, {"heroes": heroes}).seated(names)
    rng = seeded(number + 1_000_000)
    first: dict[int, int] = {}
    revealed: dict[int, int] = {}
    while not state.over:
        seat = state.mover()
        who, top = state.faction_of[seat], state.stack[-1]
        actions = state.actions(seat)
        action = decide(players[seat], state, seat, rng)
        for card in chances(state, actions):
            seen.could[CARDS[card].id] += 1
            seen.chosen[CARDS[card].id] += action in (PLAY + card, REACT + card)
        if isinstance(top, Play) and who == MERCHANT and action != REVEAL:
            seen.plays += 1
            seen.coins += PLAY <= action < PLAY + TREASURES
        if REVEAL in actions:
            first.setdefault(who, state.moves)
            if action == REVEAL:
                revealed[who] = state.moves
        state.apply_unchecked(seat, action)
    seen.games += 1
    seen.won[state.winner, state.turn] += 1
    lost: list[int] = []
    for event in state.events_for(None):
        match event:
            case TurnBegan():
                lost.append(0)
            case Took(victim=victim, treasures=gone) | Discarded(seat=victim, cards=gone) if (
                state.faction_of[victim] == MERCHANT
            ):
                lost[-1] += sum(COINS.get(card, 0) for card in gone)
    seen.losses.update(lost)
    for who, when in first.items():
        hero = HEROES[3 * who + state.heroes[who]].id
        seen.heroes[hero] += 1
        seen.hero_won[hero] += state.winner == who
        if who in revealed:
            (seen.at_once if revealed[who] == when else seen.later)[hero] += 1


def piece(task: tuple[range, list[str], bool]) -> Seen:
    numbers, bots, heroes = task
    seen = Seen()
    for number in numbers:
        play(number, bots, heroes, seen)
    return seen


def measure(games: range, bots: list[str], heroes: bool, jobs: int) -> Seen:
    parts = [range(games.start + part.start, games.start + part.stop) for part in pieces(len(games), PIECE)]
    seen = Seen()
    for one in in_order(piece, [(part, bots, heroes) for part in parts], jobs):
        seen.add(one)
    return seen


# ---------------------------------------------------------------------- what it shows


class Marks:
    """Prints figures, and remembers those beyond their marks."""

    def __init__(self) -> None:
        self.beyond: list[str] = []

    def tell(self, name: str, figure: float, low: float = 0.0, high: float = 1.0) -> None:
        good = low <= figure <= high
        print(f"  {name:<34}{figure:7.1%}{'' if good else '   <<'}")
        if not good:
            self.beyond.append(name)


def show(seen: Seen) -> list[str]:
    marks = Marks()
    print(f"{seen.games} games.\nVictories")
    turns = sorted(turn for (_, turn), number in seen.won.items() for _ in range(number))
    for faction, name in enumerate(FACTIONS):
        marks.tell(name, won(seen, faction, range(1000)) / seen.games, *SHARES)
    marks.tell("nobody", won(seen, NO_CARD, range(1000)) / seen.games, 0, MOST_DRAWS)
    for band, within in BANDS.items():
        here = [won(seen, faction, within) for faction in range(3)]
        print(f" {band}: {sum(here)} games, " + ", ".join(f"{n} {k}" for n, k in zip(FACTIONS, here, strict=True)))
        if sum(here):
            marks.tell("the most of one faction", max(here) / sum(here), 0, MOST_OF_A_BAND)
    marks.tell("over by turn 3", sum(turn <= 3 for turn in turns) / len(turns), 0, MOST_BY_TURN_3)
    median = statistics.median(turns)
    print(f" turns: mean {statistics.fmean(turns):.1f}, median {median}, from {turns[0]} to {turns[-1]}")
    if not LENGTHS[0] <= median <= LENGTHS[1]:
        marks.beyond.append("the median length")
    print("The Merchant")
    marks.tell("plays a bare coin", seen.coins / seen.plays, 0, MOST_BARE_COINS)
    plundered = sum(number for lost, number in seen.losses.items() if lost >= PLUNDER)
    marks.tell(f"turns that cost {PLUNDER} or more", plundered / seen.losses.total(), 0, MOST_PLUNDERED)
    mean = sum(lost * number for lost, number in seen.losses.items()) / seen.losses.total()
    print(f" loses {mean:.1f} a turn, at most {max(seen.losses)}")
    print("Cards chosen, of their chances")
    for title in CARDS[TREASURES:]:
        share = seen.chosen[title.id] / max(1, seen.could[title.id])
        kind = " (reaction)" if title.kind == SPECIAL else ""
        marks.tell(f"{title.id}{kind} of {seen.could[title.id]}", share, LEAST_CHOSEN)
    if seen.heroes:
        show_heroes(seen, marks)
    return marks.beyond


def won(seen: Seen, faction: int, within: range) -> int:
    return sum(number for (who, turn), number in seen.won.items() if who == faction and turn in within)


def show_heroes(seen: Seen, marks: Marks) -> None:
    print("Heroes: of their games revealed at once, later, never; won")
    kept = 0
    for hero in HEROES:
        of = max(1, seen.heroes[hero.id])
        at_once, later = seen.at_once[hero.id] / of, seen.later[hero.id] / of
        kept += later >= KEPT
        never = 1 - at_once - later
        victories = seen.hero_won[hero.id] / of
        print(f"  {hero.id:<20}{of:5}{at_once:8.1%}{later:8.1%}{never:8.1%}   {victories:6.1%}")
    if kept < LEAST_KEPT:
        marks.beyond.append(f"only {kept} Heroes are kept")


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--games", type=int, default=3000)
    asked.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked.add_argument("--bots", default="sensible", help="with commas between; they change seats")
    asked.add_argument("--heroes", action="store_true")
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    games = range(given.first, given.first + given.games)
    beyond = show(measure(games, given.bots.split(","), given.heroes, given.jobs))
    print(f"Beyond the marks: {'; '.join(beyond)}." if beyond else "All within the marks.")
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
