"""The cards of Vodacce."""

from __future__ import annotations

from ..rules.frames import (
    EV_A,
    EV_B,
    EV_C,
    LOC,
    T1,
)
from ..rules.styles import (
    L_WOUNDS,
)
from ..state.layout import BAZAAR, DOCKS, F_NO_INTERVENE, FOR_GOOD, M_KEPT
from .build import ability, card, passive
from .common import two_places
from .looks import (
    Look,
    Sort,
)
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
from .moments import (
    BruteAtEvent,
    Dueling,
    Event,
    EventAt,
    EventBits,
    EventCard,
    EventMe,
    EventNumber,
)
from .numbers import Cheaper, PerRenown
from .odd import (
    CheckCap,
    Gather,
)
from .odd_costs import (
    Afford,
    CanCopy,
    CopyAbility,
    Decoy,
    Redirect,
    Sacrifice,
)
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
    Chars,
    Lying,
    Pile,
    Places,
    Shown,
    opposing,
)
from .verbs import (
    PLACE,
    SHOWN,
    THE_PRESSURE,
    TO_BOTTOM,
    TO_HAND,
    TO_HERE,
    TO_HOME,
    TO_TOP,
    Afterwards,
    Become,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Claim,
    Destroy,
    Draw,
    DuelFlag,
    Either,
    Engage,
    EnGarde,
    Hurt,
    If,
    Join,
    Leave,
    Let,
    Lethal,
    MoveRenown,
    MoveTo,
    PayFor,
    Pressure,
    Put,
    Renown,
    Reveal,
    Search,
    Values,
    may,
)
from .when import (
    All,
    Brutish,
    Chosen,
    Compare,
    Controls,
    Engaged,
    Exists,
    HasStat,
    MayChallenge,
    MoreWounds,
    RenownHere,
    Won,
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
            ("Search your Faction Deck for a Thug of the Red Hand; show it, put it into your hand and shuffle."),
            do=[Search(RED_HAND | THUG)],
            limit=FREELY,
        ),
        passive(
            "Wherever a Thug of yours stands, you count 1 more in every pressure.",
            keys=THUG_VOICE,
        ),
        ability(
            REACTION,
            (
                "As the Day ends • A target Brute at his location is a Brute no longer: it stays in play and "
                "counts for your Crew Cap."
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
        passive("He has +1 Influence for each Renown at his location.", passives=[PerRenown()]),
        ability(
            ACTION,
            "1 Renown of another location that you control moves to Aldo's.",
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
                "Reveal the top card of your deck. If it is a Sorcery, take it into your hand; if not, leave "
                "it there or sink it."
            ),
            do=[
                Reveal(1),
                Choose(Shown(0, SORCERY), "Take the Sorcery into your hand.", T1, False),
                If(
                    Chosen(T1),
                    [Put(TO_HAND)],
                    [
                        Either(
                            "Where does it go?",
                            ["on top", "to the bottom"],
                            [[Put(TO_TOP, SHOWN)], [Put(TO_BOTTOM, SHOWN)]],
                        )
                    ],
                ),
            ],
            city=True,
            qual=SORCERER,
        ),
        ability(
            REACTION,
            (
                "After Cesca performed a Sorcerer ability, or one targeted a character at her location, wound "
                "her • She performs that ability herself. All its costs are paid once more, and targets are "
                "chosen afresh."
            ),
            trigger=SORCERY_DONE,
            need=CanCopy(),
            cost=[Hurt(ACTOR)],
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
        passive("Your Mercenaries are Brutes.", keys=HIRES_BRUTES),
        ability(
            ACTION,
            (
                "Engage Cirilo • Recruit a target available Mercenary here. It costs exactly 1, and nobody "
                "can parley for it."
            ),
            cost=[Engage(ACTOR), Afford(1)],
            do=[Choose(Lying(KIND_PEOPLE, HERE), "Recruit whom?"), PayFor(flat=1), Join()],
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
        passive("When she gambles, one more card is revealed.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            (
                "Look at the foe's top card, or at the top two if a Strega of yours is here. Sink any of "
                "them; the others stay on top of that deck."
            ),
            do=[Look(1, 1), Sort(0, "Sink which card?"), Put(TO_TOP, SHOWN)],
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
                "His challenges may also target a character at an adjacent City location where a Red Hand of "
                "yours stands; he then moves there."
            ),
            keys=REMOTE,
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust for every other Red Hand of yours here.",
            do=[Let(LOC, ACTOR), Values(0, 0, 1, per=Chars(MINE, HERE, RED_HAND, other=True))],
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
            "Wound Sibella • Wound a target opposing character.",
            cost=[Hurt(ACTOR)],
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
            "After a Red Hand of yours was destroyed at her location • Draw a card.",
            trigger=DESTROYED,
            need=All(EventCard(mask=RED_HAND), Event(EV_C, MINE), EventAt(EV_B)),
            do=[Draw()],
        ),
        ability(
            TECHNIQUE,
            "If the foe has no more wounds than she • +1 Parry or +1 Thrust, as you choose.",
            need=MoreWounds(FIGHTER, FOE),
            do=[Either("Which value?", ["+1 Parry", "+1 Thrust"], [[Values(0, 1, 0)], [Values(0, 0, 1)]])],
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
                "When an opponent targets Vittoria with an ability or a challenge • You may put a Thug from "
                "your hand into play at her location, free of charge. If a Thug of yours is there, the "
                "opponent must make one the target instead; where that is not allowed, the effects are "
                "cancelled. Once a Thug is the target, you may move Vittoria Home."
            ),
            trigger=TARGETED,
            need=All(EventMe(EV_A), EventBits(0, ENEMY)),
            do=[Decoy(), Redirect(), If(Chosen(T1), [may("Move Home?", [MoveTo(ACTOR, TO_HOME)])])],
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
        ability(PLOT, "Add 1 Renown to both the Docks and the Grand Bazaar.", do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(REACTION, "After a character was destroyed • Draw a card.", trigger=DESTROYED, do=[Draw()]),
        ability(
            ACTION,
            "Destroy the actor, who is no Leader • Wound a target character here.",
            cost=[Destroy(ACTOR)],
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
                "Add 1 Renown to each of two locations. Then search your deck for a Thug of the Red Hand; "
                "show it, put it into your hand and shuffle."
            ),
            do=[*two_places(), Search(RED_HAND | THUG)],
        ),
        ability(
            REACTION,
            (
                "After you claimed a location where an enemy stands • A target character of yours there "
                "becomes en garde."
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
            "Destroy Alcee • Engage a target character here.",
            cost=[Destroy(SELF)],
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
    [ability(ACTION, "Destroy Angelo • Draw a card.", cost=[Destroy(SELF)], do=[Draw()], city=True)],
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
            "Destroy Buratino • Wound a target character here.",
            cost=[Destroy(SELF)],
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
            "Destroy Dante • A target character, whoever and wherever it is, moves here.",
            cost=[Destroy(SELF)],
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
        passive("You may put it on anyone's character at a City location, but not on a Leader.", keys=ANYONES),
        passive("Whenever the bearer becomes en garde, in Dusk too, wound the bearer.", keys=ENGARDE_HURTS),
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
                "When a challenge is issued where the bearer is, and before it is answered, engage this card "
                "• Wound the challenger or the one challenged."
            ),
            trigger=CHALLENGED,
            need=EventAt(EV_A, True),
            cost=[Engage(SELF)],
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
            "Costs 1 less if a Brute of yours is where the challenge is issued.",
            passives=[Cheaper(BruteAtEvent())],
        ),
        ability(
            REACTION,
            "When a challenge is issued • Nobody can intervene in it.",
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
        passive("Thugs cannot be discarded to pay for it.", keys=NO_THUG_MONEY),
        ability(
            ACTION,
            ("A target Thug of your discard pile comes into play at the Leader's location, free of charge."),
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
            "Attach this card to an opposing character. This ability cannot be copied.",
            do=[Choose(opposing(), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            qual=SORCERER | STREGA,
        ),
        passive(
            (
                "While attached, this card is destroyed instead of the bearer becoming en garde. As the Day "
                "ends, destroy it in any case."
            ),
            keys=ENGARDE_LOST | ENDS_WITH_DAY,
        ),
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
                "Destroy the actor, who is no Leader • Engage a target character here; if it is engaged "
                "already, move it Home."
            ),
            cost=[Destroy(ACTOR)],
            do=[
                Choose(Chars(ANY, HERE, other=True), "Engage whom?"),
                If(Engaged(TARGET), [MoveTo(TARGET, TO_HOME)], [Engage()]),
            ],
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
            (
                "When a pressure, your own or another's, succeeds by 1 or by nothing over the next best total "
                "• It fails."
            ),
            trigger=PRESSURE_WON,
            need=EventNumber(EV_B, 0, 1),
            do=[Cancel(THE_PRESSURE)],
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
                "Choose a City location. Move any number of your Thugs there from adjacent locations, Home "
                "included. Then pressure it with Influence; each Thug so moved adds 1 to your total. If you "
                "succeed, claim it."
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
            "At a location that you control • Engage a target opposing character.",
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
                "Engage the actor • Pressure this location with Influence; that of a target opposing "
                "character counts for you and not for its player. If you succeed, claim it."
            ),
            cost=[Engage(ACTOR)],
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
                "+1 Thrust for each Red Hand of yours here, your fighter included. After the wounds of this "
                "round you may destroy one of your Thugs here; if you do, gain Lethal."
            ),
            do=[
                Let(LOC, ACTOR),
                Values(0, 0, 1, per=Chars(MINE, HERE, RED_HAND)),
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
                "When a card of yours is targeted, destroy a Red Hand of yours who is no Leader, or discard a "
                "Thug from your hand • Cancel the effects."
            ),
            trigger=TARGETED,
            need=Event(EV_A, MINE),
            cost=[Sacrifice("Destroy a Red Hand, or discard a Thug?")],
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
            "The actor, without engaging, challenges a target opposing character with Influence.",
            need=MayChallenge(INFLUENCE),
            do=[Challenge(INFLUENCE)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If the foe has less Influence than your fighter • Move the foe Home.",
            need=Compare(INFLUENCE, FIGHTER, FOE, True),
            do=[MoveTo(FOE, TO_HOME)],
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
                "Wound the actor • A target en garde opposing character may be engaged by its player; "
                "otherwise the actor becomes en garde."
            ),
            cost=[Hurt(ACTOR)],
            do=[
                Choose(opposing(state=READY), "Threaten whom?"),
                Either(
                    "Engage {target}? If not, the actor becomes en garde.",
                    ["no", "yes"],
                    [[EnGarde(ACTOR)], [Engage()]],
                    by=TARGET,
                ),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)
