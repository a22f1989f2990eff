"""What abilities are made of: steps, which are data with a few methods that the rules call, and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .frames import AbilityUse
    from .state import FiveSails


# what costs take, and what effects may need
HANDS: Final = 1  # cards in hand
ITS_REST: Final = 32  # that the card in question is en garde
RESTS: Final = 2 | ITS_REST  # that somebody, or something, is en garde
LIVES: Final = 4  # cards in play
RENOWN: Final = 8
EVERYTHING: Final = HANDS | RESTS | LIVES | RENOWN
PILE: Final = 16  # one's own discard pile: what a cost discards is there for the effects (FIV-C-170)


class Step:
    """One thing that an ability does, or asks for. Steps are data: they never change."""

    question = ""  # its kind, where it asks

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether it is possible; asked of the first effect of an ability."""
        return True

    def stands_alone(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether it does something even if nothing before it does; asked of later effects (FIV-C-145)."""
        return False

    def targets(self) -> bool:
        """Whether it names a target (FIV-PLAY-3)."""
        return False

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether it can be done as a cost."""
        return self.can(st, use)

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return False

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        """The seat that is asked."""
        return use.seat

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        """The actions to choose from; nothing means that this step is skipped."""
        return []

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        """Goes on with the answer; pushes what follows."""
        raise NotImplementedError

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        """Carries the step out without asking; pushes what follows."""
        st.stack.append(use.next())
        self.act(st, use)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        raise NotImplementedError

    def is_price(self) -> bool:
        """Whether it pays the wealth cost of its card."""
        return False

    def free(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether as a cost it takes nothing this time."""
        return False

    def consumes(self) -> int:
        """What it takes from its user, in bits; what a cost takes may be missing afterwards."""
        return 0

    def depends_on(self) -> int:
        """Of which of these it depends whether it is possible."""
        return 0

    def takes_one_card(self) -> bool:
        """Whether it takes one card out of the hand, any, and puts it into the discard pile."""
        return False

    def ends_itself(self) -> bool:
        """Whether it takes its own card from play."""
        return False

    def wounds_actor(self) -> bool:
        """Whether it wounds the actor, who may die of it."""
        return False

    def branches(self) -> bool:
        """Whether what comes next hangs on a condition that is judged only now."""
        return False

    def uses_another(self) -> bool:
        """Whether another ability is used by it, with costs of its own."""
        return False

    def secret(self) -> bool:
        """Whether nobody else may notice which answer was given."""
        return False

    def parts(self) -> list[Step]:
        """The step as it stands in a program; steps with steps inside spread themselves out."""
        return [self]


class Cond:
    """A condition. `card` is the card in question where there is one."""

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        raise NotImplementedError

    def is_hidden(self) -> bool:
        """Whether others cannot tell if it holds: then whoever depends on it is asked in any case."""
        return False

    def depends_on(self) -> int:
        """Of what that a cost may take it depends, in bits."""
        return EVERYTHING

    def about_foe(self) -> bool:
        """Whether it asks something about the foe: of a Technique that goes with a challenge this is judged late."""
        return False
