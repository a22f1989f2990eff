"""How much of the server's time goes to each address. Requests are not alike: one is answered out of the memory,
another plays a game again. So what they took is counted, not how many they were, and an address that took more than its
share waits, before anything is done for it: others get in between."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import place
from .metrics import REFUSED

ACCOUNT: ContextVar[str] = ContextVar("account", default="")  # the address that this is done for
READING = 0.0003  # seconds that it takes to read any request, before it is counted
SENDING = 2e-9  # seconds for each byte of an answer, after that
AT_ONCE = 0.3  # seconds' share that an address may take at once
LONGEST = 10.0  # seconds that somebody waits; then they are refused
MANY = 20_000  # addresses


class Account:
    """What an address may still take, and what its requests took lately."""

    __slots__ = ("left", "at", "usual")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.usual = READING


class Work:
    """`share` is how many seconds of every second an address may take in the long run."""

    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.share = share
        self._clock = clock
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def _of(self, address: str) -> Account:
        now, most = self._clock(), self.share * AT_ONCE
        account = self._accounts.get(address)
        if account is None:
            account = self._accounts[address] = Account(most, now)
            if len(self._accounts) > MANY:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(address)
            account.left = min(most, account.left + (now - account.at) * self.share)
            account.at = now
        return account

    def begin(self, address: str) -> float | None:
        """One more request: it is taken to be as the latest ones were, until it is done. Returns how many seconds it
        waits, or None where that would be too long."""
        account = self._of(address)
        wait = max(0.0, (account.usual - account.left) / self.share)
        if wait > LONGEST:
            return None
        account.left -= account.usual
        return wait

    def spend(self, address: str, seconds: float) -> None:
        self._of(address).left -= seconds

    def settle(self, address: str, began_as: float, seconds: float) -> None:
        """A request that was taken to be so long, and was so long in the loop."""
        account = self._of(address)
        account.left += began_as - seconds
        account.usual += (seconds - account.usual) / 8

    def usual(self, address: str) -> float:
        return self._of(address).usual


class Paced:
    """Requests over HTTP, and the first one of a WebSocket, wait for the share of their address."""

    def __init__(self, app: ASGIApp, work: Work) -> None:
        self._app = app
        self._work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client, work = scope.get("client"), self._work
        address = place(client[0]) if client else "?"
        usual = work.usual(address)
        wait = work.begin(address)
        if wait is None:
            REFUSED.add("work")
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})
            else:
                await send({"type": "http.response.start", "status": 429, "headers": [(b"retry-after", b"5")]})
                await send({"type": "http.response.body", "body": b""})
            return
        if wait:
            await asyncio.sleep(wait)
        ACCOUNT.set(address)
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)  # what follows has limits of its own
            return
        spent = [READING]

        async def sending(message: Message) -> None:
            spent[0] += SENDING * len(message.get("body", b""))
            await send(message)

        try:
            await Clocked(self._app(scope, receive, sending), spent)
        finally:
            work.settle(address, usual, spent[0])


class Clocked:
    """Something to be awaited, with the time for which it is at work; not that for which it waits."""

    def __init__(self, work: Awaitable[None], spent: list[float]) -> None:
        self._work = work.__await__()
        self._spent = spent

    def __await__(self) -> Generator[Any, Any, None]:
        fault: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                awaited = next(self._work) if fault is None else self._work.throw(fault)
            except StopIteration:
                return
            finally:
                self._spent[0] += time.thread_time() - began
            fault = None
            try:
                yield awaited
            except BaseException as error:  # it is cancelled, or closed
                fault = error
