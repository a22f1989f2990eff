"""Tables are loaded beside everything else, and leave the memory when there are too many of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TWO_BOTS, finished
from tests.server.test_socket import three_people
from tests.table.sketch import Sketch
from tests.table.test_checkpoints import all_of, all_told

import intrigue
from intrigue.core import BadInput, Phrase
from intrigue.server import offload as beside_file
from intrigue.server.clock import Clock
from intrigue.server.loader import Failed, Loader, load, pack, unpack
from intrigue.server.offload import Offload
from intrigue.server.room import Room
from intrigue.server.work import Work
from intrigue.table import journal
from intrigue.table.live import restore
from intrigue.table.projection import TableProjection


def in_the_middle(name: str, steps: int = 60) -> Sketch:
    game, luck = intrigue.game(name), random.Random(5)
    table = Sketch(people=2, seats=game.seats[-1], game=game)
    for _ in range(steps):
        state = table.live.state
        if state is None or state.over:
            break
        seat = luck.choice(state.waiting)
        table.live.act_for(seat, luck.choice(state.legal(seat)), table.now)
        person = seat >= 0 and table.live.people.seats[seat].person
        if (
            person
            and luck.random() < 0.2
            and table.live.table is not None
            and table.live.table.take_back_obstacle(seat) is None
        ):
            table.live.take_back(seat, table.now)
    return table


@pytest.mark.parametrize("name", intrigue.games())
def test_a_table_that_was_loaded_elsewhere_is_the_same_and_goes_on(name: str) -> None:
    here = in_the_middle(name).live
    there = unpack(pack(here), here.game)
    assert there.game is here.game
    assert here.table is not None
    assert there.table is not None
    assert there.table.state.game is here.game
    for live in (here, there):
        state = live.state
        assert state is not None
        if not state.over:
            seat = state.waiting[0]
            live.act_for(seat, state.legal(seat)[0], 2000.0)
            if live.can_take_back(seat) and live.table is not None and live.table.take_back_obstacle(seat) is None:
                live.take_back(seat, 2001.0)
    assert all_told(there) == all_told(here)
    assert all_of(there.table) == all_of(here.table)
    assert there.entries == here.entries


def rows(table: Sketch) -> list[bytes]:
    return [journal.encode(entry) for entry in table.live.entries]


def test_another_process_loads_one_after_the_other_and_says_what_does_not_hold_together() -> None:
    table = in_the_middle("trickery", 20)
    good = rows(table)
    acted = next(place for place, entry in enumerate(table.live.entries) if isinstance(entry, journal.Acted))
    changed = [*good[:acted], good[acted].replace(b'"check":"', b'"check":"0'), *good[acted + 1 :]]
    other = [row.replace(b'"rules":', b'"rules":9') for row in good]

    async def run() -> None:
        loader = Loader()
        try:
            for _ in range(2):
                live = unpack(await loader.load(table.live.game, good, 0.0), table.live.game)
                assert all_told(live) == all_told(restore(table.live.game, good, 0.0))
            with pytest.raises(BadInput, match="not as its journal says"):
                await loader.load(table.live.game, changed, 0.0)
            with pytest.raises(BadInput) as foreign:
                await loader.load(table.live.game, other, 0.0)
            assert isinstance(foreign.value.reason, Phrase)
            assert foreign.value.reason.kind == "past-waits"
            process = loader._process
            assert process is not None
            process.kill()
            await process.wait()
            assert await loader.load(table.live.game, good, 0.0)  # a new one
        finally:
            await loader.end()

    asyncio.run(run())
    assert load(b"nonsense")[:1] == b"f"


def test_a_table_is_loaded_here_when_it_cannot_be_elsewhere(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server:
        *_, id = three_people(server)
    asked: list[int] = []

    async def failing(self: Loader, game: Any, rows: list[bytes], awake_since: float) -> bytes:
        asked.append(len(rows))
        raise Failed("killed")

    monkeypatch.setattr(beside_file, "SHORT", 0)
    monkeypatch.setattr(Loader, "load", failing)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        assert ada.table(id).stage == "playing"
        assert len(asked) == 1


def test_a_server_loads_in_another_process(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server:
        *_, id = three_people(server)
        before = all_told(server.hub.tables.rooms[id].live)
    monkeypatch.setattr(beside_file, "SHORT", 0)
    monkeypatch.setattr(beside_file, "restore", None)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        assert ada.table(id).stage == "playing"
        assert all_told(server.hub.tables.rooms[id].live) == before


def test_nobody_waits_for_a_process_that_loads_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of several servers gets many tables at once when another one goes, and that may be when it has just come."""
    monkeypatch.setattr(beside_file, "SHORT", 0)
    table = in_the_middle("trickery", 20)
    where: list[str] = []

    async def run() -> None:
        there = asyncio.Event()

        async def slowly(self: Loader) -> None:
            await there.wait()

        async def load(self: Loader, *_: Any) -> bytes:
            where.append("elsewhere")
            return pack(table.live)

        monkeypatch.setattr(Loader, "warm_up", slowly)
        monkeypatch.setattr(Loader, "load", load)
        beside = Offload(intrigue.game, Clock(lambda: 0.0, lambda: 0.0), Work(1.0), alone=False)
        warming = asyncio.create_task(beside.warm_up())
        await asyncio.sleep(0)
        assert all_told(await beside.restoring(table.live.game, rows(table), None)) == all_told(table.live)
        assert where == []
        there.set()
        await warming
        await beside.restoring(table.live.game, rows(table), None)
        assert where == ["elsewhere"]
        await beside.close()

    asyncio.run(run())


def test_who_is_warmed_up_loads_and_who_cannot_be_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_the_middle("trickery", 20)

    async def run() -> None:
        loader = Loader()
        try:
            await loader.warm_up()
            process = loader._process
            assert process is not None
            await loader.load(table.live.game, rows(table), 0.0)
            assert loader._process is process
            process.kill()
            await process.wait()
            monkeypatch.setattr("sys.executable", "/nowhere/python")
            await loader.warm_up()
            assert loader._process is None
        finally:
            await loader.end()

    asyncio.run(run())


# ---------------------------------------------------------------------- finished games


def test_a_finished_game_is_shown_without_a_table_in_memory(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        before = ada.table(id), ada.record(id), ada.replay(id, 0)
    monkeypatch.delattr(TableProjection, "__init__")
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada, server.client() as zoe:
        assert (ada.table(id), ada.record(id), ada.replay(id, 0)) == before
        assert zoe.table(id).you is None
        assert not zoe.table(id).host
        assert ada.review(id).total > 0
        assert server.hub.tables.rooms == {}


# ---------------------------------------------------------------------- memory


def test_what_a_table_takes_is_counted_as_it_grows(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        *_, id = three_people(server)
        room = server.hub.tables.rooms[id]
        grown = room.size
        assert grown > 0
        server.inside(room.change(lambda live, now: live.act_for(0, live.state.legal(0)[0], now)))  # type: ignore[union-attr]
        assert room.size > grown
        assert room.size == Room(server.hub.tables, id, room.live, len(room.live.entries)).size


def test_when_there_are_too_many_tables_those_leave_that_nobody_looks_at(database: Path) -> None:
    with Serving(database, AtOnce(), table_memory=1) as server, server.client() as ada, server.client() as ben:
        watched = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, start=False).id
        with server.socket(watched, ada):
            server.time.ahead += 1
            others = []
            for _ in range(30):
                server.time.ahead += 1
                others.append(ben.create("trickery", 3, seat=0, start=False).id)
            rooms = server.hub.tables.rooms
            assert watched in rooms
            assert sum(room.size for room in rooms.values()) <= 1 << 20
            kept = [id for id in others if id in rooms]
            assert 0 < len(kept) < len(others)
            assert kept == others[-len(kept) :]  # the oldest have left
            assert ben.table(others[0]).stage == "gathering"  # and come back
            assert others[0] in rooms
