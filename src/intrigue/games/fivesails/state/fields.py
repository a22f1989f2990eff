"""Every field of the state, in flat lists.

Cards are numbers. All that is printed on card i stands in CARDS[kind[i]]; everything else about it in flat lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....core.passing import Passing
from ....core.rng import Rng
from ....core.state import Frame, State
from .duel import Duel
from .parts import Later, Mark, Moment
from .pressure import Pressure

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import FiveSailsOptions


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
    used: list[int]  # bits of abilities used today (for an event: slot * 4 + seat)
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
        stack: list[Frame[Any]],
        over: bool,
        revealed: int,
        moves: int,
        size: int,
        owner: list[int],
        kind: list[int],
        zone: list[int],
        place: list[int],
        bearer: list[int],
        ctrl: list[int],
        wounds: list[int],
        engaged: list[int],
        used: list[int],
        knows_card: list[int],
        knows_place: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        approach: list[list[int]],
        crew: list[list[int]],
        street: list[list[int]],
        city_deck: list[int],
        city_discard: list[int],
        aside: list[int],
        turned: list[int],
        gear: list[int],
        auras: list[int],
        schemes: list[int],
        leaders: list[int],
        faction: list[int],
        renown_on: list[int],
        control: list[int],
        renown: list[int],
        eliminated: list[int],
        touched: list[int],
        panache: list[int],
        first: int,
        day: int,
        phase: int,
        passing: Passing,
        extra: int,
        place_used: int,
        answerable: int,
        meddlers: list[int],
        duel: Duel,
        lines: list[list[int]],
        later: list[Later],
        marks: list[Mark],
        pending: list[Moment],
        pressure: Pressure,
        winners: list[int],
        ending: int,
    ) -> None:
        super().__init__(game, seats, options, rng, stack, over, revealed, moves)
        self.size = size
        self.owner = owner
        self.kind = kind
        self.zone = zone
        self.place = place
        self.bearer = bearer
        self.ctrl = ctrl
        self.wounds = wounds
        self.engaged = engaged
        self.used = used
        self.knows_card = knows_card
        self.knows_place = knows_place
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.approach = approach
        self.crew = crew
        self.street = street
        self.city_deck = city_deck
        self.city_discard = city_discard
        self.aside = aside
        self.turned = turned
        self.gear = gear
        self.auras = auras
        self.schemes = schemes
        self.leaders = leaders
        self.faction = faction
        self.renown_on = renown_on
        self.control = control
        self.renown = renown
        self.eliminated = eliminated
        self.touched = touched
        self.panache = panache
        self.first = first
        self.day = day
        self.phase = phase
        self.passing = passing
        self.extra = extra
        self.place_used = place_used
        self.answerable = answerable
        self.meddlers = meddlers
        self.duel = duel
        self.lines = lines
        self.later = later
        self.marks = marks
        self.pending = pending
        self.pressure = pressure
        self.winners = winners
        self.ending = ending
