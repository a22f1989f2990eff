"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with what everybody sees after every
action. A change that nobody tells, a wrong number and a wrong name are all noticed.
"""

from __future__ import annotations

from random import Random

import pytest

import intrigue
from intrigue.core import TABLE
from intrigue.core.event import Event
from intrigue.games.treachery import events as ev
from intrigue.games.treachery.view import TreacheryView

GAME = intrigue.game("treachery")


class Account:
    """What the log has told so far."""

    def __init__(self) -> None:
        self.number = 0
        self.shown = ""
        self.harm: dict[str, str] = {}
        self.rows: dict[str, int] = {}
        self.discards: list[str] = []
        self.victories: tuple[int, ...] = ()

    def hear(self, event: Event) -> None:
        match event:
            case ev.Dealt(_, card, game):
                self.number, self.shown = game, card
                self.harm, self.rows, self.discards = {}, {}, []
            case ev.Revealed(card):
                self.shown = card
            case ev.Played(_, card, _, _, _):
                self.discards.append(card)
            case ev.Reshuffled(cards):
                assert len(self.discards) == cards
                self.discards = []
            case ev.Moved(character, direction, rows):
                self.rows[character] += -rows if direction == "up" else rows
            case ev.Wounded(character):
                assert character not in self.harm
                self.harm[character] = "wounded"
            case ev.Killed(character):
                self.harm[character] = "killed"
            case ev.Healed(character):
                assert self.harm.pop(character) == "wounded"
            case ev.Won(_, _, victories):
                self.victories = victories

    def compare(self, view: TreacheryView) -> None:
        assert view.number == self.number
        assert view.shown is None or view.shown.id == self.shown
        used = [] if view.used is None else [view.used]  # it is laid aside when all is done
        assert sorted([*view.discards, *used]) == sorted(self.discards)
        people = [(row, one) for row, there in enumerate(view.rows) for one in there]
        assert {one.id: one.state for _, one in people if one.state != "unwounded"} == self.harm
        if self.victories:
            assert tuple(player.victories for player in view.players) == self.victories
        now = {one.id: row for row, one in people}
        if self.rows:
            assert closed_up(self.rows) == closed_up(now)
        self.rows = now


def closed_up(rows: dict[str, int]) -> dict[str, int]:
    """As though empty rows had disappeared."""
    used = sorted(set(rows.values()))
    return {character: used.index(row) for character, row in rows.items()}


@pytest.mark.parametrize("seed", range(15))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    luck, account, read = Random(seed), Account(), 0
    st = GAME.new(luck.choice(list(GAME.seats)), seed, dict(luck.choice(GAME.law_options)))
    while True:
        assert st.events is not None
        for happening in st.events[read:]:
            if happening.public is not None:
                account.hear(happening.public)
        read = len(st.events)
        view = GAME.view(st, TABLE)
        assert isinstance(view, TreacheryView)
        account.compare(view)
        if st.over:
            break
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))
