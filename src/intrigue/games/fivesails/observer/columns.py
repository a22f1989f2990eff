"""The columns of all blocks. A number under a block is the place of a column in its rows."""

from __future__ import annotations

from typing import Final

from ....core.columns import Block, Column, block, flag, number, things, with_room, word
from .. import ids
from ..decks import LARGEST
from ..rules.ending import LAST
from ..state.city import CITY_PLACES
from ..state.names import CITY, STATS
from ..state.numbers import PEOPLE, PHASES, PLANS
from ..state.printed import CARDS

MOST_SEATS: Final = 4
CITY_CARDS: Final = len([card for card in CARDS if card.faction == CITY])
MOST_CARDS: Final = MOST_SEATS * (1 + PEOPLE + PLANS + LARGEST) + CITY_CARDS  # in a game
MOST_KINDS: Final = 256  # of cards that were ever printed, those to come included
MOST_PLACES: Final = CITY_PLACES + MOST_SEATS
MANY: Final = 999  # of what the rules set no bounds to: Renown, wounds, threat, rounds

# Nobody can be kept from holding very many cards; four with open decks, who play at random, come to 75 and 195.
CARD_ROWS: Final = 96
PILE_ROWS: Final = 224
IN_SIGHT: Final = CARD_ROWS + PILE_ROWS  # a card beyond these rows is pointed at by its number, on from here
DEEP_ROWS: Final = 24
EFFECT_ROWS: Final = 16
USE_ROWS: Final = 8
DECLARED_ROWS: Final = 6
CHOICE_ROWS: Final = 128


def card_row(name: str) -> Column:
    return number(name, IN_SIGHT + MOST_CARDS)


def card_number(name: str) -> Column:
    """1 + its number in the game, 0 for none."""
    return number(name, MOST_CARDS)


def somebody(name: str) -> Column:
    """0 for nobody, 1 for the observer, and on from there in seating order."""
    return number(name, MOST_SEATS)


def somewhere(name: str) -> Column:
    return number(name, MOST_PLACES)


def card_column(name: str) -> Column:
    return word(name, ids.CARDS)


def value(name: str) -> Column:
    """-1 for a dash."""
    return number(name, 99, -1)


def change(name: str) -> Column:
    return number(name, 99, -99)


# ---------------------------------------------------------------------- the table

QUESTIONS: Final = (
    *("plans", "turn", "step", "pay", "react", "order_reactions", "who_acts", "challenge_whom", "challenge_technique"),
    *("answer_challenge", "engage_which", "combat_card", "gambled_card", "style", "crew_cap", "hand_limit"),
    *("first_to_leave", "too_much_gear"),
)
TABLE_BLOCK: Final = block(
    "table",
    number("seats", MOST_SEATS),
    number("day", LAST),
    word("phase", PHASES),
    word("question", QUESTIONS),
    card_row("subject"),  # what is paid for, whose ability is used, whose gear is too much, who could be engaged
    number("slot", 4),  # which ability of the subject, from 1
    number("due", MANY),  # still to be paid
    number("extra_actions", MANY),
    number("city_deck", CITY_CARDS),
    card_row("planned_first"),
    card_row("planned_second"),
    flag("gambles_sink"),
    flag("open_decks"),
    number("cards", MOST_CARDS),  # how many there are; those beyond the rows are not told
    number("piles", MOST_CARDS),
    number("deep", MOST_CARDS),
    number("effects", MANY),
    number("uses", MANY),
)
SEATS: Final = 0
DAY: Final = 1
PHASE: Final = 2
QUESTION: Final = 3
SUBJECT: Final = 4
SLOT: Final = 5
DUE: Final = 6
EXTRA: Final = 7
CITY_DECK: Final = 8
PLANNED: Final = 9
SINK: Final = 11
OPEN: Final = 12
CARD_COUNT: Final = 13
PILE_COUNT: Final = 14
DEEP_COUNT: Final = 15
EFFECT_COUNT: Final = 16
USE_COUNT: Final = 17

PLAYERS: Final = things(
    "players",
    MOST_SEATS,
    flag("asked"),
    flag("first"),
    flag("out"),
    flag("passed"),  # since somebody last acted
    card_column("leader"),
    number("renown", MANY),
    number("hand", MOST_CARDS),
    number("deck", MOST_CARDS),
    number("discard", MOST_CARDS),
    number("approach", PEOPLE + PLANS),
    number("initiative", 99),
    number("panache", 99, -99),
    number("crew_cap", 99),
)
P_ASKED: Final = 1
P_FIRST: Final = 2
P_OUT: Final = 3
P_PASSED: Final = 4
P_LEADER: Final = 5
P_RENOWN: Final = 6
P_HAND: Final = 7
P_DECK: Final = 8
P_DISCARD: Final = 9
P_APPROACH: Final = 10
P_INITIATIVE: Final = 11
P_PANACHE: Final = 12
P_CREW_CAP: Final = 13
PLAYER: Final = 14

PLACES: Final = things(
    "places",
    CITY_PLACES,
    somebody("control"),
    number("renown", MANY),
    number("buried", MOST_CARDS),
    flag("used"),  # its Action, today
    *[flag(f"touched_{distance}") for distance in range(MOST_SEATS)],  # by whom, today, the observer first
)
L_CONTROL: Final = 1
L_RENOWN: Final = 2
L_BURIED: Final = 3
L_USED: Final = 4
L_TOUCHED: Final = 5
PLACE: Final = 9

# ---------------------------------------------------------------------- cards

ZONES: Final = (
    *("crew", "gear", "scheme", "street", "hand", "challengers_line", "defenders_line", "aside", "buried", "approach"),
)
IN_CREW: Final = 1
IN_GEAR: Final = 2
IN_SCHEME: Final = 3
IN_STREET: Final = 4
IN_HAND: Final = 5
IN_LINE: Final = 6  # the challenger's, or the next one, the defender's
IN_ASIDE: Final = 8
IN_BURIED: Final = 9
IN_APPROACH: Final = 10
CARDS_BLOCK: Final = things(
    "cards",
    CARD_ROWS,
    card_number("number"),
    card_column("card"),
    word("zone", ZONES),
    somebody("owner"),  # nobody's are the City's
    somebody("controller"),
    somewhere("place"),
    card_row("on"),  # who bears it
    flag("engaged"),
    number("wounds", MANY),  # on an event: Renown
    flag("brute"),
    *[flag(f"used_{slot}") for slot in range(3)],  # today, by slot of the ability; of an event by the observer
    number("used_by_others", 511),  # of an event: bits, three for each slot, the observer's left neighbour the first
    number("styles", 9),  # Techniques and Maneuvers that it has used in this duel
    word("goes", ("locker", "bottom")),  # instead of to the discard pile
    flag("shown"),  # everybody knows it, though it lies in a hand, aside or face down
    number("cost", 99),
    *[value(name) for name in STATS],
    *[value(name) for name in ("riposte", "parry", "thrust")],
)
C_NUMBER: Final = 1
C_CARD: Final = 2
C_ZONE: Final = 3
C_OWNER: Final = 4
C_CONTROLLER: Final = 5
C_PLACE: Final = 6
C_ON: Final = 7
C_ENGAGED: Final = 8
C_WOUNDS: Final = 9
C_BRUTE: Final = 10
C_USED: Final = 11
C_USED_BY_OTHERS: Final = 14
C_STYLES: Final = 15
C_GOES: Final = 16
C_SHOWN: Final = 17
C_COST: Final = 18
C_STATS: Final = 19
C_VALUES: Final = 23
CARD: Final = 26

PILES: Final = things(
    "piles",
    PILE_ROWS,
    card_number("number"),
    card_column("card"),
    word("zone", ("discard", "locker", "gone")),  # gone with a player who is out
    somebody("owner"),
)
I_NUMBER: Final = 1
I_CARD: Final = 2
I_ZONE: Final = 3
I_OWNER: Final = 4
IN_DISCARD: Final = 1
IN_LOCKER: Final = 2
IN_GONE: Final = 3
PILE: Final = 5

DEEP: Final = things(  # cards that the seat knows to lie at a place of a deck
    "deep", DEEP_ROWS, card_column("card"), somebody("owner"), number("above", MOST_CARDS)
)
D_CARD: Final = 1
D_OWNER: Final = 2
D_ABOVE: Final = 3
DEPTH: Final = 4

# Cards that the seat knows of and that are hidden, it cannot tell where: how many of each, by owner.
UNSEEN: Final = things("unseen", MOST_SEATS, *with_room([number(card, 9) for card in ids.CARDS], MOST_KINDS))
UNSEEN_ROW: Final = 1 + MOST_KINDS

# ---------------------------------------------------------------------- what goes on

USES: Final = things(  # of abilities, the one that is asked about first
    "uses",
    USE_ROWS,
    number("seat", MOST_SEATS - 1),
    card_row("card"),
    card_column("ability_of"),  # none: an action that everybody has
    number("slot", 9),  # which ability of that card, or which of these actions, from 1
    number("step", 99),
    card_row("actor"),
    somewhere("place"),
    card_row("target"),
    card_row("second"),
    somewhere("chosen"),
    somewhere("elsewhere"),  # a second place
    card_row("answers"),  # the cards of the moment that it answers
    card_row("answers_other"),
)
S_SEAT: Final = 1
S_CARD: Final = 2
S_ABILITY_OF: Final = 3
S_SLOT: Final = 4
S_STEP: Final = 5
S_ACTOR: Final = 6
S_PLACE: Final = 7
S_TARGET: Final = 8
S_SECOND: Final = 9
S_CHOSEN: Final = 10
S_ELSEWHERE: Final = 11
S_ANSWERS: Final = 12
S_ANSWERS_OTHER: Final = 13
USE: Final = 14

MOMENTS: Final = (
    *("challenged", "targeted", "risk_shown", "ability_shown", "style_shown", "card_shown", "accepted", "refused"),
    *("moves", "moved", "acted", "pressed", "pressure_won", "claimed", "destroyed", "wounded", "equipped"),
    *("made_discard", "renown_added", "sorcery_done", "sorcery_played", "card_used", "plan_played", "to_locker"),
    *("duel_begins", "round_begins", "round_ends", "duel_ends", "drama_begins", "drama_ends", "dusk_begins"),
    *("day_ends", "planning_ends", "city_shown", "played_card", "paying"),
)
MOMENT_BLOCK: Final = block(
    "moment",
    word("what", MOMENTS),
    card_row("card"),
    card_number("card_number"),
    card_row("other"),
    card_number("other_number"),
    somewhere("place"),
    somewhere("goal"),
    somebody("seat"),
    card_row("source"),  # what targets
    flag("by_challenge"),  # it targets by a challenge
)
M_WHAT: Final = 0
M_CARD: Final = 1
M_CARD_NUMBER: Final = 2
M_OTHER: Final = 3
M_OTHER_NUMBER: Final = 4
M_PLACE: Final = 5
M_GOAL: Final = 6
M_SEAT: Final = 7
M_SOURCE: Final = 8
M_CHALLENGE: Final = 9

DECLARED: Final = things(  # who has said that they react, and with what
    "declared", DECLARED_ROWS, number("seat", MOST_SEATS - 1), card_row("card"), number("slot", 9)
)
R_SEAT: Final = 1
R_CARD: Final = 2
R_SLOT: Final = 3
REACTION: Final = 4

TERMS: Final = (
    *("no_intervening", "leaders_intervene", "no_refusing", "leaders_refuse", "steals", "home_instead"),
    *("taken", "still", "refused"),
)
DUEL_BLOCK: Final = block(
    "duel",
    word("stage", ("challenge", "duel")),
    word("stat", STATS),
    number("round", MANY),
    word("side", ("challenger", "defender")),  # whose round it is
    *[flag(term) for term in TERMS],
    card_row("card"),
    card_number("card_number"),
    *[value(name) for name in ("riposte", "parry", "thrust")],  # of this round
    *[change(f"{name}_change") for name in ("riposte", "parry", "thrust")],
    flag("first_card_due"),
    flag("technique_used"),
    flag("maneuver_used"),
)
F_STAGE: Final = 0
F_STAT: Final = 1
F_ROUND: Final = 2
F_SIDE: Final = 3
F_TERMS: Final = 4
F_CARD: Final = 13
F_CARD_NUMBER: Final = 14
F_VALUES: Final = 15
F_CHANGES: Final = 18
F_FIRST_CARD_DUE: Final = 21
F_TECHNIQUE_USED: Final = 22
F_MANEUVER_USED: Final = 23

FIGHTERS: Final = things(  # the challenger, then the defender
    "fighters",
    2,
    card_row("card"),
    card_number("number"),
    somebody("seat"),
    number("threat", MANY),
    number("gambles", MANY),
    flag("lethal"),
    number("stat", 99),  # in the stat of the duel, the last known where it has left play
    somewhere("tied"),
    flag("hurt"),
    flag("gone"),
    *[change(f"{name}_coming") for name in ("riposte", "parry", "thrust")],
)
G_CARD: Final = 1
G_NUMBER: Final = 2
G_SEAT: Final = 3
G_THREAT: Final = 4
G_GAMBLES: Final = 5
G_LETHAL: Final = 6
G_STAT: Final = 7
G_TIED: Final = 8
G_HURT: Final = 9
G_GONE: Final = 10
G_COMING: Final = 11
FIGHTER: Final = 14

PRESSURE_BLOCK: Final = block(  # that is being made, or was made last
    "pressure",
    somewhere("place"),
    word("stat", STATS),
    somebody("seat"),
    card_row("performer"),
    flag("ties_win"),
    flag("no_mercenaries"),
    change("bonus"),
    card_row("turncoat"),
    card_row("source"),
    flag("open"),
    flag("won"),
)
B_PLACE: Final = 0
B_STAT: Final = 1
B_SEAT: Final = 2
B_PERFORMER: Final = 3
B_TIES_WIN: Final = 4
B_NO_MERCENARIES: Final = 5
B_BONUS: Final = 6
B_TURNCOAT: Final = 7
B_SOURCE: Final = 8
B_OPEN: Final = 9
B_WON: Final = 10

EFFECT_NAMES: Final = (
    *("locked", "shut", "named", "guard", "noted", "embargo", "kept", "stays", "no_maneuver", "cannot_intervene"),
    *("not_first", "fewer", "unused", "only_ready", "padded", "tired", "aimed"),
)
EFFECTS: Final = things(
    "effects",
    EFFECT_ROWS,
    word("what", EFFECT_NAMES),
    word("until", ("day", "duel", "round", "for_good", "start")),
    card_row("card"),
    card_number("card_number"),
    somebody("owner"),  # of that card, be it seen or not
    card_row("other"),
    somewhere("place"),
    card_column("printed"),
    somebody("seat"),
    word("side", ("challenger", "defender")),
    number("fewer", 99),
    number("use", MANY),
)
E_WHAT: Final = 1
E_UNTIL: Final = 2
E_CARD: Final = 3
E_CARD_NUMBER: Final = 4
E_OWNER: Final = 5
E_OTHER: Final = 6
E_PLACE: Final = 7
E_PRINTED: Final = 8
E_SEAT: Final = 9
E_SIDE: Final = 10
E_FEWER: Final = 11
E_USE: Final = 12
EFFECT: Final = 13

# ---------------------------------------------------------------------- all of it

BLOCKS: Final = (
    *(TABLE_BLOCK, PLAYERS, PLACES, USES, MOMENT_BLOCK, DECLARED, DUEL_BLOCK, FIGHTERS, PRESSURE_BLOCK, EFFECTS),
    *(CARDS_BLOCK, PILES, DEEP, UNSEEN),
)


def starts() -> list[int]:
    """Where each block begins."""
    found = [0]
    for one in BLOCKS:
        found.append(found[-1] + one.width)
    return found


STARTS: Final = starts()
PLAYERS_AT: Final = STARTS[1]
PLACES_AT: Final = STARTS[2]
USES_AT: Final = STARTS[3]
MOMENT_AT: Final = STARTS[4]
DECLARED_AT: Final = STARTS[5]
DUEL_AT: Final = STARTS[6]
FIGHTERS_AT: Final = STARTS[7]
PRESSURE_AT: Final = STARTS[8]
EFFECTS_AT: Final = STARTS[9]
CARDS_AT: Final = STARTS[10]
PILES_AT: Final = STARTS[11]
DEEP_AT: Final = STARTS[12]
UNSEEN_AT: Final = STARTS[13]

KINDS: Final = (
    *("pass", "yes", "gamble", "accept", "refuse", "go_home"),
    *("card", "place", "seat", "way", "move", "equip", "recruit", "challenge", "claim", "brute", "pay", "draw"),
    *("intervene", "name", "use"),
)
CHOICE: Final = Block(
    "choices",
    (
        word("kind", KINDS),
        card_row("card"),
        card_column("printed"),
        number("slot", 9),  # which ability, from 1
        somewhere("place"),
        somebody("seat"),
        number("way", 99),  # which of several, from 1
    ),
    CHOICE_ROWS,
)
A_KIND: Final = 0
A_CARD: Final = 1
A_PRINTED: Final = 2
A_SLOT: Final = 3
A_PLACE: Final = 4
A_SEAT: Final = 5
A_WAY: Final = 6
