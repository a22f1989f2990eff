"""Challenges (FIV-CHAL): who may, whom, the answer, and the threat. All numbers stand in `st.duel`."""

from __future__ import annotations

from ..cards.model import DEFS
from ..cards.names import (
    CHALLENGED,
    DRAWS_BLADES,
    NO_CHALLENGES,
    PARRY,
    RED_HAND,
    REMOTE,
    RIPOSTE,
    SAFE_HARBOUR,
    STATS,
    TARGETED,
    THRUST,
)
from ..events import Challenged
from ..state.layout import (
    CITY_PLACES,
    D_FIGHTER,
    D_FIRST,
    D_FLAGS,
    D_LETHAL,
    D_MOD,
    D_ON,
    D_POOL,
    D_SEAT,
    D_SIDE,
    D_STAT,
    D_TECH,
    D_TIED,
    D_USE,
    DOCKS,
    F_REFUSED,
    F_TAKEN,
    L_ANSWER,
)
from ..state.table import FiveSails
from .answering import AskAnswer, Challenge
from .duel import CutShort, Round
from .fencing import tell_threat
from .frames import A_CARD, ARGUMENT, CHALLENGE_BIT, PASS, Auto
from .ground import steal
from .harm import wound
from .moving import move
from .stats import fighter_stat, has, has_stat
from .styles import end_challenge, fresh_duel, push_later, techniques, use_style
from .windows import now


def at_hand(st: FiveSails, challenger: int, place: int) -> list[int]:
    """FIV-CHAL-6, FIV-C-138: whom a character can challenge at a City location, standing there or going there. Some
    cannot be challenged; where somebody draws the blades, nobody else can (FIV-C-123). Who is available is not in play
    and never challenged (FIV-C-50)."""
    found: list[int] = []
    drawn: list[int] = []
    mine = st.ctrl[challenger]
    if place >= CITY_PLACES:
        return found
    for p in range(st.seats):
        if p == mine:
            continue
        for i in st.crew[p]:
            if st.place[i] != place:
                continue
            keys = DEFS[st.kind[i]].keys
            if keys & SAFE_HARBOUR and not st.engaged[i] and place == DOCKS:
                continue
            found.append(i)
            if keys & DRAWS_BLADES and not st.engaged[i]:
                drawn.append(i)
    return drawn if drawn else found


def targets(st: FiveSails, challenger: int) -> list[int]:
    """Whom a character can challenge now: the one list that every challenge asks, whether its target is chosen with it
    or was named before. Some reach an adjacent location (FIV-C-130)."""
    place = st.place[challenger]
    found = at_hand(st, challenger, place)
    if DEFS[st.kind[challenger]].keys & REMOTE:
        mine = st.ctrl[challenger]
        for there in range(CITY_PLACES):
            if st.adjacent(place, there) and facing_red_hand(st, mine, there):
                found += at_hand(st, challenger, there)
    return found


def somebody_to_challenge(st: FiveSails, challenger: int) -> bool:
    return len(targets(st, challenger)) > 0


def facing_red_hand(st: FiveSails, seat: int, place: int) -> bool:
    for c in st.crew[seat]:
        if st.place[c] == place and has(st, c, RED_HAND):
            return True
    return False


def may_challenge(st: FiveSails, i: int, which: int) -> bool:
    """FIV-DASH-2: nobody challenges with a dash; and some never challenge."""
    return has_stat(st, i, which) and not DEFS[st.kind[i]].keys & NO_CHALLENGES


def issue(st: FiveSails, serial: int, challenger: int, which: int, flags: int, target: int, bits: int) -> None:
    """FIV-CHAL-3: the one way to a challenge, and so to a duel (FIV-CHAL-2). The challenger is named and not engaged by
    it (FIV-CHAL-4); the stat of the challenge is that of the duel (FIV-DUEL-1). `target` is -1 where it is still to be
    chosen, and `bits` say then what targets it."""
    if not st.in_play(challenger) or st.duel[D_ON]:
        return
    d = fresh_duel()
    d[D_ON] = 1
    d[D_FIGHTER] = challenger
    d[D_FIGHTER + 1] = target
    d[D_SEAT] = st.ctrl[challenger]
    d[D_STAT] = which
    d[D_FLAGS] = flags
    d[D_USE] = serial
    st.duel = d
    st.stack.append(MakeThreat(serial))
    st.stack.append(LateTechnique(serial))
    st.stack.append(AskAnswer(serial))
    st.stack.append(AskTarget(serial, bits))
    st.stack.append(AskTechnique(serial))


class AskTechnique(Challenge):
    """FIV-CHAL-5: one Technique may be activated with the challenge; its costs are paid now (FIV-C-85)."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and len(techniques(state, 0)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [PASS, *techniques(st, 0)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            st.duel[D_TECH] = action
            use_style(st, 0, action)


class AskTarget(Challenge):
    """FIV-CHAL-6. A target that was named before has to be one that could be chosen now."""

    __slots__ = ("bits",)
    bits: int

    def __init__(self, serial: int, bits: int) -> None:
        super().__init__(serial)
        self.bits = bits

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and state.duel[D_FIGHTER + 1] < 0 and len(self.picks(state)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in targets(st, st.duel[D_FIGHTER])]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        name_target(st, self.serial, action & ARGUMENT, self.bits)

    def run(self, state: FiveSails) -> None:
        target = state.duel[D_FIGHTER + 1]
        if self.broken(state):
            return
        if target in targets(state, state.duel[D_FIGHTER]):
            name_target(state, self.serial, target, 0)
        else:
            end_challenge(state)


def name_target(st: FiveSails, serial: int, target: int, bits: int) -> None:
    """Now the challenge is issued and can be answered by Reactions (FIV-C-93). `bits` say whether it is a risk that
    targets here (FIV-C-49). Who challenges from elsewhere goes there (FIV-C-130)."""
    d = st.duel
    challenger = d[D_FIGHTER]
    d[D_FIGHTER + 1] = target
    d[D_SEAT + 1] = st.ctrl[target]
    if st.events is not None:
        names = (DEFS[st.kind[challenger]].id, DEFS[st.kind[target]].id)
        st.tell(Challenged(challenger, names[0], target, names[1], STATS[d[D_STAT]]))
    now(st, CHALLENGED, challenger, target, serial)
    now(st, TARGETED, target, serial, d[D_SEAT] | CHALLENGE_BIT | bits)
    if st.place[challenger] != st.place[target]:
        move(st, challenger, st.place[target], st.ctrl[challenger], False)


class LateTechnique(Challenge):
    """FIV-CHAL-13: the Technique activated with the challenge resolves after the answer."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        if not self.broken(state):
            push_later(state, L_ANSWER, 0)


class MakeThreat(Challenge):
    """FIV-CHAL-14; after a refusal threat becomes wounds at once (FIV-CHAL-12), limited by the challenger's stat and
    without any duel (FIV-C-88), and so does what threat there is on the challenger (FIV-C-90). Else the duel begins
    with a round, even without threat (FIV-C-96), and the threat belongs to where the challenger is (FIV-C-119). Who
    takes it all as wounds ends the duel (FIV-C-133), which was one all the same (FIV-C-152)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        if self.broken(st):
            end_challenge(st)
            return
        one, two = d[D_FIGHTER], d[D_FIGHTER + 1]
        if st.place[one] != st.place[two]:  # FIV-C-95
            end_challenge(st)
            return
        thrust = d[D_MOD + THRUST]
        threat = fighter_stat(st, 0) + (thrust if thrust > 0 else 0)
        d[D_POOL + 1] += threat
        tell_threat(st)
        if d[D_FLAGS] & (F_REFUSED | F_TAKEN):
            if d[D_FLAGS] & F_REFUSED:
                st.stack.append(EndChallenge())
            else:
                d[D_ON] = 2  # accepted, so it is a duel, and it ends here
                st.stack.append(CutShort())
            for side in (1, 0):
                limit = fighter_stat(st, 1 - side)
                count = d[D_POOL + side]
                if count > limit and not d[D_LETHAL + 1 - side]:
                    count = limit
                if wound(st, d[D_FIGHTER + side], count):
                    steal(st, d[D_SEAT + 1 - side], d[D_SEAT + side])
            return
        d[D_ON] = 2
        d[D_FIRST] = 1
        d[D_MOD + RIPOSTE] = d[D_MOD + PARRY] = d[D_MOD + THRUST] = 0
        d[D_TIED + 1] = st.place[one]
        d[D_TIED] = st.place[one]
        d[D_SIDE] = 1
        st.stack.append(Round(1))


class EndChallenge(Auto):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        end_challenge(state)
