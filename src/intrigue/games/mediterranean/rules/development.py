"""The Development phase (MED-DEV)."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame, Together
from ..cards.developments import DECK_OF, FACE
from ..cards.face import (
    DECK_LEVEL,
    DECK_NAMES,
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

    A victim of the revolt picks one card in all (MED-DEV-4).
    """

    __slots__ = ()

    def menu(self, state: Mediterranean, seat: int, picked: tuple[int, ...]) -> list[int]:
        out: list[int] = []
        if state.revolt >> seat & 1:
            if len(picked) == 0:
                offered(state, seat, False, picked, out)
                offered(state, seat, True, picked, out)
                out.append(NEITHER)
            return out
        if len(picked) == 0:
            offered(state, seat, False, picked, out)
            out.append(NO_GOVERNMENT)
        elif len(picked) == 1:
            offered(state, seat, True, picked, out)
            out.append(NO_RELIGION)
        return out

    def finished(self, state: Mediterranean, seat: int) -> bool:
        return len(self.picks[seat]) == (1 if state.revolt >> seat & 1 else 2)

    def asks(self, state: Mediterranean) -> bool:
        for seat in range(state.seats):
            if not self.finished(state, seat):
                return True
        return False

    def mover(self, state: Mediterranean) -> int:
        for seat in range(state.seats):
            if not self.finished(state, seat):
                return seat
        return -1

    def seats(self, state: Mediterranean) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if not self.finished(state, seat)])

    def asked(self, state: Mediterranean, seat: int) -> tuple[int, ...]:
        return tuple([p for p in range(state.seats) if p != seat or not self.finished(state, p)])

    def note(self, state: Mediterranean, seat: int, action: int) -> None:
        if state.events is not None:
            name = FACE[action - BUILD].id if action >= BUILD else ""
            state.tell(None, ChoseDevelopment(seat, name), (seat,))

    def reveal(self, state: Mediterranean) -> None:
        """MED-DEV-3: what was not chosen goes under its deck; then all reveal, one at a time. All cards are drawn by
        now, so no push changes that (MED-C-49)."""
        state.revealed += 1
        chosen: list[tuple[int, ...]] = []
        for p in range(state.seats):
            chosen.append(tuple([action - BUILD for action in self.picks[p] if action >= BUILD]))
        for p in state.order:
            for card in state.drawn[p]:
                if card * 2 not in chosen[p] and card * 2 + 1 not in chosen[p]:
                    deck = DECK_OF[card]
                    state.dev_decks[deck] = (*state.dev_decks[deck], card)
        state.drawn = [()] * state.seats
        for p in state.order:
            for side in chosen[p]:
                build(state, p, side)
            state.cross(p)
        civic(state)

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Mediterranean]:
        return Choosing(picks)


# ---------------------------------------------------------------------- drawing


def cap(state: Mediterranean, p: int) -> int:
    """MED-RES3-3, MED-C-63: the highest level that a seat may draw in this turn; this phase is what a revolt limits
    (MED-C-8)."""
    if state.revolt >> p & 1 and not state.has(p, STABILITY):
        return REVOLT_LEVEL[state.turn]
    return 3


def reachable(state: Mediterranean, p: int) -> list[int]:
    """MED-DEV-1: the decks a seat draws from, one card of each: its level and all lower ones, on both tracks (MED-C-4).
    None of the other side (MED-C-35), and for extra draws no more than these, also after a revolt (MED-C-33)."""
    decks: list[int] = []
    for track in range(2):
        space = state.rel[p] if track else state.gov[p]
        decks.append(LEVEL_0[track])
        first = RIGHT_DECKS[track] if side_of(space) else LEFT_DECKS[track]
        for level in range(min(level_of(space), cap(state, p))):
            decks.append(first + level)
    return decks


def draw_all(state: Mediterranean, extra: tuple[int, ...]) -> None:
    """Everybody in the order of play; cards that are due to anybody come before those that are extra (MED-C-34)."""
    missed: list[int] = []  # seat * 100 + deck of each draw that found its deck empty
    for p in state.order:
        for deck in reachable(state, p):
            draw(state, p, deck, missed)
    for code in extra:
        draw(state, code // 100, code % 100, missed)
    for p in state.order:
        drawn = list(state.drawn[p])
        drawn.sort()
        state.drawn[p] = tuple(drawn)
        if state.events is not None:
            decks = tuple([DECK_NAMES[DECK_OF[card]] for card in drawn])
            empty = tuple([DECK_NAMES[code % 100] for code in missed if code // 100 == p])
            cards = tuple([f"{FACE[card * 2].id}/{FACE[card * 2 + 1].id}" for card in drawn])
            state.tell(Drew(p, decks, empty), Drew(p, decks, empty, cards), (p,))


def draw(state: Mediterranean, p: int, deck: int, missed: list[int]) -> None:
    """MED-C-34: an empty deck gives nothing, and that is said."""
    cards = state.dev_decks[deck]
    if len(cards) == 0:
        missed.append(p * 100 + deck)
        return
    state.drawn[p] = (*state.drawn[p], cards[0])
    state.dev_decks[deck] = cards[1:]


def emptied(state: Mediterranean, p: int) -> list[int]:
    """The decks that owed a seat a card in this turn and had none."""
    drawn = [DECK_OF[card] for card in state.drawn[p]]
    return [deck for deck in reachable(state, p) if deck not in drawn and len(state.dev_decks[deck]) == 0]


def offered(state: Mediterranean, p: int, religious: bool, picked: tuple[int, ...], out: list[int]) -> None:
    for card in state.drawn[p]:
        if RELIGIOUS[DECK_OF[card]] == religious:
            for side in (card * 2, card * 2 + 1):
                if playable(state, p, FACE[side], picked):
                    out.append(BUILD + side)


def playable(state: Mediterranean, p: int, face: Face, picked: tuple[int, ...]) -> bool:
    """MED-DEV-5, MED-DEV-7. What was picked already for the same turn counts too; a Monument that is gone does not
    (MED-C-64)."""
    if face.worker >= 0 and producers_then(state, p, face.worker, picked) >= PRODUCERS:
        return False
    if face.loses >= 0 and producers_then(state, p, face.loses, picked) < 1:
        return False
    if DECK_LEVEL[face.deck] == 3:
        for side in state.devs[p]:
            held = FACE[side]
            if DECK_LEVEL[held.deck] == 3 and RELIGIOUS[held.deck] == RELIGIOUS[face.deck]:
                return False
    return True


def producers_then(state: Mediterranean, p: int, good: int, picked: tuple[int, ...]) -> int:
    """The producers of a good when what was picked before is built."""
    count = state.producers(p, good)
    for action in picked:
        if action >= BUILD:
            face = FACE[action - BUILD]
            if face.worker == good:
                count += 1
            if face.loses == good:
                count -= 1
    return count


# ---------------------------------------------------------------------- building


def build(state: Mediterranean, p: int, side: int) -> None:
    """MED-DEV-8: the card is in play; what it does once, it does now, such as its push (MED-C-42)."""
    face = FACE[side]
    state.devs[p] = (*state.devs[p], side)
    state.powers[p] |= face.power
    if state.events is not None:
        state.tell(Built(p, face.id))
    if face.loses >= 0:
        pay_producer(state, p, face.loses)
    if RELIGIOUS[face.deck]:
        state.push_rel(p, face.push)
    else:
        state.push_gov(p, face.push)
    state.cheer(p, face.happy)
    state.guard(p, face.safe)
    state.score(p, face.points)


def pay_producer(state: Mediterranean, p: int, good: int) -> None:
    """MED-C-83: a rural worker if one is there, else the oval of a development is covered, a coloured one first. What
    is paid does not come back (MED-C-24)."""
    if state.workers[p * BASICS + good] > 0:
        state.workers[p * BASICS + good] -= 1
        if state.events is not None:
            state.tell(WorkerMoved(GOOD_NAMES[good], p, None))
        return
    ovals = [side for side in state.devs[p] if FACE[side].worker == good and side not in state.covered[p]]
    best = ovals[0]
    for side in ovals:
        if DECK_LEVEL[FACE[best].deck] == 0 and DECK_LEVEL[FACE[side].deck] > 0:
            best = side
    state.covered[p] = (*state.covered[p], best)
    if state.events is not None:
        state.tell(Covered(p, FACE[best].id, GOOD_NAMES[good]))
