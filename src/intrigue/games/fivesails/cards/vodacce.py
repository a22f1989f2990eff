"""The cards of Vodacce."""

from __future__ import annotations

from ..rules.duel import L_WOUNDS
from ..rules.use import EV_A, EV_B, EV_C, T1
from ..state import BAZAAR, DOCKS, F_NO_INTERVENE, FOR_GOOD, M_KEPT
from .build import ability, card, passive
from .common import two_places
from .model import (
    ACTION,
    ANYONES,
    ATTACHMENT,
    CHALLENGED,
    CHARACTER,
    CLAIMED,
    DASH,
    DAY_ENDS,
    DESTROYED,
    ENDS_WITH_DAY,
    ENGARDE_HURTS,
    ENGARDE_LOST,
    FREELY,
    GAMBLES_MORE,
    HIRES_BRUTES,
    INFLUENCE,
    LEADER,
    LEADERS,
    MANEUVER,
    NO_THUG_MONEY,
    PLOT,
    PRESSURE_WON,
    REACTION,
    RED_HAND,
    REMOTE,
    RISK,
    SCHEME,
    SETUP,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    STREGA,
    TARGETED,
    TECHNIQUE,
    THUG,
    THUG_VOICE,
    VODACCE,
)
from .numbers import Cheaper, PerRenown
from .odd import Afford, CanCopy, CheckCap, CopyAbility, Decoy, Gather, Look, PutBack, Redirect, Sacrifice, Sort
from .pick import (
    ACTOR,
    ANY,
    AT_EVENT,
    ELSEWHERE,
    ENEMY,
    EVENT_A,
    EVENT_B,
    FIGHTER,
    FOE,
    HERE,
    KIND_PEOPLE,
    MINE,
    READY,
    SELF,
    TARGET,
    All,
    BruteAtEvent,
    Brutish,
    Chars,
    Chosen,
    Compare,
    Controls,
    Dueling,
    Engaged,
    Event,
    EventAt,
    EventBits,
    EventCard,
    EventMe,
    EventNumber,
    Exists,
    HasStat,
    Lying,
    MayChallenge,
    MoreWounds,
    Pile,
    Places,
    RenownHere,
    Shown,
    Won,
    opposing,
)
from .verbs import (
    PLACE,
    TO_HERE,
    Afterwards,
    Become,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Claim,
    Destroy,
    DestroyCost,
    Draw,
    DuelFlag,
    Either,
    Engage,
    EngageCost,
    EnGarde,
    FailPressure,
    FlatPrice,
    GoHome,
    Here,
    Hurt,
    If,
    Join,
    Leave,
    Lethal,
    MoveRenown,
    MoveTo,
    Pressure,
    Renown,
    Reveal,
    Search,
    SinkRest,
    ThrustPer,
    ToHand,
    Values,
    WoundCost,
    may,
)

card(
    "don_constanzo_scarpa",
    6,
    "Don Constanzo Scarpa",
    LEADER,
    VODACCE,
    "Leader, Villain, Red Hand, Vodacce",
    [
        ability(
            SETUP,
            (
                "Find one card with both Red Hand and Thug in your faction deck, show it, take it "
                "into hand (before the first draw; then shuffle)."
            ),
            do=[Search(RED_HAND | THUG)],
            limit=FREELY,
        ),
        passive(
            ("Whenever any pressure happens at a location where you control a Thug, your total there is 1 higher."),
            keys=THUG_VOICE,
        ),
        ability(
            REACTION,
            (
                "Just before the Day ends. Target: a character at this leader's location. The target "
                "stops being a Brute (so it is not discarded at end of Day and counts toward the crew "
                "cap)."
            ),
            trigger=DAY_ENDS,
            do=[
                Choose(Chars(ANY, HERE, extra=Brutish()), "Who stays on?"),
                Leave(M_KEPT, FOR_GOOD, card=TARGET),
                CheckCap(),
            ],
        ),
    ],
    title="Unrepentant Patriarch",
    stats=(2, 2, 3, 7),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "aldo_bussotti",
    7,
    "Aldo Bussotti",
    CHARACTER,
    VODACCE,
    "Diplomat, Red Hand, Vodacce",
    [
        passive("+1 Influence per Renown lying on his location.", passives=[PerRenown()]),
        ability(
            ACTION,
            "Move one Renown from some location you control onto Aldo's location.",
            do=[
                Choose(
                    Places(ELSEWHERE, All(Controls(of_place=True), RenownHere(1, of_place=True))),
                    "Take 1 Renown from where?",
                    PLACE,
                    False,
                ),
                MoveRenown(),
            ],
            city=True,
        ),
    ],
    title='"Creative" Clerk',
    stats=(1, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "cesca_del_rosso",
    8,
    "Cesca del Rosso",
    CHARACTER,
    VODACCE,
    "Sorcerer, Strega, Red Hand, Vodacce",
    [
        ability(
            ACTION,
            (
                "Turn up the top card of your deck. A Sorcery goes to your hand; anything else you "
                "may put on the bottom or leave on top."
            ),
            do=[
                Reveal(1),
                Choose(Shown(0, SORCERY), "Take it.", T1, False),
                If(
                    Chosen(T1),
                    [ToHand()],
                    [Either("Where does it go?", ["on top", "to the bottom"], [[PutBack()], [SinkRest()]])],
                ),
            ],
            city=True,
            qual=SORCERER,
        ),
        ability(
            REACTION,
            (
                "After Cesca performed a Sorcerer ability, or a Sorcerer ability targeted a character "
                "at her location. Cost: Cesca takes 1 wound. Cesca repeats that ability as its "
                "performer, choosing new targets if wished, but paying every cost again."
            ),
            trigger=SORCERY_DONE,
            need=CanCopy(),
            cost=[WoundCost()],
            do=[CopyAbility(False)],
        ),
    ],
    title="Sadistic Weaver",
    stats=(1, 1, 2, 5),
    unique=True,
    loyal=True,
)

card(
    "cirilo_naucriparos",
    9,
    "Cirilo Naucriparos",
    CHARACTER,
    VODACCE,
    "Red Hand, Extortionist, Numa",
    [
        passive("Every Mercenary you control has Brute.", keys=HIRES_BRUTES),
        ability(
            ACTION,
            (
                "Cost: engage Cirilo. Target: an available Mercenary at his location. Recruit that "
                "Mercenary for a flat cost of 1; it is treated as not Negotiable (no parley)."
            ),
            cost=[EngageCost(), Afford(1)],
            do=[Choose(Lying(KIND_PEOPLE, HERE), "Recruit whom?"), FlatPrice(1), Join()],
            city=True,
        ),
    ],
    title="Self-serving Serpent",
    stats=(3, 1, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "sarafina",
    10,
    "Sarafina",
    CHARACTER,
    VODACCE,
    "Spy, Vodacce",
    [
        passive("Reveals one more card than normal each time she gambles.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            (
                "Look at the top card of the foe's deck (top two if you control a Strega at her "
                "location); put any number of those on the bottom, rest back on top."
            ),
            do=[Look(1, 1), Sort(0, "Put one to the bottom?"), PutBack()],
            need=Dueling(),
        ),
    ],
    title="Ice Heart",
    stats=(2, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "servo_scarpa",
    11,
    "Servo Scarpa",
    CHARACTER,
    VODACCE,
    "Duelist, Red Hand, Vodacce",
    [
        passive(
            (
                "When issuing a challenge he may pick a character that opposes one of your Red Hands "
                "at a location adjacent to him; doing so moves him to that location."
            ),
            keys=REMOTE,
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust for each other Red Hand of yours at his location.",
            do=[Here(), ThrustPer(Chars(MINE, HERE, RED_HAND, other=True))],
        ),
    ],
    title="Haughty Heir",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "sibella_scarpa",
    12,
    "Sibella Scarpa",
    CHARACTER,
    VODACCE,
    "Sorcerer, Strega, Red Hand, Vodacce",
    [
        ability(
            ACTION,
            "Cost: Sibella takes 1 wound. Wound a target opposing character.",
            cost=[WoundCost()],
            do=[Choose(opposing(), "Wound whom?"), Hurt()],
            city=True,
            qual=SORCERER,
        )
    ],
    title="Deceitful Witch",
    stats=(2, 2, 3, 4),
    unique=True,
    loyal=True,
)

card(
    "vissenta_scarpa",
    13,
    "Vissenta Scarpa",
    CHARACTER,
    VODACCE,
    "Hero, Duelist, Vodacce",
    [
        ability(
            REACTION,
            "After one of your Red Hands is destroyed at her location. Draw one card.",
            trigger=DESTROYED,
            need=All(EventCard(mask=RED_HAND), Event(EV_C, MINE), EventAt(EV_B)),
            do=[Draw()],
        ),
        ability(
            TECHNIQUE,
            ("Only if she has at least as many wounds as the foe. Choose +1 Parry or +1 Thrust."),
            need=MoreWounds(FIGHTER, FOE),
            do=[Either("Which value?", ["+1 parry", "+1 thrust"], [[Values(0, 1, 0)], [Values(0, 0, 1)]])],
        ),
    ],
    title="Mouse Among Rats",
    stats=(3, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "vittoria_anselmo",
    14,
    "Vittoria Anselmo",
    CHARACTER,
    VODACCE,
    "Duelist, Red Hand, Vodacce",
    [
        ability(
            REACTION,
            (
                "When an opponent's ability or challenge targets Vittoria. You may first drop a Thug "
                "from hand into play at her location for free. Then the opponent must redirect the "
                "targeting to one of your Thugs at that location. If a Thug really became the target, "
                "you may move Vittoria Home."
            ),
            trigger=TARGETED,
            need=All(EventMe(EV_A), EventBits(0, ENEMY)),
            do=[Decoy(), Redirect(), If(Chosen(T1), [may("Move Home?", [GoHome(ACTOR)])])],
        )
    ],
    title="Love-struck Enforcer",
    stats=(2, 3, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "the_great_game",
    15,
    "The Great Game",
    SCHEME,
    VODACCE,
    "Bureaucracy, Zeal",
    [
        ability(PLOT, "Put 1 Renown on the Docks and 1 on the Grand Bazaar.", do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(REACTION, "After any character is destroyed. Draw a card.", trigger=DESTROYED, do=[Draw()]),
        ability(
            ACTION,
            ("Cost: destroy the acting character. Wound a target character at the actor's location."),
            cost=[DestroyCost(ACTOR)],
            do=[Choose(Chars(ANY, HERE, other=True), "Wound whom?"), Hurt()],
            city=True,
        ),
    ],
    initiative=60,
    panache=0,
    unique=True,
    loyal=True,
)

card(
    "plans_within_plans",
    16,
    "Plans Within Plans",
    SCHEME,
    VODACCE,
    "Cunning, Gang",
    [
        ability(
            PLOT,
            (
                "Put 1 Renown on each of two different locations. Then search your deck for a Red "
                "Hand Thug, show it, take it into hand (shuffle)."
            ),
            do=[*two_places(), Search(RED_HAND | THUG)],
        ),
        ability(
            REACTION,
            (
                "After you claim a location that holds an opposing character. Make a target character "
                "of yours there en garde."
            ),
            trigger=CLAIMED,
            need=All(Event(EV_C, MINE), Exists(Chars(ENEMY, AT_EVENT))),
            do=[Choose(Chars(MINE, AT_EVENT), "Who becomes en garde?"), EnGarde()],
        ),
    ],
    initiative=73,
    panache=-1,
    unique=True,
    loyal=True,
)

card(
    "alcee",
    17,
    "Alcee",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            "Cost: destroy Alcee. Engage a target character at that location.",
            cost=[DestroyCost(SELF)],
            do=[Choose(Chars(ANY, HERE, other=True), "Engage whom?"), Engage()],
            city=True,
        )
    ],
    title="Hoodlum",
    cost=2,
    stats=(1, 2, 1, 2),
    values=(2, DASH, 1),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "angelo",
    18,
    "Angelo",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [ability(ACTION, "Cost: destroy Angelo. Draw a card.", cost=[DestroyCost(SELF)], do=[Draw()], city=True)],
    title="Goon",
    cost=0,
    stats=(1, 1, DASH, 2),
    values=(DASH, 2, DASH),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "buratino",
    19,
    "Buratino",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            "Cost: destroy Buratino. Wound a target character at that location.",
            cost=[DestroyCost(SELF)],
            do=[Choose(Chars(ANY, HERE, other=True), "Wound whom?"), Hurt()],
            city=True,
        )
    ],
    title="Lout",
    cost=1,
    stats=(3, 1, DASH, 2),
    values=(1, DASH, 2),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "dante",
    20,
    "Dante",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            ("Cost: destroy Dante. Move a target character (anyone's, from anywhere) to the location where Dante was."),
            cost=[DestroyCost(SELF)],
            do=[Choose(Chars(other=True, extra=CanMove(True)), "Move whom here?"), MoveTo(TARGET, TO_HERE)],
            city=True,
        )
    ],
    title="Lummox",
    cost=2,
    stats=(2, 2, DASH, 2),
    values=(4, DASH, DASH),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "legions_caress",
    21,
    "Legion's Caress",
    ATTACHMENT,
    VODACCE,
    "Poison, Sabotage",
    [
        passive("May be put on any player's non-Leader character at a City location.", keys=ANYONES),
        passive("Forced. Each time the bearer becomes en garde. Wound the bearer.", keys=ENGARDE_HURTS),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    unique=True,
    loyal=True,
)

card(
    "stiletto",
    22,
    "Stiletto",
    ATTACHMENT,
    VODACCE,
    "Weapon, Melee, Knife, Ambrogia",
    [
        ability(
            REACTION,
            (
                "When a challenge is issued at the bearer's location (before anyone can intervene). "
                "Cost: engage Stiletto. Wound either the challenger or the challenged character."
            ),
            trigger=CHALLENGED,
            need=EventAt(EV_A, True),
            cost=[EngageCost(SELF)],
            do=[Either("Wound whom?", ["the challenger", "the challenged"], [[Hurt(EVENT_A)], [Hurt(EVENT_B)]])],
        )
    ],
    cost=1,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)

card(
    "ambush",
    23,
    "Ambush",
    RISK,
    VODACCE,
    "Brawl, Gang",
    [
        passive(
            "Costs 1 less while you have a Brute at the place the challenge is made.",
            passives=[Cheaper(BruteAtEvent())],
        ),
        ability(
            REACTION,
            "When a challenge is issued. Nobody else may intervene in that challenge.",
            trigger=CHALLENGED,
            do=[DuelFlag(F_NO_INTERVENE)],
        ),
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "bravos",
    24,
    "Bravos",
    RISK,
    VODACCE,
    "Conscription, Gang",
    [
        passive("Thug cards may not be discarded to pay for this card.", keys=NO_THUG_MONEY),
        ability(
            ACTION,
            ("Put a target Thug from your discard pile into play at the actor's location at no cost."),
            do=[Choose(Pile(MINE, KIND_PEOPLE, THUG), "Which Thug comes back?"), Join()],
            qual=LEADERS,
        ),
    ],
    cost=1,
    values=(1, 1, 3),
    loyal=True,
)

card(
    "fates_burden",
    25,
    "Fate's Burden",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            (
                "This card becomes an attachment on an opposing character until end of Day, when it "
                "is destroyed. The bearer gains a forced replacement: the next time it would become "
                "en garde, destroy this card instead. The ability cannot be copied."
            ),
            do=[Choose(opposing(), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            qual=SORCERER | STREGA,
        ),
        passive("", keys=ENGARDE_LOST | ENDS_WITH_DAY),
    ],
    cost=0,
    values=(DASH, 2, 2),
    loyal=True,
)

card(
    "for_the_family",
    26,
    "For the Family",
    RISK,
    VODACCE,
    "Glory, Zeal",
    [
        ability(
            ACTION,
            (
                "Cost: destroy the acting Red Hand. Engage a target character at that location; one "
                "already engaged is sent Home instead."
            ),
            cost=[DestroyCost(ACTOR)],
            do=[Choose(Chars(ANY, HERE, other=True), "Engage whom?"), If(Engaged(TARGET), [GoHome()], [Engage()])],
            city=True,
            qual=RED_HAND,
        )
    ],
    cost=0,
    values=(0, 3, 1),
    loyal=True,
)

card(
    "objection",
    27,
    "Objection!",
    RISK,
    VODACCE,
    "Bureaucracy, Cunning",
    [
        ability(
            REACTION,
            "When any pressure succeeds with a margin of 1 or 0. That pressure fails.",
            trigger=PRESSURE_WON,
            need=EventNumber(EV_B, 0, 1),
            do=[FailPressure()],
        )
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
    aliases=("Objection",),
)

card(
    "pack_tactics",
    28,
    "Pack Tactics",
    RISK,
    VODACCE,
    "Camaraderie, Gang",
    [
        ability(
            ACTION,
            (
                "Target: a City location. Pressure that location with Influence. Before counting you "
                "may move any number of your Thugs that are adjacent to it there; add 1 Influence per "
                "Thug so moved. On success claim it."
            ),
            do=[
                Choose(Places(), "Pressure which location?", PLACE, False),
                Gather(),
                Pressure(reg=PLACE),
                If(Won(), [Claim(PLACE)]),
            ],
        )
    ],
    cost=1,
    values=(2, 0, 1),
    loyal=True,
)

card(
    "the_pressure_is_on",
    29,
    "The Pressure is On",
    RISK,
    VODACCE,
    "Demoralize, Duress",
    [
        ability(
            ACTION,
            ("Target: a character opposing the actor at a location you control. Engage the target."),
            need=Controls(),
            do=[Choose(opposing(), "Engage whom?"), Engage()],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "pull_the_strand",
    30,
    "Pull the Strand",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            (
                "Cost: engage the actor, who must be facing an opposing character. Pressure the "
                "actor's location with Influence; one target opposing character's value counts for "
                "you instead of its owner. On success claim it."
            ),
            cost=[EngageCost()],
            need=HasStat(ACTOR, INFLUENCE),
            do=[Choose(opposing(), "Whose Influence counts for you?"), Pressure(swing=True), If(Won(), [Claim()])],
            qual=SORCERER | STREGA,
        )
    ],
    cost=0,
    values=(1, 2, DASH),
    unique=True,
    loyal=True,
)

card(
    "rough_em_up",
    31,
    "Rough 'Em Up",
    RISK,
    VODACCE,
    "Flourish, Brawl, Gang, Zeal",
    [
        ability(
            MANEUVER,
            (
                "+1 Thrust per Red Hand of yours at this location (fighter included). After you have "
                "taken this round's wounds you may destroy a Thug of yours here to gain Lethal."
            ),
            do=[
                Here(),
                ThrustPer(Chars(MINE, HERE, RED_HAND)),
                Afterwards(
                    L_WOUNDS,
                    [
                        Choose(Chars(MINE, HERE, THUG), "Destroy a Thug for Lethal?", T1, False, True),
                        If(Chosen(T1), [Destroy(), Lethal()]),
                    ],
                ),
            ],
        )
    ],
    cost=0,
    values=(DASH, 0, 3),
    loyal=True,
)

card(
    "unyielding_loyalty",
    32,
    "Unyielding Loyalty",
    RISK,
    VODACCE,
    "Camaraderie, Zeal",
    [
        ability(
            REACTION,
            (
                "When one or more of your cards are targeted. Cost: destroy one of your Red Hands, or "
                "discard a Thug from hand. Cancel the effects."
            ),
            trigger=TARGETED,
            need=Event(EV_A, MINE),
            cost=[Sacrifice()],
            do=[Cancel()],
        )
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "veronicas_guile",
    33,
    "Veronica's Guile",
    RISK,
    VODACCE,
    "Challenge, Flourish, Cunning, Ambrogia",
    [
        ability(
            ACTION,
            ("The actor challenges a target opposing character to an Influence duel (no engage needed)."),
            need=MayChallenge(INFLUENCE),
            do=[Challenge(INFLUENCE)],
            city=True,
        ),
        ability(
            MANEUVER,
            "Only if your fighter has more Influence than the foe. Move the foe Home.",
            need=Compare(INFLUENCE, FIGHTER, FOE, True),
            do=[GoHome(FOE)],
        ),
    ],
    cost=1,
    values=(DASH, 1, DASH),
    loyal=True,
)

card(
    "wrath_of_the_don",
    34,
    "Wrath of the Don",
    RISK,
    VODACCE,
    "Demoralize, Duress, Zeal",
    [
        ability(
            ACTION,
            (
                "Cost: the actor takes 1 wound. The owner of a target en garde opposing character may "
                "engage it; if they decline, the actor becomes en garde."
            ),
            cost=[WoundCost()],
            do=[
                Choose(opposing(state=READY), "Threaten whom?"),
                Either("Engage it?", ["no", "yes"], [[EnGarde(ACTOR)], [Engage()]], by=TARGET),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)
