"""A line between two who have the same key, and who both want to be sure of that.

Each says a number that was never said before; from both and the key come the keys of this conversation, one for each
direction, and every message carries a seal by it. So nothing secret is said, the first sealed message proves that its
sender has the key, and nothing that was heard in another conversation, or twice, or out of turn, is believed. Who
listens can read it: where strangers may, the line goes over https.
"""

from __future__ import annotations

import hmac
import secrets
from pathlib import Path

from ..core import BadInput

NONCE = 32  # bytes that are said openly by each
SEAL = 32  # bytes in front of a message
LEAST = 32  # characters of a key


class Forged(Exception):
    """A message that was not sealed with our key, in this conversation and in this place."""


def read_key(path: str | Path) -> bytes:
    """The key in a file; BadInput says why there is none."""
    try:
        key = Path(path).read_bytes().strip()
    except OSError as error:
        raise BadInput(f"The key cannot be read: {path}: {error.strerror}.") from None
    if len(key) < LEAST:
        raise BadInput(
            f"The key in {path} is too short: at least {LEAST} characters, and such that nobody guesses them. "
            "This makes one: openssl rand -hex 32 > think.key"
        )
    return key


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE)


class Channel:
    """One end of a line, after both have said their numbers."""

    def __init__(self, key: bytes, server: bytes, thinker: bytes, serves: bool) -> None:
        both = server + thinker
        down, up = (hmac.digest(key, name + both, "sha256") for name in (b"from the server", b"from the thinker"))
        self._mine, self._theirs = (down, up) if serves else (up, down)
        self._said = self._heard = 0

    def seal(self, data: bytes) -> bytes:
        self._said += 1
        return mark(self._mine, self._said, data) + data

    def open(self, message: bytes) -> bytes:
        self._heard += 1
        data = message[SEAL:]
        if not hmac.compare_digest(message[:SEAL], mark(self._theirs, self._heard, data)):
            raise Forged
        return data


def mark(key: bytes, number: int, data: bytes) -> bytes:
    return hmac.digest(key, number.to_bytes(8, "big") + data, "sha256")
