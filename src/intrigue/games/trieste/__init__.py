"""Trieste: the Watch, the Merchant and the Thief want the same city, each for another reason."""

from __future__ import annotations

from ...core.card import Card
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.rng import Rng
from ...core.view_cache import Scene
from . import build_view, card_pages, view
from . import state as state_
from .bot.plotter import Plotter
from .cards import law, money
from .lab_hooks import TriesteNotes
from .notation import TriesteNotation
from .observer import OBSERVER
from .options import TriesteOptions
from .phrases.choices import TriesteWords
from .phrases.refusals import TriesteRefusals
from .phrases.story import TriesteStory
from .position import TriestePositions
from .progress import TriesteProgress
from .rules import actions, ending, heroes, payment, reactions, setup, turn
from .state import Trieste
from .terminal import TriesteDrawing


class TriesteGame(Game[Trieste, TriesteOptions]):
    name = "trieste"
    title = "Trieste"
    seats = range(3, 4)
    default_seats = 3
    minutes = "45-60"
    version = 7
    options_type = TriesteOptions
    turn_rule = "TRI-TURN-2"
    over_rule = "TRI-END-1"
    max_actions = 1000 * 400
    action_ranges = (range(actions.VERBS_END), range(actions.PAY, actions.PAY + (1 << 13)))  # there is one Diamond
    # About a turn and a half: playing on to the end takes seconds a decision. Hidden cards make what is seen there
    # uncertain, so whoever looks ahead departs from sensible play for a good reason only; that was no weaker
    lookahead = Lookahead(depth=20, trust=2.0)
    law_options = (
        {},
        {"heroes": True},
        {"factions": "chosen"},
        {"unpaid_thief_capturable": False},
        {"max_turns": 3, "heroes": True, "factions": "chosen"},
    )
    parts = (ending, heroes, law, money, payment, reactions, setup, state_, turn)

    notation = TriesteNotation()
    words = TriesteWords()
    refusals = TriesteRefusals()
    story = TriesteStory()
    positions = TriestePositions()
    drawing = TriesteDrawing()
    progress = TriesteProgress()
    lab = TriesteNotes()
    observer = OBSERVER
    prints = card_pages.TriestePrints()

    def setup(self, seats: int, options: TriesteOptions, rng: Rng) -> Trieste:
        return setup.deal(self, seats, options, rng)

    def look(self, scene: Scene[Trieste], seat: int) -> view.TriesteView:
        return build_view.look(scene, scene.state, seat)

    def bot(self) -> Player:
        return Plotter()

    def quick_bot(self) -> Player:
        return Plotter(worlds=2)

    def cards(self) -> tuple[Card, ...]:
        return card_pages.cards()

    def dealt_from(self, seats: int, options: TriesteOptions) -> tuple[str, ...]:
        return tuple(card.id for card in card_pages.cards() if options.heroes or card.rule != card_pages.HERO_RULE)


GAME = TriesteGame()
