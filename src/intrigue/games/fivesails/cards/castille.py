"""The cards of Castille."""

from __future__ import annotations

from ..rules.frames import (
    EV_B,
    EV_C,
    NUM,
    SUNK,
    T1,
    T2,
)
from ..rules.styles import (
    L_END,
    L_START,
)
from ..state.layout import DOCKS, M_EMBARGO, M_FEWER, M_NOT_FIRST, UNTIL_DAY, UNTIL_DUEL, UNTIL_ROUND
from .build import ability, card, passive
from .common import NotTarget, TakesPart, each_opponent_discards, two_places
from .looks import (
    PlayFromPile,
)
from .model import (
    ABILITY_SHOWN,
    ACCEPTED,
    ACTED,
    ACTION,
    ACTS_SECOND,
    ATTACHMENT,
    BEARER_ACTS,
    CARD_USED,
    CASTILLE,
    CHARACTER,
    CLAIMED,
    COMBAT,
    DASH,
    FINESSE,
    FORCED,
    GAMBLES_MORE,
    HAGGLED_UP,
    INFLUENCE,
    LEADER,
    MADE_DISCARD,
    MANEUVER,
    PIRATE,
    PLANNING_ENDS,
    PLOT,
    REACTION,
    RESOLVE,
    RISK,
    RISK_SHOWN,
    ROUND_ENDS,
    SAFE_HARBOUR,
    SCHEME,
    SCOUNDREL,
    SORCERY,
    TECHNIQUE,
)
from .moments import (
    Dueling,
    Event,
    EventAt,
    EventCard,
    EventSeat,
    Fell,
    HurtInDuel,
    NotEventPlace,
    RoundCard,
)
from .numbers import FoesFumble, InPressure
from .odd import (
    Embargo,
    OpponentPicks,
    Research,
)
from .odd_costs import (
    ActsSecond,
)
from .odd_duels import (
    Bluff,
    CallBluff,
    FreeGamble,
    Loot,
    TakeGear,
    TurnUp,
)
from .pick import (
    ACTOR,
    ADJACENT,
    ANY,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    KIND_GEAR,
    KIND_PEOPLE,
    MINE,
    NEXT_CITY,
    NEXT_DOOR,
    SELF,
    TARGET,
    TARGET2,
    TIRED,
    Anywhere,
    Chars,
    GearOn,
    Lying,
    Opponents,
    Pile,
    Places,
    opposing,
)
from .verbs import (
    IN_EVENT_B,
    IN_PLACE,
    PLACE,
    THE_FOE,
    TO_DISCARD,
    TO_HERE,
    TO_HOME,
    Afterwards,
    Become,
    Cancel,
    CanMove,
    Choose,
    Claim,
    Destroy,
    Discard,
    Draw,
    Either,
    Engage,
    EnGarde,
    Equip,
    Gain,
    Heal,
    Hurt,
    If,
    Leave,
    Let,
    MoveTo,
    PayFor,
    Pressure,
    Put,
    Renown,
    Values,
    may,
)
from .when import (
    All,
    AtPlace,
    Attached,
    Bears,
    Compare,
    Engaged,
    Exists,
    First,
    HandSize,
    HasStat,
    HoldsFewer,
    Marked,
    Not,
    RenownHere,
    Won,
    Wounded,
)

card(
    "soline_el_gato",
    89,
    "Soline el Gato",
    LEADER,
    CASTILLE,
    "Leader, Pirate, Scoundrel, Castille",
    [
        passive("In your duels the foe has -1 Finesse while at her location.", passives=[FoesFumble()]),
        ability(
            REACTION,
            "After an Action was resolved • Soline moves to an adjacent City location.",
            trigger=ACTED,
            do=[Choose(Places(ADJACENT), "Move her where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
    ],
    title="Prince of Thieves",
    stats=(3, 2, 2, 7),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "lorenzo_de_zepeda",
    90,
    "Lorenzo de Zepeda",
    CHARACTER,
    CASTILLE,
    "Duelist, Scoundrel, Castille",
    [
        ability(
            REACTION,
            "When you announce an ability • It resolves as if you were not First Player.",
            trigger=ABILITY_SHOWN,
            need=All(Event(EV_C, MINE), First()),
            do=[Leave(M_NOT_FIRST, UNTIL_DAY, number=IN_EVENT_B)],
        ),
        ability(
            TECHNIQUE,
            (
                "The top card of the foe's deck is revealed and stays there. When the foe's next round "
                "begins, the adversary may discard a card to play the revealed one as combat card; otherwise "
                "wound the foe."
            ),
            need=Dueling(),
            do=[Bluff(), Afterwards(L_START, [CallBluff()], True)],
        ),
        passive("With his Reaction you may also announce what the First Player cannot use.", keys=ACTS_SECOND),
    ],
    title="Bad News",
    stats=(2, 4, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "madre_dolores",
    91,
    '"Madre" Dolores',
    CHARACTER,
    CASTILLE,
    "Academic, Castille",
    [
        ability(
            ACTION,
            (
                "A target character here heals 1 wound. Then you may discard a card; if you do, a second "
                "target here heals 1 wound too."
            ),
            do=[
                Choose(Chars(ANY, HERE, extra=Wounded()), "Heal whom?"),
                Heal(),
                may(
                    "Discard a card to heal another?",
                    [
                        Discard(),
                        Choose(Chars(ANY, HERE, extra=All(Wounded(), NotTarget())), "Heal whom?", T2),
                        Heal(TARGET2),
                    ],
                    All(HandSize(1), Exists(Chars(ANY, HERE, extra=All(Wounded(), NotTarget())))),
                ),
            ],
            city=True,
        )
    ],
    title="Cat Lady of Castille",
    stats=(1, 2, 3, 4),
    unique=True,
    loyal=True,
    aliases=("Madre Dolores",),
)

card(
    "makepeace_botwighte",
    92,
    "Makepeace Botwighte",
    CHARACTER,
    CASTILLE,
    "Diplomat, Scoundrel, Avalon",
    [
        passive("Equipping a character who opposes him costs 1 more.", keys=HAGGLED_UP),
        ability(
            ACTION,
            "Move Home a target engaged opposing character whose Influence is not above his.",
            do=[
                Choose(opposing(state=TIRED, extra=Compare(INFLUENCE, ACTOR, -1)), "Send whom Home?"),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        ),
    ],
    title="Gracious Cheat",
    stats=(2, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "maya_de_la_rioja",
    93,
    "Maya de La Rioja",
    CHARACTER,
    CASTILLE,
    "Duelist, Pirate, Castille",
    [
        ability(
            ACTION,
            (
                "She moves to an adjacent City location, or, if you are not First Player, to any other City "
                "location or Home."
            ),
            do=[
                If(
                    First(False),
                    [Choose(Anywhere(), "Move where?", PLACE, False)],
                    [Choose(Places(ADJACENT), "Move where?", PLACE, False)],
                ),
                MoveTo(ACTOR),
            ],
        ),
        ability(
            TECHNIQUE,
            "-1 Riposte • The adversary discards a card.",
            cost=[Values(-1)],
            do=[Discard(by=THE_FOE)],
        ),
    ],
    title="Amoral Compass",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "padre_anibal",
    94,
    '"Padre" Aníbal',
    CHARACTER,
    CASTILLE,
    "Academic, Castille",
    [
        passive(
            "He has +2 Influence in pressures at his location if no more than 1 Renown is there.",
            passives=[InPressure(2, 1)],
        ),
        ability(
            ACTION,
            "If no Renown is at his location • He becomes en garde.",
            need=All(RenownHere(0, 0), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
    ],
    title="Handyman and Husband",
    stats=(0, 1, 2, 5),
    unique=True,
    loyal=True,
    aliases=("Padre Anibal",),
)

card(
    "patricia_moustakas",
    95,
    "Patricia Moustakas",
    CHARACTER,
    CASTILLE,
    "Dockmaster, Numa",
    [
        passive("She cannot be challenged while en garde at the Docks.", keys=SAFE_HARBOUR),
        ability(
            ACTION,
            "At the Docks • Claim them.",
            need=AtPlace(DOCKS),
            do=[Claim()],
            city=True,
        ),
        ability(
            ACTION,
            ("Engage her at the Docks • As First Player draw a card; otherwise every opponent discards one."),
            need=AtPlace(DOCKS),
            cost=[Engage(ACTOR)],
            do=[If(First(), [Draw()], each_opponent_discards())],
            city=True,
        ),
    ],
    title="Domineering Port Captain",
    stats=(1, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "raton",
    96,
    "Ratón",
    CHARACTER,
    CASTILLE,
    "Pirate, Scoundrel, Thief, Castille",
    [
        ability(
            ACTION,
            "He moves to a target enemy at an adjacent City location who bears an attachment.",
            do=[Choose(Chars(ENEMY, NEXT_CITY, extra=Bears(-1)), "Go to whom?"), MoveTo(ACTOR, TARGET)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            (
                "As the foe's next round ends, if the foe was not wounded in it, take control of a target "
                "attachment of the foe and equip Ratón with it."
            ),
            do=[
                Afterwards(
                    L_END,
                    [If(Not(HurtInDuel(True, True)), [Choose(GearOn(FOE), "Take which attachment?"), TakeGear()])],
                    True,
                )
            ],
        ),
    ],
    title="The Gentleman",
    stats=(3, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "sanjay",
    97,
    "Sanjay",
    CHARACTER,
    CASTILLE,
    "Pirate, Aragosta",
    [
        ability(
            ACTION,
            "Choose a target opposing character. If its player holds fewer cards than you, engage it.",
            do=[Choose(opposing(), "Engage whom?"), If(HoldsFewer(), [Engage()])],
            city=True,
        ),
        ability(
            REACTION,
            "After an opponent discarded a card by an effect of yours • Draw a card.",
            trigger=MADE_DISCARD,
            need=All(EventSeat(EV_B, MINE), Event(EV_C, ENEMY)),
            do=[Draw()],
        ),
    ],
    title="Loyal Merrymaker",
    stats=(1, 1, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "the_cats_embargo",
    98,
    "The Cat's Embargo",
    SCHEME,
    CASTILLE,
    "Logistics, Sabotage",
    [
        ability(PLOT, "Add 1 Renown to each of two locations.", do=[*two_places()]),
        ability(
            FORCED,
            "As Planning ends • Choose an opponent, and reveal a random card of that hand.",
            trigger=PLANNING_ENDS,
            do=[Choose(Opponents(), "Whose hand?", NUM, False), Embargo()],
        ),
        ability(
            REACTION,
            "After an opponent played or discarded a card of the name revealed • Gain 1 Renown.",
            trigger=CARD_USED,
            need=Marked(M_EMBARGO, True),
            do=[Gain()],
        ),
    ],
    initiative=75,
    panache=1,
    unique=True,
    loyal=True,
)

card(
    "shifting_blame",
    99,
    "Shifting Blame",
    SCHEME,
    CASTILLE,
    "Cunning, Rumor",
    [
        ability(PLOT, "Add 1 Renown to the Docks.", do=[Renown(DOCKS)]),
        ability(
            REACTION,
            "After anybody discarded a card by an effect of yours • Draw a card.",
            trigger=MADE_DISCARD,
            need=EventSeat(EV_B, MINE),
            do=[Draw()],
        ),
        ability(
            REACTION,
            "After an opponent claimed a location • Add 1 Renown to another one.",
            trigger=CLAIMED,
            need=Event(EV_C, ENEMY),
            do=[Choose(Places(0, NotEventPlace()), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
    ],
    initiative=10,
    panache=0,
    unique=True,
    loyal=True,
)

card(
    "the_cats_glass",
    100,
    "The Cat's Glass",
    ATTACHMENT,
    CASTILLE,
    "Trinket",
    [
        ability(
            REACTION,
            (
                "When a challenge that you take part in is accepted by a character at the bearer's location, "
                "engage this card • Until the duel ends, the foe reveals one card fewer when gambling at this "
                "location."
            ),
            trigger=ACCEPTED,
            need=All(EventAt(EV_B, True), TakesPart()),
            cost=[Engage(SELF)],
            do=[Leave(M_FEWER, UNTIL_DUEL, IN_PLACE, 1, 2)],
        )
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    unique=True,
    loyal=True,
)

card(
    "gallegos_blade",
    101,
    "Gallegos Blade",
    ATTACHMENT,
    CASTILLE,
    "Weapon, Melee, Sword, Aldana",
    [
        passive("The bearer reveals one more card when gambling.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            "-1 Parry • If the foe gambles in the foe's next round, one card fewer is revealed.",
            cost=[Values(0, -1)],
            do=[Leave(M_FEWER, UNTIL_ROUND, number=1, side=2)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "unfortunate",
    102,
    "Unfortunate",
    RISK,
    CASTILLE,
    "Hubris",
    [
        ability(
            FORCED,
            (
                "When the round ends in which this was your combat card • Attach it to the foe; the adversary "
                "controls it."
            ),
            trigger=ROUND_ENDS,
            need=RoundCard(),
            do=[Become(FOE, True)],
        ),
        ability(
            ACTION,
            "While attached, discard two cards • Destroy this card.",
            need=Attached(),
            actor=BEARER_ACTS,
            cost=[Discard(2)],
            do=[Destroy(SELF)],
        ),
        passive("While attached, the bearer has -1 Finesse.", gear=(0, -1, 0, 0)),
    ],
    cost=0,
    values=(1, 0, 3),
    loyal=True,
)

card(
    "adaptable",
    103,
    "Adaptable",
    RISK,
    CASTILLE,
    "Flourish, Virtue",
    [
        ability(
            ACTION,
            "As First Player • Claim this location.",
            need=First(),
            do=[Claim()],
            city=True,
            qual=PIRATE,
        ),
        ability(
            ACTION,
            "If you are not First Player • The actor becomes en garde.",
            cost=[ActsSecond()],
            need=Engaged(ACTOR),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "+2 Riposte, and either +2 Parry or +2 Thrust.",
            do=[Values(2), Either("Which value?", ["+2 Parry", "+2 Thrust"], [[Values(0, 2)], [Values(0, 0, 2)]])],
        ),
    ],
    cost=1,
    values=(0, 0, 0),
    unique=True,
    loyal=True,
)

card(
    "amour",
    104,
    "Amour",
    RISK,
    CASTILLE,
    "Camaraderie, Romance",
    [
        ability(
            ACTION,
            ("If the actor is en garde • The actor and a target opposing character are both engaged and move Home."),
            need=Not(Engaged(ACTOR)),
            do=[
                Choose(opposing(), "With whom?"),
                Engage(ACTOR),
                Engage(),
                MoveTo(ACTOR, TO_HOME),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "drinking_games",
    105,
    "Drinking Games",
    RISK,
    CASTILLE,
    "Cheating, Revelry",
    [
        ability(
            ACTION,
            (
                "Pressure this location with Resolve, wounds not deducted; if you succeed, engage a target "
                "character here."
            ),
            do=[Pressure(RESOLVE), If(Won(), [Choose(Chars(ANY, HERE), "Engage whom?"), Engage()])],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
    aliases=("Drunk Games",),
)

card(
    "improvising",
    106,
    "Improvising",
    RISK,
    CASTILLE,
    "Ad Hoc, Savvy",
    [
        ability(
            ACTION,
            (
                "Play an Action of a risk in an opponent's discard pile, paying whatever it costs; then sink "
                "that risk. Send this card to the Locker."
            ),
            do=[PlayFromPile(ENEMY, 0, SUNK, False)],
            afterwards=1,
        )
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
)

card(
    "its_personal",
    107,
    "It's Personal",
    RISK,
    CASTILLE,
    "Flourish, Aldana",
    [
        ability(
            MANEUVER,
            (
                "If your fighter was wounded in this duel • The foe takes a wound; if that destroys the foe, "
                "claim this location."
            ),
            need=HurtInDuel(False, False),
            do=[Hurt(FOE), If(Fell(True, True), [Claim()])],
        )
    ],
    cost=0,
    values=(1, 0, 1),
    loyal=True,
)

card(
    "life_in_the_canals",
    108,
    "Life in the Canals",
    RISK,
    CASTILLE,
    "Flourish, Cunning, El Punal Occulto",
    [
        ability(MANEUVER, "The adversary discards a card.", do=[Discard(by=THE_FOE)], qual=SCOUNDREL),
        ability(MANEUVER, "Draw a card.", do=[Draw()], qual=PIRATE),
    ],
    cost=0,
    values=(2, 0, 0),
    loyal=True,
)

card(
    "night_of_drinking",
    109,
    "Night of Drinking",
    RISK,
    CASTILLE,
    "Revelry, Torpor",
    [
        ability(
            REACTION,
            "When an opponent announces a risk that is no Sorcery • Cancel its effects.",
            trigger=RISK_SHOWN,
            need=All(Event(EV_C, ENEMY), EventCard(none=SORCERY)),
            do=[Cancel()],
        )
    ],
    cost=1,
    values=(2, 0, 1),
    loyal=True,
)

card(
    "nothing_personal",
    110,
    "Nothing Personal",
    RISK,
    CASTILLE,
    "Flourish, Aldana",
    [
        ability(
            MANEUVER,
            (
                "The foe takes a wound. If your fighter's Combat is at least 3, the adversary then chooses: "
                "the foe takes another wound, or this location becomes uncontrolled."
            ),
            do=[
                Hurt(FOE),
                If(
                    HasStat(FIGHTER, COMBAT, 3),
                    [
                        Either(
                            "Take one more wound to keep this location as it is?",
                            ["no", "yes"],
                            [[Claim(nobody=True)], [Hurt(FOE)]],
                            by=FOE,
                        )
                    ],
                ),
            ],
        )
    ],
    cost=1,
    values=(1, 1, 0),
    loyal=True,
)

card(
    "research",
    111,
    "Research",
    RISK,
    CASTILLE,
    "Discovery, Scholarship",
    [
        ability(
            ACTION,
            (
                "Show three cards of different names from your discard pile. An opponent of your choice picks "
                "the one that you take into your hand. Send this card to the Locker."
            ),
            do=[
                Research(),
                Research(),
                Research(),
                Choose(Opponents(), "Which opponent picks?", NUM, False),
                OpponentPicks(),
            ],
            afterwards=1,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "carnaval",
    112,
    "Carnaval",
    RISK,
    CASTILLE,
    "Revelry",
    [
        ability(
            ACTION,
            "As First Player, engage the actor • This location becomes uncontrolled.",
            need=First(),
            cost=[Engage(ACTOR)],
            do=[Claim(nobody=True)],
            city=True,
        ),
        ability(
            ACTION,
            "If you are not First Player • Discard an available City card, wherever it lies.",
            cost=[ActsSecond()],
            do=[Choose(Lying(KIND_PEOPLE | KIND_GEAR), "Discard which City card?", T1, False), Put(TO_DISCARD)],
        ),
    ],
    cost=0,
    values=(DASH, 3, 2),
    loyal=True,
    aliases=("Revelry",),
)

card(
    "robbery",
    113,
    "Robbery",
    RISK,
    CASTILLE,
    "Flourish, Crime, Theft",
    [
        ability(
            ACTION,
            (
                "Choose a target attachment of an opponent's discard pile: pay its costs, take control of it "
                "and equip the actor with it."
            ),
            do=[Choose(Pile(ENEMY, KIND_GEAR, pays=True), "Take which attachment?"), Let(T2, ACTOR), PayFor(), Equip()],
            city=True,
            qual=PIRATE,
        ),
        ability(
            MANEUVER,
            (
                "Choose a target attachment of the foe or of the adversary's discard pile: pay its costs, "
                "take control of it and equip your fighter with it."
            ),
            do=[Choose(Loot(), "Take which attachment?"), Let(T2, FIGHTER), PayFor(), TakeGear()],
            qual=PIRATE,
        ),
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "roll_the_bones",
    114,
    "Roll the Bones",
    RISK,
    CASTILLE,
    "Flourish, Cheating",
    [
        ability(
            MANEUVER,
            (
                "Gamble without counting it, and with one more card if your fighter is a Scoundrel. Do not "
                "play the card you choose: add its values to those of this one. Then sink all revealed cards."
            ),
            do=[TurnUp(), FreeGamble()],
        )
    ],
    cost=0,
    values=(1, 0, 0),
    loyal=True,
)

card(
    "taunt",
    115,
    "Taunt",
    RISK,
    CASTILLE,
    "Flourish, Demoralize, Torres",
    [
        ability(
            ACTION,
            "A target enemy at an adjacent location moves to the actor.",
            do=[Choose(Chars(ENEMY, NEXT_DOOR, extra=CanMove()), "Whom do you lure?"), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If the foe has less Finesse than your fighter • The adversary discards a card.",
            need=Compare(FINESSE, FIGHTER, FOE, True),
            do=[Discard(by=THE_FOE)],
        ),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)
