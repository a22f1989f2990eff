"""What a seat sees, as a vector of fixed length: a general flattening of the typed views.

A view is a tree of structs, lists, words and numbers. Its *layout* says which column of the vector holds what:

    number   one column with the value, as it is
    flag     one column, 0 or 1
    word     one column: 0 for none, else 1 + its place in the vocabulary; unknown words share the place after the last
    bag      a list of words: a column for each word with how often it occurs, and one for unknown words
    words    a list of few words out of very many: a column with its length, then so many words; 0 where there is none
    numbers  a list of numbers: a column with its length, then so many columns; -1 where there is none, -2 for a dash
    rows     a list of structs or lists: a column with its length, then so many places; those that are not there hold 0
    group    a struct, a tuple of different things, or a dictionary by its keys: one field after the other; if it may be
             missing, a flag comes first

Phrases and sentences for people are left out, and so are the choices: the action mask stands for those. Lengths and
vocabularies are found by watching games and are kept in `layouts/`, one file a game, so that a column never changes its
meaning by accident. `python -m intrigue.research.layout trickery` prints that of a game; `--cards trickery` adds the
cards that came since, each at the end of its vocabularies, and `--write trickery` makes all of it anew, which is due
when its view changes. The version of a layout goes up when a column moves: a new card moves none where cards are words,
and those behind it where they are in a bag.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from .. import games
from ..core import Game, Phrase, RandomPlayer, State, View, seeded
from ..games import game as game_named
from .shapes import Bag, Flag, Group, Number, Numbers, Rows, Shape, Word, Words, shape_from

LEFT_OUT = ("prompt", "choices", "result")  # words for people, the action mask, and what the rewards tell
SPARE = 4  # a list may grow by a fourth over the longest that was seen
SPARSE = 16  # a list of words has places instead of a column for each word where there are so many times more words
BOUND = float(1 << 20)  # no number in a view is larger
GAMES = 6  # watched for each number of seats, set of options and kind of player


class Layout:
    """How the views of one game become vectors; the same for every number of seats and every option."""

    def __init__(self, game: str, root: Shape, version: int = 1) -> None:
        self.game = game
        self.root = root
        self.version = version
        self.length = root.width

    @property
    def names(self) -> list[str]:
        """What each column holds, for instance `players[2].coins`."""
        return list(self.root.names(""))

    @property
    def leaves(self) -> list[tuple[str, Shape]]:
        """The columns in groups: a name with the range of its places, and what kind of column it is."""
        return list(self.root.leaves(""))

    def vector(self, view: View) -> NDArray[np.float32]:
        out: list[float] = []
        self.root.write(view, out)
        return np.clip(np.asarray(out, dtype=np.float32), -BOUND, BOUND)


@cache
def layout(name: str) -> Layout:
    """The layout of a game: the one that is kept, or (for a game that has none yet) one made now."""
    kept = files(__package__) / "layouts" / f"{name}.json"
    if kept.is_file():
        data = msgspec.json.decode(kept.read_bytes())
        version = data.pop("version", 1)
        return Layout(name, shape_from(data), version)
    return survey(game_named(name))


def with_new_cards(kept: Layout, cards: dict[str, str]) -> Layout:
    """The same with cards that came since, by id with their kinds."""
    return following(kept, added(kept.root, cards))


def added(shape: Shape, cards: dict[str, str]) -> Shape:
    """A shape whose vocabularies of cards have all cards of their kinds: what was there stays in its place."""
    match shape:
        case Group():
            fields = {name: added(part, cards) for name, part in shape.fields.items()}
            some = next(iter(fields.values()), None)  # where the fields are cards, they are alike
            return msgspec.structs.replace(
                shape, fields={name: fields.get(name, some) for name in all_of(fields, cards)}
            )
        case Rows():
            return msgspec.structs.replace(shape, each=added(shape.each, cards))
        case Word() | Bag():  # and words
            return msgspec.structs.replace(shape, words=all_of(shape.words, cards))
    return shape


def all_of(words: Iterable[str], cards: dict[str, str]) -> list[str]:
    """These words; where all are cards, every card of those kinds after them."""
    known = list(words)
    return known + [card for card in vocabulary(set(known), cards) if known and card not in known]


def following(kept: Layout, root: Shape) -> Layout:
    """A layout in the place of another."""
    made = Layout(kept.game, root, kept.version)
    if made.names[: kept.length] != kept.names:
        made.version += 1
    return made


# ---------------------------------------------------------------------- finding lengths and vocabularies


class Found:
    """All that was seen in one place of a view."""

    def __init__(self) -> None:
        self.missing = False
        self.numbers: list[int] = []
        self.flags = False
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
        elif isinstance(value, bool):
            self.flags = True
        elif isinstance(value, int):
            self.numbers = [min([value, *self.numbers]), max([value, *self.numbers])]
        elif isinstance(value, str):
            self.words.add(value)
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

    def word_places(self) -> Iterator[Found]:
        """The places below this one that hold words, but no sentences."""
        parts = self.places.values() if self.mixed else filter(None, [self.item])
        for part in (*self.fields.values(), *parts):
            yield from part.word_places()
        if self.words and not self.speaks():
            yield self

    @property
    def mixed(self) -> bool:
        """Whether it is a tuple of different things, such as a card and where it lies."""
        return self.item is not None and bool(self.item.words and self.item.numbers) and self.shortest == self.longest

    def shape(self, cards: dict[str, str], seats: int) -> Shape | None:
        """The shape that holds all this; None where there is nothing but sentences."""
        if self.mixed:
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
        if self.numbers:
            return Number(self.missing, *self.numbers)
        return Flag(self.missing) if self.flags else None

    def list_shape(self, length: int, cards: dict[str, str], seats: int) -> Shape | None:
        if self.words:
            words = vocabulary(self.words, cards)
            sparse = len(words) > SPARSE * length
            return None if self.speaks() else Words(False, words, length) if sparse else Bag(False, words)
        if self.numbers or self.flags:
            return Numbers(False, length)
        each = self.shape(cards, seats)
        return None if each is None else Rows(False, length, each)

    def speaks(self) -> bool:
        """Whether these words are sentences for people."""
        return any("." in word or "{" in word for word in self.words)


def vocabulary(seen: set[str], cards: dict[str, str]) -> list[str]:
    """The words of a place: where all are cards, every card of those kinds, seen or not."""
    if seen <= set(cards):
        kinds = {cards[word] for word in seen}
        return [card for card, kind in cards.items() if kind in kinds]
    return sorted(seen)


def survey(game: Game, games: int = GAMES, thorough: bool = True) -> Layout:
    """Watch games at every number of seats, under all trial options, between random and between sensible players; or,
    not thoroughly, at the fewest seats and the most, between random players."""
    found = Found()
    for seats in game.seats if thorough else {game.seats[0], game.seats[-1]}:
        for options in ({}, *game.law_options) if thorough else ({},):
            for seed in range(games):
                for player in (RandomPlayer(), game.bot()) if thorough else (RandomPlayer(),):
                    watch(game.new(seats, seed, options, events=False), player, found)
    for name in LEFT_OUT:
        found.fields.pop(name)
    cards = kinds_of_cards(game)
    share_words([place for place in found.word_places() if not place.words <= set(cards)])
    root = found.shape(cards, game.seats[-1])
    assert isinstance(root, Group)
    return Layout(game.name, root)


def kinds_of_cards(game: Game) -> dict[str, str]:
    return {card.id: card.kind for card in game.cards()}


def share_words(places: list[Found]) -> None:
    """Places that have a word in common have all their words in common: what was seen in one may come in any."""
    pools: list[set[str]] = []
    for found in places:
        found.words.discard("")
        pool = set(found.words)
        for other in [other for other in pools if other & pool]:
            pools.remove(other)
            pool |= other
        pools.append(pool)
    for found in places:
        found.words = next((pool for pool in pools if pool & found.words), set())


def watch(state: State, player: Any, found: Found) -> None:
    """See a game through the eyes of its players; not every view of a long one, which would teach little."""
    rng = seeded(state.seats)
    while not state.over:
        seat = state.mover()
        if state.moves < 30 or rng.below(4) == 0:
            found.see(state.view(rng.below(state.seats)))
        state.do(seat, player.choose(state.imagine(seat, rng), seat, rng))
    for seat in range(state.seats):
        found.see(state.view(seat))


def kept_file(name: str) -> Path:
    return Path(__file__).parent / "layouts" / f"{name}.json"


def encode(made: Layout) -> bytes:
    version = {"version": made.version} if made.version > 1 else {}
    return msgspec.json.format(msgspec.json.encode({**version, **msgspec.to_builtins(made.root)}), indent=1) + b"\n"


def table(made: Layout) -> str:
    """The columns of a layout as a table in Markdown, places of a list in one line."""
    lines = ["| columns | kind | holds |", "| --- | --- | --- |"]
    for name, shape in made.leaves:
        match shape:
            case Word() | Bag():  # and words
                holds = ", ".join(shape.words)
            case Number():
                holds = f"{shape.low} to {shape.high}, as seen" if type(shape) is Number else "0 or 1"
            case _:
                holds = ""
        size = f" of {shape.width}" if shape.width > 1 else ""
        lines.append(f"| `{name}` | {type(shape).__name__.lower()}{size} | {holds} |")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    names = [name for name in arguments if not name.startswith("--")]
    for name in names:
        made = layout(name)
        if "--write" in arguments:
            made = following(made, survey(game_named(name)).root)
        elif "--cards" in arguments:
            made = with_new_cards(made, kinds_of_cards(game_named(name)))
        if made is layout(name):
            print(table(made))
        else:
            kept_file(name).write_bytes(encode(made))
        print(f"{name}: {made.length} columns, version {made.version}", file=sys.stderr)
    if not names:
        print(f"Name a game: {', '.join(games())}.", file=sys.stderr)
    return 0 if names else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
