"""What is particular about single attachments, risks and events: who may bear them, what breaks them, where they go."""

from __future__ import annotations

from ..rules.duel import has_ended
from ..rules.marks import has_mark
from ..rules.wounds import destroy_gear, wound
from ..state.duel import DUEL
from ..state.names import COMBAT, INFLUENCE, WEAPON
from ..state.numbers import M_HURT, M_PADDED, UNTIL_DUEL
from ..state.parts import Mark
from ..state.passives import Passive
from ..state.state import FiveSails


class ForAnyone(Passive):
    """It may be put on any non-Leader at a City location."""

    def for_anyone(self) -> bool:
        return True


class ForLeaders(Passive):
    """It always goes onto the Leader."""

    def goes_to(self, st: FiveSails, seat: int, bearer: int) -> int:
        return st.leaders[seat]


class NeedsWeapon(Passive):
    """Its bearer must have a Weapon; without one it is destroyed."""

    def needs_worn(self) -> int:
        return WEAPON


class NeverMoves(Passive):
    """It cannot be moved to another character."""

    def never_moves(self) -> bool:
        return True


class Unbreakable(Passive):
    """It cannot be destroyed."""

    def unbreakable(self) -> bool:
        return True


class SpareArmor(Passive):
    """It does not count as the one Armor."""

    def not_counted(self) -> bool:
        return True


class Padded(Passive):
    """In a duel it takes 1 off the first wounds of its bearer: not of one who was wounded before it was put on, or whom
    another has helped; and of whoever gets it next (FIV-C-203)."""

    def softens(self, st: FiveSails, source: int) -> int:
        bearer = st.bearer[source]
        if st.duel.stage != DUEL or has_mark(st, M_HURT, bearer) or has_ended(st):
            return 0
        for one in (st.duel.challenger, st.duel.defender):
            if one.fighter == bearer and one.hurt:
                return 0
        for mark in st.marks:
            if mark.what == M_PADDED and mark.other == bearer:
                return 0
        return 1

    def on_softened(self, st: FiveSails, source: int) -> None:
        st.marks.append(Mark(M_PADDED, UNTIL_DUEL, card=source, other=st.bearer[source]))


class Frail(Passive):
    """It breaks when its bearer is wounded."""

    def bearer_wounded(self, st: FiveSails, source: int) -> None:
        destroy_gear(st, source)


class HurtsEnGarde(Passive):
    """Its bearer is wounded whenever it becomes en garde."""

    def bearer_en_garde(self, st: FiveSails, bearer: int) -> None:
        wound(st, bearer, 1)


class LostEnGarde(Passive):
    """It is destroyed instead when its bearer would become en garde."""

    def keeps_engaged(self, st: FiveSails, source: int) -> bool:
        destroy_gear(st, source)
        return True


class EndsWithDay(Passive):
    """It leaves play when the Day ends."""

    def ends_with_day(self) -> bool:
        return True


class NoInfluence(Passive):
    """It sets its bearer's Influence to 0."""

    def is_limit(self) -> bool:
        return True

    def limit(self, st: FiveSails, card: int, which: int, total: int) -> int:
        return 0 if which == INFLUENCE else total


class ComesBack(Passive):
    """It goes to the Grand Bazaar when it would enter a discard pile."""

    def comes_back(self) -> bool:
        return True


class NoThugMoney(Passive):
    """Thugs may not pay for it."""

    def bars_thugs(self) -> bool:
        return True


class LockedWhenPaid(Passive):
    """It goes to the Locker when it was discarded as payment, not for other costs (FIV-C-206)."""

    def locked_when_paid(self) -> bool:
        return True


class Hoard(Passive):
    """It is not discarded while Renown lies on it (FIV-C-131)."""

    def stays_out(self, st: FiveSails, source: int) -> bool:
        return st.wounds[source] > 0


class AddsCombat(Passive):
    """Pressures where it lies add up Combat too."""

    def also_counts(self) -> int:
        return COMBAT
