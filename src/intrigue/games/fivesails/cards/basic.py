"""What anybody may do on a turn, whatever the cards say (FIV-DRAMA-2)."""

from __future__ import annotations

from ..rules.frames import PLACE, T2
from .arms import PRINTED, Bearers, Equip, Join, Parley, PayFor
from .blades import Challenge
from .build import ability
from .costs import Announce, DuelistCost, LeaveCost
from .flow import Choose, If
from .ground import Claim, PutPressure
from .model import BASIC, enlist
from .names import ACTION, COMBAT, FREELY
from .people import Engage, MoveTo
from .pick import ACTOR, NEXT_TO_ACTOR, Places
from .when import Won

ACTIONS = [
    ability(
        ACTION,
        [Choose(Places(NEXT_TO_ACTOR, home=True), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
        [LeaveCost("ask-discard-instead")],
        limit=FREELY,
    ),
    ability(
        ACTION,
        [Choose(Bearers(), "ask-equip-whom", T2, aim=False), PayFor(), Equip()],
        limit=FREELY,
    ),
    ability(ACTION, [Parley("ask-who-parleys"), Join()], limit=FREELY),
    ability(ACTION, [Challenge(COMBAT)], [DuelistCost()], city=True, limit=FREELY),
    ability(ACTION, [PutPressure(), If(Won(), [Claim()])], [Engage(ACTOR)], city=True, limit=FREELY),
    ability(ACTION, [PayFor(flat=PRINTED), Join(home=True)], limit=FREELY),
]

for made in ACTIONS:
    enlist(made, -1, 0, [Announce()])
    BASIC.append(made.number)
