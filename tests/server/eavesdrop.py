"""Listens to every byte that a server sends to every client, and proves that none depends on what the client may not
know.

For every message to a viewer the world is imagined anew from what that viewer knows, and everything that the message
shows of it, whole or as a change of what was imagined before, must come out the same to the byte. For every action,
worlds that the viewer cannot tell apart must give it the same items, or the same silence; and silence means that
nothing at all has changed for it.
"""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from tests.patience import PATIENCE
from tests.server.serving import AtOnce

from benchmarks.leak_check import SentMessage
from intrigue.client import mark
from intrigue.core import TABLE, Game, Illegal, Rng, State, View, Words, wrap
from intrigue.server import http_types, serialize
from intrigue.server import messages as m
from intrigue.server.commands import answer
from intrigue.server.connection import Connection
from intrigue.server.hub import Hub
from intrigue.server.room import Room
from intrigue.server.settings import Settings
from intrigue.server.store import Store, Visitor
from intrigue.table import seating
from intrigue.table.diff import change
from intrigue.table.journal import Acted, AnyEntry, Clock, Dealt, TookBack
from intrigue.table.live import KNOWN, Denied, Live
from intrigue.table.streams import Streams

ENTRIES = 100  # of a journal; long games are left then, and begun anew
THOUGHT = 1.3  # seconds between two entries, when they are looked at
ATTEMPTS = ["pause", "swap", "keep", "bid 3", "bribe 2", "favour", "?"]
CLOCKS: list[Clock] = ["none", "relaxed", "bank", "hours"]


class Leak(Exception):
    """A client was sent something that depends on what it may not know."""


class Tap(Connection):
    """A connection that looks at whatever is sent through it."""

    def __init__(self, visitor: Visitor | None, ear: Eavesdrop) -> None:
        super().__init__(visitor)
        self.ear = ear
        self.items: list[bytes] = []
        self.look = 0
        self.dreamt: View | None = None  # as it was with the message before

    def send(self, data: bytes) -> None:
        self.ear.hear(self, data)


class Eavesdrop:
    """A hub with one table at a time, where random people and bots play, and every connection is listened to."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.luck = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self.leaks: list[Leak] = []
        self.room: Room

    def games(self, name: str) -> Game:
        return self.game

    # ------------------------------------------------------------------ every message

    def hear(self, tap: Tap, data: bytes) -> None:
        sent = msgspec.json.decode(data, type=SentMessage)
        self.counted["messages"] += 1
        self.counted["bytes"] += len(data)
        if sent.type not in ("hello", "news"):
            return
        fresh = [bytes(item) for item in msgspec.json.decode(sent.items, type=list[msgspec.Raw])]
        tap.items = fresh if sent.type == "hello" else tap.items + fresh
        if sent.type == "news" and (sent.before != tap.look or sent.look - tap.look not in (0, 1)):
            self.leaks.append(Leak(f"{who(tap.viewer)} is sent look {sent.look} after {tap.look}."))
        host = tap.visitor is not None and tap.visitor.id in self.room.live.people.hosts
        fresh_table = serialize.table_info(self.room.id, self.room.live, tap.viewer, host)
        if tap.face is None or tap.face.sight.table != fresh_table:
            self.leaks.append(Leak(f"{who(tap.viewer)} sees the table as it is no more."))
        state, known, tap.look = self.room.live.state, tap.dreamt, sent.look
        if state is None:
            return
        dreamt = tap.dreamt = state.imagine(none(tap.viewer), self.rng).view(none(tap.viewer))
        if sent.type == "hello" or isinstance(sent.change, tuple):
            part = sent.change[0] if isinstance(sent.change, tuple) else sent.now
            shown, expected = bytes(part.view), serialize.encode(dreamt)
        else:
            shown = bytes(sent.change.view)
            expected = b"" if dreamt == known else serialize.encode(change(known, dreamt))
            self.counted["changes"] += bool(shown)
        if shown != expected:
            self.leaks.append(
                Leak(f"{who(tap.viewer)} is sent a view that depends on hidden things:\n{shown!r}\n{expected!r}")
            )
        self.counted["views"] += 1

    # ------------------------------------------------------------------ playing

    async def play(self, folder: Path, games: int, wanted: Mapping[str, int], entries: int = ENTRIES) -> None:
        """So many games at most, each to its end or until its journal has so many entries; fewer when enough was looked
        at of all that is wanted."""
        settings = Settings(bot_pause=0.0, chat_rate=1e9, visitor_tables=10**9)
        store = Store(str(folder / "tables.db"))
        self.hub = Hub(settings, store, AtOnce(self.games, rounds=2), self.games)
        try:
            while self.counted["games"] < games and not all(self.counted[what] >= wanted[what] for what in wanted):
                await self.one_game(entries)
                self.counted["games"] += 1
        finally:
            await self.hub.close()

    async def one_game(self, most: int) -> None:
        seats = self.luck.choice(list(self.game.seats))
        people = self.luck.randrange(1, seats + 1)
        visitors = [(await self.hub.visitors.new())[0] for _ in range(people)]
        options = self.luck.choice(self.game.law_options)
        options = options if "start_player" not in options else {}
        wanted = http_types.NewTable(
            "",
            seats,
            options=options,
            bots=dict.fromkeys(range(people, seats), "sensible"),
            seat=0,
            clock=self.luck.choice(CLOCKS),
            start=False,
        )
        self.room = await self.hub.opening.open(visitors[0], wanted)
        self.guard(self.room.live)
        for seat, visitor in enumerate(visitors[1:], 1):
            await self.room.change(partial(sit, visitor=visitor, seat=seat))
        taps = [Tap(visitor, self) for visitor in visitors] + [Tap(visitors[0], self), Tap(None, self)]
        for tap in taps:
            await self.room.join(tap, 0)
        await self.room.change(lambda live, now: self.hub.opening.deal(live, visitors[0].id, now))
        length, at = 0, time.monotonic()
        while not self.room.live.over and length < most:
            await self.one_message(self.luck.choice(visitors))
            await asyncio.sleep(0)
            if self.leaks:  # it may have been a bot's turn, and bots do not complain
                raise self.leaks[0]
            if len(self.room.live.entries) > length:
                length, at = len(self.room.live.entries), time.monotonic()
            assert time.monotonic() < at + PATIENCE, "nothing goes on any more"
        async with self.room.lock:  # the last action is told by now
            whole = [wire_items(self.room.live, tap.viewer) == tap.items for tap in taps]
            entries = list(self.room.live.entries)
        for tap in taps:
            await self.room.part(tap)
        if not all(whole):
            raise Leak("Somebody was sent other items than its stream has.")
        self.walk(entries)

    def guard(self, live: Live) -> None:
        """Whenever a bot is told something or somebody is refused, make sure that it depends on no more than the seat
        knows."""
        knowledge, meant = live.knowledge, live.action_of

        def refusing(seat: int, text: str) -> int:
            state = live.state
            assert state is not None
            expected = self.why_not(state.imagine(seat, self.rng), seat, text)
            try:
                action = meant(seat, text)
            except Denied as denied:
                if expected is None or denied.reason != wrap(expected):
                    raise Leak(f"A refusal depends on hidden things: {denied} or {expected}") from None
                self.counted["refusals"] += 1
                raise
            if expected is not None:
                raise Leak(f"What is possible depends on hidden things: {expected}")
            return action

        def guarded(seat: int) -> tuple[bytes, int]:
            told = knowledge(seat)
            state = live.state
            assert state is not None
            if state.imagine(seat, self.rng).imagine(seat, live.playing().luck(seat)).save() != told[0]:
                self.leaks.append(Leak(f"The bot in seat {seat} is told what it may not know."))
            self.counted["questions to bots"] += 1
            return told

        live.knowledge, live.action_of = guarded, refusing  # type: ignore[method-assign]

    async def one_message(self, visitor: Visitor) -> None:
        live = self.room.live
        seat = live.people.seat_of(visitor.id)
        state = live.state
        assert seat is not None
        assert state is not None
        asked, legal = live.questions[seat].id, state.legal(seat)
        message: m.AnyToServer
        match self.luck.randrange(12):
            case 0:
                message = m.TakeBack(mark())
            case 1:
                message = m.Answer(mark(), self.luck.random() < 0.8)
            case 2:
                message = m.WhyNot(mark(), self.luck.choice(ATTEMPTS))
            case 3:
                message = m.Hint(mark())
            case _ if legal:
                message = m.Act(mark(), state.say(seat, self.luck.choice(legal)), asked)
            case _:
                await asyncio.sleep(0)
                return
        await answer(self.room, visitor, message)
        self.counted["answers"] += 1

    def why_not(self, world: State, seat: int, text: str) -> Words | None:
        try:
            self.game.action(world.imagine(seat, Rng(KNOWN)), seat, text)
        except Illegal as illegal:
            return illegal.refusal.reason
        return None

    # ------------------------------------------------------------------ every action

    def walk(self, entries: list[AnyEntry]) -> None:
        """Go through the journal once more, entry by entry, and look at what each gave to whom. That is done
        slowly: a clock that was read again within a blink shows what it showed before, whatever it may tell."""
        begin = next(number for number, entry in enumerate(entries) if isinstance(entry, Dealt)) + 1
        live = Live(self.game, entries[:begin], self.room.live.opened.at)
        for seat in live.people.human_seats:
            live.timing.arrive(seat, live.opened.at)  # else no clock would run
        for later, entry in enumerate(entries[begin:], 1):
            self.step(live, msgspec.structs.replace(entry, at=entries[begin - 1].at + later * THOUGHT))

    def step(self, live: Live, entry: AnyEntry) -> None:
        viewers = live.streams.viewers
        live.timing.stamp(entry)  # so far time has come, whatever happens now
        before = {viewer: face(live, viewer, entry.at) for viewer in viewers}
        views = {viewer: live.view(viewer) for viewer in viewers}
        lengths = {viewer: live.streams.length(viewer) for viewer in viewers}
        table = live.table
        assert table is not None
        twins: list[tuple[int, bytes, bytes]] = []
        if isinstance(entry, Acted):
            for viewer in viewers:
                if viewer != entry.seat:
                    twins += self.twin(live, entry, viewer)
        noticed = {viewer: table.state.visible_moves(viewer) for viewer in viewers}
        live.write(entry)
        state = table.state
        for viewer in viewers:
            fresh = live.streams.items[viewer][lengths[viewer] :]
            if isinstance(entry, Acted) and viewer != entry.seat and fresh and not chapter(live, viewer):
                raise Leak(f"{who(viewer)} saw nothing, yet it is told that there was something.")
            sealed = (
                isinstance(entry, Acted) and viewer != entry.seat and state.visible_moves(viewer) == noticed[viewer]
            )
            if sealed and fresh:
                raise Leak(f"{who(viewer)} is told that somebody has chosen, while the choices are sealed.")
            if isinstance(entry, Acted | TookBack) and not fresh and live.view(viewer) == views[viewer]:
                self.counted["silences"] += 1
                after = face(live, viewer, entry.at)
                if after != before[viewer]:
                    words = f"{who(viewer)} is told nothing, yet something has changed for it"
                    raise Leak(f"{words}:\n{before[viewer]!r}\n{after!r}")
        for viewer, view, told in twins:
            if view == serialize.encode(live.view(viewer)):
                fresh = live.streams.items[viewer][lengths[viewer] :]
                shown = serialize.encode([item.what for item in fresh[:1]])
                self.counted["twins"] += 1
                if shown != told and not fleeting(live, viewer):
                    raise Leak(f"Items tell {who(viewer)} what it may not know:\n{shown!r}\nor\n{told!r}")

    def twin(self, live: Live, entry: Acted, viewer: int) -> list[tuple[int, bytes, bytes]]:
        """The same action, or any if it is sealed, in a world that the viewer cannot tell from the true one: the view
        after it, and the item that it gives."""
        table = live.table
        assert table is not None
        true = table.state
        world = true.imagine(none(viewer), self.rng)
        if entry.seat not in world.waiting:
            return []
        if true.stack[-1].is_sealed(true, entry.seat):
            action = self.luck.choice(world.legal(entry.seat))
        else:
            try:
                action = self.game.action(world, entry.seat, entry.do)
            except Illegal:
                return []  # in that world the hand does not hold it
        world.events = list(true.events or [])
        other = copy.copy(table)
        other.state = world
        other.act(entry.seat, action)
        streams = Streams(len(live.people.seats))
        streams.act(entry.at, other, len(other.record.lines))
        told = serialize.encode([item.what for item in streams.items[viewer]])
        return [(viewer, serialize.encode(world.view(none(viewer))), told)]


def sit(live: Live, now: float, visitor: Visitor, seat: int) -> None:
    seating.sit(live, visitor.id, visitor.name, seat, now)


def none(viewer: int) -> int | None:
    return None if viewer == TABLE else viewer


def who(viewer: int) -> str:
    return "A spectator" if viewer == TABLE else f"Seat {viewer}"


def wire_items(live: Live, viewer: int) -> list[bytes]:
    return [serialize.encode(item) for item in serialize.items(live, viewer, 0)]


def face(live: Live, viewer: int, now: float) -> bytes:
    """All that a viewer could be sent now, apart from its items."""
    can = viewer != TABLE and live.can_take_back(viewer)
    parts: list[Any] = [
        serialize.table_info("", live, viewer, False),
        live.view(viewer),
        can,
        serialize.left(live, now),
    ]
    return serialize.encode(parts)


def chapter(live: Live, viewer: int) -> list[Any]:
    """What a viewer saw of the latest action."""
    assert live.table is not None
    return list(live.table.chapter(len(live.table.record.lines), none(viewer)))


def fleeting(live: Live, viewer: int) -> bool:
    return any(event.fleeting for event in chapter(live, viewer))
