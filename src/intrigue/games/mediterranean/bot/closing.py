"""The last moments of trading and what follows from them: warehouse, cubes, abandoned tracks."""

from __future__ import annotations

from ..cards.developments import FACE
from ..cards.face import DECK_SIDE
from ..cards.goods import BASICS, GOV, REL
from ..rules.abilities import aim_at
from ..rules.actions import ABANDON, AIM, DONE, HEED, IGNORE, KEEP, LIFT, MARK, SIDE, STORE
from ..rules.ending import final_score
from ..rules.resolution import Abandons
from ..state.boxes import cube_on, slot_of
from ..state.hands import less
from ..state.state import Mediterranean
from ..state.tracks import side_of, step_of
from .mind import Mind
from .planner import TURN, box_effect, turning


def close(st: Mediterranean, seat: int, actions: list[int]) -> int:
    """Store what is worth more later, then cubes, then done."""
    mind = Mind(st, seat)
    best = -1
    most = 0.15
    for action in actions:
        if STORE <= action < STORE + 70:
            gain = mind.store_gain(action - STORE)
            if gain > most:
                most = gain
                best = action
    if best >= 0:
        return best
    for action in actions:
        if AIM <= action < LIFT:
            aimed = aim(st, seat, action, actions)
            if aimed >= 0:
                return aimed
        elif ABANDON <= action < KEEP:
            if wants_abandon(st, seat, action - ABANDON == 1):
                return action
        elif MARK <= action < MARK + BASICS and st.turn >= st.options.turns - 1:
            return worst_worker(st, seat, actions)
    return DONE


def aim(st: Mediterranean, seat: int, action: int, actions: list[int]) -> int:
    """Where a box is aimed: harm at the leader, kindness that pays at the last; -1 when it is better left alone."""
    slot = slot_of(action - AIM)
    box = st.slots(seat)[slot]
    if box.spares:
        return -1
    effect = box_effect(box)
    own = box.own_vp + box.own_happy + box.own_safe
    if effect >= 0 and own <= 0:
        return -1
    best = -1
    most = -1e9
    for other in range(st.seats):
        choice = AIM + cube_on(slot, other)
        if choice in actions:
            points = float(final_score(st, other))
            if effect > 0:
                points = -points
            if points > most:
                most = points
                best = choice
    return best


def worst_worker(st: Mediterranean, seat: int, actions: list[int]) -> int:
    for action in actions:
        if MARK <= action < MARK + BASICS and st.producers(seat, action - MARK) == 1:
            return action
    for action in actions:
        if MARK <= action < MARK + BASICS:
            return action
    return DONE


def arrows(st: Mediterranean, seat: int, religious: bool) -> int:
    """Net steps to the right that the cards to be spent will bring; those spent already while they are resolved."""
    cards = less(st.held[seat], st.stored[seat])
    if isinstance(st.stack[-1], Abandons):
        cards = st.spent[seat]
    net = 0
    for kind in cards:
        net += REL[kind] if religious else GOV[kind]
    return net


def wants_abandon(st: Mediterranean, seat: int, religious: bool) -> bool:
    """Whether going back to the centre leads further down the other side than staying, or pays for itself."""
    space = st.rel[seat] if religious else st.gov[seat]
    net = arrows(st, seat, religious)
    if turning(st, seat, religious) > TURN:  # unless the cards would lead straight back
        return net <= 0 if side_of(space) else net >= 0
    away = net > 0 if side_of(space) == 0 else net < 0
    if not away or step_of(space) == 0:
        return False
    steps = net if net > 0 else -net
    lost = 0
    for side in st.devs[seat]:
        face = FACE[side]
        old = (2 if religious else 0) + side_of(space)
        if DECK_SIDE[face.deck] == old:
            lost += 1
    stay = step_of(space) - steps
    if stay < 0:  # it will cross in any case
        return steps > -stay - 1
    return steps >= stay + 3 and lost == 0


def abandon_side(st: Mediterranean, seat: int, actions: list[int]) -> int:
    religious = actions[0] >= SIDE + 2
    if turning(st, seat, religious) > TURN:
        return actions[1 - side_of(st.rel[seat] if religious else st.gov[seat])]
    net = arrows(st, seat, religious)
    return actions[1] if net > 0 else actions[0]


def respect(st: Mediterranean, place: int) -> int:
    owner, cube = aim_at(st, place)
    box = st.slots(owner)[slot_of(cube)]
    return HEED if box_effect(box) >= 0 else IGNORE
