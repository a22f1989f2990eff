"""The contract and what all games share. Imports nothing else of ours."""

from .alarm import Alarm
from .card import Card
from .deck import DeckCard, DeckFault, DeckReport, Decks, SampleDeck
from .drawing import Drawing
from .event import POSITIONED, Event, Happening, Positioned
from .game import Game
from .lookahead import Lookahead
from .manners import Manners
from .notation import Notation
from .notes import LabNotes
from .options import Option, Options
from .part import Part
from .passing import Passing
from .phrase import Phrase, Words, wrapped
from .player import Player, RandomPlayer, decide, play_on, playout
from .position import Positions
from .prints import Prints
from .refusal import BadInput, Broken, Illegal, Refusal, Unsaid
from .refusing import Refusals
from .result import Result
from .rng import Rng, Sealed, commitment, seeded
from .rulebook import Rule, Rulebook
from .scene import Scene
from .state import TABLE, Frame, State, Together
from .story import Story
from .view import Choice, View
from .wording import Wording

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
    "Unsaid",
    "Wording",
    "Words",
    "commitment",
    "decide",
    "play_on",
    "playout",
    "seeded",
    "wrapped",
]
