"""Simulated players for load tests. They think, act, chat, lose their connection and come back; some poll, some only
watch, and one asks for the lobby again and again."""

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

from intrigue.client import COOKIE, Client, Refused, Sofar, mark
from intrigue.core import Game
from intrigue.server import messages as m
from intrigue.table.diff import Misfit, apply

T = TypeVar("T")
RECONNECTS = 1 / 40  # share of moves after which the connection breaks
CHATS = 1 / 40  # share of moves after which something is said
POLLING = 4  # at one table in so many, one player polls
WATCHED = 3  # at one table in so many, somebody watches
LOBBY_INTERVAL = 1.0  # seconds
RATE_LIMITS = ("no-more-requests", "no-talking-so-fast", "no-more-connections", "no-more-visitors", "no-more-seats")


class ServerMessage(msgspec.Struct):
    """A message from the server, of any type."""

    type: str
    items: list[Any] = []
    now: Any = None
    change: Any = None
    ref: str | None = None
    reason: Any = ""


DECODER = msgspec.json.Decoder(ServerMessage)


class Measurements:
    """What is counted and timed once the warm-up is over. Times are seconds."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.games: Counter[str] = Counter()  # that ended
        self.answer_times: list[float] = []  # from an action to its answer
        self.update_times: list[float] = []  # from an open action to another player's update over a WebSocket
        self.poll_times: list[float] = []  # the same for a player who polls
        self.lobby_times: list[float] = []
        self.late_moves = 0  # refused because another player was quicker
        self.refusals: Counter[str] = Counter()  # for any other reason
        self.lost_updates = 0  # items and diffs that did not follow the last ones
        self.reconnects = 0
        self.chats = 0

    @property
    def rate_limit_hits(self) -> int:
        """How many messages a rate limit of the server refused."""
        return sum(self.refusals[kind] for kind in RATE_LIMITS)

    def add_time(self, times: list[float], since: float) -> None:
        if self.on:
            times.append(time.perf_counter() - since)

    def add_refusal(self, reason: Any) -> None:
        self.refusals[refusal_kind(reason)] += self.on


def refusal_kind(reason: Any) -> str:
    if isinstance(reason, dict):
        return str(reason.get("kind"))
    return str(getattr(reason, "kind", reason))


class Table:
    """A table with its players, and the time at which the open action that is under way was sent."""

    def __init__(self, id: str, game: Game, players: list[Client]) -> None:
        self.id = id
        self.game = game
        self.players = players
        self._sent_at = 0.0
        self._awaiting: set[int] = set()

    def start_timing(self, seat: int, view: Any) -> None:
        """An action is sent. Sealed choices are not timed: others get no update of them."""
        if len(view["waiting"]) == 1:
            self._sent_at, self._awaiting = time.perf_counter(), set(range(len(self.players))) - {seat}

    def stop_timing(self, seat: int, times: list[float], measured: Measurements) -> None:
        """A seat has received the update."""
        if seat in self._awaiting:
            self._awaiting.discard(seat)
            measured.add_time(times, self._sent_at)


class SimulatedPlayers:
    """Players at tables of some games: one in each seat, except the last `bots` seats. `options` are by game."""

    connect_options: ClassVar[dict[str, Any]] = {"open_timeout": 60, "ping_interval": None}
    retried_refusals: ClassVar[frozenset[str]] = frozenset()  # after which the message is sent again

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
        self.measured = Measurements()
        self.interrupted = False
        self.stopped = False
        self._due: Counter[str] = Counter()
        self._threads = ThreadPoolExecutor(1000, "players")  # each player who polls blocks one

    def set_up_table(self, number: int) -> Table:
        """Create a table and seat a new visitor in every seat."""
        game = self.games[number % len(self.games)]
        seats = self.seats or game.default_seats
        count = max(1, seats - self.bots)
        players = [self.call(Client, self.address, f"Player {seat + 1}") for seat in range(count)]
        table = players[0].create(
            game.name,
            seats,
            seat=0,
            start=False,
            public=True,
            options=self.options.get(game.name, {}),
            bots=dict.fromkeys(range(count, seats), "sensible"),
        )
        for seat, player in enumerate(players[1:], 1):
            player.sit(table.id, seat)
        players[0].start(table.id)
        return Table(table.id, game, players)

    async def play_games(self, number: int, table: Table) -> None:
        """Play game after game with the same players."""
        while not self.stopped:
            polling = 1 if number % POLLING == POLLING - 1 else None
            watchers = [LiveClient(self, table, None)] if number % WATCHED == WATCHED - 1 else []
            players = [LiveClient(self, table, seat) for seat in range(len(table.players)) if seat != polling]
            tasks = [asyncio.create_task(player.play()) for player in (*players, *watchers)]
            if polling is not None:
                tasks.append(asyncio.ensure_future(self.in_thread(play_by_polling, self, table, polling)))
            await asyncio.gather(*tasks)
            self.measured.games[table.game.name] += self.measured.on
            table = await self.in_thread(self.rematch, table)

    def rematch(self, table: Table) -> Table:
        """A rematch begins when the last player has asked for it."""
        for player in table.players:
            next = self.call(player.rematch, table.id)
        return Table(next.id, table.game, table.players)

    async def poll_lobby(self) -> None:
        visitor = await self.in_thread(self.call, Client, self.address)
        while not self.stopped:
            since = time.perf_counter()
            await self.in_thread(self.call, visitor.lobby)
            self.measured.add_time(self.measured.lobby_times, since)
            await asyncio.sleep(LOBBY_INTERVAL)

    async def in_thread(self, work: Any, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    # hooks for players who must survive faults

    def address_for(self, table: Table) -> str:
        """The server to which a player of this table connects."""
        return self.address

    def call(self, work: Callable[..., T], *arguments: Any) -> T:
        """Send a request to a server."""
        return work(*arguments)

    async def on_unreachable(self, error: Exception) -> None:
        raise error

    def new_transcript(self, table: Table, seat: int | None) -> list[bytes] | None:
        """Where all messages to a player are kept; None if they are not."""
        return None

    def on_acknowledged(self, table: Table, ref: str, since: float) -> None:
        self.measured.add_time(self.measured.answer_times, since)
        self.measured.moves += self.measured.on

    def on_refused(self, ref: str) -> None:
        pass

    def is_due(self, what: str, share: float) -> bool:
        """Whether something that happens after a share of all moves happens after this one."""
        before = self._due[what] * share
        self._due[what] += 1
        return int(self._due[what] * share) > int(before)

    def thinking_time(self) -> float:
        return self.think * random.uniform(0.5, 1.5)

    async def stop(self, tasks: list[asyncio.Task[None]]) -> None:
        """End the tasks of these players."""
        self.stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class LiveClient:
    """A player or a spectator with a WebSocket."""

    def __init__(self, players: SimulatedPlayers, table: Table, seat: int | None) -> None:
        self.players = players
        self.table = table
        self.seat = seat
        self.now: Any = None
        self.last_item = 0
        self.wake_up = asyncio.Event()
        self.is_closed = False
        self.pending: tuple[str, str, float, Any] | None = None  # reference, message, time sent, question answered
        self.chat_refs: set[str] = set()
        self.transcript = players.new_transcript(table, seat)

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now["table"]["stage"] == "over"

    @property
    def question(self) -> Any:
        """The question with its choices; None if there is nothing to do."""
        view = None if self.now is None or self.seat is None else self.now["view"]
        return (self.now["question"], view["choices"]) if view is not None and view["choices"] else None

    async def play(self) -> None:
        """Play until the game is over; reconnect when the connection breaks."""
        while not self.is_over and not self.players.stopped:
            server = f"ws{self.players.address_for(self.table).removeprefix('http')}"
            headers = {} if self.seat is None else {"Cookie": f"{COOKIE}={self.table.players[self.seat].token}"}
            try:
                async with connect(
                    f"{server}/api/tables/{self.table.id}/live?since={self.last_item}&version={m.VERSION}",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    **self.players.connect_options,
                ) as socket:
                    await self._use(socket)
            except (OSError, InvalidHandshake, TimeoutError) as error:
                await self.players.on_unreachable(error)

    async def _use(self, socket: ClientConnection) -> None:
        self.is_closed = False
        listening = asyncio.create_task(self._listen(socket))
        try:
            await self._answer(socket)
        except ConnectionClosed:
            pass  # play() reconnects, and a pending message is sent again
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                if self.transcript is not None and isinstance(data, str):
                    self.transcript.append(data.encode())
                self.receive(DECODER.decode(data))
        except ConnectionClosed:
            pass
        except Misfit:
            self.players.measured.lost_updates += 1
            self.last_item = 0
        finally:
            self.is_closed = True
            self.wake_up.set()

    def receive(self, message: ServerMessage) -> None:
        measured = self.players.measured
        if message.type in ("hello", "news"):
            self.now = message.now if message.type == "hello" else apply(self.now, message.change)
            if message.items:
                measured.lost_updates += message.items[0]["n"] != self.last_item + 1
                self.last_item = message.items[-1]["n"]
                if self.seat is not None and any(item["type"] == "told" for item in message.items):
                    self.table.stop_timing(self.seat, measured.update_times, measured)
        elif message.ref in self.chat_refs:
            self.chat_refs.discard(message.ref or "")
            if message.type == "refused" and refusal_kind(message.reason) in RATE_LIMITS:  # else a rule forbids chat
                measured.add_refusal(message.reason)
        elif self.pending is not None and message.ref in (self.pending[0], None):
            ref, _, since, question = self.pending
            if message.type == "refused" and refusal_kind(message.reason) in self.players.retried_refusals:
                self.is_closed = True  # play() reconnects and sends it again
                self.wake_up.set()
                return
            self.pending = None
            if message.type == "done":
                self.players.on_acknowledged(self.table, ref, since)
            else:
                self.players.on_refused(ref)
                if self.question != question:
                    measured.late_moves += measured.on
                else:
                    measured.add_refusal(message.reason)
        self.wake_up.set()

    async def _answer(self, socket: ClientConnection) -> None:
        """Answer questions while the connection lasts."""
        if self.pending is not None:
            await socket.send(self.pending[1])
        while not self.is_closed and not self.is_over:
            await self.wake_up.wait()
            self.wake_up.clear()
            if self.pending is not None or self.question is None or self.is_over:
                continue
            await asyncio.sleep(self.players.thinking_time())
            if self.question is None or self.is_closed:
                continue
            await self._act(socket)
            if self.players.is_due("reconnect", RECONNECTS):
                self.players.measured.reconnects += self.players.measured.on
                return
            if self.players.is_due("chat", CHATS):
                await self._chat(socket)

    async def _act(self, socket: ClientConnection) -> None:
        assert self.seat is not None
        question, choices = self.question
        ref = mark()
        message = msgspec.json.encode(m.Act(ref, random.choice(choices)["say"], question)).decode()
        self.table.start_timing(self.seat, self.now["view"])
        self.pending = (ref, message, time.perf_counter(), self.question)
        await socket.send(message)

    async def _chat(self, socket: ClientConnection) -> None:
        ref = mark()
        self.chat_refs.add(ref)
        self.players.measured.chats += self.players.measured.on
        await socket.send(msgspec.json.encode(m.Chat(ref, "Trust me.")).decode())


def play_by_polling(players: SimulatedPlayers, table: Table, seat: int) -> None:
    """Play a game over HTTP, in a thread of its own."""
    client, measured = table.players[seat], players.measured
    so_far: Sofar | None = None
    while not players.stopped:
        before = 0 if so_far is None else so_far.seen
        try:
            so_far = players.call(client.poll, table.id, so_far)
        except Refused as refused:
            measured.add_refusal(refused.reason)
            time.sleep(LOBBY_INTERVAL)
            continue
        if any(item.n > before and isinstance(item, m.Told) for item in so_far.items[-20:]):
            table.stop_timing(seat, measured.poll_times, measured)
        if so_far.table.stage == "over":
            return
        view = so_far.view
        if not view or not view["choices"]:
            continue
        time.sleep(players.thinking_time())
        table.start_timing(seat, view)
        since = time.perf_counter()
        act = m.Act(mark(), random.choice(view["choices"])["say"], so_far.question)
        try:
            answer = players.call(client.send, table.id, act)
        except Refused as refused:
            measured.add_refusal(refused.reason)
            continue
        if isinstance(answer, m.Done):
            players.on_acknowledged(table, act.ref, since)
        else:
            players.on_refused(act.ref)
            measured.late_moves += measured.on  # it has answered an older question
