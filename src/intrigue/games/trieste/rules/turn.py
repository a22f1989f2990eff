"""The turn, step by step: Draw, Play, Payment, Effect and End, each in the order Watch, Merchant, Thief (TRI-TURN-1).

Every step is one frame that never changes; `state.step` is its place in STEPS, and done it goes on to the next.
"""

from __future__ import annotations

from typing import Final

from ..cards.titles import (
    CARDS,
    CHARACTER,
    COST,
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
    put,
    worth,
)
from ..events import (
    Acts,
    BoughtBack,
    CannotPay,
    Laid,
    Passed,
    TurnBegan,
    TurnedUp,
)
from ..state import BY_ORDER, FACE_DOWN, STEPS, TURN_LIMIT, Asking, Doing, Trieste
from .actions import BUY, DRAW, PASS, PLAY, REVEAL
from .heroes import may_reveal, reveal
from .payment import bill
from .reactions import WINDOWS

# Phases
DRAW_PHASE: Final = 0
PLAY_PHASE: Final = 1
PAYMENT_PHASE: Final = 2
EFFECT_PHASE: Final = 3
END_PHASE: Final = 4
PHASES: Final[tuple[str, ...]] = ("draw", "play", "payment", "effect", "end")

TREASURE_ONLY: Final[list[int]] = [DRAW]
OWN_ONLY: Final[list[int]] = [DRAW + 1]
EITHER: Final[list[int]] = [DRAW, DRAW + 1]


class Dawn(Doing):
    """A new turn, unless there were enough of them (TRI-C-24). What was dearer next turn is dearer now (TRI-C-20)."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        if state.turn >= state.variant.max_turns:
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
        if self.first and state.sides[self.who] == FACE_DOWN:
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
        if self.first and state.sides[self.who] == FACE_DOWN:
            if not decks:
                decks = NO_DRAW
            if may_reveal(state, self.who, DRAW_PHASE):
                return [*decks, REVEAL]
        return decks

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == REVEAL:
            state.stack.append(self)
            reveal(state, self.who)
            return
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
    """TRI-PLAY-1: put a card on the table face-down, or play nothing."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return len(state.hands[self.who]) > 0 or state.sides[self.who] == FACE_DOWN

    def sealed(self, state: Trieste, seat: int) -> bool:
        return True

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        if state.sides[self.who] == FACE_DOWN and may_reveal(state, self.who, PLAY_PHASE):
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
        if action == PASS:
            if state.events is not None:
                state.tell(Passed(seat))
        else:
            card = action - PLAY
            state.hands[self.who].remove(card)
            state.table[self.who] = card
            if state.events is not None:
                state.tell(Laid(seat), Laid(seat, CARDS[card].id), (seat,))
        state.go(state.step + 1)

    def run(self, state: Trieste) -> None:
        if state.events is not None:
            state.tell(Passed(state.seat_of[self.who]))
        state.go(state.step + 1)


class HeroTime(Asking):
    """TRI-HERO-2: before a player's own part in a phase, a Hero lying face-down may be turned up."""

    __slots__ = ("phase",)
    phase: int

    def __init__(self, who: int, phase: int) -> None:
        self.who = who
        self.phase = phase

    def asks(self, state: Trieste) -> bool:
        return state.sides[self.who] == FACE_DOWN

    def menu(self, state: Trieste) -> list[int]:
        return REVEAL_OR_NOT if may_reveal(state, self.who, self.phase) else NO_DRAW

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        state.stack.append(NEXT)
        if action == REVEAL:
            reveal(state, self.who)

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)


REVEAL_OR_NOT: Final[list[int]] = [PASS, REVEAL]


class Payment(Doing):
    """TRI-PAY-1: turn the card up and pay for it, or show the whole hand (TRI-PAY-6)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        state.stack.append(NEXT)
        card = state.table[who]
        if card == NO_CARD:
            return
        cost = state.cost(card)
        state.up |= 1 << who
        state.leaves(who, card)
        state.revealed += 1
        if state.events is not None:
            state.tell(TurnedUp(state.seat_of[who], CARDS[card].id, cost))
        hand = state.hands[who]
        if worth(hand) >= cost:
            state.paid |= 1 << who
            bill(state, who, cost)
            return
        state.show(who, hand)
        if state.events is not None:
            shown = tuple([CARDS[held].id for held in hand])
            state.tell(CannotPay(state.seat_of[who], CARDS[card].id, shown))


class Effect(Doing):
    """TRI-EFF-1: carry out the card on the table, then put it away."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        card = state.table[who]
        if card == NO_CARD:
            state.go(state.step + 1)
            return
        state.stack.append(AWAY[who])
        if not state.paid >> who & 1:
            return
        if state.events is not None:
            state.tell(Acts(state.seat_of[who], CARDS[card].id))
        if card < TREASURES:
            put_away(state, who)  # first the card goes, then others are drawn (TRI-EFF-3)
            state.gain(who, card + 1)
            return
        if who == THIEF and KIND[card] == CHARACTER and LEVEL[card] > 0:
            state.stack.append(RISES[LEVEL[card]])
        state.carry_out(CARDS[card].effect)


class Away(Doing):
    """The card on the table goes to its owner's discard pile."""

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
        state.stack.append(RISEN[self.count])
        state.stack.append(WINDOWS[WATCH][RENOWN])


class Risen(Doing):
    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Trieste) -> None:
        state.change_infamy(self.count)
        state.gain(THIEF, state.power(THIEF, WAGES))


class Check(Doing):
    """TRI-END-1: whoever fulfils the own victory condition first wins."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        who = self.who
        if not state.fulfilled(who):
            state.go(state.step + 1)
            return
        others = False
        for later in range(who + 1, 3):
            others = others or state.fulfilled(later)
        state.close(who, BY_ORDER if others else who)


class BuyBack(Asking):
    """TRI-END-3: take characters of level 1 or more back from the own discard pile, each for its printed cost. Asked
    whether or not one can pay: others must not learn that."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        for card in state.discards[self.who]:
            if LEVEL[card] > 0:
                return True
        return False

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        money = worth(state.hands[self.who])
        for card in state.discards[self.who]:
            if LEVEL[card] > 0 and COST[card] <= money and BUY + card not in out:
                out.append(BUY + card)
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == PASS:
            state.go(state.step + 1)
            return
        card = action - BUY
        state.discards[self.who].remove(card)
        put(state.hands[self.who], card)
        state.learn(self.who, card)
        if state.events is not None:
            state.tell(BoughtBack(seat, CARDS[card].id))
        state.stack.append(self)  # TRI-C-37: until the player stops
        bill(state, self.who, COST[card])

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)


class Next(Doing):
    """This step is done; on to the next."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)


class Dusk(Doing):
    """The turn is over."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        state.go(0)


NEXT: Final = Next()
AWAY: Final[list[Away]] = [Away(who) for who in range(3)]
RISES: Final[list[Rise]] = [Rise(level) for level in range(4)]
RISEN: Final[list[Risen]] = [Risen(level) for level in range(4)]
PHASE_OF: Final[list[int]] = []  # by step
FACTION_OF: Final[list[int]] = []  # by step; NO_CARD at dawn and dusk


def lay_out() -> None:
    """Put the steps of a turn in their order."""
    order = (WATCH, MERCHANT, THIEF)
    STEPS.append(Dawn())
    PHASE_OF.append(DRAW_PHASE)
    FACTION_OF.append(NO_CARD)
    for who in order:
        STEPS.extend([Draw(who, True), Draw(who, False)])
        PHASE_OF.extend([DRAW_PHASE] * 2)
        FACTION_OF.extend([who] * 2)
    for who in order:
        STEPS.append(Play(who))
        PHASE_OF.append(PLAY_PHASE)
        FACTION_OF.append(who)
    for who in order:
        STEPS.extend([HeroTime(who, PAYMENT_PHASE), Payment(who)])
        PHASE_OF.extend([PAYMENT_PHASE] * 2)
        FACTION_OF.extend([who] * 2)
    for who in order:
        STEPS.extend([HeroTime(who, EFFECT_PHASE), Effect(who)])
        PHASE_OF.extend([EFFECT_PHASE] * 2)
        FACTION_OF.extend([who] * 2)
    for who in order:
        STEPS.extend([HeroTime(who, END_PHASE), Check(who)])
        PHASE_OF.extend([END_PHASE] * 2)
        FACTION_OF.extend([who] * 2)
    for who in order:
        STEPS.append(BuyBack(who))
        PHASE_OF.append(END_PHASE)
        FACTION_OF.append(who)
    STEPS.append(Dusk())
    PHASE_OF.append(END_PHASE)
    FACTION_OF.append(NO_CARD)


lay_out()
