"""The frame of the game: setting up, and six turns of five phases (MED-SET, MED-RND-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ....core.state import Frame
from ..cards.developments import cards_of
from ..cards.face import DECKS
from ..cards.goods import ALL_PILES, BASICS, GOODS, PILES
from ..events import Round
from ..state.parts import BLANK
from ..state.table import Mediterranean
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
    return Mediterranean(
        game=game,
        seats=seats,
        options=options,
        rng=rng,
        stack=[Turn(), StartSides(tuple([() for _ in range(seats)]))],
        over=False,
        revealed=0,
        moves=0,
        turn=0,
        order=list(range(seats)),
        gov=[LEFT_START] * seats,
        rel=[LEFT_START] * seats,
        gov_side=[0] * seats,
        rel_side=[0] * seats,
        happy=[0] * seats,
        safe=[0] * seats,
        vp=[0] * seats,
        workers=[1] * (seats * BASICS),
        devs=[()] * seats,
        covered=[()] * seats,
        powers=[0] * seats,
        held=[()] * seats,
        stored=[()] * seats,
        claims=[0] * (seats * GOODS),
        shown=[0] * (seats * 2),
        knows=[()] * (seats * seats),
        decks=decks,
        piles=[()] * PILES,
        dev_decks=dev_decks,
        drawn=[()] * seats,
        spent=[()] * seats,
        earned=[0] * seats,
        rolls=[-1] * seats,
        revolt=0,
        offers=[],
        posted=0,
        drafts=[BLANK] * seats,
        acts=[options.acts] * seats,
        done=0,
        clock=0,
        cubes=[()] * seats,
        open_cubes=[()] * seats,
        promises=[()] * seats,
        envoys=0,
        deals=0,
        pirates=False,
        winners=[],
        ending=0,
        scores=[0] * seats,
    )
