"""What a seat observes and may do, as arrays of its own: for doors that show one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import Game, State
from ..core.columns import Block, each_column
from .actions import ActionTable
from .batch import zeros
from .common import observer_of
from .execution import window


class Sight:
    """Observations and masks of a game, for any state and seat. No view is built for them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = observer_of(game)
        self.actions = ActionTable(game)
        self.blocks: tuple[Block, ...] = self.observer.blocks
        self.width = sum(block.width for block in self.blocks)
        self._index = self.actions.indices()
        self._kept = zeros(self.width)  # observers write here
        self._window: NDArray[np.int16] = window(self._kept, (self.width,), "i2")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sight, (self.game,))

    @property
    def names(self) -> list[str]:
        """What each column of an observation holds, for instance `players[2].coins`."""
        return [name for name, _ in each_column(self.blocks)]

    @property
    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the greatest number that each column can hold."""
        columns = [column for _, column in each_column(self.blocks)]
        low, high = [column.low for column in columns], [column.high for column in columns]
        return np.array(low, np.int16), np.array(high, np.int16)

    def observation(self, state: State, seat: int) -> NDArray[np.int16]:
        """What the seat knows, named by `names`."""
        self._window.fill(0)
        self.observer.write(state, seat, self._kept, 0)
        return self._window.copy()

    def mask(self, state: State, seat: int, more: int = 0) -> NDArray[np.int8]:
        """1 for each action that the seat may do; with `more` zeros after the last."""
        places, index = bytearray(len(self.actions) + more), self._index
        for action in state.offer(seat):
            places[index[action]] = 1
        return np.frombuffer(places, np.int8)
