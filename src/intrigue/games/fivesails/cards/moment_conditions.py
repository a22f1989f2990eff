"""Conditions about the moment that is answered, and about the duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.stats import faces_threat
from ..state.city import CITY_PLACES, adjacent
from ..state.duel import DUEL, NO_DUEL
from ..state.frames import AbilityUse
from ..state.names import MANEUVER
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import Cond
from .selections import MINE


@dataclass(eq=False)
class HurtInDuel(Cond):
    """Whether the fighter (or the foe) was wounded, or destroyed even: in this duel, or in this very round, as a Final
    Strike asks it (FIV-FINAL-4). Wounded in this round is asked of the actor, though another may have taken over."""

    foe: bool
    round: bool
    destroyed: bool = False

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        side = st.side_of(use.seat)
        if side < 0:
            return False
        one = st.duel.of(1 - side if self.foe else side)
        if self.destroyed:
            return one.died if self.round else one.fell
        if self.round:
            return (one.fighter if self.foe else use.actor) in st.duel.bled
        return one.hurt

    def about_foe(self) -> bool:
        return self.foe


@dataclass(eq=False)
class Dueling(Cond):
    """A duel is going on and you are in it: `mine`, in your own round; `bare`, while a combat card can be played in it:
    none was, and the fighter is where its threat is (FIV-MOVEDUEL-4). `early`: a challenge is enough."""

    mine: bool = False
    bare: bool = False
    early: bool = False

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        duel = st.duel
        side = st.side_of(use.seat)
        if side < 0 or (duel.stage != DUEL and not self.early):
            return False
        if self.bare and (duel.card >= 0 or not faces_threat(st, duel.side)):
            return False
        return not self.mine or duel.side == side


class Refused(Cond):
    """The challenge was refused, and no duel comes of it (FIV-C-88)."""

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return st.duel.refused


# what a moment is about
ITS_CARD: Final = 0
ITS_OTHER: Final = 1  # its second card
ITS_PLACE: Final = 2
ITS_GOAL: Final = 3
ITS_SEAT: Final = 4
ITS_CAUSE: Final = 5


@dataclass(eq=False)
class MomentBy(Cond):
    """Whose the moment was: by its card, as it was then, or by a seat in it."""

    who: int  # ITS_CARD, ITS_SEAT or ITS_CAUSE
    whose: int

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        moment = use.moment
        if self.who == ITS_CARD:
            return moment.card >= 0 and (moment.whose == use.seat) == (self.whose == MINE)
        seat = moment.seat if self.who == ITS_SEAT else moment.cause
        return seat >= 0 and (seat == use.seat) == (self.whose == MINE)


@dataclass(eq=False)
class MomentAt(Cond):
    """The moment happened where the actor stood then: at a place, or where a card was; `next`: adjacent to it."""

    where: int  # ITS_CARD, ITS_OTHER, ITS_PLACE or ITS_GOAL
    next: bool = False

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        moment = use.moment
        if self.where == ITS_CARD:
            place = moment.at
        elif self.where == ITS_OTHER:
            place = moment.whereabouts.where(moment.other)
        else:
            place = moment.place if self.where == ITS_PLACE else moment.goal
        here = moment.whereabouts.where(use.actor) if use.actor >= 0 else use.place
        if place < 0 or here < 0:
            return False
        return adjacent(here, place) if self.next else here == place


@dataclass(eq=False)
class Stood(Cond):
    """Somebody's character stood where the moment happened."""

    whose: int

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        whereabouts = use.moment.whereabouts
        for k in range(len(whereabouts.people)):
            if whereabouts.places[k] == use.moment.at and (whereabouts.sides[k] == use.seat) == (self.whose == MINE):
                return True
        return False


class IntoCity(Cond):
    """The move of the moment leads to a City location."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return 0 <= use.moment.goal < CITY_PLACES


@dataclass(eq=False)
class Margin(Cond):
    """The pressure of the moment succeeds, and by no more than this."""

    most: int

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return 0 <= use.moment.margin <= self.most


@dataclass(eq=False)
class Counted(Cond):
    """So many were counted, at least."""

    least: int

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return use.number >= self.least


class NotThere(Cond):
    """The place in question is not that of the moment."""

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return card != use.moment.place


@dataclass(eq=False)
class AimedBy(Cond):
    """What targets is a risk, or a Sorcery or Sorcerer ability."""

    risk: bool = False
    sorcery: bool = False

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        aim = use.moment.aim
        return (aim.risk and self.risk) or (aim.sorcery and self.sorcery)


@dataclass(eq=False)
class MomentCard(Cond):
    """The card of the moment has one of some traits, or none of some others."""

    traits: int = 0
    without: int = 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = use.moment.card
        if i < 0:
            return False
        printed = CARDS[st.kind[i]]
        return (not self.traits or printed.mask & self.traits != 0) and not printed.mask & self.without


class RoundCard(Cond):
    """This card is one of the combat cards that its player has played in this round, which is its player's."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        side = st.side_of(use.seat)
        return st.duel.stage == DUEL and side == st.duel.side and use.card in st.lines[side]


@dataclass(eq=False)
class FoeStyle(Cond):
    """The adversary announces a Technique (or a Maneuver too) in a duel of the user's."""

    maneuvers: bool

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        side = st.side_of(use.seat)
        moment = use.moment
        if st.duel.stage != DUEL or side < 0 or moment.ability < 0:
            return False
        if ABILITIES[moment.ability].kind == MANEUVER and not self.maneuvers:
            return False
        return moment.seat == st.duel.of(1 - side).seat


class InThisDuel(Cond):
    """The card in question takes part in the duel; who has left it to another does not any more (FIV-C-219)."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return st.duel.stage != NO_DUEL and card in (st.duel.challenger.fighter, st.duel.defender.fighter)
