"""The cards of Vodacce clause by clause: whose, where, which, and who decides."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.duel import DUEL
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, can, duel, engaged, go, hand, held, offers, place, pools, pos, says, step, struck, wounds

THUGS = {"alcee", "angelo", "buratino", "dante"}

# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
def test_don_constanzo_begins_with_a_thug_and_keeps_nobody_elses() -> None:
    st = GAME.new(2, 1)
    assert isinstance(st, FiveSails)
    assert {text.removeprefix("name ") for text in says(st)} == THUGS
    st = pos({}, {"leader": "odette_dubois_darrent", "crew": {"buratino": "docks"}})
    assert not offers(step(st, "pass", "pass"), "use don_constanzo_scarpa 2")  # it is at another Home


@pytest.mark.card("fivesails", "cirilo_naucriparos")
def test_cirilo_recruits_people() -> None:
    me = {"crew": {"cirilo_naucriparos": "docks"}, "hand": ["pull"]}
    assert not can(pos(me, city={"docks": ["duckfoot_pistol"]}), "use cirilo_naucriparos")


@pytest.mark.card("fivesails", "servo_scarpa")
def test_servo_counts_every_other_red_hand_of_yours_here() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "forums", "angelo": "forums"}
    others = {"vissenta_scarpa": "forums", "cesca_del_rosso": "docks"}  # no Red Hand; not here
    foe = {"crew": {"uwe_zimmerman": "forums", "aldo_bussotti": "forums"}, "hand": ["langschwert"]}
    st = duel({"crew": {**crew, **others}, "hand": ["pull"]}, foe)
    go(st, "choose langschwert", "choose pull", "use servo_scarpa")
    assert struck(st) == (0, 2, 5)


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta_mourns_a_red_hand_of_yours_at_her_location() -> None:
    def mourns(turn: int, use: str, *answers: str, her: str = "docks") -> bool:
        crew = {"vissenta_scarpa": her, "angelo": "docks", "kaj_kousei": "docks"}
        st = pos({"crew": crew, "scheme": "the_great_game"}, {"crew": {"buratino": "docks"}}, turn=turn)
        return offers(step(st, use, *answers), "use vissenta_scarpa 1")

    assert mourns(0, "use angelo")
    assert not mourns(0, "use angelo", her="forums")
    assert not mourns(0, "use the_great_game 3", "choose kaj_kousei", "choose buratino")  # no Red Hand
    assert not mourns(1, "use buratino", "choose kaj_kousei")  # not yours


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-169", "FIV-CHAL-9")
def test_vittoria_who_has_stepped_in_sends_a_thug_forward() -> None:
    crew = {"vittoria_anselmo": "forums", "servo_scarpa": "forums", "buratino": "forums"}
    st = pos({"crew": crew}, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", "choose servo_scarpa", "intervene vittoria_anselmo")
    assert st.mover() == 0
    assert can(st, "use vittoria_anselmo")
    step(st, "use vittoria_anselmo", "option 2")
    assert st.duel.stage == DUEL
    fighters = [st.duel.challenger.fighter, st.duel.defender.fighter]
    assert [CARDS[st.kind[i]].id for i in fighters] == ["terrell_brandt", "buratino"]
    assert place(st, "vittoria_anselmo") == "home 1"
    assert engaged(st) == {"terrell_brandt", "vittoria_anselmo"}


@pytest.mark.card("fivesails", "vittoria_anselmo")
def test_vittoria_brings_a_thug_from_hand_free_of_charge() -> None:
    me = {"crew": {"vittoria_anselmo": "forums"}, "hand": ["alcee", "pull"]}
    st = pos(me, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", "use vittoria_anselmo")
    assert not can(st, "choose pull")
    step(st, "choose alcee")
    assert (place(st, "alcee"), hand(st, 0)) == ("forums", ["pull"])


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-QUAL-4", "FIV-C-137")
def test_the_great_game_is_played_in_the_city_and_not_by_the_leader() -> None:
    def played(**crew: str) -> bool:
        st = pos({"crew": crew, "scheme": "the_great_game"}, {"crew": {"otto_streit": "docks"}})
        return can(st, "use the_great_game 3")

    assert played(angelo="docks")
    assert not played(angelo="home")
    assert not played(angelo="forums")  # nobody else is there
    assert not played(don_constanzo_scarpa="docks")


@pytest.mark.card("fivesails", "plans_within_plans")
def test_plans_within_plans_rests_somebody_where_you_claimed_against_an_enemy() -> None:
    def rests(turn: int, otto: str) -> bool:
        crew = {"sibella_scarpa": "docks", "don_constanzo_scarpa": "home"}
        st = pos({"crew": crew, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": otto}}, turn=turn)
        return offers(step(st, f"claim {'otto_streit' if turn else 'sibella_scarpa'}"), "use plans_within_plans")

    assert rests(0, "docks")
    assert not rests(0, "forums")
    assert not rests(1, "forums")
    crew = {"sibella_scarpa": "docks", "servo_scarpa": "docks", "aldo_bussotti": "forums"}
    st = pos({"crew": crew, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": "docks"}})
    step(st, "claim sibella_scarpa", "use plans_within_plans")
    assert can(st, "choose servo_scarpa")
    assert not can(st, "choose aldo_bussotti")
    assert not can(st, "choose otto_streit")


# ---------------------------------------------------------------------- Thugs and risks


@pytest.mark.card("fivesails", "dante")
def test_dante_drags_somebody_from_elsewhere() -> None:
    def drags(otto: str) -> bool:
        st = pos({"crew": {"dante": "docks", "servo_scarpa": "docks"}}, {"crew": {"otto_streit": otto}})
        step(st, "use dante")
        assert not can(st, "choose servo_scarpa")
        assert not can(st, "choose dante")
        return can(st, "choose otto_streit")

    assert drags("home")
    assert drags("grand_bazaar")
    assert not drags("docks")


@pytest.mark.card("fivesails", "ambush")
def test_no_brute_of_others_makes_an_ambush_cheaper() -> None:
    me = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "buratino": "forums"}})
    assert not offers(step(st, "challenge servo_scarpa", "choose otto_streit"), "use ambush")


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.card("fivesails", "pull_the_strand")
@pytest.mark.rule("FIV-QUAL-2")
@pytest.mark.parametrize("card", ["fates_burden", "pull_the_strand"])
def test_strands_are_for_a_sorcerer_who_is_a_strega(card: str) -> None:
    def woven(who: str, otto: str = "docks") -> bool:
        return can(pos({"crew": {who: "docks"}, "hand": [card]}, {"crew": {"otto_streit": otto}}), f"use {card}")

    assert woven("sibella_scarpa")
    assert not woven("leontine_giroux")  # a Sorcerer, but no Strega
    assert not woven("servo_scarpa")
    assert not woven("sibella_scarpa", "forums")  # nobody opposes her


@pytest.mark.card("fivesails", "for_the_family")
@pytest.mark.rule("FIV-C-137", "FIV-QUAL-1", "FIV-QUAL-4")
def test_for_the_family_dies_a_red_hand_in_the_city() -> None:
    def dies(who: str, at: str = "docks") -> bool:
        st = pos({"crew": {who: at}, "hand": ["for_the_family"]}, {"crew": {"otto_streit": "docks"}})
        return can(st, "use for_the_family")

    assert dies("sibella_scarpa")
    assert not dies("vissenta_scarpa")
    assert not dies("don_constanzo_scarpa")
    assert not dies("sibella_scarpa", "home")
    assert not dies("sibella_scarpa", "forums")
    st = pos({"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use for_the_family")
    assert (engaged(st), place(st, "otto_streit")) == ({"otto_streit"}, "docks")


@pytest.mark.card("fivesails", "pack_tactics")
def test_pack_tactics_moves_your_thugs_and_counts_influence() -> None:
    crew = {"angelo": "docks", "servo_scarpa": "docks", "buratino": "grand_bazaar"}
    st = pos({"crew": crew, "hand": ["pack_tactics", "pull"]}, {"crew": {"pavel_ivanov": "forums", "alcee": "docks"}})
    step(st, "use pack_tactics", "pay pull", "place forums")
    assert not can(st, "choose servo_scarpa")  # no Thug
    assert not can(st, "choose alcee")  # not yours
    step(st, "choose angelo", "choose buratino")
    assert (place(st, "angelo"), place(st, "buratino")) == ("forums", "forums")
    assert held(st) == {}  # 0, 1 for each of them and 1 for the Don against 3: a tie


@pytest.mark.card("fivesails", "the_pressure_is_on")
def test_the_pressure_is_on_where_you_control_and_somebody_opposes() -> None:
    def on(otto: str, held_by: int) -> bool:
        me = {"crew": {"angelo": "docks"}, "hand": ["the_pressure_is_on", "pull"]}
        st = pos(me, {"crew": {"otto_streit": otto}}, control={"docks": held_by})
        return can(st, "use the_pressure_is_on")

    assert on("docks", 0)
    assert not on("docks", 1)
    assert not on("forums", 0)


@pytest.mark.card("fivesails", "rough_em_up")
def test_rough_em_up_counts_your_red_hands_here_and_asks_for_a_thug_here() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "forums", "vissenta_scarpa": "forums", "angelo": "docks"}
    foe = {"crew": {"uwe_zimmerman": "forums", "aldo_bussotti": "forums", "dante": "forums"}, "hand": ["langschwert"]}
    st = duel({"crew": crew, "hand": ["rough_em_up"]}, foe)
    go(st, "choose langschwert", "choose rough_em_up", "use rough_em_up", "pass")
    assert struck(st) == (0, 0, 5)
    assert (st.mover(), pools(st), st.duel.challenger.lethal) == (
        1,
        (0, 5),
        False,
    )  # nobody to destroy: no Lethal, nobody was asked


@pytest.mark.card("fivesails", "unyielding_loyalty")
def test_unyielding_loyalty_protects_your_own_for_a_red_hand_of_yours() -> None:
    def protects(turn: int, crew: dict[str, str]) -> bool:
        me = {"crew": crew, "hand": ["unyielding_loyalty", "pull"]}
        st = pos(me, {"crew": {"philip_hase": "forums"}}, turn=turn)
        return offers(step(st, f"challenge {'philip_hase' if turn else next(iter(crew))}"), "use unyielding_loyalty")

    assert protects(1, {"servo_scarpa": "forums"})
    assert not protects(0, {"servo_scarpa": "forums"})  # not your card
    assert not protects(1, {"vissenta_scarpa": "forums"})  # no Red Hand but the Leader
    me = {"crew": {"servo_scarpa": "forums", "vissenta_scarpa": "forums"}, "hand": ["unyielding_loyalty", "pull"]}
    st = pos(me, {"crew": {"philip_hase": "forums", "aldo_bussotti": "docks"}}, turn=1)
    step(st, "challenge philip_hase", "choose servo_scarpa", "use unyielding_loyalty", "pay pull")
    go(st)
    assert (wounds(st), can(st, "challenge servo_scarpa")) == ({}, False)  # Servo was the only one to give


@pytest.mark.card("fivesails", "veronicas_guile")
@pytest.mark.rule("FIV-DASH-2", "FIV-CHAL-6")
def test_veronicas_guile_takes_influence_and_somebody_opposing() -> None:
    def takes(who: str, otto: str) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["veronicas_guile", "pull"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}), "use veronicas_guile 1")

    assert takes("sibella_scarpa", "docks")
    assert not takes("sibella_scarpa", "forums")
    assert not takes("buratino", "docks")  # Influence dash


@pytest.mark.card("fivesails", "wrath_of_the_don")
def test_the_wrath_of_the_don_strikes_somebody_en_garde_who_opposes_you() -> None:
    def strikes(otto: str, *tired: str) -> bool:
        crew = {"sibella_scarpa": "docks", "servo_scarpa": "docks"}
        st = pos({"crew": crew, "hand": ["wrath_of_the_don"]}, {"crew": {"otto_streit": otto}}, engaged=list(tired))
        return can(st, "use wrath_of_the_don")

    assert strikes("docks")
    assert not strikes("docks", "otto_streit")
    assert not strikes("forums")
