"""How much a finished game leaves behind, and what that costs: whole games between sensible bots, kept as on a server.

    python tools/kept_sizes.py [GAMES]

Times are those of one core; sizes in kilobytes are averages, with the largest beside them.
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
from intrigue.table.kept import keep
from intrigue.table.live import restored

TABLES = [("trickery", 3), ("trickery", 6), ("treachery", 2), ("treachery", 4), ("trieste", 3)]
TABLES += [("fivesails", 2), ("fivesails", 4), ("mediterranean", 4), ("mediterranean", 6)]
T = TypeVar("T")


def played(name: str, seats: int, seed: int) -> Live:
    game, now = intrigue.game(name), 0.0
    mind = player(game, "sensible")
    live = Live(game, seating.setting(game, seats, "host", now, bots=dict.fromkeys(range(seats), "sensible")), now)
    seating.start(live, "host", random.Random(seed).randbytes(32), seed, now)
    while not live.over:
        now += 1
        live.tick(now)
        for seat in live.bots_asked[:1]:
            assert live.state is not None
            live.act_for(seat, decide(mind, live.state, seat, live.playing().luck(seat)), now)
    return live


def timed(work: Callable[[], T]) -> tuple[T, float]:
    before = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - before)


def measure(live: Live) -> dict[str, float]:
    kept, keeping = timed(lambda: keep(live))
    rows = [journal.encode(entry) for entry in live.entries]
    again, loading = timed(lambda: restored(live.game, rows, 0.0, kept))
    _, playing = timed(lambda: restored(live.game, rows, 0.0))
    _, greeting = timed(lambda: (again.streams.length(0), again.view(0)))
    _, replaying = timed(lambda: msgspec.json.encode(list(kept.steps(0))))
    whole = sum(len(msgspec.json.encode(list(kept.steps(viewer)))) for viewer in live.streams.viewers)
    return {
        "actions": len(kept.played().lines),
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
        found = [measure(played(name, seats, seed)) for seed in range(games)]
        parts = [f"{what} {mean(one[what] for one in found):.1f}" for what in found[0]]
        largest = max(one["all KB"] for one in found)
        print(f"{name}, {seats}: {', '.join(parts)}; largest {largest:.1f} KB", flush=True)


if __name__ == "__main__":
    main()
