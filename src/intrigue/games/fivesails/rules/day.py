"""The Day and its five phases (FIV-DAY-1), from setup to the last Dusk."""

from __future__ import annotations

from typing import Final

from ....core.state import Together
from ..cards.model import DEFS
from ..cards.names import (
    DAY_ENDS,
    DRAMA_BEGINS,
    DUSK_BEGINS,
    ENDS_WITH_DAY,
    HOARD,
    PLAN_PLAYED,
    PLANNING_ENDS,
    PLOT,
    SCHEME,
    SETUP,
)
from ..cards.names import REVEALED as WHEN_REVEALED
from ..events import Claimed, FirstPlayer, Phase, Planned, RenownMoved, Unveiled
from ..state.layout import (
    ALL,
    BAZAAR,
    BURIED,
    CITY_PLACES,
    DAWN,
    DOCKS,
    DRAMA,
    DUSK,
    FOR_GOOD,
    FORUMS,
    HOME,
    M_STAYS,
    NO_SEAT,
    PHASES,
    PLACES,
    PLANNING,
    PLUNDER,
)
from ..state.table import FiveSails
from .crews import Cap, join
from .drama import Turn
from .ending import DOMINANCE, ECONOMIC, ECONOMIC_MOST, chain, finish, most
from .frames import A_CARD, ARGUMENT, NO_REGS, PASS, Auto, Question
from .ground import marked
from .harm import drop_gear, ready, send_off
from .moving import go_home
from .paying import discard_from_hand
from .stats import is_brute
from .supply import deal_city, draw
from .trying import code_of
from .windows import Flush, Window, announce, later, now

LAST: Final = 5  # FIV-VICTORY-4
RENOWN_TO_WIN: Final = 7  # FIV-VICTORY-3


def enter_phase(st: FiveSails, phase: int) -> None:
    st.phase = phase
    if st.events is not None:
        st.tell(Phase(st.day, PHASES[phase]))


class SetUp(Auto):
    """What Leaders do before the first Dawn."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        st = state
        seat = self.seat
        if seat + 1 < st.seats:
            st.stack.append(SetUp(seat + 1))
        leader = st.leaders[seat]
        for ability in DEFS[st.kind[leader]].abilities:
            if ability.kind == SETUP:
                announce(st, seat, leader, ability, NO_REGS, 0)


class NewDay(Auto):
    """FIV-DAWN: one City card for each location, from the City Deck outward (FIV-C-12)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        st.day += 1
        enter_phase(st, DAWN)
        st.stack.append(BeginPlanning())
        st.stack.append(Flush(0))
        for place in range(st.first_place(), st.last_place() + 1):
            deal_city(st, place)


class BeginPlanning(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        enter_phase(state, PLANNING)
        state.stack.append(Plans(tuple([() for _ in range(state.seats)])))


class Plans(Together[FiveSails]):
    """FIV-PLAN-1: a scheme and a character each, face down until all have picked."""

    __slots__ = ()

    def menu(self, state: FiveSails, seat: int, picked: tuple[int, ...]) -> list[int]:
        st = state
        schemes: list[int] = []
        people: list[int] = []
        for i in st.approach[seat]:
            if DEFS[st.kind[i]].kind == SCHEME:
                schemes.append(A_CARD + i)
            else:
                people.append(A_CARD + i)
        if schemes and not picked:
            return schemes
        if people and len(picked) == (1 if schemes else 0):
            return people
        return []

    def note(self, state: FiveSails, seat: int, action: int) -> None:
        if state.events is not None:
            i = action & ARGUMENT
            state.tell(None, Planned(seat, i, DEFS[state.kind[i]].id), (seat,))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[FiveSails]:
        return Plans(picks)

    def reveal(self, state: FiveSails) -> None:
        """FIV-PLAN-2; FIV-PLAN-3 and FIV-C-18: who orders what is done when revealed."""
        st = state
        people: list[int] = []
        schemes: list[int] = []
        for seat in range(st.seats):
            person = -1
            scheme = -1
            for action in self.picks[seat]:
                i = action & ARGUMENT
                if DEFS[st.kind[i]].kind == SCHEME:
                    st.lay_scheme(i, seat)
                    st.panache[seat] = DEFS[st.kind[i]].panache
                    scheme = i
                else:
                    st.to_aside(i, ALL)
                    person = i
                later(st, PLAN_PLAYED, i, 0, seat)
            people.append(person)
            schemes.append(scheme)
        if st.events is not None:
            names = [tuple([DEFS[st.kind[i]].id if i >= 0 else "" for i in cards]) for cards in (schemes, people)]
            st.tell(Unveiled(names[0], names[1]))
        effects: list[int] = []
        for seat in st.order():
            i = st.schemes[seat]
            if i >= 0:
                for ability in DEFS[st.kind[i]].abilities:
                    if ability.kind == WHEN_REVEALED:
                        effects.append(seat << 20 | code_of(i, ability.slot))
        settled = len(effects) > 1 and st.first == NO_SEAT
        if settled:
            initiative(st)
        st.stack.append(Muster(tuple(people), settled))
        if effects:
            st.stack.append(Window(PLAN_PLAYED, -1, -1, -1, 0, False, tuple(effects), True))
        st.stack.append(Flush(0))


def initiative(st: FiveSails) -> None:
    """FIV-PLAN-5, FIV-PLAN-6; a tie sends the token one seat left of its holder, tied or not (FIV-C-20)."""
    best = -1
    tied: list[int] = []
    for seat in st.living():
        i = st.schemes[seat]
        number = DEFS[st.kind[i]].initiative if i >= 0 else -1
        if number > best:
            best = number
            tied = [seat]
        elif number == best:
            tied.append(seat)
    if len(tied) == 1:
        st.first = tied[0]
    elif st.first >= 0:
        st.first = st.after_seat(st.first)
    else:
        st.first = tied[st.rng.below(len(tied))]
    if st.events is not None:
        st.tell(FirstPlayer(st.first))


class Muster(Auto):
    """FIV-PLAN-7, then the schemes in order (FIV-PLAN-8), then the draw (FIV-PLAN-11)."""

    __slots__ = ("people", "settled")
    people: tuple[int, ...]
    settled: bool

    def __init__(self, people: tuple[int, ...], settled: bool) -> None:
        self.people = people
        self.settled = settled

    def run(self, state: FiveSails) -> None:
        st = state
        if not self.settled:
            initiative(st)
        order = st.order()
        st.stack.append(DrawCards())
        for seat in reversed(order):
            st.stack.append(Scheme(seat))
        st.stack.append(Flush(0))
        for seat in reversed(order):
            i = self.people[seat]
            if i >= 0:
                st.stack.append(Enter(i, seat))


class Enter(Auto):
    __slots__ = ("card", "seat")
    card: int
    seat: int

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        if not state.out[self.seat]:
            join(state, self.card, self.seat, HOME + self.seat)


class Scheme(Auto):
    """FIV-PLAN-9: the text above the bar."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        st = state
        i = st.schemes[self.seat]
        if i >= 0 and not st.out[self.seat]:
            for ability in DEFS[st.kind[i]].abilities:
                if ability.kind == PLOT:
                    announce(st, self.seat, i, ability, NO_REGS, 0)


class DrawCards(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for seat in st.order():
            count = DEFS[st.kind[st.leaders[seat]]].panache + st.panache[seat]
            if count > 0:
                draw(st, seat, count)
        st.stack.append(BeginDrama())
        st.stack.append(Flush(0))
        now(st, PLANNING_ENDS, -1, -1, -1)


class BeginDrama(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        enter_phase(st, DRAMA)
        st.passes = 0
        st.extra = 0
        st.stack.append(Plunder())
        st.stack.append(FirstTurn())
        st.stack.append(Flush(0))
        now(st, DRAMA_BEGINS, -1, -1, -1)


class FirstTurn(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        state.stack.append(Turn(state.order()[0]))


class Plunder(Auto):
    """FIV-PLUNDER: Dominance, collecting, Economic victory, the fifth Day."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        enter_phase(st, PLUNDER)
        owner = st.control[FORUMS]
        if owner >= 0 and st.control[DOCKS] == owner and st.control[BAZAAR] == owner:
            finish(st, [owner], DOMINANCE)
            return
        for place in range(CITY_PLACES):
            seat = st.control[place]
            count = st.renown_on[place]
            if seat >= 0 and count > 0:
                st.renown_on[place] = 0
                st.renown[seat] += count
                if st.events is not None:
                    st.tell(RenownMoved(PLACES[place], f"seat {seat}", count))
        rich = [seat for seat in st.living() if st.renown[seat] >= RENOWN_TO_WIN]
        if rich:
            top = most(st.renown, rich)
            if len(top) == 1:
                finish(st, top, ECONOMIC if len(rich) == 1 else ECONOMIC_MOST)
                return
        if st.day == LAST:
            nothing = [0] * st.seats
            chain(st, rich if rich else st.living(), nothing, nothing)
            return
        st.stack.append(Dusk())
        st.phase = DUSK
        if st.events is not None:
            st.tell(Phase(st.day, PHASES[DUSK]))
        st.stack.append(Flush(0))
        now(st, DUSK_BEGINS, -1, -1, -1)


class Dusk(Auto):
    """FIV-DUSK-2 to FIV-DUSK-6."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for i in st.aside[:]:
            if st.zone[i] == BURIED:
                place = st.place[i]
                if st.control[place] == st.owner[i]:
                    st.to_hand(i, False)
                else:
                    st.to_discard(i)
        for place in range(CITY_PLACES):
            if st.control[place] != NO_SEAT:
                st.control[place] = NO_SEAT
                if st.events is not None:
                    st.tell(Claimed(NO_SEAT, PLACES[place]))
        order = st.order()
        st.stack.append(Evening())
        st.stack.append(Flush(0))
        people: list[int] = []
        for seat in order:
            people += st.crew[seat]
        for i in st.gear[:]:
            ready(st, i)
        for i in reversed(people):
            st.stack.append(WalkHome(i))
        for i in people:
            ready(st, i)


class WalkHome(Auto):
    __slots__ = ("card",)
    card: int

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: FiveSails) -> None:
        if state.in_play(self.card) and not marked(state, M_STAYS, self.card):
            go_home(state, self.card, -1, False)


class Evening(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for place in range(CITY_PLACES):
            for i in st.street[place][:]:
                if not (DEFS[st.kind[i]].keys & HOARD and st.wounds[i] > 0):
                    st.to_discard(i)
        for seat in range(st.seats):
            if st.schemes[seat] >= 0:
                st.to_locker(st.schemes[seat])
        st.panache = [0] * st.seats
        st.stack.append(Night())
        st.stack.append(Flush(0))
        now(st, DAY_ENDS, -1, -1, -1)
        for seat in reversed(st.order()):
            st.stack.append(HandLimit(seat))


class HandLimit(Question):
    """FIV-DUSK-6, FIV-C-26: down to the Leader's printed Panache."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def asks(self, state: FiveSails) -> bool:
        if state.out[self.seat]:
            return False
        return len(state.hands[self.seat]) > DEFS[state.kind[state.leaders[self.seat]]].panache

    def picks(self, st: FiveSails) -> list[int]:
        out: list[int] = []
        seen: list[int] = []
        for i in st.hands[self.seat]:
            if st.kind[i] not in seen:
                seen.append(st.kind[i])
                out.append(A_CARD + i)
        return out

    def why(self, st: FiveSails) -> str:
        return "Discard down to your Leader's Panache."

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        st.stack.append(HandLimit(seat))
        if action != PASS:
            discard_from_hand(st, seat, action & ARGUMENT, -1)

    def run(self, state: FiveSails) -> None:
        pass


class Night(Auto):
    """FIV-C-32: Brutes are discarded, then lasting effects end; a new Day."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for seat in st.order():
            for i in st.crew[seat][:]:
                if st.in_play(i) and is_brute(st, i):
                    send_off(st, i, 2)
        for i in st.gear[:]:
            if st.in_play(i) and DEFS[st.kind[i]].keys & ENDS_WITH_DAY:
                drop_gear(st, i)
        st.stack.append(Morning())
        st.stack.append(Flush(0))


class Morning(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        st.marks = [mark for mark in st.marks if mark.until == FOR_GOOD]
        st.used = [0] * st.size
        st.touched = [0] * st.seats
        st.place_used = 0
        st.pending.clear()
        st.stack.append(NewDay())
        for seat in reversed(st.order()):
            st.stack.append(Cap(seat))
