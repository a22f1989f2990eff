"""Heroes, the advanced game: picked in secret, revealed when their owner likes (TRI-HERO-1, TRI-HERO-2)."""

from __future__ import annotations

from typing import Final

from ....core.state import Together
from ..cards.titles import HEROES
from ..events import HeroHidden, HeroShown, Picked
from ..state import DECLINED, DONE_FOR, FACE_DOWN, FACE_UP, PHASE_OF, STIRRED, Doing, Trieste
from .actions import HERO


class PickHeroes(Together[Trieste]):
    """TRI-HERO-1: everyone picks one of the faction's three Heroes in secret; they stay face-down."""

    __slots__ = ()

    def menu(self, state: Trieste, seat: int, picked: tuple[int, ...]) -> list[int]:
        return THREE if not picked else NO_MORE

    def note(self, state: Trieste, seat: int, action: int) -> None:
        if state.events is not None:
            hero = HEROES[3 * state.faction_of[seat] + action - HERO]
            state.tell(None, Picked(seat, hero.id), (seat,))

    def reveal(self, state: Trieste) -> None:
        """Nothing is revealed but that all have picked: the others are out of the game, unseen (TRI-C-21)."""
        state.heroes = tuple([self.picks[seat][0] - HERO for seat in state.seat_of])
        state.sides = (FACE_DOWN, FACE_DOWN, FACE_DOWN)
        state.revealed += 1
        state.go(0)

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Trieste]:
        return PickHeroes(picks)


THREE: Final[list[int]] = [HERO, HERO + 1, HERO + 2]
NO_MORE: Final[list[int]] = []


def in_question(state: Trieste, who: int) -> bool:
    """TRI-C-44: whoever has a Hero lying face-down is asked, whoever the Hero is; but not again in a phase in which the
    answer was that it stays so."""
    return state.sides[who] == FACE_DOWN and state.alert & DECLINED[who] == 0


def may_reveal(state: Trieste, who: int) -> bool:
    """TRI-HERO-2: in any phase, unless the Hero's own text says otherwise. Whoever asks sees to it that the player has
    not acted in the phase."""
    return in_question(state, who) and HEROES[3 * who + state.heroes[who]].phases >> PHASE_OF[state.step] & 1 == 1


def reveal(state: Trieste, who: int) -> None:
    """Turn the Hero up; what happens at the reveal happens before anything else goes on."""
    hero = HEROES[3 * who + state.heroes[who]]
    sides = list(state.sides)
    sides[who] = FACE_UP
    state.sides = tuple(sides)
    state.revealed += 1
    state.alert |= STIRRED
    if state.events is not None:
        state.tell(HeroShown(state.seat_of[who], hero.id))
    if hero.once:
        state.stack.append(Leave(who))
    state.carry_out(hero.effect)


class Leave(Doing):
    """The Hero has done what it came for and is turned face-down."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        turn_down(state, self.who)


def turn_down(state: Trieste, faction: int) -> None:
    """A Hero's own text has turned it face-down, and nothing else does (TRI-HERO-4); it does not come up again
    (TRI-C-45)."""
    sides = list(state.sides)
    sides[faction] = DONE_FOR
    state.sides = tuple(sides)
    if state.events is not None:
        state.tell(HeroHidden(state.seat_of[faction], HEROES[3 * faction + state.heroes[faction]].id))
