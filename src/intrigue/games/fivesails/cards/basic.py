"""What anybody may do on a turn, whatever the cards say (FIV-DRAMA-2)."""

from __future__ import annotations

from ..state.frames import PLACE, SECOND
from ..state.names import ACTION, COMBAT, FREELY
from ..state.printed import BASIC, enlist
from .attachment_steps import PRINTED, Bearers, Equip, Fits, Join, Parley, PayFor
from .build import ability
from .character_steps import Engage, MoveTo
from .conditions import Is
from .costs import Announce, DuelistCost, LeaveCost
from .duel_steps import Challenge
from .flow import Choose, If, TakeAim
from .location_steps import Claim, PutPressure
from .selections import ACTOR, ENEMY, NEXT_TO_ACTOR, SECOND_TARGET, TARGET, THIS, Chars, Places
from .table_conditions import Won

ACTIONS = [
    ability(  # FIV-MOVE-1: Move, to one's Home too, for the same cost (FIV-C-74)
        ACTION,
        [Choose(Places(NEXT_TO_ACTOR, home=True), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
        [LeaveCost("ask-discard-instead")],
        limit=FREELY,
    ),
    ability(  # FIV-EQUIP-1: Equip, which engages nobody (FIV-C-77), and targets somebody else's character (FIV-C-49)
        ACTION,
        [
            Choose(Bearers(), "ask-equip-whom", SECOND, aim=False),
            PayFor(),
            If(Is(SECOND_TARGET, Chars(ENEMY)), [TakeAim(Chars(ENEMY, extra=Fits(TARGET, THIS)), SECOND)]),
            Equip(),
        ],
        limit=FREELY,
    ),
    # FIV-RECRUIT-1: Recruit, which engages only who parleys (FIV-C-77)
    ability(ACTION, [Parley("ask-who-parleys"), Join()], limit=FREELY),
    # FIV-CHAL-1: Challenge
    ability(ACTION, [Challenge(COMBAT)], [DuelistCost()], city=True, limit=FREELY),
    # FIV-CLAIM-1: Claim
    ability(ACTION, [PutPressure(), If(Won(), [Claim()])], [Engage(ACTOR)], city=True, limit=FREELY),
    # FIV-BRUTE-1: to play a Brute, which comes to one's Home (FIV-BRUTE-2)
    ability(ACTION, [PayFor(flat=PRINTED), Join(home=True)], limit=FREELY),
]

for made in ACTIONS:
    enlist(made, owner=-1, slot=0, announcing=[Announce()])
    BASIC.append(made.number)
