"""The Leader and the characters of Ussura."""

from __future__ import annotations

from ....state.duel import Terms
from ....state.frames import FIRST, PLACE, SECOND
from ....state.names import (
    ACTION,
    CHARACTER,
    CLAIMED,
    COMBAT,
    INFLUENCE,
    LEADER,
    PARRY,
    PAYING,
    REACTION,
    REFUSED,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    SORCERY_PLAYED,
    TARGETED,
    TECHNIQUE,
    THRUST,
    USSURA,
)
from ...ability_steps import Cancel
from ...build import ability, card, passive
from ...card_steps import Draw
from ...character_passives import Shames
from ...character_steps import PLACE_IN_SECOND, TO_EVENT, TO_HERE, TO_PLACE, Engage, EnGarde, MoveTo
from ...conditions import All, Exists, Is, Same
from ...deck_steps import PlayFromPile
from ...duel_steps import Challenge, Rivals, Values
from ...flow import Choose, Either, If
from ...location_steps import MoveRenown, Renown
from ...moment_conditions import ITS_PLACE, ITS_SEAT, AimedBy, MomentAt, MomentBy
from ...number_passives import ITS_OWN, THE_FOES, StatIf, StatPer, ValueIf
from ...selections import (
    ACTOR,
    ADJACENT,
    AT_CHOSEN,
    ELSEWHERE,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    MOMENT_CARD,
    MOMENT_OTHER,
    TARGET,
    TIRED,
    Chars,
    Places,
)
from ...table_conditions import CREW, WOUNDS, Compare, Controls, Engaged, Open, RenownHere, Wounded

card(
    "yevgeni",
    116,
    "Yevgeni",
    LEADER,
    USSURA,
    "Leader, Exile, Hero, Sorcerer, Ussura",
    [
        passive([ValueIf(ITS_OWN, THRUST, 1)]),
        ability(
            REACTION,
            trigger=REFUSED,
            need=All(Same(MOMENT_CARD, ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(REACTION, trigger=PAYING, do=[]),
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
            need=RenownHere(least=1),
            cost=[
                Choose(Places(ELSEWHERE, Open()), "ask-move-renown", PLACE, aim=False),
                MoveRenown(TO_HERE, TO_PLACE),
            ],
            do=[
                Choose(Places(ELSEWHERE, None, (PLACE,)), "ask-move-where", SECOND, aim=False),
                MoveTo(ACTOR, PLACE_IN_SECOND),
            ],
            city=True,
        ),
        ability(
            REACTION,
            trigger=CLAIMED,
            need=All(MomentBy(ITS_SEAT, ENEMY), MomentAt(ITS_PLACE)),
            do=[Renown(TO_EVENT, count=-1)],
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
            do=[
                Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False),
                MoveTo(ACTOR),
                If(
                    All(Is(ACTOR, Chars(where=AT_CHOSEN)), Exists(Chars(ENEMY, AT_CHOSEN))),  # she has come there
                    [EnGarde(ACTOR)],
                ),
            ],
            city=True,
        ),
        ability(
            REACTION,
            trigger=SORCERY_DONE,
            need=All(Same(MOMENT_CARD, ACTOR), Open(here=True)),
            do=[
                Choose(Places(ELSEWHERE, RenownHere(least=1, of_place=True)), "ask-take-renown", PLACE, aim=False),
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
        passive([StatPer(INFLUENCE, Chars(ENEMY, HERE, state=TIRED))]),
        passive([Shames()]),
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
        passive([StatIf(INFLUENCE, 1, Controls())]),
        ability(
            REACTION,
            trigger=CLAIMED,
            need=MomentBy(ITS_SEAT, ENEMY),
            do=[Draw()],
        ),
        ability(TECHNIQUE, do=[Values(parry=1)]),
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
    [passive([ValueIf(THE_FOES, PARRY, -1, Compare(CREW, FOE, ACTOR))])],
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
        passive([ValueIf(ITS_OWN, THRUST, 1, Wounded(least=2))]),
        ability(
            REACTION,
            trigger=TARGETED,
            need=All(Same(MOMENT_CARD, ACTOR), AimedBy(sorcery=True)),
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
            cost=[Engage(ACTOR)],
            do=[
                Choose(Rivals(next=True), "ask-challenge-whom"),
                MoveTo(ACTOR, TARGET),
                Challenge(COMBAT, Terms(no_intervening=True), aim=FIRST),
            ],
        ),
        ability(
            TECHNIQUE,
            do=[
                Either(
                    "ask-which-value",
                    ["do-thrust", "do-riposte"],
                    [[Values(thrust=1)], [Values(riposte=1)]],
                    [None, Compare(WOUNDS, FOE, FIGHTER, strict=True)],
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
            cost=[Engage(ACTOR)],
            do=[PlayFromPile(MINE, SORCERY, locked=True)],
            qualifier=SORCERER,
        ),
        ability(
            REACTION,
            trigger=SORCERY_PLAYED,
            need=All(Same(MOMENT_OTHER, ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
    ],
    title="Ancient Witch",
    stats=(1, 2, 3, 3),
    unique=True,
    loyal=True,
)
