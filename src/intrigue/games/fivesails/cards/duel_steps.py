"""Challenges, duels, and what abilities leave behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..events import Lasting, Named, Noted
from ..rules.challenge import at_hand, issue
from ..rules.combat_card import play_card, tell_threat
from ..rules.discarding import cast_off
from ..rules.duel import swap_fighter
from ..rules.gambling import gamble, reveals
from ..rules.renown_control import place_name
from ..rules.stats import value
from ..rules.wounds import count_crew, lost_gear
from ..state.actions import A_CARD
from ..state.city import CITY_PLACES, adjacent
from ..state.duel import CHALLENGER, DEFENDER, DUEL, NO_DUEL, USUAL, Terms
from ..state.frames import AbilityUse
from ..state.names import DASH, PARRY, RIPOSTE, THRUST
from ..state.numbers import ALL, LINE, M_KEPT, M_NAMED, M_NOTED, M_SHUT, M_STAYS
from ..state.parts import Mark
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import LIVES, RESTS, Step
from .flow import aim_of
from .selections import ACTOR, FIGHTER, TARGET, Select, foe_there, ref


@dataclass(eq=False)
class Challenge(Step):
    """Issue a challenge: by the actor, or another; to whoever is chosen then, or to the first target."""

    stat: int
    terms: Terms = USUAL
    by: int = ACTOR
    aim: int = -1  # the register of a target chosen before, -1 none

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        challenger = ref(st, use, self.by)
        target = use.get(self.aim) if self.aim >= 0 else -1
        if challenger >= 0 and st.in_play(challenger) and not (self.aim >= 0 and target < 0):
            issue(st, use.serial, challenger, self.stat, self.terms, target, aim_of(st, use))


@dataclass(eq=False)
class Rivals(Select):
    """Whom a character can challenge (FIV-CHAL-6): the actor or another, by reference; `next`: at an adjacent City
    location, by going there; `mine`: of the user's characters that oppose it."""

    by: int = ACTOR
    next: bool = False
    mine: bool = False

    def depends_on(self) -> int:
        return LIVES | RESTS

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        challenger = ref(st, use, self.by)
        if challenger < 0 or not st.in_play(challenger):
            return []
        place = st.place[challenger]
        if self.next:
            found: list[int] = []
            for there in range(CITY_PLACES):
                if adjacent(place, there):
                    found += at_hand(st, challenger, there)
        else:
            found = at_hand(st, challenger, place)
        return [A_CARD + i for i in found if not self.mine or st.ctrl[i] == use.seat]


@dataclass(eq=False)
class Values(Step):
    """Change the values of this round's combat card, or of the foe's in the foe's next round; `per`: once for
    each of something; `by`: as often as the stat printed on the fighter; `like`: by what is printed on a card.
    At a challenge only Thrust counts (FIV-C-86). As a cost, a value that is lowered must be at least 1 (FIV-C-105)."""

    riposte: int = 0
    parry: int = 0
    thrust: int = 0
    foe: bool = False
    per: Select | None = None
    by: int = -1  # a stat, -1 none
    like: int = -1  # a reference, -1 none

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Nobody but the foe would feel a change of the foe's card, or Thrust alone (FIV-C-145). That a value stays
        what it is does not matter (FIV-C-204)."""
        helps = self.riposte != 0 or self.parry != 0 or self.like >= 0
        return (helps and not self.foe) or foe_there(st, use)

    def depends_on(self) -> int:
        return LIVES if self.foe else 0  # what costs take for mere Thrust is one's own

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        """FIV-C-105: what is lowered must be there."""
        side = st.side_of(use.seat)
        which = RIPOSTE if self.riposte else PARRY if self.parry else THRUST
        return st.duel.stage == DUEL and side >= 0 and st.duel.card >= 0 and value(st, side, which) >= 1

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        duel = st.duel
        side = st.side_of(use.seat)
        if duel.stage == NO_DUEL or (self.foe and side < 0):
            return
        changes = duel.of(1 - side).coming if self.foe else duel.changes
        times = 1 if self.per is None else len(self.per.find(st, use))
        if self.by >= 0:
            printed = CARDS[st.kind[ref(st, use, FIGHTER)]].stats[self.by]
            times = printed if printed != DASH else 0
        changes = changes.plus(times * self.riposte, times * self.parry, times * self.thrust)
        i = ref(st, use, self.like) if self.like >= 0 else -1
        if i >= 0:
            changes = changes.printed_too(CARDS[st.kind[i]].values)
        if self.foe:
            duel.of(1 - side).coming = changes
        else:
            duel.changes = changes


@dataclass(eq=False)
class PlayCard(Step):
    """A card becomes this round's combat card; `besides`: in addition to the one played, with its own Maneuver
    (FIV-C-134)."""

    what: int = TARGET
    besides: bool = False

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = ref(st, use, self.what)
        if i < 0 or st.duel.stage != DUEL or (st.duel.card >= 0 and not self.besides):
            return
        if self.besides:
            st.duel.maneuver_used = False
        bearer = st.bearer[i]
        play_card(st, st.duel.side, i, gambled=False)
        lost_gear(st, bearer)


class Lethal(Step):
    """FIV-LETHAL-1: it is for a foe who is not gone (FIV-C-145)."""

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return foe_there(st, use)

    def depends_on(self) -> int:
        return LIVES

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        side = st.side_of(use.seat)
        if side >= 0:
            st.duel.of(side).lethal = True


@dataclass(eq=False)
class Threat(Step):
    """Put threat on a participant, or take it off: threat, not Thrust (FIV-C-104)."""

    on: int
    count: int

    def side(self, st: FiveSails, use: AbilityUse) -> int:
        if self.on < ON_ME:
            return self.on
        mine = st.side_of(use.seat)
        return mine if mine < 0 or self.on == ON_ME else 1 - mine

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """There is threat to take off (FIV-C-145)."""
        side = self.side(st, use)
        return self.count > 0 or (side >= 0 and st.duel.of(side).pool > 0)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        side = self.side(st, use)
        if side < 0:
            return
        pool = st.duel.of(side).pool + self.count
        st.duel.of(side).pool = pool if pool > 0 else 0
        tell_threat(st)


ON_CHALLENGER: Final = CHALLENGER
ON_DEFENDER: Final = DEFENDER
ON_ME: Final = 2
ON_FOE: Final = 3
ALL_THREAT: Final = -99


# the place that a mark is about
NO_PLACE: Final = 0
IN_PLACE: Final = 1  # where the ability is used
IN_CHOSEN_PLACE: Final = 2

# the side of the duel that it is about
NO_SIDE: Final = 0
MY_SIDE: Final = 1
THE_FOES_SIDE: Final = 2


@dataclass(eq=False)
class LeaveMark(Step):
    """Leave a mark: until the Day, the duel or a round ends. Who is named is named aloud; what is noted is a secret
    (FIV-C-159)."""

    what: int
    until: int
    card: int = -1  # a reference, -1 none
    other: int = -1  # a reference, -1 none
    place: int = NO_PLACE  # NO_PLACE, IN_PLACE or IN_CHOSEN_PLACE
    its_name: bool = False  # it is about the printed card of the first target
    its_use: bool = False  # it is about the use of the moment
    fewer: int = 0
    side: int = NO_SIDE  # NO_SIDE, MY_SIDE or THE_FOES_SIDE

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.side != THE_FOES_SIDE or foe_there(st, use)

    def depends_on(self) -> int:
        return LIVES if self.side == THE_FOES_SIDE else 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        card = ref(st, use, self.card) if self.card >= 0 else -1
        if self.card == TARGET and card < 0:
            return  # there was nobody, or nothing, to name or to note (FIV-COST-10)
        place = -1
        if self.place != NO_PLACE:
            place = use.place if self.place == IN_PLACE else use.chosen
        side = -1
        if self.side != NO_SIDE:
            mine = st.side_of(use.seat)
            side = mine if self.side == MY_SIDE else 1 - mine
        mark = Mark(
            self.what,
            self.until,
            card=card,
            other=ref(st, use, self.other) if self.other >= 0 else -1,
            place=place,
            printed=st.kind[use.target] if self.its_name else -1,
            use=use.moment.use if self.its_use else -1,
            fewer=self.fewer,
            seat=use.seat,
            side=side,
            serial=use.serial,
        )
        st.marks.append(mark)
        if self.what == M_KEPT:
            count_crew(st, st.ctrl[card])
        elif self.what == M_NAMED:
            st.show(card, ALL)
            if st.events is not None:
                st.tell(Named(use.seat, card, CARDS[st.kind[card]].id))
        elif self.what == M_NOTED:
            if st.events is not None:
                whose = st.owner[card]
                named = Noted(use.seat, whose, CARDS[st.kind[card]].id)
                st.tell(Noted(use.seat, whose, ""), named, (use.seat,))
        elif st.events is not None and self.what == M_STAYS:
            st.tell(Lasting("stays", CARDS[st.kind[card]].id, ""))
        elif st.events is not None and self.what == M_SHUT:
            st.tell(Lasting("shut", "", place_name(st, place)))


class NobodyIntervenes(Step):
    """From now on nobody can intervene in this challenge."""

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        duel = st.duel
        duel.terms = duel.terms.but(no_intervening=True, steals=duel.terms.steals)


class NoMoreStyles(Step):
    """From now on no Maneuver and no Technique can be used in this duel."""

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        st.duel.still = True


class SwapIn(Step):
    """The chosen character takes the fighter's place (FIV-C-120)."""

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        side = st.side_of(use.seat)
        if side >= 0 and use.target >= 0:
            swap_fighter(st, side, use.target)


class Revise(Step):
    """The foe's combat card is discarded, by an effect of the user's (FIV-C-181); the foe gambles for another, which
    does not count (FIV-C-72)."""

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.moment.card
        side = st.side_of(use.moment.seat)
        if st.zone[i] != LINE:
            return
        cast_off(st, use.seat, i, use.seat)
        st.duel.card = -1
        gamble(st, side, reveals(st, side))
