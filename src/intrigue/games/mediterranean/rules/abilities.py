"""The first step of Resolution: what was aimed in the trade phase takes effect (MED-RES1-1)."""

from __future__ import annotations

from ....core.state import Frame
from ..cards.developments import FACE
from ..cards.face import ALTAR_POINTS, MONASTERY, Box
from ..cards.goods import BASICS, GOOD_NAMES
from ..events import Aimed, Ignored, InVain, WorkerMoved
from ..state.boxes import aims, slot_of, target_of
from ..state.numbers import PRODUCERS, SACRIFICE
from ..state.state import Mediterranean
from .actions import HEED, IGNORE


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
        owner, cube = aim_at(state, self.place)
        if owner < 0 or state.slots(owner)[slot_of(cube)].spares:
            return -1
        target = target_of(cube)
        return target if state.has(target, MONASTERY) else -1

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        return [HEED, IGNORE] if seat == self.mover(state) else []

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        ignored = self.ignored if action == HEED else (*self.ignored, self.place)
        state.stack.append(Abilities(self.place + 1, ignored))

    def run(self, state: Mediterranean) -> None:
        if aim_at(state, self.place)[0] >= 0:
            state.stack.append(Abilities(self.place + 1, self.ignored))
        else:
            use_abilities(state, self.ignored)


def aim_at(state: Mediterranean, place: int) -> tuple[int, int]:
    """The aim at a place, as owner and cube; -1 past the last."""
    for seat in state.order:
        for cube in state.cubes[seat]:
            if aims(cube):
                if place == 0:
                    return (seat, cube)
                place -= 1
    return (-1, -1)


def use_abilities(state: Mediterranean, ignored: tuple[int, ...]) -> None:
    """In the order of play (MED-C-51): those who hit everybody else (MED-C-44) but the spared (MED-ABL-4), monasteries
    or not (MED-C-78); the boxes, the altar; then the cubes go back."""
    place = 0
    for seat in state.order:
        faces = state.slot_faces(seat)
        boxes = state.slots(seat)
        slot = 0  # the first box of each development
        for side in state.devs[seat]:
            face = FACE[side]
            first, slot = slot, slot + len(face.boxes)
            if face.all_happy or face.all_safe:
                spared = [target_of(cube) for cube in state.cubes[seat] if first <= slot_of(cube) < slot]
                for other in range(state.seats):
                    if other != seat and other not in spared:
                        state.cheer(other, face.all_happy)
                        state.guard(other, face.all_safe)
                        if state.events is not None:
                            state.tell(Aimed(seat, other, face.id, "strikes"))
        for cube in state.cubes[seat]:
            if cube >= SACRIFICE:
                sacrifice(state, seat, cube - SACRIFICE)
            elif aims(cube):
                box = boxes[slot_of(cube)]
                target = target_of(cube)
                if place in ignored:
                    if state.events is not None:
                        state.tell(Ignored(target, seat, faces[slot_of(cube)].id, place_of(state, seat, slot_of(cube))))
                elif box.brother:
                    take_worker(state, seat, target, faces[slot_of(cube)].id)
                else:
                    if state.events is not None:
                        how = "spares" if box.spares else "works"
                        on_card = place_of(state, seat, slot_of(cube))
                        missing = max(0, -box.vp - state.vp[target])
                        state.tell(Aimed(seat, target, faces[slot_of(cube)].id, how, on_card, missing))
                    use(state, seat, target, box)
                place += 1
    for seat in range(state.seats):
        state.cubes[seat] = ()
        state.open_cubes[seat] = ()
        state.promises[seat] = ()


def place_of(state: Mediterranean, seat: int, slot: int) -> int:
    """The place of a box on its card: those of one card differ (MED-ABL-4)."""
    for side in state.devs[seat]:
        boxes = len(FACE[side].boxes)
        if slot < boxes:
            break
        slot -= boxes
    return slot


def use(state: Mediterranean, owner: int, target: int, box: Box) -> None:
    """MED-C-52: what is given and taken comes from the supply."""
    if box.spares:
        return
    state.cheer(target, box.happy)
    state.guard(target, box.safe)
    state.score(target, box.vp)
    state.cheer(owner, box.own_happy)
    state.guard(owner, box.own_safe)
    state.score(owner, box.own_vp)


def take_worker(state: Mediterranean, owner: int, target: int, card: str) -> None:
    """MED-C-31: a rural worker drawn blindly, of those that would not be the owner's third. Where there is none, that
    is all there is to tell."""
    workers: list[int] = []
    for good in range(BASICS):
        if state.producers(owner, good) < PRODUCERS:
            for _ in range(state.workers[target * BASICS + good]):
                workers.append(good)
    if not workers:
        if state.events is not None:
            state.tell(InVain(owner, target, card))
        return
    good = workers[state.rng.below(len(workers))]
    state.workers[target * BASICS + good] -= 1
    state.workers[owner * BASICS + good] += 1
    if state.events is not None:
        state.tell(Aimed(owner, target, card, "works"))
        state.tell(WorkerMoved(GOOD_NAMES[good], target, owner))


def sacrifice(state: Mediterranean, seat: int, good: int) -> None:
    """MED-C-73: a worker for points and a step toward Mars. One that was taken before cannot be sacrificed."""
    if state.workers[seat * BASICS + good] == 0:
        if state.events is not None:
            state.tell(InVain(seat, seat, "sacrificial_altar"))
        return
    state.workers[seat * BASICS + good] -= 1
    state.score(seat, ALTAR_POINTS)
    state.push_rel(seat, -1)
    if state.events is not None:
        state.tell(Aimed(seat, seat, "sacrificial_altar", "serves"))
        state.tell(WorkerMoved(GOOD_NAMES[good], seat, None))
