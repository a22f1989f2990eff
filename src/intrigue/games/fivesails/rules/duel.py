"""Duels, round by round (FIV-DUEL). All numbers of the one that is going on stand in `st.duel`."""

from __future__ import annotations

from ..events import DuelOver, RoundBegins, Struck, TookOver
from ..state.actions import A_CARD, ARGUMENT
from ..state.city import HOME
from ..state.duel import NO_VALUES, UNCHANGED
from ..state.frames import AbilityUse, Doing
from ..state.moments import duel_begins, duel_ends, listening, round_begins, round_ends
from ..state.names import (
    ATTACHMENT,
    MOVED,
    MOVES,
    PARRY,
    RIPOSTE,
    THRUST,
)
from ..state.numbers import L_END, L_START, L_WOUNDS, M_HURT, UNTIL_DUEL, UNTIL_ROUND, UNTIL_START
from ..state.parts import Mark
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from .combat_card import Fencer, drop_threat, tell_threat
from .drawing import take
from .marks import has_mark
from .moments import duties
from .reactions import Flush, now
from .renown_control import steal
from .round_choices import AskCard, AskStyle
from .stats import faces_threat, fighter_stat, value
from .techniques import end_challenge, push_later, waiting, wear_off
from .wounds import wound


class Beat(Doing):
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
        duel = st.duel
        side = self.side
        duel.side = side
        duel.round += 1
        duel.card = -1
        duel.technique_used = False
        duel.maneuver_used = False
        duel.line_start = len(st.lines[side])
        for one in (duel.challenger, duel.defender):
            one.died = False
        duel.bled = ()
        mine = duel.of(side)
        mine.lethal = False
        duel.changes = mine.coming
        mine.coming = UNCHANGED
        duel.kept = NO_VALUES
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_START or mark.side != side]
        if st.events is not None:
            st.tell(RoundBegins(mine.seat, duel.round))
        base = len(st.pending)
        st.stack.append(Closing(side, base))
        fighter = mine.fighter
        if not faces_threat(st, side):
            drop_threat(st, side)  # FIV-MOVEDUEL-4
            push_later(st, L_START, side)  # FIV-C-184: the round has begun, though no card can be played in it
            return
        st.stack.append(Resolve(side))
        st.stack.append(Strike(side))
        st.stack.append(AskStyle(side))
        st.stack.append(AskCard(side))
        # "after": what happens as it begins comes before
        now(st, round_begins(st, fighter=fighter, seat=mine.seat))
        push_later(st, L_START, side)
        if duel.round == 1:
            now(st, duel_begins(st, challenger=duel.challenger.fighter, defender=duel.defender.fighter))


class Strike(Beat):
    """FIV-DUEL-13: the values of the card, with all that changes them, once (FIV-C-103): Riposte (FIV-DUEL-14), Parry
    (FIV-DUEL-15), Thrust (FIV-DUEL-16), in this order. They count though a fighter is gone, be it one's own (FIV-C-108)
    or the foe (FIV-C-109)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        if duel.card < 0:
            return
        side = self.side
        mine = duel.of(side)
        theirs = duel.of(1 - side)
        riposte = value(st, side, RIPOSTE)
        parry = value(st, side, PARRY)
        thrust = value(st, side, THRUST)
        before = (mine.pool, theirs.pool)
        if riposte > 0:
            back = riposte if riposte < mine.pool else mine.pool
            mine.pool -= back
            theirs.pool += back
        if parry > 0:
            mine.pool -= parry if parry < mine.pool else mine.pool
        if thrust > 0:
            theirs.pool += thrust
        if st.events is not None:
            st.tell(Struck(mine.seat, max(riposte, 0), max(parry, 0), max(thrust, 0)))
        if before != (mine.pool, theirs.pool):
            tell_threat(st)


class Resolve(Beat):
    """FIV-DUEL-8, FIV-DUEL-18, FIV-DUEL-19, FIV-KEY-15: what is left of the threat becomes wounds, at most the foe's
    stat (FIV-HOST-1), with a card or without (FIV-C-99), wherever the fighter is by now (FIV-C-117). What is beyond
    wounds nobody (FIV-HOST-2). The values come before, so who falls has still struck (FIV-FINAL-1)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        side = self.side
        mine = duel.of(side)
        theirs = duel.of(1 - side)
        if mine.gone is not None:
            drop_threat(st, side)  # FIV-C-108
        count = mine.pool
        limit = fighter_stat(st, 1 - side)
        if count > limit and not theirs.lethal:
            count = limit
        mine.pool = 0
        st.stack.append(Tie(side))
        st.stack.append(AfterWounds(side))
        if wound(st, mine.fighter, count):
            steal(st, theirs.seat, mine.seat)


class AfterWounds(Beat):
    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        push_later(state, L_WOUNDS, self.side)


def fighter_place(st: FiveSails, side: int) -> int:
    duel = st.duel
    gone = duel.of(side).gone
    if gone is not None:
        return gone.place
    return st.place[duel.of(side).fighter]


class Tie(Beat):
    """FIV-DUEL-20, FIV-MOVEDUEL-1: threat is tied to where its maker is (FIV-MOVEDUEL-5); an absent adversary does not
    face it (FIV-MOVEDUEL-2). Only where both are now counts (FIV-MOVEDUEL-3), and where the fallen were (FIV-C-116)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        other = duel.of(1 - self.side)
        place = fighter_place(st, self.side)
        if other.gone is not None or st.place[other.fighter] != place or place >= HOME:
            drop_threat(st, 1 - self.side)
        other.tied = place


class Closing(Doing):
    """The round ends: what was put off to now, and what answers it; wounds and threat are settled (FIV-C-118)."""

    __slots__ = ("side", "base")
    side: int
    base: int

    def __init__(self, side: int, base: int) -> None:
        self.side = side
        self.base = base

    def run(self, state: FiveSails) -> None:
        st = state
        st.duel.first_card_due = False  # for who has accepted, in the first round alone (FIV-CHAL-11)
        st.stack.append(NextRound(self.side))
        st.stack.append(Flush(self.base))
        st.stack.append(RoundEnds(self.side, answered=False))
        st.stack.append(Flush(self.base))  # its wounds are answered before it ends (FIV-C-195)


class RoundEnds(Fencer):
    """What happens as the round ends happens at one time: what combat cards do by themselves, and what Techniques and
    Maneuvers have put off to now. Where both meet, or the order of what was put off could matter, the First Player
    orders it (FIV-FIRST-3, FIV-C-163)."""

    __slots__ = ("answered",)
    answered: bool  # the cards have done what they do, and Reactions were given

    def __init__(self, side: int, answered: bool) -> None:
        super().__init__(side)
        self.answered = answered

    def who(self, st: FiveSails) -> int:
        return st.order()[0]

    def picks(self, st: FiveSails) -> list[int]:
        """The cards that have something left to do, if there are some of either kind, or the order could matter."""
        late = waiting(st, L_END, self.side)
        if self.answered:
            return [A_CARD + card for card in late] if in_dispute(st, self.side) else []
        if not late:
            return []
        forced = duties(st, round_ends(st, combat_card=st.duel.card, seat=st.duel.of(self.side).seat))
        if not forced:
            return []
        return [A_CARD + card for card in late] + [A_CARD + (one.action & ARGUMENT) for one in forced]

    def asks(self, state: FiveSails) -> bool:
        return len(self.picks(state)) > 0

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        card = action & ARGUMENT
        if card in waiting(st, L_END, self.side):
            st.stack.append(RoundEnds(self.side, self.answered))
            push_later(st, L_END, self.side, card)
        else:
            self.run(st)

    def run(self, state: FiveSails) -> None:
        st = state
        if self.answered:
            push_later(st, L_END, self.side)
            return
        st.stack.append(RoundEnds(self.side, answered=True))
        now(st, round_ends(st, combat_card=st.duel.card, seat=st.duel.of(self.side).seat))


def in_dispute(st: FiveSails, side: int) -> bool:
    """Whether it could matter what comes first of that which was put off to the end of a round: some of it asks whether
    somebody was wounded, and the rest may be what wounds, or leads somebody past one who does (FIV-C-163)."""
    cards: list[int] = []
    asking = 0
    for put_off in st.later:
        late = put_off.steps
        if put_off.when != L_END or put_off.side != side or not isinstance(late, AbilityUse):
            continue
        if st.in_play(late.actor) and late.card not in cards:
            cards.append(late.card)
            if ABILITIES[late.ability].program[late.pc].branches():
                asking += 1
    if asking == 0 or len(cards) < 2:
        return False
    return asking > 1 or listening(st, MOVES) or listening(st, MOVED)


class NextRound(Beat):
    """FIV-DUEL-21, FIV-C-98: round follows round until there is no threat (FIV-DUEL-2), though no card was played
    (FIV-C-100) or a fighter destroyed (FIV-DUEL-22): what the fallen put on the other (FIV-FINAL-2) is faced as always
    (FIV-FINAL-3). Threat on the fallen is dropped, and with both gone the duel is over (FIV-C-110)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        side = self.side
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_ROUND or mark.side != side]
        for each in range(2):
            if duel.of(each).gone is not None:
                drop_threat(st, each)
        if duel.of(1 - side).pool > 0:
            st.stack.append(Round(1 - side))
        elif duel.of(side).pool > 0:
            st.stack.append(Round(side))
        else:
            end_duel(st)


def end_duel(st: FiveSails) -> None:
    """FIV-C-115: no threat is left, or an effect ends the duel; then comes what is done after a duel, and what was to
    last for the duel helps and hinders nobody in that any more (FIV-DUR-2, FIV-C-216)."""
    duel = st.duel
    wear_off(st)
    if st.events is not None:
        st.tell(DuelOver(duel.round))
    duel.card = -1
    st.stack.append(ClearLines())
    now(st, duel_ends(st, challenger=duel.challenger.fighter, defender=duel.defender.fighter))


class CutShort(Doing):
    """An effect ends the duel: it is one that ended (FIV-C-152)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        end_duel(state)


class ClearLines(Doing):
    """FIV-DUEL-9: the dueling lines are discarded. Some take their attachments back unless they were destroyed, and who
    was saved was not (FIV-REPLACE-3)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        duel = st.duel
        for side in range(2):
            keeps = not duel.of(side).fell and takes_gear_back(st, duel.of(side).fighter)
            for i in st.lines[side][:]:
                if keeps and CARDS[st.kind[i]].kind == ATTACHMENT:
                    take(st, i, open_to_all=True)
                else:
                    st.to_discard(i)
        end_challenge(st)


def has_ended(st: FiveSails) -> bool:
    """Whether the duel is over, and only what is done after it is still to come (FIV-C-115, FIV-C-216)."""
    for frame in st.stack:
        if isinstance(frame, ClearLines):
            return True
    return False


def takes_gear_back(st: FiveSails, i: int) -> bool:
    for passive in CARDS[st.kind[i]].passives:
        if passive.takes_gear_back():
            return True
    return False


def swap_fighter(st: FiveSails, side: int, i: int) -> None:
    """FIV-C-120: another character takes over, with pools and adversary, but not with the wounds of the first."""
    one = st.duel.of(side)
    old = one.fighter
    if one.hurt and not has_mark(st, M_HURT, old):
        st.marks.append(Mark(M_HURT, UNTIL_DUEL, card=old))
    one.fighter = i
    one.hurt = has_mark(st, M_HURT, i)
    if st.events is not None:
        st.tell(TookOver(i, CARDS[st.kind[i]].id, CARDS[st.kind[old]].id))
