"""What an action is, what a use of an ability is, and how it asks: the frames under everything else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....core.state import Frame
from .abilities import Ability
from .actions import PASS
from .names import ACTION, MANEUVER, REACTION, TECHNIQUE
from .parts import NO_MOMENT, Moment
from .printed import ABILITIES
from .state import FiveSails

# the registers of a use, what it keeps in mind where a card says which
FIRST: Final = 0  # the first target, mostly a card
SECOND: Final = 1
NUMBER: Final = 2  # a count, or a seat
PLACE: Final = 3  # that was chosen
LOCATION: Final = 4  # where it is used

# abilities that are announced; all others are resolved as far as can be (FIV-COST-10)
ANNOUNCED: Final = (ACTION, REACTION, TECHNIQUE, MANEUVER)


class Piece(Frame[FiveSails]):
    """Base of our frames: it may belong to one use of an ability, and goes with it when that is cancelled."""

    __slots__ = ()

    def use(self) -> int:
        return -1

    def goes_on(self) -> int:
        """The use that is not over as long as this lies on the stack, -1 none."""
        return self.use()

    def is_interlude(self) -> bool:
        """Whether others may answer here what is going on: who tries something out passes over it."""
        return False

    def moves(self) -> int:
        """The character that is about to change its location by this, -1 nobody."""
        return -1

    def plots(self, seat: int) -> bool:
        """Whether the scheme of a seat is still to be resolved by this."""
        return False


class Doing(Piece):
    """It runs by itself."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False


class Asking(Piece):
    """Somebody is asked. A seat that has left the game answers nothing; where there is nothing to choose, it passes."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        raise NotImplementedError

    def picks(self, st: FiveSails) -> list[int]:
        raise NotImplementedError

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        raise NotImplementedError

    def asks(self, state: FiveSails) -> bool:
        return state.eliminated[self.who(state)] == 0

    def mover(self, state: FiveSails) -> int:
        return self.who(state)

    def actions(self, state: FiveSails, seat: int) -> list[int]:
        if seat != self.who(state):
            return []
        picks = self.picks(state)
        if not picks:
            return [PASS]
        return picks

    def choose(self, state: FiveSails, seat: int, action: int) -> None:
        self.answer(state, seat, action)

    def run(self, state: FiveSails) -> None:
        """The player has left: the first answer will do."""
        picks = self.picks(state)
        self.answer(state, self.who(state), picks[0] if picks else PASS)


@mypyc_attr(free_list_len=1)  # made and dropped more often than anything else: the compiler keeps one at hand
class AbilityUse(Doing):
    """One use of an ability at one of its steps, which follow each other as far as they can be done (FIV-PLAY-4)."""

    __slots__ = (
        "serial",
        "seat",
        "card",
        "ability",
        "pc",
        "actor",
        "place",
        "target",
        "second",
        "number",
        "chosen",
        "picked",
        "copied",
        "moment",
    )
    serial: int
    seat: int
    card: int  # -1 for the actions that everybody has
    ability: int
    pc: int
    actor: int
    place: int  # where it is used (FIV-QUAL-5)
    target: int  # the first that was chosen, mostly a card; -1 none
    second: int
    number: int
    chosen: int  # a place
    picked: tuple[int, ...]  # of several things picked one after the other: where each stands among all there are
    copied: bool  # its card is not the one that is used
    moment: Moment  # what it answers

    def __init__(
        self,
        serial: int,
        seat: int,
        card: int,
        ability: int,
        pc: int,
        actor: int,
        place: int,
        target: int,
        second: int,
        number: int,
        chosen: int,
        picked: tuple[int, ...],
        copied: bool,
        moment: Moment,
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.ability = ability
        self.pc = pc
        self.actor = actor
        self.place = place
        self.target = target
        self.second = second
        self.number = number
        self.chosen = chosen
        self.picked = picked
        self.copied = copied
        self.moment = moment

    def use(self) -> int:
        return self.serial

    def get(self, reg: int) -> int:
        if reg == FIRST:
            return self.target
        if reg == SECOND:
            return self.second
        if reg == NUMBER:
            return self.number
        return self.chosen if reg == PLACE else self.place

    def next(self) -> AbilityUse:
        return self.at(self.pc + 1)

    def at(self, pc: int) -> AbilityUse:
        return self.but(pc, self.place, self.target, self.second, self.number, self.chosen, self.picked)

    def put(self, reg: int, number: int) -> AbilityUse:
        return self.noting(self.pc, reg, number)

    def noting(self, pc: int, reg: int, number: int) -> AbilityUse:
        """The same use at one of its steps, with something in a register."""
        place, target, second, count, chosen = self.place, self.target, self.second, self.number, self.chosen
        if reg == FIRST:
            target = number
        elif reg == SECOND:
            second = number
        elif reg == NUMBER:
            count = number
        elif reg == PLACE:
            chosen = number
        else:
            place = number
        return self.but(pc, place, target, second, count, chosen, self.picked)

    def picking(self, place: int) -> AbilityUse:
        """The same use with one more picked; in which order they were is of no account."""
        picked = tuple(sorted([*self.picked, place]))
        return self.but(self.pc, self.place, self.target, self.second, self.number, self.chosen, picked)

    def afresh(self) -> AbilityUse:
        """The same use with nothing picked."""
        return self.but(self.pc, self.place, self.target, self.second, self.number, self.chosen, ())

    def but(
        self, pc: int, place: int, target: int, second: int, number: int, chosen: int, picked: tuple[int, ...]
    ) -> AbilityUse:
        """The same use, further on."""
        return AbilityUse(
            serial=self.serial,
            seat=self.seat,
            card=self.card,
            ability=self.ability,
            pc=pc,
            actor=self.actor,
            place=place,
            target=target,
            second=second,
            number=number,
            chosen=chosen,
            picked=picked,
            copied=self.copied,
            moment=self.moment,
        )

    def run(self, state: FiveSails) -> None:
        program = ABILITIES[self.ability].program
        if self.pc >= len(program):
            return
        step = program[self.pc]
        if step.asks(state, self):
            state.stack.append(Choosing(self))
        else:
            step.do(state, self)


def standing_for(seat: int, card: int, actor: int, place: int, moment: Moment = NO_MOMENT) -> AbilityUse:
    """A use that nobody makes, so that conditions can be asked about a card in play."""
    return AbilityUse(
        serial=0,
        seat=seat,
        card=card,
        ability=0,
        pc=0,
        actor=actor,
        place=place,
        target=-1,
        second=-1,
        number=0,
        chosen=0,
        picked=(),
        copied=False,
        moment=moment,
    )


@mypyc_attr(free_list_len=1)
class Choosing(Asking):
    """A step of an ability asks."""

    __slots__ = ("step",)
    step: AbilityUse

    def __init__(self, step: AbilityUse) -> None:
        self.step = step

    def use(self) -> int:
        return self.step.serial

    def who(self, st: FiveSails) -> int:
        use = self.step
        return ABILITIES[use.ability].program[use.pc].who(st, use)

    def picks(self, st: FiveSails) -> list[int]:
        use = self.step
        return ABILITIES[use.ability].program[use.pc].choices(st, use)

    def actions(self, state: FiveSails, seat: int) -> list[int]:
        return leading_on(state, seat, self.step, super().actions(state, seat))

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        use = self.step
        ABILITIES[use.ability].program[use.pc].choose(st, use, action)

    def run(self, state: FiveSails) -> None:
        """Whoever is asked has left. Abilities of their own end where they had to choose (FIV-C-166)."""
        if not state.eliminated[self.step.seat]:
            super().run(state)

    def is_sealed(self, state: FiveSails, seat: int) -> bool:
        use = self.step
        return ABILITIES[use.ability].program[use.pc].secret()


def ready_to_start(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """FIV-C-145: whether any effect could happen: the first, at which this use stands, or else a later one that needs
    nothing of what comes before it. Without a target of the first there is none."""
    if ability.useful is not None and not ability.useful.holds(st, use, use.actor):
        return False
    if ability.start >= len(ability.program) or ability.program[ability.start].can(st, use):
        return True
    return goes_on_without(st, use, ability)


def goes_on_without(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether a later effect could happen though the first cannot (FIV-COST-10)."""
    for pc in ability.later:
        if ability.program[pc].stands_alone(st, use.at(pc)):
            return True
    return False


def gets_through(table: FiveSails, ability: Ability) -> bool:
    """Whether a use can be paid, with nobody interfering, so that its first effect is possible: also where paying with
    the Leader's last wound ends the game, which is no reason to be offered what could not be done at a larger table."""
    paying: AbilityUse | None = None
    while not table.over and table.stack:
        frame = table.stack[-1]
        if isinstance(frame, AbilityUse) and frame.ability == ability.number:
            paying = frame
            if frame.pc == ability.paid:
                return ready_to_start(table, frame.at(ability.start), ability)
            if not ability.program[frame.pc].payable(table, frame):
                return False
        if isinstance(frame, Piece) and frame.is_interlude():
            table.stack.pop()
        elif not frame.asks(table):
            table.stack.pop().run(table)
        else:
            seat = frame.mover(table)
            actions = frame.picks(table) if isinstance(frame, Asking) else frame.actions(table, seat)
            for action in actions or [PASS]:
                fork = table.clone()
                fork.stack.pop().choose(fork, seat, action)
                if gets_through(fork, ability):
                    return True
            return False
    return table.over and (paying is None or ready_to_start(table, paying.at(ability.start), ability))


def leading_on(st: FiveSails, seat: int, use: AbilityUse, actions: list[int]) -> list[int]:
    """Of the ways to pay a cost, those after which the rest of the costs can be paid and the effects can begin."""
    ability = ABILITIES[use.ability]
    if not (ability.costs_interact or ability.cost_feeds_effect) or use.pc > ability.paid or len(actions) < 2:
        return actions
    if ability.kind not in ANNOUNCED:
        return actions
    if not ability.costs_interact and ready_to_start(st, use.at(ability.start), ability):
        return actions  # what paying adds to the discard pile takes nothing away
    found: list[int] = []
    for action in actions:
        fork = st.clone()
        frame = fork.stack.pop()
        fork.stack = [under for under in fork.stack if isinstance(under, AbilityUse) and under.serial == use.serial]
        frame.choose(fork, seat, action)
        if gets_through(fork, ability):
            found.append(action)
    return found or actions  # somebody has interfered: it cannot be paid any more (FIV-COST-9)
