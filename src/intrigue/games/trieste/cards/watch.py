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

WATCH_DECK: Final[list[Title]] = [
    character(
        "tax-collector",
        "Tax Collector",
        WATCH,
        cost=0,
        level=0,
        copies=4,
        text="Get 1 treasure from the Merchant, 1 more for every 2 held, but 3 at most. The Merchant chooses which.",
        effect=[Demand(WATCH, MERCHANT, 1, 2, 3)],
    ),
    character(
        "patrol-officer",
        "Patrol Officer",
        WATCH,
        cost=1,
        level=1,
        copies=3,
        text="Capture the Thief on the table up to level 1. If you do, you may draw 2 treasures.",
        effect=[Capture(1, (MayGain(WATCH, 2),))],
    ),
    character(
        "watch-sergeant",
        "Watch Sergeant",
        WATCH,
        cost=1,
        level=1,
        copies=4,
        text="Get 2 treasures of the Merchant's choice from the Merchant. Draw 1 Watch card and 1 treasure.",
        effect=[Demand(WATCH, MERCHANT, 2), Muster(WATCH, 1), Gain(WATCH, 1)],
    ),
    character(
        "bloodhound",
        "Bloodhound",
        WATCH,
        cost=2,
        level=2,
        copies=3,
        text="Capture the Thief on the table up to level 2. If you do, the Thief loses 1 Infamy.",
        effect=[Capture(2, (LoseInfamy(1),))],
    ),
    character(
        "undercover-agent",
        "Undercover Agent",
        WATCH,
        cost=2,
        level=2,
        copies=3,
        text="The Thief shows the whole hand; capture 2 Thieves up to level 2 there. Draw 1 treasure.",
        effect=[Unmask(), Arrest(WATCH, IN_HAND, 2, 2), Gain(WATCH, 1)],
    ),
    character(
        "raiding-party",
        "Raiding Party",
        WATCH,
        cost=3,
        level=3,
        copies=3,
        text="Capture the Thief on the table up to level 3. In any case the Thief loses 1 Infamy.",
        effect=[Capture(3, ()), LoseInfamy(1)],
    ),
    action(
        "search-warrant",
        "Search Warrant",
        WATCH,
        cost=1,
        copies=2,
        text="See 2 random cards of the Thief's hand. Capture each Thief up to level 1, draw a card for each other.",
        effect=[SearchHand(2, 1)],
    ),
    action(
        "bounty",
        "Bounty",
        WATCH,
        cost=3,
        copies=4,
        text="Capture 2 Thieves up to level 3 in the Thief's discard pile. Get 2 treasures of the Merchant's choice.",
        effect=[Arrest(WATCH, IN_DISCARDS, 3, 2), Demand(WATCH, MERCHANT, 2)],
    ),
    action(
        "contraband-checkpoint",
        "Contraband Checkpoint",
        WATCH,
        cost=0,
        copies=2,
        text="Next turn the Thief's character or action costs 3 more. Draw 1 card. The Merchant gives you 1 treasure.",
        effect=[MakeDearer(THIEF, 3), Muster(WATCH, 1), Demand(WATCH, MERCHANT, 1)],
    ),
    action(
        "harbour-dues",
        "Harbour Dues",
        WATCH,
        cost=0,
        copies=2,
        text="Get 2 treasures of the Merchant's choice from the Merchant. Draw 2 treasures.",
        effect=[Demand(WATCH, MERCHANT, 2), Gain(WATCH, 2)],
    ),
    special(
        "hushed-up",
        "Hushed Up",
        WATCH,
        cost=0,
        copies=3,
        text="Reaction, when the Thief is about to gain Infamy: the Thief gains none this time.",
        trigger=RENOWN,
        effect=[PREVENT],
    ),
]
