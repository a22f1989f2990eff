"""The City Watch, blue: it reads the Thief's mind and the Merchant's purse.

Two ways to seven captures. On the table: guess what the Thief dares to play, and pay for the reach it takes. Behind the
scenes: warrants, agents and bounties pull Thieves out of hand and discard pile. Taxes pay for both and keep the
Merchant from running away; raids, checkpoints and hushed up rumours hold the Thief's fame down meanwhile.
"""

from __future__ import annotations

from typing import Final

from ..rules.reactions import PREVENT
from ..state import MERCHANT, RENOWN, THIEF, WATCH, Title
from .entries import action, character, special
from .law import IN_DISCARDS, Arrest, Capture, LoseInfamy, MakeDearer, Muster, SearchHand, Unmask
from .money import Demand, Gain, MayGain, Take

WATCH_DECK: Final[list[Title]] = [
    character(
        "tax-collector",
        "Tax Collector",
        WATCH,
        cost=0,
        level=0,
        copies=4,
        text="Take 1 treasure from the Merchant at random.",
        effect=[Take(WATCH, MERCHANT, 1)],
    ),
    character(
        "patrol-officer",
        "Patrol Officer",
        WATCH,
        cost=1,
        level=1,
        copies=4,
        text="Capture the Thief on the table up to level 1. If you do, you may draw 1 treasure.",
        effect=[Capture(1, (MayGain(WATCH),))],
    ),
    character(
        "watch-sergeant",
        "Watch Sergeant",
        WATCH,
        cost=1,
        level=1,
        copies=3,
        text="Draw 2 Watch cards and 1 treasure.",
        effect=[Muster(WATCH, 2), Gain(WATCH, 1)],
    ),
    character(
        "bloodhound",
        "Bloodhound",
        WATCH,
        cost=2,
        level=2,
        copies=4,
        text="Capture the Thief on the table up to level 2. If you do, the Thief loses 1 Infamy.",
        effect=[Capture(2, (LoseInfamy(1),))],
    ),
    character(
        "undercover-agent",
        "Undercover Agent",
        WATCH,
        cost=2,
        level=2,
        copies=2,
        text="Capture one Thief up to level 1 in the hand. For this the Thief shows the whole hand.",
        effect=[Unmask(1)],
    ),
    character(
        "raiding-party",
        "Raiding Party",
        WATCH,
        cost=3,
        level=3,
        copies=2,
        text="Capture the Thief on the table up to level 3. In any case the Thief loses 1 Infamy.",
        effect=[Capture(3, ()), LoseInfamy(1)],
    ),
    action(
        "search-warrant",
        "Search Warrant",
        WATCH,
        cost=1,
        copies=3,
        text="See 2 cards of the Thief's hand at random. Capture each Thief up to level 2 among them; for each other "
        "card draw 1 Watch card.",
        effect=[SearchHand(2, 2)],
    ),
    action(
        "bounty",
        "Bounty",
        WATCH,
        cost=2,
        copies=3,
        text="Capture one Thief up to level 2 in the discards.",
        effect=[Arrest(WATCH, IN_DISCARDS, 2)],
    ),
    action(
        "contraband-checkpoint",
        "Contraband Checkpoint",
        WATCH,
        cost=0,
        copies=2,
        text="The Thief's next card costs 2 more. Draw 1 treasure.",
        effect=[MakeDearer(THIEF, 2), Gain(WATCH, 1)],
    ),
    action(
        "harbour-dues",
        "Harbour Dues",
        WATCH,
        cost=0,
        copies=3,
        text="Get 1 treasure for every 3 that the Merchant holds. The Merchant chooses which.",
        effect=[Demand(WATCH, MERCHANT, 0, 3)],
    ),
    special(
        "hushed-up",
        "Hushed Up",
        WATCH,
        cost=1,
        copies=3,
        text="Reaction, when the Thief is about to gain Infamy: the Thief gains none this time.",
        trigger=RENOWN,
        effect=[PREVENT],
    ),
]
