"""How what a seat may see is made from the state. What several see alike is made once (`Scene`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...core.state import TABLE
from ...core.view_cache import Scene
from .forecast import ahead, pressing
from .phrases.explanations import is_secret, of_mark, of_moment, of_stats, subjects
from .phrases.questions import prompt
from .rules.planning import Plans
from .rules.reactions import Window
from .rules.renown_control import place_name
from .rules.stats import as_printed, gear_of, is_brute, stat, value
from .state.actions import ARGUMENT
from .state.city import PLACES, first_place, last_place
from .state.duel import DUEL, NO_DUEL, Duel
from .state.names import CHARACTER, DASH, FACTIONS, KIND_NAMES, STATS
from .state.numbers import ASIDE, BURIED, DECK, HAND, LOCKER, PHASES, TABLE_BIT
from .state.parts import Mark
from .state.printed import CARDS, PrintedCard
from .state.state import FiveSails
from .view import (
    CardView,
    DuelView,
    EffectView,
    FiveSailsView,
    ForecastView,
    KnownView,
    MomentView,
    PlaceView,
    PlayerView,
)


def pile(scene: Scene, st: FiveSails, cards: Sequence[int]) -> tuple[CardView, ...]:
    """Cards by what is printed on them."""
    kind, zone, knows_place = st.kind, st.zone, st.knows_place
    seen = [(i, kind[i], knows_place[i] & TABLE_BIT != 0 and zone[i] in (HAND, ASIDE, BURIED)) for i in cards]
    return scene.memo_by_key(tuple(seen), faces, seen)


def faces(seen: list[tuple[int, int, bool]]) -> tuple[CardView, ...]:
    return tuple([card_view(i, kind, shown) for i, kind, shown in seen])


def card_view(i: int, kind: int, shown: bool) -> CardView:
    card = CARDS[kind]
    return CardView(
        number=i,
        id=card.id,
        kind=KIND_NAMES[card.kind],
        shown=shown,
        cost=price_of(card),
        values=numbers(card.values) if card.fights() else (),
        wealth=card.wealth,
    )


def line(scene: Scene, st: FiveSails, side: int) -> tuple[CardView, ...]:
    """A dueling line: what was gambled lies engaged in it (FIV-GAMBLE-4), and so does what was engaged as a cost."""
    seen = [(i, st.kind[i], st.engaged[i] == 1) for i in st.lines[side]]
    return scene.memo_by_key(tuple(seen), line_view, seen)


def line_view(seen: list[tuple[int, int, bool]]) -> tuple[CardView, ...]:
    return tuple([replace(card_view(i, kind, shown=False), engaged=engaged) for i, kind, engaged in seen])


def price_of(card: PrintedCard) -> int | None:
    return card.cost if card.has_printed_cost() else None


def numbers(printed: list[int]) -> tuple[int | None, ...]:
    if DASH not in printed:
        return tuple(printed)
    return tuple([None if number == DASH else number for number in printed])


def person(scene: Scene, st: FiveSails, i: int) -> CardView:
    """A character in play; it looks the same until something about it changes."""
    worn = tuple(gear_of(st, i))
    stats = (stat(st, i, 0), stat(st, i, 1), stat(st, i, 2), stat(st, i, 3))
    place, ctrl, wounds, engaged, used = st.place[i], st.ctrl[i], st.wounds[i], st.engaged[i], st.used[i]
    why = () if as_printed(st, i) else stat_reasons_key(st, i, worn)
    light = (i, st.kind[i], place, ctrl, stats, wounds, engaged, is_brute(st, i), used, worn, why)
    return scene.memo_by_key(light, person_view, st, i, stats, worn, bool(why))


def stat_reasons_key(st: FiveSails, i: int, worn: tuple[int, ...]) -> tuple[int, ...]:
    """All that the reasons for a character's stats follow from: what changes them, and by how much."""
    kind = st.kind
    own = CARDS[kind[i]]
    found = [kind[other] for other in worn]
    for source in st.auras:
        found.append(kind[source])
    for which in range(4):
        total = own.stats[which]
        for other in worn:
            total += CARDS[kind[other]].gear[which]
        for passive in own.passives:
            more = passive.stat(st, i, i, which)
            total += more
            found.append(more)
        for source in st.auras:
            for passive in CARDS[kind[source]].passives:
                more = passive.aura(st, source, i, which)
                total += more
                found.append(more)
        for passive in own.passives:
            found.append(passive.limit(st, i, which, total))
        found.append(total)
    return tuple(found)


def person_view(st: FiveSails, i: int, stats: tuple[int, ...], worn: tuple[int, ...], swayed: bool) -> CardView:
    card = CARDS[st.kind[i]]
    return CardView(
        number=i,
        id=card.id,
        kind=KIND_NAMES[card.kind],
        place=place_name(st, st.place[i]),
        controller=st.ctrl[i],
        stats=numbers(list(stats)),
        printed=numbers(card.stats),
        reasons=of_stats(st, i) if swayed else (),
        wounds=st.wounds[i],
        engaged=st.engaged[i] == 1,
        brute=is_brute(st, i),
        used=st.used[i],
        gear=tuple([CARDS[st.kind[other]].id for other in worn]),
        worn=worn,
    )


def attachment(scene: Scene, st: FiveSails, i: int) -> CardView:
    bearer = st.bearer[i]
    light = (i, st.kind[i], bearer, st.place[bearer], st.ctrl[i], st.engaged[i], st.used[i])
    return scene.memo_by_key(light, gear_view, st, i)


def gear_view(st: FiveSails, i: int) -> CardView:
    card = CARDS[st.kind[i]]
    return CardView(
        number=i,
        id=card.id,
        kind=KIND_NAMES[card.kind],
        place=place_name(st, st.place[st.bearer[i]]),
        on=st.bearer[i],
        controller=st.ctrl[i],
        engaged=st.engaged[i] == 1,
        used=st.used[i],
    )


def street_view(st: FiveSails, i: int) -> CardView:
    card = CARDS[st.kind[i]]
    return CardView(
        number=i,
        id=card.id,
        kind=KIND_NAMES[card.kind],
        cost=price_of(card),
        stats=numbers(card.stats) if card.kind == CHARACTER else (),
        printed=numbers(card.stats) if card.kind == CHARACTER else (),
        renown=st.wounds[i],  # nobody who is for hire has wounds
        used=st.used[i],
    )


def deck_of(st: FiveSails, seat: int) -> list[int]:
    """The deck of a player, or that of the city (TABLE)."""
    return st.city_deck if seat == TABLE else st.decks[seat]


def seen_in_deck(st: FiveSails, seat: int) -> list[tuple[int, int]]:
    """Cards in a deck of which somebody knows where they lie, each with its distance from the top."""
    deck, knows_place = deck_of(st, seat), st.knows_place
    return [(i, len(deck) - 1 - k) for k, i in enumerate(deck) if knows_place[i]]


def known_deck(scene: Scene, st: FiveSails, seat: int, bit: int, hidden: Sequence[int]) -> tuple[KnownView, ...]:
    """Cards that the viewer knows to be in a deck, and those that it knows to be hidden somewhere."""
    lying = scene.memo(seen_in_deck, st, seat)
    if not lying and not hidden:
        return ()
    found = [(CARDS[st.kind[i]].id, at, i) for i, at in lying if st.knows_place[i] & bit]
    found += [(CARDS[st.kind[i]].id, -1, -1) for i in hidden]
    return tuple([KnownView(id, at, i) for id, at, i in sorted(found)])


def out_of_sight(st: FiveSails) -> list[int]:
    """Cards that somebody has seen and that are hidden now, so that they cannot tell where: in a hand, a deck or face
    down."""
    zone, knows_place = st.zone, st.knows_place
    return [
        i
        for i, knows_card in enumerate(st.knows_card)
        if knows_card & ~knows_place[i] and zone[i] in (DECK, HAND, ASIDE, BURIED)
    ]


def lost_sight_of(st: FiveSails, hidden: list[int], bit: int) -> list[int]:
    """Those of them that the viewer has seen."""
    return [i for i in hidden if st.knows_card[i] & ~st.knows_place[i] & bit]


def places(scene: Scene, st: FiveSails) -> tuple[PlaceView, ...]:
    buried = [st.place[i] for i in st.aside if st.zone[i] == BURIED]
    found: list[PlaceView] = []
    for place in range(first_place(st.seats), last_place(st.seats) + 1):
        cards = tuple([(i, st.kind[i], st.wounds[i], st.used[i]) for i in st.street[place]])
        light = (place, st.renown_on[place], st.control[place], cards, buried.count(place))
        found.append(scene.memo_by_key(light, place_view, st, place, buried.count(place)))
    return tuple(found)


def place_view(st: FiveSails, place: int, buried: int) -> PlaceView:
    return PlaceView(
        id=PLACES[place],
        renown=st.renown_on[place],
        control=None if st.control[place] < 0 else st.control[place],
        cards=tuple([street_view(st, i) for i in st.street[place]]),
        buried=buried,
    )


def city_discard(scene: Scene, st: FiveSails) -> tuple[CardView, ...]:
    return pile(scene, st, st.city_discard)


def locker(scene: Scene, st: FiveSails) -> tuple[CardView, ...]:
    return pile(scene, st, [i for i, zone in enumerate(st.zone) if zone == LOCKER])


def discard(scene: Scene, st: FiveSails, seat: int) -> tuple[CardView, ...]:
    return pile(scene, st, seen_off(st, seat) if st.eliminated[seat] else st.discards[seat])


def crew(scene: Scene, st: FiveSails, seat: int) -> tuple[CardView, ...]:
    return tuple([person(scene, st, i) for i in st.crew[seat]])


def gear(scene: Scene, st: FiveSails, seat: int) -> tuple[CardView, ...]:
    return tuple([attachment(scene, st, i) for i in st.gear if st.ctrl[i] == seat])


def seen_player(scene: Scene, st: FiveSails, seat: int, bit: int, hidden: list[int]) -> PlayerView:
    """What a viewer sees of a player: what lies open, and what it knows of the rest."""
    open_ = scene.memo(open_player, scene, st, seat)
    hand = [i for i in st.hands[seat] if st.knows_place[i] & bit]
    approach = [i for i in st.approach[seat] if st.knows_card[i] & bit]
    known = known_deck(scene, st, seat, bit, [i for i in hidden if st.owner[i] == seat] if hidden else hidden)
    if not hand and not approach and not known:
        return open_
    return replace(open_, hand=pile(scene, st, hand), approach=pile(scene, st, approach), known=known)


def open_player(scene: Scene, st: FiveSails, seat: int) -> PlayerView:
    scheme = st.schemes[seat]
    return PlayerView(
        seat=seat,
        faction=FACTIONS[st.faction[seat]],
        leader=st.leaders[seat],
        out=st.eliminated[seat] == 1,
        renown=st.renown[seat],
        hand_size=len(st.hands[seat]),
        hand=(),
        deck_size=len(st.decks[seat]),
        discard=scene.memo(discard, scene, st, seat),
        approach_size=len(st.approach[seat]),
        approach=(),
        known=(),
        crew=scene.memo(crew, scene, st, seat),
        gear=scene.memo(gear, scene, st, seat),
        scheme=CARDS[st.kind[scheme]].id if scheme >= 0 else "",
        scheme_number=scheme,
        initiative=CARDS[st.kind[scheme]].initiative if scheme >= 0 else 0,
        panache=CARDS[st.kind[st.leaders[seat]]].panache + st.panache[seat],
        crew_cap=CARDS[st.kind[st.leaders[seat]]].cap,
        touched=st.touched[seat],
    )


def seen_off(st: FiveSails, seat: int) -> list[int]:
    """Cards of a player who is out that all had seen before; those that nobody had look like the Leader (FIV-C-9)."""
    leader = st.leaders[seat]
    return [i for i in range(st.size) if st.owner[i] == seat and (i == leader or st.kind[i] != st.kind[leader])]


def moment_view(st: FiveSails, bit: int) -> MomentView | None:
    top = None if st.over else st.stack[-1]
    if not isinstance(top, Window):
        return None
    declared = tuple((one.seat, one.action & ARGUMENT) for one in top.declared)
    return MomentView(words=of_moment(st, top, bit), cards=subjects(top), declared=declared)


def terms_of(duel: Duel) -> tuple[str, ...]:
    """What holds of a challenge, by name."""
    terms = duel.terms
    holds = (
        ("no_intervening", terms.no_intervening),
        ("leaders_intervene", terms.leaders_intervene),
        ("no_refusing", terms.no_refusing),
        ("leaders_refuse", terms.leaders_refuse),
        ("steals", terms.steals),
        ("home_instead", terms.home_instead),
        ("taken", duel.taken),
        ("still", duel.still),
        ("refused", duel.refused),
    )
    return tuple([name for name, held in holds if held])


def duel_view(scene: Scene, st: FiveSails, seat: int) -> DuelView | None:
    duel = st.duel
    if duel.stage == NO_DUEL:
        return None
    side = duel.side
    fighters = (duel.challenger.fighter, duel.defender.fighter)
    shown: list[int] = []
    if duel.stage == DUEL and duel.card >= 0:
        shown = [value(st, side, which) for which in range(3)]
    names = [CARDS[st.kind[i]].id if i >= 0 else "" for i in fighters]
    return DuelView(
        begun=duel.stage == DUEL,
        stat=STATS[duel.stat],
        fighters=fighters,
        names=(names[0], names[1]),
        seats=(duel.challenger.seat, duel.defender.seat),
        pools=(duel.challenger.pool, duel.defender.pool),
        gambles=(duel.challenger.gambles, duel.defender.gambles),
        lethal=(duel.challenger.lethal, duel.defender.lethal),
        round=duel.round,
        side=side,
        terms=terms_of(duel),
        card=duel.card,
        values=numbers(shown),
        lines=(line(scene, st, 0), line(scene, st, 1)),
        forecasts=tuple(ForecastView(**found._asdict()) for found in ahead(st, seat)),
    )


def told_apart(mark: Mark) -> tuple[int, ...]:
    """What tells an effect from others of its kind: what it is about, whose it is, how long it lasts."""
    about = mark.fewer or max(mark.place, mark.other, mark.printed, mark.use, 0)
    return (mark.what, about, mark.side if mark.side >= 0 else max(mark.seat, 0), mark.until)


def look(scene: Scene, state: FiveSails, seat: int) -> FiveSailsView:
    st = state
    bit = TABLE_BIT if seat == TABLE else 1 << seat
    top = None if st.over else st.stack[-1]
    plan: tuple[str, ...] = ()
    if isinstance(top, Plans) and seat != TABLE:
        plan = tuple(CARDS[st.kind[action & ARGUMENT]].id for action in top.picks[seat])
    asked = st.asked_seats(seat)
    hidden = lost_sight_of(st, scene.memo(out_of_sight, st), bit)
    mine = seat in asked
    choices = st.game.choices(st, seat) if mine else ()
    pressures = pressing(st, seat, [choice.action for choice in choices])
    return FiveSailsView(
        seat=None if seat == TABLE else seat,
        seats=st.seats,
        waiting=asked,
        prompt=prompt(st, seat, asked),
        choices=choices,
        result=st.result,
        day=st.day,
        phase=PHASES[st.phase],
        first=None if st.first < 0 else st.first,
        players=tuple([seen_player(scene, st, each, bit, hidden) for each in range(st.seats)]),
        places=scene.memo(places, scene, st),
        city_deck=len(st.city_deck),
        city_discard=scene.memo(city_discard, scene, st),
        city_known=known_deck(scene, st, TABLE, bit, []),
        locker=scene.memo(locker, scene, st),
        aside=pile(scene, st, [i for i in st.aside if st.knows_place[i] & bit]),
        effects=tuple(
            EffectView(
                words=of_mark(st, mark, bit),
                card=mark.card if mark.card >= 0 and not is_secret(st, mark, bit) else None,
                numbers=told_apart(mark),
            )
            for mark in st.marks
        ),
        moment=moment_view(st, bit),
        pressures=pressures,
        plan=plan,
        duel=duel_view(scene, st, seat),
    )
