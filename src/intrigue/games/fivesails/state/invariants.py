"""What must hold at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.refusal import Broken
from .city import CITY_PLACES, HOME
from .names import CHARACTER, LEADER, SCHEME
from .numbers import (
    ALL,
    APPROACH,
    ASIDE,
    BURIED,
    DECK,
    DISCARD,
    HAND,
    LINE,
    LOCKER,
    NOWHERE,
    PEOPLE,
    PLANS,
    PLAY,
    STREET,
)
from .parts import Whereabouts
from .printed import CARDS

if TYPE_CHECKING:
    from .state import FiveSails


def check(st: FiveSails) -> None:
    seen = [0] * st.size
    for seat in range(st.seats):
        for zone, cards in (
            (HAND, st.hands[seat]),
            (DECK, st.decks[seat]),
            (DISCARD, st.discards[seat]),
            (APPROACH, st.approach[seat]),
        ):
            for i in cards:
                seen[i] += 1
                if st.zone[i] != zone or st.owner[i] != seat:
                    raise Broken(f"card {i} is not where it should be")
        if st.hands[seat] != sorted(st.hands[seat]) or st.approach[seat] != sorted(st.approach[seat]):
            raise Broken("a hand or an approach deck is not in order")
        for i in st.crew[seat]:
            seen[i] += 1
            if st.zone[i] != PLAY or st.ctrl[i] != seat or st.bearer[i] >= 0:
                raise Broken(f"character {i} is not in play as it should be")
            if st.place[i] >= HOME and st.place[i] != HOME + seat:
                raise Broken("a character is at somebody else's Home")
            if CARDS[st.kind[i]].kind not in (LEADER, CHARACTER):
                raise Broken("only characters belong to a crew")
        if st.schemes[seat] >= 0:
            seen[st.schemes[seat]] += 1
        if st.renown[seat] < 0:
            raise Broken("somebody owes Renown")
        if not st.eliminated[seat]:  # of whose cards nothing is known any more
            check_list(st, seat)
    known = st.remembered
    if isinstance(known, Whereabouts):
        if list(known.people) != [i for crew in st.crew for i in crew]:
            raise Broken("somebody has come or gone, and the last whereabouts are still thought to hold")
        if known.places != tuple([st.place[i] for i in known.people]):
            raise Broken("somebody has moved, and the last whereabouts are still thought to hold")
    for i in st.gear:
        seen[i] += 1
        if st.zone[i] != PLAY or not st.in_play(st.bearer[i]):
            raise Broken(f"attachment {i} is on nobody")
    for place in range(CITY_PLACES):
        for i in st.street[place]:
            seen[i] += 1
            if st.zone[i] != STREET or st.place[i] != place or st.owner[i] >= 0:
                raise Broken(f"City card {i} is not where it should be")
        if st.renown_on[place] < 0:
            raise Broken("a location owes Renown")
    for zone, cards in ((DECK, st.city_deck), (DISCARD, st.city_discard)):
        for i in cards:
            seen[i] += 1
            if st.zone[i] != zone or st.owner[i] >= 0:
                raise Broken(f"City card {i} is not where it should be")
    for cards in st.lines:
        for i in cards:
            seen[i] += 1
            if st.zone[i] != LINE:
                raise Broken(f"card {i} is not in the dueling line")
    if len(st.turned) != len(st.aside):
        raise Broken("it is not known which use turned up what lies aside")
    for i in st.aside:
        seen[i] += 1
        if st.zone[i] not in (ASIDE, BURIED):
            raise Broken(f"card {i} is not aside")
    for i in (*st.bound_for_locker, *st.bound_for_deck):
        if st.zone[i] not in (ASIDE, LINE, PLAY):
            raise Broken(f"card {i} lies where nobody discards it, and is bound for somewhere else all the same")
    for i in range(st.size):
        gone = st.zone[i] == LOCKER or st.zone[i] == NOWHERE
        if seen[i] != (0 if gone else 1):
            raise Broken(f"card {i} is in {seen[i]} places")
        if st.zone[i] == NOWHERE and not (st.owner[i] >= 0 and st.eliminated[st.owner[i]]):
            raise Broken(f"card {i} is nowhere")
        if st.zone[i] in (DISCARD, PLAY, STREET, LINE, LOCKER) and st.knows_place[i] != ALL:
            raise Broken(f"card {i} lies open, but not everybody knows it")
        if st.knows_place[i] & ~st.knows_card[i]:
            raise Broken(f"somebody knows where card {i} is, but not what it is")
    if st.over != (st.ending > 0):
        raise Broken("a game that is over has an ending, another has none")
    if not st.over and not st.stack:
        raise Broken("nothing is left to do, but the game is not over")


def check_list(st: FiveSails, seat: int) -> None:
    """What a seat brought, and what another imagines that it brought (FIV-APP-1, FIV-FAC-1)."""
    leader = st.leaders[seat]
    for i in range(leader, st.size):
        if st.owner[i] != seat:
            break
        printed, place = CARDS[st.kind[i]], i - leader
        if place <= PEOPLE + PLANS:
            kind = LEADER if place == 0 else CHARACTER if place <= PEOPLE else SCHEME
            if printed.kind != kind or printed.brute:
                raise Broken(f"card {i} is none of those that have its place in a list")
        elif printed.kind in (LEADER, SCHEME) or (printed.kind == CHARACTER and not printed.brute):
            raise Broken(f"card {i} belongs in no Faction Deck")
