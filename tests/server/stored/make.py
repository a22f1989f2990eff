"""Stores a small database as the server at hand leaves it, before a new revision of the schema is begun:

    PYTHONPATH=src:. .venv/bin/python tests/server/stored/make.py 0002

writes `0002.sqlite.sql` and `0002.postgres.sql`, which `test_stored.py` brings up to date and plays on from then on. To
store an earlier revision, take a checkout of that time. In all of them is the same: a finished game with talk, one in
the middle by two people, one that waits for somebody, and a private link.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.postgres import Cluster
from tests.server.serving import AtOnce, Serving

from intrigue.client import Client, mark
from intrigue.server import messages as m

HERE = Path(__file__).parent


def act(client: Client, id: str, text: str) -> None:
    with client.live(id) as game:
        for _ in game:
            if game.choices:
                game.act(text)
                return


def live(database: str) -> str:
    """Play a little; returns the cookies of those who played, as a comment of SQL."""
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada, server.client("Ben") as ben:
        done = ada.create(
            "trickery", 3, bots={1: "sensible", 2: "sensible"}, seat=0, options={"max_turns": 1}, public=True
        )
        with ada.live(done.id) as game:
            for _ in game:
                if game.choices:
                    game.act(game.choices[0].say)
        ada.send(done.id, m.Chat(mark(), "Well played."))
        ben.send(done.id, m.Chat(mark(), "I watched."))
        middle = ada.create("trickery", 3, bots={2: "sensible"}, seat=0, clock="days")
        ben.sit(middle.id)
        ada.start(middle.id)
        for client in (ada, ben):
            act(client, middle.id, "choose thorn")
        ada.link(middle.id)
        waiting = ada.create("trieste", 3, seat=0, public=True)
        return f"-- {ada.token} {ben.token} {done.id} {middle.id} {waiting.id}\n"


def main() -> None:
    [revision] = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        who = live(str(file))
        with sqlite3.connect(file) as connection:
            (HERE / f"{revision}.sqlite.sql").write_text(who + "\n".join(connection.iterdump()) + "\n")
    cluster = Cluster()
    try:
        address = cluster.database("stored")
        who = live(address)
        dump = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", address]
        lines = subprocess.run(dump, check=True, capture_output=True, text=True).stdout.splitlines()
        kept = [line for line in lines if line.strip() and not line.startswith(("--", "SET ", "\\"))]
        (HERE / f"{revision}.postgres.sql").write_text(who + "\n".join(kept) + "\n")
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
