"""What only one card does: too odd for the vocabulary."""

from __future__ import annotations

from ..events import RenownMoved
from ..rules.challenge import targets
from ..rules.duel import swap_fighter
from ..rules.fencing import gamble, reveals
from ..rules.frames import A_CARD, ARGUMENT, COPY, NUM, PASS, T1, T2, Run
from ..rules.stats import gear_of
from ..rules.styles import cancel
from ..rules.trying import can_act, code_of, from_code
from ..rules.windows import Window, source
from ..state.layout import LINE
from ..state.parts import NO_MOMENT
from ..state.table import FiveSails
from .flow import Choose, tell_target
from .model import ABILITIES, DEFS, EVERYTHING, Cond, Step
from .names import CHALLENGED, TECHNIQUE, THUG
from .pick import FIGHTER, FOE, HERE, MINE, Chars, ref


class Redirect(Step):
    """The opponent picks a Thug there as the new target."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-thug-instead")

    def who(self, st: FiveSails, run: Run) -> int:
        return run.moment.seat

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Chars(MINE, HERE, THUG).find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        thug = action & ARGUMENT
        mine = run.moment.card
        serial = run.moment.use
        done = False
        duel = st.duel
        challenged = run.moment.aim.challenge and duel.defender.fighter == mine
        if challenged and thug in targets(st, duel.challenger.fighter):
            duel.defender.fighter = thug
            turn_challenge(st, mine, thug)
            done = True
        for k in range(len(st.stack)):
            frame = st.stack[k]
            if isinstance(frame, Run) and frame.serial == serial:
                step = ABILITIES[frame.ability].program[frame.pc - 1]
                for reg in (T1, T2):
                    if (frame.get(reg) == mine and isinstance(step, Choose)) and (
                        A_CARD + thug in step.select.find(st, frame)
                    ):
                        st.stack[k] = frame.put(reg, thug)
                        done = True
        if not done:
            cancel(st, serial)
        if done:
            tell_target(st, duel.challenger.fighter if challenged else source(st, serial), thug)
        st.stack.append(run.put(T1, thug if done else -1).next())

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.choices(st, run)
        if found:
            self.chosen(st, run, found[0])
        else:
            st.stack.append(run.put(T1, -1).next())


def turn_challenge(st: FiveSails, old: int, new: int) -> None:
    """Whoever answers that a challenge is issued, answers a challenge of its new target."""
    for k in range(len(st.stack)):
        frame = st.stack[k]
        if isinstance(frame, Window) and frame.moment.what == CHALLENGED and frame.moment.other == old:
            st.stack[k] = Window(frame.moment.turned_to(new), frame.at, frame.sure, frame.declared, frame.closed)


class CanCopy(Cond):
    """The Sorcerer ability was this character's, or targeted somebody here, and can be used again by it."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if run.actor < 0 or run.moment.ability < 0 or not st.in_play(run.actor):
            return False
        ability = ABILITIES[run.moment.ability]
        if not ability.copyable or ability is ABILITIES[run.ability]:
            return False
        if run.moment.card != run.actor and run.actor not in run.moment.concerned:
            return False
        return can_act(st, run.seat, run.card, ability, run.actor, NO_MOMENT, COPY)


class PickTrick(Step):
    """Choose a Technique of the foe or of its attachments."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-copy-technique")

    def minds(self) -> int:
        return EVERYTHING

    def can(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        foe = ref(st, run, FOE)
        fighter = ref(st, run, FIGHTER)
        found: list[int] = []
        if foe < 0 or not st.in_play(foe):
            return found
        for i in [foe, *gear_of(st, foe)]:
            for ability in DEFS[st.kind[i]].abilities:
                if ability.kind == TECHNIQUE and can_act(st, run.seat, run.card, ability, fighter, NO_MOMENT, COPY):
                    found.append(code_of(i, ability.slot))
        return found

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.put(NUM, from_code(st, action).number).next())

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.choices(st, run)
        if found:
            self.chosen(st, run, found[0])


class Tribute(Step):
    """Every player with Renown puts 1 on this event; or the user takes 1 from it."""

    __slots__ = ("take",)
    take: bool

    def __init__(self, take: bool) -> None:
        super().__init__()
        self.take = take

    def can(self, st: FiveSails, run: Run) -> bool:
        return not self.take or st.wounds[run.card] > 0

    def act(self, st: FiveSails, run: Run) -> None:
        card = f"card {DEFS[st.kind[run.card]].id}"
        if self.take:
            if st.wounds[run.card] > 0:
                st.wounds[run.card] -= 1
                st.renown[run.seat] += 1
                if st.events is not None:
                    st.tell(RenownMoved(card, f"seat {run.seat}", 1))
            return
        for p in st.living():
            if st.renown[p] > 0:
                st.renown[p] -= 1
                st.wounds[run.card] += 1
                if st.events is not None:
                    st.tell(RenownMoved(f"seat {p}", card, 1))


class ExtraActions(Step):
    """The user has so many more actions right after this one."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        st.extra += self.count


class SwapIn(Step):
    """The chosen character takes the fighter's place (FIV-C-120): at a challenge only if it was not refused."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0 and run.target >= 0 and not st.duel.refused:
            swap_fighter(st, side, run.target)


class Revise(Step):
    """The foe's combat card is discarded; the foe gambles for another, which does not count."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.moment.card
        side = st.side_of(run.moment.seat)
        if st.zone[i] != LINE:
            return
        st.to_discard(i)
        st.duel.card = -1
        gamble(st, side, reveals(st, side))
