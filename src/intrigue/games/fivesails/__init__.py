"""7th Sea: City of Five Sails: leaders, crews and schemes in a city of three to five districts."""

from __future__ import annotations

from .cards.lists import DECKS

# isort: split
from ...core.card import Card
from ...core.deck import LOT, decks_by_seat
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.rng import Rng
from ...core.view_cache import Scene
from . import build_view, card_pages, decks, view
from .bot import Captain
from .decks import FiveSailsDecks
from .lab_hooks import FiveSailsNotes
from .notation import FiveSailsNotation
from .observer import OBSERVER
from .options import FiveSailsOptions
from .phrases.choices import FiveSailsWords
from .phrases.refusals import FiveSailsRefusals
from .phrases.story import FiveSailsStory
from .position import FiveSailsPositions
from .progress import FiveSailsProgress
from .rules import (
    answering,
    attachments,
    challenge,
    day,
    drama,
    duel,
    dusk,
    gambling,
    moving,
    paying,
    planning,
    plunder,
    reactions,
    renown_control,
    round_choices,
    setup,
    wounds,
)
from .state import actions, frames
from .state import duel as state_duel
from .state import parts as state_parts
from .state import pressure as state_pressure
from .state.printed import CARDS
from .state.state import FiveSails
from .table_policy import FiveSailsManners
from .terminal import FiveSailsDrawing

assert DECKS  # imported first of all: this fills the lists of cards that everything else reads

MOST_CARDS = 4 * (11 + decks.LARGEST) + max(45, len(setup.city_list()))  # of four with the largest decks; with room
KINDS = 15 + actions.LENT + max(len(card.lent) for card in CARDS)  # of actions; the last are abilities by their slots


class CityOfFiveSails(Game[FiveSails, FiveSailsOptions]):
    name = "fivesails"
    title = "7th Sea: City of Five Sails"
    seats = range(2, 5)
    default_seats = 2
    minutes = "60-90"
    version = 16
    options_type = FiveSailsOptions
    turn_rule = "FIV-DRAMA-1"
    over_rule = "FIV-VICTORY-4"
    max_actions = 20000
    action_ranges = (
        range(6),
        *[range(kind << actions.SHIFT, (kind << actions.SHIFT) + MOST_CARDS) for kind in range(1, KINDS)],
    )
    lookahead = Lookahead(depth=12)  # a round or two: far sooner judged than played to the end
    law_options = ({}, {"decks": "random"}, {"decks": "random", "gamble_rest": "sink", "open_decks": True})
    parts = (
        *(state_parts, state_duel, state_pressure, frames, reactions, paying, renown_control, wounds, moving),
        *(attachments, challenge, answering, duel, round_choices, gambling, planning, drama, plunder, dusk, day, setup),
    )

    notation = FiveSailsNotation()
    words = FiveSailsWords()
    refusals = FiveSailsRefusals()
    story = FiveSailsStory()
    positions = FiveSailsPositions()
    drawing = FiveSailsDrawing()
    progress = FiveSailsProgress()
    manners = FiveSailsManners()
    lab = FiveSailsNotes()
    prints = card_pages.FiveSailsPrints()
    decks = FiveSailsDecks()
    observer = OBSERVER

    def setup(self, seats: int, options: FiveSailsOptions, rng: Rng) -> FiveSails:
        return setup.deal(self, seats, options, rng, lists(seats, options, rng), setup.city_list())

    def look(self, scene: Scene[FiveSails], seat: int) -> view.FiveSailsView:
        return build_view.look(scene, scene.state, seat)

    def bot(self) -> Player:
        return Captain()

    def cards(self) -> tuple[Card, ...]:
        return card_pages.cards()

    def dealt_from(self, seats: int, options: FiveSailsOptions) -> tuple[str, ...]:
        """Those of the city, and those of the decks; where a deck is drawn by lot, of all that it may be."""
        found = set(setup.city_list())
        for part in decks_of(seats, options):
            for name in decks.ORDER if part == LOT else [part]:
                found.update(decks.read(name).numbers())
        return tuple(card.id for card in CARDS if card.number in found)


def lists(seats: int, options: FiveSailsOptions, rng: Rng) -> list[list[int]]:
    """The decks by seat, card by card; those that are left to the lot are drawn."""
    found: list[list[int]] = []
    for part in decks_of(seats, options):
        name = decks.ORDER[rng.below(len(decks.ORDER))] if part == LOT else part
        found.append(decks.read(name).numbers())
    return found


def decks_of(seats: int, options: FiveSailsOptions) -> list[str]:
    """The decks by seat as they were named; who named none gets a sample deck that is left (FIV-DECK-7)."""
    parts = decks_by_seat(options.decks, seats)
    names = [part.lower() for part in parts]
    left = [name for name in decks.ORDER if name not in names]
    return [part or left.pop(0) for part in parts]


GAME = CityOfFiveSails()
