"""The cards of Castille."""

from __future__ import annotations

from ..rules.duel import L_END, L_START
from ..rules.use import EV_B, EV_C, NUM, SUNK, T1, T2
from ..state import DOCKS, M_EMBARGO, M_FEWER, M_NOT_FIRST, UNTIL_DAY, UNTIL_DUEL, UNTIL_ROUND
from .build import ability, card, passive
from .common import NotTarget, TakesPart, each_opponent_discards, two_places
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
    PARRY,
    PIRATE,
    PLANNING_ENDS,
    PLOT,
    REACTION,
    RESOLVE,
    RIPOSTE,
    RISK,
    RISK_SHOWN,
    ROUND_ENDS,
    SAFE_HARBOUR,
    SCHEME,
    SCOUNDREL,
    SORCERY,
    TECHNIQUE,
)
from .numbers import FoesFumble, InPressure
from .odd import (
    ActsSecond,
    Bluff,
    CallBluff,
    Embargo,
    FreeGamble,
    Loot,
    OpponentPicks,
    PlayFromPile,
    Research,
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
    All,
    Anywhere,
    AtPlace,
    Attached,
    Bears,
    Chars,
    Compare,
    Dueling,
    Engaged,
    Event,
    EventAt,
    EventCard,
    EventSeat,
    Exists,
    Fell,
    First,
    GearOn,
    HandSize,
    HasStat,
    HoldsFewer,
    HurtInDuel,
    Lying,
    Marked,
    Not,
    NotEventPlace,
    Opponents,
    Pile,
    Places,
    RenownHere,
    RoundCard,
    Won,
    Wounded,
    opposing,
)
from .verbs import (
    IN_EVENT_B,
    IN_PLACE,
    PLACE,
    TO_HERE,
    Afterwards,
    Become,
    Cancel,
    CanMove,
    Choose,
    Claim,
    Destroy,
    DiscardCity,
    DiscardCost,
    Draw,
    Either,
    Engage,
    EngageCost,
    EnGarde,
    Equip,
    Gain,
    GoHome,
    Heal,
    Hurt,
    If,
    Leave,
    Let,
    MakeDiscard,
    MoveTo,
    PayFor,
    Pressure,
    Renown,
    Unclaim,
    ValueCost,
    Values,
    may,
)

card(
    "soline_el_gato",
    89,
    "Soline el Gato",
    LEADER,
    CASTILLE,
    "Leader, Pirate, Scoundrel, Castille",
    [
        passive("Your adversaries (duel opponents) at Soline's location have -1 Finesse.", passives=[FoesFumble()]),
        ability(
            REACTION,
            "After any Action has fully resolved. Move Soline to an adjacent City location.",
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
            ("When you announce an ability. Resolve that ability as though you were not the first player."),
            trigger=ABILITY_SHOWN,
            need=All(Event(EV_C, MINE), First()),
            do=[Leave(M_NOT_FIRST, UNTIL_DAY, number=IN_EVENT_B)],
        ),
        ability(
            TECHNIQUE,
            (
                "Reveal the top card of the foe's deck and put it back. When the foe's next round "
                "starts they may discard a card to play that revealed card as their combat card; if "
                "they do not, wound them."
            ),
            need=Dueling(),
            do=[Bluff(), Afterwards(L_START, [CallBluff()], True)],
        ),
        passive("", keys=ACTS_SECOND),
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
                "Cost: discard a card only if you choose two targets. Target: one character at her "
                "location, or two if you discard. Each target heals 1 wound."
            ),
            do=[
                Choose(Chars(ANY, HERE, extra=Wounded()), "Heal whom?"),
                Heal(),
                may(
                    "Discard a card to heal another?",
                    [
                        DiscardCost(),
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
        passive("A card being equipped by a character opposing him costs 1 more.", keys=HAGGLED_UP),
        ability(
            ACTION,
            ("Target: an engaged opposing character with Influence no higher than his. Move the target Home."),
            do=[Choose(opposing(state=TIRED, extra=Compare(INFLUENCE, ACTOR, -1)), "Send whom Home?"), GoHome()],
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
                "Move her to an adjacent City location; if you are not the first player she may go to "
                "any location instead."
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
            ("Cost: -1 Riposte (your combat card must have at least 1 Riposte). The foe's controller discards a card."),
            cost=[ValueCost(RIPOSTE)],
            do=[MakeDiscard()],
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
            "+2 Influence during pressures while his location holds at most 1 Renown.", passives=[InPressure(2, 1)]
        ),
        ability(
            ACTION,
            "Only if his location has no Renown. Make him en garde.",
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
        passive("While en garde at the Docks she cannot be challenged.", keys=SAFE_HARBOUR),
        ability(
            ACTION,
            "Only if she is at the Docks. Claim the Docks (no pressure, no engage).",
            need=AtPlace(DOCKS),
            do=[Claim()],
            city=True,
        ),
        ability(
            ACTION,
            (
                "Only if she is at the Docks. Cost: engage her. If you are the first player draw a "
                "card; otherwise each opponent discards a card."
            ),
            need=AtPlace(DOCKS),
            cost=[EngageCost()],
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
            ("Target: an enemy at an adjacent location who has an attachment. Move him to the target's location."),
            do=[Choose(Chars(ENEMY, NEXT_CITY, extra=Bears(-1)), "Go to whom?"), MoveTo(ACTOR, TARGET)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            (
                "At the end of the foe's next round, if the foe was not wounded during it, take "
                "control of a target attachment on them and equip it to Ratón."
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
            (
                "Target: an opposing character. If the target's controller holds fewer cards in hand "
                "than you, engage the target."
            ),
            do=[Choose(opposing(), "Whom?"), If(HoldsFewer(), [Engage()])],
            city=True,
        ),
        ability(
            REACTION,
            "After an opponent discards a card because of your effect. Draw a card.",
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
        ability(PLOT, "Put 1 Renown on each of two different locations.", do=[*two_places()]),
        ability(
            FORCED,
            ("End of Planning. Reveal a random card from one opponent's hand (you pick the opponent)."),
            trigger=PLANNING_ENDS,
            do=[Choose(Opponents(), "Whose hand?", NUM, False), Embargo()],
        ),
        ability(
            REACTION,
            ("After an opponent plays or discards a card with the revealed card's name. Gain 1 Renown."),
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
        ability(PLOT, "Put 1 Renown on the Docks.", do=[Renown(DOCKS)]),
        ability(
            REACTION,
            "After any player discards a card because of your effect. Draw a card.",
            trigger=MADE_DISCARD,
            need=EventSeat(EV_B, MINE),
            do=[Draw()],
        ),
        ability(
            REACTION,
            "After an opponent claims a location. Put 1 Renown on a different location.",
            trigger=CLAIMED,
            need=Event(EV_C, ENEMY),
            do=[Choose(Places(0, NotEventPlace()), "Put 1 Renown where?", PLACE, False), Renown()],
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
                "When a character at the bearer's location accepts a challenge. Cost: engage this "
                "card. For the rest of that duel, while the foe is at this location they reveal one "
                "card fewer when gambling."
            ),
            trigger=ACCEPTED,
            need=All(EventAt(EV_B, True), TakesPart()),
            cost=[EngageCost(SELF)],
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
        passive("The bearer reveals one extra card when gambling in a duel.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            ("Cost: -1 Parry. In the foe's next round they reveal one card fewer if they gamble."),
            cost=[ValueCost(PARRY)],
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
                "When the round in which you played this as combat card ends. Attach this card to the "
                "foe from your dueling line. The bearer has -1 Finesse and gains an Action: discard "
                "two cards, then destroy this card."
            ),
            trigger=ROUND_ENDS,
            need=RoundCard(),
            do=[Become(FOE, True)],
        ),
        ability(
            ACTION,
            "Discard two cards, then destroy this card. Only its bearer has this Action.",
            need=Attached(),
            actor=BEARER_ACTS,
            cost=[DiscardCost(2)],
            do=[Destroy(SELF)],
        ),
        passive("", gear=(0, -1, 0, 0)),
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
            "Only if you are the first player. Claim the actor's location.",
            need=First(),
            do=[Claim()],
            city=True,
            qual=PIRATE,
        ),
        ability(
            ACTION,
            "Only if you are not the first player. Make the actor en garde.",
            cost=[ActsSecond()],
            need=Engaged(ACTOR),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "+2 Riposte, then choose +2 Parry or +2 Thrust.",
            do=[Values(2), Either("Which value?", ["+2 parry", "+2 thrust"], [[Values(0, 2)], [Values(0, 0, 2)]])],
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
            ("The actor (who must be en garde) and a target opposing character both engage and both go Home."),
            need=Not(Engaged(ACTOR)),
            do=[Choose(opposing(), "With whom?"), Engage(ACTOR), Engage(), GoHome(ACTOR), GoHome()],
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
                "Pressure the actor's location with Resolve (full printed/modified Resolve, wounds "
                "ignored). On success engage a target character there."
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
                "Play a target risk out of an opponent's discard pile, paying all its costs; "
                "afterwards it is sunk into its owner's deck. This card goes to the Locker."
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
                "Only if your fighter was wounded earlier in this duel. Wound the foe; if that wound "
                "destroys them, claim this location."
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
        ability(MANEUVER, "The foe's controller discards a card.", do=[MakeDiscard()], qual=SCOUNDREL),
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
            ("When a non-Sorcery risk is announced. Cancel that risk's effects (its costs stay paid)."),
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
                "Wound the foe. If your fighter has Combat 3 or more, this location becomes "
                "uncontrolled unless they take one more wound."
            ),
            do=[
                Hurt(FOE),
                If(
                    HasStat(FIGHTER, COMBAT, 3),
                    [
                        Either(
                            "Take one more wound to keep this location as it is?",
                            ["no", "yes"],
                            [[Unclaim()], [Hurt(FOE)]],
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
                "Show three differently named cards in your discard pile; an opponent you choose puts "
                "one of them into your hand. This card goes to the Locker."
            ),
            do=[Research(), Research(), Research(), Choose(Opponents(), "Who picks?", NUM, False), OpponentPicks()],
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
            ("Only if you are the first player. Cost: engage the actor. The actor's location becomes uncontrolled."),
            need=First(),
            cost=[EngageCost()],
            do=[Unclaim()],
            city=True,
        ),
        ability(
            ACTION,
            ("Only if you are not the first player. Discard an available City card from any location."),
            cost=[ActsSecond()],
            do=[Choose(Lying(KIND_PEOPLE | KIND_GEAR), "Discard which City card?", T1, False), DiscardCity()],
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
                "Take control of a target attachment in an opponent's discard pile and equip it to "
                "the actor, paying its costs."
            ),
            do=[Choose(Pile(ENEMY, KIND_GEAR, pays=True), "Take which attachment?"), Let(T2, ACTOR), PayFor(), Equip()],
            city=True,
            qual=PIRATE,
        ),
        ability(
            MANEUVER,
            (
                "Take control of a target attachment on the foe or in their discard pile and equip it "
                "to your fighter, paying its costs."
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
                "Gamble without it counting against your limit, revealing one extra card if your "
                "fighter is a Scoundrel. Add the chosen card's Riposte/Parry/Thrust to this card "
                "instead of playing it. All cards revealed are sunk."
            ),
            do=[TurnUp(False), FreeGamble()],
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
            ("Target: an enemy at an adjacent location. Move the target to the actor's location."),
            do=[Choose(Chars(ENEMY, NEXT_DOOR, extra=CanMove()), "Whom do you lure?"), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            MANEUVER,
            ("Only if your fighter has more Finesse than the foe. The foe's controller discards a card."),
            need=Compare(FINESSE, FIGHTER, FOE, True),
            do=[MakeDiscard()],
        ),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)
