"""Every card, once, as data that is read when the game is loaded: importing this fills the lists in `state.printed`."""

from types import ModuleType

from .. import basic
from ..build import number_all
from . import castille, city, eisen, montaigne, neutral, ussura, vodacce

DECKS: tuple[ModuleType, ...] = (basic, castille, city, eisen, montaigne, neutral, ussura, vodacce)
number_all()
