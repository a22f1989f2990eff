"""The Development phase (MED-DEV)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame, Together
from ..cards.developments import DECK_OF, FACE
from ..cards.face import (
    DECK_LEVEL,
    DECK_NAMES,
    DECK_SIDE,
    DEMOCRACY_1,
    DICTATORSHIP_1,
    GOVERNMENT_0,
    MARS_1,
    RELIGION_0,
    RELIGIOUS,
    STABILITY,
    VENUS_1,
    Face,
)
from ..cards.goods import BASICS, GOOD_NAMES
from ..events import Built, ChoseDevelopment, Covered, Drew, ExtraDraw, WorkerMoved
from ..state.numbers import PRODUCERS
from ..state.state import Mediterranean
from ..state.tracks import level_of, side_of
from .actions import BUILD, DRAW, NEITHER, NO_GOVERNMENT, NO_RELIGION
from .calamities import REVOLT_LEVEL
from .civic import civic

LEFT_DECKS: Final[list[int]] = [DICTATORSHIP_1, MARS_1]
RIGHT_DECKS: Final[list[int]] = [DEMOCRACY_1, VENUS_1]
LEVEL_0: Final[list[int]] = [GOVERNMENT_0, RELIGION_0]


class Development(Frame[Mediterranean]):
    """MED-DEV-6: extra draws are chosen before anybody looks, in the order of play; then everybody draws."""

    __slots__ = ("place", "extra")
    place: int
    extra: tuple[int, ...]  # seat * 100 + deck of each extra draw so far

    def __init__(self, place: int, extra: tuple[int, ...]) -> None:
        self.place = place
        self.extra = extra

    def left(self, state: Mediterranean) -> int:
        """Extra draws that the seat at this place still has."""
        seat = state.order[self.place]
        count = sum([FACE[side].draws for side in state.devs[seat]])
        for code in self.extra:
            if code // 100 == seat:
                count -= 1
        return count

    def asks(self, state: Mediterranean) -> bool:
        """Where every deck within reach is empty, there is nothing to choose (MED-C-34)."""
        if self.place >= state.seats or self.left(state) <= 0:
            return False
        return len(self.actions(state, state.order[self.place])) > 0

    def mover(self, state: Mediterranean) -> int:
        return state.order[self.place]

    def actions(self, state: Mediterranean, seat: int) -> list[int]:
        if seat != state.order[self.place]:
            return []
        return [DRAW + deck for deck in reachable(state, seat) if len(state.dev_decks[deck]) > 0]

    def choose(self, state: Mediterranean, seat: int, action: int) -> None:
        if state.events is not None:
            state.tell(ExtraDraw(seat, DECK_NAMES[action - DRAW]))
        state.stack.append(Development(self.place, (*self.extra, seat * 100 + action - DRAW)))

    def run(self, state: Mediterranean) -> None:
        if self.place < state.seats:
            state.stack.append(Development(self.place + 1, self.extra))
            return
        draw_all(state, self.extra)
        state.revealed += 1
        state.stack.append(Choosing(tuple([() for _ in range(state.seats)])))


class Choosing(Together[Mediterranean]):
    """MED-DEV-2: up to one government and one religion card (MED-C-10), and which side of each; all at once and in
    secret.

    A victim of the revolt picks one card in all (MED-DEV-4). Government comes first, in what it brings and costs too
    (MED-C-87).
    """

    __slots__ = ()

    def menu(self, state: Mediterranean, seat: int, picked: tuple[int, ...]) -> list[int]:
        out: list[int] = []
        if state.revolt >> seat & 1:
            if len(picked) == 0:
                add_offers(state, seat, picked, out, religious=False)
                add_offers(state, seat, picked, out, religious=True)
                out.append(NEITHER)
            return out
        if len(picked) == 0:
            add_offers(state, seat, picked, out, religious=False)
            out.append(NO_GOVERNMENT)
        elif len(picked) == 1:
            add_offers(state, seat, picked, out, religious=True)
            out.append(NO_RELIGION)
        return out

    def is_finished(self, state: Mediterranean, seat: int) -> bool:
        return len(self.picks[seat]) == (1 if state.revolt >> seat & 1 else 2)

    def asks(self, state: Mediterranean) -> bool:
        for seat in range(state.seats):
            if not self.is_finished(state, seat):
                return True
        return False

    def mover(self, state: Mediterranean) -> int:
        for seat in range(state.seats):
            if not self.is_finished(state, seat):
                return seat
        return -1

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if not self.is_finished(state, seat)])

    def asked_seats(self, state: Mediterranean, seat: int) -> tuple[int, ...]:
        return tuple([other for other in range(state.seats) if other != seat or not self.is_finished(state, other)])

    def note(self, state: Mediterranean, seat: int, action: int) -> None:
        if state.events is not None:
            name = FACE[action - BUILD].id if action >= BUILD else ""
            none_on = "government" if action == NO_GOVERNMENT else "religion" if action == NO_RELIGION else ""
            state.tell(None, ChoseDevelopment(seat, name, none_on), (seat,))

    def reveal(self, state: Mediterranean) -> None:
        """MED-DEV-3: what was not chosen goes under its deck; then all reveal, one at a time. All cards are drawn by
        now, so no push changes that (MED-C-49)."""
        state.revealed += 1
        chosen: list[tuple[int, ...]] = []
        for seat in range(state.seats):
            chosen.append(tuple([action - BUILD for action in self.picks[seat] if action >= BUILD]))
        for seat in state.order:
            for card in state.drawn[seat]:
                if card * 2 not in chosen[seat] and card * 2 + 1 not in chosen[seat]:
                    deck = DECK_OF[card]
                    state.dev_decks[deck] = (*state.dev_decks[deck], card)
        state.drawn = [()] * state.seats
        for seat in state.order:
            for side in chosen[seat]:
                build(state, seat, side)
            state.cross(seat)
        civic(state)

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Mediterranean]:
        return Choosing(picks)


# ---------------------------------------------------------------------- drawing


def cap(state: Mediterranean, seat: int) -> int:
    """MED-RES3-3, MED-DEV-4, MED-C-63: the highest level that a seat may draw in this turn; this phase is what a revolt
    limits (MED-C-8)."""
    if state.revolt >> seat & 1 and not state.has(seat, STABILITY):
        return REVOLT_LEVEL[state.turn]
    return 3


def reachable(state: Mediterranean, seat: int) -> list[int]:
    """MED-DEV-1: the decks a seat draws from, one card of each: its level and all lower ones, on both tracks (MED-C-4).
    None of the other side (MED-C-35), and for extra draws no more than these, also after a revolt (MED-C-33)."""
    decks: list[int] = []
    for track in range(2):
        space = state.rel[seat] if track else state.gov[seat]
        decks.append(LEVEL_0[track])
        first = RIGHT_DECKS[track] if side_of(space) else LEFT_DECKS[track]
        for level in range(min(level_of(space), cap(state, seat))):
            decks.append(first + level)
    return decks


def out_of_reach(state: Mediterranean, seat: int, deck: int) -> str:
    """The rule that keeps a seat from drawing from a deck; nothing where it may."""
    if deck in reachable(state, seat):
        return ""
    if DECK_SIDE[deck] not in (-1, state.direction(seat, RELIGIOUS[deck])):
        return "MED-C-35"
    space = state.rel[seat] if RELIGIOUS[deck] else state.gov[seat]
    return "MED-DEV-1" if DECK_LEVEL[deck] > level_of(space) else "MED-DEV-4"


def draw_all(state: Mediterranean, extra: tuple[int, ...]) -> None:
    """Everybody in the order of play; cards that are due to anybody come before those that are extra (MED-C-34)."""
    missed: list[int] = []  # seat * 100 + deck of each draw that found its deck empty
    for seat in state.order:
        for deck in reachable(state, seat):
            draw(state, seat, deck, missed)
    for code in extra:
        draw(state, code // 100, code % 100, missed)
    for seat in state.order:
        drawn = list(state.drawn[seat])
        drawn.sort()
        state.drawn[seat] = tuple(drawn)
        if state.events is not None:
            drawn.sort(key=lambda card: DECK_OF[card])  # else their order would tell of cards that came later
            decks = tuple([DECK_NAMES[DECK_OF[card]] for card in drawn])
            empty = tuple([DECK_NAMES[code % 100] for code in missed if code // 100 == seat])
            cards = tuple([f"{FACE[card * 2].id}/{FACE[card * 2 + 1].id}" for card in drawn])
            state.tell(Drew(seat, decks, empty), Drew(seat, decks, empty, cards), (seat,))


def draw(state: Mediterranean, seat: int, deck: int, missed: list[int]) -> None:
    """MED-C-34: an empty deck gives nothing, and that is said."""
    cards = state.dev_decks[deck]
    if len(cards) == 0:
        missed.append(seat * 100 + deck)
        return
    state.drawn[seat] = (*state.drawn[seat], cards[0])
    state.dev_decks[deck] = cards[1:]


def empty_decks(state: Mediterranean, seat: int) -> list[int]:
    """The decks that owed a seat a card in this turn and had none."""
    drawn = [DECK_OF[card] for card in state.drawn[seat]]
    return [deck for deck in reachable(state, seat) if deck not in drawn and len(state.dev_decks[deck]) == 0]


def add_offers(state: Mediterranean, seat: int, picked: tuple[int, ...], out: list[int], religious: bool) -> None:
    for card in state.drawn[seat]:
        if RELIGIOUS[DECK_OF[card]] == religious:
            for side in (card * 2, card * 2 + 1):
                if playable(state, seat, FACE[side], picked):
                    out.append(BUILD + side)


def playable(state: Mediterranean, seat: int, face: Face, picked: tuple[int, ...]) -> bool:
    """MED-DEV-5, MED-DEV-7. What was picked already for the same turn counts too; a Monument that is gone does not
    (MED-C-64)."""
    if face.worker >= 0 and producers_then(state, seat, face.worker, picked) >= PRODUCERS:
        return False
    if face.loses >= 0 and producers_then(state, seat, face.loses, picked) < 1:
        return False
    if DECK_LEVEL[face.deck] == 3:
        for side in state.devs[seat]:
            held = FACE[side]
            if DECK_LEVEL[held.deck] == 3 and RELIGIOUS[held.deck] == RELIGIOUS[face.deck]:
                return False
    return True


def producers_then(state: Mediterranean, seat: int, good: int, picked: tuple[int, ...]) -> int:
    """The producers of a good when what was picked before is built."""
    count = state.producers(seat, good)
    for action in picked:
        if action >= BUILD:
            face = FACE[action - BUILD]
            if face.worker == good:
                count += 1
            if face.loses == good:
                count -= 1
    return count


# ---------------------------------------------------------------------- building


def build(state: Mediterranean, seat: int, side: int) -> None:
    """MED-DEV-8: the card is in play; what it does once, it does now, such as its push (MED-C-42)."""
    face = FACE[side]
    state.devs[seat] = (*state.devs[seat], side)
    state.powers[seat] |= face.power
    if state.events is not None:
        state.tell(Built(seat, face.id))
    if face.loses >= 0:
        pay_producer(state, seat, face.loses)
    if RELIGIOUS[face.deck]:
        state.push_rel(seat, face.push)
    else:
        state.push_gov(seat, face.push)
    state.cheer(seat, face.happy)
    state.guard(seat, face.safe)
    state.score(seat, face.points)


def pay_producer(state: Mediterranean, seat: int, good: int) -> None:
    """MED-C-83: a rural worker if one is there, else the oval of a development is covered, a coloured one first. What
    is paid does not come back (MED-C-24)."""
    if state.workers[seat * BASICS + good] > 0:
        state.workers[seat * BASICS + good] -= 1
        if state.events is not None:
            state.tell(WorkerMoved(GOOD_NAMES[good], seat, None))
        return
    ovals = [side for side in state.devs[seat] if FACE[side].worker == good and side not in state.covered[seat]]
    best = ovals[0]
    for side in ovals:
        if DECK_LEVEL[FACE[best].deck] == 0 and DECK_LEVEL[FACE[side].deck] > 0:
            best = side
    state.covered[seat] = (*state.covered[seat], best)
    if state.events is not None:
        state.tell(Covered(seat, FACE[best].id, GOOD_NAMES[good]))
