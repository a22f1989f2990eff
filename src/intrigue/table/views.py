"""What each pair of eyes sees of a table now, made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..core import Game, Scene, State, View
from .archive import ArchivedGame


class Views:
    """The present views of one table, by viewer: a seat, or TABLE for all spectators."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cache: dict[int, View | msgspec.Raw] = {}
        self._scene: Scene | None = None  # what those look at who look now
        self._past: Scene | None = None  # the latest before that anybody looked at

    def __getstate__(self) -> dict[str, Any]:
        """What can be looked at is looked at anew by whoever gets this table."""
        return {**self.__dict__, "_cache": {}, "_scene": None, "_past": None}

    def view(self, viewer: int, state: State | None, kept: ArchivedGame | None) -> View | msgspec.Raw | None:
        """What a viewer sees of a state, or saw at the end of a game that was kept; None without either."""
        known = self._cache.get(viewer)
        if known is None:
            if state is not None:
                if self._scene is None:
                    self._scene = Scene(state, self._past)
                known = self._cache[viewer] = self.game.look(self._scene, viewer)
            elif kept is not None:
                known = self._cache[viewer] = kept.told_to(viewer).view
        return known

    def forget(self, viewers: Iterable[int]) -> None:
        """These viewers see something else now."""
        for viewer in viewers:
            self._cache.pop(viewer, None)

    def turn_to_next_scene(self) -> None:
        self._past, self._scene = self._scene or self._past, None
