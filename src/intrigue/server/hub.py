"""A server: what it is made of, and what it does by itself."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import time
from collections.abc import Callable

from ..core import BadInput, Game, UserError
from ..games import game as game_by_name
from . import metrics
from .bots import Bots, Turns
from .clock import Clock
from .create_table import Opening
from .database import Down
from .finished_games import Finished
from .gossip import Gossip
from .leases import Alone, Elsewhere, Holding
from .limits import ConnectionLimits
from .lobby import Lobby
from .maintenance import Maintenance
from .offload import Offload
from .puzzles import Puzzles
from .seats import Seats
from .settings import Settings
from .shelf import Shelf
from .static import Page
from .store import Store, Visitor
from .tables import Tables
from .tasks import Tasks
from .visitors import Visitors
from .work import Work

LOG = logging.getLogger("intrigue")
COLLECTED = 90  # rounds between two collections of garbage
ROUND = 20.0  # seconds between looks at what is due
AGAIN = 300.0  # seconds until a table is looked after again that could not be loaded


class Hub:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        games: Callable[[str], Game] = game_by_name,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        member: Holding | None = None,
        gossip: Gossip | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.member: Holding = Alone() if member is None else member
        self.gossip = gossip
        self.bots = bots
        self.games = games
        self.on_round: list[Callable[[], object]] = []  # with every look at who else serves these tables
        self.clock = Clock(now, steady)
        self.tasks = Tasks()
        self.connections = ConnectionLimits(settings)
        self.reviews = Turns()
        self.page = Page()
        self.friends: str | None = None  # where others in the network get in, if they do
        self.work = Work(settings.address_work / 1000)
        self.offload = Offload(games, self.clock, self.work, self.member.alone)
        self.shelf = Shelf(self.offload)
        self.puzzles = Puzzles(games, self.clock.now)
        self.tables = Tables(settings, store, bots, games, self.clock, self.tasks, self.offload, self.member)
        self.shared = {"chats": self.tables.chats}  # limits that hold across servers, by name
        self.visitors = Visitors(store, self.clock, self.member, gossip)
        self.maintenance = Maintenance(settings, store, self.clock, self.tables, self.visitors)
        self.lobby = Lobby(store, games, self.clock, self.tables, gossip)
        self.finished = Finished(store, games, self.offload, self.tables, self.lobby)
        self.opening = Opening(settings, store, games, self.clock, self.offload, self.tables, self.lobby, self.finished)
        self.seats = Seats(settings, store, self.clock, self.tables, self.visitors)
        self._looking = asyncio.Lock()
        store.writer.observe = metrics.COMMITTED.add

    def start(self) -> None:
        self.tasks.background(self._rounds())
        if not self.member.alone:
            self.tasks.background(self.offload.warm_up())
            self.tasks.background(self._minding())
            self.tasks.background(self._adopting())
        if self.gossip is not None:
            self.tasks.background(
                self.gossip.run(self.member, self.tables, self.visitors, self.connections, self.shared, self.tasks)
            )
        self.tasks.background(self.maintenance.rounds())
        self.tasks.background(metrics.listen())

    async def close(self) -> None:
        """Stop what is going on; whatever was decided is being written down to its end."""
        await self.tasks.close()
        await self.tables.drop_all()
        await self.offload.close()
        await self.bots.close()
        await self.member.end()
        await self.store.close()

    async def _rounds(self) -> None:
        for number in itertools.count(1):
            try:
                await self.look_after()
                self.tables.tidy()
                if number % COLLECTED == 0:
                    gc.collect()
            except Down:
                pass  # the store has said so
            except Exception:
                LOG.exception("A round of the tables went wrong.")
            await asyncio.sleep(ROUND)

    async def look_after(self) -> None:
        """Wake the tables that have something to do although nobody looks at them: one look at a time, since the next
        one goes by what this one has put off."""
        async with self._looking:
            for id in await self.store.due(self.clock.now()):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        try:
            (await self.tables.room(id)).wake()
        except Elsewhere:
            pass  # they look after it there
        except Exception as bad:  # whatever is wrong with one table, the others go on
            never = isinstance(bad, BadInput)  # damaged, or of other rules; anything else may pass
            LOG.warning("Table %s cannot go on%s: %s", id, "" if never else " now", bad)
            with contextlib.suppress(Down):
                await self.store.put_due(id, None if never else self.clock.now() + AGAIN)

    async def _minding(self) -> None:
        """Nobody stays connected to a table that is not the true one any more, also where nothing happens at it."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 2)
            for room in list(self.tables.rooms.values()):
                room.is_current()
            for look in self.on_round:
                look()

    async def _adopting(self) -> None:
        """Tables whose server is gone are looked after here, also where nobody comes for them."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 2)
            with contextlib.suppress(Down):
                for id in await self.member.orphans():
                    try:
                        await self.tables.room(id)
                    except (UserError, BadInput):
                        pass  # somebody was quicker, or it cannot be played here
                    except Exception:  # whatever is wrong with one table, the others go on
                        LOG.exception("Table %s could not be taken over.", id)

    def others(self) -> list[str]:
        """Addresses of further servers that serve the same tables."""
        return [f"http://{one.address}" for one in self.member.others if not one.leaving]

    async def log_out(self, visitor: Visitor) -> None:
        """Make the cookie of a visitor worthless, and cut off whoever came in with it."""
        await self.visitors.new_cookie(visitor, out=True)
        self.tables.cut_off(visitor.id)
