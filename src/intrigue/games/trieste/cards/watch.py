"""The City Watch, blue: it reads the Thief's mind and the Merchant's purse.

Two ways to seven captures. On the table: guess what the Thief dares to play, and pay for the reach it takes. Behind the
scenes: warrants, agents and bounties pull Thieves out of hand and discard pile. Taxes pay for both and keep the
Merchant from running away; raids, checkpoints and hushed up rumours hold the Thief's fame down meanwhile.
"""

from __future__ import annotations

from typing import Final

from ..rules.reactions import PREVENT
from .entries import action, character, special
from .law import IN_DISCARDS, IN_HAND, Arrest, Capture, LoseInfamy, MakeDearer, Muster, SearchHand, Unmask
from .money import Demand, Gain, MayGain
from .titles import MERCHANT, RENOWN, THIEF, WATCH, Title

# Whatever captures costs at least the level that it reaches (TRI-C-51).
WATCH_DECK: Final[list[Title]] = [
    character(
        "tax-collector",
        WATCH,
        cost=0,
        level=0,
        copies=4,
        effect=[Demand(WATCH, MERCHANT, count=1, per=2, most=3)],
    ),
    character(
        "patrol-officer",
        WATCH,
        cost=1,
        level=1,
        copies=3,
        effect=[Capture(limit=1, bonus=(MayGain(WATCH, 3),))],
    ),
    character(
        "watch-sergeant",
        WATCH,
        cost=1,
        level=1,
        copies=4,
        effect=[Demand(WATCH, MERCHANT, 1), Muster(WATCH, 1), Gain(WATCH, 2)],
    ),
    character(
        "bloodhound",
        WATCH,
        cost=2,
        level=2,
        copies=3,
        effect=[Capture(limit=2, bonus=(LoseInfamy(1),))],
    ),
    character(
        "undercover-agent",
        WATCH,
        cost=2,
        level=2,
        copies=3,
        effect=[Unmask(), Arrest(WATCH, IN_HAND, limit=2, count=2), Gain(WATCH, 1)],
    ),
    character(
        "raiding-party",
        WATCH,
        cost=3,
        level=3,
        copies=3,
        effect=[Capture(limit=3, bonus=()), LoseInfamy(1)],
    ),
    action(
        "search-warrant",
        WATCH,
        cost=1,
        copies=2,
        effect=[SearchHand(count=2, limit=1)],
    ),
    action(
        "bounty",
        WATCH,
        cost=3,
        copies=4,
        effect=[Arrest(WATCH, IN_DISCARDS, limit=3, count=2), Demand(WATCH, MERCHANT, 2)],
    ),
    action(
        "contraband-checkpoint",
        WATCH,
        cost=0,
        copies=2,
        effect=[MakeDearer(THIEF, 3), Muster(WATCH, 1), Demand(WATCH, MERCHANT, 1)],
    ),
    action(
        "harbour-dues",
        WATCH,
        cost=0,
        copies=2,
        effect=[Demand(WATCH, MERCHANT, 2), Gain(WATCH, 2)],
    ),
    special(
        "hushed-up",
        WATCH,
        cost=0,
        copies=3,
        trigger=RENOWN,
        effect=[PREVENT],
    ),
]
