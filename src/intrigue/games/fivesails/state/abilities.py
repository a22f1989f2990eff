"""The lines on a card: abilities that are used, and passives that stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .passives import Passive
from .steps import Cond, Step


@dataclass(eq=False)
class Ability:
    """One printed ability: what it does, and which line of its card it is. Its number, its card and what follows from
    its steps it gets when it is enlisted."""

    kind: int
    costs: list[Step]
    effects: list[Step]
    city: bool
    home: bool
    qualifier: int  # traits that the actor must have, all of them
    actor: int
    need: Cond | None
    useful: Cond | None  # without this nothing would come of it; it goes without saying (FIV-C-145)
    trigger: int
    limit: int
    copyable: bool
    then_to_locker: bool  # where its card goes when it was used
    number: int = field(init=False)  # in ABILITIES
    owner: int = field(init=False)  # number of its card, -1 for the actions that everybody has
    slot: int = field(init=False)  # which of the card's abilities it is
    line: int = 0  # of the card's text; LENT_LINE where the line speaks of lending it
    asks_foe: bool = field(init=False)  # its condition is about the foe
    program: list[Step] = field(default_factory=list, init=False)
    paid: int = field(init=False)  # where all costs are paid in the program
    start: int = field(init=False)  # where the effects begin in the program
    later: list[int] = field(init=False)  # where the other effects begin, unless the first one needs a target
    nested: bool = field(init=False)  # it uses another ability, with costs of its own
    costs_interact: bool = field(init=False)  # paying one may make another impossible, or take what effects need
    cost_feeds_effect: bool = field(init=False)  # paying may bring what the effects need
    cost_wounds: bool = field(init=False)  # a cost wounds the actor
    needs_trial: bool = field(init=False)  # any of these: then what is payable is tried out
    of_risk: bool = False  # it is printed on a risk

    def __post_init__(self) -> None:
        self.asks_foe = self.need is not None and self.need.about_foe()


@dataclass(eq=False)
class Standing:
    """A passive: what the rules read from it, and which line of its card it is. This is how a card goes before the
    rules (FIV-GOLD-1); it holds all the time and is not announced (FIV-ABIL-1)."""

    passives: list[Passive]
    parley: int
    grants: int
    bearer: Cond | None
    lent: list[Ability]
    gear: tuple[int, int, int, int]
    line: int = 0


LENT_LINE: Final = 3  # after the most lines that a card has: a Technique that one of them lends
