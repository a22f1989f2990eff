"""The Resolution phase: cards face-up, trade-phase abilities, goods, calamities (MED-RES)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.developments import FACE
from ..cards.face import (
    ALTAR_POINTS,
    CIVIL_RIGHTS,
    INDUSTRY,
    MARS_ORTHODOXY,
    MONASTERY,
    TOTAL_WAR,
    VENUS_ORTHODOXY,
    Box,
)
from ..cards.goods import (
    ART,
    BASICS,
    CARD_NAMES,
    DYE,
    GOLD,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    GOV,
    HAPPY,
    PILE,
    PILES,
    PIRACY,
    POINTS,
    REL,
    ROWS,
    SAFE,
    SLAVES,
    SPICES,
    WINE,
    set_value,
)
from ..events import (
    Abandoned,
    Aimed,
    Attack,
    Ignored,
    NewOrder,
    Resolved,
    Revolt,
    Spent,
    WorkerMoved,
)
from ..state.table import (
    ABANDON_GOVERNMENT,
    LEFT_START,
    PRODUCERS,
    RIGHT_START,
    SACRIFICE,
    SIDES,
    Mediterranean,
    less,
    merged,
)
from .actions import HEED, IGNORE, SIDE

# MED-RES3: the turn track, by turn
FIRST_REVOLT: Final = 2
FIRST_ATTACK: Final = 3
REVOLT_LEVEL: Final[list[int]] = [3, 3, 0, 1, 1, 1, 2]  # highest level a victim may draw
ATTACK_LOSS: Final[list[int]] = [0, 0, 0, 3, 4, 5, 7]  # MED-C-11
DIE: Final[list[int]] = [0, 1, 1, 2, 2, 3]


class Resolution(Frame[Mediterranean]):
    """MED-RES-0: everything not warehoused is laid face-up; then the steps, one after the other."""

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
    """MED-ABN-1, MED-C-41: in the order of play; the side is picked now that all cards lie open."""

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

    def options(self, state: Mediterranean, seat: int) -> list[int]:
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
    """MED-RES1-1: aimed abilities. The owner of a monastery is asked about each one aimed there.

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

    def options(self, state: Mediterranean, seat: int) -> list[int]:
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
    """MED-RES2: ideas and sets of everybody, then crossings, then the order of play anew."""

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
    """MED-RES3-1 to MED-RES3-5."""

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


# ---------------------------------------------------------------------- laying open


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
            at = p * GOODS + GOOD_OF[kind]
            if state.claims[at] > 0:
                state.claims[at] -= 1
    for q in range(n):
        known = state.knows[q * n + p]
        if known != ():
            state.knows[q * n + p] = less(known, spent)
    state.open_cubes[p] = state.cubes[p]
    discard(state, p)
    if state.events is not None:
        state.tell(Spent(p, tuple([CARD_NAMES[kind] for kind in spent]), len(stored)))


# ---------------------------------------------------------------------- step 1: abilities


def aim_at(state: Mediterranean, place: int) -> int:
    """The aim at a place, as owner * 1000 + cube; -1 past the last."""
    for p in state.order:
        for cube in state.cubes[p]:
            if cube < ABANDON_GOVERNMENT:
                if place == 0:
                    return p * 1000 + cube
                place -= 1
    return -1


def use_abilities(state: Mediterranean, ignored: tuple[int, ...]) -> None:
    """In the order of play (MED-C-51): those who hit everybody, the boxes, the altar; then the cubes go back."""
    place = 0
    for p in state.order:
        faces = state.slot_faces(p)
        boxes = state.slots(p)
        slot = 0  # the first box of each development
        for side in state.devs[p]:
            face = FACE[side]
            first, slot = slot, slot + len(face.boxes)
            if face.all_happy or face.all_safe:
                spared = [cube % 8 for cube in state.cubes[p] if first <= cube // 8 < slot]
                for other in range(state.seats):
                    if other != p and other not in spared:
                        state.cheer(other, face.all_happy)
                        state.guard(other, face.all_safe)
                        if state.events is not None:
                            state.tell(Aimed(p, other, face.id, "strikes"))
        for cube in state.cubes[p]:
            if cube >= SACRIFICE:
                sacrifice(state, p, cube - SACRIFICE)
            elif cube < ABANDON_GOVERNMENT:
                box = boxes[cube // 8]
                target = cube % 8
                if place in ignored:
                    if state.events is not None:
                        state.tell(Ignored(target, p, faces[cube // 8].id))
                else:
                    if state.events is not None:
                        words = "spares" if box.spares else "is used on"
                        state.tell(Aimed(p, target, faces[cube // 8].id, words))
                    use(state, p, target, box)
                place += 1
    for p in range(state.seats):
        state.cubes[p] = ()
        state.open_cubes[p] = ()
        state.promises[p] = ()


def use(state: Mediterranean, owner: int, target: int, box: Box) -> None:
    """MED-C-52: what is given and taken comes from the supply."""
    if box.spares:
        return
    if box.brother:
        take_worker(state, owner, target)
        return
    state.cheer(target, box.happy)
    state.guard(target, box.safe)
    state.score(target, box.vp)
    state.cheer(owner, box.own_happy)
    state.guard(owner, box.own_safe)
    state.score(owner, box.own_vp)


def take_worker(state: Mediterranean, owner: int, target: int) -> None:
    """MED-C-31: a rural worker drawn blindly, of those that would not be the owner's third."""
    workers: list[int] = []
    for good in range(BASICS):
        if state.producers(owner, good) < PRODUCERS:
            for _ in range(state.workers[target * BASICS + good]):
                workers.append(good)
    if not workers:
        return
    good = workers[state.rng.below(len(workers))]
    state.workers[target * BASICS + good] -= 1
    state.workers[owner * BASICS + good] += 1
    if state.events is not None:
        state.tell(WorkerMoved(GOOD_NAMES[good], target, owner))


def sacrifice(state: Mediterranean, p: int, good: int) -> None:
    """The altar: a worker for points and a step toward Mars. One that was taken before cannot be sacrificed."""
    if state.workers[p * BASICS + good] == 0:
        return
    state.workers[p * BASICS + good] -= 1
    state.score(p, ALTAR_POINTS)
    state.push_rel(p, -1)
    if state.events is not None:
        state.tell(WorkerMoved(GOOD_NAMES[good], p, None))


# ---------------------------------------------------------------------- step 2: goods


def resolve_goods(state: Mediterranean, p: int) -> None:
    """MED-RES2-1 to MED-RES2-3: net arrows, steps, points for sets and for prosperity."""
    gov, rel, happy, safe, points = 0, 0, 0, 0, 0
    counts = [0] * (GOODS + 1)
    for kind in state.spent[p]:
        gov += GOV[kind]
        rel += REL[kind]
        happy += HAPPY[kind]
        safe += SAFE[kind]
        points += POINTS[kind]
        counts[GOOD_OF[kind]] += 1
    others = 0
    for q in range(state.seats):
        if q != p:
            others |= state.powers[q]
    value = 0
    for good in range(GOODS):
        if counts[good] > 0:
            value += set_points(good, counts[good], slights(state, p, good))
    if state.powers[p] & INDUSTRY:
        value += industry(counts)
    if others & MARS_ORTHODOXY:
        for q in range(state.seats):
            if q != p and state.powers[q] & MARS_ORTHODOXY:
                happy -= sets(ART, counts[ART]) + sets(DYE, counts[DYE])
    state.push_gov(p, gov)
    state.push_rel(p, rel)
    state.cheer(p, happy)
    state.guard(p, safe)
    state.score(p, value + points)
    state.earned[p] = value + points
    if state.events is not None:
        state.tell(Resolved(p, gov, rel, happy, safe, value, points))


def sets(good: int, cards: int) -> int:
    """How many sets the cards make."""
    size = len(ROWS[good])
    return (cards + size - 1) // size


def slights(state: Mediterranean, p: int, good: int) -> int:
    """What others' developments take from each set of a good: Civil Rights of slaves, Orthodoxy of wine."""
    power = CIVIL_RIGHTS if good == SLAVES else VENUS_ORTHODOXY if good == WINE else 0
    lost = 0
    if power:
        for q in range(state.seats):
            if q != p and state.powers[q] & power:
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
    """One card more in the basic set that gains most by it, up to the last box."""
    best = 0
    for good in range(BASICS):
        size = len(ROWS[good])
        cards = counts[good] % size
        if cards > 0:
            best = max(best, ROWS[good][cards] - ROWS[good][cards - 1])
    return best


def reorder(state: Mediterranean) -> None:
    """MED-C-12: most points from goods first; ties keep their order."""
    state.order.sort(key=lambda p: -state.earned[p])
    if state.events is not None:
        state.tell(NewOrder(tuple(state.order)))


def discard(state: Mediterranean, p: int) -> None:
    """MED-RES2-7: nothing is drawn before the next turn, so the piles may take them at once."""
    for pile in range(PILES):
        cards = [kind for kind in state.spent[p] if PILE[kind] == pile]
        if cards:
            state.piles[pile] = merged(state.piles[pile], tuple(cards))


# ---------------------------------------------------------------------- step 3: calamities


def lowest(state: Mediterranean, track: list[int]) -> list[int]:
    """The seats that are lowest on a track, if that is below the line; all who are tied (MED-C-30)."""
    least = min(track)
    if least >= 0:
        return []
    return [p for p in state.order if track[p] == least]


def attack(state: Mediterranean, p: int, twice: bool) -> None:
    """MED-RES3-4, MED-C-45: the die, and once more under Total War."""
    die = DIE[state.rng.below(6)]
    if twice:
        die += DIE[state.rng.below(6)]
    lost = ATTACK_LOSS[state.turn] + die
    state.rolls[p] = die
    state.score(p, -lost)
    state.safe[p] = 0
    if state.events is not None:
        state.tell(Attack(p, die, lost))
