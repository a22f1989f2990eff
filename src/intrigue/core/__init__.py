"""The contract and what all games share. Imports nothing else of ours."""

from .alarm import Alarm
from .card import Card
from .deck import DeckCard, DeckFault, DeckReport, SampleDeck
from .event import POSITIONED, Event, Happening, Positioned
from .game import Game
from .lookahead import Lookahead
from .options import Option, Options
from .part import Part
from .passing import Passing
from .phrase import Phrase, Words, notation, phrase, wrapped
from .player import Player, RandomPlayer, decide, play_on, playout
from .refusal import BadInput, Broken, Illegal, Refusal, Unsaid
from .result import Result
from .rng import Rng, Sealed, commitment, seeded
from .rulebook import Rule, Rulebook
from .state import TABLE, Frame, State, Together
from .view import Choice, Scene, View

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
    "Event",
    "Frame",
    "Game",
    "Happening",
    "Illegal",
    "Lookahead",
    "Option",
    "Options",
    "Part",
    "Passing",
    "Phrase",
    "Player",
    "Positioned",
    "RandomPlayer",
    "Refusal",
    "Result",
    "Rng",
    "Rule",
    "Rulebook",
    "SampleDeck",
    "Scene",
    "Sealed",
    "State",
    "Together",
    "View",
    "Unsaid",
    "Words",
    "commitment",
    "decide",
    "notation",
    "phrase",
    "play_on",
    "playout",
    "seeded",
    "wrapped",
]
