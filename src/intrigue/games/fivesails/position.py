"""Positions written by hand: High Drama of some Day, with whatever cards are needed where they are needed.

What is given lies there as it was given, and what cannot lie there is refused; so are cards that nobody could have
brought in one deck. But with proxies a position may mix factions, and a hand may hold more of a name than a deck could.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.position import Positions
from ...core.refusal import BadInput
from . import decks
from .cards.attachment_steps import Become
from .cards.card_passives import Hoard
from .events import FirstPlayer, Phase
from .rules.attachments import Trim, wearable
from .rules.day import close
from .rules.drama import Turn, open_drama
from .rules.ending import LAST
from .rules.stats import resolve_left
from .rules.wounds import above_cap
from .state.city import HOME, PLACES, first_place, last_place
from .state.names import (
    ARMOR,
    ATTIRE,
    CHARACTER,
    CITY,
    EVENT,
    FACTIONS,
    LEADER,
    NEUTRAL,
    RISK,
    SCHEME,
    WEAPON,
)
from .state.numbers import ALL, APPROACH, DECK, DRAMA, NO_SEAT, PEOPLE, PHASES, PLANS, PLAY, STREET
from .state.printed import BY_ID, CARDS, PrintedCard
from .state.state import FiveSails
from .state.zones import comes_back


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One player. `crew` says where characters stand (a location or "home"); `deck` is listed from the top. The cards
    that are not named come from the sample deck of the Leader's faction."""

    leader: str = ""
    crew: dict[str, str] = {}
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    approach: list[str] | None = None
    scheme: str = ""
    renown: int = 0
    empty: bool = False  # nothing in the deck but what is listed


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """`gear` puts attachments on characters: {"breastplate": "kaspar_dietrich"}, a second one as "breastplate 2", and
    one that another player has brought as "legions_caress of 0". `engaged` and `wounds` name cards in play, `renown`
    locations, and events on which it lies. Where both players have one of that name, say whose: "otto_streit of 1".
    With `proxies` it is not asked whether a deck could hold all that a player has; but nobody has a character or a
    scheme twice, and of City cards there is one each."""

    players: list[Side] = []
    city: dict[str, list[str]] = {}
    city_deck: list[str] = []
    city_discard: list[str] = []
    gear: dict[str, str] = {}
    engaged: list[str] = []
    wounds: dict[str, int] = {}
    renown: dict[str, int] = {}
    control: dict[str, int] = {}
    day: int = 1
    first: int = 0
    turn: int = 0
    proxies: bool = False


class FiveSailsPositions(Positions[FiveSails]):
    def arrange(self, state: FiveSails, given: dict[str, Any]) -> None:
        try:
            position = msgspec.convert(given, Position)
        except msgspec.ValidationError as error:
            raise BadInput(f"This is not a position of City of Five Sails: {error}.") from None
        if len(position.players) > state.seats:
            raise BadInput(f"There are {len(position.players)} players for {state.seats} seats.")
        sides = position.players + [Side()] * (state.seats - len(position.players))
        for seat, side in enumerate(sides):
            follow(state, seat, side)
        clear(state)
        book = Book(state)
        for seat, side in enumerate(sides):
            arrange_leader(state, book, seat, side)
        for seat, side in enumerate(sides):
            arrange_side(state, book, seat, side)
        state.symbols = [symbols(state, seat) for seat in range(state.seats)]
        arrange_city(state, book, position)
        for key, bearer in position.gear.items():
            arrange_gear(state, book, key, bearer)
        for key, count in position.wounds.items():
            arrange_wounds(state, book, key, count)
        for key in position.engaged:
            i = book.find(key)
            if state.zone[i] != PLAY or CARDS[state.kind[i]].kind == SCHEME:
                raise BadInput(f"'{key}' is nothing that can be engaged here.")
            state.engaged[i] = 1
        state.day = within("day", position.day, range(1, LAST + 1))
        state.first = within("first", position.first, range(state.seats))
        state.phase = DRAMA
        state.listen()
        if not position.proxies:
            refuse_impossible_decks(state, sides)
        refuse_the_impossible(state)
        state.stack = []
        close(state)
        state.stack.append(Turn(within("turn", position.turn, range(state.seats))))
        open_drama(state)

    def introduce(self, state: FiveSails) -> None:
        """Where the game stands, in the words in which it would have come to that."""
        state.tell(Phase(state.day, PHASES[state.phase]))
        state.tell(FirstPlayer(state.first))


# ---------------------------------------------------------------------- cards by name


class Book:
    """Finds a card of each name, turning an unused one of the right group into it where there is none."""

    def __init__(self, st: FiveSails) -> None:
        self.st = st
        self.taken: set[int] = set()
        self.named: dict[str, list[int]] = {}

    def take(self, seat: int, key: str, kinds: tuple[int, ...], what: str) -> int:
        """A card for one seat, or one of the City's; `what` it has to be."""
        st = self.st
        id = key.partition(" ")[0]
        if id not in BY_ID:
            raise BadInput(f"There is no card '{id}'.")
        card = CARDS[BY_ID[id]]
        if sort_of(card) not in kinds:
            raise BadInput(f"'{id}' is no {what}.")
        pool = [i for i in self.group(seat, card) if i not in self.taken]
        same = [i for i in pool if st.kind[i] == card.number]
        if sort_of(card) in ONCE and not same and any(st.kind[i] == card.number for i in self.group(seat, card)):
            raise BadInput(f"There is only one '{id}'.")
        if not pool or (card.faction == CITY and not same):
            raise BadInput(f"There is no room for another '{id}'.")
        i = same[0] if same else pool[-1]
        st.kind[i] = card.number
        self.taken.add(i)
        for name in {id, key}:
            self.named.setdefault(name, []).append(i)
        return i

    def group(self, seat: int, card: PrintedCard) -> range:
        """The numbers among which such a card is."""
        st = self.st
        start, city = st.leaders[seat], st.owner.index(NO_SEAT)
        if card.faction == CITY:
            return range(city, st.size)
        if card.kind == LEADER:
            return range(start, start + 1)
        if card.kind == CHARACTER and not card.brute:
            return range(start + 1, start + 1 + PEOPLE)
        if card.kind == SCHEME:
            return range(start + 1 + PEOPLE, start + 1 + PEOPLE + PLANS)
        return range(start + 1 + PEOPLE + PLANS, st.leaders[seat + 1] if seat + 1 < st.seats else city)

    def find(self, key: str) -> int:
        """A card that lies on the table, by its name and, where need be, whose it is."""
        st = self.st
        name, _, seat = key.partition(" of ")
        found = [i for i in self.named.get(name, []) if st.zone[i] in (PLAY, STREET)]
        if seat:
            found = [i for i in found if str(st.ctrl[i]) == seat]
        if not found:
            raise BadInput(f"'{key}' is not in play in this position.")
        if len(found) > 1:
            raise BadInput(f"There is more than one '{key}' in play; say whose, as in '{name} of {st.ctrl[found[0]]}'.")
        return found[0]


# what a card is for a position
PERSON, BRUTE, PLAN, THING, CITY_PERSON, CITY_THING, CITY_EVENT, HEAD = range(8)
ONCE = (PERSON, PLAN, CITY_PERSON, CITY_THING, CITY_EVENT, HEAD)  # of each of these there is one for a seat, or at all
IN_DECKS = (BRUTE, THING)
IN_APPROACH = (PERSON, PLAN, BRUTE)  # no Brute begins there, but one that was kept may be saved from the Locker
IN_CREWS = (PERSON, BRUTE, CITY_PERSON)
OF_THE_CITY = (CITY_PERSON, CITY_THING, CITY_EVENT)


def sort_of(card: PrintedCard) -> int:
    if card.faction == CITY:
        return CITY_EVENT if card.kind == EVENT else CITY_PERSON if card.kind == CHARACTER else CITY_THING
    if card.kind == LEADER:
        return HEAD
    if card.kind == CHARACTER:
        return BRUTE if card.brute else PERSON
    return PLAN if card.kind == SCHEME else THING


def place_of(st: FiveSails, name: str, seat: int = NO_SEAT) -> int:
    """A place by name; only where a seat is given there is a Home too."""
    if name == "home" and seat != NO_SEAT:
        return HOME + seat
    row = PLACES[first_place(st.seats) : last_place(st.seats) + 1]
    if name not in row:
        raise BadInput(f"There is no place '{name}' here; there are {', '.join(row)}{'' if seat < 0 else ' and home'}.")
    return PLACES.index(name)


def within(name: str, number: int, allowed: range) -> int:
    if number not in allowed:
        raise BadInput(f"'{name}' is a number from {allowed[0]} to {allowed[-1]}, not {number}.")
    return number


def at_least(name: str, number: int) -> int:
    if number < 0:
        raise BadInput(f"'{name}' cannot be {number}; nobody has less than none.")
    return number


# ---------------------------------------------------------------------- the table


def has_deck(st: FiveSails, seat: int) -> bool:
    """Whether the options say what this seat plays."""
    parts = st.options.parts()
    return seat < len(parts) and parts[seat] not in ("", "random")


def follow(st: FiveSails, seat: int, side: Side) -> None:
    """A seat whose Leader is named plays the sample deck of that Leader's faction, unless its deck was chosen."""
    if not side.leader:
        return
    leader = CARDS[BY_ID[side.leader]] if side.leader in BY_ID else None
    if leader is None or leader.kind != LEADER:
        raise BadInput(f"'{side.leader}' is no Leader.")
    start = st.leaders[seat]
    if st.kind[start] == leader.number:
        return
    if has_deck(st, seat):
        raise BadInput(f"The Leader of the deck of seat {seat} is {CARDS[st.kind[start]].name}, not {leader.name}.")
    cards = decks.read(FACTIONS[leader.faction]).numbers()
    people, planned = 1 + PEOPLE, 1 + PEOPLE + PLANS
    for first, last in ((1, people), (people, planned), (planned, len(cards))):
        group = cards[first:last]
        st.rng.shuffle(group)
        cards[first:last] = group
    st.kind[start : start + len(cards)] = cards


def clear(st: FiveSails) -> None:
    """Everything back to where a game begins, nothing dealt, decks shuffled."""
    for i in range(st.size):
        owner = st.owner[i]
        if owner >= 0 and st.leaders[owner] == i:
            continue
        st.lift(i)
        if owner >= 0 and i <= st.leaders[owner] + PEOPLE + PLANS:
            st.approach[owner].append(i)
            st.zone[i] = APPROACH
        else:
            (st.city_deck if owner < 0 else st.decks[owner]).append(i)
            st.zone[i] = DECK
        st.knows_card[i] = ALL if owner < 0 or st.options.open_decks else 1 << owner
    for seat in range(st.seats):
        st.approach[seat].sort()
        st.shuffle_deck(seat)
    st.shuffle_deck(NO_SEAT)
    for i in range(st.size):
        st.knows_place[i] = 0
    for seat in range(st.seats):
        st.knows_place[st.leaders[seat]] = ALL
    st.marks.clear()
    st.pending.clear()
    st.stack.clear()


def arrange_leader(st: FiveSails, book: Book, seat: int, side: Side) -> None:
    leader = book.take(seat, side.leader or CARDS[st.kind[st.leaders[seat]]].id, (HEAD,), "Leader")
    for known in (st.auras, st.meddlers):
        if leader in known:
            known.remove(leader)
    st.enlist(leader)
    st.faction[seat] = CARDS[st.kind[leader]].faction
    st.place[leader] = place_of(st, side.crew.get(CARDS[st.kind[leader]].id, "home"), seat)


def arrange_side(st: FiveSails, book: Book, seat: int, side: Side) -> None:
    leader = CARDS[st.kind[st.leaders[seat]]].id
    for id, place in side.crew.items():
        if id != leader:
            card = book.take(seat, id, IN_CREWS, "character that could be in a crew beside its Leader")
            st.enter(card, seat, place_of(st, place, seat))
    for id in side.hand:
        st.to_hand(book.take(seat, id, IN_DECKS, "card of a Faction Deck"), open_to_all=False)
    for id in side.discard:
        st.to_discard(book.take(seat, id, IN_DECKS, "card of a Faction Deck"))
    if side.scheme:
        i = book.take(seat, side.scheme, (PLAN,), "scheme")
        st.lay_scheme(i, seat)
        st.panache[seat] = CARDS[st.kind[i]].panache
    if side.approach is not None:
        kept = [book.take(seat, id, IN_APPROACH, "card of an Approach Deck") for id in side.approach]
        for i in st.approach[seat][:]:
            if i not in kept:
                st.to_locker(i)
        for i in kept:
            if st.zone[i] != APPROACH:
                st.to_approach(i)
    listed = [book.take(seat, id, IN_DECKS, "card of a Faction Deck") for id in side.deck]
    if side.empty:
        for i in st.decks[seat][:]:
            if i not in listed:
                st.to_locker(i)
    for i in reversed(listed):
        st.to_top(i, 0)
    st.renown[seat] = at_least("renown", side.renown)


def symbols(st: FiveSails, seat: int) -> int:
    """Of which factions the cards are that a seat has brought: proxies may mix them, and everybody knows of it."""
    found = 1 << NEUTRAL | 1 << st.faction[seat]
    for i in range(st.size):
        if st.owner[i] == seat:
            found |= 1 << CARDS[st.kind[i]].faction
    return found


def arrange_city(st: FiveSails, book: Book, position: Position) -> None:
    for place, cards in position.city.items():
        for id in cards:
            st.to_street(book.take(0, id, OF_THE_CITY, "City card"), place_of(st, place))
    for id in position.city_discard:
        i = book.take(0, id, OF_THE_CITY, "City card")
        if comes_back(CARDS[st.kind[i]]):
            raise BadInput(f"'{id}' never lies in a discard pile; it goes to the Grand Bazaar.")
        st.to_discard(i)
    for i in reversed([book.take(0, id, OF_THE_CITY, "City card") for id in position.city_deck]):
        st.to_top(i, 0)
    for key, count in position.renown.items():
        arrange_renown(st, key, at_least("renown", count))
    for place, seat in position.control.items():
        st.control[place_of(st, place)] = within("control", seat, range(st.seats))


def arrange_renown(st: FiveSails, key: str, count: int) -> None:
    """Renown lies at a location, or on an event that says so."""
    events = [i for cards in st.street for i in cards if CARDS[st.kind[i]].id == key]
    if not events:
        st.renown_on[place_of(st, key)] = count
    elif any(isinstance(passive, Hoard) for passive in CARDS[st.kind[events[0]]].passives):
        st.wounds[events[0]] = count
    else:
        raise BadInput(f"No Renown lies on '{key}'.")


def arrange_gear(st: FiveSails, book: Book, key: str, bearer: str) -> None:
    on = book.find(bearer)
    if not any(on in crew for crew in st.crew):
        raise BadInput(f"'{bearer}' is no character in play, and bears nothing.")
    name, _, whose = key.partition(" of ")
    owner = brought_by(st, key, whose) if whose else st.ctrl[on]
    attachment = book.take(owner, name, (THING, CITY_THING), "attachment")
    card = CARDS[st.kind[attachment]]
    if whose and card.faction == CITY:
        raise BadInput(f"Nobody has brought '{card.id}', which is of the City.")
    becoming = [step for own in card.abilities for step in own.effects if isinstance(step, Become)]
    if card.kind == RISK and not becoming:
        raise BadInput(f"'{card.id}' is no attachment, and never becomes one.")
    free = card.for_anyone or any(not step.theirs for step in becoming)
    st.attach(attachment, on, owner if free else st.ctrl[on])  # all others were robbed, or are the bearer's anyway


def brought_by(st: FiveSails, key: str, whose: str) -> int:
    if not whose.isdecimal() or int(whose) >= st.seats:
        raise BadInput(f"'{key}' names no player; they are numbered from 0 to {st.seats - 1}.")
    return int(whose)


def arrange_wounds(st: FiveSails, book: Book, key: str, count: int) -> None:
    i = book.find(key)
    if not any(i in crew for crew in st.crew):
        raise BadInput(f"'{key}' is no character in play, and has no wounds.")
    st.wounds[i] = at_least("wounds", count)


OF_FACTIONS = ("FIV-DECK-3", "FIV-DECK-4", "FIV-C-57")


def refuse_impossible_decks(st: FiveSails, sides: list[Side]) -> None:
    """The rules of deck building say what a player may have brought: no third copy and no second one of what is Unique
    (FIV-DECK-5, FIV-KEY-16), and of a Leader who is named nothing of another faction (FIV-DECK-3, FIV-DECK-4,
    FIV-C-57). The cards that are not named are of a legal deck, so only those that are can break them."""
    for seat, start in enumerate(st.leaders):
        end = st.leaders[seat + 1] if seat + 1 < st.seats else st.owner.index(NO_SEAT)
        named = sides[seat].leader or has_deck(st, seat)
        faults = decks.faults(decks.deck_of(st.kind[start:end]))
        wrong = [fault for fault in faults if named or fault.rule not in OF_FACTIONS]
        if wrong:
            raise BadInput(
                f"No deck of the Leader of seat {seat}, {CARDS[st.kind[start]].name}, holds all that this seat has "
                f"brought. {' '.join(map(decks.english, wrong))} With 'proxies' it is allowed."
            )


def refuse_the_impossible(st: FiveSails) -> None:
    """What nobody could have come to by the rules, though every card of it lies where such a card may lie."""
    for seat in range(st.seats):
        for i in st.crew[seat]:
            if resolve_left(st, i) <= 0:
                card = CARDS[st.kind[i]]
                raise BadInput(f"{card.name} with {st.wounds[i]} wounds is destroyed, and not in play (FIV-CARD-3).")
            for trait, name in ((WEAPON, "Weapon"), (ARMOR, "Armor"), (ATTIRE, "Attire")):
                if len(Trim(i).of(st, trait)) > 1:
                    raise BadInput(f"{CARDS[st.kind[i]].name} bears more than one {name} (FIV-ATT-5).")
        if above_cap(st, seat):
            cap = CARDS[st.kind[st.leaders[seat]]].cap
            raise BadInput(f"The crew of seat {seat} is above its Crew Cap of {cap} (FIV-CREW-3).")
    for attachment in st.gear:
        card, bearer = CARDS[st.kind[attachment]], st.bearer[attachment]
        leader = CARDS[st.kind[bearer]].kind == LEADER
        if (
            not wearable(st, st.ctrl[attachment], attachment, bearer)
            or any(passive.goes_to(st, st.ctrl[attachment], bearer) != bearer for passive in card.passives)
            or (leader and card.for_anyone)
        ):
            raise BadInput(f"{CARDS[st.kind[bearer]].name} cannot bear {card.name}.")
