"""Something to be said, before it is said in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A kind, for which every catalogue has words, and its arguments by name: numbers, things, other phrases, or
    several of these. A thing is written as a board knows it: `seat:2`, `card:bribe`, `society:thorn`.

    The engine builds no sentences: it says which one it means. Words come at the edge (`intrigue.words`).
    """

    kind: str
    args: dict[str, int | str | Phrase | tuple[int | str | Phrase, ...]] = {}


Argument = int | str | Phrase | tuple[int | str | Phrase, ...]
Words = Phrase | str  # a game whose words are not in catalogues yet says them itself, `{2}` standing for seat 2


class Voice(Protocol):
    """Whoever has words in somebody's language; `intrigue.words` does."""

    names: Sequence[str]  # of the seats

    def say(self, words: Words) -> str: ...
    def text(self, kind: str, **args: Argument) -> str: ...
    def part(self, kind: str, part: str) -> str: ...


SEAT = re.compile(r"\{([0-9]{1,3})\}")
PLAIN = "plain"  # the kind of such words within a phrase; they are its `text`


def phrase(kind: str, **args: Argument) -> Phrase:
    return Phrase(kind, args)


def seat(number: int) -> str:
    return f"seat:{number}"


def fill_names(text: str, names: Sequence[str]) -> str:
    """A text with names for `{2}` and the like. One pass, so a name may itself contain braces."""
    return SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)


def wrap(words: Words) -> Phrase:
    return words if isinstance(words, Phrase) else Phrase(PLAIN, {"text": words})


def things(words: Argument) -> set[str]:
    """All that something to be said is about, as boards know it: `card:bribe`, `seat:2`."""
    if isinstance(words, Phrase):
        called = {words.kind.partition(".")[0].replace("-", ":", 1)}  # such as the text of a card: `card-bribe.text`
        return called.union(*[things(value) for value in words.args.values()])
    if isinstance(words, tuple):
        return set().union(*[things(one) for one in words])
    return {words} if isinstance(words, str) else set()


def notation(words: Words) -> str:
    """A phrase as it stands, for whoever has no words for it: its kind and its arguments."""
    if isinstance(words, str):
        return words
    return " ".join([words.kind, *[f"{name}={notation_of(value)}" for name, value in words.args.items()]])


def notation_of(value: Argument) -> str:
    if isinstance(value, Phrase):
        return f"({notation(value)})"
    if isinstance(value, tuple):
        return ",".join([notation_of(one) for one in value])
    return str(value)
