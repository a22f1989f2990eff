"""How tables come about: set up, as a rematch, from a moment of a finished game, or to learn the game at.

All of them end in `set_up`, so that no way leads round the limit of tables that somebody may have going on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from ..core import BadInput, Game
from ..games import GAMES
from ..games import game as game_by_name
from ..table import seating
from ..table.journal import AnyEntry, encode
from ..table.live import HOUSE_BOT, Denied, Live
from ..table.table import BOT_SEED_BITS
from . import http_types
from . import messages as m
from .bots import Turns
from .clock import Clock
from .finished_games import Finished
from .leases import Elsewhere, Instead, Resume
from .limits import Busy
from .lobby import DAY, Lobby
from .offload import Offload
from .room import Room
from .settings import Settings
from .store import Store, Visitor
from .tables import Tables


def denied_cards(text: str) -> set[str]:
    """The cards that bots do without, by their ids; BadInput where no game has one of them."""
    wanted = {name.strip() for name in text.split(",") if name.strip()}
    there = {card.id for name in GAMES for card in game_by_name(name).cards()} if wanted else set()
    for card in sorted(wanted - there):
        raise BadInput(f"--deny: no game has a card '{card}'. `intrigue cards GAME` shows those that a game has.")
    return wanted


class Opening:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Callable[[str], Game],
        clock: Clock,
        offload: Offload,
        tables: Tables,
        lobby: Lobby,
        finished: Finished,
    ) -> None:
        self._settings = settings
        self._store = store
        self._games = games
        self._clock = clock
        self._offload = offload
        self._tables = tables
        self._lobby = lobby
        self._finished = finished
        self._denied = denied_cards(settings.deny)
        self._rematches: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._forking = Turns()

    async def open(self, visitor: Visitor, wanted: http_types.NewTable) -> Room:
        """Set up a table."""
        game = self._games(wanted.game)
        entries = seating.setting(
            game,
            wanted.seats,
            visitor.id,
            self._clock.now(),
            options=wanted.options,
            bots=wanted.bots,
            public=wanted.public,
            clock=wanted.clock,
            amount=wanted.clock_amount,
            more=wanted.clock_more if wanted.clock == "bank" else 0,
        )

        def settle(live: Live, now: float) -> None:
            seat = wanted.seat
            if seat is None and live.people.open_seats:
                seat = secrets.choice(live.people.open_seats)
            if seat is not None:
                seating.sit(live, visitor.id, visitor.name, seat, now)
            if wanted.start and not live.people.open_seats:
                self.deal(live, visitor.id, now)

        return await self.set_up(visitor, game, entries, settle)

    async def set_up(
        self, visitor: Visitor, game: Game, entries: list[AnyEntry], settle: Callable[[Live, float], None]
    ) -> Room:
        await self._may_open(visitor)
        return await self._begin(Live(game, entries, self._clock.awake_since), settle)

    async def _may_open(self, visitor: Visitor) -> None:
        if await self._store.count_unfinished(visitor.id, self._clock.now() - DAY) >= self._settings.visitor_tables:
            raise Busy("no-more-tables", tables=self._settings.visitor_tables)

    async def _begin(self, live: Live, settle: Callable[[Live, float], None]) -> Room:
        room = self._tables.new_room(live)
        await room.change(settle)
        if not room.brief:
            self._tables.cache(room)
            room.wake()
        return room

    def _lacking(self, game: Game) -> list[str]:
        """The cards of a game that bots do without here."""
        return [card.id for card in game.cards() if card.id in self._denied]

    def deal(self, live: Live, host: str, now: float) -> None:
        """Deal from a fresh secret that nobody knows."""
        seating.start(
            live, host, secrets.token_bytes(32), secrets.randbits(BOT_SEED_BITS), now, lacking=self._lacking(live.game)
        )

    async def again(self, visitor: Visitor, id: str) -> m.TableInfo:
        """The rematch: the first to ask sets the table up, the others find their seats at it."""
        async with self._rematches.setdefault(id, asyncio.Lock()):  # two who ask at once get one table
            async with self._tables.reading(id) as old:
                live = old.live
                seat = live.people.seat_of(visitor.id)
                if seat is None:
                    raise Denied("no-rematch-for-others")
                if not live.over:
                    raise Denied("no-rematch-yet")
                next, deck = live.next, live.people.decks.get(seat)
                bots = {number: other.bot for number, other in enumerate(live.people.seats) if other.bot}
            if next is None:
                entries = seating.setting(
                    live.game,
                    live.opened.seats,
                    visitor.id,
                    self._clock.now(),
                    options=live.opened.options,
                    bots=bots,
                    clock=live.opened.clock,
                    amount=live.opened.amount,
                    more=live.opened.more,
                )
                fresh = await self.set_up(visitor, live.game, entries, self._resume(visitor, seat, deck))
                await old.change(lambda live, now: seating.play_again(live, fresh.id, now))
                return await fresh.shown_to(visitor)
        try:
            return await self.resume(visitor, next, Resume(seat, deck))
        except Elsewhere as elsewhere:
            body = msgspec.json.encode(Resume(seat, deck))
            raise Elsewhere(elsewhere.home, Instead(next, f"/api/tables/{next}/resume", body)) from None

    async def resume(self, visitor: Visitor, id: str, wanted: Resume) -> m.TableInfo:
        """Somebody is back for the rematch."""
        room = await self._tables.room(id)
        await room.change(self._resume(visitor, wanted.seat, wanted.deck))
        return await self._lobby.info(visitor, id)

    def _resume(self, visitor: Visitor, seat: int, deck: str | None) -> Callable[[Live, float], None]:
        def settle(live: Live, now: float) -> None:
            free = seat if seat in live.people.open_seats else None
            if not live.has_begun or live.people.seat_of(visitor.id) is None:
                seating.sit(live, visitor.id, visitor.name, free, now)
                if deck is not None and live.people.seat_of(visitor.id) not in live.people.decks:
                    seating.bring(live, visitor.id, deck, now)
            if not live.people.open_seats and not live.has_begun:
                self.deal(live, next(iter(live.people.hosts)), now)

        return settle

    async def fork(self, visitor: Visitor, id: str, wanted: http_types.Fork) -> Room:
        """Play on from a moment of a finished game, against bots."""
        if self._forking.full(visitor.id):
            raise Busy("no-more-requests")
        record = await self._finished.record(id, "no-playing-on-yet")
        game, seats = self._games(record.header.game), record.header.seats
        if not 0 <= wanted.move < len(record.lines):
            raise Denied("no-such-moment", last=len(record.lines) - 1)
        if not 0 <= wanted.seat < seats:
            raise Denied("no-such-seat", number=wanted.seat + 1)
        bots = {number: HOUSE_BOT for number in range(seats) if number != wanted.seat}
        entries = seating.setting(game, seats, visitor.id, self._clock.now(), options=record.header.options, bots=bots)
        before = [(line.seat - 1, line.do) for line in record.lines[: wanted.move]]

        await self._may_open(visitor)
        live = Live(game, entries, self._clock.awake_since)
        seating.sit(live, visitor.id, visitor.name, wanted.seat, self._clock.now())
        dealt = seating.dealing(
            live,
            visitor.id,
            record.seed,
            secrets.randbits(BOT_SEED_BITS),
            self._clock.now(),
            before,
            self._lacking(game),
        )
        rows = [encode(entry) for entry in (*live.entries, dealt)]
        async with self._forking.turn(visitor.id):
            live = await self._offload.restoring(game, rows, None, wanted.move)  # where nobody waits for it
        return await self._begin(live, lambda live, now: None)

    async def learn(self, visitor: Visitor, game: Game) -> Room:
        """A table at which somebody learns a game, by its course."""
        entries = seating.lesson(game, visitor.id, self._clock.now())
        course = game.course
        assert course is not None

        def settle(live: Live, now: float) -> None:
            seating.sit(live, visitor.id, visitor.name, course.learner, now)
            seating.start(live, visitor.id, course.seed, course.seed, now)

        return await self.set_up(visitor, game, entries, settle)
