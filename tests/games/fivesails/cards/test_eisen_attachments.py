"""The attachments of Eisen: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.duel import DUEL
from intrigue.games.fivesails.state.printed import CARDS

from .. import playing
from ..playing import (
    BY_EISEN,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    bearer,
    can,
    engaged,
    go,
    number,
    offers,
    pile,
    place,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    told,
    wounds,
    zone,
)
from ..situations import asked_for_technique, unmet

pos = BY_EISEN.pos
duel = BY_EISEN.duel


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-C-165")
def test_a_dark_gift_that_kills_moves_nobody() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = playing.pos(me, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 3})
    step(st, "use dark_gift 1")
    assert (zone(st, "otto_streit"), zone(st, "dark_gift"), can(st, "place forums")) == ("locker", "discard", False)


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-ONCE-3", "FIV-STATE-3", "FIV-STATE-4")
def test_a_dark_gift_gives_once_until_it_is_en_garde_again() -> None:
    st = playing.pos(
        {**EISEN, "crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 2}
    )
    go(st, "use dark_gift 2", "pass")
    assert wounds(st) == {"otto_streit": 1}
    assert not can(st, "use dark_gift 1")
    st.engaged[number(st, "dark_gift")] = 0
    st.offered = None
    assert (can(st, "use dark_gift 1"), can(st, "use dark_gift 2")) == (True, False)


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-ONCE-1", "FIV-ONCE-3", "FIV-ATT-4")
def test_dark_gift() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 1})
    go(st, "use dark_gift 2")
    assert (wounds(st), engaged(st)) == ({}, {"dark_gift"})
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"})
    go(st, "use dark_gift 1", "place forums")
    assert (place(st, "otto_streit"), wounds(st)) == ("forums", {"otto_streit": 1})
    go(st, "pass")
    assert not can(st, "use dark_gift")


@pytest.mark.card("fivesails", "dark_gift")
def test_a_dark_gift_carries_next_door_and_heals_one_wound() -> None:
    given: dict[str, Any] = {"gear": {"dark_gift": "otto_streit"}, "wounds": {"otto_streit": 2}}
    st = go(pos({"crew": {"otto_streit": "docks"}}, **given), "use dark_gift 2")
    assert wounds(st) == {"otto_streit": 1}
    st = step(pos({"crew": {"otto_streit": "docks"}}, **given), "use dark_gift 1")
    assert says(st) == ["place forums", "place home 1"]


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("wounds", "able"), [({"otto_streit": 1}, True), ({}, False)])
def test_a_dark_gift_heals_the_wounded(wounds: dict[str, int], able: bool) -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds=wounds)
    assert can(st, "use dark_gift 2") == able
    assert can(st, "use dark_gift 1")


@pytest.mark.card("fivesails", "kaspars_panzerhand", "jean_urbain")
@pytest.mark.rule("FIV-C-102", "FIV-C-41")
def test_the_panzerhand_stops_a_technique_that_was_lent() -> None:
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    foe = {**MONTAIGNE, "crew": {"leontine_giroux": "forums", "jean_urbain": "forums"}, "hand": ["friends_at_court"]}
    st = playing.duel(me, foe, gear={"kaspars_panzerhand": "otto_streit"})
    step(st, "choose friends_at_court", "use jean_urbain 5")
    assert offers(st, "use kaspars_panzerhand 1")
    step(st, "use kaspars_panzerhand 1")
    strike(st)
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "kaspars_panzerhand")
def test_kaspars_panzerhand() -> None:
    st = duel(
        {"hand": ["langschwert"]},
        {"crew": {"vissenta_scarpa": "forums"}, "hand": ["pull"]},
        gear={"kaspars_panzerhand": "terrell_brandt", "breastplate": "terrell_brandt", "langschwert": "terrell_brandt"},
    )
    assert num(st, number(st, "terrell_brandt"), 3) == 6
    go(st, "choose pull", "use vissenta_scarpa", "use kaspars_panzerhand")
    assert not can(st, "option 1")
    go(st, "choose langschwert", "use kaspars_panzerhand 2", "pass")
    assert struck(st) == (0, 2, 3)  # a dash is not raised
    gear = {"kaspars_panzerhand": "terrell_brandt", "langschwert": "terrell_brandt"}
    st = duel({"hand": ["iron_reply"]}, {"hand": ["pull"]}, gear=gear)
    go(st, "choose pull", "choose iron_reply", "use kaspars_panzerhand 2", "pass")
    assert struck(st) == (3, 0, 1)  # 2, and 1


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


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-9", "FIV-C-111", "FIV-VICTORY-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_leader_who_lived_by_the_armor_of_one_who_is_out_falls_as_well(seats: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}, {**CASTILLE, "crew": {"soline_el_gato": "docks"}}, {**USSURA}]
    st = table(*sides[:seats], first=1)
    hand_ = next(i for i in range(st.size) if CARDS[st.kind[i]].id == "kaspars_panzerhand" and st.owner[i] == 1)
    st.attach(hand_, st.leaders[2], 2)
    st.wounds[st.leaders[2]] = 7
    destroy(st, st.leaders[1])
    st.advance()
    if seats == 3:
        assert st.result is not None
        assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")
    else:
        st.check()
        assert (st.eliminated, st.first, st.over) == ([0, 1, 1, 0], 3, False)
    gone = [line for line in told(st) if line.startswith("tell-eliminated")]
    assert "kaspars_panzerhand" in gone[0]  # what was taken off her is told with him


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-85")
def test_a_condition_that_is_not_about_the_foe_must_hold_at_once() -> None:
    for gear, able in (({}, False), ({"langschwert": "otto_streit"}, True)):
        me = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
        st = asked_for_technique(
            "otto_streit",
            {"servo_scarpa": "docks"},
            me,
            foe={"leader": "don_constanzo_scarpa"},
            gear={"kaspars_panzerhand": "otto_streit", **gear},
        )
        assert can(st, "use kaspars_panzerhand") == able


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-85")
def test_what_is_not_about_the_foe_is_not_judged_again_after_the_answer() -> None:
    """The sword is gone by then."""
    me = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
    worn = {"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit"}
    st = asked_for_technique(
        "otto_streit", {"servo_scarpa": "docks"}, me, foe={"leader": "don_constanzo_scarpa"}, gear=worn
    )
    go(st, "use kaspars_panzerhand")
    st.to_discard(number(st, "langschwert"))
    go(st, "accept")
    assert (st.duel.stage, unmet(st)) == (DUEL, [])


@pytest.mark.card("fivesails", "langschwert")
@pytest.mark.rule("FIV-DUEL-11", "FIV-ONCE-2", "FIV-TECH-1", "FIV-TECH-2", "FIV-TECH-3")
def test_langschwert() -> None:
    st = duel({"hand": ["triage", "triage"]}, {"hand": ["pull", "pull"]}, gear={"langschwert": "terrell_brandt"})
    go(st, "choose pull", "choose triage", "use langschwert 1")
    assert struck(st) == (0, 0, 5)  # 4, and 1
    assert not can(st, "use langschwert 2")  # one Technique a round
    go(st, "choose pull", "choose triage")
    assert not can(st, "use langschwert 1")
    go(st, "use langschwert 2")
    assert struck(st) == (0, 0, 5)


@pytest.mark.card("fivesails", "polished_flintlock")
def test_polished_flintlock() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
    )
    go(st, "use polished_flintlock", "option 1")
    assert wounds(st) == {"servo_scarpa": 1}
    assert engaged(st) == {"polished_flintlock"}
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
    )
    step(st, "use polished_flintlock")
    assert st.mover() == 1  # whose character it is decides
    go(st, "option 2")
    assert (wounds(st), engaged(st)) == ({}, {"servo_scarpa"})
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["triage"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose bravos", "choose triage", "use polished_flintlock")
    assert engaged(st) == {"polished_flintlock", "otto_streit"}
    go(st, "pass")
    assert wounds(st)["servo_scarpa"] == 4  # with Combat 1, but Lethal


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


@pytest.mark.card("fivesails", "unsavory_salve", "langschwert")
@pytest.mark.rule("FIV-C-105", "FIV-KEY-12")
@pytest.mark.parametrize(("card", "able"), [("regroup", False), ("precision", True)])
def test_the_salve_needs_a_thrust_to_give_up(card: str, able: bool) -> None:
    st = playing.duel(
        {}, {"hand": [card, "boon"]}, gear={"langschwert": "uwe_zimmerman", "unsavory_salve": "uwe_zimmerman"}
    )
    step(st, f"choose {card}")
    assert can(st, "use unsavory_salve") == able
    if able:
        step(st, "use unsavory_salve")
        strike(st)
        assert (struck(st)[2], wounds(st)["servo_scarpa"]) == (3, 1)


@pytest.mark.card("fivesails", "unsavory_salve")
@pytest.mark.rule("FIV-C-105")
def test_unsavory_salve() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["unsavory_salve"]})
    assert not can(st, "equip unsavory_salve")  # nobody has a Weapon
    st = duel({"hand": ["triage"]}, gear={"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"})
    go(st, "choose bravos", "choose triage")
    before = wounds(st)["servo_scarpa"]
    go(st, "use unsavory_salve")
    assert (wounds(st)["servo_scarpa"], struck(st)) == (before + 1, (0, 0, 3))  # 4, less 1
    st = duel({"hand": ["triage"]}, gear={"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"})
    go(st, "choose bravos", "choose triage", "use throwing_knife")
    assert zone(st, "unsavory_salve") == "discard"


@pytest.mark.card("fivesails", "unsavory_salve")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("triage", True), ("hexenjagd", False), ("regroup", False)])
def test_the_salve_takes_a_thrust(card: str, able: bool) -> None:
    gear = {"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"}
    st = duel({"hand": [card]}, gear=gear)
    step(st, "choose bravos", f"choose {card}")
    assert can(st, "use unsavory_salve") == able  # Thrust 4, 0, a dash


@pytest.mark.card("fivesails", "robbery", "unsavory_salve", "langschwert")
@pytest.mark.rule("FIV-ATT-5", "FIV-C-64")
def test_a_salve_goes_with_the_sword_that_was_robbed_and_each_to_its_owner() -> None:
    st = playing.pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery"]},
        {**EISEN, "crew": {"otto_streit": "forums"}},
        gear={"langschwert": "otto_streit", "unsavory_salve": "otto_streit", "gallegos_blade": "maya_de_la_rioja"},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "choose robbery")
    step(st, "use robbery 2")
    rest(st)
    go(st, "choose langschwert")
    assert "unsavory_salve" in pile(st, 1)
    go(st, "choose langschwert")  # one Weapon of two: the stolen one goes, to whose it was
    assert "langschwert" in pile(st, 1)
    assert bearer(st, "gallegos_blade") == "maya_de_la_rioja"
