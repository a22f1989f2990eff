"""What is done beside the event loop, so that nobody waits for it who did not ask: in threads, each kind of work in its
own, and long games in processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..core import Game
from ..games import game as game_by_name
from ..table.archive import ArchivedGame, keep
from ..table.live import Live, restore
from .bots import Turns, spare_cores
from .clock import Clock
from .loader import Failed, Loader, unpack
from .work import ACCOUNT, Work

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
LOADED = 2  # games that are loaded at once
ASKED = 2  # things that are asked for and done at once
SHORT = 100  # entries of a journal that is read in no time
KEPT = 2  # games that are kept at once; apart, so that no game waits for its end until others are loaded


class Offload:
    def __init__(self, games: Callable[[str], Game], clock: Clock, work: Work, alone: bool) -> None:
        """`alone` is whether no other server shares the tables."""
        self._games = games
        self._clock = clock
        self._work = work
        self._readers = ThreadPoolExecutor(LOADED, "load")
        self._loaders: asyncio.LifoQueue[Loader] = asyncio.LifoQueue()
        for _ in range(min(LOADED, spare_cores())):
            self._loaders.put_nowait(Loader())
        self._loads_elsewhere = alone  # else not before they are there
        self._keepers = ThreadPoolExecutor(KEPT, "keep")
        self._quick = ThreadPoolExecutor(1, "quick")
        self._askers = ThreadPoolExecutor(ASKED, "ask")
        self._turns = Turns()

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
        for threads in (self._readers, self._keepers, self._quick, self._askers):
            threads.shutdown(wait=False, cancel_futures=True)
        while not self._loaders.empty():
            await self._loaders.get_nowait().end()

    async def loading(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that somebody asks for and that takes a while beside everything else, so that the lobby does not
        wait for it: one after the other for each address, on whose account it goes."""
        account = ACCOUNT.get()
        async with self._turns.turn(account):
            result, spent = await asyncio.get_running_loop().run_in_executor(self._askers, run_clocked, work, given)
            self._work.spend(account, spent)
        if isinstance(result, Exception):
            raise result
        return result

    async def restoring(self, game: Game, rows: list[bytes], kept: ArchivedGame | None, moves: int = 0) -> Live:
        """A table from its journal. A long game is played again in another process, where that knows the game; `moves`
        are those that were played before the first."""
        if kept is None and len(rows) + moves > SHORT and self._games is game_by_name and self._loads_elsewhere:
            loader = await self._loaders.get()
            try:
                data = await loader.load(game, rows, self._clock.awake_since)
                return await self._reading(unpack, data, game)
            except Failed as failed:
                LOG.warning("A table could not be loaded elsewhere (%s); it is loaded here.", failed)
            finally:
                self._loaders.put_nowait(loader)
        return await self._reading(restore, game, rows, self._clock.awake_since, kept)

    async def _reading(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *given)

    async def quickly(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a few milliseconds at most, and that waits for nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work, *given)

    async def keeping(self, live: Live) -> ArchivedGame:
        """What a finished game leaves behind."""
        return await asyncio.get_running_loop().run_in_executor(self._keepers, keep, live)


def run_clocked(work: Callable[..., T], given: tuple[Any, ...]) -> tuple[T | Exception, float]:
    """What comes of some work, or its fault, and the seconds for which it was at work."""
    began = time.thread_time()
    try:
        result: T | Exception = work(*given)
    except Exception as fault:
        result = fault
    return result, time.thread_time() - began
