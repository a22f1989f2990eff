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
        passive("In your duels the foe has -1 Finesse while at her location.", passives=[FoesFumble()]),
        ability(
            REACTION,
            "After an Action was resolved • Soline moves to an adjacent City location.",
            trigger=ACTED,
            do=[Choose(Places(ADJACENT), "Move her where?", PLACE, False), MoveTo(ACTOR)],
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
            "When you announce an ability • It resolves as if you were not First Player.",
            trigger=ABILITY_SHOWN,
            need=All(Event(EV_C, MINE), First()),
            do=[Leave(M_NOT_FIRST, UNTIL_DAY, number=IN_EVENT_B)],
        ),
        ability(
            TECHNIQUE,
            (
                "The top card of the foe's deck is revealed and stays there. When the foe's next round "
                "begins, the adversary may discard another card to play that very card as combat card, from the "
                "deck or from hand; otherwise wound the foe."
            ),
            do=[
                Let(T1, TOP_CARD),
                Show(),
                Afterwards(
                    L_START,
                    [
                        Either(
                            "Discard a card to play the revealed one, or be wounded?",
                            ["take the wound", "discard a card and play the revealed one"],
                            [[Hurt(FOE)], [Discard(by=THE_FOE, spare=TARGET), PlayCard()]],
                            [None, All(HandSize(1, True, TARGET), InSight(TARGET), Dueling(bare=True))],
                            by=FOE,
                        )
                    ],
                    True,
                ),
            ],
        ),
        passive("With his Reaction you may also announce what the First Player cannot use.", keys=ACTS_SECOND),
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
            (
                "You may discard a card • A target character here heals 1 wound; if you have discarded, a second "
                "target here heals 1 wound too."
            ),
            cost=[
                Either(
                    "Heal one, or discard a card and heal two?",
                    ["heal one", "discard a card and heal two"],
                    [[], [Discard(), Let(NUM, ONE_MORE)]],
                    [None, Exists(Chars(ANY, HERE, extra=Wounded()), 2)],
                )
            ],
            do=[
                Choose(Chars(ANY, HERE, extra=Wounded()), "Heal whom?"),
                If(
                    EventNumber(NUM, 1),
                    [Choose(Chars(ANY, HERE, extra=All(Wounded(), Not(Same(THIS, TARGET)))), "Heal whom too?", T2)],
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
        passive("Equipping a character who opposes him costs 1 more.", keys=HAGGLED_UP),
        ability(
            ACTION,
            "Move Home a target engaged opposing character whose Influence is not above his.",
            do=[
                Choose(opposing(state=TIRED, extra=Compare(INFLUENCE, ACTOR, -1)), "Send whom Home?"),
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
            (
                "She moves to an adjacent City location, or, if you are not First Player, to any other City "
                "location or Home."
            ),
            do=[
                If(
                    First(False),
                    [Choose(Places(ELSEWHERE, home=True), "Move where?", PLACE, False)],
                    [Choose(Places(ADJACENT), "Move where?", PLACE, False)],
                ),
                MoveTo(ACTOR),
            ],
        ),
        ability(
            TECHNIQUE,
            "-1 Riposte • The adversary discards a card.",
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
            "He has +2 Influence in pressures at his location if no more than 1 Renown is there.",
            passives=[InPressure(2, 1)],
        ),
        ability(
            ACTION,
            "If no Renown is at his location • He becomes en garde.",
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
        passive("She cannot be challenged while en garde at the Docks.", keys=SAFE_HARBOUR),
        ability(
            ACTION,
            "At the Docks • Claim them.",
            need=Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
            do=[Claim()],
            city=True,
        ),
        ability(
            ACTION,
            ("Engage her at the Docks • As First Player draw a card; otherwise every opponent discards one."),
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
            "He moves to a target enemy at an adjacent City location who bears an attachment.",
            do=[Choose(Chars(ENEMY, NEXT_CITY, extra=Bears(-1)), "Go to whom?"), MoveTo(ACTOR, TARGET)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            (
                "As the foe's next round ends, if the foe was not wounded in it, take control of a target "
                "attachment of the foe that Ratón may bear, and equip him with it."
            ),
            do=[
                Afterwards(
                    L_END,
                    [
                        If(
                            All(Not(HurtInDuel(True, True)), Exists(GearOn(FOE, extra=Fits(on=FIGHTER)))),
                            [Choose(GearOn(FOE, extra=Fits(on=FIGHTER)), "Take which attachment?"), Equip(FIGHTER)],
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
            "Choose a target opposing character. If its player holds fewer cards than you, engage it.",
            do=[Choose(opposing(), "Engage whom?"), If(Compare(CARDS_IN_HAND, ACTOR, TARGET, True), [Engage()])],
            city=True,
        ),
        ability(
            REACTION,
            "After an opponent discarded a card by an effect of yours • Draw a card.",
            trigger=MADE_DISCARD,
            need=All(Event(EV_B, MINE, True), Event(EV_C, ENEMY)),
            do=[Draw()],
        ),
    ],
    title="Loyal Merrymaker",
    stats=(1, 1, 2, 4),
    unique=True,
    loyal=True,
)
