"""One server for one database."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.patience import PATIENCE, eventually
from tests.server.serving import Process

from intrigue.client import Client
from intrigue.core import BadInput
from intrigue.server.lease import hold
from intrigue.server.store import engine_for


def test_a_second_server_on_one_database_is_refused(either: str) -> None:
    first = Process(either)
    try:
        with Client(first.address) as ada:
            command = [sys.executable, "-m", "intrigue", "serve", "--port=0", f"--database={either}"]
            second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 2
            assert second.stderr.startswith("Another server has this database open (")
            assert "--database" in second.stderr
            assert "Traceback" not in second.stderr
            assert ada.create("trickery", 3).stage == "gathering"
    finally:
        first.kill()
    hold(either).let_go()  # what the first had went with its life


def test_the_lease_is_let_go_of(either: str) -> None:
    lease = hold(either)
    with pytest.raises(BadInput, match="Another server has this database open"):
        hold(either, tries=1)
    assert lease.take(), "it stays ours"
    lease.let_go()
    hold(either, tries=1).let_go()


def test_a_lease_that_was_lost_with_its_connection_is_taken_again(request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("cluster").database("lease")
    lease, engine = hold(address), engine_for(address)
    held = "select pid from pg_locks where locktype = 'advisory'"
    end = sa.text(f"select pg_terminate_backend(pid) from ({held}) as held")

    def cut() -> None:
        with engine.begin() as connection:
            connection.execute(end)

    def is_held() -> bool:
        with engine.begin() as connection:
            return connection.execute(sa.text(held)).first() is not None

    cut()
    eventually(lambda: not is_held())
    with pytest.raises(BadInput, match="The database cannot be used"):  # it notices that it has lost it
        lease.take()
    assert lease.take()
    cut()
    eventually(lambda: not is_held())
    other = hold(address)
    with pytest.raises(BadInput, match="The database cannot be used"):
        lease.take()
    assert not lease.take(), "somebody else was quicker"
    other.let_go()
    engine.dispose()


def test_passwords_are_not_told(request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("cluster").database("hushed").replace("intrigue@", "intrigue:hush@")
    lease = hold(address)
    with pytest.raises(BadInput) as refused:
        hold(address, tries=1)
    assert "hush@" not in str(refused.value)
    assert re.search(r"postgresql.*/hushed", str(refused.value))
    lease.let_go()


def test_a_lock_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises(BadInput, match="cannot be used"):
        hold(str(tmp_path / "tables.db"))
    assert os.listdir(tmp_path) == ["tables.db.lock"]
