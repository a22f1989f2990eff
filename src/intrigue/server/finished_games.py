"""Games that are over: what was kept of them, and how far their reviews have come."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.record import Record
from ..table.archive import ArchivedGame
from ..table.live import Denied
from . import messages as m
from . import serialize
from .reviewing import Reviewing

if TYPE_CHECKING:
    from .hub import Hub

JUDGED = 200  # reviews of finished games kept in memory


class Finished:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()

    async def find(self, id: str, otherwise: str) -> tuple[m.TableInfo, ArchivedGame]:
        """A table whose game is over, and what was kept of that; Denied when it is not over, or was not kept. All of it
        is on the disk: it is read from there, and nothing is played."""
        self._hub.admit(id)
        kept = await self._hub.store.find_kept(id)
        if kept is None:
            async with self._hub.reading(id) as room:  # it may be one that is kept only now
                if not room.live.over:
                    raise Denied(otherwise)
                if room.live.kept is None:
                    past = serialize.past(room.live)
                    raise Denied("no-game-kept") if past is None else Denied.by(past.note)
                kept = room.live.kept
        return await self._hub.info(None, id), kept

    async def record(self, id: str, otherwise: str) -> Record:
        """The record of a game that these rules can play again."""
        info, kept = await self.find(id, otherwise)
        if info.past is not None:
            raise Denied.by(info.past.note)
        return await self._hub.beside.loading(kept.as_record)

    def reviewing(self, id: str, record: Record) -> Reviewing:
        """How far the review of a finished game has come."""
        found = self._reviews.pop(id, None) or Reviewing(self._hub.games(record.header.game), record)
        self._reviews[id] = found
        while len(self._reviews) > JUDGED:
            self._reviews.popitem(last=False)
        return found
