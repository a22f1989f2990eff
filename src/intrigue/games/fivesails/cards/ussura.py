"""The cards of Ussura."""

from __future__ import annotations

from ..rules.challenge import (
    SORCERY_BIT,
)
from ..rules.frames import (
    EV_A,
    EV_B,
    EV_C,
    LOC,
    LOCKED,
    NUM,
    T1,
    T2,
)
from ..state.layout import F_NO_INTERVENE, F_STILL, M_LOCKED, M_NAMED, UNTIL_DAY
from .build import ability, card, passive
from .common import NotThese, move_one, put_one
from .looks import (
    Look,
    PlayFromPile,
    Sort,
)
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
from .moments import (
    ActorFights,
    Dueling,
    Event,
    EventAt,
    EventBits,
    EventMe,
    EventNumber,
    InThisDuel,
    MySide,
)
from .numbers import FoeParry, OwnThrust, PerCharacter, StatIf, WoundsAtLeast
from .odd import (
    AnyDeck,
    ExtraActions,
    WildWood,
)
from .odd_costs import (
    EngageOrPay,
)
from .odd_duels import (
    BaseThrust,
    PlayThis,
    Revise,
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
    Anywhere,
    Chars,
    GearOn,
    Places,
    opposing,
)
from .verbs import (
    IN_PLACE,
    PLACE,
    SHOWN,
    THE_MOVE,
    TO_EVENT,
    TO_HOME,
    TO_TOP,
    Cancel,
    Challenge,
    Choose,
    Claim,
    Destroy,
    Draw,
    DuelFlag,
    Either,
    Engage,
    EnGarde,
    Gain,
    Heal,
    Hurt,
    If,
    Leave,
    Let,
    Lethal,
    MoveRenown,
    MoveTo,
    Pressure,
    Put,
    Renown,
    Values,
    at,
    may,
)
from .when import (
    All,
    Alone,
    Bears,
    Compare,
    Controls,
    Engaged,
    Exists,
    HasStat,
    MayChallenge,
    MoreWounds,
    NamedAtHome,
    Not,
    Open,
    RenownHere,
    Won,
)

card(
    "yevgeni",
    116,
    "Yevgeni",
    LEADER,
    USSURA,
    "Leader, Exile, Hero, Sorcerer, Ussura",
    [
        passive("His combat cards have +1 Thrust.", passives=[OwnThrust()]),
        ability(
            REACTION,
            "After a challenge of his was refused • He becomes en garde.",
            trigger=REFUSED,
            need=EventMe(EV_A),
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
            cost=[Choose(Places(ELSEWHERE, Open()), "Move 1 Renown where?", PLACE, False), MoveRenown(LOC, PLACE)],
            do=[Choose(Places(ELSEWHERE, None, PLACE), "Move her where?", T2, False), MoveTo(ACTOR, at(T2))],
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
        passive("He has +1 Influence for each engaged enemy at his location.", passives=[PerCharacter(True)]),
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
        passive("His combat cards have +1 Thrust if he has at least 2 wounds.", passives=[OwnThrust(WoundsAtLeast(2))]),
        ability(
            REACTION,
            "When he is the target of a Sorcery or a Sorcerer ability • Cancel the effects.",
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
                "Engage Valeri • He moves to a target enemy at an adjacent City location and challenges that "
                "character with Combat. Nobody can intervene."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "Challenge whom?"),
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
                "Engage Ved'ma • Play a Sorcery risk of your discard pile as if from your hand; then it goes "
                "to the Locker."
            ),
            cost=[Engage(ACTOR)],
            do=[PlayFromPile(MINE, SORCERY, LOCKED, False)],
            qual=SORCERER,
        ),
        ability(
            REACTION,
            "After you played a Sorcery from your hand that engaged her • She becomes en garde.",
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
                "Add 1 Renown to a location, or move 1 between two adjacent ones. Then name an enemy: today "
                "your combat cards have +1 Thrust while that character is the foe."
            ),
            do=[
                Either(
                    "Add Renown, or move some?",
                    ["add 1 to a location", "move 1 to an adjacent location"],
                    [put_one(), move_one()],
                ),
                Choose(Chars(ENEMY), "Whom do you name?", T1, False),
                Leave(M_NAMED, UNTIL_DAY, TARGET),
            ],
        ),
        ability(
            REACTION,
            "As Dusk begins, with the named character at Home • You gain 1 Renown.",
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
                "Choose the location at one end of the row. Add 1 Renown to each of two others. Then lay this "
                "scheme on the chosen one: discard the City cards and the Renown there, and all characters "
                "there move Home. Until the Day ends nobody can control that location, and Renown is neither "
                "added to it nor moved to or from it."
            ),
            do=[
                Choose(Places(ENDS), "Where does the wood grow?", PLACE, False),
                Choose(Places(0, Open(), PLACE), "Add 1 Renown where?", T2, False),
                Renown(at(T2)),
                Choose(Places(0, NotThese(), PLACE), "And where?", NUM, False),
                Renown(at(NUM)),
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
                "When your round begins and the bearer is your fighter • Unequip this card, play it as your "
                "combat card and gain Lethal."
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
            ("+1 Parry if the bearer's Finesse is 2 or more; also +1 Thrust if the bearer's Combat is 3 or more."),
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
            MANEUVER, "In this duel no other Maneuver and no Technique can be used any more.", do=[DuelFlag(F_STILL)]
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
                "If nobody controls this location and the actor is your only character here • Claim it. Its "
                "control cannot change while the actor stays; once the actor leaves, it is uncontrolled."
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
            (
                "The actor, who bears no attachment, challenges a target opposing character with Combat and "
                "does not engage."
            ),
            need=All(Not(Bears(ACTOR)), MayChallenge(COMBAT)),
            do=[Challenge()],
            city=True,
        ),
        ability(
            MANEUVER,
            "Wound every participant who bears an attachment.",
            do=[Hurt(all=Chars(extra=All(InThisDuel(), Bears(-1))))],
        ),
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
            "All engaged characters here move Home; then engage all who are left here.",
            actor=ONE_OF_YOURS,
            do=[MoveTo(to=TO_HOME, all=Chars(ANY, HERE, state=TIRED)), Engage(all=Chars(ANY, HERE))],
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
                "Instead of paying for this card you may engage the actor • A target character of yours here "
                "moves to any other City location or Home."
            ),
            cost=[EngageOrPay("Pay for it, or engage the actor?")],
            do=[Choose(Chars(MINE, HERE), "Move whom?"), Choose(Anywhere(), "Where to?", PLACE, False), MoveTo()],
            qual=SORCERER,
        ),
        ability(
            MANEUVER,
            "Both participants move to one adjacent City location, and the duel continues there.",
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
                "Choose any deck and look at its top five cards. Discard as many as you like, up to the "
                "actor's Influence; the others go back on top in an order of your choice. Then, for engaging "
                "the actor, you may draw a card."
            ),
            do=[
                AnyDeck(),
                Look(3, 5),
                Sort(1, "Discard which card?"),
                Sort(2, "Which card goes back next? The last is on top."),
                Put(TO_TOP, SHOWN),
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
                "When the adversary announces a combat card • Discard it. The adversary gambles for another "
                "one instead, which does not count."
            ),
            trigger=CARD_SHOWN,
            need=All(Dueling(), MySide(False)),
            do=[Revise()],
        ),
        ability(
            MANEUVER,
            ("Choose: +2 Parry; or wound the foe, whose combat card has -2 Thrust in the foe's next round."),
            do=[
                Either(
                    "Which of the two?",
                    ["+2 Parry", "wound the foe, and -2 Thrust in the next round"],
                    [[Values(0, 2)], [Hurt(FOE), Values(0, 0, -2, foe=True)]],
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
            "If the actor is alone here of your crew • Heal 1 wound of the actor.",
            need=Alone(),
            do=[Heal(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If your fighter is alone here of your crew • +1 Riposte.",
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
                "After an enemy left the actor for another City location • The actor moves there too, and "
                "that enemy is wounded."
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
                "The actor moves to a target enemy at an adjacent City location. Then either engage the actor "
                "and move the target Home, or wound the target."
            ),
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "Go to whom?"),
                MoveTo(ACTOR, TARGET),
                Either(
                    "Engage the actor and send {target} Home? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt()], [Engage(ACTOR), MoveTo(TARGET, TO_HOME)]],
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
            ("Spend 1 Renown • You have two more actions right after this one. Send this card to the Locker."),
            cost=[Gain(-1)],
            do=[ExtraActions(2)],
            afterwards=1,
        ),
        ability(
            MANEUVER,
            "+X Thrust, where X is the Combat printed on your fighter. Send this card to the Locker.",
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
            ("When a character of yours is about to move, for whatever reason and in Dusk too • Cancel that move."),
            trigger=MOVES,
            need=Event(EV_A, MINE),
            do=[Cancel(THE_MOVE)],
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
            "Pressure this location with Combat; if you succeed, claim it.",
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
            ("If the foe has no more Combat than your fighter • Destroy a target attachment of the foe."),
            need=Compare(COMBAT, FIGHTER, FOE),
            do=[Choose(GearOn(FOE), "Destroy which attachment?"), Destroy()],
        )
    ],
    cost=1,
    values=(2, 0, 2),
    loyal=True,
)
