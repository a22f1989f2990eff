"""The six actions. Every player has the same six cards; their words are in the catalogues.

`offers` lists what a player may do with the card, `play` does it, `obstacle` says why one of them is not possible.
What cannot be carried out to its end cannot be played (TRK-ACT-2).
"""

from __future__ import annotations

from typing import Final

from ...core.numbering import in_order
from ...core.phrase import Argument, Phrase
from ...core.phrase import seat as of_seat
from ...core.refusal import Refusal, no
from . import ids
from .events import Gave, Stole
from .state import CHEST_SIZE, WHOLE_HAND, Trickery

# An action is card * ARGUMENTS + argument: a target seat or a number of coins, of which there are 35. Python keeps the
# numbers up to 256 ready, and all actions of a turn are among them.
ARGUMENTS: Final = 40


class ActionCard:
    """One of the six actions."""

    __slots__ = ("number", "id", "rule", "coins")
    number: int  # its place in `ids.CARDS`
    id: str
    rule: str
    coins: int  # that somebody takes from the pool

    def __init__(self, id: str, rule: str, coins: int = 0) -> None:
        self.id = id
        self.rule = rule
        self.coins = coins

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        raise NotImplementedError

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        raise NotImplementedError

    def targets_seat(self) -> bool:
        return True

    def counts_coins(self) -> bool:
        """Whether its player says how many coins it is played with."""
        return False

    def unpaid(self, st: Trickery, seat: int) -> bool:
        """Whether a seat has nothing for the coin that goes with it, and may play it all the same."""
        return False

    def no(self, kind: str, **args: Argument) -> Refusal:
        return Refusal(self.rule, Phrase(kind, args))

    def no_ally(self, st: Trickery, seat: int, target: int, oneself: str = "TRK-C-7") -> Refusal | None:
        """Needs another member of one's own society; `oneself` is the rule that says another (TRK-C-6, TRK-C-7)."""
        if not st.has_ally(seat):
            return self.no("no-ally")
        if target == seat:
            return no(oneself, "no-self")
        if st.sides[target] != st.sides[seat]:
            return self.no("no-enemy", target=of_seat(target))
        return None


class Betray(ActionCard):
    """Steal first (TRK-C-18), then change sides (TRK-C-9)."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        sides, coins, first = st.sides, st.coins, self.number * ARGUMENTS
        mine = sides[seat]
        for other in range(len(sides)):
            if sides[other] == mine and other != seat and coins[other] > 0:
                out.append(first + other)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.coins[argument] = st.coins[argument] - 1
        st.coins[seat] = st.coins[seat] + 1
        if st.events is not None:
            st.tell(Stole(seat, argument))
        st.turn_over(seat)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        no = self.no_ally(st, seat, argument)
        if no is None and st.coins[argument] == 0:
            return self.no("no-coin-to-steal", target=of_seat(argument))
        return no


class Build(ActionCard):
    """TRK-BUILD."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        if st.coin_pool < self.coins:
            return
        sides, first = st.sides, self.number * ARGUMENTS
        mine = sides[seat]
        for other in range(len(sides)):
            if sides[other] == mine and other != seat:
                out.append(first + other)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.take(argument, self.coins)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coin_pool < self.coins:
            return no("TRK-C-8", "no-pool", coins=self.coins)
        return self.no_ally(st, seat, argument, oneself="TRK-C-6")


class Bribe(ActionCard):
    """The coin first, then the bribed player changes and keeps it (TRK-C-10)."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        if st.coins[seat] == 0:
            return
        sides, first = st.sides, self.number * ARGUMENTS
        mine = sides[seat]
        for other in range(len(sides)):
            if sides[other] != mine:
                out.append(first + other)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.coins[seat] = st.coins[seat] - 1
        st.coins[argument] = st.coins[argument] + 1
        if st.events is not None:
            st.tell(Gave(seat, argument, 1))
        st.turn_over(argument)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coins[seat] == 0:
            return no("TRK-C-5", "no-coin-to-give")
        if st.sides[argument] == st.sides[seat]:
            return self.no("no-friend", target=of_seat(argument))
        return None


class Favour(ActionCard):
    """TRK-FAVOUR."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        if st.coin_pool >= self.coins or self.refills(st, seat):
            out.append(self.number * ARGUMENTS)

    def refills(self, st: Trickery, seat: int) -> bool:
        """Whether paying makes the chest full, which is settled before anything else (TRK-C-8)."""
        return st.coins[seat] > 0 and st.chests[st.sides[seat]] == CHEST_SIZE - 1

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        if st.coins[seat] > 0:
            st.pay(seat, 1)
        if not st.over:  # TRK-C-2
            st.take(seat, self.coins)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coin_pool < self.coins and not self.refills(st, seat):
            return no("TRK-C-8", "no-pool", coins=self.coins)
        return None

    def targets_seat(self) -> bool:
        return False

    def unpaid(self, st: Trickery, seat: int) -> bool:
        return st.coins[seat] == 0


class Tribute(ActionCard):
    """TRK-TRIBUTE."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        first = self.number * ARGUMENTS
        for coins in range(1, st.coins[seat] + 1):
            out.append(first + coins)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.pay(seat, argument)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coins[seat] == 0:
            return self.no("no-coin-to-pay")
        if argument == 0:
            return no("TRK-C-21", "no-empty-tribute")
        if argument > st.coins[seat]:
            return self.no("no-more-coins", coins=st.coins[seat])
        return None

    def targets_seat(self) -> bool:
        return False

    def counts_coins(self) -> bool:
        return True


class Outdo(ActionCard):
    """Payment and whatever the chest gives come before the change of the named player (TRK-C-22, TRK-C-23)."""

    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        if st.coins[seat] == 0:
            return
        sides, first = st.sides, self.number * ARGUMENTS
        mine = sides[seat]
        for other in range(len(sides)):
            if sides[other] == mine and other != seat:
                out.append(first + other)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.pay(seat, 1)
        if not st.over:  # TRK-C-2
            st.turn_over(argument)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coins[seat] == 0:
            return no("TRK-C-4", "no-coin-to-pay")
        return self.no_ally(st, seat, argument)


WRITTEN: Final[list[ActionCard]] = [
    Betray("betray", "TRK-BETRAY"),
    Build("build", "TRK-BUILD", coins=2),
    Bribe("bribe", "TRK-BRIBE"),
    Favour("favour", "TRK-FAVOUR", coins=2),
    Tribute("tribute", "TRK-TRIBUTE"),
    Outdo("outdo", "TRK-OUTDO"),
]
CARDS: Final[list[ActionCard]] = in_order(ids, ids.CARDS, WRITTEN)
SET: Final[list[ActionCard]] = [card for card in CARDS if WHOLE_HAND >> card.number & 1]  # what everybody has
