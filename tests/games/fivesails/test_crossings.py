"""Where cards of several factions cross: what is left of an ability when something comes between."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.numbers import M_TIRED
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    struck,
    wounds,
    zone,
)


def worn(st: FiveSails) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.gear]


def choosable(st: FiveSails) -> list[str]:
    return sorted(text.split()[1] for text in says(st) if text.startswith("choose"))


# ---------------------------------------------------------------------- cards in the dueling line


@pytest.mark.card("fivesails", "friends_at_court")
@pytest.mark.rule("FIV-C-182")
@pytest.mark.parametrize(("cards", "able"), [(["friends_at_court"], False), (["friends_at_court", "blood_mark"], True)])
def test_a_reaction_is_used_out_of_the_hand_not_out_of_the_dueling_line(cards: list[str], able: bool) -> None:
    """Bastien has killed with Friends at Court as his combat card, or with another."""
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    foe = {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": cards}
    st = duel(me, foe, wounds={"otto_streit": 3})
    step(st, f"choose {cards[-1]}", "use bastien_girard 1")
    assert zone(st, "otto_streit") == "locker"
    assert offers(st, "use friends_at_court") == able


@pytest.mark.card("fivesails", "night_of_drinking", "mirelis_revision")
@pytest.mark.rule("FIV-C-182")
@pytest.mark.parametrize(("card", "able"), [("night_of_drinking", False), ("taunt", True)])
def test_a_combat_card_does_not_cancel_what_is_done_to_it(card: str, able: bool) -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["night_of_drinking", "taunt", "boon"]}
    st = duel({**USSURA, "crew": {"ren": "forums"}, "hand": ["mirelis_revision", "sunder"]}, foe)
    step(st, f"choose {card}", "use mirelis_revision", "pay sunder")
    assert can(st, "use night_of_drinking") == able


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-182")
def test_what_a_combat_card_says_of_its_round_it_still_does() -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["improvised_weapon"]}
    st = duel({**USSURA, "crew": {"ren": "forums"}}, foe)
    step(st, "choose improvised_weapon", "pass", "use improvised_weapon")
    rest(st)
    assert bearer(st, "improvised_weapon") == "sanjay"


# ---------------------------------------------------------------------- risks that are attachments


@pytest.mark.card("fivesails", "fates_burden", "well_equipped")
@pytest.mark.rule("FIV-C-183")
def test_fates_burden_is_played_once_and_two_hold_twice() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden", "fates_burden"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["well_equipped", "langschwert"]}
    st = pos(me, foe, engaged=["uwe_zimmerman"])
    go(st, "use fates_burden", "pass", "use fates_burden")
    assert (hand(st, 0), worn(st)) == ([], ["fates_burden", "fates_burden"])
    go(st, "pass")
    assert not can(st, "use fates_burden")
    go(st, "move don_constanzo_scarpa", "place docks", "use well_equipped", "pay langschwert")
    assert (worn(st), "uwe_zimmerman" in engaged(st)) == (["fates_burden"], True)  # one is enough, the other stays


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-C-183")
def test_boon_engages_nobody_again_once_it_is_attached() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks", "ravenna_destine": "docks"}, "hand": ["boon"]})
    step(st, "use boon")
    step(st, "choose ravenna_destine", "choose sibella_scarpa")
    rest(st)
    assert (bearer(st, "boon"), engaged(st)) == ("sibella_scarpa", {"ravenna_destine"})
    go(st, "pass")
    assert not can(st, "use boon")


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-C-183")
def test_the_bearer_may_still_rid_himself_of_unfortunate() -> None:
    st = pos({**EISEN, "hand": ["langschwert", "precision"]}, CASTILLE, gear={"unfortunate": "kaspar_dietrich"})
    go(st, "use unfortunate", "choose langschwert", "choose precision")
    assert zone(st, "unfortunate") == "discard"


# ---------------------------------------------------------------------- costs stay paid


@pytest.mark.card("fivesails", "triage", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-41")
def test_who_cancels_a_triage_does_not_give_back_its_price() -> None:
    me = {"crew": {"maryam_benu_pleroma": "docks"}, "hand": ["triage", "pull"]}
    st = pos(me, wounds={"maryam_benu_pleroma": 1})
    go(st, "use triage", "pay pull")
    assert (hand(st, 0), pile(st, 0), wounds(st)) == ([], ["pull", "triage"], {"maryam_benu_pleroma": 1})


@pytest.mark.card("fivesails", "triage", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3")
@pytest.mark.parametrize(
    ("hurt", "healed"), [({"buratino": 1}, {"vittoria_anselmo": 1}), ({}, {"vittoria_anselmo": 1})]
)
def test_a_triage_can_be_turned_to_a_wounded_thug_only(hurt: dict[str, int], healed: dict[str, int]) -> None:
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "docks", "buratino": "docks"}}
    st = pos({**EISEN, "hand": ["triage", "langschwert"]}, foe, wounds={"vittoria_anselmo": 1, **hurt})
    step(st, "use triage")
    if can(st, "choose vittoria_anselmo"):
        step(st, "choose vittoria_anselmo")
    step(st, "pay langschwert", "use vittoria_anselmo")
    rest(st)
    if can(st, "option 1"):
        go(st, "option 1")
    assert (wounds(st), hand(st, 0)) == (healed, [])


@pytest.mark.card("fivesails", "triage")
@pytest.mark.rule("FIV-COST-8")
@pytest.mark.parametrize(("money", "able"), [([], False), (["pull"], True)])
def test_triage_is_free_for_heroes_only(money: list[str], able: bool) -> None:
    crew = {"crew": {"sibella_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["triage", *money]}
    st = pos(crew, wounds={"sibella_scarpa": 1, "vissenta_scarpa": 1})
    step(st, "use triage")
    if able:
        assert choosable(st) == ["sibella_scarpa", "vissenta_scarpa"]
        step(st, "choose vissenta_scarpa")
    rest(st)
    assert (wounds(st), hand(st, 0)) == ({"sibella_scarpa": 1}, money)


# ---------------------------------------------------------------------- nobody is asked to do what cannot be done


MUSKETEERS = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "jean_urbain": "docks"}}


@pytest.mark.card("fivesails", "makepeace_botwighte", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("beside", "able"), [("docks", False), ("forums", True)])
def test_makepeace_sends_nobody_home_whom_henri_holds(beside: str, able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"henri_michelet": beside, "jean_urbain": "docks"}}
    st = pos({**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, foe, engaged=["jean_urbain"])
    assert can(st, "use makepeace_botwighte") == able


@pytest.mark.card("fivesails", "paid_off", "henri_michelet", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["carmella_vanessa_salvaggi"], False), ([], True)])
def test_paid_off_engages_a_musketeer_whom_henri_holds_but_cannot_send_him_home(tired: list[str], able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "carmella_vanessa_salvaggi": "docks"}}
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["paid_off", "taunt", "pull"]}
    st = pos(me, foe, engaged=tired, gear={"tabard_of_the_fallen_musketeer": "carmella_vanessa_salvaggi"})
    assert can(st, "use paid_off") == able


@pytest.mark.card("fivesails", "for_the_family", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
def test_for_the_family_does_not_die_for_a_musketeer_whom_henri_holds() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["for_the_family"]}
    st = pos(me, MUSKETEERS, engaged=["jean_urbain"])
    go(st, "use for_the_family")
    assert engaged(st) == {"jean_urbain", "henri_michelet"}  # he alone could be chosen
    st = pos(me, MUSKETEERS, engaged=["jean_urbain", "henri_michelet"])
    go(st, "use for_the_family")
    assert (place(st, "henri_michelet"), place(st, "jean_urbain")) == ("home 2", "docks")


@pytest.mark.card("fivesails", "veronicas_guile", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("beside", "able"), [("forums", False), ("docks", True)])
def test_veronicas_guile_is_not_paid_for_a_foe_who_cannot_be_moved(beside: str, able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "henri_michelet": beside}}
    st = duel(me, {**VODACCE, "crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "pull"]})
    step(st, "choose veronicas_guile")
    assert can(st, "use veronicas_guile 2") == able


@pytest.mark.card("fivesails", "kalla_forsberg", "object_of_wonder")
@pytest.mark.rule("FIV-C-145")
def test_kalla_cannot_take_an_object_of_wonder_off_the_leader() -> None:
    gear = {"object_of_wonder": "don_constanzo_scarpa"}
    assert not can(pos({"crew": {"kalla_forsberg": "home"}}, gear=gear), "use kalla_forsberg")
    crew = {"kalla_forsberg": "home", "servo_scarpa": "home"}
    st = pos({"crew": crew}, gear={**gear, "sorte_deck": "servo_scarpa"})
    step(st, "use kalla_forsberg")
    assert choosable(st) == ["don_constanzo_scarpa", "kalla_forsberg"]  # the Sorte Deck alone can be moved


# ---------------------------------------------------------------------- rounds and duels


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "horatio_lockwood", "hidden_corridors", "leja_juska")
@pytest.mark.rule("FIV-C-184")
def test_lorenzo_wounds_a_foe_who_cannot_play_a_card_in_the_next_round() -> None:
    """Lorenzo steps aside as his round ends; Horatio follows, away from the threat that he would have to face."""
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "forums"}, "hand": ["pull", "boon"]}
    foe = {
        **CASTILLE,
        "crew": {"lorenzo_de_zepeda": "forums", "leja_juska": "forums"},
        "hand": ["hidden_corridors", "boon"],
    }
    st = pos(me, foe)
    go(st, "challenge horatio_lockwood", "choose lorenzo_de_zepeda")
    step(st, "accept", "use leja_juska", "option 1")  # 1 more threat on the challenger
    go(st, "choose hidden_corridors", "use lorenzo_de_zepeda 2")
    go(st, "use hidden_corridors", "pay boon")
    step(st, "place docks", "use horatio_lockwood")
    rest(st)
    assert wounds(st) == {"lorenzo_de_zepeda": 2, "horatio_lockwood": 1}
    assert (hand(st, 0), st.duel.stage) == (["boon", "pull"], 0)


@pytest.mark.card("fivesails", "its_personal", "stiletto")
@pytest.mark.rule("FIV-DUEL-4")
def test_a_wound_before_the_duel_is_nothing_personal() -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["its_personal", "taunt"]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, gear={"stiletto": "servo_scarpa"})
    step(st, "challenge servo_scarpa", "choose sanjay", "use stiletto", "option 2")
    assert wounds(st) == {"sanjay": 1}
    go(st, "accept", "choose its_personal")
    assert not can(st, "use its_personal")


@pytest.mark.card("fivesails", "fates_burden", "legions_caress")
@pytest.mark.rule("FIV-REPLACE-3")
def test_who_does_not_become_en_garde_is_not_hurt_by_it() -> None:
    gear = {"legions_caress": "uwe_zimmerman", "fates_burden": "uwe_zimmerman"}
    st = pos({}, {"crew": {"uwe_zimmerman": "docks"}}, gear=gear, engaged=["uwe_zimmerman"])
    go(st, "pass", "pass")
    assert (wounds(st), engaged(st), zone(st, "fates_burden")) == ({}, {"uwe_zimmerman"}, "discard")


@pytest.mark.card("fivesails", "breastplate", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-152")
def test_a_breastplate_helps_vladislav_in_the_duel_that_he_ends() -> None:
    foe = {"crew": {"uwe_zimmerman": "docks", "vladislav_novikoff": "docks"}}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe, gear={"breastplate": "vladislav_novikoff"})
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman", "intervene vladislav_novikoff")
    assert (wounds(st), zone(st, "breastplate")) == ({"vladislav_novikoff": 2}, "discard")


@pytest.mark.card("fivesails", "pavel_ivanov", "mireli_sabre")
@pytest.mark.rule("FIV-DASH-1")
def test_no_technique_raises_a_dash() -> None:
    foe = {**USSURA, "crew": {"pavel_ivanov": "forums"}, "hand": ["mireli_sabre"]}
    st = duel({"crew": {"servo_scarpa": "forums"}, "hand": ["objection"]}, foe)
    go(st, "choose mireli_sabre", "use pavel_ivanov 2")
    assert struck(st) == (2, 0, 1)


@pytest.mark.card("fivesails", "answering_the_call", "carmella_vanessa_salvaggi")
@pytest.mark.rule("FIV-C-125")
def test_the_guard_takes_the_wounds_of_the_round() -> None:
    crew = {"uwe_zimmerman": "forums", "carmella_vanessa_salvaggi": "forums"}
    me = {**EISEN, "crew": crew, "hand": ["answering_the_call"]}
    st = duel(me, {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["objection", "pack_tactics"]})
    go(st, "choose objection", "choose answering_the_call", "use answering_the_call")
    assert (wounds(st), pools(st)) == ({"servo_scarpa": 1, "carmella_vanessa_salvaggi": 2}, (0, 3))


# ---------------------------------------------------------------------- by an effect of yours


@pytest.mark.card("fivesails", "shifting_blame", "carnaval")
@pytest.mark.rule("FIV-C-181")
def test_shifting_blame_sees_the_city_card_that_your_carnaval_discards() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "hand": ["carnaval"], "deck": ["boon"]}
    st = pos(me, first=1, turn=0, city={"docks": ["gustavo"]})
    step(st, "use carnaval 2", "use shifting_blame 2")
    assert (hand(st, 0), zone(st, "gustavo")) == (["boon"], "discard")


@pytest.mark.card("fivesails", "shifting_blame", "improvising", "matushkas_sight")
@pytest.mark.rule("FIV-C-181")
def test_shifting_blame_sees_the_cards_that_you_discard_from_a_deck() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"angeline_demone": "docks"}, "hand": ["improvising"]}
    st = pos(me, {**USSURA, "discard": ["matushkas_sight"], "deck": ["sunder", "borets", "pull", "boon", "stubborn"]})
    step(st, "use improvising", "option 2", "choose sunder", "pass")
    step(st, "choose borets", "choose pull", "choose boon", "option 1")
    assert (zone(st, "sunder"), can(st, "use shifting_blame 2")) == ("discard", True)


@pytest.mark.card("fivesails", "shifting_blame", "risky_undertaking", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-63")
def test_neither_costs_nor_events_are_an_effect_of_yours() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"sanjay": "docks"}, "hand": ["carnaval", "boon"]}
    st = pos(me, city={"docks": ["risky_undertaking"]})
    step(st, "use risky_undertaking", "choose carnaval", "choose boon")
    assert not offers(st, "use shifting_blame 2")
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"adelheide_schmidt": "docks"}, "hand": ["gallegos_blade"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "use adelheide_schmidt")
    if can(st, "choose gallegos_blade"):
        step(st, "choose gallegos_blade")
    assert not offers(st, "use shifting_blame 2")
    assert wounds(st) == {"uwe_zimmerman": 1}


# ---------------------------------------------------------------------- moves that come to nothing


@pytest.mark.card("fivesails", "elina_georginova", "stubborn")
@pytest.mark.rule("FIV-COST-10")
@pytest.mark.parametrize(
    ("answer", "enemy", "ready"), [(True, "docks", False), (False, "forums", True), (False, "docks", False)]
)
def test_elina_is_en_garde_only_where_she_came_to_an_enemy(answer: bool, enemy: str, ready: bool) -> None:
    me = {**USSURA, "crew": {"elina_georginova": "docks"}, "hand": ["stubborn"]}
    st = pos(me, {"crew": {"uwe_zimmerman": enemy}}, engaged=["elina_georginova"])
    step(st, "use elina_georginova 1")
    go(st, "use stubborn") if answer else rest(st)
    assert place(st, "elina_georginova") == ("docks" if answer else "forums")
    assert ("elina_georginova" not in engaged(st)) == ready


@pytest.mark.card("fivesails", "amour", "eko_sorridi")
@pytest.mark.rule("FIV-C-165")
def test_amour_takes_the_other_home_though_eko_has_killed_the_actor() -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["amour", "taunt"]}
    foe = {"crew": {"eko_sorridi": "docks", "uwe_zimmerman": "docks"}}
    st = pos(me, foe, wounds={"sanjay": 3})
    step(st, "use amour", "pay taunt", "choose uwe_zimmerman", "use eko_sorridi")
    rest(st)
    assert (zone(st, "sanjay"), place(st, "uwe_zimmerman"), engaged(st)) == ("locker", "home 2", {"uwe_zimmerman"})


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-C-165")
def test_a_dark_gift_that_kills_moves_nobody() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 3})
    step(st, "use dark_gift 1")
    assert (zone(st, "otto_streit"), zone(st, "dark_gift"), can(st, "place forums")) == ("locker", "discard", False)


@pytest.mark.card("fivesails", "horatio_lockwood", "sea_legs")
@pytest.mark.rule("FIV-REACT-5")
def test_horatio_may_run_on_after_he_has_followed() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}, "hand": ["sea_legs", "pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, turn=1)
    step(st, "move uwe_zimmerman", "place forums", "use horatio_lockwood", "use sea_legs", "pay pull")
    step(st, "place grand_bazaar")
    assert (place(st, "horatio_lockwood"), place(st, "uwe_zimmerman")) == ("grand_bazaar", "forums")


# ---------------------------------------------------------------------- in and out of play


@pytest.mark.card("fivesails", "the_great_game", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-2")
def test_who_is_saved_has_been_paid_with_and_was_not_destroyed() -> None:
    me = {"scheme": "the_great_game", "crew": {"servo_scarpa": "docks"}, "deck": ["pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, gear={"object_of_wonder": "don_constanzo_scarpa"})
    step(st, "use the_great_game 3", "use object_of_wonder")
    rest(st)
    assert (zone(st, "servo_scarpa"), zone(st, "object_of_wonder")) == ("approach", "locker")
    assert (wounds(st), hand(st, 0)) == ({"uwe_zimmerman": 1}, [])


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-65")
def test_what_carmella_has_done_today_is_forgotten_when_she_leaves_play() -> None:
    crew = {"carmella_vanessa_salvaggi": "docks", "cirilo_naucriparos": "home"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["carmella_vanessa_salvaggi"])
    go(st, "challenge carmella_vanessa_salvaggi", "refuse", "pass")
    assert not can(st, "challenge carmella_vanessa_salvaggi")  # once a Day
    destroy(st, number(st, "carmella_vanessa_salvaggi"))
    st.advance()
    assert zone(st, "carmella_vanessa_salvaggi") == "discard"
    assert not [mark for mark in st.marks if mark.what == M_TIRED]


@pytest.mark.card("fivesails", "kalla_forsberg", "polished_flintlock")
@pytest.mark.rule("FIV-ONCE-1")
def test_a_pistol_that_changes_hands_was_used_today() -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}}
    st = pos(me, {**VODACCE, "crew": {"servo_scarpa": "docks"}}, gear={"polished_flintlock": "otto_streit"})
    go(st, "use polished_flintlock", "option 2", "pass", "use kalla_forsberg", "pass")
    assert (bearer(st, "polished_flintlock"), can(st, "use polished_flintlock")) == ("kalla_forsberg", False)


@pytest.mark.card("fivesails", "eager_blade", "stiletto")
@pytest.mark.rule("FIV-ATT-5")
def test_an_eager_blade_that_has_to_go_lies_at_the_bazaar() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "pull"]}
    st = pos(me, gear={"eager_blade": "servo_scarpa"})
    step(st, "equip stiletto", "choose servo_scarpa", "pay pull", "choose eager_blade")
    assert (zone(st, "eager_blade"), bearer(st, "stiletto")) == ("street", "servo_scarpa")


@pytest.mark.card("fivesails", "kaspar_dietrich", "sirens_scream")
@pytest.mark.rule("FIV-C-157")
def test_renown_on_a_siren_that_kaspar_sinks_is_lost() -> None:
    me = {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "renown": 2}
    st = pos(me, {**VODACCE, "renown": 1}, city_deck=["sirens_scream", "gustavo"])
    step(st, "use kaspar_dietrich")
    rest(st)
    go(st, "option 1")
    assert (st.renown, zone(st, "sirens_scream"), st.wounds[number(st, "sirens_scream")]) == ([1, 0], "deck", 0)


@pytest.mark.card("fivesails", "improvising", "boon", "angeline_demone")
@pytest.mark.rule("FIV-C-149")
def test_an_improvised_boon_is_sunk_when_the_day_ends() -> None:
    me = {**CASTILLE, "crew": {"angeline_demone": "docks"}, "hand": ["improvising"]}
    st = pos(me, {**VODACCE, "discard": ["boon"], "approach": []})
    go(st, "use improvising")
    assert (bearer(st, "boon"), zone(st, "improvising")) == ("angeline_demone", "locker")
    go(st, "pass", "pass")
    assert zone(st, "boon") == "deck"


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84")
def test_indomitable_will_ends_where_its_actor_leaves() -> None:
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "use indomitable_will", "claim uwe_zimmerman")
    assert held(st) == {"docks": 0}
    go(st, "move ren", "place forums")
    assert held(st) == {}


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-139")
def test_reputation_meritee_musters_where_the_leader_is() -> None:
    crew: dict[str, Any] = {"crew": {"odette_dubois_darrent": "docks"}, "approach": ["jean_urbain"]}
    st = pos({**MONTAIGNE, "scheme": "reputation_meritee", **crew}, city={"docks": ["sirens_scream"]})
    go(st, "use reputation_meritee")
    assert (place(st, "jean_urbain"), zone(st, "sirens_scream")) == ("docks", "discard")


@pytest.mark.card("fivesails", "servo_scarpa", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_servo_is_free_here_though_sigurd_draws_the_blades_there() -> None:
    me = {"crew": {"servo_scarpa": "docks", "aldo_bussotti": "forums"}}
    foe = {"crew": {"sigurd_ulfsen": "forums", "uwe_zimmerman": "forums", "otto_streit": "docks"}}
    st = pos(me, foe)
    go(st, "challenge servo_scarpa")
    assert choosable(st) == ["otto_streit", "sigurd_ulfsen"]


# ---------------------------------------------------------------------- three players


@pytest.mark.card("fivesails", "patricia_moustakas", "sanjay")
@pytest.mark.rule("FIV-C-63")
def test_each_opponent_discards_for_patricia_and_sanjay_draws_once() -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "docks", "sanjay": "home"}, "deck": ["taunt", "boon"]}
    st = pos(me, {"hand": ["langschwert"]}, more=[{**USSURA, "hand": ["sunder"]}], first=1, turn=0)
    step(st, "use patricia_moustakas 2")
    assert (st.mover(), choosable(st)) == (1, ["langschwert"])
    step(st, "choose langschwert", "choose sunder", "use sanjay 2")
    rest(st)
    assert (hand(st, 0), hand(st, 1), hand(st, 2)) == (["taunt"], [], [])


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-KEY-10")
def test_horatio_leaves_one_enemy_to_follow_another() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, more=[{**USSURA, "crew": {"ren": "docks"}}], turn=1)
    step(st, "move uwe_zimmerman", "place forums", "use horatio_lockwood")
    assert place(st, "horatio_lockwood") == "forums"


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-KEY-2")
@pytest.mark.parametrize(("holder", "able"), [(0, True), (1, False), (2, False)])
def test_only_the_adversary_revises_a_combat_card(holder: int, able: bool) -> None:
    """Torsten, challenged by Ren, plays Sunder; somebody holds Mireli's Revision."""
    sides: list[dict[str, Any]] = [
        {**USSURA, "crew": {"ren": "forums"}, "hand": []},
        {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder"]},
        {**USSURA, "crew": {"pavel_ivanov": "forums"}, "hand": []},
    ]
    sides[holder]["hand"] += ["mirelis_revision", "boon"]
    st = duel(sides[0], sides[1], more=[sides[2]])
    step(st, "choose sunder")
    assert can(st, "use mirelis_revision 1") == able
