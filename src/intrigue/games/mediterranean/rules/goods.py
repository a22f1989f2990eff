"""The second step of Resolution: what goods bring: ideas, points for sets, what developments change about them
(MED-RES2)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.face import CIVIL_RIGHTS, INDUSTRY, MARS_ORTHODOXY, VENUS_ORTHODOXY
from ..cards.goods import (
    ART,
    BASICS,
    DYE,
    GOOD_OF,
    GOODS,
    GOV,
    HAPPY,
    POINTS,
    REL,
    ROWS,
    SAFE,
    SLAVES,
    WINE,
    set_value,
)
from ..events import NewOrder, Reckoned, Resolved
from ..state.state import Mediterranean

# The developments that others suffer from when they spend sets of these goods (MED-C-60)
SLIGHTING: Final[list[tuple[int, str, list[int]]]] = [
    (CIVIL_RIGHTS, "civil_rights", [SLAVES]),
    (VENUS_ORTHODOXY, "venetian_orthodoxy", [WINE]),
    (MARS_ORTHODOXY, "martian_orthodoxy", [ART, DYE]),
]


class Goods(Frame[Mediterranean]):
    """MED-RES2: ideas and sets of everybody, for which no order matters (MED-RES2-5), then crossings, then the order of
    play anew."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        for seat in state.order:
            resolve_goods(state, seat)
        for seat in state.order:
            state.cross(seat)
        reorder(state)


def resolve_goods(state: Mediterranean, seat: int) -> None:
    """Net arrows, moved once (MED-RES2-1, MED-C-15), happiness, safety and prosperity (MED-RES2-2), points for sets
    (MED-RES2-3)."""
    gov, rel, happy, safe, points = 0, 0, 0, 0, 0
    counts = [0] * (GOODS + 1)
    for kind in state.spent[seat]:
        gov += GOV[kind]
        rel += REL[kind]
        happy += HAPPY[kind]
        safe += SAFE[kind]
        points += POINTS[kind]
        counts[GOOD_OF[kind]] += 1
    others = 0
    for other in range(state.seats):
        if other != seat:
            others |= state.powers[other]
    value = 0
    for good in range(GOODS):
        if counts[good] > 0:
            value += set_points(good, counts[good], slights(state, seat, good))
    if state.powers[seat] & INDUSTRY:
        value += industry(counts)
    if others & MARS_ORTHODOXY:
        for other in range(state.seats):
            if other != seat and state.powers[other] & MARS_ORTHODOXY:
                happy -= sets(ART, counts[ART]) + sets(DYE, counts[DYE])
    state.push_gov(seat, gov)
    state.push_rel(seat, rel)
    state.cheer(seat, happy)
    state.guard(seat, safe)
    state.score(seat, value + points)
    state.earned[seat] = value + points
    if state.events is not None:
        state.tell(Resolved(seat, gov, rel, happy, safe, value, points))
        remind(state, seat, counts)


def remind(state: Mediterranean, seat: int, counts: list[int]) -> None:
    """MED-GDS-3: at a table it is for their owners to remind the others of what these developments cost them."""
    for power, card, goods in SLIGHTING:
        owners = tuple([other for other in state.order if other != seat and state.powers[other] & power])
        happy, points = 0, 0
        for good in goods:
            if power == MARS_ORTHODOXY:
                happy -= sets(good, counts[good]) * len(owners)
            else:
                points += set_points(good, counts[good], len(owners)) - set_value(good, counts[good])
        if happy or points:
            state.tell(Reckoned(seat, card, owners, happy, points))
    more = industry(counts) if state.powers[seat] & INDUSTRY else 0
    if more:
        state.tell(Reckoned(seat, "industry", (seat,), 0, more))


def sets(good: int, cards: int) -> int:
    """How many sets the cards make."""
    size = len(ROWS[good])
    return (cards + size - 1) // size


def slights(state: Mediterranean, seat: int, good: int) -> int:
    """What others' developments take from each set of a good: Civil Rights of slaves, Orthodoxy of wine."""
    power = CIVIL_RIGHTS if good == SLAVES else VENUS_ORTHODOXY if good == WINE else 0
    lost = 0
    if power:
        for other in range(state.seats):
            if other != seat and state.powers[other] & power:
                lost += 1
    return lost


def set_points(good: int, cards: int, lost: int) -> int:
    """MED-C-60: each set on its own, and none below nothing."""
    if lost == 0:
        return set_value(good, cards)
    size = len(ROWS[good])
    total = 0
    while cards > 0:
        part = min(size, cards)
        total += max(0, set_value(good, part) - lost)
        cards -= part
    return total


def industry(counts: list[int]) -> int:
    """MED-C-74: one card more in the basic set that gains most by it, up to the last box."""
    best = 0
    for good in range(BASICS):
        size = len(ROWS[good])
        cards = counts[good] % size
        if cards > 0:
            best = max(best, ROWS[good][cards] - ROWS[good][cards - 1])
    return best


def reorder(state: Mediterranean) -> None:
    """MED-RES2-6, MED-C-12: most points from goods first; ties keep their order."""
    state.order.sort(key=lambda seat: -state.earned[seat])
    if state.events is not None:
        state.tell(NewOrder(tuple(state.order)))
