"""The contract and what all games share. Imports nothing else of ours but the table of old names."""

import sys
from typing import TYPE_CHECKING

from .._renamed import old_names
from .alarm import Alarm
from .card import Card
from .deck import DeckCard, DeckFault, DeckReport, Decks, SampleDeck
from .event import POSITIONED, Event, Happening, Positioned
from .game import Game
from .lab_hooks import LabNotes
from .labels import Wording
from .lookahead import Lookahead
from .notation import Notation
from .options import Option, Options
from .part import Part
from .passing import Passing
from .phrase import Phrase, Words, wrap
from .player import Player, RandomPlayer, decide, play_on, playout
from .position import Positions
from .refusal import BadInput, Broken, Illegal, Refusal, UserError
from .refusals import Refusals
from .result import Result
from .rng import Rng, Sealed, commitment, seeded
from .rulebook import Rule, Rulebook
from .state import TABLE, Frame, State, Together
from .story import Story
from .table_policy import Manners
from .terminal import Drawing
from .tunables import Prints
from .view import Choice, View
from .view_cache import Scene

if not TYPE_CHECKING:  # mypy knows the names of now only
    __getattr__ = old_names(sys.modules[__name__], {"Unsaid": "UserError", "wrapped": "wrap"})

__all__ = [
    "POSITIONED",
    "TABLE",
    "Alarm",
    "BadInput",
    "Broken",
    "Card",
    "Choice",
    "DeckCard",
    "DeckFault",
    "DeckReport",
    "Decks",
    "Drawing",
    "Event",
    "Frame",
    "Game",
    "Happening",
    "Illegal",
    "LabNotes",
    "Lookahead",
    "Manners",
    "Notation",
    "Option",
    "Options",
    "Part",
    "Passing",
    "Phrase",
    "Player",
    "Positioned",
    "Positions",
    "Prints",
    "RandomPlayer",
    "Refusal",
    "Refusals",
    "Result",
    "Rng",
    "Rule",
    "Rulebook",
    "SampleDeck",
    "Scene",
    "Sealed",
    "State",
    "Story",
    "Together",
    "View",
    "UserError",
    "Wording",
    "Words",
    "commitment",
    "decide",
    "play_on",
    "playout",
    "seeded",
    "wrap",
]
