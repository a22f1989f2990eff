"""Where the cards of Vodacce are of no use, and what else is printed on them: each refusal beside its opposite."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.stats import has_stat, num
from intrigue.games.fivesails.state.names import INFLUENCE
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    BY_VODACCE,
    can,
    challenged,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    pos,
    renown,
    resolved,
    step,
    struck,
    wounds,
    zone,
)

fencing = BY_VODACCE.fencing


def still_has(technique: str, with_challenge: bool, *answers: str) -> bool:
    """Whether somebody who challenged with this Technique, or without, has it in the first round."""
    me = {"crew": {technique: "forums"}, "hand": ["pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]})
    return can(challenged(st, technique, technique, with_challenge, "pull", *answers), f"use {technique}")


# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-34")
def test_don_constanzo_keeps_brutes_only() -> None:
    def keeps(who: str) -> bool:
        return offers(step(pos({"crew": {who: "docks"}}), "pass", "pass"), "use don_constanzo_scarpa 2")

    assert keeps("buratino")
    assert not keeps("servo_scarpa")


@pytest.mark.card("fivesails", "aldo_bussotti")
def test_aldo_takes_from_another_location_that_you_control() -> None:
    def takes(aldo: str, lies: str, yours: str) -> bool:
        return can(pos({"crew": {"aldo_bussotti": aldo}}, renown={lies: 1}, control={yours: 0}), "use aldo_bussotti")

    assert takes("docks", "grand_bazaar", "grand_bazaar")
    assert not takes("docks", "grand_bazaar", "forums")
    assert not takes("docks", "docks", "docks")
    assert not takes("home", "grand_bazaar", "grand_bazaar")


@pytest.mark.card("fivesails", "cesca_del_rosso")
def test_cesca_leaves_what_is_no_sorcery_on_top_or_sinks_it() -> None:
    for option, deck in (("option 1", ["ambush", "boon"]), ("option 2", ["boon", "ambush"])):
        st = pos({"crew": {"cesca_del_rosso": "docks"}, "deck": ["ambush", "boon"], "empty": True})
        go(st, "use cesca_del_rosso 1", option)
        assert [st.kind[i] for i in reversed(st.decks[0])] == [st.kind[number(st, id)] for id in deck]
        assert hand(st, 0) == []


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-QUAL-4", "FIV-ONCE-1")
def test_cesca_weaves_in_the_city_once_a_day() -> None:
    assert not can(pos({"crew": {"cesca_del_rosso": "home"}}), "use cesca_del_rosso 1")
    st = pos({"crew": {"cesca_del_rosso": "docks"}, "deck": ["pull"]})
    go(st, "use cesca_del_rosso 1", "pass")
    assert not can(st, "use cesca_del_rosso 1")


@pytest.mark.card("fivesails", "cirilo_naucriparos")
def test_cirilo_recruits_for_exactly_1() -> None:
    def position(lies: str, *hand: str, **rest: Any) -> FiveSails:
        crew = {"cirilo_naucriparos": "docks"}
        return pos({"crew": crew, "hand": list(hand)}, city={lies: ["maryam_benu_pleroma"]}, **rest)

    st = position("docks", "bravos", "pull")
    go(st, "use cirilo_naucriparos", "pay bravos")
    assert (zone(st, "maryam_benu_pleroma"), hand(st, 0)) == ("play", ["pull"])
    assert st.ctrl[number(st, "maryam_benu_pleroma")] == 0
    assert not can(position("docks"), "use cirilo_naucriparos")
    assert not can(position("docks", "opulence"), "use cirilo_naucriparos")  # worth 2
    assert not can(position("forums", "bravos"), "use cirilo_naucriparos")
    assert not can(position("docks", "bravos", engaged=["cirilo_naucriparos"]), "use cirilo_naucriparos")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17")
def test_sarafina_sees_two_cards_beside_a_strega_and_sinks_any_of_them() -> None:
    foe = {"hand": ["langschwert"], "deck": ["triage", "regroup", "stratege"]}
    for sibella, seen in (("forums", 2), ("docks", 1)):
        st = fencing("pull", {"crew": {"sarafina": "forums", "sibella_scarpa": sibella}}, foe)
        step(st, "use sarafina")
        assert can(st, "choose regroup") == (seen == 2)
        step(st, "choose triage")
        if seen == 2:
            step(st, "pass")
        assert st.decks[1][0] == number(st, "triage")
        assert st.decks[1][-1] == number(st, "regroup")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_sarafina_spies_once_a_duel() -> None:
    assert still_has("sarafina", False)
    assert not still_has("sarafina", True, "pass")  # she sinks nothing


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_servo_has_his_technique_once_a_duel() -> None:
    assert still_has("servo_scarpa", False)
    assert not still_has("servo_scarpa", True)


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta_fights_better_when_she_is_no_less_hurt() -> None:
    def fights(hers: int, theirs: int) -> FiveSails:
        hurt = {"vissenta_scarpa": hers, "uwe_zimmerman": theirs}
        return fencing("bravos", {"crew": {"vissenta_scarpa": "forums"}}, wounds=hurt)

    st = fights(1, 0)  # he takes one in the first round
    go(st, "use vissenta_scarpa 2", "option 1")
    assert struck(st) == (1, 2, 3)
    assert not can(fights(1, 1), "use vissenta_scarpa 2")


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-49")
def test_vittoria_minds_opponents_who_target_her() -> None:
    def minds(turn: int, use: str, target: str) -> bool:
        crew = {"vittoria_anselmo": "forums", "servo_scarpa": "forums", "buratino": "forums"}
        st = pos({"crew": crew}, {"crew": {"terrell_brandt": "forums"}}, turn=turn)
        return offers(step(st, use, f"choose {target}"), "use vittoria_anselmo")

    assert minds(1, "challenge terrell_brandt", "vittoria_anselmo")
    assert not minds(1, "challenge terrell_brandt", "servo_scarpa")
    assert not minds(0, "use buratino", "vittoria_anselmo")  # it was you


@pytest.mark.card("fivesails", "alcee")
@pytest.mark.card("fivesails", "angelo")
@pytest.mark.card("fivesails", "buratino")
@pytest.mark.card("fivesails", "dante")
@pytest.mark.rule("FIV-QUAL-4")
@pytest.mark.parametrize("thug", ["alcee", "angelo", "buratino", "dante"])
def test_thugs_give_their_lives_in_the_city(thug: str) -> None:
    foe = {"crew": {"otto_streit": "docks"}}
    assert can(pos({"crew": {thug: "docks"}}, foe), f"use {thug}")
    assert not can(pos({"crew": {thug: "home"}}, foe), f"use {thug}")


@pytest.mark.card("fivesails", "alcee")
@pytest.mark.card("fivesails", "buratino")
@pytest.mark.parametrize("thug", ["alcee", "buratino"])
def test_alcee_and_buratino_need_somebody_else_here(thug: str) -> None:
    assert can(pos({"crew": {thug: "docks", "servo_scarpa": "docks"}}), f"use {thug}")
    assert not can(pos({"crew": {thug: "docks", "servo_scarpa": "forums"}}), f"use {thug}")


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_the_great_game_adds_renown_at_both_ends() -> None:
    assert renown(resolved(pos({"scheme": "the_great_game"}))) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-ONCE-1")
def test_the_great_game_draws_for_one_death_a_day() -> None:
    crew = {"angelo": "docks", "buratino": "docks", "servo_scarpa": "docks"}
    st = pos({"crew": crew, "scheme": "the_great_game"})
    assert offers(step(st, "use angelo"), "use the_great_game 2")
    go(st, "use the_great_game 2", "pass")
    assert len(hand(st, 0)) == 2
    assert not offers(step(st, "use buratino"), "use the_great_game 2")


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9", "FIV-C-60")
def test_plans_within_plans_adds_renown_twice_and_finds_a_thug() -> None:
    st = resolved(pos({"scheme": "plans_within_plans", "deck": ["pull", "dante"]}), "place docks")
    assert not can(st, "place docks")
    go(st, "place grand_bazaar", "name dante")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert hand(st, 0) == ["dante"]


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "stiletto")
def test_the_stiletto_may_wound_the_challenger_at_its_location() -> None:
    def position(servo: str, **rest: Any) -> FiveSails:
        me = {"crew": {"servo_scarpa": servo, "sibella_scarpa": "forums"}}
        st = pos(me, {"crew": {"otto_streit": "forums"}}, gear={"stiletto": "servo_scarpa"}, turn=1, **rest)
        step(st, "challenge otto_streit")
        return step(st, "choose sibella_scarpa") if can(st, "choose sibella_scarpa") else st

    st = position("forums")
    go(st, "use stiletto", "option 1")
    assert (wounds(st), engaged(st)) == ({"otto_streit": 1}, {"otto_streit", "stiletto"})
    assert not offers(position("docks"), "use stiletto")
    assert not offers(position("forums", engaged=["stiletto"]), "use stiletto")


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "ambush")
@pytest.mark.rule("FIV-COST-8")
def test_ambush_costs_1_without_a_brute_there() -> None:
    def laid(angelo: str, *hand: str) -> bool:
        me = {"crew": {"servo_scarpa": "forums", "angelo": angelo}, "hand": ["ambush", *hand]}
        st = pos(me, {"crew": {"otto_streit": "forums", "philip_hase": "forums"}})
        return offers(step(st, "challenge servo_scarpa", "choose otto_streit"), "use ambush")

    assert laid("forums")
    assert not laid("docks")
    assert laid("docks", "pull")


@pytest.mark.card("fivesails", "bravos")
def test_bravos_brings_back_a_thug_of_your_discard_pile() -> None:
    def brings(*discard: str) -> bool:
        return can(pos({"hand": ["bravos", "pull"], "discard": list(discard)}), "use bravos")

    assert brings("buratino")
    assert not brings("stiletto")
    assert not brings()


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122")
def test_objection_is_heard_up_to_a_margin_of_1() -> None:
    def heard(who: str) -> bool:
        me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["objection"]}
        return offers(step(pos(me, {"crew": {who: "docks"}}), "claim sibella_scarpa"), "use objection")

    assert heard("otto_streit")  # 3 against 2
    assert not heard("terrell_brandt")  # 3 against 1


@pytest.mark.card("fivesails", "pack_tactics")
@pytest.mark.rule("FIV-COST-8")
def test_pack_tactics_is_paid_for() -> None:
    me = {"crew": {"angelo": "docks"}}
    st = pos({**me, "hand": ["pack_tactics", "pull"]})
    go(st, "use pack_tactics", "pay pull", "place forums", "choose angelo")
    assert (held(st), hand(st, 0), sorted(pile(st, 0))) == ({"forums": 0}, [], ["pack_tactics", "pull"])
    assert not can(pos({**me, "hand": ["pack_tactics"]}), "use pack_tactics")


@pytest.mark.card("fivesails", "pull_the_strand")
def test_pull_the_strand_engages_its_actor() -> None:
    def position(**rest: Any) -> FiveSails:
        me = {"crew": {"cesca_del_rosso": "docks"}, "hand": ["pull_the_strand"]}
        return pos(me, {"crew": {"otto_streit": "docks"}}, **rest)

    st = position()
    go(st, "use pull_the_strand")
    assert (engaged(st), held(st)) == ({"cesca_del_rosso"}, {"docks": 0})
    assert not can(position(engaged=["cesca_del_rosso"]), "use pull_the_strand")


@pytest.mark.card("fivesails", "pull_the_strand")
@pytest.mark.rule("FIV-DASH-2")
def test_pull_the_strand_needs_influence_be_it_none() -> None:
    me = {"crew": {"ravenna_destine": "docks"}, "hand": ["pull_the_strand"], "scheme": "contempt_and_hatred"}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    ravenna = number(st, "ravenna_destine")
    assert (has_stat(st, ravenna, INFLUENCE), num(st, ravenna, INFLUENCE)) == (True, 0)
    go(st, "use pull_the_strand")
    assert held(st) == {"docks": 0}  # by Otto's 2


@pytest.mark.card("fivesails", "veronicas_guile")
def test_veronicas_guile_takes_more_influence_than_the_foe() -> None:
    def takes(foe: str) -> bool:
        me = {"crew": {"cesca_del_rosso": "forums"}, "hand": ["veronicas_guile", "pull"]}
        return can(fencing("veronicas_guile", me, {"crew": {foe: "forums"}}), "use veronicas_guile 2")

    assert takes("uwe_zimmerman")  # 2 against 1
    assert not takes("otto_streit")  # 2 against 2
