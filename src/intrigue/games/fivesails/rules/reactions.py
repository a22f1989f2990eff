"""Reactions: moments are answered in windows (FIV-REACT, FIV-C-43), with abilities that are announced like any other
(FIV-PLAY)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ....core.state import Frame
from ..events import Used
from ..state.abilities import Ability
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.duel import CHALLENGE, DUEL, NO_DUEL
from ..state.frames import AbilityUse, Asking, Doing, Piece
from ..state.moments import (
    answerable,
    city_shown,
    in_the_line,
    played_or_discarded,
    sorcery_done,
    sorcery_played,
    when_acted,
)
from ..state.names import (
    ABILITY_NAMES,
    ACCEPTED,
    ACTION,
    CARD_SHOWN,
    CHALLENGED,
    CITY_SHOWN,
    DAILY,
    FORCED,
    MOVES,
    ONE_OF_YOURS,
    PRESSURE_WON,
    SORCERER,
    SORCERY,
)
from ..state.numbers import ALL, ASIDE, DISCARD, DRAMA, HAND, LINE, PLAY, STREET
from ..state.parts import AS_USUAL, FROM_HAND, NO_MOMENT, Declared, Manner, Moment
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from .ability_use import Use, forget, miss, next_use, queued_by, targets_of
from .legality import actors, asking, could_hold, from_code, might_hold, only_actor, usable, use_of
from .moments import answers, duties, hand_answers, later


class WhoActs(Asking):
    """FIV-ACT: the acting character is chosen as the ability is announced."""

    __slots__ = ("seat", "card", "ability", "moment", "manner")
    seat: int
    card: int
    ability: int
    moment: Moment
    manner: Manner

    def __init__(self, seat: int, card: int, ability: int, moment: Moment, manner: Manner) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.moment = moment
        self.manner = manner

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        found = actors(st, self.seat, self.card, ABILITIES[self.ability], self.moment, self.manner.copied)
        return [A_CARD + i for i in found]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            begin(st, seat, self.card, ABILITIES[self.ability], action & ARGUMENT, self.moment, self.manner)


def announce(st: FiveSails, seat: int, card: int, ability: Ability, moment: Moment, manner: Manner = AS_USUAL) -> None:
    """FIV-PLAY-1. Asks who acts where several could. That it can be used whoever announces it has asked already."""
    if ability.actor == ONE_OF_YOURS:
        found = actors(st, seat, card, ability, moment, manner.copied)
    else:
        found = [only_actor(st, seat, card, ability)]
    if card >= 0 and st.zone[card] == HAND:
        st.show(card, ALL)
    if len(found) > 1:
        st.stack.append(WhoActs(seat, card, ability.number, moment, manner))
    elif found:
        begin(st, seat, card, ability, found[0], moment, manner)


def begin(
    st: FiveSails,
    seat: int,
    card: int,
    ability: Ability,
    actor: int,
    moment: Moment,
    manner: Manner = AS_USUAL,
    target: int = -1,
) -> None:
    """The ability is announced, by this actor; its first steps are its costs."""
    serial = next_use(st)
    if card >= 0 and not manner.copied:
        if st.zone[card] == HAND:
            manner = FROM_HAND
            st.to_aside(card, ALL)
        elif st.zone[card] == DISCARD:
            st.to_aside(card, ALL)
        elif ability.limit == DAILY and st.zone[card] != LINE:
            st.use_up(seat, card, ability.slot)
    rested: list[int] = []
    if manner.from_hand and CARDS[st.kind[card]].mask & SORCERY:
        rested = [i for i in st.crew[seat] if not st.engaged[i]]
    use = use_of(st, serial, seat, card, ability, actor, moment, manner.copied, target)
    if st.events is not None and card >= 0 and not in_vain(st, use, ability):
        printed = CARDS[ability.owner].id if ability.owner >= 0 else ""
        kind = ABILITY_NAMES[ability.kind]
        st.tell(Used(seat, card, CARDS[st.kind[card]].id, actor, printed, ability.line, kind))
    st.stack.append(
        EndOfUse(
            serial=serial,
            seat=seat,
            card=card,
            ability=ability.number,
            actor=actor,
            base=len(st.pending),
            manner=manner,
            cancelled=False,
            rested=tuple(rested),
        )
    )
    st.stack.append(use)


def in_vain(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether something forced has come to nothing before it happened, since whoever it is about has fallen: of that
    the log says nothing."""
    return ability.kind == FORCED and ability.useful is not None and not ability.useful.holds(st, use, use.actor)


@mypyc_attr(free_list_len=1)
class EndOfUse(Use):
    """FIV-PLAY-5: the ability is used; its risk is discarded (FIV-USE-2, FIV-RISK-3), or goes where its own text says
    (FIV-C-146), perhaps only when it leaves play (FIV-C-149); what waited for the end of it can be answered.

    Everything that is an Action counts as one, Challenge with its whole duel (FIV-C-45). Of a Sorcery from hand it is
    told whom it engaged, whoever its actor was (FIV-C-158)."""

    __slots__ = ("seat", "card", "ability", "actor", "base", "manner", "cancelled", "rested")
    seat: int
    card: int
    ability: int
    actor: int
    base: int
    manner: Manner
    cancelled: bool  # nothing of what it says is done any more (FIV-C-41)
    rested: tuple[int, ...]  # of a Sorcery from hand: who of its player's characters was en garde

    def __init__(
        self,
        serial: int,
        seat: int,
        card: int,
        ability: int,
        actor: int,
        base: int,
        manner: Manner,
        cancelled: bool,
        rested: tuple[int, ...],
    ) -> None:
        super().__init__(serial)
        self.seat = seat
        self.card = card
        self.ability = ability
        self.actor = actor
        self.base = base
        self.manner = manner
        self.cancelled = cancelled
        self.rested = rested

    def cancel(self) -> EndOfUse:
        return EndOfUse(
            serial=self.serial,
            seat=self.seat,
            card=self.card,
            ability=self.ability,
            actor=self.actor,
            base=self.base,
            manner=self.manner,
            cancelled=True,
            rested=self.rested,
        )

    def run(self, state: FiveSails) -> None:
        st = state
        card = self.card
        ability = ABILITIES[self.ability]
        manner = self.manner
        played = manner.from_hand or manner.from_pile
        if card >= 0 and not manner.copied and st.zone[card] in (ASIDE, LINE, PLAY):
            # now, or when it leaves play: it may have become an attachment
            if (ability.then_to_locker and not self.cancelled) or manner.locked:
                st.bound_for_locker = with_card(st.bound_for_locker, card)
            elif manner.sunk:
                st.bound_for_deck = with_card(st.bound_for_deck, card)
            if played and st.zone[card] == ASIDE:
                st.to_discard(card)
        if played:
            later(st, played_or_discarded(st, card=card, seat=self.seat))  # FIV-C-154
            for i in self.rested:
                if st.in_play(i) and st.engaged[i]:
                    later(st, sorcery_played(st, card=card, engaged=i, seat=self.seat))
        if ability.qualifier & SORCERER:
            whom = targets_of(st, self.serial)
            later(st, sorcery_done(st, actor=self.actor, ability=self.ability, seat=self.seat, concerned=whom))
        if ability.kind == ACTION and st.phase == DRAMA and st.duel.stage == NO_DUEL and not manner.copied:
            later(st, when_acted(st, card=card, seat=self.seat))
        forget(st, self.serial)
        flush(st, self.base)


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return cards if card in cards else (*cards, card)


def drop(st: FiveSails, serial: int) -> None:
    """Whatever a use had queued vanishes, now and for later (FIV-C-41), and so do the answers that others still wanted
    to give it (FIV-C-43). Its end still comes, and a risk is discarded even if it says otherwise of itself."""
    kept: list[Frame[Any]] = []
    for frame in st.stack:
        if isinstance(frame, Window) and frame.answers_use() == serial:
            for one in frame.declared:
                miss(st, one)
            continue
        if isinstance(frame, EndOfUse):
            kept.append(frame.cancel() if frame.serial == serial else frame)
        elif not isinstance(frame, Piece) or frame.use() != serial:
            kept.append(frame)
    st.stack[:] = kept
    st.marks = [mark for mark in st.marks if mark.serial != serial]
    st.later = [put_off for put_off in st.later if not queued_by(put_off.steps, serial)]


def source(st: FiveSails, serial: int) -> int:
    """The card whose ability a use is, while it goes on, or what it has put off; -1 for the actions that everybody
    has."""
    for frame in st.stack:
        if isinstance(frame, (EndOfUse, AbilityUse)) and frame.serial == serial:
            return frame.card
    return -1


def now(st: FiveSails, moment: Moment) -> None:
    """A moment that is answered at once, before anything else goes on ("when", FIV-REACT-4)."""
    if moment is not NO_MOMENT and answerable(st, moment.what):
        open_window(st, moment)


def flush(st: FiveSails, base: int) -> None:
    """Open the windows for what has happened since, the earliest first."""
    if len(st.pending) <= base:
        return
    waiting = st.pending[base:]
    del st.pending[base:]
    waiting.reverse()
    for moment in waiting:
        open_window(st, moment)


def open_window(st: FiveSails, moment: Moment) -> None:
    st.stack.append(Window(moment, at=0, sure=False, declared=duties(st, moment), closed=False))


class Flush(Doing):
    """Opens the windows for all that is waiting."""

    __slots__ = ("base",)
    base: int

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, state: FiveSails) -> None:
        flush(state, self.base)


def when_revealed(st: FiveSails, cards: list[int]) -> None:
    """FIV-C-157: cards are revealed, from whatever deck: what they do "when revealed" happens at once."""
    for i in reversed(cards):
        if CARDS[st.kind[i]].duties >> CITY_SHOWN & 1:
            open_window(st, city_shown(st, card=i, place=-1))


def come_to_nothing(st: FiveSails, moment: Moment) -> bool:
    """FIV-C-191: whether the matter that a moment is about is over by now, so that nobody can cut in any more
    (FIV-REACT-4): a challenge has ended (FIV-C-94), a move was stopped, a pressure has failed, a card was revised."""
    what = moment.what
    if what in (CHALLENGED, ACCEPTED):
        duel = st.duel
        return duel.stage != CHALLENGE or not (
            st.in_play(duel.challenger.fighter) and st.in_play(duel.defender.fighter)
        )
    if what == MOVES:
        return not st.in_play(moment.card) or not on_the_way(st, moment.card)
    if what == PRESSURE_WON:
        return not st.pressure.won
    return what == CARD_SHOWN and st.zone[moment.card] != LINE


def on_the_way(st: FiveSails, card: int) -> bool:
    for frame in st.stack:
        if isinstance(frame, Piece) and frame.moves() == card:
            return True
    return False


@mypyc_attr(free_list_len=1)
class Window(Asking):
    """A moment is answered (FIV-C-43): clockwise from the First Player those who want to react say so, then the First
    Player picks which resolves next. Whoever could hold an answer is asked, so that being asked tells nothing. It opens
    in any phase, and who lets it pass has used nothing up (FIV-C-42)."""

    __slots__ = ("moment", "at", "sure", "declared", "closed")
    moment: Moment
    at: int  # the next to be asked, counted from the First Player
    sure: bool  # it is known already that this one is asked
    declared: tuple[Declared, ...]
    closed: bool  # nobody is asked any more, what was declared resolves

    def __init__(self, moment: Moment, at: int, sure: bool, declared: tuple[Declared, ...], closed: bool) -> None:
        self.moment = moment
        self.at = at
        self.sure = sure
        self.declared = declared
        self.closed = closed

    def answers_use(self) -> int:
        """The use that is being announced, or aims at something, at this moment; -1 where it is no such moment."""
        return self.moment.use

    def is_interlude(self) -> bool:
        return True

    def who(self, st: FiveSails) -> int:
        order = st.order()
        if self.closed or self.at >= len(order):
            return order[0]
        return order[self.at]

    def asks(self, state: FiveSails) -> bool:
        st = state
        if come_to_nothing(st, self.moment):
            return False
        if self.closed:
            return len(self.declared) > 1
        if self.sure:
            return True
        order = st.order()
        return self.at < len(order) and self.could(st, order[self.at])

    def could(self, st: FiveSails, seat: int) -> bool:
        what = self.moment.what
        holds = could_hold(st, seat, what)
        live = st.answerable >> what & 1 != 0 or (st.duel.stage == DUEL and in_the_line(what))
        if not holds and not live:
            return False
        if holds and might_hold(st, seat, what, self.moment):
            return True
        return live and len(answers(st, seat, self.moment, self.declared)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        if self.closed:
            return [one.action for one in self.declared]
        seat = self.who(st)
        out = [PASS]
        out += answers(st, seat, self.moment, self.declared)
        out += hand_answers(st, seat, self.moment, self.declared)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if self.closed:
            for one in self.declared:
                if one.action == action:
                    self.resolve(st, one)
                    return
            return
        if action == PASS:
            self.go(st, self.at + 1, sure=False, declared=self.declared)
            return
        st.show(action & ARGUMENT, ALL)
        self.go(st, self.at, sure=False, declared=(*self.declared, Declared(seat, action)))

    def without(self, st: FiveSails, seat: int) -> Window:
        """Somebody who is out reacts to nothing any more, and nobody has to say when (FIV-C-9, FIV-C-166)."""
        kept: list[Declared] = []
        for one in self.declared:
            if one.seat == seat:
                miss(st, one)
            else:
                kept.append(one)
        return Window(self.moment, self.at, self.sure, tuple(kept), self.closed)

    def go(self, st: FiveSails, at: int, sure: bool, declared: tuple[Declared, ...]) -> None:
        st.stack.append(Window(self.moment, at, sure, declared, closed=False))

    def run(self, state: FiveSails) -> None:
        st = state
        if come_to_nothing(st, self.moment):
            for one in self.declared:
                miss(st, one)
            return
        if not self.closed:
            order = st.order()
            for at in range(self.at + 1, len(order)):
                if self.could(st, order[at]):
                    self.go(st, at, sure=True, declared=self.declared)
                    return
        if len(self.declared) > 1:
            st.stack.append(Window(self.moment, at=0, sure=False, declared=self.declared, closed=True))
        elif self.declared:
            self.resolve(st, self.declared[0])

    def resolve(self, st: FiveSails, picked: Declared) -> None:
        """The rest waits below; each is checked again before it resolves, and is not used up if it cannot."""
        rest = tuple([other for other in self.declared if other is not picked])
        if rest:
            st.stack.append(Window(self.moment, at=0, sure=False, declared=rest, closed=True))
        seat = picked.seat
        card = picked.action & ARGUMENT
        ability = from_code(st, picked.action)
        use = asking(seat, self.moment)
        if self.there(st, seat, card) and usable(st, use, card, ability):
            announce(st, seat, card, ability, self.moment)
        else:
            miss(st, picked)

    def there(self, st: FiveSails, seat: int, card: int) -> bool:
        zone = st.zone[card]
        if zone == HAND:
            return st.owner[card] == seat
        if zone == PLAY:
            return st.ctrl[card] == seat
        return zone in (STREET, LINE, ASIDE)
