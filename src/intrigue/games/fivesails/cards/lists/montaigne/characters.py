"""The Leader and the characters of Montaigne."""

from __future__ import annotations

from ....state.frames import FIRST, PLACE, SECOND
from ....state.names import (
    ACCEPTED,
    ACTION,
    CHALLENGED,
    CHARACTER,
    COMBAT,
    DASH,
    DUELIST,
    LEADER,
    MONTAIGNE,
    MOVED,
    MUSKETEER,
    REACTION,
    RENOWN_ADDED,
    SORCERER,
    TECHNIQUE,
    WEAPON,
    YOUR_FIGHTER,
)
from ....state.numbers import M_CANNOT, UNTIL_DUEL
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, AttachmentsOn, Pile
from ...card_steps import TO_HAND, Discard, Put
from ...character_passives import Guarded, HoldsGround, Unbled
from ...character_steps import TO_EVENT, TO_HERE, Engage, Hurt, MoveTo
from ...conditions import All, Exists, InPlay, Is, Not, Same
from ...duel_steps import LeaveMark, SwapIn, Values
from ...flow import Choose, Either, If, at_round_end
from ...location_steps import MoveRenown, Renown
from ...moment_conditions import (
    ITS_CARD,
    ITS_GOAL,
    ITS_PLACE,
    ITS_SEAT,
    HurtInDuel,
    IntoCity,
    MomentAt,
    MomentBy,
    Refused,
)
from ...number_passives import Poorer, StatIf
from ...selections import (
    ACTOR,
    ADJACENT,
    AT_GOAL,
    ELSEWHERE,
    ENEMY,
    FOE,
    HERE,
    MINE,
    MOMENT_CARD,
    NEXT_DOOR,
    SECOND_TARGET,
    SELF,
    TARGET,
    Chars,
    Places,
)
from ...table_conditions import MayIntervene, Open, RenownHere

card(
    "odette_dubois_darrent",
    62,
    "Odette Dubois d'Arrent",
    LEADER,
    MONTAIGNE,
    "Leader, Hero, Diplomat, Montaigne",
    [
        passive([Guarded()]),
        ability(
            ACTION,
            do=[
                Choose(Chars(MINE, NEXT_DOOR, DUELIST), "ask-which-duelist-comes", FIRST, aim=False),
                MoveTo(TARGET, TO_HERE),
            ],
            city=True,
        ),
        ability(
            REACTION,
            trigger=ACCEPTED,
            need=All(MomentAt(ITS_CARD), Open(here=True)),
            do=[
                Choose(Places(ADJACENT, RenownHere(least=1, of_place=True)), "ask-take-renown", PLACE, aim=False),
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
            lent=[
                ability(
                    TECHNIQUE,
                    actor=YOUR_FIGHTER,
                    need=Is(SELF, Chars(where=HERE)),
                    do=[
                        If(  # FIV-C-120: where a challenge was refused there is nothing to take over
                            Not(Refused()),
                            [
                                Choose(
                                    Chars(MINE, HERE, MUSKETEER, other=True), "ask-who-takes-over", FIRST, aim=False
                                ),
                                SwapIn(),
                            ],
                        )
                    ],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            need=InPlay(FOE),  # FIV-C-145
            do=[at_round_end(If(Not(HurtInDuel(foe=False, round=True)), [Hurt(FOE)]))],
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
        passive([StatIf(COMBAT, 1, Poorer())]),
        ability(
            ACTION,
            need=Open(here=True),
            cost=[Discard()],
            do=[
                Choose(Places(ADJACENT, RenownHere(least=1, of_place=True)), "ask-take-renown", PLACE, aim=False),
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
        passive([HoldsGround()]),
        ability(
            REACTION,
            trigger=CHALLENGED,
            need=Same(MOMENT_CARD, ACTOR),
            useful=MayIntervene(),  # FIV-C-145
            cost=[
                Choose(
                    AttachmentsOn(bearer=ACTOR, traits=WEAPON, ready=True), "ask-engage-which-weapon", SECOND, aim=False
                ),
                Engage(SECOND_TARGET),
            ],
            do=[Choose(Chars(ENEMY, HERE), "ask-who-cannot-intervene"), LeaveMark(M_CANNOT, UNTIL_DUEL, TARGET)],
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
            trigger=MOVED,
            need=All(
                *(
                    MomentBy(ITS_CARD, ENEMY),
                    MomentAt(ITS_PLACE),
                    IntoCity(),
                    MomentAt(ITS_GOAL, next=True),
                ),
                Not(Is(ACTOR, Chars(where=AT_GOAL))),
            ),
            do=[MoveTo(ACTOR, TO_EVENT)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            need=All(Is(FOE, Chars(where=HERE)), Not(Exists(Chars(ENEMY, HERE), least=2))),
            do=[Values(thrust=2)],
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
            lent=[
                ability(
                    TECHNIQUE,
                    actor=YOUR_FIGHTER,
                    need=All(Is(SELF, Chars(where=HERE, other=True)), Is(ACTOR, Chars(traits=MUSKETEER))),
                    do=[Values(riposte=1)],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            do=[
                Either(
                    "ask-which-value",
                    ["do-thrust", "do-riposte"],
                    [[Values(thrust=1)], [Values(riposte=1)]],
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
            cost=[Hurt(ACTOR)],
            do=[
                Choose(Chars(MINE, HERE), "ask-move-whom"),
                Choose(Places(ELSEWHERE, home=True), "ask-move-where", PLACE, aim=False),
                MoveTo(),
            ],
            city=True,
            qualifier=SORCERER,
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
        passive([Unbled()]),
        ability(
            ACTION,
            cost=[Discard()],
            do=[
                Choose(Pile(whose=MINE, kinds=ATTACHMENTS, common=True), "ask-take-which-attachment"),
                Put(TO_HAND),
            ],  # FIV-C-170
            qualifier=SORCERER,
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
            trigger=RENOWN_ADDED,
            need=MomentBy(ITS_SEAT, MINE),
            cost=[Discard()],
            do=[Renown(TO_EVENT)],
        )
    ],
    title="Mademoiselle Exemplar",
    stats=(1, 2, 2, 5),
    unique=True,
    loyal=True,
)
