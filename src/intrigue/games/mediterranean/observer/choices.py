"""A legal action as a row: what is done, and with which card, good, idea, seat, box, face, deck or offer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ....core.columns import Block, number, word
from .. import ids
from ..cards.developments import FACE
from ..cards.face import DECK_NAMES, DECKS
from ..cards.goods import BASICS, GOLD, GOODS, IDEAS, KINDS, PIRACY, SPICES
from ..rules import actions
from ..rules.actions import AIM, AS_GOLD, AS_SPICES, BUILD, DEMAND, LIFT, NUMBERS, ON, TAKE
from ..rules.terms import one_seat
from ..state.state import Mediterranean
from ..state.tracks import SIDES
from .columns import FACE_WORD, GOOD_WORDS, IDEA_WORDS, MOST_BOXES, MOST_SEATS, OFFERS
from .seats import away, first_box
from .trade import offer_row

CARD: Final = 1  # columns of a row
GOOD: Final = 2
IDEA: Final = 3
SEAT: Final = 4
BOX: Final = 5
SIDE: Final = 6
DECK: Final = 7
FACE_AT: Final = 8
BACK_AT: Final = 9
OFFER: Final = 10
SLOTS: Final = 30  # numbers that actions leave for the boxes of a seat

GROUPS: Final[list[tuple[str, int, int, int]]] = [  # what is done: its first number, how many, the column of which
    ("give", actions.GIVE, KINDS, CARD),
    ("want", actions.WANT, GOODS, GOOD),
    ("pay", actions.PAY, 1, 0),
    ("ask", actions.ASK, 1, 0),
    ("promise", actions.PROMISE, SLOTS, BOX),
    ("demand", actions.DEMAND, SLOTS, BOX),
    ("on", actions.ON, MOST_SEATS, SEAT),
    ("not_on", actions.NOT_ON, MOST_SEATS, SEAT),
    ("seek", actions.SEEK, IDEAS, IDEA),
    ("say", actions.SAY, IDEAS, IDEA),
    ("to", actions.TO, MOST_SEATS, SEAT),
    ("to_all", actions.TO_ALL, 1, 0),
    ("back", actions.BACK, 1, 0),
    ("clear", actions.CLEAR, 1, 0),
    ("post", actions.POST, 1, 0),
    ("show", actions.SHOW, 1, 0),
    ("show_luxury", actions.SHOW_LUXURY, 1, 0),
    ("pass", actions.PASS, 1, 0),
    ("done", actions.DONE, 1, 0),
    ("not_done", actions.NOT_DONE, 1, 0),
    ("wait", actions.WAIT, 1, 0),
    ("envoy", actions.ENVOY, KINDS, CARD),
    ("envoy_to", actions.ENVOY_TO, MOST_SEATS, SEAT),
    ("hand", actions.HAND, KINDS, CARD),
    ("store", actions.STORE, KINDS, CARD),
    ("fetch", actions.FETCH, KINDS, CARD),
    ("aim", actions.AIM, actions.LIFT - actions.AIM, BOX),  # at a seat
    ("lift", actions.LIFT, SLOTS, BOX),
    ("abandon_government", actions.ABANDON, 1, 0),
    ("abandon_religion", actions.ABANDON + 1, 1, 0),
    ("keep_government", actions.KEEP, 1, 0),
    ("keep_religion", actions.KEEP + 1, 1, 0),
    ("mark", actions.MARK, BASICS, GOOD),
    ("unmark", actions.UNMARK, 1, 0),
    ("side", actions.SIDE, len(SIDES), SIDE),
    ("name", actions.NAME, GOODS - 1, GOOD),
    ("heed", actions.HEED, 1, 0),
    ("ignore", actions.IGNORE, 1, 0),
    ("draw", actions.DRAW, DECKS, DECK),
    ("no_government", actions.NO_GOVERNMENT, 1, 0),
    ("no_religion", actions.NO_RELIGION, 1, 0),
    ("neither", actions.NEITHER, 1, 0),
    ("build", actions.BUILD, len(FACE), FACE_AT),
]
OFFER_VERBS: Final = ("take", "decline", "counter", "change", "withdraw", "enquire", "agree", "refuse")
FIRST_VERB: Final = len(GROUPS)

CHOICE: Final = Block(
    "choices",
    (
        word("kind", tuple([group[0] for group in GROUPS]) + OFFER_VERBS),
        word("card", ids.GOODS),
        word("good", GOOD_WORDS),  # wanted, named, of a worker; or what the Piracy card is given as
        word("idea", IDEA_WORDS),
        number("seat", MOST_SEATS),  # counted from the observer, who is 1
        number("box", MOST_BOXES),  # its row
        word("side", tuple(SIDES)),
        word("deck", tuple(DECK_NAMES)),
        word("face", ids.FACES),
        word("back", ids.FACES),
        number("offer", OFFERS.rows),  # its row
    ),
    192,  # 70 at most in many games by chance; on a live floor with 20 kinds in hand and 8 boxes there may be 170
)


KIND_OF: Final[list[int]] = [0] * (BUILD + len(FACE))  # by number of an action: what is done,
COLUMN_OF: Final[list[int]] = [0] * (BUILD + len(FACE))  # the column of its argument,
ARGUMENT_OF: Final[list[int]] = [0] * (BUILD + len(FACE))  # and the argument, from 1
for _kind, (_, _first, _many, _column) in enumerate(GROUPS):
    for _argument in range(_many):
        KIND_OF[_first + _argument] = 1 + _kind
        COLUMN_OF[_first + _argument] = _column
        ARGUMENT_OF[_first + _argument] = 1 + _argument
GIVEN: Final = 1  # the kind of the first group


def write_action(state: Mediterranean, seat: int, action: int, out: vec[i16], at: i64) -> None:
    if action >= TAKE:
        out[at] = i16(FIRST_VERB + action // NUMBERS)
        out[at + OFFER] = i16(offer_row(state, action % NUMBERS))
        return
    if action in (AS_SPICES, AS_GOLD):
        out[at] = GIVEN
        out[at + CARD] = PIRACY + 1
        out[at + GOOD] = SPICES + 1 if action == AS_SPICES else GOLD + 1
        return
    out[at] = i16(KIND_OF[action])
    column: i64 = COLUMN_OF[action]
    if column == SEAT:
        out[at + SEAT] = i16(1 + away(seat, ARGUMENT_OF[action] - 1, state.seats))
    elif column == BOX:
        if action >= AIM and action < LIFT:
            code: i64 = action - AIM
            out[at + BOX] = i16(1 + (code >> 3))
            out[at + SEAT] = i16(1 + away(seat, code & 7, state.seats))
        elif action >= DEMAND and action < ON:
            owner = one_seat(state.drafts[seat].to, state.seats)
            out[at + BOX] = i16(first_box(state, seat, owner) + ARGUMENT_OF[action])
        else:
            out[at + BOX] = i16(ARGUMENT_OF[action])
    elif column == FACE_AT:
        out[at + FACE_AT] = i16(FACE_WORD[action - BUILD])
        out[at + BACK_AT] = i16(FACE_WORD[(action - BUILD) ^ 1])
    elif column:
        out[at + column] = i16(ARGUMENT_OF[action])
