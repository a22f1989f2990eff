"""The Leader and the characters of Castille."""

from __future__ import annotations

from ..vocabulary import *

card(
    "soline_el_gato",
    89,
    "Soline el Gato",
    LEADER,
    CASTILLE,
    "Leader, Pirate, Scoundrel, Castille",
    [
        passive(passives=[FoesFumble()]),
        ability(
            REACTION,
            trigger=ACTED,
            do=[Choose(Places(ADJACENT), "ask-move-her-where", PLACE, False), MoveTo(ACTOR)],
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
            need=All(Event(ITS_SEAT, MINE), First()),
            do=[Leave(M_NOT_FIRST, UNTIL_DAY, number=THE_USE)],
        ),
        ability(
            TECHNIQUE,
            do=[
                Let(T1, TOP_CARD),
                Show(),
                Afterwards(
                    L_START,
                    [
                        Either(
                            "ask-discard-or-be-wounded",
                            ["do-take-wound", "do-discard-and-play"],
                            [[Hurt(FOE)], [Discard(by=THE_FOE, spare=TARGET), PlayCard()]],
                            [None, All(HandSize(1, True, TARGET), InSight(TARGET), Dueling(bare=True))],
                            by=FOE,
                        )
                    ],
                    True,
                ),
            ],
        ),
        passive(keys=ACTS_SECOND),
    ],
    title="Bad News",
    stats=(2, 4, 1, 4),
    unique=True,
    loyal=True,
)

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
                    [[], [Discard(), Let(NUM, ONE_MORE)]],
                    [None, Exists(Chars(ANY, HERE, extra=Wounded()), 2)],
                )
            ],
            do=[
                Choose(Chars(ANY, HERE, extra=Wounded()), "ask-heal-whom"),
                If(
                    Counted(1),
                    [Choose(Chars(ANY, HERE, extra=All(Wounded(), Not(Same(THIS, TARGET)))), "ask-heal-whom-too", T2)],
                ),
                Heal(),
                Heal(TARGET2),
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
        passive(keys=HAGGLED_UP),
        ability(
            ACTION,
            do=[
                Choose(opposing(state=TIRED, extra=Compare(INFLUENCE, ACTOR, -1)), "ask-send-whom-home"),
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
                    First(False),
                    [Choose(Places(ELSEWHERE, home=True), "ask-move-where", PLACE, False)],
                    [Choose(Places(ADJACENT), "ask-move-where", PLACE, False)],
                ),
                MoveTo(ACTOR),
            ],
        ),
        ability(
            TECHNIQUE,
            cost=[Values(-1)],
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
        passive(
            passives=[InPressure(2, 1)],
        ),
        ability(
            ACTION,
            need=All(RenownHere(0, 0), Engaged(ACTOR)),
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
        passive(keys=SAFE_HARBOUR),
        ability(
            ACTION,
            need=Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
            do=[Claim()],
            city=True,
        ),
        ability(
            ACTION,
            need=Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
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
            do=[Choose(Chars(ENEMY, NEXT_CITY, extra=Bears(-1)), "ask-go-to-whom"), MoveTo(ACTOR, TARGET)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            do=[
                Afterwards(
                    L_END,
                    [
                        If(
                            All(Not(HurtInDuel(True, True)), Exists(GearOn(FOE, extra=Fits(on=FIGHTER)))),
                            [Choose(GearOn(FOE, extra=Fits(on=FIGHTER)), "ask-take-which-attachment"), Equip(FIGHTER)],
                        )
                    ],
                    True,
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
            do=[Choose(opposing(), "ask-engage-whom"), If(Compare(CARDS_IN_HAND, ACTOR, TARGET, True), [Engage()])],
            city=True,
        ),
        ability(
            REACTION,
            trigger=MADE_DISCARD,
            need=All(Event(ITS_CAUSE, MINE), Event(ITS_SEAT, ENEMY)),
            do=[Draw()],
        ),
    ],
    title="Loyal Merrymaker",
    stats=(1, 1, 2, 4),
    unique=True,
    loyal=True,
)
