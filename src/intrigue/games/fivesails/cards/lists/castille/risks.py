"""The risks of Castille."""

from __future__ import annotations

from ....state.frames import FIRST, NUMBER, SECOND
from ....state.names import (
    ACTION,
    BEARER_ACTS,
    CASTILLE,
    COMBAT,
    DASH,
    FINESSE,
    FORCED,
    MANEUVER,
    PIRATE,
    REACTION,
    RESOLVE,
    RISK,
    RISK_SHOWN,
    ROUND_ENDS,
    SCOUNDREL,
    SORCERY,
)
from ...ability_steps import Cancel
from ...attachment_steps import Become, Equip, Fits, PayFor
from ...build import ability, card, passive
from ...card_selections import ADVERSARY, ATTACHMENTS, CHARACTERS, AttachmentsOn, Lying, Pile, Shown
from ...card_steps import A_GAMBLE, SHOWN, THE_FOE, TO_BOTTOM, TO_DISCARD, TO_HAND, TO_SHOW, Discard, Draw, Put, Reveal
from ...character_steps import TO_HERE, TO_HOME, CanMove, Destroy, Engage, EnGarde, Hurt, MoveTo
from ...conditions import All, Exists, InPlay, Is, Not, WouldBleed
from ...costs import ActsSecond
from ...deck_steps import PlayFromPile
from ...duel_steps import Values
from ...flow import SEAT_IN_NUMBER, Choose, Either, If
from ...location_steps import Claim, PutPressure
from ...memory import Let
from ...moment_conditions import HurtInDuel, MomentCard, RoundCard
from ...selections import (
    ACTOR,
    ANY,
    BEARER,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    NEXT_DOOR,
    READY,
    SELF,
    TARGET,
    Chars,
    Opponents,
    Union,
    opposing,
)
from ...table_conditions import Compare, Controls, Engaged, First, HasStat, Won

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
            trigger=ROUND_ENDS,
            need=RoundCard(),
            useful=InPlay(FOE),
            do=[Become(FOE, theirs=True)],
        ),
        ability(
            ACTION,
            need=Is(BEARER, Chars()),
            actor=BEARER_ACTS,
            cost=[Discard(2)],
            do=[Destroy(SELF)],
        ),
        passive(gear=(0, -1, 0, 0)),
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
            need=First(),
            do=[Claim()],
            city=True,
            qualifier=PIRATE,
        ),
        ability(
            ACTION,
            cost=[ActsSecond()],
            need=Engaged(ACTOR),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            do=[
                Values(riposte=2),
                Either("ask-which-value", ["do-parry", "do-thrust"], [[Values(parry=2)], [Values(thrust=2)]]),
            ],
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
            need=Not(Engaged(ACTOR)),
            do=[
                Choose(opposing(), "ask-engage-whom"),
                Engage(ACTOR),
                Engage(),
                MoveTo(ACTOR, TO_HOME, along=TARGET),
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
            useful=Exists(Chars(ANY, HERE, state=READY)),  # FIV-C-145
            do=[PutPressure(RESOLVE), If(Won(), [Choose(Chars(ANY, HERE), "ask-engage-whom"), Engage()])],
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
            do=[PlayFromPile(ENEMY, sunk=True)],
            then_to_locker=True,
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
            need=All(HurtInDuel(foe=False, round=False), InPlay(FOE)),  # FIV-C-145
            do=[  # FIV-C-150: destroyed by that very wound
                If(InPlay(FOE), [Hurt(FOE), If(HurtInDuel(foe=True, round=True, destroyed=True), [Claim()])])
            ],
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
        ability(MANEUVER, do=[Discard(by=THE_FOE)], qualifier=SCOUNDREL),
        ability(MANEUVER, do=[Draw()], qualifier=PIRATE),
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
            trigger=RISK_SHOWN,
            need=MomentCard(without=SORCERY),  # FIV-C-185: whoever has announced it
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
            do=[
                Hurt(FOE),
                If(
                    HasStat(FIGHTER, COMBAT, least=3),
                    [
                        Either(
                            "ask-wound-to-keep",
                            ["do-no", "do-yes"],
                            [[Claim(nobody=True)], [Hurt(FOE)]],
                            [None, WouldBleed(FOE)],  # FIV-C-215
                            FOE,
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
            do=[
                *[
                    Choose(Pile(whose=MINE, fresh=True), "ask-show-discard", FIRST, aim=False),
                    Put(TO_SHOW),
                ]
                * 3,
                Choose(Opponents(), "ask-which-opponent-picks", NUMBER, aim=False),
                Choose(Shown(), "ask-card-to-hand", FIRST, aim=False, by=SEAT_IN_NUMBER),
                Put(TO_HAND),
                Put(TO_DISCARD, SHOWN),
            ],
            need=Exists(Pile(whose=MINE, fresh=True), least=3),
            then_to_locker=True,
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
            need=First(),
            useful=Not(Controls(nobody=True)),  # FIV-C-145
            cost=[Engage(ACTOR)],
            do=[Claim(nobody=True)],
            city=True,
        ),
        ability(
            ACTION,
            cost=[ActsSecond()],
            do=[
                Choose(Lying(CHARACTERS | ATTACHMENTS), "ask-discard-which-city-card", FIRST, aim=False),
                Put(TO_DISCARD),
            ],
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
            do=[
                Choose(Pile(whose=ENEMY, kinds=ATTACHMENTS, extra=Fits(paid=True)), "ask-take-which-attachment"),
                Let(SECOND, ACTOR),
                PayFor(),
                Equip(),
            ],
            city=True,
            qualifier=PIRATE,
        ),
        ability(
            MANEUVER,
            do=[
                Choose(
                    Union(
                        AttachmentsOn(bearer=FOE, extra=Fits(paid=True)),
                        Pile(whose=ADVERSARY, kinds=ATTACHMENTS, extra=Fits(paid=True)),
                    ),
                    "ask-take-which-attachment",
                ),
                Let(SECOND, FIGHTER),
                PayFor(),
                Equip(),
            ],
            qualifier=PIRATE,
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
            do=[
                If(
                    Is(FIGHTER, Chars(traits=SCOUNDREL)),
                    [Reveal(count=1, as_many_as=A_GAMBLE)],
                    [Reveal(as_many_as=A_GAMBLE)],
                ),
                Choose(Shown(), "ask-whose-values-do-you-add", FIRST, aim=False),
                Values(like=TARGET),
                Put(TO_BOTTOM, SHOWN),
            ],
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
            do=[Choose(Chars(ENEMY, NEXT_DOOR, extra=CanMove()), "ask-whom-do-you-lure"), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            MANEUVER,
            need=Compare(FINESSE, FIGHTER, FOE, strict=True),
            do=[Discard(by=THE_FOE)],
        ),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)
