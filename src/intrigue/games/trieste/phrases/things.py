"""Cards, treasures and players as phrases name them."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.phrase import Argument, Phrase, phrase
from .. import card_pages
from ..cards import decks
from ..cards.titles import CARDS, FACTIONS, HEROES, TREASURES, Hero
from ..state import Trieste

assert decks.FILLED  # with the cards that are listed here
CARD_NUMBERS = {card.id: card.number for card in CARDS}
HERO_NUMBERS = {hero.id: number for number, hero in enumerate(HEROES)}
TREASURE_IDS = [card.id for card in CARDS[:TREASURES]]


def of_card(id: str) -> str:
    return f"card:{id}"


def of_number(card: int) -> str:
    return of_card(CARDS[card].id)


def of_faction(faction: int) -> str:
    return f"faction:{FACTIONS[faction]}"


def own_hero(state: Trieste, faction: int) -> Hero:
    return HEROES[3 * faction + state.heroes[faction]]


def text_of_card(card: int) -> Phrase:
    """What stands on a card, its numbers as they are now."""
    return text(CARDS[card].id, {**card_pages.facts(CARDS[card]), **card_pages.numbers(CARDS[card].effect)})


def text_of_hero(hero: Hero) -> Phrase:
    return text(hero.id, card_pages.abilities(hero))


def text(id: str, numbers: dict[str, int | str]) -> Phrase:
    given: dict[str, Argument] = {**numbers}
    return Phrase(f"card-{id}.text", given)


def purse(treasures: Sequence[str]) -> Argument:
    """Treasures by kind: 2 Coppers and 1 Gold."""
    coins = [count_thing(id, list(treasures).count(id)) for id in TREASURE_IDS if id in treasures]
    return tuple(coins) if coins else phrase("show-nothing")


def several(cards: Sequence[str]) -> Argument:
    """Cards by title: 2 Coppers and a Burglar."""
    titles = [count_thing(id, list(cards).count(id)) for id in dict.fromkeys(cards)]
    return tuple(titles) if titles else phrase("show-nothing")


def count_thing(id: str, number: int) -> str | Phrase:
    if id in TREASURE_IDS:
        return phrase("show-coins", number=number, coin=of_card(id))
    return of_card(id) if number == 1 else phrase("show-times", number=number, card=of_card(id))
