"""The slow general door: what a seat observes, read from its view, for games that declare no observer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..core import Game, State
from ..core.columns import Block, Column, number
from ..core.observer import Observer
from .actions import ActionTable
from .layout import survey

BOUND = (1 << 15) - 1
MOST = 64  # rows of legal actions
DIGIT = 10_000  # an action's index is written in two columns


class ViewObserver(Observer[State]):
    """Its columns are found by watching a few games, so they are the same in this process and its copies; whoever keeps
    what was learned declares an observer."""

    def __init__(self, game: Game) -> None:
        self.shape = survey(game)
        self.actions = ActionTable(game)
        columns = tuple(Column(name, -BOUND, BOUND) for name in self.shape.names(""))
        index = (number("high", len(self.actions) // DIGIT), number("low", DIGIT - 1))
        super().__init__((Block("view", columns),), Block("choices", index, MOST))

    def __deepcopy__(self, memo: object) -> ViewObserver:
        return self

    def write(self, state: State, seat: int, out: vec[i16], at: i64) -> None:
        numbers: list[int] = []
        self.shape.write(state.view(seat), numbers)
        for place, value in enumerate(numbers):
            if value:
                out[at + place] = i16(max(-BOUND, min(BOUND, value)))

    def write_choice(self, state: State, seat: int, action: int, out: vec[i16], at: i64) -> None:
        index = self.actions.index(action)
        out[at] = i16(index // DIGIT)
        out[at + 1] = i16(index % DIGIT)
