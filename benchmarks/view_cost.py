"""What the views of a move cost: to make, diff and encode them for everybody at a table, in processor instructions and
in time.

    python -m benchmarks.view_cost [--tree TREE] [--against TREE] [--moves N] [--warm N] [--rounds N] [GAME ...]

TREE is a clone of Intrigue, or a folder with the package in it such as `.build/compiled`. A table with a person in
every seat and a spectator plays a random game without network and disk, after some moves that fill the caches.
`valgrind` counts instructions, which do not depend on what else the machine does; time is the shortest of several
rounds by turns. `benchmarks.move_cost` measures the whole move at a busy server.
"""

from __future__ import annotations

import argparse
import functools
import gc
import random
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .trees import COMPILED, TABLES, print_figures, run_on

COUNTED = "functools_reduce"  # valgrind counts inside this C function, which nothing else here uses
Meter = Callable[[Callable[[], Any]], Any]  # calls a function and measures it


def count_instructions(work: Callable[[], Any]) -> Any:
    return functools.reduce(lambda _, __: work(), (None,), None)


class Timer:
    """A meter that adds up time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, work: Callable[[], Any]) -> Any:
        since = time.perf_counter()
        done = work()
        self.seconds += time.perf_counter() - since
        return done


def play(name: str, moves: int, meter: Meter) -> None:
    """Random games on the imported Intrigue, with everybody told of every move."""
    import intrigue
    from intrigue.core import TABLE
    from intrigue.server import room as rooms
    from intrigue.server.store import Visitor
    from intrigue.table import journal
    from intrigue.table.live import Live
    from intrigue.table.projection import TableProjection

    game, seats, rng, done = intrigue.game(name), TABLES[name], random.Random(1), 0
    connection: Any = vars(rooms).get("Connection") or vars(rooms)["Link"]  # in older versions
    view, telling = TableProjection.view, [False]

    class Deaf(connection):  # type: ignore[misc]
        def send(self, data: bytes) -> None:
            pass

    class Hub:
        def now(self) -> float:
            return 0.0

        @property
        def clock(self) -> Hub:
            return self

    def seen(self: TableProjection, viewer: int) -> Any:
        return view(self, viewer) if telling[0] else meter(lambda: view(self, viewer))

    def tell(room: Any) -> None:
        telling[0] = True
        meter(room._tell)
        telling[0] = False

    while done < moves:
        options = game.manners.live_options if hasattr(game, "manners") else game.lively  # type: ignore[attr-defined]
        entries: list[Any] = [journal.Opened(at=0.0, game=name, seats=seats, options=dict(options), host="0")]
        seated: Any = vars(journal).get("Seated") or vars(journal)["Sat"]  # in older versions
        entries += [seated(at=0.0, seat=seat, name=f"Player {seat}", visitor=str(seat)) for seat in range(seats)]
        names, secret = [f"Player {seat}" for seat in range(seats)], (done + 1).to_bytes(32, "big").hex()
        entries.append(journal.Dealt(at=0.0, secret=secret, bot_seed=1, rules=game.version, names=names))
        live = Live(game, entries, 0.0)
        room: Any = rooms.Room.__new__(rooms.Room)
        room.id, room.live = "table", live
        room.tables = room.hub = Hub()  # the latter in older versions
        everybody = [Deaf(Visitor(str(seat), f"Player {seat}")) for seat in range(seats)] + [Deaf(None)]
        for seat, one in enumerate(everybody[:-1]):
            one.viewer = seat
            live.timing.arrive(seat, 0.0)
        room.connections = room.links = everybody
        if hasattr(rooms, "Broadcast"):
            room.telling = rooms.Broadcast("table", live)
        room._tell()
        at = 0
        TableProjection.view = seen  # type: ignore[method-assign]
        while not live.over and done < moves:
            assert live.state is not None
            seat = rng.choice([seat for seat in live.state.waiting if seat != TABLE])
            do, at, done = live.state.say(seat, rng.choice(live.state.legal(seat))), at + 1, done + 1
            asked = live.questions[seat]
            question = asked.id if hasattr(asked, "id") else live.streams.length(seat)
            live.act(seat, do, question, float(at), str(seat), str(done))
            tell(room)
        TableProjection.view = view  # type: ignore[method-assign]


def measure_on(tree: Path, what: str, name: str, given: argparse.Namespace, *under: str) -> tuple[str, str]:
    """What the measuring process and the program under which it runs have printed."""
    arguments = ["--here", what, f"--moves={given.moves}", f"--warm={given.warm}", name]
    with tempfile.TemporaryDirectory() as folder:
        done = run_on(tree, "benchmarks.view_cost", *arguments, under=under, folder=Path(folder), PYTHONHASHSEED="0")
    return done.stdout, done.stderr


def microseconds(tree: Path, name: str, given: argparse.Namespace) -> float:
    return float(measure_on(tree, "time", name, given)[0])


def thousands_of_instructions(tree: Path, name: str, given: argparse.Namespace) -> float:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed; Debian has a package of this name.")
    under = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", "--callgrind-out-file=found"]
    found = re.search(r"refs: +([0-9,]+)", measure_on(tree, "instructions", name, given, *under)[1])
    assert found is not None
    return float(found[1].replace(",", "")) / int(given.moves) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=COMPILED)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--warm", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--here", choices=["instructions", "time"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        name, timer = given.games[0], Timer()
        from intrigue.cli import serve

        gc.collect()
        gc.freeze()
        gc.set_threshold(*serve.COLLECT)  # as a server does
        play(name, given.warm, lambda work: work())
        play(name, given.moves, count_instructions if given.here == "instructions" else timer)
        print(timer.seconds / given.moves * 1e6)
        return
    trees = [tree for tree in (given.tree, given.against) if tree]
    for name in given.games:
        times: list[list[float]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for tree, taken in zip(trees, times, strict=True):
                taken.append(microseconds(tree, name, given))
        what = f"{name}, {TABLES[name]}"
        print_figures(what, "microseconds a move", [min(taken) for taken in times])
        counts = [thousands_of_instructions(tree, name, given) for tree in trees]
        print_figures(what, "thousands of instructions a move", counts)


if __name__ == "__main__":
    main()
