"""Attachments: who may bear them, what they cost, how many (FIV-ATT)."""

from __future__ import annotations

from ..events import Attached
from ..state.actions import A_CARD, ARGUMENT
from ..state.city import CITY_PLACES
from ..state.frames import Asking, standing_for
from ..state.moments import when_equipped
from ..state.names import (
    ARMOR,
    ATTIRE,
    WEAPON,
)
from ..state.printed import CARDS, PrintedCard
from ..state.state import FiveSails
from .moments import later
from .stats import gear_of, has_gear, is_leader
from .wounds import drop_gear


def legal_bearer(st: FiveSails, seat: int, attachment: int, i: int) -> bool:
    """FIV-ATT-2: a character of yours, unless the attachment allows more or asks for something. Every rule and card
    that equips somebody is bound by it."""
    if CARDS[st.kind[attachment]].for_anyone:
        return not is_leader(st, i) and st.place[i] < CITY_PLACES
    return st.ctrl[i] == seat and wearable(st, seat, attachment, i)


def wearable(st: FiveSails, seat: int, attachment: int, i: int) -> bool:
    """Whether a character is what the attachment asks for, whoever puts it on. Once it is borne nobody asks any more
    (FIV-C-218)."""
    card = CARDS[st.kind[attachment]]
    if card.needs_worn and not has_gear(st, i, card.needs_worn):
        return False
    return card.bearer is None or card.bearer.holds(st, standing_for(seat, attachment, i, -1), i)


def equip_price(st: FiveSails, seat: int, attachment: int, bearer: int, less: int) -> int:
    card = CARDS[st.kind[attachment]]
    cost = card.cost - less
    for source in st.meddlers:
        for passive in CARDS[st.kind[source]].passives:
            cost += passive.equip_price(st, source, seat, attachment, bearer)
    return cost if cost > 0 else 0


def equip(st: FiveSails, seat: int, attachment: int, bearer: int) -> None:
    """An attachment is put on a character; then the limits of FIV-ATT-5 apply."""
    card = CARDS[st.kind[attachment]]
    for passive in card.passives:
        bearer = passive.goes_to(st, seat, bearer)
    if not st.in_play(bearer) or not legal_bearer(st, seat, attachment, bearer):
        return
    st.attach(attachment, bearer, seat)
    if st.events is not None:
        st.tell(Attached(attachment, card.id, bearer, CARDS[st.kind[bearer]].id))
    later(st, when_equipped(st, attachment=attachment, bearer=bearer, seat=seat))
    st.stack.append(Trim(bearer))


def counts(card: PrintedCard) -> bool:
    """Whether an attachment counts as the one of its kind."""
    for passive in card.passives:
        if passive.not_counted():
            return False
    return True


class Trim(Asking):
    """FIV-ATT-5: one Weapon, one Armor, one Attire; its controller destroys the rest, the new one perhaps
    (FIV-C-76)."""

    __slots__ = ("bearer",)
    bearer: int

    def __init__(self, bearer: int) -> None:
        self.bearer = bearer

    def who(self, st: FiveSails) -> int:
        return st.ctrl[self.bearer]

    def too_many(self, st: FiveSails) -> list[int]:
        if not st.in_play(self.bearer):
            return []
        for trait in (WEAPON, ARMOR, ATTIRE):
            found = self.of(st, trait)
            if len(found) > 1:
                return found
        return []

    def of(self, st: FiveSails, trait: int) -> list[int]:
        """What counts for the one attachment of that kind."""
        return [
            attachment
            for attachment in gear_of(st, self.bearer)
            if CARDS[st.kind[attachment]].mask & trait and counts(CARDS[st.kind[attachment]])
        ]

    def asks(self, state: FiveSails) -> bool:
        return len(self.too_many(state)) > 0 and not state.eliminated[self.who(state)]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + attachment for attachment in self.too_many(st)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        drop_gear(st, action & ARGUMENT)
        st.stack.append(Trim(self.bearer))

    def run(self, state: FiveSails) -> None:
        pass
