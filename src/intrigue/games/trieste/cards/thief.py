"""The Thief, red: fame by daring, and daring paid for by others.

Two ways to nine Infamy. Boldly: burglars and masters of the trade, who bring more for as long as the prison is empty,
with smoke bombs against the Watch. Patiently: urchins and pickpockets, who cost nothing or little, come back every
evening and bleed the Merchant; jailbreaks bring back whom the Watch has caught. Whatever the Thief does costs the
Merchant a coin or two, so that riches do not come overnight.
"""

from __future__ import annotations

from typing import Final

from ..rules.reactions import PREVENT
from .entries import action, character, special
from .law import DARE, Free, MakeDearer, Muster, Recruit
from .money import Demand, Gain, Rob, Sell, Take, Waste
from .titles import CAPTURE, MERCHANT, THIEF, WATCH, Title

THIEF_DECK: Final[list[Title]] = [
    character(
        "lookout",
        THIEF,
        cost=0,
        level=0,
        copies=3,
        effect=[Demand(THIEF, MERCHANT, 2), Gain(THIEF, 1)],
    ),
    character(  # of level 1 (TRI-C-12)
        "street-urchin",
        THIEF,
        cost=0,
        level=1,
        copies=4,
        effect=[Demand(THIEF, MERCHANT, 1)],
    ),
    character(
        "pickpocket",
        THIEF,
        cost=1,
        level=1,
        copies=4,
        effect=[Rob(THIEF, 1), DARE],
    ),
    character(
        "con-artist",
        THIEF,
        cost=1,
        level=1,
        copies=2,
        effect=[Take(THIEF, WATCH, 2), Waste(WATCH, 2, treasures_only=False)],
    ),
    character(
        "burglar",
        THIEF,
        cost=2,
        level=2,
        copies=4,
        effect=[Take(THIEF, MERCHANT, 1), DARE],
    ),
    character(
        "cat-burglar",
        THIEF,
        cost=3,
        level=3,
        copies=2,
        effect=[Take(THIEF, MERCHANT, 2), DARE],
    ),
    character(
        "foxtail-captain",
        THIEF,
        cost=4,
        level=3,
        copies=1,
        effect=[Take(THIEF, MERCHANT, count=3, keep=1), Muster(THIEF, 1), DARE],
    ),
    action(
        "fence",
        THIEF,
        cost=0,
        copies=3,
        effect=[Gain(THIEF, 2), Sell(THIEF, times=1, each=2), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "diversion",
        THIEF,
        cost=0,
        copies=2,
        effect=[MakeDearer(WATCH, 2), Demand(THIEF, MERCHANT, 2)],
    ),
    action(
        "ambush",
        THIEF,
        cost=0,
        copies=2,
        effect=[Waste(WATCH, 2, treasures_only=False), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "safe-house",
        THIEF,
        cost=0,
        copies=2,
        effect=[Recruit(THIEF), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "jailbreak",
        THIEF,
        cost=2,
        copies=2,
        effect=[Free(THIEF, to_hand=True), Demand(THIEF, MERCHANT, 1)],
    ),
    special(
        "smoke-bomb",
        THIEF,
        cost=1,
        copies=2,
        trigger=CAPTURE,
        effect=[PREVENT],
    ),
]
