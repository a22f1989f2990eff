"""Randomness: one small generator for speed, one sealed stream for trust.

Both give the same answers to the same questions (`below`, `shuffle`), so a game never knows which one it is
using. Neither ever leaves the engine: an imagined state gets a generator of its own.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .part import Part

MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits, so that wrapping i64 and unbounded int agree
MULTIPLIER: Final = 0x1851F42D4C957F2D
INCREMENT: Final = 0x14057B7EF767814F
LIMIT: Final = 1 << 31  # `below` takes at most this
SHORTEST_SECRET: Final = 16  # bytes


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(Part):
    """The fast generator: a 62-bit linear congruential state with a folded 32-bit output."""

    __slots__ = ("state",)
    state: int  # changes with every draw

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def word(self) -> int:
        """The next 32 random bits."""
        s: i64 = self.state
        s = (s * MULTIPLIER + INCREMENT) & MASK
        self.state = s
        x: i64 = s >> 30
        return x ^ (x >> 15)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others."""
        if n < 1 or n > LIMIT:
            raise ValueError(f"a random number below {n} makes no sense; ask for 1 to {LIMIT}")
        k: i64 = n
        m: i64 = self.word()
        m = m * k
        low: i64 = m & 0xFFFFFFFF
        if low < k:  # rare: the part of the range that would favour some answers is thrown back
            unfair: i64 = (0x100000000 - k) % k
            while low < unfair:
                m = self.word()
                m = m * k
                low = m & 0xFFFFFFFF
        return m >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place: every order equally likely. Each card is drawn as `below` would, but in line: in plain
        Python most of the time that an imagined world takes goes here."""
        s: i64 = self.state
        k: i64 = len(cards)
        while k > 1:
            next_s: i64 = (s * MULTIPLIER + INCREMENT) & MASK
            x: i64 = next_s >> 30
            m: i64 = (x ^ (x >> 15)) * k
            j: i64 = m >> 32
            if m & 0xFFFFFFFF < k:  # rare
                self.state = s
                j = self.below(k)
                next_s = self.state
            s = next_s
            k -= 1
            card = cards[k]
            cards[k] = cards[j]
            cards[j] = card
        self.state = s

    def spawn(self) -> Rng:
        """A new fast generator, seeded from this one."""
        high = self.word()
        return Rng((high << 30) ^ self.word())

    def clone(self) -> Rng:
        return Rng(self.state)


class Sealed(Rng):
    """SHA-256 in counter mode from a secret; `state` counts the words drawn.

    The commitment may be published at once, the secret when the game is over.
    """

    __slots__ = ("secret",)
    secret: bytes

    def __init__(self, state: int, secret: bytes) -> None:
        self.state = state
        self.secret = secret

    def word(self) -> int:
        counter = self.state.to_bytes(8, "big")
        self.state += 1
        return int.from_bytes(hashlib.sha256(b"intrigue stream" + self.secret + counter).digest()[:4], "big")

    def shuffle(self, cards: list[int]) -> None:
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def clone(self) -> Rng:
        return Sealed(self.state, self.secret)


def seeded(seed: int | bytes) -> Rng:
    """The generator of a new game: an int seeds the fast one (hashed), bytes are the secret of a sealed stream."""
    if isinstance(seed, bytes):
        if len(seed) < SHORTEST_SECRET:
            raise ValueError(f"the secret of a sealed game needs at least {SHORTEST_SECRET} bytes")
        return Sealed(0, seed)
    digest = hashlib.sha256(f"intrigue seed {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))


def commitment(secret: bytes) -> str:
    """What may be published before the game: it binds the secret and tells nothing about it."""
    return hashlib.sha256(b"intrigue commitment" + secret).hexdigest()
