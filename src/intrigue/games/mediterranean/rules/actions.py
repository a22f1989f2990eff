"""The numbers of all actions. Each group takes an argument: a kind of card, a good, a seat, a slot, an offer."""

from __future__ import annotations

from typing import Final

# Building an offer, step by step
GIVE: Final = 100  # + kind
AS_SPICES: Final = 180  # give the Piracy card as spices
AS_GOLD: Final = 181
WANT: Final = 190  # + good
PAY: Final = 202
ASK: Final = 203
PROMISE: Final = 210  # + slot of one's own; then whom
DEMAND: Final = 240  # + slot of the one seat that the offer is for; then whom
ON: Final = 270  # + seat: to use it on
NOT_ON: Final = 280  # + seat: not to
SEEK: Final = 290  # + idea, with Freedom of Speech
SAY: Final = 305  # + idea
TO: Final = 320  # + seat
TO_ALL: Final = 328
BACK: Final = 330
CLEAR: Final = 331
POST: Final = 332

# On the floor
SHOW: Final = 340
PASS: Final = 341
DONE: Final = 342
WAIT: Final = 343
NOT_DONE: Final = 344  # to trade on after all
SHOW_LUXURY: Final = 345
ENVOY: Final = 350  # + kind; then whom
ENVOY_TO: Final = 430  # + seat
HAND: Final = 440  # + kind: the card handed over for an offer that is being taken

# Warehouse and cubes
STORE: Final = 520  # + kind
FETCH: Final = 600  # + kind
AIM: Final = 680  # + the cube that is laid
LIFT: Final = 900  # + slot
ABANDON: Final = 930  # + track: 0 government, 1 religion
KEEP: Final = 932  # + track
MARK: Final = 940  # + good of the rural worker to be sacrificed
UNMARK: Final = 946

# The clock, moved by the table
MINUTE: Final = 950
HALF: Final = 951
GRACE: Final = 952
LAST_CALL: Final = 3  # so often the clock has called when the last ten seconds begin
TIME: Final = 953

# Choices in other phases
SIDE: Final = 960  # + 0 dictatorship, 1 democracy, 2 mars, 3 venus
NAME: Final = 970  # + good, with a Free Market
HEED: Final = 980
IGNORE: Final = 981
DRAW: Final = 990  # + deck
NO_GOVERNMENT: Final = 1010
NO_RELIGION: Final = 1011
NEITHER: Final = 1012
BUILD: Final = 1100  # + side of a card

# Offers by number, which start anew with each trading phase
TAKE: Final = 10000
DECLINE: Final = 20000
COUNTER: Final = 30000
CHANGE: Final = 40000
WITHDRAW: Final = 50000
ENQUIRE: Final = 60000
AGREE: Final = 70000  # to a deal that was waiting for its maker's word
REFUSE: Final = 80000
NUMBERS: Final = 10000
