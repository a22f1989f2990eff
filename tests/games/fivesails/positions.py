"""Positions for the law of positions: some by chance, how they are read off the table, and some that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.fivesails.state.city import HOME, PLACES
from intrigue.games.fivesails.state.printed import BY_ID, CARDS
from intrigue.games.fivesails.state.state import FiveSails

SIDES = [
    {
        "leader": "don_constanzo_scarpa",
        "people": ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa"],
        "schemes": ["marooned", "the_great_game", "contempt_and_hatred"],
        "things": ["pull", "boon", "stiletto", "buratino", "throwing_knife", "ambush", "bravos", "objection"],
    },
    {
        "leader": "soline_el_gato",
        "people": ["raton", "sanjay", "maya_de_la_rioja"],
        "schemes": ["marooned", "shifting_blame", "midnight_shipment"],
        "things": ["taunt", "boon", "gallegos_blade", "research", "throwing_knife", "amour", "robbery", "pull"],
    },
    {
        "leader": "yevgeni",
        "people": ["ren", "vedma", "torsten_vakt"],
        "schemes": ["the_boars_guile", "lets_haggle", "shifting_tides"],
        "things": ["stubborn", "boon", "mireli_sabre", "sunder", "throwing_knife", "pull", "borets", "triage"],
    },
]
CITY = ["gustavo", "kaj_kousei", "sirens_scream", "sorte_deck", "eager_blade", "so_it_begins", "crystal_eye"]


def some(rng: Random) -> dict[str, Any]:
    """Two or three crews with cards wherever cards can lie."""
    seats = rng.choice([2, 2, 3])
    row = PLACES[1:4] if seats == 2 else PLACES[:4]
    sides: list[dict[str, Any]] = []
    for side in SIDES[:seats]:
        things = rng.sample([thing for thing in side["things"] for _ in range(CARDS[BY_ID[thing]].most())], 9)
        plans = rng.sample([*side["people"], *side["schemes"]], 3)
        sides.append(
            {
                "leader": side["leader"],
                "crew": {
                    who: rng.choice([*row, "home"]) for who in [side["leader"], *side["people"]] if who not in plans
                },
                "hand": sorted(things[:3]),
                "deck": things[3:6],
                "discard": things[6:],
                "approach": sorted(plans),
                "scheme": rng.choice(["", *[id for id in side["schemes"] if id not in plans]]),
                "renown": rng.randint(0, 5),
                "empty": rng.random() < 0.5,
            }
        )
    city = rng.sample(CITY, 6)
    people = [who for side in sides for who in side["crew"]]
    return {
        "seats": seats,
        "players": sides,
        "city": {rng.choice(row): city[:2]},
        "city_deck": city[2:5],
        "city_discard": [id for id in city[5:] if id != "eager_blade"],
        "gear": {"breastplate": rng.choice(people)},
        "engaged": sorted(rng.sample([*people, "breastplate"], 3)),
        "wounds": {who: rng.randint(1, 2) for who in rng.sample(people, 2)},
        "renown": {place: rng.randint(1, 3) for place in rng.sample(row, 2)},
        "control": {rng.choice(row): rng.randrange(seats)},
        "day": rng.randint(1, 5),
        "first": rng.randrange(seats),
        "turn": rng.randrange(seats),
    }


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    """The same, read off the table card by card."""
    assert isinstance(state, FiveSails)
    st = state
    sides: list[dict[str, Any]] = []
    for seat, side in enumerate(given["players"][: st.seats]):
        deck = names(st, st.decks[seat])[::-1]
        scheme = st.schemes[seat]
        sides.append(
            {
                "leader": name(st, st.leaders[seat]),
                "crew": {name(st, i): place(st.place[i]) for i in st.crew[seat]},
                "hand": sorted(names(st, st.hands[seat])),
                "deck": deck if side["empty"] else deck[:3],
                "discard": names(st, st.discards[seat]),
                "approach": sorted(names(st, st.approach[seat])),
                "scheme": name(st, scheme) if scheme >= 0 else "",
                "renown": st.renown[seat],
                "empty": len(deck) == 3,
            }
        )
    table = [i for crew in st.crew for i in crew] + st.gear
    return {
        "seats": st.seats,
        "players": sides,
        "city": {PLACES[k]: names(st, cards) for k, cards in enumerate(st.street) if cards},
        "city_deck": names(st, st.city_deck)[::-1][:3],
        "city_discard": names(st, st.city_discard),
        "gear": {name(st, a): name(st, st.bearer[a]) for a in st.gear},
        "engaged": sorted(name(st, i) for i in table if st.engaged[i]),
        "wounds": {name(st, i): st.wounds[i] for crew in st.crew for i in crew if st.wounds[i]},
        "renown": {
            **{PLACES[k]: count for k, count in enumerate(st.renown_on) if count},
            **{name(st, i): st.wounds[i] for cards in st.street for i in cards if st.wounds[i]},
        },
        "control": {PLACES[k]: seat for k, seat in enumerate(st.control) if seat >= 0},
        "day": st.day,
        "first": st.first,
        "turn": st.stack[-1].mover(st),
    }


def name(state: FiveSails, card: int) -> str:
    return CARDS[state.kind[card]].id


def names(state: FiveSails, cards: list[int]) -> list[str]:
    return [name(state, card) for card in cards]


def place(number: int) -> str:
    return "home" if number >= HOME else PLACES[number]


def one(**side: Any) -> dict[str, Any]:
    """A position with one side given."""
    return {"players": [{"leader": "don_constanzo_scarpa", **side}]}


SERVO = one(crew={"servo_scarpa": "docks"})
FULL = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "aldo_bussotti", "cesca_del_rosso", "gustavo"]
CANNOT: list[dict[str, Any]] = [
    {"players": [{"crew": {"nobody": "docks"}}]},
    {"wounds": {"servo_scarpa": 1}},
    {"players": [{}, {}, {}]},  # three players at a table for two
    {"players": 3},
    {"players": [{"captain": "yevgeni"}]},
    # cards where such a card never lies
    one(leader="servo_scarpa"),
    one(leader="nobody"),
    one(crew={"kaspar_dietrich": "docks"}),  # a second Leader
    one(crew={"pull": "docks"}),
    one(hand=["servo_scarpa"]),
    one(hand=["marooned"]),
    one(hand=["gustavo"]),
    one(hand=["yevgeni"]),
    one(deck=["sirens_scream"]),
    one(discard=["servo_scarpa"]),
    one(scheme="pull"),
    one(approach=["pull"]),
    {"city": {"docks": ["pull"]}},
    {"city": {"docks": ["servo_scarpa"]}},
    {"city_deck": ["boon"]},
    {"city_discard": ["boon"]},
    {"city_discard": ["eager_blade"]},  # it goes to the Grand Bazaar
    # the same thing twice, or too many
    one(crew={"servo_scarpa": "docks"}, approach=["servo_scarpa"]),
    one(scheme="marooned", approach=["marooned"]),
    one(approach=["marooned", "marooned"]),
    one(hand=["pull"] * 41),
    {"city": {"docks": ["gustavo"], "forums": ["gustavo"]}},
    {"city": {"docks": ["gustavo"]}, "city_deck": ["gustavo"]},
    {**one(crew={"gustavo": "docks"}), "city": {"docks": ["gustavo"]}},
    one(hand=["boon"] * 9),
    one(hand=["boon"], deck=["boon"], discard=["boon"]),
    one(hand=["buratino"], discard=["buratino"]),  # Unique
    {**SERVO, "gear": {"stiletto": "servo_scarpa"}, **one(hand=["stiletto"] * 2, crew={"servo_scarpa": "docks"})},
    # and those that are not even proxies
    {**one(approach=["marooned", "marooned"]), "proxies": True},
    {**one(crew={"servo_scarpa": "docks"}, approach=["servo_scarpa"]), "proxies": True},
    {"city": {"docks": ["gustavo"], "forums": ["gustavo"]}, "proxies": True},
    {"proxies": "many"},
    # of other factions than the Leader
    one(hand=["langschwert"]),
    one(deck=["langschwert"]),
    one(discard=["langschwert"]),
    one(crew={"otto_streit": "docks"}),
    one(approach=["otto_streit"]),
    one(approach=["armed_and_marshaled"]),
    one(scheme="armed_and_marshaled"),
    {"players": [{}, {"hand": ["stiletto"]}], "options": {"decks": "vodacce/eisen"}},
    {**SERVO, "gear": {"langschwert": "servo_scarpa"}},
    {  # not of Eisen either
        "players": [*SERVO["players"], {"leader": "kaspar_dietrich"}],
        "gear": {"unfortunate of 1": "servo_scarpa"},
    },
    # places and players that are not there
    one(crew={"servo_scarpa": "oles_inn"}),
    one(crew={"servo_scarpa": "the moon"}),
    {"seats": 3, "renown": {"governors_gardens": 1}},
    {"renown": {"home": 1}},
    {"control": {"home": 0}},
    {"control": {"docks": 2}},
    {"control": {"docks": -1}},
    {"city": {"home": ["gustavo"]}},
    {"first": 2},
    {"turn": -1},
    {"day": 0},
    {"day": 6},
    # numbers
    one(renown=-1),
    {"renown": {"docks": -2}},
    {**SERVO, "wounds": {"servo_scarpa": -1}},
    {**SERVO, "wounds": {"servo_scarpa": 5}},  # as many as his Resolve
    {"wounds": {"don_constanzo_scarpa": 7}, **one()},
    one(crew=dict.fromkeys(FULL, "home")),  # seven of six
    # what is borne, engaged or wounded
    {**SERVO, "gear": {"pull": "servo_scarpa"}},  # a risk that never becomes an attachment
    {**SERVO, "gear": {"gustavo": "servo_scarpa"}},
    {**SERVO, "gear": {"stiletto": "sibella_scarpa"}},  # she is not there
    {**SERVO, "gear": {"stiletto": "servo_scarpa", "throwing_knife": "servo_scarpa"}},  # two Weapons
    {**SERVO, "gear": {"unsavory_salve": "servo_scarpa"}, "proxies": True},  # no Weapon for it
    {**SERVO, "gear": {"object_of_wonder": "servo_scarpa"}},  # always on the Leader
    {**one(crew={"aldo_bussotti": "docks"}), "gear": {"cavalier_hat": "aldo_bussotti"}, "proxies": True},  # no Duelist
    {**one(hand=["stiletto"]), "engaged": ["stiletto"]},
    {**one(hand=["stiletto"]), "wounds": {"stiletto": 1}},
    {**SERVO, "gear": {"stiletto": "servo_scarpa"}, "wounds": {"stiletto": 1}},
    {"city": {"docks": ["gustavo"]}, "engaged": ["gustavo"]},
    {"city": {"docks": ["sirens_scream"]}, "wounds": {"sirens_scream": 1}},  # Renown lies on it, no wounds
    {"city": {"docks": ["so_it_begins"]}, "renown": {"so_it_begins": 1}},
    {"renown": {"sirens_scream": 1}},  # it is not there
    {"city": {"docks": ["gustavo"]}, "gear": {"stiletto": "gustavo"}},
    # whose?
    {
        "players": [
            {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
            {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
        ],
        "wounds": {"servo_scarpa": 1},
    },
    {"options": {"decks": "eisen"}, **one()},  # that deck has another Leader
]
