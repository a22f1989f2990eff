"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

from ...core.notation import Notation
from .cards.titles import CARDS, FACTIONS, HEROES, NO_CARD, TREASURES
from .phrases.things import CARD_NUMBERS, HERO_NUMBERS, TREASURE_IDS
from .rules.actions import (
    ACCEPT,
    BUY,
    CATCH,
    DECLINE,
    DRAW,
    DROP,
    FETCH,
    FREE,
    GIVE,
    HERO,
    JOIN,
    KEEP,
    PASS,
    PAY,
    PLAY,
    REACT,
    REVEAL,
    ROB,
    SHIELD,
    SWAP,
)
from .rules.payment import unpacked
from .state import Trieste

# Verbs that take a card, by the first of their actions
VERBS = {
    "play": PLAY,
    "buy": BUY,
    "react": REACT,
    "keep": KEEP,
    "discard": DROP,
    "give": GIVE,
    "capture": CATCH,
    "free": FREE,
    "fetch": FETCH,
    "exchange": SWAP,
}
PLAIN = {
    "draw treasure": DRAW,
    "draw faction": DRAW + 1,
    "pass": PASS,
    "reveal": REVEAL,
    "accept": ACCEPT,
    "escape": SHIELD,
    "decline": DECLINE,
    **{f"rob {name}": ROB + number for number, name in enumerate(FACTIONS)},
    **{f"join {name}": JOIN + number for number, name in enumerate(FACTIONS)},
}
PLAIN_WORDS = {action: text for text, action in PLAIN.items()}
VERB_WORDS = {first // 64: verb for verb, first in VERBS.items()}


class TriesteNotation(Notation[Trieste]):
    def say(self, state: Trieste, seat: int, action: int) -> str:
        if action >= PAY:
            return " ".join(["pay", *[CARDS[treasure].id for treasure in unpacked(action)]])
        if action >= PLAY:
            return f"{VERB_WORDS[action // 64]} {CARDS[action % 64].id}"
        if action >= HERO:
            return f"choose {HEROES[3 * state.faction_of[seat] + action - HERO].id}"
        return PLAIN_WORDS[action]

    def read(self, state: Trieste, seat: int, text: str) -> int | None:
        if text in PLAIN:
            return PLAIN[text]
        verb, _, rest = text.partition(" ")
        if verb == "pay" and rest:
            return payment(rest.split())
        if verb == "choose" and rest in HERO_NUMBERS:
            faction = state.faction_of[seat] if 0 <= seat < state.seats else NO_CARD
            number = HERO_NUMBERS[rest]
            return HERO + number % 3 if number // 3 == faction else None
        if verb in VERBS and rest in CARD_NUMBERS:
            return VERBS[verb] + CARD_NUMBERS[rest]
        return None


def payment(treasures: list[str]) -> int | None:
    packed = PAY
    for treasure in range(TREASURES):
        number = treasures.count(TREASURE_IDS[treasure])
        if number > 15:
            return None
        packed += number << 4 * treasure
    return packed if all(treasure in TREASURE_IDS for treasure in treasures) else None
