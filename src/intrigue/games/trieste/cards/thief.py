"""The Thief, red: fame by daring, and daring paid for by others.

Two ways to nine Infamy. Boldly: burglars and masters of the trade, two or three Infamy at a time, with smoke bombs
against the Watch. Patiently: urchins and pickpockets, who cost nothing or little, come back every evening and bleed the
Merchant; jailbreaks bring back whom the Watch has caught.
"""

from __future__ import annotations

from typing import Final

from ..rules.reactions import PREVENT
from .entries import action, character, special
from .law import Free, MakeDearer, Muster, Recruit
from .money import Demand, Gain, Rob, Sell, Take, Waste
from .titles import CAPTURE, MERCHANT, THIEF, WATCH, Title

THIEF_DECK: Final[list[Title]] = [
    character(
        "lookout",
        "Lookout",
        THIEF,
        cost=0,
        level=0,
        copies=2,
        text="Draw 2 treasures.",
        effect=[Gain(THIEF, 2)],
    ),
    character(
        "street-urchin",
        "Street Urchin",
        THIEF,
        cost=0,
        level=1,
        copies=4,
        text="Get 1 treasure of the Merchant's choice from the Merchant.",
        effect=[Demand(THIEF, MERCHANT, 1, 0)],
    ),
    character(
        "pickpocket",
        "Pickpocket",
        THIEF,
        cost=1,
        level=1,
        copies=4,
        text="Take 1 treasure at random from the Watch or the Merchant.",
        effect=[Rob(THIEF, 1)],
    ),
    character(
        "con-artist",
        "Con Artist",
        THIEF,
        cost=1,
        level=1,
        copies=2,
        text="Take 1 treasure from the Watch at random; then the Watch discards 1 card at random.",
        effect=[Take(THIEF, WATCH, 1), Waste(WATCH, 1, False)],
    ),
    character(
        "burglar",
        "Burglar",
        THIEF,
        cost=2,
        level=2,
        copies=4,
        text="Take 2 treasures from the Merchant, 1 more for every 3 held. Keep 1; the rest is scattered.",
        effect=[Take(THIEF, MERCHANT, 2, 3, 1)],
    ),
    character(
        "cat-burglar",
        "Cat Burglar",
        THIEF,
        cost=5,
        level=3,
        copies=2,
        text="Take 3 treasures from the Merchant, 1 more for every 3 held. Keep 2; the rest is scattered.",
        effect=[Take(THIEF, MERCHANT, 3, 3, 2)],
    ),
    character(
        "foxtail-captain",
        "Foxtail Captain",
        THIEF,
        cost=5,
        level=3,
        copies=1,
        text="Take 1 treasure from the Merchant, 1 more for every 2 held; keep 1, the rest is scattered. Draw 1 card.",
        effect=[Take(THIEF, MERCHANT, 1, 2, 1), Muster(THIEF, 1)],
    ),
    action(
        "fence",
        "Fence",
        THIEF,
        cost=0,
        copies=3,
        text="You may discard a Thief card from your hand to draw 3 treasures.",
        effect=[Sell(THIEF, 1, 3)],
    ),
    action(
        "diversion",
        "Diversion",
        THIEF,
        cost=0,
        copies=2,
        text="The character or action that the Watch plays next turn costs 2 more. Draw 1 treasure.",
        effect=[MakeDearer(WATCH, 2), Gain(THIEF, 1)],
    ),
    action(
        "ambush",
        "Ambush",
        THIEF,
        cost=0,
        copies=2,
        text="The Watch discards 3 cards at random.",
        effect=[Waste(WATCH, 3, False)],
    ),
    action(
        "safe-house",
        "Safe House",
        THIEF,
        cost=0,
        copies=2,
        text="You may search your deck for a character and show it; shuffle the deck. Draw 1 treasure.",
        effect=[Recruit(THIEF), Gain(THIEF, 1)],
    ),
    action(
        "jailbreak",
        "Jailbreak",
        THIEF,
        cost=1,
        copies=2,
        text="Free a captured Thief, back to your hand.",
        effect=[Free(THIEF, True)],
    ),
    special(
        "smoke-bomb",
        "Smoke Bomb",
        THIEF,
        cost=1,
        copies=3,
        text="Reaction, when one of your characters is about to be captured: it is not.",
        trigger=CAPTURE,
        effect=[PREVENT],
    ),
]
