"""The characters of the City, Mercenaries all of them (FIV-CITY-2)."""

from __future__ import annotations

from ....cards.duel_steps import THE_FOES_SIDE
from ....state.frames import FIRST, PLACE, SECOND
from ....state.names import (
    ACTION,
    ARTIFACT,
    CHARACTER,
    CITY,
    COMBAT,
    DAILY,
    DASH,
    DUEL_BEGINS,
    DUEL_ENDS,
    FORCED,
    INFLUENCE,
    MOVES,
    PRESSED,
    REACTION,
    SORCERER,
    TARGETED,
    TECHNIQUE,
)
from ....state.numbers import M_NO_MANEUVER, M_ONLY_READY, UNTIL_DAY, UNTIL_ROUND
from ...ability_steps import Cancel
from ...attachment_steps import Equip, Fits, PayFor
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, OWN_HERE, RISKS, AttachmentsOn, HandCards, Shown
from ...card_steps import SHOWN, TO_BOTTOM, TO_DISCARD, TO_HAND, Draw, Put, Reveal
from ...character_passives import (
    CannotRise,
    Collector,
    DrawsBlades,
    NoChallenges,
    SlipsAway,
    Smith,
    Steadfast,
    TakesTheThreat,
    Tireless,
)
from ...character_steps import Engage, Heal, Hurt, MoveTo
from ...conditions import All, Chosen, Exists, Same, Suppose
from ...duel_steps import IN_PLACE, ON_CHALLENGER, ON_DEFENDER, LeaveMark, Threat, Values
from ...flow import Choose, Either, If
from ...moment_conditions import ITS_CARD, ITS_PLACE, AimedBy, InThisDuel, MomentAt, MomentBy
from ...number_passives import InPressure
from ...selections import (
    ACTOR,
    ADJACENT,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    MOMENT_CARD,
    MOMENT_OTHER,
    SECOND_TARGET,
    TARGET,
    THIS,
    Chars,
    Places,
    Union,
    opposing,
)
from ...table_conditions import Compare, Wounded

card(
    "carmella_vanessa_salvaggi",
    178,
    "Carmella Vanessa Salvaggi",
    CHARACTER,
    CITY,
    "Mercenary, Duelist, Vodacce",
    [passive([Tireless()])],
    title="Lady V",
    cost=5,
    stats=(3, 2, 1, 4),
    unique=True,
    negotiable=True,
)

card(
    "kaj_kousei",
    180,
    "Kaj Kousei",
    CHARACTER,
    CITY,
    "Mercenary, Academic, Explorer's Society, Numa",
    [
        passive([Collector()]),
        ability(
            ACTION,
            do=[
                Reveal(4, city=True),
                Choose(
                    Shown(
                        *(ATTACHMENTS, ARTIFACT),
                        extra=Suppose(Exists(Chars(MINE, HERE, extra=Fits(TARGET, THIS, paid=True)))),
                    ),
                    "ask-equip-which-artifact",
                    FIRST,
                    aim=False,
                    may=True,
                ),
                Choose(Chars(MINE, HERE, extra=Fits(TARGET, THIS, paid=True)), "ask-equip-whom", SECOND, aim=False),
                If(Chosen(SECOND), [PayFor(), Equip()]),
                Put(TO_BOTTOM, SHOWN),
            ],
            city=True,
        ),
    ],
    title="The Thorn",
    cost=4,
    stats=(1, 2, 2, 4),
    unique=True,
    negotiable=True,
)

card(
    "eko_sorridi",
    182,
    "Eko Sorridi",
    CHARACTER,
    CITY,
    "Mercenary, Pirate, Maghreb",
    [
        ability(
            REACTION,
            trigger=MOVES,
            need=All(MomentBy(ITS_CARD, ENEMY), MomentAt(ITS_PLACE)),
            do=[Hurt(MOMENT_CARD)],
            city=True,
        )
    ],
    title="Short-Tempered Gambler",
    cost=4,
    stats=(3, 2, 1, 3),
    unique=True,
    negotiable=True,
)

card(
    "claude_de_la_roche",
    184,
    "Claude de la Roche",
    CHARACTER,
    CITY,
    "Mercenary, Diplomat, Montaigne",
    [
        passive([InPressure(1)]),
        ability(
            REACTION,
            trigger=PRESSED,
            need=MomentAt(ITS_PLACE),
            do=[LeaveMark(M_ONLY_READY, UNTIL_DAY, MOMENT_OTHER, place=IN_PLACE)],
            city=True,
        ),
    ],
    title="Pompous Sleaze",
    cost=6,
    stats=(1, 1, 2, 4),
    unique=True,
    negotiable=True,
)

card(
    "maryam_benu_pleroma",
    186,
    "Maryam Benu Pleroma",
    CHARACTER,
    CITY,
    "Mercenary, Duelist, Weapons Master, Ashur",
    [
        ability(
            FORCED,
            trigger=TARGETED,
            limit=DAILY,
            need=All(Same(MOMENT_CARD, ACTOR), AimedBy(risk=True)),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            do=[LeaveMark(M_NO_MANEUVER, UNTIL_ROUND, side=THE_FOES_SIDE)],
        ),
    ],
    title="Impervious Champion",
    cost=6,
    stats=(4, 3, DASH, 5),
    unique=True,
    negotiable=True,
)

card(
    "vladislav_novikoff",
    188,
    "Vladislav Novikoff",
    CHARACTER,
    CITY,
    "Mercenary, Ussura",
    [
        passive([Steadfast()]),
        passive([TakesTheThreat()]),
    ],
    title="Gentle Giant",
    cost=4,
    stats=(0, 0, DASH, 5),
    unique=True,
    negotiable=True,
)

card(
    "sigurd_ulfsen",
    190,
    "Sigurd Ulfsen",
    CHARACTER,
    CITY,
    "Mercenary, Pirate, Vesten",
    [
        passive([CannotRise(), NoChallenges()]),
        passive([DrawsBlades()]),
    ],
    title="Grizzled Deathseeker",
    cost=4,
    stats=(2, 3, DASH, 5),
    unique=True,
    negotiable=True,
)

card(
    "gustavo",
    192,
    "Gustavo",
    CHARACTER,
    CITY,
    "Mercenary, Academic, Diplomat, Villain, Castille",
    [
        ability(
            ACTION,
            do=[
                Reveal(as_many_as=INFLUENCE),
                Choose(Shown(RISKS), "ask-take-which-risk", FIRST, aim=False),
                Put(TO_HAND),
                Put(TO_BOTTOM, SHOWN),
            ],
            city=True,
        )
    ],
    title="Humble Powerbroker",
    cost=4,
    stats=(0, 3, 2, 3),
    unique=True,
    negotiable=True,
)

card(
    "adelheide_schmidt",
    194,
    "Adelheide Schmidt",
    CHARACTER,
    CITY,
    "Mercenary, Eisen",
    [
        ability(
            ACTION,
            cost=[  # FIV-C-126
                Choose(
                    Union(AttachmentsOn(mine=True), HandCards(ATTACHMENTS)),
                    "ask-discard-which-attachment",
                    SECOND,
                    aim=False,
                ),
                Put(TO_DISCARD, SECOND_TARGET),
            ],
            do=[Choose(opposing(), "ask-wound-whom"), Hurt()],
            city=True,
        )
    ],
    title="First to Swing",
    cost=4,
    stats=(2, 2, DASH, 4),
    unique=True,
    negotiable=True,
)

card(
    "angeline_demone",
    196,
    "Angeline Dèmone",
    CHARACTER,
    CITY,
    "Mercenary, Pirate, Sorcerer, Montaigne",
    [
        passive([SlipsAway()]),
        ability(
            TECHNIQUE,
            need=All(Compare(COMBAT, FIGHTER, FOE), Compare(INFLUENCE, FIGHTER, FOE)),
            do=[Values(riposte=1)],
        ),
    ],
    title="La Bouchere",
    cost=5,
    stats=(3, 2, 2, 4),
    unique=True,
    negotiable=True,
)

card(
    "kalla_forsberg",
    197,
    "Kalla Forsberg",
    CHARACTER,
    CITY,
    "Mercenary, Vesten",
    [
        passive([Smith()]),
        ability(
            ACTION,
            do=[
                Choose(
                    AttachmentsOn(bearer=OWN_HERE, extra=Suppose(Exists(Chars(MINE, HERE, extra=Fits(TARGET, THIS))))),
                    "ask-move-which-attachment",
                    FIRST,
                    aim=False,
                ),
                Choose(Chars(MINE, HERE, extra=Fits(TARGET, THIS)), "ask-equip-whom", SECOND, aim=False),
                Equip(moved=True),
            ],
        ),
    ],
    title="Exquisite Smith",
    cost=4,
    stats=(2, 1, DASH, 4),
    unique=True,
    negotiable=True,
)

card(
    "takama_siad",
    199,
    "Takama Siad",
    CHARACTER,
    CITY,
    "Mercenary, Academic, Surgeon, Maghreb",
    [
        ability(
            REACTION,
            trigger=DUEL_ENDS,
            do=[
                Choose(Chars(MINE, HERE, extra=All(InThisDuel(), Wounded())), "ask-heal-whom", FIRST, aim=False),
                Heal(),
            ],
        )
    ],
    title="Gilded Doctor",
    cost=3,
    stats=(0, 2, 2, 3),
    unique=True,
    negotiable=True,
)

card(
    "ravenna_destine",
    201,
    "Ravenna Destine",
    CHARACTER,
    CITY,
    "Mercenary, Sorcerer, Strega, Vodacce",
    [
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            do=[Draw()],
            city=True,
            qualifier=SORCERER,
        )
    ],
    title="Doomsayer",
    cost=4,
    stats=(1, 2, 1, 4),
    unique=True,
    negotiable=True,
)

card(
    "leja_juska",
    203,
    "Leja Juska",
    CHARACTER,
    CITY,
    "Mercenary, Duelist, Sarmatian",
    [
        ability(
            REACTION,
            trigger=DUEL_BEGINS,
            need=MomentAt(ITS_CARD),
            do=[
                Either(
                    "ask-threat",
                    [
                        "do-more-threat-challenger",
                        "do-less-threat-challenger",
                        "do-more-threat-defender",
                        "do-less-threat-defender",
                    ],
                    [
                        [Threat(ON_CHALLENGER, 1)],
                        [Threat(ON_CHALLENGER, -1)],
                        [Threat(ON_DEFENDER, 1)],
                        [Threat(ON_DEFENDER, -1)],
                    ],
                )
            ],
        )
    ],
    title="Whispered Shade",
    cost=5,
    stats=(2, 3, 1, 4),
    unique=True,
    negotiable=True,
)

card(
    "giacinto",
    205,
    "Giacinto",
    CHARACTER,
    CITY,
    "Mercenary, Academic, Diplomat, Scoundrel, Castille",
    [
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[
                Choose(opposing(), "ask-take-whom-along"),
                Engage(),
                Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False),
                MoveTo(along=ACTOR),
            ],
            city=True,
        )
    ],
    title="Dogged Kidnapper",
    cost=5,
    stats=(0, 1, 2, 3),
    unique=True,
    negotiable=True,
)
