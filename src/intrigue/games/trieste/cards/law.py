"""Verbs about Thieves and their fame: captures and escapes, Infamy, searching hands and decks, making cards dear."""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from ..events import Dearer, Escaped, Found, Freed, Missed, Nobody, Showed, Shuffled
from ..rules.actions import CATCH, FETCH, FREE, PASS
from ..rules.reactions import WINDOWS
from ..rules.turn import Rise
from ..state import Asking, Doing, Trieste
from .titles import (
    CAPTURE,
    CARDS,
    CHARACTER,
    FACTIONS,
    KIND,
    LEVEL,
    NO_CARD,
    REACH,
    THIEF,
    TREASURES,
    WAGES,
    WATCH,
    put,
)

# Where a Thief can be captured
ON_TABLE: Final = 0
IN_HAND: Final = 1
IN_DISCARDS: Final = 2
PLACES: Final[tuple[str, ...]] = ("table", "hand", "discards")
UNPAID: Final = "unpaid"  # on the table, but out of reach by the option of TRI-C-5
HIGHEST: Final = 3  # level
DARING: Final = 1  # Infamy that a daring Thief brings while the prison is empty


def is_thief(card: int, limit: int) -> bool:
    """A Thief character of at most that level (TRI-C-17)."""
    return card >= TREASURES and KIND[card] == CHARACTER and CARDS[card].faction == THIEF and LEVEL[card] <= limit


def thieves(cards: list[int], limit: int) -> list[int]:
    """The different Thieves of at most a level among cards."""
    found: list[int] = []
    for card in cards:
        if is_thief(card, limit) and card not in found:
            found.append(card)
    return found


def nobody(state: Trieste, place: str) -> None:
    """Say why a card does nothing."""
    if state.events is not None:
        state.tell(Nobody(place))


def seize(state: Trieste, place: int, card: int, bonus: tuple[Frame[Any], ...]) -> None:
    """A Thief is about to be captured; the Thief player is asked first (TRI-C-18)."""
    state.stack.append(Seize(place, card, bonus))
    state.stack.append(WINDOWS[THIEF][CAPTURE])


class Seize(Doing):
    """TRI-EFF-2: the Thief goes to the captured pile. The bonus comes only with a capture (TRI-C-13)."""

    __slots__ = ("place", "card", "bonus")
    place: int
    card: int
    bonus: tuple[Frame[Any], ...]

    def __init__(self, place: int, card: int, bonus: tuple[Frame[Any], ...]) -> None:
        self.place = place
        self.card = card
        self.bonus = bonus

    def run(self, state: Trieste) -> None:
        if self.place == ON_TABLE:
            state.table[THIEF] = NO_CARD
            state.up &= ~(1 << THIEF)
            state.paid &= ~(1 << THIEF)
        elif self.place == IN_HAND:
            state.hands[THIEF].remove(self.card)
            state.leaves(THIEF, self.card)
        else:
            state.discards[THIEF].remove(self.card)
        state.imprison(self.card, PLACES[self.place])
        state.gain(WATCH, state.power(WATCH, WAGES))
        state.carry_out(list(self.bonus))

    def prevent(self, state: Trieste) -> None:
        """The Thief stays where it was (TRI-C-19), and the card that tried does not try it again (TRI-C-50)."""
        if state.events is not None:
            state.tell(Escaped(CARDS[self.card].id, PLACES[self.place]))
        rest = state.stack[-1]
        if isinstance(rest, Arrest):
            state.stack[-1] = rest.without(self.card)


class Capture(Doing):
    """Capture the Thief on the table, up to a level."""

    __slots__ = ("limit", "bonus")
    limit: int
    bonus: tuple[Frame[Any], ...]

    def __init__(self, limit: int, bonus: tuple[Frame[Any], ...]) -> None:
        self.limit = limit
        self.bonus = bonus

    def run(self, state: Trieste) -> None:
        card = state.table[THIEF]
        reach = self.limit + state.power(WATCH, REACH)
        if not is_thief(card, HIGHEST) or not state.up >> THIEF & 1:
            nobody(state, PLACES[ON_TABLE])
            return
        if not state.paid >> THIEF & 1 and not state.options.unpaid_thief_capturable:  # TRI-C-5
            nobody(state, UNPAID)
            return
        if LEVEL[card] > reach:
            if state.events is not None:
                state.tell(Missed(CARDS[card].id, LEVEL[card], reach))
            return
        seize(state, ON_TABLE, card, self.bonus)


class SearchHand(Doing):
    """Cards of the Thief's hand are drawn at random and shown to all. Each Thief among them, up to a level, is
    captured; for each other card the Watch draws a card (TRI-C-41)."""

    __slots__ = ("count", "limit")
    count: int
    limit: int

    def __init__(self, count: int, limit: int) -> None:
        self.count = count
        self.limit = limit

    def run(self, state: Trieste) -> None:
        rest = state.hands[THIEF][:]
        shown: list[int] = []
        while rest and len(shown) < self.count:
            put(shown, rest.pop(state.rng.below(len(rest))))
        if not shown:
            state.lacks(THIEF, "cards")
            return
        state.show(THIEF, shown)
        if state.events is not None:
            state.tell(Showed(state.seat_of[THIEF], tuple([CARDS[card].id for card in shown])))
        for card in reversed(shown):
            if is_thief(card, self.limit):
                seize(state, IN_HAND, card, ())
            else:
                state.stack.append(DRAW_ONE)


class Unmask(Doing):
    """The Thief's whole hand is shown to all."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        hand = state.hands[THIEF]
        if not hand:
            return
        state.show(THIEF, hand)
        if state.events is not None:
            state.tell(Showed(state.seat_of[THIEF], tuple([CARDS[card].id for card in hand])))


class Arrest(Asking):
    """Capture Thieves of one's choice from a hand that was shown, or from the Thief's discard pile, one by one. Those
    who got away are not tried again (TRI-C-50)."""

    __slots__ = ("place", "limit", "count", "escaped")
    place: int
    limit: int
    count: int
    escaped: tuple[int, ...]

    def __init__(self, who: int, place: int, limit: int, count: int, escaped: tuple[int, ...] = ()) -> None:
        self.who = who
        self.place = place
        self.limit = limit
        self.count = count
        self.escaped = escaped

    def pile(self, state: Trieste) -> list[int]:
        """The cards among which it captures."""
        return state.hands[THIEF] if self.place == IN_HAND else state.discards[THIEF]

    def targets(self, state: Trieste) -> list[int]:
        pile = self.pile(state)
        return [card for card in thieves(pile, self.limit) if pile.count(card) > self.escaped.count(card)]

    def without(self, card: int) -> Arrest:
        return Arrest(self.who, self.place, self.limit, self.count, (*self.escaped, card))

    def asks(self, state: Trieste) -> bool:
        return len(self.targets(state)) > 1

    def menu(self, state: Trieste) -> list[int]:
        return [CATCH + card for card in self.targets(state)]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if self.count > 1:
            state.stack.append(Arrest(self.who, self.place, self.limit, self.count - 1, self.escaped))
        seize(state, self.place, action - CATCH, ())

    def run(self, state: Trieste) -> None:
        """Everybody sees that there is no choice (TRI-C-49)."""
        targets = self.targets(state)
        if not targets and self.count > 1:  # the first of two: who was there to be captured has been told
            nobody(state, PLACES[self.place])
        for card in targets:
            self.choose(state, 0, CATCH + card)


class Free(Asking):
    """A captured Thief of one's choice goes back to the Thief: to the hand, or to the discard pile."""

    __slots__ = ("to_hand",)
    to_hand: bool

    def __init__(self, who: int, to_hand: bool) -> None:
        self.who = who
        self.to_hand = to_hand

    def asks(self, state: Trieste) -> bool:
        return len(thieves(state.captured, HIGHEST)) > 1

    def menu(self, state: Trieste) -> list[int]:
        return [FREE + card for card in thieves(state.captured, HIGHEST)]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        card = action - FREE
        state.captured.remove(card)
        if self.to_hand:
            put(state.hands[THIEF], card)
            state.learn(THIEF, card)
        else:
            state.discards[THIEF].append(card)
        if state.events is not None:
            state.tell(Freed(CARDS[card].id, PLACES[IN_HAND if self.to_hand else IN_DISCARDS]))

    def run(self, state: Trieste) -> None:
        """Everybody sees that there is no choice (TRI-C-49)."""
        if not state.captured:
            nobody(state, "prison")
        for card in thieves(state.captured, HIGHEST):
            self.choose(state, 0, FREE + card)


class LoseInfamy(Doing):
    """The Thief loses Infamy."""

    __slots__ = ("count",)
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Trieste) -> None:
        if not state.change_infamy(-self.count):
            state.lacks(THIEF, "infamy")


class Dare(Doing):
    """As long as nobody is in prison, the character brings more Infamy, on top of what its level brings; so this verb
    comes last on a card (TRI-C-52)."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        rest = state.stack[-1]
        if not state.captured and isinstance(rest, Rise):
            state.stack[-1] = Rise(rest.count + DARING)


DARE: Final = Dare()


class MakeDearer(Doing):
    """The character or action that a faction plays next turn costs more (TRI-C-20)."""

    __slots__ = ("victim", "count")
    victim: int
    count: int

    def __init__(self, victim: int, count: int) -> None:
        self.victim = victim
        self.count = count

    def run(self, state: Trieste) -> None:
        more = list(state.dearer_next)
        more[self.victim] += self.count
        state.dearer_next = tuple(more)
        if state.events is not None:
            state.tell(Dearer(state.seat_of[self.victim], more[self.victim]))


class Muster(Doing):
    """Draw cards of one's own faction."""

    __slots__ = ("who", "count")
    who: int
    count: int

    def __init__(self, who: int, count: int) -> None:
        self.who = who
        self.count = count

    def run(self, state: Trieste) -> None:
        state.draw(self.who, self.count)


DRAW_ONE: Final = Muster(WATCH, 1)


class Recruit(Asking):
    """Search one's own deck for a character, show it, take it, and shuffle (TRI-STAT-1)."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return len(state.decks[self.who]) > 0

    def menu(self, state: Trieste) -> list[int]:
        found = [card for card in state.decks[self.who] if KIND[card] == CHARACTER]
        found.sort()
        menu = [PASS]
        for card in found:
            if menu[-1] != FETCH + card:
                menu.append(FETCH + card)
        return menu

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        deck = state.decks[self.who]
        card = NO_CARD
        if action != PASS:
            card = action - FETCH
            deck.remove(card)
            put(state.hands[self.who], card)
            state.learn(self.who, card)
        state.rng.shuffle(deck)
        state.revealed += 1
        if state.events is not None:
            state.tell(Found(seat, FACTIONS[self.who], CARDS[card].id if card != NO_CARD else None))
            state.tell(Shuffled(FACTIONS[self.who]))

    def run(self, state: Trieste) -> None:
        state.lacks(self.who, "deck")
