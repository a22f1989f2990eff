"""How sensible players pause in Trickery & Deceit; run on the compiled build, in one process:

    PYTHONPATH=.build/compiled .venv/bin/python -m tests.games.trickery.measure pauses 200
    PYTHONPATH=.build/compiled .venv/bin/python -m tests.games.trickery.measure instead 200 300
    PYTHONPATH=.build/compiled .venv/bin/python -m tests.games.trickery.measure doubted 40 600

`pauses` counts the pauses of so many games, round the tables of 3 to 6, by how many cards they take back. The others
play on from every pause that takes back a single card: `instead` compares it with what the player would have done next
best, so many games each. `doubted` compares it with the best of all that could be done, as so many games say: half of
them find that rival, the other half compare, so that luck in the search for it does not count against the pause. All
of them take a commit at the end, for the player of that time.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Iterator

from tests.games.former import former

import intrigue
from intrigue.core import Player, decide, seeded
from intrigue.core.rng import Rng
from intrigue.games.trickery.notation import CARD_IDS
from intrigue.games.trickery.rules import PAUSE
from intrigue.games.trickery.state import CARDS, Trickery
from intrigue.lab.chance import Share, apart

GAME = intrigue.game("trickery")
FAVOUR = CARD_IDS["favour"].number


def paused(bot: Player, games: int) -> Iterator[tuple[int, Trickery, int]]:
    """Every pause of so many games: the number of the game, the table before it, how many cards it takes back."""
    for number in range(games):
        state, rng = GAME.new(GAME.seats[number % len(GAME.seats)], number, events=False), seeded(number + 33)
        assert isinstance(state, Trickery)
        while not state.over:
            seat = state.mover()
            action = decide(bot, state, seat, rng)
            if action == PAUSE:
                yield number, state, CARDS - state.hands[seat].bit_count()
            state.apply_unchecked(seat, action)


def pauses(bot: Player, games: int) -> None:
    taken: Counter[int] = Counter()
    favours = 0
    for _, state, cards in paused(bot, games):
        taken[cards] += 1
        favours += cards == 1 and state.hands[state.mover()] >> FAVOUR & 1
    print(f"{games} games, {taken.total()} pauses; " + ", ".join(f"for {n}: {taken[n]}" for n in sorted(taken)))
    print(f"of those for a single card {favours} with a favour in hand")


def won(bot: Player, state: Trickery, action: int, games: int, rng: Rng) -> Share:
    """What the one to move wins of so many games that go on with an action. As where searches look ahead, some of the
    decisions are blind: sensible players alone would play the same few games over and over."""
    share, seat = Share(), state.mover()
    for _ in range(games):
        trial = state.clone()
        trial.apply_unchecked(seat, action)
        while not trial.over:
            mover = trial.mover()
            actions = trial.actions(mover)
            blind = rng.below(1000) < 1000 * GAME.lookahead.blind
            trial.apply_unchecked(mover, actions[rng.below(len(actions))] if blind else bot.choose(trial, mover, rng))
        assert trial.result is not None
        share.add(trial.result.share(seat))
    return share


def single(bot: Player, games: int) -> Iterator[tuple[Trickery, list[int], Rng]]:
    """Every pause for a single card that was not the only thing to do: the table, all else by rank, and some luck."""
    for number, state, cards in paused(bot, games):
        rng = seeded(1000 * number + state.moves)
        others = [action for action in bot.rank(state, state.mover(), rng.clone()) if action != PAUSE]
        if cards == 1 and others:
            yield state, others, rng


def instead(bot: Player, games: int, playouts: int) -> None:
    told([compared(bot, state, others[0], playouts, rng) for state, others, rng in single(bot, games)])


def doubted(bot: Player, games: int, playouts: int) -> None:
    half = playouts // 2
    found: list[tuple[float, float, float]] = []
    for state, others, rng in single(bot, games):
        rival = max(sorted(others), key=lambda action: won(bot, state, action, half, rng).mean)
        found.append(compared(bot, state, rival, half, rng))
    told(found)


def compared(bot: Player, state: Trickery, rival: int, playouts: int, rng: Rng) -> tuple[float, float, float]:
    return apart(won(bot, state, PAUSE, playouts, rng), won(bot, state, rival, playouts, rng))


def told(found: list[tuple[float, float, float]]) -> None:
    better, worse = sum(low > 0 for _, low, _ in found), sum(high < 0 for _, _, high in found)
    mean = statistics.fmean(shift for shift, _, _ in found)
    print(
        f"{len(found)} pauses for a single card: surely better {better} times, surely worse {worse} times, "
        f"on average {mean:+.1%} of a victory"
    )


def main() -> None:
    match sys.argv[1:]:
        case ["pauses", games, *rest] if len(rest) < 2:
            pauses(player(rest), int(games))
        case ["instead", games, playouts, *rest] if len(rest) < 2:
            instead(player(rest), int(games), int(playouts))
        case ["doubted", games, playouts, *rest] if len(rest) < 2:
            doubted(player(rest), int(games), int(playouts))
        case _:
            print(__doc__)


def player(commit: list[str]) -> Player:
    return former(GAME, commit[0]) if commit else GAME.bot()


if __name__ == "__main__":
    main()
