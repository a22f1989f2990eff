"""Tables are loaded in a process of their own: a long game takes a second to be played again, and nobody else waits.

What comes back is the table itself, pickled, and takes a hundredth of that to read. The process is handed journals,
secrets and all, by the server that started it, and ends when its input does.
"""

from __future__ import annotations

import asyncio
import io
import pickle
import signal
import struct
import sys
from asyncio.subprocess import PIPE
from typing import Any

import msgspec

from ..core import BadInput, Game, Words
from ..core.card import Printed
from ..games import game as game_by_name
from ..table.live import Live, restore
from .child import Child

SIZE = struct.Struct(">Q")


class Wanted(msgspec.Struct, frozen=True):
    """A table to be loaded."""

    game: str
    rows: list[bytes]
    awake_since: float
    cards: Printed = {}  # what they say instead of what is printed on them


class Unfit(msgspec.Struct, frozen=True):
    """Why there is none."""

    text: str
    reason: Words


class Failed(Exception):
    """The process that loads is gone, or does not know what to do."""


class Packer(pickle.Pickler):
    """Games stay where they are: a table is of the game that whoever reads it knows."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.name if isinstance(thing, Game) else None


class Unpacker(pickle.Unpickler):
    def __init__(self, data: bytes, game: Game) -> None:
        super().__init__(io.BytesIO(data))
        self._game = game

    def persistent_load(self, name: Any) -> Game:
        return self._game


def pack(live: Live) -> bytes:
    data = io.BytesIO()
    Packer(data, pickle.HIGHEST_PROTOCOL).dump(live)
    return data.getvalue()


def unpack(data: bytes, game: Game) -> Live:
    live: Live = Unpacker(data, game).load()
    return live


class Loader(Child):
    """One such process, started when it is first needed, and again after it was ended."""

    async def load(self, game: Game, rows: list[bytes], awake_since: float) -> bytes:
        """A table, packed; BadInput when its journal does not hold together, Failed when it is not known whether."""
        try:
            answer = await self._ask(msgspec.msgpack.encode(Wanted(game.name, rows, awake_since, game.changes)))
        except (OSError, EOFError) as error:
            await self.end()
            raise Failed(str(error)) from None
        except BaseException:  # nobody waits for it any more: the next one must not get it
            await self.end()
            raise
        if answer[:1] == b"t":
            return answer[1:]
        if answer[:1] != b"u":
            raise Failed(answer[1:].decode())
        unfit = msgspec.msgpack.decode(answer[1:], type=Unfit)
        bad = BadInput(unfit.text)
        bad.reason = unfit.reason
        raise bad

    async def warm_up(self) -> None:
        """Be there before anything is to be loaded."""
        try:
            await self._ask(b"")
        except (OSError, EOFError):
            await self.end()  # it is started when it is needed
        except BaseException:
            await self.end()
            raise

    async def _ask(self, question: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            command = (sys.executable, "-m", "intrigue.server.loader")
            process = self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(SIZE.pack(len(question)) + question)
        await process.stdin.drain()
        (size,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
        return await process.stdout.readexactly(size)


def load(question: bytes) -> bytes:
    """The answer to a question: a table, why there can be none, or what went wrong."""
    try:
        wanted = msgspec.msgpack.decode(question, type=Wanted)
        game = game_by_name(wanted.game)
        game.change(wanted.cards)
        return b"t" + pack(restore(game, wanted.rows, wanted.awake_since))
    except BadInput as bad:
        return b"u" + msgspec.msgpack.encode(Unfit(str(bad), bad.reason))
    except Exception as error:
        return b"f" + f"{type(error).__name__}: {error}".encode()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while head := source.read(SIZE.size):
        answer = load(source.read(SIZE.unpack(head)[0]))
        try:
            sink.write(SIZE.pack(len(answer)) + answer)
            sink.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
