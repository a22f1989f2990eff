"""Decks and piles looked through: several cards do it."""

from __future__ import annotations

from ..rules.frames import A_CARD, ARGUMENT, AS_FROM_HAND, NO_REGS, NUM, PASS, T2, Run
from ..rules.stats import has, num
from ..rules.styles import turn_up
from ..rules.trying import actors, code_of, from_code
from ..rules.windows import announce, begin
from ..state.layout import ASIDE, D_SEAT
from ..state.table import FiveSails
from .model import DEFS, Step
from .names import ACTION, INFLUENCE, RISK, STREGA
from .pick import ENEMY


class PlayFromPile(Step):
    """Play a risk of a discard pile as if from hand, paying for it; afterwards it is locked away, sunk or discarded."""

    __slots__ = ("whose", "mask", "flags", "fixed")
    whose: int
    mask: int
    flags: int
    fixed: bool  # only the actor of this ability may act

    def __init__(self, whose: int, mask: int, flags: int, fixed: bool) -> None:
        super().__init__("Which card do you play?")
        self.whose = whose
        self.mask = mask
        self.flags = flags | AS_FROM_HAND
        self.fixed = fixed

    def can(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for p in range(st.seats):
            if (p == run.seat) == (self.whose == ENEMY):
                continue
            names: list[int] = []
            for i in st.discards[p]:
                card = DEFS[st.kind[i]]
                if card.kind != RISK or (self.mask and not card.mask & self.mask) or card.number in names:
                    continue
                for ability in card.abilities:
                    if ability.kind == ACTION and not isinstance(ability.program[ability.start], PlayFromPile):
                        able = actors(st, run.seat, i, ability, NO_REGS, self.flags)
                        if able and (not self.fixed or run.actor in able or able == [-1]):
                            names.append(card.number)
                            found.append(code_of(i, ability.slot))
        return found

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        i = action & ARGUMENT
        ability = from_code(st, action)
        able = actors(st, run.seat, i, ability, NO_REGS, self.flags)
        if self.fixed and run.actor in able:
            begin(st, run.seat, i, ability, run.actor, NO_REGS, self.flags)
        else:
            announce(st, run.seat, i, ability, NO_REGS, self.flags)


class Look(Step):
    """Look at the top of a deck: the foe's, the City's, or one's own; the cards lie aside meanwhile."""

    __slots__ = ("whose", "count")
    whose: int  # 0 own, 1 the foe's player, 2 the City's, 3 the deck of the seat in NUM (CITY for -1)
    count: int

    def __init__(self, whose: int, count: int) -> None:
        super().__init__()
        self.whose = whose
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        owner = run.seat
        count = self.count
        if self.whose == 1:
            side = st.side_of(run.seat)
            owner = st.duel[D_SEAT + 1 - side]
            for i in st.crew[run.seat]:
                if st.place[i] == st.place[run.actor] and has(st, i, STREGA):
                    count = 2
                    break
        elif self.whose == 2:
            owner = -1
        elif self.whose == 3:
            owner = run.regs[NUM]
        turn_up(st, run.seat, owner, count, 1 << run.seat)


class Sort(Step):
    """One after the other, put the cards looked at somewhere: away for as many as one may, then back on top."""

    __slots__ = ("how",)
    how: int  # 0 sink any, 1 discard up to the actor's Influence, 2 only put back

    def __init__(self, how: int, why: str) -> None:
        super().__init__(why)
        self.how = how

    def secret(self) -> bool:
        return self.how != 1

    def mine(self, st: FiveSails, run: Run) -> list[int]:
        return [i for i in st.aside if st.zone[i] == ASIDE and i != run.card]

    def asks(self, st: FiveSails, run: Run) -> bool:
        left = self.mine(st, run)
        if self.how == 1 and run.regs[T2] + 1 >= num(st, run.actor, INFLUENCE):
            return False
        return len(left) > (1 if self.how == 2 else 0)

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found = [A_CARD + i for i in self.mine(st, run)]
        return found if self.how == 2 else [PASS, *found]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            st.stack.append(run.next())
            return
        i = action & ARGUMENT
        if self.how == 0:
            st.to_bottom([i], 1 << run.seat)
        elif self.how == 1:
            st.to_discard(i)
        else:
            st.to_top(i, 1 << run.seat)
        st.stack.append(run.put(T2, run.regs[T2] + 1))

    def act(self, st: FiveSails, run: Run) -> None:
        pass
