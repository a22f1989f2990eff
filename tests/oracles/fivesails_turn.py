"""City of Five Sails as whoever is up sees it: the table, a hand, discard piles, and what the second opinion on Actions
asks about them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.oracles.fivesails import CARDS, Person, Table, helped, stat, without


@dataclass(frozen=True)
class Turn:
    """The table as whoever is up sees it."""

    table: Table
    seat: int
    hand: tuple[str, ...] = ()
    piles: dict[int, tuple[str, ...]] = field(default_factory=dict)
    hands: dict[int, int] = field(default_factory=dict)  # how many cards everybody holds
    hoard: int = 0  # the Renown on the Siren's Scream
    improvising: bool = False  # a risk is not played out of the hand, but out of a pile

    @property
    def first(self) -> bool:
        return self.table.first == self.seat

    @property
    def second(self) -> bool:
        """Not First Player, or as good as that with Lorenzo."""
        return not self.first or any(who.name == "lorenzo_de_zepeda" for who in self.crew)

    @property
    def crew(self) -> list[Person]:
        return self.table.crew(self.seat)

    @property
    def abroad(self) -> list[Person]:
        return [who for who in self.crew if who.place in self.table.row]

    @property
    def leader(self) -> Person:
        return next(who for who in self.crew if who.card.kind == "leader")

    def near(self, who: Person) -> list[str]:
        """City locations next to somebody."""
        return [place for place in self.table.row if who.place == "home" or self.table.apart(place, who.place) == 1]

    def renown(self, places: Iterable[str]) -> bool:
        return any(self.table.renown.get(place) for place in places)

    def hireling(self, who: Person) -> bool:
        """Uwe is one for his own player."""
        return "Mercenary" in who.traits or (who.name == "uwe_zimmerman" and who.seat == self.seat)

    def goes(self, who: Person) -> bool:
        """Whether the player's abilities can move somebody: Henri holds other Musketeers of his side where he is."""
        if who.seat == self.seat or "Musketeer" not in who.traits:
            return True
        beside = [one.name for one in self.table.with_(who) if one.seat == who.seat and one != who]
        return "henri_michelet" not in beside

    def tires(self, who: Person) -> bool:
        """Whether somebody can be engaged or sent away."""
        return not who.engaged or self.goes(who)

    def money(self, risk: str) -> list[str]:
        """The cards in hand while a risk is played."""
        return list(self.hand) if self.improvising else without(self.hand, risk)

    def pays(self, risk: str, less: int = 0, barred: str = "") -> bool:
        return bool(helped(self.table, self.seat, self.money(risk), CARDS[risk].cost - less, barred))

    def there(self, thing: str) -> str:
        """Where a City card lies."""
        return next(place for place, cards in self.table.city.items() if thing in cards)


def level(turn: Turn, one: Person, other: Person, name: str) -> bool:
    """Whether somebody has no more of a stat than another."""
    return (stat(turn.table, one, name) or 0) <= (stat(turn.table, other, name) or 0)


def frail(turn: Turn, who: Person) -> bool:
    """Whether the next wound kills."""
    return who.wounds + 1 >= (stat(turn.table, who, "resolve") or 0)


def bled(turn: Turn, who: Person) -> list[Person]:
    """Who is left once somebody has taken a wound: where a Leader dies of it at a larger table, nobody of that crew."""
    if not frail(turn, who):
        return list(turn.table.people)
    out = who.card.kind == "leader" and turn.table.seats > 2
    return [one for one in turn.table.people if one != who and not (out and one.seat == who.seat)]


def things(names: Iterable[str], common: bool = False) -> list[str]:
    return [name for name in names if CARDS[name].kind == "attachment" and not (common and "u" in CARDS[name].flags)]
