"""Single clauses of the texts of Eisen: each word that narrows an ability, beside a position where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import BY_EISEN, can, engaged, go, hand, names, offers, place, says, step, wounds

pos, duel = BY_EISEN.pos, BY_EISEN.duel


@pytest.mark.card("fivesails", "daniella_dietrich")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ({"kaj_kousei": "docks"}, {"servo_scarpa": "docks"}, True),
        ({"kaj_kousei": "forums"}, {"servo_scarpa": "forums"}, False),  # not beside her
        ({}, {"servo_scarpa": "docks", "kaj_kousei": "docks"}, False),  # not hers
    ],
)
def test_daniella_sends_her_own_from_her_location(mine: dict[str, str], theirs: dict[str, str], able: bool) -> None:
    st = pos({"crew": {"daniella_dietrich": "docks", **mine}}, {"crew": theirs})
    assert can(st, "use daniella_dietrich 1") == able


@pytest.mark.card("fivesails", "daniella_dietrich", "regroup")
@pytest.mark.rule("FIV-C-118")
@pytest.mark.parametrize(("card", "ability"), [("triage", "daniella_dietrich 2"), ("regroup", "regroup 2")])
def test_from_a_duel_one_steps_next_door(card: str, ability: str) -> None:
    crew = {"daniella_dietrich": "docks"}
    st = duel({"crew": crew, "hand": [card, "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "choose bravos", f"choose {card}", f"use {ability}")
    if card == "regroup":
        step(st, "pay triage", "pass")
    assert place(st, "daniella_dietrich") == "forums"  # from the Docks, only there


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-MAP-4", "FIV-MAP-6")
@pytest.mark.parametrize(
    ("edeline", "field", "tired", "guests"),
    [
        ("docks", "forums", [], ["servo_scarpa"]),
        ("docks", "grand_bazaar", [], []),  # too far away
        ("home", "forums", [], []),  # nobody enters another's Home
        ("home", "forums", ["terrell_brandt"], ["terrell_brandt"]),
        ("docks", "forums", ["otto_streit", "terrell_brandt"], ["servo_scarpa", "terrell_brandt"]),  # Otto only watched
    ],
)
def test_whom_edeline_takes_in(edeline: str, field: str, tired: list[str], guests: list[str]) -> None:
    """Servo has challenged Terrell and is engaged."""
    crew = {"terrell_brandt": field, "otto_streit": field, "edeline_trinken": edeline}
    st = pos({"crew": crew, "hand": ["regroup"]}, {"crew": {"servo_scarpa": field}}, engaged=tired, turn=1)
    step(st, "challenge servo_scarpa", "choose terrell_brandt", "accept", "choose regroup")
    assert offers(st, "use edeline_trinken") == bool(guests)
    if len(guests) > 1:
        step(st, "use edeline_trinken")
        assert names(says(st)) == guests
    elif guests:
        go(st, "use edeline_trinken")
        assert place(st, guests[0]) == ("home 1" if edeline == "home" else edeline)


@pytest.mark.card("fivesails", "otto_streit")
def test_otto_takes_an_attachment_out_of_three() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "deck": ["langschwert", "triage", "breastplate", "throwing_knife"]})
    step(st, "use otto_streit")
    assert names(says(st)) == ["breastplate", "langschwert"]


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-QUAL-4", "FIV-MAP-5")
@pytest.mark.parametrize(
    ("where", "who", "able"),
    [("docks", "philip_hase", True), ("home", "philip_hase", False), ("docks", "otto_streit", False)],
)
def test_philip_moves_after_he_was_equipped_himself(where: str, who: str, able: bool) -> None:
    st = pos({"crew": {"philip_hase": where, "otto_streit": "docks"}, "hand": ["langschwert"]})
    step(st, "equip langschwert", f"choose {who}")
    assert offers(st, "use philip_hase 1") == able
    if able:
        step(st, "use philip_hase 1")
        assert says(st) == ["place forums", "place home 1"]


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("leader", "crew", "able", "goes"),
    [
        ("soline_el_gato", {"soline_el_gato": "docks"}, False, ""),  # Influence 2 as hers, but a Leader
        ("soline_el_gato", {"sanjay": "docks"}, True, "docks"),
        ("soline_el_gato", {"daniella_dietrich": "docks"}, True, "home 2"),  # a Sorcerer
    ],
)
def test_rosine_studies_sorcerers_at_home(leader: str, crew: dict[str, str], able: bool, goes: str) -> None:
    st = pos({"crew": {"rosine_friese": "docks"}}, {"leader": leader, "crew": crew})
    assert can(st, "use rosine_friese") == able
    if able:
        go(st, "use rosine_friese")
        (who,) = crew
        assert (place(st, who), engaged(st)) == (goes, {who})


@pytest.mark.card("fivesails", "armed_and_marshaled")
@pytest.mark.rule("FIV-C-129")
@pytest.mark.parametrize(
    ("gear", "able"),
    [
        ({"langschwert": "otto_streit"}, True),
        ({"langschwert": "otto_streit", "breastplate": "servo_scarpa"}, True),  # as many
        ({"langschwert": "otto_streit", "breastplate": "servo_scarpa", "stiletto": "servo_scarpa"}, False),
        ({}, False),
    ],
)
def test_the_better_armed_give_way_to_nobody(gear: dict[str, str], able: bool) -> None:
    me = {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    st = pos(me, {"crew": {"servo_scarpa": "docks"}}, gear=gear)
    assert can(st, "use armed_and_marshaled") == able


@pytest.mark.card("fivesails", "dark_gift")
def test_a_dark_gift_carries_next_door_and_heals_one_wound() -> None:
    given: dict[str, Any] = {"gear": {"dark_gift": "otto_streit"}, "wounds": {"otto_streit": 2}}
    st = go(pos({"crew": {"otto_streit": "docks"}}, **given), "use dark_gift 2")
    assert wounds(st) == {"otto_streit": 1}
    st = step(pos({"crew": {"otto_streit": "docks"}}, **given), "use dark_gift 1")
    assert says(st) == ["place forums", "place home 1"]


@pytest.mark.card("fivesails", "polished_flintlock")
@pytest.mark.rule("FIV-STATE-3")
def test_who_is_engaged_cannot_dodge_the_flintlock() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
        engaged=["servo_scarpa"],
    )
    go(st, "use polished_flintlock")
    assert (wounds(st), "polished_flintlock" in engaged(st)) == ({"servo_scarpa": 1}, True)


@pytest.mark.card("fivesails", "answering_the_call")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ({"kaj_kousei": "forums", "gustavo": "forums"}, {}, True),
        ({"kaj_kousei": "forums"}, {}, False),  # the fighter does not answer the own call
        ({"terrell_brandt": "forums"}, {"kaj_kousei": "forums"}, False),  # not yours
    ],
)
def test_whose_mercenary_answers_the_call(mine: dict[str, str], theirs: dict[str, str], able: bool) -> None:
    crew = {"servo_scarpa": "forums", **theirs}
    st = duel({"crew": mine, "hand": ["answering_the_call"]}, {"crew": crew})
    step(st, "choose bravos", "choose answering_the_call")
    assert can(st, "use answering_the_call") == able


@pytest.mark.card("fivesails", "fight_through_the_pain")
def test_one_wound_is_fought_through() -> None:
    st = pos(
        {"hand": ["fight_through_the_pain"]},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"servo_scarpa": 2},
    )
    go(st, "use fight_through_the_pain 1")
    assert wounds(st) == {"servo_scarpa": 1}  # a target character: anybody's


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.parametrize(
    ("foe", "where", "tired"), [("servo_scarpa", "home 1", True), ("sibella_scarpa", "forums", False)]
)
def test_the_hunter_goes_home_engaged_unless_it_was_a_sorcerer(foe: str, where: str, tired: bool) -> None:
    """Uwe was challenged, and so nothing has engaged him before."""
    st = pos({"crew": {"uwe_zimmerman": "forums"}, "hand": ["hexenjagd"]}, {"crew": {foe: "forums"}}, turn=1)
    go(st, f"challenge {foe}", "accept", "choose hexenjagd")
    assert (place(st, "uwe_zimmerman"), "uwe_zimmerman" in engaged(st)) == (where, tired)


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.parametrize(("who", "able"), [("sibella_scarpa", True), ("sanjay", False)])
def test_only_sorcery_is_hunted(who: str, able: bool) -> None:
    """Both target Otto; only Sibella does it as a Sorcerer."""
    foe = {"crew": {who: "docks"}, "hand": ["triage", "triage"]}
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["hexenjagd"]}, foe, turn=1)
    step(st, f"use {who} 1")
    assert offers(st, "use hexenjagd") == able


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-C-129")
@pytest.mark.parametrize(
    ("fighter", "gear", "able"),
    [
        ("terrell_brandt", {}, True),  # Combat 3 against 3
        ("otto_streit", {}, False),
        ("otto_streit", {"kaspars_panzerhand": "otto_streit"}, True),
    ],
)
def test_iron_replies_to_who_is_no_better(fighter: str, gear: dict[str, str], able: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["iron_reply", "triage"]}, gear=gear)
    step(st, "choose bravos", "choose iron_reply")
    assert can(st, "use iron_reply") == able


@pytest.mark.card("fivesails", "last_word", "henri_michelet")
def test_a_musketeer_beside_henri_has_the_last_word() -> None:
    crew = {"jean_urbain": "docks", "henri_michelet": "docks"}
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        {"leader": "odette_dubois_darrent", "crew": crew},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "use last_word 1")
    assert (place(st, "henri_michelet"), place(st, "jean_urbain")) == ("forums", "docks")  # there was no choice


@pytest.mark.card("fivesails", "move_along")
@pytest.mark.rule("FIV-CHAL-6")
@pytest.mark.parametrize(
    ("who", "foe", "able"),
    [("otto_streit", "docks", True), ("otto_streit", "forums", False), ("sigurd_ulfsen", "docks", False)],
)
def test_move_along_is_said_by_who_can_challenge(who: str, foe: str, able: bool) -> None:
    st = pos({"crew": {who: "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": foe}})
    assert can(st, "use move_along") == able


@pytest.mark.card("fivesails", "press_the_advantage")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ({}, {"sibella_scarpa": "docks"}, True),
        ({}, {"servo_scarpa": "docks"}, False),  # Combat 3 as well
        ({}, {"don_constanzo_scarpa": "docks"}, False),  # Combat 2, but a Leader
        ({}, {"sibella_scarpa": "forums"}, False),
        ({"otto_streit": "docks"}, {}, False),  # no enemy
    ],
)
def test_whom_one_presses(mine: dict[str, str], theirs: dict[str, str], able: bool) -> None:
    me = {"crew": {"terrell_brandt": "docks", **mine}, "hand": ["press_the_advantage", "triage", "triage"]}
    assert can(pos(me, {"crew": theirs}), "use press_the_advantage 1") == able


@pytest.mark.card("fivesails", "stratege")
def test_who_goes_along_comes_from_the_same_location() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks", "uwe_zimmerman": "forums"}
    st = pos({"crew": crew, "hand": ["stratege", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "use stratege", "choose otto_streit", "pay triage")
    assert [text.split()[:2] for text in says(st)] == [["pass"], ["choose", "philip_hase"]]


@pytest.mark.card("fivesails", "well_equipped")
@pytest.mark.parametrize(
    ("on", "tired", "able"), [("otto_streit", True, True), ("philip_hase", True, False), ("otto_streit", False, False)]
)
def test_the_well_equipped_are_engaged_and_bear_something(on: str, tired: bool, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["well_equipped", "triage"]},
        gear={"breastplate": on},
        engaged=["otto_streit"] if tired else [],
    )
    assert can(st, "use well_equipped 1") == able


@pytest.mark.card("fivesails", "well_equipped")
@pytest.mark.parametrize(("gear", "cards"), [("langschwert", 1), ("breastplate", 0)])
def test_a_weapon_brings_the_well_equipped_a_card(gear: str, cards: int) -> None:
    st = duel({"hand": ["well_equipped", "triage"]}, {"hand": ["pull"]}, gear={gear: "terrell_brandt"})
    step(st, "choose pull", "choose well_equipped", "use well_equipped 2", "pay triage")
    assert len(hand(st, 0)) == cards
