"""Writes what a seat observes, and its legal actions as rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ....core.observer import Observer
from ..state import actions as act
from ..state.actions import ARGUMENT, GO_HOME, SHIFT
from ..state.state import FiveSails
from .cards import distance, place_code, write_cards, write_decks, write_piles
from .columns import A_CARD, A_KIND, A_PLACE, A_PRINTED, A_SEAT, A_SLOT, A_WAY, BLOCKS, CHOICE
from .in_progress import write_duel, write_moment, write_pressure, write_uses
from .rows import row_of
from .table import write_effects, write_places, write_players, write_question, write_table

FIRST_ABILITY: Final = act.A_ABILITY >> SHIFT
WORDS: Final = GO_HOME  # answers without an argument, but the first


class FiveSailsObserver(Observer[FiveSails]):
    def write(self, state: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
        write_table(state, seat, out, at)
        write_players(state, seat, out, at)
        write_places(state, seat, out, at)
        write_cards(state, seat, out, at)
        write_piles(state, seat, out, at)
        write_decks(state, seat, out, at)
        write_pressure(state, seat, out, at)
        write_duel(state, seat, out, at)
        if state.marks:
            write_effects(state, seat, out, at)
        if not state.over:
            write_question(state, seat, out, at)
            write_uses(state, seat, out, at)
            write_moment(state, seat, out, at)

    def write_choice(self, state: FiveSails, seat: int, action: int, out: vec[i16], at: i64) -> None:
        kind = action >> SHIFT
        i = action & ARGUMENT
        if kind == 0:
            out[at + A_KIND] = i16(i + 1)
            return
        out[at + A_KIND] = i16(WORDS + 1 + (kind if kind < FIRST_ABILITY else FIRST_ABILITY))
        code = kind << SHIFT
        if code == act.A_PLACE or code == act.A_DRAW:
            out[at + A_PLACE] = i16(place_code(state, seat, i))
        elif code == act.A_SEAT:
            out[at + A_SEAT] = i16(distance(state, seat, i) + 1)
        elif code == act.A_NUMBER:
            out[at + A_WAY] = i16(i + 1)
        elif code == act.A_KIND:
            out[at + A_PRINTED] = i16(i + 1)
        else:
            row: i64 = row_of(state, seat, i)
            if row > 0:  # as it always is: nobody chooses what they cannot see
                out[at + A_CARD] = i16(row)
                out[at + A_PRINTED] = i16(state.kind[i] + 1)
            if kind >= FIRST_ABILITY:
                out[at + A_SLOT] = i16(kind - FIRST_ABILITY + 1)

    def winners(self, state: FiveSails) -> list[int]:
        return state.winners


OBSERVER: Final = FiveSailsObserver(BLOCKS, CHOICE)
