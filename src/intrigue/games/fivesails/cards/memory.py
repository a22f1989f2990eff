"""What stands in the registers of a use: places, players, random cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.drawing import stocked
from ..rules.frames import A_CARD, ARGUMENT, LOC, NUM, PASS, T2
from ..state.state import FiveSails
from ..state.steps import LIVES, Step
from .card_selections import adversary
from .selections import Select, foe_there, ref

if TYPE_CHECKING:
    from ..rules.frames import AbilityUse


class Let(Step):
    """Put something into a register: a card by reference, the place in another register, a named place, a player, a
    random card, one more than before.

    Into LOC goes where a card stands: from here on that is "this location"."""

    __slots__ = ("reg", "what")
    reg: int
    what: int

    def __init__(self, reg: int, what: int) -> None:
        super().__init__()
        self.reg = reg
        self.what = what

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """A top card is there (FIV-C-200), or the foe is, to whom something happens without it (FIV-C-209); with a
        challenge nobody is the foe yet (FIV-C-85)."""
        seat = adversary(st, use) if self.what == TOP_CARD else -1
        return seat < 0 or stocked(st, seat) or foe_there(st, use)

    def minds(self) -> int:
        return 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        what = self.what
        if what <= CITY_PLACE:
            number = CITY_PLACE - what
        elif what <= OPPONENT:
            number = opponents(st, use.seat, OPPONENT - what)
        elif what == ONE_MORE:
            number = use.get(self.reg) + 1
        elif what in (LEAST_RENOWN, FEWEST_PEOPLE):
            number = fewest(st, what == FEWEST_PEOPLE)
        elif what == TOP_CARD:
            seat = adversary(st, use)
            number = st.top(seat) if seat >= 0 else -1
        elif what == RANDOM_CARD:
            hand = st.hands[use.number]
            number = hand[st.rng.below(len(hand))] if hand else -1
        elif what <= AT:
            number = use.get(AT - what)
        elif self.reg == LOC:
            number = st.place[ref(st, use, what)]
        else:
            number = ref(st, use, what)
        if self.reg == LOC and number < 0:
            number = use.place
        st.stack.append(use.noting(use.pc + 1, self.reg, number))


class Gather(Step):
    """Choose any number of a selection of your characters, one after the other, for what is then done to all of them at
    once (FIV-C-143). Bits of their places in the crew stand in T2: nothing changes a crew meanwhile."""

    __slots__ = ("select",)
    select: Select

    def __init__(self, select: Select, question: str) -> None:
        super().__init__(question)
        self.select = select

    def left(self, st: FiveSails, use: AbilityUse) -> list[int]:
        before = Gathered().find(st, use)
        return [action for action in self.select.find(st, use) if action not in before]

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.left(st, use)) > 0

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return [PASS, *self.left(st, use)]

    def chosen(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            self.do(st, use)
            return
        bits = use.second if use.second > 0 else 0
        st.stack.append(use.put(T2, bits | 1 << st.crew[use.seat].index(action & ARGUMENT)))

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.next())


class Gathered(Select):
    """Those whom `Gather` has chosen."""

    __slots__ = ()

    def minds(self) -> int:
        return LIVES

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        bits = use.second if use.second > 0 else 0
        crew = st.crew[use.seat]
        return [A_CARD + crew[k] for k in range(len(crew)) if bits >> k & 1]


class Gained(Step):
    """How many more there are of a selection than NUM says goes into NUM; so first it is how many there are."""

    __slots__ = ("select",)
    select: Select

    def __init__(self, select: Select) -> None:
        super().__init__()
        self.select = select

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.noting(use.pc + 1, NUM, len(self.select.find(st, use)) - use.number))


AT: Final = -10
ONE_MORE: Final = -30  # than what the register holds
LEAST_RENOWN: Final = -31  # the player who alone has least
FEWEST_PEOPLE: Final = -32  # the player who alone has fewest characters
TOP_CARD: Final = -33  # of the adversary's deck
RANDOM_CARD: Final = -34  # of the hand of the seat in NUM
OPPONENT: Final = -100
CITY_PLACE: Final = -200


def fewest(st: FiveSails, crew: bool) -> int:
    """The seat that alone has least (FIV-C-129), or -1."""
    living = st.living()
    amounts = [len(st.crew[seat]) if crew else st.renown[seat] for seat in living]
    least = min(amounts)
    return living[amounts.index(least)] if amounts.count(least) == 1 else -1


def city_place(place: int) -> int:
    """A named place."""
    return CITY_PLACE - place


def opponent(number: int) -> int:
    """An opponent by number, clockwise from 1."""
    return OPPONENT - number


def at(reg: int) -> int:
    """The place in a register."""
    return AT - reg


def opponents(st: FiveSails, seat: int, number: int) -> int:
    """The seat of an opponent by number, of those still in the game; -1 when there are fewer."""
    seats = [other for other in [(seat + k) % st.seats for k in range(1, st.seats)] if not st.eliminated[other]]
    return seats[number - 1] if number <= len(seats) else -1
