"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

from ...core.notation import Notation
from .cards.titles import CARDS, FACTIONS, HEROES, NO_CARD, TREASURES
from .phrases.things import CARD_NUMBERS, HERO_NUMBERS, TREASURE_IDS
from .rules import actions as act
from .rules.payment import unpack
from .state import Trieste

# Verbs that take a card, by the first of their actions
VERBS = {
    "play": act.PLAY,
    "buy": act.BUY,
    "react": act.REACT,
    "keep": act.KEEP,
    "discard": act.DROP,
    "give": act.GIVE,
    "capture": act.CATCH,
    "free": act.FREE,
    "fetch": act.FETCH,
    "exchange": act.SWAP,
}
PLAIN = {
    "draw treasure": act.DRAW,
    "draw faction": act.DRAW + 1,
    "pass": act.PASS,
    "reveal": act.REVEAL,
    "accept": act.ACCEPT,
    "escape": act.SHIELD,
    "decline": act.DECLINE,
    **{f"rob {name}": act.ROB + number for number, name in enumerate(FACTIONS)},
    **{f"join {name}": act.JOIN + number for number, name in enumerate(FACTIONS)},
}
PLAIN_WORDS = {action: text for text, action in PLAIN.items()}
VERB_WORDS = {first: verb for verb, first in VERBS.items()}


class TriesteNotation(Notation[Trieste]):
    def say(self, state: Trieste, seat: int, action: int) -> str:
        if action >= act.PAY:
            return " ".join(["pay", *[CARDS[treasure].id for treasure in unpack(action)]])
        if action >= act.PLAY:
            return f"{VERB_WORDS[act.verb_in(action)]} {CARDS[act.card_in(action)].id}"
        if action >= act.HERO:
            return f"choose {HEROES[3 * state.faction_of[seat] + action - act.HERO].id}"
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
            return act.HERO + number % 3 if number // 3 == faction else None
        if verb in VERBS and rest in CARD_NUMBERS:
            return VERBS[verb] + CARD_NUMBERS[rest]
        return None


def payment(treasures: list[str]) -> int | None:
    packed = act.PAY
    for treasure in range(TREASURES):
        number = treasures.count(TREASURE_IDS[treasure])
        if number > 15:
            return None
        packed += number << 4 * treasure
    return packed if all(treasure in TREASURE_IDS for treasure in treasures) else None
