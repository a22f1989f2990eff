"""Cards that every faction may play."""

from __future__ import annotations

from ..rules.frames import (
    EV_A,
    EV_C,
    LOC,
    NUM,
    T1,
    T2,
)
from ..state.layout import BAZAAR, DOCKS, FORUMS
from .build import ability, card, passive
from .common import move_anywhere, move_one, put_one, step_aside
from .looks import (
    Look,
    PlayFromPile,
)
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
from .moments import (
    Event,
    EventCard,
    EventNumber,
    FoeStyle,
    RoundCard,
)
from .numbers import Cheaper, GroupInfluence
from .odd import (
    Generosity,
    OtherMoves,
    Share,
)
from .odd_costs import (
    CopyAbility,
    LatePrice,
    PickTrick,
    Treatable,
)
from .odd_crews import (
    BazaarGear,
    Hireable,
    HireHome,
)
from .odd_duels import (
    ParryPerLine,
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
    Chars,
    GearOn,
    Lying,
    Opponents,
    Pile,
    Places,
    opposing,
)
from .verbs import (
    ALL_CITY_CARDS,
    ALL_OF_IT,
    CITY_CARDS_THERE,
    EVERYWHERE,
    INTO_LOCKER,
    PLACE,
    SHOWN,
    TO_BAZAAR,
    TO_BOTTOM,
    TO_DISCARD,
    TO_HERE,
    TO_HOME,
    WHOLE_HAND,
    Again,
    Become,
    Cancel,
    CanMove,
    Choose,
    Claim,
    DealCity,
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
    Join,
    Let,
    MoveTo,
    PayFor,
    Pressure,
    Put,
    Renown,
    Reveal,
    Values,
    at,
    at_round_end,
    may,
    opponent,
)
from .when import (
    All,
    AtPlace,
    Controls,
    Engaged,
    Exists,
    Fewest,
    HandSize,
    Is,
    Itself,
    Not,
    Open,
    Won,
    Wounded,
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
                "Add 1 Renown to the Forums. You may then add 1 to any location; if you do, discard all City "
                "cards there."
            ),
            do=[
                Renown(FORUMS),
                may(
                    "Add 1 Renown somewhere and discard the City cards there?",
                    [*put_one(), Put(TO_DISCARD, CITY_CARDS_THERE)],
                ),
            ],
        ),
        passive(
            "All Mercenaries have -1 Influence, whoever controls them.",
            passives=[GroupInfluence(MERCENARY, False, 0, -1)],
        ),
        ability(
            ACTION,
            (
                "Engage the actor • Pressure this location with Influence; a tie is a success for you. If you "
                "succeed, claim it."
            ),
            cost=[Engage(ACTOR)],
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
            ("Add 1 Renown to a location. Then, if you have less Renown than anybody else, add 1 to another location."),
            do=[
                *put_one(),
                If(Fewest(False), [Choose(Places(0, Open(), PLACE), "Add 1 Renown where?", T2, False), Renown(at(T2))]),
            ],
        ),
        ability(
            REACTION,
            (
                "As High Drama begins, if you have fewer characters than anybody else • Recruit an available "
                "Mercenary to your Home. Your Leader's Combat, Finesse or Influence, as you choose, is taken "
                "off the cost; nobody can parley."
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
                "Move 1 Renown from a location to another, then add 1 to each location without any. Everybody "
                "draws a card; then whoever alone has least Renown draws one more, and after that whoever "
                "alone has fewest characters."
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
        ability(PLOT, "Add 1 Renown to both the Docks and the Forums.", do=[Renown(DOCKS), Renown(FORUMS)]),
        ability(
            REACTION,
            "After you equipped a Weapon • Draw a card.",
            trigger=EQUIPPED,
            need=All(Event(EV_C, MINE), EventCard(mask=WEAPON)),
            do=[Draw()],
        ),
        ability(
            REACTION,
            "When the adversary announces a Technique or a Maneuver in a duel • Cancel its effects.",
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
                "Add 1 Renown to both the Grand Bazaar and the Forums. Then reveal cards from the City Deck "
                "until an attachment turns up: lay it out at the Grand Bazaar, and sink the others."
            ),
            do=[Renown(BAZAAR), Renown(FORUMS), Reveal(until=KIND_GEAR), Put(TO_BAZAAR), Put(TO_BOTTOM, SHOWN)],
        ),
        ability(
            ACTION,
            (
                "Wherever the actor is: equip the actor with a target attachment that lies at the Grand "
                "Bazaar, for 1 less if the actor is there too."
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
        ability(PLOT, "Add 1 Renown to both the Docks and the Grand Bazaar.", do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(
            ACTION,
            (
                "Choose a target opposing Mercenary. Discard as many cards as you like: for each of them, "
                "engage or wound that Mercenary."
            ),
            do=[
                Choose(opposing(MERCENARY), "Which Mercenary?"),
                may(
                    "Discard a card to engage or wound {target}?",
                    [
                        Discard(),
                        Either("Engage or wound {target}?", ["engage", "wound"], [[Engage()], [Hurt()]]),
                        Again(1),
                    ],
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
            ("Add 1 Renown to both the Docks and the Grand Bazaar. Then one more City card is dealt to the Docks."),
            do=[Renown(DOCKS), Renown(BAZAAR), DealCity(DOCKS)],
        ),
        ability(
            ACTION,
            (
                "At the Docks, if neither a Mercenary nor an attachment is available there • The actor moves "
                "to any other City location."
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
            ("Add 1 Renown to the Forums. Then every opponent may move 1 Renown there from another location."),
            do=[
                Renown(FORUMS),
                Let(T2, opponent(1)),
                OtherMoves(False),
                Let(T2, opponent(2)),
                OtherMoves(False),
                Let(T2, opponent(3)),
                OtherMoves(False),
            ],
        ),
        passive(
            ("Only those who added or moved Renown to the Forums today can intervene in challenges there."),
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
            "Discard the City cards of all locations.",
            do=[Put(TO_DISCARD, ALL_CITY_CARDS)],
        ),
        ability(
            PLOT,
            (
                "Deal a City card to each location, then discard the Renown of all locations. Add 1 Renown to "
                "a location; then an opponent of your choice adds 1 to another."
            ),
            do=[
                DealCity(),
                Renown(EVERYWHERE, ALL_OF_IT),
                *put_one(),
                Choose(Opponents(), "Which opponent adds another?", NUM, False),
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
            "Add 1 Renown to a location, or move 1 between two adjacent ones.",
            do=[
                Either(
                    "Add Renown, or move some?",
                    ["add 1 to a location", "move 1 to an adjacent location"],
                    [put_one(), move_one()],
                )
            ],
        ),
        ability(
            ACTION,
            "Wound the actor • A target character here becomes en garde.",
            cost=[Hurt(ACTOR)],
            do=[Choose(Chars(ANY, HERE), "Who becomes en garde?"), EnGarde()],
            city=True,
        ),
        ability(
            ACTION,
            "Wound the actor • Engage a target character here.",
            cost=[Hurt(ACTOR)],
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
            "In each duel, the first wounds that the bearer would take are 1 fewer.",
            keys=PADDED,
        ),
        passive("When any wound gets through to the bearer, destroy this card.", keys=0),
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
            "Only for a Sorcerer of yours. The bearer's Influence is set to 0.",
            bearer=Itself(SORCERER),
            keys=ZEROES_INFLUENCE,
        ),
        ability(
            ACTION,
            (
                "Engage the bearer • The bearer plays an Action of a risk in your discard pile as if from "
                "your hand. Send this card to the Locker."
            ),
            cost=[Engage(BEARER)],
            do=[PlayFromPile(MINE, 0, 0, True), Put(INTO_LOCKER, SELF)],
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
            ("When the round ends in which this was your combat card • Equip your fighter with it, free of charge."),
            trigger=ROUND_ENDS,
            actor=NOBODY,
            need=RoundCard(),
            do=[Let(T1, SELF), Equip(FIGHTER)],
        ),
        ability(TECHNIQUE, "Destroy this card • +1 Thrust.", cost=[Destroy(SELF)], do=[Values(0, 0, 1)]),
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
                "Discard a card • Choose a target character in an adjacent City location. Its player may "
                "engage it; otherwise wound it."
            ),
            cost=[Discard()],
            do=[
                Choose(Chars(ANY, NEXT_CITY), "Aim at whom?"),
                Either(
                    "Engage {target}? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt()], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
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
    [ability(TECHNIQUE, "Destroy this card • +1 Thrust.", cost=[Destroy(SELF)], do=[Values(0, 0, 1)])],
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
    [ability(ACTION, "Discard a card • Draw a card.", cost=[Discard()], do=[Draw()])],
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
            "Costs 1 less with a Hero or a Diplomat as your Leader.",
            passives=[Cheaper(Is(MY_LEADER, Chars(mask=HERO | DIPLOMAT)))],
        ),
        ability(
            ACTION,
            "At a location that you control • The actor becomes en garde.",
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
        passive("Costs 1 less with a Villain as your Leader.", passives=[Cheaper(Is(MY_LEADER, Chars(mask=VILLAIN)))]),
        ability(
            ACTION,
            "Wound a target non-Leader at a City location who has a wound already.",
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
            "Engage the actor • Attach this card to a character here. This ability cannot be copied.",
            cost=[Engage(ACTOR)],
            do=[Choose(Chars(ANY, HERE), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            city=True,
            qual=SORCERER,
        ),
        passive(
            ("While attached, the bearer has +1 Combat, +1 Finesse and +1 Influence. As the Day ends, discard it."),
            keys=ENDS_WITH_DAY,
            gear=(1, 1, 1, 0),
        ),
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
            "A target character moves to an adjacent City location.",
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
                "Choose a City location and look at the top three cards of your deck. Take one into your "
                "hand, lay one face-down at that location and sink the third. As Dusk begins, take the "
                "face-down card into your hand if you control the location; if not, discard it."
            ),
            do=[
                Choose(Places(), "At which location does the third card wait?", PLACE, False),
                Look(0, 3),
                Share(0, "Take which card?"),
                Share(1, "Which card waits face down?"),
                Put(TO_BOTTOM, SHOWN),
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
            "The actor moves to a City location that is not adjacent.",
            do=[Choose(Places(NOT_ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "When this round ends, your fighter moves to an adjacent City location.",
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
            "Copy a Technique of the foe, or of an attachment of the foe; its costs are yours to pay.",
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
    [ability(MANEUVER, "+1 Parry for every other card in your dueling line.", do=[ParryPerLine()])],
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
                "Choose a target attachment of an opponent's discard pile that is not Unique: pay its costs, "
                "take control of it and equip the actor with it."
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
            "Spend 1 Renown • Draw two cards. Send this card to the Locker.",
            cost=[Gain(-1)],
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
                "When the round ends in which this was your combat card • Wound your fighter, who then moves "
                "Home engaged."
            ),
            trigger=ROUND_ENDS,
            need=RoundCard(),
            do=[Hurt(FIGHTER), MoveTo(FIGHTER, TO_HOME, True)],
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
        passive("Wealth: worth 2 as payment. After such use send it to the Locker.", keys=TO_LOCKER_PAID),
        ability(ACTION, "Discard your hand • Draw a card.", cost=[Discard(WHOLE_HAND)], do=[Draw()]),
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
            "Costs 1 less if the actor is a Scoundrel or a Villain.",
            passives=[Cheaper(Is(ACTOR, Chars(mask=VILLAIN | SCOUNDREL)))],
        ),
        ability(
            ACTION,
            "Engage a target opposing Mercenary; if it is engaged already, move it Home.",
            do=[
                Choose(opposing(MERCENARY), "Which Mercenary?"),
                If(Engaged(TARGET), [MoveTo(TARGET, TO_HOME)], [Engage()]),
            ],
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
            ("Wound the actor, except a Strega • A target character, whoever and wherever it is, moves here."),
            cost=[Hurt(ACTOR, unless=STREGA)],
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
            "After a character of yours moved to a City location • It moves on to an adjacent one.",
            trigger=MOVED,
            need=All(Event(EV_A, MINE), EventNumber(EV_C, 0, 4)),
            do=[Let(LOC, at(EV_C)), Choose(Places(ADJACENT), "Move on where?", PLACE, False), MoveTo(EVENT_A)],
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
            "Destroy a target attachment that is not Unique.",
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
            (
                "Choose a target non-Leader of yours. Discard as many cards as you like: for each of them, "
                "that character heals 1 wound."
            ),
            do=[
                Choose(Chars(MINE, none=LEADERS, extra=Wounded()), "Heal whom?"),
                may("Discard a card to heal 1 wound of {target}?", [Discard(), Heal(), Again(1)], HandSize(1)),
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
        passive("Costs 1 less if the target is a Hero or a Scoundrel.", passives=[]),
        ability(
            ACTION,
            "Heal 1 wound of a target character.",
            cost=[LatePrice()],
            do=[Choose(Chars(extra=Treatable()), "Heal whom?"), LatePrice(), Heal()],
        ),
    ],
    cost=1,
    values=(0, 0, 4),
)
