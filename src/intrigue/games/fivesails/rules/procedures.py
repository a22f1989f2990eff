"""What happens to cards and Renown: wounds, moves, destruction, control, pressure, gear, crews, the end of players."""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from ..cards.model import (
    ANYONES,
    ARMOR,
    ATTIRE,
    BRAWL,
    CITY_SHOWN,
    CLAIMED,
    COLLECTOR,
    COMBAT,
    DEFS,
    DESTROYED,
    ENGARDE_HURTS,
    ENGARDE_LOST,
    EQUIPPED,
    HAGGLED_UP,
    HOLDS_GROUND,
    INFLUENCE,
    LEADERS_ONLY,
    MERCENARY,
    MOVED,
    MOVES,
    MUSKETEER,
    NEEDS_WEAPON,
    PADDED,
    PRESSED,
    PRESSURE_WON,
    RENOWN_ADDED,
    SMITH,
    SPARE_ARMOR,
    THUG,
    THUG_VOICE,
    TO_LOCKER,
    UNBREAKABLE,
    WEAPON,
    WOUNDED,
)
from ..cards.model import ARTIFACT as ARTIFACTS
from ..events import (
    Attached,
    Claimed,
    Dealt,
    Destroyed,
    Drew,
    Eliminated,
    Ended,
    Engaged,
    EnGarde,
    Healed,
    Joined,
    MovedTo,
    Pressured,
    RenownMoved,
    SentAway,
    Taken,
    Wounded,
)
from ..state import (
    ALL,
    CITY_PLACES,
    D_FIGHTER,
    D_FLAGS,
    D_GONE,
    D_HURT,
    D_LAST,
    D_ON,
    D_PLACE,
    D_STAT,
    F_STEALS,
    HOME,
    M_GUARD,
    M_KEPT,
    M_LOCKED,
    M_ONLY_READY,
    M_PADDED,
    M_SHUT,
    NO_SEAT,
    NOWHERE,
    PLACES,
    PLAY,
    TABLE_BIT,
    UNTIL_DUEL,
    FiveSails,
    Mark,
)
from .stats import crew_count, gear_of, has_gear, has_key, is_brute, is_leader, num, resolve_left
from .stats import traits as traits_of
from .use import A_CARD, ARGUMENT, NO_REGS, PASS, Piece, Question, Run, later, listening, now

# how games end
ASSASSINATION: Final = 1
DOMINANCE: Final = 2
ECONOMIC: Final = 3
ECONOMIC_MOST: Final = 4
LAST_DAY: Final = 5
BY_LOCATIONS: Final = 6
BY_INFLUENCE: Final = 7
BY_WOUNDS: Final = 8
DRAWN: Final = 9
ENDING_RULES: Final = (
    "",
    "FIV-VICTORY-1",
    "FIV-VICTORY-2",
    "FIV-VICTORY-3",
    "FIV-TIE-3",
    "FIV-VICTORY-4",
    "FIV-TIE-5",
    "FIV-TIE-6",
    "FIV-TIE-7",
    "FIV-TIE-8",
)

# a pressure, a list of numbers
P_ON: Final = 0
P_PLACE: Final = 1
P_STAT: Final = 2
P_SEAT: Final = 3
P_PERFORMER: Final = 4
P_TIES: Final = 5
P_NO_MERCS: Final = 6
P_BONUS: Final = 7
P_SWING: Final = 8  # a character that counts for the presser
P_OK: Final = 9
P_SIZE: Final = 10


def place_name(st: FiveSails, place: int) -> str:
    if place < 0:
        return ""
    return PLACES[place] if place < CITY_PLACES else f"home {place - HOME + 1}"


# ---------------------------------------------------------------------- wounds and destruction


def wound(st: FiveSails, i: int, count: int) -> int:
    """A character takes wounds; returns how many. Whoever has as many as its Resolve is destroyed at once."""
    if count <= 0 or not st.in_play(i):
        return 0
    for mark in st.marks:
        if mark.what == M_GUARD and mark.number == i and st.in_play(mark.card):
            i = mark.card
            break
    if st.duel[D_ON] == 2:
        for a in gear_of(st, i):
            if DEFS[st.kind[a]].keys & PADDED and not marked(st, M_PADDED, a):
                count -= 1
                st.marks.append(Mark(M_PADDED, a, 0, 0, UNTIL_DUEL, 0))
                break
    if count <= 0:
        return 0
    st.wounds[i] += count
    d = st.duel
    for side in range(2):
        if d[D_ON] and d[D_FIGHTER + side] == i:
            d[D_HURT] |= 5 << side
    if st.events is not None:
        st.tell(Wounded(i, DEFS[st.kind[i]].id, count, st.wounds[i]))
    later(st, WOUNDED, i, 0, st.ctrl[i])
    for a in gear_of(st, i):
        if DEFS[st.kind[a]].keys & PADDED:
            destroy_gear(st, a)
    mortal(st, i)
    return count


def mortal(st: FiveSails, i: int) -> None:
    """FIV-CARD-3."""
    if st.in_play(i) and resolve_left(st, i) <= 0:
        destroy(st, i)


def marked(st: FiveSails, what: int, card: int) -> bool:
    for mark in st.marks:
        if mark.what == what and mark.card == card:
            return True
    return False


def destroy(st: FiveSails, i: int) -> None:
    send_off(st, i, 1)


def send_off(st: FiveSails, i: int, how: int) -> None:
    """A character leaves play: 1 destroyed, 0 sent to the Locker, 2 discarded. Something may be put in its stead."""
    if not st.in_play(i):
        return
    if how != 2 and listening(st, TO_LOCKER) and not is_brute(st, i):
        st.stack.append(Leave(i, how))
        now(st, TO_LOCKER, i, 0, st.ctrl[i])
    else:
        leave(st, i, how)


class Leave(Piece):
    __slots__ = ("card", "how")
    card: int
    how: int

    def __init__(self, card: int, how: int) -> None:
        self.card = card
        self.how = how

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        leave(state, self.card, self.how)


def leave(st: FiveSails, i: int, how: int) -> None:
    if not st.in_play(i):
        return
    seat = st.ctrl[i]
    place = st.place[i]
    card = DEFS[st.kind[i]]
    brute = is_brute(st, i)
    leader = is_leader(st, i)
    influence = num(st, i, INFLUENCE)
    wounds = st.wounds[i]
    last_known(st, i)
    for a in gear_of(st, i):
        drop_gear(st, a)
    if how == 1:
        if st.events is not None:
            st.tell(Destroyed(i, card.id, place_name(st, place)))
        later(st, DESTROYED, i, place, seat)
    elif st.events is not None:
        st.tell(SentAway(i, card.id, how == 0))
    if brute or how == 2:
        st.to_discard(i)
    else:
        st.to_locker(i)
    locks(st)
    if st.marks:
        st.marks = [mark for mark in st.marks if mark.what != M_KEPT or mark.card != i]
    if leader:
        st.stack.append(Fall(seat, influence, wounds))


def last_known(st: FiveSails, i: int) -> None:
    """FIV-LKI: what a fighter had when it was last in play."""
    d = st.duel
    if d[D_ON] == 0:
        return
    for side in range(2):
        if d[D_FIGHTER + side] == i and not d[D_GONE] >> side & 1:
            d[D_LAST + side] = num(st, i, d[D_STAT])
            d[D_PLACE + side] = st.place[i]
            d[D_GONE] |= 5 << side


def heal(st: FiveSails, i: int, count: int) -> None:
    if st.in_play(i) and st.wounds[i] > 0:
        healed = min(count, st.wounds[i])
        st.wounds[i] -= healed
        if st.events is not None:
            st.tell(Healed(i, DEFS[st.kind[i]].id, healed))


def engage(st: FiveSails, i: int) -> None:
    if st.zone[i] == PLAY and not st.engaged[i]:
        st.engaged[i] = 1
        if st.events is not None:
            st.tell(Engaged(i, DEFS[st.kind[i]].id))


def ready(st: FiveSails, i: int) -> None:
    """A card becomes en garde; some attachments watch for that."""
    if st.zone[i] != PLAY or not st.engaged[i]:
        return
    for a in gear_of(st, i):
        if DEFS[st.kind[a]].keys & ENGARDE_LOST:  # FIV-REPLACE-3
            destroy_gear(st, a)
            return
    st.engaged[i] = 0
    if st.events is not None:
        st.tell(EnGarde(i, DEFS[st.kind[i]].id))
    for a in gear_of(st, i):
        if DEFS[st.kind[a]].keys & ENGARDE_HURTS:
            wound(st, i, 1)


# ---------------------------------------------------------------------- moving


class Arrive(Piece):
    """A move that may still be called off."""

    __slots__ = ("card", "start", "to", "tired")
    card: int
    start: int
    to: int
    tired: bool

    def __init__(self, card: int, start: int, to: int, tired: bool) -> None:
        self.card = card
        self.start = start
        self.to = to
        self.tired = tired

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        arrive(state, self.card, self.start, self.to, self.tired)


def can_be_moved(st: FiveSails, i: int, by: int) -> bool:
    """Whether a seat's ability can move a character; some hold their ground."""
    if st.ctrl[i] == by or not traits_of(st, i) & MUSKETEER:
        return True
    for c in st.crew[st.ctrl[i]]:
        if c != i and st.place[c] == st.place[i] and DEFS[st.kind[c]].keys & HOLDS_GROUND:
            return False
    return True


def move(st: FiveSails, i: int, to: int, by: int, tired: bool) -> None:
    """FIV-MOVE-2, FIV-MOVE-3: a change of location. `tired`: it arrives engaged."""
    if not st.in_play(i) or (by >= 0 and not can_be_moved(st, i, by)):
        return
    start = st.place[i]
    if to >= HOME and to != HOME + st.ctrl[i]:  # FIV-MAP-6
        return
    if start == to:
        if tired:
            engage(st, i)
        return
    if listening(st, MOVES):
        st.stack.append(Arrive(i, start, to, tired))
        now(st, MOVES, i, start, to)
    else:
        arrive(st, i, start, to, tired)


def arrive(st: FiveSails, i: int, start: int, to: int, tired: bool) -> None:
    if not st.in_play(i) or st.place[i] != start:
        return
    st.place[i] = to
    if st.events is not None:
        st.tell(MovedTo(i, DEFS[st.kind[i]].id, place_name(st, to)))
    if tired:
        engage(st, i)
    locks(st)
    later(st, MOVED, i, start, to)


def go_home(st: FiveSails, i: int, by: int, tired: bool) -> None:
    if st.in_play(i):
        move(st, i, HOME + st.ctrl[i], by, tired)


def locks(st: FiveSails) -> None:
    """Control that lasts while somebody stays ends when they leave."""
    for mark in st.marks:
        if mark.what == M_LOCKED and not (st.in_play(mark.card) and st.place[mark.card] == mark.number):
            st.marks = [other for other in st.marks if other is not mark]
            unclaim(st, mark.number)
            return


# ---------------------------------------------------------------------- Renown and control


def shut(st: FiveSails, place: int) -> bool:
    for mark in st.marks:
        if mark.what == M_SHUT and mark.number == place:
            return True
    return False


def add_renown(st: FiveSails, place: int, count: int, seat: int) -> None:
    if shut(st, place):
        return
    st.renown_on[place] += count
    st.touched[seat] |= 1 << place
    if st.events is not None:
        st.tell(RenownMoved("supply", PLACES[place], count))
    later(st, RENOWN_ADDED, place, count, seat)


def move_renown(st: FiveSails, start: int, to: int, seat: int) -> None:
    if st.renown_on[start] == 0 or shut(st, start) or shut(st, to) or start == to:
        return
    st.renown_on[start] -= 1
    st.renown_on[to] += 1
    st.touched[seat] |= 1 << to
    if st.events is not None:
        st.tell(RenownMoved(PLACES[start], PLACES[to], 1))


def lose_renown(st: FiveSails, place: int, count: int) -> None:
    """Renown of a location goes back to the supply."""
    lost = min(count, st.renown_on[place])
    if lost > 0:
        st.renown_on[place] -= lost
        if st.events is not None:
            st.tell(RenownMoved(PLACES[place], "supply", lost))


def spend(st: FiveSails, seat: int, count: int) -> None:
    """FIV-COST-7: a player's Renown goes back to the supply."""
    st.renown[seat] -= count
    if st.events is not None:
        st.tell(RenownMoved(f"seat {seat}", "supply", count))


def gain(st: FiveSails, seat: int, count: int) -> None:
    st.renown[seat] += count
    if st.events is not None:
        st.tell(RenownMoved("supply", f"seat {seat}", count))


def fixed(st: FiveSails, place: int) -> bool:
    """Whether control of a place cannot change now (FIV-C-84)."""
    for mark in st.marks:
        if mark.number == place and (mark.what == M_LOCKED or mark.what == M_SHUT):
            return True
    return False


def claim(st: FiveSails, seat: int, place: int) -> None:
    if fixed(st, place):
        return
    st.control[place] = seat
    if st.events is not None:
        st.tell(Claimed(seat, PLACES[place]))
    later(st, CLAIMED, place, 0, seat)


def unclaim(st: FiveSails, place: int) -> None:
    if fixed(st, place) or st.control[place] == NO_SEAT:
        return
    st.control[place] = NO_SEAT
    if st.events is not None:
        st.tell(Claimed(NO_SEAT, PLACES[place]))


# ---------------------------------------------------------------------- pressure


def pressure(
    st: FiveSails, seat: int, place: int, which: int, performer: int, ties: bool, no_mercs: bool, bonus: int, swing: int
) -> None:
    """FIV-PRESS. The outcome stands in `st.press` when the frames pushed here have run."""
    st.press = [1, place, which, seat, performer, 1 if ties else 0, 1 if no_mercs else 0, bonus, swing, 0]
    st.stack.append(Tally())
    now(st, PRESSED, place, performer, seat)


def totals(st: FiveSails) -> list[int]:
    p = st.press
    place = p[P_PLACE]
    which = p[P_STAT]
    brawl = False
    for i in st.street[place]:
        if DEFS[st.kind[i]].keys & BRAWL:
            brawl = True
    only_ready = -2
    for mark in st.marks:
        if mark.what == M_ONLY_READY and mark.number == place:
            only_ready = mark.card
    sums = [0] * st.seats
    for seat in range(st.seats):
        thug = False
        voice = False
        for i in st.crew[seat]:
            if DEFS[st.kind[i]].keys & THUG_VOICE:
                voice = True
            if st.place[i] != place:
                continue
            if traits_of(st, i) & THUG:
                thug = True
            if p[P_NO_MERCS] and DEFS[st.kind[i]].mask & MERCENARY:
                continue
            if only_ready != -2 and i != only_ready and st.engaged[i]:
                continue
            value = num(st, i, which)
            if brawl and which != COMBAT:
                value += num(st, i, COMBAT)
            sums[p[P_SEAT] if i == p[P_SWING] else seat] += value
        if thug and voice:
            sums[seat] += 1
    sums[p[P_SEAT]] += p[P_BONUS]
    return sums


class Tally(Piece):
    """FIV-PRESS-1 to FIV-PRESS-3."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        p = st.press
        sums = totals(st)
        seat = p[P_SEAT]
        best = 0
        for other in range(st.seats):
            if other != seat and sums[other] > best:
                best = sums[other]
        margin = sums[seat] - best
        st.marks = [mark for mark in st.marks if mark.what != M_ONLY_READY]
        if st.events is not None:
            st.tell(Pressured(seat, PLACES[p[P_PLACE]], tuple(sums), margin > 0 or (margin == 0 and p[P_TIES] > 0)))
        p[P_ON] = 0
        if margin > 0 or (margin == 0 and p[P_TIES]):
            p[P_OK] = 1
            now(st, PRESSURE_WON, p[P_PLACE], margin, seat)


# ---------------------------------------------------------------------- gear


def legal_bearer(st: FiveSails, seat: int, a: int, i: int) -> bool:
    """FIV-ATT-2: a character of yours, unless the attachment allows more or asks for something."""
    card = DEFS[st.kind[a]]
    if card.keys & ANYONES:
        return not is_leader(st, i) and st.place[i] < CITY_PLACES
    if st.ctrl[i] != seat:
        return False
    if card.keys & NEEDS_WEAPON and not has_gear(st, i, WEAPON):
        return False
    return card.bearer is None or card.bearer.holds(st, Run(0, seat, a, 0, 0, i, -1, NO_REGS, 0), i)


def equip_price(st: FiveSails, seat: int, a: int, bearer: int, less: int) -> int:
    card = DEFS[st.kind[a]]
    cost = card.cost - less
    if st.powers & HAGGLED_UP:
        for other in range(st.seats):
            if other == st.ctrl[bearer]:
                continue
            for c in st.crew[other]:
                if DEFS[st.kind[c]].keys & HAGGLED_UP and st.place[c] == st.place[bearer] and st.place[c] < CITY_PLACES:
                    cost += 1
    if cost > 0 and has_key(st, bearer, SMITH):
        cost -= 1
    if card.mask & ARTIFACTS and st.powers & COLLECTOR:
        for c in st.crew[seat]:
            if DEFS[st.kind[c]].keys & COLLECTOR:
                cost -= 1
    return cost if cost > 0 else 0


def equip(st: FiveSails, seat: int, a: int, bearer: int) -> None:
    """An attachment is put on a character; then the limits of FIV-ATT-5 apply."""
    card = DEFS[st.kind[a]]
    if card.keys & LEADERS_ONLY:
        bearer = st.leaders[seat]
    if not st.in_play(bearer):
        return
    st.attach(a, bearer, seat)
    if st.events is not None:
        st.tell(Attached(a, card.id, bearer, DEFS[st.kind[bearer]].id))
    later(st, EQUIPPED, a, bearer, seat)
    st.stack.append(Trim(bearer))


class Trim(Question):
    """FIV-ATT-5: one Weapon, one Armor, one Attire; its controller destroys the rest, the new one perhaps."""

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
            found = [
                a
                for a in gear_of(st, self.bearer)
                if DEFS[st.kind[a]].mask & trait and not (trait == ARMOR and DEFS[st.kind[a]].keys & SPARE_ARMOR)
            ]
            if len(found) > 1:
                return found
        return []

    def asks(self, state: FiveSails) -> bool:
        return len(self.too_many(state)) > 0 and not state.out[self.who(state)]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + a for a in self.too_many(st)]

    def why(self, st: FiveSails) -> str:
        return "One Weapon, one Armor, one Attire: destroy which?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        drop_gear(st, action & ARGUMENT)
        st.stack.append(Trim(self.bearer))

    def run(self, state: FiveSails) -> None:
        pass


def destroy_gear(st: FiveSails, a: int) -> None:
    if st.in_play(a) and not DEFS[st.kind[a]].keys & UNBREAKABLE:
        drop_gear(st, a)


def drop_gear(st: FiveSails, a: int) -> None:
    """FIV-ATT-6: an attachment leaves play."""
    if not st.in_play(a):
        return
    bearer = st.on[a]
    st.to_discard(a)
    lost_gear(st, bearer)


def lost_gear(st: FiveSails, bearer: int) -> None:
    """A lost Weapon takes along what needed it; lost Resolve may kill (FIV-C-111)."""
    if not st.in_play(bearer):
        return
    for a in gear_of(st, bearer):
        if DEFS[st.kind[a]].keys & NEEDS_WEAPON and not has_gear(st, bearer, WEAPON):
            st.to_discard(a)
    mortal(st, bearer)


# ---------------------------------------------------------------------- crews and hands


def join(st: FiveSails, i: int, seat: int, place: int) -> None:
    """A character comes into play; then the Crew Cap is checked (FIV-C-28)."""
    st.enter(i, seat, place)
    if st.events is not None:
        st.tell(Joined(seat, i, DEFS[st.kind[i]].id, place_name(st, place)))
    st.stack.append(Cap(seat))


class Cap(Question):
    """FIV-CREW-3, FIV-C-27: above the cap, send any non-Leader to the Locker; that is no destruction."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def asks(self, state: FiveSails) -> bool:
        seat = self.seat
        if state.out[seat] or len(state.crew[seat]) <= 4:
            return False
        return crew_count(state, seat) > DEFS[state.kind[state.leaders[seat]]].cap

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in st.crew[self.seat] if not is_leader(st, i) and not is_brute(st, i)]

    def why(self, st: FiveSails) -> str:
        return "Your crew is above the Crew Cap: who goes to the Locker?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(Cap(seat))
        send_off(st, action & ARGUMENT, 0)

    def run(self, state: FiveSails) -> None:
        pass


def take(st: FiveSails, i: int, open_to_all: bool) -> None:
    """A card that lies somewhere goes to its owner's hand."""
    if open_to_all and st.events is not None:
        st.tell(Taken(st.owner[i], i, DEFS[st.kind[i]].id))
    st.to_hand(i, open_to_all)


def draw(st: FiveSails, seat: int, count: int) -> None:
    """FIV-FAC-3, FIV-FAC-4."""
    drawn: list[int] = []
    for _ in range(count):
        i = st.top(seat)
        if i < 0:
            break
        st.to_hand(i, False)
        drawn.append(i)
    if drawn and st.events is not None:
        st.tell(Drew(seat, len(drawn)), Drew(seat, len(drawn), tuple([DEFS[st.kind[i]].id for i in drawn])), (seat,))


def deal_city(st: FiveSails, place: int) -> None:
    """Lay out the top card of the City Deck at a location, if there is one (FIV-C-14)."""
    i = st.top(-1)
    if i >= 0:
        lay_out(st, i, place)


def lay_out(st: FiveSails, i: int, place: int) -> None:
    """A City card comes to a location, which others can answer."""
    st.to_street(i, place)
    if st.events is not None:
        st.tell(Dealt(i, DEFS[st.kind[i]].id, PLACES[place]))
    later(st, CITY_SHOWN, i, place, -1)


def discard_street(st: FiveSails, place: int) -> None:
    for i in st.street[place][:]:
        if not (DEFS[st.kind[i]].keys >> 29 & 1 and st.wounds[i] > 0):
            st.to_discard(i)


def present(st: FiveSails, seat: int, place: int) -> bool:
    for i in st.crew[seat]:
        if st.place[i] == place:
            return True
    return False


def adjacent_places(st: FiveSails, i: int) -> list[int]:
    """Where a character can move to."""
    start = st.place[i]
    found = [p for p in range(st.first_place(), st.last_place() + 1) if st.adjacent(start, p)]
    if start < CITY_PLACES:
        found.append(HOME + st.ctrl[i])
    return found


def city_places(st: FiveSails) -> list[int]:
    return list(range(st.first_place(), st.last_place() + 1))


# ---------------------------------------------------------------------- the end of a player, the end of the game


class Fall(Piece):
    """FIV-LEAD-4: a Leader was destroyed. Several at once are judged together (FIV-C-10)."""

    __slots__ = ("seat", "influence", "wounds")
    seat: int
    influence: int
    wounds: int

    def __init__(self, seat: int, influence: int, wounds: int) -> None:
        self.seat = seat
        self.influence = influence
        self.wounds = wounds

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        fallen: list[Fall] = [self]
        rest: list[Frame[Any]] = []
        for frame in st.stack:
            if isinstance(frame, Fall):
                fallen.append(frame)
            else:
                rest.append(frame)
        st.stack[:] = rest
        seats = [fall.seat for fall in fallen]
        left = [p for p in st.living() if p not in seats]
        if not left:
            influence = [0] * st.seats
            wounds = [0] * st.seats
            for fall in fallen:
                influence[fall.seat] = fall.influence
                wounds[fall.seat] = fall.wounds
            chain(st, sorted(seats), influence, wounds)
            return
        if len(left) == 1:
            finish(st, left, ASSASSINATION)
            return
        for fall in fallen:
            eliminate(st, fall.seat)


def eliminate(st: FiveSails, seat: int) -> None:
    """FIV-C-9: a player with two or more others left is out; what they own leaves the game."""
    if st.events is not None:
        st.tell(Eliminated(seat))
    for i in st.crew[seat][:] + [a for a in st.gear if st.ctrl[a] == seat]:
        if st.in_play(i) and st.owner[i] < 0:
            for a in gear_of(st, i):
                drop_gear(st, a)
            st.to_discard(i)
    for i in range(st.size):
        if st.owner[i] != seat:
            continue
        if st.in_play(i):
            last_known(st, i)
            for a in gear_of(st, i):
                if st.owner[a] != seat:
                    drop_gear(st, a)
        bearer = st.on[i]
        st.lift(i)
        st.zone[i] = NOWHERE
        if not st.spot[i] & TABLE_BIT:  # nobody will ever know which cards these were
            st.kind[i] = st.kind[st.leaders[seat]]
        st.ident[i] = ALL
        st.spot[i] = ALL
        if bearer >= 0 and st.owner[bearer] != seat:
            lost_gear(st, bearer)
    for place in range(CITY_PLACES):
        if st.control[place] == seat:
            st.control[place] = NO_SEAT
    st.renown[seat] = 0
    st.marks = [mark for mark in st.marks if mark.what != M_LOCKED or mark.seat != seat]
    st.out[seat] = 1
    if st.first == seat:
        st.first = st.after_seat(seat)
    st.listen()


def most(what: list[int], among: list[int]) -> list[int]:
    best = max([what[seat] for seat in among])
    return [seat for seat in among if what[seat] == best]


def influence_in_play(st: FiveSails, seat: int) -> int:
    return sum([num(st, i, INFLUENCE) for i in st.crew[seat]])


def chain(st: FiveSails, tied: list[int], influence: list[int], wounds: list[int]) -> None:
    """Renown, locations, Influence, Leader wounds, draw; only those still tied go on (FIV-C-4, FIV-C-5)."""
    tied = most(st.renown, tied)
    if len(tied) == 1:
        finish(st, tied, LAST_DAY)
        return
    controlled = [len([1 for place in range(CITY_PLACES) if st.control[place] == p]) for p in range(st.seats)]
    tied = most(controlled, tied)
    if len(tied) == 1:
        finish(st, tied, BY_LOCATIONS)
        return
    tied = most([influence[p] + influence_in_play(st, p) for p in range(st.seats)], tied)
    if len(tied) == 1:
        finish(st, tied, BY_INFLUENCE)
        return
    fewest = [-(wounds[p] + (st.wounds[st.leaders[p]] if st.in_play(st.leaders[p]) else 0)) for p in range(st.seats)]
    tied = most(fewest, tied)
    finish(st, tied, BY_WOUNDS if len(tied) == 1 else DRAWN)


def finish(st: FiveSails, winners: list[int], ending: int) -> None:
    st.over = True
    st.winners = winners
    st.ending = ending
    st.stack.clear()
    if st.events is not None:
        st.tell(Ended(tuple(winners), ENDING_RULES[ending]))


def steal(st: FiveSails, thief: int, victim: int) -> None:
    """The first to wound the other takes 1 Renown, where a challenge was issued so."""
    d = st.duel
    if d[D_FLAGS] & F_STEALS:
        d[D_FLAGS] &= ~F_STEALS
        if st.renown[victim] > 0:
            st.renown[victim] -= 1
            st.renown[thief] += 1
            if st.events is not None:
                st.tell(RenownMoved(f"seat {victim}", f"seat {thief}", 1))
