"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with what everybody sees after every
action. A change that nobody tells, a wrong number and a wrong seat are all noticed.
"""

from __future__ import annotations

from random import Random

import pytest

import intrigue
from intrigue.core import TABLE
from intrigue.core.event import Event
from intrigue.games.trickery import events as ev
from intrigue.games.trickery.view import TrickeryView

GAME = intrigue.game("trickery")


class Account:
    """What the log has told so far."""

    def __init__(self, seats: int) -> None:
        self.sides: list[str] = []
        self.coins = [2] * seats
        self.seals = [0] * seats
        self.played: list[set[str]] = [set() for _ in range(seats)]
        self.chests = {"thorn": 0, "machine": 0}

    def hear(self, event: Event) -> None:
        match event:
            case ev.Shown(societies):
                self.sides = list(societies)
            case ev.Played(seat, card):
                assert card not in self.played[seat]
                self.played[seat].add(card)
            case ev.Paused(seat, cards):
                assert self.played[seat] == set(cards)
                self.played[seat].clear()
            case ev.Stole(seat, victim):
                self.coins[seat] += 1
                self.coins[victim] -= 1
            case ev.Gave(giver, seat, coins):
                self.coins[seat] += coins
                if giver is not None:
                    self.coins[giver] -= coins
            case ev.Laid(seat, society, coins):
                self.coins[seat] -= 1
                self.chests[society] += 1
                assert self.chests[society] == coins
                assert self.sides[seat] == society
            case ev.Payout(seat, society, gained):
                assert self.chests[society] == 5
                self.chests[society] = 0
                assert gained[seat] == 2
                for other, seals in enumerate(gained):
                    self.seals[other] += seals
                    assert (seals > 0) == (self.sides[other] == society)
            case ev.Turned(seat, society):
                assert self.sides[seat] != society
                self.sides[seat] = society

    def compare(self, view: TrickeryView) -> None:
        assert [player.coins for player in view.players] == self.coins
        assert [player.seals for player in view.players] == self.seals
        assert [player.society for player in view.players] == self.sides
        assert [set(player.played) for player in view.players] == self.played
        assert {chest.society: chest.coins for chest in view.chests} == self.chests
        assert view.coin_pool == 35 - sum(self.coins) - sum(self.chests.values())
        assert view.seal_pool == 36 - sum(self.seals)


@pytest.mark.parametrize("seed", range(12))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    luck, read = Random(seed), 0
    seats = 3 + seed % 4
    st, account = GAME.new(seats, seed, {"tie_rule": "seals_then_coins"} if seed % 2 else {}), Account(seats)
    while True:
        assert st.events is not None
        for happening in st.events[read:]:
            if happening.public is not None:
                account.hear(happening.public)
        read = len(st.events)
        view = GAME.view(st, TABLE)
        assert isinstance(view, TrickeryView)
        if account.sides:
            account.compare(view)
        if st.over:
            break
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))
