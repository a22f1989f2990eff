"""What stands in the registers of a use: places, players, random cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.drawing import stocked
from ..rules.frames import LOC
from ..state.state import FiveSails
from ..state.steps import Step
from .card_selections import adversary
from .selections import ref

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
        """A top card is there (FIV-C-200); with a challenge nobody is the foe yet (FIV-C-85)."""
        seat = adversary(st, use) if self.what == TOP_CARD else -1
        return seat < 0 or stocked(st, seat)

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
