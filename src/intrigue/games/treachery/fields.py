"""Every field of the state; `make fields` makes generated.py from it."""

from __future__ import annotations

from ...core.fields import Shared, seats
from .cards.actions import NO_CARD
from .cards.picture import NOBODY
from .options import TreacheryOptions
from .past import Past


class Fields:
    """One game, or a match of several. A set of characters, cards or seats is a number with one bit for each."""

    options: TreacheryOptions
    rows: list[int] = []  # who stands in each row, in no order (TRE-C-35); the highest row first (TRE-SET-2)
    wounded: int = 0  # the Wounded, who are not Killed
    killed: int = 0
    goals: list[int] = []  # by seat; hidden until the game is scored (TRE-SET-4)
    hands: list[int] = []  # by seat; hidden. NO_CARD while its action is carried out
    shown: int = NO_CARD  # the revealed card. NO_CARD while its action is carried out
    used: int = NO_CARD  # the card whose action is carried out, else NO_CARD
    deck: list[int] = []  # hidden; the next card is the last
    discards: int = 0
    second: int = 0  # the cards of which the second deck was made; 0 while the first one lasts
    redrawn: int = 0  # the seats whose hand card came from the second deck
    active: int = 0  # the seat on turn
    first: int = 0  # the seat that began this game
    number: int = 0  # of this game in a match, from 1
    turns: int = 0  # completed turns of this game
    # seat, action and characters of the latest action
    last: tuple[int, int, int, int, int] = (NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
    victories: list[int] = [0] * seats  # by seat
    ending: int = 0  # how this game ended; agendas lie open from then on
    # the turns of this game, the latest first; nothing before a position written by hand
    past: Shared[Past | None] = None
