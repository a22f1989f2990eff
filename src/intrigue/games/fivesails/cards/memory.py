"""What a use keeps in mind for its further steps: places, players, random cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..rules.drawing import can_draw
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.frames import LOCATION, NUMBER, AbilityUse
from ..state.state import FiveSails
from ..state.steps import LIVES, Step
from .card_selections import adversary
from .selections import Select, foe_there, ref


@dataclass(eq=False)
class Remember(Step):
    """Keep something in mind, for the steps that follow."""

    reg: int

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        raise NotImplementedError

    def depends_on(self) -> int:
        return 0

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.noting(use.pc + 1, self.reg, self.find(st, use)))


@dataclass(eq=False)
class Let(Remember):
    """Remember a card by reference; as LOCATION, where it stands: from here on that is "this location"."""

    whom: int

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        i = ref(st, use, self.whom)
        if self.reg != LOCATION:
            return i
        place = st.place[i]
        return place if place >= 0 else use.place


@dataclass(eq=False)
class LetPlace(Remember):
    """Remember a City location by name."""

    place: int

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        return self.place


@dataclass(eq=False)
class LetOpponent(Remember):
    """Remember the seat of an opponent by number, from 1, of those still in the game, clockwise from the First Player
    (FIV-C-221); -1 when there are fewer."""

    number: int

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        seats = [seat for seat in st.order() if seat != use.seat]
        return seats[self.number - 1] if self.number <= len(seats) else -1


@dataclass(eq=False)
class LetFewest(Remember):
    """Remember the player who alone has least Renown, or (`crew`) fewest characters; -1 where that is nobody."""

    crew: bool

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        return fewest(st, self.crew)


class LetTopCard(Remember):
    """Remember the top card of the adversary's deck."""

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """It is there (FIV-C-145), or the foe is, to whom something happens without it (FIV-C-209); with a challenge
        nobody is the foe yet (FIV-C-85)."""
        seat = adversary(st, use)
        return seat < 0 or can_draw(st, seat) or foe_there(st, use)

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        seat = adversary(st, use)
        return st.top(seat) if seat >= 0 else -1


class LetRandomCard(Remember):
    """Remember a random card of the hand of the seat that was chosen."""

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        hand = st.hands[use.number]
        return hand[st.rng.below(len(hand))] if hand else -1


class OneMore(Remember):
    """Count one more than before."""

    def find(self, st: FiveSails, use: AbilityUse) -> int:
        return use.get(self.reg) + 1


@dataclass(eq=False)
class Gather(Step):
    """Choose any number of a selection of your characters, one after the other, for what is then done to all of them at
    once (FIV-C-143). They are picked by their places in the crew, which nothing changes meanwhile."""

    select: Select
    question: str = field()

    def left(self, st: FiveSails, use: AbilityUse) -> list[int]:
        before = Gathered().find(st, use)
        return [action for action in self.select.find(st, use) if action not in before]

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.left(st, use)) > 0

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return [PASS, *self.left(st, use)]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            self.do(st, use)
            return
        st.stack.append(use.picking(st.crew[use.seat].index(action & ARGUMENT)))

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.next())


class Gathered(Select):
    """Those whom `Gather` has chosen."""

    def depends_on(self) -> int:
        return LIVES

    def find(self, st: FiveSails, use: AbilityUse) -> list[int]:
        crew = st.crew[use.seat]
        return [A_CARD + crew[place] for place in use.picked]


@dataclass(eq=False)
class Gained(Step):
    """Note how many more there are of a selection than was noted before; so at first, how many there are."""

    select: Select

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        st.stack.append(use.noting(use.pc + 1, NUMBER, len(self.select.find(st, use)) - use.number))


def fewest(st: FiveSails, crew: bool) -> int:
    """The seat that alone has least (FIV-C-129), or -1."""
    living = st.living()
    amounts = [len(st.crew[seat]) if crew else st.renown[seat] for seat in living]
    least = min(amounts)
    return living[amounts.index(least)] if amounts.count(least) == 1 else -1
