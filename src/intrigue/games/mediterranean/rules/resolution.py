"""The Resolution phase: cards face-up, then abilities, goods and calamities (MED-RES)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.face import MONASTERY, TOTAL_WAR
from ..cards.goods import CARD_NAMES, GOLD, GOOD_OF, GOODS, PILE, PILES, PIRACY, SPICES
from ..events import Abandoned, Attack, NewOrder, Revolt, Spent
from ..state.hands import less, merged
from ..state.numbers import ABANDON_GOVERNMENT
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START, RIGHT_START, SIDES
from .abilities import aim_at, use_abilities
from .actions import HEED, IGNORE, SIDE
from .scoring import resolve_goods

# MED-RES3: the turn track, by turn
FIRST_REVOLT: Final = 2
FIRST_ATTACK: Final = 3
REVOLT_LEVEL: Final[list[int]] = [3, 3, 0, 1, 1, 1, 2]  # highest level a victim may draw
ATTACK_LOSS: Final[list[int]] = [0, 0, 0, 3, 4, 5, 7]  # MED-C-11
DIE: Final[list[int]] = [0, 1, 1, 2, 2, 3]  # MED-CMP-1


class Resolution(Frame[Mediterranean]):
    """MED-RES-0: everything not warehoused is laid face-up; then the steps, one after the other. Calamities are one of
    them, so they come before what developments do every turn (MED-C-29)."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        state.revealed += 1
        state.rolls = [-1] * state.seats
        for p in state.order:
            lay_open(state, p)
        state.stack.append(Calamities())
        state.stack.append(Goods())
        state.stack.append(Abilities(0, ()))
        state.stack.append(Abandons(0))


class Abandons(Frame[Mediterranean]):
    """MED-ABN-1, MED-C-41: in the order of play; the side is picked now that all cards lie open. If it is the other
    one, that is a crossing like any (MED-C-14)."""

    __slots__ = ("place",)
    place: int  # 2 * place in the order of play + track

    def __init__(self, place: int) -> None:
        self.place = place

    def asks(self, state: Mediterranean) -> bool:
        if self.place >= 2 * state.seats:
            return False
        return ABANDON_GOVERNMENT + self.place % 2 in state.cubes[state.order[self.place // 2]]

    def mover(self, state: Mediterranean) -> int:
        return state.order[self.place // 2]

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        if seat != state.order[self.place // 2]:
            return []
        first = SIDE + self.place % 2 * 2
        return [first, first + 1]

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        side = (action - SIDE) % 2
        start = RIGHT_START if side else LEFT_START
        if self.place % 2:
            state.rel[seat] = start
        else:
            state.gov[seat] = start
        if state.events is not None:
            track = "religion" if self.place % 2 else "government"
            state.tell(Abandoned(seat, track, SIDES[action - SIDE]))
        state.stack.append(Abandons(self.place + 1))

    def run(self, state: Mediterranean) -> None:
        if self.place < 2 * state.seats:
            state.stack.append(Abandons(self.place + 1))


class Abilities(Frame[Mediterranean]):
    """MED-RES1-1: aimed abilities. The owner of a monastery is asked about each one aimed there, not about being spared
    (MED-C-78).

    `place` counts through all aims in the order of play; `ignored` are the places of those that were ignored.
    """

    __slots__ = ("place", "ignored")
    place: int
    ignored: tuple[int, ...]

    def __init__(self, place: int, ignored: tuple[int, ...]) -> None:
        self.place = place
        self.ignored = ignored

    def asks(self, state: Mediterranean) -> bool:
        return self.mover(state) >= 0

    def mover(self, state: Mediterranean) -> int:
        """The monastery's owner whom the aim at this place concerns, or -1 where nobody is asked."""
        found = aim_at(state, self.place)
        if found < 0:
            return -1
        owner, cube = found // 1000, found % 1000
        if state.slots(owner)[cube // 8].spares:
            return -1
        target = cube % 8
        return target if state.has(target, MONASTERY) else -1

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        return [HEED, IGNORE] if seat == self.mover(state) else []

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        ignored = self.ignored if action == HEED else (*self.ignored, self.place)
        state.stack.append(Abilities(self.place + 1, ignored))

    def run(self, state: Mediterranean) -> None:
        if aim_at(state, self.place) >= 0:
            state.stack.append(Abilities(self.place + 1, self.ignored))
        else:
            use_abilities(state, self.ignored)


class Goods(Frame[Mediterranean]):
    """MED-RES2: ideas and sets of everybody, for which no order matters (MED-RES2-5), then crossings, then the order of
    play anew."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        for p in state.order:
            resolve_goods(state, p)
        for p in state.order:
            state.cross(p)
        reorder(state)


class Calamities(Frame[Mediterranean]):
    """The Peasant Revolt (MED-RES3-1) and the Barbarian Attack (MED-RES3-2), which may strike the same player
    (MED-C-61). What the revolt costs comes later (MED-RES3-3), what the attack costs at once (MED-RES3-4); the markers
    of victims go to the start (MED-RES3-5), always (MED-C-9)."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        state.revolt = 0
        if state.turn >= FIRST_REVOLT:
            victims = lowest(state, state.happy)
            for p in victims:
                state.revolt |= 1 << p
                state.happy[p] = 0
            if victims and state.events is not None:
                state.tell(Revolt(tuple(victims)))
        if state.turn >= FIRST_ATTACK:
            war = False
            for p in range(state.seats):
                war = war or state.has(p, TOTAL_WAR)
            for p in lowest(state, state.safe):
                attack(state, p, war)


def lay_open(state: Mediterranean, p: int) -> None:
    """The warehouse stays; all else is spent and seen, and what others knew is known of the warehouse only."""
    n = state.seats
    stored = state.stored[p]
    spent = less(state.held[p], stored)
    state.spent[p] = spent
    state.held[p] = stored
    state.stored[p] = ()
    for kind in spent:
        if kind == PIRACY:
            state.pirates = True
            state.claims[p * GOODS + SPICES] = 0  # nobody knows what was true of them (MED-C-69)
            state.claims[p * GOODS + GOLD] = 0
        else:
            good = GOOD_OF[kind]
            if state.claims[p * GOODS + good] > 0:
                state.claims[p * GOODS + good] -= 1
            if good >= SPICES:
                state.conceal(p, good)
    for good in (SPICES, GOLD):  # but what all have seen is true
        state.claim(p, good, state.shown[p * 2 + good - SPICES])
    for q in range(n):
        known = state.knows[q * n + p]
        if known != ():
            state.knows[q * n + p] = less(known, spent)
    state.open_cubes[p] = state.cubes[p]
    discard(state, p)
    if state.events is not None:
        state.tell(Spent(p, tuple([CARD_NAMES[kind] for kind in spent]), len(stored)))


def reorder(state: Mediterranean) -> None:
    """MED-RES2-6, MED-C-12: most points from goods first; ties keep their order."""
    state.order.sort(key=lambda p: -state.earned[p])
    if state.events is not None:
        state.tell(NewOrder(tuple(state.order)))


def discard(state: Mediterranean, p: int) -> None:
    """MED-RES2-7: nothing is drawn before the next turn, so the piles may take them at once."""
    for pile in range(PILES):
        cards = [kind for kind in state.spent[p] if PILE[kind] == pile]
        if cards:
            state.piles[pile] = merged(state.piles[pile], tuple(cards))


def lowest(state: Mediterranean, track: list[int]) -> list[int]:
    """The seats that are lowest on a track, if that is below the line; all who are tied (MED-C-30)."""
    least = min(track)
    if least >= 0:
        return []
    return [p for p in state.order if track[p] == least]


def attack(state: Mediterranean, p: int, twice: bool) -> None:
    """MED-RES3-4, MED-C-45: the die, and once more under Total War. Then safety begins anew (MED-C-9)."""
    die = DIE[state.rng.below(6)]
    if twice:
        die += DIE[state.rng.below(6)]
    lost = min(state.vp[p], ATTACK_LOSS[state.turn] + die)  # MED-C-18
    state.rolls[p] = die
    state.score(p, -lost)
    state.safe[p] = 0
    if state.events is not None:
        state.tell(Attack(p, die, lost))
