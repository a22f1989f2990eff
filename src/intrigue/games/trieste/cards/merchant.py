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
        "Money Changer",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        text="Draw 1 treasure. You may exchange a treasure for the next better kind from the treasure discards.",
        effect=[Gain(MERCHANT, 1), Exchange(MERCHANT, 1)],
    ),
    character(
        "shopkeeper",
        "Shopkeeper",
        MERCHANT,
        cost=1,
        level=1,
        copies=4,
        text="Draw 2 treasures, 1 more for every 4 Thieves in prison.",
        effect=[Trade(MERCHANT, 2, 4)],
    ),
    character(
        "caravan-guard",
        "Caravan Guard",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        text="Draw 1 treasure. For the rest of this turn nobody takes treasure from you.",
        effect=[Gain(MERCHANT, 1), Guard()],
    ),
    character(
        "smooth-talker",
        "Smooth Talker",
        MERCHANT,
        cost=0,
        level=0,
        copies=3,
        text="Take 1 treasure from the Watch, 1 more for every 4 held.",
        effect=[Take(MERCHANT, WATCH, 1, 4)],
    ),
    character(
        "spice-trader",
        "Spice Trader",
        MERCHANT,
        cost=2,
        level=2,
        copies=3,
        text="Draw 2 treasures, 1 more for every 3 Thieves in prison.",
        effect=[Trade(MERCHANT, 2, 3)],
    ),
    character(
        "guild-master",
        "Guild Master",
        MERCHANT,
        cost=3,
        level=3,
        copies=2,
        text="Draw 3 treasures, 1 more for every 4 Thieves in prison.",
        effect=[Trade(MERCHANT, 3, 4)],
    ),
    action(
        "business-as-usual",
        "Business as Usual",
        MERCHANT,
        cost=0,
        copies=4,
        text="Draw 2 treasures and keep 1. Nobody sees which; the other goes to the treasure discards.",
        effect=[KeepOne(MERCHANT, 2)],
    ),
    action(
        "letter-of-credit",
        "Letter of Credit",
        MERCHANT,
        cost=1,
        copies=2,
        text="Search the treasure deck for a Gold. If there is none, take the next best below it. Show it and shuffle.",
        effect=[Prospect(MERCHANT)],
    ),
    action(
        "clearance-sale",
        "Clearance Sale",
        MERCHANT,
        cost=0,
        copies=2,
        text="You may discard a Merchant card from your hand to draw 2 treasures.",
        effect=[Sell(MERCHANT, 1, 2)],
    ),
    action(
        "pardon",
        "Pardon",
        MERCHANT,
        cost=1,
        copies=2,
        text="Free a captured Thief, to the Thief's discards. Draw 1 treasure, 1 more for every 3 Thieves in prison.",
        effect=[Free(MERCHANT, False), Trade(MERCHANT, 1, 3)],
    ),
    action(
        "embargo",
        "Embargo",
        MERCHANT,
        cost=1,
        copies=2,
        text="Draw 2 treasures. The character or action that the Watch plays next turn costs 2 more.",
        effect=[Gain(MERCHANT, 2), MakeDearer(WATCH, 2)],
    ),
    special(
        "strongbox",
        "Strongbox",
        MERCHANT,
        cost=1,
        copies=3,
        text="Reaction, when treasure is about to be taken from your hand: none is taken this time.",
        trigger=TAKING,
        effect=[PREVENT],
    ),
]
