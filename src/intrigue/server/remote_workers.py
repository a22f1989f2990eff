"""The door for thinkers, who lend the server their cores from other machines: see `intrigue think`.

One WebSocket for each thinker. The server says a number, the thinker another one and, sealed, what it can do; from then
on it is asked as the processes on this machine are. What it is asked holds what a seat knows, and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import __version__
from ..games import GAMES, game
from .bots import Workers
from .mac import NONCE, Channel, Forged, new_nonce
from .worker import Idea, Thought

LOG = logging.getLogger("intrigue")
PATH = "/api/think"
LINE = 1  # the version of what is said on the line
HELLO = 10.0  # seconds to say who one is
BEAT = 5.0  # seconds between two words about who else serves
MOST = 64  # workers of one thinker that are counted on
NO_KEY, OTHER_LINE = 4001, 4002  # why a thinker is sent away
GONE = (WebSocketDisconnect, RuntimeError, OSError)


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """What a thinker can do: how much at once, and which games under which version of their rules."""

    line: int
    version: str
    games: dict[str, int]
    workers: int


class Servers(msgspec.Struct, frozen=True, tag="servers"):
    """Who it is that asks, a name for as long as it runs; and where the others of its cluster are."""

    me: str
    others: list[str]


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    number: int
    thought: Thought


class Reply(msgspec.Struct, frozen=True, tag="answer"):
    number: int
    idea: Idea


OFFER = msgspec.json.Decoder(Offer)
REPLY = msgspec.json.Decoder(Reply)
TO_THINKER = msgspec.json.Decoder(Servers | Ask)


def rules() -> dict[str, int]:
    """The games here, and the versions of their rules."""
    return {name: game(name).version for name in GAMES}


class Cable:
    """The way to one thinker."""

    def __init__(self, socket: WebSocket, sealed: Channel, offer: Offer) -> None:
        self.open = True
        self._socket = socket
        self._sealed = sealed
        self._sending = asyncio.Lock()  # seals are numbered
        self._numbers = itertools.count(1)
        self._asked: dict[int, RemoteWorkerProcess] = {}
        own = rules()
        self.games = frozenset(name for name, version in offer.games.items() if own.get(name) == version)
        self.workers = [RemoteWorkerProcess(self) for _ in range(min(offer.workers, MOST))]

    async def tell(self, servers: Servers) -> None:
        async with self._sending:
            await self._send(servers)

    async def ask(self, worker: RemoteWorkerProcess, thought: Thought) -> None:
        async with self._sending:
            number = next(self._numbers)
            self._asked[number] = worker
            worker.owes = True
            try:
                await self._send(Ask(number, thought))
            except GONE:
                raise ConnectionError from None

    async def _send(self, message: Servers | Ask) -> None:
        await self._socket.send_bytes(self._sealed.seal(msgspec.json.encode(message)))

    async def listen(self, workers: Workers) -> None:
        """Take in answers, also those that nobody waits for any more: then whoever was asked is free again."""
        while True:
            answer = REPLY.decode(self._sealed.open(await self._socket.receive_bytes()))
            worker = self._asked.pop(answer.number, None)
            if worker is not None and not worker.take(answer.idea):
                workers.join(worker)

    def close(self) -> None:
        self.open = False
        for worker in self.workers:
            worker.lose()


class RemoteWorkerProcess:
    """A worker on another machine. One that has not answered in time is not asked again before it has answered."""

    def __init__(self, line: Cable) -> None:
        self.home: object | None = line
        self._line = line
        self.owes = False
        self._answer: asyncio.Future[Idea] | None = None

    @property
    def ready(self) -> bool:
        return self._line.open and not self.owes

    def plays(self, game: str) -> bool:
        return game in self._line.games

    async def ask(self, thought: Thought) -> Idea:
        if not self._line.open:
            raise ConnectionError
        self._answer = asyncio.get_running_loop().create_future()
        await self._line.ask(self, thought)
        return await self._answer

    def take(self, idea: Idea) -> bool:
        """The answer; whether somebody waits for it."""
        self.owes = False
        waited = self._answer is not None and not self._answer.done()
        if self._answer is not None and waited:
            self._answer.set_result(idea)
        return waited

    def lose(self) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError())

    async def end(self) -> None:
        self._answer = None


class Thinkers:
    """Lets thinkers in who have the key, and counts them among the workers."""

    def __init__(self, workers: Workers, key: bytes, me: str, others: Callable[[], list[str]]) -> None:
        self._workers = workers
        self._key = key
        self._me = me
        self._others = others

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(*GONE):
            try:
                async with asyncio.timeout(HELLO):
                    line = await self._greet(socket)
            except (TimeoutError, Forged, msgspec.DecodeError, KeyError):
                LOG.warning("A thinker was sent away: it does not have the key.")
                await socket.close(NO_KEY)
                return
            if line is None:
                await socket.close(OTHER_LINE)
                return
            await self._work(socket, line)

    async def _greet(self, socket: WebSocket) -> Cable | None:
        """Find out whether it has the key, and what it can do; None where it speaks otherwise than we do."""
        own = new_nonce()
        await socket.send_bytes(own)
        said = await socket.receive_bytes()
        sealed = Channel(self._key, own, said[:NONCE], serves=True)
        offer = OFFER.decode(sealed.open(said[NONCE:]))
        if offer.line != LINE:
            LOG.warning("A thinker was sent away: its Intrigue is %s, and this is %s.", offer.version, __version__)
            return None
        line = Cable(socket, sealed, offer)
        others = sorted(set(rules()) - line.games)
        without = f", but for {', '.join(others)}, whose rules it has in another version" if others else ""
        LOG.info("A thinker helps with %d workers%s.", len(line.workers), without)
        return line

    async def _work(self, socket: WebSocket, line: Cable) -> None:
        await line.tell(self._servers())
        for worker in line.workers:
            self._workers.join(worker)
        beating = asyncio.create_task(self._beat(line))
        try:
            await line.listen(self._workers)
        except (Forged, msgspec.DecodeError, KeyError):
            LOG.warning("A thinker was sent away: it talks nonsense.")
            await socket.close(NO_KEY)
        finally:
            beating.cancel()
            for worker in line.workers:
                self._workers.leave(worker)
            line.close()
            LOG.info("A thinker with %d workers has gone.", len(line.workers))

    async def _beat(self, line: Cable) -> None:
        """Say now and then who serves: that is how a thinker notices that it is still needed."""
        with contextlib.suppress(*GONE):
            while True:
                await asyncio.sleep(BEAT)
                await line.tell(self._servers())

    def _servers(self) -> Servers:
        return Servers(self._me, self._others())
