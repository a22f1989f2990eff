"""Who sits first makes no difference: the same tables with the seats exchanged go the same way. Seat 0 and card 0, its
Leader, are a seat and a card like any other."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from intrigue.core.phrase import Words, notation
from intrigue.games.fivesails.decks import SAMPLES
from intrigue.games.fivesails.state.names import CITY
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME

FACTIONS = sorted(SAMPLES)
CITY_CARDS = [card.id for card in CARDS if card.faction == CITY]
PLACES = ("docks", "forums", "grand_bazaar", "home")
GAMES, STEPS = 24, 120


def side(name: str, luck: random.Random) -> dict[str, Any]:
    """Somebody in the middle of a game, with the Leader out in the City, and room for a breastplate in the deck."""
    deck = SAMPLES[name]
    cards = [card for card in luck.sample(deck.faction, len(deck.faction)) if card != "breastplate"]
    crew = {
        deck.leader: luck.choice(PLACES[:3]),
        **{who: luck.choice(PLACES) for who in luck.sample(deck.characters, 2)},
    }
    return {"leader": deck.leader, "crew": crew, "hand": cards[:6], "deck": cards[7:], "renown": luck.randrange(3)}


def tables(luck: random.Random) -> tuple[Mirror, Mirror]:
    names = luck.sample(FACTIONS, 2)
    players = [side(name, luck) for name in names]
    control, first = luck.randrange(2), luck.randrange(2)
    found: list[Mirror] = []
    city = luck.sample(CITY_CARDS, len(CITY_CARDS))
    for turned in (False, True):
        given = {
            "seats": 2,
            "players": players[::-1] if turned else players,
            "city_deck": city,
            "control": {"docks": control ^ turned},
            "renown": {"forums": 2},
            "gear": {"breastplate": players[0]["leader"], "breastplate 2": players[1]["leader"]},
            "wounds": {player["leader"]: 1 for player in players},
            "first": first ^ turned,
            "turn": int(turned),
        }
        state = GAME.position(given, 1)
        assert isinstance(state, FiveSails)
        found.append(Mirror(state, turned))
    return found[0], found[1]


class Mirror:
    """One of the two tables; `turned` is the one with the seats exchanged, which is told as if they were not."""

    def __init__(self, state: FiveSails, turned: bool) -> None:
        self.state = state
        self.turned = turned
        self.drawn = state.rng.state
        self.heard = 0

    def seat(self, seat: int) -> int:
        return 1 - seat if self.turned else seat

    def words(self, words: Words) -> str:
        """What is said, by the words alone: lists go by seats."""
        text = notation(words)
        if self.turned:
            text = text.replace("seat:0", "seat:*").replace("seat:1", "seat:0").replace("seat:*", "seat:1")
        return " ".join(sorted(re.split(r"[ ,()=]+", text)))

    def waiting(self) -> list[int]:
        return sorted(self.seat(seat) for seat in self.state.waiting)

    def asked(self, seat: int) -> str:
        return self.words(self.state.view(self.seat(seat)).prompt)

    def ways(self, seat: int) -> dict[str, int]:
        """The actions of a seat by what they are called, the first of those that are called the same."""
        who = self.seat(seat)
        legal = reversed(self.state.legal(who))
        return {self.words(GAME.words.label(self.state, who, action)): action for action in legal}

    def told(self) -> Counter[str]:
        """What was told since this was asked last, to everybody."""
        happened = self.state.events_for(None)
        new, self.heard = happened[self.heard :], len(happened)
        return Counter(self.words(GAME.story.of(event)) for event in new)


@pytest.mark.parametrize("number", range(GAMES))
def test_who_sits_first_makes_no_difference(number: int) -> None:
    luck = random.Random(number)
    one, two = tables(luck)
    for _ in range(STEPS):
        assert one.told() == two.told()
        assert one.state.over == two.state.over
        if one.state.over:
            break
        assert one.waiting() == two.waiting()
        seat = luck.choice(one.waiting())
        assert one.asked(seat) == two.asked(seat)
        ways, others = one.ways(seat), two.ways(seat)
        assert ways.keys() == others.keys()
        way = luck.choice(sorted(ways))
        one.state.apply(seat, ways[way])
        two.state.apply(1 - seat, others[way])
        if (one.state.rng.state, two.state.rng.state) != (one.drawn, two.drawn):
            break  # something was shuffled: from here on they go different ways
