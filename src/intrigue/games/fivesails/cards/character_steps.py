"""What is done to characters: wounds, healing, engaging, destroying, moving."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.answering import is_unanswered
from ..rules.combat_card import burn
from ..rules.discarding import discard_from_hand
from ..rules.duel import has_ended
from ..rules.engaging import engage, ready
from ..rules.moving import can_be_moved, move_all
from ..rules.renown_control import steal
from ..rules.wounds import destroy, destroy_gear, heal, held_off, wound
from ..state.actions import ARGUMENT
from ..state.city import HOME
from ..state.duel import NO_DUEL
from ..state.frames import AbilityUse
from ..state.names import LEADERS, SORCERER, SORCERY
from ..state.numbers import HAND, LINE
from ..state.passives import Passive
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import LIVES, PILE, RESTS, Cond, Step
from .selections import ACTOR, BEARER, FOE, SECOND_TARGET, SELF, TARGET, Select, foe_there, ref


def wound_by_ability(st: FiveSails, use: AbilityUse, i: int, count: int) -> None:
    """A wound by an ability."""
    passive = sparing_passive(st, use, i)
    if passive is not None:
        held_off(st, i, passive)
        return
    if i >= 0 and wound(st, i, count):
        first_blood(st, use, i)


def sparing_passive(st: FiveSails, use: AbilityUse, i: int) -> Passive | None:
    """What keeps the wound of an ability from somebody: a sorcerer's own sorcery spares some, also as the combat card
    of the fighter (FIV-C-140)."""
    if i >= 0 and i == use.actor and by_sorcery(st, use):
        for passive in CARDS[st.kind[i]].passives:
            if passive.spared_by_sorcery():
                return passive
    return None


def by_sorcery(st: FiveSails, use: AbilityUse) -> bool:
    if use.card >= 0 and CARDS[st.kind[use.card]].mask & SORCERY:
        return True
    return ABILITIES[use.ability].qualifier & SORCERER != 0


def first_blood(st: FiveSails, use: AbilityUse, i: int) -> None:
    """A fighter's own ability has wounded the other: that counts where the first to do so takes Renown, but not before
    the challenge is accepted, when there are no participants yet (FIV-CHAL-10), nor when the duel is over."""
    duel = st.duel
    if is_unanswered(st) or has_ended(st):
        return
    for side in range(2):
        if duel.stage != NO_DUEL and duel.of(side).fighter == i and duel.of(1 - side).fighter == use.actor:
            steal(st, duel.of(1 - side).seat, duel.of(side).seat)


@dataclass(eq=False)
class Hurt(Step):
    """Wound a character, or all of a selection. As a cost it must be in play; who does not bleed has paid all the
    same (FIV-REPLACE-2), and characters with one of the traits `unless` need not."""

    whom: int = TARGET
    count: int = 1
    unless: int = 0
    all: Select | None = None

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """There is somebody to wound (FIV-C-145)."""
        if self.all is not None:
            return len(those(st, use, self.whom, self.all)) > 0
        return self.whom != FOE or foe_there(st, use)

    def depends_on(self) -> int:
        return LIVES

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        return still_to_choose(self.whom) or st.in_play(ref(st, use, self.whom))

    def wounds_actor(self) -> bool:
        return self.whom in (ACTOR, BEARER)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        wounded = [i for i in those(st, use, self.whom, self.all) if not CARDS[st.kind[i]].mask & self.unless]
        last = [i for i in wounded if CARDS[st.kind[i]].meddles]  # at once (FIV-C-164): they stand till all are
        for i in [i for i in wounded if i not in last] + last:
            wound_by_ability(st, use, i, self.count)


def still_to_choose(who: int) -> bool:
    """A card that another cost chooses: that choice sees to it that it can be paid."""
    return who in (TARGET, SECOND_TARGET)


def there(st: FiveSails, i: int) -> bool:
    """In play, or in the dueling line, where a card lies that copies a Technique."""
    return st.in_play(i) or (i >= 0 and st.zone[i] == LINE)


def those(st: FiveSails, use: AbilityUse, who: int, all: Select | None) -> list[int]:
    """The cards that a verb is about: one by reference, or all of a selection."""
    if all is not None:
        return [action & ARGUMENT for action in all.find(st, use)]
    i = ref(st, use, who)
    return [i] if i >= 0 else []


@dataclass(eq=False)
class Heal(Step):
    """Take wounds off a character: so many, or (`times`) as many as stand in a register."""

    whom: int = TARGET
    count: int = 1
    times: int = -1

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """There is a wound to heal (FIV-C-145)."""
        i = ref(st, use, self.whom)
        return still_to_choose(self.whom) or (st.in_play(i) and st.wounds[i] > 0)

    def depends_on(self) -> int:
        return LIVES

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = ref(st, use, self.whom)
        if i >= 0:
            heal(st, i, self.count if self.times < 0 else use.get(self.times))


@dataclass(eq=False)
class Engage(Step):
    """Engage a card, or all of a selection. As a cost it must be en garde (FIV-STATE-3)."""

    whom: int = TARGET
    all: Select | None = None

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whoever was chosen is not engaged yet (FIV-C-145)."""
        if self.whom == FOE:
            return foe_there(st, use)
        i = ref(st, use, self.whom) if self.all is None else -1
        return i < 0 or not st.engaged[i]

    def depends_on(self) -> int:
        return LIVES if self.whom == FOE else 0

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        i = ref(st, use, self.whom)
        return still_to_choose(self.whom) or (there(st, i) and not st.engaged[i])

    def consumes(self) -> int:
        return RESTS

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        for i in those(st, use, self.whom, self.all):
            engage(st, i)


@dataclass(eq=False)
class EnGarde(Step):
    whom: int = TARGET

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = ref(st, use, self.whom)
        if i >= 0:
            ready(st, i)


@dataclass(eq=False)
class Destroy(Step):
    """Destroy a character, an attachment, or the combat card that copies such a cost (FIV-SELF-4); a card in hand is
    discarded. As a cost it must be there, and no Leader (FIV-C-137)."""

    what: int = TARGET

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        i = ref(st, use, self.what)
        return still_to_choose(self.what) or (there(st, i) and not CARDS[st.kind[i]].mask & LEADERS)

    def consumes(self) -> int:
        return LIVES | PILE  # which is where a Brute goes

    def ends_itself(self) -> bool:
        return self.what == SELF

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = ref(st, use, self.what)
        if st.in_play(i):
            if st.bearer[i] >= 0:
                destroy_gear(st, i)
            else:
                destroy(st, i)
        elif i >= 0 and st.zone[i] == LINE:
            burn(st, i)
        elif i >= 0 and st.zone[i] == HAND:
            discard_from_hand(st, use.seat, i, -1)


@dataclass(eq=False)
class MoveTo(Step):
    """Move a character, together with another (`along`), or all of a selection at once: to a chosen place, to the
    place of the ability, Home, or to where another card is. `tired`: it arrives engaged."""

    whom: int = TARGET
    to: int = -1  # a reference, or one of the names below
    tired: bool = False
    all: Select | None = None
    along: int = -1  # a reference, -1 nobody

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whoever was chosen can be moved, and is not there yet (FIV-C-145)."""
        i = ref(st, use, self.whom) if self.all is None and self.along < 0 else -1
        if i < 0:
            return True
        place = self.place(st, use, i)
        return place < 0 or self.tired or (st.place[i] != place and can_be_moved(st, i, use.seat))

    def depends_on(self) -> int:
        return LIVES if self.all is None and self.along < 0 else 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        cards: list[int] = []
        places: list[int] = []
        movers = those(st, use, self.whom, self.all)
        if self.along >= 0:
            movers = movers + those(st, use, self.along, None)
        for i in movers:
            place = self.place(st, use, i)
            if place >= 0 and st.in_play(i):
                cards.append(i)
                places.append(place)
        move_all(st, cards, places, use.seat, self.tired)

    def place(self, st: FiveSails, use: AbilityUse, i: int) -> int:
        to = self.to
        if to == TO_PLACE:
            return use.chosen
        if to == TO_HERE:
            return use.place
        if to == TO_EVENT:
            return use.moment.goal
        if to == TO_HOME:
            return HOME + st.ctrl[i]
        if to == PLACE_IN_SECOND:
            return use.second
        other = ref(st, use, to)
        return st.place[other] if other >= 0 else -1


TO_PLACE: Final = -1
TO_HERE: Final = -2
TO_EVENT: Final = -3
TO_HOME: Final = -4
PLACE_IN_SECOND: Final = -6
PLACE_IN_NUMBER: Final = -7


@dataclass(eq=False)
class CanMove(Cond):
    """The user's ability can move the card in question; `here`: to where the ability is used, where it is not yet."""

    here: bool = False

    def depends_on(self) -> int:
        return 0  # whoever holds somebody's ground is of that one's own side, and no cost of the user's

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        if not can_be_moved(st, card, use.seat):
            return False
        if not self.here:
            return True
        return st.place[card] != use.place and (use.place < HOME or use.place == HOME + st.ctrl[card])  # FIV-MAP-6
