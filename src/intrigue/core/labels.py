"""What actions are called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic

from mypy_extensions import mypyc_attr

from .phrase import Words
from .state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[S]):
    def label(self, state: S, seat: int, action: int) -> Words:
        """What an action is called."""
        raise NotImplementedError

    def about(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The ids of the things on the table that an action is about."""
        return ()

    def rule_of(self, state: S, seat: int, action: int) -> str:
        """The id of the rule that an action follows."""
        return state.game.turn_rule

    def cache_key(self, state: S, seat: int, action: int) -> Hashable:
        """All that its text and the three above follow from besides the action and what is printed, () where there is
        nothing else. None where that is too much to say: then they are worked out every time."""
        return None

    def shared_cache_key(self, state: S, seat: int) -> Hashable:
        """The same for all that a seat can do, where it does not depend on the action. None where each has its own."""
        return None
