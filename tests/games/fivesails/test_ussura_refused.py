"""Where the cards of Ussura are of no use, and what else is printed on them: each refusal beside its opposite."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from . import playing
from .playing import (
    BY_USSURA,
    can,
    challenged,
    engaged,
    go,
    hand,
    offers,
    pile,
    place,
    renown,
    resolved,
    step,
    struck,
    wounds,
    zone,
)

pos, duel, fencing = BY_USSURA.pos, BY_USSURA.duel, BY_USSURA.fencing


def can_repeat(technique: str, who: str, with_challenge: bool, **rest: Any) -> bool:
    """Whether somebody who challenged with this Technique, or without, has it in the first round."""
    me = {"crew": {who: "forums"}, "hand": ["boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}, **rest)
    return can(challenged(st, who, technique, with_challenge, "boon"), f"use {technique}")


def plainly(me: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """A position without Yevgeni, who is a Sorcerer and makes cards cheaper."""
    return playing.pos({"leader": "odette_dubois_darrent", **me}, foe, **rest)


# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "yevgeni")
def test_yevgeni_answers_who_refuses_him() -> None:
    def answers(who: str) -> bool:
        crew = {"yevgeni": "docks", "torsten_vakt": "docks"}
        st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "docks"}})
        return offers(step(st, f"challenge {who}", "refuse"), "use yevgeni 1")

    assert answers("yevgeni")
    assert not answers("torsten_vakt")


@pytest.mark.card("fivesails", "yevgeni")
@pytest.mark.rule("FIV-ONCE-1")
def test_yevgeni_makes_one_card_a_day_cheaper_and_no_character() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strong_hands", "strong_hands", "mireli_sabre"]})
    go(st, "use strong_hands")
    assert can(st, "use yevgeni 2")
    assert can(st, "pay mireli_sabre")
    go(st, "use yevgeni 2")
    assert hand(st, 0) == ["mireli_sabre", "strong_hands"]
    go(st, "pass", "use strong_hands")
    assert not can(st, "use yevgeni 2")  # once a Day
    go(st, "pay mireli_sabre")
    assert (hand(st, 0), sorted(pile(st, 0))) == ([], ["mireli_sabre", "strong_hands", "strong_hands"])
    st = pos({"hand": ["buratino"]})
    assert not can(st, "play buratino")  # a character that costs 1


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_carries_renown_away_from_her_city_location() -> None:
    def carries(her: str, lies: str) -> bool:
        return can(pos({"crew": {"ekaterina_ilyanava": her}}, renown={lies: 1}), "use ekaterina_ilyanava 1")

    assert carries("docks", "docks")
    assert not carries("docks", "forums")
    assert not carries("home", "docks")


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_minds_opponents_who_claim_her_location() -> None:
    def minds(her: str, turn: int) -> bool:
        theirs = {"otto_streit": "docks", "philip_hase": "docks"}
        me = {"crew": {"ekaterina_ilyanava": her, **({} if turn else theirs)}}
        st = pos(me, {"crew": theirs if turn else {}}, turn=turn, renown={"docks": 2})
        return offers(step(st, "claim otto_streit"), "use ekaterina_ilyanava 2")

    assert minds("docks", 1)
    assert not minds("forums", 1)
    assert not minds("docks", 0)  # it was you


@pytest.mark.card("fivesails", "elina_georginova")
@pytest.mark.rule("FIV-QUAL-4")
def test_elina_moves_within_the_city_and_rests_among_enemies() -> None:
    assert can(pos({"crew": {"elina_georginova": "docks"}}), "use elina_georginova 1")
    assert not can(pos({"crew": {"elina_georginova": "home"}}), "use elina_georginova 1")
    st = pos({"crew": {"elina_georginova": "docks"}}, engaged=["elina_georginova"])
    go(st, "use elina_georginova 1")
    assert (place(st, "elina_georginova"), engaged(st)) == ("forums", {"elina_georginova"})  # nobody is there


@pytest.mark.card("fivesails", "elina_georginova")
def test_elina_draws_renown_by_her_own_sorcery() -> None:
    def draws(who: str, lies: str, at: str = "docks") -> bool:
        crew = {"elina_georginova": at, "vedma": "forums"}
        st = pos({"crew": crew, "hand": ["matushkas_command", "boon"]}, renown={lies: 1})
        step(st, "use matushkas_command", f"choose {who}", "pay boon")
        return offers(st, "use elina_georginova 2")

    assert draws("elina_georginova", "grand_bazaar")
    assert not draws("elina_georginova", "docks")  # it lies there already
    assert not draws("vedma", "grand_bazaar")
    assert not draws("elina_georginova", "grand_bazaar", "home")


@pytest.mark.card("fivesails", "pavel_ivanov")
def test_pavel_writes_down_what_opponents_claim() -> None:
    def writes(turn: int, claims: str) -> bool:
        me = {"crew": {"pavel_ivanov": "forums", "torsten_vakt": "grand_bazaar"}}
        st = pos(me, {"crew": {"otto_streit": "docks"}}, turn=turn)
        return offers(step(st, f"claim {claims}"), "use pavel_ivanov 1")

    assert writes(1, "otto_streit")
    assert not writes(0, "torsten_vakt")


@pytest.mark.card("fivesails", "pavel_ivanov")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_pavel_parries_better_once_a_duel() -> None:
    assert can_repeat("pavel_ivanov 2", "pavel_ivanov", False)
    assert not can_repeat("pavel_ivanov 2", "pavel_ivanov", True)


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.rule("FIV-C-49")
def test_torsten_withstands_sorcery_aimed_at_himself() -> None:
    def withstands(ability: str, target: str) -> bool:
        me = {"crew": {"torsten_vakt": "docks", "valeri_mikhailov": "docks"}}
        foe = {"crew": {"sibella_scarpa": "docks"}, "hand": ["last_word"]}
        st = pos(me, foe, turn=1, gear={"throwing_knife": "sibella_scarpa"})
        return offers(step(st, f"use {ability}", f"choose {target}"), "use torsten_vakt")

    assert withstands("sibella_scarpa", "torsten_vakt")
    assert not withstands("sibella_scarpa", "valeri_mikhailov")
    assert not withstands("last_word", "torsten_vakt")  # no Sorcery


@pytest.mark.card("fivesails", "valeri_mikhailov")
def test_valeri_may_return_blows_while_he_has_fewer_wounds() -> None:
    me = {"crew": {"valeri_mikhailov": "forums"}}
    for option, values in (("option 1", (2, 0, 2)), ("option 2", (3, 0, 1))):
        st = fencing("mireli_sabre", me, wounds={"otto_streit": 1})
        go(st, "use valeri_mikhailov 2", option)
        assert struck(st) == values
    st = fencing("mireli_sabre", me, wounds={"otto_streit": 1, "valeri_mikhailov": 1})
    go(st, "use valeri_mikhailov 2")
    assert struck(st) == (2, 0, 2)  # as many: nobody was asked


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_valeri_has_his_technique_once_a_duel() -> None:
    assert can_repeat("valeri_mikhailov 2", "valeri_mikhailov", False)
    assert not can_repeat("valeri_mikhailov 2", "valeri_mikhailov", True)


@pytest.mark.card("fivesails", "vedma")
def test_vedma_rests_after_a_sorcery_that_engaged_her() -> None:
    def rests(who: str) -> bool:
        st = pos({"crew": {"vedma": "docks", "elina_georginova": "docks"}, "hand": ["boon"]})
        return offers(step(st, "use boon", f"choose {who}", "choose elina_georginova"), "use vedma 2")

    assert rests("vedma")
    assert not rests("elina_georginova")


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_the_boars_guile_adds_renown_or_moves_it_and_names_a_foe() -> None:
    lies = {"forums": 1}
    foe = {"crew": {"otto_streit": "forums", "philip_hase": "docks"}, "hand": ["langschwert"]}
    me = {"crew": {"torsten_vakt": "forums"}, "scheme": "the_boars_guile", "hand": ["boon"]}
    st = resolved(pos(me, foe, renown=lies), "option 1", "place docks", "choose otto_streit")
    assert renown(st) == {"docks": 1, "forums": 1}
    go(st, "challenge torsten_vakt", "accept", "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = resolved(pos(me, foe, renown={**lies, "docks": 1}), "option 2", "place forums", "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    go(st, "choose philip_hase", "challenge torsten_vakt", "accept", "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 3)  # another was named


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile_pays_if_the_named_one_is_at_home() -> None:
    def pays(otto: str) -> bool:
        st = pos({"scheme": "the_boars_guile"}, {"crew": {"otto_streit": otto}})
        resolved(st, "option 1", "place docks", "choose otto_streit")
        return offers(step(st, "pass", "pass"), "use the_boars_guile")

    assert pays("home")
    assert not pays("docks")


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "grandfathers_hammer")
def test_the_hammer_is_thrown_by_its_bearer_in_your_own_round() -> None:
    def thrown(bearer: str, *done: str) -> bool:
        crew = {"torsten_vakt": "forums", "ren": "forums"}
        st = duel({"crew": crew, "hand": ["boon"]}, gear={"grandfathers_hammer": bearer})
        return offers(step(st, *done), "use grandfathers_hammer 1")

    assert thrown("torsten_vakt", "choose langschwert")
    assert not thrown("torsten_vakt")  # Otto's round
    assert not thrown("ren", "choose langschwert")


@pytest.mark.card("fivesails", "grandfathers_hammer")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_hammer_has_its_technique_once_a_duel() -> None:
    gear = {"grandfathers_hammer": "torsten_vakt"}
    assert can_repeat("grandfathers_hammer 2", "torsten_vakt", False, gear=gear)
    assert not can_repeat("grandfathers_hammer 2", "torsten_vakt", True, gear=gear)


@pytest.mark.card("fivesails", "mireli_sabre")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_mireli_sabre_serves_finesse_and_combat_once_a_duel() -> None:
    for who, values in (("valeri_mikhailov", (0, 3, 3)), ("torsten_vakt", (0, 2, 4)), ("ren", (0, 3, 4))):
        gear = {"mireli_sabre": who}
        st = fencing("boon", {"crew": {who: "forums"}}, gear=gear)
        go(st, "use mireli_sabre")
        assert struck(st) == values, who
        assert can_repeat("mireli_sabre", who, False, gear=gear)
        assert not can_repeat("mireli_sabre", who, True, gear=gear)


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_wounds_who_bears_something_for_1() -> None:
    def played(*hand: str) -> FiveSails:
        me = {"crew": {"torsten_vakt": "forums"}, "hand": ["iron_and_velvet", *hand]}
        foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}
        st = plainly(me, {"leader": "kaspar_dietrich", **foe}, gear={"throwing_knife": "uwe_zimmerman"})
        return step(st, "challenge torsten_vakt", "accept", "choose langschwert", "choose iron_and_velvet")

    assert not can(played(), "use iron_and_velvet 2")
    st = played("boon")
    before = wounds(st)
    step(st, "use iron_and_velvet 2", "pay boon")
    assert (wounds(st)["uwe_zimmerman"], before) == (2, {"uwe_zimmerman": 1})
    assert hand(st, 0) == []


@pytest.mark.card("fivesails", "matushkas_command")
@pytest.mark.rule("FIV-QUAL-1", "FIV-COST-8")
def test_matushkas_command_is_given_by_a_sorcerer_who_pays() -> None:
    def given(who: str, *hand: str) -> bool:
        return can(plainly({"crew": {who: "docks"}, "hand": ["matushkas_command", *hand]}), "use matushkas_command")

    assert given("elina_georginova", "boon")
    assert not given("torsten_vakt", "boon")
    assert not given("elina_georginova")


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-QUAL-1", "FIV-REPLACE-2")
def test_matushkas_efficiency_is_paid_for_or_engages_a_sorcerer() -> None:
    def position(who: str, tired: list[str], *hand: str) -> FiveSails:
        return plainly({"crew": {who: "docks"}, "hand": ["matushkas_efficiency", *hand]}, engaged=tired)

    use = "use matushkas_efficiency 1"
    st = position("elina_georginova", [], "boon")
    go(st, use, "option 1", "place forums")
    assert (place(st, "elina_georginova"), engaged(st), hand(st, 0)) == ("forums", set(), [])
    assert can(position("elina_georginova", []), use)
    assert not can(position("elina_georginova", ["elina_georginova"]), use)
    assert not can(position("torsten_vakt", [], "boon"), use)


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-QUAL-1")
def test_matushkas_efficiency_takes_a_sorcerer_who_fights() -> None:
    def fights(who: str) -> bool:
        me = {"crew": {who: "forums"}, "hand": ["matushkas_efficiency", "boon"]}
        return can(fencing("matushkas_efficiency", me), "use matushkas_efficiency 2")

    assert fights("elina_georginova")
    assert not fights("torsten_vakt")


@pytest.mark.card("fivesails", "matushkas_sight")
def test_matushkas_sight_looks_into_any_deck_and_draws_for_engaging() -> None:
    sight = {"crew": {"vedma": "docks"}, "hand": ["matushkas_sight"]}
    st = pos({**sight, "deck": ["boon", "stubborn"], "empty": True})
    go(st, "use matushkas_sight", "choose vedma", "option 1", "choose boon", "pass", "option 2")
    assert (pile(st, 0), hand(st, 0)) == (["boon", "matushkas_sight"], ["stubborn"])
    assert engaged(st) == {"vedma"}
    st = pos({**sight, "deck": ["boon", "stubborn"], "empty": True}, engaged=["vedma"])
    step(st, "use matushkas_sight", "choose vedma", "option 1", "choose boon", "pass")
    assert (hand(st, 0), st.mover()) == ([], 1)  # nothing to decide for somebody who is engaged
    st = pos(sight, city_deck=["gustavo"])
    go(st, "use matushkas_sight", "choose vedma", "option 3", "choose gustavo", "pass")
    assert zone(st, "gustavo") == "discard"


@pytest.mark.card("fivesails", "mirelis_revision")
def test_mirelis_revision_parries_or_wounds_for_1() -> None:
    def played(*hand: str) -> FiveSails:
        me = {"crew": {"torsten_vakt": "forums"}, "hand": ["mirelis_revision", *hand]}
        foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
        st = step(plainly(me, foe), "challenge torsten_vakt", "accept", "choose langschwert")
        return step(st, "choose mirelis_revision")

    assert not can(played(), "use mirelis_revision 2")
    st = played("boon")
    go(st, "use mirelis_revision 2", "pay boon", "option 1")
    assert (struck(st), wounds(st)["otto_streit"]) == ((1, 3, 1), 1)
    st = played("boon")
    go(st, "use mirelis_revision 2", "pay boon", "option 2")
    assert (struck(st), wounds(st)["otto_streit"]) == ((1, 1, 1), 2)


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_is_fought_alone() -> None:
    def alone(other: str) -> bool:
        me = {"crew": {"torsten_vakt": "forums", "ren": other}}
        return can(fencing("my_fight_alone", me), "use my_fight_alone 2")

    assert alone("docks")
    assert not alone("forums")


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel_may_wound_instead() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use razrushitel", "pay boon", "option 1")
    assert (place(st, "torsten_vakt"), place(st, "otto_streit"), engaged(st)) == ("forums", "forums", set())
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "stubborn")
def test_only_your_own_characters_are_stubborn() -> None:
    def stays(turn: int, who: str) -> bool:
        me = {"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}
        st = pos(me, {"crew": {"otto_streit": "docks"}}, turn=turn)
        return offers(step(st, f"move {who}", "place forums"), "use stubborn")

    assert stays(0, "torsten_vakt")
    assert not stays(1, "otto_streit")


@pytest.mark.card("fivesails", "sunder")
def test_sunder_takes_no_less_combat_and_an_attachment() -> None:
    def usable(who: str, foe: str, gear: dict[str, str]) -> bool:
        me = {"crew": {who: "forums"}, "hand": ["sunder", "boon"]}
        return can(fencing("sunder", me, {"crew": {foe: "forums"}}, gear=gear), "use sunder")

    assert usable("torsten_vakt", "uwe_zimmerman", {"throwing_knife": "uwe_zimmerman"})
    assert not usable("valeri_mikhailov", "uwe_zimmerman", {"throwing_knife": "uwe_zimmerman"})
    assert not usable("torsten_vakt", "uwe_zimmerman", {"throwing_knife": "torsten_vakt"})
