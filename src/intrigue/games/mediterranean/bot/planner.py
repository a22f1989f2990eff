"""What developments are worth: points, producers for the turns that are left, steps, and what fits the rest."""

from __future__ import annotations

from typing import Final

from ..cards.developments import FACE
from ..cards.face import (
    ALTAR,
    ART_TRADE,
    CIVIL_RIGHTS,
    DECK_LEVEL,
    DECK_SIDE,
    DYE_TRADE,
    ENVOYS,
    FREE_MARKET,
    FREE_SPEECH,
    GRANARY,
    INDUSTRY,
    ISOLATION,
    MARS_ORTHODOXY,
    MONASTERY,
    RELIGIOUS,
    SLAVE_TRADE,
    STABILITY,
    TOTAL_WAR,
    VENUS_ORTHODOXY,
    VIRTUE,
    WINE_TRADE,
    Box,
    Face,
)
from ..rules.ending import monument
from ..state.state import Mediterranean
from ..state.tracks import level_of, side_of, step_of

# Points that a standing power is taken to bring in a turn
POWER_WORTH: Final[list[tuple[int, float]]] = [
    (FREE_SPEECH, 0.5),
    (ISOLATION, 0.5),
    (ENVOYS, 1.3),
    (VIRTUE, -0.4),
    (MONASTERY, 0.5),
    (STABILITY, 0.5),
    (TOTAL_WAR, 0.7),
    (FREE_MARKET, 1.0),
    (CIVIL_RIGHTS, 0.7),
    (MARS_ORTHODOXY, 1.0),
    (VENUS_ORTHODOXY, 0.7),
    (INDUSTRY, 2.6),
    (WINE_TRADE, 0.4),
    (DYE_TRADE, 0.4),
    (SLAVE_TRADE, 0.4),
    (ART_TRADE, 0.4),
    (ALTAR, 1.0),
    (GRANARY, 1.0),
]
CITY: Final = 3.0  # points of a producer in a turn
BOAT: Final = 3.8
WORKER: Final = 1.6
STEP: Final = 1.5
ICON: Final = 0.5
COLOUR: Final = 1.0  # what Monuments and Shrines that are yet to come may count for a development of their colour
DRAWS: Final = (0.0, 0.6, 1.3, 1.3)  # by level: what the draws that it opens up bring in a turn
TURN: Final = 0.5  # what changing sides must gain
TALLEST: Final = 8.0  # what it brings to be where Monuments or Shrines are drawn


def face_value(st: Mediterranean, seat: int, face: Face) -> float:
    """What a face is worth to a seat if it builds it now."""
    left = float(st.options.turns - st.turn)  # turns that come after this one
    worth = lasting(st, seat, face) + float(face.points)
    if face.city and st.cities(seat) >= 4:
        worth -= left * CITY
    if face.loses >= 0:
        worth -= left * WORKER * 0.8
    for power, points in POWER_WORTH:
        if face.power & power & st.powers[seat]:
            worth -= left * points  # a second one changes nothing more (MED-C-88)
    space = st.rel[seat] if RELIGIOUS[face.deck] else st.gov[seat]
    heading = 1 if side_of(space) else -1
    steps = face.push * heading
    if step_of(space) == 0 and steps < 0:
        steps = -steps
    worth += STEP * steps if step_of(space) < 9 or steps < 0 else 0.0
    worth += comfort(st.happy[seat], face.happy) + comfort(st.safe[seat], face.safe)
    worth += left * 1.5 * face.draws
    worth += 0.3 * face.flip if left > 0 else 0.0
    worth += COLOUR if DECK_LEVEL[face.deck] > 0 and left > 0 else 0.0
    for icon in range(4):
        worth += ICON * face.icons[icon]
    for side in st.devs[seat]:
        for what, each in FACE[side].counts:
            if what < 4:
                worth += each * face.icons[what]
    return worth + 1.5 * left if DECK_LEVEL[face.deck] == 3 else worth


def lasting(st: Mediterranean, seat: int, face: Face) -> float:
    """What a face in play brings from now on."""
    left = float(st.options.turns - st.turn)
    worth = float(face.vp) + left * (CITY * face.city + BOAT * face.boat)
    if face.worker >= 0:
        worth += left * WORKER
    turns = left + 1.0
    worth += turns * (float(face.every_vp) + 0.7 * face.every_happy + 0.6 * face.every_safe)
    worth += turns * 0.35 * (face.group_happy + face.group_safe)
    for box in face.boxes:
        worth += left * box_value(box)
    worth += left * (0.9 * abs(face.all_safe + face.all_happy))
    for power, points in POWER_WORTH:
        if face.power & power:
            worth += left * points
    if face.counts:
        worth += float(monument(st, seat, face))
    return worth


def turning(st: Mediterranean, seat: int, religious: bool) -> float:
    """What a seat gains if it goes back to the centre of a track and over to the other side: what its Revolutionaries
    pay, less what goes with the old side. Below nothing for those who have none."""
    space = st.rel[seat] if religious else st.gov[seat]
    old = (2 if religious else 0) + side_of(space)
    gain = 0.0
    for side in st.devs[seat]:
        if DECK_SIDE[FACE[side].deck] == old:
            gain += float(FACE[side].flip)
    if gain == 0.0:
        return -1.0
    level = level_of(space)
    has_monument = False
    for side in st.devs[seat]:
        face = FACE[side]
        if DECK_SIDE[face.deck] == old:
            gain -= lasting(st, seat, face)
        for what, each in face.counts:
            has_monument = has_monument or RELIGIOUS[face.deck] == religious
            if what < 4 and DECK_SIDE[face.deck] != old:
                for other in st.devs[seat]:
                    if DECK_SIDE[FACE[other].deck] == old:
                        gain -= float(each * FACE[other].icons[what])
    left = float(st.options.turns - st.turn)
    gain -= DRAWS[level] * (left + 1.0)
    return gain - (TALLEST if level == 3 and not has_monument else 0.0)


def comfort(now: int, more: int) -> float:
    """Steps of happiness or safety are worth more to those who are low."""
    each = 1.2 if now <= 0 else 0.8 if now < 3 else 0.4
    return each * more


def box_value(box: Box) -> float:
    """What a white box brings its owner in a turn: what it takes, and what its target's change is worth."""
    if box.spares:
        return 0.4
    if box.brother:
        return 2.0
    own = float(box.own_vp) + 0.7 * (box.own_happy + box.own_safe)
    harm = -0.35 * (box.happy + box.safe + box.vp)
    return own + (harm if harm > 0 else 0.35)


def box_effect(box: Box) -> float:
    """What a box does to its target."""
    if box.brother:
        return -3.0
    return float(box.vp) + 1.1 * (box.happy + box.safe)
