"""Two or three cards that meet at the most awkward moment."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Revealed
from intrigue.games.fivesails.rules.actions import PASS
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.names import INFLUENCE
from intrigue.games.fivesails.state.numbers import M_LOCKED, M_SHUT, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark

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
    place,
    pools,
    pos,
    renown,
    rest,
    step,
    strike,
    struck,
    told,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- nobody's adversary


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-C-88")
@pytest.mark.parametrize("soline", ["docks", "forums"])
def test_whoever_is_refused_has_no_adversary_to_fumble_before(soline: str) -> None:
    """Finesse 3, with the Hat: all of it wounds, wherever Soline is."""
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": soline}}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    step(st, "use cavalier_hat")
    if soline == "docks":
        step(st, "choose maya_de_la_rioja")
    go(st, "refuse")
    assert wounds(st) == {"maya_de_la_rioja": 3}


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-CHAL-14")
def test_who_is_accepted_beside_soline_makes_less_threat_with_finesse() -> None:
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": "docks"}, "hand": ["taunt"]}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    go(st, "use cavalier_hat", "choose maya_de_la_rioja", "accept")
    assert pools(st) == (0, 2)


# ---------------------------------------------------------------------- the first time in a Day


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "unyielding_loyalty", "paid_off")
@pytest.mark.rule("FIV-C-196")
@pytest.mark.parametrize(
    ("first", "left"),
    [("maryam_benu_pleroma", ["angelo", "boon", "unyielding_loyalty"]), ("unyielding_loyalty", [])],
)
def test_the_first_time_is_over_whoever_has_cancelled_it(first: str, left: list[str]) -> None:
    """Two try to cancel a Paid Off, and one is enough. The next one that targets Maryam engages her."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["paid_off", "paid_off", "taunt", "taunt"]}
    foe = {**VODACCE, "crew": {"maryam_benu_pleroma": "docks"}, "hand": ["unyielding_loyalty", "angelo", "boon"]}
    st = pos(me, foe)
    step(st, "use paid_off", "pay taunt", "use unyielding_loyalty", f"use {first}")
    if not left:
        step(st, "pay boon", "choose angelo")
    rest(st)
    assert (engaged(st), hand(st, 1)) == (set(), left)
    go(st, "pass", "use paid_off", "pay taunt")
    assert engaged(st) == {"maryam_benu_pleroma"}


# ---------------------------------------------------------------------- what the log says of it


@pytest.mark.card("fivesails", "raton", "unyielding_loyalty", "stiletto")
@pytest.mark.rule("FIV-C-41")
def test_what_was_put_off_is_told_to_be_cancelled_too() -> None:
    """Ratón reaches for the Stiletto as Servo's round ends, and a Thug is given up for it."""
    me = {
        **VODACCE,
        "crew": {"servo_scarpa": "forums"},
        "hand": ["wrath_of_the_don", "unyielding_loyalty", "angelo", "boon"],
    }
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]}
    st = duel(me, foe, gear={"stiletto": "servo_scarpa"})
    go(st, "choose taunt", "use raton 2")
    strike(st)
    step(st, "choose wrath_of_the_don")
    while not can(st, "use unyielding_loyalty"):
        st.apply(st.mover(), PASS)
    go(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    assert bearer(st, "stiletto") == "servo_scarpa"
    assert told(st).count("tell-cancelled card=card:raton what=ability") == 1


@pytest.mark.card("fivesails", "valeri_mikhailov", "stubborn")
@pytest.mark.rule("FIV-C-95")
def test_nothing_comes_of_a_challenge_whose_challenger_stays_away() -> None:
    me = {**USSURA, "crew": {"valeri_mikhailov": "docks"}, "hand": ["stubborn"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "forums"}})
    step(st, "use valeri_mikhailov 1", "use stubborn")
    rest(st)
    assert (st.duel.stage, place(st, "valeri_mikhailov"), engaged(st)) == (0, "docks", {"valeri_mikhailov"})
    assert told(st).count("tell-cancelled card=card:valeri_mikhailov what=over") == 1


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi")
@pytest.mark.rule("FIV-C-94", "FIV-C-130")
def test_nothing_comes_of_a_challenge_whose_challenger_dies_on_the_way() -> None:
    me = {"crew": {"servo_scarpa": "docks", "aldo_bussotti": "forums"}}
    foe = {**EISEN, "crew": {"eko_sorridi": "docks", "otto_streit": "forums"}}
    st = pos(me, foe, wounds={"servo_scarpa": 4})
    step(st, "challenge servo_scarpa", "choose otto_streit", "use eko_sorridi")
    rest(st)
    assert (zone(st, "servo_scarpa"), wounds(st)) == ("locker", {})
    assert told(st).count("tell-cancelled card=card:servo_scarpa what=over") == 1


# ---------------------------------------------------------------------- paying, and what is left of it


@pytest.mark.card("fivesails", "kaj_kousei", "makepeace_botwighte", "smuggled_item")
@pytest.mark.rule("FIV-COST-8", "FIV-C-148")
@pytest.mark.parametrize(("money", "able"), [([], False), (["triage"], True)])
def test_kaj_equips_no_artifact_that_makepeace_has_made_too_dear(money: list[str], able: bool) -> None:
    me = {**EISEN, "crew": {"kaj_kousei": "docks"}, "hand": money}
    deck = ["smuggled_item", "gustavo", "so_it_begins", "giacinto"]
    st = pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, city_deck=deck)
    step(st, "use kaj_kousei")
    assert can(st, "choose smuggled_item") == able


@pytest.mark.card("fivesails", "adelheide_schmidt", "burnished_cuirass")
@pytest.mark.rule("FIV-C-40", "FIV-C-111")
def test_adelheide_strikes_though_she_dies_without_her_cuirass() -> None:
    me = {**EISEN, "crew": {"adelheide_schmidt": "docks"}}
    gear = {"burnished_cuirass": "adelheide_schmidt"}
    st = pos(me, {**USSURA, "crew": {"ren": "docks"}}, gear=gear, wounds={"adelheide_schmidt": 4})
    go(st, "use adelheide_schmidt")
    assert (zone(st, "adelheide_schmidt"), wounds(st)) == ("locker", {"ren": 1})


@pytest.mark.card("fivesails", "corpse_speak", "well_equipped", "valiant_spirit")
@pytest.mark.rule("FIV-C-145", "FIV-STATE-4")
@pytest.mark.parametrize(
    ("side", "who", "risk", "price"),
    [(EISEN, "daniella_dietrich", "well_equipped", 1), (MONTAIGNE, "leontine_giroux", "valiant_spirit", 2)],
)
def test_who_was_engaged_to_hear_the_dead_may_rise_by_what_they_say(
    side: dict[str, str], who: str, risk: str, price: int
) -> None:
    me = {**side, "crew": {who: "docks"}, "discard": [risk], "hand": ["triage"] * price}
    st = pos(me, gear={"corpse_speak": who})
    go(st, "use corpse_speak", f"use {risk}", *["pay triage"] * price)
    assert (engaged(st), zone(st, "corpse_speak")) == (set(), "locker")


@pytest.mark.card("fivesails", "syrneth_hand", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-2", "FIV-C-125")
def test_the_guard_bleeds_for_the_hand_as_well() -> None:
    """1 wound as the cost of the Hand, 1 of the 2 threat that are left; Otto has none."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums", "leja_juska": "forums"}, "hand": ["answering_the_call"]}
    st = pos(me, foe, gear={"syrneth_hand": "otto_streit"})
    go(st, "challenge maya_de_la_rioja", "choose otto_streit", "accept")
    go(st, "choose answering_the_call", "use answering_the_call", "use syrneth_hand")
    assert wounds(st) == {"leja_juska": 3}


@pytest.mark.card("fivesails", "robbery", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-136")
def test_what_lies_in_your_pile_is_yours_to_be_loyal_to() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery", "taunt"]}
    st = pos(me, {**VODACCE, "hand": ["unyielding_loyalty", "angelo", "boon"], "discard": ["stiletto"]})
    go(st, "use robbery 1", "use unyielding_loyalty", "pay boon")
    assert (zone(st, "stiletto"), hand(st, 0)) == ("discard", ["taunt"])


# ---------------------------------------------------------------------- combat cards that come and go


@pytest.mark.card("fivesails", "eager_blade", "mirelis_revision")
@pytest.mark.rule("FIV-C-191")
def test_an_eager_blade_breaks_once_for_a_card_that_was_revised() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], "deck": ["iron_reply", "regroup"]}
    st = pos(me, foe, gear={"eager_blade": "otto_streit"})
    step(st, "challenge ren", "accept", "choose langschwert", "use mirelis_revision 1", "pay boon", "choose iron_reply")
    strike(st)
    assert (struck(st), zone(st, "eager_blade")) == ((3, 0, 1), "street")


@pytest.mark.card("fivesails", "porte_travel", "mirelis_revision")
@pytest.mark.rule("FIV-C-191")
def test_nobody_travels_by_a_card_that_was_revised() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    crew = {"jean_urbain": "docks", "leontine_giroux": "forums"}
    foe = {**MONTAIGNE, "crew": crew, "hand": ["porte_travel"], "deck": ["disarm", "friends_at_court"]}
    st = pos(me, foe)
    step(st, "challenge ren", "accept", "choose porte_travel", "use mirelis_revision 1", "pay boon")
    step(st, "choose friends_at_court")
    strike(st)
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {"jean_urbain": 2})  # Ren lowers the Parry to 1


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "grandfathers_hammer")
@pytest.mark.rule("FIV-MAN-4")
@pytest.mark.parametrize(("answer", "able"), [("option 2", False), ("option 1", True)])
def test_who_plays_the_revealed_card_has_no_round_left_for_the_hammer(answer: str, able: bool) -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}}
    foe = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder"], "deck": ["borets"]}
    st = pos(me, foe, gear={"grandfathers_hammer": "torsten_vakt"})
    step(st, "challenge lorenzo_de_zepeda", "use lorenzo_de_zepeda 2", "accept", answer)
    if can(st, "choose sunder") and not able:
        step(st, "choose sunder")
    assert offers(st, "use grandfathers_hammer 1") == able


@pytest.mark.card("fivesails", "i_know_that_trick", "raton", "breastplate")
@pytest.mark.rule("FIV-SELF-3")
def test_whoever_copies_ratons_trick_takes_the_attachment() -> None:
    me = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["i_know_that_trick"]}
    st = duel(me, foe, gear={"breastplate": "raton"})
    go(st, "choose i_know_that_trick", "use i_know_that_trick")
    strike(st)
    go(st, "choose taunt")  # 2 threat, 1 parried, 1 taken off by the Breastplate: he was not wounded
    strike(st)
    assert (bearer(st, "breastplate"), wounds(st)) == ("uwe_zimmerman", {"uwe_zimmerman": 1})


@pytest.mark.card("fivesails", "roll_the_bones", "the_cats_glass")
@pytest.mark.rule("FIV-C-68", "FIV-C-72")
def test_who_rolls_the_bones_before_the_glass_sees_one_card() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}}
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["roll_the_bones"], "deck": ["taunt", "boon", "pull"]}
    st = pos(me, foe, gear={"the_cats_glass": "maya_de_la_rioja"})
    step(
        st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose roll_the_bones", "use roll_the_bones"
    )
    strike(st)
    assert struck(st) == (1, 1, 2)


@pytest.mark.card("fivesails", "roll_the_bones", "the_cats_glass", "gallegos_blade")
@pytest.mark.rule("FIV-C-68", "FIV-C-72")
@pytest.mark.parametrize(("blade", "shown"), [(False, 2), (True, 1)])
def test_a_scoundrels_card_more_is_reckoned_with_those_fewer(blade: bool, shown: int) -> None:
    """Two, one more for Lorenzo, one fewer by the Glass and one by the Blade: it is the sum that is never below one."""
    deck = ["boon", "pull", "taunt", "amour"]
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["roll_the_bones"], "deck": deck}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]}
    st = pos(me, foe, gear={"the_cats_glass": "raton", "gallegos_blade": "raton"})
    step(st, "challenge lorenzo_de_zepeda", "accept", "use the_cats_glass", "choose gallegos_blade")
    step(st, *["use gallegos_blade"] * blade, "choose roll_the_bones", "use roll_the_bones")
    seen = [event for event in rest(st).events_for(None) if isinstance(event, Revealed)]
    assert seen[-1].cards == tuple(deck[:shown])


@pytest.mark.card("fivesails", "rena_klingenhalter", "eager_blade")
@pytest.mark.rule("FIV-C-106")
def test_rena_loses_the_blade_that_she_stepped_in_with() -> None:
    """Her Combat is 2 without it, and so is what her threat can do."""
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    foe = {**EISEN, "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}, "hand": ["precision"]}
    st = pos(me, foe, gear={"eager_blade": "rena_klingenhalter"}, engaged=["rena_klingenhalter"])
    step(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert engaged(st) == {"rena_klingenhalter", "servo_scarpa", "eager_blade"}
    go(st, "choose precision")
    strike(st)
    go(st, "pass")
    assert wounds(st) == {"rena_klingenhalter": 2, "servo_scarpa": 2}


@pytest.mark.card("fivesails", "matushkas_efficiency", "henri_michelet")
@pytest.mark.rule("FIV-DUEL-20", "FIV-C-117")
def test_a_foe_whom_henri_holds_does_not_come_along() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "henri_michelet": "forums"}}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]}
    st = duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon", "place docks")
    strike(st)
    assert (place(st, "elina_georginova"), place(st, "jean_urbain")) == ("docks", "forums")
    assert (st.duel.stage, wounds(st)) == (0, {"elina_georginova": 1})


# ---------------------------------------------------------------------- who steals, who falls, who is healed


@pytest.mark.card("fivesails", "epee_sanglante", "breastplate")
@pytest.mark.rule("FIV-REPLACE-3")
def test_a_wound_that_the_breastplate_took_steals_nothing() -> None:
    me = {
        **MONTAIGNE,
        "crew": {"jean_urbain": "docks"},
        "scheme": "epee_sanglante",
        "renown": 1,
        "hand": ["blood_mark"],
    }
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "renown": 2, "hand": ["langschwert"]}
    st = pos(me, foe, gear={"breastplate": "uwe_zimmerman"})
    go(st, "use epee_sanglante", "accept", "choose langschwert")
    strike(st)
    assert (wounds(st), st.renown) == ({}, [1, 2])
    go(st, "choose blood_mark")
    strike(st)
    assert (wounds(st), st.renown) == ({"jean_urbain": 1}, [0, 3])


@pytest.mark.card("fivesails", "epee_sanglante", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-125")
def test_a_guard_who_bleeds_is_no_participant() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "renown": 1}
    crew = {"uwe_zimmerman": "docks", "gustavo": "docks"}
    foe = {**EISEN, "crew": crew, "renown": 2, "hand": ["answering_the_call"]}
    st = pos(me, foe)
    go(st, "use epee_sanglante", "choose uwe_zimmerman", "accept", "choose answering_the_call")
    go(st, "use answering_the_call")
    assert (wounds(st), st.renown) == ({"gustavo": 2}, [1, 2])
    go(st, "pass")
    assert st.renown == [0, 3]


@pytest.mark.card("fivesails", "epee_sanglante", "vladislav_novikoff", "friends_at_court", "takama_siad")
@pytest.mark.rule("FIV-C-152")
@pytest.mark.parametrize(("hurt", "left"), [(0, {"vladislav_novikoff": 2}), (4, {})])
def test_a_duel_that_vladislav_ends_has_winners_and_wounded(hurt: int, left: dict[str, int]) -> None:
    """Renown is stolen; he is healed, or Friends at Court hear of his fall."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "hand": ["friends_at_court"]}
    crew = {"ren": "docks", "vladislav_novikoff": "docks", "takama_siad": "forums" if hurt else "docks"}
    st = pos(me, {**USSURA, "crew": crew, "renown": 2}, wounds={"vladislav_novikoff": hurt} if hurt else {})
    step(st, "use epee_sanglante", "choose ren", "intervene vladislav_novikoff")
    go(st, "use friends_at_court" if hurt else "use takama_siad")
    assert (wounds(st), st.renown) == (left, [1, 1])
    assert held(st) == ({"docks": 0} if hurt else {})


@pytest.mark.card("fivesails", "takama_siad", "edeline_trinken")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-43")
@pytest.mark.parametrize(("first", "hurt"), [("takama_siad", 1), ("edeline_trinken", 2)])
def test_who_was_fetched_by_edeline_is_not_healed_by_takama(first: str, hurt: int) -> None:
    crew = {"uwe_zimmerman": "forums", "takama_siad": "forums", "edeline_trinken": "docks"}
    st = pos({**EISEN, "crew": crew}, {**USSURA, "crew": {"ren": "forums"}, "hand": ["my_fight_alone"]})
    go(st, "challenge uwe_zimmerman", "choose ren", "accept", "choose my_fight_alone")
    strike(st)
    step(st, "pass", "use takama_siad", "use edeline_trinken", f"use {first}")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st)["uwe_zimmerman"]) == ("docks", hurt)
    assert st.used[number(st, "takama_siad")] == 2 - hurt


@pytest.mark.card("fivesails", "legions_caress", "gallant_deeds")
@pytest.mark.rule("FIV-COST-10")
def test_gallant_deeds_that_kill_still_raise_the_actor() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    tired = ["otto_streit", "jean_urbain"]
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, foe, gear={"legions_caress": "otto_streit"}, engaged=tired, wounds={"otto_streit": 3})
    go(st, "use gallant_deeds", "pay boon")
    assert (zone(st, "otto_streit"), engaged(st)) == ("locker", set())


@pytest.mark.card("fivesails", "fates_burden", "yevgeni", "wrath_of_the_don")
@pytest.mark.rule("FIV-REPLACE-3")
def test_who_would_rise_under_fates_burden_stays_down() -> None:
    st = pos(
        {**USSURA, "crew": {"yevgeni": "docks"}},
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"fates_burden": "yevgeni"},
    )
    step(st, "challenge yevgeni", "refuse", "use yevgeni")
    assert (engaged(st), zone(st, "fates_burden")) == ({"yevgeni"}, "discard")
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, foe, gear={"fates_burden": "servo_scarpa"}, engaged=["servo_scarpa"])
    go(st, "use wrath_of_the_don", "option 1")
    assert (engaged(st), zone(st, "fates_burden")) == ({"servo_scarpa"}, "discard")


@pytest.mark.card("fivesails", "razrushitel", "eko_sorridi")
@pytest.mark.rule("FIV-C-165", "FIV-COST-10")
def test_razrushitel_wounds_though_its_actor_has_died_on_the_way() -> None:
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["razrushitel", "boon"]}
    foe = {**EISEN, "crew": {"eko_sorridi": "forums", "otto_streit": "docks"}}
    st = pos(me, foe, wounds={"ren": 3})
    step(st, "use razrushitel", "pay boon", "use eko_sorridi")
    rest(st)
    assert (zone(st, "ren"), wounds(st)) == ("locker", {"otto_streit": 1})


@pytest.mark.card("fivesails", "cirilo_naucriparos", "for_the_family")
@pytest.mark.rule("FIV-C-28")
def test_without_cirilo_the_mercenaries_count_before_anything_else_is_done() -> None:
    scarpas = {"servo_scarpa": "home", "sibella_scarpa": "home", "vissenta_scarpa": "home"}
    hired = {"gustavo": "home", "eko_sorridi": "home", "kalla_forsberg": "home"}
    me = {"crew": {"cirilo_naucriparos": "docks", **scarpas, **hired}, "hand": ["for_the_family"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}})
    step(st, "use for_the_family")
    assert (can(st, "choose kalla_forsberg"), can(st, "choose don_constanzo_scarpa")) == (True, False)
    go(st, "choose kalla_forsberg")
    assert (zone(st, "kalla_forsberg"), engaged(st)) == ("locker", {"otto_streit"})


# ---------------------------------------------------------------------- pressures and control


@pytest.mark.card("fivesails", "claude_de_la_roche", "pull_the_strand")
@pytest.mark.rule("FIV-PRESS-1")
@pytest.mark.parametrize(
    ("whom", "other", "answer", "won"),
    [
        ("otto_streit", "otto_streit", False, True),  # 3 and Otto's 2, against Claude's 3
        ("otto_streit", "otto_streit", True, False),  # engaged, Otto does not count
        ("claude_de_la_roche", "kaspar_dietrich", True, True),  # nor does Claude himself: 3 against 2
    ],
)
def test_claude_and_a_pulled_strand(whom: str, other: str, answer: bool, won: bool) -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}
    st = pos(me, {**EISEN, "crew": {"claude_de_la_roche": "docks", other: "docks"}}, engaged=[whom])
    step(st, "use pull_the_strand", f"choose {whom}")
    go(st, "use claude_de_la_roche") if answer else rest(st)
    assert held(st) == ({"docks": 0} if won else {})


@pytest.mark.card("fivesails", "claude_de_la_roche", "pack_tactics")
@pytest.mark.rule("FIV-PRESS-1")
def test_a_pack_has_no_performer_whom_claude_would_count() -> None:
    """1 for the Thug who came and 1 for the Don's Thugs, against Claude's 3; the Don himself is engaged."""
    crew = {"buratino": "forums", "don_constanzo_scarpa": "docks"}
    st = pos(
        {"crew": crew, "hand": ["pack_tactics", "boon"]},
        {**EISEN, "crew": {"claude_de_la_roche": "docks"}},
        engaged=["don_constanzo_scarpa"],
    )
    step(st, "use pack_tactics", "pay boon", "place docks", "choose buratino", "use claude_de_la_roche")
    rest(st)
    assert held(st) == {}


@pytest.mark.card("fivesails", "penya_shows_the_way", "indomitable_will")
@pytest.mark.rule("FIV-C-192")
def test_who_is_shown_the_way_keeps_the_location_overnight() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"], "approach": []}
    st = pos(me, {"approach": []}, city={"docks": ["penya_shows_the_way"]})
    go(st, "use indomitable_will", "pass")
    step(st, "pass", "use penya_shows_the_way")
    until(st, lambda now: now.day == 2)
    assert (place(st, "ren"), held(st)) == ("docks", {"docks": 0})


@pytest.mark.card("fivesails", "indomitable_will", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-9", "FIV-C-84")
def test_a_will_holds_no_location_that_it_could_not_claim() -> None:
    """The wood is gone with its player, and then the Docks are anybody's."""
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]})
    st.marks.append(Mark(M_SHUT, UNTIL_DAY, place=1, seat=1))
    go(st, "use indomitable_will")
    assert (held(st), [mark.what for mark in st.marks if mark.what == M_LOCKED]) == ({}, [])


@pytest.mark.card("fivesails", "indomitable_will", "object_of_wonder")
@pytest.mark.rule("FIV-C-84")
def test_who_is_saved_has_left_the_location() -> None:
    st = pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        gear={"object_of_wonder": "yevgeni"},
        wounds={"ren": 3},
    )
    go(st, "use indomitable_will")
    step(st, "challenge uwe_zimmerman", "refuse", "use object_of_wonder")
    rest(st)
    assert (held(st), zone(st, "ren")) == ({}, "approach")


@pytest.mark.card("fivesails", "urraca_de_murrieta", "risky_undertaking")
@pytest.mark.rule("FIV-EVENT-2")
def test_urraca_adds_to_what_you_have_added_by_an_event() -> None:
    me = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "docks"}, "hand": ["boon", "disarm", "pull"]}
    st = pos(me, city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose boon", "choose disarm", "use urraca_de_murrieta")
    assert (renown(st), hand(st, 0)) == ({"docks": 2}, [])


@pytest.mark.card("fivesails", "friends_at_court", "objection")
@pytest.mark.rule("FIV-C-122")
def test_friends_at_court_can_be_objected_to() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["friends_at_court"]}
    foe = {**VODACCE, "crew": {"angelo": "docks"}, "hand": ["pack_tactics", "objection"]}
    st = pos(me, foe, wounds={"angelo": 1})
    go(st, "challenge jean_urbain", "accept", "choose pack_tactics")
    strike(st)
    step(st, "pass", "use friends_at_court", "use objection")
    rest(st)
    assert (zone(st, "angelo"), held(st)) == ("discard", {})


# ---------------------------------------------------------------------- sorcery repeated


@pytest.mark.card("fivesails", "cesca_del_rosso", "porte_travel")
@pytest.mark.rule("FIV-C-61", "FIV-C-144")
def test_cesca_travels_as_often_as_she_bleeds() -> None:
    me = {**MONTAIGNE, "crew": {"leontine_giroux": "forums", "jean_urbain": "docks"}, "hand": ["porte_travel"]}
    crew = {"cesca_del_rosso": "docks", "servo_scarpa": "grand_bazaar", "sibella_scarpa": "forums"}
    st = pos(me, {**VODACCE, "crew": crew})
    step(st, "use porte_travel", "choose jean_urbain", "option 1", "use cesca_del_rosso 2")
    go(st, "choose servo_scarpa", "option 2", "choose sibella_scarpa")
    if can(st, "option 1"):
        go(st, "option 1")
    assert wounds(st) == {"leontine_giroux": 1, "cesca_del_rosso": 3}
    assert (place(st, "servo_scarpa"), place(st, "sibella_scarpa")) == ("docks", "docks")


@pytest.mark.card("fivesails", "cesca_del_rosso", "torsten_vakt", "sibella_scarpa")
@pytest.mark.rule("FIV-C-41", "FIV-C-144")
def test_cesca_repeats_what_torsten_has_cancelled() -> None:
    me = {**VODACCE, "crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}})
    step(st, "use sibella_scarpa", "use torsten_vakt", "use cesca_del_rosso 2")
    rest(st)
    assert wounds(st) == {"sibella_scarpa": 1, "cesca_del_rosso": 2, "torsten_vakt": 1}


# ---------------------------------------------------------------------- moving, stealing, standing by


@pytest.mark.card("fivesails", "kalla_forsberg", "philip_hase", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-148", "FIV-C-161")
def test_a_weapon_that_kalla_hands_over_moves_philip_and_brings_a_card() -> None:
    crew = {"kalla_forsberg": "docks", "philip_hase": "docks"}
    me = {**EISEN, "crew": crew, "scheme": "let_the_sword_decide", "deck": ["precision"]}
    st = pos(me, gear={"langschwert": "kalla_forsberg"})
    step(st, "use kalla_forsberg", "use philip_hase 1", "use let_the_sword_decide", "use philip_hase")
    go(st, "place forums")
    assert (place(st, "philip_hase"), hand(st, 0)) == ("forums", ["precision"])


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


@pytest.mark.card("fivesails", "horatio_lockwood", "giacinto")
@pytest.mark.rule("FIV-C-143")
@pytest.mark.parametrize(("whom", "able"), [("jean_urbain", True), ("horatio_lockwood", False)])
def test_horatio_follows_the_kidnapper_unless_he_was_kidnapped(whom: str, able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks", "jean_urbain": "docks"}}
    st = pos({**CASTILLE, "crew": {"giacinto": "docks"}}, foe)
    step(st, "use giacinto", f"choose {whom}")
    assert offers(st, "use horatio_lockwood") == able


@pytest.mark.card("fivesails", "valeri_mikhailov", "predatory_pursuit")
@pytest.mark.rule("FIV-REACT-5")
def test_valeri_is_pursued_after_his_challenge() -> None:
    foe = {**USSURA, "crew": {"ren": "docks", "torsten_vakt": "forums"}, "hand": ["predatory_pursuit", "boon"]}
    st = pos({**USSURA, "crew": {"valeri_mikhailov": "docks"}}, foe)
    step(st, "use valeri_mikhailov 1", "refuse", "use predatory_pursuit", "pay boon")
    rest(st)
    assert (place(st, "ren"), wounds(st)) == ("forums", {"valeri_mikhailov": 1, "torsten_vakt": 2})


@pytest.mark.card("fivesails", "nazem_ibn_umur", "guild_triskelion")
@pytest.mark.rule("FIV-C-88")
@pytest.mark.parametrize(("whom", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_nazem_shames_a_leader_who_may_refuse_the_guild(whom: str, able: bool) -> None:
    foe = {**EISEN, "crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}}
    st = pos({**USSURA, "crew": {"nazem_ibn_umur": "docks"}}, foe, gear={"guild_triskelion": "nazem_ibn_umur"})
    go(st, "use guild_triskelion", f"choose {whom}")
    assert can(st, "refuse") == able
    if able:
        go(st, "refuse")
        assert (engaged(st), wounds(st)) == ({"nazem_ibn_umur", whom}, {whom: 4})


@pytest.mark.card("fivesails", "ambush", "epee_sanglante", "move_along")
@pytest.mark.rule("FIV-CHAL-9")
@pytest.mark.parametrize(
    ("side", "who", "card", "ways"),
    [
        (MONTAIGNE, "jean_urbain", "epee_sanglante", ["accept"]),
        (EISEN, "otto_streit", "move_along", ["accept", "refuse", "go home"]),
    ],
)
def test_an_ambush_changes_nothing_else_about_a_challenge(
    side: dict[str, str], who: str, card: str, ways: list[str]
) -> None:
    scheme = {"scheme": card} if card == "epee_sanglante" else {"hand": [card, "boon"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos({**side, "crew": {who: "docks"}, **scheme}, foe)
    step(st, f"use {card}")
    if card == "move_along":
        step(st, "pay boon")
    step(st, "choose servo_scarpa", "use ambush", "pay boon")
    rest(st)
    assert [way for way in ("accept", "refuse", "go home", "intervene sibella_scarpa") if can(st, way)] == ways
