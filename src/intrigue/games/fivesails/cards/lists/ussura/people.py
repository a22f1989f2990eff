"""The Leader and the characters of Ussura."""

from __future__ import annotations

from ..vocabulary import *

card(
    "yevgeni",
    116,
    "Yevgeni",
    LEADER,
    USSURA,
    "Leader, Exile, Hero, Sorcerer, Ussura",
    [
        passive("His combat cards have +1 Thrust.", passives=[ValueIf(ITS_OWN, THRUST, 1)]),
        ability(
            REACTION,
            "After a challenge of his was refused • He becomes en garde.",
            trigger=REFUSED,
            need=Same(EVENT_A, ACTOR),
            do=[EnGarde(ACTOR)],
        ),
        ability(REACTION, "While you pay for a card that is no character • It costs 1 less.", trigger=PAYING, do=[]),
    ],
    title="The Boar",
    stats=(4, 2, 1, 12),
    panache=5,
    cap=5,
    unique=True,
    loyal=True,
    aliases=("Yevgeni the Boar",),
)

card(
    "ekaterina_ilyanava",
    117,
    "Ekaterina Ilyanava",
    CHARACTER,
    USSURA,
    "Academic, Cartographer, Ussura",
    [
        ability(
            ACTION,
            "Move 1 Renown from her location to another • She moves to a third City location.",
            need=RenownHere(1),
            cost=[
                Choose(Places(ELSEWHERE, Open()), "Move 1 Renown where?", PLACE, False),
                MoveRenown(TO_HERE, TO_PLACE),
            ],
            do=[Choose(Places(ELSEWHERE, None, (PLACE,)), "Move her where?", T2, False), MoveTo(ACTOR, at(T2))],
            city=True,
        ),
        ability(
            REACTION,
            "After an opponent claimed her location • Remove 1 Renown from there.",
            trigger=CLAIMED,
            need=All(Event(EV_C, ENEMY), EventAt(EV_A)),
            do=[Renown(TO_EVENT, -1)],
        ),
    ],
    title="Eternal Scholar",
    stats=(1, 2, 3, 4),
    unique=True,
    loyal=True,
)

card(
    "elina_georginova",
    118,
    "Elina Georginova",
    CHARACTER,
    USSURA,
    "Sorcerer, Ussura",
    [
        ability(
            ACTION,
            "She moves to an adjacent City location. If an enemy is there, she becomes en garde.",
            do=[
                Choose(Places(ADJACENT), "Move her where?", PLACE, False),
                MoveTo(ACTOR),
                Let(LOC, ACTOR),
                If(Exists(opposing()), [EnGarde(ACTOR)]),
            ],
            city=True,
        ),
        ability(
            REACTION,
            "After she performed a Sorcerer ability • 1 Renown of another location moves to hers.",
            trigger=SORCERY_DONE,
            need=All(Same(EVENT_A, ACTOR), Open(here=True)),
            do=[
                Choose(Places(ELSEWHERE, RenownHere(1, of_place=True)), "Take 1 Renown from where?", PLACE, False),
                MoveRenown(),
            ],
            city=True,
        ),
    ],
    title="Silent Schemer",
    stats=(2, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "nazem_ibn_umur",
    119,
    "Nazem ibn Umur",
    CHARACTER,
    USSURA,
    "Duelist, Anatol Ayh",
    [
        passive(
            "He has +1 Influence for each engaged enemy at his location.",
            passives=[StatPer(INFLUENCE, Chars(ENEMY, HERE, state=TIRED))],
        ),
        passive("Whoever refuses a challenge of his is engaged.", keys=SHAMES),
    ],
    title="Truly Fearless",
    stats=(2, 3, 0, 5),
    unique=True,
    loyal=True,
)

card(
    "pavel_ivanov",
    120,
    "Pavel Ivanov",
    CHARACTER,
    USSURA,
    "Academic, Ussura",
    [
        passive("He has +1 Influence at a location that you control.", passives=[StatIf(INFLUENCE, 1, Controls())]),
        ability(
            REACTION,
            "After an opponent claimed a location • Draw a card.",
            trigger=CLAIMED,
            need=Event(EV_C, ENEMY),
            do=[Draw()],
        ),
        ability(TECHNIQUE, "+1 Parry.", do=[Values(0, 1)]),
    ],
    title="Resolute Scribe",
    stats=(0, 2, 3, 3),
    unique=True,
    loyal=True,
)

card(
    "ren",
    121,
    "Ren",
    CHARACTER,
    USSURA,
    "Hero, Academic, Duelist, Shenzhou",
    [
        passive(
            ("In her duels: -1 Parry on the foe's combat cards while the adversary has no fewer characters than you."),
            passives=[ValueIf(THE_FOES, PARRY, -1, Compare(CREW, FOE, ACTOR))],
        )
    ],
    title="Graven Pedant",
    stats=(3, 3, 0, 4),
    unique=True,
    loyal=True,
)

card(
    "torsten_vakt",
    122,
    "Torsten Vakt",
    CHARACTER,
    USSURA,
    "Scoundrel, Murskaaja, Vesten",
    [
        passive(
            "His combat cards have +1 Thrust if he has at least 2 wounds.",
            passives=[ValueIf(ITS_OWN, THRUST, 1, Wounded(2))],
        ),
        ability(
            REACTION,
            "When he is the target of a Sorcery or a Sorcerer ability • Cancel the effects.",
            trigger=TARGETED,
            need=All(Same(EVENT_A, ACTOR), EventBits(SORCERY_BIT)),
            do=[Cancel()],
        ),
    ],
    title="Incorrigible Drunk",
    stats=(3, 1, 2, 6),
    unique=True,
    loyal=True,
)

card(
    "valeri_mikhailov",
    123,
    "Valeri Mikhailov",
    CHARACTER,
    USSURA,
    "Duelist, Ussura",
    [
        ability(
            ACTION,
            (
                "Engage Valeri • He moves to a target enemy at an adjacent City location and challenges that "
                "character with Combat. Nobody can intervene."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Choose(Rivals(next=True), "Challenge whom?"),
                MoveTo(ACTOR, TARGET),
                Challenge(COMBAT, F_NO_INTERVENE, ACTOR, T1),
            ],
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust. With fewer wounds than the foe, you may choose +1 Riposte instead.",
            do=[
                Either(
                    "Which value?",
                    ["+1 Thrust", "+1 Riposte"],
                    [[Values(0, 0, 1)], [Values(1)]],
                    [None, Compare(WOUNDS, FOE, FIGHTER, True)],
                )
            ],
        ),
    ],
    title="Champion Narcissist",
    stats=(2, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "vedma",
    124,
    "Ved'ma",
    CHARACTER,
    USSURA,
    "Sorcerer, Ussura",
    [
        ability(
            ACTION,
            (
                "Engage Ved'ma • Play a target Sorcery risk of your discard pile as if from your hand; then, or "
                "once it leaves play, it goes to the Locker."
            ),
            cost=[Engage(ACTOR)],
            do=[PlayFromPile(MINE, SORCERY, LOCKED, False)],
            qual=SORCERER,
        ),
        ability(
            REACTION,
            "After you played a Sorcery from your hand that engaged her • She becomes en garde.",
            trigger=SORCERY_PLAYED,
            need=Same(EVENT_B, ACTOR),
            do=[EnGarde(ACTOR)],
        ),
    ],
    title="Ancient Witch",
    stats=(1, 2, 3, 3),
    unique=True,
    loyal=True,
)
