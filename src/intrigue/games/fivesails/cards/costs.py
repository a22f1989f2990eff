"""Announcing and paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Unmet
from ..rules.challenge import challenges_engaged
from ..rules.frames import ANNOUNCED, ARGUMENT, FREE, LOC, PASS
from ..rules.harm import engage
from ..rules.paying import Pay, affordable, discard_from_hand
from ..rules.windows import now
from ..state.duel import CHALLENGE
from ..state.layout import CITY_PLACES, HAND, L_ANSWER, M_NOT_FIRST, PLAY, UNTIL_DAY
from ..state.parts import Later, Mark
from ..state.table import FiveSails
from .model import ABILITIES, DEFS, HANDS, RESTS, Step
from .names import ABILITY_SHOWN, MANEUVER, RISK, RISK_SHOWN, STYLE_SHOWN, TECHNIQUE
from .stacks import HandCards

if TYPE_CHECKING:
    from ..rules.frames import Run


class Announce(Step):
    """Costs are paid; now others may answer the announcement. A Technique of a challenge waits for the answer. What is
    forced, or the text of a scheme, is not announced: nobody can answer that."""

    __slots__ = ()

    def do(self, st: FiveSails, run: Run) -> None:
        ability = ABILITIES[run.ability]
        on = st.duel.stage
        if ability.kind == TECHNIQUE and on == 1:
            st.later.append(Later(L_ANSWER, 0, 0, run.next()))
            return
        st.stack.append(run.next())
        if run.card < 0 or ability.kind not in ANNOUNCED:
            return
        if on == 2 and ability.kind in (TECHNIQUE, MANEUVER):
            now(st, STYLE_SHOWN, card=run.card, use=run.serial, seat=run.seat, ability=run.ability)
        if DEFS[st.kind[run.card]].kind == RISK and st.zone[run.card] != PLAY:
            now(st, RISK_SHOWN, card=run.card, use=run.serial, seat=run.seat)
        now(st, ABILITY_SHOWN, card=run.card, use=run.serial, seat=run.seat)


class Judge(Step):
    """A Technique takes effect. Of one that was activated with a challenge, what it asks about the foe is judged only
    now, of whoever is the foe after the answer, and where its actor stands then (FIV-C-85, FIV-C-87, FIV-C-92)."""

    __slots__ = ()

    def do(self, st: FiveSails, run: Run) -> None:
        if st.duel.stage != CHALLENGE:
            st.stack.append(run.next())
            return
        ability = ABILITIES[run.ability]
        here = run.put(LOC, st.place[run.actor]) if st.in_play(run.actor) else run
        if ability.need is None or not ability.asks_foe or ability.need.holds(st, here, here.actor):
            st.stack.append(here.next())
        elif st.events is not None:
            st.tell(Unmet(run.card, DEFS[st.kind[run.card]].id))


class ActsSecond(Step):
    """As a cost: only for one who is not the First Player, or passes for it once a Day."""

    __slots__ = ()

    def helper(self, st: FiveSails, run: Run) -> int:
        for i in st.crew[run.seat]:
            for passive in DEFS[st.kind[i]].passives:
                if passive.acts_second(st, i):
                    return i
        return -1

    def can(self, st: FiveSails, run: Run) -> bool:
        return st.first != run.seat or self.helper(st, run) >= 0

    def act(self, st: FiveSails, run: Run) -> None:
        if st.first == run.seat:
            i = self.helper(st, run)
            if i >= 0:
                st.used[i] |= 1
                st.marks.append(Mark(M_NOT_FIRST, i, run.serial, run.seat, UNTIL_DAY, run.serial))


class Price(Step):
    """The wealth cost of a risk: printed, less or more by its own passives (FIV-COST). `late`: it depends on a target
    chosen before, and that choice sees to it that it can be paid."""

    __slots__ = ("late",)
    late: bool

    def __init__(self, late: bool = False) -> None:
        super().__init__()
        self.late = late

    def payable(self, st: FiveSails, run: Run) -> bool:
        return self.late or self.can(st, run)

    def is_price(self) -> bool:
        return True

    def takes(self) -> int:
        return HANDS

    def amount(self, st: FiveSails, run: Run) -> int:
        card = DEFS[ABILITIES[run.ability].owner]
        cost = card.cost
        for passive in card.passives:
            cost += passive.price(st, run)
        return cost if cost > 0 else 0

    def can(self, st: FiveSails, run: Run) -> bool:
        if run.flags & FREE:
            return True
        return affordable(st, run.seat, self.amount(st, run), run.card, st.zone[run.card] == HAND)

    def act(self, st: FiveSails, run: Run) -> None:
        if run.flags & FREE:
            return
        amount = self.amount(st, run)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.card, amount))


class DuelistCost(Step):
    """Engage the challenger; some may challenge once a Day although engaged (FIV-C-160)."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        i = run.actor
        return not st.engaged[i] or challenges_engaged(st, i)

    def takes(self) -> int:
        return RESTS

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.actor
        for passive in DEFS[st.kind[i]].passives:
            passive.challenged(st, i)
        engage(st, i)


class LeaveCost(Step):
    """FIV-MOVE-1: engage the mover unless it is at Home; some may discard a card instead. Whoever is engaged is not
    offered the move."""

    __slots__ = ()

    def takes(self) -> int:
        return RESTS | HANDS

    def slips(self, st: FiveSails, run: Run) -> bool:
        i = run.actor
        if st.place[i] >= CITY_PLACES or not st.hands[run.seat]:
            return False
        for passive in DEFS[st.kind[i]].passives:
            if passive.slips_away():
                return True
        return False

    def asks(self, st: FiveSails, run: Run) -> bool:
        return self.slips(st, run)

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [PASS, *HandCards().of(st, run.seat)]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            engage(st, run.actor)
        else:
            discard_from_hand(st, run.seat, action & ARGUMENT, -1)

    def act(self, st: FiveSails, run: Run) -> None:
        if st.place[run.actor] < CITY_PLACES:
            engage(st, run.actor)
