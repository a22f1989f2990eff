"""The six actions. Every player has the same six cards; each card here has its words beside what it does.

`offers` lists what a player may do with the card, `play` does it, `obstacle` says why one of them is not possible.
What cannot be carried out to its end cannot be played (TRK-ACT-2).
"""

from __future__ import annotations

from typing import Final

from ...core.refusal import Refusal
from .events import Gave, Stole
from .state import CHEST_SIZE, Trickery

# An action is card * ARGUMENTS + argument: a target seat or a number of coins, of which there are 35. Python keeps the
# numbers up to 256 ready, and all actions of a turn are among them.
ARGUMENTS: Final = 40


class ActionCard:
    """One of the six actions."""

    __slots__ = ("number", "id", "name", "rule", "coins", "text")
    number: int
    id: str
    name: str
    rule: str
    coins: int  # that somebody takes from the pool
    text: str

    def __init__(self, number: int, id: str, name: str, rule: str, coins: int, text: str) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.rule = rule
        self.coins = coins
        self.text = text

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        raise NotImplementedError

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        raise NotImplementedError

    def targets_seat(self) -> bool:
        return True

    def no(self, reason: str) -> Refusal:
        return Refusal(self.rule, reason)

    def no_ally(self, st: Trickery, seat: int, target: int) -> Refusal | None:
        """Needs another member of one's own society (TRK-C-6, TRK-C-7)."""
        if not st.has_ally(seat):
            return self.no("Nobody else is in your society.")
        if target == seat:
            return self.no("You cannot choose yourself.")
        if st.sides[target] != st.sides[seat]:
            return self.no("That player is in the other society.")
        return None


class Betray(ActionCard):
    """Steal first, then change sides (TRK-C-9)."""

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
            return self.no("That player has no coin to steal.")
        return no


class Build(ActionCard):
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
            return Refusal("TRK-C-8", f"The pool has fewer than {self.coins} coins.")
        return self.no_ally(st, seat, argument)


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
            return Refusal("TRK-C-5", "You have no coin to give.")
        if st.sides[argument] == st.sides[seat]:
            return self.no("That player is not in the other society.")
        return None


class Favour(ActionCard):
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
            return Refusal("TRK-C-8", f"The pool has fewer than {self.coins} coins.")
        return None

    def targets_seat(self) -> bool:
        return False


class Tribute(ActionCard):
    __slots__ = ()

    def offers(self, st: Trickery, seat: int, out: list[int]) -> None:
        first = self.number * ARGUMENTS
        for coins in range(1, st.coins[seat] + 1):
            out.append(first + coins)

    def play(self, st: Trickery, seat: int, argument: int) -> None:
        st.pay(seat, argument)

    def obstacle(self, st: Trickery, seat: int, argument: int) -> Refusal | None:
        if st.coins[seat] == 0:
            return self.no("You have no coin to pay.")
        if argument == 0:
            return Refusal("TRK-C-21", "A tribute is at least 1 coin.")
        if argument > st.coins[seat]:
            return self.no(f"You have only {st.coins[seat]}.")
        return None

    def targets_seat(self) -> bool:
        return False


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
            return Refusal("TRK-C-4", "You have no coin to pay.")
        return self.no_ally(st, seat, argument)


CARDS: Final[list[ActionCard]] = [
    Betray(
        0,
        "betray",
        "Betray your allies",
        "TRK-BETRAY",
        0,
        "Steal 1 coin from another member of your society. Then turn your society card over.",
    ),
    Build(
        1,
        "build",
        "Build relationships",
        "TRK-BUILD",
        2,
        "Another member of your society gets 2 coins from the pool.",
    ),
    Bribe(
        2,
        "bribe",
        "Bribe your enemies",
        "TRK-BRIBE",
        0,
        "Hand 1 of your coins to a member of the other society, who comes over to yours at once.",
    ),
    Favour(
        3,
        "favour",
        "Call in a favour",
        "TRK-FAVOUR",
        2,
        "If you have a coin, 1 goes into your society's chest. Coin or no coin, then take 2 from the pool.",
    ),
    Tribute(
        4,
        "tribute",
        "Pay tribute",
        "TRK-TRIBUTE",
        0,
        "Lay as many of your coins as you like, but at least 1, into your society's chest.",
    ),
    Outdo(
        5,
        "outdo",
        "Outdo the competition",
        "TRK-OUTDO",
        0,
        "Lay 1 coin into your society's chest. Then another member of your society must change sides at once.",
    ),
]
