"""What is done beside the event loop, so that nobody waits for it who did not ask: in threads, each kind of work in its
own, and long games in processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from ..core import Game
from ..games import game as game_by_name
from ..table.kept import Kept, keep
from ..table.live import Live, restored
from .bots import spare_cores
from .loader import Failed, Loader, unpacked

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
LOADED = 2  # games that are loaded at once
SHORT = 100  # entries of a journal that is read in no time
KEPT = 2  # games that are kept at once; apart, so that no game waits for its end until others are loaded


class Beside:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._readers = ThreadPoolExecutor(LOADED, "load")
        self._loaders: asyncio.LifoQueue[Loader] = asyncio.LifoQueue()
        for _ in range(min(LOADED, spare_cores())):
            self._loaders.put_nowait(Loader())
        self._loads_elsewhere = hub.member.alone  # else not before they are there
        self._keepers = ThreadPoolExecutor(KEPT, "keep")
        self._quick = ThreadPoolExecutor(1, "quick")

    async def warm_up(self) -> None:
        """A server that goes leaves many tables at once, and whoever waits for one does not wait for a process to
        start: those that load are started before they are needed, and until then tables are loaded here."""
        loaders = [self._loaders.get_nowait() for _ in range(self._loaders.qsize())]
        try:
            await asyncio.gather(*[loader.warm_up() for loader in loaders])
            self._loads_elsewhere = True
        finally:
            for loader in loaders:
                self._loaders.put_nowait(loader)

    async def close(self) -> None:
        for threads in (self._readers, self._keepers, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)
        while not self._loaders.empty():
            await self._loaders.get_nowait().end()

    async def loading(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while beside everything else, so that the lobby does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *given)

    async def restoring(self, game: Game, rows: list[bytes], kept: Kept | None) -> Live:
        """A table from its journal. A long game is played again in another process, where that knows the game."""
        if kept is None and len(rows) > SHORT and self._hub.games is game_by_name and self._loads_elsewhere:
            loader = await self._loaders.get()
            try:
                data = await loader.load(game, rows, self._hub.awake_since)
                return await self.loading(unpacked, data, game)
            except Failed as failed:
                LOG.warning("A table could not be loaded elsewhere (%s); it is loaded here.", failed)
            finally:
                self._loaders.put_nowait(loader)
        return await self.loading(restored, game, rows, self._hub.awake_since, kept)

    async def quickly(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a few milliseconds at most, and that waits for nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work, *given)

    async def keeping(self, live: Live) -> Kept:
        """What a finished game leaves behind."""
        return await asyncio.get_running_loop().run_in_executor(self._keepers, keep, live)
