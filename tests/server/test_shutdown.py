"""What runs beside everything else ends when it is asked to, also when it was asked at the wrong moment."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.serving import AtOnce, Serving, refuses
from tests.server.test_http import finished

from intrigue.server import shutdown
from intrigue.server.shutdown import end
from intrigue.server.worker import Idea, Thought


def test_a_task_that_swallows_a_cancellation_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "AGAIN", 0.01)
    asked = 0

    async def deaf() -> None:
        nonlocal asked
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                asked += 1
                if asked == 3:
                    raise

    async def fails() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise ValueError("on its way out")

    async def run() -> None:
        tasks = [asyncio.create_task(one()) for one in (deaf, fails)]
        await asyncio.sleep(0)
        await end(tasks)
        assert [task.done() for task in tasks] == [True, True]
        await end(tasks)  # nothing is left to do

    asyncio.run(run())
    assert asked == 3


class Musing(AtOnce):
    """Plays, but does not come to an end when it is to judge."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()

    async def ask(self, thought: Thought) -> Idea | None:
        if thought.judge is not None:
            self.asked.set()
            await asyncio.Event().wait()
        return await super().ask(thought)


def test_who_waits_for_a_server_that_ends_is_told_so(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    bots = Musing()
    told: list[str] = []
    with Serving(database, bots) as server, server.client() as ada:
        id = finished(ada)

        def wait() -> None:
            with refuses("no-server-now"):
                ada.review(id)
            told.append(id)

        waiting = threading.Thread(target=wait)
        waiting.start()
        assert bots.asked.wait(PATIENCE)
        server.stop()
        waiting.join(PATIENCE)
    assert told == [id]
    assert not [record for record in caplog.records if record.exc_info]  # it is no fault of anybody's
