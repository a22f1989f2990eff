"""Positions written by hand."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...core.refusal import BadInput
from .cards.developments import BY_ID, DECK_OF, FACE
from .cards.goods import BASICS, PILE
from .rules.development import Choosing, Development
from .rules.floor import begin_closing, open_floor
from .rules.flow import Turn
from .rules.production import Produce, produce
from .rules.resolution import Resolution
from .state.hands import merged
from .state.table import Mediterranean
from .state.tracks import BOUND, LEFT_START, RIGHT_START, SIDES, side_of
from .words import KINDS_BY_NAME


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything by seat. Spaces on tracks are written `democracy 2`, goods `grain red`, developments by their id.

    Without anything given the game is at its very start; else it is in the `phase` named. Hands left out are produced.
    """

    phase: Literal["production", "trading", "closing", "development"] = "trading"
    turn: int = 1
    order: list[int] | None = None
    government: list[str] | None = None
    religion: list[str] | None = None
    happiness: list[int] | None = None
    safety: list[int] | None = None
    points: list[int] | None = None
    workers: list[list[int]] | None = None
    developments: list[list[str]] | None = None
    hands: list[list[str]] | None = None
    stored: list[list[str]] | None = None
    drawn: list[list[str]] | None = None
    revolt: list[int] = []
    civic_deck: list[str] = []  # the cards dealt next, in order
    luxury_deck: list[str] = []


ROWS = (
    "order",
    "government",
    "religion",
    "happiness",
    "safety",
    "points",
    "workers",
    "developments",
    "hands",
    "stored",
    "drawn",
)


def arrange(state: Mediterranean, given: dict[str, Any]) -> None:
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput(f"This is not a position of Trading in the Mediterranean: {error}.") from None
    for name in ROWS:
        row = getattr(position, name)
        if row is not None and len(row) != state.seats:
            raise BadInput(f"'{name}' has {len(row)} entries for {state.seats} seats.")
    if not given:
        return
    if not 1 <= position.turn <= state.variant.turns:
        raise BadInput(f"'turn' is {position.turn}; this game has turns 1 to {state.variant.turns}.")
    state.turn = position.turn
    if position.order is not None:
        state.order = position.order
    tracks(state, position)
    developments(state, position)
    stack_decks(state, position)
    hands(state, position)
    for seat in position.revolt:
        if not 0 <= seat < state.seats:
            raise BadInput(f"'revolt' names seat {seat}, but the seats are 0 to {state.seats - 1}.")
        state.revolt |= 1 << seat
    state.stack = [Turn(), Development(0, ()), Resolution()]
    if position.phase == "production":
        state.stack.append(Produce(0, ()))
    elif position.phase == "development":
        state.stack = [Turn(), Development(0, ())]
        if position.drawn is not None:
            draw(state, position.drawn)
            state.stack = [Turn(), Choosing(tuple(() for _ in range(state.seats)))]
    elif position.phase == "closing":
        open_floor(state)
        state.stack.pop()
        begin_closing(state)
    else:
        open_floor(state)


def tracks(state: Mediterranean, position: Position) -> None:
    for p in range(state.seats):
        if position.government is not None:
            state.gov[p] = space(position.government[p], 0)
        if position.religion is not None:
            state.rel[p] = space(position.religion[p], 2)
        state.gov_side[p], state.rel_side[p] = side_of(state.gov[p]), side_of(state.rel[p])
    for name, row in (("happiness", state.happy), ("safety", state.safe), ("points", state.vp)):
        values = getattr(position, name)
        if values is None:
            continue
        for p, value in enumerate(values):
            if (name == "points" and value < 0) or (name != "points" and abs(value) > BOUND):
                raise BadInput(f"'{name}' cannot be {value}.")
            row[p] = value
    for p, counts in enumerate(position.workers or []):
        if len(counts) != BASICS or not all(0 <= count <= 2 for count in counts):
            raise BadInput("'workers' has five numbers from 0 to 2 for each seat: salt, timber, wool, grain, ore.")
        state.workers[p * BASICS : (p + 1) * BASICS] = counts


def space(text: str, first: int) -> int:
    """`democracy 2` as a space of its track."""
    name, _, number = text.partition(" ")
    if name not in SIDES[first : first + 2] or not (number.isascii() and number.isdigit()) or int(number) > 9:
        raise BadInput(f"'{text}' is no space; write {SIDES[first]} 0 to 9 or {SIDES[first + 1]} 0 to 9.")
    side = SIDES.index(name) - first
    return RIGHT_START + int(number) if side else LEFT_START - int(number)


def card_with(state: Mediterranean, name: str) -> int:
    """The side of a card still in its deck that has a face; the card leaves the deck."""
    if name not in BY_ID:
        raise BadInput(f"There is no development '{name}'.")
    face = BY_ID[name]
    for card in sorted(state.dev_decks[face.deck]):
        for side in (card * 2, card * 2 + 1):
            if FACE[side] is face:
                state.dev_decks[face.deck] = tuple(c for c in state.dev_decks[face.deck] if c != card)
                return side
    raise BadInput(f"There are no more cards with '{name}'.")


def developments(state: Mediterranean, position: Position) -> None:
    for p, names in enumerate(position.developments or []):
        state.devs[p] = tuple(card_with(state, name) for name in names)
        state.powers[p] = state.powers_of(p)


def draw(state: Mediterranean, drawn: list[list[str]]) -> None:
    for p, names in enumerate(drawn):
        state.drawn[p] = tuple(sorted(card_with(state, name) // 2 for name in names))
        assert all(DECK_OF[card] >= 0 for card in state.drawn[p])


def take(state: Mediterranean, name: str) -> int:
    """A goods card out of its deck."""
    kind = KINDS_BY_NAME.get(name)
    if kind is None:
        raise BadInput(f"There is no card '{name}'; write good and idea: grain red.")
    deck = list(state.decks[PILE[kind]])
    if kind not in deck:
        raise BadInput(f"There are no more cards '{name}'.")
    deck.remove(kind)
    state.decks[PILE[kind]] = tuple(deck)
    return kind


def stack_decks(state: Mediterranean, position: Position) -> None:
    for pile, names in ((5, position.civic_deck), (6, position.luxury_deck)):
        first = [take(state, name) for name in names]
        state.decks[pile] = (*first, *state.decks[pile])


def hands(state: Mediterranean, position: Position) -> None:
    if position.hands is None:
        if position.phase in ("trading", "closing"):
            for p in state.order:
                produce(state, p, ())
    else:
        for p, names in enumerate(position.hands):
            for name in names:
                state.receive(p, take(state, name))
    for p, names in enumerate(position.stored or []):
        for name in names:
            if KINDS_BY_NAME.get(name) not in state.held[p]:
                raise BadInput(f"Seat {p} cannot store '{name}', which it does not have.")
            state.stored[p] = merged(state.stored[p], (KINDS_BY_NAME[name],))
