"""What a server does beside answering: in the background, or to its end whoever waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..core import BadInput
from ..table.live import Denied
from .database import Down
from .leases import Elsewhere
from .not_found import NotFound
from .shutdown import end

LOG = logging.getLogger("intrigue")
T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._background: set[asyncio.Task[Any]] = set()
        self._carried: set[asyncio.Task[Any]] = set()

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Denied | NotFound | BadInput | Down | Elsewhere):
            LOG.error("Something went wrong.", exc_info=fault)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._carried.add(task)  # the loop itself would forget it
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, task: asyncio.Task[Any]) -> None:
        self._carried.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, if they are still there

    async def close(self) -> None:
        """Stop what is going on in the background; whatever was decided is carried out to its end."""
        await end(self._background)
        await asyncio.gather(*self._carried, return_exceptions=True)
