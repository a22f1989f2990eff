"""The Leader and the characters of Vodacce."""

from __future__ import annotations

from ..vocabulary import *

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
            ("Search your Faction Deck for a Thug of the Red Hand; show it, put it into your hand and shuffle."),
            do=[Search(RED_HAND | THUG)],
            limit=FREELY,
        ),
        passive(
            "Wherever a Thug of yours stands, you count 1 more in every pressure.",
            keys=THUG_VOICE,
        ),
        ability(
            REACTION,
            (
                "As the Day ends • A target Brute at his location is a Brute no longer: it stays in play and "
                "counts for your Crew Cap."
            ),
            trigger=DAY_ENDS,
            do=[
                Choose(Chars(ANY, HERE, brute=True), "Who stays on?"),
                Leave(M_KEPT, FOR_GOOD, card=TARGET),
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
        passive("He has +1 Influence for each Renown at his location.", passives=[StatPer(INFLUENCE)]),
        ability(
            ACTION,
            "1 Renown of another location that you control moves to Aldo's.",
            need=Open(here=True),
            do=[
                Choose(
                    Places(ELSEWHERE, All(Controls(of_place=True), RenownHere(1, of_place=True))),
                    "Take 1 Renown from where?",
                    PLACE,
                    False,
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
            (
                "Reveal the top card of your deck. If it is a Sorcery, take it into your hand; if not, leave "
                "it there or sink it."
            ),
            do=[
                Reveal(1),
                Choose(Shown(0, SORCERY), "Take the Sorcery into your hand.", T1, False),
                If(
                    Chosen(T1),
                    [Put(TO_HAND)],
                    [
                        Either(
                            "Where does it go?",
                            ["on top", "to the bottom"],
                            [[Put(TO_TOP, SHOWN)], [Put(TO_BOTTOM, SHOWN)]],
                        )
                    ],
                ),
            ],
            city=True,
            qual=SORCERER,
        ),
        ability(
            REACTION,
            (
                "After Cesca performed a Sorcerer ability, or one targeted a character at her location, wound "
                "her • She performs that ability herself. All its costs are paid once more, and targets are "
                "chosen afresh."
            ),
            trigger=SORCERY_DONE,
            need=CanCopy(),
            cost=[Hurt(ACTOR)],
            do=[Copy(False)],
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
        passive("Your Mercenaries are Brutes.", keys=HIRES_BRUTES),
        ability(
            ACTION,
            (
                "Engage Cirilo • Recruit a target available Mercenary here. It costs exactly 1, and nobody "
                "can parley for it."
            ),
            cost=[Engage(ACTOR)],
            need=Can(PayFor(flat=1)),
            do=[Choose(Lying(KIND_PEOPLE, HERE), "Recruit whom?"), PayFor(flat=1), Join()],
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
        passive("When she gambles, one more card is revealed.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            (
                "Look at the foe's top card, or at the top two if a Strega of yours is here. Sink any of "
                "them; the others stay on top of that deck."
            ),
            do=[Look(1, 1), Sort(TO_BOTTOM, "Sink which card?"), Put(TO_TOP, SHOWN)],
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
        passive(
            (
                "His challenges may also target a character at an adjacent City location where a Red Hand of "
                "yours stands; he then moves there."
            ),
            keys=REMOTE,
        ),
        ability(
            TECHNIQUE,
            "+1 Thrust for every other Red Hand of yours here.",
            do=[Let(LOC, ACTOR), Values(0, 0, 1, per=Chars(MINE, HERE, RED_HAND, other=True))],
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
            "Wound Sibella • Wound a target opposing character.",
            cost=[Hurt(ACTOR)],
            do=[Choose(opposing(), "Wound whom?"), Hurt()],
            city=True,
            qual=SORCERER,
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
            "After a Red Hand of yours was destroyed at her location • Draw a card.",
            trigger=DESTROYED,
            need=All(EventCard(mask=RED_HAND), Event(EV_C, MINE), EventAt(EV_B)),
            do=[Draw()],
        ),
        ability(
            TECHNIQUE,
            "If the foe has no more wounds than she • +1 Parry or +1 Thrust, as you choose.",
            need=Compare(WOUNDS, FIGHTER, FOE),
            do=[Either("Which value?", ["+1 Parry", "+1 Thrust"], [[Values(0, 1, 0)], [Values(0, 0, 1)]])],
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
            (
                "When an opponent targets Vittoria with an ability or a challenge • You may put a Thug from "
                "your hand into play at her location, free of charge. If a Thug of yours is there, the "
                "opponent must make one the target instead; where that is not allowed, the effects are "
                "cancelled. Once a Thug is the target, you may move Vittoria Home."
            ),
            trigger=TARGETED,
            need=All(Same(EVENT_A, ACTOR), EventBits(0, ENEMY)),
            do=[
                Choose(HandCards(0, THUG), "Put a Thug from your hand into play here?", T1, False, True),
                Join(put=True),
                Redirect(),
                If(Chosen(T1), [may("Move Home?", [MoveTo(ACTOR, TO_HOME)])]),
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
            "Destroy Alcee • Engage a target character here.",
            cost=[Destroy(SELF)],
            do=[Choose(Chars(ANY, HERE, other=True), "Engage whom?"), Engage()],
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
    [ability(ACTION, "Destroy Angelo • Draw a card.", cost=[Destroy(SELF)], do=[Draw()], city=True)],
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
            "Destroy Buratino • Wound a target character here.",
            cost=[Destroy(SELF)],
            do=[Choose(Chars(ANY, HERE, other=True), "Wound whom?"), Hurt()],
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
            "Destroy Dante • A target character, whoever and wherever it is, moves here.",
            cost=[Destroy(SELF)],
            do=[Choose(Chars(other=True, extra=CanMove(True)), "Move whom here?"), MoveTo(TARGET, TO_HERE)],
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
