"""What a side chooses in its round: combat card, gamble, Technique, Maneuver."""

from __future__ import annotations

from ..events import CombatCard, NoCard, Threat
from ..state.layout import (
    ALL,
    LINE,
    M_FEWER,
)
from ..state.names import CARD_SHOWN, CARD_USED, FINESSE, MANEUVER, PLAYED_CARD, TECHNIQUE
from ..state.printed import CARDS
from ..state.state import FiveSails
from .frames import A_CARD, ARGUMENT, GAMBLE, PASS, Question
from .moments import later
from .paying import cast_off
from .stats import gear_of, num
from .techniques import maneuvers, techniques, turn_up, use_style
from .usable import first_copy, from_code
from .uses import Use, next_use
from .windows import now


def tell_threat(st: FiveSails) -> None:
    """How much threat there is now, on whom."""
    duel = st.duel
    if st.events is not None:
        names = [CARDS[st.kind[duel.of(side).fighter]].id if duel.of(side).fighter >= 0 else "" for side in range(2)]
        st.tell(Threat((duel.challenger.pool, duel.defender.pool), (names[0], names[1])))


class Fencer(Question):
    """Base of what a side is asked in its round."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel.of(self.side).seat


def reveals(st: FiveSails, side: int) -> int:
    """FIV-GAMBLE-1, FIV-C-68: two, more or fewer by cards, never below one."""
    fighter = st.duel.of(side).fighter
    count = 2
    for i in [fighter, *gear_of(st, fighter)]:
        for passive in CARDS[st.kind[i]].passives:
            count += passive.gambles_more()
    for mark in st.marks:
        if mark.what == M_FEWER and mark.side == side and (mark.place < 0 or mark.place == st.place[fighter]):
            count -= mark.fewer
    return count if count > 1 else 1


class AskCard(Fencer):
    """FIV-DUEL-6, FIV-DUEL-7: a combat card from hand or by gambling, or none; whoever has accepted needs one at first
    (FIV-CHAL-11), if it can be had (FIV-C-97). A fighter gambles as often as its Finesse is (FIV-GAMBLE-5), as it is
    now (FIV-C-71); what was gambled counts, whatever became of the card (FIV-GAMBLE-6)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        duel = state.duel
        return duel.card < 0 and duel.of(self.side).gone is None and not state.eliminated[duel.of(self.side).seat]

    def picks(self, st: FiveSails) -> list[int]:
        duel = st.duel
        side = self.side
        seat = duel.of(side).seat
        out: list[int] = []
        can_gamble = (
            duel.of(side).gambles < num(st, duel.of(side).fighter, FINESSE)
            and len(st.decks[seat]) + len(st.discards[seat]) > 0
        )
        if not duel.first_card_due or (not can_gamble and not st.hands[seat]):
            out.append(PASS)
        if can_gamble:
            out.append(GAMBLE)
        hand = st.hands[seat]
        for k in range(len(hand)):
            if first_copy(st, hand, k):
                out.append(A_CARD + hand[k])
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        duel = st.duel
        if action == PASS:
            duel.first_card_due = False
            if st.events is not None:
                st.tell(NoCard(seat))
        elif action == GAMBLE:
            duel.of(self.side).gambles += 1
            gamble(st, self.side, reveals(st, self.side))
        else:
            play_card(st, self.side, action & ARGUMENT, False)

    def run(self, state: FiveSails) -> None:
        pass


def gamble(st: FiveSails, side: int, count: int) -> None:
    """FIV-GAMBLE-1. A gamble is a use of its own: only what it has revealed can be chosen."""
    seat = st.duel.of(side).seat
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
        if st.options.gamble_rest == "sink":
            st.to_bottom(rest, 0)
        else:
            for i in rest:
                cast_off(st, seat, i)
        play_card(st, self.side, chosen, True)


def play_card(st: FiveSails, side: int, i: int, gambled: bool) -> None:
    """A combat card goes into the dueling line (FIV-DUEL-9). It costs nothing (FIV-DUEL-12), be it a risk or not
    (FIV-RISK-4)."""
    duel = st.duel
    duel.first_card_due = False
    duel.card = i
    st.to_line(i, side, gambled)
    seat = duel.of(side).seat
    if st.events is not None:
        st.tell(CombatCard(seat, i, CARDS[st.kind[i]].id, gambled))
    later(st, CARD_USED, card=i, printed=st.kind[i], seat=seat)  # FIV-C-154
    now(st, PLAYED_CARD, card=i, seat=seat)
    now(st, CARD_SHOWN, card=i, seat=seat)


def burn(st: FiveSails, i: int) -> None:
    """FIV-SELF-4, FIV-C-61: a combat card that destroys itself goes to the discard pile; its values still count."""
    duel = st.duel
    line = st.lines[duel.side]
    if i in line and line.index(i) >= duel.line_start:
        duel.kept = duel.kept.printed_too(CARDS[st.kind[i]].values)
    st.to_discard(i)


class AskStyle(Fencer):
    """FIV-DUEL-10: at most one Technique and one Maneuver, in either order, or neither (FIV-MAN-3). They go with a
    combat card (FIV-C-101) and with a fighter who is there (FIV-C-108)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        st = state
        duel = st.duel
        side = self.side
        if duel.card < 0 or duel.of(side).gone is not None or duel.still or st.eliminated[duel.of(side).seat]:
            return False
        if not duel.technique_used and techniques(st, side):
            return True
        if duel.maneuver_used or st.zone[duel.card] != LINE:
            return False
        for ability in CARDS[st.kind[duel.card]].abilities:
            if ability.kind == MANEUVER:
                return True
        return False

    def picks(self, st: FiveSails) -> list[int]:
        out = [PASS]
        if not st.duel.technique_used:
            out += techniques(st, self.side)
        if not st.duel.maneuver_used:
            out += maneuvers(st, self.side)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        ability = from_code(st, action)
        if ability.kind == TECHNIQUE:
            st.duel.technique_used = True
        else:
            st.duel.maneuver_used = True
        st.stack.append(AskStyle(self.side))
        use_style(st, self.side, action)

    def run(self, state: FiveSails) -> None:
        pass
