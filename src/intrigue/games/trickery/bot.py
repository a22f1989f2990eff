"""A sensible player."""

from __future__ import annotations

import math
from typing import Final

from ...core.player import Player, best_first
from ...core.rng import Rng
from ...core.state import State
from .rules import PAUSE, PICK
from .state import CHEST_SIZE, FELLOW_SEALS, FILLER_SEALS, SEALS_TO_WIN, Trickery

FAVOUR: Final = 1 << 3  # bits of the cards that pay into a chest, by their place in CARDS
TRIBUTE: Final = 1 << 4
OUTDO: Final = 1 << 5

VICTORY: Final = 1000.0
SEAL: Final = 10.0  # what a seal is worth
COIN: Final = 2.0  # a coin, as long as there is a use for it
SPARE_COIN: Final = 0.5  # a coin beyond the fifth
CARD: Final = 0.6  # a card in hand: freedom to choose
SPREAD: Final = 14.0  # how much of a lead makes a player e times as likely to win
NEAR: Final = 0.8  # how likely it is taken to be that a player who can fill a chest does


class Schemer(Player):
    """Tries every action it has and looks at the table it would leave behind.

    It counts seals above all, then coins (the first five more than the rest) and cards still in hand. Then it goes
    round the table once, up to its own next turn: whoever can fill a chest from where they stand is expected to do so,
    which is good for everyone in that society and bad for the rest. So it fills a chest when it can, leaves a society
    before the others cash in without it, joins one whose chest is about to fill, throws out fellows who would share,
    and starves or turns the player who is about to win. Its own worth counts against the best of the others.
    """

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Trickery)
        options = state.options(seat)
        if options[0] >= PICK:
            return options[rng.below(len(options))]  # nobody knows anything yet
        best: list[int] = []
        most = -1e9
        for action in options:
            worth = self.after(state, seat, action)
            if worth > most + 1e-9:
                most = worth
                best = [action]
            elif worth > most - 1e-9:
                best.append(action)
        return best[rng.below(len(best))]

    def rank(self, state: State, seat: int, rng: Rng) -> list[int]:
        assert isinstance(state, Trickery)
        options = state.options(seat)
        if options[0] >= PICK:
            return options
        return best_first(options, [self.after(state, seat, action) for action in options], rng)

    def after(self, state: Trickery, seat: int, action: int) -> float:
        """What the table is worth to a seat after its action."""
        trial = state.clone()
        trial.do(seat, action)
        return standing(trial, seat)

    def explain(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Trickery)
        if action >= PICK:
            return "Nobody knows anything yet, so one society is as good as the other."
        trial = state.clone()
        trial.do(seat, action)
        if trial.over:
            return "It wins the game." if seat in trial.winners else "It would hand the game to somebody else."
        threat = likely_winner(trial, seat)
        reasons: list[str] = []
        gained = trial.seals[seat] - state.seals[seat]
        if gained:
            reasons.append(f"it brings {gained} seals now")
        if threat >= 0:
            reasons.append(f"{{{threat}}} could then win before your next turn")
        elif likely_winner(state, seat) >= 0:
            reasons.append(f"it keeps {{{likely_winner(state, seat)}}} from winning")
        expected = likely_seals(trial, seat)[seat]
        if expected > 0.1:
            reasons.append("somebody may well fill your chest for you")
        if not gained and trial.coins[seat] > state.coins[seat]:
            reasons.append("it brings coins")
        if action == PAUSE:
            reasons.append("it gives you all your choices back")
        if not reasons:
            reasons.append("it changes little")
        worst = self.after(state, seat, self.favourite(state, seat)) - self.after(state, seat, action)
        verdict = "The best it sees" if worst < 1e-9 else "It sees something better" if worst < 10 else "It would not"
        return f"{verdict}: {', '.join(reasons)}."

    def judge(self, state: State) -> list[float]:
        """Shares by how far ahead each player is; a lead of a seal and a half is worth about three to one."""
        assert isinstance(state, Trickery)
        n = state.seats
        if state.over:
            share = 1.0 / len(state.winners)
            return [share if seat in state.winners else 0.0 for seat in range(n)]
        turn = state.mover()
        coming = likely_seals(state, turn - 1)
        weights = [math.exp(prospects(state, p, state.seals[p] + coming[p]) / SPREAD) for p in range(n)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def favourite(self, state: Trickery, seat: int) -> int:
        options = state.options(seat)
        worths = [self.after(state, seat, action) for action in options]
        return options[worths.index(max(worths))]


def standing(state: Trickery, seat: int) -> float:
    """A seat's prospects against those of its strongest rival."""
    if state.over:
        return VICTORY / len(state.winners) if seat in state.winners else -VICTORY
    coming = likely_seals(state, seat)
    mine = 0.0
    rival = -1e9
    for p in range(state.seats):
        worth = prospects(state, p, state.seals[p] + coming[p])
        if p == seat:
            mine = worth
        elif worth > rival:
            rival = worth
    return mine - rival


def prospects(state: Trickery, p: int, seals: float) -> float:
    coins = state.coins[p]
    useful = coins if coins < CHEST_SIZE else CHEST_SIZE
    cards = 0
    hand = state.hands[p]
    while hand:
        cards += hand & 1
        hand >>= 1
    worth = SEAL * seals + COIN * useful + SPARE_COIN * (coins - useful) + CARD * cards
    if seals >= SEALS_TO_WIN:
        worth += VICTORY / 10
    return worth


def can_fill(state: Trickery, p: int, chest: int) -> bool:
    """Whether a player could fill the chest of its society in one turn, the chest holding so many coins."""
    need = CHEST_SIZE - chest
    coins = state.coins[p]
    if coins < need:
        return False
    hand = state.hands[p]
    if hand & TRIBUTE:
        return True
    return need == 1 and (hand & FAVOUR != 0 or (hand & OUTDO != 0 and state.has_ally(p)))


def likely_seals(state: Trickery, seat: int) -> list[float]:
    """The seals that each player may expect before a seat's next turn, the table taken as it stands."""
    chests = state.chests[:]
    gains = [0.0] * state.seats
    doubt = 1.0
    for step in range(1, state.seats):
        p = (seat + step) % state.seats
        side = state.sides[p]
        if side >= 0 and can_fill(state, p, chests[side]):
            doubt *= NEAR
            for other in range(state.seats):
                if other == p:
                    gains[other] += FILLER_SEALS * doubt
                elif state.sides[other] == side:
                    gains[other] += FELLOW_SEALS * doubt
            chests[side] = 0
    return gains


def likely_winner(state: Trickery, seat: int) -> int:
    """The first player after a seat who can end the game with a full chest, or -1."""
    for step in range(1, state.seats):
        p = (seat + step) % state.seats
        side = state.sides[p]
        if side >= 0 and can_fill(state, p, state.chests[side]):
            for other in range(state.seats):
                gain = FILLER_SEALS if other == p else FELLOW_SEALS if state.sides[other] == side else 0
                if other != seat and state.seals[other] + gain >= SEALS_TO_WIN:
                    return other
    return -1
