"""Ending what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5  # seconds until a task that goes on is asked once more


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended. One that is asked at the wrong moment may never notice: `wait_for`
    of Python 3.11, which libraries use, swallows it where what it waits for is done just then. So it is asked again."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=AGAIN)
        for task in done:
            if not task.cancelled():
                task.exception()  # whoever has begun it was told, or does not want to know
