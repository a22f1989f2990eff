"""How abilities go on: choosing, conditions, several ways, putting off, announcing and paying."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..events import Targeted
from ..rules.ability_use import fizzle
from ..rules.reactions import now
from ..state.actions import A_CARD, A_NUMBER, ARGUMENT, PASS
from ..state.frames import FIRST, AbilityUse
from ..state.moments import listening, when_targeted
from ..state.names import RISK, SORCERER, SORCERY, SORCERY_DONE
from ..state.numbers import L_END, M_AIMED, UNTIL_DAY
from ..state.parts import Aim, Later, Mark
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import HANDS, LIVES, Cond, Step
from .selections import FOE, Select, foe_there, ref


@dataclass(eq=False)
class Choose(Step):
    """Choose one of a selection into a register. `aim`: it is targeted (FIV-PLAY-3), which others can answer
    (FIV-C-49)."""

    select: Select
    question: str = field()
    reg: int = FIRST
    aim: bool = True
    may: bool = False
    by: int = 0  # 0: the user; otherwise a reference to the card whose controller chooses
    sealed: bool = False  # nobody else may notice what was chosen

    def secret(self) -> bool:
        return self.sealed

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.may or self.select.some(st, use)

    def targets(self) -> bool:
        return self.aim

    def consumes(self) -> int:
        return HANDS if self.select.in_hand() else 0

    def depends_on(self) -> int:
        return 0 if self.may else self.select.depends_on()

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        return chooser(st, use, self.by)

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        if self.may:
            return self.select.some(st, use) or self.select.is_hidden(st, use)
        return len(self.select.find(st, use)) > 1 or self.select.is_hidden(st, use)

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found = self.select.find(st, use)
        if self.may:
            found.insert(0, PASS)
        return found

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            if not self.may and (a_cost(use) or self.aim or use.pc == ABILITIES[use.ability].start):
                fizzle(st, use, a_cost(use))
            if self.may or not a_cost(use):
                st.stack.append(use.noting(use.pc + 1, self.reg, -1))
            return
        i = action & ARGUMENT
        st.stack.append(use.noting(use.pc + 1, self.reg, i))
        if self.aim and action & ~ARGUMENT == A_CARD:
            aim_at(st, use, i)

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.select.find(st, use)
        self.choose(st, use, found[0] if found and not self.may else PASS)


@dataclass(eq=False)
class TakeAim(Step):
    """What was chosen before is targeted only now: among the costs, because they depend on it, and they are paid by now
    and stay so, whoever cancels it (FIV-C-41); or as one of several, and all are chosen before any of them is answered
    (FIV-PLAY-3). `select`: what else could be the target."""

    select: Select
    reg: int = FIRST

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.get(self.reg)
        if i >= 0:
            aim_at(st, use, i)


def a_cost(use: AbilityUse) -> bool:
    """Whether a step is among the costs: one that cannot be paid any more is the end of it (FIV-COST-9)."""
    return use.pc < ABILITIES[use.ability].paid


SEAT_IN_NUMBER: Final = 100  # no card's controller, but the seat that is the NUMBER


def chooser(st: FiveSails, use: AbilityUse, by: int) -> int:
    """Whoever decides: the user, the adversary, the controller of a card, or the seat that is the NUMBER."""
    if by == SEAT_IN_NUMBER:
        return use.number
    if by == FOE:
        side = st.side_of(use.seat)
        return st.duel.of(1 - side).seat if side >= 0 else use.seat
    if by:
        i = ref(st, use, by)
        return st.ctrl[i] if i >= 0 and st.ctrl[i] >= 0 else use.seat
    return use.seat


def aim_at(st: FiveSails, use: AbilityUse, i: int) -> None:
    sorcery = ABILITIES[use.ability].qualifier & SORCERER != 0 and listening(st, SORCERY_DONE)
    moment = when_targeted(st, card=i, use=use.serial, seat=use.seat, aim=aim_of(st, use), kept=sorcery)
    if sorcery:
        st.marks.append(Mark(M_AIMED, UNTIL_DAY, card=i, use=use.serial, seat=use.seat, then=moment))
    tell_target(st, use.card, i)
    now(st, moment)


def tell_target(st: FiveSails, card: int, target: int) -> None:
    if st.events is not None and card >= 0:
        st.tell(Targeted(card, CARDS[st.kind[card]].id, target, CARDS[st.kind[target]].id))


def aim_of(st: FiveSails, use: AbilityUse) -> Aim:
    """What targets, where that matters: a risk, a Sorcery, a Sorcerer ability."""
    risk = use.card >= 0 and CARDS[st.kind[use.card]].kind == RISK
    sorcery = risk and CARDS[st.kind[use.card]].mask & SORCERY != 0
    return Aim(risk, sorcery or ABILITIES[use.ability].qualifier & SORCERER != 0, challenge=False)


@dataclass(eq=False)
class Branch(Step):
    """Goes on after the next `skip` steps unless a condition holds. Made by If."""

    cond: Cond
    skip: int

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """What would come next is possible, and there is something next (FIV-C-145)."""
        step = self.goes(st, use)
        program = ABILITIES[use.ability].program
        return step.pc < len(program) and program[step.pc].can(st, step)

    def stands_alone(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.cond.holds(st, use, use.actor) and ABILITIES[use.ability].program[use.pc + 1].stands_alone(st, use)

    def branches(self) -> bool:
        return True

    def depends_on(self) -> int:
        return 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(self.goes(st, use))

    def goes(self, st: FiveSails, use: AbilityUse) -> AbilityUse:
        return use.next() if self.cond.holds(st, use, use.actor) else use.at(use.pc + 1 + self.skip)


@dataclass(eq=False)
class Jump(Step):
    skip: int = 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.at(use.pc + 1 + self.skip))


class Stop(Step):
    def do(self, st: FiveSails, use: AbilityUse) -> None:
        pass


def spread(steps: list[Step]) -> list[Step]:
    out: list[Step] = []
    for step in steps:
        out += step.parts()
    return out


@dataclass(eq=False)
class If(Step):
    """Steps under a condition."""

    cond: Cond
    then: list[Step]
    other: list[Step] = field(default_factory=list)

    def consumes(self) -> int:
        return all_taken(self.then + self.other)

    def uses_another(self) -> bool:
        return any(step.uses_another() for step in self.then + self.other)

    def parts(self) -> list[Step]:
        then = spread(self.then)
        other = spread(self.other)
        if not other:
            return [Branch(self.cond, len(then)), *then]
        return [Branch(self.cond, len(then) + 1), *then, Jump(len(other)), *other]


@dataclass(eq=False)
class Fork(Step):
    """Asks which of several ways to go. Made by Either. Whoever could have a choice for all that others know is asked
    in any case."""

    question: str = field()
    ways: list[str]  # kinds of phrases
    conds: list[Cond | None]
    steps: list[list[Step]]
    skips: list[int]  # where each way begins
    end: int  # where they come together again
    by: int
    hidden: bool = field(init=False)

    def __post_init__(self) -> None:
        self.hidden = any(cond is not None and cond.is_hidden() for cond in self.conds)

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        return chooser(st, use, self.by)

    def open(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found: list[int] = []
        for k in range(len(self.ways)):
            cond = self.conds[k]
            steps = self.steps[k]
            if cond is not None and not cond.holds(st, use, use.actor):
                continue
            if all_payable(st, use, steps) if a_cost(use) else not steps or steps[0].can(st, use):
                found.append(k)
        return found

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.open(st, use)) > 0

    def stands_alone(self, st: FiveSails, use: AbilityUse) -> bool:
        for k in self.open(st, use):
            if self.steps[k] and self.steps[k][0].stands_alone(st, use):
                return True
        return False

    def depends_on(self) -> int:
        """Nothing, where one way is open in any case."""
        minded = 0
        for k in range(len(self.ways)):
            cond = self.conds[k]
            steps = self.steps[k]
            own = (cond.depends_on() if cond is not None else 0) | (steps[0].depends_on() if steps else 0)
            if own == 0:
                return 0
            minded |= own
        return minded

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        if self.hidden:
            return True
        if not a_cost(use):
            return len(self.open(st, use)) > 1
        thinkable = 0  # whether one of them can be paid is nobody else's business
        for cond in self.conds:
            if cond is None or cond.holds(st, use, use.actor):
                thinkable += 1
        return thinkable > 1

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return [A_NUMBER + k for k in self.open(st, use)]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action != PASS:
            st.stack.append(use.at(use.pc + 1 + self.skips[action & ARGUMENT]))
            return
        if a_cost(use) or not st.in_play(use.target):  # a target to whom none of it could happen is one (FIV-C-145)
            fizzle(st, use, a_cost(use))
        if not a_cost(use):
            st.stack.append(use.at(use.pc + 1 + self.end))

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.open(st, use)
        self.choose(st, use, A_NUMBER + found[0] if found else PASS)


def all_taken(steps: list[Step]) -> int:
    taken = 0
    for step in steps:
        taken |= step.consumes()
    return taken


def all_payable(st: FiveSails, use: AbilityUse, steps: list[Step]) -> bool:
    for step in steps:
        if not step.payable(st, use):
            return False
    return True


@dataclass(eq=False)
class Either(Step):
    """One of several ways, each with the kind of its phrase, steps and perhaps a condition; as a cost, one must be
    payable. `by`: who decides."""

    question: str = field()
    ways: list[str]
    steps: list[list[Step]]
    conds: list[Cond | None] = field(default_factory=list)
    by: int = 0

    def __post_init__(self) -> None:
        if not self.conds:
            self.conds = [None] * len(self.ways)

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        for k in range(len(self.ways)):
            cond = self.conds[k]
            if (cond is None or cond.holds(st, use, use.actor)) and all_payable(st, use, self.steps[k]):
                return True
        return False

    def is_price(self) -> bool:
        return any(step.is_price() for steps in self.steps for step in steps)

    def consumes(self) -> int:
        return all_taken([step for steps in self.steps for step in steps])

    def wounds_actor(self) -> bool:
        return any(step.wounds_actor() for steps in self.steps for step in steps)

    def uses_another(self) -> bool:
        return any(step.uses_another() for steps in self.steps for step in steps)

    def parts(self) -> list[Step]:
        bodies = [spread(steps) for steps in self.steps]
        total = sum([len(body) + 1 for body in bodies])
        skips: list[int] = []
        out: list[Step] = []
        for body in bodies:
            skips.append(len(out))
            out += body
            out.append(Jump(total - len(out) - 1))
        return [Fork(self.question, self.ways, self.conds, self.steps, skips, total, self.by), *out]


def may(question: str, steps: list[Step], cond: Cond | None = None) -> Either:
    """Steps that the user may let be."""
    return Either(question, ["do-no", "do-yes"], [[], steps], [None, cond])


@dataclass(eq=False)
class PutOff(Step):
    """The next steps come later: when this round ends, or after its wounds, or in the foe's next round."""

    when: int
    foe: bool
    skip: int

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return not self.foe or foe_there(st, use)

    def depends_on(self) -> int:
        return LIVES if self.foe else 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        side = st.side_of(use.seat)
        if side >= 0:
            st.later.append(Later(self.when, 1 - side if self.foe else side, use.next()))
        st.stack.append(use.at(use.pc + 1 + self.skip))


@dataclass(eq=False)
class Afterwards(Step):
    """Steps put off to a moment of the duel. At a challenge there is no round, so they come with the first one."""

    when: int
    steps: list[Step]
    foe: bool = False

    def parts(self) -> list[Step]:
        body = [*spread(self.steps), Stop()]
        return [PutOff(self.when, self.foe, len(body)), *body]


def at_round_end(*steps: Step) -> Afterwards:
    return Afterwards(L_END, list(steps))


@dataclass(eq=False)
class Again(Step):
    """Back to the effects, leaving out the first few steps of them."""

    skip: int = 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.at(ABILITIES[use.ability].start + self.skip))
