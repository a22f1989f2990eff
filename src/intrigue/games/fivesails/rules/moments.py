"""Moments that wait to be answered, and which cards may answer them."""

from __future__ import annotations

from ..state.actions import ARGUMENT
from ..state.duel import DUEL
from ..state.frames import Piece
from ..state.moments import AS_COMBAT_CARD, listening
from ..state.names import ATTACHMENT, EVENT, FORCED, REACTION, RISK
from ..state.numbers import ASIDE, PLANNING
from ..state.parts import NO_MOMENT, Declared, Moment
from ..state.printed import ANSWERING, CARDS, DUTIES
from ..state.state import FiveSails
from .legality import asking, code_of, one_of_each, usable


def later(st: FiveSails, moment: Moment) -> None:
    """A moment that is answered when the whole ability is over ("after", FIV-REACT-5), though it was only one part of
    it (FIV-REACT-2)."""
    if moment is not NO_MOMENT and listening(st, moment.what):
        st.pending.append(moment)


def sources(st: FiveSails, seat: int, what: int) -> list[int]:
    """A seat's cards on the table that may answer a moment; Reactions of risks are used out of the hand
    (FIV-RISK-3)."""
    found: list[int] = []
    kind = st.kind
    if st.answerable >> what & 1:
        on_the_table(st, seat, what, found)
    if st.duel.stage == DUEL and what in AS_COMBAT_CARD:
        side = st.side_of(seat)
        if side >= 0 and side == st.duel.side:
            line = st.lines[side]
            for k in range(st.duel.line_start, len(line)):
                if CARDS[kind[line[k]]].triggers >> what & 1:
                    found.append(line[k])
    return found


def on_the_table(st: FiveSails, seat: int, what: int, found: list[int]) -> None:
    """A seat's own cards in play, and all events: those have no controller (FIV-EVENT-2). Attachments and events are
    passed over where none in the whole game answers such moments."""
    kind = st.kind
    bit = 1 << what
    for i in st.crew[seat]:
        if CARDS[kind[i]].triggers & bit:
            found.append(i)
    if ANSWERING[ATTACHMENT] & bit:
        for i in st.gear:
            if CARDS[kind[i]].triggers & bit and st.ctrl[i] == seat:
                found.append(i)
    i = st.schemes[seat]
    if i >= 0 and CARDS[kind[i]].triggers & bit and not is_unresolved(st, seat):
        found.append(i)
    if ANSWERING[EVENT] & bit:
        for cards in st.street:
            for i in cards:
                if CARDS[kind[i]].triggers & bit and CARDS[kind[i]].kind == EVENT:
                    found.append(i)


def is_unresolved(st: FiveSails, seat: int) -> bool:
    """FIV-SCHEME-4, FIV-PLAN-10: a scheme that lies revealed is in play when it has been resolved, and not before."""
    if st.phase == PLANNING:
        for frame in st.stack:
            if isinstance(frame, Piece) and frame.plots(seat):
                return True
    return False


def duties(st: FiveSails, moment: Moment) -> tuple[Declared, ...]:
    """FIV-ABIL-2: the forced abilities that answer a moment: of cards in play and in the street, and of one that was
    just revealed."""
    what = moment.what
    turned_up = moment.card >= 0 and st.zone[moment.card] == ASIDE
    if not DUTIES[what] or (st.answerable >> what & 1 == 0 and st.duel.stage != DUEL and not turned_up):
        return ()
    found: list[Declared] = []
    taken: list[int] = []
    for seat in st.order():
        for i in sources(st, seat, what) + ([moment.card] if turned_up else []):
            if CARDS[st.kind[i]].duties >> what & 1 == 0 or i in taken:
                continue
            for ability in CARDS[st.kind[i]].abilities:
                if ability.kind == FORCED and ability.trigger == what and usable(st, asking(seat, moment), i, ability):
                    found.append(Declared(seat, code_of(i, ability.slot)))
                    taken.append(i)
    return tuple(found)


def answers(st: FiveSails, seat: int, moment: Moment, declared: tuple[Declared, ...]) -> list[int]:
    """The Reactions on the table that a seat can use now: those that have this for their occasion (FIV-REACT-1)."""
    what = moment.what
    found: list[int] = []
    for i in sources(st, seat, what):
        for ability in CARDS[st.kind[i]].abilities:
            if ability.kind == REACTION and ability.trigger == what:
                code = code_of(i, ability.slot)
                if not is_declared(declared, seat, code) and usable(st, asking(seat, moment), i, ability):
                    found.append(code)
    return found


def is_declared(declared: tuple[Declared, ...], seat: int, action: int) -> bool:
    for one in declared:
        if one.seat == seat and one.action == action:
            return True
    return False


def hand_answers(st: FiveSails, seat: int, moment: Moment, declared: tuple[Declared, ...]) -> list[int]:
    what = moment.what
    found: list[int] = []
    fitting: list[int] = []
    for i in st.hands[seat]:
        card = CARDS[st.kind[i]]
        if card.triggers >> what & 1 and card.kind == RISK and not declares(declared, seat, i):
            fitting.append(i)  # of two equal cards, the second where the first is declared (FIV-C-191)
    for i in one_of_each(st, fitting):
        for ability in CARDS[st.kind[i]].abilities:
            if ability.kind == REACTION and ability.trigger == what and usable(st, asking(seat, moment), i, ability):
                found.append(code_of(i, ability.slot))
    return found


def declares(declared: tuple[Declared, ...], seat: int, card: int) -> bool:
    """Whether a seat has said that it reacts with that card."""
    for one in declared:
        if one.seat == seat and one.action & ARGUMENT == card:
            return True
    return False
