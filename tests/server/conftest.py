from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.serving import AtOnce, Serving

from intrigue import client


@pytest.fixture(scope="session", autouse=True)
def patient_clients() -> Iterator[None]:
    """The client gives up after half a minute, as people would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "PATIENCE", PATIENCE)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a module that need nothing special."""
    with Serving(tmp_path_factory.mktemp("server") / "tables.db", AtOnce()) as serving:
        yield serving


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
