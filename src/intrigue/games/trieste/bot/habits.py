"""Choices that need no look ahead: what to draw, whom to take back, when to reveal a Hero."""

from __future__ import annotations

from typing import Final

from ....core.rng import Rng
from ..cards.titles import (
    CAPTURE,
    COST,
    ESCAPE,
    GOAL,
    HEROES,
    KIND,
    SPECIAL,
    TREASURES,
    worth,
)
from ..rules.actions import BUY, DRAW, PASS, REVEAL
from ..rules.heroes import reveal
from ..rules.payment import Pay
from ..rules.reactions import Window
from ..state import Asking, Trieste
from .outlook import chance, habit

# When to draw what: cards to choose from, money to play any of them, money enough
CARDS_WANTED: Final[list[int]] = [4, 3, 3]
MONEY_LEAST: Final[list[int]] = [2, 1, 1]
MONEY_ENOUGH: Final[list[int]] = [5, 99, 5]


def to_choose_from(state: Trieste, who: int) -> int:
    """Cards of its own faction that it could play."""
    count = 0
    for card in state.hands[who]:
        if card >= TREASURES and KIND[card] != SPECIAL:
            count += 1
    return count


def draw(state: Trieste, who: int, actions: list[int]) -> int:
    if DRAW not in actions or DRAW + 1 not in actions:
        return actions[0]
    held = to_choose_from(state, who)
    if held == 0:
        return DRAW + 1
    money = worth(state.hands[who])
    if money < MONEY_LEAST[who]:
        return DRAW
    return DRAW + 1 if held < CARDS_WANTED[who] or money >= MONEY_ENOUGH[who] else DRAW


def after_buying(state: Trieste, who: int, action: int) -> float:
    """How likely victory looks with the character in hand and the money gone."""
    trial = state.clone()
    seat = trial.seat_of[who]
    trial.apply_unchecked(seat, action)
    if isinstance(trial.stack[-1], Pay):
        actions = trial.actions(seat)
        trial.apply_unchecked(seat, actions[len(actions) - 1])
    return chance(trial, who)


def buy(state: Trieste, who: int, actions: list[int]) -> int:
    best = PASS
    most = chance(state, who) + 1e-9
    for action in actions:
        if action != PASS:
            if COST[action - BUY] == 0:
                return action
            value = after_buying(state, who, action)
            if value > most:
                most = value
                best = action
    return best


class Halt(Asking):
    """Below what a Hero does at the reveal, so that nothing else goes on after it."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return True

    def menu(self, state: Trieste) -> list[int]:
        return [PASS]


def should_reveal(state: Trieste, who: int, rng: Rng) -> bool:
    """A Hero who lowers the goal is best kept secret until that wins the game; one who acts once, until it helps; one
    who saves a character, until somebody reaches for one."""
    hero = HEROES[3 * who + state.heroes[who]]
    if hero.powers[ESCAPE] > 0:
        top = state.stack[-1]
        return isinstance(top, Window) and top.trigger == CAPTURE
    if not hero.once and hero.powers[GOAL] == 0:
        return True
    trial = state.clone()
    if not hero.once:
        trial.apply_unchecked(trial.seat_of[who], REVEAL)
        return trial.over
    rng = rng.clone()
    halt = Halt(who)
    trial.stack = [halt]
    reveal(trial, who)
    trial.advance()
    while not trial.over and trial.stack[-1] is not halt:
        habit(trial, rng)
    return chance(trial, who) > chance(state, who) + 0.02
