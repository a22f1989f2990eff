"""What a challenge and a duel share: Techniques and Maneuvers, steps put off, the end of both."""

from __future__ import annotations

from ..cards.model import DEFS, Ability
from ..cards.names import DASH, MANEUVER, TECHNIQUE
from ..events import Cancelled, Revealed
from ..state.layout import (
    ALL,
    D_CARD,
    D_FIGHTER,
    D_FLAGS,
    D_GONE,
    D_KEPT,
    D_ON,
    D_PLACE,
    D_SEAT,
    D_SIZE,
    D_TECH,
    D_TIED,
    D_USE,
    F_STILL,
    LINE,
    M_NO_MANEUVER,
    UNTIL_DAY,
)
from ..state.parts import NO_MOMENT
from ..state.table import FiveSails
from .frames import ARGUMENT, LENT, Run
from .stats import gear_of
from .trying import code_of, from_code, somebody_can, spent
from .windows import Use, announce, drop, forget, source


def fresh_duel() -> list[int]:
    d = [0] * D_SIZE
    d[D_FIGHTER] = d[D_FIGHTER + 1] = d[D_SEAT] = d[D_SEAT + 1] = -1
    d[D_KEPT] = d[D_KEPT + 1] = d[D_KEPT + 2] = DASH
    d[D_TIED] = d[D_TIED + 1] = d[D_CARD] = d[D_TECH] = d[D_PLACE] = d[D_PLACE + 1] = -1
    return d


def end_challenge(st: FiveSails) -> None:
    """Whatever belonged to a challenge or duel is over, with all that Techniques and Maneuvers have changed for its
    time (FIV-DUR-2); they can be used again, after a refusal too (FIV-C-89)."""
    st.duel = fresh_duel()
    st.styles.clear()
    put_off = st.later
    st.later = []
    st.marks = [mark for mark in st.marks if mark.until == UNTIL_DAY or mark.until == 3]
    for late in put_off:
        if isinstance(late.run, Run):
            forget(st, late.run.serial)


def cancel(st: FiveSails, serial: int) -> None:
    """FIV-C-41: one use comes to nothing. A challenge that is open ends with it only if it was the one to issue it."""
    card = source(st, serial)
    issued = st.duel[D_ON] == 1 and st.duel[D_USE] == serial
    if st.events is not None and card >= 0:
        st.tell(Cancelled(card, DEFS[st.kind[card]].id, "ability"))
    elif st.events is not None and issued:
        tell_called_off(st)
    drop(st, serial)
    if issued:
        end_challenge(st)


def call_off(st: FiveSails) -> None:
    """FIV-C-113: the challenge that is open comes to nothing."""
    if st.duel[D_ON] == 1:
        if st.events is not None:
            tell_called_off(st)
        drop(st, st.duel[D_USE])
        end_challenge(st)


def tell_called_off(st: FiveSails) -> None:
    challenger = st.duel[D_FIGHTER]
    st.tell(Cancelled(challenger, DEFS[st.kind[challenger]].id, "challenge"))


def push_later(st: FiveSails, when: int, side: int) -> None:
    due = [put_off for put_off in st.later if put_off.when == when and put_off.side == side]
    if due:
        st.later = [put_off for put_off in st.later if put_off.when != when or put_off.side != side]
        due.reverse()
        for put_off in due:
            if isinstance(put_off.run, Run):
                st.stack.append(Use(put_off.run.serial))
            st.stack.append(put_off.run)


def techniques(st: FiveSails, side: int) -> list[int]:
    """FIV-TECH-1, FIV-C-102: of the fighter, of what it bears, and what others lend it; cards in play all of them
    (FIV-TECH-2)."""
    d = st.duel
    found: list[int] = []
    if d[D_FLAGS] & F_STILL or d[D_GONE] >> side & 1:
        return found
    seat = d[D_SEAT + side]
    fighter = d[D_FIGHTER + side]
    for i in [fighter, *gear_of(st, fighter)]:
        for ability in DEFS[st.kind[i]].abilities:
            if ability.kind == TECHNIQUE and style_open(st, seat, i, ability, i):
                found.append(code_of(i, ability.slot))
    for i in st.crew[seat]:
        for k, ability in enumerate(DEFS[st.kind[i]].lent):
            if style_open(st, seat, i, ability, fighter):
                found.append(code_of(i, LENT + k))
    return found


def style_open(st: FiveSails, seat: int, card: int, ability: Ability, holder: int) -> bool:
    """Once in a duel (FIV-ONCE-2), on each card that has it (FIV-DUEL-11)."""
    if holder * 1024 + ability.number in st.styles or spent(st, seat, card, ability):
        return False
    return somebody_can(st, seat, card, ability, NO_MOMENT)


def maneuvers(st: FiveSails, side: int) -> list[int]:
    """FIV-MAN-1: those of this round's combat card, of which there is one (FIV-MAN-4)."""
    d = st.duel
    found: list[int] = []
    if d[D_FLAGS] & F_STILL or d[D_GONE] >> side & 1 or d[D_CARD] < 0:
        return found
    for mark in st.marks:
        if mark.what == M_NO_MANEUVER and mark.seat == side:
            return found
    i = d[D_CARD]
    if st.zone[i] != LINE:
        return found
    for ability in DEFS[st.kind[i]].abilities:
        if ability.kind == MANEUVER and style_open(st, d[D_SEAT + side], i, ability, i):
            found.append(code_of(i, ability.slot))
    return found


def use_style(st: FiveSails, side: int, code: int) -> None:
    card = code & ARGUMENT
    ability = from_code(st, code)
    lent = ability in DEFS[st.kind[card]].lent
    st.styles.append((st.duel[D_FIGHTER + side] if lent else card) * 1024 + ability.number)
    announce(st, st.duel[D_SEAT + side], card, ability, NO_MOMENT, 0)


def turn_up(st: FiveSails, seat: int, owner: int, count: int, bits: int, use: int) -> list[int]:
    """FIV-KEY-11: reveal cards from the top of a deck, or let somebody look at them; they lie aside meanwhile, as what
    this use has turned up. So they are not among those that are shuffled where the deck runs short (FIV-C-69)."""
    shown: list[int] = []
    for _ in range(count):
        i = st.top(owner)
        if i < 0:
            break
        st.to_aside(i, bits, use)
        shown.append(i)
    if shown and st.events is not None:
        event = Revealed(seat, owner, tuple([DEFS[st.kind[i]].id for i in shown]))
        if bits == ALL:
            st.tell(event)
        else:
            st.tell(None, event, tuple([p for p in range(st.seats) if bits >> p & 1]))
    return shown
