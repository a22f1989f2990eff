"""How things stand for everybody, how a turn may go on, and what a choice leads to by its end."""

from __future__ import annotations

import math
from typing import Final

from ....core.player import share_out
from ....core.rng import Rng
from ..cards.money import Giving
from ..cards.titles import (
    CARDS,
    CHARACTER,
    KIND,
    LEVEL,
    MERCHANT,
    NO_CARD,
    SPECIAL,
    TREASURES,
    WATCH,
    coins,
    playable,
    put,
    worth,
)
from ..rules.actions import PASS, PLAY
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime
from ..rules.payment import Pay
from ..rules.reactions import Window
from ..rules.turn import Play
from ..state import Trieste

# What choices are weighed by, by faction: a constant, how far it has come, that squared, cards, money
WEIGHTS: Final[list[list[float]]] = [
    [-2.2, 0.55, 0.02, 0.18, 0.20],
    [1.8, -0.35, 0.01, 0.25, 0.05],
    [0.2, 0.30, 0.01, 0.12, 0.08],
]
# The same for the chance of victory as it is, fitted to games between sensible players: far more even
CHANCES: Final[list[list[float]]] = [
    [-1.32, 0.13, 0.062, 0.29, 0.23],
    [1.40, -0.28, 0.009, 0.19, 0.055],
    [-0.26, 0.14, 0.024, 0.11, 0.058],
]
MOST_CARDS: Final = 4.0  # more do not help: only one is played in a turn
MOST_MONEY: Final = 6

# How likely others are to play a card: characters by level, actions, by faction
LIKES_CHARACTERS: Final[list[int]] = [3, 3, 3]
LIKES_LEVELS: Final[list[int]] = [0, 0, 1]
LIKES_ACTIONS: Final[list[int]] = [3, 3, 1]


def quality(card: int) -> float:
    """What a card in hand promises."""
    if KIND[card] == CHARACTER:
        return 0.5 + 0.5 * LEVEL[card]
    return 1.2 if KIND[card] == SPECIAL else 0.8


def features(state: Trieste, faction: int) -> list[float]:
    """What counts for a faction: how far it has come, that squared, and cards and money to go on with."""
    hand = state.hands[faction]
    held = coins(hand)
    cards = 0.0
    for i in range(held, len(hand)):
        cards += quality(hand[i])
    if cards > MOST_CARDS:
        cards = MOST_CARDS
    money = worth(hand)
    if faction == MERCHANT:
        gap = float(state.riches_needed() - money)
        return [1.0, gap, gap * gap, cards, float(held)]
    spare = money - state.dearer_next[faction]
    if spare > MOST_MONEY:
        spare = MOST_MONEY
    done = float(len(state.captured) if faction == WATCH else state.infamy)
    return [1.0, done, done * done, cards, float(spare)]


def chance(state: Trieste, faction: int) -> float:
    """How good things look for a faction, from 0 to 1, against the others."""
    if state.over:
        return 1.0 if state.winner == faction else 0.0
    return shares(state, WEIGHTS)[faction]


def shares(state: Trieste, by: list[list[float]]) -> list[float]:
    """For each faction, its part of all prospects."""
    strengths: list[float] = []
    for faction in range(3):
        strength = 0.0
        weights = by[faction]
        values = features(state, faction)
        for i in range(len(weights)):
            strength += weights[i] * values[i]
        strengths.append(math.exp(strength if strength < 50.0 else 50.0))
    return share_out(strengths)


# ---------------------------------------------------------------------- how a turn may go on


def habit(state: Trieste, rng: Rng) -> None:
    """Let whoever is asked do something likely."""
    seat = state.mover()
    actions = state.actions(seat)
    top = state.stack[-1]
    if len(actions) == 1 or isinstance(top, Giving | HeroTime):
        state.apply_unchecked(seat, actions[0])
    elif isinstance(top, Play):
        state.apply_unchecked(seat, likely_card(state, top.who, actions, rng))
    elif isinstance(top, Window | Pay):
        state.apply_unchecked(seat, actions[len(actions) - 1])
    else:
        state.apply_unchecked(seat, actions[rng.below(len(actions))])


def liking(card: int) -> int:
    if card < TREASURES:
        return 1 + card
    faction = CARDS[card].faction
    if KIND[card] == CHARACTER:
        return LIKES_CHARACTERS[faction] + LIKES_LEVELS[faction] * LEVEL[card]
    return LIKES_ACTIONS[faction]


def likely_card(state: Trieste, who: int, actions: list[int], rng: Rng) -> int:
    """A card that can be paid for, what that faction likes rather than the rest."""
    money = worth(state.hands[who])
    total = 0
    for action in actions:
        if action >= PLAY and state.cost(action - PLAY) <= money:
            total += liking(action - PLAY)
    if total == 0:
        return PASS
    point = rng.below(total)
    for action in actions:
        if action >= PLAY and state.cost(action - PLAY) <= money:
            point -= liking(action - PLAY)
            if point < 0:
                return action
    return PASS


def lay_likely(state: Trieste, seat: int, rng: Rng) -> None:
    """Where somebody else has laid a card face-down, suppose that it is a likely one."""
    for who in range(3):
        if state.seat_of[who] == seat or not state.lies_hidden(who):
            continue
        hand = state.hands[who]
        put(hand, state.table[who])
        could: list[int] = []
        last = NO_CARD
        for card in hand:
            if card != last and playable(card):
                could.append(PLAY + card)
            last = card
        action = likely_card(state, who, could, rng)
        laid = (action if action != PASS else could[0]) - PLAY
        hand.remove(laid)
        state.table[who] = laid


def finish_turn(state: Trieste, rng: Rng) -> None:
    """Play on by habit until the victory conditions have been looked at."""
    turn = state.turn
    while not state.over and state.turn == turn and not isinstance(state.stack[-1], BuyBack):
        habit(state, rng)


class Outlook:
    """What a choice leads to by the end of the turn, summed over tables as they may be."""

    __slots__ = ("chance", "won", "lost", "captures", "infamy", "own", "merchant")
    chance: float
    won: int
    lost: int
    captures: int
    infamy: int
    own: int  # the change of one's own money
    merchant: int  # and of the Merchant's

    def __init__(self) -> None:
        self.chance = 0.0
        self.won = 0
        self.lost = 0
        self.captures = 0
        self.infamy = 0
        self.own = 0
        self.merchant = 0

    def add(self, before: Trieste, after: Trieste, faction: int) -> None:
        self.chance += chance(after, faction)
        if after.over:
            if after.winner == faction:
                self.won += 1
            else:
                self.lost += 1
        self.captures += len(after.captured) - len(before.captured)
        self.infamy += after.infamy - before.infamy
        self.own += worth(after.hands[faction]) - worth(before.hands[faction])
        self.merchant += worth(after.hands[MERCHANT]) - worth(before.hands[MERCHANT])

    def include(self, other: Outlook) -> None:
        """Sum up what another look at the same choice has seen."""
        self.chance += other.chance
        self.won += other.won
        self.lost += other.lost
        self.captures += other.captures
        self.infamy += other.infamy
        self.own += other.own
        self.merchant += other.merchant


def weigh(state: Trieste, seat: int, actions: list[int], rng: Rng, worlds: int) -> list[Outlook]:
    """What each action leads to, on the same tables."""
    faction = state.faction_of[seat]
    outlooks = [Outlook() for _ in actions]
    for _ in range(worlds):
        world = state.imagine(seat, rng)
        lay_likely(world, seat, rng)
        luck = rng.word()
        for i in range(len(actions)):
            trial = world.clone()
            trial.apply_unchecked(seat, actions[i])
            finish_turn(trial, Rng(luck))
            outlooks[i].add(world, trial, faction)
    return outlooks
