"""Figures about City of Five Sails that the documents quote; run on the compiled build, in one process:

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py bots 1000
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py matrix 400
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py abilities 2000

`bots` lets the sensible bot play against random play, seats and decks rotating; `matrix` lets it play every pair of
sample decks against itself, seats swapped; `abilities` counts which printed abilities are used, and names the others.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter

import intrigue
from intrigue.core import Player, RandomPlayer, Rng, State, decide, seeded
from intrigue.games.fivesails.cards.model import ABILITIES, DASH, DEFS, INFLUENCE, KIND_NAMES
from intrigue.games.fivesails.decks import ORDER
from intrigue.games.fivesails.events import Used
from intrigue.games.fivesails.rules.frames import (
    A_CHALLENGE,
    A_CLAIM,
    ARGUMENT,
)
from intrigue.games.fivesails.rules.stats import num, stat
from intrigue.games.fivesails.state import LINE, PLAY, STREET, FiveSails
from intrigue.lab.fuzz import number
from intrigue.lab.simulate import Share

GAME = intrigue.game("fivesails")
PAIRS = [(one, two) for one in ORDER for two in ORDER]


def play(decks: tuple[str, ...], players: list[Player], seed: int, watch: Counter[str] | None = None) -> FiveSails:
    """One game; `watch` counts claims and challenges of the sensible bot, and those that had no point."""
    state = GAME.new(len(decks), seed, {"decks": "/".join(decks)}, events=False)
    rng = seeded(number("measure", seed))
    while not state.over:
        seat = state.mover()
        action = decide(players[seat], state, seat, rng)
        if watch is not None and not isinstance(players[seat], RandomPlayer):
            judge(state, seat, action, watch)
        state.do(seat, action)
    assert isinstance(state, FiveSails)
    return state


def judge(state: State, seat: int, action: int, watch: Counter[str]) -> None:
    """A claim that everybody can see fail or that changes nothing; a challenge without threat."""
    assert isinstance(state, FiveSails)
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    if kind == A_CLAIM:
        watch["claims"] += 1
        place = state.place[i]
        sums = [sum(num(state, c, INFLUENCE) for c in crew if state.place[c] == place) for crew in state.crew]
        rivals = [total for p, total in enumerate(sums) if p != seat]
        if state.control[place] == seat or sums[seat] <= max(rivals):
            watch["claims without a point"] += 1
    elif kind == A_CHALLENGE:
        watch["challenges"] += 1
        if stat(state, i, 0) in (0, DASH):
            watch["challenges without a point"] += 1


def percent(share: Share) -> str:
    low, high = share.interval
    return f"{share.mean:6.1%} ({low:.1%} to {high:.1%})"


def bots(games: int) -> None:
    sensible = Share()
    endings: Counter[str] = Counter()
    days: list[int] = []
    watch: Counter[str] = Counter()
    began = time.process_time()
    for index in range(games):
        one, two = PAIRS[index // 2 % len(PAIRS)]
        seat = index % 2
        players: list[Player] = [RandomPlayer(), RandomPlayer()]
        players[seat] = GAME.bot()
        state = play((one, two), players, index, watch)
        sensible.add(1 / len(state.winners) if seat in state.winners else 0.0)
        assert state.result is not None
        endings[state.result.rule] += 1
        days.append(state.day)
    print(f"sensible against random, {games} games: {percent(sensible)}")
    print(f"  median {statistics.median(days):g} days, {dict(sorted(Counter(days).items()))}")
    print(f"  endings {dict(endings.most_common())}")
    print(f"  {dict(sorted(watch.items()))}")
    print(f"  {(time.process_time() - began) / games:.3f} s a game")


def matrix(games: int) -> None:
    """Row against column, from the row's side; half of the games with the row in seat 1."""
    table: dict[tuple[str, str], Share] = {}
    first = Share()
    endings: Counter[str] = Counter()
    days: list[int] = []
    watch: Counter[str] = Counter()
    began = time.process_time()
    done = 0
    for a in range(len(ORDER)):
        for b in range(a, len(ORDER)):
            share = table.setdefault((ORDER[a], ORDER[b]), Share())
            for index in range(games):
                seats = (ORDER[a], ORDER[b]) if index % 2 == 0 else (ORDER[b], ORDER[a])
                state = play(seats, [GAME.bot(), GAME.bot()], number("matrix", a, b, index), watch)
                won = [1 / len(state.winners) if p in state.winners else 0.0 for p in range(2)]
                share.add(won[index % 2])
                first.add(won[0])
                assert state.result is not None
                endings[state.result.rule] += 1
                days.append(state.day)
                done += 1
            print(f"{ORDER[a]:10} {ORDER[b]:10} {percent(share)}", flush=True)
    print("\n| | " + " | ".join(ORDER) + " |\n| --- |" + " --- |" * len(ORDER))
    for one in ORDER:
        cells = []
        for two in ORDER:
            if (one, two) in table:
                mean, reach = table[one, two].mean, table[one, two].interval
            else:
                mean, reach = 1 - table[two, one].mean, table[two, one].interval
            cells.append(f"{mean:.0%} ±{(reach[1] - reach[0]) / 2:.0%}")
        print(f"| {one} | " + " | ".join(cells) + " |")
    print(
        f"first seat {percent(first)}; median {statistics.median(days):g} days, {dict(sorted(Counter(days).items()))}"
    )
    print(f"endings {dict(endings.most_common())}; {dict(sorted(watch.items()))}")
    print(f"{(time.process_time() - began) / done:.3f} s a game")


def abilities(games: int) -> None:
    """Which abilities are announced, and which standing effects lie where they matter."""
    used: Counter[tuple[str, str]] = Counter()
    seen: Counter[str] = Counter()
    rng = Rng(1)
    for index in range(games):
        seats = 2 + index % 3
        decks = [ORDER[rng.below(len(ORDER))] for _ in range(seats)]
        options = {"decks": "/".join(decks if index % 4 else [own(rng) for _ in range(seats)])}
        state = GAME.new(seats, index, options)
        players: list[Player] = [GAME.bot() if index % 8 == 7 and p == 0 else RandomPlayer() for p in range(seats)]
        while not state.over:
            assert isinstance(state, FiveSails)
            seat = state.mover()
            state.do(seat, decide(players[seat], state, seat, rng))
            if state.moves % 10 == 0:
                for i in range(state.size):
                    if state.zone[i] in (PLAY, STREET, LINE):
                        seen[DEFS[state.kind[i]].id] += 1
        for happened in state.events or []:
            event = happened.public
            if isinstance(event, Used):
                used[event.name, event.text] += 1
                seen[event.name] += 1
    printed = [(DEFS[ability.owner].id, ability.text) for ability in ABILITIES if ability.owner >= 0]
    never = [key for key in printed if not used[key]]
    passives = [card for card in DEFS if card.text.count("\n") + 1 > len(card.abilities) + len(card.lent)]
    idle = [card.id for card in passives if not seen[card.id]]
    print(f"{games} games: {len(printed) - len(never)} of {len(printed)} abilities were used")
    print(f"cards with standing effects in play: {len(passives) - len(idle)} of {len(passives)}; never: {idle}")
    for id, text in never:
        print(f"  never: {id} ({KIND_NAMES[DEFS[BY_ID[id]].kind]}): {text}")


BY_ID = {card.id: card.number for card in DEFS}


def own(rng: Rng) -> str:
    """A legal deck of chance, so that cards of no sample deck are seen too."""
    from intrigue.games.fivesails.cards.model import CHARACTER, CITY, LEADER, NEUTRAL, SCHEME

    leaders = [card for card in DEFS if card.kind == LEADER]
    leader = leaders[rng.below(len(leaders))]
    allowed = [card for card in DEFS if card.faction in (leader.faction, NEUTRAL) and card.kind != LEADER]
    assert all(card.faction != CITY for card in allowed)
    people = [card.number for card in allowed if card.kind == CHARACTER and not card.brute]
    plans = [card.number for card in allowed if card.kind == SCHEME]
    rest = [
        card.number
        for card in allowed
        if card.kind != SCHEME and (card.kind != CHARACTER or card.brute)
        for _ in range(card.copies)
    ]
    for cards in (people, plans, rest):
        rng.shuffle(cards)
    return ";".join(DEFS[i].id for i in (leader.number, *people[:5], *plans[:5], *rest[:40]))


if __name__ == "__main__":
    {"bots": bots, "matrix": matrix, "abilities": abilities}[sys.argv[1]](int(sys.argv[2]))
