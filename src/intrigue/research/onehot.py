"""Observations with their words one-hot, as float32: for networks that embed nothing themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import BadInput
from ..core.columns import Block, each_column


class OneHot:
    """Numbers of an observer, made wide: a word becomes a column for each word that could be there, all 0 for none.

    Numbers stay as they are, or go from 0 to 1 between their bounds (`scaled`). `numbers` may have any shape whose last
    axis is an observation: one, many games, a rollout.
    """

    def __init__(self, blocks: tuple[Block, ...], scaled: bool = False) -> None:
        self.blocks = blocks
        self.scaled = scaled
        self.names: list[str] = []  # of its columns, for instance `players[2].coins` and `players[2].society=thorn`
        from_, to, words, first, low, reach = [], [], [], [], [], []
        for place, (name, column) in enumerate(each_column(blocks)):
            if column.words:
                words.append(place)
                first.append(len(self.names) - 1)  # word 0 is none
                self.names += [f"{name}={word}" for word in column.words]
            else:
                from_.append(place)
                to.append(len(self.names))
                low.append(column.low)
                reach.append(max(1, column.high - column.low))
                self.names.append(name)
        self.width = len(self.names)
        self._from, self._to = np.array(from_, np.intp), np.array(to, np.intp)
        self._words, self._first = np.array(words, np.intp), np.array(first, np.intp)
        self._low, self._reach = np.array(low, np.float32), np.array(reach, np.float32)
        self._columns = len(from_) + len(words)
        self._made = np.zeros(0, np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return (OneHot, (self.blocks, self.scaled))

    def __call__(self, numbers: NDArray[Any], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The numbers, wide, in `out`; without one, in an array that is made once and written over by the next call."""
        if numbers.shape[-1:] != (self._columns,):
            raise BadInput(f"An observation has {self._columns} columns; these numbers have the shape {numbers.shape}.")
        shape = (*numbers.shape[:-1], self.width)
        if out is None:
            if self._made.shape != shape:
                self._made = np.zeros(shape, np.float32)
            out = self._made
        if out.shape != shape or out.dtype != np.float32 or not out.flags.c_contiguous:
            raise BadInput(f"These numbers go into an array of float32 in one piece with the shape {shape}.")
        given, made = numbers.reshape(-1, self._columns), out.reshape(-1, self.width)
        made.fill(0)
        plain = given[:, self._from]
        made[:, self._to] = (plain - self._low) / self._reach if self.scaled else plain
        words = given[:, self._words]
        rows, places = words.nonzero()
        made[rows, self._first[places] + words[rows, places]] = 1
        return out
