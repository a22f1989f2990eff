"""Figures about City of Five Sails that the documents quote; run on the compiled build, in one process:

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py bots 1000
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py matrix 400
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py abilities 2000
    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py fizzles 2000

`bots` lets the sensible bot play against random play, seats and decks rotating; `matrix` lets it play every pair of
sample decks against itself, seats swapped; `abilities` counts which abilities do something, and names the others;
`fizzles` counts the uses that came to nothing without anybody's doing, of which there are none.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.games.fivesails.breaking import without_standing

import intrigue
from intrigue.core import Player, RandomPlayer, Rng, State, decide, seeded
from intrigue.games.fivesails.cards.card_steps import Search
from intrigue.games.fivesails.cards.flow import Choose
from intrigue.games.fivesails.decks import ORDER
from intrigue.games.fivesails.events import Fizzled, Used
from intrigue.games.fivesails.rules.paying import Pay
from intrigue.games.fivesails.rules.stats import num, stat
from intrigue.games.fivesails.state.abilities import Standing
from intrigue.games.fivesails.state.actions import A_CHALLENGE, A_CLAIM, ARGUMENT, PASS
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.names import CHARACTER, DASH, INFLUENCE, LEADER, NEUTRAL, SCHEME
from intrigue.games.fivesails.state.numbers import ALL
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS, PrintedCard
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.lab.chance import Share
from intrigue.lab.fuzz import seed_of

GAME = intrigue.game("fivesails")
PAIRS = [(one, two) for one in ORDER for two in ORDER]


def play(decks: tuple[str, ...], players: list[Player], seed: int, watch: Counter[str] | None = None) -> FiveSails:
    """One game; `watch` counts claims and challenges of the sensible bot, and those that had no point."""
    state = GAME.new(len(decks), seed, {"decks": "/".join(decks)}, events=False)
    rng = seeded(seed_of("measure", seed))
    while not state.over:
        seat = state.mover()
        action = decide(players[seat], state, seat, rng)
        if watch is not None and not isinstance(players[seat], RandomPlayer):
            judge(state, seat, action, watch)
        state.apply_unchecked(seat, action)
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
                state = play(seats, [GAME.bot(), GAME.bot()], seed_of("matrix", a, b, index), watch)
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
    """Which printed abilities do something: those that are used, by being announced; those that stand, by mattering.

    Whether a standing ability matters is found out by taking it off its card and playing the same game again: it has
    done something when a player is offered other choices than before, or when the game ends otherwise.
    """
    used: Counter[tuple[str, int]] = Counter()
    printed = [(CARDS[ability.owner].id, ability.line) for ability in ABILITIES if ability.owner >= 0]
    idle = [(card, standing) for card in CARDS for standing in card.standing]
    lines = len(idle) - sum(len(standing.lent) for _, standing in idle)  # who lends a Technique is counted by it
    rng = Rng(1)
    for index in range(games):
        seats = 2 + index % 3
        wanted = {id for id, line in printed if not used[id, line]} | {card.id for card, _ in idle}
        decks = [own(rng, wanted if index % 4 == 2 else set()) for _ in range(seats)]
        if index % 2:
            decks = [ORDER[rng.below(len(ORDER))] for _ in range(seats)]
        options = {"decks": "/".join(decks)}
        state = GAME.new(seats, index, options)
        players: list[Player] = [GAME.bot() if index % 8 == 7 and p == 0 else RandomPlayer() for p in range(seats)]
        played: list[Move] = []
        there: set[str] = set()
        while not state.over:
            assert isinstance(state, FiveSails)
            seat = state.mover()
            action = decide(players[seat], state, seat, rng)
            played.append((seat, state.actions(seat), action))
            state.apply_unchecked(seat, action)
            if state.moves % 10 == 0:
                there |= {CARDS[state.kind[i]].id for i in range(state.size) if state.knows_place[i] == ALL}
        for happened in state.events or []:
            event = happened.public
            if isinstance(event, Used):
                used[event.source, event.line] += 1
        for card, standing in [one for one in idle if one[0].id in there]:
            if matters(card, standing, seats, index, options, played, state):
                idle.remove((card, standing))
        if index % 100 == 99 or index == games - 1:
            never = [key for key in printed if not used[key]]
            print(
                f"{index + 1} games: {len(printed) - len(never)} of {len(printed)} were used, "
                f"{lines - len(idle)} of {lines} standing ones mattered",
                flush=True,
            )
    for id, line in never:
        print(f"  never used: {id}: line {line + 1}")
    for card, standing in idle:
        print(f"  never mattered: {card.id}: line {standing.line + 1}")


class Count:
    """What was seen in some games: how many uses, and which fizzled by themselves or through others.

    A use has fizzled by itself if a cost of it was not paid, or there was no target for it, although nobody used
    anything else since it was announced.
    """

    def __init__(self) -> None:
        self.uses = 0
        self.alone: Counter[str] = Counter()
        self.disturbed: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()  # questions without anything to choose from

    def look(self, state: FiveSails) -> None:
        """Go through all that happened in a game."""
        announced: list[Used] = []
        for happening in state.events or []:
            event = happening.public
            if isinstance(event, Used):
                announced.append(event)
                self.uses += 1
            elif isinstance(event, Fizzled):
                own = announced and (announced[-1].seat, announced[-1].card) == (event.seat, event.card)
                where = self.alone if own else self.disturbed
                where[f"{event.name} {'unpaid' if event.unpaid else 'without a target'}"] += 1

    def ask(self, state: FiveSails, actions: list[int]) -> None:
        """Note a question of an ability that leaves nothing to choose from."""
        top = state.stack[-1]
        if actions != [PASS]:
            return
        if isinstance(top, Choosing):
            run = top.step
            step = ABILITIES[run.ability].program[run.pc]
            if isinstance(step, Search) or (isinstance(step, Choose) and step.may):
                return  # others cannot tell whether there is anything, so one is asked in any case
            self.idle[f"{state.card(run.card).id if run.card >= 0 else '-'} {step.question}"] += 1
        elif isinstance(top, Pay):
            self.idle[f"{state.card(top.card).id if top.card >= 0 else '-'} pay"] += 1


def random_game(index: int, decks: list[str], count: Count) -> None:
    """One game of random players, looked at for what fizzled."""
    state = GAME.new(len(decks), index, {"decks": "/".join(decks)})
    assert isinstance(state, FiveSails)
    rng = Rng(index)
    player = RandomPlayer()
    while not state.over:
        seat = state.mover()
        count.ask(state, state.actions(seat))
        state.apply_unchecked(seat, decide(player, state, seat, rng))
    count.look(state)


def sample(index: int) -> list[str]:
    """Sample decks for a game, two to four of them."""
    rng = Rng(index)
    return [ORDER[rng.below(len(ORDER))] for _ in range(2 + index % 3)]


def fizzles(games: int) -> None:
    """Uses that ended with an unpaid cost or without a target: by themselves, which must not be, and through others."""
    count = Count()
    rng = Rng(1)
    for index in range(games):
        decks = sample(index) if index % 2 else [own(rng, set()) for _ in range(2 + index % 3)]
        random_game(index, decks, count)
        if index % 100 == 99 or index == games - 1:
            alone, disturbed, idle = (sum(one.values()) for one in (count.alone, count.disturbed, count.idle))
            print(
                f"{index + 1} games, {count.uses} uses: {alone} fizzled by themselves, {disturbed} through others; "
                f"{idle} questions without a choice",
                flush=True,
            )
    for name, times in (count.alone + count.idle).items():
        print(f"  {times} times: {name}")
    if count.alone or count.idle:
        sys.exit(1)


Move = tuple[int, list[int], int]  # who, what they could choose from, what they chose


def matters(
    card: PrintedCard,
    standing: Standing,
    seats: int,
    seed: int,
    options: dict[str, str],
    played: list[Move],
    end: State,
) -> bool:
    """Whether the game goes another way without this standing ability."""
    with without_standing(card, standing):
        state = GAME.new(seats, seed, options, events=False)
        for seat, choices, action in played:
            if state.over or state.mover() != seat or state.actions(seat) != choices:
                return True
            state.apply_unchecked(seat, action)
        assert isinstance(state, FiveSails)
        assert isinstance(end, FiveSails)
        return (state.over, state.ending, state.winners, state.renown) != (True, end.ending, end.winners, end.renown)


def own(rng: Rng, wanted: set[str]) -> str:
    """A legal deck of chance, so that cards of no sample deck are seen too; as many of the wanted ones as fit."""
    leaders = [card for card in CARDS if card.kind == LEADER]
    lacking = {card.faction for card in CARDS if card.id in wanted}
    leaders = [card for card in leaders if card.faction in lacking] or leaders
    leader = leaders[rng.below(len(leaders))]
    allowed = [card for card in CARDS if card.faction in (leader.faction, NEUTRAL) and card.kind != LEADER]
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
        cards.sort(key=lambda number: CARDS[number].id not in wanted)
    return ";".join(CARDS[i].id for i in (leader.number, *people[:5], *plans[:5], *rest[:40]))


if __name__ == "__main__":
    {"bots": bots, "matrix": matrix, "abilities": abilities, "fizzles": fizzles}[sys.argv[1]](int(sys.argv[2]))
