"""Duels, round by round (FIV-DUEL). All numbers of the one that is going on stand in `st.duel`."""

from __future__ import annotations

from typing import Final

from ..cards.model import (
    ATTACHMENT,
    CARD_SHOWN,
    CARD_USED,
    DEFS,
    DUEL_BEGINS,
    DUEL_ENDS,
    FINESSE,
    GAMBLES_MORE,
    MANEUVER,
    PARRY,
    PLAYED_CARD,
    RIPOSTE,
    ROUND_BEGINS,
    ROUND_ENDS,
    TAKES_GEAR_BACK,
    TECHNIQUE,
    THRUST,
)
from ..events import (
    CombatCard,
    DuelOver,
    NoCard,
    RoundBegins,
    Struck,
    Threat,
)
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
    D_HURT,
    D_LETHAL,
    D_MOD,
    D_NEXT,
    D_PLACE,
    D_POOL,
    D_ROUND,
    D_SEAT,
    D_SIDE,
    D_TIED,
    F_STILL,
    HOME,
    L_END,
    L_START,
    L_WOUNDS,
    LINE,
    M_FEWER,
    UNTIL_ROUND,
    UNTIL_START,
)
from ..state.table import FiveSails
from .frames import (
    A_CARD,
    ARGUMENT,
    GAMBLE,
    PASS,
    Piece,
    Question,
)
from .ground import (
    steal,
)
from .procedures import (
    wound,
)
from .stats import fighter_stat, gear_of, has_key, num, value
from .styles import end_challenge, maneuvers, push_later, techniques, turn_up, use_style
from .trying import (
    first_copy,
    from_code,
)
from .windows import (
    Flush,
    later,
    now,
)


class Round(Piece):
    """FIV-DUEL-3: it begins; combat card, Technique, Maneuver; values; threat; it ends."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

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
        d[D_LETHAL + side] = 0
        for which in range(3):
            d[D_MOD + which] = d[D_NEXT + 3 * side + which]
            d[D_NEXT + 3 * side + which] = 0
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
        now(st, ROUND_BEGINS, fighter, 0, side)
        if d[D_ROUND] == 1:
            now(st, DUEL_BEGINS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


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


class AskCard(Question):
    """FIV-DUEL-6, FIV-DUEL-7: a combat card from hand or by gambling, or none."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

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

    def why(self, st: FiveSails) -> str:
        return f"Your round, {st.duel[D_POOL + self.side]} threat on you: play a combat card?"

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
    seat = st.duel[D_SEAT + side]
    if turn_up(st, seat, seat, count, ALL):
        st.stack.append(PickGamble(side))


class PickGamble(Question):
    """FIV-GAMBLE-1, FIV-GAMBLE-2: one of the revealed cards is played, the others are discarded or sunk (C-67)."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

    def shown(self, st: FiveSails) -> list[int]:
        seat = self.who(st)
        return [i for i in st.aside if st.owner[i] == seat and st.zone[i] == 9 and st.spot[i] == ALL]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in self.shown(st)]

    def why(self, st: FiveSails) -> str:
        return "Which of the revealed cards do you play?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        chosen = action & ARGUMENT
        rest = [i for i in self.shown(st) if i != chosen]
        if st.variant.gamble_rest == "sink":
            st.to_bottom(rest, 0)
        else:
            for i in rest:
                st.to_discard(i)
        play_card(st, self.side, chosen, True)


def play_card(st: FiveSails, side: int, i: int, gambled: bool) -> None:
    """A combat card goes into the dueling line (FIV-DUEL-9)."""
    d = st.duel
    d[D_FIRST] = 0
    d[D_CARD] = i
    st.to_line(i, side, gambled)
    seat = d[D_SEAT + side]
    if st.events is not None:
        st.tell(CombatCard(seat, i, DEFS[st.kind[i]].id, gambled))
    later(st, CARD_USED, i, st.kind[i], seat)
    now(st, PLAYED_CARD, i, 0, side)
    now(st, CARD_SHOWN, i, 0, side)


class AskStyle(Question):
    """FIV-DUEL-10: at most one Technique and one Maneuver, in either order."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

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

    def why(self, st: FiveSails) -> str:
        return "Use a Technique or a Maneuver?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        ability = from_code(st, action)
        st.duel[D_DONE] |= 1 if ability.kind == TECHNIQUE else 2
        st.stack.append(AskStyle(self.side))
        use_style(st, self.side, action)

    def run(self, state: FiveSails) -> None:
        pass


class Strike(Piece):
    """FIV-DUEL-13 to FIV-DUEL-16: Riposte, Parry, Thrust, in this order."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

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
            st.tell(Threat((d[D_POOL], d[D_POOL + 1])))


class Resolve(Piece):
    """FIV-DUEL-18, FIV-DUEL-19: what is left of the threat becomes wounds, at most the foe's stat."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

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


class AfterWounds(Piece):
    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        push_later(state, L_WOUNDS, self.side)


def fighter_place(st: FiveSails, side: int) -> int:
    d = st.duel
    if d[D_GONE] >> side & 1:
        return d[D_PLACE + side]
    return st.place[d[D_FIGHTER + side]]


class Tie(Piece):
    """FIV-DUEL-20, FIV-MOVEDUEL-1: threat is tied to where its maker is; an absent adversary does not face it."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        other = 1 - self.side
        place = fighter_place(st, self.side)
        if d[D_GONE] >> other & 1 or st.place[d[D_FIGHTER + other]] != place or place >= HOME:
            d[D_POOL + other] = 0
        d[D_TIED + other] = place


class Closing(Piece):
    """The round ends: what was put off to now, and what answers it."""

    __slots__ = ("side", "base")
    side: int
    base: int

    def __init__(self, side: int, base: int) -> None:
        self.side = side
        self.base = base

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        st.stack.append(NextRound(self.side))
        st.stack.append(Flush(self.base))
        push_later(st, L_END, self.side)
        now(st, ROUND_ENDS, st.duel[D_CARD], 0, self.side)


class NextRound(Piece):
    """FIV-DUEL-21, FIV-C-98."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

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
            if st.events is not None:
                st.tell(DuelOver(d[D_ROUND]))
            d[D_CARD] = -1
            st.stack.append(ClearLines())
            now(st, DUEL_ENDS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


TO_THE_LOCKER: Final = 1 << 15  # a bit of `used` of a card in the line: it goes to the Locker afterwards


class ClearLines(Piece):
    """FIV-DUEL-9: the dueling lines are discarded; some take their attachments back."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        for side in range(2):
            keeps = not d[D_GONE] >> side & 1 and has_key(st, d[D_FIGHTER + side], TAKES_GEAR_BACK)
            for i in st.lines[side][:]:
                locker = st.used[i] & TO_THE_LOCKER
                st.used[i] = 0
                if keeps and DEFS[st.kind[i]].kind == ATTACHMENT:
                    st.to_hand(i, True)
                elif locker:
                    st.to_locker(i)
                else:
                    st.to_discard(i)
        end_challenge(st)


def swap_fighter(st: FiveSails, side: int, i: int) -> None:
    """FIV-C-120: another character takes over, with pools and adversary."""
    st.duel[D_FIGHTER + side] = i
