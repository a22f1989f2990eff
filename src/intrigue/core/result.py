"""How a game ended."""

from __future__ import annotations

import msgspec

from .phrase import Words


class Result(msgspec.Struct, frozen=True, gc=False):
    """Who won, with which scores, by which rule, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: Words

    def share(self, seat: int) -> float:
        """A seat's part of the victory: 1 for a sole winner, a half for one of two joint winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
