"""Made from fields.py by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.state import State
from .cards.titles import NO_CARD, TREASURES

if TYPE_CHECKING:
    from ...core.game import Game
    from ...core.rng import Rng
    from .options import TriesteOptions


class Fields(State):
    """Hidden are hands, the order of decks, cards lying face-down and Heroes not yet revealed; the rest is open.

    Everybody sees from which deck a card is drawn, so the number of treasures in a hand is known (TRI-C-39); `known`
    holds the cards that everybody has seen go into a hand, or be shown from it, and that have not left it since.
    """

    __slots__ = (
        "faction_of",
        "seat_of",
        "turn",
        "step",
        "hands",
        "decks",
        "discards",
        "known",
        "mint",
        "spent",
        "captured",
        "infamy",
        "table",
        "up",
        "paid",
        "looking",
        "witnessed",
        "dearer",
        "dearer_next",
        "guarded",
        "heroes",
        "sides",
        "alert",
        "winner",
        "ending",
    )
    options: TriesteOptions
    faction_of: list[int]  # by seat; NO_CARD until factions are chosen. Replaced, never changed
    seat_of: list[int]  # by faction; replaced, never changed
    turn: int
    step: int  # where in the turn we are, see rules/turn.py
    hands: list[list[int]]
    decks: list[list[int]]  # drawn from the end; one for each faction, like the discards (TRI-CMP-5)
    discards: list[list[int]]  # the latest last
    known: list[list[int]]  # sorted; part of hand and face-down card together
    mint: list[int]  # the treasure deck, one for all (TRI-CMP-5)
    spent: list[int]  # the treasure discards: how many of each treasure
    captured: list[int]
    infamy: int
    table: list[int]  # the card played, or NO_CARD
    up: int  # bit f: the card of faction f lies face-up
    paid: int  # bit f: it is paid for and takes effect
    looking: list[int]  # treasures before the player who is to choose one
    witnessed: list[int]  # what everybody saw of hands this turn, in order, as cards/witnessed.py numbers it
    dearer: tuple[int, ...]  # how much more the cards of a faction cost this turn
    dearer_next: tuple[int, ...]  # and next turn
    guarded: bool  # nobody takes treasure from the Merchant this turn
    # Heroes lie in no hand, deck or pile (TRI-HERO-6), so no card touches them (TRI-HERO-5)
    heroes: tuple[int, ...]  # 0 to 2 by faction, or NO_CARD
    sides: tuple[int, ...]  # how the Heroes lie: NO_HERO
    alert: int  # whom Heroes are still asked of in this phase: STIRRED, ASKED, DECLINED, IDLE
    winner: int  # a faction, or NO_CARD
    ending: int

    def __init__(
        self,
        game: Game,
        seats: int,
        options: TriesteOptions,
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
            self.faction_of = [NO_CARD] * 3
            self.seat_of = [NO_CARD] * 3
            self.turn = 0
            self.step = 0
            self.hands = []
            self.decks = []
            self.discards = [[], [], []]
            self.known = []
            self.mint = []
            self.spent = [0] * TREASURES
            self.captured = []
            self.infamy = 0
            self.table = [NO_CARD] * 3
            self.up = 0
            self.paid = 0
            self.looking = []
            self.witnessed = []
            self.dearer = (0, 0, 0)
            self.dearer_next = (0, 0, 0)
            self.guarded = False
            self.heroes = (NO_CARD, NO_CARD, NO_CARD)
            self.sides = (0, 0, 0)
            self.alert = 0
            self.winner = NO_CARD
            self.ending = 0
        else:
            self.faction_of = original.faction_of
            self.seat_of = original.seat_of
            self.turn = original.turn
            self.step = original.step
            self.hands = [one[:] for one in original.hands]
            self.decks = [one[:] for one in original.decks]
            self.discards = [one[:] for one in original.discards]
            self.known = [one[:] for one in original.known]
            self.mint = original.mint[:]
            self.spent = original.spent[:]
            self.captured = original.captured[:]
            self.infamy = original.infamy
            self.table = original.table[:]
            self.up = original.up
            self.paid = original.paid
            self.looking = original.looking[:]
            self.witnessed = original.witnessed[:]
            self.dearer = original.dearer
            self.dearer_next = original.dearer_next
            self.guarded = original.guarded
            self.heroes = original.heroes
            self.sides = original.sides
            self.alert = original.alert
            self.winner = original.winner
            self.ending = original.ending
