"""What the registers of a use hold, by ability: the steps of its program say so. The first target is always a card."""

from __future__ import annotations

from typing import Final

from ..cards.deck_steps import Sort
from ..cards.flow import Choose
from ..cards.memory import Let, Remember
from ..cards.selections import Opponents, Places
from ..decks import LARGEST
from ..state.abilities import Ability
from ..state.frames import FIRST, PLACE, SECOND
from ..state.printed import ABILITIES

assert LARGEST  # whoever knows of decks has read all cards, so that their abilities are there

NOTHING: Final = 0  # that could be told: a count, a seat, now this and now that
A_CARD: Final = 1
A_PLACE: Final = 2
NEVER: Final = 999


def second(ability: Ability) -> int:
    """What the second target of a use is."""
    found: set[int] = set()
    for step in ability.program:
        if isinstance(step, Sort):
            found.add(NOTHING)
        elif isinstance(step, Choose) and step.reg == SECOND:
            if isinstance(step.select, Opponents):
                found.add(NOTHING)
            else:
                found.add(A_PLACE if isinstance(step.select, Places) else A_CARD)
        elif isinstance(step, Remember) and step.reg == SECOND:
            found.add(A_CARD if isinstance(step, Let) else NOTHING)
    return found.pop() if len(found) == 1 else NOTHING


def chosen_by(ability: Ability) -> int:
    """The first step at which a place can have been chosen."""
    for k, step in enumerate(ability.program):
        if isinstance(step, Choose | Remember) and step.reg == PLACE:
            return k + 1
    return NEVER


def has_sealed_target(ability: Ability) -> bool:
    """Whether the first target is its chooser's secret."""
    for step in ability.program:
        if isinstance(step, Choose) and step.reg == FIRST and step.secret():
            return True
    return False


SECOND_HOLDS: Final = [second(ability) for ability in ABILITIES]
CHOSEN_BY: Final = [chosen_by(ability) for ability in ABILITIES]
SEALED: Final = [has_sealed_target(ability) for ability in ABILITIES]
