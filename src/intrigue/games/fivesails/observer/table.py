"""The table: what is asked, the players, the locations, what abilities have left behind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..rules.answering import AskAnswer, AskWeapon
from ..rules.attachments import Trim
from ..rules.challenge import AskTarget, AskTechnique
from ..rules.drama import Turn
from ..rules.duel import RoundEnds
from ..rules.dusk import HandLimit
from ..rules.gambling import PickGamble
from ..rules.moving import Leaving
from ..rules.paying import Pay
from ..rules.planning import Plans
from ..rules.reactions import WhoActs, Window
from ..rules.round_choices import AskCard, AskStyle
from ..rules.wounds import Cap
from ..state.actions import ARGUMENT
from ..state.city import first_place, last_place
from ..state.frames import Choosing
from ..state.numbers import APPROACH, BURIED, M_NOTED
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from .cards import distance, place_code, whose
from .columns import (
    CITY_DECK,
    DAY,
    DUE,
    E_CARD,
    E_CARD_NUMBER,
    E_FEWER,
    E_OTHER,
    E_OWNER,
    E_PLACE,
    E_PRINTED,
    E_SEAT,
    E_SIDE,
    E_UNTIL,
    E_USE,
    E_WHAT,
    EFFECT,
    EFFECT_COUNT,
    EFFECT_ROWS,
    EFFECTS_AT,
    EXTRA,
    L_BURIED,
    L_CONTROL,
    L_RENOWN,
    L_TOUCHED,
    L_USED,
    OPEN,
    P_APPROACH,
    P_ASKED,
    P_CREW_CAP,
    P_DECK,
    P_DISCARD,
    P_FIRST,
    P_HAND,
    P_INITIATIVE,
    P_LEADER,
    P_OUT,
    P_PANACHE,
    P_PASSED,
    P_RENOWN,
    PHASE,
    PLACE,
    PLACES_AT,
    PLANNED,
    PLAYER,
    PLAYERS_AT,
    QUESTION,
    SEATS,
    SINK,
    SLOT,
    SUBJECT,
)
from .rows import row_of


def write_table(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    out[at + SEATS] = i16(st.seats)
    out[at + DAY] = i16(st.day)
    out[at + PHASE] = i16(st.phase + 1)
    out[at + EXTRA] = i16(st.extra)
    out[at + CITY_DECK] = i16(len(st.city_deck))
    if st.options.gamble_rest == "sink":
        out[at + SINK] = 1
    if st.options.open_decks:
        out[at + OPEN] = 1


def write_question(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """What is asked, and what about; the step of an ability, and a moment that is answered, are told elsewhere."""
    top = st.stack[-1]
    question = 0
    subject = -1
    if isinstance(top, Turn):
        question = 2
    elif isinstance(top, Window):
        question = 6 if top.closed else 5
    elif isinstance(top, Choosing):
        question = 3
    elif isinstance(top, Pay):
        question = 4
        subject = top.card
        out[at + DUE] = i16(top.left)
    elif isinstance(top, AskAnswer):
        question = 10
    elif isinstance(top, AskCard):
        question = 12
    elif isinstance(top, AskTarget):
        question = 8
    elif isinstance(top, Plans):
        question = 1
        place: i64 = at + PLANNED
        for action in top.picks[seat]:
            out[place] = i16(row_of(st, seat, action & ARGUMENT))
            place += 1
    elif isinstance(top, WhoActs):
        question = 7
        subject = top.card
        out[at + SLOT] = i16(ABILITIES[top.ability].slot + 1)
    elif isinstance(top, PickGamble):
        question = 13
    elif isinstance(top, AskTechnique):
        question = 9
    elif isinstance(top, AskStyle):
        question = 14
    elif isinstance(top, Trim):
        question = 18
        subject = top.bearer
    elif isinstance(top, Cap):
        question = 15
    elif isinstance(top, HandLimit):
        question = 16
    elif isinstance(top, Leaving):
        question = 17
    elif isinstance(top, RoundEnds):
        question = 6  # which effect comes first
    elif isinstance(top, AskWeapon):
        question = 11
        subject = top.card
    out[at + QUESTION] = i16(question)
    if subject >= 0:
        out[at + SUBJECT] = i16(row_of(st, seat, subject))
    for asked in top.asked_seats(st, seat):
        out[at + PLAYERS_AT + distance(st, seat, asked) * PLAYER + P_ASKED] = 1


def write_players(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    row: i64 = at + PLAYERS_AT
    kinds = st.kind
    player = seat
    for _ in range(st.seats):
        out[row] = 1
        if st.eliminated[player]:
            out[row + P_OUT] = 1
        if st.passing.passed >> player & 1:
            out[row + P_PASSED] = 1
        leader = kinds[st.leaders[player]]
        out[row + P_LEADER] = i16(leader + 1)
        out[row + P_RENOWN] = i16(st.renown[player])
        out[row + P_HAND] = i16(len(st.hands[player]))
        out[row + P_DECK] = i16(len(st.decks[player]))
        out[row + P_DISCARD] = i16(len(st.discards[player]))
        out[row + P_APPROACH] = i16(len(st.approach[player]))
        scheme = st.schemes[player]
        if scheme >= 0:
            out[row + P_INITIATIVE] = i16(CARDS[kinds[scheme]].initiative)
        card = CARDS[leader]
        out[row + P_PANACHE] = i16(card.panache + st.panache[player])
        out[row + P_CREW_CAP] = i16(card.cap)
        player = player + 1 if player + 1 < st.seats else 0
        row += PLAYER
    if st.first >= 0:
        out[at + PLAYERS_AT + distance(st, seat, st.first) * PLAYER + P_FIRST] = 1


def write_places(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    last = last_place(st.seats)
    for place in range(first_place(st.seats), last + 1):
        row: i64 = at + PLACES_AT + place * PLACE
        out[row] = 1
        out[row + L_CONTROL] = i16(whose(st, seat, st.control[place]))
        out[row + L_RENOWN] = i16(st.renown_on[place])
        out[row + L_USED] = i16(st.place_used >> place & 1)
        for each in range(st.seats):
            if st.touched[each] >> place & 1:
                out[row + L_TOUCHED + distance(st, seat, each)] = 1
    for i in st.aside:
        if st.zone[i] == BURIED:
            out[at + PLACES_AT + st.place[i] * PLACE + L_BURIED] += 1


def write_effects(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """What abilities have left behind. What another has noted is secret until it is played."""
    out[at + EFFECT_COUNT] = i16(len(st.marks))
    row: i64 = at + EFFECTS_AT
    end: i64 = row + EFFECT_ROWS * EFFECT
    for mark in st.marks:
        if row == end:
            break
        out[row] = 1
        out[row + E_WHAT] = i16(mark.what + 1)
        out[row + E_UNTIL] = i16(mark.until + 1)
        if mark.card >= 0:
            out[row + E_OWNER] = i16(whose(st, seat, st.owner[mark.card]))
            if mark.what != M_NOTED or mark.seat == seat or st.zone[mark.card] != APPROACH:
                out[row + E_CARD] = i16(row_of(st, seat, mark.card))
                out[row + E_CARD_NUMBER] = i16(mark.card + 1)
        out[row + E_OTHER] = i16(row_of(st, seat, mark.other))
        out[row + E_PLACE] = i16(place_code(st, seat, mark.place))
        out[row + E_PRINTED] = i16(mark.printed + 1)
        out[row + E_SEAT] = i16(whose(st, seat, mark.seat))
        out[row + E_SIDE] = i16(mark.side + 1)
        out[row + E_FEWER] = i16(mark.fewer)
        out[row + E_USE] = i16(mark.use + 1)
        row += EFFECT
