"""Tables of City of Five Sails by chance, laid out for the engine, and how the engine's are read and played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from tests.oracles.fivesails import BECOME, CARDS, ROWS, Person, Table, may_bear, stat

import intrigue
from intrigue.core import Event, State
from intrigue.core.phrase import notation
from intrigue.games.fivesails.view import FiveSailsView

GAME = intrigue.game("fivesails")
LEADERS = [name for name, card in CARDS.items() if card.kind == "leader"]
BRUTES = [name for name, card in CARDS.items() if "b" in card.flags]
PEOPLE = [name for name, card in CARDS.items() if card.kind == "character" and name not in BRUTES]
CREWS = [name for name in PEOPLE if not CARDS[name].city]
MERCENARIES = [name for name in PEOPLE if CARDS[name].city]
THINGS = [name for name, card in CARDS.items() if card.kind == "attachment"] + list(BECOME)
EVENTS = [name for name, card in CARDS.items() if card.kind == "event"]
SCHEMES = [name for name, card in CARDS.items() if card.kind == "scheme"]
AWKWARD = {"legions_caress"}  # for anybody, not only for the own crew

E = TypeVar("E", bound=Event)


def wears(who: Person, thing: str) -> bool:
    """Whether somebody may bear one thing more."""
    traits = CARDS[thing].traits
    for trait in ("Weapon", "Armor", "Attire"):
        if trait in traits and who.bears(trait):
            return False
    return may_bear(who, thing) and (thing != "object_of_wonder" or who.card.kind == "leader")


def table(rng: Random, seats: int, people: Sequence[str] = (), things: Sequence[str] = ()) -> Table:
    """Crews that stand close together, with things on them, wounds, Renown and control. `people` and `things` are those
    that are wanted most."""
    row = ROWS[seats]
    crowded = rng.sample(row, 2)
    spots = [*crowded * 3, *row, "home"]
    leaders = sorted(rng.sample(LEADERS, len(LEADERS)), key=lambda name: name not in people)[:seats]
    named = [
        *(name for name in people if name not in LEADERS),
        *rng.sample(CREWS, len(CREWS)),
        *rng.sample(MERCENARIES, 3),
    ]
    crowd = [*dict.fromkeys(named)][: 4 * seats]
    rng.shuffle(crowd)
    found: list[Person] = []
    for seat, leader in enumerate(rng.sample(leaders, seats)):
        crew = [leader, *crowd[seat::seats][: rng.randint(1, 4)]]
        if rng.random() < 0.3:
            crew.append([*BRUTES][seat])
        found += [Person(name, seat, rng.choice(spots), rng.random() < 0.3) for name in crew]
    wanted = [*things, *rng.sample(THINGS, len(THINGS))][: 3 * seats]
    for thing in dict.fromkeys(thing for thing in wanted if thing not in AWKWARD):
        fits = [i for i, who in enumerate(found) if wears(who, thing)]
        if fits:
            i = rng.choice(fits)
            resting = (*found[i].resting, thing) if rng.random() < 0.2 else found[i].resting
            found[i] = replace(found[i], gear=(*found[i].gear, thing), resting=resting)
    laid: dict[str, tuple[str, ...]] = {}
    worn = {thing for who in found for thing in who.gear}
    free = [name for name in [*MERCENARIES, *THINGS, *EVENTS, "so_it_begins", "so_it_begins"] if CARDS[name].city]
    free = [name for name in free if name not in worn and not any(who.name == name for who in found)]
    for place in row:
        name = rng.choice(free)
        if rng.random() < 0.6 and not any(name in cards for cards in laid.values()):
            laid[place] = (name,)
    schemes = rng.sample([*SCHEMES, *["contempt_and_hatred", "epee_sanglante", "the_song_of_eisen"] * 3, ""], seats)
    schemes = [scheme if scheme not in ("leshiye_of_the_wood", "the_cats_embargo") else "" for scheme in schemes]
    made = Table(
        seats,
        tuple(found),
        tuple(schemes),
        tuple(rng.randint(0, 4) for _ in range(seats)),
        {place: rng.randint(1, 3) for place in row if rng.random() < 0.5},
        {place: rng.randrange(seats) for place in row if rng.random() < 0.4},
        laid,
        rng.randrange(seats),
    )
    return replace(made, people=tuple(replace(who, wounds=scratch(rng, made, who)) for who in made.people))


def scratch(rng: Random, made: Table, who: Person) -> int:
    return rng.randint(0, max(0, (stat(made, who, "resolve") or 1) - 1)) if rng.random() < 0.4 else 0


def given(made: Table, turn: int, hands: dict[int, list[str]] | None = None, **rest: Any) -> dict[str, Any]:
    """The same table for the engine."""
    sides = [
        {
            "leader": next(who.name for who in made.crew(seat) if who.card.kind == "leader"),
            "crew": {who.name: who.place for who in made.crew(seat)},
            "hand": (hands or {}).get(seat, []),
            "scheme": made.schemes[seat],
            "renown": made.purse[seat],
        }
        for seat in range(made.seats)
    ]
    for seat, more in rest.pop("sides", {}).items():
        sides[seat] |= more
    resting = [thing for who in made.people for thing in who.resting]
    return {
        "seats": made.seats,
        "players": sides,
        "gear": {thing: who.name for who in made.people for thing in who.gear},
        "engaged": [who.name for who in made.people if who.engaged] + resting,
        "wounds": {who.name: who.wounds for who in made.people if who.wounds},
        "renown": {place: count for place, count in made.renown.items() if count},
        "control": made.control,
        "city": {place: list(cards) for place, cards in made.city.items()},
        "first": made.first,
        "turn": turn,
        "proxies": True,  # crews and things are mixed as chance will have it
        **rest,
    }


# ---------------------------------------------------------------------- the engine's side


def look(state: State, seat: int | None = None) -> FiveSailsView:
    view = state.view(seat)
    assert isinstance(view, FiveSailsView)
    return view


def read(state: State) -> Table:
    """The table as everybody sees it."""
    view = look(state)
    things = {thing.number: thing for player in view.players for thing in player.gear}
    people = tuple(
        Person(
            who.id,
            player.seat,
            "home" if who.place.startswith("home") else who.place,
            who.engaged,
            who.wounds,
            tuple(things[number].id for number in who.worn),
            tuple(things[number].id for number in who.worn if things[number].engaged),
        )
        for player in view.players
        for who in player.crew
    )
    return Table(
        len(view.players),
        people,
        tuple(player.scheme for player in view.players),
        tuple(player.renown for player in view.players),
        {place.id: place.renown for place in view.places if place.renown},
        {place.id: place.control for place in view.places if place.control is not None},
        {place.id: tuple(card.id for card in place.cards) for place in view.places if place.cards},
        view.first or 0,
    )


def menu(state: State) -> list[str]:
    """What can be said, without the numbers of the cards; nothing when all is over."""
    if state.over:
        return []
    seat = state.mover()
    return [plain(state.say(seat, action)) for action in state.legal(seat)]


def plain(text: str) -> str:
    words = text.split()
    return " ".join(words[:2]) if words[0] not in ("place", "draw", "player", "option", "name") else text


def offers(state: State, verb: str) -> set[str]:
    return {text.split()[1] for text in menu(state) if text.split()[0] == verb}


def do(state: State, text: str) -> None:
    """Whatever action it is that these words mean."""
    seat = state.mover()
    actions = [action for action in state.legal(seat) if plain(state.say(seat, action)) == text]
    assert actions, (text, menu(state))
    state.apply(seat, actions[0])


def asks(state: State) -> str:
    """What kind of question is open: that of a turn, of a moment to react in, or another."""
    if state.over:
        return "over"
    view = look(state, state.mover())
    if view.moment is not None:
        return "moment"
    return "turn" if notation(view.prompt).startswith("ask-turn") else "other"


def let_be(state: State) -> State:
    """Nobody reacts."""
    while asks(state) == "moment":
        do(state, "pass")
    return state


def told(state: State, kind: type[E]) -> list[E]:
    return [event for event in state.events_for(None) if isinstance(event, kind)]
