"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with the table after every action. A
change that nobody tells, a wrong number and a wrong seat are all noticed, whichever card or rule it comes from.
"""

from __future__ import annotations

from collections import Counter

import pytest

from intrigue.core import Rng
from intrigue.core.event import Event
from intrigue.games.fivesails import events as ev
from intrigue.games.fivesails.rules.renown_control import place_name
from intrigue.games.fivesails.state.city import CITY_PLACES, PLACES
from intrigue.games.fivesails.state.numbers import PHASES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME

BAZAAR = "grand_bazaar"


class Account:
    """What the log has told so far."""

    def __init__(self, st: FiveSails) -> None:
        self.read = 0
        self.when = (0, "setup")
        self.first = -1
        self.renown: Counter[str] = Counter()
        self.control: dict[str, int] = {}
        self.people = {
            i: (seat, f"home {seat + 1}") for seat, i in enumerate(st.leaders)
        }  # they are there from the start
        self.names = {i: CARDS[st.kind[i]].id for i in st.leaders}
        self.wounds: Counter[int] = Counter()
        self.engaged: set[int] = set()
        self.gear: dict[int, int] = {}
        self.street: dict[int, str] = {}
        self.hands = [0] * st.seats
        self.held: set[int] = set()  # the cards in all hands before what is heard now

    def hear(self, event: Event) -> None:
        match event:
            case ev.Phase(day, phase):
                self.when = (day, phase)
            case ev.FirstPlayer(seat):
                self.first = seat
            case ev.RenownMoved(start, to, count):
                self.renown[start] -= count
                self.renown[to] += count
            case ev.Claimed(seat, place):
                self.control[place] = seat
            case ev.Eliminated(seat, renown, places, crew):
                self.renown[f"seat {seat}"] -= renown
                self.control |= dict.fromkeys(places, -1)
                gone = [i for i, (whose, _) in self.people.items() if whose == seat and self.names[i] in crew]
                taken = [i for i, on in self.gear.items() if self.people[on][0] != seat and self.names[i] in crew]
                assert len(gone) + len(taken) == len(crew)
                for i in [*gone, *taken, *[i for i, bearer in self.gear.items() if bearer in gone]]:
                    self.leave(i)
            case ev.Wounded(i, _, count, total):
                self.wounds[i] += count
                assert self.wounds[i] == total
            case ev.Healed(i, _, count):
                self.wounds[i] -= count
            case ev.Engaged(i, _):
                self.engaged.add(i)
            case ev.EnGarde(i, _):
                self.engaged.discard(i)
            case _:
                self.hear_of_cards(event)

    def hear_of_cards(self, event: Event) -> None:
        """Who comes, goes and moves."""
        match event:
            case ev.Dealt(i, _, place):
                self.street[i] = place
            case ev.Joined(seat, i, name, place):
                self.leave(i)
                self.names[i] = name
                self.people[i] = (seat, place)
            case ev.MovedTo(i, _, place, _):
                self.people[i] = (self.people[i][0], place)
            case ev.Attached(i, name, bearer, _):
                self.street.pop(i, None)
                self.names[i] = name
                self.gear[i] = bearer
            case ev.Left(i, _, to):
                self.leave(i)
                if to == "bazaar":
                    self.street[i] = BAZAAR
            case ev.Destroyed(i, _, place, _):
                assert self.people[i][1] == place
                self.leave(i)
            case ev.CombatCard(_, i, _, _):  # Grandfather's Hammer is fought with
                self.leave(i)

    def leave(self, i: int) -> None:
        for known in (self.people, self.gear, self.street, self.wounds):
            known.pop(i, None)
        self.engaged.discard(i)

    def compare(self, st: FiveSails) -> None:
        assert st.events is not None
        for happening in st.events[self.read :]:
            if happening.public is not None:
                self.hear(happening.public)
                self.count_hands(st, happening.public)
        self.read = len(st.events)
        assert self.when == (st.day, PHASES[st.phase])
        assert self.first == st.first
        assert [self.renown[f"seat {seat}"] for seat in range(st.seats)] == st.renown
        assert [self.renown[place] for place in PLACES[:CITY_PLACES]] == st.renown_on
        assert [self.control.get(place, -1) for place in PLACES[:CITY_PLACES]] == st.control
        crews = {i: (seat, place_name(st, st.place[i])) for seat, crew in enumerate(st.crew) for i in crew}
        assert self.people == crews
        assert {i: self.wounds[i] for i in crews} == {i: st.wounds[i] for i in crews}
        assert self.gear == {i: st.bearer[i] for i in st.gear}
        assert self.engaged == {i for i in [*crews, *st.gear] if st.engaged[i]}
        assert self.street == {i: PLACES[place] for place in range(CITY_PLACES) for i in st.street[place]}
        self.compare_treasures(st)
        assert self.hands == [len(hand) for hand in st.hands]
        self.held = {i for hand in st.hands for i in hand}

    def count_hands(self, st: FiveSails, event: Event) -> None:
        """FIV-C-36: how many cards a hand holds is no secret, and every card that comes or goes is heard of."""
        match event:
            case ev.Drew(seat, count, _):
                self.hands[seat] += count
            case ev.Taken(seat, _, _):
                self.hands[seat] += 1
            case ev.Eliminated(seat, _, _, _):
                self.hands[seat] = 0
                self.held = {i for i in self.held if st.owner[i] != seat}
            case (
                ev.Paid(card=i)
                | ev.Discarded(card=i)
                | ev.Used(card=i)
                | ev.CombatCard(card=i)
                | ev.Joined(card=i)
                | ev.Attached(card=i)
            ) if i in self.held:
                self.held.discard(i)
                self.hands[st.owner[i]] -= 1

    def compare_treasures(self, st: FiveSails) -> None:
        """Renown that lies on cards is counted as wounds are, on one that is revealed too."""
        told = Counter({name: count for name, count in self.renown.items() if name.startswith("card ") and count})
        lies: Counter[str] = Counter()
        for i in [*self.street, *st.aside]:  # until it is sunk, what was revealed lies there with it (FIV-C-157)
            lies[f"card {CARDS[st.kind[i]].id}"] += st.wounds[i]
        assert told == +lies


@pytest.mark.parametrize("seed", range(20))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    st = GAME.new(2 + seed % 3, seed, {"decks": "random"})
    assert isinstance(st, FiveSails)
    account, rng = Account(st), Rng(seed)
    account.compare(st)
    while not st.over:
        seat = st.mover()
        actions = st.actions(seat)
        st.apply_unchecked(seat, actions[rng.below(len(actions))])
        account.compare(st)
