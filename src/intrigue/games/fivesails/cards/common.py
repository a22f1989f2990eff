"""Short phrases that several cards share."""

from __future__ import annotations

from ..state.frames import FIRST, NUMBER, PLACE, SECOND
from ..state.names import COMBAT, FINESSE, INFLUENCE
from ..state.steps import Step
from .card_steps import Discard
from .character_steps import PLACE_IN_SECOND, TO_PLACE, MoveTo
from .conditions import Chosen
from .flow import Choose, If
from .location_steps import MoveRenown, Renown
from .memory import Let, LetOpponent
from .selections import ANYWHERE, NEXT_TO_SECOND, NEXT_TO_TARGET, Places
from .table_conditions import Open, RenownHere

FIRST_STATS = (COMBAT, FINESSE, INFLUENCE)


def put_one() -> list[Step]:
    """Put 1 Renown on a location of your choice."""
    return [Choose(Places(ANYWHERE, Open()), "ask-add-renown", PLACE, aim=False), Renown()]


def two_places() -> list[Step]:
    """1 Renown each for two locations, not the same twice."""
    return [
        Choose(Places(ANYWHERE, Open()), "ask-add-renown", SECOND, aim=False),
        Renown(PLACE_IN_SECOND),
        Choose(Places(ANYWHERE, Open(), but=(SECOND,)), "ask-add-renown-elsewhere", PLACE, aim=False),
        Renown(),
    ]


def move_one() -> list[Step]:
    """Move 1 Renown to an adjacent location."""
    return move_to(Places(NEXT_TO_SECOND, Open()))


def move_anywhere() -> list[Step]:
    """1 Renown changes its location."""
    return move_to(Places(ANYWHERE, Open(), but=(SECOND,)))


def move_to(goal: Places) -> list[Step]:
    """Where no Renown lies anywhere, there is none to move."""
    return [
        Choose(Places(ANYWHERE, RenownHere(least=1, of_place=True)), "ask-take-renown", SECOND, aim=False),
        If(Chosen(SECOND), [Choose(goal, "ask-move-renown", PLACE, aim=False), MoveRenown(PLACE_IN_SECOND, TO_PLACE)]),
    ]


def step_aside(who: int) -> list[Step]:
    """Move to an adjacent City location: the actor, or whoever is the fighter by then (FIV-C-190)."""
    return [Let(FIRST, who), Choose(Places(NEXT_TO_TARGET), "ask-move-where", PLACE, aim=False), MoveTo()]


def each_opponent(*steps: Step) -> list[Step]:
    """What is done with each opponent in turn, whose seat is the NUMBER."""
    out: list[Step] = []
    for number in (1, 2, 3):
        out += [LetOpponent(NUMBER, number), If(Chosen(NUMBER), list(steps))]
    return out


def each_opponent_discards() -> list[Step]:
    return each_opponent(Discard(by=NUMBER))
