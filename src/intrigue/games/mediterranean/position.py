"""Positions written by hand. What contradicts itself is refused; what is given lies there, and decks are stacked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...core.position import Positions
from ...core.refusal import BadInput
from .cards.developments import BY_ID, DECK_OF, FACE
from .cards.face import DECK_LEVEL, DECK_NAMES, DECK_SIDE, DEMOCRACY, RELIGIOUS, Face
from .cards.goods import BASICS, CARD_NAMES, KEEPS, PILE, PILE_NAMES
from .events import Closing, Floor, Round, TradingOpens
from .notation import KINDS_BY_NAME
from .rules.calamities import FIRST_ATTACK, FIRST_REVOLT
from .rules.development import Choosing, Development, out_of_reach
from .rules.floor import ClosingStep, TradingFloor, begin_closing, open_floor
from .rules.production import Produce, produce
from .rules.resolution import Resolution
from .rules.rounds import Turn
from .state.hands import merge
from .state.numbers import MOST_BOXES, PRODUCERS
from .state.state import Mediterranean
from .state.tracks import BOUND, LEFT_START, LEVELS, RIGHT_START, SIDES, side_of

Row = list[list[str]] | None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything by seat. Spaces on tracks are written `democracy 2`, goods `grain red`, developments by their id, and
    where both faces of a card matter `library/forum`.

    Without anything given the game is at its very start; else it is in the `phase` named. Hands left out are produced,
    and tracks left out are where the developments need them to be. What developments once cost is not taken off
    `workers`, and of cards `drawn` some may be left out, to make a small question of it.
    """

    phase: Literal["production", "trading", "closing", "development"] = "trading"
    turn: int = 1
    order: list[int] | None = None
    government: list[str] | None = None
    religion: list[str] | None = None
    happiness: list[int] | None = None
    safety: list[int] | None = None
    points: list[int] | None = None
    workers: list[list[int]] | None = None
    developments: Row = None
    covered: Row = None  # those of them that produce no more (MED-C-83)
    hands: Row = None
    stored: Row = None
    drawn: Row = None
    revolt: list[int] = []
    civic_deck: list[str] = []  # the cards dealt next, in order
    luxury_deck: list[str] = []
    basic_decks: dict[str, list[str]] = {}  # the same by good,
    development_decks: dict[str, list[str]] = {}  # and by deck


ROWS = (
    "order",
    "government",
    "religion",
    "happiness",
    "safety",
    "points",
    "workers",
    "developments",
    "covered",
    "hands",
    "stored",
    "drawn",
)


class MediterraneanPositions(Positions[Mediterranean]):
    def arrange(self, state: Mediterranean, given: dict[str, Any]) -> None:
        try:
            position = msgspec.convert(given, Position)
        except msgspec.ValidationError as error:
            raise BadInput(f"This is not a position of Trading in the Mediterranean: {error}.") from None
        for name in ROWS:
            row = getattr(position, name)
            if row is not None and len(row) != state.seats:
                raise BadInput(f"'{name}' has {len(row)} entries for {state.seats} seats.")
        if not 1 <= position.turn <= state.options.turns:
            raise BadInput(f"'turn' is {position.turn}; this game has turns 1 to {state.options.turns}.")
        state.turn = position.turn
        if position.order is not None:
            if sorted(position.order) != list(range(state.seats)):
                raise BadInput(f"'order' has every seat once, 0 to {state.seats - 1}, not {position.order}.")
            state.order = position.order
        developments(state, position)
        tracks(state, position)
        revolt(state, position)
        if position.drawn is not None:
            draw(state, position)
        goods(state, position)
        state.stack = [Turn(), Development(0, ()), Resolution()]
        if position.phase == "production":
            state.stack.append(Produce(0, ()))
        elif position.phase == "development":
            state.stack = [Turn(), Development(0, ())]
            if position.drawn is not None:
                state.stack = [Turn(), Choosing(tuple(() for _ in range(state.seats)))]
        else:
            open_floor(state)
            if position.phase == "closing":
                state.stack.pop()
                begin_closing(state)

    def introduce(self, state: Mediterranean) -> None:
        """What those hear who sit down there."""
        if not state.turn:
            return
        state.tell(Round(state.turn))
        top = state.stack[-1]
        if isinstance(top, ClosingStep):
            state.tell(Closing())
        elif isinstance(top, TradingFloor):
            state.tell(TradingOpens(top.lap))
            if top.lap:
                state.tell(Floor(top.holder(state), top.lap))


# ---------------------------------------------------------------------- tracks


def tracks(state: Mediterranean, position: Position) -> None:
    for seat in range(state.seats):
        state.gov[seat] = (
            space(position.government[seat], 0)
            if position.government
            else first_space(state, position, seat, religious=False)
        )
        state.rel[seat] = (
            space(position.religion[seat], 2)
            if position.religion
            else first_space(state, position, seat, religious=True)
        )
        state.gov_side[seat], state.rel_side[seat] = side_of(state.gov[seat]), side_of(state.rel[seat])
        for side in state.devs[seat]:
            face = FACE[side]
            if DECK_SIDE[face.deck] not in (-1, state.direction(seat, RELIGIOUS[face.deck])):
                where = SIDES[state.direction(seat, RELIGIOUS[face.deck])]
                raise BadInput(f"Seat {seat} is on the side of {where} and cannot have '{face.id}' (MED-C-35).")
    for name, row in (("happiness", state.happy), ("safety", state.safe), ("points", state.vp)):
        values = getattr(position, name)
        if values is None:
            continue
        for seat, value in enumerate(values):
            if (name == "points" and value < 0) or (name != "points" and abs(value) > BOUND):
                raise BadInput(f"'{name}' cannot be {value}.")
            row[seat] = value
    for seat, counts in enumerate(position.workers or []):
        if len(counts) != BASICS or not all(0 <= count <= PRODUCERS for count in counts):
            raise BadInput("'workers' has five numbers from 0 to 2 for each seat: salt, timber, wool, grain, ore.")
        state.workers[seat * BASICS : (seat + 1) * BASICS] = counts
    for good in range(BASICS):
        if sum(state.workers[good::BASICS]) > state.seats:
            raise BadInput(f"There are {state.seats} workers for {PILE_NAMES[good]}, one of each player (MED-SET-1).")


def space(text: str, first: int) -> int:
    """`democracy 2` as a space of its track."""
    name, _, number = text.partition(" ")
    if name not in SIDES[first : first + 2] or number not in [str(step) for step in range(len(LEVELS))]:
        raise BadInput(f"'{text}' is no space; write {SIDES[first]} 0 to 9 or {SIDES[first + 1]} 0 to 9.")
    side = SIDES.index(name) - first
    return RIGHT_START + int(number) if side else LEFT_START - int(number)


def first_space(state: Mediterranean, position: Position, seat: int, religious: bool) -> int:
    """The first space of a track on which a seat can have its developments and draw its cards."""
    decks = [FACE[side].deck for side in state.devs[seat]]
    drawn = [face_named(name).deck for name in (position.drawn[seat] if position.drawn else [])]
    sides = {DECK_SIDE[deck] % 2 for deck in decks + drawn if DECK_SIDE[deck] >= 0 and RELIGIOUS[deck] == religious}
    if len(sides) > 1:
        raise BadInput(f"Seat {seat} cannot have developments of both sides of {track_name(religious)} (MED-C-35).")
    level = max([DECK_LEVEL[deck] for deck in drawn if RELIGIOUS[deck] == religious], default=0)
    step = LEVELS.index(level)
    return RIGHT_START + step if 1 in sides else LEFT_START - step


def track_name(religious: bool) -> str:
    return "religion" if religious else "government"


def revolt(state: Mediterranean, position: Position) -> None:
    if position.revolt and (position.phase != "development" or position.turn < FIRST_REVOLT):
        raise BadInput("'revolt' names victims in the development phase of turns 2 to 6.")
    for seat in position.revolt:
        if not 0 <= seat < state.seats or state.revolt >> seat & 1:
            raise BadInput(f"'revolt' names seat {seat}; it names seats from 0 to {state.seats - 1}, each once.")
        if state.happy[seat]:
            raise BadInput(f"Seat {seat} is a victim of the revolt, so its happiness is 0 (MED-RES3-5).")
        state.revolt |= 1 << seat
    if position.phase == "development":
        calamities(state)


def calamities(state: Mediterranean) -> None:
    """Those of this turn are over: whoever was lowest below a line has suffered and is back at the start."""
    if state.turn >= FIRST_REVOLT and min(state.happy) < 0 and not state.revolt:
        raise BadInput(
            "Somebody is below the line of happiness, so there was a revolt; 'revolt' names its victims (MED-RES3-1)."
        )
    if state.turn >= FIRST_ATTACK and min(state.safe) < 0 and 0 not in state.safe:
        raise BadInput("Somebody is below the line of safety, so whoever was attacked has safety 0 (MED-RES3-5).")
    for name, row, first in (("happiness", state.happy, FIRST_REVOLT), ("safety", state.safe, FIRST_ATTACK)):
        if state.turn >= first and min(row) == -BOUND:
            raise BadInput(
                f"Nobody has {name} {-BOUND} after the calamities: whoever is lowest goes to 0 (MED-RES3-5)."
            )


# ---------------------------------------------------------------------- developments


def face_named(name: str) -> Face:
    """A face by its id; of `library/forum` the first."""
    first = name.partition("/")[0]
    if first not in BY_ID:
        raise BadInput(f"There is no development '{first}'.")
    return BY_ID[first]


def sides_with(name: str) -> list[int]:
    """The sides of cards that have a face, and another one on the back if that is named."""
    face, back = face_named(name), name.partition("/")[2]
    return [side for side in range(len(FACE)) if FACE[side] is face and back in ("", FACE[side ^ 1].id)]


def find_cards(names: list[str]) -> list[int]:
    """A side for each name, no two of one card. Where a card is wanted twice, one of the two goes for another card."""
    wanted_by: dict[int, int] = {}  # the place of the name that has a card
    found: list[int] = [-1] * len(names)

    def settle(place: int, tried: set[int]) -> bool:
        for side in sides_with(names[place]):
            card = side // 2
            if card in tried:
                continue
            tried.add(card)
            if card not in wanted_by or settle(wanted_by[card], tried):
                wanted_by[card], found[place] = place, side
                return True
        return False

    for place, name in enumerate(names):
        if not settle(place, set()):
            raise BadInput(f"There are no more cards with '{name}'.")
    return found


def developments(state: Mediterranean, position: Position) -> None:
    """What is in play, what was drawn, and the stacked decks."""
    rows = position.developments or [[] for _ in range(state.seats)]
    drawn = position.drawn or []
    stacks = {deck_number(name): names for name, names in position.development_decks.items()}
    sides = find_cards([name for names in [*rows, *drawn, *stacks.values()] for name in names])
    gone = {side // 2 for side in sides}
    for deck, cards in enumerate(state.dev_decks):
        state.dev_decks[deck] = tuple(card for card in cards if card not in gone)
    for seat, names in enumerate(rows):
        state.devs[seat] = tuple(sides.pop(0) for _ in names)
        state.powers[seat] = state.powers_of(seat)
        if state.slot_count(seat) > MOST_BOXES:
            raise BadInput(
                f"Seat {seat} cannot have {state.slot_count(seat)} white boxes: the developments of six rounds have "
                f"{MOST_BOXES} at most (MED-DEV-2)."
            )
    for seat, names in enumerate(drawn):
        state.drawn[seat] = tuple(sorted(sides.pop(0) // 2 for _ in names))
    for deck, names in stacks.items():
        first = [sides.pop(0) // 2 for _ in names]
        if any(DECK_OF[card] != deck for card in first):
            raise BadInput(f"A card of 'development_decks' is not of the deck {DECK_NAMES[deck]}.")
        state.dev_decks[deck] = (*first, *state.dev_decks[deck])
    for seat, names in enumerate(position.covered or []):
        for name in names:
            free = [
                side for side in state.devs[seat] if FACE[side] is face_named(name) and side not in state.covered[seat]
            ]
            if not free or FACE[free[0]].worker < 0:
                raise BadInput(f"Seat {seat} has no '{name}' whose worker could be covered.")
            state.covered[seat] = (*state.covered[seat], free[0])


def deck_number(name: str) -> int:
    if name not in DECK_NAMES:
        raise BadInput(f"There is no deck '{name}'; there are {', '.join(DECK_NAMES)}.")
    return DECK_NAMES.index(name)


def draw(state: Mediterranean, position: Position) -> None:
    """Nobody has drawn from a deck out of reach, nor more than a card of each and the extra ones (MED-DEV-1)."""
    if position.phase != "development":
        raise BadInput("Cards are drawn in the development phase; leave 'drawn' out, or give that 'phase'.")
    for seat in range(state.seats):
        extra = sum(FACE[side].draws for side in state.devs[seat])
        drawn = [DECK_OF[card] for card in state.drawn[seat]]
        for deck in drawn:
            rule = out_of_reach(state, seat, deck)
            if rule:
                raise BadInput(f"Seat {seat} cannot draw from {DECK_NAMES[deck]} in this turn ({rule}).")
        if len(drawn) - len(set(drawn)) > extra:
            raise BadInput(f"Seat {seat} draws one card of each deck, and {extra} besides (MED-DEV-1).")


# ---------------------------------------------------------------------- goods


def kind_of(name: str) -> int:
    if name not in KINDS_BY_NAME:
        raise BadInput(f"There is no card '{name}'; write good and idea: grain red.")
    return KINDS_BY_NAME[name]


def take(state: Mediterranean, kind: int) -> int:
    """A goods card out of its deck."""
    deck = list(state.decks[PILE[kind]])
    if kind not in deck:
        raise BadInput(f"There are no more cards '{CARD_NAMES[kind]}'.")
    deck.remove(kind)
    state.decks[PILE[kind]] = tuple(deck)
    return kind


def goods(state: Mediterranean, position: Position) -> None:
    """Hands, warehouses and stacked decks. What is to lie on a deck is kept apart until hands are dealt."""
    stacks: dict[int, list[int]] = {}
    for name in position.basic_decks:
        if name not in PILE_NAMES[:BASICS]:
            raise BadInput(f"There is no deck '{name}'; 'basic_decks' has {', '.join(PILE_NAMES[:BASICS])}.")
    named = {**position.basic_decks, "civic": position.civic_deck, "luxury": position.luxury_deck}
    for name, cards in named.items():
        pile = PILE_NAMES.index(name)
        stacks[pile] = [take(state, kind_of(card)) for card in cards]
        for kind in stacks[pile]:
            if PILE[kind] != pile:
                raise BadInput(f"'{CARD_NAMES[kind]}' does not belong to the {name} deck.")
    trading = position.phase in ("trading", "closing")
    if position.hands is not None:
        for seat, names in enumerate(position.hands):
            for card in names:
                state.receive(seat, take(state, kind_of(card)))
            room = state.room(seat) + lost_granaries(state, seat, position.phase)
            if not trading and (len(names) > room or not all(KEEPS[kind] for kind in state.held[seat])):
                raise BadInput(
                    f"Outside of trading seat {seat} has only what its warehouse may hold (MED-WH-1, MED-WH-2)."
                )
    elif trading:
        for seat in state.order:
            produce(state, seat, ())
    for pile, kinds in stacks.items():
        state.decks[pile] = (*kinds, *state.decks[pile])
    warehouses(state, position)


def lost_granaries(state: Mediterranean, seat: int, phase: str) -> bool:
    """Whether a seat may have stored with Granaries that are gone since: in a Revolution, together with all of
    Democracy (MED-RES2-4). The goods of this turn lead to Dictatorship; a development may lead back before the next."""
    if any(DECK_SIDE[FACE[side].deck] == DEMOCRACY for side in state.devs[seat]):
        return False
    if phase == "production":
        return state.turn > 2
    return state.turn > 1 and side_of(state.gov[seat]) != DEMOCRACY


def warehouses(state: Mediterranean, position: Position) -> None:
    live = position.phase == "trading" and state.options.floor == "live"
    for seat, names in enumerate(position.stored or []):
        if names and not live and position.phase != "closing":
            raise BadInput("Goods are stored on a live floor or in the closing step; give that 'phase'.")
        for name in names:
            kind = kind_of(name)
            if kind not in state.loose(seat):
                raise BadInput(f"Seat {seat} cannot store '{name}', which it does not have.")
            if not KEEPS[kind]:
                raise BadInput(f"'{name}' may never be stored (MED-WH-2).")
            if len(state.stored[seat]) == state.room(seat):
                raise BadInput(f"The warehouse of seat {seat} holds {state.room(seat)} cards (MED-WH-1).")
            state.stored[seat] = merge(state.stored[seat], (kind,))
