"""Actions that a lawyer would make something of: who may, at what price, what is left when something comes between."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.names import INFLUENCE

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
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- pressures


@pytest.mark.card("fivesails", "friends_at_court", "horatio_lockwood")
@pytest.mark.rule("FIV-DASH-2", "FIV-EX-10")
@pytest.mark.parametrize(("who", "able"), [("jean_urbain", True), ("horatio_lockwood", False)])
def test_friends_at_court_do_not_speak_for_a_dash(who: str, able: bool) -> None:
    me = {**EISEN, "crew": {"otto_streit": "forums"}}
    foe = {**MONTAIGNE, "crew": {who: "forums"}, "hand": ["friends_at_court", "gallant_deeds"]}
    st = duel(me, foe, wounds={"otto_streit": 3})
    step(st, "choose gallant_deeds")
    strike(st)
    step(st, "pass")
    assert zone(st, "otto_streit") == "locker"
    assert offers(st, "use friends_at_court") == able


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


@pytest.mark.card("fivesails", "claude_de_la_roche", "pull_the_strand")
@pytest.mark.rule("FIV-PRESS-1", "FIV-REACT-4")
@pytest.mark.parametrize(("tired", "won"), [(False, True), (True, False)])
def test_a_strand_pulls_nobody_whom_claude_does_not_let_count(tired: bool, won: bool) -> None:
    """Sibella 3 with Otto's 2 against Claude's 3 wins; Claude counts the performer and the en garde only."""
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}
    foe = {"crew": {"claude_de_la_roche": "docks", "otto_streit": "docks"}}
    st = pos(me, foe, engaged=["otto_streit"] if tired else [])
    step(st, "use pull_the_strand", "choose otto_streit", "use claude_de_la_roche")
    rest(st)
    assert (held(st) == {"docks": 0}) == won


@pytest.mark.card("fivesails", "pull_the_strand", "objection")
@pytest.mark.rule("FIV-C-122", "FIV-PRESS-2")
def test_an_objection_counts_the_strand() -> None:
    """3 and 2 against 0: no margin of 1, though without the strand it would be one."""
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}
    foe = {**VODACCE, "crew": {"cesca_del_rosso": "docks"}, "hand": ["objection"]}
    st = pos(me, foe)
    step(st, "use pull_the_strand")
    assert not offers(st, "use objection")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "so_it_begins", "drinking_games", "strong_hands")
@pytest.mark.rule("FIV-C-81", "FIV-PRESS-1")
def test_combat_is_added_to_resolve_where_it_begins() -> None:
    """Sanjay has Resolve 4 and Combat 1, Uwe 5 and 3 with wounds that do not matter; Soline 7 and 3 beside Sanjay."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["drinking_games", "taunt"]}
    foe = {"crew": {"rosine_friese": "docks"}}
    for city, won in (({}, False), ({"docks": ["so_it_begins"]}, False)):
        st = pos(me, foe, city=city, wounds={"rosine_friese": 3})
        go(st, "use drinking_games", "pay taunt")
        assert ("rosine_friese" in engaged(st)) == won  # 4 against 4, and 5 against 6


@pytest.mark.card("fivesails", "strong_hands", "so_it_begins")
@pytest.mark.rule("FIV-PRESS-3")
def test_combat_is_not_counted_twice_where_it_begins() -> None:
    """Ren and Uwe have Combat 3 each: a tie, with the event and without."""
    for city in ({}, {"docks": ["so_it_begins"]}):
        st = pos(
            {**USSURA, "crew": {"ren": "docks"}, "hand": ["strong_hands", "boon"]},
            {"crew": {"uwe_zimmerman": "docks"}},
            city=city,
        )
        go(st, "use strong_hands", "pay boon")
        assert held(st) == {}


@pytest.mark.card("fivesails", "pack_tactics", "don_constanzo_scarpa", "objection")
@pytest.mark.rule("FIV-C-121", "FIV-C-122")
def test_thugs_who_come_for_a_pressure_bring_the_dons_voice_along() -> None:
    """Two Thugs with a dash come: 2 for them and 1 for the Don make 3 against Otto's 2; Objection! sees that margin."""
    me = {"crew": {"buratino": "forums", "dante": "forums"}, "hand": ["pack_tactics", "boon"]}
    foe = {**VODACCE, "crew": {"cesca_del_rosso": "docks"}, "hand": ["objection"]}
    st = pos(me, foe)
    step(st, "use pack_tactics", "pay boon", "place docks", "choose buratino", "choose dante")
    assert offers(st, "use objection")
    go(st, "use objection")
    assert (held(st), place(st, "buratino"), place(st, "dante")) == ({}, "docks", "docks")


@pytest.mark.card("fivesails", "contempt_and_hatred", "gustavo")
@pytest.mark.rule("FIV-C-66", "FIV-SCHEME-4")
def test_contempt_falls_on_everybodys_mercenaries_and_not_below_nothing() -> None:
    st = pos(
        {"crew": {"gustavo": "docks", "ravenna_destine": "docks"}, "scheme": "contempt_and_hatred"},
        {"crew": {"eko_sorridi": "docks", "giacinto": "docks"}},
    )
    found = {
        who: num(st, number(st, who), INFLUENCE) for who in ("gustavo", "ravenna_destine", "eko_sorridi", "giacinto")
    }
    assert found == {"gustavo": 1, "ravenna_destine": 0, "eko_sorridi": 0, "giacinto": 1}


@pytest.mark.card("fivesails", "corpse_speak", "uppmans_jacket", "boon")
@pytest.mark.rule("FIV-KEY-13", "FIV-C-51")
def test_a_set_influence_is_not_raised_by_what_one_wears() -> None:
    gear = {"corpse_speak": "vedma", "uppmans_jacket": "vedma", "boon": "vedma"}
    st = pos({**USSURA, "crew": {"vedma": "docks"}}, gear=gear)
    assert num(st, number(st, "vedma"), INFLUENCE) == 0
    go(st, "claim vedma")
    assert held(st) == {}


@pytest.mark.card("fivesails", "corpse_speak", "the_song_of_eisen", "takama_siad")
@pytest.mark.rule("FIV-KEY-13", "FIV-PARLEY-1")
@pytest.mark.parametrize(("worn", "price"), [("corpse_speak", 3), ("uppmans_jacket", 0)])
def test_a_set_influence_is_not_raised_by_a_song_either(worn: str, price: int) -> None:
    """Yevgeni, who never sings the Song in a legal deck, parleys with 1, 1 for the jacket and 1 for the Song, or with
    what the dead leave him."""
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "scheme": "the_song_of_eisen", "hand": ["boon", "pull", "sunder"]}
    st = pos(me, city={"docks": ["takama_siad"]}, gear={worn: "yevgeni"})
    step(st, "recruit takama_siad", "choose yevgeni", *["pay boon", "pay pull", "pay sunder"][:price])
    assert (place(st, "takama_siad"), len(hand(st, 0))) == ("docks", 3 - price)


@pytest.mark.card("fivesails", "indomitable_will", "carnaval", "patricia_moustakas")
@pytest.mark.rule("FIV-C-84", "FIV-COST-10")
@pytest.mark.parametrize("how", ["use carnaval 1", "use patricia_moustakas 1"])
def test_an_indomitable_will_is_neither_danced_nor_walked_away_with(how: str) -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]}
    foe = {**CASTILLE, "crew": {"patricia_moustakas": "docks"}, "hand": ["carnaval"]}
    st = pos(me, foe, first=1)
    go(st, "use indomitable_will")
    assert held(st) == {"docks": 0}
    go(st, how)
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84", "FIV-MAP-8")
def test_an_indomitable_will_dies_with_its_actor() -> None:
    st = pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        wounds={"ren": 1},
    )
    go(st, "use indomitable_will", "challenge uwe_zimmerman", "refuse")
    assert (zone(st, "ren"), held(st)) == ("locker", {})


# ---------------------------------------------------------------------- who and when


@pytest.mark.card("fivesails", "torsten_vakt", "matushkas_efficiency")
@pytest.mark.rule("FIV-REACT-1", "FIV-C-41")
def test_torsten_may_cancel_a_sorcery_of_his_own_side() -> None:
    """The card asks who is targeted and by what, not by whom."""
    me = {**USSURA, "crew": {"elina_georginova": "docks", "torsten_vakt": "docks"}, "hand": ["matushkas_efficiency"]}
    st = pos(me)
    step(st, "use matushkas_efficiency", "choose elina_georginova", "option 2", "choose torsten_vakt")
    assert offers(st, "use torsten_vakt")
    go(st, "use torsten_vakt")
    assert place(st, "torsten_vakt") == "docks"
    assert "elina_georginova" in engaged(st)  # the cost stays paid


@pytest.mark.card("fivesails", "hexenjagd", "vedma")
@pytest.mark.rule("FIV-COST-8", "FIV-C-136")
def test_nobody_stands_beside_a_card_in_a_discard_pile() -> None:
    """Ved'ma targets a Sorcery where it lies: Hexenjagd would have to wound somebody at the target's location."""
    me = {**USSURA, "crew": {"vedma": "docks", "torsten_vakt": "docks"}, "discard": ["pull"], "hand": ["boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]}
    st = pos(me, foe)
    step(st, "use vedma", "use pull")
    assert not can(st, "use hexenjagd")


@pytest.mark.card("fivesails", "hexenjagd", "pull")
@pytest.mark.rule("FIV-COST-5", "FIV-C-41")
def test_who_hunts_at_the_targets_location_bleeds_for_it() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums", "otto_streit": "grand_bazaar"}, "hand": ["hexenjagd"]}
    st = pos(me, foe)
    step(st, "use pull", "pay boon", "choose otto_streit", "use hexenjagd")
    rest(st)
    assert (place(st, "otto_streit"), wounds(st)) == ("grand_bazaar", {"otto_streit": 1})


@pytest.mark.card("fivesails", "sea_legs", "taunt")
@pytest.mark.rule("FIV-REACT-1", "FIV-MOVE-2")
def test_who_is_lured_away_may_run_on() -> None:
    """Sea Legs ask whose the character is, not who moved it."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["taunt", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["sea_legs", "langschwert"]}
    st = pos(me, foe)
    step(st, "use taunt", "pay boon", "choose uwe_zimmerman")
    assert offers(st, "use sea_legs")
    step(st, "use sea_legs", "pay langschwert")
    rest(st)
    assert place(st, "uwe_zimmerman") == "forums"  # from the Docks there is but one way


@pytest.mark.card("fivesails", "sea_legs", "predatory_pursuit")
@pytest.mark.rule("FIV-C-144", "FIV-REACT-5")
def test_a_pursuit_goes_to_where_the_enemy_went() -> None:
    """Both answer the same move; the pursuer follows to the Forums and wounds whoever was there, gone on or not."""
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**USSURA, "crew": {"ren": "docks"}, "hand": ["predatory_pursuit", "boon"]}
    st = pos(me, foe)
    step(st, "move servo_scarpa", "place forums", "use predatory_pursuit", "pay boon")
    rest(st)
    assert (place(st, "ren"), wounds(st)) == ("forums", {"servo_scarpa": 1})
    st = pos(me, foe)
    step(st, "move servo_scarpa", "place home")
    assert not offers(st, "use predatory_pursuit")


@pytest.mark.card("fivesails", "let_the_sword_decide", "robbery")
@pytest.mark.rule("FIV-ATT-1", "FIV-REACT-5")
def test_a_stolen_sword_is_equipped_as_well() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery"], "scheme": "let_the_sword_decide"}
    st = pos({**me, "deck": ["taunt"]}, {"discard": ["langschwert"]})
    step(st, "use robbery")
    assert offers(st, "use let_the_sword_decide 2") or offers(st, "use let_the_sword_decide")
    go(st, "use let_the_sword_decide")
    assert (bearer(st, "langschwert"), hand(st, 0)) == ("maya_de_la_rioja", ["taunt"])


@pytest.mark.card("fivesails", "let_the_sword_decide", "kalla_forsberg")
@pytest.mark.rule("FIV-KEY-3", "FIV-C-161")
def test_a_sword_that_is_handed_over_is_equipped() -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}, "scheme": "let_the_sword_decide"}
    st = pos(me, gear={"langschwert": "otto_streit"})
    step(st, "use kalla_forsberg")
    assert bearer(st, "langschwert") == "kalla_forsberg"
    assert offers(st, "use let_the_sword_decide")


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-40", "FIV-C-145")
@pytest.mark.parametrize(("hurt", "friend", "able"), [(0, False, True), (3, False, False), (3, True, True)])
def test_morale_improves_for_who_is_still_there(hurt: int, friend: bool, able: bool) -> None:
    """Whoever dies of the cost cannot be the one who is engaged."""
    crew = {"sibella_scarpa": "docks", **({"servo_scarpa": "docks"} if friend else {})}
    st = pos(
        {"crew": crew, "scheme": "until_morale_improves"}, wounds={"sibella_scarpa": hurt} if hurt else {}, engaged=[]
    )
    if friend and hurt:
        step(st, "use until_morale_improves 3", "choose sibella_scarpa")
        rest(st)
        assert (zone(st, "sibella_scarpa"), engaged(st)) == ("locker", {"servo_scarpa"})
        return
    assert can(st, "use until_morale_improves 3") == able


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-ONCE-3", "FIV-STATE-3", "FIV-STATE-4")
def test_a_dark_gift_gives_once_until_it_is_en_garde_again() -> None:
    st = pos({**EISEN, "crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 2})
    go(st, "use dark_gift 2", "pass")
    assert wounds(st) == {"otto_streit": 1}
    assert not can(st, "use dark_gift 1")
    st.engaged[number(st, "dark_gift")] = 0
    st.offered = None
    assert (can(st, "use dark_gift 1"), can(st, "use dark_gift 2")) == (True, False)


@pytest.mark.card("fivesails", "shoddy_craftsmanship", "burnished_cuirass")
@pytest.mark.rule("FIV-C-111", "FIV-CARD-3")
def test_shoddy_armor_kills_who_lived_by_it() -> None:
    st = pos(
        {"hand": ["shoddy_craftsmanship", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        gear={"burnished_cuirass": "otto_streit"},
        wounds={"otto_streit": 4},
    )
    go(st, "use shoddy_craftsmanship", "pay boon")
    assert (zone(st, "otto_streit"), zone(st, "burnished_cuirass")) == ("locker", "discard")


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
@pytest.mark.rule("FIV-PLAY-3", "FIV-KEY-4", "FIV-C-147")
def test_what_is_shoddy() -> None:
    """Not what is Unique, nor what only lies in the street; a Boon that is an attachment is."""
    gear = {"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit", "boon": "philip_hase"}
    st = pos(
        {"hand": ["shoddy_craftsmanship", "pull"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        gear=gear,
        city={"docks": ["captains_coat"]},
    )
    step(st, "use shoddy_craftsmanship", "pay pull")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "langschwert"]


@pytest.mark.card("fivesails", "gallant_deeds", "legions_caress")
@pytest.mark.rule("FIV-STATE-4", "FIV-REACT-4")
def test_who_becomes_en_garde_by_courtesy_is_poisoned_all_the_same() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"legions_caress": "servo_scarpa"},
        engaged=["servo_scarpa", "jean_urbain"],
    )
    go(st, "use gallant_deeds", "pay boon")
    assert (engaged(st), wounds(st)) == (set(), {"servo_scarpa": 1})


@pytest.mark.card("fivesails", "gallant_deeds", "fates_burden")
@pytest.mark.rule("FIV-REPLACE-3")
def test_a_burden_is_all_that_a_gallant_deed_takes_away() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"fates_burden": "servo_scarpa"},
        engaged=["servo_scarpa", "jean_urbain"],
    )
    go(st, "use gallant_deeds", "pay boon")
    assert (engaged(st), zone(st, "fates_burden")) == ({"servo_scarpa"}, "discard")


@pytest.mark.card("fivesails", "legions_caress", "object_of_wonder")
@pytest.mark.rule("FIV-ATT-6", "FIV-C-64", "FIV-C-127")
def test_poison_goes_back_to_whoever_brought_it() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["legions_caress", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        wounds={"otto_streit": 3},
    )
    go(st, "equip legions_caress", "choose otto_streit", "pay boon")
    assert bearer(st, "legions_caress") == "otto_streit"
    go(st, "pass", "use sibella_scarpa")
    assert (zone(st, "otto_streit"), "legions_caress" in pile(st, 0)) == ("locker", True)


@pytest.mark.card("fivesails", "armed_and_marshaled", "boon")
@pytest.mark.rule("FIV-COST-5", "FIV-STATE-3", "FIV-C-147")
def test_whoever_is_marshaled_needs_an_attachment_that_is_en_garde() -> None:
    """The Langschwert is engaged, the Boon is not, and counts; Servo has one attachment as well."""
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    gear = {"langschwert": "otto_streit", "stiletto": "servo_scarpa"}
    st = pos(me, foe, gear=gear, engaged=["langschwert"])
    assert not can(st, "use armed_and_marshaled")
    st = pos(me, foe, gear={**gear, "boon": "otto_streit"}, engaged=["langschwert"])
    assert can(st, "use armed_and_marshaled")
    step(st, "use armed_and_marshaled")
    rest(st)
    assert "boon" in engaged(st)


@pytest.mark.card("fivesails", "aldo_bussotti")
@pytest.mark.rule("FIV-PLAY-4", "FIV-C-145")
def test_aldo_does_not_move_renown_to_where_it_lies() -> None:
    me = {"crew": {"aldo_bussotti": "docks"}}
    st = pos(me, control={"docks": 0}, renown={"docks": 2, "forums": 1})
    assert not can(st, "use aldo_bussotti")
    st = pos(me, control={"docks": 0, "forums": 0}, renown={"docks": 2, "forums": 1})
    go(st, "use aldo_bussotti")
    assert renown(st) == {"docks": 3}


@pytest.mark.card("fivesails", "urraca_de_murrieta", "risky_undertaking")
@pytest.mark.rule("FIV-REACT-1", "FIV-EVENT-2")
def test_urraca_adds_to_what_her_side_adds_by_an_event() -> None:
    me = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "docks"}, "hand": ["boon", "pull", "triage"]}
    st = pos(me, city={"docks": ["risky_undertaking"]})
    step(st, "use risky_undertaking", "choose boon", "choose pull")
    assert offers(st, "use urraca_de_murrieta")
    go(st, "use urraca_de_murrieta", "choose triage")
    assert renown(st) == {"docks": 2}


@pytest.mark.card("fivesails", "shifting_blame", "pavel_ivanov", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-43", "FIV-C-82")
def test_who_claims_the_same_again_has_claimed() -> None:
    """Three cards wait for an opponent's claim; claiming what one holds is one."""
    foe = {**USSURA, "crew": {"ekaterina_ilyanava": "docks", "pavel_ivanov": "home"}, "deck": ["boon"]}
    crew: dict[str, Any] = {"don_constanzo_scarpa": "docks", "servo_scarpa": "docks"}
    st = pos({"crew": crew}, foe, control={"docks": 0}, renown={"docks": 1})
    step(st, "claim don_constanzo_scarpa", "use pavel_ivanov", "use ekaterina_ilyanava")
    rest(st)
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (hand(st, 1), renown(st), held(st)) == (["boon"], {}, {"docks": 0})
