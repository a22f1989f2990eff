"""Challenges (FIV-CHAL): who may, whom, with which Technique, and the threat. `answering` has the answer, `st.duel` all
numbers."""

from __future__ import annotations

from ..events import Challenged
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.city import CITY_PLACES
from ..state.duel import CHALLENGE, CHALLENGER, DEFENDER, DUEL, NO_DUEL, UNCHANGED, Terms, fresh_duel
from ..state.frames import Doing
from ..state.moments import when_challenged, when_targeted
from ..state.names import (
    STATS,
)
from ..state.numbers import L_ANSWER
from ..state.parts import NO_AIM, Aim
from ..state.printed import CARDS
from ..state.state import FiveSails
from .answering import AskAnswer, ChallengeAsking
from .combat_card import tell_threat
from .duel import CutShort, Round
from .moving import move
from .reactions import Flush, now
from .renown_control import steal
from .stats import fighter_stat, has_stat
from .techniques import break_off, end_challenge, push_later, techniques, use_style
from .wounds import wound


def at_hand(st: FiveSails, challenger: int, place: int, enough: bool = False) -> list[int]:
    """FIV-CHAL-6, FIV-C-138: whom a character can challenge at a City location, standing there or going there. Some
    cannot be challenged; where somebody draws the blades, nobody else can (FIV-C-123). Who is available is not in play
    and never challenged (FIV-C-50). `enough`: anybody will do, to know that there is somebody."""
    found: list[int] = []
    drawn: list[int] = []
    mine = st.ctrl[challenger]
    if place >= CITY_PLACES:
        return found
    for seat in range(st.seats):
        if seat == mine:
            continue
        for i in st.crew[seat]:
            if st.place[i] != place:
                continue
            free = True
            for passive in CARDS[st.kind[i]].passives:
                if passive.forbids_challenge(st, i):
                    free = False
                elif passive.draws_challenges(st, i):
                    drawn.append(i)
            if free:
                found.append(i)
            if enough and (free or drawn):
                return drawn if drawn else found
    return drawn if drawn else found


def targets(st: FiveSails, challenger: int) -> list[int]:
    """Whom a character can challenge now: the one list that every challenge asks, whether its target is chosen with it
    or was named before. Some reach an adjacent location (FIV-C-130)."""
    place = st.place[challenger]
    found = at_hand(st, challenger, place)
    for passive in CARDS[st.kind[challenger]].passives:
        for there in range(CITY_PLACES):
            if passive.challenges_at(st, challenger, there):
                found += at_hand(st, challenger, there)
    return found


def somebody_to_challenge(st: FiveSails, challenger: int) -> bool:
    """Whether `targets` would find anybody."""
    if at_hand(st, challenger, st.place[challenger], enough=True):
        return True
    for passive in CARDS[st.kind[challenger]].passives:
        for there in range(CITY_PLACES):
            if passive.challenges_at(st, challenger, there) and at_hand(st, challenger, there, enough=True):
                return True
    return False


def may_challenge(st: FiveSails, i: int, which: int) -> bool:
    """FIV-DASH-2: nobody challenges with a dash; and some never challenge."""
    for passive in CARDS[st.kind[i]].passives:
        if passive.never_challenges():
            return False
    return has_stat(st, i, which)


def challenges_engaged(st: FiveSails, i: int) -> bool:
    """Some may challenge although they are engaged."""
    for passive in CARDS[st.kind[i]].passives:
        if passive.challenges_engaged(st, i):
            return True
    return False


def issue(st: FiveSails, serial: int, challenger: int, which: int, terms: Terms, target: int, aim: Aim) -> None:
    """FIV-CHAL-3: the one way to a challenge, and so to a duel (FIV-CHAL-2). The challenger is named and not engaged by
    it (FIV-CHAL-4); the stat of the challenge is that of the duel (FIV-DUEL-1). `target` is -1 where it is still to be
    chosen, and `aim` says then what targets it."""
    if not st.in_play(challenger) or st.duel.stage != NO_DUEL:
        return
    duel = fresh_duel()
    duel.stage = CHALLENGE
    duel.challenger.fighter = challenger
    duel.defender.fighter = target
    duel.challenger.seat = st.ctrl[challenger]
    duel.stat = which
    duel.terms = terms
    duel.use = serial
    st.duel = duel
    st.stack.append(MakeThreat(serial))
    st.stack.append(LateTechnique(serial))
    st.stack.append(AskAnswer(serial))
    st.stack.append(AskTarget(serial, aim))
    st.stack.append(AskTechnique(serial))


class AskTechnique(ChallengeAsking):
    """FIV-CHAL-5: one Technique may be activated with the challenge; its costs are paid now (FIV-C-85)."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel.challenger.seat

    def asks(self, state: FiveSails) -> bool:
        return not self.is_broken(state) and len(techniques(state, 0)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [PASS, *techniques(st, CHALLENGER)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            use_style(st, 0, action)


class AskTarget(ChallengeAsking):
    """FIV-CHAL-6. A target that was named before has to be one that could be chosen now."""

    __slots__ = ("aim",)
    aim: Aim

    def __init__(self, serial: int, aim: Aim) -> None:
        super().__init__(serial)
        self.aim = aim

    def who(self, st: FiveSails) -> int:
        return st.duel.challenger.seat

    def asks(self, state: FiveSails) -> bool:
        return not self.is_broken(state) and state.duel.defender.fighter < 0 and len(self.picks(state)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in targets(st, st.duel.challenger.fighter)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        name_target(st, self.serial, action & ARGUMENT, self.aim)

    def run(self, state: FiveSails) -> None:
        target = state.duel.defender.fighter
        if self.is_broken(state):
            return
        if target in targets(state, state.duel.challenger.fighter):
            name_target(state, self.serial, target, NO_AIM)
        else:
            break_off(state)


def name_target(st: FiveSails, serial: int, target: int, aim: Aim) -> None:
    """The target is named. Who challenges from elsewhere goes there first (FIV-C-130): a challenge is where its target
    is, also for those who answer it."""
    duel = st.duel
    challenger = duel.challenger.fighter
    duel.defender.fighter = target
    duel.defender.seat = st.ctrl[target]
    if st.events is not None:
        names = (CARDS[st.kind[challenger]].id, CARDS[st.kind[target]].id)
        st.tell(Challenged(challenger, names[0], target, names[1], STATS[duel.stat]))
    st.stack.append(Issued(serial, aim))
    if st.place[challenger] != st.place[target]:
        move(st, challenger, st.place[target], st.ctrl[challenger], tired=False)


class Issued(ChallengeAsking):
    """Now the challenge is issued and can be answered by Reactions (FIV-C-93), after those to the targeting, which came
    first (FIV-C-205). `aim` says whether it is a risk that targets here (FIV-C-49)."""

    __slots__ = ("aim",)
    aim: Aim

    def __init__(self, serial: int, aim: Aim) -> None:
        super().__init__(serial)
        self.aim = aim

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        if self.is_broken(st):
            return
        challenger, target = st.duel.challenger.fighter, st.duel.defender.fighter
        now(st, when_challenged(st, challenger=challenger, target=target, use=self.serial))
        aimed = Aim(self.aim.risk, self.aim.sorcery, challenge=True)
        now(st, when_targeted(st, card=target, use=self.serial, seat=st.duel.challenger.seat, aim=aimed))


class LateTechnique(ChallengeAsking):
    """FIV-CHAL-13: the Technique activated with the challenge resolves after the answer."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        if not self.is_broken(state):
            push_later(state, L_ANSWER, 0)


class MakeThreat(ChallengeAsking):
    """FIV-CHAL-14; after a refusal threat becomes wounds at once (FIV-CHAL-12), limited by the challenger's stat and
    without any duel (FIV-C-88), and so does what threat there is on the challenger (FIV-C-90). Else the duel begins
    with a round, even without threat (FIV-C-96), and the threat belongs to where the challenger is (FIV-C-119). Who
    takes it all as wounds ends the duel (FIV-C-133), which was one all the same (FIV-C-152)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        if self.is_broken(st):
            break_off(st)
            return
        one, two = duel.challenger.fighter, duel.defender.fighter
        if st.place[one] != st.place[two]:
            break_off(st)
            return
        thrust = duel.changes.thrust
        threat = fighter_stat(st, 0) + (thrust if thrust > 0 else 0)
        duel.defender.pool += threat
        tell_threat(st)
        if duel.refused or duel.taken:
            if duel.refused:
                st.stack.append(EndChallenge())
            else:
                duel.stage = DUEL  # accepted, so it is a duel, and it ends here
                st.stack.append(CutShort())
                st.stack.append(Flush(len(st.pending)))  # FIV-C-195
            for side in (1, 0):
                limit = fighter_stat(st, 1 - side)
                count = duel.of(side).pool
                if count > limit and not duel.of(1 - side).lethal:
                    count = limit
                if wound(st, duel.of(side).fighter, count):
                    steal(st, duel.of(1 - side).seat, duel.of(side).seat)
            return
        duel.stage = DUEL
        duel.first_card_due = True
        duel.changes = UNCHANGED
        duel.defender.tied = st.place[one]
        duel.challenger.tied = st.place[one]
        duel.side = DEFENDER
        st.stack.append(Round(DEFENDER))


class EndChallenge(Doing):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        end_challenge(state)
