"""The cards of Eisen."""

from __future__ import annotations

from ..rules.duel import SORCERY_BIT
from ..rules.use import EV_A, EV_B, T1, T2
from ..state import BAZAAR, DOCKS, F_HOME_INSTEAD, FORUMS, M_GUARD, UNTIL_START
from .build import ability, card, passive
from .common import step_aside
from .model import (
    ACTION,
    AS_MERCENARY,
    ATTACHMENT,
    CHARACTER,
    COMBAT,
    DAILY,
    DASH,
    DRAMA_ENDS,
    DUEL_ENDS,
    EISEN,
    EISENFAUST,
    EQUIPPED,
    FORCED,
    INFLUENCE,
    LEADER,
    LEADERS,
    MANEUVER,
    MELEE,
    MERCENARY,
    NEEDS_WEAPON,
    NEVER_MOVES,
    ONE_OF_YOURS,
    PARLEYS,
    PLOT,
    RANGED,
    REACTION,
    RISK,
    ROUND_ENDS,
    SCHEME,
    SORCERER,
    SPARE_ARMOR,
    STYLE_SHOWN,
    TAKES_GEAR_BACK,
    TARGETED,
    TECHNIQUE,
    THRUST,
    WEAPON,
    WEAPON_INTERVENES,
)
from .numbers import Cheaper, OwnThrust, PerCharacter, StatIf
from .odd import CityTop, RecruitShown
from .pick import (
    ACTOR,
    ADJACENT,
    ANY,
    BEARER,
    FIGHTER,
    FOE,
    HERE,
    KIND_GEAR,
    KIND_PEOPLE,
    MINE,
    NEXT_CITY,
    NEXT_TO_TARGET,
    SELF,
    TARGET,
    TARGET2,
    TIRED,
    ActorFights,
    All,
    AnyOf,
    Bears,
    Chars,
    Compare,
    Engaged,
    EventAt,
    EventBits,
    EventMe,
    Exists,
    FoeStyle,
    GearOn,
    InThisDuel,
    Is,
    Lying,
    MayChallenge,
    NoMoreGear,
    Not,
    Pile,
    Places,
    RoundCard,
    Shown,
    Wounded,
    opposing,
)
from .verbs import (
    PLACE,
    TO_HERE,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Draw,
    Either,
    Engage,
    EngageCost,
    EnGarde,
    Gain,
    GoHome,
    Heal,
    Hurt,
    If,
    Join,
    Leave,
    Lethal,
    MoveTo,
    Renown,
    Reveal,
    RevealUntil,
    SinkRest,
    ToHand,
    ValueCost,
    Values,
    WalkTo,
    WoundCost,
    at_round_end,
)

card(
    "kaspar_dietrich",
    35,
    "Kaspar Dietrich",
    LEADER,
    EISEN,
    "Leader, Hero, General, Eisen",
    [
        passive("+2 Influence while he is the one parleying.", parley=2),
        ability(
            ACTION,
            (
                "Cost: engage Kaspar. Reveal City Deck cards until a Mercenary appears. Kaspar may "
                "recruit it at once (paying, and he may parley although engaged). Put every other "
                "revealed card on the bottom."
            ),
            cost=[EngageCost()],
            do=[RevealUntil(KIND_PEOPLE), RecruitShown(), Join(), SinkRest()],
            city=True,
        ),
    ],
    title="Old Iron",
    stats=(3, 2, 2, 9),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "daniella_dietrich",
    36,
    "Daniella Dietrich",
    CHARACTER,
    EISEN,
    "Sorcerer, Strega, Vodacce",
    [
        ability(
            ACTION,
            (
                "A Mercenary of yours at her location challenges a target opposing character to a "
                "Combat duel (no engage)."
            ),
            do=[
                Choose(
                    Chars(MINE, HERE, MERCENARY, extra=MayChallenge(COMBAT, True)),
                    "Which Mercenary challenges?",
                    T1,
                    False,
                ),
                Challenge(COMBAT, by=TARGET),
            ],
            city=True,
        ),
        ability(
            TECHNIQUE,
            (
                "When this round of yours ends, move her to an adjacent City location. Limit: once "
                "per Day (instead of once per duel)."
            ),
            limit=DAILY,
            do=[at_round_end(*step_aside())],
        ),
    ],
    title="Rueful Confidante",
    stats=(2, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "edeline_trinken",
    37,
    "Edeline Trinken",
    CHARACTER,
    EISEN,
    "Innkeeper, Eisen",
    [
        passive("+1 Influence per character at her location.", passives=[PerCharacter(False)]),
        ability(
            REACTION,
            (
                "After a duel. Target: an engaged participant of that duel standing at an adjacent "
                "location. Move it to Edeline's location."
            ),
            trigger=DUEL_ENDS,
            do=[
                Choose(Chars(ANY, NEXT_CITY, state=TIRED, extra=All(InThisDuel(), CanMove())), "Who comes to her?"),
                MoveTo(TARGET, TO_HERE),
            ],
        ),
    ],
    title="Mistress of the House",
    stats=(1, 2, 0, 4),
    unique=True,
    loyal=True,
)

card(
    "otto_streit",
    38,
    "Otto Streit",
    CHARACTER,
    EISEN,
    "Academic, Eisen",
    [
        ability(
            ACTION,
            ("Reveal your top three cards, take one revealed attachment into hand, sink the others."),
            do=[Reveal(3), Choose(Shown(KIND_GEAR), "Take which attachment?", T1, False), ToHand(), SinkRest()],
            city=True,
        )
    ],
    title="Industrious Ironmonger",
    stats=(1, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "philip_hase",
    39,
    "Philip Hase",
    CHARACTER,
    EISEN,
    "Academic, Hunter, Eisen",
    [
        ability(
            REACTION,
            "After Philip equips an attachment. Move him to an adjacent location.",
            trigger=EQUIPPED,
            need=EventMe(EV_B),
            do=[Choose(WalkTo(), "Move him where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            ("Only if the foe is engaged and you control a Mercenary at this location. Wound the foe."),
            need=All(Engaged(FOE), Exists(Chars(MINE, HERE, MERCENARY))),
            do=[Hurt(FOE)],
        ),
    ],
    title="Grim Trapper",
    stats=(3, 1, 2, 5),
    unique=True,
    loyal=True,
)

card(
    "rena_klingenhalter",
    40,
    "Rena Klingenhalter",
    CHARACTER,
    EISEN,
    "Weapons Master, Eisen",
    [
        passive(
            ("May intervene by engaging an equipped Weapon rather than herself, even while she is engaged."),
            keys=WEAPON_INTERVENES,
        ),
        passive("+1 Combat while she has a Weapon.", passives=[StatIf(COMBAT, 1, Bears(-1, WEAPON))]),
    ],
    title="Master-at-Arms",
    stats=(2, 3, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "rosine_friese",
    41,
    "Rosine Friese",
    CHARACTER,
    EISEN,
    "Academic, Eisen",
    [
        passive(
            "+1 Influence while an opposing Sorcerer is at her location.",
            passives=[StatIf(INFLUENCE, 1, Exists(opposing(SORCERER)))],
        ),
        ability(
            ACTION,
            (
                "Target: an opposing non-Leader with Influence no higher than hers. Engage the "
                "target; a Sorcerer is also moved Home."
            ),
            do=[
                Choose(opposing(none=LEADERS, extra=Compare(INFLUENCE, ACTOR, -1)), "Engage whom?"),
                Engage(),
                If(Is(TARGET, Chars(mask=SORCERER)), [GoHome()]),
            ],
            city=True,
        ),
    ],
    title="Esoteric Pathologist",
    stats=(2, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "terrell_brandt",
    42,
    "Terrell Brandt",
    CHARACTER,
    EISEN,
    "Duelist, Eisen",
    [
        passive(
            (
                "When a duel of his ends, attachment cards in his dueling line return to your hand "
                "rather than being discarded; not if he was destroyed."
            ),
            keys=TAKES_GEAR_BACK,
        ),
        ability(TECHNIQUE, "+1 Thrust.", do=[Values(0, 0, 1)]),
    ],
    title="Instrument of Iron",
    stats=(3, 1, 1, 5),
    unique=True,
    loyal=True,
    aliases=("Terrell Brant",),
)

card(
    "uwe_zimmerman",
    43,
    "Uwe Zimmerman",
    CHARACTER,
    EISEN,
    "Hunter, Eisen",
    [
        passive("For costs and effects of abilities you use, you may treat him as a Mercenary.", keys=AS_MERCENARY),
        passive(
            "+1 Thrust on his combat cards while the foe is a Sorcerer.",
            passives=[OwnThrust(Is(FOE, Chars(mask=SORCERER)))],
        ),
    ],
    title="The Unbroken Will",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "armed_and_marshaled",
    44,
    "Armed and Marshaled",
    SCHEME,
    EISEN,
    "Duress, Logistics",
    [
        ability(
            PLOT,
            (
                "Put 1 Renown on the Docks and 1 on the Grand Bazaar. Then take a target attachment "
                "from your discard pile into hand."
            ),
            do=[Renown(DOCKS), Renown(BAZAAR), Choose(Pile(MINE, KIND_GEAR), "Take which attachment back?"), ToHand()],
        ),
        ability(
            ACTION,
            (
                "Cost: engage one attachment on the actor. Target: an opposing character with no more "
                "attachments than the actor. Either engage that character or move it Home."
            ),
            cost=[Choose(GearOn(ACTOR, ready=True), "Engage which attachment?", T2, False), Engage(TARGET2)],
            do=[
                Choose(opposing(extra=NoMoreGear()), "Whom?"),
                Either("What happens?", ["engage it", "move it home"], [[Engage()], [GoHome()]]),
            ],
            city=True,
        ),
    ],
    initiative=37,
    panache=-1,
    unique=True,
    loyal=True,
)

card(
    "the_song_of_eisen",
    45,
    "The Song of Eisen",
    SCHEME,
    EISEN,
    "Bargain, Prepared",
    [
        ability(
            PLOT,
            (
                "Put 1 Renown on the Forums. Then put a target Mercenary from the City discard pile "
                "on top of the City Deck."
            ),
            do=[
                Renown(FORUMS),
                Choose(Pile(ANY, KIND_PEOPLE), "Which Mercenary goes on top of the City Deck?"),
                CityTop(),
            ],
        ),
        passive("Your Leader has +1 Influence while parleying for a Mercenary.", keys=PARLEYS),
        ability(
            REACTION,
            (
                "End of High Drama. Only if no Mercenary and no attachment is still available in the "
                "city. Gain 1 Renown."
            ),
            trigger=DRAMA_ENDS,
            need=Not(Exists(Lying(KIND_PEOPLE | KIND_GEAR))),
            do=[Gain()],
        ),
    ],
    initiative=67,
    panache=0,
    unique=True,
    loyal=True,
)

card(
    "dark_gift",
    46,
    "Dark Gift",
    ATTACHMENT,
    EISEN,
    "Sorcery, Corruption",
    [
        ability(
            ACTION,
            "Cost: engage this card. Wound the bearer and move it to an adjacent location.",
            cost=[EngageCost(SELF)],
            do=[Hurt(BEARER), Choose(WalkTo(), "Move where?", PLACE, False), MoveTo(ACTOR)],
        ),
        ability(
            ACTION, "Cost: engage this card. The bearer heals 1 wound.", cost=[EngageCost(SELF)], do=[Heal(BEARER)]
        ),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(3, DASH, 0),
    unique=True,
    loyal=True,
)

card(
    "kaspars_panzerhand",
    47,
    "Kaspar's Panzerhand",
    ATTACHMENT,
    EISEN,
    "Armor, Eisenfaust",
    [
        passive(
            ("Can never be moved to another character, and may be worn together with a second Armor."),
            keys=NEVER_MOVES | SPARE_ARMOR,
        ),
        ability(
            REACTION,
            "When the foe announces a Technique. Cancel that Technique's effects.",
            trigger=STYLE_SHOWN,
            need=All(FoeStyle(False), ActorFights()),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            "Only if the bearer has a Melee Weapon. +1 Riposte.",
            need=Bears(BEARER, WEAPON | MELEE),
            do=[Values(1)],
        ),
    ],
    cost=2,
    stats=(DASH, DASH, DASH, 1),
    values=(0, 4, 1),
    unique=True,
    loyal=True,
)

card(
    "langschwert",
    48,
    "Langschwert",
    ATTACHMENT,
    EISEN,
    "Weapon, Melee, Sword",
    [
        ability(TECHNIQUE, "+1 Thrust.", do=[Values(0, 0, 1)]),
        ability(TECHNIQUE, "+1 Thrust (a second, separate Technique).", do=[Values(0, 0, 1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "polished_flintlock",
    49,
    "Polished Flintlock",
    ATTACHMENT,
    EISEN,
    "Weapon, Ranged, Pistol",
    [
        ability(
            ACTION,
            (
                "Target: an opposing character. The target's owner may engage it; if they do not, "
                "wound it and engage this card."
            ),
            do=[
                Choose(opposing(), "Whom?"),
                Either(
                    "Engage it?",
                    ["no", "yes"],
                    [[Hurt(), Engage(SELF)], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
            ],
            city=True,
        ),
        ability(TECHNIQUE, "Cost: engage this card. Gain Lethal.", cost=[EngageCost(SELF)], do=[Lethal()]),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(1, 2, DASH),
    loyal=True,
)

card(
    "unsavory_salve",
    50,
    "Unsavory Salve",
    ATTACHMENT,
    EISEN,
    "Sorcery, Unguent",
    [
        passive(
            ("Only on a character of yours that has a Weapon; destroyed if that Weapon is lost."), keys=NEEDS_WEAPON
        ),
        ability(
            TECHNIQUE,
            "Cost: -1 Thrust (you need at least 1 Thrust this round). Wound the foe.",
            cost=[ValueCost(THRUST)],
            do=[Hurt(FOE)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "answering_the_call",
    51,
    "Answering the Call",
    RISK,
    EISEN,
    "Flourish, Camaraderie, Duty",
    [
        ability(
            MANEUVER,
            (
                "Until your next round, a target Mercenary of yours at this location takes every "
                "wound your fighter would take."
            ),
            do=[
                Choose(Chars(MINE, HERE, MERCENARY, other=True), "Who takes the wounds?"),
                Leave(M_GUARD, UNTIL_START, TARGET, 100 + FIGHTER, 1),
            ],
        )
    ],
    cost=0,
    values=(0, 1, 3),
    loyal=True,
)

card(
    "fight_through_the_pain",
    52,
    "Fight Through the Pain",
    RISK,
    EISEN,
    "Flourish, Relentless, Eisenfaust",
    [
        ability(
            ACTION,
            "A target character that has an attachment heals 1 wound.",
            do=[Choose(Chars(extra=All(Bears(-1), Wounded())), "Heal whom?"), Heal()],
        ),
        ability(
            MANEUVER, "When this round of yours ends your fighter heals 1 wound.", do=[at_round_end(Heal(FIGHTER))]
        ),
    ],
    cost=0,
    values=(DASH, 0, 5),
    loyal=True,
)

card(
    "hexenjagd",
    53,
    "Hexenjagd",
    RISK,
    EISEN,
    "Hunt, Zeal",
    [
        ability(
            FORCED,
            (
                "When the round in which you played this as combat card ends. Move your fighter Home "
                "engaged, unless the foe is a Sorcerer."
            ),
            trigger=ROUND_ENDS,
            need=All(RoundCard(), Not(Is(FOE, Chars(mask=SORCERER)))),
            do=[GoHome(FIGHTER, True)],
        ),
        ability(
            REACTION,
            (
                "When a Sorcerer ability targets a card. Cost: wound an acting character of yours at "
                "the target's location. Cancel the effects."
            ),
            trigger=TARGETED,
            actor=ONE_OF_YOURS,
            need=All(EventBits(SORCERY_BIT), EventAt(EV_A, True)),
            cost=[WoundCost()],
            do=[Cancel()],
        ),
    ],
    cost=0,
    values=(DASH, 3, 0),
    loyal=True,
)

card(
    "iron_reply",
    54,
    "Iron Reply",
    RISK,
    EISEN,
    "Flourish, Eisenfaust",
    [
        passive(
            "Costs 1 less (once) while your fighter bears an Eisenfaust attachment.",
            passives=[Cheaper(Bears(FIGHTER, EISENFAUST))],
        ),
        ability(
            MANEUVER,
            (
                "Only if fighter's Combat is at least the foe's, or the fighter bears an Eisenfaust "
                "attachment. Wound the foe."
            ),
            need=AnyOf(Compare(COMBAT, FIGHTER, FOE), Bears(FIGHTER, EISENFAUST)),
            do=[Hurt(FOE)],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "last_word",
    55,
    "Last Word",
    RISK,
    EISEN,
    "Flourish, Ranged",
    [
        ability(
            ACTION,
            ("Only if the actor bears a Ranged Weapon. Move a target opposing character to an adjacent City location."),
            need=Bears(ACTOR, WEAPON | RANGED),
            do=[
                Choose(opposing(extra=CanMove()), "Move whom?"),
                Choose(Places(NEXT_TO_TARGET), "Where to?", PLACE, False),
                MoveTo(),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            "Only if fighter bears a Ranged Weapon. Wound the foe.",
            need=Bears(FIGHTER, WEAPON | RANGED),
            do=[Hurt(FOE)],
        ),
    ],
    cost=0,
    values=(0, 1, 2),
    loyal=True,
)

card(
    "move_along",
    56,
    "Move Along",
    RISK,
    EISEN,
    "Challenge, Provocation",
    [
        ability(
            ACTION,
            (
                "The actor issues a Combat challenge to a target opposing character (no engage). Its "
                "owner may instead move it Home engaged, which cancels the challenge."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_HOME_INSTEAD)],
            city=True,
        )
    ],
    cost=1,
    values=(0, 1, 4),
    loyal=True,
)

card(
    "precision",
    57,
    "Precision",
    RISK,
    EISEN,
    "Flourish, Ranged",
    [ability(MANEUVER, "Gain Lethal.", do=[Lethal()])],
    cost=1,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "press_the_advantage",
    58,
    "Press the Advantage",
    RISK,
    EISEN,
    "Flourish, Relentless, Drexel",
    [
        ability(
            ACTION,
            ("Target: an opposing non-Leader whose Combat is below the actor's. Engage the target and move it Home."),
            do=[Choose(opposing(none=LEADERS, extra=Compare(COMBAT, ACTOR, -1, True)), "Whom?"), Engage(), GoHome()],
            city=True,
        ),
        ability(
            MANEUVER,
            "+1 Thrust and engage the foe; if the foe was already engaged, +2 Thrust instead.",
            do=[If(Engaged(FOE), [Values(0, 0, 2)], [Values(0, 0, 1), Engage(FOE)])],
        ),
    ],
    cost=2,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "regroup",
    59,
    "Regroup",
    RISK,
    EISEN,
    "Flourish, Prepared",
    [
        ability(
            ACTION,
            "Move the actor to an adjacent City location.",
            do=[Choose(Places(ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "When this round of yours ends, move your fighter to an adjacent City location.",
            do=[at_round_end(*step_aside())],
        ),
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "stratege",
    60,
    "Stratege",
    RISK,
    EISEN,
    "Camaraderie, Logistics",
    [
        ability(
            ACTION,
            (
                "Move one or two acting characters of yours together from the same location to one "
                "adjacent City location."
            ),
            actor=ONE_OF_YOURS,
            do=[
                Choose(Chars(MINE, HERE, other=True), "Who goes along?", T2, False, True),
                Choose(Places(ADJACENT), "Move where?", PLACE, False),
                MoveTo(ACTOR),
                MoveTo(TARGET2),
            ],
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
    aliases=("Strategie",),
)

card(
    "well_equipped",
    61,
    "Well-Equipped",
    RISK,
    EISEN,
    "Flourish, Prepared, Drexel",
    [
        ability(
            ACTION,
            "Make an acting character of yours that has an attachment en garde.",
            actor=ONE_OF_YOURS,
            need=All(Bears(ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            "+1 Riposte; also draw a card if your fighter has a Weapon.",
            do=[Values(1), If(Bears(FIGHTER, WEAPON), [Draw()])],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Well Equipped",),
)
