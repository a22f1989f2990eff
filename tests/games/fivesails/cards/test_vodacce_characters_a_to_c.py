"""The characters of Vodacce, a to c by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.events import Paid
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.legality import payable_by_trial, ready_wounded, use_of
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.printed import BY_ID, CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
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
    step,
    why,
    wounds,
    zone,
)
from ..situations import BARE, above_cap, full_crew, who_may_go


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


@pytest.mark.card("fivesails", "aldo_bussotti")
@pytest.mark.rule("FIV-PLAY-4", "FIV-C-145")
def test_aldo_does_not_move_renown_to_where_it_lies() -> None:
    me = {"crew": {"aldo_bussotti": "docks"}}
    st = pos(me, control={"docks": 0}, renown={"docks": 2, "forums": 1})
    assert not can(st, "use aldo_bussotti")
    st = pos(me, control={"docks": 0, "forums": 0}, renown={"docks": 2, "forums": 1})
    go(st, "use aldo_bussotti")
    assert renown(st) == {"docks": 3}


@pytest.mark.card("fivesails", "aldo_bussotti")
def test_aldo_counts_the_renown_at_his_own_location() -> None:
    def claims(lies: str) -> bool:
        st = pos({"crew": {"aldo_bussotti": "docks"}}, {"crew": {"otto_streit": "docks"}}, renown={lies: 2})
        go(st, "claim aldo_bussotti")
        return held(st) == {"docks": 0}

    assert claims("docks")
    assert not claims("forums")


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


@pytest.mark.card("fivesails", "aldo_bussotti")
def test_aldo_takes_from_another_location_that_you_control() -> None:
    def takes(aldo: str, lies: str, yours: str) -> bool:
        return can(pos({"crew": {"aldo_bussotti": aldo}}, renown={lies: 1}, control={yours: 0}), "use aldo_bussotti")

    assert takes("docks", "grand_bazaar", "grand_bazaar")
    assert not takes("docks", "grand_bazaar", "forums")
    assert not takes("docks", "docks", "docks")
    assert not takes("home", "grand_bazaar", "grand_bazaar")


@pytest.mark.card("fivesails", "angelo", "uppmans_jacket", "opulence", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-145", "FIV-C-170", "FIV-BRUTE-4")
def test_what_a_cost_has_discarded_can_be_drawn() -> None:
    """Angelo draws himself, the jacket gives back what it took; a fortune alone gives nothing."""
    st = pos({"crew": {"angelo": "docks"}, **BARE})
    go(st, "use angelo")
    assert (hand(st, 0), pile(st, 0)) == (["angelo"], [])
    st = pos({"crew": {"servo_scarpa": "home"}, "hand": ["boon"], **BARE}, gear={"uppmans_jacket": "servo_scarpa"})
    go(st, "use uppmans_jacket")
    if can(st, "choose boon"):
        go(st, "choose boon")
    assert hand(st, 0) == ["boon"]
    assert not can(pos({"hand": ["opulence"], **BARE}), "use opulence")
    st = pos({"hand": ["opulence", "boon"], **BARE})
    go(st, "use opulence")
    assert (hand(st, 0), pile(st, 0)) == (["boon"], ["opulence"])


@pytest.mark.card("fivesails", "angelo", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-145", "FIV-CARD-10")
def test_angelo_who_is_no_brute_any_more_goes_to_the_locker_and_draws_nothing() -> None:
    me: dict[str, Any] = {"crew": {"angelo": "docks"}, "approach": [], **BARE}
    st = pos(me, {**EISEN, "approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa")
    while not can(st, "move angelo"):
        st.apply(st.mover(), 0)
    go(st, "move angelo", "place docks", "pass")
    assert (hand(st, 0), zone(st, "angelo")) == ([], "play")
    assert not can(st, "use angelo")


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1", "FIV-C-61", "FIV-C-144")
def test_cesca_notices_a_target_beside_her_that_the_sorcery_killed() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        wounds={"otto_streit": 3},
    )
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert zone(st, "otto_streit") == "locker"
    go(st, "use cesca_del_rosso 2")
    assert wounds(st) == {"sibella_scarpa": 1, "cesca_del_rosso": 2, "uwe_zimmerman": 1}


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1")
def test_cesca_notices_a_target_that_was_pulled_away_from_her() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "forums"}, "hand": ["pull", "bravos", "ambush"]},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "grand_bazaar"}},
    )
    step(st, "use pull", "choose sibella_scarpa", "pay ambush", "choose otto_streit")
    assert place(st, "otto_streit") == "forums"
    go(st, "use cesca_del_rosso 2", "pay bravos", "choose uwe_zimmerman")
    assert place(st, "uwe_zimmerman") == "docks"  # she did it once more, where she is


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1")
def test_cesca_does_not_notice_a_target_that_only_then_came_to_her() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}, "hand": ["pull", "bravos", "ambush"]},
        {"crew": {"otto_streit": "forums", "uwe_zimmerman": "grand_bazaar"}},
    )
    step(st, "use pull", "choose sibella_scarpa", "pay ambush", "choose otto_streit")
    assert place(st, "otto_streit") == "docks"
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "cesca_del_rosso", "fates_burden", "sibella_scarpa")
@pytest.mark.rule("FIV-SELF-3")
def test_cesca_repeats_neither_what_cannot_be_used_again_nor_herself() -> None:
    foe = {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}, "hand": ["fates_burden"]}, foe)
    step(st, "use fates_burden", "choose otto_streit")
    assert not can(st, "use cesca_del_rosso 2")  # the risk has become an attachment
    st = pos({"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}}, foe)
    go(st, "use sibella_scarpa", "choose otto_streit", "use cesca_del_rosso 2", "choose uwe_zimmerman")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1, "uwe_zimmerman": 1, "cesca_del_rosso": 2}
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "cesca_del_rosso", "leontine_giroux")
@pytest.mark.rule("FIV-C-39", "FIV-SELF-3")
@pytest.mark.parametrize(("hurt", "able"), [(2, True), (3, False)])
def test_cesca_repeats_nothing_that_she_would_not_live_to_see(hurt: int, able: bool) -> None:
    """She pays with a wound, once more for what she repeats, and is the only one whom she could move."""
    foe = {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks", "henri_michelet": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}}, foe, wounds={"cesca_del_rosso": hurt}, turn=1)
    step(st, "use leontine_giroux", "choose henri_michelet", "place forums")
    assert can(st, "use cesca_del_rosso 2") == able


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-C-61")
def test_cesca_does_not_bleed_to_death_before_she_could_repeat_it() -> None:
    crew = {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}
    foe = {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}}
    st = pos({"crew": crew}, foe, wounds={"cesca_del_rosso": 3})
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert can(st, "use cesca_del_rosso 2")  # one wound to react, and the last for Sibella's cost
    st = pos({"crew": crew}, foe, wounds={"cesca_del_rosso": 4})
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-39", "FIV-SELF-3")
def test_what_is_sure_to_be_survived_is_not_tried_and_a_trial_agrees() -> None:
    cesca = next(own for own in CARDS[BY_ID["cesca_del_rosso"]].abilities if own.nested)
    assert len(cesca.costs) == 1
    foe = {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks", "henri_michelet": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}}, foe, turn=1)
    step(st, "use leontine_giroux", "choose henri_michelet", "place forums")
    window, card = st.stack[-1], number(st, "cesca_del_rosso")
    assert isinstance(window, Window)
    run = use_of(st, 0, 0, card, cesca, card, window.moment)
    sure, found = [], []
    for hurt in range(5):
        st.wounds[card] = hurt
        before = st.save()
        sure.append(ready_wounded(st, run, cesca))
        assert st.save() == before
        found.append(payable_by_trial(st, run, cesca))
    assert found == [True, True, True, False, False]
    assert sure == found


@pytest.mark.card("fivesails", "cesca_del_rosso", "pull")
@pytest.mark.rule("FIV-C-61")
def test_nobody_is_said_to_have_paid_for_cesca_herself() -> None:
    me = {"crew": {"cesca_del_rosso": "docks"}, "hand": ["pull", "boon", "stiletto"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "uwe_zimmerman": "forums"}})
    step(st, "use pull", "pay boon", "choose otto_streit", "use cesca_del_rosso 2", "pay stiletto")
    go(st, "choose uwe_zimmerman")
    paid = [(event.name, event.bought) for event in st.events_for(None) if isinstance(event, Paid)]
    assert paid == [("boon", "pull"), ("stiletto", "")]
    assert (place(st, "otto_streit"), place(st, "uwe_zimmerman")) == ("docks", "docks")


@pytest.mark.card("fivesails", "cesca_del_rosso", "hexenjagd", "sibella_scarpa")
@pytest.mark.rule("FIV-C-41", "FIV-C-144")
def test_cesca_repeats_what_was_aimed_though_it_was_cancelled() -> None:
    """It targeted somebody beside her, and that is her occasion; what she repeats is a use of its own."""
    me = {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]})
    step(st, "use sibella_scarpa", "choose otto_streit", "use hexenjagd", "choose uwe_zimmerman")
    assert offers(st, "use cesca_del_rosso 2")
    step(st, "use cesca_del_rosso 2")
    rest(st)
    go(st, "choose otto_streit")
    assert wounds(st) == {"sibella_scarpa": 1, "uwe_zimmerman": 1, "cesca_del_rosso": 2, "otto_streit": 1}
    assert hand(st, 1) == []
    assert st.zone[number(st, "cesca_del_rosso")] == st.zone[number(st, "otto_streit")]


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


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-61", "FIV-SELF-1", "FIV-SELF-2", "FIV-SELF-3")
def test_cesca() -> None:
    st = pos({"crew": {"cesca_del_rosso": "docks"}, "deck": ["pull", "boon"]})
    go(st, "use cesca_del_rosso 1", "use cesca_del_rosso 2")
    assert hand(st, 0) == ["boon", "pull"]
    assert wounds(st) == {"cesca_del_rosso": 1}


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
@pytest.mark.rule("FIV-COST-2", "FIV-PLAY-3")
def test_cirilo_has_nothing_to_hire_with_or_nobody_to_hire() -> None:
    me: dict[str, Any] = {"crew": {"cirilo_naucriparos": "docks"}}
    st = pos(me, city={"docks": ["gustavo"]})
    price = "no-money cost=(no-money-cost card=card:gustavo price=1) held=0"
    assert why(st, "use cirilo_naucriparos") == ("FIV-COST-2", price)
    st = pos({**me, "hand": ["opulence"]}, city={"docks": ["gustavo"]})
    exact = "no-exact-money cost=(no-money-cost card=card:gustavo price=1)"
    assert why(st, "use cirilo_naucriparos") == ("FIV-COST-2", exact)
    assert why(pos(me), "use cirilo_naucriparos")[0] == "FIV-PLAY-3"


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28", "FIV-CREW-2", "FIV-CREW-3", "FIV-BRUTE-5")
def test_when_cirilo_falls_his_hired_brutes_count() -> None:
    st = full_crew(turn=1, wounds={"cirilo_naucriparos": 1})
    go(st, "challenge uwe_zimmerman", "choose cirilo_naucriparos", "refuse")
    assert zone(st, "cirilo_naucriparos") == "locker"
    assert (st.mover(), above_cap(st)) == (0, True)  # 7 of 6
    assert who_may_go(st) == [
        "aldo_bussotti",
        "gustavo",
        "kaj_kousei",
        "servo_scarpa",
        "sibella_scarpa",
        "vissenta_scarpa",
    ]
    go(st, "choose gustavo")
    assert (above_cap(st), zone(st, "gustavo")) == (False, "locker")
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28", "FIV-C-127")
def test_when_cirilo_goes_back_to_the_approach_deck_they_count_as_well() -> None:
    gear = {"object_of_wonder": "don_constanzo_scarpa"}
    st = full_crew(turn=1, wounds={"cirilo_naucriparos": 1}, gear=gear)
    go(st, "challenge uwe_zimmerman", "choose cirilo_naucriparos", "refuse", "use object_of_wonder")
    assert zone(st, "cirilo_naucriparos") == "approach"
    assert len(who_may_go(st)) == 6


@pytest.mark.card("fivesails", "for_the_family")
@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28")
def test_a_cost_that_takes_cirilo_is_followed_by_the_cap_and_then_by_the_effect() -> None:
    st = full_crew(me={"hand": ["for_the_family"]})
    go(st, "use for_the_family")
    assert len(who_may_go(st)) == 6
    go(st, "choose kaj_kousei")
    assert st.engaged[number(st, "uwe_zimmerman")] == 1


@pytest.mark.card("fivesails", "duckfoot_pistol", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-54", "FIV-C-164")
def test_whom_cirilo_hired_falls_as_a_brute_though_he_falls_at_the_same_time() -> None:
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks", "gustavo": "docks"}},
        gear={"duckfoot_pistol": "cirilo_naucriparos"},
        wounds={"cirilo_naucriparos": 3, "gustavo": 2},
    )
    go(st, "use duckfoot_pistol")
    assert (zone(st, "cirilo_naucriparos"), zone(st, "gustavo")) == ("locker", "discard")


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


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-BRUTE-5", "FIV-CREW-2")
def test_cirilos_mercenaries_do_not_count_for_the_crew_cap() -> None:
    five = ["cirilo_naucriparos", "servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "aldo_bussotti"]
    st = pos({"crew": dict.fromkeys(five, "docks"), "hand": ["pull"]}, city={"docks": ["gustavo"]})
    go(st, "use cirilo_naucriparos", "pay pull")
    assert (zone(st, "gustavo"), st.mover()) == ("play", 1)  # seven of six, and nobody has to go


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


@pytest.mark.card("fivesails", "cirilo_naucriparos")
def test_cirilo_recruits_people() -> None:
    me = {"crew": {"cirilo_naucriparos": "docks"}, "hand": ["pull"]}
    assert not can(pos(me, city={"docks": ["duckfoot_pistol"]}), "use cirilo_naucriparos")


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
