"""What runs beside everything else ends when it is asked to, also when it was asked at the wrong moment."""

from __future__ import annotations

import asyncio

import pytest

from intrigue.server import ending
from intrigue.server.ending import end


def test_a_task_that_swallows_a_cancellation_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
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
