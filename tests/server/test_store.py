"""Storage: written before told, in groups, and a failure harms nobody."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving, refuses, told, until
from tests.server.test_http import TWO_BOTS
from tests.server.test_socket import act, seen, send, three_people

import intrigue
from intrigue.client import Sofar
from intrigue.core import BadInput
from intrigue.core.phrase import Phrase
from intrigue.server import messages as m
from intrigue.server.database import WriteFailed, engine_for
from intrigue.server.hub import AGAIN
from intrigue.server.store import Row, Sitter, Store
from intrigue.server.worker import Idea, Thought
from intrigue.server.writer import Job


def row(id: str, **more: Any) -> Row:
    known = {"stage": "gathering", "public": True, "open_seats": 1, "opened_by": "v", "created": 1.0}
    return Row(id=id, **{**known, "touched": 1.0, "due": None, "summary": b"{}", **more})


def with_store(path: Path, work: Any) -> Any:
    async def run() -> Any:
        store = Store(str(path))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_commit_is_on_the_disk(database: Path) -> None:
    engine = engine_for(str(database))
    with engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragma == {"journal_mode": "wal", "synchronous": 2}
    engine.dispose()


def test_what_comes_together_is_committed_together(database: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 0, [(0.0, b"0")], row("a"), [Sitter("v", 0, True)])
        writer = store.writer
        before, commit, gate = writer.commits, writer._commit, threading.Event()

        def held_up(batch: list[Job]) -> None:
            gate.wait(PATIENCE)
            commit(batch)

        writer._commit = held_up  # type: ignore[method-assign]
        jobs = asyncio.gather(*[store.append("a", number, [(0.0, b"%d" % number)]) for number in range(1, 101)])
        asyncio.get_running_loop().call_soon(gate.set)  # when all of them have come
        await jobs
        assert writer.commits - before <= 2  # what the writer had taken up already, and the rest
        assert await store.journal("a") == [b"%d" % number for number in range(101)]

    with_store(database, work)


def test_one_bad_job_does_not_harm_the_others(database: Path) -> None:
    async def work(store: Store) -> None:
        for id in ("a", "b"):
            await store.append(id, 0, [(0.0, b"0")], row(id))
        twice = [store.append("a", 0, [(0.0, b"x")]), store.append("nothere", 0, [(0.0, b"x")])]
        good = [store.append("b", number, [(0.0, b"x")]) for number in range(1, 6)]
        results = await asyncio.gather(*twice, *good, return_exceptions=True)
        assert [isinstance(result, WriteFailed) for result in results] == [True, True] + [False] * 5
        assert await store.journal("a") == [b"0"]
        assert len(await store.journal("b")) == 6

    with_store(database, work)


def test_lobby_and_due(database: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("open", 0, [(0.0, b"0")], row("open", touched=5.0), [Sitter("me", 1, True)])
        await store.append("shut", 0, [(0.0, b"0")], row("shut", open_seats=0))
        await store.append("mine", 0, [(0.0, b"0")], row("mine", public=False, due=50.0), [Sitter("me", None, False)])
        await store.append("over", 0, [(0.0, b"0")], row("over", stage="over"))
        await store.append("runs", 0, [(0.0, b"0")], row("runs", stage="playing", open_seats=0, touched=5.0))
        await store.append("hidden", 0, [(0.0, b"0")], row("hidden", stage="playing", public=False))
        assert [found.id for found in await store.open_tables(0.0, 10)] == ["open"]
        assert [found.id for found in await store.running_tables(0.0, 10)] == ["runs"]
        assert await store.running_tables(6.0, 10) == []
        assert [(found.id, sitter.seat) for found, sitter, _ in await store.tables_of("me", 10)] == [
            ("open", 1),
            ("mine", None),
        ]
        assert await store.due(49.0) == []
        assert await store.due(50.0) == ["mine"]
        assert await store.open_tables(6.0, 10) == []
        assert await store.count_unfinished("me", 0.0) == 0
        await store.append("own", 0, [(0.0, b"0")], row("own", opened_by="me", created=7.0), [Sitter("me", 0, True)])
        assert await store.count_unfinished("me", 0.0) == 1
        assert await store.count_unfinished("me", 8.0) == 0
        await store.append("mine", 1, [(0.0, b"1")], row("mine", due=None), [])
        assert await store.due(50.0) == []
        assert len(await store.tables_of("me", 10)) == 2

    with_store(database, work)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("/proc/nothing/here.db", "There is no folder /proc/nothing for the database here.db"),
        ("oracle+nothing://x", "cannot be oracle://; it is a file for SQLite, or an address postgresql://"),
        ("mysql://x", "cannot be mysql://; it is a file for SQLite, or an address postgresql://"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used(address: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Store(address)


def test_a_folder_or_another_file_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is a folder"):
        Store(str(tmp_path))
    (tmp_path / "letter").write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(BadInput, match="cannot be used"):
        Store(str(tmp_path / "letter"))


# ---------------------------------------------------------------------- under a server


def test_nobody_is_told_before_it_is_written(database: Path) -> None:
    """The disk stands still; so does everybody's picture of the table. Then it goes on."""
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
        gate, reached = asyncio.Event(), threading.Event()
        append = server.hub.store.append

        async def slow(*given: Any, **more: Any) -> None:
            reached.set()
            await gate.wait()
            await append(*given, **more)

        server.hub.store.append = slow  # type: ignore[method-assign]
        with server.socket(id, ada) as socket, server.socket(id, ben) as other:
            until(socket, m.Hello)
            until(other, m.Hello)
            asked = server.hub.tables.rooms[id].live.questions[0].id
            socket.send(msgspec.json.encode(m.Act("r", "favour", asked)).decode())
            assert reached.wait(PATIENCE)
            other.send('{"type":"ping","ref":"p"}')
            assert told(other) == m.Pong("p")  # and not a word of what Ada did
            with pytest.raises(TimeoutError):
                socket.recv(0)
            server.loop.call_soon_threadsafe(gate.set)
            assert until(socket, m.Done).ref == "r"
            assert len(until(other, m.News).items) == 1


def test_what_could_not_be_written_did_not_happen(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
        before = ada.poll(id)
        append = server.hub.store.append

        async def broken(*given: Any, **more: Any) -> None:
            server.hub.store.append = append  # type: ignore[method-assign]
            raise WriteFailed("the disk is full")

        server.hub.store.append = broken  # type: ignore[method-assign]
        refused = send(ada, id, "favour", before.question)
        assert isinstance(refused, m.Refused)
        assert refused.reason == Phrase("no-writing-that")
        after = ada.poll(id)
        assert after.items == before.items
        assert after.view == before.view
        with ada.live(id) as game:
            server.hub.store.append = broken  # type: ignore[method-assign]
            game.act("favour")  # the connection is closed, and the client asks once more
        assert len(ada.poll(id).items) == len(before.items) + 1


def test_whoever_waits_is_not_told_what_could_not_be_written(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
        before = ben.poll(id)
        append, waits = server.hub.store.append, threading.Event()

        async def broken(*given: Any, **more: Any) -> None:
            server.hub.store.append = append  # type: ignore[method-assign]
            while not waits.is_set():
                await asyncio.sleep(0.01)
            raise WriteFailed("the disk is full")

        length = len(before.items)
        known = [copy.deepcopy(before) for _ in range(2)]

        def follow(one: Sofar) -> None:
            while one.seen == length:
                ben.poll(id, one)

        polls = [threading.Thread(target=follow, args=(one,)) for one in known]
        polls[0].start()
        room = server.hub.tables.rooms[id]
        eventually(lambda: len(room.connections) == 1)  # this one waits for news, the other for the write
        server.hub.store.append = broken  # type: ignore[method-assign]
        question = room.live.questions[0].id
        acting = threading.Thread(target=lambda: send(ada, id, "favour", question))
        acting.start()
        eventually(lambda: room.live.streams.length(1) > length)
        polls[1].start()
        eventually(lambda: bool(room.lock._waiters))
        waits.set()
        acting.join(PATIENCE)
        act(ada, id, ada.poll(id).view["choices"][-1]["say"])
        for poll in polls:
            poll.join(PATIENCE)
        happened = ben.poll(id).items[length:]
        assert len(happened) == 1
        assert [one.items[length:] for one in known] == [happened, happened]
        assert room is not server.hub.tables.rooms[id]


def test_a_poll_at_a_table_that_is_lost_meanwhile_is_not_answered_from_it(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        _, _, _, id = three_people(server)
        room = server.hub.tables.rooms[id]
        change = room.change

        async def lost(do: Any) -> Any:
            done = await change(do)
            room.drop()  # as when somebody else's action could not be written
            return done

        room.change = lost  # type: ignore[method-assign]
        assert server.inside(room.poll(None, 0, 0, 1.0)) is None
        assert server.inside(room.poll(None, 0, 0, 1.0)) is None


def test_a_fault_in_the_middle_leaves_the_table_as_its_journal_says(database: Path, caplog: Any) -> None:
    with Serving(database, AtOnce()) as server:
        ada, _, _, id = three_people(server)
        before = ada.poll(id)

        async def fail() -> None:
            def change(live: Any, now: float) -> None:
                live.act(0, "choose thorn", 1, now)
                raise ZeroDivisionError

            await server.hub.tables.rooms[id].change(change)

        with pytest.raises(ZeroDivisionError):
            server.inside(fail())
        assert ada.poll(id).items == before.items
        act(ada, id, "choose machine")


def test_two_servers_do_not_spoil_one_journal(database: Path) -> None:
    """Nobody should run two; but if somebody does, the journal has one order, and the loser reads it again."""
    with Serving(database, AtOnce()) as one, Serving(database, AtOnce()) as two:
        ada, ben, cleo, id = three_people(one)
        elsewhere = two.client("Ben", ben.token)
        elsewhere.poll(id)
        act(ada, id, "choose thorn")
        refused = send(elsewhere, id, "choose thorn", 1)
        assert isinstance(refused, m.Refused)
        act(elsewhere, id, "choose thorn")
        with sqlite3.connect(database) as connection:
            numbers = [number for (number,) in connection.execute("select number from journal order by number")]
        assert numbers == list(range(len(numbers)))
        cleo.table(id)


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(database: Path) -> None:
    with Serving(database, AtOnce(), idle_minutes=1.0) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        eventually(lambda: not server.hub.tables.rooms[table.id]._thinking)
        server.inside(tidy(server))
        assert table.id in server.hub.tables.rooms
        server.time.ahead += 61
        server.inside(tidy(server))
        assert server.hub.tables.rooms == {}
        assert seen(ada, table.id) == 4
        assert ada.lobby().mine[0].id == table.id


class Ponder(AtOnce):
    """Bots that think for ever, unless they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.stopped = 0

    async def ask(self, thought: Thought) -> Idea | None:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return None


def test_a_table_that_is_forgotten_leaves_nothing_running(database: Path) -> None:
    """Its bots stop thinking, and no clock rings for it: neither that of the table nor one for somebody who polls."""
    bots = Ponder()
    with Serving(database, bots) as server, server.client() as ada:
        id = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, clock="quick").id
        ada.poll(id)
        room = server.hub.tables.rooms[id]
        eventually(lambda: bots.asked == 2)

        async def running() -> tuple[int, int]:
            """The clocks that are set for this table, and the bots that think there."""
            clocks = [clock for clock in server.loop._scheduled if not clock.cancelled()]  # type: ignore[attr-defined]
            return sum(getattr(clock._callback, "__self__", None) is room for clock in clocks), len(room._thinking)

        async def drop() -> None:
            room.drop()

        assert server.inside(running()) == (2, 2)
        server.inside(drop())
        eventually(lambda: bots.stopped == 2)
        assert server.inside(running()) == (0, 0)
        assert ada.table(id).stage == "playing"  # and it comes back as it was
        assert server.hub.tables.rooms[id] is not room
        eventually(lambda: bots.asked == 4)


def test_a_table_by_correspondence_goes_on_while_nobody_looks(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server, clock="hours", clock_amount=2)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
    with Serving(database, AtOnce()) as server:
        assert server.hub.tables.rooms == {}
        server.time.ahead += 2 * 3600 + 1
        server.inside(server.hub.look_after())
        eventually(lambda: server.hub.tables.rooms[id].live.people.seats[0].stand_in)
        eventually(lambda: isinstance(server.client("Ben", ben.token).poll(id).items[-1], m.Told))


async def tidy(server: Serving) -> None:
    server.hub.tables.tidy()


def test_a_damaged_table_is_refused_with_a_sentence_and_harms_no_other(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        bad, good = (ada.create("trickery", 3, bots=TWO_BOTS, clock="hours").id for _ in range(2))
        token = ada.token
    with sqlite3.connect(database) as connection:
        connection.execute("update journal set entry = ? where table_id = ? and number = 4", (b'{"type":"x"}', bad))
    with Serving(database, AtOnce()) as server:
        ada = server.client("Ada", token)
        with refuses("damaged") as refused:
            ada.table(bad)
        assert refused.value.status == 400
        assert ada.table(good).stage == "playing"
        assert {table.id for table in ada.lobby().mine} == {bad, good}
        server.time.ahead += 3601
        server.inside(server.hub.look_after())
        eventually(lambda: server.hub.tables.rooms[good].live.people.seats[ada.table(good).you or 0].stand_in)
        assert bad not in server.inside(server.hub.store.due(server.hub.clock.now()))


def test_a_fault_that_passes_parks_no_table_for_good(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server, clock="hours", clock_amount=2)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
    with Serving(database, AtOnce()) as server:
        journal, faults = server.hub.store.journal, []

        async def faulty(table: str) -> list[bytes]:
            faults.append(table)
            raise OSError("out of descriptors")

        put_due, all_due, asked = server.hub.store.put_due, server.hub.store.due, list[float]()
        looks, between = list[asyncio.Task[None]](), list[float]()

        async def asking(now: float, most: int = 100) -> list[str]:
            asked.append(now)
            return await all_due(now, most)

        async def put(table: str, due: float | None) -> None:
            if not looks:  # somebody else looks before it is written that this one is put off
                before = len(asked)
                looks.append(asyncio.create_task(server.hub.look_after()))
                await asyncio.sleep(0)  # it runs until it has to wait: for its turn, not for what is due
                between.extend(asked[before:])
            await put_due(table, due)

        server.hub.store.due = asking  # type: ignore[method-assign]
        server.hub.store.put_due = put  # type: ignore[method-assign]
        server.hub.store.journal = faulty  # type: ignore[method-assign]
        server.time.ahead += 2 * 3600 + 1  # and not before: the server looks after its tables itself, too
        server.inside(server.hub.look_after())
        server.inside(server.hub.look_after())
        assert looks  # there was a second one
        assert not between
        assert faults == [id]  # it is left alone for a while
        server.time.ahead += AGAIN
        server.inside(server.hub.look_after())
        assert faults == [id, id]
        server.hub.store.journal = journal  # type: ignore[method-assign]
        server.time.ahead += AGAIN
        server.inside(server.hub.look_after())
        eventually(lambda: server.hub.tables.rooms[id].live.people.seats[0].stand_in)


def test_a_table_that_was_given_up_is_looked_after_once_it_can_be_opened(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server, clock="hours", clock_amount=2)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
        token = ada.token
    wrong = {"trickery": type("Later", (type(intrigue.game("trickery")),), {"version": 99})()}
    with Serving(database, AtOnce(), games=lambda name: wrong[name]) as server:  # other rules, for a while
        server.time.ahead += 2 * 3600 + 1
        server.inside(server.hub.look_after())
        assert server.inside(server.hub.store.due(server.hub.clock.now() + 1e9)) == []
    with Serving(database, AtOnce()) as server:
        assert server.inside(server.hub.store.due(server.hub.clock.now() + 1e9)) == []
        server.client("Ada", token).poll(id)
        assert server.inside(server.hub.store.due(server.hub.clock.now() + 1e9)) == [id]


@pytest.mark.parametrize("by", [600.0, -600.0])
def test_nobody_who_is_present_is_stood_in_for_because_the_clock_was_set(database: Path, by: float) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, _, id = three_people(server, clock="quick")
        with server.socket(id, ada) as socket, server.socket(id, ben) as other:
            until(socket, m.Hello)
            until(other, m.Hello)
            live = server.hub.tables.rooms[id].live
            server.time.ahead += 10
            server.time.set_by += by
            server.inside(server.hub.tables.rooms[id].change(lambda live, now: live.tick(now)))
            assert not any(seat.stand_in for seat in live.people.seats)
            assert live.time_left(server.hub.clock.now()) == pytest.approx(20)
            server.time.ahead += 20
            server.inside(server.hub.tables.rooms[id].change(lambda live, now: live.tick(now)))
            assert all(seat.stand_in for seat in live.people.seats)
        assert live.entries[-1].at == pytest.approx(server.time())
