"""What characters and schemes permit or forbid while they are in play: each of these is printed on one card or two."""

from __future__ import annotations

from ..rules.engaging import engage
from ..rules.marks import has_mark
from ..rules.stats import gear_of, has, traits
from ..state.city import CITY_PLACES, DOCKS, FORUMS, adjacent
from ..state.names import ARTIFACT, COMBAT, MERCENARY, MUSKETEER, RED_HAND, THUG, WEAPON
from ..state.numbers import M_TIRED, NO_SEAT, UNTIL_DAY
from ..state.parts import Mark
from ..state.passives import Passive
from ..state.printed import CARDS
from ..state.state import FiveSails

# ---------------------------------------------------------------------- challenges


class NoChallenges(Passive):
    """It issues no challenges."""

    def never_challenges(self) -> bool:
        return True


class SafeHarbour(Passive):
    """En garde at the Docks it cannot be challenged."""

    def forbids_challenge(self, st: FiveSails, source: int) -> bool:
        return not st.engaged[source] and st.place[source] == DOCKS


class DrawsBlades(Passive):
    """While en garde, enemy challenges at its location must target it, though others may intervene (FIV-C-123)."""

    def draws_challenges(self, st: FiveSails, source: int) -> bool:
        return not st.engaged[source]


class ReachesRedHands(Passive):
    """It may challenge a character that faces a fellow Red Hand at an adjacent location (FIV-C-130)."""

    def challenges_at(self, st: FiveSails, source: int, place: int) -> bool:
        if not adjacent(st.place[source], place):
            return False
        for i in st.crew[st.ctrl[source]]:
            if st.place[i] == place and has(st, i, RED_HAND):
                return True
        return False


class Shames(Passive):
    """Whoever refuses its challenge is engaged."""

    def was_refused(self, st: FiveSails, target: int) -> None:
        engage(st, target)


class Tireless(Passive):
    """Once a Day it may challenge or intervene although engaged (FIV-C-160)."""

    def challenges_engaged(self, st: FiveSails, source: int) -> bool:
        return not has_mark(st, M_TIRED, source)

    def intervenes_engaged(self, st: FiveSails, source: int) -> bool:
        return not has_mark(st, M_TIRED, source)

    def on_challenge(self, st: FiveSails, source: int) -> None:
        if st.engaged[source]:
            st.marks.append(Mark(M_TIRED, UNTIL_DAY, card=source, seat=st.ctrl[source]))

    def intervenes(self, st: FiveSails, source: int) -> None:
        self.on_challenge(st, source)


class Steadfast(Passive):
    """It may intervene although engaged."""

    def intervenes_engaged(self, st: FiveSails, source: int) -> bool:
        return True


class TakesTheThreat(Passive):
    """Intervening, it takes the threat as wounds, and the duel is over."""

    def intervenes(self, st: FiveSails, source: int) -> None:
        st.duel.taken = True


class WeaponInstead(Passive):
    """To intervene it may engage a Weapon instead of itself, engaged or not."""

    def intervenes_engaged(self, st: FiveSails, source: int) -> bool:
        return self.engages_instead(st, source) >= 0

    def engages_instead(self, st: FiveSails, source: int) -> int:
        for attachment in gear_of(st, source):
            if CARDS[st.kind[attachment]].mask & WEAPON and not st.engaged[attachment]:
                return attachment
        return -1


class Guarded(Passive):
    """Musketeers who intervene for it do not engage."""

    def spares(self, st: FiveSails, card: int) -> bool:
        return has(st, card, MUSKETEER) and not st.engaged[card]


class ClosesForums(Passive):
    """Whoever added no Renown to the Forums today may not intervene there (FIV-C-128)."""

    def meddles(self) -> bool:
        return True

    def no_intervening(self, st: FiveSails, source: int, seat: int, place: int) -> bool:
        return place == FORUMS and not st.touched[seat] >> FORUMS & 1


class GamblesMore(Passive):
    """One card more is revealed when it gambles, or its bearer does."""

    def gambles_more(self) -> int:
        return 1


class TakesGearBack(Passive):
    """Attachments in its dueling line go back to its player's hand."""

    def takes_gear_back(self) -> bool:
        return True


# ---------------------------------------------------------------------- everything else


class CannotRise(Passive):
    """Its Combat cannot be raised."""

    def is_limit(self) -> bool:
        return True

    def limit(self, st: FiveSails, card: int, which: int, total: int) -> int:
        printed = CARDS[st.kind[card]].stats[which]
        return printed if which == COMBAT and total > printed else total


class AsMercenary(Passive):
    """It counts as a Mercenary for what its player uses (FIV-C-142)."""

    def as_mercenary(self) -> bool:
        return True


class HiresBrutes(Passive):
    """Mercenaries of its player are Brutes."""

    def meddles(self) -> bool:
        return True

    def makes_brute(self, st: FiveSails, source: int, card: int) -> bool:
        seat = st.ctrl[card]
        return seat != NO_SEAT and seat == st.ctrl[source] and CARDS[st.kind[card]].mask & MERCENARY != 0


class HoldsGround(Passive):
    """Abilities of opponents cannot move other Musketeers of its player where it stands."""

    def meddles(self) -> bool:
        return True

    def holds_back(self, st: FiveSails, source: int, card: int) -> bool:
        if card == source or st.ctrl[card] != st.ctrl[source] or st.place[card] != st.place[source]:
            return False
        return traits(st, card) & MUSKETEER != 0


class SlipsAway(Passive):
    """It may discard a card instead of engaging in order to move (FIV-C-168)."""

    def slips_away(self) -> bool:
        return True


class Unbled(Passive):
    """Its own sorcery does not wound it (FIV-C-140)."""

    def spared_by_sorcery(self) -> bool:
        return True


class StandsBack(Passive):
    """Once a Day its player uses an ability as though not the First Player."""

    def acts_second(self, st: FiveSails, source: int) -> bool:
        return not st.used_up(st.ctrl[source], source, 0)


class ThugVoice(Passive):
    """Pressures where its player has a Thug count 1 more for that player, once (FIV-C-121)."""

    def voice(self, st: FiveSails, source: int, place: int) -> int:
        for i in st.crew[st.ctrl[source]]:
            if st.place[i] == place and traits(st, i) & THUG:
                return 1
        return 0


class BetterParley(Passive):
    """The Leader of its player has 1 Influence more while parleying."""

    def meddles(self) -> bool:
        return True

    def parley(self, st: FiveSails, source: int, card: int) -> int:
        return 1 if st.leaders[st.owner[source]] == card else 0


class HagglesUp(Passive):
    """What an opposing character equips costs 1 more; not what somebody else puts on that character (FIV-C-148)."""

    def meddles(self) -> bool:
        return True

    def equip_price(self, st: FiveSails, source: int, seat: int, attachment: int, bearer: int) -> int:
        place = st.place[source]
        opposing = st.ctrl[source] != st.ctrl[bearer] and place == st.place[bearer] and place < CITY_PLACES
        return 1 if opposing and st.ctrl[bearer] == seat else 0


class Smith(Passive):
    """Attachments that it equips cost 1 less; not what an opponent puts on it (FIV-C-148)."""

    def meddles(self) -> bool:
        return True

    def equip_price(self, st: FiveSails, source: int, seat: int, attachment: int, bearer: int) -> int:
        return -1 if bearer == source and st.ctrl[bearer] == seat else 0


class Collector(Passive):
    """Artifacts that its player equips cost 1 less."""

    def meddles(self) -> bool:
        return True

    def equip_price(self, st: FiveSails, source: int, seat: int, attachment: int, bearer: int) -> int:
        return -1 if st.ctrl[source] == seat and CARDS[st.kind[attachment]].mask & ARTIFACT else 0
