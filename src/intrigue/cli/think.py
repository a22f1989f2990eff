"""`intrigue think`: this machine thinks for the bots of servers elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import signal
import time
from urllib.parse import urlsplit

import click
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from .. import COMPILED, __version__
from ..core import BadInput
from ..server import logs
from ..server.bots import Workers
from ..server.mac import NONCE, Channel, Forged, new_nonce, read_key
from ..server.remote_workers import BEAT, LINE, NO_KEY, OTHER_LINE, PATH, TO_THINKER, Ask, Offer, Reply, Servers, rules
from ..server.worker import Idea
from .serve import leave

LOG = logging.getLogger("intrigue")
LONGEST = 16 << 20  # bytes of a question
SECONDS = 60.0  # the longest that anybody may want to have something thought about
OPENING = 10.0  # seconds for a server to answer at all
SILENCE = 6 * BEAT  # a server that says nothing for so long is gone
SOON, SELDOM = 0.5, 30.0  # seconds between two attempts to reach a server: at first, and in the long run
TELLING = 60.0  # seconds between two lines about what was done


@click.command("think")
@click.argument("addresses", nargs=-1, required=True, metavar="ADDRESS...")
@click.option("--key-file", required=True, help="the file with the key that the servers have as --think-key-file")
@click.option(
    "--workers",
    default=0,
    type=click.IntRange(0, 1024),
    help="processes that think; 0, if not given: as many as the machine has to spare",
)
@click.option("--log-json", is_flag=True, help="write the log as JSON, one object a line")
def think(addresses: tuple[str, ...], key_file: str, workers: int, log_json: bool) -> None:
    """Lend this machine's cores to the bots of servers at ADDRESS..., for instance http://10.0.0.5:8000.

    The others of a cluster are learnt from the one that was named. A server that is away is tried again; Ctrl-C ends it
    at once, and what was being thought about is thought about elsewhere. What is sent here is what a bot's seat knows:
    where strangers could listen, use an address with https.
    """
    key = read_key(key_file)
    places = dict.fromkeys(place(address) for address in addresses)
    logs.begin(log_json)
    signal.signal(signal.SIGTERM, leave)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Thinker(key, workers).think(list(places)))
    click.echo("Nobody thinks here any more.")


def place(address: str) -> str:
    """An address as it is compared with others; BadInput where it is none."""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # of the port, or of brackets
        good = False
    if not good:
        raise BadInput(f"'{address}' is no address of a server; one looks like http://10.0.0.5:8000.")
    return address.rstrip("/")


class Away(Exception):
    """A server cannot be reached, or is gone; the text says why."""


class Thinker:
    """The processes here, and a line to each server that asks them. They are shared as a server shares its own: moves
    before hints before reviews, and one question of every server in turn."""

    def __init__(self, key: bytes, workers: int) -> None:
        self._key = key
        self._workers = Workers(workers, SECONDS)
        self._given: frozenset[str] = frozenset()
        self._met: set[str] = set()  # addresses at which all was well once
        self._trying: dict[str, asyncio.Task[None]] = {}
        self._lines: dict[str, tuple[str, list[str]]] = {}  # by the names of servers: where, and which others they know
        self._answered = 0
        self._ended: asyncio.Future[None]

    async def think(self, addresses: list[str]) -> None:
        """Until it is stopped, or somebody has to put something right first."""
        count = self._workers.count
        build = "compiled" if COMPILED else "plain Python"
        LOG.info("Intrigue %s (%s) thinks with %d workers. Ctrl-C ends it.", __version__, build, count)
        self._ended = asyncio.get_running_loop().create_future()
        self._given = frozenset(addresses)
        telling = asyncio.create_task(self._tell())
        try:
            for address in addresses:
                self._try(address)
            await self._ended
        finally:
            for task in (telling, *self._trying.values()):
                task.cancel()
            await self._workers.close()

    def _try(self, address: str) -> None:
        if address not in self._trying:
            self._trying[address] = asyncio.create_task(self._keep(address))

    async def _keep(self, address: str) -> None:
        """Keep a line to a server, however often it breaks."""
        pause, said = SOON, ""
        try:
            while True:
                began = time.monotonic()
                try:
                    await self._serve(address)
                except (Away, BadInput) as away:
                    if isinstance(away, BadInput) and address in self._given - self._met:
                        raise  # somebody has to put this right
                    if str(away) != said:
                        LOG.warning("%s It is tried again.", away)
                    said = str(away)
                if address not in self._given and not any(address in others for _, others in self._lines.values()):
                    LOG.info("%s is no server of this cluster any more.", address)
                    return
                if time.monotonic() - began > SELDOM:  # it was there meanwhile
                    pause, said = SOON, ""
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(SELDOM, pause * 2)
        except BadInput as bad:
            if not self._ended.done():
                self._ended.set_exception(bad)
        finally:
            del self._trying[address]

    async def _serve(self, address: str) -> None:
        """One conversation with a server; Away when it is over."""
        try:
            async with connect(
                f"ws{address.removeprefix('http')}{PATH}",
                compression=None,
                max_size=LONGEST,
                open_timeout=OPENING,
                close_timeout=1,
            ) as socket:
                await self._talk(address, socket)
        except InvalidStatus as refused:
            raise refusal(address, refused.response.status_code) from None
        except (InvalidHandshake, InvalidURI) as odd:
            if isinstance(odd.__cause__, EOFError | OSError):  # it was ended just then
                raise Away(f"The line to {address} broke.") from None
            raise BadInput(f"There is no Intrigue at {address}.") from None
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
            if code == NO_KEY:
                raise BadInput(f"{address} has another key than this one.") from None
            if code == OTHER_LINE:
                raise BadInput(f"{address} has another version of Intrigue, which talks otherwise.") from None
            raise Away(f"The line to {address} broke.") from None
        except (Forged, msgspec.DecodeError):
            raise BadInput(f"{address} cannot prove that it has the key.") from None
        except TimeoutError:
            raise Away(f"{address} does not answer.") from None
        except OSError as error:
            raise Away(f"{address} cannot be reached ({error.strerror or error}).") from None

    async def _talk(self, address: str, socket: ClientConnection) -> None:
        async with asyncio.timeout(OPENING):
            theirs, own = await receive(socket), new_nonce()
            if len(theirs) != NONCE:
                raise BadInput(f"There is no Intrigue at {address}.")
            sealed = Channel(self._key, theirs, own, serves=False)
            offer = Offer(LINE, __version__, rules(), self._workers.count)
            await socket.send(own + sealed.seal(msgspec.json.encode(offer)))
            hello = TO_THINKER.decode(sealed.open(await receive(socket)))
        if not isinstance(hello, Servers):
            raise Forged
        if hello.me in self._lines:  # the same server by another name; one line is enough
            await asyncio.sleep(SELDOM)
            return
        LOG.info("Thinking for %s.", address)
        working: set[asyncio.Task[None]] = set()
        try:
            self._met.add(address)
            self._learn(address, hello)
            while True:
                async with asyncio.timeout(SILENCE):
                    message = TO_THINKER.decode(sealed.open(await receive(socket)))
                if isinstance(message, Servers):
                    self._learn(address, message)
                else:
                    task = asyncio.create_task(self._answer(address, socket, sealed, message))
                    working.add(task)
                    task.add_done_callback(working.discard)
        finally:
            del self._lines[hello.me]
            for task in working:
                task.cancel()

    def _learn(self, address: str, servers: Servers) -> None:
        """Find the others of a cluster. Members talk plain HTTP: whoever wanted https is not led to that."""
        self._lines[servers.me] = address, servers.others
        for other in servers.others if address.startswith("http:") else ():
            with contextlib.suppress(BadInput):
                self._try(place(other))

    async def _answer(self, address: str, socket: ClientConnection, sealed: Channel, asked: Ask) -> None:
        idea = await self._workers.ask(msgspec.structs.replace(asked.thought, whose=address))
        self._answered += idea is not None
        found = Idea(fault="There was no time for it.") if idea is None else idea
        with contextlib.suppress(ConnectionClosed):
            await socket.send(sealed.seal(msgspec.json.encode(Reply(asked.number, found))))

    async def _tell(self) -> None:
        while True:
            before = self._answered
            await asyncio.sleep(TELLING)
            if self._answered > before:
                count, servers = self._answered - before, len(self._lines)
                LOG.info("%d questions answered within a minute, for %d servers.", count, servers)


async def receive(socket: ClientConnection) -> bytes:
    data = await socket.recv()
    if isinstance(data, str):
        raise Forged
    return data


def refusal(address: str, status: int) -> Exception:
    """What a status of HTTP means here."""
    if status in (403, 404, 405, 501):
        return BadInput(f"{address} lets no thinkers in: start it with --think-key-file, or ask who runs it.")
    if status in (429, 502, 503, 504):
        return Away(f"{address} has no time for us now ({status}).")
    return BadInput(f"There is no Intrigue at {address} (it answers {status}).")
