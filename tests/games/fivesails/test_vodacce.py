"""The cards of Vodacce, each played as a person would."""

from __future__ import annotations

import pytest

from .playing import (
    GAME,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    pile,
    place,
    pools,
    pos,
    renown,
    struck,
    wounds,
    zone,
)


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-34", "FIV-C-60", "FIV-C-121", "FIV-SET-5")
def test_don_constanzo() -> None:
    st = GAME.new(2, 1)
    assert st.mover() == 0
    st.apply(0, GAME.action(st, 0, "name dante"))
    assert hand(st, 0) == ["dante"]  # type: ignore[arg-type]
    st = pos({"crew": {"don_constanzo_scarpa": "docks", "buratino": "docks"}}, {"crew": {"otto_streit": "docks"}})
    go(st, "claim don_constanzo_scarpa")
    assert held(st) == {"docks": 0}  # 3 and 1 for the Thug against 2
    go(st, "pass", "pass", "use don_constanzo_scarpa")
    assert zone(st, "buratino") == "play"


@pytest.mark.card("fivesails", "aldo_bussotti")
def test_aldo() -> None:
    st = pos(
        {"crew": {"aldo_bussotti": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        renown={"docks": 1, "forums": 1},
        control={"forums": 0},
    )
    go(st, "use aldo_bussotti")
    assert renown(st) == {"docks": 2}
    go(st, "pass", "claim aldo_bussotti")
    assert held(st) == {"docks": 0, "forums": 0}  # 1 + 2 against 2


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-61", "FIV-SELF-1", "FIV-SELF-2", "FIV-SELF-3")
def test_cesca() -> None:
    st = pos({"crew": {"cesca_del_rosso": "docks"}, "deck": ["pull", "boon"]})
    go(st, "use cesca_del_rosso 1", "use cesca_del_rosso 2")
    assert hand(st, 0) == ["boon", "pull"]
    assert wounds(st) == {"cesca_del_rosso": 1}


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-54", "FIV-C-79", "FIV-KEY-9")
def test_cirilo() -> None:
    st = pos({"crew": {"cirilo_naucriparos": "docks"}, "hand": ["bravos"]}, city={"docks": ["maryam_benu_pleroma"]})
    go(st, "use cirilo_naucriparos", "pay bravos")
    assert place(st, "maryam_benu_pleroma") == "docks"
    assert engaged(st) == {"cirilo_naucriparos"}
    go(st, "pass", "pass")
    assert zone(st, "maryam_benu_pleroma") == "discard"  # a Brute now, so discarded at the end of the Day
    assert number(st, "maryam_benu_pleroma") in st.city_discard


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17", "FIV-C-58")
def test_sarafina() -> None:
    st = duel({"crew": {"sarafina": "forums"}}, {"hand": ["langschwert"], "deck": ["triage", "regroup"]})
    go(st, "choose langschwert", "gamble")
    assert len(list(st.aside)) == 3
    st = duel(
        {"crew": {"sarafina": "forums"}, "hand": ["bravos"]}, {"hand": ["langschwert"], "deck": ["triage", "regroup"]}
    )
    go(st, "choose langschwert", "choose bravos", "use sarafina", "choose triage")
    assert st.decks[1][0] == number(st, "triage") or zone(st, "triage") == "deck"


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-130")
def test_servo() -> None:
    st = pos({"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}})
    go(st, "challenge servo_scarpa", "use servo_scarpa", "refuse")
    assert place(st, "servo_scarpa") == "forums"
    assert wounds(st) == {"otto_streit": 3}  # 3 Combat + 1 Thrust, limited to 3


@pytest.mark.card("fivesails", "sibella_scarpa")
def test_sibella() -> None:
    st = pos({"crew": {"sibella_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}})
    go(st, "use sibella_scarpa")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1}
    assert not can(pos({"crew": {"sibella_scarpa": "forums"}}), "use sibella_scarpa")


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta() -> None:
    st = pos({"crew": {"vissenta_scarpa": "docks", "angelo": "docks"}, "deck": ["pull", "boon"]})
    go(st, "use angelo", "use vissenta_scarpa")
    assert hand(st, 0) == ["boon", "pull"]
    st = duel(
        {"crew": {"vissenta_scarpa": "forums"}, "hand": ["bravos"]},
        {"hand": ["langschwert"]},
        wounds={"vissenta_scarpa": 1},
    )
    go(st, "choose langschwert", "choose bravos", "use vissenta_scarpa", "option 2", "pass")
    assert struck(st) == (1, 1, 4)


@pytest.mark.card("fivesails", "vittoria_anselmo")
def test_vittoria() -> None:
    st = pos(
        {"crew": {"vittoria_anselmo": "forums"}, "hand": ["angelo"]}, {"crew": {"terrell_brandt": "forums"}}, turn=1
    )
    go(st, "challenge terrell_brandt", "use vittoria_anselmo", "choose angelo", "option 2", "refuse")
    assert place(st, "vittoria_anselmo") == "home 1"
    assert zone(st, "angelo") == "discard"  # he was the target, and fell


@pytest.mark.card("fivesails", "the_great_game")
def test_the_great_game() -> None:
    st = pos({"crew": {"angelo": "docks"}, "scheme": "the_great_game"}, {"crew": {"otto_streit": "docks"}})
    go(st, "use the_great_game", "use the_great_game 2")
    assert wounds(st) == {"otto_streit": 1}
    assert len(hand(st, 0)) == 1


@pytest.mark.card("fivesails", "plans_within_plans")
def test_plans_within_plans() -> None:
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "claim don_constanzo_scarpa", "use plans_within_plans")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "alcee")
@pytest.mark.card("fivesails", "angelo")
@pytest.mark.card("fivesails", "buratino")
@pytest.mark.card("fivesails", "dante")
@pytest.mark.rule("FIV-BRUTE-4", "FIV-CARD-10", "FIV-C-53")
def test_thugs() -> None:
    for thug in ("alcee", "angelo", "buratino", "dante"):
        st = pos(
            {"crew": {thug: "docks"}},
            {"crew": {"otto_streit": "forums" if thug == "dante" else "docks", "philip_hase": "home"}},
        )
        go(st, f"use {thug}")
        if can(st, "choose otto_streit"):
            go(st, "choose otto_streit")
        assert pile(st, 0) == [thug]
        assert ("otto_streit" in engaged(st)) == (thug == "alcee")
        assert (wounds(st) == {"otto_streit": 1}) == (thug == "buratino")
        assert (len(hand(st, 0)) == 1) == (thug == "angelo")
        assert place(st, "otto_streit") == "docks"


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress() -> None:
    st = pos({"hand": ["legions_caress", "bravos"]}, {"crew": {"otto_streit": "docks"}}, engaged=["otto_streit"])
    go(st, "equip legions_caress", "pay bravos", "pass", "pass")
    assert wounds(st) == {"otto_streit": 1}  # he became en garde in Dusk


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-93", "FIV-REACT-1", "FIV-REACT-4")
def test_stiletto() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}}, gear={"stiletto": "servo_scarpa"}
    )
    go(st, "challenge servo_scarpa", "use stiletto", "option 2", "refuse")
    assert wounds(st) == {}
    assert zone(st, "otto_streit") == "locker"
    assert engaged(st) == {"servo_scarpa", "stiletto"}


@pytest.mark.card("fivesails", "ambush")
def test_ambush() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums", "angelo": "forums"}, "hand": ["ambush"]},
        {"crew": {"otto_streit": "forums", "philip_hase": "forums"}},
    )
    go(st, "challenge servo_scarpa", "choose otto_streit", "use ambush")
    assert not can(st, "intervene philip_hase")
    assert pile(st, 0) == ["ambush"]


@pytest.mark.card("fivesails", "bravos")
def test_bravos() -> None:
    st = pos({"hand": ["bravos", "angelo"], "discard": ["buratino"]})
    assert not can(st, "use bravos")  # a Thug cannot pay for it
    st = pos({"hand": ["bravos", "pull"], "discard": ["buratino"]})
    go(st, "use bravos", "pay pull")
    assert place(st, "buratino") == "home 1"


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.rule("FIV-REPLACE-1", "FIV-REPLACE-3")
def test_fates_burden() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use fates_burden")
    assert zone(st, "fates_burden") == "play"
    go(st, "pass", "pass")
    assert engaged(st) == {"otto_streit"}  # the card was destroyed instead
    assert zone(st, "fates_burden") == "discard"


@pytest.mark.card("fivesails", "for_the_family")
def test_for_the_family() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use for_the_family")
    assert zone(st, "sibella_scarpa") == "locker"
    assert place(st, "otto_streit") == "home 2"


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122")
def test_objection() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}, "leader": "don_constanzo_scarpa", "hand": ["objection"]},
    )
    go(st, "claim sibella_scarpa", "use objection")
    assert held(st) == {}


@pytest.mark.card("fivesails", "pack_tactics")
def test_pack_tactics() -> None:
    st = pos(
        {"crew": {"angelo": "docks", "alcee": "home"}, "hand": ["pack_tactics", "pull"]},
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use pack_tactics", "pay pull", "place forums", "choose angelo", "choose alcee")
    assert held(st) == {"forums": 0}  # 1 + 2 and 1 for Thugs against 2


@pytest.mark.card("fivesails", "the_pressure_is_on")
def test_the_pressure_is_on() -> None:
    st = pos(
        {"crew": {"angelo": "docks"}, "hand": ["the_pressure_is_on", "pull"]},
        {"crew": {"otto_streit": "docks"}},
        control={"docks": 0},
    )
    go(st, "use the_pressure_is_on", "pay pull")
    assert engaged(st) == {"otto_streit"}


@pytest.mark.card("fivesails", "pull_the_strand")
def test_pull_the_strand() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks"}, "hand": ["pull_the_strand"]},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
    )
    go(st, "use pull_the_strand", "choose otto_streit")
    assert held(st) == {"docks": 0}  # 2 + 2 against 2


@pytest.mark.card("fivesails", "rough_em_up")
@pytest.mark.rule("FIV-C-125")
def test_rough_em_up() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums", "angelo": "forums"}, "hand": ["rough_em_up"]}, {"hand": ["langschwert"]}
    )
    go(st, "choose langschwert", "choose rough_em_up", "use rough_em_up", "choose angelo")
    assert pile(st, 0) == ["angelo"]
    assert pools(st) == (0, 5)
    assert st.duel.challenger.lethal  # Lethal


@pytest.mark.card("fivesails", "unyielding_loyalty")
def test_unyielding_loyalty() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["unyielding_loyalty", "pull", "angelo"]},
        {"crew": {"philip_hase": "forums"}, "hand": ["press_the_advantage", "triage", "triage"]},
        turn=1,
    )
    go(st, "challenge philip_hase", "use unyielding_loyalty", "pay pull", "choose angelo")
    assert wounds(st) == {}
    assert st.mover() == 0


@pytest.mark.card("fivesails", "veronicas_guile")
def test_veronicas_guile() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["veronicas_guile", "pull"]},
        {"crew": {"terrell_brandt": "docks"}},
    )
    go(st, "use veronicas_guile", "pay pull", "refuse")
    assert wounds(st) == {"terrell_brandt": 3}
    assert engaged(st) == set()
    st = duel({"crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "pull"]}, {"hand": ["langschwert"]})
    go(st, "choose langschwert", "choose veronicas_guile", "use veronicas_guile", "pay pull")
    assert place(st, "uwe_zimmerman") == "home 2"


@pytest.mark.card("fivesails", "wrath_of_the_don")
def test_wrath_of_the_don() -> None:
    for answer, tired in (("option 1", set[str]()), ("option 2", {"otto_streit", "sibella_scarpa"})):
        st = pos(
            {"crew": {"sibella_scarpa": "docks"}, "hand": ["wrath_of_the_don"]},
            {"crew": {"otto_streit": "docks"}},
            engaged=["sibella_scarpa"],
        )
        go(st, "use wrath_of_the_don", answer)
        assert engaged(st) == tired
        assert wounds(st) == {"sibella_scarpa": 1}
