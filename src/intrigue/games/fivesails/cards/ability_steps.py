"""What is done with other abilities: one is cancelled, turned to another target, or used again; and more Actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..events import Cancelled
from ..rules.challenge import targets
from ..rules.legality import can_act, code_of, from_code, use_of
from ..rules.moving import Arrive
from ..rules.reactions import Window, now, source
from ..rules.stats import gear_of
from ..rules.techniques import call_off, cancel
from ..state.actions import A_CARD, ARGUMENT, LENT, PASS
from ..state.frames import FIRST, NUMBER, SECOND, AbilityUse
from ..state.moments import when_targeted
from ..state.names import ACCEPTED, CHALLENGED, TECHNIQUE, THUG
from ..state.parts import NO_MOMENT
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, Cond, Step
from .flow import Choose, TakeAim, tell_target
from .selections import FIGHTER, FOE, HERE, MINE, Chars, ref

THE_ABILITY: Final = 0
THE_CHALLENGE: Final = 1
THE_MOVE: Final = 2
THE_PRESSURE: Final = 3


@dataclass(eq=False)
class Cancel(Step):
    """Cancel what the moment was about: an ability, a challenge, a movement, a pressure."""

    what: int = THE_ABILITY

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        if self.what == THE_PRESSURE:
            st.pressure = st.pressure.with_outcome(won=False)
        elif self.what == THE_MOVE:
            self.stop_move(st, use.moment.card)
        elif self.what == THE_CHALLENGE:
            call_off(st)
        else:
            cancel(st, use.moment.use)

    def stop_move(self, st: FiveSails, card: int) -> None:
        for k in range(len(st.stack) - 1, -1, -1):
            frame = st.stack[k]
            if isinstance(frame, Arrive) and frame.card == card:
                del st.stack[k]
                if st.events is not None:
                    st.tell(Cancelled(card, CARDS[st.kind[card]].id, "move"))
                return


class Redirect(Step):
    """The opponent picks a Thug there as the new target: one that can be the target, if there is any, and that
    can be answered like any other (FIV-C-207)."""

    question = "ask-thug-instead"

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        return use.moment.seat

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 1

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        thugs = Chars(MINE, HERE, THUG).find(st, use)
        fit = [
            action
            for action in thugs
            if can_be_challenged(st, use, action & ARGUMENT) or stands_in(st, use, action & ARGUMENT)
        ]
        return fit or thugs

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        thug = action & ARGUMENT
        mine = use.moment.card
        serial = use.moment.use
        duel = st.duel
        challenged = can_be_challenged(st, use, thug)
        if challenged:
            duel.defender.fighter = thug
            turn_challenge(st, mine, thug)
        turned = stands_in(st, use, thug)
        for k, reg in turned:
            frame = st.stack[k]
            if isinstance(frame, AbilityUse):
                st.stack[k] = frame.put(reg, thug)
        if challenged or turned:
            tell_target(st, duel.challenger.fighter if challenged else source(st, serial), thug)
            st.stack.append(use.put(FIRST, thug).next())
            now(st, when_targeted(st, card=thug, use=serial, seat=use.moment.seat, aim=use.moment.aim))
        else:
            cancel(st, serial)
            st.stack.append(use.put(FIRST, -1).next())

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.choices(st, use)
        if found:
            self.choose(st, use, found[0])
        else:
            st.stack.append(use.put(FIRST, -1).next())


def can_be_challenged(st: FiveSails, use: AbilityUse, other: int) -> bool:
    """Whether the moment is about a challenge, and it could be issued to another character as well."""
    duel = st.duel
    mine = use.moment.aim.challenge and duel.defender.fighter == use.moment.card
    return mine and other in targets(st, duel.challenger.fighter)


def stands_in(st: FiveSails, use: AbilityUse, other: int) -> list[tuple[int, int]]:
    """Where the ability that the moment is about has chosen its target and could have chosen another: the places in the
    stack, with the registers."""
    found: list[tuple[int, int]] = []
    for k in range(len(st.stack)):
        frame = st.stack[k]
        if isinstance(frame, AbilityUse) and frame.serial == use.moment.use:
            step = ABILITIES[frame.ability].program[frame.pc - 1]
            if isinstance(step, (Choose, TakeAim)) and A_CARD + other in step.select.find(st, frame):
                found += [(k, reg) for reg in (FIRST, SECOND) if frame.get(reg) == use.moment.card]
    return found


def turn_challenge(st: FiveSails, old: int, new: int) -> None:
    """Whoever answers that a challenge is issued, or accepted, answers a challenge of its new target."""
    for k in range(len(st.stack)):
        frame = st.stack[k]
        if isinstance(frame, Window) and frame.moment.what in (CHALLENGED, ACCEPTED) and frame.moment.other == old:
            st.stack[k] = Window(frame.moment.turned_to(new), frame.at, frame.sure, frame.declared, frame.closed)


class CanCopy(Cond):
    """The Sorcerer ability was this character's, or targeted somebody here, and can be used again by it, its costs paid
    once more (FIV-C-61)."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        if use.actor < 0 or use.moment.ability < 0 or not st.in_play(use.actor):
            return False
        ability = ABILITIES[use.moment.ability]
        if not ability.copyable or ability is ABILITIES[use.ability]:
            return False
        if use.moment.card != use.actor and use.actor not in use.moment.concerned:
            return False
        return can_act(st, use.seat, use.card, ability, use.actor, NO_MOMENT, copied=True)


class PickTrick(Step):
    """Choose a Technique of the foe, of its attachments, or one that it has by another card (FIV-C-187), whether it was
    used already or not (FIV-C-61)."""

    question = "ask-copy-technique"

    def depends_on(self) -> int:
        return EVERYTHING

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 0

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 1

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        foe = ref(st, use, FOE)
        fighter = ref(st, use, FIGHTER)
        found: list[int] = []
        if foe < 0 or not st.in_play(foe):
            return found
        for i in [foe, *gear_of(st, foe)]:
            for ability in CARDS[st.kind[i]].abilities:
                if ability.kind == TECHNIQUE and can_act(
                    st, use.seat, use.card, ability, fighter, NO_MOMENT, copied=True
                ):
                    found.append(code_of(i, ability.slot))
        seat = st.ctrl[foe]
        for i in st.crew[seat]:  # FIV-C-187
            for k, ability in enumerate(CARDS[st.kind[i]].lent):
                has = use_of(st, 0, seat, i, ability, foe, NO_MOMENT)
                if (ability.need is None or ability.need.holds(st, has, foe)) and can_act(
                    st, use.seat, use.card, ability, fighter, NO_MOMENT, copied=True
                ):
                    found.append(code_of(i, LENT + k))
        return found

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(use.put(NUMBER, from_code(st, action).number).next())

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.choices(st, use)
        if found:
            self.choose(st, use, found[0])


@dataclass(eq=False)
class ExtraActions(Step):
    """The user has so many more actions right after this one."""

    count: int

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        st.extra += self.count
