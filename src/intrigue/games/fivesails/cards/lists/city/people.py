"""The characters of the City."""

from __future__ import annotations

from ..vocabulary import *

card(
    "carmella_vanessa_salvaggi",
    178,
    "Carmella Vanessa Salvaggi",
    CHARACTER,
    CITY,
    "Mercenary, Duelist, Vodacce",
    [passive("Once a Day she may challenge or intervene although she is engaged.", keys=TIRELESS)],
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
        passive("Artifacts cost you 1 less to equip.", keys=COLLECTOR),
        ability(
            ACTION,
            (
                "Reveal the top four cards of the City Deck. You may pay for an Artifact among them and equip "
                "a character of yours here with it. Sink all that is left."
            ),
            do=[
                Reveal(4, city=True),
                Choose(Shown(KIND_GEAR, ARTIFACT), "Equip which Artifact?", T1, False, True),
                Choose(Chars(MINE, HERE, extra=Fits(TARGET, THIS, paid=True)), "On whom?", T2, False),
                If(Chosen(T2), [PayFor(), Equip()]),
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
            "When an opposing character is about to leave his location, in Dusk too • Wound it.",
            trigger=MOVES,
            need=All(Event(EV_A, ENEMY), EventAt(EV_B)),
            do=[Hurt(EVENT_A)],
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
        passive("He has +1 Influence in pressures at his location.", passives=[InPressure(1, 99)]),
        ability(
            REACTION,
            (
                "When his location is pressured • Of the engaged characters only the one who performs the "
                "pressure counts."
            ),
            trigger=PRESSED,
            need=EventAt(EV_A),
            do=[Leave(M_ONLY_READY, UNTIL_DAY, EVENT_B, IN_PLACE)],
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
            "The first time each Day that a risk targets her • Cancel its effects.",
            trigger=TARGETED,
            limit=DAILY,
            need=All(Same(EVENT_A, ACTOR), EventBits(RISK_BIT)),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            "In the foe's next round the foe cannot use a Maneuver.",
            do=[Leave(M_NO_MANEUVER, UNTIL_ROUND, side=2)],
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
        passive("He may intervene although he is engaged.", keys=STEADFAST),
        passive(
            (
                "When he intervenes no combat cards are played: he takes the threat of the challenge as "
                "wounds, within Restricted Hostilities, and the duel is over."
            ),
            keys=TAKES_IT,
        ),
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
        passive("His Combat cannot be raised, and he never issues challenges.", keys=CANNOT_RISE | NO_CHALLENGES),
        passive("While he is en garde, an enemy who challenges somebody here must target him.", keys=DRAWS_BLADES),
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
            (
                "Reveal as many cards of your deck as he has Influence. Take a risk among them into your hand "
                "and sink the others."
            ),
            do=[
                Reveal(0, INFLUENCE),
                Choose(Shown(KIND_RISK), "Take which risk?", T1, False),
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
            (
                "Discard an attachment of your hand, or one that you control in play • Wound a target "
                "opposing character."
            ),
            cost=[
                Choose(
                    Union(GearOn(mine=True), HandCards(KIND_GEAR)),
                    "Discard which attachment?",
                    T2,
                    False,
                ),
                Put(TO_DISCARD, TARGET2),
            ],
            do=[Choose(opposing(), "Wound whom?"), Hurt()],
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
        passive(
            "You may discard a card instead of engaging her for a move.",
            keys=SLIPS_AWAY,
        ),
        ability(
            TECHNIQUE,
            "If neither the foe's Combat nor the foe's Influence is above hers • +1 Riposte.",
            need=All(Compare(COMBAT, FIGHTER, FOE), Compare(INFLUENCE, FIGHTER, FOE)),
            do=[Values(1)],
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
        passive("Equipping her costs 1 less.", keys=SMITH),
        ability(
            ACTION,
            "Move an attachment from one character of yours here to another.",
            do=[
                Choose(
                    GearOn(OWN_HERE, mine=True, extra=Suppose(Exists(Chars(MINE, HERE, extra=Fits(TARGET, THIS))))),
                    "Move which attachment?",
                    T1,
                    False,
                ),
                Choose(Chars(MINE, HERE, extra=Fits(TARGET, THIS)), "To whom?", T2, False),
                Equip(),
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
            "After a duel • A participant of yours at Takama's location heals 1 wound.",
            trigger=DUEL_ENDS,
            do=[Choose(Chars(MINE, HERE, extra=All(InThisDuel(), Wounded())), "Heal whom?", T1, False), Heal()],
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
            "Wound Ravenna • Draw a card.",
            cost=[Hurt(ACTOR)],
            do=[Draw()],
            city=True,
            qual=SORCERER,
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
            (
                "When the first round of a duel at her location begins • One participant, as you choose, "
                "faces 1 threat more or 1 less."
            ),
            trigger=DUEL_BEGINS,
            need=EventAt(EV_A, True),
            do=[
                Either(
                    "Who faces more threat, or less?",
                    ["+1 on {challenger}", "-1 on {challenger}", "+1 on {defender}", "-1 on {defender}"],
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
            (
                "Engage Giacinto • A target opposing character is engaged too; then both of them move to one "
                "adjacent City location."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Choose(opposing(), "Take whom along?"),
                Engage(),
                Choose(Places(ADJACENT), "Where to?", PLACE, False),
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
