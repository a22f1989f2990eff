"""A moment of a game that several look at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, ParamSpec, TypeVar

from .state import S

P = ParamSpec("P")
T = TypeVar("T")
UNMADE: Final = object()  # None is something that can be seen


class Scene(Generic[S]):
    """One moment of a game that several look at: what they see alike is made for the first of them, and is the very
    same thing for the others. What is as it was in the scene before is the very same thing as there, so that whoever
    compares the two need not look into it. A scene is of no use any more when the state has changed."""

    def __init__(self, state: S, before: Scene[S] | None = None) -> None:
        self.state = state
        self._made: dict[Any, Any] = {}
        self._before: dict[Any, Any] = {} if before is None else before._made
        self._parts: dict[Any, tuple[Any, Any]] = {}  # what each follows from, and how it looks
        self._parts_before: dict[Any, tuple[Any, Any]] = {} if before is None else before._parts

    def memo(self, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What is seen alike, made from what is given: the state, or the scene where it has such parts itself."""
        key = (make, given[1:] if given[0] is self else given)
        found: Any = self._made.get(key, UNMADE)
        if found is UNMADE:
            found = make(*given, **named)
            before: Any = self._before.get(key, UNMADE)
            if before is not UNMADE and before == found:
                found = before
            self._made[key] = found
        seen: T = found
        return seen

    def memo_by_key(self, light: Hashable, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What follows from nothing but `light`, and so is what it was in the scene before while that is the same."""
        key = (make, light)
        found: Any = self._made.get(key, UNMADE)
        if found is UNMADE:
            found = self._before.get(key, UNMADE)
            if found is UNMADE:
                found = make(*given, **named)
            self._made[key] = found
        seen: T = found
        return seen

    def memo_part(self, which: Hashable, light: object, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same for one part of several, where `light` is long: it is compared with what it was for that part in the
        scene before, and need not be looked up."""
        key = (make, which)
        found = self._parts.get(key)
        if found is None:
            found = self._parts_before.get(key)
            if found is None or (found[0] is not light and found[0] != light):
                found = (light, make(*given, **named))
            self._parts[key] = found
        seen: T = found[1]
        return seen
