"""A second opinion on Trieste, written from the rules and the words on the cards alone: what may be paid, who is
captured and what comes of it, what can be taken back, and who has won.

It knows nothing of the engine: cards are names, a hand is a list of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

WORTH = {"copper": 1, "silver": 2, "gold": 3, "diamond": 4}

# What is printed on the cards that have to do with captures, and on the Thief's characters
COST = {
    "tax-collector": 0, "patrol-officer": 1, "watch-sergeant": 1, "bloodhound": 2, "undercover-agent": 2,
    "raiding-party": 3, "search-warrant": 1, "bounty": 3, "contraband-checkpoint": 0, "harbour-dues": 0,
    "money-changer": 0, "shopkeeper": 1, "caravan-guard": 0, "smooth-talker": 0, "spice-trader": 2, "guild-master": 3,
    "business-as-usual": 0, "letter-of-credit": 1, "clearance-sale": 0, "pardon": 1, "embargo": 1,
    "lookout": 0, "street-urchin": 0, "pickpocket": 1, "con-artist": 1, "burglar": 2, "cat-burglar": 3,
    "foxtail-captain": 4, "fence": 0, "diversion": 0, "ambush": 0, "safe-house": 0, "jailbreak": 2,
    "smoke-bomb": 1, "strongbox": 0, "hushed-up": 0,
}  # fmt: skip
LEVEL = {
    "tax-collector": 0, "patrol-officer": 1, "watch-sergeant": 1, "bloodhound": 2, "undercover-agent": 2,
    "raiding-party": 3, "money-changer": 0, "shopkeeper": 1, "caravan-guard": 0, "smooth-talker": 0,
    "spice-trader": 2, "guild-master": 3, "lookout": 0, "street-urchin": 1, "pickpocket": 1, "con-artist": 1,
    "burglar": 2, "cat-burglar": 3, "foxtail-captain": 3,
}  # fmt: skip
THIEVES = ("lookout", "street-urchin", "pickpocket", "con-artist", "burglar", "cat-burglar", "foxtail-captain")


# ---------------------------------------------------------------------- money


def worth(hand: list[str]) -> int:
    return sum(WORTH.get(card, 0) for card in hand)


def payments(hand: list[str], cost: int) -> set[tuple[str, ...]]:
    """Of all heaps of coins that are enough, those that come to least."""
    coins = sorted((card for card in hand if card in WORTH), key=list(WORTH).index)
    enough = {
        heap for number in range(len(coins) + 1) for heap in combinations(coins, number) if worth(list(heap)) >= cost
    }
    least = min((worth(list(heap)) for heap in enough), default=0)
    return {heap for heap in enough if worth(list(heap)) == least}


def price(card: str, dearer: int, discount: int) -> int:
    """In the Payment Phase: treasure is free, a Hero may make characters cheaper, nothing costs less than nothing."""
    if card in WORTH:
        return 0
    return max(0, COST[card] + dearer - (discount if card in LEVEL else 0))


def returns(discards: list[str], hand: list[str]) -> set[str]:
    """Who can be taken back in the End Phase."""
    return {card for card in discards if LEVEL.get(card, 0) >= 1 and COST[card] <= worth(hand)}


# ---------------------------------------------------------------------- captures


@dataclass(frozen=True)
class Chase:
    """What a capture can change. The Watch's hand is only counted: what it draws is chance."""

    table: str  # the Thief's card, or nothing
    hand: tuple[str, ...]
    discards: tuple[str, ...]
    prison: tuple[str, ...]
    infamy: int
    watch: int  # cards in hand
    hero: str = ""  # of the Thief: "up" when it can save somebody, "down" when it could be revealed and then do so


def less(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def more(cards: tuple[str, ...], *new: str) -> tuple[str, ...]:
    return tuple(sorted([*cards, *new]))


def caught(chase: Chase, place: str, card: str, pay: int) -> Chase:
    """A capture that nobody prevents; `pay` treasures for a Hero who is paid by the head."""
    if place == "table":
        chase = replace(chase, table="")
    elif place == "hand":
        chase = replace(chase, hand=less(chase.hand, card))
    else:
        chase = replace(chase, discards=less(chase.discards, card))
    return replace(chase, prison=more(chase.prison, card), watch=chase.watch + pay)


def saved(chase: Chase) -> Iterator[Chase]:
    """All ways to prevent a capture: a Smoke Bomb, paid for, or a Hero, who may have to be revealed first."""
    if "smoke-bomb" in chase.hand:
        hand = less(chase.hand, "smoke-bomb")
        for heap in payments(list(hand), COST["smoke-bomb"]):
            for hero in {chase.hero, "up"} if chase.hero == "down" else {chase.hero}:
                yield replace(chase, hand=less(hand, *heap), discards=more(chase.discards, "smoke-bomb"), hero=hero)
    if chase.hero:
        yield replace(chase, hero="")


def let_be(chase: Chase) -> Iterator[Chase]:
    """Nobody prevents it; a Hero may have been revealed all the same."""
    yield chase
    if chase.hero == "down":
        yield replace(chase, hero="up")


def tries(chase: Chase, place: str, card: str, pay: int) -> Iterator[tuple[bool, Chase]]:
    """A capture, and whether it came to pass."""
    for one in let_be(chase):
        yield True, caught(one, place, card, pay)
    for one in saved(chase):
        yield False, one


def law(card: str, chase: Chase, shown: tuple[str, ...], unpaid: bool, reach: int, pay: int) -> set[Chase]:
    """What a card of the Watch can lead to. `shown` are the cards that a Search Warrant has seen; a Thief on the table
    who is `unpaid` is out of reach; `reach` and `pay` are what a Hero adds."""
    match card:
        case "patrol-officer" | "bloodhound" | "raiding-party":
            limit = {"patrol-officer": 1, "bloodhound": 2, "raiding-party": 3}[card] + reach
            found = set()
            for happened, one in on_table(chase, limit, unpaid, pay):
                lost = 1 if card == "raiding-party" or (card == "bloodhound" and happened) else 0
                one = replace(one, infamy=max(0, one.infamy - lost))
                found.add(one)
                if card == "patrol-officer" and happened:
                    found.add(replace(one, watch=one.watch + 3))
            return found
        case "search-warrant":
            return searched(chase, list(shown), pay)
        case "undercover-agent":
            return {replace(one, watch=one.watch + 1) for one in arrested(chase, "hand", 2, 2, (), pay)}
        case "bounty":
            return arrested(chase, "discards", 3, 2, (), pay)  # and what a Merchant without treasure pays
    raise KeyError(card)


def on_table(chase: Chase, limit: int, unpaid: bool, pay: int) -> Iterator[tuple[bool, Chase]]:
    if chase.table in THIEVES and LEVEL[chase.table] <= limit and not unpaid:
        yield from tries(chase, "table", chase.table, pay)
    else:
        yield False, chase


def searched(chase: Chase, shown: list[str], pay: int) -> set[Chase]:
    """One card after the other: a Thief up to level 1 is captured, for any other card the Watch draws one."""
    chases = {chase}
    for card in shown:
        if card in THIEVES and LEVEL[card] <= 1:
            chases = {after for one in chases for _, after in tries(one, "hand", card, pay)}
        else:
            chases = {replace(one, watch=one.watch + 1) for one in chases}
    return chases


def arrested(chase: Chase, place: str, limit: int, count: int, safe: tuple[str, ...], pay: int) -> set[Chase]:
    """Thieves of the Watch's choice, one after the other; who got away is safe."""
    there = list(chase.hand if place == "hand" else chase.discards)
    for card in safe:
        there.remove(card)
    targets = {card for card in there if card in THIEVES and LEVEL[card] <= limit}
    if not count or not targets:
        return {chase}
    found = set()
    for card in targets:
        for happened, after in tries(chase, place, card, pay):
            found |= arrested(after, place, limit, count - 1, safe if happened else (*safe, card), pay)
    return found


# ---------------------------------------------------------------------- the end


def victor(prison: list[str], merchant: list[str], infamy: int, modest: bool) -> tuple[str, str]:
    """Who wins in the End Phase, and by which rule, if anybody; `modest` is a Merchant content with one less."""
    reached = {
        "watch": len(prison) >= 7,
        "merchant": worth(merchant) >= 11 + sum(LEVEL[card] for card in prison) - (1 if modest else 0),
        "thief": infamy >= 9,
    }
    first = [name for name in ("watch", "merchant", "thief") if reached[name]]
    if not first:
        return "", ""
    own = {"watch": "TRI-WIN-1", "merchant": "TRI-WIN-2", "thief": "TRI-WIN-3"}[first[0]]
    return first[0], own if len(first) == 1 else "TRI-END-1"
