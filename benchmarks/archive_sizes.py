"""How large the archive of a finished game is, and what it costs to make: whole games between sensible bots.

    make measure WHAT=archive_sizes ARGS=10

plays so many games of each kind. Times are those of one core; sizes in kilobytes are averages, with the largest beside
them.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import mean
from typing import TypeVar

import msgspec

import intrigue
from intrigue.core import decide
from intrigue.players import player
from intrigue.table import Live, journal, seating
from intrigue.table.archive import keep
from intrigue.table.live import restore

TABLES = [("trickery", 3), ("trickery", 6), ("treachery", 2), ("treachery", 4), ("trieste", 3)]
TABLES += [("fivesails", 2), ("fivesails", 4), ("mediterranean", 4), ("mediterranean", 6)]
T = TypeVar("T")


def play(name: str, seats: int, seed: int) -> Live:
    game, now = intrigue.game(name), 0.0
    bot = player(game, "sensible")
    live = Live(game, seating.setting(game, seats, "host", now, bots=dict.fromkeys(range(seats), "sensible")), now)
    seating.start(live, "host", random.Random(seed).randbytes(32), seed, now)
    while not live.over:
        now += 1
        live.tick(now)
        for seat in live.bots_asked[:1]:
            assert live.state is not None
            live.act_for(seat, decide(bot, live.state, seat, live.playing().luck(seat)), now)
    return live


def run_timed(work: Callable[[], T]) -> tuple[T, float]:
    before = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - before)


def measure(live: Live) -> dict[str, float]:
    kept, keeping = run_timed(lambda: keep(live))
    rows = [journal.encode(entry) for entry in live.entries]
    again, loading = run_timed(lambda: restore(live.game, rows, 0.0, kept))
    _, playing = run_timed(lambda: restore(live.game, rows, 0.0))
    _, greeting = run_timed(lambda: (again.streams.length(0), again.view(0)))
    _, replaying = run_timed(lambda: msgspec.json.encode(list(kept.steps(0))))
    whole = sum(len(msgspec.json.encode(list(kept.steps(viewer)))) for viewer in live.streams.viewers)
    return {
        "actions": len(kept.as_record().lines),
        "full views KB": whole / 1000,
        "journal KB": sum(map(len, rows)) / 1000,
        "record KB": len(kept.record) / 1000,
        "told KB": len(kept.told) / 1000,
        "frames KB": len(kept.frames) / 1000,
        "all KB": (len(kept.record) + len(kept.told) + len(kept.frames)) / 1000,
        "keep ms": keeping,
        "load played ms": playing,
        "load kept ms": loading,
        "hello ms": greeting,
        "replay ms": replaying,
    }


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for name, seats in TABLES:
        found = [measure(play(name, seats, seed)) for seed in range(games)]
        figures = [f"{what} {mean(one[what] for one in found):.1f}" for what in found[0]]
        largest = max(one["all KB"] for one in found)
        print(f"{name}, {seats}: {', '.join(figures)}; largest {largest:.1f} KB", flush=True)


if __name__ == "__main__":
    main()
