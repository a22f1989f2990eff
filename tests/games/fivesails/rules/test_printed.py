"""What is on a card: dashes, names and copies."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num, stat
from intrigue.games.fivesails.state.names import DASH, INFLUENCE

from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    MONTAIGNE,
    USSURA,
    bearer,
    can,
    duel,
    engaged,
    go,
    number,
    pos,
    struck,
    why,
    wounds,
    zone,
)


@pytest.mark.card("fivesails", "robbery", "tabard_of_the_fallen_musketeer", "burnished_cuirass")
@pytest.mark.rule("FIV-C-111", "FIV-CARD-5")
@pytest.mark.parametrize(("what", "standing"), [("tabard_of_the_fallen_musketeer", 2), ("burnished_cuirass", 1)])
def test_what_maya_robs_is_on_her_and_off_him(what: str, standing: int) -> None:
    """Without the Cuirass Horatio has as many wounds as Resolve."""
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "forums"}}
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "boon"]}
    cuirass = what == "burnished_cuirass"
    st = duel(me, foe, gear={what: "horatio_lockwood"}, wounds={"horatio_lockwood": 5} if cuirass else {})
    go(st, "choose robbery", "use robbery 2", "pay boon")
    assert (bearer(st, what), num(st, number(st, "maya_de_la_rioja"), INFLUENCE)) == ("maya_de_la_rioja", standing)
    assert zone(st, "horatio_lockwood") == ("locker" if cuirass else "play")


@pytest.mark.card("fivesails", "pavel_ivanov", "mireli_sabre")
@pytest.mark.rule("FIV-DASH-1")
def test_no_technique_raises_a_dash() -> None:
    foe = {**USSURA, "crew": {"pavel_ivanov": "forums"}, "hand": ["mireli_sabre"]}
    st = duel({"crew": {"servo_scarpa": "forums"}, "hand": ["objection"]}, foe)
    go(st, "choose mireli_sabre", "use pavel_ivanov 2")
    assert struck(st) == (2, 0, 1)


@pytest.mark.rule("FIV-DASH-1", "FIV-DASH-2", "FIV-DASH-3", "FIV-EX-9", "FIV-EX-10", "FIV-C-66", "FIV-CARD-4")
def test_dashes() -> None:
    st = pos({"crew": {"angelo": "docks"}}, {"crew": {"otto_streit": "docks"}}, gear={"uppmans_jacket": "angelo"})
    assert stat(st, number(st, "angelo"), 2) == DASH
    assert num(st, number(st, "angelo"), 2) == 0
    assert not can(st, "claim angelo")
    st = pos(
        {"crew": {"servo_scarpa": "docks"}}, {"crew": {"maryam_benu_pleroma": "docks"}, "scheme": "contempt_and_hatred"}
    )
    assert stat(st, number(st, "maryam_benu_pleroma"), 2) == DASH
    st = pos(
        {"crew": {"aldo_bussotti": "docks"}, "hand": ["veronicas_guile", "pull"]},
        {"crew": {"horatio_lockwood": "docks"}},
    )
    go(st, "use veronicas_guile", "pay pull", "refuse")
    assert wounds(st) == {"horatio_lockwood": 1}  # he may be challenged with his dash


@pytest.mark.card("fivesails", "captains_coat", "tabard_of_the_fallen_musketeer", "contempt_and_hatred")
@pytest.mark.rule("FIV-DASH-2", "FIV-C-52")
@pytest.mark.parametrize(
    ("gear", "ability"),
    [("captains_coat", "captains_coat"), ("tabard_of_the_fallen_musketeer", "tabard_of_the_fallen_musketeer")],
)
@pytest.mark.parametrize(
    ("who", "able"), [("kalla_forsberg", False), ("gustavo", False), ("claude_de_la_roche", False)]
)
def test_no_garment_claims_for_a_dash(gear: str, ability: str, who: str, able: bool) -> None:
    if who != "kalla_forsberg":
        if gear == "tabard_of_the_fallen_musketeer":
            return  # Diplomats cannot bear it
        able = True
    st = pos({**MONTAIGNE, "crew": {who: "docks"}}, gear={gear: who})
    assert can(st, f"use {ability}") == able


@pytest.mark.rule("FIV-DASH-2", "FIV-CHAL-6")
def test_what_a_card_begins_with_a_stat_is_refused_to_a_dash() -> None:
    """Kalla has no Influence to press or to challenge with; Servo has, but nobody to challenge."""
    me = {"crew": {"kalla_forsberg": "docks"}, "hand": ["veronicas_guile", "pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, gear={"captains_coat": "kalla_forsberg"})
    dash = "stat=stat:influence"
    assert why(st, "use captains_coat") == ("FIV-DASH-2", f"no-stat-for-that card=card:captains_coat {dash}")
    assert why(st, "use veronicas_guile") == ("FIV-DASH-2", f"no-stat-for-that card=card:veronicas_guile {dash}")
    st = pos({**me, "crew": {"servo_scarpa": "docks", "kalla_forsberg": "docks"}})
    alone = "no-enemy-there place=place:docks card=card:servo_scarpa"
    assert why(st, "use veronicas_guile") == ("FIV-CHAL-6", alone)


@pytest.mark.card("fivesails", "captains_coat", "contempt_and_hatred", "veronicas_guile")
@pytest.mark.rule("FIV-DASH-2", "FIV-EX-10")
@pytest.mark.parametrize(
    ("use", "given"),
    [
        ("captains_coat ability 1", {"gear": {"captains_coat": "kalla_forsberg"}}),
        ("contempt_and_hatred ability 2", {}),
        ("veronicas_guile ability 1", {}),
    ],
)
def test_who_has_a_dash_is_told_so_by_cards_as_well(use: str, given: dict[str, dict[str, str]]) -> None:
    """The card takes nobody else, or nobody else is in the city; with somebody who has Influence it can be used."""
    card, slot = use.split()[0], int(use.split()[-1])
    me = {"scheme": "contempt_and_hatred", "hand": ["veronicas_guile", "pull"]}
    foe = {"crew": {"otto_streit": "docks"}}
    st = pos({**me, "crew": {"kalla_forsberg": "docks", "sibella_scarpa": "home"}}, foe, **given)
    assert why(st, f"use {use}") == ("FIV-DASH-2", f"no-stat-for-that card=card:{card} stat=stat:influence")
    worn = {"gear": {"captains_coat": "sibella_scarpa"}} if given else {}
    st = pos({**me, "crew": {"kalla_forsberg": "docks", "sibella_scarpa": "docks"}}, foe, **worn)
    assert can(st, f"use {card} {slot}")


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "throwing_knife")
@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-EX-12", "FIV-SELF-3", "FIV-SELF-4", "FIV-C-61")
@pytest.mark.parametrize("weapon", ["throwing_knife", "improvised_weapon"])
def test_copying_what_destroys_its_own_card_destroys_the_copying_card(weapon: str) -> None:
    st = BY_MONTAIGNE.duel({"hand": ["i_know_that_trick"]}, gear={weapon: "otto_streit"})
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert (zone(st, "i_know_that_trick"), zone(st, weapon)) == ("discard", "play")
    assert struck(st) == (1, 1, 2)  # its own values still count, and the Thrust that it copied


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "polished_flintlock")
@pytest.mark.rule("FIV-SELF-3", "FIV-C-61", "FIV-STATE-3", "FIV-GAMBLE-4")
def test_copying_what_engages_its_own_card_engages_the_copying_card() -> None:
    st = BY_MONTAIGNE.duel({"hand": ["i_know_that_trick"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert st.duel.challenger.lethal
    assert "polished_flintlock" not in engaged(st)
    st = BY_MONTAIGNE.duel({"deck": ["i_know_that_trick", "triage"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose langschwert", "gamble", "choose i_know_that_trick")
    assert not can(st, "use i_know_that_trick")  # a gambled card lies there engaged already
