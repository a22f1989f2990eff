"""Duels, round by round (FIV-DUEL). All numbers of the one that is going on stand in `st.duel`."""

from __future__ import annotations

from ..cards.model import DEFS
from ..cards.names import (
    ATTACHMENT,
    DASH,
    DUEL_BEGINS,
    DUEL_ENDS,
    PARRY,
    RIPOSTE,
    ROUND_BEGINS,
    ROUND_ENDS,
    TAKES_GEAR_BACK,
    THRUST,
)
from ..events import DuelOver, RoundBegins, Struck, TookOver
from ..state.layout import (
    D_BASE,
    D_CARD,
    D_DONE,
    D_FELL,
    D_FIGHTER,
    D_GONE,
    D_HURT,
    D_KEPT,
    D_LETHAL,
    D_MOD,
    D_NEXT,
    D_PLACE,
    D_POOL,
    D_ROUND,
    D_SEAT,
    D_SIDE,
    D_TIED,
    HOME,
    L_END,
    L_START,
    L_WOUNDS,
    UNTIL_ROUND,
    UNTIL_START,
)
from ..state.table import FiveSails
from .fencing import AskCard, AskStyle, tell_threat
from .frames import Auto
from .ground import steal
from .harm import wound
from .stats import fighter_stat, has_key, value
from .styles import end_challenge, push_later
from .windows import Flush, now


class Beat(Auto):
    """Base of what happens in a round, by the side whose round it is."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side


class Round(Beat):
    """FIV-DUEL-3, FIV-KEY-12: it begins; combat card, Technique, Maneuver; values; threat; it ends. It belongs to the
    player who has threat to face (FIV-DUEL-5), the active threat (FIV-KEY-1). With the first one the duel occurs
    (FIV-DUEL-4). What this side made Lethal is so no more (FIV-C-112)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        d[D_SIDE] = side
        d[D_ROUND] += 1
        d[D_CARD] = -1
        d[D_DONE] = 0
        d[D_BASE] = len(st.lines[side])
        d[D_HURT] &= 12
        d[D_GONE] &= 3
        d[D_FELL] &= 3
        d[D_LETHAL + side] = 0
        for which in range(3):
            d[D_MOD + which] = d[D_NEXT + 3 * side + which]
            d[D_NEXT + 3 * side + which] = 0
            d[D_KEPT + which] = DASH
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_START or mark.seat != side]
        if st.events is not None:
            st.tell(RoundBegins(d[D_SEAT + side], d[D_ROUND]))
        base = len(st.pending)
        st.stack.append(Closing(side, base))
        fighter = d[D_FIGHTER + side]
        if d[D_GONE] >> side & 1 or st.place[fighter] != d[D_TIED + side]:
            d[D_POOL + side] = 0  # FIV-MOVEDUEL-4
            return
        st.stack.append(Resolve(side))
        st.stack.append(Strike(side))
        st.stack.append(AskStyle(side))
        st.stack.append(AskCard(side))
        push_later(st, L_START, side)
        now(st, ROUND_BEGINS, fighter, 0, d[D_SEAT + side])
        if d[D_ROUND] == 1:
            now(st, DUEL_BEGINS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


class Strike(Beat):
    """FIV-DUEL-13: the values of the card, with all that changes them, once (FIV-C-103): Riposte (FIV-DUEL-14), Parry
    (FIV-DUEL-15), Thrust (FIV-DUEL-16), in this order. They count though a fighter is gone, be it one's own (FIV-C-108)
    or the foe (FIV-C-109)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        if d[D_CARD] < 0:
            return
        side = self.side
        mine = D_POOL + side
        theirs = D_POOL + 1 - side
        riposte = value(st, side, RIPOSTE)
        parry = value(st, side, PARRY)
        thrust = value(st, side, THRUST)
        if riposte > 0:
            back = riposte if riposte < d[mine] else d[mine]
            d[mine] -= back
            d[theirs] += back
        if parry > 0:
            d[mine] -= parry if parry < d[mine] else d[mine]
        if thrust > 0:
            d[theirs] += thrust
        if st.events is not None:
            st.tell(Struck(d[D_SEAT + side], max(riposte, 0), max(parry, 0), max(thrust, 0)))
        tell_threat(st)


class Resolve(Beat):
    """FIV-DUEL-8, FIV-DUEL-18, FIV-DUEL-19, FIV-KEY-15: what is left of the threat becomes wounds, at most the foe's
    stat (FIV-HOST-1), with a card or without (FIV-C-99), wherever the fighter is by now (FIV-C-117). What is beyond
    wounds nobody (FIV-HOST-2). The values come before, so who falls has still struck (FIV-FINAL-1)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        count = d[D_POOL + side]
        limit = fighter_stat(st, 1 - side)
        if count > limit and not d[D_LETHAL + 1 - side]:
            count = limit
        d[D_POOL + side] = 0
        st.stack.append(Tie(side))
        st.stack.append(AfterWounds(side))
        if wound(st, d[D_FIGHTER + side], count):
            steal(st, d[D_SEAT + 1 - side], d[D_SEAT + side])


class AfterWounds(Beat):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        push_later(state, L_WOUNDS, self.side)


def fighter_place(st: FiveSails, side: int) -> int:
    d = st.duel
    if d[D_GONE] >> side & 1:
        return d[D_PLACE + side]
    return st.place[d[D_FIGHTER + side]]


class Tie(Beat):
    """FIV-DUEL-20, FIV-MOVEDUEL-1: threat is tied to where its maker is (FIV-MOVEDUEL-5); an absent adversary does not
    face it (FIV-MOVEDUEL-2). Only where both are now counts (FIV-MOVEDUEL-3), and where the fallen were (FIV-C-116)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        other = 1 - self.side
        place = fighter_place(st, self.side)
        if d[D_GONE] >> other & 1 or st.place[d[D_FIGHTER + other]] != place or place >= HOME:
            d[D_POOL + other] = 0
        d[D_TIED + other] = place


class Closing(Auto):
    """The round ends: what was put off to now, and what answers it; wounds and threat are settled (FIV-C-118)."""

    __slots__ = ("side", "base")
    side: int
    base: int

    def __init__(self, side: int, base: int) -> None:
        self.side = side
        self.base = base

    def run(self, state: FiveSails) -> None:
        st = state
        st.stack.append(NextRound(self.side))
        st.stack.append(Flush(self.base))
        push_later(st, L_END, self.side)
        now(st, ROUND_ENDS, st.duel[D_CARD], 0, st.duel[D_SEAT + self.side])


class NextRound(Beat):
    """FIV-DUEL-21, FIV-C-98: round follows round until there is no threat (FIV-DUEL-2), though no card was played
    (FIV-C-100) or a fighter destroyed (FIV-DUEL-22): what the fallen put on the other (FIV-FINAL-2) is faced as always
    (FIV-FINAL-3). Threat on the fallen is dropped, and with both gone the duel is over (FIV-C-110)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_ROUND or mark.seat != side]
        for s in range(2):
            if d[D_GONE] >> s & 1:
                d[D_POOL + s] = 0
        if d[D_POOL + 1 - side] > 0:
            st.stack.append(Round(1 - side))
        elif d[D_POOL + side] > 0:
            st.stack.append(Round(side))
        else:
            end_duel(st)


def end_duel(st: FiveSails) -> None:
    """FIV-C-115: no threat is left, or an effect ends the duel; then comes what is done after a duel."""
    d = st.duel
    if st.events is not None:
        st.tell(DuelOver(d[D_ROUND]))
    d[D_CARD] = -1
    st.stack.append(ClearLines())
    now(st, DUEL_ENDS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


class CutShort(Auto):
    """An effect ends the duel: it is one that ended (FIV-C-152)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        end_duel(state)


class ClearLines(Auto):
    """FIV-DUEL-9: the dueling lines are discarded; some take their attachments back."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        for side in range(2):
            keeps = not d[D_GONE] >> side & 1 and has_key(st, d[D_FIGHTER + side], TAKES_GEAR_BACK)
            for i in st.lines[side][:]:
                if keeps and DEFS[st.kind[i]].kind == ATTACHMENT:
                    st.to_hand(i, True)
                else:
                    st.to_discard(i)
        end_challenge(st)


def swap_fighter(st: FiveSails, side: int, i: int) -> None:
    """FIV-C-120: another character takes over, with pools and adversary."""
    old = st.duel[D_FIGHTER + side]
    st.duel[D_FIGHTER + side] = i
    if st.events is not None:
        st.tell(TookOver(i, DEFS[st.kind[i]].id, DEFS[st.kind[old]].id))
