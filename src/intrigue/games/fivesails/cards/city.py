"""The City Deck: Mercenaries, attachments, events."""

from __future__ import annotations

from ..rules.challenge import (
    RISK_BIT,
)
from ..rules.frames import (
    EV_A,
    EV_B,
    EV_C,
    LOC,
    NUM,
    T1,
    T2,
)
from ..state.layout import F_LEADERS_REFUSE, M_NO_MANEUVER, M_NOTED, M_ONLY_READY, M_STAYS, UNTIL_DAY, UNTIL_ROUND
from .build import ability, card, passive
from .looks import (
    Look,
    Sort,
)
from .model import (
    ACTION,
    ARTIFACT,
    ATTACHMENT,
    BRAWL,
    CANNOT_RISE,
    CHARACTER,
    CITY,
    CITY_SHOWN,
    COLLECTOR,
    COMBAT,
    COMES_BACK,
    DAILY,
    DASH,
    DRAWS_BLADES,
    DUEL_BEGINS,
    DUEL_ENDS,
    DUELIST,
    DUSK_BEGINS,
    EQUIPPED,
    EVENT,
    FINESSE,
    FORCED,
    HOARD,
    INFLUENCE,
    LEADERS,
    LEADERS_ONLY,
    MERCENARY,
    MOVES,
    NEVER_MOVES,
    NO_CHALLENGES,
    NOBODY,
    PLAN_PLAYED,
    PLAYED_CARD,
    PRESSED,
    REACTION,
    SLIPS_AWAY,
    SMITH,
    SORCERER,
    STEADFAST,
    STREGA,
    TAKES_IT,
    TARGETED,
    TECHNIQUE,
    TIRELESS,
    TO_LOCKER,
    UNBREAKABLE,
    WOUNDED,
)
from .moments import (
    ActorFights,
    Event,
    EventAt,
    EventBits,
    EventCard,
    EventIs,
    EventMe,
    InThisDuel,
    MySide,
)
from .numbers import InPressure, ParryHere
from .odd import (
    Note,
    SaveToApproach,
    TakeTribute,
    Tribute,
)
from .odd_costs import (
    GiveUpGear,
)
from .odd_crews import (
    BearersHere,
    FreeGear,
    GearHere,
)
from .pick import (
    ACTOR,
    ADJACENT,
    ANY,
    BEARER,
    ENEMY,
    EVENT_A,
    EVENT_B,
    FIGHTER,
    FOE,
    HERE,
    KIND_GEAR,
    KIND_RISK,
    MINE,
    SELF,
    TARGET,
    Approach,
    Chars,
    Opponents,
    Places,
    Shown,
    opposing,
)
from .verbs import (
    IN_PLACE,
    ON_CHALLENGER,
    ON_DEFENDER,
    PLACE,
    SHOWN,
    TO_BOTTOM,
    TO_DISCARD,
    TO_HAND,
    TO_HERE,
    TO_TOP,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Claim,
    Destroy,
    Discard,
    Draw,
    Either,
    Engage,
    Equip,
    Gain,
    Heal,
    Hurt,
    If,
    Leave,
    MoveRenown,
    MoveTo,
    PayFor,
    Pressure,
    Put,
    Renown,
    Reveal,
    Threat,
    Values,
)
from .when import (
    All,
    Chosen,
    Compare,
    Controls,
    Is,
    Marked,
    MayChallenge,
    Open,
    RenownHere,
    Won,
    Wounded,
)

card(
    "penya_shows_the_way",
    177,
    "Penya Shows The Way",
    EVENT,
    CITY,
    "Heroic, Savvy",
    [
        ability(
            REACTION,
            (
                "As Dusk begins, if you control this location • Choose a character of yours here, who does "
                "not go Home this Dusk. Look at the top three cards of the City Deck and put them back in any "
                "order."
            ),
            trigger=DUSK_BEGINS,
            need=Controls(),
            actor=NOBODY,
            do=[
                Choose(Chars(MINE, HERE), "Who stays?", T1, False),
                Leave(M_STAYS, UNTIL_DAY, TARGET),
                Look(2, 3),
                Sort(2, "Which card goes back next? The last is on top."),
                Put(TO_TOP, SHOWN),
            ],
        )
    ],
)

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
    "sirens_scream",
    179,
    "Siren's Scream",
    EVENT,
    CITY,
    "Catastrophe, Monster",
    [
        ability(
            FORCED,
            "When it is laid out • Everybody who has Renown puts 1 of it on this card.",
            trigger=CITY_SHOWN,
            need=EventCard(True),
            do=[Tribute()],
        ),
        passive("With Renown on it, it is not discarded, not even in Dusk.", keys=HOARD),
        ability(
            ACTION,
            "Engage the actor • Take 1 of the Renown on it.",
            cost=[Engage(ACTOR)],
            do=[TakeTribute()],
            city=True,
        ),
    ],
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
                Choose(BearersHere(True), "On whom?", T2, False),
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
    "sorte_deck",
    181,
    "Sorte Deck",
    ATTACHMENT,
    CITY,
    "Sorte, Trinket",
    [
        ability(
            REACTION,
            (
                "After a character at the bearer's location was wounded, engage this card • It heals 1 wound; "
                "with a Strega as bearer, 2."
            ),
            trigger=WOUNDED,
            need=EventAt(EV_A, True),
            cost=[Engage(SELF)],
            do=[If(Is(BEARER, Chars(mask=STREGA)), [Heal(EVENT_A, 2)], [Heal(EVENT_A)])],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
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
    "so_it_begins",
    183,
    "So It Begins",
    EVENT,
    CITY,
    "Brawl, Feud",
    [
        passive("-1 Parry on all combat cards in duels fought here.", passives=[ParryHere()]),
        passive("Pressures here add up Combat too, unless Combat is the stat anyway.", keys=BRAWL),
    ],
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
    "risky_undertaking",
    185,
    "Risky Undertaking",
    EVENT,
    CITY,
    "Discovery, Explorer's Society, Fortune",
    [
        ability(
            ACTION,
            "Discard two cards • Add 1 Renown to this location, and discard this event.",
            cost=[Discard(2)],
            do=[Renown(TO_HERE), Put(TO_DISCARD, SELF)],
            city=True,
        )
    ],
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
            need=All(EventMe(EV_A), EventBits(RISK_BIT)),
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
    "smuggled_item",
    187,
    "Smuggled Item",
    ATTACHMENT,
    CITY,
    "Artifact",
    [
        ability(
            ACTION,
            (
                "Destroy this card • Equip the bearer, free of charge, with an attachment out of your hand or "
                "with an available one, wherever that lies."
            ),
            cost=[Destroy(SELF)],
            do=[Choose(FreeGear(), "Equip which attachment?", T1, False), Equip(ACTOR)],
        )
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
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
    "point_of_opportunity",
    189,
    "Point of Opportunity",
    EVENT,
    CITY,
    "Duress, Fortune",
    [
        ability(
            ACTION,
            (
                "Engage the actor • Move 1 Renown between this location and an adjacent one, either way. Then "
                "discard this event."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Either(
                    "Which way?",
                    ["from here", "to here"],
                    [
                        [Choose(Places(ADJACENT, Open()), "Where to?", PLACE, False), MoveRenown(LOC, PLACE)],
                        [
                            Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "From where?", PLACE, False),
                            MoveRenown(),
                        ],
                    ],
                ),
                Put(TO_DISCARD, SELF),
            ],
            city=True,
        )
    ],
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
    "duckfoot_pistol",
    191,
    "Duckfoot Pistol",
    ATTACHMENT,
    CITY,
    "Weapon, Ranged, Pistol",
    [
        ability(
            ACTION,
            "Destroy this card • Wound all non-Leaders at the bearer's location, your own included.",
            cost=[Destroy(SELF)],
            do=[Hurt(all=Chars(ANY, HERE, none=LEADERS))],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
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
    "burnished_cuirass",
    193,
    "Burnished Cuirass",
    ATTACHMENT,
    CITY,
    "Armor",
    [
        ability(
            TECHNIQUE, "The foe's combat card has -1 Thrust in the foe's next round.", do=[Values(0, 0, -1, foe=True)]
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, 1),
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
            cost=[GiveUpGear("Discard which attachment?")],
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
    "eager_blade",
    195,
    "Eager Blade",
    ATTACHMENT,
    CITY,
    "Corruption, Weapon, Melee, Sword",
    [
        passive(
            "Whenever it enters a discard pile, it goes to the Grand Bazaar, where it is available.", keys=COMES_BACK
        ),
        ability(
            FORCED,
            "Once the bearer has played a combat card • Destroy this one; +1 Riposte.",
            trigger=PLAYED_CARD,
            need=All(ActorFights(), MySide()),
            do=[Destroy(SELF), Values(1)],
        ),
    ],
    cost=1,
    stats=(1, DASH, DASH, DASH),
    unique=True,
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
                Choose(GearHere(), "Move which attachment?", T1, False),
                Choose(BearersHere(False), "To whom?", T2, False),
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
    "guild_triskelion",
    198,
    "Guild Triskelion",
    ATTACHMENT,
    CITY,
    "Bureaucracy, Trinket",
    [
        passive("The bearer is a Duelist.", grants=DUELIST),
        ability(
            ACTION,
            ("Engage the bearer • Challenge a target opposing character with Finesse. Only a Leader can refuse."),
            cost=[Engage(BEARER)],
            need=MayChallenge(FINESSE),
            do=[Challenge(FINESSE, F_LEADERS_REFUSE)],
            city=True,
        ),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
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
    "crystal_eye",
    200,
    "Crystal Eye",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        ability(
            FORCED,
            (
                "After you equipped somebody with it • Look through the Approach Deck of an opponent and name "
                "a card of it aloud."
            ),
            trigger=EQUIPPED,
            need=All(EventCard(True), Event(EV_C, MINE)),
            do=[
                Choose(Opponents(), "Whose approach deck?", NUM, False),
                Note(True),
                Choose(Approach(0, True), "Name which card?", T1, False),
                Note(False),
            ],
        ),
        ability(
            REACTION,
            "After that opponent played the named card, today or on a later Day • Gain 1 Renown.",
            trigger=PLAN_PLAYED,
            need=Marked(M_NOTED, False),
            do=[Gain()],
        ),
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    unique=True,
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
    "object_of_wonder",
    202,
    "Object of Wonder",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive(
            "Whoever is to be equipped with it, it always goes onto your Leader.",
            keys=LEADERS_ONLY,
        ),
        ability(
            REACTION,
            (
                "When a character of yours, neither Leader nor Mercenary, would go to the Locker • It goes "
                "into your Approach Deck instead, and this card to the Locker."
            ),
            trigger=TO_LOCKER,
            need=All(Event(EV_A, MINE), EventIs(EV_A, Chars(MINE, none=LEADERS | MERCENARY))),
            do=[SaveToApproach()],
        ),
    ],
    cost=2,
    stats=(DASH, 1, 1, DASH),
    unique=True,
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
                    ["+1 on the challenger", "-1 on the challenger", "+1 on the defender", "-1 on the defender"],
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
    "syrneth_hand",
    204,
    "Syrneth Hand",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive("It can be neither destroyed nor moved to somebody else.", keys=NEVER_MOVES | UNBREAKABLE),
        ability(
            TECHNIQUE,
            "Wound the bearer • The foe's combat card has -2 Parry in the foe's next round.",
            cost=[Hurt(ACTOR)],
            do=[Values(0, -2, foe=True)],
        ),
    ],
    cost=2,
    stats=(1, DASH, DASH, DASH),
    unique=True,
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
                Choose(opposing(extra=CanMove()), "Take whom along?"),
                Engage(),
                Choose(Places(ADJACENT), "Where to?", PLACE, False),
                MoveTo(),
                MoveTo(ACTOR),
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

card(
    "captains_coat",
    206,
    "Captain's Coat",
    ATTACHMENT,
    CITY,
    "Attire, Coat",
    [
        ability(
            ACTION,
            "Engage this card • Pressure this location with Influence; if you succeed, claim it.",
            cost=[Engage(SELF)],
            do=[Pressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=3,
    stats=(DASH, DASH, DASH, DASH),
)
