"""`intrigue backup` and `intrigue restore`: of one moment, whole or not at all, and for either database."""

from __future__ import annotations

import gzip
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TRICKERY, TWO_BOTS, finished, play_out

from intrigue.cli import intrigue as command
from intrigue.client import Client
from intrigue.core import BadInput
from intrigue.core.record import decode, verify
from intrigue.server import backup, lease, schema
from intrigue.server.backup import Occupied, back_up, restore
from intrigue.server.database import engine_for, migrate


@pytest.fixture
def other(either: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if "://" in either:
        return str(tmp_path / "other.db")
    found: str = request.getfixturevalue("cluster").database(f"other_{tmp_path.name[-40:].lower()}_{os.getpid()}")
    return found


def contents(address: str) -> dict[str, list[Any]]:
    engine = engine_for(address)
    with engine.connect() as connection:
        found = {
            name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for name, table in schema.metadata.tables.items()
            if name not in schema.FLEETING  # what servers say of themselves is in no backup
        }
    engine.dispose()
    return found


def records(address: str) -> dict[str, list[str]]:
    """All finished games of a database, and what is wrong with each."""
    engine = engine_for(address)
    with engine.connect() as connection:
        ids = [row[0] for row in connection.execute(sa.select(schema.kept.c.table_id))]
    engine.dispose()
    with Serving(address, AtOnce()) as server, server.client() as anybody:
        return {id: list(verify(decode(anybody.record(id)), TRICKERY)) for id in ids}


class Playing(threading.Thread):
    """Plays one game after the other until it is told to stop."""

    def __init__(self, client: Client) -> None:
        super().__init__(daemon=True)
        self._client = client
        self.enough = threading.Event()
        self.games = 0
        self.began = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.enough.is_set():
            table = self._client.create("trickery", 3, bots=TWO_BOTS, seat=0, options={"max_turns": 1})
            with self._client.live(table.id) as game:
                self.began.set()
                play_out(game)
            self.games += 1


def test_a_backup_while_a_server_plays_is_of_one_moment(either: str, other: str, tmp_path: Path) -> None:
    """Every journal in it is whole, what is kept is there with its end, and every record verifies: in the same kind of
    database and in the other."""
    file = tmp_path / "backup.gz"
    with Serving(either, AtOnce()) as server, server.client() as ada:
        first, token = finished(ada, options={"max_turns": 1}), ada.token
        playing = Playing(ada)
        assert playing.began.wait(PATIENCE)
        for number in range(3):
            back_up(either, tmp_path / f"{number}.gz")
        head = back_up(either, file)
        playing.enough.set()
        playing.join(PATIENCE)
        assert not playing.is_alive()
    restore(file, other)
    found = contents(other)
    ids = {row[0] for row in found["tables"]}
    assert {name: len(rows) for name, rows in found.items()} == head.rows
    over = {row[0] for row in found["tables"] if row[1] == "over"}
    assert {row[0] for row in found["kept"]} == over
    for id in ids:
        numbers = sorted(row[1] for row in found["journal"] if row[0] == id)
        assert numbers == list(range(len(numbers)))
        assert numbers
    checked = records(other)
    assert first in checked
    assert set(checked) == over
    assert not any(checked.values())
    with Serving(other, AtOnce()) as server, server.client("Ada", token) as ada:
        assert first in {table.id for table in ada.lobby().mine}


def test_a_restored_database_is_the_same_to_the_last_byte(either: str, other: str, tmp_path: Path) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        finished(ada, options={"max_turns": 1})
        ada.create("trieste", 3, seat=0, public=True)
    engine = engine_for(either)
    with engine.begin() as connection:  # also what no server writes
        values = {"table_id": connection.execute(sa.select(schema.tables.c.id)).scalars().first(), "at": 0.1}
        connection.execute(sa.insert(schema.journal).values(number=999, entry=b"\x00\xff\xfe", **values))
    engine.dispose()
    back_up(either, tmp_path / "one.gz")
    restore(tmp_path / "one.gz", other)
    assert contents(other) == contents(either)
    before = contents(either)
    restore(tmp_path / "one.gz", either, replace=True)
    assert contents(either) == before


def lived_in(path: Path | str) -> None:
    engine = engine_for(str(path))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.visitors).values(id="v", token="t", name="Ada", created=1.0))
    engine.dispose()


def said(*arguments: str | Path) -> str:
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


def test_what_is_there_is_not_written_over(database: Path, tmp_path: Path) -> None:
    lived_in(database)
    file = tmp_path / "backup.gz"
    file.write_text("mine")
    assert "is there already" in said("backup", file, "--database", database)
    assert file.read_text() == "mine"
    done = CliRunner().invoke(command, ["backup", str(file), "--database", str(database), "--overwrite"])
    assert done.exit_code == 0
    assert "1 visitors" in done.output
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    assert "something in this database already" in said("restore", file, "--database", database)
    assert "There is no folder" in said("backup", tmp_path / "nowhere" / "x.gz", "--database", database)
    assert "is a folder" in said("backup", tmp_path, "--database", database)
    assert "There is no database" in said("backup", tmp_path / "x.gz", "--database", tmp_path / "nothing.db")
    assert not (tmp_path / "nothing.db").exists()


def test_a_file_that_is_no_whole_backup_is_refused_and_changes_nothing(database: Path, tmp_path: Path) -> None:
    lived_in(database)
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    back_up(str(database), good)
    whole = gzip.decompress(good.read_bytes())
    tampered = {
        "cut": good.read_bytes()[:-30],
        "lines": gzip.compress(b"".join(whole.splitlines(keepends=True)[:-2])),
        "changed": gzip.compress(whole.replace(b'"Ada"', b'"Eve"')),
        "text": b"not packed at all",
        "other": gzip.compress(b'{"hello": 1}\n'),
        "empty": b"",
        "nothing": gzip.compress(b""),
    }
    for name, content in tampered.items():
        bad.write_bytes(content)
        fresh = tmp_path / f"{name}.db"
        assert "is not a whole backup" in said("restore", bad, "--database", fresh), name
        assert not fresh.exists()
        said("restore", bad, "--database", database, "--replace")
    newer = whole.replace(b'"schema":"0', b'"schema":"9', 1)
    bad.write_bytes(gzip.compress(newer))
    assert "newer Intrigue" in said("restore", bad, "--database", tmp_path / "fresh.db")
    assert [row[2] for row in contents(str(database))["visitors"]] == ["Ada"]


def test_a_database_of_a_newer_server_is_not_touched(database: Path, tmp_path: Path) -> None:
    lived_in(database)
    with sqlite3.connect(database) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert "newer version" in said("backup", tmp_path / "x.gz", "--database", database)
    assert list(tmp_path.glob("x.gz*")) == []


def test_nothing_is_restored_under_a_running_server(either: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with Serving(either, AtOnce()) as server, server.client() as ada:
        ada.create("trickery", 3, seat=0)
        back_up(either, file)
        with pytest.raises(Occupied, match="stop the server"):
            restore(file, either, replace=True)
        ada.create("trickery", 3, seat=0)
        assert len(ada.lobby().mine) == 2


def test_stopping_in_the_middle_leaves_nothing_half_done(
    either: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        finished(ada, options={"max_turns": 1})
    file = tmp_path / "backup.gz"

    def stop(done: int, of: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(either, file, progress=stop)
    assert list(tmp_path.glob("backup.gz*")) == []
    back_up(either, file)
    before = contents(either)
    with pytest.raises(KeyboardInterrupt):
        restore(file, either, replace=True, progress=stop)
    assert contents(either) == before
    with pytest.raises(KeyboardInterrupt):
        restore(file, other, progress=stop)
    assert "://" in other or not Path(other).exists()
    restore(file, other)  # and so there is room for it still
    assert contents(other) == before


def test_ctrl_c_on_the_command_line(database: Path, tmp_path: Path) -> None:
    """A real signal, while the database waits: a status of its own, and no file."""
    lived_in(database)
    file = tmp_path / "backup.gz"
    slow = (
        "import sys, time; from intrigue.server import backup; import intrigue.cli as cli\n"
        "def wait(connection):\n    print('here', flush=True); time.sleep(1000)\n"
        "backup.revision_of = wait; sys.argv = ['intrigue', *sys.argv[1:]]; cli.main()\n"
    )
    command = [sys.executable, "-c", slow, "backup", str(file), "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in complaint
    assert list(tmp_path.glob("backup.gz*")) == []


def test_a_full_disk_is_a_sentence(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lived_in(database)

    def full(*given: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "write", full)
    result = CliRunner().invoke(command, ["backup", str(tmp_path / "x.gz"), "--database", str(database)])
    assert (result.exit_code, result.output) == (1, "No space left on device.\n")
    assert list(tmp_path.glob("x.gz*")) == []


def test_a_database_that_cannot_be_reached_is_a_sentence(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    assert "cannot be used" in said("backup", tmp_path / "x.gz", "--database", nowhere)
    sqlite3.connect(tmp_path / "empty.db").execute("create table t (x)")
    with pytest.raises(BadInput, match="no database of Intrigue"):
        back_up(str(tmp_path / "empty.db"), tmp_path / "x.gz")


def test_whoever_has_just_left_is_waited_for(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL goes on listing a connection for a moment after it was closed."""
    address = cluster.database("just_left")
    lived_in(address)
    engine = engine_for(address)
    there = [engine.connect()]
    sleep = time.sleep

    def leave(seconds: float) -> None:
        while there:
            there.pop().close()
            engine.dispose()
        sleep(seconds)

    monkeypatch.setattr(lease, "TRIES", int(PATIENCE / lease.BETWEEN))
    monkeypatch.setattr(time, "sleep", leave)
    with backup.alone(address) as connection:
        assert connection.execute(sa.text("select count(*) from visitors")).scalar_one() == 1
    assert not there
