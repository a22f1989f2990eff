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
        "Lookout",
        THIEF,
        cost=0,
        level=0,
        copies=3,
        text="Get 2 treasures of the Merchant's choice from the Merchant. Draw 1 treasure.",
        effect=[Demand(THIEF, MERCHANT, 2), Gain(THIEF, 1)],
    ),
    character(
        "street-urchin",
        "Street Urchin",
        THIEF,
        cost=0,
        level=1,
        copies=4,
        text="Get 1 treasure of the Merchant's choice from the Merchant.",
        effect=[Demand(THIEF, MERCHANT, 1)],
    ),
    character(
        "pickpocket",
        "Pickpocket",
        THIEF,
        cost=1,
        level=1,
        copies=4,
        text="Take 1 treasure at random from the Watch or the Merchant. Prison empty: 1 more Infamy.",
        effect=[Rob(THIEF, 1), DARE],
    ),
    character(
        "con-artist",
        "Con Artist",
        THIEF,
        cost=1,
        level=1,
        copies=2,
        text="Take 2 treasures from the Watch at random; then the Watch discards 2 cards at random.",
        effect=[Take(THIEF, WATCH, 2), Waste(WATCH, 2, False)],
    ),
    character(
        "burglar",
        "Burglar",
        THIEF,
        cost=2,
        level=2,
        copies=4,
        text="Take 1 treasure at random from the Merchant. Prison empty: 1 more Infamy.",
        effect=[Take(THIEF, MERCHANT, 1), DARE],
    ),
    character(
        "cat-burglar",
        "Cat Burglar",
        THIEF,
        cost=3,
        level=3,
        copies=2,
        text="Take 2 treasures at random from the Merchant. Prison empty: 1 more Infamy.",
        effect=[Take(THIEF, MERCHANT, 2), DARE],
    ),
    character(
        "foxtail-captain",
        "Foxtail Captain",
        THIEF,
        cost=4,
        level=3,
        copies=1,
        text="Take 3 treasures from the Merchant, keep 1, scatter the rest. Draw 1 card. Prison empty: 1 more Infamy.",
        effect=[Take(THIEF, MERCHANT, 3, keep=1), Muster(THIEF, 1), DARE],
    ),
    action(
        "fence",
        "Fence",
        THIEF,
        cost=0,
        copies=3,
        text="You may discard a Thief card to draw 4 treasures. Get 1 treasure of the Merchant's choice.",
        effect=[Sell(THIEF, 1, 4), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "diversion",
        "Diversion",
        THIEF,
        cost=0,
        copies=2,
        text="Next turn the Watch's character or action costs 2 more. Get 2 treasures of the Merchant's choice.",
        effect=[MakeDearer(WATCH, 2), Demand(THIEF, MERCHANT, 2)],
    ),
    action(
        "ambush",
        "Ambush",
        THIEF,
        cost=0,
        copies=2,
        text="The Watch discards 2 cards at random. Get 1 treasure of the Merchant's choice.",
        effect=[Waste(WATCH, 2, False), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "safe-house",
        "Safe House",
        THIEF,
        cost=0,
        copies=2,
        text="You may search your deck for a character and show it; shuffle. Get 1 treasure of the Merchant's choice.",
        effect=[Recruit(THIEF), Demand(THIEF, MERCHANT, 1)],
    ),
    action(
        "jailbreak",
        "Jailbreak",
        THIEF,
        cost=2,
        copies=2,
        text="Free a captured Thief, back to your hand. Get 1 treasure of the Merchant's choice.",
        effect=[Free(THIEF, True), Demand(THIEF, MERCHANT, 1)],
    ),
    special(
        "smoke-bomb",
        "Smoke Bomb",
        THIEF,
        cost=1,
        copies=2,
        text="Reaction, when one of your characters is about to be captured: it is not.",
        trigger=CAPTURE,
        effect=[PREVENT],
    ),
]
