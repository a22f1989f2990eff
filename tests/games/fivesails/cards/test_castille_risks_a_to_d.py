"""The risks of Castille, a to d by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from .. import playing
from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    GAME,
    can,
    engaged,
    go,
    held,
    names,
    offers,
    place,
    rest,
    says,
    step,
    struck,
    why,
    zone,
)

pos = BY_CASTILLE.pos
duel = BY_CASTILLE.duel


@pytest.mark.card("fivesails", "adaptable")
def test_adaptable() -> None:
    st = pos({"crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable", "triage"]})
    go(st, "use adaptable 1", "pay triage")
    assert held(st) == {"docks": 0}
    st = pos(
        {"crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable", "triage"]}, first=1, engaged=["maya_de_la_rioja"]
    )
    go(st, "use adaptable 2", "pay triage")
    assert engaged(st) == set()
    for option, values in ((1, (2, 2, 0)), (2, (2, 0, 2))):
        st = duel({"hand": ["adaptable", "triage"]})
        go(st, "choose langschwert", "choose adaptable", "use adaptable 3", "pay triage", f"option {option}", "pass")
        assert struck(st) == values


@pytest.mark.card("fivesails", "adaptable")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-COST-8")
@pytest.mark.parametrize(
    ("who", "where", "first", "tired", "claims", "rests"),
    [
        ("sanjay", "docks", 0, True, True, False),
        ("sanjay", "docks", 1, True, False, True),
        ("madre_dolores", "docks", 0, True, False, False),  # no Pirate
        ("sanjay", "home", 0, True, False, False),
        ("sanjay", "home", 1, True, False, False),
        ("sanjay", "docks", 1, False, False, False),  # en garde as it is
    ],
)
def test_how_one_adapts(who: str, where: str, first: int, tired: bool, claims: bool, rests: bool) -> None:
    st = pos({"crew": {who: where}, "hand": ["adaptable", "triage"]}, first=first, engaged=[who] if tired else [])
    assert (can(st, "use adaptable 1"), can(st, "use adaptable 2")) == (claims, rests)


@pytest.mark.card("fivesails", "adaptable")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_adaptable_costs_one_in_a_duel_too(money: list[str], able: bool) -> None:
    st = duel({"hand": ["adaptable", *money]})
    step(st, "choose langschwert", "choose adaptable")
    assert can(st, "use adaptable 3") == able


@pytest.mark.card("fivesails", "adaptable", "carnaval")
@pytest.mark.rule("FIV-FIRST-1", "FIV-COST-8")
@pytest.mark.parametrize(("card", "slot"), [("adaptable", 2), ("carnaval", 2)])
def test_who_is_first_player_is_told_so_and_not_of_a_cost(card: str, slot: int) -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": [card, "taunt", "taunt"]}
    city = {"forums": ["gustavo"]}
    st = playing.pos(me, engaged=["sanjay"], city=city)
    assert why(st, f"use {card} ability {slot}") == ("FIV-FIRST-1", f"no-use-by-first card=card:{card}")
    st = playing.pos(me, engaged=["sanjay"], city=city, first=1)
    assert GAME.action(st, 0, f"use {card} ability {slot}") in st.legal(0)


@pytest.mark.card("fivesails", "adaptable", "carnaval")
@pytest.mark.rule("FIV-FIRST-1")
@pytest.mark.parametrize("card", ["adaptable", "carnaval"])
def test_who_is_not_first_player_is_told_so(card: str) -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": [card, "taunt"]}
    st = playing.pos(me, control={"docks": 1}, first=1, turn=0)
    assert why(st, f"use {card} ability 1") == ("FIV-FIRST-1", f"no-use-but-by-first card=card:{card}")
    st = playing.pos(me, control={"docks": 1})
    assert can(st, f"use {card} 1")


@pytest.mark.card("fivesails", "amour")
def test_amour() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["amour", "triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use amour", "pay triage")
    assert (place(st, "sanjay"), place(st, "otto_streit"), engaged(st)) == (
        "home 1",
        "home 2",
        {"sanjay", "otto_streit"},
    )


@pytest.mark.card("fivesails", "amour")
@pytest.mark.parametrize(("tired", "able"), [([], True), (["sanjay"], False), (["otto_streit"], True)])
def test_the_lover_is_en_garde(tired: list[str], able: bool) -> None:
    me = {"crew": {"sanjay": "docks"}, "hand": ["amour", "triage"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}}, engaged=tired)
    assert can(st, "use amour") == able


@pytest.mark.card("fivesails", "amour", "eko_sorridi")
@pytest.mark.rule("FIV-C-165")
def test_amour_takes_the_other_home_though_eko_has_killed_the_actor() -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["amour", "taunt"]}
    foe = {"crew": {"eko_sorridi": "docks", "uwe_zimmerman": "docks"}}
    st = playing.pos(me, foe, wounds={"sanjay": 3})
    step(st, "use amour", "pay taunt", "choose uwe_zimmerman", "use eko_sorridi")
    rest(st)
    assert (zone(st, "sanjay"), place(st, "uwe_zimmerman"), engaged(st)) == ("locker", "home 2", {"uwe_zimmerman"})


@pytest.mark.card("fivesails", "carnaval")
def test_carnaval() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["carnaval"]}, control={"docks": 1})
    go(st, "use carnaval 1")
    assert (held(st), engaged(st)) == ({}, {"sanjay"})
    st = pos({"hand": ["carnaval"]}, city={"docks": ["eager_blade", "eko_sorridi"]}, first=1)
    go(st, "use carnaval 2", "choose eko_sorridi")
    assert zone(st, "eko_sorridi") == "discard"


@pytest.mark.card("fivesails", "carnaval")
@pytest.mark.parametrize(
    ("first", "tired", "city", "ends", "clears"),
    [
        (0, [], {"docks": ["gustavo"]}, True, False),
        (1, [], {"docks": ["gustavo"]}, False, True),
        (0, ["sanjay"], {"docks": ["gustavo"]}, False, False),
        (1, [], {"docks": ["so_it_begins"]}, False, False),  # an event is never available
    ],
)
def test_carnaval_is_for_the_first_or_for_the_others(
    first: int, tired: list[str], city: dict[str, list[str]], ends: bool, clears: bool
) -> None:
    st = pos(
        {"crew": {"sanjay": "docks"}, "hand": ["carnaval"]}, first=first, engaged=tired, city=city, control={"docks": 1}
    )
    assert (can(st, "use carnaval 1"), can(st, "use carnaval 2")) == (ends, clears)


@pytest.mark.card("fivesails", "carnaval")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("rules", "able"), [({}, False), ({"docks": 1}, True), ({"docks": 0}, True)])
def test_nobody_dances_where_nobody_rules(rules: dict[str, int], able: bool) -> None:
    st = playing.pos({**CASTILLE, "crew": {"raton": "docks"}, "hand": ["carnaval"]}, control=rules, first=0)
    assert can(st, "use carnaval 1") == able


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-C-81")
def test_drinking_games() -> None:
    st = pos(
        {"crew": {"maya_de_la_rioja": "docks"}, "hand": ["drinking_games", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        wounds={"maya_de_la_rioja": 3},
    )
    go(st, "use drinking_games", "pay triage", "choose otto_streit")
    assert engaged(st) == {"otto_streit"}  # Resolve 5 against 4, wounds ignored


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-PRESS-3")
def test_who_loses_at_drinking_engages_nobody() -> None:
    me: dict[str, Any] = {"crew": {"sanjay": "docks", "raton": "forums"}, "hand": ["drinking_games", "triage"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    go(st, "use drinking_games", "choose sanjay", "pay triage")
    assert (can(st, "pass"), engaged(st)) == (True, set())  # Resolve 4 each
    me["crew"] = {"maya_de_la_rioja": "docks", "raton": "forums"}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    step(st, "use drinking_games", "choose maya_de_la_rioja", "pay triage")
    assert offers(st, "choose otto_streit")
    assert names(says(st)) == ["maya_de_la_rioja", "otto_streit"]  # of those who are there, one's own too


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("tired", "able"), [(["raton"], True), (["otto_streit"], True), (["raton", "otto_streit"], False)]
)
def test_nobody_drinks_against_the_engaged(tired: list[str], able: bool) -> None:
    """Somebody has to be en garde whom it could engage, be it the drinker."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["drinking_games", "boon"]}
    st = playing.pos(me, {**EISEN, "crew": {"otto_streit": "docks", "philip_hase": "forums"}}, engaged=tired)
    assert can(st, "use drinking_games") == able
