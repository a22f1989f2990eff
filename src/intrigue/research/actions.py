"""A fixed action space for each game: the numbers that actions may have, counted without gaps."""

from __future__ import annotations

from bisect import bisect_right

from ..core import BadInput, Game


class ActionTable:
    """Actions by index, from 0 to `len - 1`. An index means the same in every state: what `say` says of its action.

    A game lists the ranges in which its action numbers lie (`Game.action_ranges`); the table joins them, in order.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        ranges = sorted(game.action_ranges, key=lambda codes: codes.start)
        self._first = [codes.start for codes in ranges]
        self._ranges = ranges
        self._offsets = [0]
        for codes in ranges:
            self._offsets.append(self._offsets[-1] + len(codes))

    def __len__(self) -> int:
        return self._offsets[-1]

    def index(self, action: int) -> int:
        at = bisect_right(self._first, action) - 1
        if at < 0 or action not in self._ranges[at]:
            raise BadInput(f"{self.game.title} has no action with the number {action}; its `codes` leave it out.")
        return self._offsets[at] + action - self._first[at]

    def action(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise BadInput(f"{self.game.title} has actions 0 to {len(self) - 1}, not {index}.")
        at = bisect_right(self._offsets, index) - 1
        return self._first[at] + index - self._offsets[at]
