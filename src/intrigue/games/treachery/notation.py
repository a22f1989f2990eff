"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

from ...core.notation import Notation
from .cards.actions import CARDS, HALVES
from .cards.characters import CHARACTERS
from .rules.actions import DEAL, PICK
from .state import Treachery

CARD_IDS = {card.id: number for number, card in enumerate(CARDS)}
CHARACTER_IDS = {who.id: who.number for who in CHARACTERS}


class TreacheryNotation(Notation[Treachery]):
    def say(self, state: Treachery, seat: int, action: int) -> str:
        if action == DEAL:
            return "deal"
        if action >= PICK:
            return f"pick {CHARACTERS[action - PICK].id}"
        return f"play {CARDS[action // 2].id} {HALVES[action % 2]}"

    def read(self, state: Treachery, seat: int, text: str) -> int | None:
        match text.split():
            case ["deal"]:
                return DEAL
            case ["pick", who] if who in CHARACTER_IDS:
                return PICK + CHARACTER_IDS[who]
            case ["play", card, half] if card in CARD_IDS and half in HALVES:
                return 2 * CARD_IDS[card] + HALVES.index(half)
        return None
