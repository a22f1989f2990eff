"""The turn, step by step: Draw, Play, Payment, Effect and End, each in the order Watch, Merchant, Thief (TRI-TURN-1).

Every step is one frame that never changes; `state.step` is its place in STEPS, and done it goes on to the next. The
steps of paying, of Heroes and of the end are in `payment`, `heroes` and `ending`.
"""

from __future__ import annotations

from typing import Final

from ..cards.titles import (
    CARDS,
    CHARACTER,
    KIND,
    LEVEL,
    MERCHANT,
    NO_CARD,
    RENOWN,
    THIEF,
    TREASURES,
    WAGES,
    WATCH,
    playable,
)
from ..events import (
    Acts,
    Hushed,
    Laid,
    Passed,
    TurnBegan,
)
from ..state import (
    FACE_DOWN,
    FACTION_OF,
    HERO_OF,
    IDLE,
    PHASE_OF,
    STEPS,
    STIRRED,
    TURN_LIMIT,
    Asking,
    Doing,
    Trieste,
)
from .actions import DRAW, PASS, PLAY, REVEAL
from .ending import BuyBack, Check
from .heroes import HeroTime, in_question, may_reveal, reveal
from .payment import Payment
from .reactions import WINDOWS

# Phases
DRAW_PHASE: Final = 0
PLAY_PHASE: Final = 1
PAYMENT_PHASE: Final = 2
EFFECT_PHASE: Final = 3  # the only one of its kind (TRI-C-14)
END_PHASE: Final = 4
PHASES: Final[tuple[str, ...]] = ("draw", "play", "payment", "effect", "end")

TREASURE_ONLY: Final[list[int]] = [DRAW]
OWN_ONLY: Final[list[int]] = [DRAW + 1]
EITHER: Final[list[int]] = [DRAW, DRAW + 1]


class Dawn(Doing):
    """A new turn, unless there were enough of them (TRI-C-24). What was dearer next turn is dearer now (TRI-C-20)."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        if state.turn >= state.options.max_turns:
            state.close(NO_CARD, TURN_LIMIT)
            return
        state.turn += 1
        state.dearer = state.dearer_next
        state.dearer_next = NOTHING_DEARER
        state.guarded = False
        state.witnessed = []
        if state.events is not None:
            state.tell(TurnBegan(state.turn))
        state.go(state.step + 1)


NOTHING_DEARER: Final[tuple[int, ...]] = (0, 0, 0)


class Draw(Asking):
    """TRI-DRAW-1: draw a card from one of two decks. The second is drawn with the first one seen (TRI-DRAW-2)."""

    __slots__ = ("first",)
    first: bool

    def __init__(self, who: int, first: bool) -> None:
        self.who = who
        self.first = first

    def asks(self, state: Trieste) -> bool:
        if self.first and in_question(state, self.who):
            return True
        return len(self.decks(state)) > 1

    def decks(self, state: Trieste) -> list[int]:
        """The decks with a card in them; a player whose own deck is empty draws treasure (TRI-C-11)."""
        treasure = len(state.mint) > 0 or sum(state.spent) > 0
        if state.decks[self.who]:
            return EITHER if treasure else OWN_ONLY
        return TREASURE_ONLY if treasure else NO_DECKS

    def menu(self, state: Trieste) -> list[int]:
        decks = self.decks(state)
        if self.first and in_question(state, self.who):
            if not decks:
                decks = NO_DRAW
            if may_reveal(state, self.who):
                return [*decks, REVEAL]
        return decks

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == REVEAL:
            state.stack.append(self)
            reveal(state, self.who)
            return
        state.alert |= STIRRED
        if action == DRAW:
            state.gain(self.who, 1)
        elif action == DRAW + 1:
            state.draw(self.who, 1)
        state.go(state.step + 1)

    def run(self, state: Trieste) -> None:
        decks = self.decks(state)
        self.choose(state, 0, decks[0] if decks else PASS)


NO_DECKS: Final[list[int]] = []
NO_DRAW: Final[list[int]] = [PASS]  # TRI-C-10, but a Hero may still be revealed


class Play(Asking):
    """TRI-PLAY-1: put a card on the table face-down, or play nothing. One card in a turn, and for now nothing happens
    with it (TRI-PLAY-3)."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return len(state.hands[self.who]) > 0 or in_question(state, self.who)

    def is_sealed(self, state: Trieste, seat: int) -> bool:
        return True

    def menu(self, state: Trieste) -> list[int]:
        """Whether a card can be paid for is not asked (TRI-C-33)."""
        out = [PASS]
        if may_reveal(state, self.who):
            out.append(REVEAL)
        last = NO_CARD
        for card in state.hands[self.who]:
            if card != last and playable(card):
                out.append(PLAY + card)
            last = card
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == REVEAL:
            state.stack.append(self)
            reveal(state, self.who)
            return
        state.alert |= STIRRED
        if action == PASS:
            if state.events is not None:
                state.tell(Passed(seat))
        else:
            card = action - PLAY
            state.hands[self.who].remove(card)  # so it pays for nothing and is not shown (TRI-C-31)
            state.table[self.who] = card
            if state.events is not None:
                state.tell(Laid(seat), Laid(seat, CARDS[card].id), (seat,))
        state.go(state.step + 1)

    def run(self, state: Trieste) -> None:
        state.alert |= STIRRED
        if state.events is not None:
            state.tell(Passed(state.seat_of[self.who]))
        state.go(state.step + 1)


class Effect(Doing):
    """TRI-EFF-1: carry out the card on the table, then put it away."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        card = state.table[who]
        paid = state.paid >> who & 1 == 1
        if not paid and state.sides[who] == FACE_DOWN:
            state.alert |= IDLE[who]  # TRI-C-54
        if card == NO_CARD:  # nothing was laid, or it was captured before it could act (TRI-EFF-2)
            state.go(state.step + 1)
            return
        state.stack.append(AWAY[who])
        if not paid:  # it goes away without an act of anybody (TRI-C-54)
            return
        state.alert |= STIRRED
        if state.events is not None:
            state.tell(Acts(state.seat_of[who], CARDS[card].id))
        if card < TREASURES:
            put_away(state, who)  # first the card goes, then others are drawn (TRI-EFF-3)
            state.gain(who, card + 1)
            return
        if who == THIEF and KIND[card] == CHARACTER and LEVEL[card] > 0:
            state.stack.append(Rise(LEVEL[card]))  # whether or not the effect finds anything to do (TRI-C-15)
        state.carry_out(CARDS[card].effect)


class Away(Doing):
    """The card on the table goes to its owner's discard pile, also when it was prevented (TRI-C-34)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        put_away(state, self.who)
        state.go(state.step + 1)


def put_away(state: Trieste, who: int) -> None:
    card = state.table[who]
    if card == NO_CARD:
        return
    state.table[who] = NO_CARD
    state.up &= ~(1 << who)
    state.paid &= ~(1 << who)
    state.discard(who, card)


class Rise(Doing):
    """TRI-EFF-4: a Thief whose effect was carried out brings Infamy; the Watch is asked first (TRI-C-43)."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Trieste) -> None:
        state.stack.append(Risen(self.count))
        state.stack.append(WINDOWS[WATCH][RENOWN])


class Risen(Doing):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Trieste) -> None:
        if state.change_infamy(self.count):
            state.gain(THIEF, state.power(THIEF, WAGES))

    def prevent(self, state: Trieste) -> None:
        if state.events is not None:
            state.tell(Hushed(CARDS[state.table[THIEF]].id, state.infamy_to_come(self.count)))


class Dusk(Doing):
    """The turn is over."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        state.go(0)


AWAY: Final[list[Away]] = [Away(who) for who in range(3)]


def order_steps() -> None:
    """Put the steps of a turn in their order. Before the Merchant acts the Thief is asked early for a Hero; looking for
    victory is not acting (TRI-C-23). All look for victory before anybody takes characters back (TRI-C-8)."""
    add(Dawn(), DRAW_PHASE, NO_CARD)
    for who in (WATCH, MERCHANT, THIEF):
        if who == MERCHANT:
            add(HeroTime(MERCHANT, DRAW_PHASE, early=True), DRAW_PHASE, who)
            add(HeroTime(THIEF, DRAW_PHASE, early=True), DRAW_PHASE, who)
        add(Draw(who, first=True), DRAW_PHASE, who)
        add(Draw(who, first=False), DRAW_PHASE, who)
    for who in (WATCH, MERCHANT, THIEF):
        if who == MERCHANT:
            add(HeroTime(MERCHANT, PLAY_PHASE, early=True), PLAY_PHASE, who)
            add(HeroTime(THIEF, PLAY_PHASE, early=True), PLAY_PHASE, who)
        add(Play(who), PLAY_PHASE, who)
    for phase in (PAYMENT_PHASE, EFFECT_PHASE):
        for who in (WATCH, MERCHANT, THIEF):
            add(HeroTime(who, phase, early=False), phase, who)
            if who == MERCHANT:
                add(HeroTime(THIEF, phase, early=True), phase, who)
            add(Payment(who) if phase == PAYMENT_PHASE else Effect(who), phase, who)
    for who in (WATCH, MERCHANT, THIEF):
        add(HeroTime(who, END_PHASE, early=False), END_PHASE, who)
        if who == WATCH:
            add(HeroTime(THIEF, END_PHASE, early=False), END_PHASE, who)
        add(Check(who), END_PHASE, who)
    for who in (WATCH, MERCHANT, THIEF):
        add(BuyBack(who), END_PHASE, who)
    add(Dusk(), END_PHASE, NO_CARD)


def add(step: Asking | Doing, phase: int, who: int) -> None:
    STEPS.append(step)
    PHASE_OF.append(phase)
    FACTION_OF.append(who)
    HERO_OF.append(step.who if isinstance(step, HeroTime) else NO_CARD)


order_steps()
