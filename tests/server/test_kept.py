"""Finished games outlive their rules: what was kept at the end is served, whatever has become of the game since."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from tests.patience import PATIENCE, eventually
from tests.server.serving import Answer, AtOnce, Serving, refuses, until
from tests.server.test_http import TRICKERY, TWO_BOTS, finished, play_out
from tests.server.test_socket import act
from tests.server.test_store import row, with_store
from tests.table.test_archive import other

from intrigue.cli import intrigue as command
from intrigue.client import Client, mark
from intrigue.core import BadInput, Game
from intrigue.core.phrase import Phrase, notation, phrase
from intrigue.core.record import decode, verify
from intrigue.games import game as game_by_name
from intrigue.server import messages as m
from intrigue.server import schema
from intrigue.server.database import WriteFailed, engine_for, migrate
from intrigue.server.offload import KEPT as AT_ONCE
from intrigue.server.store import Store
from intrigue.table import archive as keeping
from intrigue.table.archive import ArchivedGame
from intrigue.table.live import Live

EYES = (None, 0, 1, 2)
THEN = TRICKERY.version
SEATS = ["Ada", "Aurelia", "Basil"]


def later(versions: int = 1) -> Callable[[str], Game]:
    """The games of a later server, on which the rules of Trickery have changed: asking them anything is a fault."""
    found = other(TRICKERY, version=TRICKERY.version + versions)
    return lambda name: found if name == "trickery" else game_by_name(name)


def ask(server: Serving, client: Client, path: str) -> bytes:
    answer = server.raw("GET", path, cookie=f"intrigue={client.token}")
    assert answer.status == 200, answer.body
    return answer.body


class Shown(msgspec.Struct, frozen=True):
    """All that can be had of a finished game."""

    record: bytes
    replays: list[bytes]  # the steps through everybody's eyes
    results: list[Any]
    items: list[bytes]  # as a player and as a spectator
    views: list[bytes]


class Seen(msgspec.Struct):
    view: msgspec.Raw


class Greeting(msgspec.Struct):
    items: msgspec.Raw
    now: Seen


def shown(server: Serving, client: Client, id: str) -> Shown:
    class Steps(msgspec.Struct):
        steps: msgspec.Raw
        result: Any

    places = [f"/api/tables/{id}/replay?eyes={'none' if eyes is None else eyes}" for eyes in EYES]
    replays = [msgspec.json.decode(ask(server, client, place), type=Steps) for place in places]
    poll = f"/api/tables/{id}/poll?version={m.VERSION}"
    answers = [ask(server, client, poll), server.raw("GET", poll).body]
    news = [msgspec.json.decode(answer, type=Greeting) for answer in answers]
    return Shown(
        ask(server, client, f"/api/tables/{id}/record"),
        [bytes(replay.steps) for replay in replays],
        [replay.result for replay in replays],
        [bytes(one.items) for one in news],
        [bytes(one.now.view) for one in news],
    )


def rows(database: str, query: sa.Select[Any]) -> list[Any]:
    engine = engine_for(database)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(query)]
    engine.dispose()
    return found


def kept_tables(database: str) -> list[str]:
    return [row[0] for row in rows(database, sa.select(schema.kept.c.table_id))]


def forget(database: str) -> None:
    """As it is with games that ended before anything was kept."""
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(sa.delete(schema.kept))
    engine.dispose()


# ---------------------------------------------------------------------- other rules


def test_a_finished_game_is_the_same_after_any_number_of_versions(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        id = finished(ada)
        token, before, info = ada.token, shown(server, ada, id), ada.table(id)
        assert (info.past, info.rules) == (None, TRICKERY.version)
    assert kept_tables(either) == [id]
    for versions in (1, 2, 7):
        with Serving(either, AtOnce(), games=later(versions)) as server:
            ada = server.client("Ada", token)
            assert shown(server, ada, id) == before
            now = ada.table(id)
            assert now.past is not None
            assert (now.past.rules, now.past.here, now.past.kept) == (THEN, THEN + versions, True)
            told = phrase("past-kept", rules=THEN, title="Trickery & Deceit", here=THEN + versions)
            assert now.past.note == told
            assert msgspec.structs.replace(now, past=None) == info
            assert [table for table in ada.lobby().mine if table.id == id] == [msgspec.structs.replace(now, deck=None)]
    with Serving(either, AtOnce()) as server:  # and back again
        ada = server.client("Ada", token)
        assert shown(server, ada, id) == before
        assert ada.table(id) == info
        assert ada.review(id).total > 0


def test_the_same_by_websocket(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = finished(ada)
        token = ada.token
        with server.socket(id, ada) as socket:
            before = until(socket, m.Hello)
    with Serving(database, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        with server.socket(id, ada) as socket:
            now = until(socket, m.Hello)
        assert (now.items, now.now.view) == (before.items, before.now.view)
        with server.socket(id, ada, since=len(before.items) - 1) as socket:
            assert until(socket, m.Hello).items == before.items[-1:]


def test_a_version_that_is_raised_under_a_running_server(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, middle = finished(ada), ada.create("trickery", 3, bots=TWO_BOTS, seat=0).id
        before = shown(server, ada, id)
        monkeypatch.setattr(type(TRICKERY), "version", TRICKERY.version + 1)
        assert shown(server, ada, id) == before
        assert ada.table(id).past is not None
        with refuses("past-kept") as refused:
            ada.review(id)
        assert refused.value.status == 409
        assert ada.table(middle).stage == "playing"
        fresh = ada.rematch(id)  # by the rules of today
        assert (fresh.stage, fresh.rules, fresh.past) == ("playing", TRICKERY.version, None)


def test_what_needs_the_rules_is_refused_with_a_sentence(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
    with Serving(database, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        for attempt in (lambda: ada.review(id), lambda: ada.fork(id, 3, 1)):
            with refuses(f"past-kept rules={THEN} .* here={THEN + 1}$") as refused:
                attempt()
            assert refused.value.status == 409
        refusal = ada.send(id, m.Act(mark(), "favour", 1))
        assert isinstance(refusal, m.Refused)
        assert refusal.reason == Phrase("no-more")


def test_the_record_that_is_downloaded_is_verified_as_far_as_the_rules_are_here(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
    file = tmp_path / "game.jsonl"
    with Serving(database, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        answer = server.raw("GET", f"/api/tables/{id}/record")
        assert f'attachment; filename="trickery-{id}.jsonl"' in answer.headers["content-disposition"]
        file.write_bytes(answer.body)
        committed = ada.table(id).commitment
    assert CliRunner().invoke(command, ["verify", str(file)]).output.startswith("Yes.")
    assert list(verify(decode(file.read_text()), TRICKERY)) == []
    monkeypatch.setattr(type(TRICKERY), "version", TRICKERY.version + 1)
    result = CliRunner().invoke(command, ["verify", str(file)])
    assert result.exit_code == 1
    assert result.stderr.startswith("In part. The secret matches the commitment.")
    assert committed is not None
    assert committed in result.stderr


def test_life_goes_on_at_an_old_table(either: str) -> None:
    """People talk, bring their seat to another device, and play again: by the rules of today."""
    with Serving(either, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada, options={"max_turns": 2}), ada.token
    with Serving(either, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        assert isinstance(ada.send(id, m.Chat(mark(), "That was long ago.")), m.Done)
        assert server.client("Phone").claim(id, ada.link(id)).you == 0
        with refuses("no-new-deck-once-begun|no-moving-once-begun|begun"):
            server.client("Zoe").sit(id)
        last = ada.poll(id).items[-1]
    with Serving(either, AtOnce()) as server, server.client("Ada", token) as ada:
        assert ada.poll(id).items[-1] == last
        assert isinstance(last, m.Said)
        fresh = ada.rematch(id)
        assert (fresh.stage, fresh.options["max_turns"]) == ("playing", 2)
        assert ada.table(id).next == fresh.id
    assert kept_tables(either) == [id]


def test_a_game_that_is_not_played_here_any_more_does_not_hide_the_others(database: Path) -> None:
    def fewer(name: str) -> Game:
        if name == "trickery":
            raise BadInput("There is no game 'trickery'.")
        return game_by_name(name)

    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
    with Serving(database, AtOnce(), games=fewer) as server, server.client("Ada", token) as ada:
        assert [(table.id, table.past) for table in ada.lobby().mine] == [(id, None)]
        assert ada.table(id).ended is not None  # that is written down, whatever is played here
        with refuses("no game 'trickery'"):
            ada.poll(id)


# ---------------------------------------------------------------------- no replaying


def test_a_look_at_a_finished_game_does_not_play_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token

        def never(*given: object, **more: object) -> None:
            raise AssertionError("the game is played again")

        monkeypatch.setattr(type(TRICKERY), "new", never)
        warm = shown(server, ada, id)
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        assert shown(server, ada, id) == warm
        assert ada.table(id).stage == "over"
        assert server.hub.tables.rooms[id].live.table is None


# ---------------------------------------------------------------------- games that ended before


def test_a_game_that_was_not_kept_is_kept_when_it_is_asked_for(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        before = shown(server, ada, id)
    first = rows(either, sa.select(schema.kept))
    forget(either)
    with Serving(either, AtOnce()) as server, server.client("Ada", token) as ada:
        assert [table.past for table in ada.lobby().mine] == [None]
        assert kept_tables(either) == []
        assert ada.table(id).past is None
        assert rows(either, sa.select(schema.kept)) == first
    with Serving(either, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        assert shown(server, ada, id) == before


def test_a_game_that_was_not_kept_stays_listed_with_players_result_date_and_a_sentence(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        before, said = ada.table(id), ada.poll(id).items
    forget(either)
    with Serving(either, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        for now in (ada.table(id), ada.lobby().mine[0]):
            assert now.past is not None
            assert not now.past.kept
            assert notation(now.past.note).startswith(f"past-lost rules={THEN} title=Trickery & Deceit")
            assert [seat.name for seat in now.seats] == SEATS
            assert now.ended == before.ended
            assert now.ended is not None
            assert now.ended.at <= server.hub.clock.now()
            assert (now.stage, now.you, now.rules) == ("over", 0, THEN)
        hello = ada.poll(id)
        assert hello.view is None
        assert isinstance(hello.items[-1], m.Ended)
        assert msgspec.structs.replace(hello.items[-1], n=0) == msgspec.structs.replace(said[-1], n=0)
        with server.socket(id, ada) as socket:
            assert until(socket, m.Hello).now.table.past == hello.table.past
        for attempt in (
            lambda: ada.record(id),
            lambda: ada.replay(id),
            lambda: ada.replay(id, 0),
            lambda: ada.review(id),
            lambda: ada.fork(id, 0, 0),
        ):
            with refuses("past-lost|past-changed") as refused:
                attempt()
            assert refused.value.status == 409
    assert kept_tables(either) == []


def test_a_game_in_the_middle_waits_for_its_rules(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, clock="hours")
        id, token = table.id, ada.token
        before = ada.poll(id).items
    with Serving(either, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        for path in ("", "/record", "/replay", f"/poll?version={m.VERSION}"):
            answer = server.raw("GET", f"/api/tables/{id}{path}")
            assert answer.status == 400
            assert answer.reason.startswith("past-waits")
        listed = ada.lobby().mine[0]
        assert (listed.id, listed.stage, listed.ended) == (id, "playing", None)
        assert listed.past is not None
        assert notation(listed.past.note) == answer.reason
    with Serving(either, AtOnce()) as server, server.client("Ada", token) as ada:
        assert ada.poll(id).items[: len(before)] == before
        assert ada.lobby().mine[0].past is None


# ---------------------------------------------------------------------- the database of an older server

OLD = ("visitors", "tables", "sitters", "journal", "links")  # what revision 0001 has
NEW = ("rules", "ended", "past")  # what its summaries have not


def as_it_was(database: str, old: str) -> None:
    """The same tables in a database of revision 0001, as a server of that time would have left them."""
    source, target = engine_for(database), engine_for(old)
    migrate(target, "0001")
    with target.begin() as connection:
        assert set(sa.inspect(connection).get_table_names()) == {*OLD, "alembic_version"}
        with source.connect() as reading:
            for name in OLD[:-1]:  # links of that time cannot be made any more
                table = sa.Table(name, sa.MetaData(), autoload_with=connection)  # with the columns of that time
                found = [row._asdict() for row in reading.execute(sa.select(table))]
                for values in found if name == "tables" else []:
                    summary = msgspec.json.decode(values["summary"])
                    kept = {key: value for key, value in summary.items() if key not in NEW}
                    values["summary"] = msgspec.json.encode(kept)
                if found:
                    connection.execute(sa.insert(table), found)
    source.dispose()
    target.dispose()


@pytest.fixture
def older(either: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the same kind."""
    if "://" not in either:
        return str(tmp_path / "old.db")
    name = either.rpartition("/")[2] + "_old"
    found: str = request.getfixturevalue("cluster").database(name)
    return found


def test_the_database_of_an_older_server(either: str, older: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        ids = [finished(ada), finished(ada, options={"max_turns": 1})]
        ada.send(ids[0], m.Chat(mark(), "More talk than the migration reads at once."))
        for number in range(25):
            ada.send(ids[0], m.Chat(mark(), f"And more: {number}."))
        open_, middle = (ada.create("trickery", 3, bots=bots, seat=0).id for bots in ({}, TWO_BOTS))
        token, before = ada.token, [shown(server, ada, id) for id in ids]
        infos = {id: ada.table(id) for id in (*ids, open_, middle)}
        items = ada.poll(middle).items
    as_it_was(either, older)
    with Serving(older, AtOnce()) as server, server.client("Ada", token) as ada:
        listed = {table.id: table for table in ada.lobby().mine}
        for id, info in infos.items():
            assert listed[id] == empty(info)
        assert [shown(server, ada, id) for id in ids] == before
        assert ada.poll(middle).items[: len(items)] == items
    assert sorted(kept_tables(older)) == sorted(ids)


def empty(info: m.TableInfo) -> m.TableInfo:
    """A table as the lobby lists it while nobody is there."""
    seats = [msgspec.structs.replace(seat, here=False) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, deck=None)


def test_an_older_server_that_comes_back_with_other_rules_at_once(either: str, older: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        ended = ada.table(id).ended
        middle = ada.create("trickery", 3, bots=TWO_BOTS, seat=0).id
    as_it_was(either, older)
    with Serving(older, AtOnce(), games=later()) as server, server.client("Ada", token) as ada:
        listed = {table.id: table for table in ada.lobby().mine}
        assert (listed[id].ended, listed[middle].ended) == (ended, None)
        for one in listed.values():
            assert one.past is not None
            assert one.past.rules == THEN
            assert not one.past.kept
        assert ada.table(id).past == listed[id].past


def test_a_damaged_journal_does_not_stop_the_migration(database: Path, tmp_path: Path) -> None:
    older = str(tmp_path / "old.db")
    with Serving(database, AtOnce()) as server, server.client() as ada:
        bad, good, token = finished(ada), finished(ada), ada.token
    as_it_was(str(database), older)
    with sqlite3.connect(older) as connection:
        connection.execute("update journal set entry = ? where table_id = ? and number = 4", (b"{", bad))
    with Serving(older, AtOnce()) as server, server.client("Ada", token) as ada:
        listed = {table.id: table for table in ada.lobby().mine}
        assert (listed[bad].ended, listed[bad].rules) == (None, None)
        assert listed[good].ended is not None


def test_a_database_of_a_newer_server_is_refused_with_a_sentence(database: Path) -> None:
    with_store(database, nothing)
    with sqlite3.connect(database) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadInput, match="a newer version of Intrigue"):
        Store(str(database))


async def nothing(store: Store) -> None:
    pass


# ---------------------------------------------------------------------- written together, told afterwards

KEPT = ArchivedGame(1, {"x": 1}, b"r", b"t", b"f")


def test_the_end_and_what_is_kept_are_one_write(either: str) -> None:
    async def work() -> None:
        store = Store(either)
        await store.append("a", 0, [(0.0, b"0")], row("a"))
        await store.append("a", 1, [(0.0, b"1")], kept=KEPT)
        assert await store.find_kept("a") == KEPT
        with pytest.raises(WriteFailed):  # it cannot be kept twice, so this did not happen
            await store.append("a", 2, [(0.0, b"2")], kept=KEPT)
        with pytest.raises(WriteFailed):
            await store.keep("a", KEPT)
        assert await store.journal("a") == [b"0", b"1"]
        await store.append("b", 0, [(0.0, b"0")], row("b"))
        with pytest.raises(WriteFailed):
            await store.append("b", 0, [(0.0, b"1")], kept=KEPT)
        assert await store.find_kept("b") is None
        await store.close()

    asyncio.run(work())


class Gate:
    """Holds the write of the first end, until it is opened; then it goes through, or is lost."""

    def __init__(self, server: Serving, lost: bool) -> None:
        self.reached = threading.Event()
        self._lost = lost
        self._loop = server.loop
        self._open = asyncio.Event()
        self._append = server.hub.store.append
        self.ends: list[int] = []
        server.hub.store.append = self.append  # type: ignore[method-assign,assignment]

    async def append(
        self, table: str, first: int, entries: Any, row: Any, sitters: Any, kept: ArchivedGame | None
    ) -> None:
        if kept is not None:
            self.ends.append(first + len(entries))
            if len(self.ends) == 1:
                self.reached.set()
                await self._open.wait()
                if self._lost:
                    raise WriteFailed("the disk is full")
        await self._append(table, first, entries, row, sitters, kept)

    def open(self) -> None:
        self._loop.call_soon_threadsafe(self._open.set)


class Asking(threading.Thread):
    """A request that may have to wait for its answer."""

    def __init__(self, server: Serving, path: str) -> None:
        super().__init__(daemon=True)
        self._server, self._path = server, path
        self.answer: Answer
        self.start()

    def run(self) -> None:
        self.answer = self._server.raw("GET", self._path)

    def answered(self) -> Answer:
        self.join(PATIENCE)
        assert not self.is_alive()
        return self.answer


class Playing(threading.Thread):
    """Three people play, and stop when the game is over or somebody's action could not be written."""

    def __init__(self, people: list[Client], id: str) -> None:
        super().__init__(daemon=True)
        self._people, self._id = people, id
        self.refused: list[str] = []
        self.start()

    def run(self) -> None:
        while not self.refused:
            for client in self._people:
                news = client.poll(self._id)
                if news.table.stage == "over":
                    return
                if news.view["choices"]:
                    answer = client.send(self._id, m.Act(mark(), news.view["choices"][0]["say"], news.question))
                    self.refused += [notation(answer.reason)] if isinstance(answer, m.Refused) else []


@pytest.mark.parametrize("lost", [False, True], ids=["written", "lost"])
def test_nothing_of_the_end_leaves_before_all_of_it_is_written(database: Path, lost: bool) -> None:
    """The end is decided and not yet on the disk: whoever asks has to wait, whatever they ask for. When the write is
    lost, the game goes on, and its secret was told to nobody."""
    with Serving(database, AtOnce(), poll_seconds=0.5) as server:
        people = [server.client(name) for name in ("Ada", "Ben", "Cleo")]
        id = people[0].create("trickery", 3, seat=0, options={"max_turns": 1}).id
        for client in people[1:]:
            client.sit(id)
        people[0].start(id)
        gate = Gate(server, lost)
        playing = Playing(people, id)
        assert gate.reached.wait(PATIENCE)
        live = server.hub.tables.rooms[id].live
        assert live.dealt is not None
        secret = live.dealt.secret.encode()
        paths = ["", "/record", "/replay", "/replay?eyes=0"]
        paths += [f"/poll?since={since}&version={m.VERSION}" for since in (0, live.streams.length(-1) - 2)]
        asking = [Asking(server, f"/api/tables/{id}{path}") for path in paths]
        eventually(lambda: waiting(server, id) >= len(asking))
        assert kept_tables(str(database)) == []
        assert all(one.is_alive() for one in asking)
        gate.open()
        answers = [one.answered() for one in asking]
        playing.join(PATIENCE)
        assert not playing.is_alive()
        if lost:
            assert [answer.status for answer in answers] == [200, 409, 409, 409, 200, 200]
            assert not any(secret in answer.body or b'"over"' in answer.body for answer in answers)
            assert "no-writing-that" in playing.refused[0]
            assert kept_tables(str(database)) == []
            playing = Playing(people, id)
            playing.join(PATIENCE)
        else:
            assert [answer.status for answer in answers] == [200] * 6
            assert all(secret in answers[at].body for at in (1, 4, 5))
        assert not playing.refused
        assert len(gate.ends) == 1 + lost
        assert kept_tables(str(database)) == [id]
        assert list(verify(decode(people[0].record(id)), TRICKERY)) == []


def play_to_the_end(client: Client, id: str) -> None:
    with client.live(id) as game:
        play_out(game)


def waiting(server: Serving, id: str) -> int:
    room = server.hub.tables.rooms[id]
    return len(room.lock._waiters or ())


def test_a_game_ends_even_if_it_cannot_be_kept(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fault(live: Live) -> ArchivedGame:
        raise ZeroDivisionError

    with Serving(database, AtOnce()) as server, server.client() as ada:
        with monkeypatch.context() as patch:
            patch.setattr("intrigue.server.offload.keep", fault)
            id, token = finished(ada), ada.token
        assert "could not be put together" in caplog.text
        assert isinstance(ada.poll(id).items[-1], m.Ended)
        with refuses("no-game-kept"):
            ada.replay(id)
    assert kept_tables(str(database)) == []
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:  # there is another chance
        assert ada.replay(id).steps[-1].view["result"] is not None
    assert kept_tables(str(database)) == [id]


def test_what_could_not_be_written_is_shown_and_tried_again(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        before = shown(server, ada, id)
    forget(str(database))
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:

        async def broken(*given: Any) -> None:
            raise WriteFailed("the disk is full")

        server.hub.store.keep = broken  # type: ignore[method-assign,assignment]
        assert shown(server, ada, id) == before
        assert "the disk is full" in caplog.text
    assert kept_tables(str(database)) == []
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        assert shown(server, ada, id) == before
    assert kept_tables(str(database)) == [id]


def test_games_are_kept_beside_everything_else(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, the lobby and other tables do not wait for it."""
    gate = threading.Event()

    def slow(live: Live) -> ArchivedGame:
        gate.wait(PATIENCE)
        return keeping.keep(live)

    monkeypatch.setattr("intrigue.server.offload.keep", slow)
    with Serving(database, AtOnce()) as server, server.client() as ada, server.client("Ben") as ben:
        ids = [ada.create("trickery", 3, bots=TWO_BOTS, seat=0).id for _ in range(AT_ONCE + 1)]
        playing = [threading.Thread(target=play_to_the_end, args=(ada, id), daemon=True) for id in ids]
        for thread in playing:
            thread.start()
        eventually(lambda: all(server.hub.tables.rooms[id].live.over for id in ids))
        assert kept_tables(str(database)) == []
        assert len(ada.lobby().mine) == len(ids)
        elsewhere = ben.create("trickery", 3, bots=TWO_BOTS, seat=0)
        act(ben, elsewhere.id, "choose thorn")
        server.inside(drop(server, elsewhere.id))
        assert ben.table(elsewhere.id).stage == "playing"  # loaded meanwhile
        gate.set()
        for thread in playing:
            thread.join(PATIENCE)
    assert sorted(kept_tables(str(database))) == sorted(ids)


async def drop(server: Serving, id: str) -> None:
    server.hub.tables.rooms[id].drop()
