"""Uses of abilities: their numbers, what they leave behind, and how they come to nothing."""

from __future__ import annotations

from typing import Any

from ....core.state import Frame
from ..events import Fizzled, Missed
from ..state.actions import ARGUMENT
from ..state.frames import ANNOUNCED, AbilityUse, Doing, Piece, goes_on_without
from ..state.names import DAILY, FORCED, REACTION
from ..state.numbers import M_AIMED, M_NOT_FIRST
from ..state.parts import Declared, Mark
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from .legality import from_code


class Use(Doing):
    """A use goes on for as long as this lies beneath its steps, or some of them are put off."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def goes_on(self) -> int:
        return self.serial

    def run(self, state: FiveSails) -> None:
        forget(state, self.serial)


def next_use(st: FiveSails) -> int:
    """A number for a use: the lowest above all uses that still go on. What is over leaves no trace, not even a count
    of uses, which would tell apart worlds that look alike."""
    highest = 0
    frames: list[Any] = st.stack  # of any kind to the compiler too, which would look at each of them twice
    for frame in frames:
        if isinstance(frame, Piece):  # where somebody tries an ability out, only its steps are there
            serial = frame.goes_on()
            if serial > highest:
                highest = serial
    for put_off in st.later:
        if isinstance(put_off.steps, Piece):
            highest = max(highest, put_off.steps.use())
    return highest + 1


def forget(st: FiveSails, serial: int) -> None:
    """A use is over, unless some of it goes on or was put off: nothing that it left behind goes by its number any
    more."""
    frames: list[Any] = st.stack
    for frame in frames:
        if isinstance(frame, Use) and frame.serial == serial:
            return
    for put_off in st.later:
        if queued_by(put_off.steps, serial):
            return
    if st.marks:
        kept: list[Mark] = []
        for mark in st.marks:
            if mark.what in (M_AIMED, M_NOT_FIRST) and mark.use == serial:
                continue
            kept.append(mark.of_nobody() if mark.serial == serial else mark)
        st.marks = kept
    for k in range(len(st.turned)):
        if st.turned[k] == serial:
            st.turned[k] = -1


def fizzle(st: FiveSails, use: AbilityUse, unpaid: bool) -> None:
    """A use comes to nothing: a cost cannot be paid any more (FIV-COST-9), or what it needs is not there. No use does
    so by itself, since such an ability is not offered (FIV-C-39); others may have seen to it."""
    ability = ABILITIES[use.ability]
    if ability.kind not in ANNOUNCED or use.card < 0 or st.events is None:
        return
    if unpaid or not goes_on_without(st, use, ability):
        st.tell(Fizzled(use.seat, use.card, CARDS[st.kind[use.card]].id, unpaid))


def targets_of(st: FiveSails, serial: int) -> tuple[int, ...]:
    """Whom a Sorcerer ability has targeted, and who stood beside them when it did: now that it is over, the moment
    keeps it."""
    found: list[int] = []
    for mark in st.marks:
        if mark.what == M_AIMED and mark.use == serial:
            found += mark.then.whereabouts.beside(mark.card)
    return tuple(found)


def miss(st: FiveSails, one: Declared) -> None:
    """FIV-C-43: a Reaction that somebody wanted to use is not used, because its occasion is gone. What is forced the
    first time in a Day has had that time (FIV-C-196)."""
    card = one.action & ARGUMENT
    ability = from_code(st, one.action)
    if ability.kind == FORCED and ability.limit == DAILY:
        st.use_up(one.seat, card, ability.slot)
    if st.events is not None and ability.kind == REACTION:
        st.tell(Missed(one.seat, card, CARDS[st.kind[card]].id))


def queued_by(frame: Frame[Any], serial: int) -> bool:
    return isinstance(frame, Piece) and frame.use() == serial
