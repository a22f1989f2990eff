"""One server for one database in a file; those at a PostgreSQL share it with their like."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.serving import Process

from intrigue.client import Client
from intrigue.core import BadInput
from intrigue.server.database import engine_for
from intrigue.server.lease import SHARED, hold
from intrigue.server.leases import Member


def test_a_second_server_on_one_file_is_refused(database: Path) -> None:
    first = Process(str(database))
    try:
        with Client(first.address) as ada:
            command = [sys.executable, "-m", "intrigue", "serve", "--port=0", f"--database={database}"]
            second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 2
            assert second.stderr.startswith("Another server has this database open (")
            assert "--database" in second.stderr
            assert "Traceback" not in second.stderr
            assert ada.create("trickery", 3).stage == "gathering"
    finally:
        first.kill()
    hold(str(database)).let_go()  # what the first had went with its life


def test_the_lease_is_let_go_of(database: Path) -> None:
    lease = hold(str(database))
    with pytest.raises(BadInput, match="Another server has this database open"):
        hold(str(database), tries=1)
    assert lease.take(), "it stays ours"
    lease.let_go()
    hold(str(database), tries=1).let_go()


def test_servers_of_before_and_of_today_do_not_mix(cluster: Cluster) -> None:
    """Those of before want a PostgreSQL for themselves, and say so by a lock; a password is not told."""
    address = cluster.database("mixed").replace("intrigue@", "intrigue:hush@")
    engine = engine_for(address)
    alone = sa.text(SHARED.replace("_shared", ""))
    with engine.connect() as before:
        assert before.execute(alone).scalar_one()
        with pytest.raises(BadInput, match="Another server has this database open") as refused:
            Member(address, "127.0.0.1:1", 3.0)
        assert "hush@" not in str(refused.value)
        assert re.search(r"postgresql.*/mixed", str(refused.value))
        before.invalidate()
    one, two = Member(address, "127.0.0.1:1", 3.0), Member(address, "127.0.0.1:2", 3.0)
    with engine.connect() as before:
        assert not before.execute(alone).scalar_one()
    one.close()
    two.close()
    engine.dispose()


def test_a_lock_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises(BadInput, match="cannot be used"):
        hold(str(tmp_path / "tables.db"))
    assert os.listdir(tmp_path) == ["tables.db.lock"]
