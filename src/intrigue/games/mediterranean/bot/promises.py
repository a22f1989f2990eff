"""What a promise about an ability is worth: to the seat that it is about, and to the owner who is bound by it.

A promise is a code of slot, target and use, as in `rules.terms`. Both judge by what lies open, so that each can guess
what the other thinks.
"""

from __future__ import annotations

from typing import Final

from ..cards.face import Box, Face
from ..rules.ending import final_score
from ..rules.terms import can_promise
from ..state.boxes import cube_on, promise_of, slot_promised, target_promised, use_promised
from ..state.state import Mediterranean
from .mind import danger_of, misery_of

WORKER: Final = 3.0  # points of a rural worker to the one who loses it
LIKELY: Final = 0.7  # how likely harm is for the leader, at whom it is aimed
UNLIKELY: Final = 0.1
TO_A_RIVAL: Final = 0.2  # what a point that a rival gets costs
NEXT_BEST: Final = 0.2  # what it costs that harm goes to another than one would like


def effect(st: Mediterranean, target: int, face: Face, box: Box) -> float:
    """What a cube in a box does to its target."""
    misery, danger = misery_of(st, target), danger_of(st, target)
    if box.spares:
        return -(misery * face.all_happy + danger * face.all_safe)
    if box.brother:
        return -WORKER
    return float(box.vp) + misery * box.happy + danger * box.safe


def worth(st: Mediterranean, owner: int, code: int) -> float:
    """What a promise is worth to its target."""
    slot, target = slot_promised(code), target_promised(code)
    done = effect(st, target, st.slot_faces(owner)[slot], st.slots(owner)[slot])
    if use_promised(code):
        return done
    return -done * (LIKELY if leads(st, owner, target) else UNLIKELY)


def cost(st: Mediterranean, owner: int, code: int) -> float:
    """What a promise costs the owner. What the ability brings the owner comes in any case, unless it never would."""
    slot, target = slot_promised(code), target_promised(code)
    box = st.slots(owner)[slot]
    done = effect(st, target, st.slot_faces(owner)[slot], box)
    if not use_promised(code):
        return NEXT_BEST if done < 0.0 else 0.0
    if done < 0.0:
        return 0.0
    return TO_A_RIVAL * done


def favours(st: Mediterranean, owner: int, target: int) -> list[int]:
    """What an owner can promise that a target would like: kindness to it, or no harm."""
    found: list[int] = []
    boxes = st.slots(owner)
    if not boxes:
        return found
    faces = st.slot_faces(owner)
    for slot in range(len(boxes)):
        done = effect(st, target, faces[slot], boxes[slot])
        if done == 0.0:
            continue
        code = promise_of(slot, target, 1 if done > 0.0 else 0)
        if can_promise(st, owner, code) and cube_on(slot, target) not in st.open_cubes[owner]:
            found.append(code)
    return found


def leads(st: Mediterranean, owner: int, target: int) -> bool:
    """Whether a target has most points of all whom an owner could harm."""
    points = final_score(st, target)
    for other in range(st.seats):
        if other != owner and other != target and final_score(st, other) > points:
            return False
    return True
