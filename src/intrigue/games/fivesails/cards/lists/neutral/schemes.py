"""The schemes of no faction."""

from __future__ import annotations

from ....state.city import BAZAAR, DOCKS, FORUMS
from ....state.frames import FIRST, NUMBER, PLACE, SECOND
from ....state.names import (
    ACTION,
    DRAMA_BEGINS,
    EQUIPPED,
    INFLUENCE,
    LEADERS,
    MERCENARY,
    NEUTRAL,
    PLOT,
    REACTION,
    REVEALED,
    SCHEME,
    STYLE_SHOWN,
    WEAPON,
)
from ...ability_steps import Cancel
from ...attachment_steps import Equip, Fits, Join, PayFor
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, CHARACTERS, Lying
from ...card_steps import (
    ALL_CITY_CARDS,
    CITY_CARDS_THERE,
    EVERYBODY,
    SHOWN,
    TO_BAZAAR,
    TO_BOTTOM,
    TO_DISCARD,
    DealCity,
    Discard,
    Draw,
    Put,
    Reveal,
)
from ...character_passives import ClosesForums
from ...character_steps import PLACE_IN_SECOND, TO_PLACE, Engage, EnGarde, Hurt, MoveTo
from ...common import FIRST_STATS, each_opponent, move_anywhere, move_one, put_one
from ...conditions import All, AnyOf, Can, Chosen, Exists, InPlay, Is, Not, Suppose
from ...flow import SEAT_IN_NUMBER, Again, Choose, Either, If, may
from ...location_steps import ALL_OF_IT, EVERYWHERE, Claim, MoveRenown, PutPressure, Renown
from ...memory import Let, LetFewest, LetPlace
from ...moment_conditions import ITS_SEAT, FoeStyle, MomentBy, MomentCard
from ...number_passives import GroupInfluence
from ...selections import (
    ACTOR,
    ANY,
    ANYWHERE,
    AT_CITY,
    ELSEWHERE,
    HERE,
    MINE,
    READY,
    TARGET,
    TIRED,
    Chars,
    Opponents,
    Places,
    opposing,
)
from ...table_conditions import Fewest, HandSize, Open, RenownHere, Won

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
            do=[
                Renown(FORUMS),
                may(
                    "ask-add-renown-and-clear",
                    [*put_one(), Put(TO_DISCARD, CITY_CARDS_THERE)],
                ),
            ],
        ),
        passive([GroupInfluence(MERCENARY, mine=False, renown=0, amount=-1)]),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[PutPressure(INFLUENCE, ties_win=True), If(Won(), [Claim()])],
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
            do=[
                *put_one(),
                If(
                    Fewest(crew=False),
                    [
                        Choose(Places(ANYWHERE, Open(), but=(PLACE,)), "ask-add-renown", SECOND, aim=False),
                        Renown(PLACE_IN_SECOND),
                    ],
                ),
            ],
        ),
        ability(
            REACTION,
            trigger=DRAMA_BEGINS,
            need=Fewest(crew=True),
            do=[
                Choose(
                    Lying(CHARACTERS, extra=Suppose(AnyOf(*[Can(PayFor(off=stat)) for stat in FIRST_STATS]))),
                    "ask-recruit-whom",
                    FIRST,
                    aim=False,
                ),
                Either(
                    "ask-leader-stat",
                    ["do-pay-less-combat", "do-pay-less-finesse", "do-pay-less-influence"],
                    [[PayFor(off=stat)] for stat in FIRST_STATS],
                    [Can(PayFor(off=stat)) for stat in FIRST_STATS],
                ),
                Join(home=True),
            ],
            qualifier=LEADERS,
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
            do=[
                *move_anywhere(),
                Renown(EVERYWHERE, where=RenownHere(most=0, of_place=True)),
                Draw(by=EVERYBODY),
                LetFewest(SECOND, crew=False),
                Draw(by=SECOND),
                LetFewest(SECOND, crew=True),
                Draw(by=SECOND),
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
        ability(PLOT, do=[Renown(DOCKS), Renown(FORUMS)]),
        ability(
            REACTION,
            trigger=EQUIPPED,
            need=All(MomentBy(ITS_SEAT, MINE), MomentCard(traits=WEAPON)),
            do=[Draw()],
        ),
        ability(
            REACTION,
            trigger=STYLE_SHOWN,
            need=FoeStyle(maneuvers=True),
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
            do=[Renown(BAZAAR), Renown(FORUMS), Reveal(until=ATTACHMENTS), Put(TO_BAZAAR), Put(TO_BOTTOM, SHOWN)],
        ),
        ability(
            ACTION,
            do=[
                Choose(
                    Lying(ATTACHMENTS, where=AT_CITY + BAZAAR, extra=Fits(paid=True, cheaper_at=BAZAAR)),
                    "ask-equip-which-attachment",
                ),
                Let(SECOND, ACTOR),
                PayFor(less=1, only_at=BAZAAR),
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
        ability(PLOT, do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(
            ACTION,
            useful=HandSize(least=1),  # FIV-C-145
            do=[
                Choose(opposing(MERCENARY), "ask-which-mercenary"),
                may(
                    "ask-discard-to-engage-or-wound",
                    [
                        Discard(),
                        Either("ask-engage-or-wound", ["do-engage", "do-wound"], [[Engage()], [Hurt()]]),
                        Again(skip=1),
                    ],
                    All(HandSize(least=1), InPlay(TARGET)),
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
            do=[Renown(DOCKS), Renown(BAZAAR), DealCity(DOCKS)],
        ),
        ability(
            ACTION,
            need=All(
                Is(ACTOR, Chars(where=AT_CITY + DOCKS)),
                Not(Exists(Lying(CHARACTERS | ATTACHMENTS, where=AT_CITY + DOCKS))),
            ),
            do=[Choose(Places(ELSEWHERE), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
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
            do=[
                Renown(FORUMS),
                LetPlace(PLACE, FORUMS),
                *each_opponent(
                    Choose(
                        Places(ANYWHERE, All(RenownHere(least=1, of_place=True), Open()), but=(PLACE,)),
                        "ask-move-renown-to-forums",
                        SECOND,
                        aim=False,
                        may=True,
                        by=SEAT_IN_NUMBER,
                    ),
                    If(Chosen(SECOND), [MoveRenown(PLACE_IN_SECOND, TO_PLACE, NUMBER)]),
                ),
            ],
        ),
        passive([ClosesForums()]),
    ],
    initiative=55,
    panache=1,
    unique=True,
)

card(  # as in its first printing (FIV-C-124)
    "shifting_tides",
    151,
    "Shifting Tides",
    SCHEME,
    NEUTRAL,
    "Nature",
    [
        ability(
            REVEALED,
            do=[Put(TO_DISCARD, ALL_CITY_CARDS)],
        ),
        ability(
            PLOT,
            do=[
                DealCity(),
                Renown(EVERYWHERE, ALL_OF_IT),
                *put_one(),
                Choose(Opponents(), "ask-which-opponent-adds-another", NUMBER, aim=False),
                Choose(
                    Places(ANYWHERE, Open(), but=(PLACE,)),
                    "ask-add-renown-elsewhere",
                    SECOND,
                    aim=False,
                    by=SEAT_IN_NUMBER,
                ),
                Renown(PLACE_IN_SECOND, by=NUMBER),
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
            do=[
                Either(
                    "ask-add-or-move-renown",
                    ["do-add-renown", "do-move-renown"],
                    [put_one(), move_one()],
                )
            ],
        ),
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            useful=Exists(Chars(ANY, HERE, state=TIRED)),  # FIV-C-145
            do=[Choose(Chars(ANY, HERE), "ask-en-garde"), EnGarde()],
            city=True,
        ),
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            useful=Exists(Chars(ANY, HERE, state=READY)),  # FIV-C-145
            do=[Choose(Chars(ANY, HERE), "ask-engage-whom"), Engage()],
            city=True,
        ),
    ],
    initiative=30,
    panache=-2,
    unique=True,
)
