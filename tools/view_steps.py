"""What it costs to make, compare and encode what a table tells of a move, in a process that does nothing else: in steps
of the processor, which are the same on a machine that is busy and on one that is not, and in time.

    python tools/view_steps.py [--tree TREE] [--against TREE] [--moves N] [--warm N] [--rounds N] [GAME ...]

TREE is a clone of Intrigue, or a folder with the package in it such as `.build/compiled`. A table with somebody in
every seat and one who watches is played by chance, without a network and a disk, after some moves that are not counted:
a server remembers what it has put in words. `valgrind` counts steps; time is the least of several rounds by turns.
`tools/wire.py` measures the same, and all the rest of a move, at a busy server.
"""

from __future__ import annotations

import argparse
import functools
import gc
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wire import HERE, TABLES

COUNTED = "functools_reduce"  # counting begins and ends with this function of Python's, which nothing else here uses


Doing = Callable[[Callable[[], Any]], Any]  # how something is done that is to be measured


def stepped(work: Callable[[], Any]) -> Any:
    """Do something while steps are counted."""
    return functools.reduce(lambda _, __: work(), (None,), None)


class Timed:
    """Do something, and look at the clock before and after."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, work: Callable[[], Any]) -> Any:
        since = time.perf_counter()
        done = work()
        self.seconds += time.perf_counter() - since
        return done


def play(name: str, moves: int, counted: Doing) -> None:
    """So many moves of games by chance on the Intrigue that is imported here, told to everybody."""
    import intrigue
    from intrigue.core import TABLE
    from intrigue.server import room as rooms
    from intrigue.server.store import Visitor
    from intrigue.table import journal
    from intrigue.table.ledger import Ledger
    from intrigue.table.live import Live

    game, seats, luck, done = intrigue.game(name), TABLES[name], random.Random(1), 0
    connection: Any = vars(rooms).get("Connection") or vars(rooms)["Link"]  # which was its name once
    view, telling = Ledger.view, [False]

    class Deaf(connection):  # type: ignore[misc]
        def send(self, data: bytes) -> None:
            pass

    class Hub:
        def now(self) -> float:
            return 0.0

    def seen(self: Ledger, viewer: int) -> Any:
        return view(self, viewer) if telling[0] else counted(lambda: view(self, viewer))

    def tell(room: Any) -> None:
        telling[0] = True
        counted(room._tell)
        telling[0] = False

    while done < moves:
        options = game.manners.live_options if hasattr(game, "manners") else game.lively  # type: ignore[attr-defined]
        entries: list[Any] = [journal.Opened(at=0.0, game=name, seats=seats, options=dict(options), host="0")]
        entries += [journal.Sat(at=0.0, seat=seat, name=f"Player {seat}", visitor=str(seat)) for seat in range(seats)]
        names, secret = [f"Player {seat}" for seat in range(seats)], (done + 1).to_bytes(32, "big").hex()
        entries.append(journal.Dealt(at=0.0, secret=secret, bot_seed=1, rules=game.version, names=names))
        live = Live(game, entries, 0.0)
        room: Any = rooms.Room.__new__(rooms.Room)
        room.hub, room.id, room.live = Hub(), "table", live
        everybody = [Deaf(Visitor(str(seat), f"Player {seat}")) for seat in range(seats)] + [Deaf(None)]
        for seat, one in enumerate(everybody[:-1]):
            one.viewer = seat
            live.timing.arrive(seat, 0.0)
        room.connections = room.links = everybody
        if hasattr(rooms, "Telling"):
            room.telling = rooms.Telling("table", live)
        room._tell()
        at = 0
        Ledger.view = seen  # type: ignore[method-assign]
        while not live.over and done < moves:
            assert live.state is not None
            seat = luck.choice([seat for seat in live.state.waiting if seat != TABLE])
            do, at, done = live.state.say(seat, luck.choice(live.state.legal(seat))), at + 1, done + 1
            asked = live.questions[seat]
            question = asked.id if hasattr(asked, "id") else live.streams.length(seat)
            live.act(seat, do, question, float(at), str(seat), str(done))
            tell(room)
        Ledger.view = view  # type: ignore[method-assign]


def of(tree: Path, name: str, given: argparse.Namespace, *counting: str) -> tuple[str, str]:
    """What is said on the package of a folder."""
    package = tree / "src" if (tree / "src").is_dir() else tree
    environment = {**os.environ, "PYTHONPATH": str(package.resolve()), "PYTHONHASHSEED": "0"}
    how = ["--here", "steps" if counting else "time", "--moves", str(given.moves), "--warm", str(given.warm)]
    with tempfile.TemporaryDirectory() as folder:
        playing = [sys.executable, str(Path(__file__).resolve()), *how, name]
        done = subprocess.run([*counting, *playing], env=environment, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout, done.stderr


def steps(tree: Path, name: str, given: argparse.Namespace) -> float:
    """Thousands of steps a move."""
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not here; Debian has it.")
    counting = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", "--callgrind-out-file=found"]
    found = re.search(r"refs: +([0-9,]+)", of(tree, name, given, *counting)[1])
    assert found is not None
    return float(found[1].replace(",", "")) / int(given.moves) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=HERE / ".build" / "compiled")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--warm", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--here", choices=["steps", "time"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        name, timed = given.games[0], Timed()
        from intrigue.cli import serve

        gc.collect()
        gc.freeze()
        gc.set_threshold(*serve.COLLECT)  # as a server does
        play(name, given.warm, lambda work: work())
        play(name, given.moves, stepped if given.here == "steps" else timed)
        print(timed.seconds / given.moves * 1e6)
        return
    trees = [tree for tree in (given.tree, given.against) if tree]
    for name in given.games:
        times: list[list[float]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for tree, taken in zip(trees, times, strict=True):
                taken.append(float(of(tree, name, given)[0]))
        tell(name, "microseconds", [min(taken) for taken in times])
        tell(name, "thousands of steps", [steps(tree, name, given) for tree in trees])


def tell(name: str, what: str, found: list[float]) -> None:
    ratio = f": {found[0] / found[1]:.2f}" if len(found) > 1 else ""
    figures = " against ".join(f"{one:,.0f}" for one in found)
    print(f"{name}, {TABLES[name]}: {what} for the views of a move {figures}{ratio}", flush=True)


if __name__ == "__main__":
    main()
