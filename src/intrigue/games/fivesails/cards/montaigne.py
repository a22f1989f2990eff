"""The cards of Montaigne."""

from __future__ import annotations

from ..rules.frames import (
    EV_A,
    EV_B,
    EV_C,
    T1,
    T2,
)
from ..rules.styles import (
    L_WOUNDS,
)
from ..state.layout import F_LEADERS_INTERVENE, F_NO_REFUSE, F_STEALS, M_CANNOT, UNTIL_DUEL
from .build import ability, card, passive
from .common import Provokable
from .model import (
    ACCEPTED,
    ACTION,
    ATTACHMENT,
    CHALLENGED,
    CHARACTER,
    COMBAT,
    DASH,
    DIPLOMAT,
    DUEL_ENDS,
    DUELIST,
    FINESSE,
    FORCED,
    FREELY,
    GUARDED,
    HOLDS_GROUND,
    INFLUENCE,
    LEADER,
    LEADERS,
    MANEUVER,
    MERCENARY,
    MONTAIGNE,
    MOVED,
    MUSKETEER,
    ONE_OF_YOURS,
    PLAYED_CARD,
    PLOT,
    REACTION,
    RENOWN_ADDED,
    RISK,
    SCHEME,
    SORCERER,
    TECHNIQUE,
    UNBLED,
    WEAPON,
    YOUR_FIGHTER,
)
from .moments import (
    Event,
    EventAt,
    EventCard,
    EventIs,
    EventMe,
    EventNumber,
    FacedAtEvent,
    Fell,
    HurtInDuel,
    LenderHere,
    OnlyEnemy,
    RoundCard,
)
from .numbers import Cheaper, GroupInfluence, Poorer, StatIf
from .odd_duels import (
    ExtraCard,
    SwapIn,
)
from .pick import (
    ACTOR,
    ADJACENT,
    BEARER,
    ELSEWHERE,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    IN_CITY,
    KIND_EVENT,
    KIND_GEAR,
    KIND_PEOPLE,
    MINE,
    NEXT_DOOR,
    TARGET,
    TARGET2,
    TIRED,
    WITH_TARGET,
    Anywhere,
    Approach,
    Chars,
    GearOn,
    Lying,
    Pile,
    Places,
    opposing,
)
from .verbs import (
    ALL_THREAT,
    ON_FOE,
    ON_ME,
    PLACE,
    THE_CHALLENGE,
    TO_DISCARD,
    TO_EVENT,
    TO_HAND,
    TO_HERE,
    Afterwards,
    Again,
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
    EnGarde,
    Hurt,
    If,
    Join,
    Leave,
    Lethal,
    MoveRenown,
    MoveTo,
    Pressure,
    Put,
    Renown,
    Reveal,
    Threat,
    Values,
    at_round_end,
    may,
)
from .when import (
    All,
    Compare,
    Engaged,
    Exists,
    InPlay,
    Is,
    Itself,
    MayChallenge,
    NobodyThere,
    Not,
    Open,
    RenownHere,
    Won,
)

card(
    "odette_dubois_darrent",
    62,
    "Odette Dubois d'Arrent",
    LEADER,
    MONTAIGNE,
    "Leader, Hero, Diplomat, Montaigne",
    [
        passive(
            ("When she is challenged, en garde Musketeers of yours at her location can intervene without engaging."),
            keys=GUARDED,
        ),
        ability(
            ACTION,
            "A Duelist of yours at an adjacent location moves to Odette.",
            do=[Choose(Chars(MINE, NEXT_DOOR, DUELIST), "Which Duelist comes?", T1, False), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            REACTION,
            ("When somebody at her location accepts a challenge • 1 Renown of an adjacent location moves to hers."),
            trigger=ACCEPTED,
            need=EventAt(EV_A, True),
            do=[
                Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "Take 1 Renown from where?", PLACE, False),
                MoveRenown(),
            ],
        ),
    ],
    title="Genteel Spy",
    stats=(1, 4, 3, 5),
    panache=7,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "bastien_girard",
    63,
    "Bastien Girard",
    CHARACTER,
    MONTAIGNE,
    "Duelist, Musketeer, Montaigne",
    [
        passive(
            (
                "Your characters at his location have this Technique: another Musketeer of yours here takes "
                "over the duel."
            ),
            lent=[
                ability(
                    TECHNIQUE,
                    "Another Musketeer of yours here takes over the duel from your fighter.",
                    actor=YOUR_FIGHTER,
                    need=LenderHere(False),
                    do=[Choose(Chars(MINE, HERE, MUSKETEER, other=True), "Who takes over?", T1, False), SwapIn()],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            "When this round ends, wound the foe unless Bastien was wounded in it.",
            do=[at_round_end(If(Not(HurtInDuel(False, True)), [Hurt(FOE)]))],
        ),
    ],
    title="Worldly Wit",
    stats=(2, 4, 1, 3),
    unique=True,
    loyal=True,
)

card(
    "guillen_de_murrieta",
    64,
    "Guillén de Murrieta",
    CHARACTER,
    MONTAIGNE,
    "Diplomat, Merchant, Castille",
    [
        passive(
            "He has +1 Combat while an opponent has more Renown than you.",
            passives=[StatIf(COMBAT, 1, Poorer())],
        ),
        ability(
            ACTION,
            "Discard a card • 1 Renown of an adjacent location moves to his.",
            cost=[Discard()],
            do=[
                Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "Take 1 Renown from where?", PLACE, False),
                MoveRenown(),
            ],
            city=True,
        ),
    ],
    title="High Marketeer",
    stats=(2, 1, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "henri_michelet",
    65,
    "Henri Michelet",
    CHARACTER,
    MONTAIGNE,
    "Duelist, Musketeer, Montaigne",
    [
        passive(
            "Other Musketeers of yours at his location cannot be moved by abilities of opponents.", keys=HOLDS_GROUND
        ),
        ability(
            REACTION,
            ("When he issues a challenge, engage a Weapon of his • A target enemy here cannot intervene in it."),
            trigger=CHALLENGED,
            need=EventMe(EV_A),
            cost=[Choose(GearOn(ACTOR, WEAPON, ready=True), "Engage which Weapon?", T2, False), Engage(TARGET2)],
            do=[Choose(Chars(ENEMY, HERE), "Who cannot intervene?"), Leave(M_CANNOT, UNTIL_DUEL, TARGET)],
        ),
    ],
    title="Maestro Machinist",
    stats=(3, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "horatio_lockwood",
    66,
    "Horatio Lockwood",
    CHARACTER,
    MONTAIGNE,
    "Duelist, Scoundrel, Avalon",
    [
        ability(
            REACTION,
            ("After an opposing character left Horatio for an adjacent City location • He moves there too."),
            trigger=MOVED,
            need=All(Event(EV_A, ENEMY), EventAt(EV_B), EventNumber(EV_C, 0, 4), EventAt(EV_C, next=True)),
            do=[MoveTo(ACTOR, TO_EVENT)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            "If the foe is the only enemy here • +2 Thrust.",
            need=OnlyEnemy(),
            do=[Values(0, 0, 2)],
        ),
    ],
    title="Smirking Rake",
    stats=(3, 3, DASH, 5),
    unique=True,
    loyal=True,
)

card(
    "jean_urbain",
    67,
    "Jean Urbain",
    CHARACTER,
    MONTAIGNE,
    "Duelist, Musketeer, Montaigne",
    [
        passive(
            "Every other Musketeer of yours at his location has this Technique: +1 Riposte.",
            lent=[
                ability(
                    TECHNIQUE,
                    "+1 Riposte.",
                    actor=YOUR_FIGHTER,
                    need=All(LenderHere(True), Is(ACTOR, Chars(mask=MUSKETEER))),
                    do=[Values(1)],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust. If another Musketeer of yours is here, you may choose +1 Riposte instead.",
            do=[
                Either(
                    "Which value?",
                    ["+1 Thrust", "+1 Riposte"],
                    [[Values(0, 0, 1)], [Values(1)]],
                    [None, Exists(Chars(MINE, HERE, MUSKETEER, other=True))],
                )
            ],
        ),
    ],
    title="Commander and Confidante",
    stats=(3, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "leontine_giroux",
    68,
    "Léontine Giroux",
    CHARACTER,
    MONTAIGNE,
    "Duelist, Musketeer, Sorcerer, Montaigne",
    [
        ability(
            ACTION,
            ("Wound Léontine • A target character of yours here moves to any other City location or Home."),
            cost=[Hurt(ACTOR)],
            do=[Choose(Chars(MINE, HERE), "Move whom?"), Choose(Anywhere(), "Where to?", PLACE, False), MoveTo()],
            city=True,
            qual=SORCERER,
        )
    ],
    title="Lithe Lioness",
    stats=(2, 2, 2, 5),
    unique=True,
    loyal=True,
    aliases=("Leotine Giroux", "Leontine Giroux"),
)

card(
    "maxime_de_lafayette",
    69,
    "Maxime de Lafayette",
    CHARACTER,
    MONTAIGNE,
    "Villain, Sorcerer, Montaigne",
    [
        passive(
            (
                "Sorcery cards and Sorcerer abilities that he performs do not wound him; a wound that is a "
                "cost counts as paid."
            ),
            keys=UNBLED,
        ),
        ability(
            ACTION,
            ("Discard a card • A target attachment of your discard pile that is not Unique returns to your hand."),
            cost=[Discard()],
            do=[Choose(Pile(MINE, KIND_GEAR, common=True), "Take which attachment?"), Put(TO_HAND)],
            qual=SORCERER,
        ),
    ],
    title="Bloody Socialite",
    stats=(1, 2, 3, 4),
    unique=True,
    loyal=True,
)

card(
    "urraca_de_murrieta",
    70,
    "Urraca de Murrieta",
    CHARACTER,
    MONTAIGNE,
    "Diplomat, Castille",
    [
        ability(
            REACTION,
            ("After you added Renown to a location (moving it there is not adding), discard a card • Add 1 more."),
            trigger=RENOWN_ADDED,
            need=Event(EV_C, MINE),
            cost=[Discard()],
            do=[Renown(TO_EVENT)],
        )
    ],
    title="Mademoiselle Exemplar",
    stats=(1, 2, 2, 5),
    unique=True,
    loyal=True,
)

card(
    "epee_sanglante",
    71,
    "Épée Sanglante",
    SCHEME,
    MONTAIGNE,
    "Challenge, Duty, Glory",
    [
        ability(
            PLOT,
            "Add 1 Renown to a location.",
            do=[Choose(Places(0, Open()), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
        passive(
            "Your Musketeers have +1 Influence where 2 or more Renown lie.",
            passives=[GroupInfluence(MUSKETEER, True, 2, 1)],
        ),
        ability(
            ACTION,
            (
                "The actor, without engaging, challenges a target opposing character with Combat. Nobody can "
                "refuse it. Whichever participant wounds the other first takes 1 Renown from the other's "
                "player."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_NO_REFUSE | F_STEALS)],
            city=True,
            qual=MUSKETEER,
        ),
    ],
    initiative=26,
    panache=-1,
    unique=True,
    loyal=True,
    aliases=("Epee Sanglante",),
)

card(
    "reputation_meritee",
    72,
    "Réputation Méritée",
    SCHEME,
    MONTAIGNE,
    "Camaraderie, Honor",
    [
        ability(
            PLOT,
            "Add 1 Renown to a location without any.",
            do=[Choose(Places(0, All(Open(), RenownHere(0, 0, True))), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
        ability(
            ACTION,
            (
                "Engage the actor • Pressure this location with Influence; Mercenaries do not count, and a "
                "tie is a success for you. If you succeed, discard a City card here and muster a character of "
                "your Approach Deck here."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Pressure(INFLUENCE, True, True),
                If(
                    Won(),
                    [
                        Choose(
                            Lying(KIND_PEOPLE | KIND_GEAR | KIND_EVENT, HERE), "Discard which City card?", T1, False
                        ),
                        Put(TO_DISCARD),
                        Choose(Approach(KIND_PEOPLE), "Who joins here?", T1, False),
                        Join(),
                    ],
                ),
            ],
            city=True,
            qual=LEADERS,
        ),
    ],
    initiative=62,
    panache=0,
    unique=True,
    loyal=True,
    aliases=("Reputation Meritee",),
)

card(
    "cavalier_hat",
    73,
    "Cavalier Hat",
    ATTACHMENT,
    MONTAIGNE,
    "Attire, Hat",
    [
        passive("Only for a Duelist of yours.", bearer=Itself(DUELIST)),
        ability(
            ACTION,
            "Engage the bearer • Challenge a target opposing character with Finesse.",
            cost=[Engage(BEARER)],
            need=MayChallenge(FINESSE),
            do=[Challenge(FINESSE)],
            city=True,
        ),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)

card(
    "mastercrafted_rapier",
    74,
    "Mastercrafted Rapier",
    ATTACHMENT,
    MONTAIGNE,
    "Weapon, Melee, Sword",
    [
        passive("Only for a Duelist of yours.", bearer=Itself(DUELIST)),
        ability(TECHNIQUE, "+1 Riposte.", do=[Values(1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(2, 0, 1),
    loyal=True,
)

card(
    "tabard_of_the_fallen_musketeer",
    75,
    "Tabard of the Fallen Musketeer",
    ATTACHMENT,
    MONTAIGNE,
    "Attire, Tabard, Oathsworn",
    [
        passive(
            "Only for a character of yours who is no Diplomat. The bearer is a Musketeer.",
            bearer=Itself(0, DIPLOMAT),
            grants=MUSKETEER,
        ),
        ability(
            ACTION,
            (
                "Engage the bearer • Pressure this location with Influence; a tie is a success for you. If "
                "you succeed, claim it."
            ),
            cost=[Engage(BEARER)],
            do=[Pressure(INFLUENCE, True), If(Won(), [Claim()])],
            city=True,
        ),
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    values=(0, 3, DASH),
    unique=True,
    loyal=True,
)

card(
    "blood_mark",
    76,
    "Blood Mark",
    RISK,
    MONTAIGNE,
    "Sorcery, Porté",
    [
        ability(
            ACTION,
            (
                "The actor moves to any other City location. Then you may wound the actor; if you do, another "
                "character of yours follows from where the actor was."
            ),
            do=[
                Choose(Places(ELSEWHERE), "Move where?", PLACE, False),
                MoveTo(ACTOR),
                may(
                    "Wound the actor to bring another along?",
                    [Hurt(ACTOR), Choose(Chars(MINE, HERE, other=True), "Who comes along?", T1, False), MoveTo(TARGET)],
                    Exists(Chars(MINE, HERE, other=True)),
                ),
            ],
            qual=SORCERER,
        )
    ],
    cost=0,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "broken_time",
    77,
    "Broken-time",
    RISK,
    MONTAIGNE,
    "Flourish, Valroux",
    [
        ability(
            MANEUVER,
            (
                "Reveal as many cards of your deck as your fighter has Finesse. Play one of them as an "
                "additional combat card, with its Maneuver if you pay for it, and sink the others."
            ),
            do=[Reveal(0, FINESSE), ExtraCard()],
            qual=DUELIST,
        )
    ],
    cost=0,
    values=(1, 0, 0),
    loyal=True,
    aliases=("Broken-Time",),
)

card(
    "defending_honor",
    78,
    "Defending Honor",
    RISK,
    MONTAIGNE,
    "Challenge, Provocation",
    [
        ability(
            ACTION,
            (
                "A target enemy, without engaging, must challenge a character of yours that opposes it, with "
                "Combat. Its player chooses whom."
            ),
            do=[
                Choose(Chars(ENEMY, IN_CITY, extra=Provokable()), "Who must challenge?"),
                Choose(Chars(MINE, WITH_TARGET), "Challenge whom?", T2, False, False, TARGET),
                Challenge(COMBAT, 0, TARGET, T2),
            ],
        )
    ],
    cost=1,
    values=(1, 0, 3),
    loyal=True,
)

card(
    "disarm",
    79,
    "Disarm",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize",
    [
        passive(
            "Costs 1 less if the foe has less Finesse than your fighter.",
            passives=[Cheaper(Compare(FINESSE, FIGHTER, FOE, True))],
        ),
        ability(
            MANEUVER,
            "The adversary may destroy a target Weapon of the foe; otherwise wound the foe.",
            do=[
                Choose(GearOn(FOE, WEAPON), "Which Weapon?"),
                Either(
                    "Destroy {target}? If not, your fighter is wounded.",
                    ["no", "yes"],
                    [[Hurt(FOE)], [Destroy()]],
                    by=FOE,
                ),
            ],
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "friends_at_court",
    80,
    "Friends at Court",
    RISK,
    MONTAIGNE,
    "Bureaucracy, Rumor",
    [
        ability(
            REACTION,
            (
                "After a duel in which the foe was destroyed and your fighter was not • Pressure the location "
                "of your fighter with Influence; if you succeed, claim it."
            ),
            trigger=DUEL_ENDS,
            actor=YOUR_FIGHTER,
            need=All(Fell(True), InPlay()),
            do=[Pressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=0,
    values=(0, 2, 3),
    loyal=True,
)

card(
    "gallant_deeds",
    81,
    "Gallant Deeds",
    RISK,
    MONTAIGNE,
    "Heroic, Honor",
    [
        ability(
            ACTION,
            "A target engaged opposing character becomes en garde, and so does the actor.",
            do=[Choose(opposing(state=TIRED), "Who becomes en garde with you?"), EnGarde(), EnGarde(ACTOR)],
            city=True,
        )
    ],
    cost=1,
    values=(1, 2, 2),
    loyal=True,
)

card(
    "a_heroic_end",
    82,
    "A Heroic End",
    RISK,
    MONTAIGNE,
    "Flourish, Heroic",
    [
        ability(
            MANEUVER,
            "Final Strike • The foe faces 2 more threat, and you have Lethal.",
            do=[Afterwards(L_WOUNDS, [If(Fell(False, True), [Threat(ON_FOE, 2), Lethal()])])],
        )
    ],
    cost=0,
    values=(DASH, DASH, 3),
    loyal=True,
)

card(
    "legendary_reputation",
    83,
    "Legendary Reputation",
    RISK,
    MONTAIGNE,
    "Challenge, Glory, Honor",
    [
        ability(
            ACTION,
            (
                "The actor, without engaging, challenges a target opposing character with Combat. Only a "
                "Leader can intervene."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_LEADERS_INTERVENE)],
            city=True,
        )
    ],
    cost=2,
    values=(1, 1, 2),
    loyal=True,
)

card(
    "master_of_valroux_style",
    84,
    "Master of Valroux Style",
    RISK,
    MONTAIGNE,
    "Flourish, Valroux",
    [
        passive("Costs 1 less if the foe is engaged.", passives=[Cheaper(Engaged(FOE))]),
        ability(
            MANEUVER,
            "+1 Riposte. Draw a card. The foe's combat card has +1 Thrust in the foe's next round.",
            do=[Values(1), Draw(), Values(0, 0, 1, foe=True)],
            qual=DUELIST,
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "porte_travel",
    85,
    "Porté Travel",
    RISK,
    MONTAIGNE,
    "Sorcery, Porté",
    [
        ability(
            FORCED,
            (
                "When you play it as combat card and a Sorcerer of yours is in play • Wound a Sorcerer of "
                "yours. Your fighter moves to that Sorcerer, and all threat in your pool is dropped."
            ),
            trigger=PLAYED_CARD,
            need=All(EventCard(True), RoundCard(), Exists(Chars(MINE, mask=SORCERER))),
            do=[
                Choose(Chars(MINE, mask=SORCERER), "Which Sorcerer?", T1, False),
                Hurt(),
                MoveTo(FIGHTER, TARGET),
                Threat(ON_ME, ALL_THREAT),
            ],
        ),
        ability(
            ACTION,
            (
                "Wound the actor • A target character of yours moves to the actor. You may do this again and "
                "again, wounding the actor each time."
            ),
            cost=[Hurt(ACTOR)],
            limit=FREELY,
            do=[
                Choose(Chars(MINE, extra=CanMove(True)), "Move whom here?"),
                MoveTo(TARGET, TO_HERE),
                may(
                    "Wound the actor to move another?",
                    [Hurt(ACTOR), Again(0)],
                    All(InPlay(), Exists(Chars(MINE, extra=CanMove(True)))),
                ),
            ],
            qual=SORCERER,
        ),
    ],
    cost=0,
    values=(DASH, DASH, DASH),
    unique=True,
    loyal=True,
    aliases=("Porte Travel",),
)

card(
    "status_matters",
    86,
    "Status Matters",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize, Valroux",
    [
        ability(
            ACTION,
            (
                "Choose a controlled location where there is nobody but Mercenaries, or nobody at all: it "
                "becomes uncontrolled."
            ),
            do=[Choose(Places(0, NobodyThere()), "Which location?", PLACE, False), Claim(PLACE, True)],
        ),
        ability(
            MANEUVER,
            "Engage the foe; if the foe is engaged already, wound the foe instead.",
            do=[If(Engaged(FOE), [Hurt(FOE)], [Engage(FOE)])],
        ),
        passive("Costs 1 less against a foe who is a Mercenary.", passives=[Cheaper(Is(FOE, Chars(mask=MERCENARY)))]),
    ],
    cost=1,
    values=(1, 0, 1),
    loyal=True,
)

card(
    "valiant_spirit",
    87,
    "Valiant Spirit",
    RISK,
    MONTAIGNE,
    "Flourish, Duty",
    [
        ability(
            ACTION,
            "The actor, who is no Mercenary, becomes en garde.",
            actor=ONE_OF_YOURS,
            need=All(Is(ACTOR, Chars(none=MERCENARY)), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            "If your fighter is no Mercenary • Your fighter becomes en garde.",
            need=Is(FIGHTER, Chars(none=MERCENARY)),
            do=[EnGarde(FIGHTER)],
        ),
    ],
    cost=2,
    values=(1, 1, 2),
    loyal=True,
)

card(
    "youre_embarrassing_yourself",
    88,
    "You're Embarrassing Yourself",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize, Valroux",
    [
        ability(
            REACTION,
            ("When a Mercenary who opposes a character of yours issues a challenge • Cancel the challenge."),
            trigger=CHALLENGED,
            need=All(EventIs(EV_A, Chars(ENEMY, mask=MERCENARY)), FacedAtEvent()),
            do=[Cancel(THE_CHALLENGE)],
        ),
        ability(
            MANEUVER, "If the foe is a Mercenary • +1 Riposte.", need=Is(FOE, Chars(mask=MERCENARY)), do=[Values(1)]
        ),
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
)
