"""Who is who, and what nobody may do: tokens, origins, headers, limits, and words from strangers."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from .messages import NAME

COOKIE = "intrigue"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep
TOKEN_BYTES = 32
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's code: none that look alike
CODE_LENGTH = 8
MARKS = 3  # accents that may pile up on one letter

HEADERS = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # where a card lies is a style of that card; it can run nothing
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# ---------------------------------------------------------------------- tokens


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash cannot be guessed backwards."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two digests are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_id() -> str:
    """An inner name of a visitor. It tells nothing and is never sent to anybody."""
    return secrets.token_hex(12)


def new_code() -> str:
    """The code of a table: short enough to say aloud, and not to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def could_be_code(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 2 * CODE_LENGTH


def guest_name() -> str:
    return f"Guest {secrets.randbelow(900) + 100}"


# ---------------------------------------------------------------------- origins


def welcome(origin: str | None, host: str | None, further: tuple[str, ...]) -> bool:
    """Whether a request that changes something may come from this origin: the page's own, one that was named in the
    settings, or none at all, as programs send it that are not browsers."""
    if origin is None:
        return True
    if origin.rstrip("/").lower() in further:
        return True
    try:
        return host is not None and origin != "null" and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # not an address at all
        return False


# ---------------------------------------------------------------------- words from strangers


def plain(text: str) -> str:
    """Text without anything that is not seen or that changes how other text is shown; spaces in a row become one."""
    out: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind in ("Cc", "Zl", "Zp", "Zs"):
            c, kind = " ", "Zs"
        elif kind in ("Cf", "Cs", "Co", "Cn"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS:
            out.append(c)
    return " ".join("".join(out).split())


def plain_name(text: str) -> str:
    """A name as it is shown. Braces stand for seats in the games' words, so a name has none."""
    return plain(text.replace("{", "(").replace("}", ")"))[:NAME].rstrip()


# ---------------------------------------------------------------------- limits


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("rate", "burst", "left", "at")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of many visitors or addresses; the ones longest unused are forgotten."""

    def __init__(
        self, rate: float, burst: float, most: int = 20_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.counting = False  # whether other servers count with us
        self._taken: Counter[str] = Counter()  # since they were told

    def take(self, key: str) -> bool:
        now = self._clock()
        if self.counting:
            self._taken[key] += 1
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def take_counts(self, seconds: float, parts: int) -> dict[str, int]:
        """What was taken since the last time, which is so many seconds, by those who could come near the limit if they
        took as much in each of so many servers."""
        much = self.rate * seconds / parts
        found = {key: taken for key, taken in self._taken.items() if taken > much}
        self._taken.clear()
        return found

    def spend(self, elsewhere: dict[str, int]) -> None:
        """What was taken in another server counts here too."""
        now = self._clock()
        for key, taken in elsewhere.items():
            bucket = self._buckets.get(key)
            if bucket is None:
                bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            bucket.left = max(bucket.left - taken, -self.burst)
        while len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
