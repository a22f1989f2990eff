"""The characters of the City Deck, a to g by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.moving import Leaving
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.city import FORUMS
from intrigue.games.fivesails.state.numbers import M_TIRED

from .. import playing
from ..playing import (
    BY_THE_CITY,
    EISEN,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pools,
    rest,
    says,
    step,
    struck,
    table,
    until,
    wounds,
    zone,
)
from ..situations import asked_for_technique, into_dusk, leader_falls, unmet

pos = BY_THE_CITY.pos
duel = BY_THE_CITY.duel


@pytest.mark.card("fivesails", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-126")
def test_adelheide() -> None:
    st = pos({"crew": {"adelheide_schmidt": "docks"}, "hand": ["langschwert"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use adelheide_schmidt", "choose langschwert")
    assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "adelheide_schmidt")
def test_adelheide_finds_every_attachment_in_hand_whatever_lies_between() -> None:
    hand = ["regroup", "breastplate", "langschwert", "triage", "throwing_knife", "pull", "boon"]
    st = pos({"crew": {"adelheide_schmidt": "docks"}, "hand": hand}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "use adelheide_schmidt")
    assert sorted(text.split()[1] for text in says(st)) == ["breastplate", "langschwert", "throwing_knife"]


@pytest.mark.card("fivesails", "adelheide_schmidt")
@pytest.mark.parametrize(
    ("gear", "cards", "able"),
    [
        ({"langschwert": "otto_streit"}, [], True),  # wherever Otto is
        ({}, ["langschwert"], True),
        ({}, ["triage"], False),
        ({"stiletto": "servo_scarpa"}, [], False),  # not yours
    ],
)
def test_adelheide_swings_what_is_yours(gear: dict[str, str], cards: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"adelheide_schmidt": "docks", "otto_streit": "forums"}, "hand": cards},
        {"crew": {"servo_scarpa": "docks"}},
        gear=gear,
    )
    assert can(st, "use adelheide_schmidt") == able


@pytest.mark.card("fivesails", "adelheide_schmidt", "burnished_cuirass")
@pytest.mark.rule("FIV-C-40", "FIV-C-111")
def test_adelheide_strikes_though_she_dies_without_her_cuirass() -> None:
    me = {**EISEN, "crew": {"adelheide_schmidt": "docks"}}
    gear = {"burnished_cuirass": "adelheide_schmidt"}
    st = playing.pos(me, {**USSURA, "crew": {"ren": "docks"}}, gear=gear, wounds={"adelheide_schmidt": 4})
    go(st, "use adelheide_schmidt")
    assert (zone(st, "adelheide_schmidt"), wounds(st)) == ("locker", {"ren": 1})


@pytest.mark.card("fivesails", "angeline_demone")
def test_angeline() -> None:
    st = pos({"crew": {"angeline_demone": "docks"}, "hand": ["triage"]})
    go(st, "move angeline_demone", "choose triage", "place forums")
    assert (place(st, "angeline_demone"), engaged(st)) == ("forums", set())
    st = duel({"crew": {"angeline_demone": "forums"}, "hand": ["iron_reply"]}, {"crew": {"servo_scarpa": "forums"}})
    go(st, "choose pull", "choose iron_reply", "use angeline_demone", "pass")
    assert struck(st) == (3, 0, 1)


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.parametrize(
    ("foe", "able"),
    [
        ("servo_scarpa", True),  # Combat 3, Influence 1
        ("sibella_scarpa", False),  # Influence 3
        ("maryam_benu_pleroma", False),  # Combat 4
    ],
)
def test_angeline_is_at_least_as_good_in_both(foe: str, able: bool) -> None:
    st = duel({"crew": {"angeline_demone": "forums"}, "hand": ["iron_reply"]}, {"crew": {foe: "forums"}})
    step(st, "choose pull", "choose iron_reply")
    assert can(st, "use angeline_demone") == able


@pytest.mark.card("fivesails", "angeline_demone", "not_today")
@pytest.mark.rule("FIV-C-168")
def test_angeline_who_is_sent_home_engaged_is_engaged() -> None:
    st = playing.pos(
        {"crew": {"otto_streit": "docks"}}, {"crew": {"angeline_demone": "docks"}, "hand": ["not_today", "boon"]}
    )
    go(st, "challenge otto_streit", "accept", "choose not_today", "pass")
    assert place(st, "angeline_demone") == "home 2"
    assert "angeline_demone" in engaged(st)


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.rule("FIV-MOVE-1")
@pytest.mark.parametrize(("start", "answer", "tired"), [("docks", "pass", True), ("home", "", False)])
def test_angeline_may_engage_like_anybody(start: str, answer: str, tired: bool) -> None:
    st = playing.pos({**EISEN, "crew": {"angeline_demone": start}, "hand": ["triage"]})
    step(st, "move angeline_demone")
    if answer:
        step(st, answer)
    go(st, "place forums")
    assert (place(st, "angeline_demone"), hand(st, 0)) == ("forums", ["triage"])  # nothing was discarded
    assert engaged(st) == ({"angeline_demone"} if tired else set())


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.rule("FIV-C-85", "FIV-C-86")
def test_angeline_with_a_challenge() -> None:
    for foe, met in (("uwe_zimmerman", True), ("maryam_benu_pleroma", False)):
        st = asked_for_technique("angeline_demone", {foe: "docks"})
        go(st, "use angeline_demone", "accept")
        assert (pools(st), unmet(st) == []) == ((0, 3), met)  # Riposte does nothing there


@pytest.mark.rule("FIV-C-9", "FIV-C-65", "FIV-C-160")
@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
def test_carmella_who_is_hired_anew_may_challenge_engaged_again() -> None:
    st = table(
        {**VODACCE, "crew": {"carmella_vanessa_salvaggi": "forums"}},
        {**EISEN, "crew": {"otto_streit": "forums"}},
        {**USSURA, "crew": {"ren": "forums"}},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, "challenge carmella_vanessa_salvaggi", "choose otto_streit", "refuse")
    leader_falls(st, 0)
    carmella = number(st, "carmella_vanessa_salvaggi")
    st.enter(carmella, 1, FORUMS)
    st.engaged[carmella] = 1
    assert st.mover() == 1
    assert can(st, "challenge carmella_vanessa_salvaggi")


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
def test_carmella() -> None:
    st = pos(
        {"crew": {"carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, "challenge carmella_vanessa_salvaggi", "refuse", "pass")
    assert wounds(st) == {"servo_scarpa": 3}
    assert not can(st, "challenge carmella_vanessa_salvaggi")


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "cavalier_hat", "guild_triskelion")
@pytest.mark.rule("FIV-C-160")
@pytest.mark.parametrize("thing", ["cavalier_hat", "guild_triskelion"])
def test_carmella_challenges_with_what_she_bears_although_engaged(thing: str) -> None:
    st = pos(
        {"crew": {"carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks", "don_constanzo_scarpa": "docks"}},
        gear={thing: "carmella_vanessa_salvaggi"},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, f"use {thing}", "choose don_constanzo_scarpa", "refuse", "pass")
    assert wounds(st) == {"don_constanzo_scarpa": 3}
    assert not can(st, "challenge carmella_vanessa_salvaggi")  # once a Day


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-65")
def test_what_carmella_has_done_today_is_forgotten_when_she_leaves_play() -> None:
    crew = {"carmella_vanessa_salvaggi": "docks", "cirilo_naucriparos": "home"}
    st = playing.pos({"crew": crew}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["carmella_vanessa_salvaggi"])
    go(st, "challenge carmella_vanessa_salvaggi", "refuse", "pass")
    assert not can(st, "challenge carmella_vanessa_salvaggi")  # once a Day
    destroy(st, number(st, "carmella_vanessa_salvaggi"))
    st.advance()
    assert zone(st, "carmella_vanessa_salvaggi") == "discard"
    assert not [mark for mark in st.marks if mark.what == M_TIRED]


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
@pytest.mark.parametrize(("before", "able"), [("pass", True), ("challenge carmella_vanessa_salvaggi", False)])
def test_carmella_is_tireless_once_a_day(before: str, able: bool) -> None:
    """Whoever has challenged although engaged does not intervene although engaged."""
    lady = "carmella_vanessa_salvaggi"
    st = playing.pos(
        {**EISEN, "crew": {lady: "docks", "otto_streit": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
        engaged=[lady],
    )
    go(st, before)
    if not able:
        go(st, "refuse")
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert offers(st, f"intervene {lady}") == able


@pytest.mark.card("fivesails", "claude_de_la_roche")
def test_claude() -> None:
    st = pos(
        {"crew": {"claude_de_la_roche": "docks"}},
        {"crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}},
        engaged=["sibella_scarpa"],
    )
    go(st, "claim claude_de_la_roche", "use claude_de_la_roche")
    assert held(st) == {"docks": 0}  # 2 + 1 against Cesca's 2 alone


@pytest.mark.card("fivesails", "claude_de_la_roche")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False), ("home", False)])
def test_claude_minds_his_own_location(where: str, able: bool) -> None:
    st = pos({"crew": {"claude_de_la_roche": where, "otto_streit": "docks"}})
    step(st, "claim otto_streit")
    assert offers(st, "use claude_de_la_roche") == able


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
    st = playing.pos(me, {**EISEN, "crew": {"claude_de_la_roche": "docks", other: "docks"}}, engaged=[whom])
    step(st, "use pull_the_strand", f"choose {whom}")
    go(st, "use claude_de_la_roche") if answer else rest(st)
    assert held(st) == ({"docks": 0} if won else {})


@pytest.mark.card("fivesails", "claude_de_la_roche", "pack_tactics")
@pytest.mark.rule("FIV-PRESS-1")
def test_a_pack_has_no_performer_whom_claude_would_count() -> None:
    """1 for the Thug who came and 1 for the Don's Thugs, against Claude's 3; the Don himself is engaged."""
    crew = {"buratino": "forums", "don_constanzo_scarpa": "docks"}
    st = playing.pos(
        {"crew": crew, "hand": ["pack_tactics", "boon"]},
        {**EISEN, "crew": {"claude_de_la_roche": "docks"}},
        engaged=["don_constanzo_scarpa"],
    )
    step(st, "use pack_tactics", "pay boon", "place docks", "choose buratino", "use claude_de_la_roche")
    rest(st)
    assert held(st) == {}


@pytest.mark.card("fivesails", "eko_sorridi")
def test_eko() -> None:
    st = pos({"crew": {"eko_sorridi": "docks"}}, {"crew": {"servo_scarpa": "docks"}}, turn=1)
    go(st, "move servo_scarpa", "place forums", "use eko_sorridi")
    assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-DUSK-3", "FIV-FIRST-3", "FIV-C-29", "FIV-C-143")
@pytest.mark.parametrize("first", [0, 1])
def test_eko_sees_an_enemy_off_whoever_is_first_player(first: int) -> None:
    st = into_dusk({"eko_sorridi": "docks"}, {"otto_streit": "docks", "philip_hase": "forums"}, first)
    go(st, "use eko_sorridi")
    assert wounds(st) == {"otto_streit": 1}
    assert (place(st, "eko_sorridi"), place(st, "otto_streit")) == ("home 1", "home 2")


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-143")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_moves_that_can_be_answered(first: int) -> None:
    st = into_dusk(
        {"eko_sorridi": "docks"}, {"otto_streit": "docks", "philip_hase": "docks", "uwe_zimmerman": "home"}, first
    )
    assert isinstance(st.stack[-1], Leaving)
    assert st.mover() == first
    assert sorted(text.split()[1] for text in says(st)) == ["otto_streit", "philip_hase"]
    assert place(st, "eko_sorridi") == "docks"
    go(st, "choose philip_hase", "use eko_sorridi")
    assert wounds(st) == {"philip_hase": 1}


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-C-42", "FIV-C-143")
def test_eko_may_let_the_first_go_and_wound_the_second() -> None:
    st = into_dusk({"eko_sorridi": "docks"}, {"otto_streit": "docks", "philip_hase": "docks"}, 1)
    st.apply(1, next(a for a in st.legal(1) if "philip" in st.say(1, a)))
    st.apply(0, 0)  # Philip may go
    assert can(st, "use eko_sorridi")
    go(st, "use eko_sorridi")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-C-9", "FIV-DUSK-3", "FIV-DUSK-6", "FIV-LEAD-4")
def test_a_leader_killed_in_dusk_is_out_and_dusk_goes_on() -> None:
    st = table(
        {"crew": {"eko_sorridi": "docks", "servo_scarpa": "docks"}, "approach": []},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}, "hand": ["regroup"] * 9, "approach": []},
        {"crew": {"torsten_vakt": "docks"}, "hand": ["pull"] * 7, "approach": []},
        wounds={"kaspar_dietrich": 8},
        first=1,
        turn=1,
    )
    step(st, "pass", "pass", "pass")
    while not st.eliminated[1]:
        if can(st, "choose kaspar_dietrich"):
            step(st, "choose kaspar_dietrich")
        elif can(st, "use eko_sorridi") and "kaspar" in notation(st.view(st.mover()).prompt):
            step(st, "use eko_sorridi")
        else:
            st.apply(st.mover(), st.actions(st.mover())[0])
    assert st.first == 2
    rest(st)
    assert (st.mover(), len(st.hands[2])) == (2, 7)  # his hand is cut to five
    until(st, lambda st: st.day == 2)
    assert {place(st, who) for who in ("eko_sorridi", "servo_scarpa")} == {"home 1"}
    assert place(st, "torsten_vakt") == "home 3"


@pytest.mark.card("fivesails", "giacinto")
def test_giacinto() -> None:
    st = pos({"crew": {"giacinto": "docks"}}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use giacinto")
    assert (place(st, "giacinto"), place(st, "servo_scarpa"), engaged(st)) == (
        "forums",
        "forums",
        {"giacinto", "servo_scarpa"},
    )


@pytest.mark.card("fivesails", "giacinto")
@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-COST-10")
def test_giacinto_engages_even_whom_he_cannot_take_along() -> None:
    """Henri keeps Jean where he is; only that part is skipped."""
    crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
    st = pos({"crew": {"giacinto": "docks"}}, {"leader": "odette_dubois_darrent", "crew": crew})
    go(st, "use giacinto", "choose jean_urbain")
    assert engaged(st) == {"giacinto", "jean_urbain"}
    assert (place(st, "giacinto"), place(st, "jean_urbain")) == ("forums", "docks")


@pytest.mark.card("fivesails", "giacinto")
@pytest.mark.rule("FIV-STATE-3")
@pytest.mark.parametrize(
    ("foe", "tired", "able"), [("docks", [], True), ("docks", ["giacinto"], False), ("forums", [], False)]
)
def test_giacinto_needs_a_victim_and_rest(foe: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"giacinto": "docks"}}, {"crew": {"servo_scarpa": foe}}, engaged=tired)
    assert can(st, "use giacinto") == able


@pytest.mark.card("fivesails", "giacinto", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_giacinto_leaves_together_with_his_victim() -> None:
    """Eko, who is dragged along, is still there when Giacinto leaves."""
    st = playing.pos({"crew": {"giacinto": "docks"}}, {"crew": {"eko_sorridi": "docks"}})
    go(st, "use giacinto", "use eko_sorridi")
    assert (wounds(st), place(st, "giacinto"), place(st, "eko_sorridi")) == ({"giacinto": 1}, "forums", "forums")


@pytest.mark.card("fivesails", "gustavo")
def test_gustavo() -> None:
    st = pos({"crew": {"gustavo": "docks"}, "deck": ["langschwert", "triage", "regroup"]})
    go(st, "use gustavo", "choose triage")
    assert hand(st, 0) == ["triage"]
    assert (zone(st, "langschwert"), st.top(0)) == ("deck", number(st, "regroup"))  # sunk; two cards were revealed


@pytest.mark.card("fivesails", "gustavo", "contempt_and_hatred")
@pytest.mark.rule("FIV-C-145", "FIV-C-66")
@pytest.mark.parametrize(("schemes", "able"), [(1, True), (2, False)])
def test_whom_all_despise_reveals_nothing(schemes: int, able: bool) -> None:
    """Gustavo has Influence 2, and two players who hold Mercenaries in contempt leave him none."""
    me = {**EISEN, "crew": {"gustavo": "docks"}, "scheme": "contempt_and_hatred"}
    st = playing.pos(me, {**VODACCE, "scheme": "contempt_and_hatred" if schemes > 1 else "marooned"})
    assert can(st, "use gustavo") == able
