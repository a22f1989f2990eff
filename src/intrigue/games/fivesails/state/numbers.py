"""The numbers in the state by name: zones, phases, what abilities leave behind. Locations are in `city`."""

from __future__ import annotations

from typing import Final

# zones
NOWHERE: Final = 0
DECK: Final = 1
HAND: Final = 2
DISCARD: Final = 3
LOCKER: Final = 4
APPROACH: Final = 5
PLAY: Final = 6  # characters, attachments and schemes in play
STREET: Final = 7  # City cards lying at a location
LINE: Final = 8  # the dueling line
ASIDE: Final = 9  # being played, revealed or looked at
BURIED: Final = 10  # face down at a location
ZONES: Final = (
    "nowhere",
    "deck",
    "hand",
    "discard",
    "locker",
    "approach",
    "play",
    "street",
    "line",
    "aside",
    "buried",
)

# seats
NO_SEAT: Final = -1
MOST_SEATS: Final = 4
ALL: Final = 0b11111  # four seats and the spectator
TABLE_BIT: Final = 0b10000

NO_LIMIT: Final = 99  # more than there ever are of anything

# what a player brings, numbered in this order: a Leader, the Approach Deck's characters and schemes, the Faction Deck
PEOPLE: Final = 5  # FIV-APP-1
PLANS: Final = 5

# phases
DAWN: Final = 1
PLANNING: Final = 2
DRAMA: Final = 3
PLUNDER: Final = 4
DUSK: Final = 5
PHASES: Final = ("setup", "dawn", "planning", "high drama", "plunder", "dusk")

# moments of a duel to which steps can be put off
L_ANSWER: Final = 0  # after the answer to a challenge
L_WOUNDS: Final = 1  # after the wounds of a round
L_END: Final = 2  # when a round ends
L_START: Final = 3  # when a round starts

# marks: how long they last
UNTIL_DAY: Final = 0
UNTIL_DUEL: Final = 1
UNTIL_ROUND: Final = 2  # the end of the next round of its side
FOR_GOOD: Final = 3
UNTIL_START: Final = 4  # the start of the next round of its side

# marks: what they say
M_LOCKED: Final = 0  # control of place is locked while card stays
M_SHUT: Final = 1  # place takes no Renown and no control
M_NAMED: Final = 2  # +1 Thrust for seat against card
M_GUARD: Final = 3  # card takes the wounds of other
M_NOTED: Final = 4  # card is noted by seat through other, an attachment
M_EMBARGO: Final = 5  # the printed card is under embargo by seat
M_KEPT: Final = 6  # card is no Brute any more
M_STAYS: Final = 7  # card does not go Home this Dusk
M_NO_MANEUVER: Final = 8  # side may use no Maneuver in its next round
M_CANNOT: Final = 9  # card may not intervene in this challenge
M_NOT_FIRST: Final = 10  # seat counts as not first player for a use
M_FEWER: Final = 11  # side reveals so many cards fewer when gambling; at place, where one is named
M_HURT: Final = 12  # card was wounded in this duel before another took over from it
M_ONLY_READY: Final = 13  # only card, the performer, and characters en garde count in the pressure of place
M_PADDED: Final = 14  # card has taken 1 off the first wounds of other, its bearer, in this duel
M_TIRED: Final = 15  # card has used its once-a-Day permission
M_AIMED: Final = 16  # a Sorcerer ability, by its use, targeted card
