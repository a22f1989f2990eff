"""The vocabulary: what abilities cost, choose and do. A card's ability is a list of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import Cancelled, Named, Revealed, Sunk
from ..rules.drama import equip_bearers, parley_gain, parleyers, recruit_price
from ..rules.duel import (
    L_ANSWER,
    L_END,
    RISK_BIT,
    SORCERY_BIT,
    end_challenge,
    issue,
    turn_up,
)
from ..rules.procedures import (
    P_OK,
    Arrive,
    add_renown,
    adjacent_places,
    can_be_moved,
    claim,
    deal_city,
    destroy,
    destroy_gear,
    discard_street,
    draw,
    engage,
    equip,
    equip_price,
    gain,
    go_home,
    heal,
    join,
    lose_renown,
    marked,
    move,
    move_renown,
    pressure,
    ready,
    spend,
    steal,
    take,
    unclaim,
    wound,
)
from ..rules.stats import num, stat, value
from ..rules.use import (
    A_CARD,
    A_KIND,
    A_NUMBER,
    A_PLACE,
    ARGUMENT,
    EV_A,
    EV_B,
    EV_C,
    EXTRA,
    FREE,
    LOC,
    NUM,
    PASS,
    T1,
    T2,
    Pay,
    affordable,
    discard_from_hand,
    drop,
    later,
    now,
)
from ..state import (
    ALL,
    CITY_PLACES,
    D_CARD,
    D_FIGHTER,
    D_FLAGS,
    D_LETHAL,
    D_MOD,
    D_NEXT,
    D_ON,
    D_POOL,
    D_SEAT,
    HAND,
    HOME,
    M_AIMED,
    M_NAMED,
    M_TIRED,
    PLAY,
    UNTIL_DAY,
    FiveSails,
    Later,
    Mark,
)
from .model import (
    ABILITIES,
    ABILITY_SHOWN,
    CARD_USED,
    DASH,
    DEFS,
    INFLUENCE,
    MANEUVER,
    RISK,
    RISK_SHOWN,
    SLIPS_AWAY,
    SORCERER,
    SORCERY,
    STYLE_SHOWN,
    TARGETED,
    TECHNIQUE,
    TIRELESS,
    UNBLED,
    Cond,
    Step,
)
from .pick import (
    ACTOR,
    FOE,
    TARGET,
    HandCards,
    Select,
    Shown,
    ref,
)

if TYPE_CHECKING:
    from ..rules.use import Run

PLACE: Final = EXTRA  # the register of a chosen place


# ---------------------------------------------------------------------- asking


class Choose(Step):
    """Choose one of a selection into a register. `aim`: it is targeted, which others can answer (FIV-C-49)."""

    __slots__ = ("select", "reg", "aim", "may", "by")
    select: Select
    reg: int
    aim: bool
    may: bool
    by: int  # 0: the user; otherwise a reference to the card whose controller chooses

    def __init__(
        self, select: Select, why: str, reg: int = T1, aim: bool = True, may: bool = False, by: int = 0
    ) -> None:
        super().__init__(why)
        self.select = select
        self.reg = reg
        self.aim = aim
        self.may = may
        self.by = by

    def can(self, st: FiveSails, run: Run) -> bool:
        return self.may or self.select.some(st, run)

    def who(self, st: FiveSails, run: Run) -> int:
        return chooser(st, run, self.by)

    def asks(self, st: FiveSails, run: Run) -> bool:
        count = len(self.select.find(st, run))
        return count > 1 or (self.may and count > 0) or (count > 0 and isinstance(self.select, HandCards | Shown))

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found = self.select.find(st, run)
        if self.may:
            found.insert(0, PASS)
        return found

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            st.stack.append(run.put(self.reg, -1).next())
            return
        i = action & ARGUMENT
        st.stack.append(run.put(self.reg, i).next())
        if self.aim and action & ~ARGUMENT == A_CARD:
            aim_at(st, run, i)

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.select.find(st, run)
        self.chosen(st, run, found[0] if found and not self.may else PASS)


def chooser(st: FiveSails, run: Run, by: int) -> int:
    """Whoever decides: the user, the adversary, or the controller of a card."""
    if by == FOE:
        side = st.side_of(run.seat)
        return st.duel[D_SEAT + 1 - side] if side >= 0 else run.seat
    if by:
        i = ref(st, run, by)
        return st.ctrl[i] if i >= 0 and st.ctrl[i] >= 0 else run.seat
    return run.seat


def aim_at(st: FiveSails, run: Run, i: int) -> None:
    ability = ABILITIES[run.ability]
    bits = run.seat
    if run.card >= 0 and DEFS[st.kind[run.card]].kind == RISK:
        bits |= RISK_BIT
        if DEFS[st.kind[run.card]].mask & SORCERY:
            bits |= SORCERY_BIT
    if ability.qualifier & SORCERER:
        bits |= SORCERY_BIT
        st.marks.append(Mark(M_AIMED, i, run.serial, run.seat, UNTIL_DAY, 0))
    now(st, TARGETED, i, run.serial, bits)


class Branch(Step):
    """Goes on after the next `skip` steps unless a condition holds. Made by If."""

    __slots__ = ("cond", "skip")
    cond: Cond
    skip: int

    def __init__(self, cond: Cond, skip: int) -> None:
        super().__init__()
        self.cond = cond
        self.skip = skip

    def do(self, st: FiveSails, run: Run) -> None:
        ok = self.cond.holds(st, run, run.actor)
        st.stack.append(run.next() if ok else run.at(run.pc + 1 + self.skip))


class Jump(Step):
    __slots__ = ("skip",)
    skip: int

    def __init__(self, skip: int) -> None:
        super().__init__()
        self.skip = skip

    def do(self, st: FiveSails, run: Run) -> None:
        st.stack.append(run.at(run.pc + 1 + self.skip))


class Stop(Step):
    __slots__ = ()

    def do(self, st: FiveSails, run: Run) -> None:
        pass


def spread(steps: list[Step]) -> list[Step]:
    out: list[Step] = []
    for step in steps:
        out += step.parts()
    return out


class If(Step):
    """Steps under a condition."""

    __slots__ = ("cond", "then", "other")
    cond: Cond
    then: list[Step]
    other: list[Step]

    def __init__(self, cond: Cond, then: list[Step], other: list[Step] | None = None) -> None:
        super().__init__()
        self.cond = cond
        self.then = then
        self.other = other if other is not None else []

    def parts(self) -> list[Step]:
        then = spread(self.then)
        other = spread(self.other)
        if not other:
            return [Branch(self.cond, len(then)), *then]
        return [Branch(self.cond, len(then) + 1), *then, Jump(len(other)), *other]


class Fork(Step):
    """Asks which of several ways to go. Made by Either."""

    __slots__ = ("ways", "conds", "skips", "by")
    ways: list[str]
    conds: list[Cond | None]
    skips: list[int]
    by: int

    def __init__(self, why: str, ways: list[str], conds: list[Cond | None], skips: list[int], by: int) -> None:
        super().__init__(why)
        self.ways = ways
        self.conds = conds
        self.skips = skips
        self.by = by

    def who(self, st: FiveSails, run: Run) -> int:
        return chooser(st, run, self.by)

    def open(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for k in range(len(self.ways)):
            cond = self.conds[k]
            if cond is None or cond.holds(st, run, run.actor):
                found.append(k)
        return found

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.open(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [A_NUMBER + k for k in self.open(st, run)]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.at(run.pc + 1 + self.skips[action & ARGUMENT if action != PASS else 0]))

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.open(st, run)
        if found:
            self.chosen(st, run, A_NUMBER + found[0])


class Either(Step):
    """One of several ways, each with words, steps and perhaps a condition. `by`: whose controller decides."""

    __slots__ = ("ways", "steps", "conds", "by")
    ways: list[str]
    steps: list[list[Step]]
    conds: list[Cond | None]
    by: int

    def __init__(
        self,
        why: str,
        ways: list[str],
        steps: list[list[Step]],
        conds: list[Cond | None] | None = None,
        by: int = 0,
    ) -> None:
        super().__init__(why)
        self.ways = ways
        self.steps = steps
        self.conds = conds if conds is not None else [None] * len(ways)
        self.by = by

    def parts(self) -> list[Step]:
        bodies = [spread(steps) for steps in self.steps]
        total = sum([len(body) + 1 for body in bodies])
        skips: list[int] = []
        out: list[Step] = []
        for body in bodies:
            skips.append(len(out))
            out += body
            out.append(Jump(total - len(out) - 1))
        return [Fork(self.why, self.ways, self.conds, skips, self.by), *out]


def may(why: str, steps: list[Step], cond: Cond | None = None, by: int = 0) -> Either:
    """Steps that somebody may let be."""
    return Either(why, ["no", "yes"], [[], steps], [None, cond], by)


class PutOff(Step):
    """The next steps come later: when this round ends, or after its wounds, or in the foe's next round."""

    __slots__ = ("when", "foe", "skip")
    when: int
    foe: bool
    skip: int

    def __init__(self, when: int, foe: bool, skip: int) -> None:
        super().__init__()
        self.when = when
        self.foe = foe
        self.skip = skip

    def do(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0:
            st.later.append(Later(self.when, 1 - side if self.foe else side, 0, run.next()))
        st.stack.append(run.at(run.pc + 1 + self.skip))


class Afterwards(Step):
    """Steps put off to a moment of the duel. At a challenge there is no round, so they come with the first one."""

    __slots__ = ("when", "foe", "steps")
    when: int
    foe: bool
    steps: list[Step]

    def __init__(self, when: int, steps: list[Step], foe: bool = False) -> None:
        super().__init__()
        self.when = when
        self.foe = foe
        self.steps = steps

    def parts(self) -> list[Step]:
        body = [*spread(self.steps), Stop()]
        return [PutOff(self.when, self.foe, len(body)), *body]


def at_round_end(*steps: Step) -> Afterwards:
    return Afterwards(L_END, list(steps))


# ---------------------------------------------------------------------- announcing and paying


class Announce(Step):
    """Costs are paid; now others may answer the announcement. A Technique of a challenge waits for the answer."""

    __slots__ = ()

    def do(self, st: FiveSails, run: Run) -> None:
        ability = ABILITIES[run.ability]
        on = st.duel[D_ON]
        if ability.kind == TECHNIQUE and on == 1:
            st.later.append(Later(L_ANSWER, 0, 0, run.next()))
            return
        st.stack.append(run.next())
        if run.card < 0:
            return
        if on == 2 and ability.kind in (TECHNIQUE, MANEUVER):
            now(st, STYLE_SHOWN, run.card, run.serial, run.seat * 2 + (1 if ability.kind == MANEUVER else 0))
        if DEFS[st.kind[run.card]].kind == RISK and st.zone[run.card] != PLAY:
            now(st, RISK_SHOWN, run.card, run.serial, run.seat)
        now(st, ABILITY_SHOWN, run.card, run.serial, run.seat)


class Price(Step):
    """The wealth cost of a risk: printed, less or more by its own passives (FIV-COST)."""

    __slots__ = ()

    def is_price(self) -> bool:
        return True

    def amount(self, st: FiveSails, run: Run) -> int:
        card = DEFS[ABILITIES[run.ability].owner]
        cost = card.cost
        for passive in card.passives:
            cost += passive.price(st, run)
        return cost if cost > 0 else 0

    def can(self, st: FiveSails, run: Run) -> bool:
        if run.flags & FREE:
            return True
        return affordable(st, run.seat, self.amount(st, run), run.card, st.zone[run.card] == HAND)

    def act(self, st: FiveSails, run: Run) -> None:
        if run.flags & FREE:
            return
        amount = self.amount(st, run)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.card, amount))


class EngageCost(Step):
    """Engage a card that is en garde (FIV-STATE-3)."""

    __slots__ = ("what",)
    what: int

    def __init__(self, what: int = ACTOR) -> None:
        super().__init__()
        self.what = what

    def can(self, st: FiveSails, run: Run) -> bool:
        i = ref(st, run, self.what)
        return st.in_play(i) and not st.engaged[i]

    def act(self, st: FiveSails, run: Run) -> None:
        engage(st, ref(st, run, self.what))


class DuelistCost(Step):
    """Engage the challenger; some may challenge once a Day although engaged."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        i = run.actor
        return not st.engaged[i] or (DEFS[st.kind[i]].keys & TIRELESS != 0 and not marked(st, M_TIRED, i))

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.actor
        if st.engaged[i]:
            st.marks.append(Mark(M_TIRED, i, 0, run.seat, UNTIL_DAY, 0))
        engage(st, i)


class LeaveCost(Step):
    """FIV-MOVE-1: engage the mover unless it is at Home; some may discard a card instead."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        return not st.engaged[run.actor]

    def slips(self, st: FiveSails, run: Run) -> bool:
        i = run.actor
        return st.place[i] < CITY_PLACES and DEFS[st.kind[i]].keys & SLIPS_AWAY != 0 and len(st.hands[run.seat]) > 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return self.slips(st, run)

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [PASS, *HandCards().of(st, run.seat)]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            engage(st, run.actor)
        else:
            discard_from_hand(st, run.seat, action & ARGUMENT, -1)

    def act(self, st: FiveSails, run: Run) -> None:
        if st.place[run.actor] < CITY_PLACES:
            engage(st, run.actor)


class WoundCost(Step):
    """The actor takes a wound; some do not bleed by their own sorcery, and it counts as paid (FIV-REPLACE-2)."""

    __slots__ = ("unless",)
    unless: int  # traits of actors that need not

    def __init__(self, unless: int = 0) -> None:
        super().__init__()
        self.unless = unless

    def can(self, st: FiveSails, run: Run) -> bool:
        return st.in_play(run.actor)

    def act(self, st: FiveSails, run: Run) -> None:
        if not DEFS[st.kind[run.actor]].mask & self.unless:
            hurt(st, run, run.actor, 1)


def hurt(st: FiveSails, run: Run, i: int, count: int) -> None:
    """A wound by an ability; a sorcerer's own sorcery spares some."""
    if i >= 0 and i == run.actor and DEFS[st.kind[i]].keys & UNBLED:
        sorcery = run.card >= 0 and DEFS[st.kind[run.card]].mask & SORCERY
        if sorcery or ABILITIES[run.ability].qualifier & SORCERER:
            return
    if i >= 0 and wound(st, i, count):
        first_blood(st, run, i)


def first_blood(st: FiveSails, run: Run, i: int) -> None:
    """A fighter's own ability has wounded the other: that counts where the first to do so takes Renown."""
    d = st.duel
    for side in range(2):
        if d[D_ON] and d[D_FIGHTER + side] == i and d[D_FIGHTER + 1 - side] == run.actor:
            steal(st, d[D_SEAT + 1 - side], d[D_SEAT + side])


class DestroyCost(Step):
    """Destroy a card of yours: the actor, or this one."""

    __slots__ = ("what",)
    what: int

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def can(self, st: FiveSails, run: Run) -> bool:
        i = ref(st, run, self.what)
        return st.in_play(i) and not DEFS[st.kind[i]].mask & 1

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.what)
        if st.on[i] >= 0:
            destroy_gear(st, i)
        else:
            destroy(st, i)


class DiscardCost(Step):
    """Discard hand cards, one after the other."""

    __slots__ = ("count", "kinds", "mask")
    count: int
    kinds: int
    mask: int

    def __init__(self, count: int = 1, kinds: int = 0, mask: int = 0) -> None:
        super().__init__("Discard which card?")
        self.count = count
        self.kinds = kinds
        self.mask = mask

    def parts(self) -> list[Step]:
        return [DiscardCost(self.count - k, self.kinds, self.mask) for k in range(self.count)]

    def can(self, st: FiveSails, run: Run) -> bool:
        held = st.hands[run.seat]
        count = len(held) - (1 if run.card in held else 0)
        if self.kinds or self.mask:
            return len(HandCards(self.kinds, self.mask).of(st, run.seat)) > 0
        return count >= self.count

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return HandCards(self.kinds, self.mask).of(st, run.seat)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return  # it cannot be paid any more: the ability fails (FIV-COST-9)
        st.stack.append(run.next())
        discard_from_hand(st, run.seat, action & ARGUMENT, -1)


class DiscardHand(Step):
    """Discard the whole hand."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for i in st.hands[run.seat][:]:
            discard_from_hand(st, run.seat, i, -1)


class SpendRenown(Step):
    """FIV-COST-7."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def can(self, st: FiveSails, run: Run) -> bool:
        return st.renown[run.seat] >= self.count

    def act(self, st: FiveSails, run: Run) -> None:
        spend(st, run.seat, self.count)


class ValueCost(Step):
    """Lower a value of your combat card by 1; it must be at least 1 (FIV-C-105)."""

    __slots__ = ("which",)
    which: int

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def can(self, st: FiveSails, run: Run) -> bool:
        side = st.side_of(run.seat)
        return st.duel[D_ON] == 2 and side >= 0 and st.duel[D_CARD] >= 0 and value(st, side, self.which) >= 1

    def act(self, st: FiveSails, run: Run) -> None:
        st.duel[D_MOD + self.which] -= 1


# ---------------------------------------------------------------------- characters


class Hurt(Step):
    """Wound a character."""

    __slots__ = ("who_", "count")
    who_: int
    count: int

    def __init__(self, who: int = TARGET, count: int = 1) -> None:
        super().__init__()
        self.who_ = who
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        hurt(st, run, ref(st, run, self.who_), self.count)


class Each(Step):
    """Wound, engage or send Home every character of a selection, all at once."""

    __slots__ = ("verb", "select")
    verb: int
    select: Select

    def __init__(self, verb: int, select: Select) -> None:
        super().__init__()
        self.verb = verb
        self.select = select

    def act(self, st: FiveSails, run: Run) -> None:
        for action in self.select.find(st, run):
            i = action & ARGUMENT
            if self.verb == WOUND_THEM:
                wound(st, i, 1)
            elif self.verb == ENGAGE_THEM:
                engage(st, i)
            else:
                go_home(st, i, run.seat, False)


WOUND_THEM: Final = 0
ENGAGE_THEM: Final = 1
SEND_THEM_HOME: Final = 2


class Heal(Step):
    __slots__ = ("who_", "count")
    who_: int
    count: int

    def __init__(self, who: int = TARGET, count: int = 1) -> None:
        super().__init__()
        self.who_ = who
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if i >= 0:
            heal(st, i, self.count)


class Engage(Step):
    __slots__ = ("who_",)
    who_: int

    def __init__(self, who: int = TARGET) -> None:
        super().__init__()
        self.who_ = who

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if i >= 0:
            engage(st, i)


class EnGarde(Step):
    __slots__ = ("who_",)
    who_: int

    def __init__(self, who: int = TARGET) -> None:
        super().__init__()
        self.who_ = who

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if i >= 0:
            ready(st, i)


class Destroy(Step):
    """Destroy a character or an attachment."""

    __slots__ = ("what",)
    what: int

    def __init__(self, what: int = TARGET) -> None:
        super().__init__()
        self.what = what

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.what)
        if st.in_play(i):
            if st.on[i] >= 0:
                destroy_gear(st, i)
            else:
                destroy(st, i)


class GoHome(Step):
    __slots__ = ("who_", "tired")
    who_: int
    tired: bool

    def __init__(self, who: int = TARGET, tired: bool = False) -> None:
        super().__init__()
        self.who_ = who
        self.tired = tired

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if i >= 0:
            go_home(st, i, run.seat, self.tired)


class MoveTo(Step):
    """Move a character: to the chosen place, to the place of the ability, or to where another card is."""

    __slots__ = ("who_", "to")
    who_: int
    to: int  # a reference, TO_PLACE or TO_HERE

    def __init__(self, who: int = TARGET, to: int = -1) -> None:
        super().__init__()
        self.who_ = who
        self.to = to

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if self.to == TO_PLACE:
            place = run.regs[PLACE]
        elif self.to == TO_HERE:
            place = run.place
        elif self.to == TO_EVENT:
            place = run.regs[EV_C]
        else:
            other = ref(st, run, self.to)
            place = st.place[other] if other >= 0 else -1
        if i >= 0 and place >= 0 and st.in_play(i):
            move(st, i, place, run.seat, False)


TO_PLACE: Final = -1
TO_HERE: Final = -2
TO_EVENT: Final = -3


class CanMove(Cond):
    """The user's ability can move the card in question; `here`: to where the ability is used, where it is not yet."""

    __slots__ = ("here",)
    here: bool

    def __init__(self, here: bool = False) -> None:
        self.here = here

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        if not can_be_moved(st, card, run.seat):
            return False
        if not self.here:
            return True
        return st.place[card] != run.place and (run.place < HOME or run.place == HOME + st.ctrl[card])  # FIV-MAP-6


class MoveAt(Step):
    """Move a character to the place in a register."""

    __slots__ = ("who_", "reg")
    who_: int
    reg: int

    def __init__(self, who: int, reg: int) -> None:
        super().__init__()
        self.who_ = who
        self.reg = reg

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.who_)
        if i >= 0 and run.get(self.reg) >= 0:
            move(st, i, run.get(self.reg), run.seat, False)


class WalkTo(Select):
    """Where the actor may go by the Move Action (FIV-MOVE-1)."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        return [A_PLACE + place for place in adjacent_places(st, run.actor)]


# ---------------------------------------------------------------------- Renown, control, pressure


class Renown(Step):
    """Add Renown to a location: a named one, or the chosen one, or the one of the ability."""

    __slots__ = ("place", "count")
    place: int
    count: int

    def __init__(self, place: int = -1, count: int = 1) -> None:
        super().__init__()
        self.place = place
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        place = self.place
        if place == TO_PLACE:
            place = run.regs[PLACE]
        elif place == TO_HERE:
            place = run.place
        elif place == TO_EVENT:
            place = run.regs[EV_A]
        if 0 <= place < CITY_PLACES:
            add_renown(st, place, self.count, run.seat)


class RenownAt(Step):
    """Add 1 Renown to the place in a register."""

    __slots__ = ("reg",)
    reg: int

    def __init__(self, reg: int) -> None:
        super().__init__()
        self.reg = reg

    def act(self, st: FiveSails, run: Run) -> None:
        if 0 <= run.get(self.reg) < CITY_PLACES:
            add_renown(st, run.get(self.reg), 1, run.seat)


class TakeRenown(Step):
    """Remove 1 Renown from the place of the moment."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        lose_renown(st, run.regs[EV_A], 1)


class Here(Step):
    """From here on "this location" is where a card stands now, or the place in a register."""

    __slots__ = ("what", "reg")
    what: int
    reg: int

    def __init__(self, what: int = ACTOR, reg: int = -1) -> None:
        super().__init__()
        self.what = what
        self.reg = reg

    def do(self, st: FiveSails, run: Run) -> None:
        place = run.get(self.reg) if self.reg >= 0 else st.place[ref(st, run, self.what)]
        st.stack.append(run.put(LOC, place if place >= 0 else run.place).next())


class Let(Step):
    """Put a card into a register."""

    __slots__ = ("reg", "what")
    reg: int
    what: int

    def __init__(self, reg: int, what: int) -> None:
        super().__init__()
        self.reg = reg
        self.what = what

    def do(self, st: FiveSails, run: Run) -> None:
        st.stack.append(run.put(self.reg, ref(st, run, self.what)).next())


class NextOpponent(Step):
    """Put the so-many-th opponent, clockwise, into T2; -1 when there are not so many."""

    __slots__ = ("number",)
    number: int

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def do(self, st: FiveSails, run: Run) -> None:
        seats = [p for p in [(run.seat + k) % st.seats for k in range(1, st.seats)] if not st.out[p]]
        seat = seats[self.number - 1] if self.number <= len(seats) else -1
        st.stack.append(run.put(T2, seat).next())


class Again(Step):
    """Back to the effects, leaving out the first few steps of them."""

    __slots__ = ("skip",)
    skip: int

    def __init__(self, skip: int) -> None:
        super().__init__()
        self.skip = skip

    def do(self, st: FiveSails, run: Run) -> None:
        st.stack.append(run.at(ABILITIES[run.ability].start + self.skip))


class MoveRenown(Step):
    """Move 1 Renown between two places that stand in registers (or the ability's own place)."""

    __slots__ = ("start", "to")
    start: int
    to: int

    def __init__(self, start: int = PLACE, to: int = LOC) -> None:
        super().__init__()
        self.start = start
        self.to = to

    def act(self, st: FiveSails, run: Run) -> None:
        start = run.get(self.start)
        to = run.get(self.to)
        if 0 <= start < CITY_PLACES and 0 <= to < CITY_PLACES:
            move_renown(st, start, to, run.seat)


class Gain(Step):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        gain(st, run.seat, self.count)


class Claim(Step):
    """Claim the location of the ability, or the chosen one."""

    __slots__ = ("reg",)
    reg: int

    def __init__(self, reg: int = LOC) -> None:
        super().__init__()
        self.reg = reg

    def act(self, st: FiveSails, run: Run) -> None:
        place = run.get(self.reg)
        if 0 <= place < CITY_PLACES:
            claim(st, run.seat, place)


class Unclaim(Step):
    """A location becomes uncontrolled."""

    __slots__ = ("reg",)
    reg: int

    def __init__(self, reg: int = LOC) -> None:
        super().__init__()
        self.reg = reg

    def act(self, st: FiveSails, run: Run) -> None:
        place = run.get(self.reg)
        if 0 <= place < CITY_PLACES:
            unclaim(st, place)


class Pressure(Step):
    """Pressure a location with a stat. `swing`: a target's value counts for the user."""

    __slots__ = ("stat", "ties", "no_mercs", "reg", "swing")
    stat: int
    ties: bool
    no_mercs: bool
    reg: int
    swing: bool

    def __init__(
        self, stat: int = INFLUENCE, ties: bool = False, no_mercs: bool = False, reg: int = LOC, swing: bool = False
    ) -> None:
        super().__init__()
        self.stat = stat
        self.ties = ties
        self.no_mercs = no_mercs
        self.reg = reg
        self.swing = swing

    def can(self, st: FiveSails, run: Run) -> bool:
        """FIV-DASH-2: nobody presses with a dash."""
        return run.actor < 0 or stat(st, run.actor, self.stat) != DASH

    def act(self, st: FiveSails, run: Run) -> None:
        place = run.get(self.reg)
        if 0 <= place < CITY_PLACES:
            swing = run.regs[T1] if self.swing else -1
            bonus = run.regs[NUM]
            pressure(st, run.seat, place, self.stat, run.actor, self.ties, self.no_mercs, bonus, swing)
        else:
            st.press[P_OK] = 0


class FailPressure(Step):
    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        st.press[P_OK] = 0


# ---------------------------------------------------------------------- cards


class Draw(Step):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        draw(st, run.seat, self.count)


class MakeDiscard(Step):
    """A player discards a hand card of their choice: the foe's player, or the seat in a register."""

    __slots__ = ("reg",)
    reg: int  # -1: the foe's player

    def __init__(self, reg: int = -1) -> None:
        super().__init__("Discard which card?")
        self.reg = reg

    def who(self, st: FiveSails, run: Run) -> int:
        if self.reg >= 0:
            return run.get(self.reg)
        foe = ref(st, run, FOE)
        side = st.side_of(run.seat)
        return st.duel[D_SEAT + 1 - side] if side >= 0 and foe >= 0 else run.seat

    def asks(self, st: FiveSails, run: Run) -> bool:
        seat = self.who(st, run)
        return seat >= 0 and len(st.hands[seat]) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return HandCards().of(st, self.who(st, run))

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            discard_from_hand(st, self.who(st, run), action & ARGUMENT, run.seat)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class ToHand(Step):
    """A chosen card, open to all, goes to its owner's hand."""

    __slots__ = ("reg", "secret_")
    reg: int
    secret_: bool

    def __init__(self, reg: int = T1, secret: bool = False) -> None:
        super().__init__()
        self.reg = reg
        self.secret_ = secret

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.get(self.reg)
        if i >= 0:
            take(st, i, not self.secret_)


class Reveal(Step):
    """Turn up cards from the top of the user's deck, or the City's: so many, or as many as the actor's stat."""

    __slots__ = ("count", "stat", "city")
    count: int
    stat: int
    city: bool

    def __init__(self, count: int, stat: int = -1, city: bool = False) -> None:
        super().__init__()
        self.count = count
        self.stat = stat
        self.city = city

    def act(self, st: FiveSails, run: Run) -> None:
        count = self.count
        if self.stat >= 0:
            count = num(st, run.actor, self.stat)
        turn_up(st, run.seat, -1 if self.city else run.seat, count, ALL)


class RevealUntil(Step):
    """Turn up City cards until one of a kind appears; it is put into T1 (FIV-C-14)."""

    __slots__ = ("kinds",)
    kinds: int

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def do(self, st: FiveSails, run: Run) -> None:
        found = -1
        while found < 0:
            shown = turn_up(st, run.seat, -1, 1, ALL)
            if not shown:
                break
            if self.kinds >> DEFS[st.kind[shown[0]]].kind & 1:
                found = shown[0]
        st.stack.append(run.put(T1, found).next())


class SinkRest(Step):
    """Everything that still lies aside goes under the deck it came from, in random order."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        rest = [action & ARGUMENT for action in Shown().find(st, run)]
        if rest:
            if st.events is not None:
                st.tell(Sunk(st.owner[rest[0]], len(rest)))
            st.to_bottom(rest, 0)


class Search(Step):
    """Search the deck for a card with these traits, show it, take it, shuffle (FIV-C-60)."""

    __slots__ = ("mask",)
    mask: int

    def __init__(self, mask: int) -> None:
        super().__init__("Which card do you take from your deck?")
        self.mask = mask

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(st.decks[run.seat]) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for i in st.decks[run.seat]:
            code = A_KIND + st.kind[i]
            if DEFS[st.kind[i]].mask & self.mask == self.mask and code not in found:
                found.append(code)
        found.sort()
        return [PASS, *found]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            i = min([c for c in st.decks[run.seat] if st.kind[c] == action & ARGUMENT])
            if st.events is not None:
                st.tell(Revealed(run.seat, run.seat, (DEFS[st.kind[i]].id,)))
            take(st, i, True)
        st.shuffle_deck(run.seat)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class DealCity(Step):
    """Deal a City card to a location, or to every one."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int = -1) -> None:
        super().__init__()
        self.place = place

    def act(self, st: FiveSails, run: Run) -> None:
        if self.place >= 0:
            deal_city(st, self.place)
            return
        for place in range(st.first_place(), st.last_place() + 1):
            deal_city(st, place)


class ClearStreet(Step):
    """Discard the City cards: at the chosen place, or everywhere."""

    __slots__ = ("everywhere",)
    everywhere: bool

    def __init__(self, everywhere: bool = False) -> None:
        super().__init__()
        self.everywhere = everywhere

    def act(self, st: FiveSails, run: Run) -> None:
        for place in range(CITY_PLACES):
            if self.everywhere or place == run.regs[PLACE]:
                discard_street(st, place)


class DiscardCity(Step):
    """Discard a City card: a chosen one, or this very event."""

    __slots__ = ("what",)
    what: int

    def __init__(self, what: int = TARGET) -> None:
        super().__init__()
        self.what = what

    def act(self, st: FiveSails, run: Run) -> None:
        i = ref(st, run, self.what)
        if i >= 0 and st.zone[i] == 7:
            st.to_discard(i)


# ---------------------------------------------------------------------- gear and crews


class PayFor(Step):
    """Pay for the attachment in T1 on the bearer in T2; `less`: it costs less there."""

    __slots__ = ("less", "home")
    less: int
    home: int  # costs less only at this place, -1 everywhere

    def __init__(self, less: int = 0, home: int = -1) -> None:
        super().__init__()
        self.less = less
        self.home = home

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        bearer = run.regs[T2]
        if a < 0 or bearer < 0:
            return
        less = self.less if self.home < 0 or st.place[bearer] == self.home else 0
        amount = equip_price(st, run.seat, a, bearer, less)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, a, amount))


class Bearers(Select):
    """Characters that can be equipped with the attachment in T1, costs considered: from hand, or where it lies."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        a = run.regs[T1]
        if a < 0:
            return []
        hand = st.zone[a] == HAND
        return [A_CARD + i for i in equip_bearers(st, run.seat, a, -1 if hand else st.place[a], hand)]


class Equip(Step):
    """Put the attachment in T1 onto the bearer in T2."""

    __slots__ = ("onto",)
    onto: int  # a reference to the bearer; -1: the one in T2

    def __init__(self, onto: int = -1) -> None:
        super().__init__()
        self.onto = onto

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        bearer = run.regs[T2] if self.onto < 0 else ref(st, run, self.onto)
        if a >= 0 and bearer >= 0 and st.in_play(bearer):
            if st.zone[a] == HAND:
                later(st, CARD_USED, a, st.kind[a], run.seat)
            equip(st, run.seat, a, bearer)


class Become(Step):
    """This card becomes an attachment on a character; `theirs`: the bearer's player controls it."""

    __slots__ = ("onto", "theirs")
    onto: int
    theirs: bool

    def __init__(self, onto: int, theirs: bool = False) -> None:
        super().__init__()
        self.onto = onto
        self.theirs = theirs

    def act(self, st: FiveSails, run: Run) -> None:
        bearer = ref(st, run, self.onto)
        if st.in_play(bearer) and run.card >= 0 and st.zone[run.card] != PLAY:
            st.attach(run.card, bearer, st.ctrl[bearer] if self.theirs else run.seat)


class Parley(Step):
    """FIV-PARLEY-1: engage one who parleys, or pay in full; then pay."""

    __slots__ = ()

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        i = run.regs[T1]
        out: list[int] = []
        if affordable(st, run.seat, recruit_price(st, i, -1), i, False):
            out.append(PASS)
        if DEFS[st.kind[i]].negotiable:
            for c in parleyers(st, run.seat, st.place[i]):
                if parley_gain(st, c) > 0 and affordable(st, run.seat, recruit_price(st, i, c), i, False):
                    out.append(A_CARD + c)
        return out

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        i = run.regs[T1]
        parleyer = -1 if action == PASS else action & ARGUMENT
        amount = recruit_price(st, i, parleyer)
        st.stack.append(run.next())
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, i, amount))
        if parleyer >= 0:
            engage(st, parleyer)

    def do(self, st: FiveSails, run: Run) -> None:
        found = self.choices(st, run)
        if found:
            self.chosen(st, run, found[0])


class Join(Step):
    """A character in T1 comes into play: where it lies, at the place of the ability, or at Home."""

    __slots__ = ("home",)
    home: bool

    def __init__(self, home: bool = False) -> None:
        super().__init__()
        self.home = home

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[T1]
        if i < 0:
            return
        place = st.place[i]
        if self.home:
            place = HOME + run.seat
        elif place < 0:
            place = run.place
        if st.zone[i] == HAND:
            later(st, CARD_USED, i, st.kind[i], run.seat)
        join(st, i, run.seat, place if place >= 0 else HOME + run.seat)


class FlatPrice(Step):
    """Pay a flat cost for the character in T1, or its own cost without parley."""

    __slots__ = ("cost",)
    cost: int  # -1: as printed

    def __init__(self, cost: int = -1) -> None:
        super().__init__()
        self.cost = cost

    def amount(self, st: FiveSails, run: Run) -> int:
        return DEFS[st.kind[run.regs[T1]]].cost if self.cost < 0 else self.cost

    def can(self, st: FiveSails, run: Run) -> bool:
        if self.cost < 0 and run.regs[T1] < 0:
            return True
        return affordable(st, run.seat, self.amount(st, run), -1, False)

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[T1]
        amount = self.amount(st, run)
        if i >= 0 and amount > 0:
            st.stack.append(Pay(run.serial, run.seat, i, amount))


# ---------------------------------------------------------------------- challenges and duels


class Challenge(Step):
    """Issue a challenge: by the actor, or another; to whoever is chosen then, or to T1."""

    __slots__ = ("stat", "flags", "by", "aim")
    stat: int
    flags: int
    by: int
    aim: int  # the register of a target chosen before, -1 none

    def __init__(self, stat: int = 0, flags: int = 0, by: int = ACTOR, aim: int = -1) -> None:
        super().__init__()
        self.stat = stat
        self.flags = flags
        self.by = by
        self.aim = aim

    def act(self, st: FiveSails, run: Run) -> None:
        challenger = ref(st, run, self.by)
        target = run.get(self.aim) if self.aim >= 0 else -1
        if challenger >= 0 and st.in_play(challenger) and not (self.aim >= 0 and target < 0):
            issue(st, run.serial, challenger, self.stat, self.flags, target)


class Values(Step):
    """Change the values of this round's combat card; at a challenge only Thrust counts (FIV-C-86)."""

    __slots__ = ("riposte", "parry", "thrust")
    riposte: int
    parry: int
    thrust: int

    def __init__(self, riposte: int = 0, parry: int = 0, thrust: int = 0) -> None:
        super().__init__()
        self.riposte = riposte
        self.parry = parry
        self.thrust = thrust

    def act(self, st: FiveSails, run: Run) -> None:
        add_values(st, self.riposte, self.parry, self.thrust)


def add_values(st: FiveSails, riposte: int, parry: int, thrust: int) -> None:
    st.duel[D_MOD] += riposte
    st.duel[D_MOD + 1] += parry
    st.duel[D_MOD + 2] += thrust


class ThrustPer(Step):
    """+1 Thrust for each character of a selection."""

    __slots__ = ("select",)
    select: Select

    def __init__(self, select: Select) -> None:
        super().__init__()
        self.select = select

    def act(self, st: FiveSails, run: Run) -> None:
        add_values(st, 0, 0, len(self.select.find(st, run)))


class FoeValues(Step):
    """Change the values of the foe's combat card in the foe's next round."""

    __slots__ = ("riposte", "parry", "thrust")
    riposte: int
    parry: int
    thrust: int

    def __init__(self, riposte: int = 0, parry: int = 0, thrust: int = 0) -> None:
        super().__init__()
        self.riposte = riposte
        self.parry = parry
        self.thrust = thrust

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0:
            base = D_NEXT + 3 * (1 - side)
            st.duel[base] += self.riposte
            st.duel[base + 1] += self.parry
            st.duel[base + 2] += self.thrust


class Lethal(Step):
    """FIV-LETHAL-1."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0:
            st.duel[D_LETHAL + side] = 1


class Threaten(Step):
    """Put threat on the foe: threat, not Thrust (FIV-C-104)."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0:
            st.duel[D_POOL + 1 - side] += self.count


class Leave(Step):
    """Leave a mark: until the Day, the duel or a round ends."""

    __slots__ = ("what", "card", "number", "side", "until")
    what: int
    card: int  # a reference, -1 none
    number: int  # a reference + 100, or a plain number
    side: int  # 0 the user's seat, 1 the user's side, 2 the foe's side
    until: int

    def __init__(self, what: int, until: int, card: int = -1, number: int = 0, side: int = 0) -> None:
        super().__init__()
        self.what = what
        self.card = card
        self.number = number
        self.side = side
        self.until = until

    def act(self, st: FiveSails, run: Run) -> None:
        card = ref(st, run, self.card) if self.card >= 0 else -1
        if self.card == IN_PLACE:
            card = run.place
        number = self.number
        if number >= 100:
            number = ref(st, run, number - 100)
        elif number == IN_PLACE:
            number = run.place
        elif number == IN_CHOSEN_PLACE:
            number = run.regs[PLACE]
        elif number == IN_EVENT_B:
            number = run.regs[EV_B]
        seat = run.seat
        if self.side:
            side = st.side_of(run.seat)
            seat = side if self.side == 1 else 1 - side
        st.marks.append(Mark(self.what, card, number, seat, self.until, run.serial))
        if self.what == M_NAMED and st.events is not None:
            st.tell(Named(run.seat, card, DEFS[st.kind[card]].id))


IN_PLACE: Final = -2
IN_CHOSEN_PLACE: Final = -3
IN_EVENT_B: Final = -4


class Cancel(Step):
    """Cancel the ability that the moment was about; its serial is the second number."""

    __slots__ = ("challenge",)
    challenge: bool  # the third number of the moment is the serial: a challenge

    def __init__(self, challenge: bool = False) -> None:
        super().__init__()
        self.challenge = challenge

    def act(self, st: FiveSails, run: Run) -> None:
        serial = run.regs[EV_C] if self.challenge else run.regs[EV_B]
        if st.events is not None and run.regs[EV_A] >= 0:
            st.tell(Cancelled(run.regs[EV_A], DEFS[st.kind[run.regs[EV_A]]].id, False))
        drop(st, serial)
        if st.duel[D_ON] == 1:
            end_challenge(st)


class StopMove(Step):
    """Cancel the movement that the moment was about."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for k in range(len(st.stack) - 1, -1, -1):
            frame = st.stack[k]
            if isinstance(frame, Arrive) and frame.card == run.regs[EV_A]:
                del st.stack[k]
                if st.events is not None:
                    st.tell(Cancelled(frame.card, DEFS[st.kind[frame.card]].id, True))
                return


class DuelFlag(Step):
    """Set a flag of the challenge or duel that is going on."""

    __slots__ = ("flag",)
    flag: int

    def __init__(self, flag: int) -> None:
        super().__init__()
        self.flag = flag

    def act(self, st: FiveSails, run: Run) -> None:
        st.duel[D_FLAGS] |= self.flag
