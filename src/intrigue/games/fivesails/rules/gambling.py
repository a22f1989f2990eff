"""Gambling: a combat card from the deck (FIV-GAMBLE)."""

from __future__ import annotations

from ..state.actions import A_CARD, ARGUMENT
from ..state.numbers import ALL, M_FEWER
from ..state.printed import CARDS
from ..state.state import FiveSails
from .ability_use import Use, next_use
from .combat_card import Fencer, play_card
from .discarding import cast_off
from .drawing import sink, turn_up
from .stats import gear_of


def reveals(st: FiveSails, side: int, more: int = 0) -> int:
    """FIV-GAMBLE-1, FIV-C-68: two, more or fewer by cards, never below one. `more`: for the card that gambles."""
    fighter = st.duel.of(side).fighter
    count = 2 + more
    for i in [fighter, *gear_of(st, fighter)]:
        for passive in CARDS[st.kind[i]].passives:
            count += passive.gambles_more()
    for mark in st.marks:
        if mark.what == M_FEWER and mark.side == side and (mark.place < 0 or mark.place == st.place[fighter]):
            count -= mark.fewer
    return count if count > 1 else 1


def gamble(st: FiveSails, side: int, count: int) -> None:
    """FIV-GAMBLE-1. A gamble is a use of its own: only what it has revealed can be chosen."""
    seat = st.duel.of(side).seat
    serial = next_use(st)
    st.stack.append(Use(serial))
    if turn_up(st, seat, seat, count, ALL, serial):
        st.stack.append(PickGamble(side, serial))


class PickGamble(Fencer):
    """FIV-GAMBLE-1, FIV-GAMBLE-2: one of the revealed cards is played, the others are discarded or sunk (FIV-C-67). No
    card from hand can be the combat card any more (FIV-GAMBLE-3), but all may still pay (FIV-C-70)."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, side: int, serial: int) -> None:
        super().__init__(side)
        self.serial = serial

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in st.turned_up(self.serial)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        chosen = action & ARGUMENT
        rest = [i for i in st.turned_up(self.serial) if i != chosen]
        if st.options.gamble_rest == "sink":
            sink(st, rest)
        else:
            for i in rest:
                cast_off(st, seat, i)
        play_card(st, self.side, chosen, gambled=True)
