"""Attachments and crews: paying for them, equipping, recruiting."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..events import Attached
from ..rules.attachments import equip, equip_price, legal_bearer
from ..rules.crews import join
from ..rules.drama import equip_bearers, parley_gain, parleyers, recruit_price
from ..rules.engaging import engage
from ..rules.moments import later
from ..rules.paying import Pay, affordable
from ..rules.stats import num
from ..rules.wounds import lost_gear, unbreakable
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.city import HOME
from ..state.frames import AbilityUse
from ..state.moments import plan_played, played_or_discarded, when_equipped
from ..state.numbers import APPROACH, HAND, PLAY
from ..state.printed import CARDS
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, HANDS, LIVES, RESTS, Cond, Step
from .selections import ACTOR, THIS, Select, ref


@dataclass(eq=False)
class PayFor(Step):
    """Pay for the first target: as an attachment on the second one, `less` there or at one place; or a flat cost; or
    what is printed, perhaps less a stat of the Leader, or what the actor takes off by parleying."""

    less: int = 0
    only_at: int = -1  # costs less only at this place, -1 everywhere
    flat: int = -1
    off: int = -1  # a stat of the Leader; PARLEYING; -1 nothing

    def __post_init__(self) -> None:
        if self.off >= 0:
            self.flat = PRINTED

    def amount(self, st: FiveSails, use: AbilityUse) -> int:
        attachment = use.target
        if self.flat >= 0 and self.flat != PRINTED:
            return self.flat
        if self.flat == PRINTED:
            cost = CARDS[st.kind[attachment]].cost
            if self.off == PARLEYING:
                cost -= parley_gain(st, use.actor)
            elif self.off >= 0:
                cost -= num(st, st.leaders[use.seat], self.off)
            return cost if cost > 0 else 0
        bearer = use.second
        less = self.less if self.only_at < 0 or st.place[bearer] == self.only_at else 0
        return equip_price(st, use.seat, attachment, bearer, less)

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        attachment = use.target
        if (attachment < 0 and (self.flat < 0 or self.flat == PRINTED)) or (self.flat < 0 and use.second < 0):
            return True
        return affordable(
            st, use.seat, self.amount(st, use), attachment, attachment >= 0 and st.zone[attachment] == HAND
        )

    def depends_on(self) -> int:
        return HANDS

    def consumes(self) -> int:
        return HANDS

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        attachment = use.target
        if attachment < 0 or (self.flat < 0 and use.second < 0):
            return
        amount = self.amount(st, use)
        if amount > 0:
            st.stack.append(Pay(use.serial, use.seat, attachment, amount))


PRINTED: Final = 99
PARLEYING: Final = 9


@dataclass(eq=False)
class Fits(Cond):
    """An attachment can be put on a character, who has to be in play: by reference, or the card in question (THIS) as
    one of the two; `paid`: its cost can be paid too, 1 less at one place."""

    what: int = THIS
    on: int = ACTOR
    paid: bool = False
    cheaper_at: int = -1  # a place, -1 none

    def depends_on(self) -> int:
        return EVERYTHING if self.paid else LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        attachment = card if self.what < 0 else ref(st, use, self.what)
        bearer = card if self.on < 0 else ref(st, use, self.on)
        if attachment < 0 or not st.in_play(bearer) or not legal_bearer(st, use.seat, attachment, bearer):
            return False
        if st.zone[attachment] == PLAY:
            goal = bearer
            for passive in CARDS[st.kind[attachment]].passives:
                goal = passive.goes_to(st, use.seat, goal)  # whoever is to be equipped with it
            if st.bearer[attachment] == goal or never_moves(st, attachment):
                return False
        if not self.paid:
            return True
        price = self.price_on(st, use.seat, attachment, bearer)
        return affordable(st, use.seat, price, attachment, st.zone[attachment] == HAND)

    def price(self, st: FiveSails, use: AbilityUse, card: int) -> int:
        """What the card in question costs, or whatever is put on it."""
        attachment = card if self.what < 0 else ref(st, use, self.what)
        return self.price_on(st, use.seat, attachment, card if self.on < 0 else ref(st, use, self.on))

    def price_on(self, st: FiveSails, seat: int, attachment: int, bearer: int) -> int:
        less = 1 if self.cheaper_at >= 0 and st.place[bearer] == self.cheaper_at else 0
        return equip_price(st, seat, attachment, bearer, less)


def never_moves(st: FiveSails, attachment: int) -> bool:
    for passive in CARDS[st.kind[attachment]].passives:
        if passive.never_moves():
            return True
    return False


class Breakable(Cond):
    """The attachment in question can be destroyed."""

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return not unbreakable(st, card)


class Bearers(Select):
    """Characters that can be equipped with the first target, costs considered: from hand, or where it lies."""

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        attachment = use.target
        if attachment < 0:
            return []
        hand = st.zone[attachment] == HAND
        return [A_CARD + i for i in equip_bearers(st, use.seat, attachment, -1 if hand else st.place[attachment], hand)]


@dataclass(eq=False)
class Equip(Step):
    """Put the first target, an attachment, onto the second one, wherever it was before. `moved`: whoever controls it
    still does (FIV-C-161)."""

    onto: int = -1  # a reference to the bearer; -1: the second target
    moved: bool = False

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        attachment = use.target
        bearer = use.second if self.onto < 0 else ref(st, use, self.onto)
        if attachment >= 0 and bearer >= 0 and st.in_play(bearer):
            old = st.bearer[attachment]
            if old >= 0 and never_moves(st, attachment):
                return
            if st.zone[attachment] == HAND:
                later(st, played_or_discarded(st, card=attachment, seat=use.seat))
            whose = st.ctrl[attachment]
            equip(st, use.seat, attachment, bearer)
            if self.moved:
                st.ctrl[attachment] = whose
            if old >= 0:
                lost_gear(st, old)


@dataclass(eq=False)
class Become(Step):
    """From now on a character bears this card: it is an attachment like any other while it is in play (FIV-ATT-1), for
    everybody who asks (FIV-C-147); `theirs`: the bearer's player controls it."""

    onto: int
    theirs: bool = False

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        bearer = ref(st, use, self.onto)
        if st.in_play(bearer) and use.card >= 0 and st.zone[use.card] != PLAY:
            st.attach(use.card, bearer, st.ctrl[bearer] if self.theirs else use.seat)
            later(st, when_equipped(st, attachment=use.card, bearer=bearer, seat=use.seat))
            if st.events is not None:
                st.tell(Attached(use.card, CARDS[st.kind[use.card]].id, bearer, CARDS[st.kind[bearer]].id))


@dataclass(eq=False)
class Parley(Step):
    """FIV-PARLEY-1: engage one who parleys, or pay in full; then pay."""

    question: str = field()

    def consumes(self) -> int:
        return HANDS | RESTS

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 1

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        i = use.target
        out: list[int] = []
        if affordable(st, use.seat, recruit_price(st, i, -1), i, in_hand=False):
            out.append(PASS)
        if CARDS[st.kind[i]].negotiable:
            for helper in parleyers(st, use.seat, st.place[i]):
                if affordable(st, use.seat, recruit_price(st, i, helper), i, in_hand=False):
                    out.append(A_CARD + helper)
        return out

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        i = use.target
        parleyer = -1 if action == PASS else action & ARGUMENT
        amount = recruit_price(st, i, parleyer)
        st.stack.append(use.next())
        if amount > 0:
            st.stack.append(Pay(use.serial, use.seat, i, amount))
        if parleyer >= 0:
            engage(st, parleyer)

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.choices(st, use)
        if found:
            self.choose(st, use, found[0])


@dataclass(eq=False)
class Join(Step):
    """The first target, a character, comes into play: where it lies, at the place of the ability, or at Home. `put`: it
    is not played."""

    home: bool = False
    put: bool = False

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.target
        if i < 0:
            return
        place = st.place[i]
        if self.home:
            place = HOME + use.seat
        elif place < 0:
            place = use.place
        if st.zone[i] == HAND and not self.put:
            later(st, played_or_discarded(st, card=i, seat=use.seat))
        elif st.zone[i] == APPROACH:
            later(st, plan_played(st, card=i, seat=use.seat))  # a muster (FIV-C-139)
        join(st, i, use.seat, place if place >= 0 else HOME + use.seat)
