"""Setting up a game (MED-SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ..cards.developments import cards_of
from ..cards.face import DECKS
from ..cards.goods import ALL_PILES, BASICS, PILES
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START
from .production import StartSides
from .rounds import Turn

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import MediterraneanOptions


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
