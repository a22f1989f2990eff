"""The Merchant, green: money makes money, if nobody takes it.

Two ways to untold riches. In the open: ships and shops bring treasure faster than it can be taken, and the more so the
safer the Watch makes the streets. Behind closed doors: exchange, credit and a strongbox turn a small purse into a good
one that thieves rarely find; and what stands in the way, the Watch's purse or the price of its prison, can be bought.
"""

from __future__ import annotations

from typing import Final

from ..rules.reactions import PREVENT
from .entries import action, character, special
from .law import Free, MakeDearer
from .money import Exchange, Gain, Guard, KeepOne, Prospect, Sell, Take, Trade
from .titles import MERCHANT, TAKING, WATCH, Title

MERCHANT_DECK: Final[list[Title]] = [
    character(
        "money-changer",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        effect=[Gain(MERCHANT, 1), Exchange(MERCHANT, times=1)],
    ),
    character(
        "shopkeeper",
        MERCHANT,
        cost=1,
        level=1,
        copies=4,
        effect=[Trade(MERCHANT, count=2, per=4)],
    ),
    character(
        "caravan-guard",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        effect=[Guard(), Trade(MERCHANT, count=0, per=3)],
    ),
    character(
        "smooth-talker",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        effect=[Take(MERCHANT, WATCH, count=1, per=4)],
    ),
    character(
        "spice-trader",
        MERCHANT,
        cost=2,
        level=2,
        copies=3,
        effect=[Trade(MERCHANT, count=2, per=3)],
    ),
    character(
        "guild-master",
        MERCHANT,
        cost=3,
        level=3,
        copies=2,
        effect=[Trade(MERCHANT, count=3, per=4)],
    ),
    action(
        "business-as-usual",
        MERCHANT,
        cost=0,
        copies=3,
        effect=[KeepOne(MERCHANT, count=2)],
    ),
    action(
        "letter-of-credit",
        MERCHANT,
        cost=1,
        copies=2,
        effect=[Prospect(MERCHANT)],
    ),
    action(
        "clearance-sale",
        MERCHANT,
        cost=0,
        copies=2,
        effect=[Sell(MERCHANT, times=1, each=2)],
    ),
    action(
        "pardon",
        MERCHANT,
        cost=1,
        copies=2,
        effect=[Free(MERCHANT, to_hand=False), Trade(MERCHANT, count=1, per=3)],
    ),
    action(
        "embargo",
        MERCHANT,
        cost=1,
        copies=2,
        effect=[Gain(MERCHANT, 2), MakeDearer(WATCH, 2)],
    ),
    special(
        "strongbox",
        MERCHANT,
        cost=0,
        copies=4,
        trigger=TAKING,
        effect=[PREVENT],
    ),
]
