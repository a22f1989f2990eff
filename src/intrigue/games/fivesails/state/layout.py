"""The numbers in the state by name: zones, places, phases, the duel, and what abilities leave behind."""

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

# places
INN: Final = 0
DOCKS: Final = 1
FORUMS: Final = 2
BAZAAR: Final = 3
GARDENS: Final = 4
HOME: Final = 5  # + seat
CITY_PLACES: Final = 5
PLACES: Final = ("oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens")

NO_SEAT: Final = -1
ALL: Final = 0b11111  # four seats and the spectator
TABLE_BIT: Final = 0b10000

# phases
SETTING_UP: Final = 0
DAWN: Final = 1
PLANNING: Final = 2
DRAMA: Final = 3
PLUNDER: Final = 4
DUSK: Final = 5
PHASES: Final = ("setup", "dawn", "planning", "high drama", "plunder", "dusk")

# the duel, a list of numbers
D_ON: Final = 0  # 0 none, 1 a challenge, 2 a duel
D_FIGHTER: Final = 1  # and 2: challenger and defender
D_SEAT: Final = 3  # and 4
D_POOL: Final = 5  # and 6: threat on the challenger, on the defender
D_STAT: Final = 7
D_ROUND: Final = 8
D_SIDE: Final = 9  # whose round it is
D_GAMBLES: Final = 10  # and 11
D_LETHAL: Final = 12  # and 13: the threat that this side made is Lethal
D_TIED: Final = 14  # and 15: the place to which the pool of this side is tied, -1 none
# 16, 17 are free
D_CARD: Final = 18  # this round's combat card, -1 none
D_MOD: Final = 19  # 20, 21: changes of this round's values
D_NEXT: Final = 22  # .. 24 for the challenger's next round, .. 27 for the defender's
D_DONE: Final = 28  # bits: 1 Technique used this round, 2 Maneuver used
D_TECH: Final = 29  # the Technique announced with the challenge (an ability code), -1 none
D_FLAGS: Final = 30
D_PLACE: Final = 31  # and 32: where a fighter was last
D_HURT: Final = 33  # bits: side 0/1 wounded in this round (1, 2), in this duel (4, 8)
D_USE: Final = 34  # the use that issued the challenge
D_FELL: Final = 35  # bits: fighters destroyed; 4, 8: destroyed in this round
# 36 is free
D_GONE: Final = 37  # bits: fighters who left play, destroyed or not; 4, 8: in this round
D_FIRST: Final = 38  # the defender has yet to play its first card
D_BASE: Final = 39  # where this round's cards begin in the line
D_KEPT: Final = 40  # .. 42: values of combat cards of this round that have left the line
D_LAST: Final = 43  # .. 47: last known stats and wounds of a challenger that is gone, .. 52 of a defender
D_SIZE: Final = 53

# flags of a challenge
F_NO_INTERVENE: Final = 1
F_LEADERS_INTERVENE: Final = 2  # only Leaders may intervene
F_NO_REFUSE: Final = 4
F_LEADERS_REFUSE: Final = 8  # only Leaders may refuse
F_STEALS: Final = 16  # the first to wound the other steals Renown
F_HOME_INSTEAD: Final = 32  # instead of an answer the target may be sent Home engaged
F_TAKEN: Final = 64  # the defender takes the threat as wounds; no rounds
F_STILL: Final = 128  # no further Maneuvers and Techniques
F_REFUSED: Final = 256

# moments of a duel to which steps can be put off
L_ANSWER: Final = 0  # after the answer to a challenge
L_WOUNDS: Final = 1  # after the wounds of a round
L_END: Final = 2  # when a round ends
L_START: Final = 3  # when a round starts

# bits of `used`: where a card in play, or in the dueling line, goes instead of the discard pile
TO_THE_LOCKER: Final = 1 << 20
UNDER_THE_DECK: Final = 1 << 21

# marks: how long they last
UNTIL_DAY: Final = 0
UNTIL_DUEL: Final = 1
UNTIL_ROUND: Final = 2  # the end of the next round of side `seat`
FOR_GOOD: Final = 3
UNTIL_START: Final = 4  # the start of the next round of side `seat`

# marks: what they say
M_LOCKED: Final = 0  # control of place `number` is locked while `card` stays
M_SHUT: Final = 1  # place `number` takes no Renown and no control
M_NAMED: Final = 2  # +1 Thrust for seat against `card`
M_GUARD: Final = 3  # `card` takes the wounds of `number`
M_NOTED: Final = 4  # `card` is noted by seat through attachment `number`
M_EMBARGO: Final = 5  # the name of kind `number` is under embargo by seat
M_KEPT: Final = 6  # `card` is no Brute any more
M_STAYS: Final = 7  # `card` does not go Home this Dusk
M_NO_MANEUVER: Final = 8  # side `seat` may use no Maneuver in its next round
M_CANNOT: Final = 9  # `card` may not intervene in this challenge
M_NOT_FIRST: Final = 10  # seat counts as not first player for use `number`
M_FEWER: Final = 11  # side `seat` reveals `number` cards fewer when gambling while at place `card`
M_ONLY_READY: Final = 13  # only the performer `card` and characters en garde count in the pressure
M_PADDED: Final = 14  # `card` has taken 1 off already in this duel
M_TIRED: Final = 15  # `card` has used its once-a-Day permission
M_AIMED: Final = 16  # a Sorcerer ability of use `number` targeted `card`
