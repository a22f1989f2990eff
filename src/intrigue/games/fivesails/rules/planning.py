"""Planning: schemes and characters in secret, who is First Player, what the schemes say (FIV-PLAN)."""

from __future__ import annotations

from ....core.state import Together
from ..events import FirstPlayer, Planned, Unveiled
from ..state.actions import A_CARD, ARGUMENT
from ..state.city import HOME
from ..state.frames import Doing
from ..state.moments import plan_played, planning_ends
from ..state.names import PLOT, SCHEME
from ..state.names import REVEALED as WHEN_REVEALED
from ..state.numbers import ALL, NO_SEAT, PLANNING
from ..state.parts import NO_MOMENT, Declared
from ..state.printed import CARDS
from ..state.state import FiveSails
from .crews import join
from .drawing import draw
from .legality import actors, code_of
from .moments import later
from .phases import enter_phase
from .reactions import Flush, Window, announce, now


class BeginPlanning(Doing):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        enter_phase(state, PLANNING)
        state.stack.append(Plans(tuple([() for _ in range(state.seats)])))


class Plans(Together[FiveSails]):
    """FIV-PLAN-1: a scheme and a character each (FIV-C-25), face down until all have picked. Nobody leaves one out who
    has some (FIV-C-17); whoever has none does without (FIV-C-16)."""

    __slots__ = ()

    def menu(self, state: FiveSails, seat: int, picked: tuple[int, ...]) -> list[int]:
        has_scheme = False
        for i in state.approach[seat]:
            if CARDS[state.kind[i]].kind == SCHEME:
                has_scheme = True
                break
        done = len(picked)
        if done > (1 if has_scheme else 0):
            return []
        scheme = has_scheme and done == 0  # the scheme comes first
        return [A_CARD + i for i in state.approach[seat] if (CARDS[state.kind[i]].kind == SCHEME) == scheme]

    def note(self, state: FiveSails, seat: int, action: int) -> None:
        if state.events is not None:
            i = action & ARGUMENT
            state.tell(None, Planned(seat, i, CARDS[state.kind[i]].id), (seat,))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[FiveSails]:
        return Plans(picks)

    def reveal(self, state: FiveSails) -> None:
        """FIV-PLAN-2; FIV-PLAN-3 and FIV-C-18: who orders what is done when revealed. If that is nobody yet, Initiative
        is looked at first (FIV-PLAN-4), unless there is only one such effect (FIV-C-19). From here on a scheme changes
        its Leader's Panache (FIV-SCHEME-3)."""
        st = state
        people: list[int] = []
        schemes: list[int] = []
        for seat in range(st.seats):
            person = -1
            scheme = -1
            for action in self.picks[seat]:
                i = action & ARGUMENT
                if CARDS[st.kind[i]].kind == SCHEME:
                    st.lay_scheme(i, seat)
                    st.panache[seat] = CARDS[st.kind[i]].panache
                    scheme = i
                else:
                    st.to_aside(i, ALL)
                    person = i
                later(st, plan_played(st, card=i, seat=seat))
            people.append(person)
            schemes.append(scheme)
        if st.events is not None:
            names = [tuple([CARDS[st.kind[i]].id if i >= 0 else "" for i in cards]) for cards in (schemes, people)]
            st.tell(Unveiled(names[0], names[1], st.eliminated_seats()))
        effects: list[Declared] = []
        for seat in st.order():
            i = st.schemes[seat]
            if i >= 0:
                for ability in CARDS[st.kind[i]].abilities:
                    if ability.kind == WHEN_REVEALED:
                        effects.append(Declared(seat, code_of(i, ability.slot)))
        settled = len(effects) > 1 and st.first == NO_SEAT
        if settled:
            initiative(st)
        st.stack.append(Muster(tuple(people), settled))
        if effects:
            st.stack.append(
                Window(plan_played(st, card=-1, seat=-1), at=0, sure=False, declared=tuple(effects), closed=True)
            )
        st.stack.append(Flush(0))


def initiative(st: FiveSails) -> None:
    """FIV-PLAN-5, FIV-PLAN-6: the highest Initiative of the schemes (FIV-SCHEME-2) gets the token (FIV-FIRST-1); who is
    equal further down does not matter (FIV-C-22). A tie sends it one seat left of its holder, tied or not (FIV-C-20);
    while nobody has it, a lot is drawn among the tied (FIV-C-21)."""
    best = -1
    tied: list[int] = []
    for seat in st.living():
        i = st.schemes[seat]
        number = CARDS[st.kind[i]].initiative if i >= 0 else -1
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


class Muster(Doing):
    """FIV-PLAN-7, then the schemes in order (FIV-PLAN-8), then the draw (FIV-PLAN-11, FIV-C-23)."""

    __slots__ = ("people", "settled")
    people: tuple[int, ...]
    settled: bool

    def __init__(self, people: tuple[int, ...], settled: bool) -> None:
        self.people = people
        self.settled = settled

    def plots(self, seat: int) -> bool:
        return True

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


class Enter(Doing):
    """FIV-CARD-9: characters come into play at Home."""

    __slots__ = ("card", "seat")
    card: int
    seat: int

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        if not state.eliminated[self.seat]:
            join(state, self.card, self.seat, HOME + self.seat)


class Scheme(Doing):
    """FIV-PLAN-9: the text above the bar. Only with that the scheme is in play for the Day (FIV-PLAN-10)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def plots(self, seat: int) -> bool:
        return seat == self.seat

    def run(self, state: FiveSails) -> None:
        st = state
        i = st.schemes[self.seat]
        if i >= 0 and not st.eliminated[self.seat]:
            for ability in CARDS[st.kind[i]].abilities:
                if ability.kind == PLOT and actors(st, self.seat, i, ability, NO_MOMENT):
                    announce(st, self.seat, i, ability, NO_MOMENT)


class DrawCards(Doing):
    """FIV-LEAD-5: as many as the Leader's Panache with all that changes it, the First Player first (FIV-C-24)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for seat in st.order():
            count = CARDS[st.kind[st.leaders[seat]]].panache + st.panache[seat]
            if count > 0:
                draw(st, seat, count)
        st.stack.append(Flush(0))
        now(st, planning_ends(st))
