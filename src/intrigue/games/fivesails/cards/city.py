"""The City Deck: Mercenaries, attachments, events."""

from __future__ import annotations

from ..rules.duel import RISK_BIT
from ..rules.use import EV_A, EV_B, EV_C, LOC, NUM, T1, T2
from ..state import F_LEADERS_REFUSE, M_NO_MANEUVER, M_NOTED, M_ONLY_READY, M_STAYS, UNTIL_DAY, UNTIL_ROUND
from .build import ability, card, passive
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
from .numbers import InPressure, ParryHere
from .odd import (
    BearersHere,
    FreeGear,
    GearHere,
    GiveUpGear,
    Look,
    Note,
    PutBack,
    SaveToApproach,
    Sort,
    Sway,
    TakeTribute,
    Tribute,
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
    ActorFights,
    All,
    Approach,
    Chars,
    Chosen,
    Compare,
    Controls,
    Event,
    EventAt,
    EventBits,
    EventCard,
    EventIs,
    EventMe,
    InThisDuel,
    Is,
    Marked,
    MayChallenge,
    MySide,
    Open,
    Opponents,
    Places,
    RenownHere,
    Shown,
    Won,
    Wounded,
    opposing,
)
from .verbs import (
    IN_PLACE,
    PLACE,
    TO_HERE,
    WOUND_THEM,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Claim,
    Destroy,
    DestroyCost,
    DiscardCity,
    DiscardCost,
    Draw,
    Each,
    Either,
    Engage,
    EngageCost,
    Equip,
    FoeValues,
    Gain,
    Heal,
    Hurt,
    If,
    Leave,
    MoveRenown,
    MoveTo,
    PayFor,
    Pressure,
    Renown,
    Reveal,
    SinkRest,
    ToHand,
    Values,
    WoundCost,
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
                "Beginning of Dusk. Only if you control this location. You may pick one of your "
                "characters here. If you do, it stays instead of going Home this Dusk, and you look "
                "at the top three City Deck cards and put them back in any order."
            ),
            trigger=DUSK_BEGINS,
            need=Controls(),
            actor=NOBODY,
            do=[
                Choose(Chars(MINE, HERE), "Who stays?", T1, False),
                Leave(M_STAYS, UNTIL_DAY, TARGET),
                Look(2, 3),
                Sort(2, "Which card goes back next? The last is on top."),
                PutBack(),
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
    [passive("May issue a challenge or intervene although engaged. Limit: once per Day.", keys=TIRELESS)],
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
            "When this card is revealed. Every player who can pays 1 Renown onto this card.",
            trigger=CITY_SHOWN,
            need=EventCard(True),
            do=[Tribute()],
        ),
        passive("It cannot be discarded, even in Dusk, while it has Renown on it.", keys=HOARD),
        ability(
            ACTION,
            ("Cost: engage the actor. Take 1 Renown from this card. Limit: once per player per Day."),
            cost=[EngageCost()],
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
        passive("Artifacts you equip to your characters cost 1 less.", keys=COLLECTOR),
        ability(
            ACTION,
            (
                "Reveal the top four City Deck cards. You may equip one revealed Artifact to a "
                "character of yours here (paying). Sink the rest."
            ),
            do=[
                Reveal(4, city=True),
                Choose(Shown(KIND_GEAR, ARTIFACT), "Equip which Artifact?", T1, False, True),
                Choose(BearersHere(True), "On whom?", T2, False),
                If(Chosen(T2), [PayFor(), Equip()]),
                SinkRest(),
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
                "After a character at the bearer's location is wounded. Cost: engage this card. That "
                "character heals 1 wound, or 2 if the bearer is a Strega."
            ),
            trigger=WOUNDED,
            need=EventAt(EV_A, True),
            cost=[EngageCost(SELF)],
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
            ("Before an opposing character moves away from his location. Wound it (works in Dusk too)."),
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
        passive("Combat cards of participants dueling here have -1 Parry.", passives=[ParryHere()]),
        passive(("Pressures here also add Combat to every total (a Combat pressure is not doubled)."), keys=BRAWL),
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
        passive("+1 Influence during pressures.", passives=[InPressure(1, 99)]),
        ability(
            REACTION,
            ("When his location is pressured. Only the performer and en garde characters are counted."),
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
            "Cost: discard two cards. Put 1 Renown on this location, then discard this event.",
            cost=[DiscardCost(2)],
            do=[Renown(TO_HERE), DiscardCity(SELF)],
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
            ("The first time each Day a risk targets her. Cancel the effects (costs stay paid)."),
            trigger=TARGETED,
            limit=DAILY,
            need=All(EventMe(EV_A), EventBits(RISK_BIT)),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            "The foe cannot use Maneuvers in their next round.",
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
                "Cost: destroy this card. Equip to the same character, for free, an attachment from "
                "your hand or an available one at a City location."
            ),
            cost=[DestroyCost(SELF)],
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
        passive("May intervene although engaged.", keys=STEADFAST),
        passive(
            (
                "When he intervenes he plays no combat card: he takes the challenge threat as wounds "
                "(Restricted Hostilities apply) and the duel ends."
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
                "Cost: engage the actor. Move 1 Renown from here to an adjacent location or from an "
                "adjacent one to here, then discard this event."
            ),
            cost=[EngageCost()],
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
                DiscardCity(SELF),
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
        passive("His Combat cannot be raised and he cannot issue challenges.", keys=CANNOT_RISE | NO_CHALLENGES),
        passive("While he is en garde, enemy challenges at his location must target him.", keys=DRAWS_BLADES),
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
            ("Cost: destroy this card. Wound every non-Leader at the bearer's location (yours too)."),
            cost=[DestroyCost(SELF)],
            do=[Each(WOUND_THEM, Chars(ANY, HERE, none=LEADERS))],
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
            ("Reveal as many cards from your deck as his Influence, take one revealed risk into hand, sink the rest."),
            do=[Reveal(0, INFLUENCE), Choose(Shown(KIND_RISK), "Take which risk?", T1, False), ToHand(), SinkRest()],
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
    [ability(TECHNIQUE, "In the foe's next round their combat card has -1 Thrust.", do=[FoeValues(0, 0, -1)])],
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
            "Cost: discard an attachment. Wound a target opposing character.",
            cost=[GiveUpGear()],
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
        passive("Forced. After this card enters any discard pile. Put it on the Grand Bazaar.", keys=COMES_BACK),
        ability(
            FORCED,
            "When the bearer plays a combat card, destroy this card and gain +1 Riposte.",
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
            ("When moving would engage her you may discard a card instead (any number of times per Day)."),
            keys=SLIPS_AWAY,
        ),
        ability(
            TECHNIQUE,
            "Only if her Combat and her Influence are each at least the foe's. +1 Riposte.",
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
        passive("Attachments she equips cost 1 less.", keys=SMITH),
        ability(
            ACTION,
            ("Move an equipped attachment from one to another of your characters at her location."),
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
        passive("The bearer has the Duelist trait.", grants=DUELIST),
        ability(
            ACTION,
            (
                "Cost: engage the bearer. Issue a Finesse challenge to a target opposing character; "
                "only Leaders may refuse it (intervening counts as accepting)."
            ),
            cost=[EngageCost(BEARER)],
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
            ("After a duel. Only if a participant of yours is at Takama's location. It heals 1 wound."),
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
            ("After you equip this card. Look at one opponent's Approach deck and note a card in it."),
            trigger=EQUIPPED,
            need=All(EventCard(True), Event(EV_C, MINE)),
            do=[
                Choose(Opponents(), "Whose approach deck?", NUM, False),
                Note(True),
                Choose(Approach(0, True), "Note which card?", T1, False),
                Note(False),
            ],
        ),
        ability(
            REACTION,
            "After an opponent plays the noted card, on any Day. Gain 1 Renown.",
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
            "Cost: Ravenna takes 1 wound. Draw a card.",
            cost=[WoundCost()],
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
            ("Forced. When equipping this card. It goes onto your Leader whoever performed the equip."),
            keys=LEADERS_ONLY,
        ),
        ability(
            REACTION,
            (
                "When a non-Mercenary character of yours would go to the Locker. Put that character "
                "into your Approach deck and send this card to the Locker instead."
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
                "A duel occurs at her location, at the beginning of its first round. Add or remove 1 "
                "threat on one participant."
            ),
            trigger=DUEL_BEGINS,
            need=EventAt(EV_A, True),
            do=[
                Either(
                    "Threat?",
                    ["+1 on the challenger", "-1 on the challenger", "+1 on the defender", "-1 on the defender"],
                    [[Sway(0, 1)], [Sway(0, -1)], [Sway(1, 1)], [Sway(1, -1)]],
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
        passive("Cannot be destroyed or moved off the bearer.", keys=NEVER_MOVES | UNBREAKABLE),
        ability(
            TECHNIQUE,
            "Cost: wound the bearer. In the foe's next round their combat card has -2 Parry.",
            cost=[WoundCost()],
            do=[FoeValues(0, -2)],
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
                "Cost: engage Giacinto. Engage a target opposing character, then move it and Giacinto "
                "together to the same adjacent City location."
            ),
            cost=[EngageCost()],
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
            ("Cost: engage this card. Pressure the bearer's location with Influence; on success claim it."),
            cost=[EngageCost(SELF)],
            do=[Pressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=3,
    stats=(DASH, DASH, DASH, DASH),
)
