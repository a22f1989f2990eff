"""The risks of Eisen, j to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.state.duel import NO_DUEL

from .. import playing
from ..playing import (
    BY_EISEN,
    EISEN,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    place,
    rest,
    says,
    step,
    strike,
    struck,
    wounds,
)
from ..situations import MUSKETEERS

pos = BY_EISEN.pos
duel = BY_EISEN.duel


@pytest.mark.card("fivesails", "last_word")
def test_last_word() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "use last_word")
    assert place(st, "servo_scarpa") == "forums"
    st = duel({"hand": ["last_word"]}, {"hand": ["pull"]}, gear={"throwing_knife": "terrell_brandt"})
    go(st, "choose pull", "choose last_word", "use last_word")
    assert wounds(st) == {"servo_scarpa": 2}


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


@pytest.mark.card("fivesails", "move_along")
def test_move_along() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use move_along", "pay triage", "go home")
    assert (place(st, "servo_scarpa"), engaged(st), wounds(st)) == ("home 2", {"servo_scarpa"}, {})


@pytest.mark.card("fivesails", "move_along")
@pytest.mark.rule("FIV-CHAL-6")
@pytest.mark.parametrize(
    ("who", "foe", "able"),
    [("otto_streit", "docks", True), ("otto_streit", "forums", False), ("sigurd_ulfsen", "docks", False)],
)
def test_move_along_is_said_by_who_can_challenge(who: str, foe: str, able: bool) -> None:
    st = pos({"crew": {who: "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": foe}})
    assert can(st, "use move_along") == able


@pytest.mark.card("fivesails", "precision")
@pytest.mark.rule("FIV-DUEL-10", "FIV-C-36")
@pytest.mark.parametrize(("held", "asked"), [([], False), (["pull"], True)])
def test_with_an_empty_hand_nobody_is_asked_for_a_maneuver_that_cannot_be_used(held: list[str], asked: bool) -> None:
    """Precision costs 1. What the cards in a hand are worth is a secret, so whoever holds any is asked in any case."""
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", *held]}
    st = playing.duel(
        me, {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["bravos"]}, wounds={"servo_scarpa": 3}
    )
    step(st, "choose bravos", "choose precision")
    assert isinstance(st.stack[-1], AskStyle) == asked


@pytest.mark.card("fivesails", "precision")
@pytest.mark.rule("FIV-LETHAL-1", "FIV-C-112")
def test_precision() -> None:
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["precision", "triage"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose precision", "use precision", "pay triage", "pass")
    assert wounds(st)["servo_scarpa"] == 4  # Combat 1, but Lethal


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


@pytest.mark.card("fivesails", "press_the_advantage", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-PLAY-4", "FIV-STATE-2")
@pytest.mark.parametrize("tired", [True, False])
def test_the_advantage_is_pressed_further_against_the_engaged(tired: bool) -> None:
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["iron_and_velvet", "boon", "stubborn"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["press_the_advantage", "langschwert", "langschwert"]}
    st = playing.pos(me, foe, engaged=["ren"] if tired else [])
    go(st, "use iron_and_velvet", "pay boon", "accept")
    step(st, "choose press_the_advantage", "use press_the_advantage", "pay langschwert", "pay langschwert")
    strike(st)
    assert (struck(st)[2], "ren" in engaged(st)) == (3 if tired else 2, True)


@pytest.mark.card("fivesails", "press_the_advantage")
def test_press_the_advantage() -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}, "hand": ["press_the_advantage", "triage", "triage"]},
        {"crew": {"sibella_scarpa": "docks"}},
    )
    go(st, "use press_the_advantage", "pay triage", "pay triage")
    assert (place(st, "sibella_scarpa"), engaged(st)) == ("home 2", {"sibella_scarpa"})
    for tired, thrust in (([], 2), (["servo_scarpa"], 3)):
        st = duel({"hand": ["press_the_advantage", "triage", "triage"]}, {"hand": ["pull"]}, engaged=tired)
        go(st, "choose pull", "choose press_the_advantage", "use press_the_advantage", "pay triage", "pay triage")
        assert "servo_scarpa" in engaged(st)
        go(st, "pass")
        assert struck(st) == (1, 1, thrust)  # 1, and 1 or 2


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


@pytest.mark.card("fivesails", "press_the_advantage", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["bastien_girard"], False), ([], True)])
def test_no_advantage_is_pressed_on_one_who_can_neither_be_engaged_nor_moved(tired: list[str], able: bool) -> None:
    """Henri is as strong as Terrell, and so Bastien, whom he holds, is the only one."""
    me = {**EISEN, "crew": {"terrell_brandt": "docks"}, "hand": ["press_the_advantage", "triage", "triage"]}
    st = playing.pos(me, MUSKETEERS, engaged=tired)
    assert can(st, "use press_the_advantage 1") == able
    if able:
        go(st, "use press_the_advantage", "pay triage", "pay triage")
        assert (place(st, "bastien_girard"), engaged(st)) == ("docks", {"bastien_girard"})


@pytest.mark.card("fivesails", "regroup")
@pytest.mark.rule("FIV-C-118", "FIV-C-117")
def test_who_regroups_has_taken_the_wounds_of_the_round() -> None:
    """Three threat, Parry 2: one wound, and then he is gone; he made none, so it is over."""
    me = {"hand": ["ambush"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["regroup", "langschwert"]}
    st = playing.duel(me, foe, gear={"langschwert": "uwe_zimmerman"})
    step(st, "choose regroup", "use regroup", "pay langschwert", "place docks")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st), st.duel.stage) == ("docks", {"uwe_zimmerman": 1}, NO_DUEL)


@pytest.mark.card("fivesails", "regroup")
@pytest.mark.rule("FIV-C-118", "FIV-MOVEDUEL-5")
def test_regroup() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["regroup", "triage"]})
    go(st, "use regroup", "pay triage")
    assert (place(st, "otto_streit"), engaged(st)) == ("forums", set())
    st = duel({"hand": ["regroup", "triage"]}, {"hand": ["bravos"]})
    step(st, "choose bravos", "choose regroup", "use regroup", "pay triage")
    go(st, "pass")
    assert wounds(st)["terrell_brandt"] == 2  # the round ends only after its wounds
    go(st, "place docks")
    assert place(st, "terrell_brandt") == "docks"


@pytest.mark.card("fivesails", "stratege")
def test_stratege() -> None:
    st = pos({"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["stratege", "triage"]})
    go(st, "use stratege", "choose otto_streit", "pay triage", "choose philip_hase")
    assert (place(st, "otto_streit"), place(st, "philip_hase")) == ("forums", "forums")


@pytest.mark.card("fivesails", "stratege")
def test_who_goes_along_comes_from_the_same_location() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks", "uwe_zimmerman": "forums"}
    st = pos({"crew": crew, "hand": ["stratege", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "use stratege", "choose otto_streit", "pay triage")
    assert [text.split()[:2] for text in says(st)] == [["pass"], ["choose", "philip_hase"]]


@pytest.mark.card("fivesails", "stratege")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_stratege_costs_one(money: list[str], able: bool) -> None:
    assert can(pos({"crew": {"otto_streit": "docks"}, "hand": ["stratege", *money]}), "use stratege") == able


@pytest.mark.card("fivesails", "well_equipped")
def test_well_equipped() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["well_equipped", "triage"]},
        gear={"langschwert": "otto_streit"},
        engaged=["otto_streit"],
    )
    go(st, "use well_equipped", "pay triage")
    assert engaged(st) == set()
    st = duel({"hand": ["well_equipped", "triage"]}, {"hand": ["pull"]}, gear={"langschwert": "terrell_brandt"})
    go(st, "choose pull", "choose well_equipped", "use well_equipped", "pay triage")
    assert len(hand(st, 0)) == 1
    go(st, "pass")
    assert struck(st) == (3, 0, 1)  # 2, and 1


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
