"""A cluster that is hurt while people play loses nothing: the short form of `make proofs ONLY=cluster`. How long people
wait is not asked here."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE
from tests.server.postgres import binaries
from tests.server.serving import AtOnce, Serving
from tests.server.test_crowd import SHORT, play

import intrigue
from intrigue.cli import chaos, hurting, load, parts
from intrigue.cli import intrigue as command
from intrigue.cli.chaos import Blow, Chaos, Found, Wait
from intrigue.cli.crowd import Crowd, Setting
from intrigue.cli.hurting import Way
from intrigue.cli.overheard import Ear, Sent, Shown, faults, journals, leaks, marks
from intrigue.core import TABLE, BadInput
from intrigue.server.database import engine_for
from intrigue.table.journal import Acted, AnyEntry, Dealt

KINDS = ["a server is killed", "the database is silent to a server", "a server is paused", "Redis is stopped"]


def test_nothing_is_lost_while_a_cluster_is_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    binaries()
    monkeypatch.setattr(chaos, "CALM", 0.5)
    monkeypatch.setattr(chaos, "SETTLED", PATIENCE)
    monkeypatch.setattr(parts, "PATIENCE", PATIENCE)
    monkeypatch.setattr(hurting, "LONGER", 0.5)
    monkeypatch.setattr(chaos, "SERVERS", 2)
    monkeypatch.setattr(chaos, "THINKERS", 1)
    games = [intrigue.game("trickery"), intrigue.game("treachery")]
    run = Chaos(games, 3, 0, 0.1, SHORT, seed=1, lease=1.0, kinds=KINDS)
    found = run.run(load.NO_LIMITS)
    assert found.clean, chaos.told(found)
    assert found.moves > 10
    assert found.looked_at > 50
    assert found.blows == dict.fromkeys(KINDS, 1)


# ---------------------------------------------------------------------- it would notice


class Listening(Crowd):
    """A crowd of which everybody is listened to."""

    ears: list[Ear]

    def ear(self, table: Setting, seat: int | None) -> list[bytes] | None:
        self.ears.append(Ear(table.id, TABLE if seat is None else seat))
        return self.ears[-1].heard


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, list[AnyEntry]], list[Ear]]:
    """A game, its journal, and all that everybody was sent of it."""
    database = tmp_path_factory.mktemp("heard") / "tables.db"
    with Serving(database, AtOnce()) as server:
        crowd = Listening(server.address, [intrigue.game("trickery")], None, 0, SHORT, bots=1)
        crowd.ears = []
        crowd.measured.on = True
        asyncio.run(play(crowd, 1, server, 0))
    written = journals(str(database))
    return written, [ear for ear in crowd.ears if any(isinstance(entry, Dealt) for entry in written[ear.table])]


Heard = tuple[dict[str, list[AnyEntry]], list[Ear]]


def test_what_was_sent_fits_the_journals(heard: Heard) -> None:
    written, ears = heard
    assert {ear.viewer for ear in ears} >= {TABLE, 0}
    assert all(len(ear.heard) > 5 for ear in ears[:3])
    assert [fault for entries in written.values() for fault in faults(entries)] == []
    assert [leak for ear in ears for leak in leaks(written[ear.table], [ear])] == []


def is_patch(data: bytes) -> bool:
    """Whether this tells a view by what changed; the last words of a game may be about who sits there, or whole."""
    sent = msgspec.json.decode(data, type=Sent)
    return sent.type == "news" and isinstance(sent.change, Shown) and bool(bytes(sent.change.view))


def test_a_leak_is_found(heard: Heard) -> None:
    """Whoever is sent what another seat sees has been told too much."""
    written, ears = heard
    watcher = next(ear for ear in ears if ear.viewer == TABLE)
    player = next(ear for ear in ears if ear.viewer == 0 and ear.table == watcher.table)
    wrong = Ear(watcher.table, TABLE)
    wrong.heard = player.heard
    assert leaks(written[watcher.table], [wrong])
    late = Ear(player.table, 0)
    patches = [data for data in player.heard if is_patch(data)]
    late.heard = [player.heard[0], patches[-1]]  # a change of something that nobody has
    assert leaks(written[player.table], [late])


def test_an_action_that_is_lost_doubled_or_changed_is_found(heard: Heard) -> None:
    written, ears = heard
    table = ears[0].table
    entries = written[table]
    acts = [entry for entry in entries if isinstance(entry, Acted) and entry.actor == "person"]
    assert set(marks(written).values()) == {1}
    assert marks({table: [*entries, acts[0]]})[acts[0].ref or ""] == 2
    assert marks({table: [entry for entry in entries if entry is not acts[0]]})[acts[0].ref or ""] == 0
    changed = [msgspec.structs.replace(entry, check="0" * 16) if entry is acts[1] else entry for entry in entries]
    without = [entry for entry in entries if entry is not acts[0]]
    assert faults(changed)
    assert faults(without)


def test_a_gap_in_a_journal_is_found(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Serving(database, AtOnce()) as server, server.client() as ada:
        ada.create("trickery", 3, bots={1: "sensible", 2: "sensible"}, seat=0)
    engine = engine_for(str(database))
    with engine.begin() as connection:
        connection.exec_driver_sql("delete from journal where number = 1")
    engine.dispose()
    with pytest.raises(BadInput, match="has no entry 1"):
        journals(str(database))


def found(**more: Any) -> Found:
    empty: dict[str, Any] = {name: {} for name in ("blows", "waited", "failures")}
    empty |= {name: [] for name in ("lost", "faults", "leaks", "errors")}
    numbers = {field.name: 0 for field in msgspec.structs.fields(Found) if field.name not in empty}
    return msgspec.convert({**numbers, **empty, **more}, Found)


def test_anything_that_is_lost_makes_it_fail() -> None:
    assert found().clean
    for wrong in ("doubled", "undead", "gaps", "stuck"):
        assert not found(**{wrong: 1}).clean
    for wrong in ("lost", "faults", "leaks", "errors"):
        assert not found(**{wrong: ["something"]}).clean
        assert "something" in chaos.told(found(**{wrong: ["something"]}))


def test_waiting_is_told_by_what_happened_last() -> None:
    run = Chaos([], 1, 60, 1, {}, 1)
    run.blows = [Blow("a kill", 10.0, 12.0), Blow("a pause", 30.0, 34.0)]
    times = [(1.0, 1.5), (9.0, 11.0), (12.5, 13.0), (20.0, 20.1), (31.0, 36.0)]
    waited = run._waited([Wait("x", "y", since, until) for since, until in times])
    assert {kind: (figures["moves"], figures["most"]) for kind, figures in waited.items()} == {
        chaos.WELL: (2, 0.5),
        "a kill": (2, 2.0),
        "a pause": (1, 5.0),
    }


async def over(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(OSError):
        return not await reader.read(100)
    return True


def test_a_way_can_be_cut_and_can_swallow() -> None:
    async def run() -> None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(100):
                writer.write(data)
            writer.close()

        async def say(text: bytes) -> bytes:
            writer.write(text)
            return await reader.read(100)

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        way = Way(parts.free_port(), server.sockets[0].getsockname()[1])
        async with way.open():
            reader, writer = await asyncio.open_connection("127.0.0.1", way.port)
            assert await say(b"hello") == b"hello"
            way.swallow()
            waiting = asyncio.create_task(say(b"again"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            way.mend()
            assert await waiting == b"again"
            way.cut()
            assert await over(reader)
            reader, writer = await asyncio.open_connection("127.0.0.1", way.port)
            assert await over(reader)
            way.mend()
            reader, writer = await asyncio.open_connection("127.0.0.1", way.port)
            assert await say(b"back") == b"back"
            writer.close()
        server.close()

    asyncio.run(run())


def test_a_program_that_is_missing_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, path=None: None)
    done = CliRunner().invoke(command, ["load", "--chaos", "--seconds", "1"])
    assert done.exit_code == 2
    assert "is not installed here. On Debian: apt-get install postgresql" in done.output


def test_only_hurts_of_that_name_happen_and_others_are_named() -> None:
    assert hurting.named("restarted") == ["servers are restarted one by one"]
    assert hurting.named("") == list(hurting.KINDS)
    done = CliRunner().invoke(command, ["load", "--chaos", "--only", "earthquake"])
    assert done.exit_code == 2
    assert "No hurt has 'earthquake' in its name: a server is killed, " in done.output
