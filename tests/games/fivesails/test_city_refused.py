"""The City Deck where its texts say no: each position beside one in which a single thing differs."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import BY_THE_CITY, can, go, offers, step, zone

pos, duel = BY_THE_CITY.pos, BY_THE_CITY.duel


@pytest.mark.card("fivesails", "penya_shows_the_way")
@pytest.mark.parametrize(
    ("who", "crew", "able"),
    [(0, "docks", True), (1, "docks", False), (0, "forums", False)],
)
def test_penya_shows_the_way_to_who_holds_the_place(who: int, crew: str, able: bool) -> None:
    st = pos({"crew": {"otto_streit": crew}}, city={"docks": ["penya_shows_the_way"]}, control={"docks": who})
    step(st, "pass", "pass")
    assert offers(st, "use penya_shows_the_way") == able


@pytest.mark.card("fivesails", "kaj_kousei", "gustavo", "ravenna_destine")
@pytest.mark.rule("FIV-QUAL-4", "FIV-ONCE-1")
@pytest.mark.parametrize("who", ["kaj_kousei", "gustavo", "ravenna_destine"])
def test_in_the_city_and_once_a_day(who: str) -> None:
    assert not can(pos({"crew": {who: "home"}}), f"use {who}")
    st = pos(
        {"crew": {who: "docks"}, "deck": ["langschwert", "breastplate"]},
        city_deck=["eko_sorridi", "so_it_begins", "eager_blade", "leja_juska"],
    )
    assert can(st, f"use {who}")
    go(st, f"use {who}", "pass")
    assert not can(st, f"use {who}")


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.rule("FIV-STATE-3", "FIV-C-145")
@pytest.mark.parametrize(
    ("where", "tired", "wounds", "able"),
    [
        ("docks", [], 1, True),
        ("forums", [], 1, False),
        ("docks", ["sorte_deck"], 1, False),
        ("docks", [], 2, False),  # Servo falls: nobody is left to heal
    ],
)
def test_the_sorte_deck_lies_where_blood_flows(where: str, tired: list[str], wounds: int, able: bool) -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks", "otto_streit": where}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"sorte_deck": "otto_streit"},
        engaged=tired,
        wounds={"servo_scarpa": wounds},
    )
    step(st, "challenge terrell_brandt", "refuse")
    assert offers(st, "use sorte_deck") == able


@pytest.mark.card("fivesails", "claude_de_la_roche")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False), ("home", False)])
def test_claude_minds_his_own_location(where: str, able: bool) -> None:
    st = pos({"crew": {"claude_de_la_roche": where, "otto_streit": "docks"}})
    step(st, "claim otto_streit")
    assert offers(st, "use claude_de_la_roche") == able


@pytest.mark.card("fivesails", "smuggled_item")
@pytest.mark.parametrize(
    ("hand", "city", "able"),
    [
        (["langschwert"], {}, True),
        ([], {"grand_bazaar": ["eager_blade"]}, True),
        (["triage"], {"grand_bazaar": ["gustavo"]}, False),
        (["unsavory_salve"], {}, False),  # Otto has no Weapon
    ],
)
def test_what_can_be_smuggled(hand: list[str], city: dict[str, list[str]], able: bool) -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": hand}, gear={"smuggled_item": "otto_streit"}, city=city)
    assert can(st, "use smuggled_item") == able


@pytest.mark.card("fivesails", "burnished_cuirass", "syrneth_hand")
@pytest.mark.rule("FIV-ONCE-2")
@pytest.mark.parametrize("gear", ["burnished_cuirass", "syrneth_hand"])
def test_techniques_of_the_city_work_once_a_duel(gear: str) -> None:
    st = duel(
        {"hand": ["triage", "triage"]},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["pull", "pull"]},
        gear={gear: "otto_streit"},
    )
    step(st, "choose pull", "choose triage")
    assert can(st, f"use {gear}")
    step(st, f"use {gear}", "choose pull", "choose triage")
    assert not can(st, f"use {gear}")


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.parametrize(
    ("foe", "able"),
    [
        ("servo_scarpa", True),  # Combat 3, Influence 1
        ("sibella_scarpa", False),  # Influence 3
        ("maryam_benu_pleroma", False),  # Combat 4
    ],
)
def test_angeline_is_at_least_as_good_in_both(foe: str, able: bool) -> None:
    st = duel({"crew": {"angeline_demone": "forums"}, "hand": ["iron_reply"]}, {"crew": {foe: "forums"}})
    step(st, "choose pull", "choose iron_reply")
    assert can(st, "use angeline_demone") == able


@pytest.mark.card("fivesails", "kalla_forsberg")
@pytest.mark.parametrize(
    ("otto", "gear", "able"),
    [
        ("docks", {"langschwert": "otto_streit"}, True),
        ("docks", {}, False),
        ("forums", {"langschwert": "kalla_forsberg"}, False),  # nobody else is here
        ("docks", {"syrneth_hand": "otto_streit"}, False),  # never moves
    ],
)
def test_kalla_moves_what_can_be_moved(otto: str, gear: dict[str, str], able: bool) -> None:
    st = pos({"crew": {"kalla_forsberg": "docks", "otto_streit": otto}}, gear=gear)
    assert can(st, "use kalla_forsberg") == able


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-STATE-3", "FIV-CHAL-6")
@pytest.mark.parametrize(
    ("foe", "tired", "able"), [("docks", [], True), ("docks", ["otto_streit"], False), ("forums", [], False)]
)
def test_the_triskelion_challenges_who_is_there(foe: str, tired: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": foe}},
        gear={"guild_triskelion": "otto_streit"},
        engaged=tired,
    )
    assert can(st, "use guild_triskelion") == able


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-CHAL-7")
@pytest.mark.parametrize(("foe", "able"), [("servo_scarpa", False), ("don_constanzo_scarpa", True)])
def test_only_a_leader_refuses_the_guild(foe: str, able: bool) -> None:
    crew = {foe: "docks"}
    st = pos({"crew": {"otto_streit": "docks"}}, {"crew": crew}, gear={"guild_triskelion": "otto_streit"})
    go(st, "use guild_triskelion")
    assert (can(st, "accept"), can(st, "refuse")) == (True, able)


@pytest.mark.card("fivesails", "takama_siad")
@pytest.mark.parametrize(
    ("takama", "card", "able"),
    [
        ("forums", "pull", True),
        ("docks", "pull", False),
        ("forums", "the_pressure_is_on", False),  # no Thrust, no wound
    ],
)
def test_takama_heals_a_wounded_fighter_beside_her(takama: str, card: str, able: bool) -> None:
    st = duel({"crew": {"otto_streit": "forums", "takama_siad": takama}}, {"hand": [card]})
    step(st, f"choose {card}")
    if card == "pull":
        step(st, "pass")
    assert offers(st, "use takama_siad") == able


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.parametrize(("gear", "asked"), [("crystal_eye", True), ("smuggled_item", False)])
def test_only_the_eye_itself_looks_through_a_deck(gear: str, asked: bool) -> None:
    given: dict[str, Any] = {"city": {"docks": [gear]}}
    if not asked:
        given["gear"] = {"crystal_eye": "otto_streit"}
    foe = {"approach": ["marooned", "aldo_bussotti"]}
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["triage"]}, foe, **given)
    step(st, f"equip {gear}", "pay triage")
    assert offers(st, "choose marooned") == asked


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.parametrize(("noted", "able"), [("marooned", True), ("contempt_and_hatred", False)])
def test_the_eye_sees_only_what_it_has_noted(noted: str, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"], "approach": []},
        {"approach": ["marooned", "contempt_and_hatred"]},
        city={"docks": ["crystal_eye"]},
    )
    step(st, "equip crystal_eye", "pay triage", f"choose {noted}", "pass", "pass", "choose marooned")
    assert offers(st, "use crystal_eye 2") == able


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-127")
@pytest.mark.parametrize(
    ("victim", "whose", "able"),
    [("otto_streit", 0, True), ("kaj_kousei", 0, False), ("otto_streit", 1, False)],  # a Mercenary; somebody else's
)
def test_whom_the_object_of_wonder_saves(victim: str, whose: int, able: bool) -> None:
    crews: list[dict[str, str]] = [{}, {}]
    crews[whose][victim] = "docks"
    crews[1 - whose]["uwe_zimmerman"] = "docks"
    st = pos(
        {"crew": crews[0]},
        {"crew": crews[1]},
        gear={"object_of_wonder": "kaspar_dietrich"},
        wounds={victim: 3},
        turn=1 - whose,
    )
    step(st, "challenge uwe_zimmerman", "refuse")
    assert offers(st, "use object_of_wonder") == able
    if not able:
        assert zone(st, victim) == "locker"


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
@pytest.mark.parametrize(("leja", "able"), [("forums", True), ("docks", False)])
def test_leja_whispers_where_a_duel_begins(leja: str, able: bool) -> None:
    st = pos(
        {"crew": {"terrell_brandt": "forums", "leja_juska": leja}},
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
    )
    step(st, "challenge terrell_brandt", "accept")
    assert offers(st, "use leja_juska") == able


@pytest.mark.card("fivesails", "giacinto")
@pytest.mark.rule("FIV-STATE-3")
@pytest.mark.parametrize(
    ("foe", "tired", "able"), [("docks", [], True), ("docks", ["giacinto"], False), ("forums", [], False)]
)
def test_giacinto_needs_a_victim_and_rest(foe: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"giacinto": "docks"}}, {"crew": {"servo_scarpa": foe}}, engaged=tired)
    assert can(st, "use giacinto") == able


@pytest.mark.card("fivesails", "captains_coat")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-4")
@pytest.mark.parametrize(
    ("where", "tired", "able"),
    [
        ("docks", [], True),
        ("docks", ["otto_streit"], True),  # the coat is engaged, not who wears it
        ("docks", ["captains_coat"], False),
        ("home", [], False),
    ],
)
def test_the_coat_must_be_fresh_and_in_the_city(where: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"otto_streit": where}}, gear={"captains_coat": "otto_streit"}, engaged=tired)
    assert can(st, "use captains_coat") == able


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-ONCE-2", "FIV-MAN-1")
def test_maryam_forbids_the_maneuvers_of_one_round() -> None:
    """In the foe's next round, not in the one after that; and she does so once a duel."""
    st = duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["carnaval", "carnaval"]},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["rough_em_up"] * 3},
    )
    for round, able in enumerate((True, False, True)):
        step(st, "choose rough_em_up")
        assert can(st, "use rough_em_up") == able
        if round < 2:
            step(st, "choose carnaval")
            assert can(st, "use maryam_benu_pleroma 2") == (round == 0)
        if round == 0:
            step(st, "use maryam_benu_pleroma 2")
