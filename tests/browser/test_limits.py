"""Whoever is quicker than a server wants to hear: what they do is done a moment later, and never has to be repeated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import FATED, Server, Visit
from tests.browser.table import act, await_turn, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, fate: Path) -> Iterator[Server]:
    slow = ("--message-rate", "1", "--message-burst", "1")
    running = Server(tmp_path_factory.mktemp("slow"), program=(FATED, str(fate)), more=slow)
    running.start()
    yield running
    running.stop()


def test_quick_fingers_wait_a_moment(visit: Visit) -> None:
    """On a machine that is slow enough nobody is too quick: then it goes by itself."""
    page = visit()
    sit_down(page, "trickery")
    for _ in range(6):
        assert await_turn(page)
        act(page)
    assert not page.get_by_text("Too many requests").count()
