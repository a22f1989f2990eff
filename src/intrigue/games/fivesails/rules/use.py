"""Using an ability, step by step (FIV-PLAY): announce, pay, choose, resolve; and the windows in which others answer.

Everything unresolved is a frame. `Run` is one use of one ability at one of its steps; `Choosing` asks what that step
asks; `Window` lets the players answer a moment; `Done` closes a use.
"""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from ..cards.model import (
    ABILITIES,
    ACTED,
    ACTION,
    BEARER_ACTS,
    CARD_USED,
    DAILY,
    DEFS,
    DUTIES,
    EVENT,
    FORCED,
    HAND_FACTIONS,
    HAND_REACTIONS,
    ITSELF,
    MADE_DISCARD,
    NEUTRAL,
    NO_THUG_MONEY,
    NOBODY,
    ONE_OF_YOURS,
    PAYING,
    REACTION,
    RISK,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    SORCERY_PLAYED,
    THUG,
    TO_LOCKER_PAID,
    YOUR_FIGHTER,
    YOUR_LEADER,
    Ability,
    Def,
)
from ..events import Declared, Discarded, Paid, Used
from ..state import (
    ALL,
    ASIDE,
    CITY_PLACES,
    D_BASE,
    D_FIGHTER,
    D_ON,
    D_SIDE,
    DISCARD,
    DRAMA,
    HAND,
    HOME,
    LINE,
    PLAY,
    STREET,
    FiveSails,
    Moment,
)
from .stats import traits

# actions: kind << SHIFT | argument
SHIFT: Final = 10
ARGUMENT: Final = (1 << SHIFT) - 1
PASS: Final = 0
YES: Final = 1
GAMBLE: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
GO_HOME: Final = 5
A_CARD: Final = 1 << SHIFT
A_PLACE: Final = 2 << SHIFT
A_SEAT: Final = 3 << SHIFT
A_NUMBER: Final = 4 << SHIFT
A_MOVE: Final = 5 << SHIFT
A_EQUIP: Final = 6 << SHIFT
A_RECRUIT: Final = 7 << SHIFT
A_CHALLENGE: Final = 8 << SHIFT
A_CLAIM: Final = 9 << SHIFT
A_BRUTE: Final = 10 << SHIFT
A_PAY: Final = 11 << SHIFT
A_DRAW: Final = 12 << SHIFT
A_INTERVENE: Final = 13 << SHIFT
A_STAT: Final = 14 << SHIFT
A_KIND: Final = 15 << SHIFT  # a card by its name, where its number would tell something
A_ABILITY: Final = 16 << SHIFT  # + slot << SHIFT + card
LENT: Final = 4  # slots from here on are lent Techniques

# registers of a use
T1: Final = 0
T2: Final = 1
NUM: Final = 2
EV_A: Final = 3
EV_B: Final = 4
EV_C: Final = 5
EXTRA: Final = 6
LOC: Final = 7  # where it is used; kept beside the others, because every actor has another
Regs = tuple[int, ...]
NO_REGS: Final[Regs] = (-1, -1, 0, -1, -1, -1, 0)

# flags of a use
FREE: Final = 1  # no wealth cost
COPY: Final = 2  # copied: its card is not the one that is used
AS_FROM_HAND: Final = 4  # played out of a discard pile
SUNK: Final = 8  # afterwards under its owner's deck
LOCKED: Final = 16  # afterwards to the Locker
CHEAPER: Final = 32  # costs 1 less
FROM_HAND: Final = 64
WAS_READY: Final = 128  # the actor was en garde when it was announced


class Piece(Frame[FiveSails]):
    """Base of our frames: it may belong to one use of an ability, and goes with it when that is cancelled."""

    __slots__ = ()

    def use(self) -> int:
        return -1


class Question(Piece):
    """Somebody is asked. A seat that has left the game answers nothing; where there is nothing to choose, it passes."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        raise NotImplementedError

    def picks(self, st: FiveSails) -> list[int]:
        raise NotImplementedError

    def why(self, st: FiveSails) -> str:
        """The question in words."""
        raise NotImplementedError

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        raise NotImplementedError

    def asks(self, state: FiveSails) -> bool:
        return state.out[self.who(state)] == 0

    def mover(self, state: FiveSails) -> int:
        return self.who(state)

    def options(self, state: FiveSails, seat: int) -> list[int]:
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


class Run(Piece):
    """One use of an ability at one of its steps."""

    __slots__ = ("serial", "seat", "card", "ability", "pc", "actor", "place", "regs", "flags")
    serial: int
    seat: int
    card: int  # -1 for the actions that everybody has
    ability: int
    pc: int
    actor: int
    place: int  # where it is used (FIV-QUAL-5)
    regs: Regs
    flags: int

    def __init__(
        self, serial: int, seat: int, card: int, ability: int, pc: int, actor: int, place: int, regs: Regs, flags: int
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.ability = ability
        self.pc = pc
        self.actor = actor
        self.place = place
        self.regs = regs
        self.flags = flags

    def use(self) -> int:
        return self.serial

    def get(self, reg: int) -> int:
        return self.place if reg == LOC else self.regs[reg]

    def next(self) -> Run:
        return self.at(self.pc + 1)

    def at(self, pc: int) -> Run:
        return Run(self.serial, self.seat, self.card, self.ability, pc, self.actor, self.place, self.regs, self.flags)

    def put(self, reg: int, number: int) -> Run:
        if reg == LOC:
            return self.there(number)
        regs = list(self.regs)
        regs[reg] = number
        kept = tuple(regs)
        return Run(self.serial, self.seat, self.card, self.ability, self.pc, self.actor, self.place, kept, self.flags)

    def there(self, place: int) -> Run:
        return Run(self.serial, self.seat, self.card, self.ability, self.pc, self.actor, place, self.regs, self.flags)

    def acting(self, actor: int) -> Run:
        return Run(self.serial, self.seat, self.card, self.ability, self.pc, actor, self.place, self.regs, self.flags)

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        program = ABILITIES[self.ability].program
        if self.pc >= len(program):
            return
        step = program[self.pc]
        if step.asks(state, self):
            state.stack.append(Choosing(self))
        else:
            step.do(state, self)


class Choosing(Question):
    """A step of an ability asks."""

    __slots__ = ("step",)
    step: Run

    def __init__(self, step: Run) -> None:
        self.step = step

    def use(self) -> int:
        return self.step.serial

    def who(self, st: FiveSails) -> int:
        run = self.step
        return ABILITIES[run.ability].program[run.pc].who(st, run)

    def picks(self, st: FiveSails) -> list[int]:
        run = self.step
        return ABILITIES[run.ability].program[run.pc].choices(st, run)

    def why(self, st: FiveSails) -> str:
        run = self.step
        why = ABILITIES[run.ability].program[run.pc].why
        if run.regs[T1] >= 0:
            why = why.replace("{target}", DEFS[st.kind[run.regs[T1]]].name)
        return f"{DEFS[st.kind[run.card]].name}: {why}" if run.card >= 0 else why

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        run = self.step
        ABILITIES[run.ability].program[run.pc].chosen(st, run, action)

    def sealed(self, state: FiveSails, seat: int) -> bool:
        run = self.step
        return ABILITIES[run.ability].program[run.pc].secret()


class WhoActs(Question):
    """FIV-ACT: the acting character is chosen as the ability is announced."""

    __slots__ = ("seat", "card", "ability", "regs", "flags")
    seat: int
    card: int
    ability: int
    regs: Regs
    flags: int

    def __init__(self, seat: int, card: int, ability: int, regs: Regs, flags: int) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.regs = regs
        self.flags = flags

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        found = actors(st, self.seat, self.card, ABILITIES[self.ability], self.regs, self.flags)
        return [A_CARD + i for i in found]

    def why(self, st: FiveSails) -> str:
        return f"{DEFS[st.kind[self.card]].name}: Who acts?" if self.card >= 0 else "Who acts?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            begin(st, seat, self.card, ABILITIES[self.ability], action & ARGUMENT, self.regs, self.flags)


class Pay(Question):
    """FIV-COST-2: discard hand cards worth exactly the cost (FIV-C-38)."""

    __slots__ = ("serial", "seat", "card", "left")
    serial: int
    seat: int
    card: int  # what is paid for
    left: int

    def __init__(self, serial: int, seat: int, card: int, left: int) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.left = left

    def use(self) -> int:
        return self.serial

    def who(self, st: FiveSails) -> int:
        return self.seat

    def picks(self, st: FiveSails) -> list[int]:
        out: list[int] = []
        no_thugs = no_thug_money(st, self.card)
        bought = self.card
        hand = [i for i in st.hands[self.seat] if i != bought]  # nothing pays for itself
        for k in range(len(hand)):
            if not first_copy(st, hand, k):
                continue
            i = hand[k]
            card = DEFS[st.kind[i]]
            worth = 2 if card.wealth else 1
            if (worth <= self.left and not (no_thugs and card.mask & THUG)) and (
                payable(st, self.seat, self.left - worth, i, bought, no_thugs)
                or (
                    self.left > worth
                    and self.cutter(st) >= 0
                    and payable(st, self.seat, self.left - worth - 1, i, bought, no_thugs)
                )
            ):
                out.append(A_PAY + i)
        code = self.cutter(st)
        if code >= 0 and payable(st, self.seat, self.left - 1, -1, bought, no_thugs):
            out.append(code)
        return out

    def cutter(self, st: FiveSails) -> int:
        return cost_cutter(st, self.seat, self.card)

    def why(self, st: FiveSails) -> str:
        what = f" for {DEFS[st.kind[self.card]].name}" if self.card >= 0 else ""
        return f"Pay {self.left}{what}: discard cards worth exactly that."

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        left = self.left
        if action == PASS:
            drop(st, self.serial)  # FIV-COST-9
            return
        i = action & ARGUMENT
        if action >= A_ABILITY:
            left -= 1
            st.used[i] |= 1 << ((action - A_ABILITY) >> SHIFT)
            if st.events is not None:
                st.tell(Used(seat, i, DEFS[st.kind[i]].id, -1, from_code(st, action).text))
        else:
            card = DEFS[st.kind[i]]
            left -= 2 if card.wealth else 1
            if st.events is not None:
                st.tell(Paid(seat, i, card.id))
            if card.keys & TO_LOCKER_PAID:
                st.to_locker(i)
            else:
                st.to_discard(i)
            later(st, CARD_USED, i, card.number, seat)
        if left > 0:
            st.stack.append(Pay(self.serial, self.seat, self.card, left))


def no_thug_money(st: FiveSails, card: int) -> bool:
    return card >= 0 and DEFS[st.kind[card]].keys & NO_THUG_MONEY != 0


def payable(st: FiveSails, seat: int, amount: int, skip: int, bought: int, no_thugs: bool) -> bool:
    """Whether hand cards, but for two, can add up to exactly this amount: as many twos as fit, ones for the rest."""
    if amount <= 0:
        return amount == 0
    ones = 0
    twos = 0
    kind = st.kind
    for i in st.hands[seat]:
        if i != skip and i != bought:
            card = DEFS[kind[i]]
            if no_thugs and card.mask & THUG:
                continue
            if card.wealth:
                twos += 1
            else:
                ones += 1
    fitting = amount // 2
    return amount - 2 * (twos if twos < fitting else fitting) <= ones


def cost_cutter(st: FiveSails, seat: int, card: int) -> int:
    """An unused Reaction in play that makes a card cost 1 less while it is paid for, as an action; or -1."""
    if st.live >> PAYING & 1 == 0 or card < 0 or DEFS[st.kind[card]].kind <= 1:
        return -1
    for i in st.crew[seat]:
        own = DEFS[st.kind[i]]
        if own.triggers >> PAYING & 1:
            for ability in own.abilities:
                if ability.kind == REACTION and ability.trigger == PAYING and not st.used[i] >> ability.slot & 1:
                    return A_ABILITY + (ability.slot << SHIFT) + i
    return -1


def affordable(st: FiveSails, seat: int, amount: int, card: int, in_hand: bool) -> bool:
    """Whether a seat can pay for a card; one in hand cannot pay for itself."""
    bought = card if in_hand else -1
    no_thugs = no_thug_money(st, card)
    if payable(st, seat, amount, -1, bought, no_thugs):
        return True
    return amount > 0 and cost_cutter(st, seat, card) >= 0 and payable(st, seat, amount - 1, -1, bought, no_thugs)


# ---------------------------------------------------------------------- what can be used


def actors(st: FiveSails, seat: int, card: int, ability: Ability, regs: Regs, flags: int) -> list[int]:
    """The characters that could act for an ability now; [-1] where none is needed; [] when it cannot be used."""
    if ability.actor != ONE_OF_YOURS:
        actor = only_actor(st, seat, card, ability)
        return [actor] if can_act(st, seat, card, ability, actor, regs, flags) else []
    return [i for i in st.crew[seat] if can_act(st, seat, card, ability, i, regs, flags)]


def somebody_can(st: FiveSails, seat: int, card: int, ability: Ability, regs: Regs) -> bool:
    """Whether `actors` would find anybody."""
    if ability.actor != ONE_OF_YOURS:
        return can_act(st, seat, card, ability, only_actor(st, seat, card, ability), regs, 0)
    for i in st.crew[seat]:
        if can_act(st, seat, card, ability, i, regs, 0):
            return True
    return False


def only_actor(st: FiveSails, seat: int, card: int, ability: Ability) -> int:
    """The character that acts where there is no choice, -1 where nobody does, -2 where one is missing."""
    mode = ability.actor
    if mode == ITSELF:
        return card
    if mode == BEARER_ACTS:
        return st.on[card]
    if mode == YOUR_LEADER:
        return st.leaders[seat]
    if mode == YOUR_FIGHTER:
        side = st.side_of(seat)
        fighter = st.duel[D_FIGHTER + side] if side >= 0 else -1
        return fighter if fighter >= 0 else -2
    return -1


def can_act(st: FiveSails, seat: int, card: int, ability: Ability, actor: int, regs: Regs, flags: int) -> bool:
    """Whether the ability can be used by this actor: qualifiers, condition, costs, a first target."""
    if not qualified(st, card, ability, actor):
        return False
    return possible(st, Run(0, seat, card, ability.number, 0, actor, place_of(st, card, actor), regs, flags), ability)


def qualified(st: FiveSails, card: int, ability: Ability, actor: int) -> bool:
    """FIV-QUAL: what an actor must be, and where."""
    if actor < 0:
        return actor == -1
    place = st.place[actor]
    if ability.city and (place >= CITY_PLACES or st.zone[actor] != PLAY):
        return False
    if ability.home and place < HOME:
        return False
    if ability.actor == ONE_OF_YOURS and card >= 0 and st.zone[card] == STREET and st.place[card] != place:
        return False
    return ability.qualifier == 0 or traits(st, actor) & ability.qualifier == ability.qualifier


def place_of(st: FiveSails, card: int, actor: int) -> int:
    """The place where an ability is used: the actor's, or the event's (FIV-QUAL-5)."""
    if actor >= 0:
        return st.place[actor]
    return st.place[card] if card >= 0 and st.zone[card] == STREET else -1


def possible(st: FiveSails, run: Run, ability: Ability) -> bool:
    """Its condition holds, its costs can be paid, and there is a first target."""
    need = ability.need
    if need is not None and not need.holds(st, run, run.actor):
        return False
    for step in ability.costs:
        if not step.can(st, run):
            return False
    return ability.start >= len(ability.program) or ability.program[ability.start].can(st, run)


def spent(st: FiveSails, seat: int, card: int, ability: Ability) -> bool:
    """Whether its limit is reached (FIV-ONCE)."""
    if ability.limit == DAILY:
        if card < 0 or st.zone[card] == HAND or st.zone[card] == LINE:
            return False
        bit = ability.slot * 4 + seat if DEFS[st.kind[card]].kind == EVENT else ability.slot
        return st.used[card] >> bit & 1 != 0
    return False


def usable(st: FiveSails, seat: int, card: int, ability: Ability, regs: Regs) -> bool:
    return not spent(st, seat, card, ability) and somebody_can(st, seat, card, ability, regs)


def announce(st: FiveSails, seat: int, card: int, ability: Ability, regs: Regs, flags: int) -> None:
    """FIV-PLAY-1. Asks who acts where several could."""
    found = actors(st, seat, card, ability, regs, flags)
    if card >= 0 and st.zone[card] == HAND:
        st.show(card, ALL)
    if len(found) > 1:
        st.stack.append(WhoActs(seat, card, ability.number, regs, flags))
    elif found:
        begin(st, seat, card, ability, found[0], regs, flags)


def begin(st: FiveSails, seat: int, card: int, ability: Ability, actor: int, regs: Regs, flags: int) -> None:
    """The ability is announced, by this actor; its first steps are its costs."""
    st.serial += 1
    if card >= 0 and not flags & COPY:
        if st.zone[card] == HAND:
            flags |= FROM_HAND
            st.to_aside(card, ALL)
        elif st.zone[card] == DISCARD:
            st.to_aside(card, ALL)
        elif ability.limit == DAILY and st.zone[card] != LINE:
            bit = ability.slot * 4 + seat if DEFS[st.kind[card]].kind == EVENT else ability.slot
            st.used[card] |= 1 << bit
    if actor >= 0 and not st.engaged[actor]:
        flags |= WAS_READY
    if st.events is not None and card >= 0:
        st.tell(Used(seat, card, DEFS[st.kind[card]].id, actor, ability.text))
    st.stack.append(Done(st.serial, seat, card, ability.number, actor, len(st.pending), flags))
    st.stack.append(Run(st.serial, seat, card, ability.number, 0, actor, place_of(st, card, actor), regs, flags))


class Done(Piece):
    """FIV-PLAY-5: the ability is used; its risk is discarded; what waited for the end of it can be answered."""

    __slots__ = ("serial", "seat", "card", "ability", "actor", "base", "flags")
    serial: int
    seat: int
    card: int
    ability: int
    actor: int
    base: int
    flags: int

    def __init__(self, serial: int, seat: int, card: int, ability: int, actor: int, base: int, flags: int) -> None:
        self.serial = serial
        self.seat = seat
        self.card = card
        self.ability = ability
        self.actor = actor
        self.base = base
        self.flags = flags

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        card = self.card
        ability = ABILITIES[self.ability]
        if card >= 0 and st.zone[card] == ASIDE and not self.flags & COPY:
            if ability.afterwards == 1 or self.flags & LOCKED:
                st.to_locker(card)
            elif self.flags & SUNK:
                st.to_bottom([card], 0)
            else:
                st.to_discard(card)
        if card >= 0 and self.flags & FROM_HAND:
            later(st, CARD_USED, card, st.kind[card], self.seat)
            if DEFS[st.kind[card]].mask & SORCERY:
                tired = self.actor >= 0 and self.flags & WAS_READY and st.engaged[self.actor]
                later(st, SORCERY_PLAYED, card, self.actor if tired else -1, self.seat)
        if ability.qualifier & SORCERER:
            later(
                st,
                SORCERY_DONE,
                self.actor,
                self.ability * 1024 + (card if card >= 0 else 0),
                self.serial * 8 + self.seat,
            )
        if ability.kind == ACTION and st.phase == DRAMA and st.duel[D_ON] == 0 and not self.flags & COPY:
            later(st, ACTED, card, 0, self.seat)
        flush(st, self.base)


def drop(st: FiveSails, serial: int) -> None:
    """Cancelling: whatever a use had queued vanishes, now and for later (FIV-C-41). Its end still comes."""
    kept: list[Frame[Any]] = []
    for frame in st.stack:
        if isinstance(frame, Done) or not isinstance(frame, Piece) or frame.use() != serial:
            kept.append(frame)
    st.stack[:] = kept
    st.marks = [mark for mark in st.marks if mark.serial != serial]
    st.later = [put_off for put_off in st.later if not queued_by(put_off.run, serial)]


def queued_by(frame: Frame[Any], serial: int) -> bool:
    return isinstance(frame, Piece) and frame.use() == serial


# ---------------------------------------------------------------------- moments and windows


def listening(st: FiveSails, what: int) -> bool:
    """Whether anybody could answer such a moment, as far as everyone can tell."""
    if st.live >> what & 1:
        return True
    mask = HAND_FACTIONS[what]
    if mask:
        for p in range(st.seats):
            if (mask >> NEUTRAL & 1 or mask >> st.faction[p] & 1) and st.hands[p] and not st.out[p]:
                return True
    return False


def now(st: FiveSails, what: int, a: int, b: int, c: int) -> None:
    """A moment that is answered at once, before anything else goes on ("when")."""
    if listening(st, what) or st.duel[D_ON] == 2:
        forced = duties(st, what, a, b, c)
        st.stack.append(Window(what, a, b, c, 0, False, forced, False))


def later(st: FiveSails, what: int, a: int, b: int, c: int) -> None:
    """A moment that is answered when the whole ability is over ("after", FIV-REACT-5)."""
    if listening(st, what):
        st.pending.append(Moment(what, a, b, c))


def flush(st: FiveSails, base: int) -> None:
    """Open the windows for what has happened since, the earliest first."""
    waiting = st.pending[base:]
    if not waiting:
        return
    del st.pending[base:]
    waiting.reverse()
    for moment in waiting:
        forced = duties(st, moment.what, moment.a, moment.b, moment.c)
        st.stack.append(Window(moment.what, moment.a, moment.b, moment.c, 0, False, forced, False))


class Flush(Piece):
    """Opens the windows for all that is waiting."""

    __slots__ = ("base",)
    base: int

    def __init__(self, base: int) -> None:
        self.base = base

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        flush(state, self.base)


def sources(st: FiveSails, seat: int, what: int) -> list[int]:
    """A seat's cards on the table that may answer a moment."""
    found: list[int] = []
    kind = st.kind
    if st.live >> what & 1:
        on_the_table(st, seat, what, found)
    if st.duel[D_ON] == 2:
        side = st.side_of(seat)
        if side >= 0 and side == st.duel[D_SIDE]:
            line = st.lines[side]
            for k in range(st.duel[D_BASE], len(line)):
                if DEFS[kind[line[k]]].triggers >> what & 1:
                    found.append(line[k])
    return found


def on_the_table(st: FiveSails, seat: int, what: int, found: list[int]) -> None:
    kind = st.kind
    for i in st.crew[seat]:
        if DEFS[kind[i]].triggers >> what & 1:
            found.append(i)
    for i in st.gear:
        if st.ctrl[i] == seat and DEFS[kind[i]].triggers >> what & 1:
            found.append(i)
    i = st.schemes[seat]
    if i >= 0 and DEFS[kind[i]].triggers >> what & 1:
        found.append(i)
    for cards in st.street:
        for i in cards:
            if DEFS[kind[i]].triggers >> what & 1 and DEFS[kind[i]].kind == EVENT:
                found.append(i)


def code_of(card: int, slot: int) -> int:
    return A_ABILITY + (slot << SHIFT) + card


def ability_of(card: Def, slot: int) -> Ability:
    return card.lent[slot - LENT] if slot >= LENT else card.abilities[slot]


def from_code(st: FiveSails, code: int) -> Ability:
    return ability_of(DEFS[st.kind[code & ARGUMENT]], (code - A_ABILITY) >> SHIFT)


def duties(st: FiveSails, what: int, a: int, b: int, c: int) -> tuple[int, ...]:
    """The forced abilities that answer a moment, as seat << 20 | code."""
    if not DUTIES[what] or (st.live >> what & 1 == 0 and st.duel[D_ON] != 2):
        return ()
    found: list[int] = []
    taken: list[int] = []
    regs: Regs = (-1, -1, 0, a, b, c, 0)
    for seat in st.order():
        for i in sources(st, seat, what):
            if DEFS[st.kind[i]].duties >> what & 1 == 0 or i in taken:
                continue
            for ability in DEFS[st.kind[i]].abilities:
                if ability.kind == FORCED and ability.trigger == what and usable(st, seat, i, ability, regs):
                    found.append(seat << 20 | code_of(i, ability.slot))
                    taken.append(i)
    return tuple(found)


def answers(st: FiveSails, seat: int, what: int, regs: Regs, declared: tuple[int, ...]) -> list[int]:
    """The Reactions on the table that a seat can use now."""
    found: list[int] = []
    for i in sources(st, seat, what):
        for ability in DEFS[st.kind[i]].abilities:
            if ability.kind == REACTION and ability.trigger == what:
                code = code_of(i, ability.slot)
                if (seat << 20 | code) not in declared and usable(st, seat, i, ability, regs):
                    found.append(code)
    return found


def first_copy(st: FiveSails, cards: list[int], k: int) -> bool:
    """Whether no card of the same name lies before the k-th; of two equal cards one is offered."""
    kind = st.kind
    own = kind[cards[k]]
    for j in range(k):
        if kind[cards[j]] == own:
            return False
    return True


def hand_answers(st: FiveSails, seat: int, what: int, regs: Regs, declared: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    seen: list[int] = []
    for i in st.hands[seat]:
        card = DEFS[st.kind[i]]
        if card.triggers >> what & 1 and card.kind == RISK and card.number not in seen:
            for ability in card.abilities:
                if ability.kind == REACTION and ability.trigger == what:
                    code = code_of(i, ability.slot)
                    if (seat << 20 | code) not in declared and usable(st, seat, i, ability, regs):
                        found.append(code)
                        seen.append(card.number)
    return found


def might_hold(st: FiveSails, seat: int, what: int, regs: Regs) -> bool:
    """Whether a seat could hold a risk that answers, as far as everyone can tell: faction, hand size, condition."""
    held = len(st.hands[seat])
    mask = HAND_FACTIONS[what]
    if held == 0 or not (mask >> NEUTRAL & 1 or mask >> st.faction[seat] & 1):
        return False
    for ability in HAND_REACTIONS[what]:
        card = DEFS[ability.owner]
        if card.faction != NEUTRAL and card.faction != st.faction[seat]:
            continue
        if held == 1 and card.cost > 0 and not card.passives:
            continue
        if ability.actor == NOBODY:
            if could_use(st, seat, ability, -1, regs):
                return True
        else:
            for i in st.crew[seat]:
                if could_use(st, seat, ability, i, regs):
                    return True
    return False


def could_use(st: FiveSails, seat: int, ability: Ability, actor: int, regs: Regs) -> bool:
    """Whether an actor qualifies and the condition holds, whatever card it is."""
    if not qualified(st, -1, ability, actor):
        return False
    need = ability.need
    place = place_of(st, -1, actor)
    return need is None or need.holds(st, Run(0, seat, -1, ability.number, 0, actor, place, regs, 0), actor)


class Window(Question):
    """A moment is answered (FIV-C-43): clockwise from the First Player those who want to react say so, then the First
    Player picks which resolves next. Whoever could hold an answer is asked, so that being asked tells nothing."""

    __slots__ = ("what", "a", "b", "c", "at", "sure", "declared", "closed")
    what: int
    a: int
    b: int
    c: int
    at: int  # the next to be asked, counted from the First Player
    sure: bool  # it is known already that this one is asked
    declared: tuple[int, ...]  # seat << 20 | ability code
    closed: bool  # nobody is asked any more, what was declared resolves

    def __init__(
        self, what: int, a: int, b: int, c: int, at: int, sure: bool, declared: tuple[int, ...], closed: bool
    ) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.at = at
        self.sure = sure
        self.declared = declared
        self.closed = closed

    def regs(self) -> Regs:
        return (-1, -1, 0, self.a, self.b, self.c, 0)

    def who(self, st: FiveSails) -> int:
        order = st.order()
        if self.closed or self.at >= len(order):
            return order[0]
        return order[self.at]

    def asks(self, state: FiveSails) -> bool:
        st = state
        if self.closed:
            return len(self.declared) > 1
        if self.sure:
            return True
        order = st.order()
        return self.at < len(order) and self.could(st, order[self.at])

    def could(self, st: FiveSails, seat: int) -> bool:
        regs = self.regs()
        if might_hold(st, seat, self.what, regs):
            return True
        if st.live >> self.what & 1 == 0 and st.duel[D_ON] != 2:
            return False
        return len(answers(st, seat, self.what, regs, self.declared)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        if self.closed:
            return [code & 0xFFFFF for code in self.declared]
        seat = self.who(st)
        regs = self.regs()
        out = [PASS]
        out += answers(st, seat, self.what, regs, self.declared)
        out += hand_answers(st, seat, self.what, regs, self.declared)
        return out

    def why(self, st: FiveSails) -> str:
        return "Which of them resolves first?" if self.closed else "React?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if self.closed:
            for code in self.declared:
                if code & 0xFFFFF == action:
                    self.resolve(st, code)
                    return
            return
        if action == PASS:
            self.go(st, self.at + 1, False, self.declared)
            return
        if st.events is not None:
            st.tell(Declared(seat, action & ARGUMENT, DEFS[st.kind[action & ARGUMENT]].id))
        st.show(action & ARGUMENT, ALL)
        self.go(st, self.at, False, (*self.declared, seat << 20 | action))

    def go(self, st: FiveSails, at: int, sure: bool, declared: tuple[int, ...]) -> None:
        st.stack.append(Window(self.what, self.a, self.b, self.c, at, sure, declared, False))

    def run(self, state: FiveSails) -> None:
        st = state
        if not self.closed:
            order = st.order()
            for at in range(self.at + 1, len(order)):
                if self.could(st, order[at]):
                    self.go(st, at, True, self.declared)
                    return
        if len(self.declared) > 1:
            st.stack.append(Window(self.what, self.a, self.b, self.c, 0, False, self.declared, True))
        elif self.declared:
            self.resolve(st, self.declared[0])

    def resolve(self, st: FiveSails, code: int) -> None:
        """The rest waits below; each is checked again before it resolves, and is not used up if it cannot."""
        rest = tuple([other for other in self.declared if other != code])
        if rest:
            st.stack.append(Window(self.what, self.a, self.b, self.c, 0, False, rest, True))
        seat = code >> 20
        action = code & 0xFFFFF
        card = action & ARGUMENT
        ability = from_code(st, action)
        regs = self.regs()
        if not st.out[seat] and self.there(st, seat, card) and usable(st, seat, card, ability, regs):
            announce(st, seat, card, ability, regs, 0)

    def there(self, st: FiveSails, seat: int, card: int) -> bool:
        zone = st.zone[card]
        if zone == HAND:
            return st.owner[card] == seat
        if zone == PLAY:
            return st.ctrl[card] == seat
        return zone in (STREET, LINE)


def discard_from_hand(st: FiveSails, seat: int, i: int, cause: int) -> None:
    """A hand card is discarded; `cause` is the seat whose effect it was, -1 for costs and payment (FIV-C-63)."""
    card = DEFS[st.kind[i]]
    if st.events is not None:
        st.tell(Discarded(seat, i, card.id))
    st.to_discard(i)
    later(st, CARD_USED, i, card.number, seat)
    if cause >= 0:
        later(st, MADE_DISCARD, i, cause, seat)
