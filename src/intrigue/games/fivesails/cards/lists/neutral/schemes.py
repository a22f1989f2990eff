"""The schemes of no faction."""

from __future__ import annotations

from ..vocabulary import *

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
                If(
                    Fewest(False),
                    [Choose(Places(0, Open(), (PLACE,)), "Add 1 Renown where?", T2, False), Renown(at(T2))],
                ),
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
            do=[
                Choose(
                    Lying(KIND_PEOPLE, extra=Suppose(AnyOf(*[Can(PayFor(off=stat)) for stat in FIRST_STATS]))),
                    "Recruit whom?",
                    T1,
                    False,
                ),
                Either(
                    "Which of your Leader's stats is taken off the cost?",
                    ["Combat: pay {}", "Finesse: pay {}", "Influence: pay {}"],
                    [[PayFor(off=stat)] for stat in FIRST_STATS],
                    [Can(PayFor(off=stat)) for stat in FIRST_STATS],
                ),
                Join(True),
            ],
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
            do=[
                *move_anywhere(),
                Renown(EVERYWHERE, where=RenownHere(most=0, of_place=True)),
                Draw(by=EVERYBODY),
                Let(T2, LEAST_RENOWN),
                Draw(by=T2),
                Let(T2, FEWEST_PEOPLE),
                Draw(by=T2),
            ],
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
            do=[
                Choose(Lying(KIND_GEAR, AT_CITY + BAZAAR, Fits(paid=True, home=BAZAAR)), "Equip which attachment?"),
                Let(T2, ACTOR),
                PayFor(1, BAZAAR),
                Equip(),
            ],
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
                    All(HandSize(1), InPlay(TARGET)),
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
            need=All(
                Is(ACTOR, Chars(where=AT_CITY + DOCKS)), Not(Exists(Lying(KIND_PEOPLE | KIND_GEAR, AT_CITY + DOCKS)))
            ),
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
                Let(PLACE, city_place(FORUMS)),
                *each_opponent(
                    Choose(
                        Places(0, All(RenownHere(1, of_place=True), Open()), (PLACE,)),
                        "Move 1 Renown to the Forums?",
                        T2,
                        False,
                        True,
                        seat_in(NUM),
                    ),
                    If(Chosen(T2), [MoveRenown(at(T2), TO_PLACE, NUM)]),
                ),
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
                Choose(
                    Places(0, Open(), (PLACE,)), "Add 1 Renown to which other location?", T2, False, by=seat_in(NUM)
                ),
                Renown(at(T2), by=NUM),
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
