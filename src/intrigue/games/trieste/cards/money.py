"""Verbs about treasure: drawing it, choosing, exchanging, taking it from others, guarding and wasting it.

A verb is a frame that never changes. Those that ask somebody do so only by what everybody can see, and always leave
an answer that needs no hidden card, so that a question tells nothing (TRI-C-42).
"""

from __future__ import annotations

from typing import Final

from ..events import Discarded, Exchanged, Found, Guarded, Kept, Looked, Safe, Shuffled, Spared, Took
from ..rules.actions import ACCEPT, DROP, GIVE, KEEP, PASS, ROB, SWAP
from ..rules.reactions import WINDOWS
from ..state import Asking, Doing, Trieste
from .seen_cards import gone_from
from .titles import CARDS, COPPER, DIAMOND, GOLD, MERCHANT, NO_CARD, TAKING, TAX, TREASURES, coins, put, treasures

YES_OR_NO: Final[list[int]] = [PASS, ACCEPT]


class Gain(Doing):
    """Draw treasures."""

    __slots__ = ("who", "count")
    who: int
    count: int

    def __init__(self, who: int, count: int) -> None:
        self.who = who
        self.count = count

    def run(self, state: Trieste) -> None:
        state.gain(self.who, self.count)


class Trade(Doing):
    """Draw treasures, and one more for every so many Thieves in prison: safe streets are good for trade."""

    __slots__ = ("who", "count", "per")
    who: int
    count: int
    per: int

    def __init__(self, who: int, count: int, per: int) -> None:
        self.who = who
        self.count = count
        self.per = per

    def run(self, state: Trieste) -> None:
        state.gain(self.who, self.count + len(state.captured) // self.per)


class MayGain(Asking):
    """Draw treasures, or do not."""

    __slots__ = ("count",)
    count: int

    def __init__(self, who: int, count: int) -> None:
        self.who = who
        self.count = count

    def asks(self, state: Trieste) -> bool:
        return len(state.mint) > 0 or sum(state.spent) > 0

    def menu(self, state: Trieste) -> list[int]:
        return YES_OR_NO

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == ACCEPT:
            state.gain(self.who, self.count)

    def run(self, state: Trieste) -> None:
        state.lacks(self.who, "mint")


class KeepOne(Doing):
    """Draw treasures to choose from: one goes to the hand, the rest to the discards."""

    __slots__ = ("who", "count")
    who: int
    count: int

    def __init__(self, who: int, count: int) -> None:
        self.who = who
        self.count = count

    def run(self, state: Trieste) -> None:
        looking: list[int] = []
        for _ in range(self.count):
            treasure = state.next_treasure()
            if treasure != NO_CARD:
                put(looking, treasure)
        if not looking:
            state.lacks(self.who, "mint")
            return
        state.looking = looking
        state.revealed += 1
        if state.events is not None:
            seat = state.seat_of[self.who]
            names = tuple([CARDS[treasure].id for treasure in looking])
            state.tell(Looked(seat, len(looking)), Looked(seat, len(looking), names), (seat,))
        state.refill()
        state.stack.append(Keeping(self.who))


class Keeping(Asking):
    """Which of the treasures drawn to keep. Asked even when they are alike: others must not learn that."""

    __slots__ = ()

    def is_sealed(self, state: Trieste, seat: int) -> bool:
        return True

    def menu(self, state: Trieste) -> list[int]:
        return [KEEP + treasure for treasure in range(TREASURES) if treasure in state.looking]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        kept = action - KEEP
        rest = state.looking
        rest.remove(kept)
        put(state.hands[self.who], kept)
        for treasure in rest:
            state.spent[treasure] += 1
            state.witnessed.append(gone_from(self.who, treasure))
        state.looking = []
        state.revealed += 1
        if state.events is not None:
            names = tuple([CARDS[treasure].id for treasure in rest])
            state.tell(Kept(seat, names), Kept(seat, names, CARDS[kept].id), (seat,))


class Exchange(Asking):
    """Exchange a treasure for the next better one among the treasure discards, up to so many times."""

    __slots__ = ("times",)
    times: int

    def __init__(self, who: int, times: int) -> None:
        self.who = who
        self.times = times

    def asks(self, state: Trieste) -> bool:
        spent = state.spent
        return spent[1] + spent[2] + spent[3] > 0 and coins(state.hands[self.who]) > 0

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        hand = state.hands[self.who]
        for treasure in range(COPPER, DIAMOND):
            if state.spent[treasure + 1] > 0 and treasure in hand:
                out.append(SWAP + treasure)
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == PASS:
            return
        treasure = action - SWAP
        hand = state.hands[self.who]
        hand.remove(treasure)
        state.leaves(self.who, treasure)
        state.spent[treasure] += 1
        state.spent[treasure + 1] -= 1
        put(hand, treasure + 1)
        state.learn(self.who, treasure + 1)
        state.revealed += 1
        if state.events is not None:
            state.tell(Exchanged(seat, CARDS[treasure].id, CARDS[treasure + 1].id))
        if self.times > 1:
            state.stack.append(Exchange(self.who, self.times - 1))

    def run(self, state: Trieste) -> None:
        """There is nothing to exchange for: everybody sees the treasure discards."""
        state.lacks(self.who, "better")


class Prospect(Doing):
    """Search the treasure deck for the best treasure up to Gold; show it, take it, shuffle (TRI-C-29)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Trieste) -> None:
        state.refill()
        treasure = GOLD
        while treasure >= COPPER and treasure not in state.mint:
            treasure -= 1
        if treasure < COPPER and state.mint:  # the Diamond alone is left
            if state.events is not None:
                state.tell(Found(state.seat_of[self.who], "treasure", None))
            return
        if treasure < COPPER:
            state.lacks(self.who, "mint")
            return
        state.mint.remove(treasure)
        state.rng.shuffle(state.mint)
        put(state.hands[self.who], treasure)
        state.learn(self.who, treasure)
        state.revealed += 1
        if state.events is not None:
            state.tell(Found(state.seat_of[self.who], "treasure", CARDS[treasure].id))
            state.tell(Shuffled("treasure"))
        state.refill()


class Sell(Asking):
    """Discard faction cards from the hand, up to so many, and draw treasures for each."""

    __slots__ = ("times", "each")
    times: int
    each: int

    def __init__(self, who: int, times: int, each: int) -> None:
        self.who = who
        self.times = times
        self.each = each

    def asks(self, state: Trieste) -> bool:
        hand = state.hands[self.who]
        return len(hand) > 0 and hand[len(hand) - 1] >= TREASURES

    def menu(self, state: Trieste) -> list[int]:
        out = [PASS]
        last = NO_CARD
        for card in state.hands[self.who]:
            if card >= TREASURES and card != last:
                out.append(DROP + card)
                last = card
        return out

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        if action == PASS:
            return
        state.drop(self.who, action - DROP)
        if self.times > 1:
            state.stack.append(Sell(self.who, self.times - 1, self.each))
        state.gain(self.who, self.each)

    def run(self, state: Trieste) -> None:
        state.lacks(self.who, "faction")  # everybody knows how many treasures a hand holds (TRI-C-39)


# ---------------------------------------------------------------------- from hand to hand


NO_LIMIT: Final = 99


def amount(state: Trieste, taker: int, victim: int, count: int, per: int, most: int) -> int:
    """How many treasures are asked for: some, and one for every so many held, up to a limit; 0 when the victim is
    guarded by now (TRI-C-47). A Hero adds nothing to nothing (TRI-C-48). Whether the hand has as many is seen when they
    go (TRI-C-43): the answer may have brought more, or cost some."""
    held = coins(state.hands[victim])
    if per > 0:
        count += held // per
    if count > most:
        count = most
    if held == 0 or count == 0:
        state.lacks(victim, "treasure")
        return 0
    count += state.power(taker, TAX)
    if victim == MERCHANT and state.guarded:
        if state.events is not None:
            state.tell(Safe(state.seat_of[victim]))
        return 0
    return count


class Take(Doing):
    """Take treasures from a hand at random, unless its owner reacts: so many, and one more for every `per` held, but
    no more than `most`. The taker keeps at most `keep` of them, and the rest is scattered to the treasure discards."""

    __slots__ = ("who", "victim", "count", "per", "most", "keep")
    who: int
    victim: int
    count: int
    per: int
    most: int
    keep: int

    def __init__(
        self, who: int, victim: int, count: int, per: int = 0, most: int = NO_LIMIT, keep: int = NO_LIMIT
    ) -> None:
        self.who = who
        self.victim = victim
        self.count = count
        self.per = per
        self.most = most
        self.keep = keep

    def run(self, state: Trieste) -> None:
        count = amount(state, self.who, self.victim, self.count, self.per, self.most)
        if count > 0:
            state.stack.append(Taking(self.who, self.victim, count, self.keep))
            ask_victim(state, self.victim)


def tell_spared(state: Trieste, taker: int, victim: int, count: int) -> None:
    if state.events is not None:
        state.tell(Spared(state.seat_of[victim], state.seat_of[taker], state.treasure_to_go(victim, count)))


class Taking(Doing):
    """The treasures go from hand to hand, what is over to the discards."""

    __slots__ = ("who", "victim", "count", "keep")
    who: int
    victim: int
    count: int
    keep: int

    def __init__(self, who: int, victim: int, count: int, keep: int) -> None:
        self.who = who
        self.victim = victim
        self.count = count
        self.keep = keep

    def prevent(self, state: Trieste) -> None:
        tell_spared(state, self.who, self.victim, self.count)

    def run(self, state: Trieste) -> None:
        """It is the taker who lets go of what may not be kept; the first that came is kept (TRI-C-53)."""
        hand = state.hands[self.victim]
        taken: list[int] = []
        rest: list[int] = []
        for i in range(self.count):
            held = coins(hand)
            if held == 0:
                break
            treasure = hand[state.rng.below(held)]
            if i < self.keep:
                state.hand_over(self.victim, self.who, treasure)
            else:
                hand.remove(treasure)
                state.leaves(self.victim, treasure)
                state.spent[treasure] += 1
                state.revealed += 1
                put(rest, treasure)
            put(taken, treasure)
        if not taken:
            return
        tell_taken(state, self.who, self.victim, taken)
        if rest and state.events is not None:
            names = tuple([CARDS[treasure].id for treasure in rest])
            state.tell(Discarded(state.seat_of[self.who], names))


def tell_taken(state: Trieste, taker: int, victim: int, treasures: list[int]) -> None:
    if state.events is not None:
        names = tuple([CARDS[treasure].id for treasure in treasures])
        state.tell(Took(state.seat_of[taker], state.seat_of[victim], names))


class Demand(Doing):
    """The victim hands over treasures of its own choice, unless it reacts: so many, and one more for every `per` held,
    but no more than `most`."""

    __slots__ = ("who", "victim", "count", "per", "most")
    who: int
    victim: int
    count: int
    per: int
    most: int

    def __init__(self, who: int, victim: int, count: int, per: int = 0, most: int = NO_LIMIT) -> None:
        self.who = who
        self.victim = victim
        self.count = count
        self.per = per
        self.most = most

    def run(self, state: Trieste) -> None:
        count = amount(state, self.who, self.victim, self.count, self.per, self.most)
        if count > 0:
            state.stack.append(Giving(self.victim, self.who, count))
            ask_victim(state, self.victim)


class Giving(Asking):
    """Which treasure to hand over."""

    __slots__ = ("taker", "count")
    taker: int
    count: int

    def __init__(self, who: int, taker: int, count: int) -> None:
        self.who = who
        self.taker = taker
        self.count = count

    def asks(self, state: Trieste) -> bool:
        return coins(state.hands[self.who]) > 0

    def menu(self, state: Trieste) -> list[int]:
        return [GIVE + treasure for treasure in treasures(state.hands[self.who])]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        state.hand_over(self.who, self.taker, action - GIVE)
        tell_taken(state, self.taker, self.who, [action - GIVE])
        if self.count > 1:
            state.stack.append(Giving(self.who, self.taker, self.count - 1))

    def prevent(self, state: Trieste) -> None:
        tell_spared(state, self.taker, self.who, self.count)

    def run(self, state: Trieste) -> None:
        """All there was is gone (TRI-C-40)."""


class Rob(Asking):
    """Take treasures at random from one of the other players, of one's own choice."""

    __slots__ = ("count",)
    count: int

    def __init__(self, who: int, count: int) -> None:
        self.who = who
        self.count = count

    def asks(self, state: Trieste) -> bool:
        return len(self.menu(state)) > 1

    def menu(self, state: Trieste) -> list[int]:
        return [ROB + faction for faction in range(3) if faction != self.who and coins(state.hands[faction]) > 0]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        state.stack.append(Take(self.who, action - ROB, self.count))

    def run(self, state: Trieste) -> None:
        """Everybody sees that there is no choice (TRI-C-49)."""
        robbed = self.menu(state)
        for action in robbed:
            self.choose(state, 0, action)
        if not robbed:
            for faction in range(3):
                if faction != self.who:
                    state.lacks(faction, "treasure")


def ask_victim(state: Trieste, victim: int) -> None:
    """Only the Merchant's deck has an answer (TRI-C-42); a test holds it to that."""
    if victim == MERCHANT:
        state.stack.append(WINDOWS[victim][TAKING])


class Guard(Doing):
    """Nobody takes treasure from the Merchant for the rest of this turn; what is gone is gone (TRI-C-47)."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        state.guarded = True
        if state.events is not None:
            state.tell(Guarded(state.seat_of[MERCHANT]))


class Waste(Doing):
    """A player discards cards at random: treasures only, or any cards."""

    __slots__ = ("victim", "count", "treasures_only")
    victim: int
    count: int
    treasures_only: bool

    def __init__(self, victim: int, count: int, treasures_only: bool) -> None:
        self.victim = victim
        self.count = count
        self.treasures_only = treasures_only

    def run(self, state: Trieste) -> None:
        hand = state.hands[self.victim]
        gone: list[int] = []
        for _ in range(self.count):
            held = coins(hand) if self.treasures_only else len(hand)
            if held == 0:
                break
            card = hand.pop(state.rng.below(held))
            state.leaves(self.victim, card)
            state.discard(self.victim, card)
            state.revealed += 1
            put(gone, card)
        if not gone:
            state.lacks(self.victim, "treasure" if self.treasures_only else "cards")
        elif state.events is not None:
            state.tell(Discarded(state.seat_of[self.victim], tuple([CARDS[card].id for card in gone])))
