"""Treachery in a Pocket: four Houses, ten characters, and a secret wish for two of the Houses."""

from __future__ import annotations

from ...core.card import Card
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.rng import Rng
from ...core.view_cache import Scene
from . import build_view, card_pages, past, view
from .bot import Plotter
from .cards.actions import CARDS, MOST_TURNS
from .cards.characters import COUNT
from .lab_hooks import TreacheryNotes
from .notation import TreacheryNotation
from .observer import OBSERVER
from .options import TreacheryOptions
from .phrases.choices import TreacheryWords
from .phrases.refusals import TreacheryRefusals
from .phrases.story import TreacheryStory
from .position import TreacheryPositions
from .progress import TreacheryProgress
from .rules import actions, effects, ending, turn
from .state import Treachery
from .terminal import TreacheryDrawing


class TreacheryInAPocket(Game[Treachery, TreacheryOptions]):
    name = "treachery"
    title = "Treachery in a Pocket"
    seats = range(2, 5)  # TRE-C-1
    default_seats = 4
    minutes = "10-20"
    version = 4
    options_type = TreacheryOptions
    turn_rule = "TRE-TURN-1"
    over_rule = "TRE-END-1"
    max_actions = 5 * (1 + MOST_TURNS * 30)  # five games
    action_ranges = (
        range(2 * 14),
        range(actions.PICK, actions.PICK + COUNT),
        range(actions.DEAL, actions.DEAL + 1),
        range(2 * 14, 2 * len(CARDS)),  # of cards that came later: indices stay as they are
    )
    lookahead = Lookahead(breadth=10, beliefs=40)
    law_options = ({}, {"match": True}, {"start_player": 2})
    tells_all = True
    parts = (effects, ending, turn, past)

    notation = TreacheryNotation()
    words = TreacheryWords()
    refusals = TreacheryRefusals()
    story = TreacheryStory()
    positions = TreacheryPositions()
    drawing = TreacheryDrawing()
    progress = TreacheryProgress()
    lab = TreacheryNotes()
    observer = OBSERVER
    prints = card_pages.TreacheryPrints()

    def setup(self, seats: int, options: TreacheryOptions, rng: Rng) -> Treachery:
        return turn.begin(self, seats, options, rng)

    def look(self, scene: Scene[Treachery], seat: int) -> view.TreacheryView:
        return build_view.look(scene, scene.state, seat)

    def bot(self) -> Player:
        return Plotter()

    def cards(self) -> tuple[Card, ...]:
        return card_pages.cards()


GAME = TreacheryInAPocket()
