"""The Leader and the characters of Vodacce."""

from __future__ import annotations

from ....state.frames import FIRST, LOCATION, PLACE
from ....state.names import (
    ACTION,
    CHARACTER,
    DASH,
    DAY_ENDS,
    DESTROYED,
    FREELY,
    INFLUENCE,
    LEADER,
    REACTION,
    RED_HAND,
    SETUP,
    SORCERER,
    SORCERY,
    SORCERY_DONE,
    STREGA,
    TARGETED,
    TECHNIQUE,
    THUG,
    VODACCE,
)
from ....state.numbers import FOR_GOOD, M_KEPT
from ...ability_steps import CanCopy, Redirect
from ...attachment_steps import Join, PayFor
from ...build import ability, card, passive
from ...card_selections import CHARACTERS, HandCards, Lying, Shown
from ...card_steps import SHOWN, TO_BOTTOM, TO_HAND, TO_TOP, Draw, Put, Reveal, Search
from ...character_passives import GamblesMore, HiresBrutes, ReachesRedHands, ThugVoice
from ...character_steps import TO_HERE, TO_HOME, CanMove, Destroy, Engage, Hurt, MoveTo
from ...conditions import All, AnyOf, Can, Chosen, Exists, InPlay, Same
from ...deck_steps import FOES_DECK, Copy, Look, Sort
from ...duel_steps import LeaveMark, Values
from ...flow import Choose, Either, If, may
from ...location_steps import MoveRenown
from ...memory import Let
from ...moment_conditions import ITS_PLACE, ITS_SEAT, MomentAt, MomentBy, MomentCard
from ...number_passives import StatPer
from ...selections import (
    ACTOR,
    ANY,
    ELSEWHERE,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    MOMENT_CARD,
    READY,
    SELF,
    TARGET,
    Chars,
    Places,
    opposing,
)
from ...table_conditions import WOUNDS, Compare, Controls, HandSize, Open, RenownHere

card(
    "don_constanzo_scarpa",
    6,
    "Don Constanzo Scarpa",
    LEADER,
    VODACCE,
    "Leader, Villain, Red Hand, Vodacce",
    [
        ability(
            SETUP,
            do=[Search(RED_HAND | THUG)],
            limit=FREELY,
        ),
        passive([ThugVoice()]),
        ability(
            REACTION,
            trigger=DAY_ENDS,  # FIV-C-34: all are Home by then
            do=[
                Choose(Chars(ANY, HERE, brute=True), "ask-who-stays-on"),
                LeaveMark(M_KEPT, FOR_GOOD, card=TARGET),
            ],
        ),
    ],
    title="Unrepentant Patriarch",
    stats=(2, 2, 3, 7),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "aldo_bussotti",
    7,
    "Aldo Bussotti",
    CHARACTER,
    VODACCE,
    "Diplomat, Red Hand, Vodacce",
    [
        passive([StatPer(INFLUENCE)]),
        ability(
            ACTION,
            need=Open(here=True),
            do=[
                Choose(
                    Places(ELSEWHERE, All(Controls(of_place=True), RenownHere(least=1, of_place=True))),
                    "ask-take-renown",
                    PLACE,
                    aim=False,
                ),
                MoveRenown(),
            ],
            city=True,
        ),
    ],
    title='"Creative" Clerk',
    stats=(1, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "cesca_del_rosso",
    8,
    "Cesca del Rosso",
    CHARACTER,
    VODACCE,
    "Sorcerer, Strega, Red Hand, Vodacce",
    [
        ability(
            ACTION,
            do=[
                Reveal(1),
                Choose(Shown(traits=SORCERY), "ask-take-sorcery", FIRST, aim=False),
                If(
                    Chosen(FIRST),
                    [Put(TO_HAND)],
                    [
                        Either(
                            "ask-where-does-it-go",
                            ["do-on-top", "do-to-bottom"],
                            [[Put(TO_TOP, SHOWN)], [Put(TO_BOTTOM, SHOWN)]],
                        )
                    ],
                ),
            ],
            city=True,
            qualifier=SORCERER,
        ),
        ability(
            REACTION,
            trigger=SORCERY_DONE,
            need=CanCopy(),
            cost=[Hurt(ACTOR)],
            do=[Copy(picked=False)],
        ),
    ],
    title="Sadistic Weaver",
    stats=(1, 1, 2, 5),
    unique=True,
    loyal=True,
)

card(
    "cirilo_naucriparos",
    9,
    "Cirilo Naucriparos",
    CHARACTER,
    VODACCE,
    "Red Hand, Extortionist, Numa",
    [
        passive([HiresBrutes()]),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            need=Can(PayFor(flat=1)),
            do=[Choose(Lying(CHARACTERS, where=HERE), "ask-recruit-whom"), PayFor(flat=1), Join()],
            city=True,
        ),
    ],
    title="Self-serving Serpent",
    stats=(3, 1, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "sarafina",
    10,
    "Sarafina",
    CHARACTER,
    VODACCE,
    "Spy, Vodacce",
    [
        passive([GamblesMore()]),
        ability(
            TECHNIQUE,
            do=[
                Look(FOES_DECK, count=1, beside=STREGA, count_beside=2),
                Sort(TO_BOTTOM, "ask-sink-which-card"),
                Put(TO_TOP, SHOWN),
            ],
        ),
    ],
    title="Ice Heart",
    stats=(2, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "servo_scarpa",
    11,
    "Servo Scarpa",
    CHARACTER,
    VODACCE,
    "Duelist, Red Hand, Vodacce",
    [
        passive([ReachesRedHands()]),
        ability(
            TECHNIQUE,
            need=InPlay(FOE),  # FIV-C-145
            do=[Let(LOCATION, ACTOR), Values(thrust=1, per=Chars(MINE, HERE, RED_HAND, other=True))],
        ),
    ],
    title="Haughty Heir",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "sibella_scarpa",
    12,
    "Sibella Scarpa",
    CHARACTER,
    VODACCE,
    "Sorcerer, Strega, Red Hand, Vodacce",
    [
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            do=[Choose(opposing(), "ask-wound-whom"), Hurt()],
            city=True,
            qualifier=SORCERER,
        )
    ],
    title="Deceitful Witch",
    stats=(2, 2, 3, 4),
    unique=True,
    loyal=True,
)

card(
    "vissenta_scarpa",
    13,
    "Vissenta Scarpa",
    CHARACTER,
    VODACCE,
    "Hero, Duelist, Vodacce",
    [
        ability(
            REACTION,
            trigger=DESTROYED,
            need=All(MomentCard(traits=RED_HAND), MomentBy(ITS_SEAT, MINE), MomentAt(ITS_PLACE)),
            do=[Draw()],
        ),
        ability(
            TECHNIQUE,
            need=Compare(WOUNDS, FIGHTER, FOE),
            do=[Either("ask-which-value", ["do-parry", "do-thrust"], [[Values(parry=1)], [Values(thrust=1)]])],
        ),
    ],
    title="Mouse Among Rats",
    stats=(3, 2, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "vittoria_anselmo",
    14,
    "Vittoria Anselmo",
    CHARACTER,
    VODACCE,
    "Duelist, Red Hand, Vodacce",
    [
        ability(
            REACTION,
            trigger=TARGETED,
            need=All(Same(MOMENT_CARD, ACTOR), MomentBy(ITS_SEAT, ENEMY)),
            useful=AnyOf(HandSize(least=1), Exists(Chars(MINE, HERE, THUG))),  # FIV-C-207: as far as everyone can tell
            do=[
                Choose(HandCards(traits=THUG), "ask-put-thug", FIRST, aim=False, may=True),
                Join(put=True),
                Redirect(),
                If(Chosen(FIRST), [may("ask-move-home", [MoveTo(ACTOR, TO_HOME)])]),
            ],
        )
    ],
    title="Love-struck Enforcer",
    stats=(2, 3, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "alcee",
    17,
    "Alcee",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            cost=[Destroy(SELF)],
            useful=Exists(Chars(ANY, HERE, state=READY, other=True)),  # FIV-C-145
            do=[Choose(Chars(ANY, HERE, other=True), "ask-engage-whom"), Engage()],
            city=True,
        )
    ],
    title="Hoodlum",
    cost=2,
    stats=(1, 2, 1, 2),
    values=(2, DASH, 1),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "angelo",
    18,
    "Angelo",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [ability(ACTION, cost=[Destroy(SELF)], do=[Draw()], city=True)],
    title="Goon",
    cost=0,
    stats=(1, 1, DASH, 2),
    values=(DASH, 2, DASH),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "buratino",
    19,
    "Buratino",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            cost=[Destroy(SELF)],
            do=[Choose(Chars(ANY, HERE, other=True), "ask-wound-whom"), Hurt()],
            city=True,
        )
    ],
    title="Lout",
    cost=1,
    stats=(3, 1, DASH, 2),
    values=(1, DASH, 2),
    unique=True,
    brute=True,
    loyal=True,
)

card(
    "dante",
    20,
    "Dante",
    CHARACTER,
    VODACCE,
    "Red Hand, Thug, Vodacce",
    [
        ability(
            ACTION,
            cost=[Destroy(SELF)],
            do=[Choose(Chars(other=True, extra=CanMove(here=True)), "ask-move-whom-here"), MoveTo(TARGET, TO_HERE)],
            city=True,
        )
    ],
    title="Lummox",
    cost=2,
    stats=(2, 2, DASH, 2),
    values=(4, DASH, DASH),
    unique=True,
    brute=True,
    loyal=True,
)
