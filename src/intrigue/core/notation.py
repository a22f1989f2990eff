"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

from typing import Generic

from .state import S


class Notation(Generic[S]):
    """What `say` writes `read` reads; a sentence stands for several actions in a row."""

    def say(self, state: S, seat: int, action: int) -> str:
        """An action as ascii text in lower case."""
        raise NotImplementedError

    def read(self, state: S, seat: int, text: str) -> int | None:
        """The action that a text means, legal or not; None when it means nothing."""
        raise NotImplementedError

    def steps(self, state: S, seat: int, sentence: str) -> list[str]:
        """The actions, as texts, that a sentence stands for; [] when it is none. Illegal says what is wrong."""
        return []

    def sentence(self, state: S, seat: int, action: int) -> str:
        """The sentence that an action would begin, where there is one that is worth saying."""
        return ""
