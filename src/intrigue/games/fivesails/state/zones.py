"""Where cards are, and how they get from one zone to another."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ..events import Left, Shuffled
from .city import BAZAAR
from .generated import Fields
from .names import SCHEME
from .numbers import (
    ALL,
    APPROACH,
    ASIDE,
    BURIED,
    DECK,
    DISCARD,
    HAND,
    LINE,
    LOCKER,
    M_KEPT,
    M_NOTED,
    M_PADDED,
    M_TIRED,
    NOWHERE,
    PLAY,
    STREET,
    TABLE_BIT,
)
from .printed import CARDS, PrintedCard

# what a card in play has done or become: whoever comes back is a new one (FIV-C-65); who was named stays so (FIV-C-210)
OF_ITSELF: Final = (M_KEPT, M_TIRED, M_PADDED)


class Zones(Fields):
    """The table with its cards: putting one somewhere takes it from where it was."""

    __slots__ = ()

    def show(self, i: int, bits: int) -> None:
        """Somebody gets to see a card and knows where it is. Where they knew it already, nothing hidden is shown; to
        count that would tell others of it, by what may still be taken back."""
        if self.knows_card[i] & self.knows_place[i] & bits == bits:
            return
        self.revealed += 1
        self.knows_card[i] |= bits
        self.knows_place[i] |= bits

    def lift(self, i: int) -> None:
        """Take a card from where it is. It then has no place until it is put somewhere."""
        zone = self.zone[i]
        owner = self.owner[i]
        if zone == DECK:
            deck = self.city_deck if owner < 0 else self.decks[owner]
            if deck[-1] == i:
                deck.pop()
            else:
                deck.remove(i)
        elif zone == HAND:
            self.hands[owner].remove(i)
        elif zone == DISCARD:
            (self.city_discard if owner < 0 else self.discards[owner]).remove(i)
        elif zone == APPROACH:
            self.approach[owner].remove(i)
        elif zone == PLAY:
            kind = CARDS[self.kind[i]].kind
            if self.bearer[i] >= 0:
                self.gear.remove(i)
                self.bearer[i] = -1
                self.unnote(i)
            elif kind == SCHEME:
                self.schemes[owner] = -1
            else:
                self.crew[self.ctrl[i]].remove(i)
                self.remembered = None  # where everybody stands, which `whereabouts` notes
            if i in self.auras:
                self.auras.remove(i)
            if i in self.meddlers:
                self.meddlers.remove(i)
            self.wounds[i] = 0
            self.engaged[i] = 0
            self.forget(i)
            if self.marks:
                self.marks = [mark for mark in self.marks if mark.card != i or mark.what not in OF_ITSELF]
            self.place[i] = -1
        elif zone == STREET:
            self.street[self.place[i]].remove(i)
            self.place[i] = -1
            self.wounds[i] = 0
            self.forget(i)
        elif zone == LINE:
            if i in self.lines[0]:
                self.lines[0].remove(i)
            else:
                self.lines[1].remove(i)
            self.engaged[i] = 0
            self.forget(i)
        elif zone in (ASIDE, BURIED):
            k = self.aside.index(i)
            del self.aside[k]
            del self.turned[k]
            self.place[i] = -1
            self.wounds[i] = 0
            self.forget(i)
        self.zone[i] = NOWHERE
        self.ctrl[i] = owner
        if zone in (PLAY, STREET) and CARDS[self.kind[i]].triggers:  # most cards answer nothing, and leave no gap
            self.listen()

    def forget(self, i: int) -> None:
        """FIV-C-65: if it comes back, this very Day or in this very duel, nobody has used it yet."""
        self.used[i] = 0
        if i in self.bound_for_locker:
            self.bound_for_locker = tuple([card for card in self.bound_for_locker if card != i])
        if i in self.bound_for_deck:
            self.bound_for_deck = tuple([card for card in self.bound_for_deck if card != i])
        duel = self.duel
        if duel.styles:
            duel.styles = tuple([style for style in duel.styles if style.holder != i])

    def unnote(self, i: int) -> None:
        """FIV-C-159, FIV-C-198: what was noted through an attachment is of no account any more."""
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.what != M_NOTED or mark.other != i]

    def listen(self) -> None:
        """Note which moments the cards in play may answer."""
        live = 0
        kind = self.kind
        for cards in self.crew:
            for i in cards:
                live |= CARDS[kind[i]].triggers
        for i in self.gear:
            live |= CARDS[kind[i]].triggers
        for i in self.schemes:
            if i >= 0:
                live |= CARDS[kind[i]].triggers
        for cards in self.street:
            for i in cards:
                live |= CARDS[kind[i]].triggers
        self.answerable = live

    def to_hand(self, i: int, open_to_all: bool) -> None:
        """Into its owner's hand; the owner knows it, and so do those who saw it go there, but nobody else before it is
        played (FIV-RISK-1)."""
        owner = self.owner[i]
        self.lift(i)
        insort(self.hands[owner], i)
        self.zone[i] = HAND
        self.show(i, ALL if open_to_all else 1 << owner)

    def to_discard(self, i: int, told: bool = False) -> None:
        """Onto its owner's discard pile, which lies open (FIV-KEY-5), or the common one of the City (FIV-CITY-4,
        FIV-C-64). `told`: it is said already, as it is of a card from hand."""
        told = told or self.zone[i] == HAND
        if i in self.bound_for_locker:
            self.to_locker(i, told)
            return
        if i in self.bound_for_deck:
            self.to_bottom([i], ALL)
            if self.events is not None:  # only of a risk that was played, of which nothing is said before
                self.tell(Left(i, CARDS[self.kind[i]].id, "bottom"))
            return
        self.lift(i)
        owner = self.owner[i]
        card = CARDS[self.kind[i]]
        self.show(i, ALL)
        back = comes_back(card)
        if back:
            self.to_street(i, BAZAAR)
        else:
            (self.city_discard if owner < 0 else self.discards[owner]).append(i)
            self.zone[i] = DISCARD
        if self.events is not None and (not told or back):
            self.tell(Left(i, card.id, "bazaar" if back else "discard"))

    def to_locker(self, i: int, told: bool = False) -> None:
        """FIV-KEY-7: out of the game."""
        self.lift(i)
        self.show(i, ALL)
        self.zone[i] = LOCKER
        if self.events is not None and not told:
            self.tell(Left(i, CARDS[self.kind[i]].id, "locker"))

    def to_approach(self, i: int) -> None:
        """Back into the Approach Deck, where it can be chosen again (FIV-APP-3)."""
        owner = self.owner[i]
        self.lift(i)
        insort(self.approach[owner], i)
        self.zone[i] = APPROACH
        self.show(i, ALL)
        if self.events is not None:
            self.tell(Left(i, CARDS[self.kind[i]].id, "approach"))

    def to_street(self, i: int, place: int) -> None:
        """A City card lies at a location, available and nobody's (FIV-KEY-4)."""
        self.lift(i)
        self.street[place].append(i)
        self.zone[i] = STREET
        self.place[i] = place
        self.show(i, ALL)
        self.answerable |= CARDS[self.kind[i]].triggers

    def to_aside(self, i: int, bits: int, use: int = -1) -> None:
        """A card lies apart: it is being played, or a use has turned it up."""
        self.lift(i)
        self.aside.append(i)
        self.turned.append(use)
        self.zone[i] = ASIDE
        self.show(i, bits)

    def turned_up(self, use: int) -> list[int]:
        """What one use has turned up and what is still to be put somewhere, whatever else lies aside."""
        found: list[int] = []
        for k in range(len(self.aside)):
            if self.turned[k] == use and self.zone[self.aside[k]] == ASIDE:
                found.append(self.aside[k])
        return found

    def to_bottom(self, cards: list[int], known: int) -> None:
        """Sink cards: under the deck they came from, in random order (FIV-KEY-14, FIV-C-58)."""
        ordered = sorted(cards)
        self.rng.shuffle(ordered)
        for i in ordered:
            owner = self.owner[i]
            self.lift(i)
            (self.city_deck if owner < 0 else self.decks[owner]).insert(0, i)
            self.zone[i] = DECK
            self.knows_place[i] = known

    def to_top(self, i: int, bits: int) -> None:
        owner = self.owner[i]
        self.lift(i)
        (self.city_deck if owner < 0 else self.decks[owner]).append(i)
        self.zone[i] = DECK
        self.knows_place[i] &= bits

    def to_line(self, i: int, side: int, gambled: bool) -> None:
        """Into the dueling line, engaged if it was gambled (FIV-GAMBLE-4)."""
        self.lift(i)
        self.lines[side].append(i)
        self.zone[i] = LINE
        self.engaged[i] = 1 if gambled else 0
        self.show(i, ALL)

    def enter(self, i: int, seat: int, place: int) -> None:
        """A character comes into play, en garde (FIV-STATE-1)."""
        self.lift(i)
        self.crew[seat].append(i)
        self.remembered = None  # where everybody stands, which `whereabouts` notes
        self.zone[i] = PLAY
        self.ctrl[i] = seat
        self.place[i] = place
        self.enlist(i)

    def attach(self, i: int, bearer: int, seat: int) -> None:
        """FIV-KEY-3: an attachment comes into play on a character, or goes from one to another."""
        moved = self.zone[i] == PLAY
        if moved:
            self.bearer[i] = bearer
            self.ctrl[i] = seat
            self.unnote(i)
            return
        self.lift(i)
        self.gear.append(i)
        self.zone[i] = PLAY
        self.ctrl[i] = seat
        self.bearer[i] = bearer
        self.enlist(i)

    def lay_scheme(self, i: int, seat: int) -> None:
        """A scheme lies in play, where nothing reaches it that does not speak of schemes (FIV-SCHEME-5)."""
        self.lift(i)
        self.schemes[seat] = i
        self.zone[i] = PLAY
        self.enlist(i)

    def enlist(self, i: int) -> None:
        card = CARDS[self.kind[i]]
        self.show(i, ALL)
        if card.has_aura:
            self.auras.append(i)
        if card.meddles:
            self.meddlers.append(i)
        self.answerable |= card.triggers

    def shuffle_deck(self, owner: int) -> None:
        """Shuffle a deck; nobody knows any longer where its cards are."""
        deck = self.city_deck if owner < 0 else self.decks[owner]
        deck.sort()
        self.rng.shuffle(deck)
        for i in deck:
            self.knows_place[i] = 0
        if self.events is not None:
            self.tell(Shuffled(owner))

    def recall_hand(self, owner: int) -> None:
        """While a deck is empty, a card of it that somebody knows and does not see is in hand. Said before the discard
        pile becomes the deck, after which nobody could tell the two apart (FIV-C-214)."""
        bits = ALL
        for i in self.aside:
            if self.owner[i] == owner:
                bits &= self.knows_place[i]
        for i in self.hands[owner]:
            known = self.knows_card[i] & bits
            if known & TABLE_BIT:  # what a spectator knows, everybody knows
                self.knows_card[i] = self.knows_place[i] = ALL
            else:
                self.knows_place[i] |= known

    def top(self, owner: int) -> int:
        """The top card of a deck, the discard pile shuffled into it when it is empty; -1 if there is none."""
        deck = self.city_deck if owner < 0 else self.decks[owner]
        if not deck:
            pile = self.city_discard if owner < 0 else self.discards[owner]
            if not pile:
                return -1
            if owner >= 0:
                self.recall_hand(owner)
            for i in pile:
                self.zone[i] = DECK
                deck.append(i)
            pile.clear()
            self.shuffle_deck(owner)
        return deck[-1]


def comes_back(card: PrintedCard) -> bool:
    for passive in card.passives:
        if passive.comes_back():
            return True
    return False
