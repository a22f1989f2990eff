"""The lobby: tables as they are listed, from what the store knows of them. Nothing is loaded for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..core import BadInput
from ..core.deck import decks_by_seat
from ..table.projection import is_foreign
from . import http_types, serialize
from . import messages as m

if TYPE_CHECKING:
    from .hub import Hub
    from .store import Visitor

LISTED = 100  # tables of each kind
DAY = 24 * 3600.0


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def shown_to(self, visitor: Visitor | None) -> http_types.Lobby:
        store = self._hub.store
        mine = [] if visitor is None else await store.tables_of(visitor.id, LISTED)
        found = {row.id: (sitter.seat, sitter.host) for row, sitter, _ in mine}
        tables = await store.open_tables(self._hub.now() - DAY, LISTED)
        running = await store.running_tables(self._hub.now() - DAY, LISTED)
        return http_types.Lobby(
            open=[self.list_entry(row.summary, *found.get(row.id, (None, False))) for row in tables],
            running=[self.list_entry(row.summary, None, host=False) for row in running if row.id not in found],
            mine=[self.list_entry(row.summary, sitter.seat, sitter.host, kept) for row, sitter, kept in mine],
            partial=self._hub.partial,
        )

    def list_entry(self, summary: bytes, seat: int | None, host: bool, kept: bool = False) -> m.TableInfo:
        info = msgspec.json.decode(summary, type=m.TableInfo)
        room = self._hub.rooms.get(info.id)
        seats = info.seats
        if room is not None:
            seats = [msgspec.structs.replace(s, here=room.live.timing.here(s.seat)) for s in seats]
        elif self._hub.gossip is not None:
            here = self._hub.gossip.here(info.id)
            seats = [msgspec.structs.replace(s, here=s.seat in here) for s in seats]
        return msgspec.structs.replace(
            info, you=seat, host=host, seats=seats, past=self._past(info, kept), deck=self._deck(info, seat)
        )

    def _deck(self, info: m.TableInfo, seat: int | None) -> str | None:
        """What somebody played with, once everybody may know it."""
        try:
            name = self._hub.games(info.game).deck_option
        except BadInput:
            return None
        if name is None or seat is None or info.stage == "gathering":
            return None
        return decks_by_seat(str(info.options.get(name, "")), len(info.seats))[seat].replace(";", "\n")

    def _past(self, info: m.TableInfo, kept: bool) -> m.Past | None:
        try:
            game = self._hub.games(info.game)
        except BadInput:  # it is not played here any more
            return None
        if info.rules is None or not is_foreign(game, info.rules, info.cards):
            return None
        return serialize.bygone(game, info.rules, info.cards, info.stage, kept)
