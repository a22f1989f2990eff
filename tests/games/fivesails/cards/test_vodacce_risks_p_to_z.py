"""The risks of Vodacce, p to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import has_stat, num
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import INFLUENCE
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_VODACCE,
    MONTAIGNE,
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
    strike,
    struck,
    table,
    told,
    until,
    wounds,
    zone,
)
from ..situations import two_patients

fencing = BY_VODACCE.fencing


@pytest.mark.card("fivesails", "pack_tactics", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_a_pack_leaves_together() -> None:
    """Eko sees that both are about to go, lets the first one pass and wounds the second."""
    me = {"crew": {"angelo": "docks", "buratino": "docks"}, "hand": ["pack_tactics", "boon"]}
    st = pos(me, {"crew": {"eko_sorridi": "docks"}})
    step(st, "use pack_tactics", "pay boon", "place forums", "choose angelo", "choose buratino")
    assert (place(st, "angelo"), st.mover()) == ("docks", 0)
    step(st, "choose angelo", "pass")  # the First Player orders it, and Eko's player thinks about Angelo
    assert [place(st, id) for id in ("angelo", "buratino")] == ["docks", "docks"]
    step(st, "use eko_sorridi")
    rest(st)
    assert [place(st, id) for id in ("angelo", "buratino")] == ["forums", "forums"]
    assert (wounds(st), held(st)) == ({"buratino": 1}, {"forums": 0})


@pytest.mark.card("fivesails", "pack_tactics")
@pytest.mark.rule("FIV-PRESS-3")
def test_a_thug_who_was_there_already_has_not_come_with_the_pack() -> None:
    """Alcee's 1, the Don's 1 and 1 for Angelo, against 2 and 1."""
    me = {"crew": {"alcee": "forums", "angelo": "docks"}, "hand": ["pack_tactics", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "terrell_brandt": "forums"}})
    go(st, "use pack_tactics", "pay boon", "place forums", "choose angelo")
    assert (place(st, "angelo"), held(st)) == ("forums", {})


@pytest.mark.card("fivesails", "pack_tactics")
def test_pack_tactics() -> None:
    st = pos(
        {"crew": {"angelo": "docks", "alcee": "home"}, "hand": ["pack_tactics", "pull"]},
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use pack_tactics", "pay pull", "place forums", "choose angelo", "choose alcee")
    assert held(st) == {"forums": 0}  # 1 + 2 and 1 for Thugs against 2


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


@pytest.mark.card("fivesails", "pack_tactics")
@pytest.mark.rule("FIV-COST-8")
def test_pack_tactics_is_paid_for() -> None:
    me = {"crew": {"angelo": "docks"}}
    st = pos({**me, "hand": ["pack_tactics", "pull"]})
    go(st, "use pack_tactics", "pay pull", "place forums", "choose angelo")
    assert (held(st), hand(st, 0), sorted(pile(st, 0))) == ({"forums": 0}, [], ["pack_tactics", "pull"])
    assert not can(pos({**me, "hand": ["pack_tactics"]}), "use pack_tactics")


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


@pytest.mark.card("fivesails", "pull_the_strand")
@pytest.mark.rule("FIV-PRESS-1", "FIV-PRESS-2")
def test_the_strand_takes_from_one_and_leaves_the_third_alone() -> None:
    """Sibella 3 and Otto 2 against Kaspar's 2 and Ekaterina's 3."""
    st = table(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
        {"crew": {"ekaterina_ilyanava": "docks"}},
    )
    go(st, "use pull_the_strand", "choose otto_streit")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "pull_the_strand")
def test_pull_the_strand() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks"}, "hand": ["pull_the_strand"]},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
    )
    go(st, "use pull_the_strand", "choose otto_streit")
    assert held(st) == {"docks": 0}  # 2 + 2 against 2


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


@pytest.mark.card("fivesails", "vissenta_scarpa", "rough_em_up")
@pytest.mark.rule("FIV-C-125", "FIV-C-53")
def test_vissenta_draws_for_the_thug_of_rough_em_up() -> None:
    me = {"crew": {"vissenta_scarpa": "forums", "buratino": "forums"}, "hand": ["rough_em_up"], "deck": ["boon"]}
    st = duel(me, {"hand": ["precision"]})
    step(st, "choose precision", "choose rough_em_up", "use rough_em_up", "choose buratino")
    assert offers(st, "use vissenta_scarpa 1")
    step(st, "use vissenta_scarpa 1")
    rest(st)
    assert (hand(st, 0), zone(st, "buratino"), st.duel.challenger.lethal) == (["boon"], "discard", True)


@pytest.mark.card("fivesails", "rough_em_up", "unsavory_salve")
@pytest.mark.rule("FIV-C-145", "FIV-C-125")
@pytest.mark.parametrize("salve", [False, True])
def test_no_thug_dies_for_a_foe_who_is_gone(salve: bool) -> None:
    """Uwe has one wound left, and the salve takes it after Servo has begun to rough him up."""
    me = {"crew": {"servo_scarpa": "forums", "buratino": "forums"}, "hand": ["rough_em_up"]}
    gear = {"stiletto": "servo_scarpa", "unsavory_salve": "servo_scarpa"}
    st = duel(me, {"hand": ["langschwert"]}, gear=gear, wounds={"uwe_zimmerman": 1})
    step(st, "choose langschwert")
    strike(st)
    st.wounds[number(st, "uwe_zimmerman")] = 4
    step(st, "choose rough_em_up", "use rough_em_up", *["use unsavory_salve"] * salve)
    strike(st)
    assert can(st, "choose buratino") == (not salve)
    assert zone(st, "uwe_zimmerman") == ("locker" if salve else "play")


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


@pytest.mark.card("fivesails", "the_pressure_is_on")
def test_the_pressure_is_on() -> None:
    st = pos(
        {"crew": {"angelo": "docks"}, "hand": ["the_pressure_is_on", "pull"]},
        {"crew": {"otto_streit": "docks"}},
        control={"docks": 0},
    )
    go(st, "use the_pressure_is_on", "pay pull")
    assert engaged(st) == {"otto_streit"}


@pytest.mark.card("fivesails", "the_pressure_is_on")
def test_the_pressure_is_on_where_you_control_and_somebody_opposes() -> None:
    def on(otto: str, held_by: int) -> bool:
        me = {"crew": {"angelo": "docks"}, "hand": ["the_pressure_is_on", "pull"]}
        st = pos(me, {"crew": {"otto_streit": otto}}, control={"docks": held_by})
        return can(st, "use the_pressure_is_on")

    assert on("docks", 0)
    assert not on("docks", 1)
    assert not on("forums", 0)


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-49")
def test_nobody_is_asked_about_what_goes_onto_the_own_crew() -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "pull", "unyielding_loyalty", "dante"]}
    st = pos(me, {**VODACCE, "crew": {"vittoria_anselmo": "docks"}, "hand": ["unyielding_loyalty"]})
    step(st, "equip stiletto", "choose servo_scarpa", "pay pull")
    assert (bearer(st, "stiletto"), st.mover(), hand(st, 0)) == ("servo_scarpa", 1, ["dante", "unyielding_loyalty"])


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-41", "FIV-C-113")
def test_a_challenge_that_is_cancelled_is_told_once() -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["unyielding_loyalty", "boon", "angelo"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, turn=1)
    step(st, "challenge uwe_zimmerman", "use unyielding_loyalty", "pay boon", "choose angelo")
    rest(st)
    lines = [line for line in told(st) if "cancelled" in line]
    assert len(lines) == 1
    assert "uwe_zimmerman" in lines[0]


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-169", "FIV-C-113")
def test_who_has_stepped_in_is_a_target_that_loyalty_may_save() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "forums", "angelo": "home"}
    me = {**VODACCE, "crew": crew, "hand": ["unyielding_loyalty", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, turn=1)
    step(st, "challenge uwe_zimmerman", "choose servo_scarpa", "intervene sibella_scarpa")
    assert offers(st, "use unyielding_loyalty")
    step(st, "use unyielding_loyalty", "pay boon")
    step(st, "choose angelo")
    rest(st)
    assert (st.duel.stage, wounds(st), zone(st, "angelo")) == (NO_DUEL, {}, "discard")
    assert {CARDS[st.kind[i]].id for crew in st.crew for i in crew if st.engaged[i]} == {
        "uwe_zimmerman",
        "sibella_scarpa",
    }


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-COST-1")
def test_unyielding_loyalty_cannot_pay_twice_with_one_thug() -> None:
    target = {"crew": {"otto_streit": "docks"}, "hand": ["come_hither", "regroup", "triage"]}
    st = pos({"hand": ["unyielding_loyalty", "angelo"]}, target, turn=1)
    step(st, "use come_hither", "pay regroup", "pay triage", "choose don_constanzo_scarpa")
    assert not can(st, "use unyielding_loyalty")


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_unyielding_loyalty_keeps_the_thug_that_is_still_to_be_discarded() -> None:
    target = {"crew": {"otto_streit": "docks"}, "hand": ["come_hither", "regroup", "triage"]}
    st = pos({"hand": ["unyielding_loyalty", "angelo", "ambush"]}, target, turn=1)
    step(st, "use come_hither", "pay regroup", "pay triage", "choose don_constanzo_scarpa", "use unyielding_loyalty")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    assert [text.split()[:2] for text in says(st)] == [["pay", "ambush"]]  # Angelo is needed for the other cost
    go(st, "pay ambush", "choose angelo")
    assert st.place[number(st, "don_constanzo_scarpa")] == 5  # cancelled: he has not moved
    assert sorted(pile(st, 0)) == ["ambush", "angelo", "unyielding_loyalty"]


@pytest.mark.card("fivesails", "madre_dolores", "unyielding_loyalty")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-41")
def test_loyalty_to_either_patient_keeps_both_as_they_are() -> None:
    for passed in (0, 1):
        st = two_patients(hand=("unyielding_loyalty", "boon", "dante"))
        if passed:
            step(st, "pass")
        assert offers(st, "use unyielding_loyalty")
        step(st, "use unyielding_loyalty", "pay boon", "choose dante")
        until(st, lambda state: len(says(state)) > 3)
        assert wounds(st) == {"vittoria_anselmo": 1, "angelo": 1}
        assert pile(st, 0) == ["pull"]


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


@pytest.mark.card("fivesails", "veronicas_guile", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("beside", "able"), [("forums", False), ("docks", True)])
def test_veronicas_guile_is_not_paid_for_a_foe_who_cannot_be_moved(beside: str, able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "henri_michelet": beside}}
    st = duel(me, {**VODACCE, "crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "pull"]})
    step(st, "choose veronicas_guile")
    assert can(st, "use veronicas_guile 2") == able


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


@pytest.mark.card("fivesails", "veronicas_guile")
@pytest.mark.rule("FIV-DASH-2", "FIV-CHAL-6")
def test_veronicas_guile_takes_influence_and_somebody_opposing() -> None:
    def takes(who: str, otto: str) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["veronicas_guile", "pull"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}), "use veronicas_guile 1")

    assert takes("sibella_scarpa", "docks")
    assert not takes("sibella_scarpa", "forums")
    assert not takes("buratino", "docks")  # Influence dash


@pytest.mark.card("fivesails", "veronicas_guile")
def test_veronicas_guile_takes_more_influence_than_the_foe() -> None:
    def takes(foe: str) -> bool:
        me = {"crew": {"cesca_del_rosso": "forums"}, "hand": ["veronicas_guile", "pull"]}
        return can(fencing("veronicas_guile", me, {"crew": {foe: "forums"}}), "use veronicas_guile 2")

    assert takes("uwe_zimmerman")  # 2 against 1
    assert not takes("otto_streit")  # 2 against 2


@pytest.mark.card("fivesails", "wrath_of_the_don")
@pytest.mark.rule("FIV-C-9", "FIV-C-166")
@pytest.mark.parametrize(("enemies", "over"), [(2, True), (1, False)])
def test_nobody_chooses_for_a_player_who_is_out(enemies: int, over: bool) -> None:
    """Don Constanzo dies of the cost; with one enemy there is nothing to choose, with two there is."""
    crew = {"otto_streit": "docks", "philip_hase": "docks"} if enemies == 2 else {"otto_streit": "docks"}
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]},
        {"crew": crew},
        more=[{"leader": "soline_el_gato"}],
        wounds={"don_constanzo_scarpa": 6},
    )
    go(st, "use wrath_of_the_don")
    assert st.eliminated == [1, 0, 0]
    assert isinstance(st.stack[-1], Turn) == over
    assert engaged(st) == set()


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


@pytest.mark.card("fivesails", "wrath_of_the_don")
def test_the_wrath_of_the_don_strikes_somebody_en_garde_who_opposes_you() -> None:
    def strikes(otto: str, *tired: str) -> bool:
        crew = {"sibella_scarpa": "docks", "servo_scarpa": "docks"}
        st = pos({"crew": crew, "hand": ["wrath_of_the_don"]}, {"crew": {"otto_streit": otto}}, engaged=list(tired))
        return can(st, "use wrath_of_the_don")

    assert strikes("docks")
    assert not strikes("docks", "otto_streit")
    assert not strikes("forums")
