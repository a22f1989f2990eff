"""Six rounds of five phases (MED-RND)."""

from __future__ import annotations

from ....core.state import Frame
from ..events import Round
from ..state.state import Mediterranean
from .development import Development
from .ending import finish
from .production import Produce
from .resolution import Resolution


class Turn(Frame[Mediterranean]):
    """It lies beneath everything else: a turn is over, so the next begins, or the game ends (MED-RND-1), which an
    option makes shorter (MED-C-75)."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        if state.turn >= state.options.turns:
            finish(state)
            return
        state.turn += 1
        if state.events is not None:
            state.tell(Round(state.turn))
        state.stack.append(self)
        state.stack.append(Development(0, ()))
        state.stack.append(Resolution())
        state.stack.append(Produce(0, ()))  # which opens the floor
