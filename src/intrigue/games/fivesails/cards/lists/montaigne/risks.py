"""The risks of Montaigne."""

from __future__ import annotations

from ....state.duel import Terms
from ....state.frames import FIRST, LOCATION, PLACE, SECOND
from ....state.names import (
    ACTION,
    CHALLENGED,
    COMBAT,
    COMBAT_CARD_PLAYED,
    DASH,
    DUEL_ENDS,
    DUELIST,
    FINESSE,
    FORCED,
    FREELY,
    MANEUVER,
    MERCENARY,
    MONTAIGNE,
    ONE_OF_YOURS,
    REACTION,
    RISK,
    SORCERER,
    WEAPON,
    YOUR_FIGHTER,
)
from ....state.numbers import L_WOUNDS
from ...ability_steps import THE_CHALLENGE, Cancel
from ...build import ability, card, passive
from ...card_selections import AttachmentsOn, Shown
from ...card_steps import OTHERS_SHOWN, TO_BOTTOM, Draw, Put, Reveal
from ...character_steps import TO_HERE, CanMove, Destroy, Engage, EnGarde, Hurt, MoveTo
from ...conditions import All, Exists, InPlay, Is, Not, Same, Suppose
from ...duel_steps import ALL_THREAT, ON_FOE, ON_ME, Challenge, Lethal, PlayCard, Rivals, Threat, Values
from ...flow import Afterwards, Again, Choose, Either, If, may
from ...location_steps import Claim, PutPressure
from ...memory import Let
from ...moment_conditions import HurtInDuel, RoundCard
from ...number_passives import Cheaper
from ...selections import (
    ACTOR,
    ANYWHERE,
    AT_CHOSEN,
    ELSEWHERE,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    IN_CITY,
    MINE,
    MOMENT_CARD,
    SELF,
    TARGET,
    THIS,
    TIRED,
    WITH_EVENT,
    Chars,
    Places,
    opposing,
)
from ...table_conditions import Compare, Controls, Engaged, MayChallenge, Won

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
            do=[
                Choose(Places(ELSEWHERE), "ask-move-where", PLACE, aim=False),
                MoveTo(ACTOR),
                may(
                    "ask-wound-to-bring",
                    [
                        Hurt(ACTOR),  # spared or not, company comes (FIV-C-220)
                        Choose(Chars(MINE, HERE, other=True), "ask-who-comes-along", FIRST, aim=False),
                        MoveTo(TARGET),
                    ],
                    All(InPlay(ACTOR), Exists(Chars(MINE, HERE, other=True))),
                ),
            ],
            qualifier=SORCERER,
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
            do=[
                Reveal(as_many_as=FINESSE),
                Choose(Shown(), "ask-play-besides", FIRST, aim=False),
                Put(TO_BOTTOM, OTHERS_SHOWN),
                PlayCard(besides=True),
            ],
            qualifier=DUELIST,
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
            do=[
                Choose(
                    Chars(
                        ENEMY,
                        IN_CITY,
                        extra=All(MayChallenge(COMBAT), Suppose(Exists(Rivals(TARGET, mine=True)))),
                    ),
                    "ask-who-must-challenge",
                ),
                Choose(Rivals(TARGET, mine=True), "ask-challenge-whom", SECOND, aim=False, may=False, by=TARGET),
                Challenge(COMBAT, by=TARGET, aim=SECOND),
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
        passive([Cheaper(Compare(FINESSE, FIGHTER, FOE, strict=True))]),
        ability(
            MANEUVER,
            do=[
                Choose(AttachmentsOn(bearer=FOE, traits=WEAPON), "ask-which-weapon"),
                Either(
                    "ask-destroy-or-be-wounded",
                    ["do-no", "do-yes"],
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
            trigger=DUEL_ENDS,
            actor=YOUR_FIGHTER,
            need=All(HurtInDuel(foe=True, round=False, destroyed=True), Is(ACTOR, Chars())),
            do=[PutPressure(), If(Won(), [Claim()])],
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
            do=[Choose(opposing(state=TIRED), "ask-en-garde-too"), EnGarde(), EnGarde(ACTOR)],
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
            need=InPlay(FOE),  # FIV-C-145
            do=[
                Afterwards(
                    L_WOUNDS, [If(HurtInDuel(foe=False, round=True, destroyed=True), [Threat(ON_FOE, 2), Lethal()])]
                )
            ],
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
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, Terms(leaders_intervene=True))],
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
        passive([Cheaper(Engaged(FOE))]),
        ability(
            MANEUVER,
            do=[Values(riposte=1), Draw(), Values(thrust=1, foe=True)],
            qualifier=DUELIST,
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
            trigger=COMBAT_CARD_PLAYED,
            need=All(Same(MOMENT_CARD, SELF), RoundCard(), Exists(Chars(MINE, traits=SORCERER))),
            actor=YOUR_FIGHTER,
            do=[
                Choose(Chars(MINE, traits=SORCERER), "ask-which-sorcerer", FIRST, aim=False),
                Let(LOCATION, TARGET),  # FIV-C-151: though the wound kills there
                Hurt(),
                MoveTo(FIGHTER, TO_HERE),
                Threat(ON_ME, ALL_THREAT),
            ],
        ),
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            limit=FREELY,
            do=[
                Choose(Chars(MINE, extra=CanMove(here=True)), "ask-move-whom-here"),
                MoveTo(TARGET, TO_HERE),
                may(
                    "ask-wound-to-move",
                    [Hurt(ACTOR), Again()],
                    All(Is(ACTOR, Chars()), Exists(Chars(MINE, extra=CanMove(here=True)))),
                ),
            ],
            qualifier=SORCERER,
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
            do=[
                Choose(
                    Places(
                        ANYWHERE,
                        All(
                            Not(Controls(nobody=True, of_place=True)),
                            Suppose(
                                Not(Exists(Chars(where=AT_CHOSEN, extra=Not(Is(THIS, Chars(traits=MERCENARY)))))), PLACE
                            ),
                        ),
                    ),
                    "ask-which-location",
                    PLACE,
                    aim=False,
                ),
                Claim(PLACE, nobody=True),
            ],
        ),
        ability(
            MANEUVER,
            need=InPlay(FOE),  # FIV-C-145
            do=[If(Engaged(FOE), [Hurt(FOE)], [Engage(FOE)])],
        ),
        passive([Cheaper(Is(FOE, Chars(traits=MERCENARY)))]),
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
            actor=ONE_OF_YOURS,
            need=All(Is(ACTOR, Chars(without=MERCENARY)), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            need=All(Is(FIGHTER, Chars(without=MERCENARY)), Engaged(FIGHTER)),
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
            trigger=CHALLENGED,
            need=All(Is(MOMENT_CARD, Chars(ENEMY, traits=MERCENARY)), Exists(Chars(MINE, WITH_EVENT))),
            do=[Cancel(THE_CHALLENGE)],
        ),
        ability(MANEUVER, need=Is(FOE, Chars(traits=MERCENARY)), do=[Values(riposte=1)]),
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
)
