"""The state: coins, seals, societies, hands, chests; and the procedures that several cards share."""

from __future__ import annotations

from typing import Final

from ...core.refusal import Broken
from ...core.rng import Rng
from .events import Ended, Gave, Laid, Payout, Turned
from .generated import Fields

THORN: Final = 0
MACHINE: Final = 1
UNDECIDED: Final = -1
SOCIETIES: Final[tuple[str, str]] = ("thorn", "machine")

COINS: Final = 35  # TRK-CMP-1
SEALS: Final = 36
START_COINS: Final = 2  # TRK-SET-2
CHEST_SIZE: Final = 5  # TRK-CHEST-1
FILLER_SEALS: Final = 2
FELLOW_SEALS: Final = 1
SEALS_TO_WIN: Final = 5  # TRK-AIM-1
CARDS: Final = 6
WHOLE_HAND: Final = (1 << CARDS) - 1

# How a game ended
ONE_WINNER: Final = 0  # one player alone reached five seals
MOST_COINS: Final = 1  # several did at once; the coins decided
MOST_SEALS: Final = 2  # several did at once; the seals decided (switch of TRK-C-1)
JOINT: Final = 3  # several did at once and are equal
TURN_LIMIT: Final = 4  # TRK-C-17


class Trickery(Fields):
    """One game in progress, and the procedures that several cards share."""

    __slots__ = ()

    def clone(self) -> Trickery:
        return Trickery(self.game, self.seats, self.options, self.rng.clone(), self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden but sealed picks (TRK-C-15), and those are taken back by `imagine` itself."""

    def check(self) -> None:
        seats = self.seats
        if sum(self.coins) + sum(self.chests) + self.coin_pool != COINS:
            raise Broken("the coins do not add up to 35")
        if sum(self.seals) + self.seal_pool != SEALS:
            raise Broken("the seals do not add up to 36")
        if min(self.coins) < 0 or self.coin_pool < 0 or min(self.seals) < 0 or self.seal_pool < 0:
            raise Broken("somebody owes coins or seals")
        if min(self.chests) < 0 or max(self.chests) >= CHEST_SIZE or len(self.chests) != len(SOCIETIES):
            raise Broken("a chest holds 0 to 4 coins between actions")
        for row in (self.sides, self.coins, self.seals, self.hands):
            if len(row) != seats:
                raise Broken("not every seat has its things")
        for hand in self.hands:
            if hand < 0 or hand > WHOLE_HAND:
                raise Broken("a hand holds a card that does not exist")
        for side in self.sides:
            if side not in (UNDECIDED, THORN, MACHINE):
                raise Broken("a society card has two sides")
        if (max(self.seals) >= SEALS_TO_WIN) and not self.over:
            raise Broken("somebody holds five seals and the game goes on")
        if self.over != (len(self.winners) > 0):
            raise Broken("a game that is over has a winner, another has none")

    # ------------------------------------------------------------------ procedures

    def has_ally(self, seat: int) -> bool:
        sides = self.sides
        mine = sides[seat]
        for other in range(self.seats):
            if other != seat and sides[other] == mine:
                return True
        return False

    def turn_over(self, seat: int) -> None:
        """Turn a society card over."""
        self.sides[seat] = 1 - self.sides[seat]
        if self.events is not None:
            self.tell(Turned(seat, SOCIETIES[self.sides[seat]]))

    def take(self, seat: int, coins: int) -> None:
        """Take coins from the pool."""
        self.coin_pool -= coins
        self.coins[seat] = self.coins[seat] + coins
        if self.events is not None:
            self.tell(Gave(None, seat, coins))

    def pay(self, seat: int, coins: int) -> None:
        """Lay coins one by one into the chest of one's own society (TRK-C-3, TRK-C-13); stops when somebody has won."""
        side = self.sides[seat]
        chests = self.chests
        for _ in range(coins):
            self.coins[seat] = self.coins[seat] - 1
            chests[side] = chests[side] + 1
            if self.events is not None:
                self.tell(Laid(seat, SOCIETIES[side], chests[side]))
            if chests[side] == CHEST_SIZE:
                self.pay_out(seat, side)
                if self.over:
                    return

    def pay_out(self, seat: int, side: int) -> None:
        """TRK-CHEST-1, TRK-CHEST-2: seals for the society, coins to the pool; then somebody may have won.

        There are always seals enough (TRK-C-12)."""
        seals = self.seals
        sides = self.sides
        before = seals[:]
        best = 0
        for other in range(self.seats):
            if other == seat:
                seals[other] = seals[other] + FILLER_SEALS
                self.seal_pool -= FILLER_SEALS
            elif sides[other] == side:
                seals[other] = seals[other] + FELLOW_SEALS
                self.seal_pool -= FELLOW_SEALS
            if seals[other] > best:
                best = seals[other]
        self.chests[side] = 0
        self.coin_pool += CHEST_SIZE
        if self.events is not None:
            gained = tuple([seals[other] - before[other] for other in range(self.seats)])
            self.tell(Payout(seat, SOCIETIES[side], gained))
        if best >= SEALS_TO_WIN:
            self.finish()

    def finish(self) -> None:
        """TRK-END-1: the game stops."""
        winners, ending = self.decide(self.seals, self.coins)
        self.close(winners, ending)

    def decide(self, seals: list[int], coins: list[int]) -> tuple[list[int], int]:
        """TRK-END-2: who wins with so many seals and coins, and how; all with five or more are tied (TRK-C-1)."""
        tied = [seat for seat in range(self.seats) if seals[seat] >= SEALS_TO_WIN]
        ending = ONE_WINNER
        if len(tied) > 1 and self.options.tie_rule == "seals_then_coins":
            tied = self.most(seals, tied)
            ending = MOST_SEALS
        if len(tied) > 1:
            tied = self.most(coins, tied)
            ending = MOST_COINS
            if len(tied) > 1:
                ending = JOINT
        return tied, ending

    def time_out(self) -> None:
        """TRK-C-17: no turn is left: seals decide, then coins; whoever is still equal wins together."""
        everyone = list(range(self.seats))
        self.close(self.most(self.coins, self.most(self.seals, everyone)), TURN_LIMIT)

    def most(self, what: list[int], among: list[int]) -> list[int]:
        best = max([what[seat] for seat in among])
        return [seat for seat in among if what[seat] == best]

    def close(self, winners: list[int], ending: int) -> None:
        self.over = True
        self.winners = winners
        self.ending = ending
        self.stack.clear()
        if self.events is not None:
            self.tell(Ended(tuple(winners), ENDING_RULES[ending]))


ENDING_RULES: Final[tuple[str, ...]] = ("TRK-END-1", "TRK-END-2", "TRK-C-1", "TRK-END-2", "TRK-C-17")
