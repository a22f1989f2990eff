"""What only one or two cards do. Everything here is used by a card that says so in words no other card shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Left, Named, RenownMoved, Revealed
from ..rules.drama import parley_gain
from ..rules.duel import (
    TO_THE_LOCKER,
    gamble,
    play_card,
    reveals,
    swap_fighter,
    turn_up,
)
from ..rules.procedures import (
    Cap,
    add_renown,
    destroy,
    discard_street,
    draw,
    drop_gear,
    engage,
    equip,
    equip_price,
    go_home,
    join,
    last_known,
    lay_out,
    legal_bearer,
    lose_renown,
    lost_gear,
    move,
    move_renown,
    shut,
    take,
    unclaim,
    wound,
)
from ..rules.stats import gear_of, has, is_leader, num
from ..rules.use import (
    A_CARD,
    A_NUMBER,
    A_PLACE,
    A_STAT,
    ARGUMENT,
    AS_FROM_HAND,
    COPY,
    EV_A,
    EV_B,
    EV_C,
    NO_REGS,
    NUM,
    PASS,
    T1,
    T2,
    Pay,
    Run,
    actors,
    affordable,
    announce,
    begin,
    can_act,
    code_of,
    discard_from_hand,
    drop,
    from_code,
)
from ..state import (
    ALL,
    ASIDE,
    BAZAAR,
    BURIED,
    CITY_PLACES,
    D_CARD,
    D_DONE,
    D_FIGHTER,
    D_FLAGS,
    D_MOD,
    D_POOL,
    D_SEAT,
    D_SIDE,
    FOR_GOOD,
    FORUMS,
    HAND,
    LINE,
    M_AIMED,
    M_EMBARGO,
    M_NOT_FIRST,
    M_NOTED,
    M_SHUT,
    PLAY,
    UNTIL_DAY,
    FiveSails,
    Mark,
)
from .model import (
    ABILITIES,
    ACTION,
    ACTS_SECOND,
    ATTACHMENT,
    CHARACTER,
    COMBAT,
    DASH,
    DEFS,
    FINESSE,
    HERO,
    INFLUENCE,
    NEVER_MOVES,
    RED_HAND,
    RISK,
    SCOUNDREL,
    STREGA,
    TECHNIQUE,
    THUG,
    Cond,
    Step,
)
from .pick import ENEMY, FIGHTER, FOE, HandCards, Select, Shown, fewest, ref
from .verbs import PLACE, Choose

if TYPE_CHECKING:
    pass


# ---------------------------------------------------------------------- costs


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


# ---------------------------------------------------------------------- targets and copies


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


class ThugsHere(Select):
    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        return [A_CARD + i for i in st.crew[run.seat] if st.place[i] == run.place and has(st, i, THUG)]


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
        return ThugsHere().find(st, run)

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


# ---------------------------------------------------------------------- looking at decks


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


class PutBack(Step):
    """What still lies aside goes back on top, as it was."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for i in reversed([i for i in st.aside if st.zone[i] == ASIDE and i != run.card]):
            st.to_top(i, st.spot[i])


class AnyDeck(Step):
    """Choose a deck: a player's, or the City's (number 9)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Whose deck do you look at?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return True

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [*[A_NUMBER + p for p in st.living()], A_NUMBER + 9]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        seat = action & ARGUMENT
        st.stack.append(run.put(NUM, -1 if seat == 9 else seat).put(T2, -1).next())


class Share(Step):
    """Of the cards looked at: take one, then bury one at a location, the last is sunk."""

    __slots__ = ("how",)
    how: int  # 0 take, 1 bury

    def __init__(self, how: int, why: str) -> None:
        super().__init__(why)
        self.how = how

    def secret(self) -> bool:
        return True

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [A_CARD + i for i in st.aside if st.zone[i] == ASIDE and i != run.card]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        i = action & ARGUMENT
        if self.how == 0:
            st.to_hand(i, False)
        elif run.regs[PLACE] >= 0:
            st.zone[i] = BURIED
            st.place[i] = run.regs[PLACE]

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Research(Step):
    """Show a card of one's discard pile, named differently from those shown before; it lies aside."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Show which card of your discard pile?")

    def can(self, st: FiveSails, run: Run) -> bool:
        return len({st.kind[i] for i in st.discards[run.seat]}) >= 3

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        names = [st.kind[i] for i in st.aside if i != run.card]
        found: list[int] = []
        for i in st.discards[run.seat]:
            if st.kind[i] not in names:
                names.append(st.kind[i])
                found.append(A_CARD + i)
        return found

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            st.to_aside(action & ARGUMENT, ALL)
            if st.events is not None:
                st.tell(Revealed(run.seat, run.seat, (DEFS[st.kind[action & ARGUMENT]].id,)))

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class OpponentPicks(Step):
    """The opponent in NUM picks one of the cards shown; it goes to the user's hand, the others back to the pile."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which card goes to that player's hand?")

    def who(self, st: FiveSails, run: Run) -> int:
        return run.regs[NUM]

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Shown().find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action != PASS:
            take(st, action & ARGUMENT, True)
        for other in Shown().find(st, run):
            st.to_discard(other & ARGUMENT)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Bluff(Step):
    """Show the top card of the foe's deck; it stays there, known to all."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side < 0:
            return
        seat = st.duel[D_SEAT + 1 - side]
        if seat < 0:
            return
        i = st.top(seat)
        if i >= 0:
            st.show(i, ALL)
            if st.events is not None:
                st.tell(Revealed(run.seat, seat, (DEFS[st.kind[i]].id,)))


class CallBluff(Step):
    """At the start of the foe's round: discard a card to play the top card, or be wounded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Discard a card to play the revealed one, or be wounded?")

    def who(self, st: FiveSails, run: Run) -> int:
        side = st.side_of(run.seat)
        return st.duel[D_SEAT + 1 - side]

    def asks(self, st: FiveSails, run: Run) -> bool:
        seat = self.who(st, run)
        return len(st.hands[seat]) > 0 and len(st.decks[seat]) > 0 and st.duel[D_CARD] < 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [PASS, *HandCards().of(st, self.who(st, run))]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            self.do(st, run)
            return
        seat = self.who(st, run)
        st.stack.append(run.next())
        discard_from_hand(st, seat, action & ARGUMENT, -1)
        i = st.top(seat)
        if i >= 0:
            st.to_aside(i, ALL)
            play_card(st, st.duel[D_SIDE], i, False)

    def act(self, st: FiveSails, run: Run) -> None:
        foe = ref(st, run, FOE)
        if foe >= 0:
            wound(st, foe, 1)


# ---------------------------------------------------------------------- in a duel


class SwapIn(Step):
    """The chosen character takes the fighter's place (FIV-C-120): at a challenge only if it was not refused."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0 and run.regs[T1] >= 0 and not st.duel[D_FLAGS] & 256:
            swap_fighter(st, side, run.regs[T1])


class TakeGear(Step):
    """Take control of the chosen attachment and put it on the fighter."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        fighter = ref(st, run, FIGHTER)
        if a >= 0 and st.in_play(fighter) and not DEFS[st.kind[a]].keys & NEVER_MOVES:
            old = st.on[a]
            equip(st, run.seat, a, fighter)
            lost_gear(st, old)


class Loot(Select):
    """Attachments of the foe, or in its player's discard pile, that the fighter can be equipped with and pay for."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        side = st.side_of(run.seat)
        found: list[int] = []
        if side < 0:
            return found
        fighter = st.duel[D_FIGHTER + side]
        foe = st.duel[D_FIGHTER + 1 - side]
        seat = st.duel[D_SEAT + 1 - side]
        pile = [i for i in st.discards[seat] if DEFS[st.kind[i]].kind == ATTACHMENT]
        for a in [*gear_of(st, foe), *pile]:
            if DEFS[st.kind[a]].keys & NEVER_MOVES or DEFS[st.kind[a]].kind != ATTACHMENT:
                continue
            if (legal_bearer(st, run.seat, a, fighter)) and (
                affordable(st, run.seat, equip_price(st, run.seat, a, fighter, 0), run.card, False)
            ):
                found.append(A_CARD + a)
        return found


class Fighters(Select):
    """Both participants, if they bear an attachment."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        d = st.duel
        both = [d[D_FIGHTER], d[D_FIGHTER + 1]]
        return [A_CARD + i for i in both if st.in_play(i) and gear_of(st, i)]


class FreeGamble(Step):
    """Gamble without counting it: the chosen card's values are added to this one's, and all cards are sunk."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Whose values do you add?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(Shown().find(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Shown().find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        printed = DEFS[st.kind[action & ARGUMENT]].values
        for which in range(3):
            if printed[which] != DASH:
                st.duel[D_MOD + which] += printed[which]
        st.to_bottom([other & ARGUMENT for other in Shown().find(st, run)], 0)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class TurnUp(Step):
    """Reveal cards of one's deck as in a gamble, one more for a Scoundrel; or as many as the fighter's Finesse."""

    __slots__ = ("finesse",)
    finesse: bool

    def __init__(self, finesse: bool) -> None:
        super().__init__()
        self.finesse = finesse

    def act(self, st: FiveSails, run: Run) -> None:
        fighter = ref(st, run, FIGHTER)
        if self.finesse:
            count = num(st, fighter, FINESSE)
        else:
            count = reveals(st, st.side_of(run.seat)) + (1 if has(st, fighter, SCOUNDREL) else 0)
        turn_up(st, run.seat, run.seat, count, ALL)


class ExtraCard(Step):
    """Play one of the revealed cards as an extra combat card; its Maneuver may be used too (FIV-C-134)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which card do you play besides?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(Shown().find(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Shown().find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        i = action & ARGUMENT
        rest = [other & ARGUMENT for other in Shown().find(st, run) if other & ARGUMENT != i]
        st.to_bottom(rest, 0)
        st.duel[D_DONE] &= ~2
        play_card(st, st.side_of(run.seat), i, False)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Revise(Step):
    """The foe's combat card is discarded; the foe gambles for another, which does not count."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[EV_A]
        side = run.regs[EV_C]
        if st.zone[i] != LINE:
            return
        st.to_discard(i)
        st.duel[D_CARD] = -1
        gamble(st, side, reveals(st, side))


class PlayThis(Step):
    """Unequip this card and play it as this round's combat card."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        if st.duel[D_CARD] < 0 and st.in_play(run.card):
            play_card(st, st.side_of(run.seat), run.card, False)


class BaseThrust(Step):
    """+X Thrust, X being the fighter's printed Combat; the card goes to the Locker with the line."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        base = DEFS[st.kind[ref(st, run, FIGHTER)]].stats[COMBAT]
        st.duel[D_MOD + 2] += base if base != DASH else 0
        st.used[run.card] |= TO_THE_LOCKER


class ParryPerLine(Step):
    """+1 Parry for each other card in one's dueling line."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        st.duel[D_MOD + 1] += len(st.lines[st.side_of(run.seat)]) - 1


class ClearPool(Step):
    """All threat in one's own pool is dropped."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        st.duel[D_POOL + st.side_of(run.seat)] = 0


class Sway(Step):
    """Add or remove 1 threat on a participant."""

    __slots__ = ("side", "change")
    side: int
    change: int

    def __init__(self, side: int, change: int) -> None:
        super().__init__()
        self.side = side
        self.change = change

    def act(self, st: FiveSails, run: Run) -> None:
        pool = st.duel[D_POOL + self.side] + self.change
        st.duel[D_POOL + self.side] = pool if pool > 0 else 0


# ---------------------------------------------------------------------- Renown and the city


class Gather(Step):
    """Move any number of one's Thugs next to the chosen place there; each adds 1 to the pressure."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Move another Thug there?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(self.choices(st, run)) > 1

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        place = run.regs[PLACE]
        found = [i for i in st.crew[run.seat] if has(st, i, THUG) and st.adjacent(st.place[i], place)]
        return [PASS, *[A_CARD + i for i in found]]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            st.stack.append(run.next())
            return
        st.stack.append(run.put(NUM, run.regs[NUM] + 1))
        move(st, action & ARGUMENT, run.regs[PLACE], run.seat, False)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class OtherMoves(Step):
    """The opponent in T2 may move 1 Renown to the Forums; or the one in NUM puts 1 on another place."""

    __slots__ = ("adds",)
    adds: bool

    def __init__(self, adds: bool) -> None:
        super().__init__("Add 1 Renown to which other location?" if adds else "Move 1 Renown to the Forums?")
        self.adds = adds

    def who(self, st: FiveSails, run: Run) -> int:
        return run.regs[NUM] if self.adds else run.regs[T2]

    def asks(self, st: FiveSails, run: Run) -> bool:
        return self.who(st, run) >= 0 and len(self.choices(st, run)) > (0 if self.adds else 1)

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        places = range(st.first_place(), st.last_place() + 1)
        if self.adds:
            return [A_PLACE + p for p in places if p != run.regs[PLACE] and not shut(st, p)]
        found = [A_PLACE + p for p in places if p != FORUMS and st.renown_on[p] > 0 and not shut(st, p)]
        return [PASS, *found]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        place = action & ARGUMENT
        seat = self.who(st, run)
        if self.adds:
            add_renown(st, place, 1, seat)
        else:
            move_renown(st, place, FORUMS, seat)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class ClearRenown(Step):
    """All Renown on all locations is discarded."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for place in range(CITY_PLACES):
            if not shut(st, place):
                lose_renown(st, place, st.renown_on[place])


class Generosity(Step):
    """1 Renown on every location without; everyone draws, then who alone has least Renown, then fewest characters."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for place in range(st.first_place(), st.last_place() + 1):
            if st.renown_on[place] == 0:
                add_renown(st, place, 1, run.seat)
        for seat in st.order():
            draw(st, seat, 1)
        for crew in (False, True):
            seat = fewest(st, crew)
            if seat >= 0:
                draw(st, seat, 1)


class WildWood(Step):
    """The chosen place is emptied: City cards and Renown discarded, characters sent Home, shut until the Day ends."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        place = run.regs[PLACE]
        discard_street(st, place)
        lose_renown(st, place, st.renown_on[place])
        unclaim(st, place)
        st.marks.append(Mark(M_SHUT, run.card, place, run.seat, UNTIL_DAY, 0))
        for crew in st.crew:
            for i in crew[:]:
                if st.place[i] == place:
                    go_home(st, i, run.seat, False)


class Embargo(Step):
    """Show a random card of the hand of the opponent in NUM; its name is under embargo today."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        hand = st.hands[run.regs[NUM]]
        if not hand:
            return
        i = hand[st.rng.below(len(hand))]
        st.show(i, ALL)
        if st.events is not None:
            st.tell(Revealed(run.seat, run.regs[NUM], (DEFS[st.kind[i]].id,)))
        st.marks.append(Mark(M_EMBARGO, -1, st.kind[i], run.seat, UNTIL_DAY, run.serial))


class Note(Step):
    """Look through the approach deck of the opponent in NUM; then a card of it is noted, openly."""

    __slots__ = ("look",)
    look: bool

    def __init__(self, look: bool) -> None:
        super().__init__()
        self.look = look

    def act(self, st: FiveSails, run: Run) -> None:
        seat = run.regs[NUM]
        if self.look:
            for i in st.approach[seat]:
                st.show(i, 1 << run.seat)
        elif run.regs[T1] >= 0:
            st.show(run.regs[T1], ALL)
            st.marks.append(Mark(M_NOTED, run.regs[T1], run.card, run.seat, FOR_GOOD, 0))
            if st.events is not None:
                st.tell(Named(run.seat, run.regs[T1], DEFS[st.kind[run.regs[T1]]].id))


class Tribute(Step):
    """Every player with Renown puts 1 on this event."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        for p in st.living():
            if st.renown[p] > 0:
                st.renown[p] -= 1
                st.wounds[run.card] += 1
                if st.events is not None:
                    st.tell(RenownMoved(f"seat {p}", f"card {DEFS[st.kind[run.card]].id}", 1))


class TakeTribute(Step):
    """Take 1 Renown from this event."""

    __slots__ = ()

    def can(self, st: FiveSails, run: Run) -> bool:
        return st.wounds[run.card] > 0

    def act(self, st: FiveSails, run: Run) -> None:
        if st.wounds[run.card] > 0:
            st.wounds[run.card] -= 1
            st.renown[run.seat] += 1
            if st.events is not None:
                st.tell(RenownMoved(f"card {DEFS[st.kind[run.card]].id}", f"seat {run.seat}", 1))


class CityTop(Step):
    """The chosen City card goes on top of the City Deck, known to all."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        if run.regs[T1] >= 0:
            st.to_top(run.regs[T1], ALL)
            if st.events is not None:
                st.tell(Left(run.regs[T1], DEFS[st.kind[run.regs[T1]]].id, "top"))


class LayOut(Step):
    """The chosen City card is laid out at the Grand Bazaar."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        if run.regs[T1] >= 0:
            lay_out(st, run.regs[T1], BAZAAR)


class ExtraActions(Step):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, st: FiveSails, run: Run) -> None:
        st.extra += self.count


class CheckCap(Step):
    """The Crew Cap is checked."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        st.stack.append(Cap(run.seat))


class ToLocker(Step):
    """This card goes to the Locker."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        if st.zone[run.card] == PLAY:
            st.to_locker(run.card)


class SaveToApproach(Step):
    """The character of the moment goes into the approach deck instead, and this card to the Locker."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[EV_A]
        if st.in_play(i):
            last_known(st, i)
            for a in gear_of(st, i):
                drop_gear(st, a)
            if st.in_play(i):
                st.to_approach(i)
            if st.in_play(run.card):
                st.to_locker(run.card)


# ---------------------------------------------------------------------- recruiting and equipping


class RecruitShown(Step):
    """The revealed Mercenary may be recruited here; the actor alone may parley, although engaged."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Recruit the Mercenary?")

    def price(self, st: FiveSails, run: Run, parley: bool) -> int:
        cost = DEFS[st.kind[run.regs[T1]]].cost
        if parley:
            cost -= parley_gain(st, run.actor)
        return cost if cost > 0 else 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return run.regs[T1] >= 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        out = [PASS]
        for parley in (False, True):
            if affordable(st, run.seat, self.price(st, run, parley), run.regs[T1], False):
                out.append(A_NUMBER + (1 if parley else 0))
        return out

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            st.stack.append(run.at(run.pc + 2))  # nobody joins
            return
        st.stack.append(run.next())
        amount = self.price(st, run, action == A_NUMBER + 1)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.regs[T1], amount))

    def do(self, st: FiveSails, run: Run) -> None:
        st.stack.append(run.at(run.pc + 2))


class HireHome(Step):
    """Recruit the chosen Mercenary: its cost less one of the Leader's stats, chosen now; no parley."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which of your Leader's stats is taken off the cost?")

    def price(self, st: FiveSails, run: Run, which: int) -> int:
        cost = DEFS[st.kind[run.regs[T1]]].cost - num(st, st.leaders[run.seat], which)
        return cost if cost > 0 else 0

    def asks(self, st: FiveSails, run: Run) -> bool:
        return run.regs[T1] >= 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [
            A_STAT + which
            for which in range(3)
            if affordable(st, run.seat, self.price(st, run, which), run.regs[T1], False)
        ]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(run.next())
        amount = self.price(st, run, action & ARGUMENT)
        if amount > 0:
            st.stack.append(Pay(run.serial, run.seat, run.regs[T1], amount))

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Hireable(Select):
    """Available Mercenaries that can be paid for with the best of the Leader's stats."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        leader = st.leaders[run.seat]
        best = max(num(st, leader, 0), num(st, leader, 1), num(st, leader, 2))
        for cards in st.street:
            for i in cards:
                card = DEFS[st.kind[i]]
                if card.kind == CHARACTER:
                    for which in range(3):
                        cost = card.cost - num(st, leader, which)
                        if affordable(st, run.seat, cost if cost > 0 else 0, i, False):
                            found.append(A_CARD + i)
                            break
        return found if best >= 0 else []


class FreeGear(Select):
    """Attachments from hand, or available ones, that the actor can bear; `here`: revealed Artifacts."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for action in HandCards(1 << ATTACHMENT).of(st, run.seat):
            if legal_bearer(st, run.seat, action & ARGUMENT, run.actor):
                found.append(action)
        for cards in st.street:
            for i in cards:
                if DEFS[st.kind[i]].kind == ATTACHMENT and legal_bearer(st, run.seat, i, run.actor):
                    found.append(A_CARD + i)
        return found


class BearersHere(Select):
    """Characters of one's own here that can be equipped with the attachment in T1; `paid`: costs considered."""

    __slots__ = ("paid",)
    paid: bool

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def find(self, st: FiveSails, run: Run) -> list[int]:
        a = run.regs[T1]
        found: list[int] = []
        if a < 0:
            return found
        for i in st.crew[run.seat]:
            if (st.place[i] == run.place and i != st.on[a] and legal_bearer(st, run.seat, a, i)) and (
                not self.paid or affordable(st, run.seat, equip_price(st, run.seat, a, i, 0), a, False)
            ):
                found.append(A_CARD + i)
        return found


class GearHere(Select):
    """Attachments of one's own characters here that may be moved."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        for a in st.gear:
            bearer = st.on[a]
            if (
                (st.ctrl[a] == run.seat and st.ctrl[bearer] == run.seat and st.place[bearer] == run.place)
                and (not DEFS[st.kind[a]].keys & NEVER_MOVES)
            ) and (BearersHere(False).find(st, run.put(T1, a))):
                found.append(A_CARD + a)
        return found


class BazaarGear(Select):
    """Attachments lying at the Grand Bazaar that the actor can be equipped with, 1 less if it stands there."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        found: list[int] = []
        less = 1 if st.place[run.actor] == BAZAAR else 0
        for i in st.street[BAZAAR]:
            if (DEFS[st.kind[i]].kind == ATTACHMENT and legal_bearer(st, run.seat, i, run.actor)) and (
                affordable(st, run.seat, equip_price(st, run.seat, i, run.actor, less), i, False)
            ):
                found.append(A_CARD + i)
        return found
