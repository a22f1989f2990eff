"""The cards of Eisen where their text says no: each position beside one in which a single thing differs."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import BY_EISEN, can, go, offers, step

pos, duel = BY_EISEN.pos, BY_EISEN.duel


@pytest.mark.card("fivesails", "kaspar_dietrich")
@pytest.mark.rule("FIV-QUAL-4", "FIV-STATE-3")
@pytest.mark.parametrize(
    ("where", "tired", "able"), [("docks", [], True), ("docks", ["kaspar_dietrich"], False), ("home", [], False)]
)
def test_kaspar_looks_for_people_in_the_city(where: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"kaspar_dietrich": where}}, engaged=tired, city_deck=["gustavo"])
    assert can(st, "use kaspar_dietrich") == able


@pytest.mark.card("fivesails", "daniella_dietrich")
@pytest.mark.parametrize(
    ("friend", "where", "foe", "able"),
    [
        ("carmella_vanessa_salvaggi", "docks", "docks", True),
        ("otto_streit", "docks", "docks", False),  # no Mercenary
        ("carmella_vanessa_salvaggi", "forums", "docks", False),
        ("carmella_vanessa_salvaggi", "docks", "forums", False),
        ("sigurd_ulfsen", "docks", "docks", False),  # never challenges
    ],
)
def test_daniella_needs_a_mercenary_and_a_foe_beside_her(friend: str, where: str, foe: str, able: bool) -> None:
    st = pos({"crew": {"daniella_dietrich": "docks", friend: where}}, {"crew": {"servo_scarpa": foe}})
    assert can(st, "use daniella_dietrich 1") == able


@pytest.mark.card("fivesails", "daniella_dietrich")
def test_daniella_slips_away_once_a_day() -> None:
    """Not only once a duel: after one duel she stays in the next."""
    st = duel(
        {"crew": {"daniella_dietrich": "forums"}, "hand": ["triage", "triage"]},
        {"crew": {"servo_scarpa": "forums", "sarafina": "docks"}, "hand": ["bravos", "bravos"]},
    )
    go(st, "choose bravos", "choose triage")
    assert can(st, "use daniella_dietrich 2")
    go(st, "use daniella_dietrich 2", "place docks", "pass")
    step(st, "challenge sarafina", "accept", "choose triage")
    assert not can(st, "use daniella_dietrich 2")


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.parametrize(
    ("edeline", "fresh", "able"),
    [
        ("docks", False, True),
        ("forums", False, False),  # they are there already
        ("docks", True, False),  # neither of the two is engaged
    ],
)
def test_edeline_takes_in_the_tired_from_next_door(edeline: str, fresh: bool, able: bool) -> None:
    """Terrell is engaged by the Challenge Action, not by Move Along."""
    st = pos(
        {"crew": {"terrell_brandt": "forums", "edeline_trinken": edeline}, "hand": ["move_along", "triage"]},
        {"crew": {"servo_scarpa": "forums"}, "hand": ["the_pressure_is_on"]},
    )
    step(st, *(["use move_along", "pay triage"] if fresh else ["challenge terrell_brandt"]))
    step(st, "accept", "choose the_pressure_is_on")  # no Thrust, and so the duel is over
    assert offers(st, "use edeline_trinken") == able


@pytest.mark.card("fivesails", "otto_streit")
@pytest.mark.rule("FIV-QUAL-4")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("home", False)])
def test_otto_works_in_the_city(where: str, able: bool) -> None:
    assert can(pos({"crew": {"otto_streit": where}}), "use otto_streit") == able


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.parametrize(
    ("tired", "friend", "where", "able"),
    [
        (["servo_scarpa"], "kaj_kousei", "forums", True),
        ([], "kaj_kousei", "forums", False),
        (["servo_scarpa"], "otto_streit", "forums", False),  # no Mercenary
        (["servo_scarpa"], "kaj_kousei", "docks", False),
    ],
)
def test_philip_traps_the_engaged_with_help(tired: list[str], friend: str, where: str, able: bool) -> None:
    st = duel({"crew": {"philip_hase": "forums", friend: where}, "hand": ["regroup"]}, engaged=tired)
    step(st, "choose bravos", "choose regroup")
    assert can(st, "use philip_hase 2") == able


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("crew", "able"),
    [
        ({"cirilo_naucriparos": "docks"}, True),  # Influence 2, as hers
        ({"pavel_ivanov": "docks"}, False),  # 3
        ({"sibella_scarpa": "docks"}, True),  # 3, but against a Sorcerer she has 3
        ({"don_constanzo_scarpa": "docks"}, False),  # a Leader
        ({"cirilo_naucriparos": "forums"}, False),
    ],
)
def test_rosine_engages_no_leader_and_nobody_of_more_influence(crew: dict[str, str], able: bool) -> None:
    assert can(pos({"crew": {"rosine_friese": "docks"}}, {"crew": crew}), "use rosine_friese") == able


@pytest.mark.card("fivesails", "terrell_brandt", "langschwert")
@pytest.mark.rule("FIV-ONCE-2", "FIV-DUEL-11")
def test_each_technique_is_used_once_a_duel() -> None:
    """With a Langschwert Terrell has three of them, and uses up one after the other."""
    st = duel(
        {"hand": ["carnaval"] * 4},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["pull"] * 4},
        gear={"langschwert": "terrell_brandt"},
    )
    used: list[str] = []
    for own in ("terrell_brandt 1", "langschwert 1", "langschwert 2"):
        step(st, "choose pull", "choose carnaval")
        assert [can(st, f"use {one}") for one in (*used, own)] == [False] * len(used) + [True]
        step(st, f"use {own}")
        used.append(own)
    step(st, "choose pull", "choose carnaval")
    assert not any(can(st, f"use {one}") for one in used)


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.parametrize(
    ("city", "able"),
    [
        ({}, True),
        ({"docks": ["so_it_begins"]}, True),  # an event is never available
        ({"docks": ["gustavo"]}, False),
        ({"grand_bazaar": ["smuggled_item"]}, False),
    ],
)
def test_the_song_of_eisen_is_sung_when_nothing_is_left(city: dict[str, list[str]], able: bool) -> None:
    st = pos({"scheme": "the_song_of_eisen"}, city=city)
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen") == able


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("wounds", "able"), [({"otto_streit": 1}, True), ({}, False)])
def test_a_dark_gift_heals_the_wounded(wounds: dict[str, int], able: bool) -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds=wounds)
    assert can(st, "use dark_gift 2") == able
    assert can(st, "use dark_gift 1")


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.parametrize(("on", "able"), [("terrell_brandt", True), ("otto_streit", False)])
def test_panzerhand_is_for_the_fighter_who_wears_it(on: str, able: bool) -> None:
    st = duel(
        {"crew": {"terrell_brandt": "forums", "otto_streit": "forums"}},
        {"crew": {"vissenta_scarpa": "forums"}, "hand": ["pull"]},
        gear={"kaspars_panzerhand": on},
    )
    step(st, "choose pull", "use vissenta_scarpa")
    assert offers(st, "use kaspars_panzerhand 1") == able


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-114")
def test_panzerhand_stops_no_maneuver_and_no_technique_of_a_challenge() -> None:
    given: dict[str, Any] = {"gear": {"kaspars_panzerhand": "terrell_brandt"}}
    st = duel(foe={"hand": ["rough_em_up"]}, **given)
    step(st, "choose rough_em_up", "use rough_em_up")
    assert not offers(st, "use kaspars_panzerhand 1")
    st = pos({"crew": {"terrell_brandt": "docks"}}, {"crew": {"vissenta_scarpa": "docks"}}, turn=1, **given)
    step(st, "challenge vissenta_scarpa", "use vissenta_scarpa", "accept")
    assert not offers(st, "use kaspars_panzerhand 1")


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.parametrize(("weapon", "able"), [("langschwert", True), ("throwing_knife", False)])
def test_panzerhand_goes_with_a_melee_weapon(weapon: str, able: bool) -> None:
    st = duel(
        {"hand": ["iron_reply"]},
        {"hand": ["pull"]},
        gear={"kaspars_panzerhand": "terrell_brandt", weapon: "terrell_brandt"},
    )
    step(st, "choose pull", "choose iron_reply")
    assert can(st, "use kaspars_panzerhand 2") == able


@pytest.mark.card("fivesails", "polished_flintlock")
@pytest.mark.parametrize(("foe", "able"), [("docks", True), ("forums", False)])
def test_a_flintlock_needs_somebody_in_front_of_it(foe: str, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}}, {"crew": {"servo_scarpa": foe}}, gear={"polished_flintlock": "otto_streit"}
    )
    assert can(st, "use polished_flintlock 1") == able


@pytest.mark.card("fivesails", "polished_flintlock")
@pytest.mark.rule("FIV-STATE-3")
@pytest.mark.parametrize(("tired", "able"), [([], True), (["polished_flintlock"], False)])
def test_a_flintlock_that_was_fired_is_not_lethal(tired: list[str], able: bool) -> None:
    st = duel({"hand": ["triage"]}, gear={"polished_flintlock": "terrell_brandt"}, engaged=tired)
    step(st, "choose bravos", "choose triage")
    assert can(st, "use polished_flintlock 2") == able


@pytest.mark.card("fivesails", "unsavory_salve")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("triage", True), ("hexenjagd", False), ("regroup", False)])
def test_the_salve_takes_a_thrust(card: str, able: bool) -> None:
    gear = {"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"}
    st = duel({"hand": [card]}, gear=gear)
    step(st, "choose bravos", f"choose {card}")
    assert can(st, "use unsavory_salve") == able  # Thrust 4, 0, a dash


@pytest.mark.card("fivesails", "answering_the_call")
@pytest.mark.parametrize(
    ("friend", "where", "able"),
    [("kaj_kousei", "forums", True), ("kaj_kousei", "docks", False), ("otto_streit", "forums", False)],
)
def test_only_a_mercenary_beside_you_answers_the_call(friend: str, where: str, able: bool) -> None:
    st = duel({"crew": {"terrell_brandt": "forums", friend: where}, "hand": ["answering_the_call"]})
    step(st, "choose bravos", "choose answering_the_call")
    assert can(st, "use answering_the_call") == able


@pytest.mark.card("fivesails", "fight_through_the_pain")
@pytest.mark.parametrize(
    ("on", "wounds", "able"),
    [("otto_streit", 1, True), ("philip_hase", 1, False), ("otto_streit", 0, False)],
)
def test_who_fights_through_the_pain_bears_something(on: str, wounds: int, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["fight_through_the_pain"]},
        gear={"langschwert": on},
        wounds={"otto_streit": wounds} if wounds else {},
    )
    assert can(st, "use fight_through_the_pain 1") == able


@pytest.mark.card("fivesails", "last_word")
@pytest.mark.parametrize(("weapon", "able"), [("throwing_knife", True), ("langschwert", False)])
def test_the_last_word_has_a_ranged_weapon(weapon: str, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        {"crew": {"servo_scarpa": "docks"}},
        gear={weapon: "otto_streit"},
    )
    assert can(st, "use last_word 1") == able
    st = duel({"hand": ["last_word"]}, gear={weapon: "terrell_brandt"})
    step(st, "choose bravos", "choose last_word")
    assert can(st, "use last_word 2") == able


@pytest.mark.card("fivesails", "precision", "press_the_advantage", "regroup", "well_equipped")
@pytest.mark.rule("FIV-MAN-2", "FIV-COST-8")
@pytest.mark.parametrize(
    ("risk", "slot", "cost"),
    [("precision", 1, 1), ("press_the_advantage", 2, 2), ("regroup", 2, 1), ("well_equipped", 2, 1)],
)
def test_a_maneuver_that_cannot_be_paid_for(risk: str, slot: int, cost: int) -> None:
    for money in (cost, cost - 1):
        st = duel({"hand": [risk, *["triage"] * money]})
        step(st, "choose bravos", f"choose {risk}")
        assert can(st, f"use {risk} {slot}") == (money == cost)


@pytest.mark.card("fivesails", "stratege")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_stratege_costs_one(money: list[str], able: bool) -> None:
    assert can(pos({"crew": {"otto_streit": "docks"}, "hand": ["stratege", *money]}), "use stratege") == able
