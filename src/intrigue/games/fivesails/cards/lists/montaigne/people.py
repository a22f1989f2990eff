"""The Leader and the characters of Montaigne."""

from __future__ import annotations

from ..vocabulary import *

card(
    "odette_dubois_darrent",
    62,
    "Odette Dubois d'Arrent",
    LEADER,
    MONTAIGNE,
    "Leader, Hero, Diplomat, Montaigne",
    [
        passive(
            ("When she is challenged, en garde Musketeers of yours at her location can intervene without engaging."),
            keys=GUARDED,
        ),
        ability(
            ACTION,
            "A Duelist of yours at an adjacent location moves to Odette.",
            do=[Choose(Chars(MINE, NEXT_DOOR, DUELIST), "Which Duelist comes?", T1, False), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            REACTION,
            ("When somebody at her location accepts a challenge • 1 Renown of an adjacent location moves to hers."),
            trigger=ACCEPTED,
            need=All(EventAt(EV_A, True), Open(here=True)),
            do=[
                Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "Take 1 Renown from where?", PLACE, False),
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
            (
                "Your characters at his location have this Technique: another Musketeer of yours here takes "
                "over the duel."
            ),
            lent=[
                ability(
                    TECHNIQUE,
                    "Another Musketeer of yours here takes over the duel from your fighter.",
                    actor=YOUR_FIGHTER,
                    need=Is(SELF, Chars(where=HERE)),
                    do=[Choose(Chars(MINE, HERE, MUSKETEER, other=True), "Who takes over?", T1, False), SwapIn()],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            "When this round ends, wound the foe unless Bastien was wounded in it.",
            do=[at_round_end(If(Not(HurtInDuel(False, True)), [Hurt(FOE)]))],
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
        passive(
            "He has +1 Combat while an opponent has more Renown than you.",
            passives=[StatIf(COMBAT, 1, Poorer())],
        ),
        ability(
            ACTION,
            "Discard a card • 1 Renown of an adjacent location moves to his.",
            need=Open(here=True),
            cost=[Discard()],
            do=[
                Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "Take 1 Renown from where?", PLACE, False),
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
        passive(
            "Other Musketeers of yours at his location cannot be moved by abilities of opponents.", keys=HOLDS_GROUND
        ),
        ability(
            REACTION,
            ("When he issues a challenge, engage a Weapon of his • A target enemy here cannot intervene in it."),
            trigger=CHALLENGED,
            need=Same(EVENT_A, ACTOR),
            cost=[Choose(GearOn(ACTOR, WEAPON, ready=True), "Engage which Weapon?", T2, False), Engage(TARGET2)],
            do=[Choose(Chars(ENEMY, HERE), "Who cannot intervene?"), Leave(M_CANNOT, UNTIL_DUEL, TARGET)],
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
            ("After an opposing character left Horatio for an adjacent City location • He moves there too."),
            trigger=MOVED,
            need=All(
                *(Event(EV_A, ENEMY), EventAt(EV_B), EventNumber(EV_C, 0, 4), EventAt(EV_C, next=True)),
                Not(Is(ACTOR, Chars(where=AT_GOAL))),
            ),
            do=[MoveTo(ACTOR, TO_EVENT)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            "If the foe is the only enemy here • +2 Thrust.",
            need=All(Is(FOE, Chars(where=HERE)), Not(Exists(Chars(ENEMY, HERE), 2))),
            do=[Values(0, 0, 2)],
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
            "Every other Musketeer of yours at his location has this Technique: +1 Riposte.",
            lent=[
                ability(
                    TECHNIQUE,
                    "+1 Riposte.",
                    actor=YOUR_FIGHTER,
                    need=All(Is(SELF, Chars(where=HERE, other=True)), Is(ACTOR, Chars(mask=MUSKETEER))),
                    do=[Values(1)],
                )
            ],
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust. If another Musketeer of yours is here, you may choose +1 Riposte instead.",
            do=[
                Either(
                    "Which value?",
                    ["+1 Thrust", "+1 Riposte"],
                    [[Values(0, 0, 1)], [Values(1)]],
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
            ("Wound Léontine • A target character of yours here moves to any other City location or Home."),
            cost=[Hurt(ACTOR)],
            do=[
                Choose(Chars(MINE, HERE), "Move whom?"),
                Choose(Places(ELSEWHERE, home=True), "Where to?", PLACE, False),
                MoveTo(),
            ],
            city=True,
            qual=SORCERER,
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
        passive(
            (
                "Sorcery cards and Sorcerer abilities that he performs do not wound him; a wound that is a "
                "cost counts as paid."
            ),
            keys=UNBLED,
        ),
        ability(
            ACTION,
            ("Discard a card • A target attachment of your discard pile that is not Unique returns to your hand."),
            cost=[Discard()],
            do=[Choose(Pile(MINE, KIND_GEAR, common=True), "Take which attachment?"), Put(TO_HAND)],
            qual=SORCERER,
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
            ("After you added Renown to a location (moving it there is not adding), discard a card • Add 1 more."),
            trigger=RENOWN_ADDED,
            need=Event(EV_C, MINE),
            cost=[Discard()],
            do=[Renown(TO_EVENT)],
        )
    ],
    title="Mademoiselle Exemplar",
    stats=(1, 2, 2, 5),
    unique=True,
    loyal=True,
)
