"""Heroes, the advanced game: picked in secret, revealed when their owner likes (TRI-HERO-1, TRI-HERO-2)."""

from __future__ import annotations

from typing import Final

from ....core.state import Together
from ..cards.titles import HEROES, THIEF, WATCH
from ..events import HeroHidden, HeroShown, Picked
from ..state import (
    ASKED,
    DECLINED,
    DONE_FOR,
    FACE_DOWN,
    FACE_UP,
    FACTION_OF,
    NEXT,
    PHASE_OF,
    STIRRED,
    Asking,
    Doing,
    Trieste,
)
from .actions import DECLINE, HERO, PASS, REVEAL


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


class HeroTime(Asking):
    """TRI-HERO-2: a Hero lying face-down may be turned up before its player's own part in a phase. The Thief is asked
    once more, `early`, when the Watch has acted and the Merchant has not; and in the End Phase before the Watch looks
    for victory and finds it (TRI-C-23).

    Where the Merchant would only be asked while drawing or playing, and so after the Thief, the Merchant is asked early
    too, and first (TRI-C-22). Whoever is asked early is asked again, unless the answer is for the whole phase."""

    __slots__ = ("phase", "early")
    phase: int
    early: bool

    def __init__(self, who: int, phase: int, early: bool) -> None:
        self.who = who
        self.phase = phase
        self.early = early

    def asks(self, state: Trieste) -> bool:
        if not in_question(state, self.who):
            return False
        if self.who == THIEF and FACTION_OF[state.step] == WATCH:
            return state.has_won(WATCH)  # there would be no later; everybody sees the prison
        if self.who == THIEF:  # never twice without something done in between
            return state.alert & STIRRED != 0 if self.early else state.alert & (STIRRED | ASKED) != ASKED
        if self.early:  # the Merchant goes first where the Thief is about to be asked (TRI-C-22)
            return in_question(state, THIEF) and state.alert & STIRRED != 0
        return True

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        if may_reveal(state, self.who):
            out.append(REVEAL)
        if self.early:
            out.append(DECLINE)
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        state.stack.append(NEXT)
        if self.who == THIEF:
            state.alert = state.alert & ~STIRRED | ASKED
        if action == DECLINE:
            state.alert |= DECLINED[self.who]
        elif action == REVEAL:
            reveal(state, self.who)

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)


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
