"""Numbers, computed when they are asked for: base, attachments, standing effects, set values (FIV-KEY-13)."""

from __future__ import annotations

from ..state.duel import NO_DUEL
from ..state.names import (
    DASH,
    LEADERS,
    MERCENARY,
    RESOLVE,
    THRUST,
)
from ..state.numbers import M_KEPT, M_NAMED
from ..state.printed import CARDS
from ..state.state import FiveSails


def stat(st: FiveSails, i: int, which: int, more: int = 0) -> int:
    """A character's current stat; DASH stays DASH whatever would change it (FIV-DASH-1), and also what would set it
    (FIV-C-51). Attachments add and take off (FIV-CARD-5) while they are equipped, engaged or not (FIV-ATT-3). Nothing
    is below 0 (FIV-C-66). `more`: for what is being done with it."""
    kind = st.kind
    card = CARDS[kind[i]]
    base = card.stats[which]
    if base == DASH:
        return DASH
    total = base + more
    limited = card.has_limit
    for attachment in st.gear:
        if st.bearer[attachment] == i:
            gear = CARDS[kind[attachment]]
            total += gear.gear[which]
            limited = limited or gear.has_limit
    if card.varies:
        for passive in card.passives:
            total += passive.stat(st, i, i, which)
    for source in st.auras:
        for passive in CARDS[kind[source]].passives:
            total += passive.aura(st, source, i, which)
    if limited:
        for passive in card.passives:
            total = passive.limit(st, i, which, total)
        for attachment in st.gear:
            if st.bearer[attachment] == i:
                for passive in CARDS[kind[attachment]].passives:
                    total = passive.limit(st, i, which, total)
    return total if total > 0 else 0


def as_printed(st: FiveSails, i: int) -> bool:
    """Whether nothing is there that could change a stat of a character."""
    card = CARDS[st.kind[i]]
    if st.auras or card.varies or card.has_limit:
        return False
    for attachment in st.gear:
        if st.bearer[attachment] == i:
            return False
    return True


def has_stat(st: FiveSails, i: int, which: int) -> bool:
    """Whether a stat is no dash: that never changes (FIV-DASH-1)."""
    return CARDS[st.kind[i]].stats[which] != DASH


def num(st: FiveSails, i: int, which: int, more: int = 0) -> int:
    """A stat as something to reckon with, so 0 for a dash (FIV-DASH-3)."""
    value = stat(st, i, which, more)
    return 0 if value == DASH else value


def traits(st: FiveSails, i: int) -> int:
    mask = CARDS[st.kind[i]].mask
    for attachment in st.gear:
        if st.bearer[attachment] == i:
            mask |= CARDS[st.kind[attachment]].grants
    return mask


def has(st: FiveSails, i: int, mask: int) -> bool:
    """Whether it has all of these traits; mostly what is printed on it tells."""
    return CARDS[st.kind[i]].mask & mask == mask or traits(st, i) & mask == mask


def has_any(st: FiveSails, i: int, mask: int) -> bool:
    """Whether it has one of these traits."""
    kind = st.kind
    if CARDS[kind[i]].mask & mask:
        return True
    for attachment in st.gear:
        if st.bearer[attachment] == i and CARDS[kind[attachment]].grants & mask:
            return True
    return False


def is_mercenary(st: FiveSails, i: int, user: int) -> bool:
    """Whether somebody who uses an ability may take a character for a Mercenary (FIV-C-142)."""
    card = CARDS[st.kind[i]]
    if card.mask & MERCENARY:
        return True
    for passive in card.passives:
        if passive.as_mercenary():
            return st.ctrl[i] == user
    return False


def is_leader(st: FiveSails, i: int) -> bool:
    """FIV-LEAD-1: by the trait; else a Leader is a character like others."""
    return CARDS[st.kind[i]].mask & LEADERS != 0


def is_brute(st: FiveSails, i: int) -> bool:
    """FIV-BRUTE; some characters make Brutes of others, and some effects end it."""
    for mark in st.marks:
        if mark.what == M_KEPT and mark.card == i:
            return False
    card = CARDS[st.kind[i]]
    if card.brute:
        return True
    for source in st.meddlers:
        for passive in CARDS[st.kind[source]].passives:
            if passive.makes_brute(st, source, i):
                return True
    return False


def gear_of(st: FiveSails, i: int) -> list[int]:
    return [attachment for attachment in st.gear if st.bearer[attachment] == i]


def has_gear(st: FiveSails, i: int, mask: int) -> bool:
    """Whether a character bears an attachment with these traits."""
    for attachment in st.gear:
        if st.bearer[attachment] == i and CARDS[st.kind[attachment]].mask & mask == mask:
            return True
    return False


def crew_count(st: FiveSails, seat: int) -> int:
    """Characters that count for the Crew Cap (FIV-CREW-2), Brutes not among them (FIV-BRUTE-5)."""
    return len([i for i in st.crew[seat] if not is_brute(st, i)])


def fighter_stat(st: FiveSails, side: int) -> int:
    """A fighter's value in the stat of the duel, the last known one if it is gone (FIV-LKI-2), and 0 for a dash
    (FIV-C-106)."""
    duel = st.duel
    gone = duel.of(side).gone
    if gone is not None:
        return gone.stats[duel.stat]
    return num(st, duel.of(side).fighter, duel.stat)


def faces_threat(st: FiveSails, side: int) -> bool:
    """Whether a fighter is where the threat in its pool belongs (FIV-MOVEDUEL-4)."""
    one = st.duel.of(side)
    return one.gone is None and st.place[one.fighter] == one.tied


def gone_side(st: FiveSails, i: int) -> int:
    """The side of the duel whose fighter this was, who is gone now; -1 for anybody else."""
    duel = st.duel
    if duel.stage != NO_DUEL:
        for side in range(2):
            if duel.of(side).fighter == i and duel.of(side).gone is not None:
                return side
    return -1


def resolve_left(st: FiveSails, i: int) -> int:
    return num(st, i, RESOLVE) - st.wounds[i]


def value(st: FiveSails, side: int, which: int) -> int:
    """A combat value of this round's card with all that changes it; DASH stays DASH (FIV-DUEL-17)."""
    duel = st.duel
    line = st.lines[side]
    base = duel.kept.of(which)
    for k in range(duel.line_start, len(line)):
        printed = CARDS[st.kind[line[k]]].values[which]
        if printed != DASH:
            base = printed if base == DASH else base + printed
    if base == DASH:
        return DASH
    total = base + duel.changes.of(which) + standing(st, side, which)
    return total if total > 0 else 0


def value_given(st: FiveSails, i: int, side: int, which: int) -> int:
    """What one card in play adds to a combat value."""
    card = CARDS[st.kind[i]]
    if not card.has_value:
        return 0
    return sum([passive.value(st, i, side, which) for passive in card.passives])


def standing(st: FiveSails, side: int, which: int) -> int:
    """What cards in play add to a combat value, events that lie in the city too (FIV-EVENT-4); and the fighter who has
    fallen since, for it has played that card (FIV-C-162)."""
    gone = st.duel.of(side).gone
    total = 0 if gone is None else gone.gives.of(which)
    for crew in st.crew:
        for i in crew:
            total += value_given(st, i, side, which)
    for cards in st.street:
        for i in cards:
            total += value_given(st, i, side, which)
    if which == THRUST:
        foe = st.duel.of(1 - side).fighter
        for mark in st.marks:
            if mark.what == M_NAMED and mark.seat == st.duel.of(side).seat and mark.card == foe:
                total += 1
    return total
