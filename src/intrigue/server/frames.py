"""Frames of a WebSocket are counted before anything reads them: a ping, a pong and an empty fragment of a message cost
whoever sends them nothing, and whoever has to take them apart and answer them much."""

from __future__ import annotations

from collections.abc import Callable

PARTS = 32  # frames of one message; browsers send it in one
MASK = 4  # bytes of a head that hide the payload
LENGTHS = {126: 2, 127: 8}  # what stands in place of a length that follows, in so many bytes


class Shredded(Exception):
    """A message comes in more frames than any that is meant to be read."""


class Frames:
    """The frames of one connection, of which the heads are read (RFC 6455, 5.2)."""

    __slots__ = ("_head", "_rest", "_parts")

    def __init__(self) -> None:
        self._head = b""  # of the frame that is just coming
        self._rest = 0  # bytes of it that are still to come
        self._parts = 0  # frames so far of the message that is just coming

    def pass_through(self, data: bytes, may: Callable[[], bool]) -> int:
        """How many of these bytes may be read now: each frame asks for itself, and where one may not, it and all that
        follows has to wait. Shredded for a message that is in too many parts."""
        at, end = 0, len(data)
        while at < end:
            if self._rest:
                step = min(self._rest, end - at)
                self._rest -= step
                at += step
            elif self._head or may():
                self._head += data[at : at + 1]
                at += 1
                if len(self._head) == head_size(self._head):
                    self._begin()
            else:
                break
        return at

    def _begin(self) -> None:
        """A frame whose head is there."""
        head, self._head = self._head, b""
        size = LENGTHS.get(head[1] & 127, 0)
        self._rest = int.from_bytes(head[2 : 2 + size], "big") if size else head[1] & 127
        last, kind = head[0] & 128, head[0] & 15
        if kind & 8:  # a control frame, which may come in the middle of a message
            return
        self._parts += 1
        if self._parts > PARTS:
            raise Shredded
        if last:
            self._parts = 0


def head_size(head: bytes) -> int:
    if len(head) < 2:
        return 2
    return 2 + LENGTHS.get(head[1] & 127, 0) + (MASK if head[1] & 128 else 0)
