"""The frame of the game: setting up, and six turns of five phases (MED-SET, MED-RND-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ....core.state import Frame
from ..cards.developments import cards_of
from ..cards.face import DECKS
from ..cards.goods import ALL_PILES, BASICS, PILES
from ..events import Round
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START
from .development import Development, finish
from .production import Produce, StartSides
from .resolution import Resolution

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import MediterraneanOptions


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


def deal(game: Game, seats: int, options: MediterraneanOptions, rng: Rng) -> Mediterranean:
    """Everybody alike (MED-SET-1), for a civilization has no power of its own (MED-C-84); markers (MED-SET-2), goods
    (MED-SET-3), developments (MED-SET-4). All shuffles are made before anybody chooses anything."""
    decks: list[tuple[int, ...]] = []
    for pile in range(PILES):
        cards = ALL_PILES[pile][:]
        rng.shuffle(cards)
        decks.append(tuple(cards))
    dev_decks: list[tuple[int, ...]] = []
    for deck in range(DECKS):
        cards = cards_of(deck)
        rng.shuffle(cards)
        dev_decks.append(tuple(cards))
    state = Mediterranean(game, seats, options, rng)
    state.stack.append(Turn())
    state.stack.append(StartSides(tuple([() for _ in range(seats)])))
    state.gov = [LEFT_START] * seats
    state.rel = [LEFT_START] * seats
    state.workers = [1] * (seats * BASICS)
    state.decks = decks
    state.dev_decks = dev_decks
    state.acts = [options.acts] * seats
    return state
