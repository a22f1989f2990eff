"""Two cards whose texts touch the same thing, where no card by itself shows what happens."""

from __future__ import annotations

import pytest

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    offers,
    pile,
    place,
    plot,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- what a combat card does by itself


@pytest.mark.card("fivesails", "mirelis_revision", "not_today")
@pytest.mark.rule("FIV-C-155", "FIV-REPLACE-3")
@pytest.mark.parametrize(
    ("first", "second", "hurt", "where"),
    [("langschwert", "not_today", 1, "home 2"), ("not_today", "regroup", 2, "docks")],
)
def test_a_revised_round_is_the_round_of_the_other_card(first: str, second: str, hurt: int, where: str) -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": [first], "deck": [second, "precision"]}
    st = pos(me, foe)
    step(st, "challenge ren", "accept", f"choose {first}", "use mirelis_revision", "pay boon", f"choose {second}")
    strike(st)
    assert (wounds(st), place(st, "uwe_zimmerman")) == ({"uwe_zimmerman": hurt}, where)


@pytest.mark.card("fivesails", "roll_the_bones", "not_today")
@pytest.mark.rule("FIV-C-72", "FIV-REPLACE-3")
def test_a_card_whose_values_the_bones_lend_was_not_played() -> None:
    foe = {
        **CASTILLE,
        "crew": {"maya_de_la_rioja": "docks"},
        "hand": ["roll_the_bones"],
        "deck": ["not_today", "taunt"],
    }
    st = pos({**EISEN, "crew": {"uwe_zimmerman": "docks"}}, foe)
    step(st, "challenge uwe_zimmerman", "accept", "choose roll_the_bones", "use roll_the_bones", "choose not_today")
    strike(st)
    assert (struck(st), wounds(st), place(st, "maya_de_la_rioja")) == ((1, 5, 0), {}, "docks")
    assert zone(st, "not_today") == "deck"


@pytest.mark.card("fivesails", "robbery", "grandfathers_hammer")
@pytest.mark.rule("FIV-C-64", "FIV-DUEL-9")
def test_a_robbed_hammer_is_thrown_and_goes_back_to_its_owner() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "boon", "boon", "pull"]}
    foe = {
        **USSURA,
        "crew": {"torsten_vakt": "forums"},
        "discard": ["grandfathers_hammer"],
        "hand": ["borets"],
    }
    st = pos(me, foe)
    step(st, "use robbery", "pay boon", "pay boon")
    rest(st)
    step(st, "pass", "challenge maya_de_la_rioja", "accept", "choose borets", "use grandfathers_hammer 1")
    strike(st)
    go(st, "pass")
    strike(st)
    assert "grandfathers_hammer" in pile(st, 1)
    assert hand(st, 0) == ["pull"]


@pytest.mark.card("fivesails", "the_cats_glass", "robbery")
@pytest.mark.rule("FIV-DUR-1")
def test_whoever_robs_the_glass_still_sees_fewer_cards_by_it() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery", "pull", "boon"]}
    foe = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["taunt", "unfortunate"]}
    st = pos(me, foe, gear={"the_cats_glass": "sanjay"})
    step(st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose taunt")
    strike(st)
    step(st, "choose robbery", "use robbery 2", "pay boon", "pay pull")
    strike(st)
    go(st, "choose unfortunate")
    strike(st)
    step(st, "gamble")
    assert (bearer(st, "the_cats_glass"), len(says(st))) == ("maya_de_la_rioja", 1)


# ---------------------------------------------------------------------- values that several cards change


@pytest.mark.card("fivesails", "gallegos_blade", "so_it_begins")
@pytest.mark.rule("FIV-C-105")
def test_a_parry_that_the_street_has_taken_pays_for_nothing() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]}
    st = pos(me, foe, gear={"gallegos_blade": "maya_de_la_rioja"}, city={"docks": ["so_it_begins"]})
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    step(st, "choose taunt")
    assert not can(st, "use gallegos_blade")


@pytest.mark.card("fivesails", "eager_blade", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-105")
def test_a_riposte_that_the_eager_blade_gave_can_be_paid_with() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert", "pull"]}
    st = pos(me, foe, gear={"eager_blade": "maya_de_la_rioja"})
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    go(st, "choose adaptable", "use maya_de_la_rioja 2")
    strike(st)
    assert (struck(st), hand(st, 1)) == ((0, 0, 0), [])


# ---------------------------------------------------------------------- others at the table


@pytest.mark.card("fivesails", "hexenjagd", "sibella_scarpa")
@pytest.mark.rule("FIV-C-49", "FIV-REACT-1")
def test_a_third_hunts_the_witch_who_strikes_at_somebody_beside_him() -> None:
    second = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]}
    st = table({"crew": {"sibella_scarpa": "docks"}}, second, {"crew": {"torsten_vakt": "docks"}})
    step(st, "use sibella_scarpa", "choose torsten_vakt", "use hexenjagd")
    rest(st)
    assert wounds(st) == {"sibella_scarpa": 1, "uwe_zimmerman": 1}


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50")
@pytest.mark.parametrize(("third", "threat"), [("docks", 3), ("forums", 5)])
def test_horatio_counts_the_enemies_of_every_opponent(third: str, threat: int) -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"horatio_lockwood": "docks"}}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]}
    st = table(me, foe, {"crew": {"torsten_vakt": third}})
    step(st, "challenge horatio_lockwood", "use horatio_lockwood 2", "choose uwe_zimmerman", "accept")
    assert pools(st) == (0, threat)


@pytest.mark.card("fivesails", "urraca_de_murrieta", "shifting_tides")
@pytest.mark.rule("FIV-C-144")
@pytest.mark.parametrize("mine", [True, False])
def test_urraca_adds_where_her_side_let_the_tide_leave_renown(mine: bool) -> None:
    """The planner adds at the Docks, and the opponent who was chosen at the Forums."""
    urraca = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "docks"}, "hand": ["pull", "boon"]}
    st = plot("shifting_tides", urraca if mine else USSURA, USSURA if mine else urraca)
    step(st, "place docks", "place forums", "use urraca_de_murrieta", "choose boon")
    rest(st)
    assert renown(st) == ({"docks": 2, "forums": 1} if mine else {"docks": 1, "forums": 2})


# ---------------------------------------------------------------------- where somebody was, and who it was


@pytest.mark.card("fivesails", "for_the_family", "dante", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-144")
def test_vissenta_mourns_those_beside_whom_she_was() -> None:
    st = pos({**VODACCE, "crew": {"vissenta_scarpa": "forums", "dante": "docks"}})
    step(st, "use dante", "choose vissenta_scarpa")
    assert not offers(st, "use vissenta_scarpa")
    assert place(st, "vissenta_scarpa") == "docks"
    me = {**VODACCE, "crew": {"vissenta_scarpa": "docks", "servo_scarpa": "docks"}, "hand": ["for_the_family"]}
    st = pos(me, engaged=["vissenta_scarpa"])
    step(st, "use for_the_family")
    assert place(st, "vissenta_scarpa") == "home 1"
    assert offers(st, "use vissenta_scarpa")


@pytest.mark.card("fivesails", "matushkas_command", "elina_georginova")
@pytest.mark.rule("FIV-ACT-1", "FIV-LKI-1")
def test_a_command_holds_where_it_was_given_though_its_actor_went_home() -> None:
    crew = {"elina_georginova": "docks", "torsten_vakt": "docks", "ren": "home"}
    me = {**USSURA, "crew": crew, "hand": ["matushkas_command", "pull"]}
    st = pos(me, {**EISEN, "crew": {"uwe_zimmerman": "docks"}}, engaged=["elina_georginova"])
    step(st, "use matushkas_command", "choose elina_georginova", "pay pull")
    rest(st)
    assert engaged(st) == {"elina_georginova", "torsten_vakt", "uwe_zimmerman"}
    assert place(st, "elina_georginova") == "home 1"


@pytest.mark.card("fivesails", "kalla_forsberg", "unsavory_salve")
@pytest.mark.rule("FIV-C-161")
def test_a_salve_is_lost_with_the_weapon_that_kalla_hands_over() -> None:
    st = pos(
        {**EISEN, "crew": {"kalla_forsberg": "docks", "uwe_zimmerman": "docks"}},
        gear={"langschwert": "uwe_zimmerman", "unsavory_salve": "uwe_zimmerman"},
    )
    go(st, "use kalla_forsberg")
    assert (bearer(st, "langschwert"), zone(st, "unsavory_salve")) == ("kalla_forsberg", "discard")


@pytest.mark.card("fivesails", "kalla_forsberg", "fates_burden")
@pytest.mark.rule("FIV-C-161", "FIV-C-147")
def test_a_burden_that_kalla_takes_upon_herself_holds_her_down() -> None:
    me = {**VODACCE, "crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]}
    foe = {**EISEN, "crew": {"kalla_forsberg": "docks", "uwe_zimmerman": "docks"}}
    st = pos(me, foe, engaged=["kalla_forsberg", "uwe_zimmerman"])
    go(st, "use fates_burden", "choose uwe_zimmerman", "use kalla_forsberg", "pass", "pass")
    assert (engaged(st), pile(st, 0)) == ({"kalla_forsberg"}, ["fates_burden"])
