"""Positions written by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.position import Positions
from ...core.refusal import BadInput
from .notation import CARD_IDS
from .rules import TURNS
from .state import COINS, SEALS, SOCIETIES, WHOLE_HAND, Trickery


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything by seat; `turn` is the seat to act, counted from 0. `turns_left` left out are as
    many as there can be. Without `societies` they are yet to be picked:
    a small game with a secret choice, made of the end of a long one."""

    societies: list[str] | None = None
    coins: list[int] | None = None
    seals: list[int] | None = None
    played: list[list[str]] | None = None
    chests: dict[str, int] = {}
    turn: int | None = None
    turns_left: int | None = None


class TrickeryPositions(Positions[Trickery]):
    def arrange(self, state: Trickery, given: dict[str, Any]) -> None:
        try:
            position = msgspec.convert(given, Position)
        except msgspec.ValidationError as error:
            raise BadInput(f"This is not a position of Trickery & Deceit: {error}.") from None
        for name in ("societies", "coins", "seals", "played"):
            row = getattr(position, name)
            if row is not None and len(row) != state.seats:
                raise BadInput(f"'{name}' has {len(row)} entries for {state.seats} seats.")
        for name in [*(position.societies or []), *position.chests]:
            if name not in SOCIETIES:
                raise BadInput(f"There is no society '{name}'; there are thorn and machine.")
        if position.coins is not None:
            state.coins = position.coins
        for name, count in position.chests.items():
            state.chests[SOCIETIES.index(name)] = count
        state.coin_pool = COINS - sum(state.coins) - sum(state.chests)
        if position.seals is not None:
            state.seals = position.seals
            state.seal_pool = SEALS - sum(state.seals)
        for seat, played in enumerate(position.played or []):
            for card in played:
                if card not in CARD_IDS:
                    raise BadInput(f"There is no card '{card}'; there are {', '.join(CARD_IDS)}.")
                if played.count(card) > 1:
                    raise BadInput(f"Seat {seat} has only one card '{card}'.")
                state.hands[seat] &= WHOLE_HAND ^ (1 << CARD_IDS[card].number)
        if position.turns_left is not None:
            if not 1 <= position.turns_left <= state.turns_left:
                raise BadInput(f"'turns_left' is {position.turns_left}; it can be 1 to {state.turns_left}.")
            state.turns_left = position.turns_left
        if position.societies is None:
            if position.turn is not None:
                raise BadInput("Nobody is on turn before the societies are picked; give 'societies' too (TRK-SET-3).")
            return
        state.sides = [SOCIETIES.index(name) for name in position.societies]
        start = state.options.start_player
        turn = position.turn if position.turn is not None else 0 if start == "random" else start - 1
        if not 0 <= turn < state.seats:
            raise BadInput(f"'turn' is {turn}, but the seats are 0 to {state.seats - 1}.")
        if start != "random":
            if position.turns_left is None:  # as few as there can have been
                state.turns_left -= (turn - start + 1) % state.seats
            passed = state.options.max_turns * state.seats - state.turns_left
            if (start - 1 + passed) % state.seats != turn:
                raise BadInput(f"With {state.turns_left} turns left it is not the turn of seat {turn} (TRK-C-19).")
        state.stack = [TURNS[turn]]
