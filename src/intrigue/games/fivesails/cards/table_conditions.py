"""Conditions about the table: characters, places, Renown, players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.answering import interveners
from ..rules.challenge import may_challenge, somebody_to_challenge
from ..rules.drawing import stays_out
from ..rules.marks import leads
from ..rules.renown_control import shut
from ..rules.stats import gear_of, gone_side, has_gear, has_stat, num
from ..state.city import CITY_PLACES
from ..state.frames import AbilityUse
from ..state.numbers import ALL, DECK, HAND, NO_LIMIT, NO_SEAT
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, HANDS, ITS_REST, LIVES, RENOWN, RESTS, Cond
from .card_selections import adversary
from .memory import fewest
from .selections import FOE, ref


@dataclass(eq=False)
class Bears(Cond):
    """A referenced character (THIS: the one in question) bears an attachment with these traits."""

    who: int
    traits: int = 0

    def depends_on(self) -> int:
        return LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = card if self.who < 0 else ref(st, use, self.who)
        return i >= 0 and st.in_play(i) and has_gear(st, i, self.traits)

    def about_foe(self) -> bool:
        return self.who == FOE


# what characters are compared by, besides their stats
WOUNDS: Final = 4
ATTACHMENTS_BORNE: Final = 5
CARDS_IN_HAND: Final = 6  # of the player
CREW: Final = 7  # characters of the player


@dataclass(eq=False)
class Compare(Cond):
    """One has at least as much as another, or strictly more: of a stat, of wounds, attachments, cards in hand, crew.
    Of a fighter that is gone, stats and wounds are known (FIV-LKI-1)."""

    what: int
    one: int  # a reference; THIS: the card in question
    two: int
    strict: bool = False

    def depends_on(self) -> int:
        if self.what == ATTACHMENTS_BORNE:
            return LIVES  # they count whether they are engaged or not
        return EVERYTHING if self.what == CARDS_IN_HAND else LIVES | RESTS | RENOWN

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        one = card if self.one < 0 else ref(st, use, self.one)
        two = card if self.two < 0 else ref(st, use, self.two)
        if one < 0 or two < 0:
            return False
        first = self.amount(st, one)
        second = self.amount(st, two)
        return first >= 0 and second >= 0 and (first > second or (first == second and not self.strict))

    def about_foe(self) -> bool:
        return FOE in (self.one, self.two)

    def amount(self, st: FiveSails, i: int) -> int:
        """-1 where nobody can say."""
        if not st.in_play(i):
            side = gone_side(st, i)
            gone = st.duel.of(side).gone if side >= 0 else None
            if gone is None or self.what > WOUNDS:
                return -1
            return gone.wounds if self.what == WOUNDS else gone.stats[self.what]
        if self.what == WOUNDS:
            return st.wounds[i]
        if self.what == ATTACHMENTS_BORNE:
            return len(gear_of(st, i))
        if self.what == CARDS_IN_HAND:
            return len(st.hands[st.ctrl[i]])
        if self.what == CREW:
            return len(st.crew[st.ctrl[i]])
        return num(st, i, self.what)


@dataclass(eq=False)
class Wounded(Cond):
    """The card in question has wounds."""

    least: int = 1

    def depends_on(self) -> int:
        return LIVES

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return st.wounds[card] >= self.least


@dataclass(eq=False)
class HandSize(Cond):
    """You (or the adversary) hold at least so many cards besides this one, and (`but`) besides a referenced one."""

    least: int
    foe: bool = False
    but: int = -1

    def depends_on(self) -> int:
        return HANDS

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        seat = adversary(st, use) if self.foe else use.seat
        if seat < 0:
            return False
        held = len(st.hands[seat])
        if use.card >= 0 and use.card in st.hands[seat]:
            held -= 1
        if self.but >= 0 and ref(st, use, self.but) in st.hands[seat]:
            held -= 1
        return held >= self.least

    def about_foe(self) -> bool:
        return self.foe


@dataclass(eq=False)
class InSight(Cond):
    """A referenced card of a deck that was shown is where everybody knows it: still in that deck, or in hand by now
    (FIV-C-153)."""

    card: int

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = ref(st, use, self.card)
        return i >= 0 and st.zone[i] in (DECK, HAND) and st.knows_place[i] == ALL


@dataclass(eq=False)
class Fewest(Cond):
    """You alone have least: Renown, or characters."""

    crew: bool

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return fewest(st, self.crew) == use.seat


@dataclass(eq=False)
class HasStat(Cond):
    """A referenced character's stat is at least so much (and no dash)."""

    who: int
    stat: int
    least: int = 0

    def depends_on(self) -> int:
        return LIVES | RESTS | RENOWN

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = ref(st, use, self.who)
        return i >= 0 and has_stat(st, i, self.stat) and num(st, i, self.stat) >= self.least

    def about_foe(self) -> bool:
        return self.who == FOE


@dataclass(eq=False)
class First(Cond):
    """You are, or are not, the First Player."""

    yes: bool = True

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return leads(st, use.seat) == self.yes


@dataclass(eq=False)
class Controls(Cond):
    """You control the location of the ability; or nobody does; or, of a place, that you do."""

    nobody: bool = False
    of_place: bool = False

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        place = card if self.of_place else use.place
        return place < CITY_PLACES and st.control[place] == (NO_SEAT if self.nobody else use.seat)


@dataclass(eq=False)
class RenownHere(Cond):
    """The place of the ability, or a place, holds so much Renown: at least, or at most."""

    least: int = 0
    most: int = NO_LIMIT
    of_place: bool = False

    def depends_on(self) -> int:
        return RENOWN

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        place = card if self.of_place else use.place
        return place < CITY_PLACES and self.least <= st.renown_on[place] <= self.most


@dataclass(eq=False)
class Open(Cond):
    """Renown can be added to, or taken from, a place; `here`: that of the ability."""

    here: bool = False

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return not shut(st, use.place if self.here else card)


class Discardable(Cond):
    """The City card in question can be discarded: some stay while Renown lies on them (FIV-C-131)."""

    def depends_on(self) -> int:
        return 0

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return not stays_out(st, card)


@dataclass(eq=False)
class MayChallenge(Cond):
    """The card in question may issue a challenge with this stat, and there is somebody to challenge."""

    stat: int

    def depends_on(self) -> int:
        return LIVES | RESTS

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return may_challenge(st, card, self.stat) and somebody_to_challenge(st, card)


class MayIntervene(Cond):
    """Somebody can intervene in the challenge, as things are (FIV-C-91)."""

    def depends_on(self) -> int:
        return LIVES | RESTS

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return len(interveners(st)) > 0


class Won(Cond):
    """The pressure just made has succeeded."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        return st.pressure.won


@dataclass(eq=False)
class Marked(Cond):
    """A mark of the user's is about the card of the moment: by card, or by its name."""

    what: int
    by_name: bool

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        for mark in st.marks:
            if mark.what == self.what and mark.seat == use.seat:
                if self.by_name and mark.printed == use.moment.printed and use.moment.seat != use.seat:
                    return True
                if not self.by_name and mark.card == use.moment.card and mark.other == use.card:
                    return True
        return False


@dataclass(eq=False)
class Engaged(Cond):
    """A referenced card is engaged."""

    who: int

    def depends_on(self) -> int:
        return ITS_REST if self.who < 0 else RESTS

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        i = card if self.who < 0 else ref(st, use, self.who)
        return i >= 0 and st.engaged[i] == 1

    def about_foe(self) -> bool:
        return self.who == FOE
