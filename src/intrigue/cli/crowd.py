"""A crowd for `intrigue load`: people who think, move, talk, lose their connection and come back; some of them poll,
some only watch, and somebody looks at the lobby."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..client import COOKIE, Client, Refused, Sofar, mark
from ..core import Game
from ..server import messages as m
from ..table.changes import Misfit, changed

T = TypeVar("T")
RECONNECTS = 1 / 40  # of all moves: the connection breaks right after it
TALKS = 1 / 40  # of all moves: something is said
POLLS = 4  # at each so many tables, one seat polls
WATCHED = 3  # at each so many tables, somebody watches
GLANCES = 1.0  # seconds between two looks at the lobby
RATES = ("no-more-requests", "no-talking-so-fast", "no-more-connections", "no-more-visitors", "no-more-seats")


class Heard(msgspec.Struct):
    """A message from the server, whichever it is."""

    type: str
    items: list[Any] = []
    now: Any = None
    change: Any = None
    ref: str | None = None
    reason: Any = ""


HEARD = msgspec.json.Decoder(Heard)


class Measured:
    """What was measured, once the warm-up is over. Times are seconds."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.games: Counter[str] = Counter()  # that ended
        self.acts: list[float] = []  # from an action to its answer
        self.news: list[float] = []  # from an open action to somebody else's update over a WebSocket
        self.polls: list[float] = []  # the same to somebody who polls
        self.lobby: list[float] = []
        self.late = 0  # somebody else was quicker, as it happens where all act at once
        self.refused: Counter[str] = Counter()  # for any other reason
        self.lost = 0  # items, or changes, that did not fit what was there before
        self.reconnects = 0
        self.talks = 0

    @property
    def limited(self) -> int:
        """How often a rate of the server's settings was in the way."""
        return sum(self.refused[kind] for kind in RATES)

    def note(self, times: list[float], since: float) -> None:
        if self.on:
            times.append(time.perf_counter() - since)

    def refuse(self, reason: Any) -> None:
        self.refused[kind_of(reason)] += self.on


def kind_of(reason: Any) -> str:
    if isinstance(reason, dict):
        return str(reason.get("kind"))
    return str(getattr(reason, "kind", reason))


class Setting:
    """A table that is being played at: its people, and the open action that is on its way."""

    def __init__(self, id: str, game: Game, people: list[Client]) -> None:
        self.id = id
        self.game = game
        self.people = people
        self.sent = 0.0
        self.missing: set[int] = set()

    def begin(self, seat: int, view: Any) -> None:
        """An action is sent. Sealed choices are not for everyone to see."""
        if len(view["waiting"]) == 1:
            self.sent, self.missing = time.perf_counter(), set(range(len(self.people))) - {seat}

    def arrived(self, seat: int, times: list[float], measured: Measured) -> None:
        if seat in self.missing:
            self.missing.discard(seat)
            measured.note(times, self.sent)


class Crowd:
    """People at tables of some games, one on each seat but for the last, which are bots'. `options` are by game."""

    line: ClassVar[dict[str, Any]] = {"open_timeout": 60, "ping_interval": None}  # how long one waits for a server
    unsettled: ClassVar[frozenset[str]] = frozenset()  # refusals after which one tries again

    def __init__(
        self,
        address: str,
        games: list[Game],
        seats: int | None,
        think: float,
        options: dict[str, dict[str, Any]] | None = None,
        bots: int = 0,
    ) -> None:
        self.address = address
        self.bots = bots
        self.games = games
        self.seats = seats
        self.think = think
        self.options = options or {}
        self.measured = Measured()
        self.whole = True  # whether it was measured to the end
        self.stopped = False
        self._shares: Counter[str] = Counter()
        self.threads = ThreadPoolExecutor(1000, "crowd")  # those who poll wait in one each

    def sit_down(self, number: int) -> Setting:
        """Set up a table, everybody at it with a name of their own."""
        game = self.games[number % len(self.games)]
        seats = self.seats or game.default_seats
        count = max(1, seats - self.bots)
        people = [self.call(Client, self.address, f"Player {seat + 1}") for seat in range(count)]
        table = people[0].create(
            game.name,
            seats,
            seat=0,
            start=False,
            public=True,
            options=self.options.get(game.name, {}),
            bots=dict.fromkeys(range(count, seats), "sensible"),
        )
        for seat, person in enumerate(people[1:], 1):
            person.sit(table.id, seat)
        people[0].start(table.id)
        return Setting(table.id, game, people)

    async def keep_playing(self, number: int, table: Setting) -> None:
        """Game after game, always with the same people."""
        while not self.stopped:
            polls = 1 if number % POLLS == POLLS - 1 else None
            watchers = [Guest(self, table, None)] if number % WATCHED == WATCHED - 1 else []
            players = [Guest(self, table, seat) for seat in range(len(table.people)) if seat != polls]
            tasks = [asyncio.create_task(player.play()) for player in (*players, *watchers)]
            if polls is not None:
                tasks.append(asyncio.ensure_future(self.beside(poll, self, table, polls)))
            await asyncio.gather(*tasks)
            self.measured.games[table.game.name] += self.measured.on
            table = await self.beside(self._again, table)

    def _again(self, table: Setting) -> Setting:
        """The rematch: it begins when the last one is back."""
        for person in table.people:
            next = self.call(person.rematch, table.id)
        return Setting(next.id, table.game, table.people)

    async def look_around(self) -> None:
        """Somebody looks at the lobby now and then."""
        visitor = await self.beside(self.call, Client, self.address)
        while not self.stopped:
            since = time.perf_counter()
            await self.beside(self.call, visitor.lobby)
            self.measured.note(self.measured.lobby, since)
            await asyncio.sleep(GLANCES)

    async def beside(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    # what a crowd that expects the worst does otherwise

    def where(self, table: Setting) -> str:
        """Where somebody at a table connects to now."""
        return self.address

    def call(self, work: Callable[..., T], *given: Any) -> T:
        """Ask a server something."""
        return work(*given)

    async def unreached(self, error: Exception) -> None:
        """A server could not be reached."""
        raise error

    def ear(self, table: Setting, seat: int | None) -> list[bytes] | None:
        """Where all that somebody is sent is kept."""
        return None

    def done(self, table: Setting, ref: str, since: float) -> None:
        """An action was acknowledged."""
        self.measured.note(self.measured.acts, since)
        self.measured.moves += self.measured.on

    def declined(self, ref: str) -> None:
        """An action was refused."""

    def happens(self, what: str, share: float) -> bool:
        """Whether something happens now that happens to a share of all moves."""
        before = self._shares[what] * share
        self._shares[what] += 1
        return int(self._shares[what] * share) > int(before)

    def pause(self) -> float:
        return self.think * random.uniform(0.5, 1.5)

    def stop(self) -> None:
        self.stopped = True
        self.threads.shutdown(wait=False, cancel_futures=True)


class Guest:
    """Somebody over a WebSocket: in a seat, or only watching."""

    def __init__(self, crowd: Crowd, table: Setting, seat: int | None) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.now: Any = None
        self.seen = 0  # the number of the last item
        self.stir = asyncio.Event()
        self.cut = False
        self.pending: tuple[str, str, float, Any] | None = None  # mark, message, when it was sent, what was asked then
        self.said: set[str] = set()
        self.ear = crowd.ear(table, seat)

    @property
    def over(self) -> bool:
        return self.now is not None and self.now["table"]["stage"] == "over"

    @property
    def asked(self) -> Any:
        """What can be done now, and in answer to what; None when nothing can."""
        view = None if self.now is None or self.seat is None else self.now["view"]
        return (self.now["question"], view["choices"]) if view is not None and view["choices"] else None

    async def play(self) -> None:
        """Until the game is over, however often the connection breaks."""
        while not self.over and not self.crowd.stopped:
            where = f"ws{self.crowd.where(self.table).removeprefix('http')}/api/tables/{self.table.id}/live"
            headers = {} if self.seat is None else {"Cookie": f"{COOKIE}={self.table.people[self.seat].token}"}
            try:
                async with connect(
                    f"{where}?since={self.seen}&version={m.VERSION}",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    **self.crowd.line,
                ) as socket:
                    await self._stay(socket)
            except (OSError, InvalidHandshake, TimeoutError) as error:
                await self.crowd.unreached(error)

    async def _stay(self, socket: ClientConnection) -> None:
        self.cut = False
        listening = asyncio.create_task(self._listen(socket))
        try:
            await self._go_on(socket)
        except ConnectionClosed:
            pass  # it is made again, and what was sent is sent again
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                if self.ear is not None and isinstance(data, str):
                    self.ear.append(data.encode())
                self._hear(HEARD.decode(data))
        except ConnectionClosed:
            pass
        except Misfit:
            self.crowd.measured.lost += 1
            self.seen = 0
        finally:
            self.cut = True
            self.stir.set()

    def _hear(self, heard: Heard) -> None:
        measured = self.crowd.measured
        if heard.type in ("hello", "news"):
            self.now = heard.now if heard.type == "hello" else changed(self.now, heard.change)
            if heard.items:
                measured.lost += heard.items[0]["n"] != self.seen + 1
                self.seen = heard.items[-1]["n"]
                if self.seat is not None and any(item["type"] == "told" for item in heard.items):
                    self.table.arrived(self.seat, measured.news, measured)
        elif heard.ref in self.said:
            self.said.discard(heard.ref or "")
            if heard.type == "refused" and kind_of(heard.reason) in RATES:  # else the rules call for silence
                measured.refuse(heard.reason)
        elif self.pending is not None and heard.ref in (self.pending[0], None):
            ref, _, since, asked = self.pending
            if heard.type == "refused" and kind_of(heard.reason) in self.crowd.unsettled:
                self.cut = True  # the connection is made again, and it is sent again
                self.stir.set()
                return
            self.pending = None
            if heard.type == "done":
                self.crowd.done(self.table, ref, since)
            else:
                self.crowd.declined(ref)
                if self.asked != asked:
                    measured.late += measured.on
                else:
                    measured.refuse(heard.reason)
        self.stir.set()

    async def _go_on(self, socket: ClientConnection) -> None:
        """Answer what is asked, whether or not anything was told with it, while the connection lasts."""
        if self.pending is not None:
            await socket.send(self.pending[1])
        while not self.cut and not self.over:
            await self.stir.wait()
            self.stir.clear()
            if self.pending is not None or self.asked is None or self.over:
                continue
            await asyncio.sleep(self.crowd.pause())
            if self.asked is None or self.cut:
                continue
            await self._act(socket)
            if self.crowd.happens("reconnect", RECONNECTS):
                self.crowd.measured.reconnects += self.crowd.measured.on
                return
            if self.crowd.happens("talk", TALKS):
                await self._talk(socket)

    async def _act(self, socket: ClientConnection) -> None:
        assert self.seat is not None
        question, choices = self.asked
        ref = mark()
        message = msgspec.json.encode(m.Act(ref, random.choice(choices)["say"], question)).decode()
        self.table.begin(self.seat, self.now["view"])
        self.pending = (ref, message, time.perf_counter(), self.asked)
        await socket.send(message)

    async def _talk(self, socket: ClientConnection) -> None:
        ref = mark()
        self.said.add(ref)
        self.crowd.measured.talks += self.crowd.measured.on
        await socket.send(msgspec.json.encode(m.Chat(ref, "Trust me.")).decode())


def poll(crowd: Crowd, table: Setting, seat: int) -> None:
    """Somebody for whom WebSockets do not work, in a thread of their own."""
    me, measured = table.people[seat], crowd.measured
    so_far: Sofar | None = None
    while not crowd.stopped:
        before = 0 if so_far is None else so_far.seen
        try:
            so_far = crowd.call(me.poll, table.id, so_far)
        except Refused as refused:
            measured.refuse(refused.reason)
            time.sleep(GLANCES)
            continue
        if any(item.n > before and isinstance(item, m.Told) for item in so_far.items[-20:]):
            table.arrived(seat, measured.polls, measured)
        if so_far.table.stage == "over":
            return
        view = so_far.view
        if not view or not view["choices"]:
            continue
        time.sleep(crowd.pause())
        table.begin(seat, view)
        since = time.perf_counter()
        act = m.Act(mark(), random.choice(view["choices"])["say"], so_far.question)
        try:
            answer = crowd.call(me.send, table.id, act)
        except Refused as refused:
            measured.refuse(refused.reason)
            continue
        if isinstance(answer, m.Done):
            crowd.done(table, act.ref, since)
        else:
            crowd.declined(act.ref)
            measured.late += measured.on  # it has thought about an older question
