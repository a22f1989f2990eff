"""Views as rows of numbers, for games that declare no observer: a general flattening, found by watching games.

A view is a tree of structs, lists, words and numbers. Its *layout* says which column holds what (`shapes.py`):

    number   one column with the value as it is; 0 or 1 for a flag
    word     one column: 0 for none, else 1 + its place in the vocabulary; unknown words share the place after the last
    bag      a list of words: a column for each word with how often it occurs, and one for unknown words
    words    a list of few words out of very many: a column with its length, then so many words; 0 where there is none
    numbers  a list of numbers: a column with its length, then so many columns; -1 where there is none, -2 for a dash
    rows     a list of structs or lists: a column with its length, then so many places; those that are not there hold 0
    group    a struct, a tuple of different things, or a dictionary by its keys: one field after the other; if it may be
             missing, a flag comes first

Phrases and sentences for people are left out, and so are the choices: the action mask stands for those.
"""

from __future__ import annotations

from typing import Any

from ..core import Game, Phrase, RandomPlayer, State, seeded
from .shapes import Bag, Group, Number, Numbers, Rows, Shape, Word, Words

LEFT_OUT = ("prompt", "choices", "result")  # words for people, the action mask, and what the rewards tell
SPARE = 4  # a list may grow by a fourth over the longest that was seen
SPARSE = 16  # a list of words has places instead of a column for each word where there are so many times more words
GAMES = 6  # watched at the fewest seats and at the most


def survey(game: Game) -> Group:
    """The shape of a game's views, the same for every number of seats and every option."""
    found = Found()
    for seats in {game.seats[0], game.seats[-1]}:
        for seed in range(GAMES):
            watch(game.new(seats, seed, events=False), found)
    for name in LEFT_OUT:
        found.fields.pop(name)
    cards = {card.id: card.kind for card in game.cards()}
    root = found.shape(cards, game.seats[-1])
    assert isinstance(root, Group)
    return root


class Found:
    """All that was seen in one place of a view."""

    def __init__(self) -> None:
        self.missing = False
        self.numbers = False  # or flags
        self.words: set[str] = set()
        self.shortest = 1 << 30  # of a list
        self.longest = -1  # -1: it is none
        self.item: Found | None = None
        self.places: dict[int, Found] = {}  # words and numbers of the list by their places
        self.fields: dict[str, Found] = {}
        self.keyed = False  # the fields are keys of a dictionary

    def see(self, value: Any) -> None:
        if isinstance(value, Phrase):
            return  # for people
        if value is None:
            self.missing = True
        elif isinstance(value, int):
            self.numbers = True
        elif isinstance(value, str):
            self.words |= {value} - {""}
        elif isinstance(value, tuple | list):
            self.shortest = min(self.shortest, len(value))
            self.longest = max(self.longest, len(value))
            self.item = self.item or Found()
            for at, item in enumerate(value):
                self.item.see(item)
                if isinstance(item, str | int):
                    self.places.setdefault(at, Found()).see(item)
        elif isinstance(value, dict):
            self.keyed = True
            for name, item in value.items():
                self.fields.setdefault(name, Found()).see(item)
        else:
            for name in value.__struct_fields__:
                self.fields.setdefault(name, Found()).see(getattr(value, name))

    @property
    def is_mixed(self) -> bool:
        """Whether it is a tuple of different things, such as a card and where it lies."""
        return self.item is not None and bool(self.item.words and self.item.numbers) and self.shortest == self.longest

    def shape(self, cards: dict[str, str], seats: int) -> Shape | None:
        """The shape that holds all this; None where there is nothing but sentences."""
        if self.is_mixed:
            parts = {str(at): found.shape(cards, seats) for at, found in self.places.items()}
            return Group(self.missing, {name: part for name, part in parts.items() if part is not None})
        if self.fields:
            names = vocabulary(set(self.fields), cards) if self.keyed else list(self.fields)
            any_of = next(iter(self.fields.values()))  # stands for keys that may come and were not seen
            parts = {name: self.fields.get(name, any_of).shape(cards, seats) for name in names}
            return Group(self.missing, {name: part for name, part in parts.items() if part is not None})
        if self.longest >= 0:
            assert self.item is not None
            grows = self.shortest < self.longest != seats  # a list with a place for each seat does not
            return self.item.list_shape(self.longest + (-(-self.longest // SPARE) if grows else 0), cards, seats)
        if self.words:
            return None if self.speaks() else Word(self.missing, vocabulary(self.words, cards))
        return Number(self.missing) if self.numbers else None

    def list_shape(self, length: int, cards: dict[str, str], seats: int) -> Shape | None:
        if self.words:
            words = vocabulary(self.words, cards)
            sparse = len(words) > SPARSE * length
            return None if self.speaks() else Words(words=words, length=length) if sparse else Bag(words=words)
        if self.numbers:
            return Numbers(length=length)
        each = self.shape(cards, seats)
        return None if each is None else Rows(length=length, each=each)

    def speaks(self) -> bool:
        """Whether these words are sentences for people."""
        return any("." in word or "{" in word for word in self.words)


def vocabulary(seen: set[str], cards: dict[str, str]) -> list[str]:
    """The words of a place: where all are cards, every card of those kinds, seen or not."""
    if seen <= set(cards):
        kinds = {cards[word] for word in seen}
        return [card for card, kind in cards.items() if kind in kinds]
    return sorted(seen)


def watch(state: State, found: Found) -> None:
    """See a random game through the eyes of its players; not every view of a long one, which would teach little."""
    rng, player = seeded(state.seats), RandomPlayer()
    while not state.over:
        seat = state.mover()
        if state.moves < 30 or rng.below(4) == 0:
            found.see(state.view(rng.below(state.seats)))
        state.apply_unchecked(seat, player.choose(state, seat, rng))
    for seat in range(state.seats):
        found.see(state.view(seat))
