"""The trading floor: who may act, warehouses and cubes, the clock, and the closing moments (MED-TRD, MED-WH, MED-ABL).

In rounds each seat has the floor in turn with a bounded number of acts, and warehouses and cubes follow in a sealed
step together. Live, everybody acts at once and the table moves the clock (MED-C-66).
"""

from __future__ import annotations

from typing import Final

from ....core.state import TABLE, Frame
from ..cards.face import ALTAR
from ..cards.goods import BASICS, CARD_NAMES, GOOD_NAMES, GOODS, KEEPS, SPICES
from ..events import Clock, Cube, Passed, Ready, ShowedHand, Stored, TradingOpens
from ..events import Closing as ClosingEvent
from ..events import Floor as FloorEvent
from ..state.parts import BLANK
from ..state.table import (
    ABANDON_GOVERNMENT,
    ABANDON_RELIGION,
    LIVE_ACTS,
    SACRIFICE,
    Mediterranean,
    merged,
    without,
)
from . import deals
from .actions import (
    ABANDON,
    AIM,
    DONE,
    FETCH,
    GRACE,
    HALF,
    KEEP,
    LIFT,
    MARK,
    MINUTE,
    PASS,
    SHOW,
    STORE,
    TAKE,
    TIME,
    UNMARK,
    WAIT,
)

CLOSING_ACTS: Final = 12  # of a seat in the sealed step
TRACKS: Final[list[str]] = ["government", "religion"]


# ---------------------------------------------------------------------- the frames


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
                deals.draft_options(state, seat, out)
                if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
                    deals.floor_options(state, seat, False, out)
                    deals.envoy_options(state, seat, out)
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
                deals.draft_options(state, seat, out)
                return out
            deals.floor_options(state, seat, True, out)
            out.append(PASS)
            return out
        deals.draft_options(state, seat, out)
        if state.drafts[seat].taking == 0 and state.drafts[seat].pending < 0:
            deals.floor_options(state, seat, False, out)
            deals.envoy_options(state, seat, out)
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
            busy = deals.act(state, seat, action) or self.busy
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
            deals.act(state, seat, action)
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


# ---------------------------------------------------------------------- opening and closing


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
        if deals.open_to(offer, p):
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

# ---------------------------------------------------------------------- showing one's hand


def show_options(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-PROD-5: hands may be held open. Luxury goods stay hidden, for the sake of the pirates."""
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


# ---------------------------------------------------------------------- warehouse and cubes


def store_options(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-WH-1, MED-WH-2, MED-C-57."""
    stored = state.stored[p]
    last = -1
    if len(stored) < state.room(p):
        for kind in state.held[p]:
            fresh = kind != last and KEEPS[kind]
            if fresh and (stored == () or state.held[p].count(kind) > stored.count(kind)):
                out.append(STORE + kind)
            last = kind
    last = -1
    for kind in stored:
        if kind != last:
            out.append(FETCH + kind)
        last = kind


def cube_options(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-ABL-1, MED-ABL-2, MED-ABN-1: aimed abilities, Abandon cards, the altar."""
    cubes = state.cubes[p]
    if state.devs[p] != ():
        for slot in range(state.slot_count(p)):
            if aimed_at(cubes, slot) >= 0:
                if not bound(state, p, slot):
                    out.append(LIFT + slot)
                continue
            for other in range(state.seats):
                if other != p and slot * 16 + other * 2 not in state.promises[p]:
                    out.append(AIM + slot * 8 + other)
        if state.powers[p] & ALTAR:
            if cubes != () and cubes[-1] >= SACRIFICE:
                out.append(UNMARK)
            else:
                for good in range(BASICS):
                    if state.workers[p * BASICS + good] > 0:
                        out.append(MARK + good)
    out.append(KEEP if ABANDON_GOVERNMENT in cubes else ABANDON)
    out.append(KEEP + 1 if ABANDON_RELIGION in cubes else ABANDON + 1)


def aimed_at(cubes: tuple[int, ...], slot: int) -> int:
    """The seat that a slot is aimed at, or -1."""
    for cube in cubes:
        if cube < 1000 and cube // 8 == slot:
            return cube % 8
    return -1


def bound(state: Mediterranean, p: int, slot: int) -> bool:
    """Whether a promise keeps the cube in its box."""
    for code in state.promises[p]:
        if code >> 4 == slot and code & 1:
            return True
    return False


def warehouse_or_cube(state: Mediterranean, p: int, action: int, openly: bool) -> None:
    """Carry out one of these acts; cubes lie open in live trading, and are sealed at the close."""
    if action < FETCH:
        kind = action - STORE
        state.stored[p] = merged(state.stored[p], (kind,))
        tell_stored(state, p, kind, True)
        return
    if action < AIM:
        kind = action - FETCH
        state.stored[p] = without(state.stored[p], kind)
        tell_stored(state, p, kind, False)
        return
    what, laid = cube_name(state, p, action), True
    if action < LIFT:
        state.cubes[p] = merged(state.cubes[p], (action - AIM,))
    elif action < ABANDON:
        slot = action - LIFT
        state.cubes[p] = tuple([cube for cube in state.cubes[p] if cube >= 1000 or cube // 8 != slot])
        laid = False
    elif action < KEEP:
        state.cubes[p] = merged(state.cubes[p], (ABANDON_GOVERNMENT + action - ABANDON,))
    elif action < MARK:
        state.cubes[p] = without(state.cubes[p], ABANDON_GOVERNMENT + action - KEEP)
        laid = False
    elif action < UNMARK:
        state.cubes[p] = merged(state.cubes[p], (SACRIFICE + action - MARK,))
    else:
        state.cubes[p] = state.cubes[p][:-1]
        laid = False
    if openly:
        state.open_cubes[p] = state.cubes[p]
    if state.events is not None:
        if openly:
            state.tell(Cube(p, what, laid))
        else:
            state.tell(None, Cube(p, what, laid), (p,))


def tell_stored(state: Mediterranean, p: int, kind: int, stored: bool) -> None:
    if state.events is not None:
        state.tell(None, Stored(p, CARD_NAMES[kind], stored), (p,))


def cube_name(state: Mediterranean, p: int, action: int) -> str:
    """What a cube lies on, in the words of commands."""
    if state.events is None:
        return ""
    if action < LIFT:
        code = action - AIM
        return f"{deals.slot_names(state, p)[code // 8]} on {code % 8 + 1}"
    if action < ABANDON:
        return deals.slot_names(state, p)[action - LIFT]
    if action < KEEP:
        return f"abandon {TRACKS[action - ABANDON]}"
    if action < MARK:
        return f"abandon {TRACKS[action - KEEP]}"
    return f"altar {GOOD_NAMES[action - MARK]}" if action < UNMARK else "altar"
