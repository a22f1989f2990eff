"""Passives that change numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.answering import is_unanswered
from ..rules.stats import traits
from ..state.city import CITY_PLACES
from ..state.duel import NO_DUEL
from ..state.frames import AbilityUse, standing_for
from ..state.names import FINESSE, INFLUENCE
from ..state.numbers import NO_LIMIT
from ..state.passives import Passive
from ..state.state import FiveSails
from ..state.steps import Cond
from .selections import Select


def about(st: FiveSails, source: int) -> AbilityUse:
    """A run that stands for a card in play, so that conditions can be asked about it."""
    seat = st.ctrl[source]
    place = st.place[source] if st.bearer[source] < 0 else st.place[st.bearer[source]]
    return standing_for(seat, source, source, place)


@dataclass(eq=False)
class StatIf(Passive):
    """So much more of a stat while a condition holds."""

    which: int
    amount: int
    cond: Cond

    def varies(self) -> bool:
        return True

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        if which != self.which or not self.cond.holds(st, about(st, source), source):
            return 0
        return self.amount


@dataclass(eq=False)
class StatPer(Passive):
    """+1 of a stat for each of a selection, or (None) for each Renown where it stands."""

    which: int
    per: Select | None = None

    def varies(self) -> bool:
        return True

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        if which != self.which:
            return 0
        if self.per is not None:
            return len(self.per.find(st, about(st, source)))
        place = st.place[source]
        return st.renown_on[place] if 0 <= place < CITY_PLACES else 0


@dataclass(eq=False)
class InPressure(Passive):
    """More Influence during pressures where it stands; `renown_at_most`: only with no more Renown there."""

    amount: int
    renown_at_most: int = NO_LIMIT

    def varies(self) -> bool:
        return True

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        place = st.place[source]
        if which != INFLUENCE or not st.pressure.open or st.pressure.place != place:
            return 0
        return self.amount if st.renown_on[place] <= self.renown_at_most else 0


class FoesFumble(Passive):
    """The adversary in a duel has less Finesse where this character stands. Whoever has not accepted is nobody's
    adversary, and whoever was refused has none (FIV-CHAL-10, FIV-C-88)."""

    def is_aura(self) -> bool:
        return True

    def aura(self, st: FiveSails, source: int, card: int, which: int) -> int:
        if which != FINESSE or st.duel.stage == NO_DUEL or st.place[card] != st.place[source]:
            return 0
        side = st.side_of(st.ctrl[source])
        if side < 0 or st.duel.of(1 - side).fighter != card:
            return 0
        return 0 if st.duel.refused or is_unanswered(st) else -1


@dataclass(eq=False)
class GroupInfluence(Passive):
    """Others' Influence: the user's characters with a trait where 2 Renown lie, or all Mercenaries."""

    traits: int
    mine: bool
    renown: int
    amount: int

    def is_aura(self) -> bool:
        return True

    def aura(self, st: FiveSails, source: int, card: int, which: int) -> int:
        if which != INFLUENCE or (self.mine and st.ctrl[card] != st.owner[source]):
            return 0
        if not traits(st, card) & self.traits:
            return 0
        place = st.place[card]
        if self.renown and (place >= CITY_PLACES or st.renown_on[place] < self.renown):
            return 0
        return self.amount


# whose combat cards
ITS_OWN: Final = 0
THE_FOES: Final = 1
ALL_HERE: Final = 2  # in duels where it is


@dataclass(eq=False)
class ValueIf(Passive):
    """So much more of a value on combat cards, while a condition holds: its own, its foe's, or all in duels here."""

    whose: int
    which: int
    amount: int
    cond: Cond | None = None

    def is_value(self) -> bool:
        return True

    def value(self, st: FiveSails, source: int, side: int, which: int) -> int:
        duel = st.duel
        if which != self.which:
            return 0
        if self.whose == ALL_HERE:
            if st.place[duel.of(side).fighter] != st.place[source]:
                return 0
        elif duel.of(side if self.whose == ITS_OWN else 1 - side).fighter != source:
            return 0
        return self.amount if self.cond is None or self.cond.holds(st, about(st, source), source) else 0


@dataclass(eq=False)
class Cheaper(Passive):
    """The card costs 1 less while a condition holds."""

    cond: Cond

    def is_price(self) -> bool:
        return True

    def price(self, st: FiveSails, use: AbilityUse) -> int:
        return -1 if self.cond.holds(st, use, use.actor) else 0


class Poorer(Cond):
    """Some opponent has more Renown."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        for seat in st.living():
            if seat != use.seat and st.renown[seat] > st.renown[use.seat]:
                return True
        return False
