"""A cluster loses nothing while faults are injected: the short form of `make proofs ONLY=cluster`."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.benchmarks.test_load import SHORT, play
from tests.patience import PATIENCE
from tests.server.postgres import binaries
from tests.server.serving import AtOnce, Serving

import intrigue
from benchmarks import chaos, fault_injection, local_cluster
from benchmarks.chaos import ChaosRun, Injected, Report, Wait
from benchmarks.fault_injection import Proxy
from benchmarks.leak_check import SentMessage, Transcript, ViewPart, leaks, read_journals, ref_counts, replay_errors
from benchmarks.load import NO_LIMITS
from benchmarks.simulated_players import SimulatedPlayers, Table
from intrigue.core import TABLE, BadInput
from intrigue.server.database import engine_for
from intrigue.table.journal import Acted, AnyEntry, Dealt

FAULTS = ["a server is killed", "the database is silent to a server", "a server is paused", "Redis is stopped"]


def test_nothing_is_lost_while_faults_are_injected(monkeypatch: pytest.MonkeyPatch) -> None:
    binaries()
    monkeypatch.setattr(chaos, "PAUSE", 0.5)
    monkeypatch.setattr(chaos, "RECOVERY_TIME", PATIENCE)
    monkeypatch.setattr(local_cluster, "TIMEOUT", PATIENCE)
    monkeypatch.setattr(fault_injection, "BEYOND_LEASE", 0.5)
    monkeypatch.setattr(chaos, "SERVERS", 2)
    monkeypatch.setattr(chaos, "THINKERS", 1)
    games = [intrigue.game("trickery"), intrigue.game("treachery")]
    run = ChaosRun(games, 3, 0, 0.1, SHORT, seed=1, lease=1.0, faults=FAULTS)
    report = run.run(NO_LIMITS)
    assert report.is_clean, chaos.summary(report)
    assert report.moves > 10
    assert report.messages_checked > 50
    assert report.injected == dict.fromkeys(FAULTS, 1)


# ---------------------------------------------------------------------- it would notice


class RecordedPlayers(SimulatedPlayers):
    """Players of whom all messages are kept."""

    transcripts: list[Transcript]

    def new_transcript(self, table: Table, seat: int | None) -> list[bytes] | None:
        self.transcripts.append(Transcript(table.id, TABLE if seat is None else seat))
        return self.transcripts[-1].messages


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, list[AnyEntry]], list[Transcript]]:
    """The journals of some tables, and the messages to everybody there."""
    database = tmp_path_factory.mktemp("recorded") / "tables.db"
    with Serving(database, AtOnce()) as server:
        players = RecordedPlayers(server.address, [intrigue.game("trickery")], None, 0, SHORT, bots=1)
        players.transcripts = []
        players.measured.on = True
        asyncio.run(play(players, 1, server, 0))
    journals = read_journals(str(database))
    dealt = {id for id, entries in journals.items() if any(isinstance(entry, Dealt) for entry in entries)}
    return journals, [transcript for transcript in players.transcripts if transcript.table in dealt]


Recorded = tuple[dict[str, list[AnyEntry]], list[Transcript]]


def test_what_was_sent_fits_the_journals(recorded: Recorded) -> None:
    journals, transcripts = recorded
    assert {transcript.viewer for transcript in transcripts} >= {TABLE, 0}
    assert all(len(transcript.messages) > 5 for transcript in transcripts[:3])
    assert [error for entries in journals.values() for error in replay_errors(entries)] == []
    assert [leak for transcript in transcripts for leak in leaks(journals[transcript.table], [transcript])] == []


def is_diff(data: bytes) -> bool:
    """Whether this message has the diff of a view."""
    sent = msgspec.json.decode(data, type=SentMessage)
    return sent.type == "news" and isinstance(sent.change, ViewPart) and bool(bytes(sent.change.view))


def test_a_leak_is_found(recorded: Recorded) -> None:
    journals, transcripts = recorded
    spectator = next(one for one in transcripts if one.viewer == TABLE)
    player = next(one for one in transcripts if one.viewer == 0 and one.table == spectator.table)
    wrong = Transcript(spectator.table, TABLE)
    wrong.messages = player.messages  # what another seat sees
    assert leaks(journals[spectator.table], [wrong])
    late = Transcript(player.table, 0)
    diffs = [data for data in player.messages if is_diff(data)]
    late.messages = [player.messages[0], diffs[-1]]  # a diff of a view that was never sent
    assert leaks(journals[player.table], [late])


def test_an_action_that_is_lost_doubled_or_changed_is_found(recorded: Recorded) -> None:
    journals, transcripts = recorded
    table = transcripts[0].table
    entries = journals[table]
    acts = [entry for entry in entries if isinstance(entry, Acted) and entry.actor == "person"]
    assert set(ref_counts(journals).values()) == {1}
    assert ref_counts({table: [*entries, acts[0]]})[acts[0].ref or ""] == 2
    assert ref_counts({table: [entry for entry in entries if entry is not acts[0]]})[acts[0].ref or ""] == 0
    changed = [msgspec.structs.replace(entry, check="0" * 16) if entry is acts[1] else entry for entry in entries]
    without = [entry for entry in entries if entry is not acts[0]]
    assert replay_errors(changed)
    assert replay_errors(without)


def test_a_gap_in_a_journal_is_found(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Serving(database, AtOnce()) as server, server.client() as ada:
        ada.create("trickery", 3, bots={1: "sensible", 2: "sensible"}, seat=0)
    engine = engine_for(str(database))
    with engine.begin() as connection:
        connection.exec_driver_sql("delete from journal where number = 1")
    engine.dispose()
    with pytest.raises(BadInput, match="has no entry 1"):
        read_journals(str(database))


def report(**more: Any) -> Report:
    empty: dict[str, Any] = {name: {} for name in ("injected", "waits", "retries")}
    empty |= {name: [] for name in ("lost", "replay_errors", "leaks", "server_errors")}
    numbers = {field.name: 0 for field in msgspec.structs.fields(Report) if field.name not in empty}
    return msgspec.convert({**numbers, **empty, **more}, Report)


def test_anything_that_is_lost_makes_it_fail() -> None:
    assert report().is_clean
    for wrong in ("doubled", "done_though_refused", "lost_updates", "stuck"):
        assert not report(**{wrong: 1}).is_clean
    for wrong in ("lost", "replay_errors", "leaks", "server_errors"):
        assert not report(**{wrong: ["something"]}).is_clean
        assert "something" in chaos.summary(report(**{wrong: ["something"]}))


def test_waits_are_reported_by_the_last_fault() -> None:
    run = ChaosRun([], 1, 60, 1, {}, 1)
    run.injected = [Injected("a kill", 10.0, 12.0), Injected("a pause", 30.0, 34.0)]
    times = [(1.0, 1.5), (9.0, 11.0), (12.5, 13.0), (20.0, 20.1), (31.0, 36.0)]
    waits = run._wait_times([Wait("x", "y", since, until) for since, until in times])
    assert {kind: (figures["moves"], figures["longest"]) for kind, figures in waits.items()} == {
        chaos.NO_FAULT: (2, 0.5),
        "a kill": (2, 2.0),
        "a pause": (1, 5.0),
    }


async def is_closed(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(OSError):
        return not await reader.read(100)
    return True


def test_a_proxy_can_cut_and_stall() -> None:
    async def run() -> None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(100):
                writer.write(data)
            writer.close()

        async def say(text: bytes) -> bytes:
            writer.write(text)
            return await reader.read(100)

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        proxy = Proxy(local_cluster.free_port(), server.sockets[0].getsockname()[1])
        async with proxy.serve():
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            assert await say(b"hello") == b"hello"
            proxy.stall()
            waiting = asyncio.create_task(say(b"again"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            proxy.restore()
            assert await waiting == b"again"
            proxy.cut()
            assert await is_closed(reader)
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            assert await is_closed(reader)
            proxy.restore()
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            assert await say(b"back") == b"back"
            writer.close()
        server.close()

    asyncio.run(run())


def test_a_program_that_is_missing_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, path=None: None)
    done = CliRunner().invoke(chaos.chaos, ["--seconds", "1"])
    assert done.exit_code == 2
    assert "is not installed here. On Debian: apt-get install postgresql" in done.output


def test_faults_can_be_chosen_by_name() -> None:
    assert fault_injection.faults_matching("restarted") == ["servers are restarted one by one"]
    assert fault_injection.faults_matching("") == list(fault_injection.FAULTS)
    done = CliRunner().invoke(chaos.chaos, ["--only", "earthquake"])
    assert done.exit_code == 2
    assert "No fault has 'earthquake' in its name: a server is killed, " in done.output
