"""Challenges (FIV-CHAL): who may, whom, the answer, and the threat. All numbers stand in `st.duel`."""

from __future__ import annotations

from ..cards.model import DEFS
from ..cards.names import (
    ACCEPTED,
    CHALLENGED,
    CLOSES_FORUMS,
    DRAWS_BLADES,
    GUARDED,
    MUSKETEER,
    NO_CHALLENGES,
    PARRY,
    RED_HAND,
    REFUSED,
    REMOTE,
    RIPOSTE,
    SAFE_HARBOUR,
    SHAMES,
    STATS,
    STEADFAST,
    TAKES_IT,
    TARGETED,
    THRUST,
    TIRELESS,
    WEAPON,
    WEAPON_INTERVENES,
)
from ..events import Answered, Challenged, Threat
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
    DOCKS,
    F_HOME_INSTEAD,
    F_LEADERS_INTERVENE,
    F_LEADERS_REFUSE,
    F_NO_INTERVENE,
    F_NO_REFUSE,
    F_REFUSED,
    F_TAKEN,
    FORUMS,
    L_ANSWER,
    M_CANNOT,
    M_TIRED,
    UNTIL_DAY,
)
from ..state.parts import Mark
from ..state.table import FiveSails
from .duel import Round
from .frames import A_CARD, A_INTERVENE, ACCEPT, ARGUMENT, CHALLENGE_BIT, GO_HOME, PASS, REFUSE, Auto, Question
from .ground import marked, steal
from .harm import engage, wound
from .moving import go_home, move
from .stats import fighter_stat, gear_of, has, has_stat, is_leader
from .styles import end_challenge, fresh_duel, push_later, techniques, use_style
from .windows import later, now


def challengeable(st: FiveSails, challenger: int, i: int) -> bool:
    card = DEFS[st.kind[i]]
    return not (card.keys & SAFE_HARBOUR and not st.engaged[i] and st.place[i] == DOCKS)


def targets(st: FiveSails, challenger: int) -> list[int]:
    """FIV-CHAL-6: whom a character can challenge. Where somebody draws the blades, nobody else (FIV-C-138)."""
    found: list[int] = []
    drawn: list[int] = []
    mine = st.ctrl[challenger]
    place = st.place[challenger]
    remote = DEFS[st.kind[challenger]].keys & REMOTE != 0
    for p in range(st.seats):
        if p == mine:
            continue
        for i in st.crew[p]:
            there = st.place[i]
            if there >= CITY_PLACES or (
                there != place and not (remote and st.adjacent(place, there) and facing_red_hand(st, mine, there))
            ):
                continue
            if challengeable(st, challenger, i):
                found.append(i)
                if DEFS[st.kind[i]].keys & DRAWS_BLADES and not st.engaged[i]:
                    drawn.append(i)
    for one in drawn:
        found = [i for i in found if i == one or st.place[i] != st.place[one]]
    return found


def somebody_to_challenge(st: FiveSails, challenger: int) -> bool:
    """Whether `targets` would find anybody."""
    mine = st.ctrl[challenger]
    place = st.place[challenger]
    if DEFS[st.kind[challenger]].keys & REMOTE:
        return len(targets(st, challenger)) > 0
    if place >= CITY_PLACES:
        return False
    for p in range(st.seats):
        if p != mine:
            for i in st.crew[p]:
                if st.place[i] == place and challengeable(st, challenger, i):
                    return True
    return False


def facing_red_hand(st: FiveSails, seat: int, place: int) -> bool:
    for c in st.crew[seat]:
        if st.place[c] == place and has(st, c, RED_HAND):
            return True
    return False


def may_challenge(st: FiveSails, i: int, which: int) -> bool:
    """FIV-DASH-2: nobody challenges with a dash; and some never challenge."""
    return has_stat(st, i, which) and not DEFS[st.kind[i]].keys & NO_CHALLENGES


def issue(st: FiveSails, serial: int, challenger: int, which: int, flags: int, target: int) -> None:
    """FIV-CHAL-3. `target` is -1 where it is still to be chosen."""
    if not st.in_play(challenger) or st.duel[D_ON]:
        return
    d = fresh_duel()
    d[D_ON] = 1
    d[D_FIGHTER] = challenger
    d[D_FIGHTER + 1] = target
    d[D_SEAT] = st.ctrl[challenger]
    d[D_STAT] = which
    d[D_FLAGS] = flags
    st.duel = d
    st.stack.append(MakeThreat(serial))
    st.stack.append(LateTechnique(serial))
    st.stack.append(AskAnswer(serial))
    st.stack.append(AskTarget(serial))
    st.stack.append(AskTechnique(serial))


class Challenge(Question):
    """Base of the questions of a challenge: they vanish when it is cancelled."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def use(self) -> int:
        return self.serial

    def broken(self, st: FiveSails) -> bool:
        """FIV-C-94: somebody has left play."""
        d = st.duel
        if d[D_ON] != 1:
            return True
        return not st.in_play(d[D_FIGHTER]) or (d[D_FIGHTER + 1] >= 0 and not st.in_play(d[D_FIGHTER + 1]))

    def run(self, state: FiveSails) -> None:
        pass


class AskTechnique(Challenge):
    """FIV-CHAL-5: one Technique may be activated with the challenge; its costs are paid now (FIV-C-85)."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and len(techniques(state, 0)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [PASS, *techniques(st, 0)]

    def why(self, st: FiveSails) -> str:
        return "Activate a Technique with the challenge?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            st.duel[D_TECH] = action
            use_style(st, 0, action)


class AskTarget(Challenge):
    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and state.duel[D_FIGHTER + 1] < 0 and len(self.picks(state)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in targets(st, st.duel[D_FIGHTER])]

    def why(self, st: FiveSails) -> str:
        return "Challenge whom?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        name_target(st, self.serial, action & ARGUMENT)

    def run(self, state: FiveSails) -> None:
        target = state.duel[D_FIGHTER + 1]
        if self.broken(state):
            return
        if target >= 0:
            name_target(state, self.serial, target)
        else:
            end_challenge(state)


def name_target(st: FiveSails, serial: int, target: int) -> None:
    d = st.duel
    challenger = d[D_FIGHTER]
    d[D_FIGHTER + 1] = target
    d[D_SEAT + 1] = st.ctrl[target]
    if st.events is not None:
        names = (DEFS[st.kind[challenger]].id, DEFS[st.kind[target]].id)
        st.tell(Challenged(challenger, names[0], target, names[1], STATS[d[D_STAT]]))
    now(st, CHALLENGED, challenger, target, serial)
    now(st, TARGETED, target, serial, d[D_SEAT] | CHALLENGE_BIT)
    if st.place[challenger] != st.place[target]:
        move(st, challenger, st.place[target], st.ctrl[challenger], False)


def interveners(st: FiveSails) -> list[int]:
    """FIV-CHAL-9, FIV-C-91: who may step in."""
    d = st.duel
    target = d[D_FIGHTER + 1]
    place = st.place[target]
    flags = d[D_FLAGS]
    seat = st.ctrl[target]
    found: list[int] = []
    if flags & F_NO_INTERVENE:
        return found
    if place == FORUMS and not st.touched[seat] >> FORUMS & 1:
        for s in st.schemes:
            if s >= 0 and DEFS[st.kind[s]].keys & CLOSES_FORUMS:
                return found
    for i in st.crew[seat]:
        if i == target or st.place[i] != place or marked(st, M_CANNOT, i):
            continue
        if flags & F_LEADERS_INTERVENE and not is_leader(st, i):
            continue
        keys = DEFS[st.kind[i]].keys
        if (
            not st.engaged[i]
            or keys & STEADFAST
            or (keys & TIRELESS and not marked(st, M_TIRED, i))
            or (keys & WEAPON_INTERVENES and ready_weapon(st, i) >= 0)
        ):
            found.append(i)
    return found


def ready_weapon(st: FiveSails, i: int) -> int:
    for a in gear_of(st, i):
        if DEFS[st.kind[a]].mask & WEAPON and not st.engaged[a]:
            return a
    return -1


class AskAnswer(Challenge):
    """FIV-CHAL-7: accept, refuse, or let somebody intervene."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + 1]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and not state.out[state.duel[D_SEAT + 1]]

    def picks(self, st: FiveSails) -> list[int]:
        d = st.duel
        flags = d[D_FLAGS]
        out = [ACCEPT]
        if not flags & F_NO_REFUSE and (not flags & F_LEADERS_REFUSE or is_leader(st, d[D_FIGHTER + 1])):
            out.append(REFUSE)
        if flags & F_HOME_INSTEAD:
            out.append(GO_HOME)
        for i in interveners(st):
            out.append(A_INTERVENE + i)
        return out

    def why(self, st: FiveSails) -> str:
        return "You are challenged: accept, refuse, or intervene?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        d = st.duel
        target = d[D_FIGHTER + 1]
        if action == GO_HOME:
            tell_answer(st, seat, "home", target)
            end_challenge(st)
            go_home(st, target, seat, True)
            return
        if action == REFUSE:
            tell_answer(st, seat, "refuse", target)
            d[D_FLAGS] |= F_REFUSED
            if DEFS[st.kind[d[D_FIGHTER]]].keys & SHAMES:
                engage(st, target)
            later(st, REFUSED, d[D_FIGHTER], target, seat)
            return
        if action == ACCEPT:
            tell_answer(st, seat, "accept", target)
        else:
            i = action & ARGUMENT
            tell_answer(st, seat, "intervene", i)
            d[D_FIGHTER + 1] = i
            now(st, ACCEPTED, d[D_FIGHTER], i, seat)
            intervene(st, self.serial, i, target)
            return
        now(st, ACCEPTED, d[D_FIGHTER], d[D_FIGHTER + 1], seat)


def intervene(st: FiveSails, serial: int, i: int, target: int) -> None:
    """FIV-CHAL-10: who steps in is engaged; some need not, or engage something else."""
    keys = DEFS[st.kind[i]].keys
    if keys & TAKES_IT:
        st.duel[D_FLAGS] |= F_TAKEN
    if DEFS[st.kind[target]].keys & GUARDED and has(st, i, MUSKETEER) and not st.engaged[i]:
        return
    weapon = ready_weapon(st, i) if keys & WEAPON_INTERVENES else -1
    if weapon >= 0:
        if st.engaged[i]:
            engage(st, weapon)
        else:
            st.stack.append(AskWeapon(serial, i, weapon))
        return
    if st.engaged[i] and keys & TIRELESS and not keys & STEADFAST:
        st.marks.append(Mark(M_TIRED, i, 0, st.ctrl[i], UNTIL_DAY, 0))
    engage(st, i)


class AskWeapon(Question):
    """Who may engage a Weapon instead of itself, and could do either, is asked."""

    __slots__ = ("serial", "card", "weapon")
    serial: int
    card: int
    weapon: int

    def __init__(self, serial: int, card: int, weapon: int) -> None:
        self.serial = serial
        self.card = card
        self.weapon = weapon

    def use(self) -> int:
        return self.serial

    def who(self, st: FiveSails) -> int:
        return st.ctrl[self.card]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + self.weapon, A_CARD + self.card]

    def why(self, st: FiveSails) -> str:
        return "Engage the Weapon, or the character?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        engage(st, action & ARGUMENT)


def tell_answer(st: FiveSails, seat: int, answer: str, card: int) -> None:
    if st.events is not None:
        st.tell(Answered(seat, answer, card, DEFS[st.kind[card]].id))


class LateTechnique(Challenge):
    """FIV-CHAL-13: the Technique activated with the challenge resolves after the answer."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        if not self.broken(state):
            push_later(state, L_ANSWER, 0)


class MakeThreat(Challenge):
    """FIV-CHAL-14; after a refusal threat becomes wounds at once (FIV-CHAL-12), else the duel begins."""

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
        if st.events is not None:
            st.tell(Threat((d[D_POOL], d[D_POOL + 1])))
        if d[D_FLAGS] & (F_REFUSED | F_TAKEN):
            st.stack.append(EndChallenge())
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
