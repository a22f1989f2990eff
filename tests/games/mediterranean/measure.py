"""Measures what `intrigue simulate mediterranean --watch` cannot know: whether both sides gain by the deals of sensible
players, and what trading is worth against those who never do. Prints the figures with 95 % intervals.

PYTHONPATH=.build/compiled .venv/bin/python tests/games/mediterranean/measure.py [games]
"""

from __future__ import annotations

import sys

import intrigue
from intrigue.core import Player, State, decide, seeded
from intrigue.core.rng import Rng
from intrigue.games.mediterranean.bot.market import own_gain, take_gain
from intrigue.games.mediterranean.bot.mind import Mind
from intrigue.games.mediterranean.rules.actions import DECLINE, DONE, HAND, PASS, TAKE
from intrigue.games.mediterranean.rules.floor import Floor
from intrigue.games.mediterranean.rules.terms import find
from intrigue.games.mediterranean.state.table import Mediterranean
from intrigue.lab.chance import Share

GAME = intrigue.game("mediterranean")


class Hermit(Player):
    """The sensible player, but for trading: it makes no offers and takes none."""

    def __init__(self) -> None:
        self.sensible = GAME.bot()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if isinstance(state.stack[-1], Floor):
            options = state.options(seat)
            return PASS if PASS in options else DONE
        return self.sensible.choose(state, seat, rng)


def judged(state: Mediterranean, seat: int, action: int) -> bool | None:
    """Whether the deal that an action may conclude raises what both hands are worth, each by its holder's judgement."""
    if not (TAKE <= action < DECLINE or HAND <= action < HAND + 80):
        return None
    offer = find(state, action - TAKE if action >= TAKE else state.drafts[seat].taking)
    assert offer is not None
    return take_gain(Mind(state, seat), offer) > 0 and own_gain(Mind(state, offer.seat), offer) > 0


def deals(seats: int, games: int) -> tuple[Share, float]:
    """How many deals raise both sides' hands, and how many there are in a trading phase."""
    both, bot = Share(), GAME.bot()
    for number in range(games):
        state, rng = GAME.new(seats, number, events=False), seeded(number + 77)
        assert isinstance(state, Mediterranean)
        while not state.over:
            seat = state.mover()
            action = decide(bot, state, seat, rng)
            verdict, before = judged(state, seat, action), state.deals
            state.do(seat, action)
            if verdict is not None and state.deals == before + 1:
                both.add(verdict)
    return both, both.games / games / 6


def against_hermits(seats: int, games: int) -> Share:
    """Two traders among hermits, changing seats: the share of victories that the traders take."""
    won, trader, hermit = Share(), GAME.bot(), Hermit()
    for number in range(games):
        traders = {number % seats, (number + seats // 2) % seats}
        state, rng = GAME.new(seats, number, events=False), seeded(number + 99)
        while not state.over:
            seat = state.mover()
            state.do(seat, decide(trader if seat in traders else hermit, state, seat, rng))
        assert state.result is not None
        won.add(sum(state.result.share(seat) for seat in traders))
    return won


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for seats in GAME.seats:
        both, phase = deals(seats, games)
        low, high = both.interval
        print(f"{seats} seats, {games} games: {phase:.1f} deals a trading phase;", end=" ")
        print(f"both gain in {both.mean:.1%} ({low:.1%} to {high:.1%})", flush=True)
    won = against_hermits(4, games)
    low, high = won.interval
    print(f"two traders against two who never trade, {games} games: {won.mean:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
