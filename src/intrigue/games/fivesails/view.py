"""What a seat may see (FIV-C-36): everything but others' hands and approach decks, the order of decks, and what lies
face down. What a seat has seen of hidden cards it keeps."""

from __future__ import annotations

import msgspec

from ...core.state import TABLE
from ...core.view import View
from .cards.model import DASH, DEFS, FACTIONS, KIND_NAMES, STATS
from .rules.day import Plans
from .rules.procedures import place_name
from .rules.stats import gear_of, is_brute, stat, value
from .rules.use import ARGUMENT, Question
from .state import (
    ASIDE,
    BURIED,
    D_CARD,
    D_FIGHTER,
    D_FLAGS,
    D_GAMBLES,
    D_LETHAL,
    D_ON,
    D_POOL,
    D_ROUND,
    D_SEAT,
    D_SIDE,
    D_STAT,
    DECK,
    HAND,
    PHASES,
    PLACES,
    TABLE_BIT,
    FiveSails,
)

PLACE_TITLES = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card that can be seen. `number` is what actions call it; stats are Combat, Finesse, Influence, Resolve."""

    number: int
    id: str
    title: str
    kind: str
    place: str = ""
    controller: int | None = None
    cost: int | None = None
    stats: tuple[int | None, ...] = ()
    wounds: int = 0
    engaged: bool = False
    brute: bool = False
    used: int = 0
    shown: bool = False  # a card in hand or aside that everybody knows
    gear: tuple[str, ...] = ()
    worn: tuple[int, ...] = ()


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player. `hand` and `approach` hold what the viewer knows of them; `known` are cards known to be in the
    deck, with their distance from the top where the viewer knows it (else -1)."""

    seat: int
    faction: str
    leader: int
    out: bool
    renown: int
    hand_size: int
    hand: tuple[CardView, ...]
    deck_size: int
    discard: tuple[CardView, ...]
    approach_size: int
    approach: tuple[CardView, ...]
    known: tuple[tuple[str, int], ...]
    crew: tuple[CardView, ...]
    gear: tuple[CardView, ...]
    scheme: str
    scheme_number: int
    panache: int
    touched: int


class PlaceView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    renown: int
    control: int | None
    cards: tuple[CardView, ...]
    buried: int


class DuelView(msgspec.Struct, frozen=True, kw_only=True):
    """The challenge or duel: everything by side, the challenger first."""

    begun: bool
    stat: str
    fighters: tuple[int, int]
    names: tuple[str, str]
    seats: tuple[int, int]
    pools: tuple[int, int]
    gambles: tuple[int, int]
    lethal: tuple[bool, bool]
    round: int
    side: int
    flags: int
    card: int
    values: tuple[int | None, ...]
    lines: tuple[tuple[CardView, ...], tuple[CardView, ...]]


class FiveSailsView(View, frozen=True, kw_only=True, tag_field="game", tag="fivesails"):
    day: int
    phase: str
    first: int | None
    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    city_deck: int
    city_discard: tuple[CardView, ...]
    city_known: tuple[tuple[str, int], ...]
    locker: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    marks: tuple[tuple[int, ...], ...]
    plan: tuple[str, ...]
    duel: DuelView | None


def card_view(st: FiveSails, i: int) -> CardView:
    card = DEFS[st.kind[i]]
    shown = st.spot[i] & TABLE_BIT != 0 and st.zone[i] in (HAND, ASIDE, BURIED)
    return CardView(number=i, id=card.id, title=card.name, kind=KIND_NAMES[card.kind], shown=shown)


def person_view(st: FiveSails, i: int) -> CardView:
    card = DEFS[st.kind[i]]
    numbers = [stat(st, i, which) for which in range(4)]
    return CardView(
        number=i,
        id=card.id,
        title=card.name,
        kind=KIND_NAMES[card.kind],
        place=place_name(st, st.place[i]),
        controller=st.ctrl[i],
        stats=tuple(None if number == DASH else number for number in numbers),
        wounds=st.wounds[i],
        engaged=st.engaged[i] == 1,
        brute=is_brute(st, i),
        used=st.used[i],
        gear=tuple(DEFS[st.kind[a]].name for a in gear_of(st, i)),
        worn=tuple(gear_of(st, i)),
    )


def gear_view(st: FiveSails, i: int) -> CardView:
    card = DEFS[st.kind[i]]
    return CardView(
        number=i,
        id=card.id,
        title=card.name,
        kind=KIND_NAMES[card.kind],
        place=place_name(st, st.place[st.on[i]]),
        controller=st.ctrl[i],
        engaged=st.engaged[i] == 1,
        used=st.used[i],
    )


def street_view(st: FiveSails, i: int) -> CardView:
    card = DEFS[st.kind[i]]
    return CardView(
        number=i,
        id=card.id,
        title=card.name,
        kind=KIND_NAMES[card.kind],
        cost=card.cost if card.kind != 5 else None,
        wounds=st.wounds[i],
        used=st.used[i],
    )


def known_deck(st: FiveSails, deck: list[int], bit: int, owner: int) -> tuple[tuple[str, int], ...]:
    """Cards that the viewer knows to be in a deck, or hidden in hand or deck."""
    found = [(DEFS[st.kind[i]].id, len(deck) - 1 - k) for k, i in enumerate(deck) if st.spot[i] & bit]
    if owner >= 0:
        for i in range(st.size):
            hidden = st.zone[i] in (DECK, HAND, ASIDE, BURIED) and not st.spot[i] & bit
            if st.owner[i] == owner and hidden and st.ident[i] & bit:
                found.append((DEFS[st.kind[i]].id, -1))
    return tuple(sorted(found))


def player_view(st: FiveSails, p: int, bit: int) -> PlayerView:
    scheme = st.schemes[p]
    return PlayerView(
        seat=p,
        faction=FACTIONS[st.faction[p]],
        leader=st.leaders[p],
        out=st.out[p] == 1,
        renown=st.renown[p],
        hand_size=len(st.hands[p]),
        hand=tuple(card_view(st, i) for i in st.hands[p] if st.spot[i] & bit),
        deck_size=len(st.decks[p]),
        discard=tuple(card_view(st, i) for i in st.discards[p]),
        approach_size=len(st.approach[p]),
        approach=tuple(card_view(st, i) for i in st.approach[p] if st.ident[i] & bit),
        known=known_deck(st, st.decks[p], bit, p),
        crew=tuple(person_view(st, i) for i in st.crew[p]),
        gear=tuple(gear_view(st, a) for a in st.gear if st.ctrl[a] == p),
        scheme=DEFS[st.kind[scheme]].name if scheme >= 0 else "",
        scheme_number=scheme,
        panache=st.panache[p],
        touched=st.touched[p],
    )


def duel_view(st: FiveSails) -> DuelView | None:
    d = st.duel
    if d[D_ON] == 0:
        return None
    side = d[D_SIDE]
    fighters = (d[D_FIGHTER], d[D_FIGHTER + 1])
    numbers: list[int] = []
    if d[D_ON] == 2 and d[D_CARD] >= 0:
        numbers = [value(st, side, which) for which in range(3)]
    names = [DEFS[st.kind[i]].name if i >= 0 else "" for i in fighters]
    return DuelView(
        begun=d[D_ON] == 2,
        stat=STATS[d[D_STAT]],
        fighters=fighters,
        names=(names[0], names[1]),
        seats=(d[D_SEAT], d[D_SEAT + 1]),
        pools=(d[D_POOL], d[D_POOL + 1]),
        gambles=(d[D_GAMBLES], d[D_GAMBLES + 1]),
        lethal=(d[D_LETHAL] == 1, d[D_LETHAL + 1] == 1),
        round=d[D_ROUND],
        side=side,
        flags=d[D_FLAGS],
        card=d[D_CARD],
        values=tuple(None if number == DASH else number for number in numbers),
        lines=(
            tuple(card_view(st, i) for i in st.lines[0]),
            tuple(card_view(st, i) for i in st.lines[1]),
        ),
    )


def look(state: FiveSails, seat: int) -> FiveSailsView:
    st = state
    bit = TABLE_BIT if seat == TABLE else 1 << seat
    top = None if st.over else st.stack[-1]
    plan: tuple[str, ...] = ()
    if isinstance(top, Plans) and seat != TABLE:
        plan = tuple(DEFS[st.kind[action & ARGUMENT]].id for action in top.picks[seat])
    asked = st.asked(seat)
    return FiveSailsView(
        seat=None if seat == TABLE else seat,
        seats=st.seats,
        waiting=asked,
        prompt=prompt(st, seat, asked),
        choices=st.game.choices(st, seat),
        result=st.result,
        day=st.day,
        phase=PHASES[st.phase],
        first=None if st.first < 0 else st.first,
        players=tuple(player_view(st, p, bit) for p in range(st.seats)),
        places=tuple(
            PlaceView(
                id=PLACES[place],
                name=PLACE_TITLES[place],
                renown=st.renown_on[place],
                control=None if st.control[place] < 0 else st.control[place],
                cards=tuple(street_view(st, i) for i in st.street[place]),
                buried=len([i for i in st.aside if st.zone[i] == BURIED and st.place[i] == place]),
            )
            for place in range(st.first_place(), st.last_place() + 1)
        ),
        city_deck=len(st.city_deck),
        city_discard=tuple(card_view(st, i) for i in st.city_discard),
        city_known=known_deck(st, st.city_deck, bit, -1),
        locker=tuple(card_view(st, i) for i in range(st.size) if st.zone[i] == 4),
        aside=tuple(card_view(st, i) for i in st.aside if st.spot[i] & bit),
        marks=tuple((mark.what, mark.card, mark.number, mark.seat, mark.until) for mark in st.marks),
        plan=plan,
        duel=duel_view(st),
    )


def prompt(st: FiveSails, seat: int, asked: tuple[int, ...]) -> str:
    if st.over:
        return "The game is over."
    top = st.stack[-1]
    if isinstance(top, Plans):
        return "Choose a scheme and a character for this Day." if seat in asked else "The others plan their Day."
    if seat in asked and isinstance(top, Question):
        return top.why(st) or "Choose."
    return f"{{{asked[0]}}} is to act." if asked else "Wait."
