"""What servers that share tables tell each other: who is here at their tables, who has many connections or asks for
much, and whose cookie has changed.

Each says it once a second, in one message, to all who listen at a Redis; a changed cookie is told at once. Nothing of
it is kept anywhere: what a server said is forgotten when it has not been heard for a few seconds, so one that was
killed leaves no counts behind. Everybody compares the sums with the limits for themselves. Where Redis is away, each
server goes by what it sees itself, and the lobby says so. What must never be wrong is in the database, not here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import BadInput
from .shutdown import end

if TYPE_CHECKING:
    from .leases import Holding
    from .limits import ConnectionLimits
    from .security import Buckets
    from .tables import Tables
    from .tasks import Tasks
    from .visitors import Visitors

LOG = logging.getLogger("intrigue")
BEAT = 1.0  # seconds between two messages of a server
SILENCE = 4.0  # seconds after which a server that is not heard is not counted; and our own beat is missing
ANSWER = 3.0  # seconds that Redis has to answer


class Beat(msgspec.Struct, frozen=True, tag="beat", array_like=True):
    """What one server sees."""

    member: str
    here: dict[str, list[int]]  # by table: the seats whose people are there
    crowd: dict[str, int]  # connections, by visitor or address, of those who have many
    spent: dict[str, dict[str, int]]  # by limit and then by whom: what was asked for since the last beat


class Changed(msgspec.Struct, frozen=True, tag="changed", array_like=True):
    """A visitor is not as they were: by another name, with another cookie, or gone."""

    member: str
    visitor: str
    faded: list[str]  # digests of cookies that let nobody in any more
    out: bool  # whoever is connected as that visitor is cut off


DECODER = msgspec.msgpack.Decoder(Beat | Changed)
ENCODER = msgspec.msgpack.Encoder()


class Gossip:
    def __init__(self, address: str, about: str, clock: Callable[[], float] = time.monotonic) -> None:
        """At a Redis, among those who share a database; BadInput where that cannot be."""
        try:
            import redis.asyncio as engine
            from redis.exceptions import RedisError
        except ModuleNotFoundError:
            raise BadInput("Redis needs its driver: pip install 'intrigue[messages]'.") from None
        try:
            self._client: Any = engine.from_url(address, socket_timeout=ANSWER, socket_connect_timeout=ANSWER)
        except ValueError:  # not quoted: it may hold a password
            raise BadInput("--messages cannot be read; it is an address redis://user:password@host:port.") from None
        self._faults = (RedisError, OSError, TimeoutError)
        self._channel = "intrigue:" + hashlib.sha256(about.encode()).hexdigest()[:16]
        self._clock = clock
        self._heard: dict[str, tuple[float, Beat]] = {}  # by member, with the time
        self._echo = float("-inf")  # when our own beat came back
        self._was_whole = True
        self._member: Holding
        self._tables: Tables
        self._visitors: Visitors
        self._connections: ConnectionLimits
        self._shared: dict[str, Buckets]
        self._tasks: Tasks
        self._me = ""

    async def run(
        self,
        member: Holding,
        tables: Tables,
        visitors: Visitors,
        connections: ConnectionLimits,
        shared: dict[str, Buckets],
        tasks: Tasks,
    ) -> None:
        """`shared` are the limits that hold across servers, by name."""
        self._member, self._me = member, member.id
        self._tables, self._visitors, self._tasks = tables, visitors, tasks
        self._connections, self._shared = connections, shared
        for limit in shared.values():
            limit.counting = True
        listening = asyncio.create_task(self._listen())
        try:
            began = self._clock()
            while True:
                await self._publish(self._beat())
                if self._clock() - began >= SILENCE:  # before that, nobody can have been heard
                    self._notice()
                await asyncio.sleep(BEAT)
        finally:
            await end([listening])
            with contextlib.suppress(*self._faults):
                await self._client.aclose()

    @property
    def whole(self) -> bool:
        """Whether we hear the others: our own voice comes back."""
        return self._clock() - self._echo < SILENCE

    def _notice(self) -> None:
        if self.whole != self._was_whole:
            self._was_whole = self.whole
            if self.whole:
                LOG.info("The message engine is back.")
            else:
                LOG.warning("The message engine is away: limits count for each server alone, and the lobby is partial.")
        if not self.whole:
            self._heard.clear()
        self._count()

    # ------------------------------------------------------------------ telling

    def _beat(self) -> Beat:
        parts = 2 + len(self._member.others)  # whoever takes less than one of so many parts is no matter for a limit
        here = {
            id: seats
            for id, room in self._tables.rooms.items()
            if (seats := [seat for seat, is_here in enumerate(room.live.timing.all_here()) if is_here])
        }
        spent = {name: limit.take_counts(BEAT, parts) for name, limit in self._shared.items()}
        return Beat(self._me, here, self._connections.many(parts), {name: one for name, one in spent.items() if one})

    def announce_change(self, visitor: str, faded: list[str], out: bool = False) -> None:
        self._tasks.background(self._publish(Changed(self._me, visitor, faded, out)))

    async def _publish(self, message: Beat | Changed) -> None:
        with contextlib.suppress(*self._faults):
            await self._client.publish(self._channel, ENCODER.encode(message))

    # ------------------------------------------------------------------ hearing

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*self._faults):
                async with self._client.pubsub() as ear:
                    await ear.subscribe(self._channel)
                    async for message in ear.listen():
                        if message["type"] == "message":
                            self.hear(message["data"])
            await asyncio.sleep(BEAT)

    def hear(self, data: bytes) -> None:
        try:
            message = DECODER.decode(data)
        except msgspec.DecodeError:  # of another version
            return
        if message.member == self._me:
            self._echo = self._clock()
        elif isinstance(message, Changed):
            self._visitors.forget_tokens(message.visitor, message.faded)
            if message.out:
                self._tables.cut_off(message.visitor)
        else:
            self._heard[message.member] = self._clock(), message
            for name, spent in message.spent.items():
                if name in self._shared:
                    self._shared[name].spend(spent)
            self._count()

    def _count(self) -> None:
        before = self._clock() - SILENCE
        for member in [member for member, (at, _) in self._heard.items() if at < before]:
            del self._heard[member]
        elsewhere: Counter[str] = Counter()
        for _, beat in self._heard.values():
            elsewhere.update(beat.crowd)
        self._connections.elsewhere = elsewhere

    def here(self, table: str) -> list[int]:
        """The seats at a table of another server whose people are there."""
        heard = self._heard.values() if self.whole else ()
        return next((beat.here[table] for _, beat in heard if table in beat.here), [])
