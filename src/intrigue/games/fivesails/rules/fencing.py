"""What a side chooses in its round: combat card, gamble, Technique, Maneuver."""

from __future__ import annotations

from ..cards.model import DEFS
from ..cards.names import CARD_SHOWN, CARD_USED, DASH, FINESSE, GAMBLES_MORE, MANEUVER, PLAYED_CARD, TECHNIQUE
from ..events import CombatCard, NoCard, Threat
from ..state.layout import (
    ALL,
    D_BASE,
    D_CARD,
    D_DONE,
    D_FIGHTER,
    D_FIRST,
    D_FLAGS,
    D_GAMBLES,
    D_GONE,
    D_KEPT,
    D_POOL,
    D_SEAT,
    D_SIDE,
    F_STILL,
    LINE,
    M_FEWER,
)
from ..state.table import FiveSails
from .frames import A_CARD, ARGUMENT, GAMBLE, PASS, Question
from .paying import cast_off
from .stats import gear_of, num
from .styles import maneuvers, techniques, turn_up, use_style
from .trying import first_copy, from_code
from .windows import Use, later, next_use, now


def tell_threat(st: FiveSails) -> None:
    """How much threat there is now, on whom."""
    d = st.duel
    if st.events is not None:
        names = [DEFS[st.kind[d[D_FIGHTER + side]]].id if d[D_FIGHTER + side] >= 0 else "" for side in range(2)]
        st.tell(Threat((d[D_POOL], d[D_POOL + 1]), (names[0], names[1])))


class Fencer(Question):
    """Base of what a side is asked in its round."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]


def reveals(st: FiveSails, side: int) -> int:
    """FIV-GAMBLE-1, FIV-C-68: two, more or fewer by cards, never below one."""
    fighter = st.duel[D_FIGHTER + side]
    count = 2
    if DEFS[st.kind[fighter]].keys & GAMBLES_MORE:
        count += 1
    for a in gear_of(st, fighter):
        if DEFS[st.kind[a]].keys & GAMBLES_MORE:
            count += 1
    for mark in st.marks:
        if mark.what == M_FEWER and mark.seat == side and (mark.card < 0 or mark.card == st.place[fighter]):
            count -= mark.number
    return count if count > 1 else 1


class AskCard(Fencer):
    """FIV-DUEL-6, FIV-DUEL-7: a combat card from hand or by gambling, or none; whoever has accepted needs one at first
    (FIV-CHAL-11), if it can be had (FIV-C-97). A fighter gambles as often as its Finesse is (FIV-GAMBLE-5), as it is
    now (FIV-C-71); what was gambled counts, whatever became of the card (FIV-GAMBLE-6)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        d = state.duel
        return d[D_CARD] < 0 and not d[D_GONE] >> self.side & 1 and not state.out[d[D_SEAT + self.side]]

    def picks(self, st: FiveSails) -> list[int]:
        d = st.duel
        side = self.side
        seat = d[D_SEAT + side]
        out: list[int] = []
        can_gamble = (
            d[D_GAMBLES + side] < num(st, d[D_FIGHTER + side], FINESSE)
            and len(st.decks[seat]) + len(st.discards[seat]) > 0
        )
        if not d[D_FIRST] or (not can_gamble and not st.hands[seat]):
            out.append(PASS)
        if can_gamble:
            out.append(GAMBLE)
        hand = st.hands[seat]
        for k in range(len(hand)):
            if first_copy(st, hand, k):
                out.append(A_CARD + hand[k])
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        d = st.duel
        if action == PASS:
            d[D_FIRST] = 0
            if st.events is not None:
                st.tell(NoCard(seat))
        elif action == GAMBLE:
            d[D_GAMBLES + self.side] += 1
            gamble(st, self.side, reveals(st, self.side))
        else:
            play_card(st, self.side, action & ARGUMENT, False)

    def run(self, state: FiveSails) -> None:
        pass


def gamble(st: FiveSails, side: int, count: int) -> None:
    """FIV-GAMBLE-1. A gamble is a use of its own: only what it has revealed can be chosen."""
    seat = st.duel[D_SEAT + side]
    serial = next_use(st)
    st.stack.append(Use(serial))
    if turn_up(st, seat, seat, count, ALL, serial):
        st.stack.append(PickGamble(side, serial))


class PickGamble(Fencer):
    """FIV-GAMBLE-1, FIV-GAMBLE-2: one of the revealed cards is played, the others are discarded or sunk (FIV-C-67). No
    card from hand can be the combat card any more (FIV-GAMBLE-3), but all may still pay (FIV-C-70)."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, side: int, serial: int) -> None:
        super().__init__(side)
        self.serial = serial

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in st.turned_up(self.serial)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        chosen = action & ARGUMENT
        rest = [i for i in st.turned_up(self.serial) if i != chosen]
        if st.variant.gamble_rest == "sink":
            st.to_bottom(rest, 0)
        else:
            for i in rest:
                cast_off(st, seat, i)
        play_card(st, self.side, chosen, True)


def play_card(st: FiveSails, side: int, i: int, gambled: bool) -> None:
    """A combat card goes into the dueling line (FIV-DUEL-9). It costs nothing (FIV-DUEL-12), be it a risk or not
    (FIV-RISK-4)."""
    d = st.duel
    d[D_FIRST] = 0
    d[D_CARD] = i
    st.to_line(i, side, gambled)
    seat = d[D_SEAT + side]
    if st.events is not None:
        st.tell(CombatCard(seat, i, DEFS[st.kind[i]].id, gambled))
    later(st, CARD_USED, i, st.kind[i], seat)
    now(st, PLAYED_CARD, i, 0, seat)
    now(st, CARD_SHOWN, i, 0, seat)


def burn(st: FiveSails, i: int) -> None:
    """FIV-SELF-4, FIV-C-61: a combat card that destroys itself goes to the discard pile; its values still count."""
    d = st.duel
    line = st.lines[d[D_SIDE]]
    if i in line and line.index(i) >= d[D_BASE]:
        for which in range(3):
            printed = DEFS[st.kind[i]].values[which]
            if printed != DASH:
                d[D_KEPT + which] = printed if d[D_KEPT + which] == DASH else d[D_KEPT + which] + printed
    st.to_discard(i)


class AskStyle(Fencer):
    """FIV-DUEL-10: at most one Technique and one Maneuver, in either order, or neither (FIV-MAN-3). They go with a
    combat card (FIV-C-101) and with a fighter who is there (FIV-C-108)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        st = state
        d = st.duel
        side = self.side
        if d[D_CARD] < 0 or d[D_GONE] >> side & 1 or d[D_FLAGS] & F_STILL or st.out[d[D_SEAT + side]]:
            return False
        if not d[D_DONE] & 1 and techniques(st, side):
            return True
        if d[D_DONE] & 2 or st.zone[d[D_CARD]] != LINE:
            return False
        for ability in DEFS[st.kind[d[D_CARD]]].abilities:
            if ability.kind == MANEUVER:
                return True
        return False

    def picks(self, st: FiveSails) -> list[int]:
        done = st.duel[D_DONE]
        out = [PASS]
        if not done & 1:
            out += techniques(st, self.side)
        if not done & 2:
            out += maneuvers(st, self.side)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        ability = from_code(st, action)
        st.duel[D_DONE] |= 1 if ability.kind == TECHNIQUE else 2
        st.stack.append(AskStyle(self.side))
        use_style(st, self.side, action)

    def run(self, state: FiveSails) -> None:
        pass
