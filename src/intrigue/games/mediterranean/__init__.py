"""Trading in the Mediterranean: six rounds of goods, deals against the clock, and ideas that nobody may speak of."""

from __future__ import annotations

from ...core.card import Card
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.rng import Rng
from ...core.view_cache import Scene
from . import build_view, card_pages, view
from .bot.trader import Trader
from .cards.developments import FACE
from .lab_hooks import MediterraneanNotes
from .notation import OFFER_VERBS
from .observer.observer import OBSERVER
from .options import MediterraneanOptions
from .phrases.choices import MediterraneanWords
from .phrases.refusals import MediterraneanRefusals
from .phrases.story import MediterraneanStory
from .position import MediterraneanPositions
from .progress import MediterraneanProgress
from .rules import abilities, actions, calamities, development, floor, goods, production, resolution, rounds, setup
from .rules.drafts import MOST_OFFERS
from .sentences import SpokenNotation
from .state import parts as parts_
from .state.state import Mediterranean
from .table_policy import MediterraneanManners
from .terminal import MediterraneanDrawing


class TradingInTheMediterranean(Game[Mediterranean, MediterraneanOptions]):
    name = "mediterranean"
    title = "Trading in the Mediterranean"
    seats = range(4, 7)
    default_seats = 4
    minutes = "90-120"
    version = 9
    options_type = MediterraneanOptions
    turn_rule = "MED-RND-1"
    over_rule = "MED-END-1"
    max_actions = 40_000
    action_ranges = (
        range(actions.GIVE, actions.BUILD + 2 * 168),
        *[range(verb + 1, verb + MOST_OFFERS + 1) for verb in OFFER_VERBS.values()],
        range(actions.BUILD + 2 * 168, actions.BUILD + len(FACE)),  # of cards that came later: indices stay as they are
    )
    lookahead = Lookahead(depth=40, breadth=6)  # to the next turn or nearly, since nobody makes offers in a future
    law_options = (
        {"turns": 3, "laps": 2, "acts": 4},
        {"floor": "live", "turns": 3},
        {"floor": "live", "turns": 2, "open_hands": True, "grace": False},
    )
    tells_all = True
    observer = OBSERVER
    parts = (rounds, production, floor, resolution, abilities, goods, calamities, development, parts_)

    notation = SpokenNotation()
    words = MediterraneanWords()
    refusals = MediterraneanRefusals()
    story = MediterraneanStory()
    positions = MediterraneanPositions()
    drawing = MediterraneanDrawing()
    progress = MediterraneanProgress()
    manners = MediterraneanManners()
    lab = MediterraneanNotes()
    prints = card_pages.MediterraneanPrints()

    def setup(self, seats: int, options: MediterraneanOptions, rng: Rng) -> Mediterranean:
        return setup.deal(self, seats, options, rng)

    def look(self, scene: Scene[Mediterranean], seat: int) -> view.MediterraneanView:
        return build_view.look(scene, scene.state, seat)

    def bot(self) -> Player:
        return Trader()

    def quick_bot(self) -> Player:
        return Trader(quick=True)

    def cards(self) -> tuple[Card, ...]:
        return card_pages.cards()


GAME = TradingInTheMediterranean()
