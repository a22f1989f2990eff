"""The trading floor: who may act and when, the clock, and the closing moments (MED-TRD).

In rounds each seat has the floor in turn with a bounded number of acts; live, everybody acts at once and the table
moves the clock (MED-C-66). Either way a sealed step for warehouses and cubes follows, together (MED-C-82).
"""

from __future__ import annotations

from typing import Final

from ....core.state import TABLE, Frame
from ..cards.goods import BASICS, GOLD, GOOD_NAMES, GOODS, SPICES
from ..events import Clock, Closing, Floor, Passed, Ready, Resumed, ShowedHand, ShowedLuxury, TradingOpens
from ..state.numbers import MOST_ACTS
from ..state.parts import BLANK
from ..state.state import Mediterranean
from .actions import (
    DONE,
    ENVOY,
    GRACE,
    HALF,
    MINUTE,
    NOT_DONE,
    PASS,
    SHOW,
    SHOW_LUXURY,
    STORE,
    TAKE,
    TIME,
    WAIT,
)
from .deals import (
    act,
    envoy_actions,
    floor_actions,
    lapse_own,
    leave_floor,
    offer_in_question,
    weigh_actions,
)
from .drafts import draft_actions
from .terms import open_to
from .warehouse import cube_actions, store_actions, warehouse_or_cube


class TradingFloor(Frame[Mediterranean]):
    """MED-TRD-1: offers and answers. In rounds `lap` counts from 1 and `place` is the place in the order of play; live,
    lap is 0.

    `quiet` counts the turns in a row in which their holders did nothing that others could see, and passed; `busy` says
    whether something was seen in this one.
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
        holder = self.holder(state)
        return self.lap < state.options.laps or self.mover(state) != holder or has_offers(state, holder)

    def holder(self, state: Mediterranean) -> int:
        """Who has the floor, in rounds."""
        return state.order[self.place]

    def mover(self, state: Mediterranean) -> int:
        if self.lap > 0:
            pending = offer_in_question(state)  # a deal that waits for its maker's word
            return self.holder(state) if pending is None else pending.seat
        for seat in range(state.seats):
            if state.done >> seat & 1 == 0:
                return seat
        return TABLE

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        if self.lap > 0:
            return (self.mover(state),)
        return tuple([seat for seat in range(state.seats) if state.done >> seat & 1 == 0 or state.acts[seat] > 0])

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        out: list[int] = []
        if self.lap == 0:
            if seat == TABLE:
                return clock_actions(state)
            if 0 <= seat < state.seats:
                live_actions(state, seat, out)
            return out
        if seat != self.mover(state):
            return out
        if seat != self.holder(state):
            pending = offer_in_question(state)
            assert pending is not None
            weigh_actions(pending, out)
            return out
        if self.lap == state.options.laps:  # the last lap is for answers
            if state.drafts[seat].taking:
                draft_actions(state, seat, out)
                return out
            floor_actions(state, seat, out, answers_only=True)
            out.append(PASS)
            return out
        draft_actions(state, seat, out)
        if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
            floor_actions(state, seat, out, answers_only=False)
            envoy_actions(state, seat, out)
            show_actions(state, seat, out)
            out.append(PASS)
        return out

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if self.lap == 0:
            state.stack.append(self)
            live(state, seat, action)
            return
        if action == PASS:
            if state.events is not None:
                state.tell(Passed(seat))
            self.next_seat(state, self.busy)
            return
        if seat == self.holder(state) and state.acts[seat] > 0:
            state.acts[seat] -= 1
        busy = self.busy
        if action in (SHOW, SHOW_LUXURY):
            show(state, seat, action)
            busy = True
        elif act(state, seat, action):
            busy = True
        if self.is_spent(state):
            self.next_seat(state, busy=True)  # whatever the acts were for, that is no pass
        else:
            state.stack.append(self if busy == self.busy else TradingFloor(self.lap, self.place, self.quiet, busy))

    def is_spent(self, state: Mediterranean) -> bool:
        """Whether the holder's acts are over. What the last one began is brought to its end: a deal that waits for a
        word, cards to be picked for an offer, envoys who have yet to hear where to go (MED-C-66)."""
        holder = self.holder(state)
        draft = state.drafts[holder]
        if state.acts[holder] > 0 or offer_in_question(state) is not None:
            return False
        return draft.taking == 0 and draft.pending < ENVOY

    def run(self, state: Mediterranean) -> None:
        if self.lap == 0:
            begin_closing(state)  # everybody is done (MED-C-82)
        else:
            self.next_seat(state, self.busy)

    def next_seat(self, state: Mediterranean, busy: bool) -> None:
        """The floor goes on; trading ends when all passed in a row or the laps are over (MED-TRD-5)."""
        state.drafts[self.holder(state)] = BLANK
        quiet = 0 if busy else self.quiet + 1
        place, lap = self.place + 1, self.lap
        if place == state.seats:
            place, lap = 0, lap + 1
        if lap > state.options.laps or quiet >= state.seats:
            begin_closing(state)
            return
        seat = state.order[place]
        state.acts[seat] = state.options.acts
        if state.events is not None:
            state.tell(Floor(seat, lap))
        state.stack.append(TradingFloor(lap, place, quiet, busy=False))


class ClosingStep(Frame[Mediterranean]):
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
        for seat in range(state.seats):
            if self.ready >> seat & 1 == 0:
                return seat
        return TABLE

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if self.ready >> seat & 1 == 0])

    def asked_seats(self, state: Mediterranean, seat: int) -> tuple[int, ...]:
        return tuple([other for other in range(state.seats) if other != seat or self.ready >> other & 1 == 0])

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        out: list[int] = []
        if seat == TABLE:
            if state.options.floor == "live":
                out.append(TIME)
            return out
        if seat < 0 or seat >= state.seats or self.ready >> seat & 1:
            return out
        if self.counts[seat] < MOST_ACTS:
            store_actions(state, seat, out)
            cube_actions(state, seat, out)
        out.append(DONE)
        return out

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if seat == TABLE:
            if state.events is not None:
                state.tell(Clock("shut"))
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
            warehouse_or_cube(state, seat, action, openly=False)
        state.stack.append(ClosingStep(tuple(counts), ready))

    def run(self, state: Mediterranean) -> None:
        close_floor(state)

    def is_sealed(self, state: Mediterranean, seat: int) -> bool:
        return True

    def as_known_to(self, seat: int) -> Frame[Mediterranean]:
        counts = tuple([self.counts[other] if other == seat else 0 for other in range(len(self.counts))])
        return ClosingStep(counts, self.ready & 1 << seat if seat >= 0 else 0)

    def unseen(self, seat: int) -> int:
        return sum([self.counts[other] for other in range(len(self.counts)) if other != seat])


def open_floor(state: Mediterranean) -> None:
    """MED-TRD-1: a fresh floor. What was warehoused is in hand again (MED-C-21)."""
    seats = state.seats
    state.offers = []
    state.posted = 0
    state.deals = 0
    state.done = 0
    state.clock = 0
    state.envoys = 0
    state.drafts = [BLANK] * seats
    state.cubes = [()] * seats
    state.open_cubes = [()] * seats
    state.promises = [()] * seats
    live = state.options.floor == "live"
    state.acts = [MOST_ACTS if live else state.options.acts] * seats
    if state.events is not None:
        state.tell(TradingOpens(0 if live else 1))
        if not live:
            state.tell(Floor(state.order[0], 1))
    state.stack.append(TradingFloor(0 if live else 1, 0, 0, busy=False))


def live_actions(state: Mediterranean, seat: int, out: list[int]) -> None:
    """On a live floor. Whoever is done may take that back until all are (MED-C-82)."""
    if state.done >> seat & 1:
        if state.acts[seat] > 0:
            out.append(WAIT)
            out.append(NOT_DONE)
        return
    draft_actions(state, seat, out)
    if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
        floor_actions(state, seat, out, answers_only=False)
        envoy_actions(state, seat, out)
        show_actions(state, seat, out)
        store_actions(state, seat, out)
        cube_actions(state, seat, out)
        out.append(DONE)
        out.append(WAIT)


def live(state: Mediterranean, seat: int, action: int) -> None:
    if seat == TABLE:
        tick(state, action)
        return
    state.acts[seat] -= 1
    if action == NOT_DONE:
        state.done &= ~(1 << seat)
        if state.events is not None:
            state.tell(Resumed(seat))
    elif action in (SHOW, SHOW_LUXURY):
        show(state, seat, action)
    elif action >= STORE and action < TAKE:
        warehouse_or_cube(state, seat, action, openly=True)
        lapse_own(state, seat)
    elif action != WAIT and action != DONE:
        act(state, seat, action)
    if action == DONE or (state.acts[seat] <= 0 and state.done >> seat & 1 == 0):  # MED-C-81
        state.done |= 1 << seat
        if state.events is not None:
            state.tell(Ready(seat))
        leave_floor(state, seat)


def begin_closing(state: Mediterranean) -> None:
    """MED-C-82: everybody gets it, however trading came to its end, and can store what envoys brought (MED-C-53)."""
    state.offers = []
    state.drafts = [BLANK] * state.seats
    state.done = 0  # that was with trading; everybody is asked again
    if state.events is not None:
        state.tell(Closing())
    state.stack.append(ClosingStep(tuple([0] * state.seats), 0))


def close_floor(state: Mediterranean) -> None:
    """Trading is over; Resolution lies next on the stack."""
    state.offers = []
    state.drafts = [BLANK] * state.seats
    state.acts = [state.options.acts] * state.seats


def has_offers(state: Mediterranean, seat: int) -> bool:
    """Whether there is an offer that a seat might still answer. Everybody can see that."""
    for offer in state.offers:
        if open_to(offer, seat):
            return True
    return False


CALLS: Final = (MINUTE, HALF, GRACE)


def clock_actions(state: Mediterranean) -> list[int]:
    """MED-TRD-6: two warnings; then the time is up, without `grace` after the last ten seconds (MED-C-53)."""
    if state.clock < len(CALLS):
        return [CALLS[state.clock]]
    return [TIME]


def tick(state: Mediterranean, action: int) -> None:
    last = action == GRACE and not state.options.grace
    state.clock += 1
    if state.events is not None:
        called = "minute" if action == MINUTE else "half minute" if action == HALF else "last" if last else "time"
        state.tell(Clock(called))
    if last:
        for seat in range(state.seats):
            if state.drafts[seat].pending >= ENVOY:  # envoys who have yet to hear where to go (MED-C-53)
                state.drafts[seat] = BLANK
    elif action in (GRACE, TIME):
        state.stack.pop()
        begin_closing(state)


def show_actions(state: Mediterranean, seat: int, out: list[int]) -> None:
    """MED-PROD-5: with open hands everybody sees the goods; luxury goods are a choice of their own (MED-C-85). What is
    stored lies face-down and is not shown (MED-WH-1)."""
    if state.drafts[seat].steps != ():
        return
    counts = state.loose_counts(seat)
    for good in range(BASICS, SPICES):
        if counts[good] > state.claims[seat * GOODS + good]:
            out.append(SHOW)
            break
    for good in (SPICES, GOLD):
        if counts[good] > state.shown[seat * 2 + good - SPICES]:
            out.append(SHOW_LUXURY)
            break


def show(state: Mediterranean, seat: int, action: int) -> None:
    """What is shown is true. The Piracy card stays hidden: it cannot be shown as what it is not (MED-C-85)."""
    counts = state.loose_counts(seat)
    state.revealed += 1
    if action == SHOW_LUXURY:
        for good in (SPICES, GOLD):
            at = seat * 2 + good - SPICES
            state.shown[at] = max(state.shown[at], counts[good])  # those seen before may be in the warehouse by now
            state.claim(seat, good, counts[good])
        if state.events is not None:
            state.tell(ShowedLuxury(seat, counts[SPICES], counts[GOLD]))
        return
    civic: list[str] = []
    for good in range(BASICS, SPICES):
        state.claim(seat, good, counts[good])
        civic.extend([GOOD_NAMES[good]] * counts[good])
    if state.events is not None:
        state.tell(ShowedHand(seat, tuple(civic)))
