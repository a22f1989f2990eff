"""A card as people read it."""

from __future__ import annotations

import msgspec

from .phrase import Phrase

Printed = dict[str, dict[str, int | str]]  # what is printed, by card and name


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One printed card (or one face of it): identity, numbers, and the words a player reads, where those do not lie in
    catalogues (`intrigue.words.cards` has the words of both).

    `facts` are numbers that stand beside the words; `data` is what the words say, for boards and other languages;
    `words` is the whole text, where it is made of several phrases."""

    id: str
    kind: str
    name: str = ""
    text: str = ""
    rule: str = ""
    copies: int = 1
    facts: dict[str, int | str] = {}
    data: dict[str, int | str] = {}
    words: Phrase | None = None
