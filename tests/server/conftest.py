from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.fate import Fate
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.serving import AtOnce, Serving

from intrigue import client
from intrigue.cli import admin
from intrigue.server import create_table, room

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """A client gives up after half a minute, who has not polled for a while is taken for gone, and a command waits a
    minute for a server to forget somebody; not so here, where it may be the machine that is slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "PATIENCE", PATIENCE)
        patch.setattr(room, "POLL_ABSENCE", PATIENCE)
        patch.setattr(admin, "PATIENCE", PATIENCE)
        yield


def running() -> str:
    """The name of the test that is running."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt, and what simulated players choose, follows from the test."""
    fate = Fate(running)
    monkeypatch.setattr(create_table, "secrets", fate)
    random.seed(fate.luck().random())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a module that need nothing special."""
    with Serving(tmp_path_factory.mktemp("server") / "tables.db", AtOnce()) as serving:
        yield serving


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL; where it is missing, whatever needs it is skipped."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind, one after the other."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: Cluster = request.getfixturevalue("cluster")
    return found.database(f"either_{next(NUMBERS)}")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
