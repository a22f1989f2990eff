"""The trading floor: who may act and when, the clock, and the closing moments (MED-TRD).

In rounds each seat has the floor in turn with a bounded number of acts, and warehouses and cubes follow in a sealed
step together. Live, everybody acts at once and the table moves the clock (MED-C-66).
"""

from __future__ import annotations

from typing import Final

from ....core.state import TABLE, Frame
from ..cards.goods import BASICS, GOODS, SPICES
from ..events import Clock, Passed, Ready, ShowedHand, TradingOpens
from ..events import Closing as ClosingEvent
from ..events import Floor as FloorEvent
from ..state.numbers import LIVE_ACTS
from ..state.parts import BLANK
from ..state.table import Mediterranean
from .actions import DONE, GRACE, HALF, MINUTE, PASS, SHOW, STORE, TAKE, TIME, WAIT
from .deals import act, envoy_options, floor_options
from .drafts import draft_options
from .terms import open_to
from .warehouse import cube_options, store_options, warehouse_or_cube

CLOSING_ACTS: Final = 12  # of a seat in the sealed step


class Floor(Frame[Mediterranean]):
    """Offers and answers. In rounds `lap` counts from 1 and `place` is the place in the order of play; live, lap is 0.

    `quiet` counts the turns in a row in which nothing happened that others could see, `busy` says whether something
    has in this one.
    """

    __slots__ = ("lap", "place", "quiet", "busy")
    lap: int
    place: int
    quiet: int
    busy: bool

    def __init__(self, lap: int, place: int, quiet: int, busy: bool) -> None:
        self.lap = lap
        self.place = place
        self.quiet = quiet
        self.busy = busy

    def asks(self, state: Mediterranean) -> bool:
        if self.lap == 0:
            return self.mover(state) != TABLE
        return self.lap < state.variant.laps or has_offers(state, state.order[self.place])

    def mover(self, state: Mediterranean) -> int:
        if self.lap > 0:
            return state.order[self.place]
        for p in range(state.seats):
            if state.done >> p & 1 == 0:
                return p
        return TABLE

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        if self.lap > 0:
            return (state.order[self.place],)
        return tuple([p for p in range(state.seats) if state.done >> p & 1 == 0])

    def options(self, state: Mediterranean, seat: int) -> list[int]:
        out: list[int] = []
        if self.lap == 0:
            if seat == TABLE:
                return clock_options(state)
            if 0 <= seat < state.seats and state.done >> seat & 1 == 0:
                draft_options(state, seat, out)
                if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
                    floor_options(state, seat, False, out)
                    envoy_options(state, seat, out)
                    show_options(state, seat, out)
                    store_options(state, seat, out)
                    cube_options(state, seat, out)
                    out.append(DONE)
                    out.append(WAIT)
            return out
        if seat != state.order[self.place]:
            return out
        if self.lap == state.variant.laps:  # the last lap is for answers
            if state.drafts[seat].taking:
                draft_options(state, seat, out)
                return out
            floor_options(state, seat, True, out)
            out.append(PASS)
            return out
        draft_options(state, seat, out)
        if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
            floor_options(state, seat, False, out)
            envoy_options(state, seat, out)
            show_options(state, seat, out)
            out.append(PASS)
        return out

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if self.lap == 0:
            self.live(state, seat, action)
            return
        if action == PASS:
            if state.events is not None:
                state.tell(Passed(seat))
            self.next_seat(state, self.busy)
            return
        state.acts[seat] -= 1
        if action == SHOW:
            show(state, seat)
            busy = True
        else:
            busy = act(state, seat, action) or self.busy
        if state.acts[seat] <= 0:
            self.next_seat(state, busy)
        else:
            state.stack.append(self if busy == self.busy else Floor(self.lap, self.place, self.quiet, busy))

    def run(self, state: Mediterranean) -> None:
        if self.lap == 0:
            close_floor(state)  # everybody is done; nothing is left to store
        else:
            self.next_seat(state, self.busy)

    def next_seat(self, state: Mediterranean, busy: bool) -> None:
        """The floor goes on; trading ends when all passed in a row or the laps are over (MED-TRD-5)."""
        state.drafts[state.order[self.place]] = BLANK
        quiet = 0 if busy else self.quiet + 1
        place, lap = self.place + 1, self.lap
        if place == state.seats:
            place, lap = 0, lap + 1
        if lap > state.variant.laps or quiet >= state.seats:
            begin_closing(state)
            return
        seat = state.order[place]
        state.acts[seat] = state.variant.acts
        if state.events is not None:
            state.tell(FloorEvent(seat, lap))
        state.stack.append(Floor(lap, place, quiet, False))

    def live(self, state: Mediterranean, seat: int, action: int) -> None:
        state.stack.append(self)
        if seat == TABLE:
            tick(state, action)
            return
        state.acts[seat] -= 1
        if action == DONE:
            state.done |= 1 << seat
            state.drafts[seat] = BLANK
            if state.events is not None:
                state.tell(Ready(seat))
        elif action == SHOW:
            show(state, seat)
        elif action >= STORE and action < TAKE:
            warehouse_or_cube(state, seat, action, True)
        elif action != WAIT:
            act(state, seat, action)
        if state.acts[seat] <= 0:
            state.done |= 1 << seat


class Closing(Frame[Mediterranean]):
    """The last moments: everyone fills the warehouse and lays cubes, sealed until all are done (MED-C-66).

    `counts` are the acts of each seat so far, `ready` the seats that are done, as bits.
    """

    __slots__ = ("counts", "ready")
    counts: tuple[int, ...]
    ready: int

    def __init__(self, counts: tuple[int, ...], ready: int) -> None:
        self.counts = counts
        self.ready = ready

    def asks(self, state: Mediterranean) -> bool:
        return self.ready != (1 << state.seats) - 1

    def mover(self, state: Mediterranean) -> int:
        for p in range(state.seats):
            if self.ready >> p & 1 == 0:
                return p
        return TABLE

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        return tuple([p for p in range(state.seats) if self.ready >> p & 1 == 0])

    def asked(self, state: Mediterranean, seat: int) -> tuple[int, ...]:
        return tuple([p for p in range(state.seats) if p != seat or self.ready >> p & 1 == 0])

    def options(self, state: Mediterranean, seat: int) -> list[int]:
        out: list[int] = []
        if seat == TABLE:
            if state.clock > 0:
                out.append(TIME)
            return out
        if seat < 0 or seat >= state.seats or self.ready >> seat & 1:
            return out
        if self.counts[seat] < CLOSING_ACTS:
            store_options(state, seat, out)
            cube_options(state, seat, out)
        out.append(DONE)
        return out

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if seat == TABLE:
            if state.events is not None:
                state.tell(Clock("time"))
            close_floor(state)
            return
        counts = list(self.counts)
        counts[seat] += 1
        ready = self.ready
        if action == DONE:
            ready |= 1 << seat
            if state.events is not None:
                state.tell(None, Ready(seat), (seat,))
        else:
            warehouse_or_cube(state, seat, action, False)
        state.stack.append(Closing(tuple(counts), ready))

    def run(self, state: Mediterranean) -> None:
        close_floor(state)

    def sealed(self, state: Mediterranean, seat: int) -> bool:
        return True

    def unsealed(self, seat: int) -> Frame[Mediterranean]:
        counts = tuple([self.counts[p] if p == seat else 0 for p in range(len(self.counts))])
        return Closing(counts, self.ready & 1 << seat if seat >= 0 else 0)

    def unseen(self, seat: int) -> int:
        return sum([self.counts[p] for p in range(len(self.counts)) if p != seat])


def open_floor(state: Mediterranean) -> None:
    """MED-TRD-1: a fresh floor. What was warehoused is in hand again (MED-C-21)."""
    n = state.seats
    state.offers = []
    state.posted = 0
    state.deals = 0
    state.done = 0
    state.clock = 0
    state.envoys = 0
    state.drafts = [BLANK] * n
    state.cubes = [()] * n
    state.open_cubes = [()] * n
    state.promises = [()] * n
    live = state.variant.floor == "live"
    state.acts = [LIVE_ACTS if live else state.variant.acts] * n
    if state.events is not None:
        state.tell(TradingOpens(0 if live else 1))
        if not live:
            state.tell(FloorEvent(state.order[0], 1))
    state.stack.append(Floor(0 if live else 1, 0, 0, False))


def begin_closing(state: Mediterranean) -> None:
    state.offers = []
    state.drafts = [BLANK] * state.seats
    if state.events is not None:
        state.tell(ClosingEvent())
    state.stack.append(Closing(tuple([0] * state.seats), 0))


def close_floor(state: Mediterranean) -> None:
    """Trading is over; Resolution lies next on the stack."""
    state.offers = []
    state.drafts = [BLANK] * state.seats
    state.acts = [state.variant.acts] * state.seats


def has_offers(state: Mediterranean, p: int) -> bool:
    """Whether there is an offer that a seat might still answer. Everybody can see that."""
    for offer in state.offers:
        if open_to(offer, p):
            return True
    return False


def clock_options(state: Mediterranean) -> list[int]:
    """MED-TRD-6: two warnings, then the grace, or at once the end."""
    if state.clock == 0:
        return [MINUTE]
    if state.clock == 1:
        return [HALF]
    return [GRACE if state.variant.grace else TIME]


def tick(state: Mediterranean, action: int) -> None:
    state.clock += 1
    if state.events is not None:
        state.tell(Clock(CLOCK_WORDS[action - MINUTE]))
    if action == GRACE:
        state.stack.pop()
        begin_closing(state)
    elif action == TIME:
        state.stack.pop()
        close_floor(state)


CLOCK_WORDS: Final[list[str]] = ["minute", "half minute", "grace", "time"]


def show_options(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-PROD-5: with open hands everybody sees the goods. Luxury goods stay hidden, for the sake of the pirates."""
    if state.drafts[p].steps != ():
        return
    counts = state.good_counts(p)
    for good in range(BASICS, SPICES):
        if counts[good] > state.claims[p * GOODS + good]:
            out.append(SHOW)
            return


def show(state: Mediterranean, p: int) -> None:
    counts = state.good_counts(p)
    for good in range(BASICS, SPICES):
        state.claim(p, good, counts[good])
    state.revealed += 1
    if state.events is not None:
        state.tell(ShowedHand(p))
