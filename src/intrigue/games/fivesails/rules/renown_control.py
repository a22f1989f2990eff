"""Renown, control and pressure at the locations."""

from __future__ import annotations

from ..events import Claimed, Lasting, Pressured, RenownMoved
from ..state.city import CITY_PLACES, HOME, PLACES
from ..state.frames import Doing
from ..state.moments import pressure_won, renown_added, when_claimed, when_pressed
from ..state.names import MERCENARY
from ..state.numbers import M_LOCKED, M_ONLY_READY, M_SHUT, NO_SEAT
from ..state.pressure import Pressure
from ..state.printed import CARDS
from ..state.state import FiveSails
from .moments import later
from .reactions import now
from .stats import num


def place_name(st: FiveSails, place: int) -> str:
    if place < 0:
        return ""
    return PLACES[place] if place < CITY_PLACES else f"home {place - HOME + 1}"


def locks(st: FiveSails) -> None:
    """Control that lasts while somebody stays ends when they leave."""
    for mark in st.marks:
        if mark.what == M_LOCKED and not (st.in_play(mark.card) and st.place[mark.card] == mark.place):
            st.marks = [other for other in st.marks if other is not mark]
            unclaim(st, mark.place)
            return


def shut(st: FiveSails, place: int) -> bool:
    for mark in st.marks:
        if mark.what == M_SHUT and mark.place == place:
            return True
    return False


def add_renown(st: FiveSails, place: int, count: int, seat: int, asked: bool = False) -> None:
    """From the supply (FIV-SET-1), which has always some (FIV-C-37); who did it is remembered (FIV-C-128), and told
    where somebody was asked to do it by the ability of another."""
    if shut(st, place):
        return
    st.renown_on[place] += count
    st.touched[seat] |= 1 << place
    if st.events is not None:
        st.tell(RenownMoved("supply", PLACES[place], count, seat if asked else NO_SEAT))
    later(st, renown_added(st, place=place, seat=seat))


def move_renown(st: FiveSails, start: int, to: int, seat: int, asked: bool = False) -> None:
    if st.renown_on[start] == 0 or shut(st, start) or shut(st, to) or start == to:
        return
    st.renown_on[start] -= 1
    st.renown_on[to] += 1
    st.touched[seat] |= 1 << to
    if st.events is not None:
        st.tell(RenownMoved(PLACES[start], PLACES[to], 1, seat if asked else NO_SEAT))


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


def is_fixed(st: FiveSails, place: int) -> bool:
    """Whether control of a place cannot change now (FIV-C-84)."""
    for mark in st.marks:
        if mark.place == place and (mark.what == M_LOCKED or mark.what == M_SHUT):
            return True
    return False


def withstands(st: FiveSails, place: int) -> bool:
    """Somebody tries to change the control of a place. Where that cannot be, the log says so (FIV-C-84)."""
    if not is_fixed(st, place):
        return False
    if st.events is not None:
        st.tell(Lasting("fixed", "", PLACES[place]))
    return True


def claim(st: FiveSails, seat: int, place: int) -> None:
    """FIV-CLAIM-2: a player controls a location, whoever did before (FIV-C-82), and keeps it without being there
    (FIV-C-83)."""
    if withstands(st, place):
        return
    st.control[place] = seat
    if st.events is not None:
        st.tell(Claimed(seat, PLACES[place]))
    later(st, when_claimed(st, place=place, seat=seat))


def unclaim(st: FiveSails, place: int) -> None:
    if is_fixed(st, place) or st.control[place] == NO_SEAT:
        return
    st.control[place] = NO_SEAT
    if st.events is not None:
        st.tell(Claimed(NO_SEAT, PLACES[place]))


def make_pressure(st: FiveSails, pressure: Pressure) -> None:
    """FIV-PRESS. The outcome stands in `st.pressure` when the frames pushed here have run."""
    st.pressure = pressure
    st.stack.append(Tally())
    now(st, when_pressed(st, place=pressure.place, performer=pressure.performer, seat=pressure.seat))


def shares(st: FiveSails) -> list[tuple[int, int, int]]:
    """What the totals of a pressure are made of: for whom something counts, the card that does, and how much. It is the
    stat that counts, whatever the wounds (FIV-C-81); who speaks for Thugs does so once (FIV-C-121)."""
    pressure = st.pressure
    place = pressure.place
    which = pressure.stat
    besides = -1
    other_stat = -1
    for i in st.street[place]:
        for passive in CARDS[st.kind[i]].passives:
            if passive.also_counts() >= 0:
                besides = i
                other_stat = passive.also_counts()
    only_ready = -2
    for mark in st.marks:
        if mark.what == M_ONLY_READY and mark.place == place:
            only_ready = mark.card
    found: list[tuple[int, int, int]] = []
    for seat in range(st.seats):
        for i in st.crew[seat]:
            if st.place[i] != place:
                continue
            if pressure.no_mercenaries and CARDS[st.kind[i]].mask & MERCENARY:
                continue
            if only_ready != -2 and i != only_ready and st.engaged[i]:
                continue
            side = pressure.seat if i == pressure.turncoat else seat
            found.append((side, i, num(st, i, which)))
            if besides >= 0 and which != other_stat:
                found.append((side, besides, num(st, i, other_stat)))
        for i in st.crew[seat]:
            for passive in CARDS[st.kind[i]].passives:
                more = passive.voice(st, i, place)
                if more:
                    found.append((seat, i, more))
    found.append((pressure.seat, pressure.source, pressure.bonus))
    return found


def gather_for_log(st: FiveSails, found: list[tuple[int, int, int]]) -> tuple[tuple[int, str, int], ...]:
    """These for the log: each card once, and only what counts."""
    told: list[tuple[int, str, int]] = []
    for seat, card, amount in found:
        name = CARDS[st.kind[card]].id if card >= 0 else ""
        for k in range(len(told)):
            if told[k][0] == seat and told[k][1] == name:
                told[k] = (seat, name, told[k][2] + amount)
                break
        else:
            told.append((seat, name, amount))
    return tuple([one for one in told if one[2] != 0])


def totals(st: FiveSails, found: list[tuple[int, int, int]]) -> list[int]:
    """FIV-PRESS-1: what counts for each seat, added up."""
    sums = [0] * st.seats
    for side, _, amount in found:
        sums[side] += amount
    return sums


def margin(pressure: Pressure, sums: list[int]) -> int:
    """Whoever presses has to have more than each of the others (FIV-PRESS-2), so more than nothing (FIV-C-80). By how
    much is the margin (FIV-C-122)."""
    best = 0
    for other in range(len(sums)):
        if other != pressure.seat and sums[other] > best:
            best = sums[other]
    return sums[pressure.seat] - best


def succeeds(pressure: Pressure, by: int) -> bool:
    return by > 0 or (by == 0 and pressure.ties_win)


class Tally(Doing):
    """FIV-PRESS-3: the totals are compared."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        pressure = st.pressure
        found = shares(st)
        sums = totals(st, found)
        seat = pressure.seat
        by = margin(pressure, sums)
        won = succeeds(pressure, by)
        st.marks = [mark for mark in st.marks if mark.what != M_ONLY_READY]
        if st.events is not None:
            who = CARDS[st.kind[pressure.performer]].id if pressure.performer >= 0 else ""
            st.tell(
                Pressured(
                    seat,
                    who,
                    PLACES[pressure.place],
                    tuple(sums),
                    gather_for_log(st, found),
                    won,
                    st.eliminated_seats(),
                )
            )
        st.pressure = pressure.with_outcome(won)
        if won:
            now(st, pressure_won(st, place=pressure.place, margin=by, seat=seat))


def present(st: FiveSails, seat: int, place: int) -> bool:
    for i in st.crew[seat]:
        if st.place[i] == place:
            return True
    return False


def steal(st: FiveSails, thief: int, victim: int) -> None:
    """The first to wound the other takes 1 Renown, where a challenge was issued so, though the wound kills (FIV-C-211);
    nothing by the last strike of one whose player is out and owns nothing any more (FIV-C-9)."""
    duel = st.duel
    if duel.terms.steals:
        duel.terms = duel.terms.but(no_intervening=duel.terms.no_intervening, steals=False)
        if st.renown[victim] > 0 and not st.eliminated[thief]:
            st.renown[victim] -= 1
            st.renown[thief] += 1
            if st.events is not None:
                st.tell(RenownMoved(f"seat {victim}", f"seat {thief}", 1))
