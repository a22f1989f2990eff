"""How the tests of Treachery in a Pocket write tables and play on them. Ada sits in seat 0, Ben in seat 1."""

from __future__ import annotations

from typing import Any

import intrigue
from intrigue.core import Phrase, Words
from intrigue.games.treachery.cards.characters import CHARACTERS, members
from intrigue.games.treachery.cards.picture import Picture
from intrigue.games.treachery.notation import CHARACTER_IDS
from intrigue.games.treachery.state import Treachery
from intrigue.games.treachery.view import TreacheryView

GAME = intrigue.game("treachery")
EVERYBODY = [who.id for who in CHARACTERS]
# Pictures that are printed on no card
STRANGE = ["yx w", "y^", "y+ y w w", "wx / - / - / w", "- / wv / -", "w+ / w+ / w+", "y / w^ / y w", "yx / y / wv w"]
START = "filia brutol diane lucius / corvin odile / asher gerard elaine isolde"


def new(seats: int, seed: int = 0, **options: object) -> Treachery:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Treachery)
    return state


def rows(text: str) -> list[list[str]]:
    """Rows from top to bottom with slashes between; `...` stands for everybody who is not named."""
    named = set(text.replace("/", " ").split())
    others = [name for name in EVERYBODY if name not in named]
    return [[who for name in line.split() for who in (others if name == "..." else [name])] for line in text.split("/")]


def lone(pair: str, beside: str = "") -> str:
    """Rows of which only the first holds two of a House: these, with others beside them."""
    rest = [name for name in EVERYBODY if name not in f"{pair} {beside}".split()]
    return f"{pair} {beside} / {' '.join(rest[::2])} / {' '.join(rest[1::2])}"


def at(text: str = START, /, **given: Any) -> Treachery:
    """A table with these rows, Ada on turn unless something else is said."""
    for name in ("wounded", "killed"):
        if isinstance(given.get(name), str):
            given[name] = given[name].split()
    state = GAME.position({"rows": rows(text), "turn": 0, **given})
    assert isinstance(state, Treachery)
    return state


def holding(card: str, text: str = START, /, **given: Any) -> Treachery:
    """A table on which Ada holds a card."""
    others = [name for name in ("oath", "blackmail", "gossip", "hunt", "decree") if name != card]
    seats = given.get("seats", 2)
    return at(text, **{"hands": [card, *others[1:seats]], "shown": others[0], **given})


def play(state: Treachery, *texts: str) -> Treachery:
    """Let whoever is asked do this, and then that. A name alone picks a character."""
    for text in texts:
        seat = state.mover()
        said = f"pick {text}" if text in CHARACTER_IDS else text
        state.apply(seat, GAME.action(state, seat, said))
        state.check()
    return state


def can(state: Treachery) -> list[str]:
    """What the seat that is asked may do; characters by name alone."""
    seat = state.mover()
    return [state.say(seat, action).removeprefix("pick ") for action in state.legal(seat)]


def refused(state: Treachery, text: str) -> str:
    """The rule by which the seat that is asked may not do this."""
    said = f"pick {text}" if text in CHARACTER_IDS else text
    no = state.why_not(state.mover(), said)
    assert no is not None, f"'{said}' is possible"
    return no.rule


def row(state: Treachery, who: str) -> int:
    """The row of a character, counted from 1 at the top."""
    bit = 1 << CHARACTER_IDS[who]
    return next(number for number, group in enumerate(state.rows, 1) if group & bit)


def table(state: Treachery) -> str:
    return " / ".join(" ".join(CHARACTERS[who].id for who in members(group)) for group in state.rows)


def wounded(state: Treachery) -> list[str]:
    return [CHARACTERS[who].id for who in members(state.wounded)]


def killed(state: Treachery) -> list[str]:
    return [CHARACTERS[who].id for who in members(state.killed)]


def kind(words: Words) -> str:
    """What kind of thing is said."""
    assert isinstance(words, Phrase)
    return words.kind


def fills(text: str, state: Treachery) -> list[list[str]]:
    """For each symbol of a picture, those with effects first, who can fill it."""
    found = Picture(text).fits(state.rows, state.wounded, state.killed)
    return [[CHARACTERS[who].id for who in members(group)] for group in found]


def possible(text: str, state: Treachery) -> bool:
    return Picture(text).possible(state.rows, state.wounded, state.killed)


def seen(state: Treachery, seat: int | None = 0) -> TreacheryView:
    view = state.view(seat)
    assert isinstance(view, TreacheryView)
    return view
