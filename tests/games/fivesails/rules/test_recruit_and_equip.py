"""Recruit and Equip, and Parley, which goes before."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import drop_gear

from ..playing import bearer, can, engaged, go, hand, number, place, pos, why, zone


@pytest.mark.rule("FIV-EQUIP-1", "FIV-ATT-2", "FIV-COST-2")
def test_why_something_cannot_be_equipped() -> None:
    st = pos({"hand": ["stiletto", "boon"]}, city={"docks": ["eager_blade"]})
    assert why(st, "equip boon") == ("FIV-EQUIP-1", "no-attachment card=card:boon")
    assert why(st, "equip eager_blade") == ("FIV-EQUIP-1", "no-crew-at-gear place=place:docks card=card:eager_blade")
    st = pos({"hand": ["matchlock_musket"]})
    assert why(st, "equip matchlock_musket") == (
        "FIV-COST-2",
        "no-money cost=(no-money-cost card=card:matchlock_musket price=1) held=0",
    )


@pytest.mark.rule("FIV-EQUIP-1", "FIV-ATT-2", "FIV-COST-2")
def test_gear_in_the_city_costs_what_it_costs_whoever_stands_there() -> None:
    """A smith elsewhere makes nothing cheaper; from hand anybody may be the bearer."""
    city = {"docks": ["eager_blade"]}
    for smith, price in (("docks", 0), ("forums", 1)):
        crew = {"servo_scarpa": "docks", "kalla_forsberg": smith}
        st = pos({"crew": crew, "hand": []}, city=city)
        if price:
            money = f"no-money cost=(no-money-cost card=card:eager_blade price={price}) held=0"
            assert why(st, "equip eager_blade") == ("FIV-COST-2", money)
        else:
            go(st, "equip eager_blade")
            assert bearer(st, "eager_blade") == "kalla_forsberg"
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["corpse_speak"]})
    assert why(st, "equip corpse_speak") == ("FIV-ATT-2", "no-bearer card=card:corpse_speak")


@pytest.mark.rule(
    "FIV-EQUIP-1",
    "FIV-ATT-1",
    "FIV-ATT-2",
    "FIV-ATT-3",
    "FIV-ATT-5",
    "FIV-ATT-6",
    "FIV-CARD-5",
    "FIV-C-75",
    "FIV-C-76",
    "FIV-C-52",
    "FIV-KEY-5",
    "FIV-C-64",
    "FIV-C-111",
    "FIV-CITY-4",
)
def test_equipping() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "pull", "throwing_knife"]}, engaged=["servo_scarpa"]
    )
    go(st, "equip stiletto", "choose servo_scarpa", "pay pull")
    assert num(st, number(st, "servo_scarpa"), 1) == 3
    go(st, "pass", "equip throwing_knife", "choose servo_scarpa", "choose throwing_knife")
    assert (zone(st, "throwing_knife"), zone(st, "stiletto")) == ("discard", "play")
    st = pos(
        {"crew": {"servo_scarpa": "docks"}}, gear={"burnished_cuirass": "servo_scarpa"}, wounds={"servo_scarpa": 5}
    )
    drop_gear(st, number(st, "burnished_cuirass"))
    assert zone(st, "servo_scarpa") == "locker"
    assert zone(st, "burnished_cuirass") == "discard"
    assert number(st, "burnished_cuirass") in st.city_discard


@pytest.mark.rule("FIV-RECRUIT-1", "FIV-PARLEY-1", "FIV-COST-2")
def test_why_a_mercenary_cannot_be_recruited() -> None:
    city = {"docks": ["maryam_benu_pleroma"]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, city=city)
    assert why(st, "recruit maryam_benu_pleroma") == (
        "FIV-RECRUIT-1",
        "no-crew-at-mercenary place=place:docks card=card:maryam_benu_pleroma",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city)
    rule, reason = why(st, "recruit maryam_benu_pleroma")
    assert rule == "FIV-COST-2"
    assert reason == "no-money cost=(no-money-cost-parleyed card=card:maryam_benu_pleroma price=5) held=1"
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city, engaged=["servo_scarpa"])
    assert "no-money-cost-unparleyed" in why(st, "recruit maryam_benu_pleroma")[1]
    assert why(st, "recruit servo_scarpa")[1] == "no-hire-there card=card:servo_scarpa"


@pytest.mark.rule(
    "FIV-RECRUIT-3", "FIV-CREW-1", "FIV-CREW-2", "FIV-CREW-3", "FIV-EX-30", "FIV-C-27", "FIV-C-28", "FIV-KEY-7"
)
def test_crew_cap() -> None:
    crew = {
        "servo_scarpa": "docks",
        "sibella_scarpa": "home",
        "vissenta_scarpa": "home",
        "cesca_del_rosso": "home",
        "aldo_bussotti": "home",
        "angelo": "home",
    }
    st = pos(
        {"crew": crew, "scheme": "the_great_game", "hand": ["pull", "boon", "bravos"]}, city={"docks": ["takama_siad"]}
    )
    go(st, "recruit takama_siad", "pass", "pay pull", "pay boon", "pay bravos")
    assert not can(st, "choose don_constanzo_scarpa")
    assert not can(st, "choose angelo")
    go(st, "choose takama_siad")
    assert zone(st, "takama_siad") == "locker"
    assert hand(st, 0) == []  # nothing was destroyed, so nothing is drawn


@pytest.mark.rule("FIV-PARLEY-1", "FIV-RECRUIT-1", "FIV-RECRUIT-2", "FIV-C-78", "FIV-CITY-2", "FIV-KEY-4", "FIV-C-77")
def test_parley() -> None:
    st = pos(
        {
            "leader": "kaspar_dietrich",
            "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"},
            "hand": ["triage", "regroup"],
        },
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "recruit maryam_benu_pleroma", "pay triage", "pay regroup")
    assert place(st, "maryam_benu_pleroma") == "docks"
    assert engaged(st) == {"kaspar_dietrich"}
    st = pos(
        {
            "leader": "kaspar_dietrich",
            "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"},
            "hand": ["triage", "regroup"],
        },
        {"leader": "soline_el_gato"},
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["kaspar_dietrich"],
    )
    assert not can(st, "recruit maryam_benu_pleroma")
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks", "sibella_scarpa": "docks"}, "hand": ["pull", "boon"]},
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "use cirilo_naucriparos", "pay pull")
    assert (hand(st, 0), engaged(st)) == (["boon"], {"cirilo_naucriparos"})


@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_why_somebody_cannot_parley() -> None:
    st = pos(
        {
            "crew": {
                "servo_scarpa": "docks",
                "sibella_scarpa": "docks",
                "cesca_del_rosso": "docks",
                "kaj_kousei": "docks",
            },
            "hand": ["boon", "boon", "pull", "pull", "ambush", "ambush"],
        },
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["cesca_del_rosso"],
    )
    go(st, "recruit maryam_benu_pleroma")
    assert why(st, "choose cesca_del_rosso") == ("FIV-STATE-3", "no-deed-engaged card=card:cesca_del_rosso deed=parley")
    assert why(st, "choose kaj_kousei")[1] == "no-parley-by-mercenary card=card:kaj_kousei"
    assert why(st, "choose don_constanzo_scarpa")[0] == "FIV-PARLEY-1"
    assert why(st, "claim sibella_scarpa") == ("FIV-DRAMA-1", "no-turn-yet question=(ask-who-parleys)")


@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_why_that_one_cannot_parley() -> None:
    crew = {"servo_scarpa": "docks", "sibella_scarpa": "forums", "cesca_del_rosso": "docks"}
    hand = ["boon", "boon 2", "pull", "pull 2", "ambush", "ambush 2"]
    st = pos({"crew": crew, "hand": hand}, city={"docks": ["maryam_benu_pleroma"]})
    go(st, "recruit maryam_benu_pleroma")
    assert why(st, "choose sibella_scarpa") == ("FIV-PARLEY-1", "no-parley-there card=card:sibella_scarpa")
    home = "no-deed-at-home card=card:don_constanzo_scarpa deed=parley"
    assert why(st, "choose don_constanzo_scarpa") == ("FIV-PARLEY-1", home)
    other = "no-character-of-yours card=card:maryam_benu_pleroma deed=parley"
    assert why(st, "choose maryam_benu_pleroma") == ("FIV-PARLEY-1", other)
