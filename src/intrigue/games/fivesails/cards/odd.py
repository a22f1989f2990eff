"""Steps of single cards: what they do to decks, Renown and the city."""

from __future__ import annotations

from ..events import Named, RenownMoved, Revealed
from ..rules.crews import Cap
from ..rules.frames import A_CARD, A_NUMBER, A_PLACE, ARGUMENT, EV_A, NUM, PASS, T1, T2, Run
from ..rules.ground import add_renown, lose_renown, move_renown, shut, unclaim
from ..rules.harm import drop_gear, last_known
from ..rules.moving import go_home, move
from ..rules.stats import gear_of, has
from ..rules.supply import discard_street, draw, take
from ..state.layout import ALL, ASIDE, BURIED, FOR_GOOD, FORUMS, M_EMBARGO, M_NOTED, M_SHUT, UNTIL_DAY
from ..state.parts import Mark
from ..state.table import FiveSails
from .model import DEFS, Step
from .names import THUG
from .pick import PLACE, Shown
from .when import fewest


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
