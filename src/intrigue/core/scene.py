"""A moment of a game that several look at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, ParamSpec, TypeVar

from .state import S

P = ParamSpec("P")
T = TypeVar("T")


class Scene(Generic[S]):
    """One moment of a game that several look at: what they see alike is made for the first of them, and is the very
    same thing for the others. What is as it was in the scene before is the very same thing as there, so that whoever
    compares the two need not look into it. A scene is of no use any more when the state has changed."""

    def __init__(self, state: S, before: Scene[S] | None = None) -> None:
        self.state = state
        self._made: dict[Any, Any] = {}
        self._before: dict[Any, Any] = {} if before is None else before._made

    def once(self, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What is seen alike, made from what is given: the state, or the scene where it has such parts itself."""
        key = (make, given[1:] if given[0] is self else given)
        found: T
        if key in self._made:
            found = self._made[key]
            return found
        found = make(*given, **named)
        if key in self._before and self._before[key] == found:
            found = self._before[key]
        self._made[key] = found
        return found

    def still(self, light: Hashable, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What follows from nothing but `light`, and so is what it was in the scene before while that is the same."""
        key = (make, light)
        found: T
        if key in self._made:
            found = self._made[key]
            return found
        found = self._before[key] if key in self._before else make(*given, **named)
        self._made[key] = found
        return found
