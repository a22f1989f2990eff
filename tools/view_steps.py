"""How many steps of the processor it takes to make, compare and encode what a table tells of a move: the same on a
machine that is busy and on one that is not, and so what two versions of the code can be compared by.

    python tools/view_steps.py [--tree TREE] [--against TREE] [--moves N] [GAME ...]

TREE is a clone of Intrigue, or a folder with the package in it such as `.build/compiled`. A table with somebody in
every seat and one who watches is played by chance, without a network and a disk; `valgrind` counts. `tools/wire.py`
measures the same, and all the rest of a move, in time.
"""

from __future__ import annotations

import argparse
import functools
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wire import HERE, TABLES

COUNTED = "functools_reduce"  # counting begins and ends with this function of Python's, which nothing else here uses


def counted(work: Callable[[], Any]) -> Any:
    """Do something while it is counted."""
    return functools.reduce(lambda _, __: work(), (None,), None)


def play(name: str, moves: int) -> None:
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


def steps(tree: Path, name: str, moves: int) -> float:
    """Thousands of steps a move on the package of a folder."""
    package = tree / "src" if (tree / "src").is_dir() else tree
    environment = {**os.environ, "PYTHONPATH": str(package.resolve()), "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        counting = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", "--callgrind-out-file=found"]
        playing = [sys.executable, str(Path(__file__).resolve()), "--here", "--moves", str(moves), name]
        done = subprocess.run([*counting, *playing], env=environment, cwd=folder, capture_output=True, text=True)
    found = re.search(r"refs: +([0-9,]+)", done.stderr)
    if done.returncode or found is None:
        sys.exit(done.stderr)
    return int(found[1].replace(",", "")) / moves / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=HERE / ".build" / "compiled")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        play(given.games[0], given.moves)
        return
    for name in given.games:
        found = [steps(tree, name, given.moves) for tree in (given.tree, given.against) if tree]
        ratio = f": {found[0] / found[1]:.2f}" if len(found) > 1 else ""
        figures = " against ".join(f"{one:,.0f}" for one in found)
        print(f"{name}, {TABLES[name]}: thousands of steps for the views of a move {figures}{ratio}", flush=True)


if __name__ == "__main__":
    main()
