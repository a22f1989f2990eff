"""How the tests of Trickery & Deceit write tables and play on them.

In texts seats count from 1, as people count; in lists they count from 0.
"""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from intrigue.games.trickery.state import Trickery
from intrigue.games.trickery.view import TrickeryView
from intrigue.lab.laws import check_words

GAME = intrigue.game("trickery")


def new(seats: int = 3, seed: int = 0, **options: Any) -> Trickery:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Trickery)
    return state


def at(**given: Any) -> Trickery:
    state = GAME.position(given)
    assert isinstance(state, Trickery)
    return state


def play(state: Trickery, *texts: str) -> Trickery:
    """Let whoever is on turn do this, and the next one that."""
    for text in texts:
        seat = state.mover()
        state.apply(seat, GAME.action(state, seat, text))
        state.check()
    return state


def can(state: Trickery) -> list[str]:
    """What the seat on turn may do."""
    seat = state.mover()
    return [state.say(seat, action) for action in state.legal(seat)]


def forbids(state: Trickery, text: str, seat: int | None = None) -> str:
    """The rule by which an action is refused; the reason is a sentence, and nothing changes."""
    who = state.mover() if seat is None else seat
    before = state.save()
    no = state.why_not(who, text)
    assert no is not None, f"'{text}' is possible"
    check_words(GAME, no.reason)
    assert no.rule in GAME.rulebook
    with pytest.raises(intrigue.Illegal) as refused:
        state.apply(who, GAME.action(state, who, text))
    assert refused.value.refusal == no
    assert state.save() == before
    return no.rule


def look(state: Trickery, seat: int | None) -> TrickeryView:
    view = state.view(seat)
    assert isinstance(view, TrickeryView)
    return view
