"""Playing in tests: a position, what seats do, and how a phase is brought to its end. Seats count from 0."""

from __future__ import annotations

from typing import Any

import intrigue
from intrigue.core import Event
from intrigue.games.mediterranean.cards.developments import DECK_OF
from intrigue.games.mediterranean.cards.goods import CARD_NAMES, GOOD_NAMES, GOODS
from intrigue.games.mediterranean.rules.development import Choosing
from intrigue.games.mediterranean.rules.floor import ClosingStep, TradingFloor
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.state.tracks import level_of, step_of
from intrigue.lab.laws import check_words

GAME = intrigue.game("mediterranean")
EMPTY: list[list[str]] = [[], [], [], []]


def new(seats: int = 4, seed: int = 0, **options: Any) -> Mediterranean:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Mediterranean)
    return state


def at(**given: Any) -> Mediterranean:
    """A position; empty hands where none are given, so that nothing happens by chance."""
    seed = given.pop("seed", 0)
    if given.get("phase", "trading") in ("trading", "closing"):
        given.setdefault("hands", [[] for _ in range(given.get("seats", 4))])
    given.setdefault("order", list(range(given.get("seats", 4))))
    state = GAME.position(given, seed)
    assert isinstance(state, Mediterranean)
    return state


def rows(*first: list[str], seats: int = 4) -> list[list[str]]:
    """A row for each seat; empty ones where none are given."""
    return [*first, *[[] for _ in range(seats - len(first))]]


def closing(*hands: list[str], **given: Any) -> Mediterranean:
    """The closing step with these hands."""
    return at(hands=rows(*hands, seats=given.get("seats", 4)), phase="closing", **given)


def told(state: Mediterranean, kind: type[Event], seat: int | None = None) -> list[Any]:
    """What of a kind happened, as a seat saw it (None: a spectator)."""
    return [event for event in state.events_for(seat) if isinstance(event, kind)]


def act(state: Mediterranean, seat: int, *texts: str) -> Mediterranean:
    for text in texts:
        state.apply(seat, GAME.action(state, seat, text))
        state.check()
    return state


def can(state: Mediterranean, seat: int) -> list[str]:
    return [state.say(seat, action) for action in state.legal(seat)]


def forbids(state: Mediterranean, seat: int, text: str) -> str:
    """The rule by which an action is refused; the reason is a sentence, and nothing changes."""
    before = state.save()
    no = state.why_not(seat, text)
    assert no is not None, f"'{text}' is possible"
    check_words(GAME, no.reason)
    assert no.rule in GAME.rulebook
    assert state.save() == before
    return no.rule


def floor_to(state: Mediterranean, seat: int) -> Mediterranean:
    """Let the others pass until a seat has the floor."""
    while state.mover() != seat:
        act(state, state.mover(), "pass")
    return state


def last_moments(state: Mediterranean) -> Mediterranean:
    """Everybody passes until only warehouses and cubes are left."""
    while isinstance(state.stack[-1], TradingFloor):
        act(state, state.mover(), "pass")
    return state


def resolve(state: Mediterranean) -> Mediterranean:
    """To the end of trading; then whatever comes by itself."""
    last_moments(state)
    while isinstance(state.stack[-1], ClosingStep):
        act(state, state.mover(), "done")
    return state


def choose_none(state: Mediterranean) -> Mediterranean:
    while not state.over and isinstance(state.stack[-1], Choosing):
        seat = state.mover()
        act(state, seat, next(text for text in can(state, seat) if text.startswith(("no ", "neither"))))
    return state


def whole_turn(state: Mediterranean) -> Mediterranean:
    """The rest of the turn, without any development."""
    return choose_none(resolve(state))


def cards(kinds: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds]


def hand(state: Mediterranean, seat: int) -> list[str]:
    return cards(state.held[seat])


def decks(drawn: tuple[int, ...]) -> list[int]:
    """The decks that development cards belong to."""
    return [DECK_OF[card] for card in drawn]


def claims(state: Mediterranean, seat: int) -> dict[str, int]:
    row = state.claims[seat * GOODS : (seat + 1) * GOODS]
    return {GOOD_NAMES[good]: count for good, count in enumerate(row) if count}


def known(state: Mediterranean, seat: int, other: int) -> list[str]:
    return cards(state.knows[seat * state.seats + other])


def place(space: int) -> tuple[int, int, int]:
    """Side (0 left, 1 right), step and level of a space."""
    return int(space >= 10), step_of(space), level_of(space)
