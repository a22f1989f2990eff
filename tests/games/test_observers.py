"""Observers write by the names of columns: the constants, known when they are compiled, are where the columns are."""

from __future__ import annotations

from types import ModuleType

import pytest

from intrigue.core.columns import Block
from intrigue.games.treachery import observer as treachery
from intrigue.games.trickery import observer as trickery
from intrigue.games.trieste.observer import columns as trieste

BLOCKS = [
    (trieste, "T_", trieste.TABLE_BLOCK),
    (trieste, "P_", trieste.PLAYERS),
    (trieste, "C_", trieste.PILES),
    (trieste, "A_", trieste.CHOICE),
    (treachery, "T_", treachery.TABLE_BLOCK),
    (treachery, "P_", treachery.PLAYERS),
    (treachery, "C_", treachery.CAST),
    (treachery, "A_", treachery.CHOICE),
    (trickery, "T_", trickery.TABLE_BLOCK),
    (trickery, "P_", trickery.PLAYERS),
    (trickery, "A_", trickery.CHOICE),
]
WORDS = [
    (trieste, "Q_", trieste.QUESTIONS),
    (trieste, "K_", trieste.KINDS),
    (treachery, "Q_", treachery.QUESTIONS),
    (treachery, "K_", treachery.KINDS),
    (trickery, "K_", trickery.KINDS),
]
FIRST_OF_MANY = {"K_CARDS": "betray"}


def named(columns: ModuleType, prefix: str) -> dict[str, int]:
    """The numbers with names that begin so."""
    return {name: number for name, number in vars(columns).items() if name.startswith(prefix)}


@pytest.mark.parametrize(("columns", "prefix", "block"), BLOCKS)
def test_every_column_has_a_name_and_is_where_it_says(columns: ModuleType, prefix: str, block: Block) -> None:
    places: dict[str, int] = {}
    for place, column in enumerate(block.columns):
        places.setdefault(prefix + column.name.partition("[")[0].upper(), place)
    assert named(columns, prefix) == places


@pytest.mark.parametrize(("columns", "prefix", "words"), WORDS)
def test_words_have_the_numbers_that_their_names_say(columns: ModuleType, prefix: str, words: tuple[str, ...]) -> None:
    said = {name: words[number - 1] for name, number in named(columns, prefix).items()}
    assert said == {name: FIRST_OF_MANY.get(name, name[2:].lower()) for name in said}
    assert said
    if prefix == "Q_":
        assert list(said.values()) == list(words)
