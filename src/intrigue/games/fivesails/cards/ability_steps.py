"""What only one card does: too odd for the vocabulary."""

from __future__ import annotations

from ..events import RenownMoved
from ..rules.challenge import targets
from ..rules.duel import swap_fighter
from ..rules.frames import A_CARD, ARGUMENT, COPY, NUM, PASS, T1, T2, AbilityUse
from ..rules.round_choices import gamble, reveals
from ..rules.stats import gear_of
from ..rules.techniques import cancel
from ..rules.usable import can_act, code_of, from_code
from ..rules.windows import Window, source
from ..state.layout import LINE
from ..state.names import CHALLENGED, TECHNIQUE, THUG
from ..state.parts import NO_MOMENT
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, Cond, Step
from .flow import Choose, tell_target
from .selections import FIGHTER, FOE, HERE, MINE, Chars, ref


class Redirect(Step):
    """The opponent picks a Thug there as the new target."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-thug-instead")

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        return use.moment.seat

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.choices(st, use)) > 1

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return Chars(MINE, HERE, THUG).find(st, use)

    def chosen(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        thug = action & ARGUMENT
        mine = use.moment.card
        serial = use.moment.use
        done = False
        duel = st.duel
        challenged = use.moment.aim.challenge and duel.defender.fighter == mine
        if challenged and thug in targets(st, duel.challenger.fighter):
            duel.defender.fighter = thug
            turn_challenge(st, mine, thug)
            done = True
        for k in range(len(st.stack)):
            frame = st.stack[k]
            if isinstance(frame, AbilityUse) and frame.serial == serial:
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
        st.stack.append(use.put(T1, thug if done else -1).next())

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.choices(st, use)
        if found:
            self.chosen(st, use, found[0])
        else:
            st.stack.append(use.put(T1, -1).next())


def turn_challenge(st: FiveSails, old: int, new: int) -> None:
    """Whoever answers that a challenge is issued, answers a challenge of its new target."""
    for k in range(len(st.stack)):
        frame = st.stack[k]
        if isinstance(frame, Window) and frame.moment.what == CHALLENGED and frame.moment.other == old:
            st.stack[k] = Window(frame.moment.turned_to(new), frame.at, frame.sure, frame.declared, frame.closed)


class CanCopy(Cond):
    """The Sorcerer ability was this character's, or targeted somebody here, and can be used again by it."""

    __slots__ = ()

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        if use.actor < 0 or use.moment.ability < 0 or not st.in_play(use.actor):
            return False
        ability = ABILITIES[use.moment.ability]
        if not ability.copyable or ability is ABILITIES[use.ability]:
            return False
        if use.moment.card != use.actor and use.actor not in use.moment.concerned:
            return False
        return can_act(st, use.seat, use.card, ability, use.actor, NO_MOMENT, COPY)


class PickTrick(Step):
    """Choose a Technique of the foe or of its attachments."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-copy-technique")

    def minds(self) -> int:
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
                if ability.kind == TECHNIQUE and can_act(st, use.seat, use.card, ability, fighter, NO_MOMENT, COPY):
                    found.append(code_of(i, ability.slot))
        return found

    def chosen(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(use.put(NUM, from_code(st, action).number).next())

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        found = self.choices(st, use)
        if found:
            self.chosen(st, use, found[0])


class Tribute(Step):
    """Every player with Renown puts 1 on this event (FIV-C-131); or the user takes 1 from it."""

    __slots__ = ("take",)
    take: bool

    def __init__(self, take: bool) -> None:
        super().__init__()
        self.take = take

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return not self.take or st.wounds[use.card] > 0

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        card = f"card {CARDS[st.kind[use.card]].id}"
        if self.take:
            if st.wounds[use.card] > 0:
                st.wounds[use.card] -= 1
                st.renown[use.seat] += 1
                if st.events is not None:
                    st.tell(RenownMoved(card, f"seat {use.seat}", 1))
            return
        for p in st.living():
            if st.renown[p] > 0:
                st.renown[p] -= 1
                st.wounds[use.card] += 1
                if st.events is not None:
                    st.tell(RenownMoved(f"seat {p}", card, 1))


class ExtraActions(Step):
    """The user has so many more actions right after this one."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        st.extra += self.count


class SwapIn(Step):
    """The chosen character takes the fighter's place (FIV-C-120): at a challenge only if it was not refused."""

    __slots__ = ()

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        side = st.side_of(use.seat)
        if side >= 0 and use.target >= 0 and not st.duel.refused:
            swap_fighter(st, side, use.target)


class Revise(Step):
    """The foe's combat card is discarded; the foe gambles for another, which does not count (FIV-C-72)."""

    __slots__ = ()

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.moment.card
        side = st.side_of(use.moment.seat)
        if st.zone[i] != LINE:
            return
        st.to_discard(i)
        st.duel.card = -1
        gamble(st, side, reveals(st, side))
