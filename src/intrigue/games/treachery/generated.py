"""Made from fields.py by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.state import State
from .cards.actions import NO_CARD
from .cards.picture import NOBODY

if TYPE_CHECKING:
    from ...core.game import Game
    from ...core.rng import Rng
    from .options import TreacheryOptions
    from .past import Past


class Fields(State):
    """One game, or a match of several. A set of characters, cards or seats is a number with one bit for each."""

    __slots__ = (
        "rows",
        "wounded",
        "killed",
        "goals",
        "hands",
        "shown",
        "used",
        "deck",
        "discards",
        "second",
        "redrawn",
        "active",
        "first",
        "number",
        "turns",
        "last",
        "victories",
        "ending",
        "past",
    )
    options: TreacheryOptions
    rows: list[int]  # who stands in each row, in no order (TRE-C-35); the highest row first (TRE-SET-2)
    wounded: int  # the Wounded, who are not Killed
    killed: int
    goals: list[int]  # by seat; hidden until the game is scored (TRE-SET-4)
    hands: list[int]  # by seat; hidden. NO_CARD while its action is carried out
    shown: int  # the revealed card. NO_CARD while its action is carried out
    used: int  # the card whose action is carried out, else NO_CARD
    deck: list[int]  # hidden; the next card is the last
    discards: int
    second: int  # the cards of which the second deck was made; 0 while the first one lasts
    redrawn: int  # the seats whose hand card came from the second deck
    active: int  # the seat on turn
    first: int  # the seat that began this game
    number: int  # of this game in a match, from 1
    turns: int  # completed turns of this game
    # seat, action and characters of the latest action
    last: tuple[int, int, int, int, int]
    victories: list[int]  # by seat
    ending: int  # how this game ended; agendas lie open from then on
    # the turns of this game, the latest first; nothing before a position written by hand
    past: Past | None

    def __init__(
        self,
        game: Game,
        seats: int,
        options: TreacheryOptions,
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
            self.rows = []
            self.wounded = 0
            self.killed = 0
            self.goals = []
            self.hands = []
            self.shown = NO_CARD
            self.used = NO_CARD
            self.deck = []
            self.discards = 0
            self.second = 0
            self.redrawn = 0
            self.active = 0
            self.first = 0
            self.number = 0
            self.turns = 0
            self.last = (NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
            self.victories = [0] * seats
            self.ending = 0
            self.past = None
        else:
            self.rows = original.rows[:]
            self.wounded = original.wounded
            self.killed = original.killed
            self.goals = original.goals[:]
            self.hands = original.hands[:]
            self.shown = original.shown
            self.used = original.used
            self.deck = original.deck[:]
            self.discards = original.discards
            self.second = original.second
            self.redrawn = original.redrawn
            self.active = original.active
            self.first = original.first
            self.number = original.number
            self.turns = original.turns
            self.last = original.last
            self.victories = original.victories[:]
            self.ending = original.ending
            self.past = original.past
