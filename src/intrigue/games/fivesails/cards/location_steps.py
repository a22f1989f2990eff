"""Renown, control and pressure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..events import RenownMoved
from ..rules.renown_control import (
    add_renown,
    claim,
    gain,
    lose_renown,
    make_pressure,
    move_renown,
    shut,
    spend,
    unclaim,
    withstands,
)
from ..rules.stats import has_stat
from ..state.city import CITY_PLACES, first_place, last_place
from ..state.frames import LOCATION, AbilityUse
from ..state.names import INFLUENCE
from ..state.pressure import Pressure
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import RENOWN, Cond, Step
from .character_steps import PLACE_IN_NUMBER, PLACE_IN_SECOND, TO_EVENT, TO_HERE, TO_PLACE

THE_USER: Final = -1  # whoever uses the ability, where no register says who does it


def place_in(use: AbilityUse, place: int) -> int:
    """A place by what stands for it: a number, the chosen one, that of the ability or of the moment, a register."""
    if place == TO_PLACE:
        return use.chosen
    if place == TO_HERE:
        return use.place
    if place == TO_EVENT:
        return use.moment.place
    if place == PLACE_IN_SECOND:
        return use.second
    return use.number if place == PLACE_IN_NUMBER else place


@dataclass(eq=False)
class Renown(Step):
    """Add Renown to a location, or take it off: to one (see `place_in`), or to every one where something holds. `by`:
    the seat in a register does it."""

    place: int = TO_PLACE
    count: int = 1
    where: Cond | None = None
    by: int = THE_USER

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Renown can be put there, or there is some to take (FIV-C-145)."""
        place = place_in(use, self.place)
        if not 0 <= place < CITY_PLACES:
            return True
        return not shut(st, place) and (self.count > 0 or st.renown_on[place] > 0)

    def depends_on(self) -> int:
        return RENOWN if self.count < 0 else 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.place == EVERYWHERE:
            for each in range(first_place(st.seats), last_place(st.seats) + 1):
                if not shut(st, each) and (self.where is None or self.where.holds(st, use, each)):
                    self.change(st, use, each)
            return
        place = place_in(use, self.place)
        if 0 <= place < CITY_PLACES:
            self.change(st, use, place)

    def change(self, st: FiveSails, use: AbilityUse, place: int) -> None:
        if self.count > 0:
            seat = use.seat if self.by == THE_USER else use.get(self.by)
            add_renown(st, place, self.count, seat, asked=seat != use.seat)
        else:
            lose_renown(st, place, -self.count)


EVERYWHERE: Final = -5
ALL_OF_IT: Final = -99


@dataclass(eq=False)
class MoveRenown(Step):
    """Move 1 Renown from one place to another (see `place_in`). `by`: the seat in a register does it."""

    start: int = TO_PLACE
    to: int = TO_HERE
    by: int = THE_USER

    def consumes(self) -> int:
        return RENOWN

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        start = place_in(use, self.start)
        to = place_in(use, self.to)
        if 0 <= start < CITY_PLACES and 0 <= to < CITY_PLACES:
            seat = use.seat if self.by == THE_USER else use.get(self.by)
            move_renown(st, start, to, seat, asked=seat != use.seat)


@dataclass(eq=False)
class Gain(Step):
    """Gain Renown; less than none is spent, and as a cost must be there (FIV-COST-7)."""

    count: int = 1

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        return st.renown[use.seat] >= -self.count

    def consumes(self) -> int:
        return RENOWN

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.count > 0:
            gain(st, use.seat, self.count)
        else:
            spend(st, use.seat, -self.count)


@dataclass(eq=False)
class Claim(Step):
    """Claim the location of the ability, or the chosen one; `nobody`: it becomes uncontrolled."""

    reg: int = LOCATION
    nobody: bool = False

    def stands_alone(self, st: FiveSails, use: AbilityUse) -> bool:
        """Where it is used, no place that is still to be chosen."""
        if not self.nobody or self.reg != LOCATION:
            return False
        return 0 <= use.place < CITY_PLACES and st.control[use.place] >= 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        place = use.get(self.reg)
        if 0 <= place < CITY_PLACES:
            if not self.nobody:
                claim(st, use.seat, place)
            elif not withstands(st, place):
                unclaim(st, place)


@dataclass(eq=False)
class PutPressure(Step):
    """Pressure a location with a stat. `turncoat`: the value of the first target counts for the user."""

    stat: int = INFLUENCE
    ties_win: bool = False
    no_mercenaries: bool = False
    reg: int = LOCATION
    turncoat: bool = False

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """FIV-DASH-2: nobody presses with a dash."""
        return use.actor < 0 or has_stat(st, use.actor, self.stat)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        place = use.get(self.reg)
        if 0 <= place < CITY_PLACES:
            make_pressure(
                st,
                Pressure(
                    place=place,
                    stat=self.stat,
                    seat=use.seat,
                    performer=use.actor,
                    ties_win=self.ties_win,
                    no_mercenaries=self.no_mercenaries,
                    bonus=use.number,
                    turncoat=use.target if self.turncoat else -1,
                    source=use.card,
                    open=True,
                    won=False,
                ),
            )
        else:
            st.pressure = st.pressure.with_outcome(won=False)


@dataclass(eq=False)
class Tribute(Step):
    """Every player with Renown puts 1 on this event (FIV-C-131); or the user takes 1 from it."""

    take: bool

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return not self.take or st.wounds[use.card] > 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        card = f"card {CARDS[st.kind[use.card]].id}"
        if self.take:
            if st.wounds[use.card] > 0:
                st.wounds[use.card] -= 1
                st.renown[use.seat] += 1
                if st.events is not None:
                    st.tell(RenownMoved(card, f"seat {use.seat}", 1))
            return
        for seat in st.living():
            if st.renown[seat] > 0:
                st.renown[seat] -= 1
                st.wounds[use.card] += 1
                if st.events is not None:
                    st.tell(RenownMoved(f"seat {seat}", card, 1))
