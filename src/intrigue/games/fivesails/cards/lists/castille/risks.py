"""The risks of Castille."""

from __future__ import annotations

from ..vocabulary import *

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
            (
                "When the round ends in which this was your combat card • Attach it to the foe; the adversary "
                "controls it."
            ),
            trigger=ROUND_ENDS,
            need=RoundCard(),
            do=[Become(FOE, True)],
        ),
        ability(
            ACTION,
            "While attached, discard two cards • Destroy this card.",
            need=Is(BEARER, Chars()),
            actor=BEARER_ACTS,
            cost=[Discard(2)],
            do=[Destroy(SELF)],
        ),
        passive("While attached, the bearer has -1 Finesse.", gear=(0, -1, 0, 0)),
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
            "As First Player • Claim this location.",
            need=First(),
            do=[Claim()],
            city=True,
            qual=PIRATE,
        ),
        ability(
            ACTION,
            "If you are not First Player • The actor becomes en garde.",
            cost=[ActsSecond()],
            need=Engaged(ACTOR),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "+2 Riposte, and either +2 Parry or +2 Thrust.",
            do=[Values(2), Either("Which value?", ["+2 Parry", "+2 Thrust"], [[Values(0, 2)], [Values(0, 0, 2)]])],
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
            ("If the actor is en garde • The actor and a target opposing character are both engaged and move Home."),
            need=Not(Engaged(ACTOR)),
            do=[
                Choose(opposing(), "With whom?"),
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
            (
                "Pressure this location with Resolve, wounds not deducted; if you succeed, engage a target "
                "character here."
            ),
            do=[Pressure(RESOLVE), If(Won(), [Choose(Chars(ANY, HERE), "Engage whom?"), Engage()])],
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
            (
                "Play an Action of a target risk in an opponent's discard pile, paying whatever it costs; then, or "
                "once it leaves play, sink that risk. Send this card to the Locker."
            ),
            do=[PlayFromPile(ENEMY, 0, SUNK, False)],
            afterwards=1,
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
            (
                "If your fighter was wounded in this duel • The foe takes a wound; if that destroys the foe, "
                "claim this location."
            ),
            need=HurtInDuel(False, False),
            do=[If(InPlay(FOE), [Hurt(FOE), If(Fell(True, True), [Claim()])])],
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
        ability(MANEUVER, "The adversary discards a card.", do=[Discard(by=THE_FOE)], qual=SCOUNDREL),
        ability(MANEUVER, "Draw a card.", do=[Draw()], qual=PIRATE),
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
            "When an opponent announces a risk that is no Sorcery • Cancel its effects.",
            trigger=RISK_SHOWN,
            need=All(Event(EV_C, ENEMY), EventCard(none=SORCERY)),
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
            (
                "The foe takes a wound. If your fighter's Combat is at least 3, the adversary then chooses: "
                "the foe takes another wound, or this location becomes uncontrolled."
            ),
            do=[
                Hurt(FOE),
                If(
                    HasStat(FIGHTER, COMBAT, 3),
                    [
                        Either(
                            "Take one more wound to keep this location as it is?",
                            ["no", "yes"],
                            [[Claim(nobody=True)], [Hurt(FOE)]],
                            [None, InPlay(FOE)],
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
            (
                "Show three cards of different names from your discard pile. An opponent of your choice picks "
                "the one that you take into your hand. Send this card to the Locker."
            ),
            do=[
                *[
                    Choose(Pile(MINE, fresh=True), "Show which card of your discard pile?", T1, False),
                    Put(TO_SHOW),
                ]
                * 3,
                Choose(Opponents(), "Which opponent picks?", NUM, False),
                Choose(Shown(), "Which card goes to that player's hand?", T1, False, by=seat_in(NUM)),
                Put(TO_HAND),
                Put(TO_DISCARD, SHOWN),
            ],
            need=Exists(Pile(MINE, fresh=True), 3),
            afterwards=1,
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
            "As First Player, engage the actor • This location becomes uncontrolled.",
            need=First(),
            cost=[Engage(ACTOR)],
            do=[Claim(nobody=True)],
            city=True,
        ),
        ability(
            ACTION,
            "If you are not First Player • Discard an available City card, wherever it lies.",
            cost=[ActsSecond()],
            do=[Choose(Lying(KIND_PEOPLE | KIND_GEAR), "Discard which City card?", T1, False), Put(TO_DISCARD)],
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
            (
                "Choose a target attachment of an opponent's discard pile: pay its costs, take control of it "
                "and equip the actor with it."
            ),
            do=[
                Choose(Pile(ENEMY, KIND_GEAR, extra=Fits(paid=True)), "Take which attachment?"),
                Let(T2, ACTOR),
                PayFor(),
                Equip(),
            ],
            city=True,
            qual=PIRATE,
        ),
        ability(
            MANEUVER,
            (
                "Choose a target attachment of the foe or of the adversary's discard pile: pay its costs, "
                "take control of it and equip your fighter with it."
            ),
            do=[
                Choose(
                    Union(
                        GearOn(FOE, extra=Fits(paid=True)),
                        Pile(ADVERSARY, KIND_GEAR, extra=Fits(paid=True)),
                    ),
                    "Take which attachment?",
                ),
                Let(T2, FIGHTER),
                PayFor(),
                Equip(),
            ],
            qual=PIRATE,
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
            (
                "Gamble without counting it, and with one more card if your fighter is a Scoundrel. Do not "
                "play the card you choose: add its values to those of this one. Then sink all revealed cards."
            ),
            do=[
                If(Is(FIGHTER, Chars(mask=SCOUNDREL)), [Reveal(1, A_GAMBLE)], [Reveal(0, A_GAMBLE)]),
                Choose(Shown(), "Whose values do you add?", T1, False),
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
            "A target enemy at an adjacent location moves to the actor.",
            do=[Choose(Chars(ENEMY, NEXT_DOOR, extra=CanMove()), "Whom do you lure?"), MoveTo(TARGET, TO_HERE)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If the foe has less Finesse than your fighter • The adversary discards a card.",
            need=Compare(FINESSE, FIGHTER, FOE, True),
            do=[Discard(by=THE_FOE)],
        ),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)
