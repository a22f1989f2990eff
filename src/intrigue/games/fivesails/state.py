"""The table as data: where every card is, who knows what of it, and what has been put on it.

Cards are numbers. All that is printed on card i stands in DEFS[kind[i]]; everything else about it in flat lists.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from ...core.part import Part
from ...core.refusal import Broken
from ...core.rng import Rng
from ...core.state import TABLE, Frame, State
from .cards.model import (
    ATTACHMENT,
    CHARACTER,
    CITY,
    COMES_BACK,
    DEFS,
    LEADER,
    NEUTRAL,
    RISK,
    SCHEME,
    Def,
)
from .events import Left, Shuffled

if TYPE_CHECKING:
    from ...core.game import Game

# zones
NOWHERE: Final = 0
DECK: Final = 1
HAND: Final = 2
DISCARD: Final = 3
LOCKER: Final = 4
APPROACH: Final = 5
PLAY: Final = 6  # characters, attachments and schemes in play
STREET: Final = 7  # City cards lying at a location
LINE: Final = 8  # the dueling line
ASIDE: Final = 9  # being played, revealed or looked at
BURIED: Final = 10  # face down at a location
ZONES: Final = (
    "nowhere",
    "deck",
    "hand",
    "discard",
    "locker",
    "approach",
    "play",
    "street",
    "line",
    "aside",
    "buried",
)

# places
INN: Final = 0
DOCKS: Final = 1
FORUMS: Final = 2
BAZAAR: Final = 3
GARDENS: Final = 4
HOME: Final = 5  # + seat
CITY_PLACES: Final = 5
PLACES: Final = ("oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens")

NO_SEAT: Final = -1
ALL: Final = 0b11111  # four seats and the spectator
TABLE_BIT: Final = 0b10000

# phases
SETTING_UP: Final = 0
DAWN: Final = 1
PLANNING: Final = 2
DRAMA: Final = 3
PLUNDER: Final = 4
DUSK: Final = 5
PHASES: Final = ("setup", "dawn", "planning", "high drama", "plunder", "dusk")

# the duel, a list of numbers
D_ON: Final = 0  # 0 none, 1 a challenge, 2 a duel
D_FIGHTER: Final = 1  # and 2: challenger and defender
D_SEAT: Final = 3  # and 4
D_POOL: Final = 5  # and 6: threat on the challenger, on the defender
D_STAT: Final = 7
D_ROUND: Final = 8
D_SIDE: Final = 9  # whose round it is
D_GAMBLES: Final = 10  # and 11
D_LETHAL: Final = 12  # and 13: the threat that this side made is Lethal
D_TIED: Final = 14  # and 15: the place to which the pool of this side is tied, -1 none
D_LAST: Final = 16  # and 17: last known stat of a fighter that is gone
D_CARD: Final = 18  # this round's combat card, -1 none
D_MOD: Final = 19  # 20, 21: changes of this round's values
D_NEXT: Final = 22  # .. 24 for the challenger's next round, .. 27 for the defender's
D_DONE: Final = 28  # bits: 1 Technique used this round, 2 Maneuver used
D_TECH: Final = 29  # the Technique announced with the challenge (an ability code), -1 none
D_FLAGS: Final = 30
D_PLACE: Final = 31  # and 32: where a fighter was last
D_HURT: Final = 33  # bits: side 0/1 wounded in this round (1, 2), in this duel (4, 8)
D_HANDS: Final = 34  # the side that took part as challenger may not ... kept for the first wound (steals Renown)
D_FEWER: Final = 35  # and 36: cards fewer revealed by this side when gambling, this or next round
D_GONE: Final = 37  # bits: fighters destroyed; 4, 8: destroyed in this round
D_FIRST: Final = 38  # the defender has yet to play its first card
D_BASE: Final = 39  # where this round's cards begin in the line
D_SIZE: Final = 40

# flags of a challenge
F_NO_INTERVENE: Final = 1
F_LEADERS_INTERVENE: Final = 2  # only Leaders may intervene
F_NO_REFUSE: Final = 4
F_LEADERS_REFUSE: Final = 8  # only Leaders may refuse
F_STEALS: Final = 16  # the first to wound the other steals Renown
F_HOME_INSTEAD: Final = 32  # the target's owner may move it Home engaged, which cancels the challenge
F_TAKEN: Final = 64  # the defender takes the threat as wounds; no rounds
F_STILL: Final = 128  # nobody may use any other Maneuver or Technique
F_REFUSED: Final = 256


class Mark(Part):
    """Something that an ability left behind. `until` says when it ends; `serial` which use made it."""

    __slots__ = ("what", "card", "number", "seat", "until", "serial")
    what: int
    card: int
    number: int
    seat: int
    until: int
    serial: int

    def __init__(self, what: int, card: int, number: int, seat: int, until: int, serial: int) -> None:
        self.what = what
        self.card = card
        self.number = number
        self.seat = seat
        self.until = until
        self.serial = serial


UNTIL_DAY: Final = 0
UNTIL_DUEL: Final = 1
UNTIL_ROUND: Final = 2  # the end of the next round of side `seat`
FOR_GOOD: Final = 3
UNTIL_START: Final = 4  # the start of the next round of side `seat`

M_LOCKED: Final = 0  # control of place `number` is locked while `card` stays
M_SHUT: Final = 1  # place `number` takes no Renown and no control
M_NAMED: Final = 2  # +1 Thrust for seat against `card`
M_GUARD: Final = 3  # `card` takes the wounds of `number`
M_NOTED: Final = 4  # `card` is noted by seat through attachment `number`
M_EMBARGO: Final = 5  # the name of kind `number` is under embargo by seat
M_KEPT: Final = 6  # `card` is no Brute any more
M_STAYS: Final = 7  # `card` does not go Home this Dusk
M_NO_MANEUVER: Final = 8  # side `seat` may use no Maneuver in its next round
M_CANNOT: Final = 9  # `card` may not intervene in this challenge
M_NOT_FIRST: Final = 10  # seat counts as not first player for use `number`
M_FEWER: Final = 11  # side `seat` reveals `number` cards fewer when gambling while at place `card`
M_OFFER: Final = 12  # side `seat` may discard to play the top card at the start of its next round, or is wounded
M_ONLY_READY: Final = 13  # only the performer `card` and characters en garde count in the pressure
M_PADDED: Final = 14  # `card` has taken 1 off already in this duel
M_TIRED: Final = 15  # `card` has used its once-a-Day permission
M_AIMED: Final = 16  # a Sorcerer ability of use `number` targeted `card`


class Later(Part):
    """Something put off to a moment of the duel: `when` and the side whose round it is, and the steps."""

    __slots__ = ("when", "side", "rounds", "run")
    when: int
    side: int
    rounds: int
    run: Frame[Any]

    def __init__(self, when: int, side: int, rounds: int, run: Frame[Any]) -> None:
        self.when = when
        self.side = side
        self.rounds = rounds
        self.run = run


class Moment(Part):
    """Something that happened and can be answered: see the list of moments."""

    __slots__ = ("what", "a", "b", "c")
    what: int
    a: int
    b: int
    c: int

    def __init__(self, what: int, a: int, b: int, c: int) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c


def orders() -> list[list[list[list[int]]]]:
    """Clockwise from every seat, without those who have left: by number of seats, first seat, and bits of the gone."""
    found: list[list[list[list[int]]]] = []
    for seats in range(5):
        by_first: list[list[list[int]]] = []
        for first in range(seats):
            round_ = [(first + k) % seats for k in range(seats)]
            by_first.append([[p for p in round_ if not gone >> p & 1] for gone in range(1 << seats)])
        found.append(by_first)
    return found


ORDERS: Final = orders()


class FiveSails(State):
    __slots__ = (
        "size",
        "owner",
        "kind",
        "zone",
        "place",
        "on",
        "ctrl",
        "wounds",
        "engaged",
        "used",
        "ident",
        "spot",
        "hands",
        "decks",
        "discards",
        "approach",
        "crew",
        "street",
        "city_deck",
        "city_discard",
        "aside",
        "gear",
        "auras",
        "schemes",
        "leaders",
        "faction",
        "renown_on",
        "control",
        "renown",
        "out",
        "touched",
        "panache",
        "first",
        "day",
        "phase",
        "passes",
        "extra",
        "serial",
        "place_used",
        "live",
        "powers",
        "duel",
        "lines",
        "styles",
        "later",
        "marks",
        "pending",
        "press",
        "winners",
        "ending",
    )
    size: int
    owner: list[int]  # never changes; NO_SEAT for City cards
    kind: list[int]
    zone: list[int]
    place: list[int]
    on: list[int]  # the character it is attached to, -1
    ctrl: list[int]
    wounds: list[int]  # on an event: Renown lying on it
    engaged: list[int]
    used: list[int]  # bits of abilities used today (for an event: slot * 4 + seat)
    ident: list[int]  # bits of the seats that know which card this is; bit 4 is the spectator
    spot: list[int]  # bits of the seats that know where it is
    hands: list[list[int]]  # sorted
    decks: list[list[int]]  # the last is on top
    discards: list[list[int]]
    approach: list[list[int]]  # sorted
    crew: list[list[int]]  # characters in play by controller
    street: list[list[int]]  # City cards by location
    city_deck: list[int]
    city_discard: list[int]
    aside: list[int]
    gear: list[int]  # attachments in play
    auras: list[int]  # cards in play that change the stats of others
    schemes: list[int]  # the scheme in play by seat, -1 none
    leaders: list[int]
    faction: list[int]
    renown_on: list[int]
    control: list[int]  # seat, or NO_SEAT
    renown: list[int]
    out: list[int]
    touched: list[int]  # bits of the locations where a seat added or moved Renown today
    panache: list[int]  # the change by schemes today
    first: int
    day: int
    phase: int
    passes: int
    extra: int  # further actions in a row
    serial: int  # uses of abilities so far
    place_used: int  # bits of the locations whose Action was used today
    live: int  # moments that cards in play may answer
    powers: int  # standing permissions of the characters in play
    duel: list[int]
    lines: list[list[int]]
    styles: list[int]  # Techniques and Maneuvers used in this duel: card * 1024 + ability
    later: list[Later]
    marks: list[Mark]
    pending: list[Moment]
    press: list[int]  # the pressure being made: see rules
    winners: list[int]
    ending: int

    def __init__(
        self,
        game: Game,
        seats: int,
        variant: Any,
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
        on: list[int],
        ctrl: list[int],
        wounds: list[int],
        engaged: list[int],
        used: list[int],
        ident: list[int],
        spot: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        approach: list[list[int]],
        crew: list[list[int]],
        street: list[list[int]],
        city_deck: list[int],
        city_discard: list[int],
        aside: list[int],
        gear: list[int],
        auras: list[int],
        schemes: list[int],
        leaders: list[int],
        faction: list[int],
        renown_on: list[int],
        control: list[int],
        renown: list[int],
        out: list[int],
        touched: list[int],
        panache: list[int],
        first: int,
        day: int,
        phase: int,
        passes: int,
        extra: int,
        serial: int,
        place_used: int,
        live: int,
        powers: int,
        duel: list[int],
        lines: list[list[int]],
        styles: list[int],
        later: list[Later],
        marks: list[Mark],
        pending: list[Moment],
        press: list[int],
        winners: list[int],
        ending: int,
    ) -> None:
        super().__init__(game, seats, variant, rng, stack, over, revealed, moves)
        self.size = size
        self.owner = owner
        self.kind = kind
        self.zone = zone
        self.place = place
        self.on = on
        self.ctrl = ctrl
        self.wounds = wounds
        self.engaged = engaged
        self.used = used
        self.ident = ident
        self.spot = spot
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.approach = approach
        self.crew = crew
        self.street = street
        self.city_deck = city_deck
        self.city_discard = city_discard
        self.aside = aside
        self.gear = gear
        self.auras = auras
        self.schemes = schemes
        self.leaders = leaders
        self.faction = faction
        self.renown_on = renown_on
        self.control = control
        self.renown = renown
        self.out = out
        self.touched = touched
        self.panache = panache
        self.first = first
        self.day = day
        self.phase = phase
        self.passes = passes
        self.extra = extra
        self.serial = serial
        self.place_used = place_used
        self.live = live
        self.powers = powers
        self.duel = duel
        self.lines = lines
        self.styles = styles
        self.later = later
        self.marks = marks
        self.pending = pending
        self.press = press
        self.winners = winners
        self.ending = ending

    def clone(self) -> FiveSails:
        return FiveSails(
            self.game,
            self.seats,
            self.variant,
            self.rng.clone(),
            self.stack[:],
            self.over,
            self.revealed,
            self.moves,
            self.size,
            self.owner,
            self.kind[:],
            self.zone[:],
            self.place[:],
            self.on[:],
            self.ctrl[:],
            self.wounds[:],
            self.engaged[:],
            self.used[:],
            self.ident[:],
            self.spot[:],
            [cards[:] for cards in self.hands],
            [cards[:] for cards in self.decks],
            [cards[:] for cards in self.discards],
            [cards[:] for cards in self.approach],
            [cards[:] for cards in self.crew],
            [cards[:] for cards in self.street],
            self.city_deck[:],
            self.city_discard[:],
            self.aside[:],
            self.gear[:],
            self.auras[:],
            self.schemes[:],
            self.leaders,
            self.faction,
            self.renown_on[:],
            self.control[:],
            self.renown[:],
            self.out[:],
            self.touched[:],
            self.panache[:],
            self.first,
            self.day,
            self.phase,
            self.passes,
            self.extra,
            self.serial,
            self.place_used,
            self.live,
            self.powers,
            self.duel[:],
            [cards[:] for cards in self.lines],
            self.styles[:],
            self.later[:],
            self.marks[:],
            self.pending[:],
            self.press[:],
            self.winners[:],
            self.ending,
        )

    # ------------------------------------------------------------------ reading the table

    def card(self, i: int) -> Def:
        return DEFS[self.kind[i]]

    def first_place(self) -> int:
        return DOCKS if self.seats == 2 else INN

    def last_place(self) -> int:
        return GARDENS if self.seats == 4 else BAZAAR

    def adjacent(self, a: int, b: int) -> bool:
        """FIV-MAP-4, FIV-MAP-5: neighbours in the row, and Home with every City location."""
        if a < CITY_PLACES and b < CITY_PLACES:
            return a - b == 1 or b - a == 1
        return a != b and (a < CITY_PLACES or b < CITY_PLACES)

    def order(self) -> list[int]:
        """The seats still in the game, clockwise from the First Player (FIV-C-35). Not to be changed."""
        gone = 0
        for p in range(self.seats):
            gone |= self.out[p] << p
        return ORDERS[self.seats][self.first if self.first >= 0 else 0][gone]

    def living(self) -> list[int]:
        return [p for p in range(self.seats) if not self.out[p]]

    def after_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        seats = self.seats
        p = (seat + 1) % seats
        while self.out[p] and p != seat:
            p = (p + 1) % seats
        return p

    def side_of(self, seat: int) -> int:
        """The side of the challenge or duel that a seat is on, or -1."""
        d = self.duel
        if d[D_ON] == 0:
            return -1
        if d[D_SEAT] == seat:
            return 0
        if d[D_SEAT + 1] == seat:
            return 1
        return -1

    def in_play(self, i: int) -> bool:
        return i >= 0 and self.zone[i] == PLAY

    # ------------------------------------------------------------------ moving cards

    def show(self, i: int, bits: int) -> None:
        """Somebody gets to see a card and knows where it is."""
        self.revealed += 1
        self.ident[i] |= bits
        self.spot[i] |= bits

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
            kind = DEFS[self.kind[i]].kind
            if self.on[i] >= 0:
                self.gear.remove(i)
                self.on[i] = -1
            elif kind == SCHEME:
                self.schemes[owner] = -1
            else:
                self.crew[self.ctrl[i]].remove(i)
            if i in self.auras:
                self.auras.remove(i)
            self.wounds[i] = 0
            self.engaged[i] = 0
            self.used[i] = 0
            self.place[i] = -1
        elif zone == STREET:
            self.street[self.place[i]].remove(i)
            self.place[i] = -1
            self.wounds[i] = 0
            self.used[i] = 0
        elif zone == LINE:
            if i in self.lines[0]:
                self.lines[0].remove(i)
            else:
                self.lines[1].remove(i)
            self.engaged[i] = 0
        elif zone in (ASIDE, BURIED):
            self.aside.remove(i)
            self.place[i] = -1
        self.zone[i] = NOWHERE
        self.ctrl[i] = owner
        if zone in (PLAY, STREET):
            self.listen()

    def listen(self) -> None:
        """Note which moments the cards in play may answer, and what characters permit."""
        live = 0
        powers = 0
        kind = self.kind
        for cards in self.crew:
            for i in cards:
                live |= DEFS[kind[i]].triggers
                powers |= DEFS[kind[i]].keys
        for i in self.gear:
            live |= DEFS[kind[i]].triggers
        for i in self.schemes:
            if i >= 0:
                live |= DEFS[kind[i]].triggers
        for cards in self.street:
            for i in cards:
                live |= DEFS[kind[i]].triggers
        self.live = live
        self.powers = powers

    def to_hand(self, i: int, open_to_all: bool) -> None:
        """Into its owner's hand; the owner knows it, and so do those who saw it go there."""
        owner = self.owner[i]
        self.lift(i)
        insort(self.hands[owner], i)
        self.zone[i] = HAND
        self.show(i, ALL if open_to_all else 1 << owner)

    def to_discard(self, i: int) -> None:
        """Onto its owner's discard pile, or the common one of the City (FIV-CITY-4, FIV-C-64)."""
        held = self.zone[i] == HAND  # then it is told already why
        self.lift(i)
        owner = self.owner[i]
        card = DEFS[self.kind[i]]
        self.show(i, ALL)
        if card.keys & COMES_BACK:
            self.to_street(i, BAZAAR)
        else:
            (self.city_discard if owner < 0 else self.discards[owner]).append(i)
            self.zone[i] = DISCARD
        if self.events is not None and not held:
            self.tell(Left(i, card.id, "bazaar" if card.keys & COMES_BACK else "discard"))

    def to_locker(self, i: int) -> None:
        self.lift(i)
        self.show(i, ALL)
        self.zone[i] = LOCKER
        if self.events is not None:
            self.tell(Left(i, DEFS[self.kind[i]].id, "locker"))

    def to_approach(self, i: int) -> None:
        owner = self.owner[i]
        self.lift(i)
        insort(self.approach[owner], i)
        self.zone[i] = APPROACH
        self.show(i, ALL)

    def to_street(self, i: int, place: int) -> None:
        self.lift(i)
        self.street[place].append(i)
        self.zone[i] = STREET
        self.place[i] = place
        self.show(i, ALL)
        self.live |= DEFS[self.kind[i]].triggers

    def to_aside(self, i: int, bits: int) -> None:
        self.lift(i)
        self.aside.append(i)
        self.zone[i] = ASIDE
        self.show(i, bits)

    def to_bottom(self, cards: list[int], known: int) -> None:
        """Sink cards: under the deck they came from, in random order (FIV-KEY-14, FIV-C-58)."""
        ordered = sorted(cards)
        self.rng.shuffle(ordered)
        for i in ordered:
            owner = self.owner[i]
            self.lift(i)
            (self.city_deck if owner < 0 else self.decks[owner]).insert(0, i)
            self.zone[i] = DECK
            self.spot[i] = known

    def to_top(self, i: int, bits: int) -> None:
        owner = self.owner[i]
        self.lift(i)
        (self.city_deck if owner < 0 else self.decks[owner]).append(i)
        self.zone[i] = DECK
        self.spot[i] &= bits

    def to_line(self, i: int, side: int, gambled: bool) -> None:
        self.lift(i)
        self.lines[side].append(i)
        self.zone[i] = LINE
        self.engaged[i] = 1 if gambled else 0
        self.show(i, ALL)

    def enter(self, i: int, seat: int, place: int) -> None:
        """A character comes into play, en garde (FIV-STATE-1)."""
        self.lift(i)
        self.crew[seat].append(i)
        self.zone[i] = PLAY
        self.ctrl[i] = seat
        self.place[i] = place
        self.powers |= DEFS[self.kind[i]].keys
        self.enlist(i)

    def attach(self, i: int, bearer: int, seat: int) -> None:
        """An attachment comes into play on a character, or goes from one to another."""
        moved = self.zone[i] == PLAY
        if moved:
            self.on[i] = bearer
            self.ctrl[i] = seat
            return
        self.lift(i)
        self.gear.append(i)
        self.zone[i] = PLAY
        self.ctrl[i] = seat
        self.on[i] = bearer
        self.enlist(i)

    def lay_scheme(self, i: int, seat: int) -> None:
        self.lift(i)
        self.schemes[seat] = i
        self.zone[i] = PLAY
        self.enlist(i)

    def enlist(self, i: int) -> None:
        card = DEFS[self.kind[i]]
        self.show(i, ALL)
        if card.has_aura:
            self.auras.append(i)
        self.live |= card.triggers

    def shuffle_deck(self, owner: int) -> None:
        """Shuffle a deck; nobody knows any longer where its cards are."""
        deck = self.city_deck if owner < 0 else self.decks[owner]
        deck.sort()
        self.rng.shuffle(deck)
        for i in deck:
            self.spot[i] = 0
        if self.events is not None:
            self.tell(Shuffled(owner))

    def top(self, owner: int) -> int:
        """The top card of a deck, the discard pile shuffled into it when it is empty; -1 if there is none."""
        deck = self.city_deck if owner < 0 else self.decks[owner]
        if not deck:
            pile = self.city_discard if owner < 0 else self.discards[owner]
            if not pile:
                return -1
            for i in pile:
                self.zone[i] = DECK
                deck.append(i)
            pile.clear()
            self.shuffle_deck(owner)
        return deck[-1]

    # ------------------------------------------------------------------ secrets

    def redeal(self, seat: int, rng: Rng) -> None:
        """Hidden are the order of decks, others' hands and approach decks, and what lies face down (FIV-C-36).

        Which cards a hidden card may be: any that its owner's faction allows and the copies already seen permit;
        lists are not known to opponents unless they are open. What others may have peeked at is forgotten.
        """
        bit = TABLE_BIT if seat == TABLE else 1 << seat
        self.revealed = 0  # how often chance turned something up is no part of what a seat knows
        spot = self.spot
        ident = self.ident
        zones = [self.zone[i] for i in self.aside]
        places = [self.place[i] for i in self.aside]
        slots = [spot[i] & bit == 0 for i in self.aside]
        for p in range(self.seats):
            if self.out[p]:
                continue
            hand = self.hands[p]
            deck = self.decks[p]
            mine = p == seat
            hidden = [i for i in deck if not spot[i] & bit]
            if not mine:
                hidden += [i for i in hand if not spot[i] & bit]
            hidden += [i for i in self.aside if self.owner[i] == p and not spot[i] & bit]
            hidden.sort()
            self.renumber(hidden, bit, mine, rng)
            if not mine:
                self.guess(p, bit, rng)
            rng.shuffle(hidden)
            for k in range(len(deck)):
                if not spot[deck[k]] & bit:
                    deck[k] = -1
            count = 0
            known: list[int] = hand
            if not mine:
                known = [i for i in hand if spot[i] & bit]
                count = len(hand) - len(known)
            for k in range(len(deck)):
                if deck[k] < 0:
                    deck[k] = hidden.pop()
                    self.zone[deck[k]] = DECK
                    self.place[deck[k]] = -1
            if not mine:
                for _ in range(count):
                    i = hidden.pop()
                    self.zone[i] = HAND
                    self.place[i] = -1
                    known.append(i)
                known.sort()
                self.hands[p] = known
            self.redeal_aside(p, zones, places, slots, hidden)
        hidden = [i for i in self.city_deck if not spot[i] & bit]
        waiting = [i for i in self.aside if self.owner[i] < 0 and not spot[i] & bit]
        hidden += waiting
        hidden.sort()
        rng.shuffle(hidden)
        for k in range(len(self.city_deck)):
            if not spot[self.city_deck[k]] & bit:
                i = hidden.pop()
                self.city_deck[k] = i
                self.zone[i] = DECK
        self.redeal_aside(-1, zones, places, slots, hidden)
        for i in range(self.size):
            zone = self.zone[i]
            if spot[i] & TABLE_BIT and zone != APPROACH:  # what a spectator knows, everybody knows
                continue
            spot[i] = (spot[i] & bit) | (self.owner_bit(i) if zone == HAND else 0)
            if self.owner[i] >= 0:
                ident[i] = (ident[i] & bit) | self.owner_bit(i)

    def renumber(self, hidden: list[int], bit: int, mine: bool, rng: Rng) -> None:
        """Cards that the seat knows of, but not where: which of them has which number tells nothing."""
        codes: list[int] = []
        for i in hidden:
            if mine or self.ident[i] & bit:
                codes.append(self.kind[i])
        codes.sort()
        rng.shuffle(codes)
        for k in range(len(hidden)):
            i = hidden[k]
            if k >= len(codes):
                self.ident[i] = self.owner_bit(i)
            else:
                self.kind[i] = codes[k]
                self.ident[i] = bit | self.owner_bit(i)

    def owner_bit(self, i: int) -> int:
        return 1 << self.owner[i] if self.owner[i] >= 0 else 0

    def redeal_aside(
        self, owner: int, zones: list[int], places: list[int], slots: list[bool], hidden: list[int]
    ) -> None:
        """Cards that somebody is looking at, or that lie face down: their places stay, the cards are dealt anew."""
        aside = self.aside
        for k in range(len(aside)):
            if slots[k] and self.owner[aside[k]] == owner:
                i = hidden.pop()
                aside[k] = i
                self.zone[i] = zones[k]
                self.place[i] = places[k]

    def guess(self, p: int, bit: int, rng: Rng) -> None:
        """Which cards another player's unseen cards may be."""
        kind = self.kind
        ident = self.ident
        start = self.leaders[p] + 1
        unknown: list[int] = []
        end = start
        while end < self.size and self.owner[end] == p:
            if not ident[end] & bit:
                unknown.append(end)
            end += 1
        if not unknown:
            return
        faction = self.faction[p]
        left = [card.copies for card in DEFS]
        for i in range(start, end):
            if ident[i] & bit:
                left[kind[i]] -= 1
        people: list[int] = []
        plans: list[int] = []
        others: list[int] = []
        for card in DEFS:
            if card.faction != faction and card.faction != NEUTRAL:
                continue
            pool = others
            if card.kind == SCHEME:
                pool = plans
            elif card.kind == CHARACTER and not card.brute:
                pool = people
            elif card.kind == LEADER:
                continue
            for _ in range(left[card.number]):
                pool.append(card.number)
        rng.shuffle(people)
        rng.shuffle(plans)
        rng.shuffle(others)
        for i in unknown:
            if i < start + 5:
                kind[i] = people.pop()
            elif i < start + 10:
                kind[i] = plans.pop()
            else:
                kind[i] = others.pop()

    # ------------------------------------------------------------------ what must always hold

    def check(self) -> None:
        seen = [0] * self.size
        for p in range(self.seats):
            for zone, cards in (
                (HAND, self.hands[p]),
                (DECK, self.decks[p]),
                (DISCARD, self.discards[p]),
                (APPROACH, self.approach[p]),
            ):
                for i in cards:
                    seen[i] += 1
                    if self.zone[i] != zone or self.owner[i] != p:
                        raise Broken(f"card {i} is not where it should be")
            if self.hands[p] != sorted(self.hands[p]) or self.approach[p] != sorted(self.approach[p]):
                raise Broken("a hand or an approach deck is not in order")
            for i in self.crew[p]:
                seen[i] += 1
                if self.zone[i] != PLAY or self.ctrl[i] != p or self.on[i] >= 0:
                    raise Broken(f"character {i} is not in play as it should be")
                if self.place[i] >= HOME and self.place[i] != HOME + p:
                    raise Broken("a character is at somebody else's Home")
                if DEFS[self.kind[i]].kind not in (LEADER, CHARACTER):
                    raise Broken("only characters belong to a crew")
            if self.schemes[p] >= 0:
                seen[self.schemes[p]] += 1
            if self.renown[p] < 0:
                raise Broken("somebody owes Renown")
        for i in self.gear:
            seen[i] += 1
            if self.zone[i] != PLAY or not self.in_play(self.on[i]):
                raise Broken(f"attachment {i} is on nobody")
        for place in range(CITY_PLACES):
            for i in self.street[place]:
                seen[i] += 1
                if self.zone[i] != STREET or self.place[i] != place or self.owner[i] >= 0:
                    raise Broken(f"City card {i} is not where it should be")
            if self.renown_on[place] < 0:
                raise Broken("a location owes Renown")
        for zone, cards in ((DECK, self.city_deck), (DISCARD, self.city_discard)):
            for i in cards:
                seen[i] += 1
                if self.zone[i] != zone or self.owner[i] >= 0:
                    raise Broken(f"City card {i} is not where it should be")
        for cards in self.lines:
            for i in cards:
                seen[i] += 1
                if self.zone[i] != LINE:
                    raise Broken(f"card {i} is not in the dueling line")
        for i in self.aside:
            seen[i] += 1
            if self.zone[i] not in (ASIDE, BURIED):
                raise Broken(f"card {i} is not aside")
        for i in range(self.size):
            gone = self.zone[i] == LOCKER or self.zone[i] == NOWHERE
            if seen[i] != (0 if gone else 1):
                raise Broken(f"card {i} is in {seen[i]} places")
            if self.zone[i] == NOWHERE and not (self.owner[i] >= 0 and self.out[self.owner[i]]):
                raise Broken(f"card {i} is nowhere")
            if self.zone[i] in (DISCARD, PLAY, STREET, LINE, LOCKER) and self.spot[i] != ALL:
                raise Broken(f"card {i} lies open, but not everybody knows it")
            if self.spot[i] & ~self.ident[i]:
                raise Broken(f"somebody knows where card {i} is, but not what it is")
        if self.over != (self.ending > 0):
            raise Broken("a game that is over has an ending, another has none")
        if not self.over and not self.stack:
            raise Broken("nothing is left to do, but the game is not over")


def is_faction_card(card: Def) -> bool:
    """Whether a card belongs into a Faction Deck (FIV-FAC-1, FIV-DECK-6)."""
    return card.faction != CITY and (card.kind == RISK or card.kind == ATTACHMENT or card.brute)
