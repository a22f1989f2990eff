"""Games that are over: what was kept of them, and how far their reviews have come."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ..core import Game
from ..core.record import Record
from ..table.archive import ArchivedGame
from ..table.live import Denied
from . import messages as m
from . import serialize
from .lobby import Lobby
from .offload import Offload
from .reviewing import Reviewing
from .store import Store
from .tables import Tables

JUDGED = 200  # reviews of finished games kept in memory


class Finished:
    def __init__(
        self, store: Store, games: Callable[[str], Game], offload: Offload, tables: Tables, lobby: Lobby
    ) -> None:
        self._store = store
        self._games = games
        self._offload = offload
        self._tables = tables
        self._lobby = lobby
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()

    async def find(self, id: str, otherwise: str) -> tuple[m.TableInfo, ArchivedGame]:
        """A table whose game is over, and what was kept of that; Denied when it is not over, or was not kept. All of it
        is on the disk: it is read from there, and nothing is played."""
        self._tables.admit(id)
        kept = await self._store.find_kept(id)
        if kept is None:
            async with self._tables.reading(id) as room:  # it may be one that is kept only now
                if not room.live.over:
                    raise Denied(otherwise)
                if room.live.kept is None:
                    past = serialize.past(room.live)
                    raise Denied("no-game-kept") if past is None else Denied.by(past.note)
                kept = room.live.kept
        return await self._lobby.info(None, id), kept

    async def record(self, id: str, otherwise: str) -> Record:
        """The record of a game that these rules can play again."""
        info, kept = await self.find(id, otherwise)
        if info.past is not None:
            raise Denied.by(info.past.note)
        return await self._offload.loading(kept.as_record)

    def reviewing(self, id: str, record: Record) -> Reviewing:
        """How far the review of a finished game has come."""
        found = self._reviews.pop(id, None) or Reviewing(self._games(record.header.game), record)
        self._reviews[id] = found
        while len(self._reviews) > JUDGED:
            self._reviews.popitem(last=False)
        return found
