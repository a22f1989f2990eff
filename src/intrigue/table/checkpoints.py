"""States of a game as they were before decisions that can still be taken back.

A cache and nothing more: the record is the truth, and whatever is not here is played again from its start. It is small:
as soon as something was shown or drawn nobody goes back past it, and of a long stretch in which neither happens the
latest states are kept, and of the older ones as many as fit, evenly apart.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from ..core import Game, State

LATEST = 8  # states that are kept whatever their number,
MOST = 24  # and states in all, at most


class EarlierStates:
    def __init__(self, other: EarlierStates | None = None, upto: int = 0) -> None:
        """Nothing; or what another one has of the time before action `upto`."""
        self._numbers: list[int] = []
        self._states: list[State | bytes] = []  # a table that was loaded elsewhere comes with saved ones
        self._game: Game | None = None
        self._apart = 1  # of the older ones every so many-th action is kept
        if other is not None:
            known = bisect_right(other._numbers, upto)
            self._numbers, self._states = other._numbers[:known], other._states[:known]
            self._apart, self._game = other._apart, other._game

    def __getstate__(self) -> dict[str, Any]:
        """Saved: mostly none of them is ever wanted, and reading them all would take a while."""
        states = [state if isinstance(state, bytes) else state.save() for state in self._states]
        game = next((state.game for state in self._states if isinstance(state, State)), self._game)
        return {**self.__dict__, "_states": states, "_game": game}

    def __len__(self) -> int:
        return len(self._numbers)

    def note(self, number: int, state: State) -> None:
        """The state after so many actions. Nobody changes it any more."""
        if self._numbers and self._numbers[-1] == number:
            return  # somebody has gone back to just there
        self._numbers.append(number)
        self._states.append(state)
        if len(self._numbers) > LATEST:
            self._drop(-1 - LATEST)
        while len(self._numbers) > MOST:
            self._apart *= 2
            for place in range(len(self._numbers) - LATEST - 1, -1, -1):
                self._drop(place)

    def _drop(self, place: int) -> None:
        """Let go of an older state, unless it is one of those that are kept."""
        if self._numbers[place] % self._apart:
            del self._numbers[place], self._states[place]

    def nearest(self, number: int) -> tuple[int, State] | None:
        """The latest state that is known after at most so many actions, and after how many that was."""
        place = bisect_right(self._numbers, number) - 1
        if place < 0:
            return None
        state = self._states[place]
        if isinstance(state, bytes):
            assert self._game is not None
            return self._numbers[place], self._game.load(state)
        return self._numbers[place], state.clone()
