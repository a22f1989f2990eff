"""Cards that every faction may play."""

from __future__ import annotations

from ..rules.use import EV_A, EV_C, NUM, T1, T2
from ..state import BAZAAR, DOCKS, FORUMS
from .build import ability, card, passive
from .common import move_anywhere, move_one, put_one, step_aside
from .model import (
    ACTION,
    ATTACHMENT,
    CLOSES_FORUMS,
    DASH,
    DIPLOMAT,
    DRAMA_BEGINS,
    ENDS_WITH_DAY,
    EQUIPPED,
    FORCED,
    HERO,
    INFLUENCE,
    LEADERS,
    MANEUVER,
    MERCENARY,
    MOVED,
    NEUTRAL,
    NOBODY,
    PADDED,
    PLOT,
    REACTION,
    REVEALED,
    RISK,
    ROUND_ENDS,
    SCHEME,
    SCOUNDREL,
    SORCERER,
    STREGA,
    STYLE_SHOWN,
    TECHNIQUE,
    TO_LOCKER_PAID,
    VILLAIN,
    WEAPON,
    ZEROES_INFLUENCE,
)
from .numbers import Cheaper, GroupInfluence
from .odd import (
    BazaarGear,
    ClearRenown,
    CopyAbility,
    Generosity,
    Hireable,
    HireHome,
    LatePrice,
    LayOut,
    Look,
    OtherMoves,
    ParryPerLine,
    PickTrick,
    PlayFromPile,
    Share,
    ToLocker,
    Treatable,
)
from .pick import (
    ACTOR,
    ADJACENT,
    ANY,
    BEARER,
    ELSEWHERE,
    ENEMY,
    EVENT_A,
    FIGHTER,
    HERE,
    IN_CITY,
    KIND_GEAR,
    KIND_PEOPLE,
    MINE,
    MY_LEADER,
    NEXT_CITY,
    NEXT_TO_TARGET,
    NOT_ADJACENT,
    SELF,
    TARGET,
    All,
    AtPlace,
    Chars,
    Controls,
    Engaged,
    Event,
    EventCard,
    EventNumber,
    Exists,
    Fewest,
    FoeStyle,
    GearOn,
    HandSize,
    Is,
    Itself,
    Lying,
    Not,
    Open,
    Opponents,
    Pile,
    Places,
    RoundCard,
    Won,
    Wounded,
    opposing,
)
from .verbs import (
    PLACE,
    TO_HERE,
    Again,
    Become,
    Cancel,
    CanMove,
    Choose,
    Claim,
    ClearStreet,
    DealCity,
    Destroy,
    DestroyCost,
    DiscardCost,
    DiscardHand,
    Draw,
    Either,
    Engage,
    EngageCost,
    EnGarde,
    Equip,
    GoHome,
    Heal,
    Here,
    Hurt,
    If,
    Join,
    Let,
    MoveTo,
    NextOpponent,
    PayFor,
    Pressure,
    Renown,
    RenownAt,
    RevealUntil,
    SinkRest,
    SpendRenown,
    Values,
    WoundCost,
    at_round_end,
    may,
)

card(
    "contempt_and_hatred",
    143,
    "Contempt and Hatred",
    SCHEME,
    NEUTRAL,
    "Demoralize, Duress",
    [
        ability(
            PLOT,
            (
                "Put 1 Renown on the Forums. Then you may put another on any location; if so, discard "
                "all City cards at that location."
            ),
            do=[
                Renown(FORUMS),
                may("Put another Renown somewhere and discard the City cards there?", [*put_one(), ClearStreet()]),
            ],
        ),
        passive("All Mercenaries (everyone's) have -1 Influence.", passives=[GroupInfluence(MERCENARY, False, 0, -1)]),
        ability(
            ACTION,
            (
                "Cost: engage the actor (must not have dash Influence). Pressure the location with "
                "Influence; a tie counts as success for you. On success claim it."
            ),
            cost=[EngageCost()],
            do=[Pressure(INFLUENCE, True), If(Won(), [Claim()])],
            city=True,
        ),
    ],
    initiative=43,
    panache=0,
    unique=True,
)

card(
    "filling_the_ranks",
    144,
    "Filling The Ranks",
    SCHEME,
    NEUTRAL,
    "Bargain, Conscription",
    [
        ability(
            PLOT,
            ("Put 1 Renown on any location. Then, if you alone have the fewest Renown, put 1 on a different location."),
            do=[
                *put_one(),
                If(Fewest(False), [Choose(Places(0, Open(), PLACE), "Put 1 Renown where?", T2, False), RenownAt(T2)]),
            ],
        ),
        ability(
            REACTION,
            (
                "Beginning of High Drama. Only if you alone control the fewest characters. Recruit an "
                "available Mercenary directly to your Home; it loses Negotiable and its cost is "
                "reduced by your choice of the Leader's Combat, Finesse or Influence."
            ),
            trigger=DRAMA_BEGINS,
            need=Fewest(True),
            do=[Choose(Hireable(), "Recruit whom?", T1, False), HireHome(), Join(True)],
            qual=LEADERS,
        ),
    ],
    initiative=50,
    panache=0,
    unique=True,
)

card(
    "inspire_generosity",
    145,
    "Inspire Generosity",
    SCHEME,
    NEUTRAL,
    "Bureaucracy, Camaraderie",
    [
        ability(
            PLOT,
            (
                "Move 1 Renown from one location to another, then put 1 on every location that has "
                "none. Each player draws a card; then the player with strictly least Renown draws "
                "one; then the player with strictly fewest characters draws one."
            ),
            do=[*move_anywhere(), Generosity()],
        )
    ],
    initiative=15,
    panache=0,
    unique=True,
)

card(
    "let_the_sword_decide",
    146,
    "Let the Sword Decide",
    SCHEME,
    NEUTRAL,
    "Flourish, Honor",
    [
        ability(PLOT, "Put 1 Renown on the Docks and 1 on the Forums.", do=[Renown(DOCKS), Renown(FORUMS)]),
        ability(
            REACTION,
            "After you equip a Weapon. Draw a card.",
            trigger=EQUIPPED,
            need=All(Event(EV_C, MINE), EventCard(mask=WEAPON)),
            do=[Draw()],
        ),
        ability(
            REACTION,
            "When the foe announces a Maneuver or Technique. Cancel its effects.",
            trigger=STYLE_SHOWN,
            need=FoeStyle(True),
            do=[Cancel()],
        ),
    ],
    initiative=63,
    panache=0,
    unique=True,
)

card(
    "lets_haggle",
    147,
    "Let's Haggle",
    SCHEME,
    NEUTRAL,
    "Bargain, Market",
    [
        ability(
            PLOT,
            (
                "Put 1 Renown on the Grand Bazaar and 1 on the Forums. Then reveal City Deck cards "
                "until an attachment appears, add it to the Grand Bazaar and sink the rest."
            ),
            do=[Renown(BAZAAR), Renown(FORUMS), RevealUntil(KIND_GEAR), LayOut(), SinkRest()],
        ),
        ability(
            ACTION,
            (
                "The actor (at any City location) equips a target attachment lying at the Grand "
                "Bazaar; it costs 1 less if the actor is at the Bazaar."
            ),
            do=[Choose(BazaarGear(), "Equip which attachment?"), Let(T2, ACTOR), PayFor(1, BAZAAR), Equip()],
            city=True,
        ),
    ],
    initiative=77,
    panache=0,
    unique=True,
)

card(
    "marooned",
    148,
    "Marooned",
    SCHEME,
    NEUTRAL,
    "Betrayal, Solitary",
    [
        ability(PLOT, "Put 1 Renown on the Docks and 1 on the Grand Bazaar.", do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(
            ACTION,
            (
                "Target: a Mercenary opposing the actor. You may discard any number of cards; for "
                "each, either engage or wound the target."
            ),
            do=[
                Choose(opposing(MERCENARY), "Whom?"),
                may(
                    "Discard a card to engage or wound it?",
                    [DiscardCost(), Either("Engage or wound?", ["engage", "wound"], [[Engage()], [Hurt()]]), Again(1)],
                    HandSize(1),
                ),
            ],
            city=True,
        ),
    ],
    initiative=22,
    panache=1,
    unique=True,
)

card(
    "midnight_shipment",
    149,
    "Midnight Shipment",
    SCHEME,
    NEUTRAL,
    "Logistics, Market",
    [
        ability(
            PLOT,
            ("Put 1 Renown on the Docks and 1 on the Grand Bazaar. Then deal a City card to the Docks."),
            do=[Renown(DOCKS), Renown(BAZAAR), DealCity(DOCKS)],
        ),
        ability(
            ACTION,
            (
                "Only if the Docks hold no City cards, or only events. Move the actor from the Docks "
                "to any City location."
            ),
            need=All(AtPlace(DOCKS), Not(Exists(Lying(KIND_PEOPLE | KIND_GEAR, 10 + DOCKS)))),
            do=[Choose(Places(ELSEWHERE), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
    ],
    initiative=80,
    panache=0,
    unique=True,
)

card(
    "parley_gone_wrong",
    150,
    "Parley Gone Wrong",
    SCHEME,
    NEUTRAL,
    "Feud, Provocation",
    [
        ability(
            PLOT,
            ("Put 1 Renown on the Forums. Then each opponent may move 1 Renown from any location to the Forums."),
            do=[
                Renown(FORUMS),
                NextOpponent(1),
                OtherMoves(False),
                NextOpponent(2),
                OtherMoves(False),
                NextOpponent(3),
                OtherMoves(False),
            ],
        ),
        passive(
            (
                "A player may intervene in a challenge at the Forums only if that player added or "
                "moved Renown there this Day (schemes and other effects both count)."
            ),
            keys=CLOSES_FORUMS,
        ),
    ],
    initiative=55,
    panache=1,
    unique=True,
)

card(
    "shifting_tides",
    151,
    "Shifting Tides",
    SCHEME,
    NEUTRAL,
    "Nature",
    [
        ability(
            REVEALED,
            "Discard all City cards from every City location (before any scheme resolves).",
            do=[ClearStreet(True)],
        ),
        ability(
            PLOT,
            (
                "Deal a City card to every City location. Then discard all Renown from all locations "
                "and put 1 on a location; then an opponent you choose puts 1 on a different location."
            ),
            do=[
                DealCity(),
                ClearRenown(),
                *put_one(),
                Choose(Opponents(), "Who puts another?", NUM, False),
                OtherMoves(True),
            ],
        ),
    ],
    initiative=1,
    panache=1,
    unique=True,
)

card(
    "until_morale_improves",
    152,
    "Until Morale Improves",
    SCHEME,
    NEUTRAL,
    "Ad Hoc, Demoralize",
    [
        ability(
            PLOT,
            "Put 1 Renown on any location, or move 1 Renown to an adjacent location.",
            do=[Either("Renown?", ["put 1 on a location", "move 1 to an adjacent location"], [put_one(), move_one()])],
        ),
        ability(
            ACTION,
            ("Cost: the actor takes 1 wound. Make a target character at this location en garde."),
            cost=[WoundCost()],
            do=[Choose(Chars(ANY, HERE), "Who becomes en garde?"), EnGarde()],
            city=True,
        ),
        ability(
            ACTION,
            "Cost: the actor takes 1 wound. Engage a target character at this location.",
            cost=[WoundCost()],
            do=[Choose(Chars(ANY, HERE), "Engage whom?"), Engage()],
            city=True,
        ),
    ],
    initiative=30,
    panache=-2,
    unique=True,
)

card(
    "breastplate",
    153,
    "Breastplate",
    ATTACHMENT,
    NEUTRAL,
    "Armor",
    [
        passive(
            ("Forced. In a duel, the first time the bearer would take any wounds. Reduce that number of wounds by 1."),
            keys=PADDED,
        ),
        passive(
            ("Forced. When the bearer is wounded (a reduction to 0 is not being wounded). Destroy this card."), keys=0
        ),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 3, 1),
)

card(
    "corpse_speak",
    154,
    "Corpse Speak",
    ATTACHMENT,
    NEUTRAL,
    "Sorcery, Unguent",
    [
        passive(
            "Only on a Sorcerer of yours, whose Influence is set to 0.", bearer=Itself(SORCERER), keys=ZEROES_INFLUENCE
        ),
        ability(
            ACTION,
            (
                "Cost: engage the bearer, who is the actor. Play a target risk from your discard pile "
                "as if from hand. This card goes to the Locker."
            ),
            cost=[EngageCost(BEARER)],
            do=[PlayFromPile(MINE, 0, 0, True), ToLocker()],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
)

card(
    "improvised_weapon",
    155,
    "Improvised Weapon",
    ATTACHMENT,
    NEUTRAL,
    "Flourish, Weapon, Melee, Ad Hoc",
    [
        ability(
            REACTION,
            (
                "When the round in which you played it as combat card ends. Equip this card to your "
                "fighter from the dueling line at no cost."
            ),
            trigger=ROUND_ENDS,
            actor=NOBODY,
            need=RoundCard(),
            do=[Let(T1, SELF), Equip(FIGHTER)],
        ),
        ability(TECHNIQUE, "Cost: destroy this card. +1 Thrust.", cost=[DestroyCost(SELF)], do=[Values(0, 0, 1)]),
        ability(MANEUVER, "+1 Parry.", do=[Values(0, 1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 1),
)

card(
    "matchlock_musket",
    156,
    "Matchlock Musket",
    ATTACHMENT,
    NEUTRAL,
    "Weapon, Ranged, Rifle",
    [
        ability(
            ACTION,
            (
                "Cost: discard a card. A target character at an adjacent City location may be engaged "
                "by its owner; if not (or already engaged), wound it."
            ),
            cost=[DiscardCost()],
            do=[
                Choose(Chars(ANY, NEXT_CITY), "Whom?"),
                Either("Engage it?", ["no", "yes"], [[Hurt()], [Engage()]], [None, Not(Engaged(TARGET))], TARGET),
            ],
            city=True,
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, DASH, 5),
)

card(
    "throwing_knife",
    157,
    "Throwing Knife",
    ATTACHMENT,
    NEUTRAL,
    "Weapon, Ranged, Knife",
    [ability(TECHNIQUE, "Cost: destroy this card. +1 Thrust.", cost=[DestroyCost(SELF)], do=[Values(0, 0, 1)])],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
)

card(
    "uppmans_jacket",
    158,
    "Uppman's Jacket",
    ATTACHMENT,
    NEUTRAL,
    "Attire, Coat, Rilasciare",
    [ability(ACTION, "Cost: discard a card. Draw a card.", cost=[DiscardCost()], do=[Draw()])],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    values=(DASH, 2, 2),
)

card(
    "appealing_to_the_people",
    159,
    "Appealing to the People",
    RISK,
    NEUTRAL,
    "Bureaucracy, Heroic",
    [
        passive(
            "Costs 1 less while your Leader is a Hero or a Diplomat.",
            passives=[Cheaper(Is(MY_LEADER, Chars(mask=HERO | DIPLOMAT)))],
        ),
        ability(
            ACTION,
            "Make an actor at a location you control en garde.",
            need=All(Controls(), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
    ],
    cost=2,
    values=(DASH, 3, 1),
)

card(
    "bleed_out",
    160,
    "Bleed Out",
    RISK,
    NEUTRAL,
    "Villainous",
    [
        passive("Costs 1 less while your Leader is a Villain.", passives=[Cheaper(Is(MY_LEADER, Chars(mask=VILLAIN)))]),
        ability(
            ACTION,
            "Target: an already wounded non-Leader at a City location. Wound the target.",
            do=[Choose(Chars(ANY, IN_CITY, none=LEADERS, extra=Wounded()), "Wound whom?"), Hurt()],
        ),
    ],
    cost=1,
    values=(1, DASH, 3),
)

card(
    "boon",
    161,
    "Boon",
    RISK,
    NEUTRAL,
    "Sorcery, Glamour",
    [
        ability(
            ACTION,
            (
                "Cost: engage the actor. This card becomes an attachment on a character at the "
                "actor's location, giving +1 Combat, +1 Finesse and +1 Influence; discarded at end of "
                "Day. The ability cannot be copied."
            ),
            cost=[EngageCost()],
            do=[Choose(Chars(ANY, HERE), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            city=True,
            qual=SORCERER,
        ),
        passive("", keys=ENDS_WITH_DAY, gear=(1, 1, 1, 0)),
    ],
    cost=0,
    values=(DASH, 2, 3),
)

card(
    "come_hither",
    162,
    "Come Hither",
    RISK,
    NEUTRAL,
    "Romance, Temptation",
    [
        ability(
            ACTION,
            "Target: any character. Move the target to an adjacent City location.",
            do=[
                Choose(Chars(extra=CanMove()), "Move whom?"),
                Choose(Places(NEXT_TO_TARGET), "Where to?", PLACE, False),
                MoveTo(),
            ],
        )
    ],
    cost=2,
    values=(DASH, 2, 3),
)

card(
    "devotion",
    163,
    "Devotion",
    RISK,
    NEUTRAL,
    "Faith",
    [
        ability(
            ACTION,
            (
                "Look at your top three cards: sink one, take one, place the third face down at a "
                "location. At end of Day it goes to your hand if you control that location, else it "
                "is discarded."
            ),
            do=[
                Choose(Places(), "At which location does the third card wait?", PLACE, False),
                Look(0, 3),
                Share(0, "Take which card?"),
                Share(1, "Which card waits face down?"),
                SinkRest(),
            ],
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
)

card(
    "hidden_corridors",
    164,
    "Hidden Corridors",
    RISK,
    NEUTRAL,
    "Flourish, Stealth",
    [
        ability(
            ACTION,
            "Move the actor to a location that is not adjacent.",
            do=[Choose(Places(NOT_ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            ("When this round of yours ends (after its wounds), move your fighter to an adjacent City location."),
            do=[at_round_end(*step_aside())],
        ),
    ],
    cost=1,
    values=(DASH, 1, DASH),
)

card(
    "i_know_that_trick",
    165,
    "I Know that Trick!",
    RISK,
    NEUTRAL,
    "Flourish, Prepared",
    [
        ability(
            MANEUVER,
            ("Copy the effects of one Technique found on the foe or on an attachment of theirs."),
            do=[PickTrick(), CopyAbility(True)],
        )
    ],
    cost=0,
    values=(1, 1, 1),
    aliases=("I Know that Trick", "I know that Trick!"),
)

card(
    "im_done_with_you",
    166,
    "I'm Done with You",
    RISK,
    NEUTRAL,
    "Flourish, Demoralize",
    [ability(MANEUVER, "+1 Parry for each other card in your dueling line.", do=[ParryPerLine()])],
    cost=0,
    values=(DASH, 1, DASH),
)

card(
    "liberating_goods",
    167,
    "Liberating Goods",
    RISK,
    NEUTRAL,
    "Crime, Theft",
    [
        ability(
            ACTION,
            (
                "Take control of a target non-Unique attachment in an opponent's discard pile and "
                "equip it to the actor, paying its costs."
            ),
            do=[
                Choose(Pile(ENEMY, KIND_GEAR, common=True, pays=True), "Take which attachment?"),
                Let(T2, ACTOR),
                PayFor(),
                Equip(),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
)

card(
    "a_new_strategy",
    168,
    "A New Strategy",
    RISK,
    NEUTRAL,
    "Logistics, Savvy",
    [
        ability(
            ACTION,
            "Cost: spend 1 Renown. Draw two cards. This card goes to the Locker.",
            cost=[SpendRenown(1)],
            do=[Draw(2)],
            afterwards=1,
        )
    ],
    cost=0,
    values=(2, DASH, 1),
)

card(
    "not_today",
    169,
    "Not Today",
    RISK,
    NEUTRAL,
    "Ad Hoc",
    [
        ability(
            FORCED,
            (
                "When the round in which you played this as combat card ends. Wound your fighter and "
                "move it Home engaged."
            ),
            trigger=ROUND_ENDS,
            need=RoundCard(),
            do=[Hurt(FIGHTER), GoHome(FIGHTER, True)],
        )
    ],
    cost=0,
    values=(DASH, 5, DASH),
)

card(
    "opulence",
    170,
    "Opulence",
    RISK,
    NEUTRAL,
    "Fortune",
    [
        passive("Wealth: worth 2 when discarded to pay a cost, and then sent to the Locker.", keys=TO_LOCKER_PAID),
        ability(ACTION, "Cost: discard your whole hand. Draw a card.", cost=[DiscardHand()], do=[Draw()]),
    ],
    cost=0,
    values=(0, 0, 1),
    wealth=True,
)

card(
    "paid_off",
    171,
    "Paid Off",
    RISK,
    NEUTRAL,
    "Cunning, Villainous",
    [
        passive(
            "Costs 1 less while the actor is a Villain or Scoundrel.",
            passives=[Cheaper(Is(ACTOR, Chars(mask=VILLAIN | SCOUNDREL)))],
        ),
        ability(
            ACTION,
            ("Engage a target Mercenary opposing the actor; one already engaged is moved Home instead."),
            do=[Choose(opposing(MERCENARY), "Whom?"), If(Engaged(TARGET), [GoHome()], [Engage()])],
            city=True,
        ),
    ],
    cost=2,
    values=(1, DASH, 2),
)

card(
    "pull",
    172,
    "Pull",
    RISK,
    NEUTRAL,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            (
                "Cost: the actor takes 1 wound unless it is a Strega. Move a target character (any) "
                "to the actor's location."
            ),
            cost=[WoundCost(STREGA)],
            do=[Choose(Chars(extra=CanMove(True)), "Move whom here?"), MoveTo(TARGET, TO_HERE)],
            city=True,
            qual=SORCERER,
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
)

card(
    "sea_legs",
    173,
    "Sea Legs",
    RISK,
    NEUTRAL,
    "Savvy",
    [
        ability(
            REACTION,
            ("After a character of yours moves to a City location. Move it again, to an adjacent City location."),
            trigger=MOVED,
            need=All(Event(EV_A, MINE), EventNumber(EV_C, 0, 4)),
            do=[Here(reg=EV_C), Choose(Places(ADJACENT), "Move on where?", PLACE, False), MoveTo(EVENT_A)],
        )
    ],
    cost=1,
    values=(1, 0, 1),
)

card(
    "shoddy_craftsmanship",
    174,
    "Shoddy Craftsmanship",
    RISK,
    NEUTRAL,
    "Sabotage",
    [
        ability(
            ACTION,
            "Destroy a target non-Unique attachment.",
            do=[Choose(GearOn(common=True), "Destroy which attachment?"), Destroy()],
        )
    ],
    cost=1,
    values=(DASH, 1, 3),
)

card(
    "tending_the_wounded",
    175,
    "Tending the Wounded",
    RISK,
    NEUTRAL,
    "Faith, Penance",
    [
        ability(
            ACTION,
            ("Cost: discard any number of cards. A target non-Leader of yours heals 1 wound per card discarded."),
            do=[
                Choose(Chars(MINE, none=LEADERS, extra=Wounded()), "Heal whom?"),
                may("Discard a card to heal 1 wound?", [DiscardCost(), Heal(), Again(1)], HandSize(1)),
            ],
        )
    ],
    cost=0,
    values=(DASH, 3, 2),
)

card(
    "triage",
    176,
    "Triage",
    RISK,
    NEUTRAL,
    "Heroic",
    [
        passive("Costs 1 less when it targets a Hero or a Scoundrel.", passives=[]),
        ability(
            ACTION,
            "A target character heals 1 wound.",
            cost=[LatePrice()],
            do=[Choose(Chars(extra=Treatable()), "Heal whom?"), LatePrice(), Heal()],
        ),
    ],
    cost=1,
    values=(0, 0, 4),
)
