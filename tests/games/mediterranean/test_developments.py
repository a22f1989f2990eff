"""Every face of every development, played: built in the Development phase, aimed in trading, counted at the end.

The tables say in plain numbers what a face must do; they are not read from the cards.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.games.mediterranean.playing import GAME, act, at, can, choose_none, resolve

from intrigue.core import decide, seeded
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards import developments as cards_
from intrigue.games.mediterranean.cards.developments import ALL, BY_ID, FACE
from intrigue.games.mediterranean.cards.face import DECK_LEVEL, DECK_NAMES, DECK_SIDE, ICONS, RELIGIOUS, Face
from intrigue.games.mediterranean.cards.goods import GOOD_NAMES
from intrigue.games.mediterranean.events import Drew, Round
from intrigue.games.mediterranean.rules.ending import final_score, monument


class Built(msgspec.Struct):
    """What a face does when it is built, the Civic phase of the same turn included. Icons by their first letters."""

    printed: int = 0
    points: int = 0
    steps: int = 0
    happiness: int = 0
    safety: int = 0
    cities: int = 0
    boats: int = 0
    worker: str = ""
    loses: str = ""
    boxes: int = 0
    icons: str = ""


DONE: dict[str, Built] = {
    "urbanize": Built(cities=1, loses="grain"),
    "quarry_town": Built(cities=1, loses="ore"),
    "shipwrights": Built(boats=1, loses="timber"),
    "ploughs": Built(printed=1, happiness=1, worker="grain", icons="a"),
    "timber_camp": Built(printed=1, happiness=1, worker="timber"),
    "salt_pans": Built(printed=1, happiness=1, worker="salt"),
    "ore_pits": Built(printed=1, worker="ore"),
    "tribunal": Built(printed=1, steps=-1, happiness=1, safety=1),
    "assembly": Built(printed=1, steps=1, happiness=2, icons="n"),
    "town_watch": Built(printed=1, happiness=1, safety=3, icons="s"),
    "public_well": Built(printed=1, happiness=3, icons="a"),
    "tax_roll": Built(printed=1, points=4, icons="b"),
    "brine_town": Built(cities=1, loses="salt"),
    "sheepfolds": Built(printed=1, happiness=1, worker="wool"),
    "decree": Built(printed=1, points=2, steps=-1, happiness=1),
    "petition": Built(printed=1, points=2, steps=1, happiness=1),
    "barracks": Built(printed=1, safety=1, boxes=1, icons="s"),
    "arms": Built(printed=1, points=3, safety=1, boxes=1, icons="s"),
    "barbarian_alliance": Built(printed=1, safety=2, boxes=1, icons="s"),
    "propaganda": Built(printed=1, happiness=2, boxes=1, icons="n"),
    "stability": Built(printed=2, steps=-1, happiness=1),
    "slave_trade": Built(printed=1, cities=1),
    "garrison_town": Built(printed=1, safety=1, cities=1),
    "war_galleys": Built(printed=1, boats=1, loses="timber"),
    "royal_mines": Built(printed=1, steps=-1, safety=1, worker="ore"),
    "conscripts": Built(printed=1, steps=-1, safety=1, icons="s"),
    "tax_farmers": Built(printed=1, points=3),
    "spies": Built(printed=1, safety=2, icons="b"),
    "industry": Built(printed=3),
    "palace": Built(printed=4, happiness=1, safety=1),
    "secret_police": Built(printed=2, safety=2, boxes=2, icons="s"),
    "siege_engines": Built(printed=2, safety=1, boxes=1, icons="s"),
    "imperial_city": Built(printed=2, safety=1, cities=1),
    "armada": Built(printed=2, boats=1),
    "slave_galleys": Built(printed=2, cities=1, boats=1, loses="grain"),
    "royal_road": Built(printed=2, points=3, steps=-2),
    "treasury": Built(printed=2, points=2),
    "iron_law": Built(printed=3, steps=-1, safety=1, icons="b"),
    "conspirators": Built(printed=3, icons="s"),
    "exiled_general": Built(printed=2, safety=3, icons="s"),
    "monument_of_strength": Built(),
    "monument_of_order": Built(printed=2),
    "monument_of_toil": Built(),
    "monument_of_tribute": Built(printed=2),
    "monument_of_the_fleet": Built(printed=1),
    "monument_of_dominion": Built(printed=1),
    "diplomat": Built(printed=1, points=2, happiness=1, boxes=2, icons="n"),
    "civil_rights": Built(printed=1, happiness=3, icons="b"),
    "library": Built(printed=1, steps=1, happiness=1, icons="b"),
    "education": Built(printed=1, happiness=2, icons="b"),
    "art_trade": Built(printed=1, cities=1, icons="n"),
    "market_town": Built(printed=1, happiness=1, cities=1, icons="a"),
    "merchant_ships": Built(printed=1, boats=1, loses="ore", icons="a"),
    "farmsteads": Built(printed=1, steps=1, happiness=1, worker="grain", icons="a"),
    "toll_roads": Built(printed=1, points=3),
    "forum": Built(printed=2, steps=1, happiness=2, icons="n"),
    "ostracism": Built(printed=1, safety=2, boxes=1),
    "granaries": Built(printed=1, points=2, icons="a"),
    "university": Built(printed=2, points=2, happiness=1, icons="bb"),
    "foreign_envoys": Built(printed=2, happiness=2, icons="n"),
    "freedom_of_speech": Built(printed=3, points=3, icons="n"),
    "free_market": Built(printed=2, cities=1, icons="a"),
    "acropolis": Built(printed=4, happiness=2, icons="b"),
    "merchant_fleet": Built(printed=2, boats=1, icons="a"),
    "colonies": Built(printed=2, cities=1, boats=1, loses="salt"),
    "great_debate": Built(printed=2, points=3, steps=2, icons="n"),
    "banking_houses": Built(printed=2, points=2),
    "constitution": Built(printed=3, steps=1, happiness=1, icons="b"),
    "reformers": Built(printed=3, icons="n"),
    "agitators": Built(printed=2, happiness=3, icons="n"),
    "monument_of_knowledge": Built(),
    "monument_of_liberty": Built(printed=2),
    "monument_of_the_people": Built(),
    "monument_of_the_arts": Built(printed=2),
    "monument_of_commerce": Built(printed=1),
    "monument_of_the_republic": Built(printed=1),
    "mars_temple": Built(printed=1, steps=-2, icons="s"),
    "venus_temple": Built(printed=1, steps=2, icons="a"),
    "weavers_quarter": Built(cities=1, loses="wool", icons="n"),
    "wine_presses": Built(cities=1, loses="timber"),
    "relic_ships": Built(boats=1, loses="ore"),
    "sacred_flock": Built(printed=1, happiness=1, worker="wool", icons="a"),
    "salt_altars": Built(printed=1, happiness=1, worker="salt"),
    "oak_grove": Built(printed=1, happiness=1, worker="timber"),
    "oracle": Built(printed=1, happiness=1, icons="b"),
    "feast_day": Built(printed=1, happiness=3, icons="n"),
    "war_totem": Built(printed=1, safety=3, icons="s"),
    "alms": Built(printed=1, boxes=1, icons="a"),
    "harvest_rite": Built(printed=1, happiness=1, worker="grain", icons="n"),
    "sacred_forge": Built(printed=1, worker="ore"),
    "omen_of_blood": Built(printed=1, steps=-1, happiness=1, safety=2),
    "omen_of_doves": Built(printed=1, steps=1, happiness=3),
    "isolationism": Built(printed=1, points=2),
    "sacrificial_altar": Built(printed=1, icons="s"),
    "wine_trade": Built(printed=1, cities=1),
    "war_camp": Built(printed=1, safety=1, cities=1),
    "raiders": Built(printed=1, boats=1, loses="wool", icons="s"),
    "iron_smiths": Built(printed=1, steps=-1, safety=1, worker="ore"),
    "war_drums": Built(printed=1, steps=-1, safety=1, icons="s"),
    "spoils": Built(printed=1, points=3),
    "gladiators": Built(printed=1, happiness=1, boxes=1, icons="s"),
    "oracle_of_war": Built(printed=1, safety=2, icons="b"),
    "fortress_shrine": Built(printed=2, steps=-1, safety=2),
    "blood_feud": Built(printed=1, safety=1, boxes=1, icons="s"),
    "pyramids_to_mars": Built(printed=2, safety=2, boxes=2, icons="s"),
    "martian_brotherhood": Built(printed=2, safety=1, boxes=1, icons="s"),
    "martian_orthodoxy": Built(printed=2, points=2, icons="s"),
    "total_war": Built(printed=3, safety=1, icons="s"),
    "colosseum": Built(printed=4, happiness=1, icons="s"),
    "legion_city": Built(printed=3, steps=-1, cities=1, icons="s"),
    "war_fleet": Built(printed=2, boats=1),
    "plunder_ports": Built(printed=2, cities=1, boats=1, loses="wool"),
    "crusade": Built(printed=2, points=2, steps=-2),
    "war_chest": Built(printed=2, points=2),
    "heretics": Built(printed=3, icons="b"),
    "apostates": Built(printed=2, safety=3, icons="b"),
    "shrine_to_mars": Built(printed=1),
    "shrine_of_blood": Built(printed=2),
    "shrine_of_victory": Built(printed=1),
    "shrine_of_the_vine": Built(printed=2),
    "shrine_of_plunder": Built(printed=1),
    "shrine_of_wrath": Built(printed=1),
    "hymns": Built(printed=1, happiness=1, boxes=1, icons="n"),
    "theatre": Built(printed=1, boxes=1, icons="n"),
    "venetian_monastery": Built(printed=2, steps=1, happiness=1),
    "dye_trade": Built(printed=1, cities=1),
    "pilgrim_town": Built(printed=1, happiness=1, cities=1, icons="a"),
    "pearl_divers": Built(printed=1, boats=1, loses="salt", icons="a"),
    "shepherds": Built(printed=1, steps=1, happiness=1, worker="wool", icons="a"),
    "choir": Built(printed=1, steps=1, happiness=1, icons="n"),
    "tithes": Built(printed=1, points=3),
    "oracle_of_love": Built(printed=1, happiness=2, icons="b"),
    "healers": Built(printed=1, happiness=1, boxes=1, icons="a"),
    "matchmakers": Built(printed=1, happiness=2, boxes=1, icons="a"),
    "venetian_orthodoxy": Built(printed=2, points=2, happiness=1, icons="n"),
    "venetian_virtue": Built(printed=3, happiness=2, icons="a"),
    "great_temple": Built(printed=4, happiness=2, icons="b"),
    "garden_city": Built(printed=3, steps=1, cities=1, icons="a"),
    "perfume_ships": Built(printed=2, boats=1, icons="a"),
    "island_colonies": Built(printed=2, cities=1, boats=1, loses="timber"),
    "pilgrimage": Built(printed=2, points=3, steps=2, icons="n"),
    "offerings": Built(printed=2, points=2),
    "love_feasts": Built(printed=2, boxes=2, icons="n"),
    "doves_of_peace": Built(printed=2, points=2, happiness=1, boxes=1, icons="n"),
    "doubters": Built(printed=3, icons="b"),
    "wanderers": Built(printed=2, happiness=3, icons="b"),
    "shrine_to_venus": Built(printed=1),
    "shrine_of_harmony": Built(printed=2),
    "shrine_of_joy": Built(printed=1),
    "shrine_of_the_garden": Built(printed=2),
    "shrine_of_the_tide": Built(printed=1),
    "shrine_of_plenty": Built(printed=1),
}

SIDE_NAMES = ["dictatorship", "democracy", "mars", "venus"]
FIRST_STEP = [0, 2, 5, 8]  # by level


def owner_of(name: str, **given: object) -> dict[str, object]:
    """A position in which seat 0 is where the face's deck can be drawn from."""
    deck = BY_ID[name].deck
    side, step = DECK_SIDE[deck], max(2, FIRST_STEP[DECK_LEVEL[deck]])
    government = f"{SIDE_NAMES[side]} {step}" if side in (0, 1) else "democracy 2"
    religion = f"{SIDE_NAMES[side]} {step}" if side in (2, 3) else "venus 2"
    return {
        "government": [government] + ["democracy 0"] * 3,
        "religion": [religion] + ["venus 0"] * 3,
        "turn": 2,
        **given,
    }


@pytest.mark.card(
    "mediterranean",
    "urbanize",
    "quarry_town",
    "shipwrights",
    "ploughs",
    "timber_camp",
    "salt_pans",
    "ore_pits",
    "tribunal",
    "assembly",
    "town_watch",
    "public_well",
    "tax_roll",
    "brine_town",
    "sheepfolds",
    "decree",
    "petition",
    "barracks",
    "arms",
    "barbarian_alliance",
    "propaganda",
    "stability",
    "slave_trade",
    "garrison_town",
    "war_galleys",
    "royal_mines",
    "conscripts",
    "tax_farmers",
    "spies",
    "industry",
    "palace",
    "secret_police",
    "siege_engines",
    "imperial_city",
    "armada",
    "slave_galleys",
    "royal_road",
    "treasury",
    "iron_law",
    "conspirators",
    "exiled_general",
    "monument_of_strength",
    "monument_of_order",
    "monument_of_toil",
    "monument_of_tribute",
    "monument_of_the_fleet",
    "monument_of_dominion",
    "diplomat",
    "civil_rights",
    "library",
    "education",
    "art_trade",
    "market_town",
    "merchant_ships",
    "farmsteads",
    "toll_roads",
    "forum",
    "ostracism",
    "granaries",
    "university",
    "foreign_envoys",
    "freedom_of_speech",
    "free_market",
    "acropolis",
    "merchant_fleet",
    "colonies",
    "great_debate",
    "banking_houses",
    "constitution",
    "reformers",
    "agitators",
    "monument_of_knowledge",
    "monument_of_liberty",
    "monument_of_the_people",
    "monument_of_the_arts",
    "monument_of_commerce",
    "monument_of_the_republic",
    "mars_temple",
    "venus_temple",
    "weavers_quarter",
    "wine_presses",
    "relic_ships",
    "sacred_flock",
    "salt_altars",
    "oak_grove",
    "oracle",
    "feast_day",
    "war_totem",
    "alms",
    "harvest_rite",
    "sacred_forge",
    "omen_of_blood",
    "omen_of_doves",
    "isolationism",
    "sacrificial_altar",
    "wine_trade",
    "war_camp",
    "raiders",
    "iron_smiths",
    "war_drums",
    "spoils",
    "gladiators",
    "oracle_of_war",
    "fortress_shrine",
    "blood_feud",
    "pyramids_to_mars",
    "martian_brotherhood",
    "martian_orthodoxy",
    "total_war",
    "colosseum",
    "legion_city",
    "war_fleet",
    "plunder_ports",
    "crusade",
    "war_chest",
    "heretics",
    "apostates",
    "shrine_to_mars",
    "shrine_of_blood",
    "shrine_of_victory",
    "shrine_of_the_vine",
    "shrine_of_plunder",
    "shrine_of_wrath",
    "hymns",
    "theatre",
    "venetian_monastery",
    "dye_trade",
    "pilgrim_town",
    "pearl_divers",
    "shepherds",
    "choir",
    "tithes",
    "oracle_of_love",
    "healers",
    "matchmakers",
    "venetian_orthodoxy",
    "venetian_virtue",
    "great_temple",
    "garden_city",
    "perfume_ships",
    "island_colonies",
    "pilgrimage",
    "offerings",
    "love_feasts",
    "doves_of_peace",
    "doubters",
    "wanderers",
    "shrine_to_venus",
    "shrine_of_harmony",
    "shrine_of_joy",
    "shrine_of_the_garden",
    "shrine_of_the_tide",
    "shrine_of_plenty",
)
@pytest.mark.rule("MED-DEV-8", "MED-CIV-1")
@pytest.mark.parametrize("name", DONE)
def test_a_face_does_what_it_says_when_it_is_built(name: str) -> None:
    expected = DONE[name]
    state = at(phase="development", drawn=[[name], [], [], []], **owner_of(name, points=[10, 10, 10, 10]))
    face = BY_ID[name]
    before = (state.gov[0], state.rel[0])
    while state.mover() == 0:
        built = f"build {name}"
        act(state, 0, built if built in can(state, 0) else can(state, 0)[-1])
    choose_none(state)
    assert [FACE[side].id for side in state.devs[0]] == [name]
    assert state.vp[0] == 10 + expected.points
    assert final_score(state, 0) - state.vp[0] - (monument(state, 0, face) if face.counts else 0) == expected.printed
    steps = (0, expected.steps) if RELIGIOUS[face.deck] else (expected.steps, 0)
    assert (state.gov[0] - before[0], state.rel[0] - before[1]) == steps
    assert (state.happy[0], state.safe[0]) == (expected.happiness, expected.safety)
    assert (state.cities(0), state.boats(0)) == (expected.cities, expected.boats)
    makers = {good: state.producers(0, number) for number, good in enumerate(GOOD_NAMES[:5])}
    wanted = dict.fromkeys(GOOD_NAMES[:5], 1)
    if expected.worker:
        wanted[expected.worker] += 1
    if expected.loses:
        wanted[expected.loses] -= 1
    assert makers == wanted
    assert len(state.slots(0)) == expected.boxes
    shown = Counter(expected.icons)
    assert face.icons == [shown[icon[0]] for icon in ICONS]
    while notation(GAME.view(state, 0).prompt) == "ask-civic-good":
        act(state, 0, can(state, 0)[0])
    assert len(state.held[0]) == sum(wanted.values()) + expected.cities + expected.boats  # the next production


# What aiming each box does: to the target (happiness, safety, points), and to the owner
AIMED: dict[str, list[tuple[tuple[int, int, int], tuple[int, int, int]]]] = {
    "barracks": [((0, -1, 0), (0, 0, 0))],
    "arms": [((0, 1, 0), (0, 0, 0))],
    "barbarian_alliance": [((0, -1, 0), (0, 0, 1))],
    "propaganda": [((-1, 0, 0), (0, 0, 1))],
    "secret_police": [((-1, 0, 0), (0, 0, 0)), ((-1, 0, 0), (0, 0, 1))],
    "siege_engines": [((0, -2, 0), (0, 0, 1))],
    "diplomat": [((1, 0, 0), (0, 0, 0)), ((0, 1, 0), (0, 0, 0))],
    "ostracism": [((0, 0, -1), (0, 0, 1))],
    "alms": [((1, 0, 0), (0, 0, 1))],
    "gladiators": [((0, -1, 0), (1, 0, 0))],
    "blood_feud": [((-1, 0, 0), (0, 1, 0))],
    "hymns": [((0, 0, 1), (0, 0, 1))],
    "theatre": [((0, 0, 1), (0, 0, 2))],
    "healers": [((1, 0, 0), (0, 0, 1))],
    "matchmakers": [((0, 1, 0), (0, 0, 1))],
    "love_feasts": [((0, 0, 1), (0, 0, 1)), ((1, 0, 0), (0, 0, 1))],
    "doves_of_peace": [((0, 1, 0), (0, 0, 1))],
}


@pytest.mark.card(
    "mediterranean",
    "barracks",
    "arms",
    "barbarian_alliance",
    "propaganda",
    "secret_police",
    "siege_engines",
    "diplomat",
    "ostracism",
    "alms",
    "gladiators",
    "blood_feud",
    "hymns",
    "theatre",
    "healers",
    "matchmakers",
    "love_feasts",
    "doves_of_peace",
)
@pytest.mark.rule("MED-ABL-1", "MED-ABL-4", "MED-RES1-1", "MED-C-52")
@pytest.mark.parametrize("name", AIMED)
def test_each_box_does_what_it_says(name: str) -> None:
    for number, (target, owner) in enumerate(AIMED[name], 1):
        state = at(phase="closing", developments=[[name], [], [], []], points=[5, 5, 5, 5])
        box = name if len(AIMED[name]) == 1 else f"{name} {number}"
        act(state, 0, f"aim {box} on 3")
        resolve(state)
        assert (state.happy[2], state.safe[2], state.vp[2] - 5) == target
        assert (state.happy[0], state.safe[0], state.vp[0] - 5) == owner
        assert state.cubes == [()] * 4


def test_the_table_of_boxes_is_complete() -> None:
    boxed = {face.id for face in ALL if any(not box.spares and not box.brother for box in face.boxes)}
    assert boxed == set(AIMED)


# Points of each Monument and Shrine for an owner who stands at step 8 of its track, with happiness 2 and safety 3,
# and these developments besides
BESIDES = {
    0: ["barracks", "garrison_town", "armada", "siege_engines"],
    1: ["library", "market_town", "merchant_fleet", "university"],
    2: ["war_drums", "war_camp", "war_fleet", "total_war"],
    3: ["choir", "pilgrim_town", "perfume_ships", "healers"],
}
COUNTED: dict[str, int] = {
    "monument_of_strength": 10,
    "monument_of_order": 10,
    "monument_of_toil": 10,
    "monument_of_tribute": 3,
    "monument_of_the_fleet": 5,
    "monument_of_dominion": 10,
    "monument_of_knowledge": 10,
    "monument_of_liberty": 10,
    "monument_of_the_people": 6,
    "monument_of_the_arts": 3,
    "monument_of_commerce": 5,
    "monument_of_the_republic": 14,
    "shrine_to_mars": 9,
    "shrine_of_blood": 10,
    "shrine_of_victory": 11,
    "shrine_of_the_vine": 3,
    "shrine_of_plunder": 5,
    "shrine_of_wrath": 10,
    "shrine_to_venus": 8,
    "shrine_of_harmony": 10,
    "shrine_of_joy": 7,
    "shrine_of_the_garden": 3,
    "shrine_of_the_tide": 5,
    "shrine_of_plenty": 8,
}


@pytest.mark.card(
    "mediterranean",
    "monument_of_strength",
    "monument_of_order",
    "monument_of_toil",
    "monument_of_tribute",
    "monument_of_the_fleet",
    "monument_of_dominion",
    "monument_of_knowledge",
    "monument_of_liberty",
    "monument_of_the_people",
    "monument_of_the_arts",
    "monument_of_commerce",
    "monument_of_the_republic",
    "shrine_to_mars",
    "shrine_of_blood",
    "shrine_of_victory",
    "shrine_of_the_vine",
    "shrine_of_plunder",
    "shrine_of_wrath",
    "shrine_to_venus",
    "shrine_of_harmony",
    "shrine_of_joy",
    "shrine_of_the_garden",
    "shrine_of_the_tide",
    "shrine_of_plenty",
)
@pytest.mark.rule("MED-END-1", "MED-DEV-7", "MED-C-47")
@pytest.mark.parametrize("name", COUNTED)
def test_monuments_and_shrines_count(name: str) -> None:
    face = BY_ID[name]
    side = DECK_SIDE[face.deck]
    spaces = {0: "dictatorship 8", 1: "democracy 8", 2: "mars 8", 3: "venus 8"}
    state = at(
        phase="closing",
        developments=[[*BESIDES[side], name], [], [], []],
        happiness=[2, 0, 0, 0],
        safety=[3, 0, 0, 0],
        government=[spaces[side] if side < 2 else "democracy 8"] + ["democracy 0"] * 3,
        religion=[spaces[side] if side > 1 else "venus 8"] + ["venus 0"] * 3,
    )
    assert monument(state, 0, face) == COUNTED[name]
    assert final_score(state, 0) == sum(BY_ID[other].vp for other in [*BESIDES[side], name]) + COUNTED[name]


# ---------------------------------------------------------------------- the decks

# By level: cards in a deck, different faces at least, copies of a face at most, and the points that may be printed
LEVELS = [(24, 16, 3, (0, 1)), (12, 10, 3, (1, 2)), (10, 10, 3, (2, 4)), (8, 6, 16, (0, 2))]

# The developments that the printed rules name, in their decks
NAMED: dict[str, list[str]] = {
    "government 0": ["urbanize"],
    "dictatorship 1": ["arms", "barracks", "barbarian_alliance", "propaganda", "stability", "slave_trade"],
    "dictatorship 2": ["industry"],
    "dictatorship 3": ["monument_of_strength"],
    "democracy 1": ["library", "diplomat", "civil_rights", "education", "art_trade"],
    "democracy 2": ["university", "foreign_envoys", "freedom_of_speech", "free_market"],
    "democracy 3": ["monument_of_knowledge"],
    "religion 0": ["venus_temple", "mars_temple"],
    "mars 1": ["isolationism", "sacrificial_altar", "wine_trade"],
    "mars 2": ["pyramids_to_mars", "martian_brotherhood", "martian_orthodoxy", "total_war"],
    "mars 3": ["shrine_to_mars"],
    "venus 1": ["hymns", "theatre", "venetian_monastery", "dye_trade"],
    "venus 2": ["venetian_orthodoxy", "venetian_virtue"],
    "venus 3": [],
}
DECKS = list(enumerate(DECK_NAMES))


def sides_in(deck: int) -> list[Face]:
    return [face for face in FACE if face.deck == deck]


def cards() -> list[tuple[Face, Face]]:
    return list(zip(FACE[::2], FACE[1::2], strict=True))


def makes(face: Face) -> bool:
    return bool(face.city or face.boat or face.worker >= 0)


@pytest.mark.rule("MED-CMP-1", "MED-C-80", "MED-C-48", "MED-C-68")
def test_168_cards_with_two_different_faces_of_one_deck() -> None:
    assert len(cards()) == cards_.CARDS == 168
    assert all(first is not second and first.deck == second.deck for first, second in cards())
    assert len({frozenset((first.id, second.id)) for first, second in cards()}) == 168  # known by their two faces


@pytest.mark.rule("MED-CMP-1", "MED-SET-4", "MED-C-80")
@pytest.mark.parametrize(("deck", "name"), DECKS, ids=DECK_NAMES)
def test_a_deck_has_enough_cards_and_different_faces_and_points_as_printed(deck: int, name: str) -> None:
    sides = sides_in(deck)
    size, different, most, (low, high) = LEVELS[DECK_LEVEL[deck]]
    assert len(sides) == 2 * size
    copies = Counter(face.id for face in sides)
    assert len(copies) >= different
    assert max(copies.values()) <= most
    assert all(low <= face.vp <= high for face in sides)
    assert set(NAMED[name]) <= set(copies)


@pytest.mark.rule("MED-DEV-7", "MED-DEV-9")
@pytest.mark.parametrize(("deck", "name"), DECKS, ids=DECK_NAMES)
def test_monuments_are_of_level_3_and_revolutionaries_of_level_2(deck: int, name: str) -> None:
    sides, level = sides_in(deck), DECK_LEVEL[deck]
    assert {bool(face.counts) for face in sides} == {level == 3}
    title = "shrine" if RELIGIOUS[deck] else "monument"
    assert all(face.id.startswith((f"{title}_of_", f"{title}_to_")) == (level == 3) for face in sides)
    revolutionaries = sum(1 for face in sides if face.flip)
    assert 2 <= revolutionaries <= 4 if level == 2 else revolutionaries == 0


@pytest.mark.rule("MED-CMP-1")
@pytest.mark.parametrize(("deck", "name"), DECKS, ids=DECK_NAMES)
def test_pushes_go_to_the_own_side_and_at_level_0_to_both(deck: int, name: str) -> None:
    sides = sides_in(deck)
    if DECK_LEVEL[deck]:
        way = 1 if DECK_SIDE[deck] % 2 else -1
        assert all(face.push * way >= 0 for face in sides)
    else:
        left = [face.push for face in sides if face.push < 0]
        right = [face.push for face in sides if face.push > 0]
        assert len(left) == len(right)
        assert sum(left) == -sum(right)
        assert len({face.id for face in sides if makes(face)}) >= 6


@pytest.mark.rule("MED-CMP-1")
@pytest.mark.parametrize(("left", "right"), [(1, 4), (2, 5), (3, 6), (8, 11), (9, 12), (10, 13)])
def test_opposite_sides_are_equally_strong(left: int, right: int) -> None:
    measures = {
        "points": lambda face: face.vp,
        "producers": lambda face: face.city + face.boat + (face.worker >= 0),
        "cities": lambda face: face.city,
        "boats": lambda face: face.boat,
        "pushes": lambda face: abs(face.push),
    }
    for name, measure in measures.items():
        one, two = (sum(map(measure, sides_in(deck))) for deck in (left, right))
        assert abs(one - two) <= 0.1 * max(one, two), (DECK_NAMES[left], name)


@pytest.mark.rule("MED-CMP-1")
def test_icons_are_on_enough_faces_and_mainly_on_their_sides() -> None:
    for icon, name in enumerate(ICONS):
        faces = [face for face in FACE if face.icons[icon]]
        assert len(faces) >= 16, name
        home = (0, 2) if name == "sword" else (1, 3)  # Dictatorship and Mars, or Democracy and Venus
        assert sum(1 for face in faces if DECK_SIDE[face.deck] in home) > 0.5 * len(faces), name
    assert all(sum(face.icons) <= 2 for face in ALL)


@pytest.mark.rule("MED-C-80", "MED-C-34")
def test_the_decks_do_not_run_dry_with_six_players() -> None:
    """Six games are rough; `measure.py decks` counts more of them. In these a card of religion 0 was due 36 times in
    round 6 and was missed three times, as long as the sensible player saw nothing in the colour of a development."""
    due, missed = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    for seed in range(30, 36):
        state, bot, rng = GAME.new(6, seed), GAME.bot(), seeded(seed)
        while not state.over:
            seat = state.mover()
            state.apply_unchecked(seat, decide(bot, state, seat, rng))
        turn = 0
        for event in state.events_for(None):
            turn = event.number if isinstance(event, Round) else turn
            if isinstance(event, Drew):
                due.update([(turn, deck) for deck in (*event.decks, *event.empty)])
                missed.update([(turn, deck) for deck in event.empty])
    assert {at for at in due if missed[at] > 0.05 * due[at]} == set()
    assert all(due[turn, deck] >= 36 for turn in range(1, 7) for deck in ("government 0", "religion 0"))


@pytest.mark.rule("MED-DEV-5")
@pytest.mark.card("mediterranean", "urbanize", "harvest_rite")
def test_what_was_picked_before_makes_room_for_a_producer() -> None:
    given = {"phase": "development", "drawn": [["urbanize/salt_pans", "harvest_rite"], [], [], []]}
    for first, room in (("urbanize", True), ("salt_pans", False)):
        state = at(**given, developments=[["ploughs"], [], [], []])
        assert state.producers(0, GOOD_NAMES.index("grain")) == 2
        act(state, 0, f"build {first}")
        assert ("build harvest_rite" in can(state, 0)) == room


@pytest.mark.rule("MED-DEV-1")
def test_whoever_chooses_sees_both_faces_of_each_card() -> None:
    state = at(phase="development", drawn=[["quarry_town/ore_pits", "harvest_rite"], [], [], []])
    act(state, 0, "build ore_pits")
    shown = [(card.deck, card.faces, card.picked) for card in GAME.view(state, 0).drawn]  # type: ignore[attr-defined]
    assert shown == [
        ("government 0", ("quarry_town", "ore_pits"), "ore_pits"),
        ("religion 0", ("oak_grove", "harvest_rite"), None),
    ]
    assert state.view(None).drawn == ()  # type: ignore[attr-defined]


@pytest.mark.card("mediterranean", "urbanize")
def test_the_table_of_faces_is_complete() -> None:
    assert set(DONE) == {face.id for face in ALL}


def test_every_face_says_what_it_does_and_by_which_rule() -> None:
    for card in GAME.cards():
        assert (card.words is None) == (card.id == "piracy")
        assert card.rule in GAME.rulebook


def test_a_reprinted_face_says_what_it_does() -> None:
    def said() -> str:
        return next(notation(card.words or "") for card in GAME.cards() if card.id == "forum")

    before = said()
    assert "(show-happier number=2)" in before
    GAME.prints.reprint("forum", "happiness", -3)
    GAME.prints.reprint("forum", "safety", 1)
    try:
        assert "(show-unhappier number=3),(show-safer number=1)" in said()
    finally:
        GAME.prints.reprint("forum", "happiness", 2)
        GAME.prints.reprint("forum", "safety", 0)
    assert said() == before
