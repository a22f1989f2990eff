"""What is the same for everybody is made once, packed once, and kept: rules, words, puzzles, games that are over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import msgspec

from .static import File, pack

if TYPE_CHECKING:
    from .offload import Offload

SPACE = 32 << 20  # bytes


class Sheet(msgspec.Struct, frozen=True):
    """What stands on the shelf, as an answer."""

    file: File
    headers: dict[str, str] = {}


class Shelf:
    def __init__(self, beside: Offload, space: int = SPACE) -> None:
        self._beside = beside
        self._space = space
        self._size = 0
        self._files: OrderedDict[Hashable, File] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[File]] = {}

    async def file(self, key: Hashable, make: Callable[[], bytes], kind: str = "application/json") -> File:
        """What stands there under a key, which says all that it depends on; who asks meanwhile waits for the same."""
        found = self._files.get(key)
        if found is not None:
            self._files.move_to_end(key)
            return found
        making = self._making.get(key)
        if making is None:
            work = self._beside.loading(lambda: pack(make(), kind))
            making = self._making[key] = asyncio.get_running_loop().create_task(work)
            making.add_done_callback(lambda task: self._finish(key, task))
        return await asyncio.shield(making)

    def _finish(self, key: Hashable, task: asyncio.Task[File]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._files[key] = task.result()
        self._size += len(task.result())
        while self._size > self._space:
            _, gone = self._files.popitem(last=False)
            self._size -= len(gone)
