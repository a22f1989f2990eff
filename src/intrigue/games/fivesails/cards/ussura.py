"""The cards of Ussura."""

from __future__ import annotations

from ..rules.duel import SORCERY_BIT
from ..rules.use import EV_A, EV_B, EV_C, LOC, LOCKED, NUM, T1, T2
from ..state import F_NO_INTERVENE, F_STILL, M_LOCKED, M_NAMED, UNTIL_DAY
from .build import ability, card, passive
from .common import NotThese, move_one, put_one
from .model import (
    ACTION,
    ATTACHMENT,
    CARD_SHOWN,
    CHARACTER,
    CLAIMED,
    COMBAT,
    DASH,
    DUSK_BEGINS,
    FINESSE,
    INFLUENCE,
    LEADER,
    MANEUVER,
    MOVED,
    MOVES,
    ONE_OF_YOURS,
    PAYING,
    PLOT,
    REACTION,
    REFUSED,
    RISK,
    ROUND_BEGINS,
    SCHEME,
    SHAMES,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    SORCERY_PLAYED,
    TARGETED,
    TECHNIQUE,
    USSURA,
)
from .numbers import FoeParry, OwnThrust, PerCharacter, StatIf, WoundsAtLeast
from .odd import (
    AnyDeck,
    BaseThrust,
    EngageOrPay,
    ExtraActions,
    Fighters,
    Look,
    PlayFromPile,
    PlayThis,
    PutBack,
    Revise,
    Sort,
    WildWood,
)
from .pick import (
    ACTOR,
    ADJACENT,
    ANY,
    BEARER,
    ELSEWHERE,
    ENDS,
    ENEMY,
    EVENT_A,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    NEXT_CITY,
    NEXT_TO_ACTOR,
    TARGET,
    TIRED,
    ActorFights,
    All,
    Alone,
    Anywhere,
    Bears,
    Chars,
    Compare,
    Controls,
    Dueling,
    Engaged,
    Event,
    EventAt,
    EventBits,
    EventMe,
    EventNumber,
    Exists,
    GearOn,
    HasStat,
    MayChallenge,
    MoreWounds,
    MySide,
    NamedAtHome,
    Not,
    Open,
    Places,
    RenownHere,
    Won,
    opposing,
)
from .verbs import (
    ENGAGE_THEM,
    IN_PLACE,
    PLACE,
    SEND_THEM_HOME,
    TO_EVENT,
    WOUND_THEM,
    Cancel,
    Challenge,
    Choose,
    Claim,
    Destroy,
    Draw,
    DuelFlag,
    Each,
    Either,
    Engage,
    EngageCost,
    EnGarde,
    FoeValues,
    Gain,
    GoHome,
    Heal,
    Here,
    Hurt,
    If,
    Leave,
    Lethal,
    MoveAt,
    MoveRenown,
    MoveTo,
    Pressure,
    RenownAt,
    SpendRenown,
    StopMove,
    TakeRenown,
    Values,
    may,
)

card(
    "yevgeni",
    116,
    "Yevgeni",
    LEADER,
    USSURA,
    "Leader, Exile, Hero, Sorcerer, Ussura",
    [
        passive("Combat cards he plays have +1 Thrust.", passives=[OwnThrust()]),
        ability(
            REACTION,
            "After a challenge he issued is refused. Make him en garde.",
            trigger=REFUSED,
            need=EventMe(EV_A),
            do=[EnGarde(ACTOR)],
        ),
        ability(REACTION, "While you pay for a non-character card. That card costs 1 less.", trigger=PAYING, do=[]),
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
            (
                "Cost: move 1 Renown from her location to some other location. Move her to yet "
                "another City location (different from both)."
            ),
            need=RenownHere(1),
            cost=[Choose(Places(ELSEWHERE, Open()), "Move 1 Renown where?", PLACE, False), MoveRenown(LOC, PLACE)],
            do=[Choose(Places(ELSEWHERE, None, PLACE), "Move her where?", T2, False), MoveAt(ACTOR, T2)],
            city=True,
        ),
        ability(
            REACTION,
            "After an opponent claims her location. Remove 1 Renown from it.",
            trigger=CLAIMED,
            need=All(Event(EV_C, ENEMY), EventAt(EV_A)),
            do=[TakeRenown()],
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
            ("Move her to an adjacent City location; if an opposing character is there, make her en garde."),
            do=[
                Choose(Places(ADJACENT), "Move her where?", PLACE, False),
                MoveTo(ACTOR),
                Here(),
                If(Exists(opposing()), [EnGarde(ACTOR)]),
            ],
            city=True,
        ),
        ability(
            REACTION,
            "After she performs a Sorcerer ability. Move 1 Renown to her location.",
            trigger=SORCERY_DONE,
            need=EventMe(EV_A),
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
        passive("+1 Influence per engaged enemy character at his location.", passives=[PerCharacter(True)]),
        passive("If a challenge he issues is refused, engage the character that refused.", keys=SHAMES),
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
        passive("+1 Influence while at a location you control.", passives=[StatIf(INFLUENCE, 1, Controls())]),
        ability(
            REACTION,
            "After an opponent claims a location. Draw a card.",
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
            (
                "While her foe's player controls at least as many characters as you, the foe's combat "
                "cards have -1 Parry (never below 0)."
            ),
            passives=[FoeParry()],
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
            "+1 Thrust on his combat cards while he has two or more wounds.", passives=[OwnThrust(WoundsAtLeast(2))]
        ),
        ability(
            REACTION,
            "When a Sorcery card or a Sorcerer ability targets him. Cancel the effects.",
            trigger=TARGETED,
            need=All(EventMe(EV_A), EventBits(SORCERY_BIT)),
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
                "Cost: engage Valeri. Target: an enemy at an adjacent City location. Move Valeri "
                "there and issue the target a Combat challenge; no other character may intervene."
            ),
            cost=[EngageCost()],
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "Challenge whom?"),
                MoveTo(ACTOR, TARGET),
                Challenge(COMBAT, F_NO_INTERVENE, ACTOR, T1),
            ],
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust, or +1 Riposte instead if he has fewer wounds than the foe.",
            do=[
                Either(
                    "Which value?",
                    ["+1 thrust", "+1 riposte"],
                    [[Values(0, 0, 1)], [Values(1)]],
                    [None, MoreWounds(FIGHTER, FOE, True)],
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
                "Cost: engage Ved'ma. Play a target Sorcery from your discard pile as if from hand; "
                "afterwards send it to the Locker."
            ),
            cost=[EngageCost()],
            do=[PlayFromPile(MINE, SORCERY, LOCKED, False)],
            qual=SORCERER,
        ),
        ability(
            REACTION,
            "After you play a Sorcery from hand whose use engaged her. Make her en garde.",
            trigger=SORCERY_PLAYED,
            need=EventMe(EV_B),
            do=[EnGarde(ACTOR)],
        ),
    ],
    title="Ancient Witch",
    stats=(1, 2, 3, 3),
    unique=True,
    loyal=True,
)

card(
    "the_boars_guile",
    125,
    "The Boar's Guile",
    SCHEME,
    USSURA,
    "Cunning, Hunt",
    [
        ability(
            PLOT,
            (
                "You may put 1 Renown on any location; if you do not, move 1 Renown from a location "
                "to an adjacent one. Then name an enemy character: while it is your adversary your "
                "combat cards have +1 Thrust (all Day)."
            ),
            do=[
                Either("Renown?", ["put 1 on a location", "move 1 to an adjacent location"], [put_one(), move_one()]),
                Choose(Chars(ENEMY), "Whom do you name?", T1, False),
                Leave(M_NAMED, UNTIL_DAY, TARGET),
            ],
        ),
        ability(
            REACTION,
            "Beginning of Dusk. Only if the named character is at Home. Gain 1 Renown.",
            trigger=DUSK_BEGINS,
            need=NamedAtHome(),
            do=[Gain()],
        ),
    ],
    initiative=40,
    panache=1,
    unique=True,
    loyal=True,
)

card(
    "leshiye_of_the_wood",
    126,
    "Leshiye of the Wood",
    SCHEME,
    USSURA,
    "Leshiye, Nature",
    [
        ability(
            PLOT,
            (
                "Pick one of the two outermost locations and put 1 Renown on each of two others. "
                "Place this scheme on the picked location: discard its City cards and Renown, send "
                "all characters there Home; until end of Day no Renown may be added to or moved "
                "to/from it and it cannot be controlled. At end of Day this scheme goes to the "
                "Locker."
            ),
            do=[
                Choose(Places(ENDS), "Where does the wood grow?", PLACE, False),
                Choose(Places(0, Open(), PLACE), "Put 1 Renown where?", T2, False),
                RenownAt(T2),
                Choose(Places(0, NotThese(), PLACE), "And where?", NUM, False),
                RenownAt(NUM),
                WildWood(),
            ],
        )
    ],
    initiative=34,
    panache=0,
    unique=True,
    loyal=True,
    aliases=("Lashiye of the Woods",),
)

card(
    "grandfathers_hammer",
    127,
    "Grandfather's Hammer",
    ATTACHMENT,
    USSURA,
    "Weapon, Melee, Hammer",
    [
        ability(
            REACTION,
            (
                "After your round of a duel begins. Unequip this card and play it as that round's "
                "combat card; gain Lethal."
            ),
            trigger=ROUND_BEGINS,
            need=All(ActorFights(), Dueling(True)),
            do=[PlayThis(), Lethal()],
        ),
        ability(TECHNIQUE, "+2 Thrust.", do=[Values(0, 0, 2)]),
    ],
    cost=2,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "mireli_sabre",
    128,
    "Mireli Sabre",
    ATTACHMENT,
    USSURA,
    "Weapon, Melee, Sword, Mireli",
    [
        ability(
            TECHNIQUE,
            ("+1 Parry if the bearer has Finesse 2+, and +1 Thrust if the bearer has Combat 3+ (both can apply)."),
            do=[If(HasStat(BEARER, FINESSE, 2), [Values(0, 1)]), If(HasStat(BEARER, COMBAT, 3), [Values(0, 0, 1)])],
        )
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Mireli Saber",),
)

card(
    "borets",
    129,
    "Borets",
    RISK,
    USSURA,
    "Flourish, Kulachniy Boi",
    [
        ability(
            MANEUVER, "For the rest of the duel nobody may use any other Maneuver or Technique.", do=[DuelFlag(F_STILL)]
        )
    ],
    cost=0,
    values=(0, 2, 2),
    loyal=True,
)

card(
    "indomitable_will",
    130,
    "Indomitable Will",
    RISK,
    USSURA,
    "Immovable, Provocation",
    [
        ability(
            ACTION,
            (
                "Only if the actor's location is uncontrolled and the actor is your only character "
                "there. Claim it. You cannot lose control of it while the actor stays; if the actor "
                "leaves, it becomes uncontrolled."
            ),
            need=All(Controls(True), Alone()),
            do=[Claim(), Leave(M_LOCKED, UNTIL_DAY, ACTOR, IN_PLACE)],
            city=True,
        )
    ],
    cost=0,
    values=(1, 2, DASH),
    loyal=True,
)

card(
    "iron_and_velvet",
    131,
    "Iron and Velvet",
    RISK,
    USSURA,
    "Challenge, Kulachniy Boi",
    [
        ability(
            ACTION,
            ("An actor with no attachments issues a Combat challenge to a target opposing character (no engage)."),
            need=All(Not(Bears(ACTOR)), MayChallenge(COMBAT)),
            do=[Challenge()],
            city=True,
        ),
        ability(MANEUVER, "Wound each participant that has an attachment.", do=[Each(WOUND_THEM, Fighters())]),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)

card(
    "matushkas_command",
    132,
    "Matushka's Command",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            ("Move every engaged character at the actor's location Home, then engage every character still there."),
            actor=ONE_OF_YOURS,
            do=[Each(SEND_THEM_HOME, Chars(ANY, HERE, state=TIRED)), Each(ENGAGE_THEM, Chars(ANY, HERE))],
            qual=SORCERER,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "matushkas_efficiency",
    133,
    "Matushka's Efficiency",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            (
                "Cost: you may engage the actor; if you do, ignore every other cost (including "
                "wealth). Move a target character of yours from the actor's location to any other "
                "location."
            ),
            cost=[EngageOrPay()],
            do=[Choose(Chars(MINE, HERE), "Move whom?"), Choose(Anywhere(), "Where to?", PLACE, False), MoveTo()],
            qual=SORCERER,
        ),
        ability(
            MANEUVER,
            "Move both participants to the same adjacent location; the duel goes on there.",
            do=[Choose(Places(NEXT_TO_ACTOR), "Where does the duel go?", PLACE, False), MoveTo(FIGHTER), MoveTo(FOE)],
            qual=SORCERER,
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "matushkas_sight",
    134,
    "Matushka's Sight",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            (
                "Look at the top five cards of any deck, discard up to the actor's Influence of them, "
                "put the rest back on top in any order. You may engage the actor to draw a card."
            ),
            do=[
                AnyDeck(),
                Look(3, 5),
                Sort(1, "Discard which card?"),
                Sort(2, "Which card goes back next? The last is on top."),
                PutBack(),
                may("Engage the actor to draw a card?", [Engage(ACTOR), Draw()], Not(Engaged(ACTOR))),
            ],
            qual=SORCERER,
        )
    ],
    cost=0,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "mirelis_revision",
    135,
    "Mireli's Revision",
    RISK,
    USSURA,
    "Flourish, Mireli",
    [
        ability(
            REACTION,
            (
                "When the foe announces their combat card. Discard that card; the foe instead gambles "
                "for free (not counted) and plays the result."
            ),
            trigger=CARD_SHOWN,
            need=All(Dueling(), MySide(False)),
            do=[Revise()],
        ),
        ability(
            MANEUVER,
            ("Choose: +2 Parry; or wound the foe and give their combat card -2 Thrust in their next round."),
            do=[
                Either(
                    "Which?",
                    ["+2 parry", "wound the foe, -2 thrust"],
                    [[Values(0, 2)], [Hurt(FOE), FoeValues(0, 0, -2)]],
                )
            ],
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "my_fight_alone",
    136,
    "My Fight, Alone",
    RISK,
    USSURA,
    "Flourish, Relentless",
    [
        ability(
            ACTION,
            ("Only if the actor is your only character at this location. The actor heals 1 wound."),
            need=Alone(),
            do=[Heal(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "Only if your fighter is your only character at this location. +1 Riposte.",
            need=Alone(),
            do=[Values(1)],
        ),
    ],
    cost=0,
    values=(1, 1, 1),
    loyal=True,
    aliases=("My Fight Alone",),
)

card(
    "predatory_pursuit",
    137,
    "Predatory Pursuit",
    RISK,
    USSURA,
    "Hunt, Relentless",
    [
        ability(
            REACTION,
            (
                "After an enemy character moved from the actor's location to another City location. "
                "Move an actor of yours from the first location to the new one and wound that enemy."
            ),
            trigger=MOVED,
            need=All(Event(EV_A, ENEMY), EventAt(EV_B), EventNumber(EV_C, 0, 4)),
            do=[MoveTo(ACTOR, TO_EVENT), Hurt(EVENT_A)],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "razrushitel",
    138,
    "Razrushitel",
    RISK,
    USSURA,
    "Brawl, Hunt",
    [
        ability(
            ACTION,
            (
                "Target: an enemy at an adjacent location. Move the actor to the target's location. "
                "You may engage the actor to send the target Home; otherwise wound the target."
            ),
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "Go to whom?"),
                MoveTo(ACTOR, TARGET),
                Either(
                    "Engage the actor to send it Home?",
                    ["no", "yes"],
                    [[Hurt()], [Engage(ACTOR), GoHome()]],
                    [None, Not(Engaged(ACTOR))],
                ),
            ],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, 4),
    loyal=True,
)

card(
    "strength_of_ten",
    139,
    "Strength of Ten",
    RISK,
    USSURA,
    "Flourish, Relentless",
    [
        ability(
            ACTION,
            ("Cost: spend 1 Renown. Take two more actions in a row. This card goes to the Locker."),
            cost=[SpendRenown(1)],
            do=[ExtraActions(2)],
            afterwards=1,
        ),
        ability(
            MANEUVER,
            ("+X Thrust where X is the fighter's printed (base) Combat. This card goes to the Locker."),
            do=[BaseThrust()],
        ),
    ],
    cost=0,
    values=(2, 1, 0),
    unique=True,
    loyal=True,
)

card(
    "stubborn",
    140,
    "Stubborn",
    RISK,
    USSURA,
    "Hubris",
    [
        ability(
            REACTION,
            ("Before a character of yours moves, whoever is moving it. Cancel that movement (works in Dusk too)."),
            trigger=MOVES,
            need=Event(EV_A, MINE),
            do=[StopMove()],
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "strong_hands",
    141,
    "Strong Hands",
    RISK,
    USSURA,
    "Brawl, Kulachniy Boi",
    [
        ability(
            ACTION,
            "Pressure the actor's location with Combat; on success claim it.",
            do=[Pressure(COMBAT), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, 4),
    loyal=True,
)

card(
    "sunder",
    142,
    "Sunder",
    RISK,
    USSURA,
    "Flourish, Demoralize",
    [
        ability(
            MANEUVER,
            ("Only if fighter's Combat is at least the foe's. Destroy a target attachment on the foe."),
            need=Compare(COMBAT, FIGHTER, FOE),
            do=[Choose(GearOn(FOE), "Destroy which attachment?"), Destroy()],
        )
    ],
    cost=1,
    values=(2, 0, 2),
    loyal=True,
)
