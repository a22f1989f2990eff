"""Made from fields.py by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.passing import Passing
from ....core.state import State
from .city import CITY_PLACES
from .duel import fresh_duel
from .numbers import NO_SEAT
from .pressure import NO_PRESSURE

if TYPE_CHECKING:
    from ....core.game import Game
    from ....core.rng import Rng
    from ..options import FiveSailsOptions
    from .duel import Duel
    from .parts import Later, Mark, Moment
    from .pressure import Pressure


class Fields(State):
    """What a game in progress is made of."""

    __slots__ = (
        "size",
        "owner",
        "kind",
        "zone",
        "place",
        "bearer",
        "ctrl",
        "wounds",
        "engaged",
        "used",
        "bound_for_locker",
        "bound_for_deck",
        "knows_card",
        "knows_place",
        "hands",
        "decks",
        "discards",
        "approach",
        "crew",
        "street",
        "city_deck",
        "city_discard",
        "aside",
        "turned",
        "gear",
        "auras",
        "schemes",
        "leaders",
        "faction",
        "symbols",
        "renown_on",
        "control",
        "renown",
        "eliminated",
        "touched",
        "panache",
        "first",
        "day",
        "phase",
        "passing",
        "extra",
        "place_used",
        "answerable",
        "meddlers",
        "duel",
        "lines",
        "later",
        "marks",
        "pending",
        "pressure",
        "winners",
        "ending",
    )
    options: FiveSailsOptions
    size: int
    owner: list[int]  # never changes; NO_SEAT for City cards
    kind: list[int]
    zone: list[int]
    place: list[int]
    bearer: list[int]  # the character it is attached to, -1
    ctrl: list[int]
    wounds: list[int]  # on an event: Renown lying on it
    engaged: list[int]
    used: list[int]  # bits of abilities used today: see `used_up`
    bound_for_locker: tuple[int, ...]  # cards that go to the Locker instead of the discard pile
    bound_for_deck: tuple[int, ...]  # cards that go under the deck instead of the discard pile
    knows_card: list[int]  # bits of the seats that know which card this is; bit 4 is the spectator
    knows_place: list[int]  # bits of the seats that know where it is
    hands: list[list[int]]  # sorted
    decks: list[list[int]]  # the last is on top
    discards: list[list[int]]
    approach: list[list[int]]  # sorted, since there is no order in it (FIV-APP-2)
    crew: list[list[int]]  # characters in play by controller (FIV-CREW-1)
    street: list[list[int]]  # City cards by location
    city_deck: list[int]
    city_discard: list[int]
    aside: list[int]
    turned: list[int]  # for each card aside, the use that turned it up, -1 for one that is being played
    gear: list[int]  # attachments in play
    auras: list[int]  # cards in play that change the stats of others
    schemes: list[int]  # the scheme in play by seat, -1 none
    leaders: list[int]
    faction: list[int]
    symbols: list[int]  # bits of the factions whose cards a seat may hold (FIV-DECK-4)
    renown_on: list[int]
    control: list[int]  # seat, or NO_SEAT
    renown: list[int]
    eliminated: list[int]
    touched: list[int]  # bits of the locations where a seat added or moved Renown today
    panache: list[int]  # the change by schemes today
    first: int
    day: int
    phase: int
    passing: Passing  # who has passed in High Drama since somebody last acted
    extra: int  # further actions in a row
    place_used: int  # bits of the locations whose Action was used today
    answerable: int  # moments that cards in play may answer
    meddlers: list[int]  # cards in play that change what others may do, or what they pay
    duel: Duel
    lines: list[list[int]]
    later: list[Later]
    marks: list[Mark]
    pending: list[Moment]
    pressure: Pressure
    winners: list[int]
    ending: int

    def __init__(
        self,
        game: Game,
        seats: int,
        options: FiveSailsOptions,
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
            self.size = 0
            self.owner = []
            self.kind = []
            self.zone = []
            self.place = []
            self.bearer = []
            self.ctrl = []
            self.wounds = []
            self.engaged = []
            self.used = []
            self.bound_for_locker = ()
            self.bound_for_deck = ()
            self.knows_card = []
            self.knows_place = []
            self.hands = [[] for _ in range(seats)]
            self.decks = []
            self.discards = [[] for _ in range(seats)]
            self.approach = []
            self.crew = [[] for _ in range(seats)]
            self.street = [[] for _ in range(CITY_PLACES)]
            self.city_deck = []
            self.city_discard = []
            self.aside = []
            self.turned = []
            self.gear = []
            self.auras = []
            self.schemes = [-1] * seats
            self.leaders = []
            self.faction = []
            self.symbols = []
            self.renown_on = [0] * CITY_PLACES
            self.control = [NO_SEAT] * CITY_PLACES
            self.renown = [0] * seats
            self.eliminated = [0] * seats
            self.touched = [0] * seats
            self.panache = [0] * seats
            self.first = NO_SEAT
            self.day = 0
            self.phase = 0
            self.passing = Passing(0, 0, 0)
            self.extra = 0
            self.place_used = 0
            self.answerable = 0
            self.meddlers = []
            self.duel = fresh_duel()
            self.lines = [[], []]
            self.later = []
            self.marks = []
            self.pending = []
            self.pressure = NO_PRESSURE
            self.winners = []
            self.ending = 0
        else:
            self.size = original.size
            self.owner = original.owner
            self.kind = original.kind[:]
            self.zone = original.zone[:]
            self.place = original.place[:]
            self.bearer = original.bearer[:]
            self.ctrl = original.ctrl[:]
            self.wounds = original.wounds[:]
            self.engaged = original.engaged[:]
            self.used = original.used[:]
            self.bound_for_locker = original.bound_for_locker
            self.bound_for_deck = original.bound_for_deck
            self.knows_card = original.knows_card[:]
            self.knows_place = original.knows_place[:]
            self.hands = [one[:] for one in original.hands]
            self.decks = [one[:] for one in original.decks]
            self.discards = [one[:] for one in original.discards]
            self.approach = [one[:] for one in original.approach]
            self.crew = [one[:] for one in original.crew]
            self.street = [one[:] for one in original.street]
            self.city_deck = original.city_deck[:]
            self.city_discard = original.city_discard[:]
            self.aside = original.aside[:]
            self.turned = original.turned[:]
            self.gear = original.gear[:]
            self.auras = original.auras[:]
            self.schemes = original.schemes[:]
            self.leaders = original.leaders
            self.faction = original.faction
            self.symbols = original.symbols
            self.renown_on = original.renown_on[:]
            self.control = original.control[:]
            self.renown = original.renown[:]
            self.eliminated = original.eliminated[:]
            self.touched = original.touched[:]
            self.panache = original.panache[:]
            self.first = original.first
            self.day = original.day
            self.phase = original.phase
            self.passing = original.passing
            self.extra = original.extra
            self.place_used = original.place_used
            self.answerable = original.answerable
            self.meddlers = original.meddlers[:]
            self.duel = original.duel.clone()
            self.lines = [one[:] for one in original.lines]
            self.later = original.later[:]
            self.marks = original.marks[:]
            self.pending = original.pending[:]
            self.pressure = original.pressure
            self.winners = original.winners[:]
            self.ending = original.ending
