"""The answer to a challenge: accept, refuse, or let somebody intervene."""

from __future__ import annotations

from typing import Final

from ..events import Answered
from ..state.actions import A_CARD, A_INTERVENE, ACCEPT, ARGUMENT, GO_HOME, REFUSE
from ..state.city import HOME
from ..state.duel import CHALLENGE
from ..state.frames import Asking
from ..state.moments import when_accepted, when_refused, when_targeted
from ..state.numbers import M_CANNOT
from ..state.parts import Aim
from ..state.printed import CARDS
from ..state.state import FiveSails
from .engaging import engage
from .marks import has_mark
from .moments import later
from .moving import go_home
from .reactions import now
from .stats import is_leader
from .techniques import end_challenge

BY_CHALLENGE: Final = Aim(risk=False, sorcery=False, challenge=True)


class ChallengeAsking(Asking):
    """Base of the questions of a challenge: they vanish when it is cancelled."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def use(self) -> int:
        return self.serial

    def is_broken(self, st: FiveSails) -> bool:
        """FIV-C-94: somebody has left play."""
        duel = st.duel
        if duel.stage != CHALLENGE:
            return True
        return not st.in_play(duel.challenger.fighter) or (
            duel.defender.fighter >= 0 and not st.in_play(duel.defender.fighter)
        )

    def run(self, state: FiveSails) -> None:
        pass


def interveners(st: FiveSails) -> list[int]:
    """FIV-CHAL-9, FIV-C-91: who may step in."""
    duel = st.duel
    target = duel.defender.fighter
    place = st.place[target]
    seat = st.ctrl[target]
    found: list[int] = []
    if duel.terms.no_intervening:
        return found
    for source in st.meddlers:
        for passive in CARDS[st.kind[source]].passives:
            if passive.no_intervening(st, source, seat, place):
                return found
    for i in st.crew[seat]:
        if i == target or st.place[i] != place or has_mark(st, M_CANNOT, i):
            continue
        if duel.terms.leaders_intervene and not is_leader(st, i):
            continue
        if not st.engaged[i] or intervenes_engaged(st, i):
            found.append(i)
    return found


def intervenes_engaged(st: FiveSails, i: int) -> bool:
    for passive in CARDS[st.kind[i]].passives:
        if passive.intervenes_engaged(st, i):
            return True
    return False


class AskAnswer(ChallengeAsking):
    """FIV-CHAL-7: accept, refuse, or let somebody intervene, who accepts in the target's place (FIV-CHAL-8)."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel.defender.seat

    def asks(self, state: FiveSails) -> bool:
        return not self.is_broken(state)

    def picks(self, st: FiveSails) -> list[int]:
        duel = st.duel
        terms = duel.terms
        out = [ACCEPT]
        if not terms.no_refusing and (not terms.leaders_refuse or is_leader(st, duel.defender.fighter)):
            out.append(REFUSE)
        if terms.home_instead:
            out.append(GO_HOME)
        for i in interveners(st):
            out.append(A_INTERVENE + i)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        duel = st.duel
        target = duel.defender.fighter
        if action == GO_HOME:
            tell_answer(st, seat, "home", target)
            st.stack.append(WayHome(self.serial))
            go_home(st, [target], seat, tired=True)  # by whoever answers (FIV-C-212)
            return
        if action == REFUSE:
            tell_answer(st, seat, "refuse", target)
            duel.refused = True
            for passive in CARDS[st.kind[duel.challenger.fighter]].passives:
                passive.was_refused(st, target)
            later(st, when_refused(st, challenger=duel.challenger.fighter, target=target, seat=seat))
            return
        if action == ACCEPT:
            tell_answer(st, seat, "accept", target)
        else:
            i = action & ARGUMENT
            tell_answer(st, seat, "intervene", i)
            duel.defender.fighter = i
            now(st, when_accepted(st, challenger=duel.challenger.fighter, defender=i, seat=seat))
            # FIV-C-169
            now(st, when_targeted(st, card=i, use=self.serial, seat=duel.challenger.seat, aim=BY_CHALLENGE))
            intervene(st, self.serial, i, target)
            return
        now(st, when_accepted(st, challenger=duel.challenger.fighter, defender=duel.defender.fighter, seat=seat))


class WayHome(ChallengeAsking):
    """Whoever went Home instead of an answer has ended the challenge. Whoever was stopped on the way has not: it is
    still to be answered (FIV-C-189)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        if self.is_broken(st):
            return
        if st.place[st.duel.defender.fighter] >= HOME:
            end_challenge(st)
        else:
            st.stack.append(AskAnswer(self.serial))


def intervene(st: FiveSails, serial: int, i: int, target: int) -> None:
    """FIV-CHAL-10: who steps in is engaged; some need not, or engage something else."""
    instead = -1
    for passive in CARDS[st.kind[i]].passives:
        passive.intervenes(st, i)
        instead = max(instead, passive.engages_instead(st, i))
    for passive in CARDS[st.kind[target]].passives:
        if passive.spares(st, i):
            return
    if instead < 0:
        engage(st, i)
    elif st.engaged[i]:
        engage(st, instead)
    else:
        st.stack.append(AskWeapon(serial, i, instead))


class AskWeapon(Asking):
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

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        engage(st, action & ARGUMENT)


def is_unanswered(st: FiveSails) -> bool:
    """Whether a challenge is still to be answered: until then nobody takes part in a duel (FIV-CHAL-10)."""
    for frame in st.stack:
        if isinstance(frame, AskAnswer):
            return True
    return False


def tell_answer(st: FiveSails, seat: int, answer: str, card: int) -> None:
    if st.events is not None:
        st.tell(Answered(seat, answer, card, CARDS[st.kind[card]].id))
