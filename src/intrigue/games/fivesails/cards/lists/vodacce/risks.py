"""The risks of Vodacce."""

from __future__ import annotations

from ..vocabulary import *

card(
    "ambush",
    23,
    "Ambush",
    RISK,
    VODACCE,
    "Brawl, Gang",
    [
        passive(
            "Costs 1 less if a Brute of yours is where the challenge is issued.",
            passives=[Cheaper(Exists(Chars(MINE, WITH_EVENT, brute=True)))],
        ),
        ability(
            REACTION,
            "When a challenge is issued • Nobody can intervene in it.",
            trigger=CHALLENGED,
            do=[DuelFlag(F_NO_INTERVENE)],
        ),
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "bravos",
    24,
    "Bravos",
    RISK,
    VODACCE,
    "Conscription, Gang",
    [
        passive("Thugs cannot be discarded to pay for it.", keys=NO_THUG_MONEY),
        ability(
            ACTION,
            ("A target Thug of your discard pile comes into play at the Leader's location, free of charge."),
            do=[Choose(Pile(MINE, KIND_PEOPLE, THUG), "Which Thug comes back?"), Join()],
            qual=LEADERS,
        ),
    ],
    cost=1,
    values=(1, 1, 3),
    loyal=True,
)

card(
    "fates_burden",
    25,
    "Fate's Burden",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            "Attach this card to an opposing character. This ability cannot be copied.",
            do=[Choose(opposing(), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            qual=SORCERER | STREGA,
        ),
        passive(
            (
                "While attached, this card is destroyed instead of the bearer becoming en garde. As the Day "
                "ends, destroy it in any case."
            ),
            keys=ENGARDE_LOST | ENDS_WITH_DAY,
        ),
    ],
    cost=0,
    values=(DASH, 2, 2),
    loyal=True,
)

card(
    "for_the_family",
    26,
    "For the Family",
    RISK,
    VODACCE,
    "Glory, Zeal",
    [
        ability(
            ACTION,
            (
                "Destroy the actor, who is no Leader • Engage a target character here; if it is engaged "
                "already, move it Home."
            ),
            cost=[Destroy(ACTOR)],
            do=[
                Choose(Chars(ANY, HERE, other=True), "Engage whom?"),
                If(Engaged(TARGET), [MoveTo(TARGET, TO_HOME)], [Engage()]),
            ],
            city=True,
            qual=RED_HAND,
        )
    ],
    cost=0,
    values=(0, 3, 1),
    loyal=True,
)

card(
    "objection",
    27,
    "Objection!",
    RISK,
    VODACCE,
    "Bureaucracy, Cunning",
    [
        ability(
            REACTION,
            (
                "When a pressure, your own or another's, succeeds by 1 or by nothing over the next best total "
                "• It fails."
            ),
            trigger=PRESSURE_WON,
            need=EventNumber(EV_B, 0, 1),
            do=[Cancel(THE_PRESSURE)],
        )
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
    aliases=("Objection",),
)

card(
    "pack_tactics",
    28,
    "Pack Tactics",
    RISK,
    VODACCE,
    "Camaraderie, Gang",
    [
        ability(
            ACTION,
            (
                "Choose a City location. Move any number of your Thugs there from adjacent locations, Home "
                "included. Then pressure it with Influence; each Thug so moved adds 1 to your total. If you "
                "succeed, claim it."
            ),
            do=[
                Choose(Places(), "Pressure which location?", PLACE, False),
                Choose(Chars(MINE, NEXT_TO_CHOSEN, THUG), "Move another Thug there?", T1, False, True),
                If(Chosen(), [MoveTo(), Let(NUM, ONE_MORE), Again(1)]),
                Pressure(reg=PLACE),
                If(Won(), [Claim(PLACE)]),
            ],
        )
    ],
    cost=1,
    values=(2, 0, 1),
    loyal=True,
)

card(
    "the_pressure_is_on",
    29,
    "The Pressure is On",
    RISK,
    VODACCE,
    "Demoralize, Duress",
    [
        ability(
            ACTION,
            "At a location that you control • Engage a target opposing character.",
            need=Controls(),
            do=[Choose(opposing(), "Engage whom?"), Engage()],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "pull_the_strand",
    30,
    "Pull the Strand",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            (
                "Engage the actor • Pressure this location with Influence; that of a target opposing "
                "character counts for you and not for its player. If you succeed, claim it."
            ),
            cost=[Engage(ACTOR)],
            need=HasStat(ACTOR, INFLUENCE),
            do=[Choose(opposing(), "Whose Influence counts for you?"), Pressure(swing=True), If(Won(), [Claim()])],
            qual=SORCERER | STREGA,
        )
    ],
    cost=0,
    values=(1, 2, DASH),
    unique=True,
    loyal=True,
)

card(
    "rough_em_up",
    31,
    "Rough 'Em Up",
    RISK,
    VODACCE,
    "Flourish, Brawl, Gang, Zeal",
    [
        ability(
            MANEUVER,
            (
                "+1 Thrust for each Red Hand of yours here, your fighter included. After the wounds of this "
                "round you may destroy one of your Thugs here; if you do, gain Lethal."
            ),
            do=[
                Let(LOC, ACTOR),
                Values(0, 0, 1, per=Chars(MINE, HERE, RED_HAND)),
                Afterwards(
                    L_WOUNDS,
                    [
                        Choose(Chars(MINE, HERE, THUG), "Destroy a Thug for Lethal?", T1, False, True),
                        If(Chosen(T1), [Destroy(), Lethal()]),
                    ],
                ),
            ],
        )
    ],
    cost=0,
    values=(DASH, 0, 3),
    loyal=True,
)

card(
    "unyielding_loyalty",
    32,
    "Unyielding Loyalty",
    RISK,
    VODACCE,
    "Camaraderie, Zeal",
    [
        ability(
            REACTION,
            (
                "When a card of yours is targeted, destroy a Red Hand of yours who is no Leader, or discard a "
                "Thug from your hand • Cancel the effects."
            ),
            trigger=TARGETED,
            need=Event(EV_A, MINE),
            cost=[
                Choose(
                    Union(Chars(MINE, mask=RED_HAND, none=LEADERS), HandCards(0, THUG)),
                    "Destroy a Red Hand, or discard a Thug?",
                    T2,
                    False,
                ),
                Destroy(TARGET2),
            ],
            do=[Cancel()],
        )
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "veronicas_guile",
    33,
    "Veronica's Guile",
    RISK,
    VODACCE,
    "Challenge, Flourish, Cunning, Ambrogia",
    [
        ability(
            ACTION,
            "The actor, without engaging, challenges a target opposing character with Influence.",
            need=MayChallenge(INFLUENCE),
            do=[Challenge(INFLUENCE)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If the foe has less Influence than your fighter • Move the foe Home.",
            need=Compare(INFLUENCE, FIGHTER, FOE, True),
            do=[MoveTo(FOE, TO_HOME)],
        ),
    ],
    cost=1,
    values=(DASH, 1, DASH),
    loyal=True,
)

card(
    "wrath_of_the_don",
    34,
    "Wrath of the Don",
    RISK,
    VODACCE,
    "Demoralize, Duress, Zeal",
    [
        ability(
            ACTION,
            (
                "Wound the actor • A target en garde opposing character may be engaged by its player; "
                "otherwise the actor becomes en garde."
            ),
            cost=[Hurt(ACTOR)],
            do=[
                Choose(opposing(state=READY), "Threaten whom?"),
                Either(
                    "Engage {target}? If not, the actor becomes en garde.",
                    ["no", "yes"],
                    [[EnGarde(ACTOR)], [Engage()]],
                    by=TARGET,
                ),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)
