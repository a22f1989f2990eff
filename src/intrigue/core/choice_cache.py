"""The choices that were put in words already: the same are offered again and again, at every table of a game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from .state import State
from .view import Choice

MOST = 5000  # choices that are remembered


class Offers:
    """Choices by their actions and what else their words follow from, as `Wording` says."""

    def __init__(self) -> None:
        self._alike: dict[Hashable, dict[int, Choice]] = {}  # where that is the same for all actions of a question
        self._known: dict[Hashable, Choice] = {}  # where it is another thing for each
        self._count = 0

    def clear(self) -> None:
        self._alike.clear()
        self._known.clear()
        self._count = 0

    def of(self, game: Any, state: State, seat: int) -> tuple[Choice, ...]:
        """The legal actions of a seat as they are offered."""
        key = game.words.shared_cache_key(state, seat)
        if key is None:
            return tuple([self._one(game, state, seat, action) for action in state.offer(seat)])
        known = self._alike.get(key)
        if known is None:
            known = self._alike[key] = {}
        found: list[Choice] = []
        for action in state.offer(seat):
            choice = known.get(action)
            if choice is None:
                choice = known[action] = game.choice(state, seat, action)
                self._count += 1
            found.append(choice)
        if self._count > MOST:
            self.clear()
        return tuple(found)

    def _one(self, game: Any, state: State, seat: int, action: int) -> Choice:
        known = self._known.get(action)  # whose words follow from nothing else
        if known is not None:
            return known
        own = game.words.cache_key(state, seat, action)
        key: Hashable = action if own == () else (action, own)
        known = self._known.get(key)
        if known is None:
            known = game.choice(state, seat, action)
            if own is not None:
                if self._count >= MOST:
                    self.clear()
                self._known[key] = known
                self._count += 1
        return known
