"""Setting up a game (FIV-SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ..state.city import HOME
from ..state.frames import Doing
from ..state.names import CITY, NEUTRAL, SETUP
from ..state.numbers import ALL, APPROACH, DECK, NO_SEAT, NOWHERE, PEOPLE, PLANS
from ..state.parts import NO_MOMENT
from ..state.printed import CARDS
from ..state.state import FiveSails
from .day import NewDay
from .legality import actors
from .reactions import announce

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import FiveSailsOptions


def deal(
    game: Game, seats: int, options: FiveSailsOptions, rng: Rng, lists: list[list[int]], city: list[int]
) -> FiveSails:
    """FIV-SET. `lists` has for each seat the numbers of its cards: Leader, five characters, five schemes, the rest.

    The City Deck is shuffled (FIV-SET-2), Leaders are in play at Home (FIV-SET-3) and say of which faction a player is
    (FIV-LEAD-2), the Faction Decks are shuffled and the Approach Decks are not (FIV-SET-4); nobody has a hand or the
    First Player Token (FIV-SET-5).

    Cards of one group are numbered in random order, so that the number of a card says nothing about its list.
    """
    owner: list[int] = []
    kind: list[int] = []
    leaders: list[int] = []
    approach: list[list[int]] = []
    decks: list[list[int]] = []
    for seat in range(seats):
        cards = lists[seat]
        start = len(kind)
        leaders.append(start)
        people = cards[1 : 1 + PEOPLE]
        plans = cards[1 + PEOPLE : 1 + PEOPLE + PLANS]
        rest = cards[1 + PEOPLE + PLANS :]
        rng.shuffle(people)
        rng.shuffle(plans)
        rng.shuffle(rest)
        if options.open_decks:  # the numbers may say what everybody knows
            people.sort()
            plans.sort()
        kind += [cards[0], *people, *plans, *rest]
        owner += [seat] * len(cards)
        planned = start + 1 + PEOPLE + PLANS
        approach.append(list(range(start + 1, planned)))
        own = list(range(planned, start + len(cards)))
        rng.shuffle(own)
        decks.append(own)
    start = len(kind)
    kind += city
    owner += [NO_SEAT] * len(city)
    size = len(kind)
    city_deck = list(range(start, size))
    rng.shuffle(city_deck)
    zone = [DECK] * size
    knows_card = [0] * size
    for i in range(size):
        if owner[i] == NO_SEAT or options.open_decks:
            knows_card[i] = ALL
        else:
            knows_card[i] = 1 << owner[i]
    for cards in approach:
        for i in cards:
            zone[i] = APPROACH
    for i in leaders:
        zone[i] = NOWHERE
    st = FiveSails(game, seats, options, rng)
    st.size = size
    st.owner = owner
    st.kind = kind
    st.zone = zone
    st.place = [-1] * size
    st.bearer = [-1] * size
    st.ctrl = owner[:]
    st.wounds = [0] * size
    st.engaged = [0] * size
    st.used = [0] * size
    st.knows_card = knows_card
    st.knows_place = [0] * size
    st.decks = decks
    st.approach = approach
    st.city_deck = city_deck
    st.leaders = leaders
    st.faction = [CARDS[kind[i]].faction for i in leaders]
    st.symbols = [1 << faction | 1 << NEUTRAL for faction in st.faction]
    for seat in range(seats):
        st.enter(leaders[seat], seat, HOME + seat)
    st.stack.append(NewDay())
    st.stack.append(SetUp(0))
    return st


class SetUp(Doing):
    """What Leaders do before the first Dawn."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        st = state
        seat = self.seat
        if seat + 1 < st.seats:
            st.stack.append(SetUp(seat + 1))
        leader = st.leaders[seat]
        for ability in CARDS[st.kind[leader]].abilities:
            if ability.kind == SETUP and actors(st, seat, leader, ability, NO_MOMENT):
                announce(st, seat, leader, ability, NO_MOMENT)


def city_list() -> list[int]:
    return [card.number for card in CARDS if card.faction == CITY]
