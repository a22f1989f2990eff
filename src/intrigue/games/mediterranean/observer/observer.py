"""Writes what a seat observes: all that lies open, its own cards and drafts, and of others what it has come to know.

Hands, warehouses, drafts, sealed cubes and sealed picks of others are never looked at, but for how many cards of each
pile somebody holds, which everybody can count (MED-C-54).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ....core.observer import Observer
from ..cards.developments import DECK_OF
from ..cards.face import DECKS
from ..cards.goods import BASICS, CIVIC, GOODS, LUXURY, PILE, SPICES, WINE
from ..rules.abilities import Abilities
from ..rules.actions import BUILD, SIDE
from ..rules.development import Choosing, Development
from ..rules.floor import ClosingStep, TradingFloor
from ..rules.production import Produce, StartSides
from ..rules.resolution import Abandons
from ..state.boxes import aims, slot_of, slot_promised, target_of, target_promised, use_promised
from ..state.numbers import ABANDON_GOVERNMENT, SACRIFICE
from ..state.state import BOXES as BOXES_ON
from ..state.state import Mediterranean
from ..state.tracks import LEFT_START, RIGHT_START
from .choices import CHOICE, write_action
from .columns import (
    ABANDON_TRACK,
    ABANDONS,
    ABILITY,
    ACTS_LEFT,
    AFTER_BOXES,
    AFTER_DEVELOPMENTS,
    AFTER_DRAFT,
    AFTER_OFFERS,
    AFTER_PLAYERS,
    AFTER_TABLE,
    AIMED,
    ALTAR,
    ANSWER,
    ASKED,
    BARBARIANS,
    BLOCKS,
    BOAT,
    BOATS,
    BOUND_BY_PROMISE,
    BOX,
    BUSY,
    BY_THE_LETTER,
    CARDS,
    CITIES,
    CITY,
    CLAIMED,
    CLOCK,
    CLOSE,
    DEALS,
    DECK_SIZE,
    DEVELOP,
    DEVELOPMENT,
    DEVELOPMENTS_LEFT,
    DONE,
    DRAW_BESIDES,
    DRAWN,
    DRAWN_CARD,
    DRAWS_LEFT,
    EARNED,
    FACE_WORD,
    GOODS_LEFT,
    GOVERNMENT,
    HAPPINESS,
    HIDDEN_CIVIC,
    HIDDEN_LUXURY,
    LAP,
    LAPS,
    MOST_DRAWN,
    MOST_SCORE,
    NAMED,
    NOT_ON_SEAT,
    OFFER,
    PICK_GOVERNMENT,
    PICKS,
    PLACE,
    PLAYER,
    POINTS,
    PRODUCE,
    PRODUCERS_OF,
    QUESTION,
    QUIET,
    RELIGION,
    REVOLT,
    SAFETY,
    SHOWN,
    SPENT,
    START,
    STORED,
    TRADE,
    TURN,
    TURNS,
    WORKER,
)
from .seats import away, first_box
from .trade import count, name, write_draft, write_offer


class MediterraneanObserver(Observer[Mediterranean]):
    def write(self, state: Mediterranean, seat: int, out: vec[i16], at: i64) -> None:
        write_table(state, seat, out, at)
        players: i64 = at + AFTER_TABLE
        write_players(state, seat, out, players)
        write_developments(state, seat, out, at)
        row: i64 = at + AFTER_BOXES
        for offer in state.offers:
            write_offer(state, seat, offer, out, row)
            row += OFFER
        draft = state.drafts[seat]
        if draft.taking or len(draft.steps) > 0:
            write_draft(state, seat, draft, out, at + AFTER_OFFERS)
        if not state.over:
            write_question(state, seat, out, at)
        if len(state.drawn[seat]) > 0:
            write_drawn(state, seat, out, at + AFTER_DRAFT)

    def write_choice(self, state: Mediterranean, seat: int, action: int, out: vec[i16], at: i64) -> None:
        write_action(state, seat, action, out, at)

    def winners(self, state: Mediterranean) -> list[int]:
        return state.winners


def write_table(state: Mediterranean, seat: int, out: vec[i16], at: i64) -> None:
    options = state.options
    out[at] = i16(state.seats)
    out[at + TURN] = i16(state.turn)
    out[at + TURNS] = i16(options.turns)
    out[at + LAPS] = i16(options.laps)
    out[at + CLOCK] = i16(state.clock)
    if options.by_the_letter:
        out[at + BY_THE_LETTER] = 1
    out[at + DEALS] = i16(state.deals)
    place: i64 = at + GOODS_LEFT
    for deck in state.decks:
        out[place] = i16(len(deck))
        place += 1
    name(state.stored[seat], out, at + STORED)


def write_players(state: Mediterranean, seat: int, out: vec[i16], row: i64) -> None:
    seats: i64 = state.seats
    revolt: i64 = state.revolt
    done: i64 = state.done
    place: i64 = 1
    for player in state.order:
        out[row + away(seat, player, seats) * PLAYER + PLACE] = i16(place)
        place += 1
    other: i64 = seat
    distance: i64 = 0
    while distance < seats:
        out[row] = 1
        points: i64 = state.vp[other]
        out[row + POINTS] = i16(points if points < MOST_SCORE else MOST_SCORE)
        out[row + GOVERNMENT] = i16(signed_space(state.gov[other]))
        out[row + RELIGION] = i16(signed_space(state.rel[other]))
        out[row + HAPPINESS] = i16(state.happy[other])
        out[row + SAFETY] = i16(state.safe[other])
        out[row + REVOLT] = i16(revolt >> other & 1)
        out[row + DONE] = i16(done >> other & 1)
        out[row + BARBARIANS] = i16(1 + state.rolls[other])
        out[row + EARNED] = i16(state.earned[other])
        write_goods(state, seat, other, out, row)
        count(state.spent[other], out, row + SPENT)
        other += 1
        if other == seats:
            other = 0
        row += PLAYER
        distance += 1


def signed_space(space: i64) -> i64:
    """A space of a track: from 1 on to the right, from -1 on to the left."""
    return space - RIGHT_START + 1 if space >= RIGHT_START else space - LEFT_START - 1


def write_goods(state: Mediterranean, seat: i64, player: i64, out: vec[i16], row: i64) -> None:
    """A hand: what it is taken to hold, and how many cards there are besides. Of others' cards only the piles show."""
    civic: i64 = 0
    luxury: i64 = 0
    held = state.held[player]
    for kind in held:
        pile: i64 = PILE[kind]
        if pile == CIVIC:
            civic += 1
        elif pile == LUXURY:
            luxury += 1
    claims = state.claims
    claim: i64 = player * GOODS
    place: i64 = row + CLAIMED
    good: i64 = 0
    while good < GOODS:
        claimed: i64 = claims[claim + good]
        if claimed:
            out[place + good] = i16(claimed)
            if good >= SPICES:
                luxury -= claimed
            elif good >= BASICS:
                civic -= claimed
        good += 1
    out[row + SHOWN] = i16(state.shown[2 * player])
    out[row + SHOWN + 1] = i16(state.shown[2 * player + 1])
    out[row + HIDDEN_CIVIC] = i16(civic)
    out[row + HIDDEN_LUXURY] = i16(luxury)
    count(held if player == seat else state.knows[seat * state.seats + player], out, row + CARDS)


def write_developments(state: Mediterranean, seat: int, out: vec[i16], at: i64) -> None:
    """What is in play, and what lies on it: cubes, promises. What is in nobody's hands is in the decks (MED-CMP-1)."""
    seats: i64 = state.seats
    row: i64 = at + AFTER_TABLE
    thing: i64 = at + AFTER_PLAYERS
    box: i64 = at + AFTER_DEVELOPMENTS
    end: i64 = box  # of the developments; only a position can have more of them than there are rows
    left: i64 = at + DEVELOPMENTS_LEFT
    deck: i64 = 0
    while deck < DECKS:
        out[left + deck] = i16(DECK_SIZE[deck])
        deck += 1
    player: i64 = seat
    distance: i64 = 0
    while distance < seats:
        first: i64 = box
        cities: i64 = 0
        boats: i64 = 0
        producers: i64 = row + PRODUCERS_OF
        worker: i64 = 0
        while worker < BASICS:
            out[producers + worker] = i16(state.workers[player * BASICS + worker])
            worker += 1
        covered = state.covered[player]
        for side in state.devs[player]:
            face: i64 = FACE_WORD[side]
            bare = len(covered) > 0 and side in covered
            worker = WORKER[side]
            if worker >= 0 and not bare:
                out[producers + worker] = out[producers + worker] + 1
            cities += CITY[side]
            boats += BOAT[side]
            deck = left + DECK_OF[side >> 1]
            out[deck] = out[deck] - 1
            if thing < end:
                out[thing] = 1
                out[thing + 1] = i16(distance)
                out[thing + 2] = i16(face)
                out[thing + 3] = i16(FACE_WORD[side ^ 1])
                if bare:
                    out[thing + 4] = 1
                thing += DEVELOPMENT
            place: i64 = 0
            boxes: i64 = BOXES_ON[side]
            while place < boxes:
                place += 1
                out[box] = 1
                out[box + 1] = i16(distance)
                out[box + 2] = i16(face)
                out[box + 3] = i16(place)
                box += BOX
        out[row + CITIES] = i16(cities)
        out[row + BOATS] = i16(boats)
        drawn = state.drawn[player]
        out[row + DRAWN] = i16(len(drawn))
        for card in drawn:
            deck = left + DECK_OF[card]
            out[deck] = out[deck] - 1
        for laid in state.cubes[player] if distance == 0 else state.open_cubes[player]:
            cube: i64 = laid
            if cube >= SACRIFICE:
                out[row + ALTAR] = i16(cube - SACRIFICE + 1)
            elif cube >= ABANDON_GOVERNMENT:
                out[row + ABANDONS + cube - ABANDON_GOVERNMENT] = 1
            else:
                out[first + slot_of(laid) * BOX + AIMED] = i16(1 + away(seat, target_of(laid), seats))
        for given in state.promises[player]:
            about: i64 = first + slot_promised(given) * BOX
            if use_promised(given):
                out[about + BOUND_BY_PROMISE] = 1
            else:
                out[about + NOT_ON_SEAT + away(seat, target_promised(given), seats)] = 1
        player += 1
        if player == seats:
            player = 0
        row += PLAYER
        distance += 1


def write_question(state: Mediterranean, seat: int, out: vec[i16], at: i64) -> None:
    """What is asked, of whom as far as the observer can tell, and how far it has come."""
    seats = state.seats
    top = state.stack[-1]
    mine = False
    for player in top.asked_seats(state, seat):
        if player == seat:
            mine = True
        out[at + AFTER_TABLE + away(seat, player, seats) * PLAYER + ASKED] = 1
    if isinstance(top, TradingFloor):
        out[at + QUESTION] = TRADE
        out[at + LAP] = i16(top.lap)
        out[at + QUIET] = i16(top.quiet)
        if top.busy:
            out[at + BUSY] = 1
        if mine:
            out[at + ACTS_LEFT] = i16(state.acts[seat])
    elif isinstance(top, ClosingStep):
        out[at + QUESTION] = CLOSE
    elif isinstance(top, Choosing):
        out[at + QUESTION] = DEVELOP
        out[at + PICKS] = i16(len(top.picks[seat]))
    elif isinstance(top, StartSides):
        out[at + QUESTION] = START
        picks = top.picks[seat]
        out[at + PICKS] = i16(len(picks))
        if len(picks) > 0:
            out[at + PICK_GOVERNMENT] = i16(picks[0] - SIDE + 1)
        if len(picks) > 1:
            out[at + PICK_GOVERNMENT + 1] = i16(picks[1] - SIDE - 2 + 1)
    elif isinstance(top, Produce):
        out[at + QUESTION] = PRODUCE
        for good in top.named:
            out[at + NAMED + good - WINE] = 1
    elif isinstance(top, Abandons):
        out[at + QUESTION] = i16(ABANDON_TRACK + top.place % 2)
    elif isinstance(top, Development):
        out[at + QUESTION] = DRAW_BESIDES
        out[at + DRAWS_LEFT] = i16(top.left(state))
    elif isinstance(top, Abilities):
        out[at + QUESTION] = ABILITY
        write_aims(state, seat, top, out, at + AFTER_DEVELOPMENTS)


def write_aims(state: Mediterranean, seat: int, top: Abilities, out: vec[i16], boxes: i64) -> None:
    """Which aim is asked about; and what the observer has answered before, which others learn when all is answered."""
    place = 0
    for player in state.order:
        for cube in state.cubes[player]:
            if aims(cube):
                row: i64 = first_box(state, seat, player) + slot_of(cube)
                if place == top.place:
                    out[boxes + row * BOX + ANSWER] = 1
                elif target_of(cube) == seat and place in top.ignored:
                    out[boxes + row * BOX + ANSWER] = 2
                place += 1


def write_drawn(state: Mediterranean, seat: int, out: vec[i16], row: i64) -> None:
    """The development cards to choose from, and the sealed choice among them."""
    picks: tuple[int, ...] = ()
    if not state.over:
        top = state.stack[-1]
        if isinstance(top, Choosing):
            picks = top.picks[seat]
    end: i64 = row + MOST_DRAWN * DRAWN_CARD
    for card in state.drawn[seat]:
        if row == end:
            break
        out[row] = 1
        out[row + 1] = i16(FACE_WORD[2 * card])
        out[row + 2] = i16(FACE_WORD[2 * card + 1])
        for action in picks:
            if action >= BUILD and (action - BUILD) // 2 == card:
                out[row + 3] = i16(1 + (action - BUILD) % 2)
        row += DRAWN_CARD


OBSERVER: Final = MediterraneanObserver(BLOCKS, CHOICE)
