"""High Drama: the players act by turns until all have passed in a row (FIV-DRAMA)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....core.passing import open_phase
from ..events import DrewThere, Passed
from ..state.abilities import Ability
from ..state.actions import (
    A_ABILITY,
    A_BRUTE,
    A_CHALLENGE,
    A_CLAIM,
    A_DRAW,
    A_EQUIP,
    A_MOVE,
    A_RECRUIT,
    ARGUMENT,
    PASS,
    SHIFT,
)
from ..state.city import CITY_PLACES, GARDENS, INN, PLACES, first_place, last_place
from ..state.frames import AbilityUse, Asking, Doing
from ..state.moments import drama_begins, drama_ends, when_acted
from ..state.names import (
    ATTACHMENT,
    CHARACTER,
    INFLUENCE,
    MERCENARY,
    RISK,
)
from ..state.numbers import ALL, DRAMA, HAND
from ..state.parts import NO_MOMENT
from ..state.printed import ABILITIES, BASIC, CARDS
from ..state.state import FiveSails
from .attachments import equip_price, legal_bearer
from .challenge import challenges_engaged, may_challenge, somebody_to_challenge
from .drawing import can_draw, draw
from .legality import asking, code_of, from_code, one_of_each, usable
from .moments import later
from .paying import affordable
from .phases import enter_phase
from .reactions import Flush, announce, begin, now
from .renown_control import present
from .stats import has_stat, num

# of the actions that everybody has, in their order, those in which a character acts
B_MOVE: Final = 0
B_CHALLENGE: Final = 3
B_CLAIM: Final = 4


def basic(which: int) -> Ability:
    return ABILITIES[BASIC[which]]


def parley_gain(st: FiveSails, i: int) -> int:
    """FIV-PARLEY-1: what a character takes off the cost of a Mercenary, its Influence while it parleys (FIV-KEY-13)."""
    more = CARDS[st.kind[i]].parley
    for source in st.meddlers:
        for passive in CARDS[st.kind[source]].passives:
            more += passive.parley(st, source, i)
    return num(st, i, INFLUENCE, more)


def parleyers(st: FiveSails, seat: int, place: int) -> list[int]:
    """FIV-C-78: en garde, no Mercenary, Influence no dash, at the location."""
    return [
        i
        for i in st.crew[seat]
        if st.place[i] == place
        and not st.engaged[i]
        and not CARDS[st.kind[i]].mask & MERCENARY
        and has_stat(st, i, INFLUENCE)
    ]


def recruit_price(st: FiveSails, i: int, parleyer: int) -> int:
    cost = CARDS[st.kind[i]].cost
    if parleyer >= 0:
        cost -= parley_gain(st, parleyer)
    return cost if cost > 0 else 0


def can_recruit(st: FiveSails, seat: int, i: int) -> bool:
    """Whether a seat can pay for a Mercenary, with a parley where the card allows it (FIV-C-79)."""
    place = st.place[i]
    if affordable(st, seat, recruit_price(st, i, -1), i, in_hand=False):
        return True
    if CARDS[st.kind[i]].negotiable:
        for helper in parleyers(st, seat, place):
            if affordable(st, seat, recruit_price(st, i, helper), i, in_hand=False):
                return True
    return False


def equip_bearers(st: FiveSails, seat: int, attachment: int, place: int, in_hand: bool) -> list[int]:
    """Whom an attachment can be put on, costs considered; `place` is -1 for one from hand, which goes onto anybody of
    one's own (FIV-C-75)."""
    found: list[int] = []
    for crew in st.crew:
        for i in crew:
            if ((place < 0 or st.place[i] == place) and legal_bearer(st, seat, attachment, i)) and (
                affordable(st, seat, equip_price(st, seat, attachment, i, 0), attachment, in_hand)
            ):
                found.append(i)
    return found


def can_equip(st: FiveSails, seat: int, attachment: int, place: int, in_hand: bool) -> bool:
    """Whether `equip_bearers` would find anybody."""
    for crew in st.crew:
        for i in crew:
            if ((place < 0 or st.place[i] == place) and legal_bearer(st, seat, attachment, i)) and (
                affordable(st, seat, equip_price(st, seat, attachment, i, 0), attachment, in_hand)
            ):
                return True
    return False


class BeginDrama(Doing):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        enter_phase(st, DRAMA)
        open_drama(st)
        st.stack.append(FirstTurn())
        st.stack.append(Flush(0))
        now(st, drama_begins(st))


def open_drama(st: FiveSails) -> None:
    """Nobody has acted or passed yet."""
    st.passing = open_phase(st.day, st.living())
    st.extra = 0


class FirstTurn(Doing):
    """FIV-FIRST-2: the First Player begins."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        state.stack.append(Turn(state.order()[0]))


@mypyc_attr(free_list_len=1)
class Turn(Asking):
    """FIV-DRAMA-1, FIV-DRAMA-2: an Action (FIV-ABIL-3) or a Pass (FIV-ABIL-4), which is always possible (FIV-PASS-1)
    and binds nobody (FIV-PASS-2).

    Whoever is engaged cannot Move (FIV-C-73). Out of the hand risks can be used, other cards only played (FIV-C-46,
    FIV-C-47): attachments work in play (FIV-ATT-4). Of the cards at a location, characters are recruited, which the
    City Deck alone has (FIV-RECRUIT-2), attachments equipped, and events neither (FIV-EVENT-5)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        seat = self.seat
        out: list[int] = [PASS]
        kind = st.kind
        use = asking(seat, NO_MOMENT)
        for i in st.crew[seat]:
            card = CARDS[kind[i]]
            ready = not st.engaged[i]
            if ready:
                out.append(A_MOVE + i)
            if st.place[i] < CITY_PLACES:
                if ready and has_stat(st, i, INFLUENCE):
                    out.append(A_CLAIM + i)
                if (ready or challenges_engaged(st, i)) and may_challenge(st, i, 0) and somebody_to_challenge(st, i):
                    out.append(A_CHALLENGE + i)
            if card.actions:
                offer(st, use, i, out)
        for i in st.gear:
            if st.ctrl[i] == seat and CARDS[kind[i]].actions:
                offer(st, use, i, out)
        if st.schemes[seat] >= 0:
            offer(st, use, st.schemes[seat], out)
        for i in one_of_each(st, st.hands[seat]):
            card = CARDS[kind[i]]
            if card.kind == RISK:
                if not card.plain_price or affordable(st, seat, card.cost, i, in_hand=True):
                    offer(st, use, i, out)
            elif card.kind == ATTACHMENT:
                if can_equip(st, seat, i, -1, in_hand=True):
                    out.append(A_EQUIP + i)
            elif affordable(st, seat, card.cost, i, in_hand=True):
                out.append(A_BRUTE + i)
        for place in range(first_place(st.seats), last_place(st.seats) + 1):
            if st.street[place] and present(st, seat, place):
                for i in st.street[place]:
                    card = CARDS[kind[i]]
                    if card.kind == CHARACTER:
                        if can_recruit(st, seat, i):
                            out.append(A_RECRUIT + i)
                    elif card.kind == ATTACHMENT:
                        if can_equip(st, seat, i, place, in_hand=False):
                            out.append(A_EQUIP + i)
                    else:
                        offer(st, use, i, out)
        self.offer_draw(st, INN, out)
        self.offer_draw(st, GARDENS, out)
        return out

    def offer_draw(self, st: FiveSails, place: int, out: list[int]) -> None:
        if st.control[place] == self.seat and not st.place_used >> place & 1 and can_draw(st, self.seat):
            out.append(A_DRAW + place)

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            st.passing = st.passing.passes(seat)
            if st.events is not None:
                st.tell(Passed(seat))
            st.stack.append(TurnEnd(seat))
            return
        st.passing = st.passing.acts()
        st.stack.append(TurnEnd(seat))
        i = action & ARGUMENT
        if action >= A_ABILITY:
            announce(st, seat, i, from_code(st, action), NO_MOMENT)
            return
        if action & ~ARGUMENT == A_DRAW:
            st.place_used |= 1 << i  # for everybody, until tomorrow (FIV-C-171)
            if st.events is not None:
                st.tell(DrewThere(seat, PLACES[i]))
            st.stack.append(Flush(len(st.pending)))
            later(st, when_acted(st, card=-1, seat=seat))  # FIV-MAP-9: it is an Action
            draw(st, seat, 1)
            return
        which = (action - A_MOVE) >> SHIFT
        if st.zone[i] == HAND:
            st.show(i, ALL)  # announced, so everybody knows it (FIV-PLAY-1)
        actor = i if which in (B_MOVE, B_CHALLENGE, B_CLAIM) else -1
        begin(st, seat, -1, basic(which), actor, NO_MOMENT, target=i)

    def run(self, state: FiveSails) -> None:
        state.stack.append(TurnEnd(self.seat))


def offer(st: FiveSails, use: AbilityUse, i: int, out: list[int]) -> None:
    """FIV-USE-1: the Actions printed on a card."""
    for ability in CARDS[st.kind[i]].actions:
        if usable(st, use, i, ability):
            out.append(code_of(i, ability.slot))


@mypyc_attr(free_list_len=1)
class TurnEnd(Doing):
    """FIV-DRAMA-3, FIV-REACT-3: the next player's turn, or the end of the phase once all have passed in a row. Whoever
    passes twice, having more actions, has still passed only for one."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        st = state
        if st.extra > 0 and not st.eliminated[self.seat]:  # FIV-C-132
            st.extra -= 1
            st.stack.append(Turn(self.seat))
            return
        st.extra = 0
        if st.passing.over():
            st.stack.append(Flush(0))
            now(st, drama_ends(st))
        else:
            st.stack.append(Turn(st.after_seat(self.seat)))
