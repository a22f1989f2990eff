"""The third step of Resolution: the Peasant Revolt and the Barbarian Attack (MED-RES3)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.face import TOTAL_WAR
from ..events import Attack, Revolt
from ..state.state import Mediterranean

# MED-RES3: the turn track, by turn
FIRST_REVOLT: Final = 2
FIRST_ATTACK: Final = 3
REVOLT_LEVEL: Final[list[int]] = [3, 3, 0, 1, 1, 1, 2]  # highest level a victim may draw
ATTACK_LOSS: Final[list[int]] = [0, 0, 0, 3, 4, 5, 7]  # MED-C-11
DIE: Final[list[int]] = [0, 1, 1, 2, 2, 3]  # MED-CMP-1


class Calamities(Frame[Mediterranean]):
    """The Peasant Revolt (MED-RES3-1) and the Barbarian Attack (MED-RES3-2), which may strike the same player
    (MED-C-61). What the revolt costs comes later (MED-RES3-3), what the attack costs at once (MED-RES3-4); the markers
    of victims go to the start (MED-RES3-5), always (MED-C-9)."""

    __slots__ = ()

    def asks(self, state: Mediterranean) -> bool:
        return False

    def run(self, state: Mediterranean) -> None:
        if state.turn >= FIRST_REVOLT:
            victims = lowest(state, state.happy)
            for seat in victims:
                state.revolt |= 1 << seat
                state.happy[seat] = 0
            if victims and state.events is not None:
                state.tell(Revolt(tuple(victims)))
        if state.turn >= FIRST_ATTACK:
            war = False
            for seat in range(state.seats):
                war = war or state.has(seat, TOTAL_WAR)
            for seat in lowest(state, state.safe):
                attack(state, seat, war)


def lowest(state: Mediterranean, track: list[int]) -> list[int]:
    """The seats that are lowest on a track, if that is below the line; all who are tied (MED-C-30)."""
    least = min(track)
    if least >= 0:
        return []
    return [seat for seat in state.order if track[seat] == least]


def attack(state: Mediterranean, seat: int, twice: bool) -> None:
    """MED-RES3-4, MED-C-45: the die, and once more under Total War. Then safety begins anew (MED-C-9)."""
    die = DIE[state.rng.below(6)]
    if twice:
        die += DIE[state.rng.below(6)]
    lost = min(state.vp[seat], ATTACK_LOSS[state.turn] + die)  # MED-C-18
    state.rolls[seat] = die
    state.score(seat, -lost)
    state.safe[seat] = 0
    if state.events is not None:
        state.tell(Attack(seat, die, lost, twice))
