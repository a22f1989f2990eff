"""Standing lines of characters and attachments: whom they reach, and whom not."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from .playing import can, duel, engaged, go, held, offers, pos, step, wounds, zone


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-CHAL-9")
def test_odettes_musketeers_stand_in_for_her_alone_without_engaging() -> None:
    def challenged(target: str, *tired: str) -> FiveSails:
        crew = {"odette_dubois_darrent": "docks", "jean_urbain": "docks", "horatio_lockwood": "docks"}
        me = {"leader": "odette_dubois_darrent", "crew": crew}
        st = pos(me, {"crew": {"terrell_brandt": "docks"}}, turn=1, engaged=list(tired))
        return step(st, "challenge terrell_brandt", f"choose {target}")

    st = challenged("odette_dubois_darrent")
    step(st, "intervene jean_urbain")
    assert engaged(st) == {"terrell_brandt"}
    st = challenged("odette_dubois_darrent")
    step(st, "intervene horatio_lockwood")  # no Musketeer
    assert engaged(st) == {"terrell_brandt", "horatio_lockwood"}
    st = challenged("horatio_lockwood")
    step(st, "intervene jean_urbain")  # not for her
    assert engaged(st) == {"terrell_brandt", "jean_urbain"}
    assert not can(challenged("odette_dubois_darrent", "jean_urbain"), "intervene jean_urbain")


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_holds_the_ground_of_other_musketeers_against_opponents() -> None:
    def moved(who: str, at: str = "docks", turn: int = 1) -> bool:
        crew = {"henri_michelet": "docks", who: at}
        hand = ["come_hither", "triage", "triage"]
        me = {"leader": "odette_dubois_darrent", "crew": crew, "hand": hand}
        st = pos(me, {"hand": hand}, turn=turn)
        step(st, "use come_hither", "pay triage", "pay triage")
        return can(st, f"choose {who}")

    assert not moved("jean_urbain")
    assert moved("jean_urbain", turn=0)  # your own ability
    assert moved("jean_urbain", "grand_bazaar")
    assert moved("horatio_lockwood")  # no Musketeer
    assert moved("henri_michelet")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_bleeds_for_everything_but_his_own_sorcery() -> None:
    crew = {"maxime_de_lafayette": "docks", "leontine_giroux": "docks"}
    for who, hurt in (("maxime_de_lafayette", {}), ("leontine_giroux", {"leontine_giroux": 1})):
        st = pos({"crew": crew, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "forums"}})
        go(st, "use pull", f"choose {who}", "pay triage", "choose otto_streit")
        assert wounds(st) == hurt
    st = pos({"crew": crew}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "choose maxime_de_lafayette")
    assert wounds(st) == {"maxime_de_lafayette": 1, "sibella_scarpa": 1}
    st = pos({"crew": crew, "hand": ["wrath_of_the_don"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use wrath_of_the_don", "choose maxime_de_lafayette", "option 2")
    assert wounds(st) == {"maxime_de_lafayette": 1}


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_fights_better_against_the_richer() -> None:
    def threat(mine: int, theirs: int) -> dict[str, int]:
        me = {"crew": {"guillen_de_murrieta": "docks"}, "renown": mine}
        st = pos(me, {"crew": {"uwe_zimmerman": "docks"}, "renown": theirs})
        go(st, "challenge guillen_de_murrieta", "refuse")
        return wounds(st)

    assert threat(1, 2) == {"uwe_zimmerman": 3}
    assert threat(2, 2) == {"uwe_zimmerman": 2}


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem_shames_who_refuses_and_not_who_is_stood_in_for() -> None:
    st = pos({"crew": {"nazem_ibn_umur": "docks"}}, {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}})
    go(st, "challenge nazem_ibn_umur", "choose otto_streit", "intervene uwe_zimmerman")
    assert engaged(st) == {"nazem_ibn_umur", "uwe_zimmerman"}


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-121")
def test_don_constanzo_has_one_voice_more_where_a_thug_of_his_is() -> None:
    def claims(*thugs: str, at: str = "docks") -> bool:
        crew = {"cesca_del_rosso": "docks", **dict.fromkeys(thugs, at)}
        st = pos({"crew": crew}, {"crew": {"otto_streit": "docks"}})  # 2 against 2
        go(st, "claim cesca_del_rosso")
        return held(st) == {"docks": 0}

    assert claims("angelo")
    assert not claims()
    assert not claims("angelo", at="forums")
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "angelo": "docks", "dante": "docks"}}, {"crew": {"pavel_ivanov": "docks"}}
    )
    go(st, "claim cesca_del_rosso")
    assert held(st) == {}  # 2 and 1 for both of them against 3


@pytest.mark.card("fivesails", "aldo_bussotti")
def test_aldo_counts_the_renown_at_his_own_location() -> None:
    def claims(lies: str) -> bool:
        st = pos({"crew": {"aldo_bussotti": "docks"}}, {"crew": {"otto_streit": "docks"}}, renown={lies: 2})
        go(st, "claim aldo_bussotti")
        return held(st) == {"docks": 0}

    assert claims("docks")
    assert not claims("forums")


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-BRUTE-5", "FIV-CREW-2")
def test_cirilos_mercenaries_do_not_count_for_the_crew_cap() -> None:
    five = ["cirilo_naucriparos", "servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "aldo_bussotti"]
    st = pos({"crew": dict.fromkeys(five, "docks"), "hand": ["pull"]}, city={"docks": ["gustavo"]})
    go(st, "use cirilo_naucriparos", "pay pull")
    assert (zone(st, "gustavo"), st.mover()) == ("play", 1)  # seven of six, and nobody has to go


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-130")
def test_servo_challenges_next_door_where_a_red_hand_of_yours_stands() -> None:
    def challenges(friend: str, at: str) -> bool:
        st = pos({"crew": {"servo_scarpa": "docks", friend: at}}, {"crew": {"otto_streit": at}})
        return can(st, "challenge servo_scarpa")

    assert challenges("sibella_scarpa", "forums")
    assert not challenges("vissenta_scarpa", "forums")  # no Red Hand
    assert not challenges("sibella_scarpa", "grand_bazaar")  # not adjacent


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress_is_for_anybody_in_the_city_but_leaders() -> None:
    def put_on(who: str, at: str) -> bool:
        st = pos({"hand": ["legions_caress", "pull"]}, {"crew": {who: at}})
        return can(st, "equip legions_caress")

    assert put_on("otto_streit", "docks")
    assert not put_on("otto_streit", "home")
    assert not put_on("kaspar_dietrich", "docks")


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress_does_not_hurt_who_was_en_garde_already() -> None:
    st = pos({}, {"crew": {"otto_streit": "docks"}}, gear={"legions_caress": "otto_streit"})
    go(st, "pass", "pass")
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "breastplate")
def test_the_breastplate_takes_1_off_the_first_wounds_of_each_duel() -> None:
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "triage"]}
    st = duel({"hand": ["rough_em_up"]}, foe, gear={"breastplate": "uwe_zimmerman"})
    go(st, "choose langschwert")  # 3 threat, 2 parried, 1 taken off
    assert wounds(st) == {}
    go(st, "choose rough_em_up", "pass", "choose triage")
    assert wounds(st)["uwe_zimmerman"] == 3  # nothing off this time
    assert zone(st, "breastplate") == "discard"


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-128")
def test_parley_gone_wrong_binds_everybody_at_the_forums() -> None:
    def stands_in(at: str, turn: int) -> bool:
        me = {"crew": {"servo_scarpa": at, "sibella_scarpa": at}, "scheme": "parley_gone_wrong"}
        st = pos(me, {"crew": {"otto_streit": at, "uwe_zimmerman": at}}, turn=turn)
        step(st, f"challenge {'otto_streit' if turn else 'servo_scarpa'}")
        step(st, f"choose {'servo_scarpa' if turn else 'otto_streit'}")
        return offers(st, f"intervene {'sibella_scarpa' if turn else 'uwe_zimmerman'}")

    assert stands_in("docks", 0)
    assert not stands_in("forums", 0)
    assert not stands_in("forums", 1)  # whoever laid it out has to add Renown, too


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_is_cheaper_by_a_scoundrel_or_villain() -> None:
    def paid(who: str) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["paid_off", "pull"]}
        return can(pos(me, {"crew": {"kaj_kousei": "docks"}}), "use paid_off")

    assert paid("maxime_de_lafayette")
    assert paid("horatio_lockwood")
    assert not paid("servo_scarpa")


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.card("fivesails", "boon")
def test_burden_and_boon_end_with_the_day_and_are_not_copied() -> None:
    me = {"crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}, "hand": ["fates_burden"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    step(st, "use fates_burden", "choose sibella_scarpa")
    assert not offers(st, "use cesca_del_rosso 2")
    go(st, "pass", "pass")
    assert (zone(st, "fates_burden"), engaged(st)) == ("discard", set())
    st = pos({**me, "hand": ["boon"]})
    step(st, "use boon", "choose sibella_scarpa", "choose sibella_scarpa")
    assert not offers(st, "use cesca_del_rosso 2")
