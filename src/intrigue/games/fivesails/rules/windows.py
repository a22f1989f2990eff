"""Moments and the windows in which they are answered (FIV-C-43)."""

from __future__ import annotations

from typing import Any

from ....core.state import Frame
from ..cards.model import ABILITIES, DEFS, DUTIES, HAND_FACTIONS, Ability
from ..cards.names import (
    ABILITY_SHOWN,
    ACTED,
    ACTION,
    CARD_USED,
    CHALLENGED,
    DAILY,
    EVENT,
    FORCED,
    NEUTRAL,
    REACTION,
    RISK,
    RISK_SHOWN,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    SORCERY_PLAYED,
    STYLE_SHOWN,
    TARGETED,
)
from ..events import Declared, Used
from ..state.layout import ALL, ASIDE, D_BASE, D_ON, D_SIDE, DISCARD, DRAMA, HAND, LINE, PLAY, STREET, TO_THE_LOCKER
from ..state.parts import Moment
from ..state.table import FiveSails
from .frames import A_CARD, ARGUMENT, COPY, FROM_HAND, LOCKED, PASS, SUNK, WAS_READY, Auto, Piece, Question, Regs, Run
from .trying import actors, code_of, could_hold, from_code, might_hold, place_of, usable


class WhoActs(Question):
    """FIV-ACT: the acting character is chosen as the ability is announced."""

    __slots__ = ("seat", "card", "ability", "regs", "flags")
    seat: int
    card: int
    ability: int
    regs: Regs
    flags: int

    def __init__(self, seat: int, card: int, ability: int, regs: Regs, flags: int) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.regs = regs
        self.flags = flags

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        found = actors(st, self.seat, self.card, ABILITIES[self.ability], self.regs, self.flags)
        return [A_CARD + i for i in found]

    def why(self, st: FiveSails) -> str:
        return f"{DEFS[st.kind[self.card]].name}: Who acts?" if self.card >= 0 else "Who acts?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            begin(st, seat, self.card, ABILITIES[self.ability], action & ARGUMENT, self.regs, self.flags)


def announce(st: FiveSails, seat: int, card: int, ability: Ability, regs: Regs, flags: int) -> None:
    """FIV-PLAY-1. Asks who acts where several could."""
    found = actors(st, seat, card, ability, regs, flags)
    if card >= 0 and st.zone[card] == HAND:
        st.show(card, ALL)
    if len(found) > 1:
        st.stack.append(WhoActs(seat, card, ability.number, regs, flags))
    elif found:
        begin(st, seat, card, ability, found[0], regs, flags)


def begin(st: FiveSails, seat: int, card: int, ability: Ability, actor: int, regs: Regs, flags: int) -> None:
    """The ability is announced, by this actor; its first steps are its costs."""
    st.serial += 1
    if card >= 0 and not flags & COPY:
        if st.zone[card] == HAND:
            flags |= FROM_HAND
            st.to_aside(card, ALL)
        elif st.zone[card] == DISCARD:
            st.to_aside(card, ALL)
        elif ability.limit == DAILY and st.zone[card] != LINE:
            bit = ability.slot * 4 + seat if DEFS[st.kind[card]].kind == EVENT else ability.slot
            st.used[card] |= 1 << bit
    if actor >= 0 and not st.engaged[actor]:
        flags |= WAS_READY
    if st.events is not None and card >= 0:
        st.tell(Used(seat, card, DEFS[st.kind[card]].id, actor, ability.text))
    st.stack.append(Done(st.serial, seat, card, ability.number, actor, len(st.pending), flags))
    st.stack.append(Run(st.serial, seat, card, ability.number, 0, actor, place_of(st, card, actor), regs, flags))


class Done(Auto):
    """FIV-PLAY-5: the ability is used; its risk is discarded; what waited for the end of it can be answered."""

    __slots__ = ("serial", "seat", "card", "ability", "actor", "base", "flags")
    serial: int
    seat: int
    card: int
    ability: int
    actor: int
    base: int
    flags: int

    def __init__(self, serial: int, seat: int, card: int, ability: int, actor: int, base: int, flags: int) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.ability = ability
        self.actor = actor
        self.base = base
        self.flags = flags

    def run(self, state: FiveSails) -> None:
        st = state
        card = self.card
        ability = ABILITIES[self.ability]
        if card >= 0 and st.zone[card] == ASIDE and not self.flags & COPY:
            if ability.afterwards == 1 or self.flags & LOCKED:
                st.to_locker(card)
            elif self.flags & SUNK:
                st.to_bottom([card], 0)
            else:
                st.to_discard(card)
        if card >= 0 and st.zone[card] == LINE and ability.afterwards == 1:
            st.used[card] |= TO_THE_LOCKER
        if card >= 0 and self.flags & FROM_HAND:
            later(st, CARD_USED, card, st.kind[card], self.seat)
            if DEFS[st.kind[card]].mask & SORCERY:
                tired = self.actor >= 0 and self.flags & WAS_READY and st.engaged[self.actor]
                later(st, SORCERY_PLAYED, card, self.actor if tired else -1, self.seat)
        if ability.qualifier & SORCERER:
            later(
                st,
                SORCERY_DONE,
                self.actor,
                self.ability * 1024 + (card if card >= 0 else 0),
                self.serial * 8 + self.seat,
            )
        if ability.kind == ACTION and st.phase == DRAMA and st.duel[D_ON] == 0 and not self.flags & COPY:
            later(st, ACTED, card, 0, self.seat)
        flush(st, self.base)


def drop(st: FiveSails, serial: int) -> None:
    """Whatever a use had queued vanishes, now and for later (FIV-C-41), and so do the answers that others still wanted
    to give it (FIV-C-43). Its end still comes."""
    kept: list[Frame[Any]] = []
    for frame in st.stack:
        if isinstance(frame, Window) and frame.answers_use() == serial:
            continue
        if isinstance(frame, Done) or not isinstance(frame, Piece) or frame.use() != serial:
            kept.append(frame)
    st.stack[:] = kept
    st.marks = [mark for mark in st.marks if mark.serial != serial]
    st.later = [put_off for put_off in st.later if not queued_by(put_off.run, serial)]


def queued_by(frame: Frame[Any], serial: int) -> bool:
    return isinstance(frame, Piece) and frame.use() == serial


def listening(st: FiveSails, what: int) -> bool:
    """Whether anybody could answer such a moment, as far as everyone can tell."""
    if st.live >> what & 1:
        return True
    mask = HAND_FACTIONS[what]
    if mask:
        for p in range(st.seats):
            if (mask >> NEUTRAL & 1 or mask >> st.faction[p] & 1) and st.hands[p] and not st.out[p]:
                return True
    return False


def now(st: FiveSails, what: int, a: int, b: int, c: int) -> None:
    """A moment that is answered at once, before anything else goes on ("when")."""
    if listening(st, what) or st.duel[D_ON] == 2:
        forced = duties(st, what, a, b, c)
        st.stack.append(Window(what, a, b, c, 0, False, forced, False))


def later(st: FiveSails, what: int, a: int, b: int, c: int) -> None:
    """A moment that is answered when the whole ability is over ("after", FIV-REACT-5)."""
    if listening(st, what):
        st.pending.append(Moment(what, a, b, c))


def flush(st: FiveSails, base: int) -> None:
    """Open the windows for what has happened since, the earliest first."""
    waiting = st.pending[base:]
    if not waiting:
        return
    del st.pending[base:]
    waiting.reverse()
    for moment in waiting:
        forced = duties(st, moment.what, moment.a, moment.b, moment.c)
        st.stack.append(Window(moment.what, moment.a, moment.b, moment.c, 0, False, forced, False))


class Flush(Auto):
    """Opens the windows for all that is waiting."""

    __slots__ = ("base",)
    base: int

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, state: FiveSails) -> None:
        flush(state, self.base)


def sources(st: FiveSails, seat: int, what: int) -> list[int]:
    """A seat's cards on the table that may answer a moment."""
    found: list[int] = []
    kind = st.kind
    if st.live >> what & 1:
        on_the_table(st, seat, what, found)
    if st.duel[D_ON] == 2:
        side = st.side_of(seat)
        if side >= 0 and side == st.duel[D_SIDE]:
            line = st.lines[side]
            for k in range(st.duel[D_BASE], len(line)):
                if DEFS[kind[line[k]]].triggers >> what & 1:
                    found.append(line[k])
    return found


def on_the_table(st: FiveSails, seat: int, what: int, found: list[int]) -> None:
    kind = st.kind
    for i in st.crew[seat]:
        if DEFS[kind[i]].triggers >> what & 1:
            found.append(i)
    for i in st.gear:
        if st.ctrl[i] == seat and DEFS[kind[i]].triggers >> what & 1:
            found.append(i)
    i = st.schemes[seat]
    if i >= 0 and DEFS[kind[i]].triggers >> what & 1:
        found.append(i)
    for cards in st.street:
        for i in cards:
            if DEFS[kind[i]].triggers >> what & 1 and DEFS[kind[i]].kind == EVENT:
                found.append(i)


def duties(st: FiveSails, what: int, a: int, b: int, c: int) -> tuple[int, ...]:
    """The forced abilities that answer a moment, as seat << 20 | code."""
    if not DUTIES[what] or (st.live >> what & 1 == 0 and st.duel[D_ON] != 2):
        return ()
    found: list[int] = []
    taken: list[int] = []
    regs: Regs = (-1, -1, 0, a, b, c, 0)
    for seat in st.order():
        for i in sources(st, seat, what):
            if DEFS[st.kind[i]].duties >> what & 1 == 0 or i in taken:
                continue
            for ability in DEFS[st.kind[i]].abilities:
                if ability.kind == FORCED and ability.trigger == what and usable(st, seat, i, ability, regs):
                    found.append(seat << 20 | code_of(i, ability.slot))
                    taken.append(i)
    return tuple(found)


def answers(st: FiveSails, seat: int, what: int, regs: Regs, declared: tuple[int, ...]) -> list[int]:
    """The Reactions on the table that a seat can use now."""
    found: list[int] = []
    for i in sources(st, seat, what):
        for ability in DEFS[st.kind[i]].abilities:
            if ability.kind == REACTION and ability.trigger == what:
                code = code_of(i, ability.slot)
                if (seat << 20 | code) not in declared and usable(st, seat, i, ability, regs):
                    found.append(code)
    return found


def hand_answers(st: FiveSails, seat: int, what: int, regs: Regs, declared: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    seen: list[int] = []
    for i in st.hands[seat]:
        card = DEFS[st.kind[i]]
        if card.triggers >> what & 1 and card.kind == RISK and card.number not in seen:
            for ability in card.abilities:
                if ability.kind == REACTION and ability.trigger == what:
                    code = code_of(i, ability.slot)
                    if (seat << 20 | code) not in declared and usable(st, seat, i, ability, regs):
                        found.append(code)
                        seen.append(card.number)
    return found


class Window(Question):
    """A moment is answered (FIV-C-43): clockwise from the First Player those who want to react say so, then the First
    Player picks which resolves next. Whoever could hold an answer is asked, so that being asked tells nothing."""

    __slots__ = ("what", "a", "b", "c", "at", "sure", "declared", "closed")
    what: int
    a: int
    b: int
    c: int
    at: int  # the next to be asked, counted from the First Player
    sure: bool  # it is known already that this one is asked
    declared: tuple[int, ...]  # seat << 20 | ability code
    closed: bool  # nobody is asked any more, what was declared resolves

    def __init__(
        self, what: int, a: int, b: int, c: int, at: int, sure: bool, declared: tuple[int, ...], closed: bool
    ) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.at = at
        self.sure = sure
        self.declared = declared
        self.closed = closed

    def regs(self) -> Regs:
        return (-1, -1, 0, self.a, self.b, self.c, 0)

    def answers_use(self) -> int:
        """The use that is being announced, or aims at something, at this moment; -1 where it is no such moment."""
        if self.what in (TARGETED, RISK_SHOWN, ABILITY_SHOWN, STYLE_SHOWN):
            return self.b
        return self.c if self.what == CHALLENGED else -1

    def who(self, st: FiveSails) -> int:
        order = st.order()
        if self.closed or self.at >= len(order):
            return order[0]
        return order[self.at]

    def asks(self, state: FiveSails) -> bool:
        st = state
        if self.closed:
            return len(self.declared) > 1
        if self.sure:
            return True
        order = st.order()
        return self.at < len(order) and self.could(st, order[self.at])

    def could(self, st: FiveSails, seat: int) -> bool:
        holds = could_hold(st, seat, self.what)
        live = st.live >> self.what & 1 != 0 or st.duel[D_ON] == 2
        if not holds and not live:
            return False
        regs = self.regs()
        if holds and might_hold(st, seat, self.what, regs):
            return True
        return live and len(answers(st, seat, self.what, regs, self.declared)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        if self.closed:
            return [code & 0xFFFFF for code in self.declared]
        seat = self.who(st)
        regs = self.regs()
        out = [PASS]
        out += answers(st, seat, self.what, regs, self.declared)
        out += hand_answers(st, seat, self.what, regs, self.declared)
        return out

    def why(self, st: FiveSails) -> str:
        return "Which of them resolves first?" if self.closed else "React?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if self.closed:
            for code in self.declared:
                if code & 0xFFFFF == action:
                    self.resolve(st, code)
                    return
            return
        if action == PASS:
            self.go(st, self.at + 1, False, self.declared)
            return
        if st.events is not None:
            st.tell(Declared(seat, action & ARGUMENT, DEFS[st.kind[action & ARGUMENT]].id))
        st.show(action & ARGUMENT, ALL)
        self.go(st, self.at, False, (*self.declared, seat << 20 | action))

    def go(self, st: FiveSails, at: int, sure: bool, declared: tuple[int, ...]) -> None:
        st.stack.append(Window(self.what, self.a, self.b, self.c, at, sure, declared, False))

    def run(self, state: FiveSails) -> None:
        st = state
        if not self.closed:
            order = st.order()
            for at in range(self.at + 1, len(order)):
                if self.could(st, order[at]):
                    self.go(st, at, True, self.declared)
                    return
        if len(self.declared) > 1:
            st.stack.append(Window(self.what, self.a, self.b, self.c, 0, False, self.declared, True))
        elif self.declared:
            self.resolve(st, self.declared[0])

    def resolve(self, st: FiveSails, code: int) -> None:
        """The rest waits below; each is checked again before it resolves, and is not used up if it cannot."""
        rest = tuple([other for other in self.declared if other != code])
        if rest:
            st.stack.append(Window(self.what, self.a, self.b, self.c, 0, False, rest, True))
        seat = code >> 20
        action = code & 0xFFFFF
        card = action & ARGUMENT
        ability = from_code(st, action)
        regs = self.regs()
        if not st.out[seat] and self.there(st, seat, card) and usable(st, seat, card, ability, regs):
            announce(st, seat, card, ability, regs, 0)

    def there(self, st: FiveSails, seat: int, card: int) -> bool:
        zone = st.zone[card]
        if zone == HAND:
            return st.owner[card] == seat
        if zone == PLAY:
            return st.ctrl[card] == seat
        return zone in (STREET, LINE)
