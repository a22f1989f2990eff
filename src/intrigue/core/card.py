"""A card as people read it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .phrase import Argument, Phrase

Printed = dict[str, dict[str, int | str]]  # what is printed, by card and name


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One printed card (or one face of it): identity, numbers, and the words a player reads, where those do not lie in
    catalogues (`intrigue.words.cards` has the words of both).

    `words` is what its text says, where that is put together from what the card does; else a catalogue has its text
    beside its name. `facts` are numbers that stand beside the words; `data` is what the words say, for boards and other
    languages."""

    id: str
    kind: str
    name: str = ""
    text: str = ""
    words: Phrase | None = None
    rule: str = ""
    copies: int = 1
    facts: dict[str, int | str] = {}
    data: Mapping[str, Argument] = {}
