"""Announcing and paying."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..events import Unmet, Used
from ..rules.challenge import challenges_engaged
from ..rules.discarding import discard_from_hand
from ..rules.engaging import engage
from ..rules.marks import leads
from ..rules.paying import Pay, affordable
from ..rules.reactions import now
from ..state.actions import ARGUMENT, PASS
from ..state.city import CITY_PLACES
from ..state.duel import CHALLENGE
from ..state.frames import ANNOUNCED, LOCATION, AbilityUse
from ..state.moments import ability_shown, risk_shown, style_shown
from ..state.names import MANEUVER, RISK, TECHNIQUE
from ..state.numbers import HAND, L_ANSWER, M_NOT_FIRST, PLAY, UNTIL_DAY
from ..state.parts import Later, Mark
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import HANDS, PILE, RESTS, Step
from .card_selections import HandCards


class Announce(Step):
    """Costs are paid; now others may answer the announcement, be it a Reaction (FIV-C-44). A Technique of a challenge
    waits for the answer, and there is no adversary who could cancel it (FIV-C-114). What is forced, or the text of a
    scheme, is not announced: nobody can answer that (FIV-C-155). Nor is what is copied: that was announced with the
    card that copies it (FIV-C-167)."""

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        ability = ABILITIES[use.ability]
        on = st.duel.stage
        if ability.kind == TECHNIQUE and on == 1:
            st.later.append(Later(L_ANSWER, 0, use.next()))
            return
        st.stack.append(use.next())
        if use.card < 0 or ability.kind not in ANNOUNCED or use.copied:
            return
        if on == 2 and ability.kind in (TECHNIQUE, MANEUVER):
            now(st, style_shown(st, card=use.card, use=use.serial, seat=use.seat, ability=use.ability))
        if CARDS[st.kind[use.card]].kind == RISK and st.zone[use.card] != PLAY:
            now(st, risk_shown(st, card=use.card, use=use.serial, seat=use.seat))
        now(st, ability_shown(st, card=use.card, use=use.serial, seat=use.seat))


class Judge(Step):
    """A Technique takes effect. Of one that was activated with a challenge, what it asks about the foe is judged only
    now, of whoever is the foe after the answer, and where its actor stands then (FIV-C-85, FIV-C-87, FIV-C-92)."""

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        if st.duel.stage != CHALLENGE:
            st.stack.append(use.next())
            return
        ability = ABILITIES[use.ability]
        here = use.put(LOCATION, st.place[use.actor]) if st.in_play(use.actor) else use
        if ability.need is None or not ability.asks_foe or ability.need.holds(st, here, here.actor):
            st.stack.append(here.next())
        elif st.events is not None:
            st.tell(Unmet(use.card, CARDS[st.kind[use.card]].id))


class ActsSecond(Step):
    """As a cost: only for one who is not the First Player, or passes for it once a Day."""

    def helper(self, st: FiveSails, use: AbilityUse) -> int:
        for i in st.crew[use.seat]:
            for passive in CARDS[st.kind[i]].passives:
                if passive.acts_second(st, i):
                    return i
        return -1

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return not leads(st, use.seat) or self.helper(st, use) >= 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if leads(st, use.seat):
            i = self.helper(st, use)
            if i >= 0:
                st.use_up(use.seat, i, 0)
                if st.events is not None:
                    card = CARDS[st.kind[i]]
                    st.tell(Used(use.seat, i, card.id, -1, card.id, card.abilities[0].line, "reaction"))
                st.marks.append(Mark(M_NOT_FIRST, UNTIL_DAY, card=i, use=use.serial, seat=use.seat, serial=use.serial))


@dataclass(eq=False)
class Price(Step):
    """The wealth cost of a risk (FIV-PLAY-2): printed, less or more by its own passives, and free at 0 (FIV-COST-4).
    `late`: it depends on a target chosen before, and that choice sees to it that it can be paid."""

    late: bool = False

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.late or self.can(st, use)

    def is_price(self) -> bool:
        return True

    def consumes(self) -> int:
        return HANDS | PILE  # what is paid with lies there then

    def amount(self, st: FiveSails, use: AbilityUse) -> int:
        card = CARDS[ABILITIES[use.ability].owner]
        cost = card.cost
        for passive in card.passives:
            cost += passive.price(st, use)
        return cost if cost > 0 else 0

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return affordable(st, use.seat, self.amount(st, use), use.card, st.zone[use.card] == HAND)

    def free(self, st: FiveSails, use: AbilityUse) -> bool:
        return not self.late and self.amount(st, use) == 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        amount = self.amount(st, use)
        if amount > 0:
            bought = -1 if use.copied else use.card  # whoever repeats it is not what is paid for
            st.stack.append(Pay(use.serial, use.seat, bought, amount))


class DuelistCost(Step):
    """Engage the challenger; some may challenge once a Day although engaged (FIV-C-160)."""

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        i = use.actor
        return not st.engaged[i] or challenges_engaged(st, i)

    def consumes(self) -> int:
        return RESTS

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.actor
        for passive in CARDS[st.kind[i]].passives:
            passive.on_challenge(st, i)
        engage(st, i)


@dataclass(eq=False)
class LeaveCost(Step):
    """FIV-MOVE-1: engage the mover unless it is at Home; some may discard a card instead. Whoever is engaged is not
    offered the move."""

    question: str = field()

    def consumes(self) -> int:
        return RESTS | HANDS

    def slips(self, st: FiveSails, use: AbilityUse) -> bool:
        i = use.actor
        if st.place[i] >= CITY_PLACES or not st.hands[use.seat]:
            return False
        for passive in CARDS[st.kind[i]].passives:
            if passive.slips_away():
                return True
        return False

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.slips(st, use)

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return [PASS, *HandCards().of(st, use.seat)]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        st.stack.append(use.next())
        if action == PASS:
            engage(st, use.actor)
        else:
            discard_from_hand(st, use.seat, action & ARGUMENT, -1)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if st.place[use.actor] < CITY_PLACES:
            engage(st, use.actor)
