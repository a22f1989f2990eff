"""Every field of the state; `make fields` makes generated.py from it."""

from __future__ import annotations

from ...core.fields import Shared
from .cards.titles import NO_CARD, TREASURES
from .options import TriesteOptions


class Fields:
    """Hidden are hands, the order of decks, cards lying face-down and Heroes not yet revealed; the rest is open.

    Everybody sees from which deck a card is drawn, so the number of treasures in a hand is known (TRI-C-39); `known`
    holds the cards that everybody has seen go into a hand, or be shown from it, and that have not left it since.
    """

    options: TriesteOptions
    faction_of: Shared[list[int]] = [NO_CARD] * 3  # by seat; NO_CARD until factions are chosen. Replaced, never changed
    seat_of: Shared[list[int]] = [NO_CARD] * 3  # by faction; replaced, never changed
    turn: int = 0
    step: int = 0  # where in the turn we are, see rules/turn.py
    hands: list[list[int]] = []
    decks: list[list[int]] = []  # drawn from the end; one for each faction, like the discards (TRI-CMP-5)
    discards: list[list[int]] = [[], [], []]  # the latest last
    known: list[list[int]] = []  # sorted; part of hand and face-down card together
    mint: list[int] = []  # the treasure deck, one for all (TRI-CMP-5)
    spent: list[int] = [0] * TREASURES  # the treasure discards: how many of each treasure
    captured: list[int] = []
    infamy: int = 0
    table: list[int] = [NO_CARD] * 3  # the card played, or NO_CARD
    up: int = 0  # bit f: the card of faction f lies face-up
    paid: int = 0  # bit f: it is paid for and takes effect
    looking: list[int] = []  # treasures before the player who is to choose one
    witnessed: list[int] = []  # what everybody saw of hands this turn, in order, as cards/witnessed.py numbers it
    dearer: tuple[int, ...] = (0, 0, 0)  # how much more the cards of a faction cost this turn
    dearer_next: tuple[int, ...] = (0, 0, 0)  # and next turn
    guarded: bool = False  # nobody takes treasure from the Merchant this turn
    # Heroes lie in no hand, deck or pile (TRI-HERO-6), so no card touches them (TRI-HERO-5)
    heroes: tuple[int, ...] = (NO_CARD, NO_CARD, NO_CARD)  # 0 to 2 by faction, or NO_CARD
    sides: tuple[int, ...] = (0, 0, 0)  # how the Heroes lie: NO_HERO
    alert: int = 0  # whom Heroes are still asked of in this phase: STIRRED, ASKED, DECLINED, IDLE
    winner: int = NO_CARD  # a faction, or NO_CARD
    ending: int = 0
