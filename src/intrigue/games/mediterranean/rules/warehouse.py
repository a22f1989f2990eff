"""The warehouse, and the cubes: aimed abilities, the Abandon cards, the altar (MED-WH, MED-ABL, MED-ABN)."""

from __future__ import annotations

from typing import Final

from ..cards.face import ALTAR
from ..cards.goods import BASICS, CARD_NAMES, GOOD_NAMES, KEEPS
from ..events import Cube, Stored
from ..state.hands import merged, without
from ..state.numbers import ABANDON_GOVERNMENT, ABANDON_RELIGION, SACRIFICE
from ..state.state import Mediterranean
from .actions import ABANDON, AIM, FETCH, KEEP, LIFT, MARK, STORE, UNMARK
from .terms import slot_names

TRACKS: Final[list[str]] = ["government", "religion"]


def store_actions(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-WH-1, MED-C-57: as many as there is room for, of the cards that may be stored (MED-WH-2, MED-C-58)."""
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


def cube_actions(state: Mediterranean, p: int, out: list[int]) -> None:
    """MED-ABL-1, MED-ABL-2, MED-ABN-1: aimed abilities, Abandon cards, the altar. Each box may be aimed at anybody
    else, and several at the same player (MED-ABL-4)."""
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
        return f"{slot_names(state, p)[code // 8]} on {code % 8 + 1}"
    if action < ABANDON:
        return slot_names(state, p)[action - LIFT]
    if action < KEEP:
        return f"abandon {TRACKS[action - ABANDON]}"
    if action < MARK:
        return f"abandon {TRACKS[action - KEEP]}"
    return f"altar {GOOD_NAMES[action - MARK]}" if action < UNMARK else "altar"
