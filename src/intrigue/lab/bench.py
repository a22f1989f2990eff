"""Measure the engine. Run as a module it measures the build it runs on and prints the figures as JSON."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import msgspec

import intrigue

from ..core import BadInput, Game, playout
from ..core.rng import seeded

FIGURES = {
    "inside": "random play inside the engine, decisions/s",
    "stepped": "stepped from Python, decisions/s",
    "clone": "clone, microseconds",
    "imagine": "clone + imagine, microseconds",
    "view": "view + encode, microseconds",
    "bot": "sensible bot, decisions/s",
}


class Figures(msgspec.Struct):
    """One measurement of one game on one build."""

    compiled: bool
    inside: float
    stepped: float
    clone: float
    imagine: float
    view: float
    bot: float


def measure(game: Game, seconds: float) -> Figures:
    """Measure a game, spending about so many seconds on each figure. Seats: the middle of what the game allows."""
    seats = game.seats[len(game.seats) // 2 - 1] if len(game.seats) > 1 else game.seats[0]
    fresh = [game.new(seats, seed, events=False) for seed in range(50)]
    middle = fresh[0].clone()
    rng = seeded(1)
    while middle.moves < 20 and not middle.over:
        seat = middle.mover()
        actions = middle.actions(seat)
        trial = middle.clone()
        trial.apply_unchecked(seat, actions[rng.below(len(actions))])
        middle = middle if trial.over else trial
        if trial.over:
            break
    bot = game.bot()

    def inside() -> int:
        return sum(playout(state.clone(), rng) for state in fresh)

    def step_through() -> int:
        count = 0
        for start in fresh[:10]:
            state = start.clone()
            while not state.over:
                seat = state.waiting[0]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
                count += 1
        return count

    def bots() -> int:
        state, count = fresh[0].clone(), 0
        while not state.over:
            seat = state.mover()
            state.apply_unchecked(seat, bot.choose(state.imagine(seat, rng), seat, rng))
            count += 1
        return count

    def times(thing: Callable[[], object]) -> Callable[[], int]:
        def many() -> int:
            for _ in range(1000):
                thing()
            return 1000

        return many

    viewer = middle.mover()
    return Figures(
        intrigue.COMPILED,
        rate(inside, seconds),
        rate(step_through, seconds),
        1e6 / rate(times(middle.clone), seconds),
        1e6 / rate(times(lambda: middle.imagine(viewer, rng)), seconds),
        1e6 / rate(times(lambda: msgspec.json.encode(middle.view(viewer))), seconds),
        rate(bots, seconds),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second; the first round is not counted."""
    work()
    done, spent, start = 0, 0.0, time.perf_counter()
    while not done or spent < seconds:  # once at least, however busy the machine
        done += work()
        spent = time.perf_counter() - start
    return done / spent


def alternate(name: str, rounds: int, seconds: float) -> Iterator[Figures]:
    """Measure both builds by turns, each in a process of its own, so that noise meets both."""
    for _ in range(rounds):
        for plain in ("1", "0"):
            environment = {**os.environ, "INTRIGUE_PLAIN": plain}
            command = [sys.executable, "-m", "intrigue.lab.bench", name, str(seconds)]
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode:
                why = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
                raise BadInput(f"{name} cannot be measured in a process of its own: {why}")
            yield msgspec.json.decode(done.stdout, type=Figures)


def medians(figures: list[Figures]) -> Figures | None:
    """What is in the middle of several measurements of one build; None without any."""
    if not figures:
        return None
    middle = {name: float(statistics.median(getattr(figure, name) for figure in figures)) for name in FIGURES}
    return Figures(figures[0].compiled, **middle)


if __name__ == "__main__":
    try:
        measured = measure(intrigue.game(sys.argv[1]), float(sys.argv[2]))
    except BadInput as bad:
        sys.exit(str(bad))
    print(msgspec.json.encode(measured).decode())
