"""The warehouse, and the cubes: aimed abilities, the Abandon cards, the altar (MED-WH, MED-ABL, MED-ABN)."""

from __future__ import annotations

from typing import Final

from ..cards.face import ALTAR
from ..cards.goods import BASICS, CARD_NAMES, GOOD_NAMES, KEEPS
from ..events import Cube, Stored
from ..state.boxes import aims, cube_on, promise_of, slot_of, slot_promised, target_of, use_promised
from ..state.hands import merge, without
from ..state.numbers import ABANDON_GOVERNMENT, ABANDON_RELIGION, SACRIFICE
from ..state.state import Mediterranean
from .actions import ABANDON, AIM, FETCH, KEEP, LIFT, MARK, STORE, UNMARK
from .terms import slot_names

TRACKS: Final[list[str]] = ["government", "religion"]


def store_actions(state: Mediterranean, seat: int, out: list[int]) -> None:
    """MED-WH-1, MED-C-57: as many as there is room for, of the cards that may be stored (MED-WH-2, MED-C-58)."""
    held, stored = state.held[seat], state.stored[seat]
    if len(stored) < state.room(seat):
        i, j = 0, 0
        while i < len(held):  # both are sorted
            kind, loose = held[i], 0
            while i < len(held) and held[i] == kind:
                i += 1
                loose += 1
            while j < len(stored) and stored[j] <= kind:
                loose -= 1 if stored[j] == kind else 0
                j += 1
            if loose > 0 and KEEPS[kind]:
                out.append(STORE + kind)
    last = -1
    for kind in stored:
        if kind != last:
            out.append(FETCH + kind)
        last = kind


def cube_actions(state: Mediterranean, seat: int, out: list[int]) -> None:
    """MED-ABL-1, MED-ABL-2, MED-ABN-1: aimed abilities, Abandon cards, the altar. Each box may be aimed at anybody
    else, and several at the same player (MED-ABL-4)."""
    cubes = state.cubes[seat]
    if state.devs[seat] != ():
        for slot in range(state.slot_count(seat)):
            if aimed_at(cubes, slot) >= 0:
                if not is_bound(state, seat, slot):
                    out.append(LIFT + slot)
                continue
            for other in range(state.seats):
                if other != seat and promise_of(slot, other, 0) not in state.promises[seat]:
                    out.append(AIM + cube_on(slot, other))
        if state.powers[seat] & ALTAR:
            if cubes != () and cubes[-1] >= SACRIFICE:
                out.append(UNMARK)
            else:
                for good in range(BASICS):
                    if state.workers[seat * BASICS + good] > 0:
                        out.append(MARK + good)
    out.append(KEEP if ABANDON_GOVERNMENT in cubes else ABANDON)
    out.append(KEEP + 1 if ABANDON_RELIGION in cubes else ABANDON + 1)


def aimed_at(cubes: tuple[int, ...], slot: int) -> int:
    """The seat that a slot is aimed at, or -1."""
    for cube in cubes:
        if aims(cube) and slot_of(cube) == slot:
            return target_of(cube)
    return -1


def is_bound(state: Mediterranean, seat: int, slot: int) -> bool:
    """Whether a promise keeps the cube in its box."""
    for code in state.promises[seat]:
        if slot_promised(code) == slot and use_promised(code):
            return True
    return False


def warehouse_or_cube(state: Mediterranean, seat: int, action: int, openly: bool) -> None:
    """Carry out one of these acts; cubes lie open in live trading, and are sealed at the close."""
    if action < FETCH:
        kind = action - STORE
        state.stored[seat] = merge(state.stored[seat], (kind,))
        tell_stored(state, seat, kind, stored=True)
        return
    if action < AIM:
        kind = action - FETCH
        state.stored[seat] = without(state.stored[seat], kind)
        tell_stored(state, seat, kind, stored=False)
        return
    what, laid = cube_name(state, seat, action), True
    if action < LIFT:
        state.cubes[seat] = merge(state.cubes[seat], (action - AIM,))
    elif action < ABANDON:
        slot = action - LIFT
        state.cubes[seat] = tuple([cube for cube in state.cubes[seat] if not aims(cube) or slot_of(cube) != slot])
        laid = False
    elif action < KEEP:
        state.cubes[seat] = merge(state.cubes[seat], (ABANDON_GOVERNMENT + action - ABANDON,))
    elif action < MARK:
        state.cubes[seat] = without(state.cubes[seat], ABANDON_GOVERNMENT + action - KEEP)
        laid = False
    elif action < UNMARK:
        state.cubes[seat] = merge(state.cubes[seat], (SACRIFICE + action - MARK,))
    else:
        state.cubes[seat] = state.cubes[seat][:-1]
        laid = False
    if openly:
        state.open_cubes[seat] = state.cubes[seat]
    if state.events is not None:
        if openly:
            state.tell(Cube(seat, what, laid))
        else:
            state.tell(None, Cube(seat, what, laid), (seat,))


def tell_stored(state: Mediterranean, seat: int, kind: int, stored: bool) -> None:
    if state.events is not None:
        state.tell(None, Stored(seat, CARD_NAMES[kind], stored), (seat,))


def cube_name(state: Mediterranean, seat: int, action: int) -> str:
    """What a cube lies on, in the words of commands."""
    if state.events is None:
        return ""
    if action < LIFT:
        cube = action - AIM
        return f"{slot_names(state, seat)[slot_of(cube)]} on {target_of(cube) + 1}"
    if action < ABANDON:
        return slot_names(state, seat)[action - LIFT]
    if action < KEEP:
        return f"abandon {TRACKS[action - ABANDON]}"
    if action < MARK:
        return f"abandon {TRACKS[action - KEEP]}"
    return f"altar {GOOD_NAMES[action - MARK]}" if action < UNMARK else "altar"
