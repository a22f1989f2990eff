"""The lobby: tables as they are listed, from what the store knows of them. Nothing is loaded for that."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..core import TABLE, BadInput, Game
from ..core.deck import decks_by_seat
from ..table.projection import is_foreign
from . import http_types, serialize
from . import messages as m
from .clock import Clock
from .gossip import Gossip
from .store import Store, Visitor
from .tables import Tables

LISTED = 100  # tables of each kind
DAY = 24 * 3600.0


class Lobby:
    def __init__(
        self, store: Store, games: Callable[[str], Game], clock: Clock, tables: Tables, gossip: Gossip | None
    ) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._tables = tables
        self._gossip = gossip

    async def shown_to(self, visitor: Visitor | None) -> http_types.Lobby:
        store = self._store
        mine = [] if visitor is None else await store.tables_of(visitor.id, LISTED)
        found = {row.id: (sitter.seat, sitter.host) for row, sitter, _ in mine}
        tables = await store.open_tables(self._clock.now() - DAY, LISTED)
        running = await store.running_tables(self._clock.now() - DAY, LISTED)
        return http_types.Lobby(
            open=[self.list_entry(row.summary, *found.get(row.id, (None, False))) for row in tables],
            running=[self.list_entry(row.summary, None, host=False) for row in running if row.id not in found],
            mine=[self.list_entry(row.summary, sitter.seat, sitter.host, kept) for row, sitter, kept in mine],
            partial=self.partial,
        )

    async def info(self, visitor: Visitor | None, id: str) -> m.TableInfo:
        """A table from outside. One whose game is over need not be in memory for that."""
        self._tables.admit(id)
        me = None if visitor is None else visitor.id
        if id not in self._tables.rooms:
            found = await self._store.find_finished(id, me)
            if found is not None:
                row, seat, host = found
                return self.list_entry(row.summary, seat, host, kept=True)
        async with self._tables.reading(id) as room:
            seat = room.live.people.seat_of(me)
            return serialize.table_info(id, room.live, TABLE if seat is None else seat, me in room.live.people.hosts)

    @property
    def partial(self) -> bool:
        """Whether there are tables of which we do not know who is there."""
        return bool(self._tables.member.others) and (self._gossip is None or not self._gossip.whole)

    def list_entry(self, summary: bytes, seat: int | None, host: bool, kept: bool = False) -> m.TableInfo:
        info = msgspec.json.decode(summary, type=m.TableInfo)
        room = self._tables.rooms.get(info.id)
        seats = info.seats
        if room is not None:
            seats = [msgspec.structs.replace(s, here=room.live.timing.here(s.seat)) for s in seats]
        elif self._gossip is not None:
            here = self._gossip.here(info.id)
            seats = [msgspec.structs.replace(s, here=s.seat in here) for s in seats]
        return msgspec.structs.replace(
            info, you=seat, host=host, seats=seats, past=self._past(info, kept), deck=self._deck(info, seat)
        )

    def _deck(self, info: m.TableInfo, seat: int | None) -> str | None:
        """What somebody played with, once everybody may know it."""
        try:
            name = self._games(info.game).deck_option
        except BadInput:
            return None
        if name is None or seat is None or info.stage == "gathering":
            return None
        return decks_by_seat(str(info.options.get(name, "")), len(info.seats))[seat].replace(";", "\n")

    def _past(self, info: m.TableInfo, kept: bool) -> m.Past | None:
        try:
            game = self._games(info.game)
        except BadInput:  # it is not played here any more
            return None
        if info.rules is None or not is_foreign(game, info.rules, info.cards):
            return None
        return serialize.bygone(game, info.rules, info.cards, info.stage, kept)
