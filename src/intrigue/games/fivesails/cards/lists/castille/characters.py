"""The Leader and the characters of Castille."""

from __future__ import annotations

from ....state.city import DOCKS
from ....state.frames import FIRST, NUMBER, PLACE, SECOND
from ....state.names import (
    ABILITY_SHOWN,
    ACTED,
    ACTION,
    CASTILLE,
    CHARACTER,
    INFLUENCE,
    LEADER,
    MADE_DISCARD,
    REACTION,
    TECHNIQUE,
)
from ....state.numbers import L_END, L_START, M_NOT_FIRST, UNTIL_DAY
from ...attachment_steps import Equip, Fits
from ...build import ability, card, passive
from ...card_selections import AttachmentsOn
from ...card_steps import THE_FOE, Discard, Draw, Show
from ...character_passives import HagglesUp, SafeHarbour, StandsBack
from ...character_steps import TO_HOME, CanMove, Engage, EnGarde, Heal, Hurt, MoveTo
from ...common import each_opponent_discards
from ...conditions import All, AnyOf, Exists, Is, Not, Same
from ...duel_steps import LeaveMark, PlayCard, Values
from ...flow import Afterwards, Choose, Either, If, TakeAim
from ...location_steps import Claim
from ...memory import LetTopCard, OneMore
from ...moment_conditions import ITS_CAUSE, ITS_SEAT, Counted, Dueling, HurtInDuel, MomentBy
from ...number_passives import FoesFumble, InPressure
from ...selections import (
    ACTOR,
    ADJACENT,
    ANY,
    AT_CITY,
    ELSEWHERE,
    ENEMY,
    FOE,
    HERE,
    MINE,
    NEXT_CITY,
    READY,
    SECOND_TARGET,
    TARGET,
    THIS,
    TIRED,
    Chars,
    Opponents,
    Places,
    opposing,
)
from ...table_conditions import (
    CARDS_IN_HAND,
    Bears,
    Compare,
    Engaged,
    First,
    HandSize,
    InSight,
    RenownHere,
    Wounded,
)

card(
    "soline_el_gato",
    89,
    "Soline el Gato",
    LEADER,
    CASTILLE,
    "Leader, Pirate, Scoundrel, Castille",
    [
        passive([FoesFumble()]),
        ability(
            REACTION,
            trigger=ACTED,
            do=[Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
            city=True,
        ),
    ],
    title="Prince of Thieves",
    stats=(3, 2, 2, 7),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "lorenzo_de_zepeda",
    90,
    "Lorenzo de Zepeda",
    CHARACTER,
    CASTILLE,
    "Duelist, Scoundrel, Castille",
    [
        ability(
            REACTION,
            trigger=ABILITY_SHOWN,
            need=All(MomentBy(ITS_SEAT, MINE), First()),  # FIV-C-208: whether or not the ability asks for it
            do=[LeaveMark(M_NOT_FIRST, UNTIL_DAY, its_use=True)],
        ),
        ability(
            TECHNIQUE,
            do=[
                LetTopCard(FIRST),
                Show(),
                Afterwards(
                    L_START,
                    [
                        Either(
                            "ask-discard-or-be-wounded",
                            ["do-take-wound", "do-discard-and-play"],
                            [[Hurt(FOE)], [Discard(by=THE_FOE, spare=TARGET), PlayCard()]],
                            [None, All(HandSize(least=1, foe=True, but=TARGET), InSight(TARGET), Dueling(bare=True))],
                            by=FOE,
                        )
                    ],
                    foe=True,
                ),
            ],
        ),
        passive([StandsBack()]),
    ],
    title="Bad News",
    stats=(2, 4, 1, 4),
    unique=True,
    loyal=True,
)

# Somebody else to heal, beside whoever was chosen already.
ANOTHER_PATIENT = Chars(ANY, HERE, extra=All(Wounded(), Not(Same(THIS, TARGET)), Not(Same(THIS, SECOND_TARGET))))

card(
    "madre_dolores",
    91,
    '"Madre" Dolores',
    CHARACTER,
    CASTILLE,
    "Academic, Castille",
    [
        ability(
            ACTION,
            cost=[
                Either(
                    "ask-heal-one-or-two",
                    ["do-heal-one", "do-heal-two"],
                    [[], [Discard(), OneMore(NUMBER)]],
                    [None, Exists(Chars(ANY, HERE, extra=Wounded()), least=2)],
                )
            ],
            do=[
                Choose(Chars(ANY, HERE, extra=Wounded()), "ask-heal-whom", aim=False),
                If(Counted(least=1), [Choose(ANOTHER_PATIENT, "ask-heal-whom-too", SECOND, aim=False)]),
                TakeAim(ANOTHER_PATIENT),
                TakeAim(ANOTHER_PATIENT, SECOND),
                Heal(),
                Heal(SECOND_TARGET),
            ],
            city=True,
        )
    ],
    title="Cat Lady of Castille",
    stats=(1, 2, 3, 4),
    unique=True,
    loyal=True,
    aliases=("Madre Dolores",),
)

card(
    "makepeace_botwighte",
    92,
    "Makepeace Botwighte",
    CHARACTER,
    CASTILLE,
    "Diplomat, Scoundrel, Avalon",
    [
        passive([HagglesUp()]),
        ability(
            ACTION,
            do=[
                Choose(
                    opposing(state=TIRED, extra=All(Compare(INFLUENCE, ACTOR, THIS), CanMove())), "ask-send-whom-home"
                ),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        ),
    ],
    title="Gracious Cheat",
    stats=(2, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "maya_de_la_rioja",
    93,
    "Maya de La Rioja",
    CHARACTER,
    CASTILLE,
    "Duelist, Pirate, Castille",
    [
        ability(
            ACTION,
            do=[
                If(
                    First(yes=False),
                    [Choose(Places(ELSEWHERE, home=True), "ask-move-where", PLACE, aim=False)],
                    [Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False)],
                ),
                MoveTo(ACTOR),
            ],
        ),
        ability(
            TECHNIQUE,
            cost=[Values(riposte=-1)],
            do=[Discard(by=THE_FOE)],
        ),
    ],
    title="Amoral Compass",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "padre_anibal",
    94,
    '"Padre" Aníbal',
    CHARACTER,
    CASTILLE,
    "Academic, Castille",
    [
        passive([InPressure(amount=2, renown_at_most=1)]),
        ability(
            ACTION,
            need=All(RenownHere(most=0), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
    ],
    title="Handyman and Husband",
    stats=(0, 1, 2, 5),
    unique=True,
    loyal=True,
    aliases=("Padre Anibal",),
)

card(
    "patricia_moustakas",
    95,
    "Patricia Moustakas",
    CHARACTER,
    CASTILLE,
    "Dockmaster, Numa",
    [
        passive([SafeHarbour()]),
        ability(
            ACTION,
            need=Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
            do=[Claim()],
            city=True,
        ),
        ability(
            ACTION,
            need=Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
            useful=AnyOf(First(), Exists(Opponents(holding=True))),  # FIV-C-145
            cost=[Engage(ACTOR)],
            do=[If(First(), [Draw()], each_opponent_discards())],
            city=True,
        ),
    ],
    title="Domineering Port Captain",
    stats=(1, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "raton",
    96,
    "Ratón",
    CHARACTER,
    CASTILLE,
    "Pirate, Scoundrel, Thief, Castille",
    [
        ability(
            ACTION,
            do=[Choose(Chars(ENEMY, NEXT_CITY, extra=Bears(THIS)), "ask-go-to-whom"), MoveTo(ACTOR, TARGET)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            do=[
                Afterwards(
                    L_END,
                    [
                        If(
                            All(Not(HurtInDuel(foe=True, round=True)), Exists(AttachmentsOn(bearer=FOE, extra=Fits()))),
                            # named, so it is he, whoever fights by now (FIV-C-190)
                            [
                                Choose(AttachmentsOn(bearer=FOE, extra=Fits()), "ask-take-which-attachment"),
                                Equip(ACTOR),
                            ],
                        )
                    ],
                    foe=True,
                )
            ],
        ),
    ],
    title="The Gentleman",
    stats=(3, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "sanjay",
    97,
    "Sanjay",
    CHARACTER,
    CASTILLE,
    "Pirate, Aragosta",
    [
        ability(
            ACTION,
            # FIV-C-145
            useful=Exists(opposing(state=READY, extra=Compare(CARDS_IN_HAND, ACTOR, THIS, strict=True))),
            do=[
                Choose(opposing(), "ask-engage-whom"),
                If(Compare(CARDS_IN_HAND, ACTOR, TARGET, strict=True), [Engage()]),
            ],
            city=True,
        ),
        ability(
            REACTION,
            trigger=MADE_DISCARD,
            need=All(MomentBy(ITS_CAUSE, MINE), MomentBy(ITS_SEAT, ENEMY)),
            do=[Draw()],
        ),
    ],
    title="Loyal Merrymaker",
    stats=(1, 1, 2, 4),
    unique=True,
    loyal=True,
)
