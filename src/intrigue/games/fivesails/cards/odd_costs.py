"""Steps of single cards: odd costs, redirected targets, copied abilities."""

from __future__ import annotations

from ..rules.crews import join
from ..rules.frames import A_CARD, A_NUMBER, ARGUMENT, COPY, EV_A, EV_B, EV_C, NO_REGS, NUM, PASS, T1, T2, Run
from ..rules.harm import destroy, drop_gear, engage
from ..rules.paying import Pay, affordable, discard_from_hand
from ..rules.stats import gear_of, has, is_leader
from ..rules.trying import can_act, code_of, from_code
from ..rules.windows import begin, drop
from ..state.layout import D_FIGHTER, HAND, M_AIMED, M_NOT_FIRST, UNTIL_DAY
from ..state.parts import Mark
from ..state.table import FiveSails
from .flow import Choose
from .model import ABILITIES, DEFS, Cond, Step
from .names import ACTS_SECOND, ATTACHMENT, HERO, RED_HAND, SCOUNDREL, TECHNIQUE, THUG
from .pick import FIGHTER, FOE, HERE, MINE, Chars, HandCards, ref


class Afford(Step):
    """Only a check: so much can be paid later on."""

    __slots__ = ("cost",)
    cost: int

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def can(self, st: FiveSails, run: Run) -> bool:
        return affordable(st, run.seat, self.cost, run.card, run.card >= 0 and st.zone[run.card] == HAND)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Sacrifice(Step):
    """Destroy a Red Hand of yours, or discard a Thug from hand."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found = [A_CARD + i for i in st.crew[run.seat] if has(st, i, RED_HAND) and not is_leader(st, i)]
        return found + HandCards(0, THUG).of(st, run.seat)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.next())
        i = action & ARGUMENT
        if st.zone[i] == HAND:
            discard_from_hand(st, run.seat, i, -1)
        else:
            destroy(st, i)


class GiveUpGear(Step):
    """Discard an attachment: one that you control in play, or one from hand (FIV-C-126)."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found = [A_CARD + a for a in st.gear if st.ctrl[a] == run.seat and DEFS[st.kind[a]].kind == ATTACHMENT]
        return found + HandCards(1 << ATTACHMENT).of(st, run.seat)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.next())
        i = action & ARGUMENT
        if st.zone[i] == HAND:
            discard_from_hand(st, run.seat, i, -1)
        else:
            drop_gear(st, i)


class ActsSecond(Step):
    """Only for one who is not the First Player, or passes for it once a Day."""

    __slots__ = ()

    def helper(self, st: FiveSails, run: Run) -> int:
        for i in st.crew[run.seat]:
            if DEFS[st.kind[i]].keys & ACTS_SECOND and not st.used[i] & 1:
                return i
        return -1

    def can(self, st: FiveSails, run: Run) -> bool:
        return st.first != run.seat or self.helper(st, run) >= 0

    def act(self, st: FiveSails, run: Run) -> None:
        if st.first == run.seat:
            i = self.helper(st, run)
            if i >= 0:
                st.used[i] |= 1
                st.marks.append(Mark(M_NOT_FIRST, i, run.serial, run.seat, UNTIL_DAY, run.serial))


class EngageOrPay(Step):
    """Engage the actor and ignore every other cost, or pay as printed."""

    __slots__ = ()

    def is_price(self) -> bool:
        return True

    def cost(self, st: FiveSails, run: Run) -> int:
        return DEFS[ABILITIES[run.ability].owner].cost

    def ways(self, st: FiveSails, run: Run) -> list[int]:
        out: list[int] = []
        held = run.card >= 0 and st.zone[run.card] == HAND
        if affordable(st, run.seat, self.cost(st, run), run.card, held):
            out.append(A_NUMBER)
        if not st.engaged[run.actor]:
            out.append(A_NUMBER + 1)
        return out

    def can(self, st: FiveSails, run: Run) -> bool:
        return len(self.ways(st, run)) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return self.ways(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.next())
        if action == A_NUMBER:
            st.stack.append(Pay(run.serial, run.seat, run.card, self.cost(st, run)))
        else:
            engage(st, run.actor)


class LatePrice(Step):
    """As a cost: it can be paid for some target. As an effect: pay, 1 less for a Hero or a Scoundrel."""

    __slots__ = ()

    def is_price(self) -> bool:
        return True

    def amount(self, st: FiveSails, run: Run, i: int) -> int:
        cost = DEFS[ABILITIES[run.ability].owner].cost
        return cost - 1 if DEFS[st.kind[i]].mask & (HERO | SCOUNDREL) else cost

    def can(self, st: FiveSails, run: Run) -> bool:
        held = run.card >= 0 and st.zone[run.card] == HAND
        for crew in st.crew:
            for i in crew:
                if st.wounds[i] and affordable(st, run.seat, self.amount(st, run, i), run.card, held):
                    return True
        return False

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[T1]
        if i >= 0:
            amount = self.amount(st, run, i)
            if amount > 0:
                st.stack.append(Pay(run.serial, run.seat, run.card, amount))


class Treatable(Cond):
    """A wounded character for whom the cost can be paid."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if not st.wounds[card]:
            return False
        return affordable(st, run.seat, LatePrice().amount(st, run, card), run.card, st.zone[run.card] == HAND)


class Decoy(Step):
    """May drop a Thug into play; then the targeting goes to a Thug there, if it can be the target; else it is off."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Put a Thug from your hand into play here?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(st.hands[run.seat]) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [PASS, *HandCards(0, THUG).of(st, run.seat)]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            join(st, action & ARGUMENT, run.seat, run.place)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Redirect(Step):
    """The opponent picks a Thug there as the new target."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which Thug is the target instead?")

    def who(self, st: FiveSails, run: Run) -> int:
        return run.regs[EV_C] & 7

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Chars(MINE, HERE, THUG).find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        thug = action & ARGUMENT
        mine = run.regs[EV_A]
        serial = run.regs[EV_B]
        done = False
        d = st.duel
        if run.regs[EV_C] & 64 and d[D_FIGHTER + 1] == mine:
            d[D_FIGHTER + 1] = thug
            done = True
        for k in range(len(st.stack)):
            frame = st.stack[k]
            if isinstance(frame, Run) and frame.serial == serial:
                step = ABILITIES[frame.ability].program[frame.pc - 1]
                for reg in (T1, T2):
                    if (frame.regs[reg] == mine and isinstance(step, Choose)) and (
                        A_CARD + thug in step.select.find(st, frame)
                    ):
                        st.stack[k] = frame.put(reg, thug)
                        done = True
        if not done:
            drop(st, serial)
        st.stack.append(run.put(T1, thug if done else -1).next())

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.choices(st, run)
        if found:
            self.chosen(st, run, found[0])
        else:
            st.stack.append(run.put(T1, -1).next())


class CanCopy(Cond):
    """The Sorcerer ability was this character's, or targeted somebody here, and can be used again by it."""

    __slots__ = ()

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if run.actor < 0 or run.regs[EV_B] < 0 or not st.in_play(run.actor):
            return False
        ability = ABILITIES[run.regs[EV_B] // 1024]
        if not ability.copyable or ability is ABILITIES[run.ability]:
            return False
        serial = run.regs[EV_C] // 8
        concerned = run.regs[EV_A] == run.actor
        for mark in st.marks:
            if mark.what == M_AIMED and mark.number == serial and st.in_play(mark.card):
                concerned = concerned or st.place[mark.card] == st.place[run.actor]
        return concerned and can_act(st, run.seat, run.card, ability, run.actor, NO_REGS, COPY)


class CopyAbility(Step):
    """Use the ability of the moment, or the chosen one, again, as its performer (FIV-SELF-3)."""

    __slots__ = ("chosen_",)
    chosen_: bool

    def __init__(self, chosen: bool) -> None:
        super().__init__()
        self.chosen_ = chosen

    def act(self, st: FiveSails, run: Run) -> None:
        ability = ABILITIES[run.regs[NUM] if self.chosen_ else run.regs[EV_B] // 1024]
        if can_act(st, run.seat, run.card, ability, run.actor, NO_REGS, COPY):
            begin(st, run.seat, run.card, ability, run.actor, NO_REGS, COPY)


class PickTrick(Step):
    """Choose a Technique of the foe or of its attachments."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which Technique do you copy?")

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
                if ability.kind == TECHNIQUE and can_act(st, run.seat, run.card, ability, fighter, NO_REGS, COPY):
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
