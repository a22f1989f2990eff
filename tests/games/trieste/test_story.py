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

    @property
    def thief(self) -> int:
        return next(seat for seat, faction in self.factions.items() if faction == "thief")

    def hear(self, event: Event) -> None:
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
        if st.over:
            break
        seat = luck.choice(st.waiting)
        st.do(seat, luck.choice(st.legal(seat)))
