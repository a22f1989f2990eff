"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with what everybody sees after every
action. A change that nobody tells, a wrong number and a wrong seat are all noticed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import intrigue
from intrigue.core import TABLE
from intrigue.core.event import Event
from intrigue.games.trieste import events as ev
from intrigue.games.trieste.view import TriesteView

GAME = intrigue.game("trieste")
TREASURES = ("copper", "silver", "gold", "diamond")


class Piles:
    """What the log has told of hands, decks and discards (TRI-C-25, TRI-C-39): how many treasures everybody holds, and
    the cards that all have seen there."""

    def __init__(self) -> None:
        self.known: list[Counter[str]] = [Counter({"copper": 2}) for _ in range(3)]
        self.treasures = [2, 2, 2]
        self.decks = [31, 31, 31]
        self.discards: list[Counter[str]] = [Counter() for _ in range(3)]
        self.spent: Counter[str] = Counter()
        self.mint = 50
        self.table: dict[int, str] = {}
        self.dearer: Counter[int] = Counter()
        self.dearer_next: Counter[int] = Counter()

    def comes(self, seat: int, card: str) -> None:
        self.known[seat][card] += 1
        self.treasures[seat] += card in TREASURES

    def goes(self, seat: int, card: str) -> None:
        self.known[seat] -= Counter([card])
        self.treasures[seat] -= card in TREASURES

    def lay_aside(self, seat: int, card: str) -> None:
        (self.spent if card in TREASURES else self.discards[seat])[card] += 1

    def hear(self, event: Event, thief: int) -> None:
        match event:
            case ev.TurnBegan():
                self.dearer, self.dearer_next = self.dearer_next, Counter()
            case ev.Dearer(seat, more):
                self.dearer_next[seat] = more
            case ev.Drew(seat, "treasure", number):
                self.mint -= number
                self.treasures[seat] += number
            case ev.Drew(seat, _, number):
                self.decks[seat] -= number
            case ev.Refilled():
                self.mint += self.spent.total()
                self.spent.clear()
            case ev.TurnedUp(seat, card):
                self.goes(seat, card)
                self.table[seat] = card
            case ev.Acts(seat, card) if card in TREASURES:  # it goes before others are drawn (TRI-EFF-3)
                self.lay_aside(seat, self.table.pop(seat))
            case ev.CannotPay(seat, _, cards) | ev.Showed(seat, cards):
                self.known[seat] |= Counter(cards)
            case ev.Reacted(seat, card):
                self.goes(seat, card)
                self.lay_aside(seat, card)
            case ev.Paid(seat, cards) | ev.Discarded(seat, cards):
                for card in cards:
                    self.goes(seat, card)
                    self.lay_aside(seat, card)
            case ev.Captured(card, place):
                if place == "hand":
                    self.goes(thief, card)
                elif place == "discards":
                    self.discards[thief][card] -= 1
                else:
                    assert self.table.pop(thief) == card
            case _:
                self.hear_of_gains(event, thief)

    def hear_of_gains(self, event: Event, thief: int) -> None:
        match event:
            case ev.Looked(_, number):
                self.mint -= number
            case ev.Kept(seat, cards):
                self.treasures[seat] += 1
                self.spent.update(cards)
            case ev.Found(seat, deck, str(card)):
                self.comes(seat, card)
                if deck == "treasure":
                    self.mint -= 1
                else:
                    self.decks[seat] -= 1
            case ev.Exchanged(seat, gave, got):
                self.goes(seat, gave)
                self.comes(seat, got)
                self.spent[gave] += 1
                self.spent[got] -= 1
            case ev.Took(seat, victim, cards):
                for card in cards:
                    self.goes(victim, card)
                    self.comes(seat, card)
            case ev.BoughtBack(seat, card):
                self.discards[seat][card] -= 1
                self.comes(seat, card)
            case ev.Freed(card, "hand"):
                self.comes(thief, card)
            case ev.Freed(card, _):
                self.discards[thief][card] += 1

    def compare(self, view: TriesteView) -> None:
        for player in view.players:
            seat = player.seat
            if seat in self.table and (player.played is None or not player.played.up):
                self.lay_aside(seat, self.table.pop(seat))  # its part is over, and that goes without saying
            assert player.treasures == self.treasures[seat]
            assert Counter(player.known) == self.known[seat]
            assert player.deck == self.decks[seat]
            assert Counter(player.discards) == +self.discards[seat]
            assert (player.dearer, player.dearer_next) == (self.dearer[seat], self.dearer_next[seat])
        assert +Counter(view.spent) == +self.spent
        assert view.treasure_deck == self.mint


class Account:
    """What the log has told so far."""

    def __init__(self) -> None:
        self.turn = 0
        self.factions: dict[int, str] = {}
        self.cards: Counter[int] = Counter()  # in hands, with what lies face-down
        self.infamy = 0
        self.prison: Counter[str] = Counter()
        self.guarded = False
        self.heroes: dict[int, str] = {}
        self.piles = Piles()

    @property
    def thief(self) -> int:
        return next(seat for seat, faction in self.factions.items() if faction == "thief")

    def hear(self, event: Event) -> None:
        if self.turn:
            self.piles.hear(event, self.thief)
        match event:
            case ev.Joined(seat, faction):
                self.factions[seat] = faction
            case ev.TurnBegan(turn):
                self.turn, self.guarded = turn, False
            case ev.Infamy(change, total):
                self.infamy += change
                assert self.infamy == total
            case ev.Guarded():
                self.guarded = True
            case ev.HeroShown(seat, hero):
                self.heroes[seat] = hero
            case ev.HeroHidden(seat, hero):
                assert self.heroes.pop(seat) == hero
            case ev.Captured(card, place):
                self.prison[card] += 1
                self.cards[self.thief] -= place == "hand"
            case ev.Freed(card, place):
                self.prison[card] -= 1
                self.cards[self.thief] += place == "hand"
            case _:
                self.hear_of_hands(event)

    def hear_of_hands(self, event: Event) -> None:
        match event:
            case ev.Drew(seat, _, number):
                self.cards[seat] += number
            case ev.TurnedUp(seat) | ev.Reacted(seat):
                self.cards[seat] -= 1
            case ev.BoughtBack(seat) | ev.Kept(seat):
                self.cards[seat] += 1
            case ev.Found(seat, _, card):
                self.cards[seat] += card is not None
            case ev.Paid(seat, cards) | ev.Discarded(seat, cards):
                self.cards[seat] -= len(cards)
            case ev.Took(seat, victim, treasures):
                self.cards[seat] += len(treasures)
                self.cards[victim] -= len(treasures)

    def compare(self, view: TriesteView) -> None:
        assert view.turn == self.turn
        assert view.infamy == self.infamy
        assert view.guarded == self.guarded
        assert Counter(view.captured) == +self.prison
        for player in view.players:
            assert player.cards == self.cards[player.seat]
            assert player.faction in (None, self.factions[player.seat])
            shown = player.hero.id if player.hero is not None and player.hero.up else None
            assert shown == self.heroes.get(player.seat)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    luck, account, read = Random(seed), Account(), 0
    st = GAME.new(luck.choice(list(GAME.seats)), seed, dict(luck.choice(GAME.law_options)))
    while True:
        assert st.events is not None
        before = account.turn
        for happening in st.events[read:]:
            if happening.public is not None:
                account.hear(happening.public)
        read = len(st.events)
        view = GAME.view(st, TABLE)
        assert isinstance(view, TriesteView)
        if before == 0:  # the first hands are dealt, and that goes without saying
            account.cards = Counter({player.seat: player.cards for player in view.players})
        if account.turn:
            account.compare(view)
            if not st.over:  # then all hands lie open (TRI-C-46)
                account.piles.compare(view)
        if st.over:
            break
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))
