"""A sensible player."""

from __future__ import annotations

import math
from typing import Final

from ...core.phrase import Phrase, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.player import Player, best_first, share_out
from ...core.rng import Rng
from .rules import PAUSE, PICK
from .state import CHEST_SIZE, FELLOW_SEALS, FILLER_SEALS, SEALS_TO_WIN, Trickery

FAVOUR: Final = 1 << 3  # bits of the cards that pay into a chest, by their numbers
TRIBUTE: Final = 1 << 4
OUTDO: Final = 1 << 5

VICTORY: Final = 1000.0
SEAL: Final = 10.0  # what a seal is worth
COIN: Final = 2.0  # a coin, as long as there is a use for it
SPARE_COIN: Final = 1.5  # a coin beyond the fifth: it may decide between several with five seals
CARD: Final = 0.5  # a card in hand: freedom to choose
SPREAD: Final = 14.0  # how much of a lead makes a player e times as likely to win
NEAR: Final = 0.8  # how likely it is taken to be that a player who can fill a chest does
FAR: Final = 0.05  # the same of a victory of one's own after all the others have moved
SURE: Final = 100.0  # what a victory is worth that is only expected


class Schemer(Player[Trickery]):
    """Tries every action it has and looks at the table it would leave behind.

    It counts seals above all, then coins (the first five more than the rest) and cards still in hand. Then it goes
    round the table once, up to and with its own next turn: whoever can fill a chest from where they stand is expected
    to do so, which is good for everyone in that society and bad for the rest; unless that would end the game for
    somebody else, since coins decide between several with five seals. So it fills a chest when it can, leaves a society
    before the others cash in without it, joins one whose chest is about to fill, throws out fellows who would share,
    and starves or turns the player who is about to win. Its own worth counts against the best of the others.
    """

    __slots__ = ()

    def choose(self, state: Trickery, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if actions[0] >= PICK:
            return actions[rng.below(len(actions))]  # nobody knows anything yet
        best: list[int] = []
        most = -1e9
        for action in actions:
            worth = self.after(state, seat, action)
            if worth > most + 1e-9:
                most = worth
                best = [action]
            elif worth > most - 1e-9:
                best.append(action)
        return best[rng.below(len(best))]

    def rank(self, state: Trickery, seat: int, rng: Rng) -> list[int]:
        actions = state.actions(seat)
        if actions[0] >= PICK:
            return actions
        return best_first(actions, [self.after(state, seat, action) for action in actions], rng)

    def after(self, state: Trickery, seat: int, action: int) -> float:
        """What the table is worth to a seat after its action."""
        trial = state.clone()
        trial.apply_unchecked(seat, action)
        return standing(trial, seat)

    def explain(self, state: Trickery, seat: int, action: int) -> Words:
        if action >= PICK:
            return phrase("why-society")
        trial = state.clone()
        trial.apply_unchecked(seat, action)
        if trial.over:
            return phrase("why-victory" if seat in trial.winners else "why-defeat")
        threat = likely_winner(trial, seat)
        reasons: list[Phrase] = []
        gained = trial.seals[seat] - state.seals[seat]
        if gained:
            reasons.append(phrase("why-seals", seals=gained))
        if threat >= 0:
            reasons.append(phrase("why-threat", seat=of_seat(threat)))
        elif likely_winner(state, seat) >= 0:
            reasons.append(phrase("why-rescue", seat=of_seat(likely_winner(state, seat))))
        if could_win(trial, seat):
            reasons.append(phrase("why-next-turn"))
        if Forecast(trial, seat).seals[seat] > 0.1:
            reasons.append(phrase("why-filled"))
        if not gained and trial.coins[seat] > state.coins[seat]:
            reasons.append(phrase("why-coins"))
        if action == PAUSE:
            reasons.append(phrase("why-choices"))
        if not reasons:
            reasons.append(phrase("why-little"))
        worths = [self.after(state, seat, other) for other in state.actions(seat)]
        worst = max(worths) - self.after(state, seat, action)
        verdict = "why-best" if worst < 1e-9 else "why-worse" if worst < 10 else "why-not"
        if worst < 1e-9 and len([worth for worth in worths if worth > max(worths) - 1e-9]) > 1:
            verdict = "why-as-good"
        return phrase(verdict, reasons=tuple(reasons))

    def judge(self, state: Trickery) -> list[float]:
        """Shares by how far ahead each player is; a lead of a seal and a half is worth about three to one."""
        seats = state.seats
        if state.over:
            share = 1.0 / len(state.winners)
            return [share if seat in state.winners else 0.0 for seat in range(seats)]
        coming = Forecast(state, state.mover() - 1)
        return share_out([math.exp(prospects(state, other, coming) / SPREAD) for other in range(seats)])


def standing(state: Trickery, seat: int) -> float:
    """A seat's prospects against those of its strongest rival."""
    if state.over:
        return VICTORY / len(state.winners) if seat in state.winners else -VICTORY
    coming = Forecast(state, seat)
    mine = 0.0
    rival = -1e9
    for other in range(state.seats):
        worth = prospects(state, other, coming)
        if other == seat:
            mine = worth
        elif worth > rival:
            rival = worth
    return mine - rival


class Forecast:
    """What each player may expect until a seat has moved once more, the table taken as it stands."""

    __slots__ = ("seals", "victories")
    seals: list[float]
    victories: list[float]

    def __init__(self, state: Trickery, seat: int) -> None:
        seats = state.seats
        self.seals = [0.0] * seats
        self.victories = [0.0] * seats
        chests = state.chests[:]
        doubt = 1.0
        undecided = 1.0  # how likely it is that nobody has won by then
        for step in range(1, seats + 1):
            turn_of = (seat + step) % seats
            side = state.sides[turn_of]
            if side < 0 or not can_fill(state, turn_of, chests[side]):
                continue
            likely = NEAR if step < seats else FAR
            filled, winners = fill(state, turn_of, chests[side])
            if winners:
                for other in winners:
                    self.victories[other] += undecided * likely / len(winners)
                undecided *= 1.0 - likely
            elif filled and step < seats:
                doubt *= likely
                for other in range(seats):
                    if other == turn_of:
                        self.seals[other] += FILLER_SEALS * filled * doubt
                    elif state.sides[other] == side:
                        self.seals[other] += FELLOW_SEALS * filled * doubt
                chests[side] = 0


def prospects(state: Trickery, seat: int, coming: Forecast) -> float:
    coins = state.coins[seat]
    useful = coins if coins < CHEST_SIZE else CHEST_SIZE
    cards = 0
    hand = state.hands[seat]
    while hand:
        cards += hand & 1
        hand >>= 1
    seals = state.seals[seat] + coming.seals[seat]
    worth = SEAL * seals + COIN * useful + SPARE_COIN * (coins - useful) + CARD * cards
    return worth + SURE * coming.victories[seat]


def can_fill(state: Trickery, seat: int, chest: int) -> bool:
    """Whether a player could fill the chest of its society in one turn, the chest holding so many coins."""
    need = CHEST_SIZE - chest
    coins = state.coins[seat]
    if coins < need:
        return False
    hand = state.hands[seat]
    if hand & TRIBUTE:
        return True
    return need == 1 and (hand & FAVOUR != 0 or (hand & OUTDO != 0 and state.has_ally(seat)))


def fill(state: Trickery, seat: int, chest: int) -> tuple[int, list[int]]:
    """How often a player who can fill its chest would do so in one turn, and who wins by it, if that player does: it
    stops before it would hand the game to others."""
    side = state.sides[seat]
    seals = state.seals[:]
    coins = state.coins[:]
    need = CHEST_SIZE - chest
    filled = 0
    while coins[seat] >= need and (filled == 0 or state.hands[seat] & TRIBUTE):
        coins[seat] = coins[seat] - need
        need = CHEST_SIZE
        best = 0
        for other in range(state.seats):
            if other == seat:
                seals[other] = seals[other] + FILLER_SEALS
            elif state.sides[other] == side:
                seals[other] = seals[other] + FELLOW_SEALS
            if seals[other] > best:
                best = seals[other]
        if best >= SEALS_TO_WIN:
            winners, _ = state.decide(seals, coins)
            return (filled + 1, winners) if seat in winners else (filled, [])
        filled += 1
    return filled, []


def could_win(state: Trickery, seat: int) -> bool:
    """Whether a player could win with a full chest, were it their turn."""
    side = state.sides[seat]
    return side >= 0 and can_fill(state, seat, state.chests[side]) and len(fill(state, seat, state.chests[side])[1]) > 0


def likely_winner(state: Trickery, seat: int) -> int:
    """The first player after a seat who could win before that seat's next turn, or -1."""
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if could_win(state, other):
            return other
    return -1
