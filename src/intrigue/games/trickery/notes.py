"""What the lab notes of a game, and the numbers on the cards that a designer may change."""

from __future__ import annotations

from ...core.card import Printed
from ...core.notes import LabNotes
from ...core.prints import Prints
from .cards import CARDS
from .notation import CARD_IDS
from .state import SOCIETIES, TURN_LIMIT, UNDECIDED, Trickery


class TrickeryNotes(LabNotes[Trickery]):
    def traits(self, state: Trickery, seat: int) -> dict[str, tuple[str, ...]]:
        side = state.sides[seat]
        return {} if side == UNDECIDED else {"society at the end": (SOCIETIES[side],)}

    def turns(self, state: Trickery) -> int:
        passed: int = state.options.max_turns * state.seats - state.turns_left
        return passed + 1 if state.over and state.ending != TURN_LIMIT else passed  # the last turn is not passed on


class TrickeryPrints(Prints):
    def printed(self) -> Printed:
        return {card.id: {"coins": card.coins} for card in CARDS if card.coins}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        CARD_IDS[card].coins = value
