"""Trickery & Deceit: two secret societies, six cards, and the right moment to change sides."""

from __future__ import annotations

from ...core.card import Card
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.rng import Rng
from ...core.view_cache import Scene
from . import build_view, card_pages, cards, rules, view
from .bot import Schemer
from .lab_hooks import TrickeryNotes
from .notation import TrickeryNotation, range_of
from .observer import OBSERVER
from .options import TrickeryOptions
from .phrases import TrickeryRefusals, TrickeryStory, TrickeryWords
from .position import TrickeryPositions
from .progress import TrickeryProgress
from .state import Trickery
from .terminal import TrickeryDrawing


class TrickeryAndDeceit(Game[Trickery, TrickeryOptions]):
    name = "trickery"
    title = "Trickery & Deceit"
    seats = range(3, 7)
    default_seats = 4
    minutes = "30"
    version = 1
    options_type = TrickeryOptions
    turn_rule = "TRK-TURN-1"
    over_rule = "TRK-END-1"
    max_actions = 6 + 6 * 1000
    action_ranges = (
        *[range_of(card) for card in cards.CARDS[:6]],
        range(rules.PAUSE, rules.PAUSE + 1),
        range(rules.PICK, rules.PICK + 2),
        *[range_of(card) for card in cards.CARDS[6:]],  # of cards that came later: indices stay as they are
    )
    lookahead = Lookahead(blind=0.3)  # all lies open: who counts on sensible others is lost among erratic ones
    law_options = ({}, {"tie_rule": "seals_then_coins"}, {"max_turns": 4}, {"start_player": 2})
    tells_all = True
    parts = (rules,)

    notation = TrickeryNotation()
    words = TrickeryWords()
    refusals = TrickeryRefusals()
    story = TrickeryStory()
    positions = TrickeryPositions()
    drawing = TrickeryDrawing()
    progress = TrickeryProgress()
    lab = TrickeryNotes()
    prints = card_pages.TrickeryPrints()
    observer = OBSERVER

    def setup(self, seats: int, options: TrickeryOptions, rng: Rng) -> Trickery:
        return rules.deal(self, seats, options, rng)

    def look(self, scene: Scene[Trickery], seat: int) -> view.TrickeryView:
        return build_view.look(scene, scene.state, seat)

    def bot(self) -> Player:
        return Schemer()

    def longest(self, seats: int, options: TrickeryOptions) -> int:
        return seats + seats * options.max_turns

    def cards(self) -> tuple[Card, ...]:
        return card_pages.cards()


GAME = TrickeryAndDeceit()
