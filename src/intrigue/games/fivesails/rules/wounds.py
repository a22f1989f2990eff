"""Wounds, and all that follows from them in one chain: how characters and attachments leave play, the Crew Cap that is
looked at then, and the end of a player whose Leader has fallen."""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from ..events import Destroyed, Eliminated, FirstPlayer, Healed, Used, Wounded
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.city import CITY_PLACES, PLACES
from ..state.duel import DUEL, NO_DUEL, CombatValues, LastKnown
from ..state.frames import Asking, Doing
from ..state.moments import listening, to_locker, when_destroyed, when_wounded
from ..state.names import (
    INFLUENCE,
    PARRY,
    RIPOSTE,
    THRUST,
    TO_LOCKER,
)
from ..state.numbers import (
    ALL,
    M_EMBARGO,
    M_GUARD,
    M_LOCKED,
    M_NAMED,
    M_NOTED,
    M_SHUT,
    NO_SEAT,
    NOWHERE,
    TABLE_BIT,
)
from ..state.parts import Mark
from ..state.passives import Passive
from ..state.printed import CARDS
from ..state.state import FiveSails
from .combat_card import keep_values
from .ending import ALL_FALLEN, ASSASSINATION, chain, finish
from .moments import later
from .reactions import Window, now
from .renown_control import locks, place_name
from .stats import crew_count, gear_of, has_gear, is_brute, is_leader, num, resolve_left, value_given

# how a character leaves play
LOCK: Final = 0
DESTROY: Final = 1
DISMISS: Final = 2  # it is discarded
SHELVE: Final = 3


def wound(st: FiveSails, i: int, count: int) -> int:
    """A character takes wounds, from the supply of the table (FIV-SET-1); returns how many, which is none where another
    takes them instead (FIV-REPLACE-3). Whoever has as many as its Resolve is destroyed at once (FIV-C-107)."""
    if count <= 0 or not st.in_play(i):
        return 0
    guard = guard_of(st, i)
    if guard >= 0:
        inflict(st, guard, count)
        return 0
    return inflict(st, i, count)


def guard_of(st: FiveSails, i: int) -> int:
    """Who takes all wounds in somebody's stead, or -1."""
    for mark in st.marks:
        if mark.what == M_GUARD and mark.other == i and st.in_play(mark.card):
            return mark.card
    return -1


def would_take(st: FiveSails, i: int, count: int) -> int:
    """How many of so many wounds this very character would take: none of those that another takes (FIV-REPLACE-3)."""
    if not st.in_play(i) or guard_of(st, i) >= 0:
        return 0
    for attachment in gear_of(st, i):
        for passive in CARDS[st.kind[attachment]].passives:
            count -= passive.softens(st, attachment)
    return max(0, count)


def inflict(st: FiveSails, i: int, count: int) -> int:
    """The wounds that are left by what this very character wears."""
    for attachment in gear_of(st, i):
        for passive in CARDS[st.kind[attachment]].passives:
            less = passive.softens(st, attachment)
            if less > 0 and count > 0:
                count -= less
                passive.on_softened(st, attachment)
                held_off(st, attachment, passive)
    if count <= 0:
        return 0
    st.wounds[i] += count
    duel = st.duel
    for one in (duel.challenger, duel.defender):
        if duel.stage == DUEL and one.fighter == i:  # before its first round there is no duel (FIV-DUEL-4)
            one.hurt = True
            duel.bled = (*duel.bled, i)
    if st.events is not None:
        st.tell(Wounded(i, CARDS[st.kind[i]].id, count, st.wounds[i]))
    later(st, when_wounded(st, card=i))
    for attachment in gear_of(st, i):
        for passive in CARDS[st.kind[attachment]].passives:
            passive.bearer_wounded(st, attachment)
    mortal(st, i)
    return count


def held_off(st: FiveSails, card: int, passive: Passive) -> None:
    """A card in play has kept wounds from somebody: the log names it, since nothing else tells where they went."""
    printed = CARDS[st.kind[card]]
    if st.events is not None:
        for own in printed.standing:
            if passive in own.passives:
                st.tell(Used(st.ctrl[card], card, printed.id, -1, printed.id, own.line, "forced"))


def mortal(st: FiveSails, i: int) -> None:
    """FIV-CARD-3."""
    if st.in_play(i) and resolve_left(st, i) <= 0:
        destroy(st, i)


def destroy(st: FiveSails, i: int) -> None:
    send_off(st, i, DESTROY)


def send_off(st: FiveSails, i: int, how: int) -> None:
    """A character leaves play: DESTROY, LOCK, DISMISS. Something may be put in its stead, for the Crew Cap's sake too;
    nothing for a Leader (FIV-C-127), who is gone at once: so all who fall by one effect are judged together
    (FIV-LEAD-4, FIV-C-10)."""
    if not st.in_play(i):
        return
    if how != DISMISS and not is_leader(st, i) and not is_brute(st, i) and listening(st, TO_LOCKER):
        st.stack.append(Leave(i, how))
        now(st, to_locker(st, card=i))
    else:
        leave(st, i, how)


class Leave(Doing):
    __slots__ = ("card", "how")
    card: int
    how: int

    def __init__(self, card: int, how: int) -> None:
        self.card = card
        self.how = how

    def run(self, state: FiveSails) -> None:
        leave(state, self.card, self.how)


def leave(st: FiveSails, i: int, how: int) -> None:
    """The one way out of play for characters; SHELVE: back into the approach deck. What left is told once.

    The destroyed go to the Locker (FIV-CARD-10), Mercenaries too (FIV-KEY-9); Brutes are discarded either way
    (FIV-BRUTE-4), and were destroyed nevertheless (FIV-C-53), to the City's pile where they are of the City
    (FIV-C-54)."""
    if not st.in_play(i):
        return
    seat = st.ctrl[i]
    place = st.place[i]
    card = CARDS[st.kind[i]]
    brute = is_brute(st, i)
    leader = is_leader(st, i)
    influence = num(st, i, INFLUENCE)
    wounds = st.wounds[i]
    last_known(st, i, how == DESTROY)
    for attachment in gear_of(st, i):
        st.to_discard(attachment)  # with its bearer: what the bearer loses by that is of no account any more
    if how == DESTROY:
        if st.events is not None:
            st.tell(Destroyed(i, card.id, place_name(st, place), "discard" if brute else "locker"))
        later(st, when_destroyed(st, card=i, place=place, seat=seat))
    if how == SHELVE:
        st.to_approach(i)
    elif brute or how == DISMISS:
        st.to_discard(i, how == DESTROY)
    else:
        st.to_locker(i, how == DESTROY)
    locks(st)
    if leader:
        st.stack.append(Fall(seat, influence, wounds))
    count_crew(st, seat)


def last_known(st: FiveSails, i: int, destroyed: bool) -> None:
    """FIV-LKI: what a fighter had when it was last in play."""
    duel = st.duel
    if duel.stage == NO_DUEL:
        return
    for side in range(2):
        one = duel.of(side)
        if one.fighter == i and one.gone is None:
            gives = CombatValues(
                value_given(st, i, side, RIPOSTE), value_given(st, i, side, PARRY), value_given(st, i, side, THRUST)
            )
            one.gone = LastKnown(tuple([num(st, i, which) for which in range(4)]), st.wounds[i], st.place[i], gives)
            if destroyed:
                one.fell = True
                one.died = True


def heal(st: FiveSails, i: int, count: int) -> None:
    """FIV-KEY-6."""
    if st.in_play(i) and st.wounds[i] > 0:
        healed = min(count, st.wounds[i])
        st.wounds[i] -= healed
        if st.events is not None:
            st.tell(Healed(i, CARDS[st.kind[i]].id, healed))


def destroy_gear(st: FiveSails, attachment: int) -> None:
    if st.in_play(attachment) and not unbreakable(st, attachment):
        drop_gear(st, attachment)


def unbreakable(st: FiveSails, attachment: int) -> bool:
    for passive in CARDS[st.kind[attachment]].passives:
        if passive.unbreakable():
            return True
    return False


def drop_gear(st: FiveSails, attachment: int) -> None:
    """FIV-ATT-6: an attachment leaves play."""
    if not st.in_play(attachment):
        return
    bearer = st.bearer[attachment]
    st.to_discard(attachment)
    lost_gear(st, bearer)


def lost_gear(st: FiveSails, bearer: int) -> None:
    """A lost Weapon takes along what needed it; lost Resolve may kill (FIV-C-111)."""
    if not st.in_play(bearer):
        return
    for attachment in gear_of(st, bearer):
        needed = CARDS[st.kind[attachment]].needs_worn
        if needed and not has_gear(st, bearer, needed):
            st.to_discard(attachment)
    mortal(st, bearer)


def count_crew(st: FiveSails, seat: int) -> None:
    """FIV-C-28: whatever has changed a crew, somebody come or gone or no Brute any more, its cap is looked at right
    after it. Of several crews that one thing has changed, that of the First Player comes first (FIV-FIRST-3)."""
    if not above_cap(st, seat):
        return
    order = st.order()
    sooner = order[: order.index(seat)]
    at = len(st.stack)
    while at > 0:
        frame = st.stack[at - 1]
        if not isinstance(frame, Cap) or frame.seat not in sooner:
            break
        at -= 1
    st.stack.insert(at, Cap(seat))


def above_cap(st: FiveSails, seat: int) -> bool:
    if st.eliminated[seat] or not st.in_play(st.leaders[seat]):
        return False
    return crew_count(st, seat) > CARDS[st.kind[st.leaders[seat]]].cap


class Cap(Asking):
    """FIV-CREW-3, FIV-C-27: above the cap, send any non-Leader to the Locker; that is no destruction."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def asks(self, state: FiveSails) -> bool:
        return above_cap(state, self.seat)

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in st.crew[self.seat] if not is_leader(st, i) and not is_brute(st, i)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            st.stack.append(Cap(seat))
            send_off(st, action & ARGUMENT, LOCK)

    def run(self, state: FiveSails) -> None:
        pass


class Fall(Doing):
    """FIV-LEAD-4: a Leader was destroyed. Several at once are judged together (FIV-C-10). Where one player is left the
    game ends right here, in a duel too (FIV-C-11)."""

    __slots__ = ("seat", "influence", "wounds")
    seat: int
    influence: int
    wounds: int

    def __init__(self, seat: int, influence: int, wounds: int) -> None:
        self.seat = seat
        self.influence = influence
        self.wounds = wounds

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
        left = [seat for seat in st.living() if seat not in seats]
        if not left:
            influence = [0] * st.seats
            wounds = [0] * st.seats
            for fall in fallen:
                influence[fall.seat] = fall.influence
                wounds[fall.seat] = fall.wounds
            chain(st, sorted(seats), influence, wounds, ALL_FALLEN)
            return
        if len(left) == 1:
            finish(st, left, ASSASSINATION)
            return
        for fall in fallen:
            st.eliminated[fall.seat] = 1  # all of them at once: no token goes to who has fallen as well
        for fall in fallen:
            eliminate(st, fall.seat)


def gone_with(st: FiveSails, mark: Mark, seat: int) -> bool:
    """FIV-C-9: with the cards of somebody who is out goes what they did, and what was noted of their Approach Deck."""
    if mark.what == M_NOTED:
        return st.owner[mark.card] == seat
    return mark.seat == seat and mark.what in (M_LOCKED, M_SHUT, M_NAMED, M_EMBARGO)


def eliminate(st: FiveSails, seat: int) -> None:
    """FIV-C-9: a player with two or more others left is out; what they own leaves the game, and what they controlled of
    the City's or of others is discarded (FIV-C-197). A duel of theirs is still fought out, with the card that was
    played last (FIV-C-11, FIV-C-108)."""
    if st.events is not None:
        held = [PLACES[place] for place in range(CITY_PLACES) if st.control[place] == seat]
        crew = [CARDS[st.kind[i]].id for i in st.crew[seat] if st.owner[i] == seat]  # City cards are discarded
        crew += [CARDS[st.kind[i]].id for i in st.gear if st.owner[i] == seat and st.ctrl[st.bearer[i]] != seat]
        st.tell(Eliminated(seat, st.renown[seat], tuple(held), tuple(crew)))
    st.stack[:] = [frame.without(st, seat) if isinstance(frame, Window) else frame for frame in st.stack]
    for i in st.crew[seat]:
        last_known(st, i, destroyed=False)  # before anything leaves: it goes all at once (FIV-LKI-1)
    for i in st.crew[seat][:] + [attachment for attachment in st.gear if st.ctrl[attachment] == seat]:
        if st.in_play(i) and st.owner[i] != seat:
            for attachment in gear_of(st, i):
                st.to_discard(attachment)
            wearer = st.bearer[i]
            st.to_discard(i)
            if wearer >= 0 and st.ctrl[wearer] != seat:
                lost_gear(st, wearer)
    for i in range(st.size):
        if st.owner[i] != seat:
            continue
        if st.in_play(i):
            for attachment in gear_of(st, i):
                if st.owner[attachment] != seat:
                    st.to_discard(attachment)
        bearer = st.bearer[i]
        keep_values(st, i)
        st.lift(i)
        st.zone[i] = NOWHERE
        if not st.knows_place[i] & TABLE_BIT:  # nobody will ever know which cards these were
            st.kind[i] = st.kind[st.leaders[seat]]
        st.knows_card[i] = ALL
        st.knows_place[i] = ALL
        if bearer >= 0 and st.owner[bearer] != seat:
            lost_gear(st, bearer)
    for place in range(CITY_PLACES):
        if st.control[place] == seat:
            st.control[place] = NO_SEAT
    st.renown[seat] = 0
    st.marks = [mark for mark in st.marks if not gone_with(st, mark, seat)]
    st.passing = st.passing.leaves(seat)
    if st.first == seat:
        st.first = st.after_seat(seat)
        if st.events is not None:
            st.tell(FirstPlayer(st.first))
    st.listen()
