"""A fixed action space for each game: the numbers that actions may have, counted without gaps."""

from __future__ import annotations

from bisect import bisect_right

from ..core import BadInput, Game


class ActionTable:
    """Actions by index, from 0 to `len - 1`. An index means the same in every state: what `say` says of its action.

    A game lists the ranges in which its action numbers lie (`Game.action_ranges`); the table joins them as they are
    listed, so that a range added at the end leaves every index as it is.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._ranges = [codes for codes in game.action_ranges if codes]
        self._offsets = [0]
        for codes in self._ranges:
            self._offsets.append(self._offsets[-1] + len(codes))
        self._rising = sorted(zip(self._ranges, self._offsets, strict=False), key=lambda part: part[0].start)
        self._first = [codes.start for codes, _ in self._rising]

    def __len__(self) -> int:
        return self._offsets[-1]

    def index(self, action: int) -> int:
        codes, offset = self._rising[bisect_right(self._first, action) - 1]
        if action not in codes:
            raise BadInput(f"{self.game.title} has no action with the number {action}; its `codes` leave it out.")
        return offset + action - codes.start

    def action(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise BadInput(f"{self.game.title} has actions 0 to {len(self) - 1}, not {index}.")
        at = bisect_right(self._offsets, index) - 1
        return self._ranges[at].start + index - self._offsets[at]

    def indices(self) -> list[int]:
        """The index of every action number from 0 on; -1 where there is no such action."""
        found = [-1] * max(codes.stop for codes in self._ranges)
        for codes, offset in zip(self._ranges, self._offsets, strict=False):
            for action in codes:
                found[action] = offset + action - codes.start
        return found
