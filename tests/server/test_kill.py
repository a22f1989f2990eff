"""A server that is killed in the middle of everything loses nothing that anybody was told.

People and bots play at several tables over real connections. The server is killed with SIGKILL at random moments and
started again; the players only notice a pause. INTRIGUE_KILLS=50 kills more often.
"""

from __future__ import annotations

import contextlib
import itertools
import lzma
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.patience import PATIENCE, eventually
from tests.server.serving import Process, free_port
from tests.server.test_http import play_out

import intrigue
from intrigue.client import Client, LiveTable, Refused
from intrigue.core.record import decode, verify
from intrigue.server import messages as m
from intrigue.server import schema
from intrigue.server.database import engine_for, migrate
from intrigue.table.journal import Ended
from intrigue.table.journal import decode as decode_entry

KILLS = int(os.environ.get("INTRIGUE_KILLS", "3"))
TRICKERY = intrigue.game("trickery")
TABLES = [1, 1, 3, 2]  # people at each; the other seats of three are bots
LIMITS = ["message_rate", "message_burst", "request_rate", "request_burst", "new_visitors", "address_work"]
WIDE = dict.fromkeys(LIMITS, 10_000)


class Person(threading.Thread):
    """Plays at one table after the other until it is told to stop, and remembers all that it was told."""

    def __init__(self, client: Client, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.seat = seat
        self.luck = random.Random(seed)
        self.acknowledged: list[str] = []
        self.items: list[m.AnyItem] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with self.client.live(self.table) as game:
                for _ in game:
                    if game.choices:
                        self.act_once(game, self.luck.choice(game.choices).say)
                self.items = list(game.items)
        except BaseException as fault:
            self.fault = fault

    def act_once(self, game: LiveTable, do: str) -> None:
        with contextlib.suppress(Refused):  # the question was another one by then
            game.act(do)
            self.acknowledged.append(do)


def sit_down(address: str, people: int, seed: int, **more: Any) -> list[Person]:
    clients = [Client(address, f"Person {number}") for number in range(people)]
    bots = dict.fromkeys(range(people, 3), "random")
    table = clients[0].create("trickery", 3, seat=0, bots=bots, start=False, **more)
    for seat, client in enumerate(clients[1:], 1):
        client.sit(table.id, seat)
    clients[0].start(table.id)
    return [Person(client, table.id, seat, seed + seat) for seat, client in enumerate(clients)]


def play_and_kill(database: str, kills: int) -> None:
    luck = random.Random()
    journal = Journal(database)
    server = Process(database, free_port(), bot_pause=0.03, **WIDE)
    people: list[Person] = []
    try:
        for number, count in enumerate(itertools.islice(itertools.cycle(TABLES), max(len(TABLES), kills))):
            people += sit_down(server.address, count, 10 * number)
        for person in people:
            person.start()
        lengths = [0]
        while any(person.is_alive() for person in people) and len(lengths) <= kills:
            wait_for(journal, people, lengths[-1] + luck.randint(1, 40))
            time.sleep(luck.uniform(0, 0.05))
            server.kill()
            assert journal.ended() == journal.kept()
            lengths.append(len(journal))
            server = Process(database, server.port, bot_pause=0.03 if len(lengths) <= kills else 0, **WIDE)
        for person in people:
            person.join(PATIENCE)
            assert not person.is_alive(), "a player waits in vain"
            assert person.fault is None, person.fault
        grown = sum(after > before for before, after in itertools.pairwise(lengths))
        assert grown >= min(3, kills), f"it was not killed while anything went on: {lengths}"
        for table in {person.table for person in people}:
            check(server, table, [person for person in people if person.table == table])
            numbers = journal.numbers(table)
            assert numbers == list(range(len(numbers)))
        assert journal.ended() == journal.kept() == sorted({person.table for person in people})
    finally:
        server.kill()
        journal.close()


def test_nothing_that_was_acknowledged_is_lost(database: Path) -> None:
    play_and_kill(str(database), KILLS)


def test_an_end_and_what_is_kept_of_it_are_there_together_or_not_at_all(database: Path) -> None:
    kill_at_ends(str(database), KILLS)


def kill_at_ends(database: str, kills: int) -> None:
    """Many short games, and a server that is killed around their ends."""
    luck = random.Random()
    journal = Journal(database)
    server = Process(database, free_port(), bot_pause=0, **WIDE)
    people: list[Person] = []
    try:
        for number in range(kills):
            people += sit_down(server.address, 1, number, options={"max_turns": 1})
            people[-1].start()
            wait_for_ends(journal, people, len(journal.ended()) + 1)
            time.sleep(luck.uniform(0, 0.02))
            more = [sit_down(server.address, 1, 100 * number + other, options={"max_turns": 1}) for other in range(3)]
            people += [person for seats in more for person in seats]
            for seats in more:
                seats[0].start()
            wait_for_ends(journal, people, len(journal.ended()) + 1)
            server.kill()
            assert journal.ended() == journal.kept()
            server = Process(database, server.port, bot_pause=0, **WIDE)
        for person in people:
            person.join(PATIENCE)
            assert not person.is_alive(), "a player waits in vain"
            assert person.fault is None, person.fault
            check(server, person.table, [person])
        assert journal.ended() == journal.kept() == sorted(person.table for person in people)
    finally:
        server.kill()
        journal.close()


def wait_for_ends(journal: Journal, people: list[Person], ends: int) -> None:
    eventually(lambda: len(journal.ended()) >= ends or not any(person.is_alive() for person in people), "no game ends")


class Journal:
    """A look into the database from outside."""

    def __init__(self, database: str) -> None:
        self._engine = engine_for(database)
        migrate(self._engine)

    def __len__(self) -> int:
        with self._engine.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(schema.journal)).scalar_one()

    def numbers(self, table: str) -> list[int]:
        j = schema.journal
        query = sa.select(j.c.number).where(j.c.table_id == table).order_by(j.c.number)
        with self._engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def ended(self) -> list[str]:
        """The tables whose journal has an end, once for each."""
        j = schema.journal
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(j.c.table_id, j.c.entry))
            return sorted(table for table, entry in found if isinstance(decode_entry(bytes(entry)), Ended))

    def kept(self) -> list[str]:
        """The tables of which something was kept, which belongs to the game that was played there."""
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(schema.kept.c.table_id, schema.kept.c.record)).all()
        for _, record in found:
            assert decode(lzma.decompress(record).decode()).close.result is not None
        return sorted(table for table, _ in found)

    def close(self) -> None:
        self._engine.dispose()


def wait_for(journal: Journal, people: list[Person], length: int) -> None:
    """Until so many entries are written, or everybody has finished."""
    eventually(
        lambda: len(journal) >= length or not any(person.is_alive() for person in people), "nothing goes on any more"
    )


def check(server: Process, table: str, people: list[Person]) -> None:
    record = decode(people[0].client.record(table))
    assert list(verify(record, TRICKERY)) == []
    for person in people:
        played = [line.do for line in record.lines if line.seat == person.seat + 1]
        assert person.acknowledged == played
        again = Client(server.address, token=person.client.token).poll(table)
        assert person.items == again.items
        assert [item.n for item in person.items] == list(range(1, len(person.items) + 1))


def test_a_killed_server_leaves_no_workers_behind(database: Path) -> None:
    server = Process(str(database), bot_pause=0)
    client = Client(server.address)
    table = client.create("trickery", 3, bots={0: "random", 1: "random", 2: "random"})
    with client.live(table.id) as game:
        play_out(game)
    workers = children(server.process.pid)
    assert workers
    server.kill()
    eventually(lambda: not any(map(alive, workers)), "a worker outlives its server")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
