"""Every card, once: importing this fills the lists in `model`."""

from __future__ import annotations

from . import basic, castille, city, eisen, montaigne, neutral, ussura, vodacce
from .model import ABILITIES, DEFS

DECKS = (basic, vodacce, eisen, montaigne, castille, ussura, neutral, city)
COUNT = len(DEFS)
ABILITY_COUNT = len(ABILITIES)
