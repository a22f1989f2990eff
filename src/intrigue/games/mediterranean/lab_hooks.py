"""What the lab notes of a game: deals, calamities, where the winners stand, and by how much they win."""

from __future__ import annotations

from ...core.event import Happening
from ...core.lab_hooks import LabNotes
from .build_view import player
from .cards.developments import FACE
from .events import Attack, Dealt, Ended, Revolt
from .rules.actions import BUILD
from .state.state import Mediterranean
from .state.tracks import SIDES, level_of


class MediterraneanNotes(LabNotes[Mediterranean]):
    def traits(self, state: Mediterranean, seat: int) -> dict[str, tuple[str, ...]]:
        """The directions that a civilization took; a new game has none yet."""
        if not state.over:
            return {}
        shown = player(state, seat, own=True)
        return {"direction": (f"{shown.government.side} and {shown.religion.side}",)}

    def picked_cards(self, state: Mediterranean, seat: int, action: int) -> tuple[str, ...]:
        """The development that an action chooses."""
        return (FACE[action - BUILD].id,) if BUILD <= action < BUILD + len(FACE) else ()

    def notes(self, state: Mediterranean, happened: list[Happening]) -> dict[str, float]:
        """What came of one decision; over a game the amounts are summed."""
        found: dict[str, float] = {}
        for event in [happening.public for happening in happened]:
            match event:
                case Dealt():
                    add(found, "deals in a trading phase", 1 / state.options.turns)
                case Revolt():
                    add(found, "revolts", 1)
                case Attack():
                    add(found, "victims of barbarians", 1)
                case Ended(winners, scores, _):
                    for winner in winners:
                        for religious in (False, True):
                            side = SIDES[state.direction(winner, religious)]
                            add(found, f"sides of the winner: {side}", 0.5 / len(winners))
                    ranked = sorted(scores, reverse=True)
                    add(found, "winner's points", ranked[0])
                    add(found, "margin, as a part of that", (ranked[0] - ranked[1]) / max(1, ranked[0]))
                    top = [
                        max(level_of(state.gov[seat]), level_of(state.rel[seat])) == 3 for seat in range(state.seats)
                    ]
                    add(found, "part of the players at level 3", sum(top) / len(top))
        return found


def add(found: dict[str, float], name: str, amount: float) -> None:
    found[name] = found.get(name, 0.0) + amount
