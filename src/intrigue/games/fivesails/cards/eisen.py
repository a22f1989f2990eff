"""The cards of Eisen."""

from __future__ import annotations

from ..rules.challenge import (
    SORCERY_BIT,
)
from ..rules.frames import (
    EV_A,
    EV_B,
    T1,
    T2,
)
from ..state.layout import BAZAAR, DOCKS, F_HOME_INSTEAD, FORUMS, M_GUARD, UNTIL_START
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
    WEAPON,
    WEAPON_INTERVENES,
)
from .moments import (
    ActorFights,
    EventAt,
    EventBits,
    EventMe,
    FoeStyle,
    InThisDuel,
    RoundCard,
)
from .numbers import Cheaper, OwnThrust, PerCharacter, StatIf
from .odd_crews import (
    RecruitShown,
)
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
    NEXT_DOOR,
    NEXT_TO_TARGET,
    SELF,
    TARGET,
    TARGET2,
    TIRED,
    Chars,
    GearOn,
    Lying,
    Pile,
    Places,
    Shown,
    opposing,
)
from .verbs import (
    PLACE,
    SHOWN,
    TO_BOTTOM,
    TO_HAND,
    TO_HERE,
    TO_HOME,
    TO_TOP,
    Cancel,
    CanMove,
    Challenge,
    Choose,
    Draw,
    Either,
    Engage,
    EnGarde,
    Gain,
    Heal,
    Hurt,
    If,
    Join,
    Leave,
    Lethal,
    MoveTo,
    Put,
    Renown,
    Reveal,
    Values,
    WalkTo,
    at_round_end,
)
from .when import (
    All,
    AnyOf,
    Bears,
    Compare,
    Engaged,
    Exists,
    Is,
    MayChallenge,
    NoMoreGear,
    Not,
    Wounded,
)

card(
    "kaspar_dietrich",
    35,
    "Kaspar Dietrich",
    LEADER,
    EISEN,
    "Leader, Hero, General, Eisen",
    [
        passive("He has +2 Influence when he parleys.", parley=2),
        ability(
            ACTION,
            (
                "Engage Kaspar • Reveal cards from the City Deck until a Mercenary turns up. You may recruit "
                "it to his location; only Kaspar can parley for it, and he can although engaged. Sink all "
                "that is left."
            ),
            cost=[Engage(ACTOR)],
            do=[Reveal(until=KIND_PEOPLE), RecruitShown(), Join(), Put(TO_BOTTOM, SHOWN)],
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
            ("A Mercenary of yours here, without engaging, challenges a target opposing character with Combat."),
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
            "When this round ends, she moves to an adjacent City location. Not more than once a Day.",
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
        passive(
            "She has +1 Influence for each character at her location, herself included.", passives=[PerCharacter(False)]
        ),
        ability(
            REACTION,
            "After a duel • A target engaged participant at an adjacent location moves to Edeline.",
            trigger=DUEL_ENDS,
            do=[
                Choose(Chars(ANY, NEXT_DOOR, state=TIRED, extra=All(InThisDuel(), CanMove(True))), "Who comes to her?"),
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
            (
                "Reveal the top three cards of your deck. Put an attachment among them into your hand and "
                "sink the others."
            ),
            do=[
                Reveal(3),
                Choose(Shown(KIND_GEAR), "Take which attachment?", T1, False),
                Put(TO_HAND),
                Put(TO_BOTTOM, SHOWN),
            ],
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
            "After Philip was equipped with an attachment • He moves to an adjacent location.",
            trigger=EQUIPPED,
            need=EventMe(EV_B),
            do=[Choose(WalkTo(), "Move him where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            "If the foe is engaged and a Mercenary of yours is here • Wound the foe.",
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
            ("To intervene she may engage an en garde Weapon of hers instead of herself, even if she is engaged."),
            keys=WEAPON_INTERVENES,
        ),
        passive("She has +1 Combat if she bears a Weapon.", passives=[StatIf(COMBAT, 1, Bears(-1, WEAPON))]),
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
            "She has +1 Influence while a Sorcerer opposes her.",
            passives=[StatIf(INFLUENCE, 1, Exists(opposing(SORCERER)))],
        ),
        ability(
            ACTION,
            (
                "Engage a target opposing non-Leader whose Influence is not above hers. If it is a Sorcerer, "
                "move it Home too."
            ),
            do=[
                Choose(opposing(none=LEADERS, extra=Compare(INFLUENCE, ACTOR, -1)), "Engage whom?"),
                Engage(),
                If(Is(TARGET, Chars(mask=SORCERER)), [MoveTo(TARGET, TO_HOME)]),
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
                "After a duel in which he fought and was not destroyed, take the attachments of his dueling "
                "line into your hand."
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
        passive("Your abilities may treat him as a Mercenary.", keys=AS_MERCENARY),
        passive(
            "His combat cards have +1 Thrust against a Sorcerer.",
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
                "Add 1 Renown to both the Docks and the Grand Bazaar. Then a target attachment of your "
                "discard pile returns to your hand."
            ),
            do=[
                Renown(DOCKS),
                Renown(BAZAAR),
                Choose(Pile(MINE, KIND_GEAR), "Take which attachment back?"),
                Put(TO_HAND),
            ],
        ),
        ability(
            ACTION,
            (
                "Engage an attachment of the actor • Choose a target opposing character who bears no more "
                "attachments than the actor: engage it or move it Home."
            ),
            cost=[Choose(GearOn(ACTOR, ready=True), "Engage which attachment?", T2, False), Engage(TARGET2)],
            do=[
                Choose(opposing(extra=NoMoreGear()), "Engage or send Home whom?"),
                Either(
                    "What happens to {target}?", ["engage it", "move it Home"], [[Engage()], [MoveTo(TARGET, TO_HOME)]]
                ),
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
                "Add 1 Renown to the Forums. Then a target Mercenary of the City discard pile goes on top of "
                "the City Deck."
            ),
            do=[
                Renown(FORUMS),
                Choose(Pile(ANY, KIND_PEOPLE), "Which Mercenary goes on top of the City Deck?"),
                Put(TO_TOP),
            ],
        ),
        passive("When your Leader parleys for a Mercenary, the Leader has +1 Influence.", keys=PARLEYS),
        ability(
            REACTION,
            ("As High Drama ends, if neither a Mercenary nor an attachment is available anywhere • Gain 1 Renown."),
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
            "Engage this card • Wound the bearer, who then moves to an adjacent location.",
            cost=[Engage(SELF)],
            do=[Hurt(BEARER), Choose(WalkTo(), "Move where?", PLACE, False), MoveTo(ACTOR)],
        ),
        ability(ACTION, "Engage this card • Heal 1 wound of the bearer.", cost=[Engage(SELF)], do=[Heal(BEARER)]),
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
            "It never moves to another character, and does not count as the one Armor.",
            keys=NEVER_MOVES | SPARE_ARMOR,
        ),
        ability(
            REACTION,
            ("When the bearer is your fighter and the adversary announces a Technique • Cancel its effects."),
            trigger=STYLE_SHOWN,
            need=All(FoeStyle(False), ActorFights()),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            "With a Melee Weapon on the bearer • +1 Riposte.",
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
        ability(TECHNIQUE, "+1 Thrust, as a Technique of its own.", do=[Values(0, 0, 1)]),
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
                "The player of a target opposing character may engage it. Otherwise it is wounded, and this "
                "card is engaged."
            ),
            do=[
                Choose(opposing(), "Aim at whom?"),
                Either(
                    "Engage {target}? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt(), Engage(SELF)], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
            ],
            city=True,
        ),
        ability(TECHNIQUE, "Engage this card • Gain Lethal.", cost=[Engage(SELF)], do=[Lethal()]),
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
            "Only for a character of yours with a Weapon; destroyed as soon as the bearer has none.", keys=NEEDS_WEAPON
        ),
        ability(
            TECHNIQUE,
            "-1 Thrust • Wound the foe.",
            cost=[Values(0, 0, -1)],
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
                "Choose a target Mercenary of yours here, other than your fighter. Until your next round all "
                "wounds that your fighter would take go to that Mercenary."
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
            "Heal 1 wound of a target character who bears an attachment.",
            do=[Choose(Chars(extra=All(Bears(-1), Wounded())), "Heal whom?"), Heal()],
        ),
        ability(MANEUVER, "When this round ends, heal 1 wound of your fighter.", do=[at_round_end(Heal(FIGHTER))]),
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
                "When the round ends in which this was your combat card • Your fighter moves Home engaged, "
                "except against a Sorcerer."
            ),
            trigger=ROUND_ENDS,
            need=All(RoundCard(), Not(Is(FOE, Chars(mask=SORCERER)))),
            do=[MoveTo(FIGHTER, TO_HOME, True)],
        ),
        ability(
            REACTION,
            (
                "When a card is targeted by a Sorcerer ability, wound a character of yours at its location • "
                "Cancel the effects."
            ),
            trigger=TARGETED,
            actor=ONE_OF_YOURS,
            need=All(EventBits(SORCERY_BIT), EventAt(EV_A, True)),
            cost=[Hurt(ACTOR)],
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
            "Costs 1 less if your fighter bears an Eisenfaust attachment.",
            passives=[Cheaper(Bears(FIGHTER, EISENFAUST))],
        ),
        ability(
            MANEUVER,
            ("If your fighter bears an Eisenfaust attachment, or the foe has no more Combat • Wound the foe."),
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
            ("With a Ranged Weapon on the actor • A target opposing character moves to an adjacent City location."),
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
            "With a Ranged Weapon on your fighter • Wound the foe.",
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
                "The actor, without engaging, challenges a target opposing character with Combat. Instead of "
                "answering, that character's player may move it Home engaged, which ends the challenge."
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
            "Engage a target opposing non-Leader with less Combat than the actor, and move it Home.",
            do=[
                Choose(opposing(none=LEADERS, extra=Compare(COMBAT, ACTOR, -1, True)), "Send whom Home?"),
                Engage(),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            "+1 Thrust, and the foe is engaged; if that was so already, +2 Thrust instead.",
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
            "The actor moves to an adjacent City location.",
            do=[Choose(Places(ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "When this round ends, your fighter moves to an adjacent City location.",
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
            ("One or two of your characters move together from one location to an adjacent City location."),
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
            "The actor, who bears an attachment, becomes en garde.",
            actor=ONE_OF_YOURS,
            need=All(Bears(ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            "+1 Riposte. If your fighter bears a Weapon, draw a card.",
            do=[Values(1), If(Bears(FIGHTER, WEAPON), [Draw()])],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Well Equipped",),
)
