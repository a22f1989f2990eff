"""Every field of the state, in flat lists; `make fields` makes generated.py from it.

Cards are numbers. All that is printed on card i stands in CARDS[kind[i]]; everything else about it in flat lists.
"""

from __future__ import annotations

from ....core.fields import Cloned, Shared, seats
from ....core.passing import Passing
from ..options import FiveSailsOptions
from .city import CITY_PLACES
from .duel import Duel, fresh_duel
from .numbers import NO_SEAT
from .parts import Later, Mark, Moment
from .pressure import NO_PRESSURE, Pressure


class Fields:
    """What a game in progress is made of."""

    options: FiveSailsOptions
    size: int = 0
    owner: Shared[list[int]] = []  # never changes; NO_SEAT for City cards
    kind: list[int] = []
    zone: list[int] = []
    place: list[int] = []
    bearer: list[int] = []  # the character it is attached to, -1
    ctrl: list[int] = []
    wounds: list[int] = []  # on an event: Renown lying on it
    engaged: list[int] = []
    used: list[int] = []  # bits of abilities used today: see `used_up`
    bound_for_locker: tuple[int, ...] = ()  # cards that go to the Locker instead of the discard pile
    bound_for_deck: tuple[int, ...] = ()  # cards that go under the deck instead of the discard pile
    knows_card: list[int] = []  # bits of the seats that know which card this is; bit 4 is the spectator
    knows_place: list[int] = []  # bits of the seats that know where it is
    hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
    decks: list[list[int]] = []  # the last is on top
    discards: list[list[int]] = [[] for _ in range(seats)]
    approach: list[list[int]] = []  # sorted, since there is no order in it (FIV-APP-2)
    crew: list[list[int]] = [[] for _ in range(seats)]  # characters in play by controller (FIV-CREW-1)
    street: list[list[int]] = [[] for _ in range(CITY_PLACES)]  # City cards by location
    city_deck: list[int] = []
    city_discard: list[int] = []
    aside: list[int] = []
    turned: list[int] = []  # for each card aside, the use that turned it up, -1 for one that is being played
    gear: list[int] = []  # attachments in play
    auras: list[int] = []  # cards in play that change the stats of others
    schemes: list[int] = [-1] * seats  # the scheme in play by seat, -1 none
    leaders: Shared[list[int]] = []
    faction: Shared[list[int]] = []
    symbols: Shared[list[int]] = []  # bits of the factions whose cards a seat may hold (FIV-DECK-4)
    renown_on: list[int] = [0] * CITY_PLACES
    control: list[int] = [NO_SEAT] * CITY_PLACES  # seat, or NO_SEAT
    renown: list[int] = [0] * seats
    eliminated: list[int] = [0] * seats
    touched: list[int] = [0] * seats  # bits of the locations where a seat added or moved Renown today
    panache: list[int] = [0] * seats  # the change by schemes today
    first: int = NO_SEAT
    day: int = 0
    phase: int = 0
    passing: Shared[Passing] = Passing(0, 0, 0)  # who has passed in High Drama since somebody last acted
    extra: int = 0  # further actions in a row
    place_used: int = 0  # bits of the locations whose Action was used today
    answerable: int = 0  # moments that cards in play may answer
    meddlers: list[int] = []  # cards in play that change what others may do, or what they pay
    duel: Cloned[Duel] = fresh_duel()
    lines: list[list[int]] = [[], []]
    later: list[Shared[Later]] = []
    marks: list[Shared[Mark]] = []
    pending: list[Shared[Moment]] = []
    pressure: Shared[Pressure] = NO_PRESSURE
    winners: list[int] = []
    ending: int = 0
