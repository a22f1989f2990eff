"""Positions written by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.position import Positions
from ...core.refusal import BadInput
from .cards import agendas
from .cards.actions import DECK
from .cards.characters import CHARACTERS, HOUSES, how_many
from .cards.picture import NOBODY
from .notation import CARD_IDS, CHARACTER_IDS
from .rules.setup import tell_secrets
from .rules.turn import PLAY
from .state import DEATHS, Treachery


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """`rows` from the top, every character once. `agendas` by seat, each the House to rise and the one to fall.

    `hands` by seat. `deck` are the next cards to be drawn, in this order; what is named nowhere comes after them. With
    `second_deck` the deck is the second one: cards in hand are taken to be from before it. `turn` counts seats from 0.
    Every turn discards a card, so the discards say how many there were, and these who began.
    """

    rows: list[list[str]] | None = None
    wounded: list[str] = []
    killed: list[str] = []
    agendas: list[tuple[str, str]] | None = None
    hands: list[str] | None = None
    shown: str | None = None
    deck: list[str] = []
    discards: list[str] = []
    second_deck: bool = False
    turn: int | None = None
    victories: list[int] | None = None


class TreacheryPositions(Positions[Treachery]):
    def arrange(self, state: Treachery, given: dict[str, Any]) -> None:
        try:
            position = msgspec.convert(given, Position)
        except msgspec.ValidationError as error:
            raise BadInput(f"This is not a position of Treachery in a Pocket: {error}.") from None
        place_characters(state, position)
        if position.agendas is not None:
            hand_out_agendas(state, position.agendas)
        place_cards(state, position)
        if position.victories is not None:
            count_victories(state, position.victories)
        take_turns(state, position.turn)
        state.past = None
        state.remember(NOBODY)
        state.stack = [PLAY]

    def introduce(self, state: Treachery) -> None:
        tell_secrets(state)


def count_victories(state: Treachery, victories: list[int]) -> None:
    if len(victories) != state.seats:
        raise BadInput(f"'victories' has {len(victories)} entries for {state.seats} seats.")
    if not state.options.match:
        raise BadInput("Victories are counted in a match; that needs the option match=true.")
    if min(victories) < 0:
        raise BadInput("Nobody has won less than no game.")
    state.victories = victories
    state.number = 1 + sum(victories)
    if state.match_over():
        raise BadInput("Somebody has won this match already.")


def take_turns(state: Treachery, turn: int | None) -> None:
    """Whose turn it is, how many there were, and so who had the first."""
    state.turns = how_many(state.discards)
    if state.second:
        state.turns += len(DECK) - 1 - state.seats  # TRE-C-2: the whole first deck was drawn before
    start = state.options.start_player
    games = range(min(sum(state.victories), 1), sum(state.victories) + 1)  # before this one: victories may be shared
    if start != "random":
        state.first = (start - 1 + games[-1]) % state.seats  # TRE-C-32
    if turn is not None:
        if not 0 <= turn < state.seats:
            raise BadInput(f"'turn' is {turn}, but the seats are 0 to {state.seats - 1}.")
        state.first = (turn - state.turns) % state.seats
    state.active = (state.first + state.turns) % state.seats
    if start != "random":
        begun = [before for before in games if (start - 1 + before) % state.seats == state.first]
        if not begun:
            raise BadInput(
                f"By 'turn' and 'discards' seat {state.first} began game {1 + games[-1]}, but with "
                f"start_player={start} another seat did (TRE-C-32)."
            )
        state.number = 1 + begun[-1]


def place_characters(state: Treachery, position: Position) -> None:
    if position.rows is not None:
        named = [name for row in position.rows for name in row]
        group(named)
        absent = [who.id for who in CHARACTERS if who.id not in named]
        if absent:
            raise BadInput(f"'rows' lacks {', '.join(absent)}.")
        state.rows = [group(row) for row in position.rows]
    state.wounded = group(position.wounded)
    state.killed = group(position.killed)
    if len(position.killed) >= DEATHS:
        raise BadInput("With two characters Killed the game is over.")


def group(names: list[str]) -> int:
    for name in names:
        if name not in CHARACTER_IDS:
            raise BadInput(f"There is no character '{name}'; there are {', '.join(CHARACTER_IDS)}.")
        if names.count(name) > 1:
            raise BadInput(f"{name} is named twice.")
    return sum([1 << CHARACTER_IDS[name] for name in names])


def hand_out_agendas(state: Treachery, wanted: list[tuple[str, str]]) -> None:
    if len(wanted) != state.seats:
        raise BadInput(f"'agendas' has {len(wanted)} entries for {state.seats} seats.")
    known = {(HOUSES[goal.rise], HOUSES[goal.fall]): goal.number for goal in agendas.ALL}
    for rise, fall in wanted:
        if (rise, fall) not in known:
            raise BadInput(f"There is no agenda of {rise} and {fall}; the Houses are {', '.join(HOUSES)}.")
    state.goals = [known[pair] for pair in wanted]


def place_cards(state: Treachery, position: Position) -> None:
    """Named cards go where they are wanted; whatever was there goes to the bottom of the deck."""
    if position.hands is not None and len(position.hands) != state.seats:
        raise BadInput(f"'hands' has {len(position.hands)} entries for {state.seats} seats.")
    shown = [] if position.shown is None else [position.shown]
    if not any((position.hands, shown, position.deck, position.discards, position.second_deck)):
        return
    named = [*(position.hands or []), *shown, *position.deck, *position.discards]
    for name in named:
        if name not in CARD_IDS:
            raise BadInput(f"There is no action card '{name}'; there are {', '.join(CARD_IDS)}.")
        if named.count(name) > 1:
            raise BadInput(f"There is only one {name}.")
    taken = {CARD_IDS[name] for name in named}
    usual = [*state.hands, state.shown, *reversed(state.deck)]
    free = [number for number in usual if number not in taken]
    if len(free) < (state.seats if position.hands is None else 0) + (0 if shown else 1):
        raise BadInput("Everybody holds a card and one is revealed; that leaves none for them.")
    if position.hands is not None:
        state.hands = [CARD_IDS[name] for name in position.hands]
    else:
        state.hands = [free.pop(0) for _ in range(state.seats)]
    state.shown = CARD_IDS[position.shown] if position.shown is not None else free.pop(0)
    state.discards = sum(1 << CARD_IDS[name] for name in position.discards)
    state.deck = [*reversed(free), *reversed([CARD_IDS[name] for name in position.deck])]
    if not state.deck:
        raise BadInput("The deck holds at least one card while a game goes on.")
    if position.second_deck:
        kept = {*state.hands, state.shown}
        state.second = sum(1 << number for number in DECK if number not in kept)
