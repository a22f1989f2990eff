"""What a seat observes, as numbers written straight from the state: for players that learn.

An observer declares its columns (`columns.py`) and writes them, in that order, into memory that numpy looks at. It
writes what the seat may know and nothing else; the law of observation holds it to that, to the bounds that it declares,
and to telling apart whatever a seat's view tells apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from .state import S

if TYPE_CHECKING:
    from .columns import Block


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes what a seat observes: itself first, then the others in the order in which they sit."""

    blocks: tuple[Block, ...]  # what is observed
    choice: Block  # a legal action as a row; its `rows`: no decision has more of them

    def __init__(self, blocks: tuple[Block, ...], choice: Block) -> None:
        self.blocks = blocks
        self.choice = choice

    def write(self, state: S, seat: int, out: vec[i16], at: i64) -> None:
        """What the seat knows, from place `at` on. All there is 0 before, so only other numbers need writing."""
        raise NotImplementedError

    def write_choice(self, state: S, seat: int, action: int, out: vec[i16], at: i64) -> None:
        """One legal action of the seat as a row, from place `at` on. No two of a decision are alike."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Who has won a game that is over."""
        result = state.result
        assert result is not None
        return list(result.winners)
