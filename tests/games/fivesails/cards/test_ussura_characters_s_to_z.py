"""The characters of Ussura, s to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_USSURA,
    EISEN,
    USSURA,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    rest,
    step,
    struck,
    wounds,
    zone,
)
from ..situations import can_repeat, choosable, uwe_falls

pos = BY_USSURA.pos
duel = BY_USSURA.duel
fencing = BY_USSURA.fencing


def valeri(foes: dict[str, str], **rest: Any) -> FiveSails:
    return playing.pos({"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}}, {"crew": foes}, **rest)


@pytest.mark.card("fivesails", "torsten_vakt", "matushkas_efficiency")
@pytest.mark.rule("FIV-REACT-1", "FIV-C-41")
def test_torsten_may_cancel_a_sorcery_of_his_own_side() -> None:
    """The card asks who is targeted and by what, not by whom."""
    me = {**USSURA, "crew": {"elina_georginova": "docks", "torsten_vakt": "docks"}, "hand": ["matushkas_efficiency"]}
    st = playing.pos(me)
    step(st, "use matushkas_efficiency", "choose elina_georginova", "option 2", "choose torsten_vakt")
    assert offers(st, "use torsten_vakt")
    go(st, "use torsten_vakt")
    assert place(st, "torsten_vakt") == "docks"
    assert "elina_georginova" in engaged(st)  # the cost stays paid


@pytest.mark.card("fivesails", "torsten_vakt")
def test_torsten() -> None:
    st = duel({"hand": ["boon"]}, wounds={"torsten_vakt": 2})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = pos({"crew": {"torsten_vakt": "docks"}}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "use torsten_vakt")
    assert wounds(st) == {"sibella_scarpa": 1}


@pytest.mark.card("fivesails", "torsten_vakt")
def test_torsten_needs_two_wounds_to_wake_up() -> None:
    st = duel({"hand": ["boon"]}, wounds={"torsten_vakt": 1})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 3)


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
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-138")
def test_valeri_cannot_pass_sigurd_by() -> None:
    there = {"otto_streit": "docks", "sigurd_ulfsen": "docks", "philip_hase": "grand_bazaar"}
    st = valeri(there)
    go(st, "use valeri_mikhailov")
    assert choosable(st) == ["philip_hase", "sigurd_ulfsen"]
    st = valeri(there, engaged=["sigurd_ulfsen"])
    go(st, "use valeri_mikhailov")
    assert choosable(st) == ["otto_streit", "philip_hase", "sigurd_ulfsen"]


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-CHAL-6")
def test_valeri_cannot_challenge_patricia_in_her_harbour() -> None:
    assert not can(valeri({"patricia_moustakas": "docks"}), "use valeri_mikhailov")
    assert can(valeri({"patricia_moustakas": "docks"}, engaged=["patricia_moustakas"]), "use valeri_mikhailov")
    assert can(valeri({"patricia_moustakas": "grand_bazaar"}), "use valeri_mikhailov")


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-95")
def test_a_target_named_before_has_to_be_there_when_the_challenge_comes() -> None:
    """Valeri's own player calls off his move: he does not get there, and challenges nobody."""
    st = playing.pos(
        {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "use valeri_mikhailov", "use stubborn")
    assert (place(st, "valeri_mikhailov"), st.duel.stage, engaged(st)) == ("forums", NO_DUEL, {"valeri_mikhailov"})
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "valeri_mikhailov", "stubborn", "henri_michelet")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-145")
def test_valeri_who_does_not_arrive_challenges_nobody() -> None:
    """His own side keeps him where he is: there is nobody opposing him, and what was paid is paid."""
    me = {**USSURA, "crew": {"valeri_mikhailov": "docks"}, "hand": ["stubborn"]}
    st = playing.pos(me, {"crew": {"uwe_zimmerman": "forums"}})
    step(st, "use valeri_mikhailov", "use stubborn")
    rest(st)
    assert (place(st, "valeri_mikhailov"), engaged(st), st.duel.stage) == ("docks", {"valeri_mikhailov"}, NO_DUEL)


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.rule("FIV-LKI-1", "FIV-FINAL-3")
def test_valeri_has_fewer_wounds_than_a_foe_who_died_of_them() -> None:
    me = {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["objection"]}
    st = uwe_falls(me)
    assert pools(st) == (3, 0)
    go(st, "choose objection", "use valeri_mikhailov")  # by a Riposte: nobody is left to thrust at (FIV-C-145)
    assert wounds(st) == {}  # all three are turned aside


@pytest.mark.card("fivesails", "valeri_mikhailov", "predatory_pursuit")
@pytest.mark.rule("FIV-REACT-5")
def test_valeri_is_pursued_after_his_challenge() -> None:
    foe = {**USSURA, "crew": {"ren": "docks", "torsten_vakt": "forums"}, "hand": ["predatory_pursuit", "boon"]}
    st = playing.pos({**USSURA, "crew": {"valeri_mikhailov": "docks"}}, foe)
    step(st, "use valeri_mikhailov 1", "refuse", "use predatory_pursuit", "pay boon")
    rest(st)
    assert (place(st, "ren"), wounds(st)) == ("forums", {"valeri_mikhailov": 1, "torsten_vakt": 2})


@pytest.mark.card("fivesails", "valeri_mikhailov")
def test_valeri() -> None:
    st = pos({"crew": {"valeri_mikhailov": "docks"}}, {"crew": {"otto_streit": "forums", "philip_hase": "forums"}})
    go(st, "use valeri_mikhailov", "choose otto_streit")
    assert not can(st, "intervene philip_hase")
    go(st, "refuse")
    assert (place(st, "valeri_mikhailov"), wounds(st)) == ("forums", {"otto_streit": 2})
    st = duel({"crew": {"valeri_mikhailov": "forums"}, "hand": ["mireli_sabre"]})
    go(st, "choose langschwert", "choose mireli_sabre", "use valeri_mikhailov")
    assert struck(st)[2] == 2


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


@pytest.mark.card("fivesails", "vedma", "boon")
@pytest.mark.rule("FIV-C-136", "FIV-C-149")
def test_a_boon_that_vedma_played_goes_to_the_locker_when_it_leaves_play() -> None:
    st = playing.pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks", "elina_georginova": "docks"}, "discard": ["boon"]}
    )
    go(st, "use vedma", "use boon", "choose vedma")
    assert bearer(st, "boon") == "vedma"
    go(st, "pass", "pass")
    assert zone(st, "boon") == "locker"


@pytest.mark.card("fivesails", "vedma")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-STATE-3")
def test_vedma_is_not_engaged_for_a_risk_that_only_she_could_play_by_engaging() -> None:
    witch = {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["boon"]}
    assert not can(playing.pos(witch), "use vedma")
    st = playing.pos({**witch, "crew": {"vedma": "docks", "elina_georginova": "docks"}})
    go(st, "use vedma", "use boon", "choose vedma")
    assert engaged(st) == {"vedma", "elina_georginova"}
    assert bearer(st, "boon") == "vedma"


@pytest.mark.card("fivesails", "vedma", "matushkas_command")
@pytest.mark.rule("FIV-C-158")
def test_vedma_becomes_en_garde_whoever_played_the_sorcery_that_engaged_her() -> None:
    st = playing.pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks", "yevgeni": "docks"}, "hand": ["matushkas_command", "stubborn"]}
    )
    step(st, "use matushkas_command", "choose yevgeni", "pay stubborn")
    go(st, "use vedma 2")
    assert engaged(st) == {"yevgeni"}


@pytest.mark.card("fivesails", "vedma", "matushkas_command")
@pytest.mark.rule("FIV-C-158")
def test_vedma_does_not_react_to_a_sorcery_that_did_not_engage_her() -> None:
    st = playing.pos(
        {
            "leader": "yevgeni",
            "crew": {"vedma": "docks", "yevgeni": "docks"},
            "hand": ["matushkas_command", "stubborn"],
        },
        engaged=["vedma"],
    )
    go(st, "use matushkas_command", "choose yevgeni", "pay stubborn")
    assert not can(st, "use vedma 2")
    assert st.place[number(st, "vedma")] == 5  # she was engaged before, so she went Home


@pytest.mark.card("fivesails", "vedma")
def test_vedma() -> None:
    st = pos({"crew": {"vedma": "docks"}, "discard": ["matushkas_sight"], "deck": ["boon"]})
    go(st, "use vedma", "use matushkas_sight", "choose vedma", "option 1", "pass")
    while st.stack[-1].__class__.__name__ != "Turn":
        st.apply(0, st.legal(0)[0])
    assert engaged(st) == {"vedma"}
    st = pos({"crew": {"vedma": "docks"}, "hand": ["boon"]})
    go(st, "use boon", "use vedma 2")
    assert (engaged(st), num(st, number(st, "vedma"), 2)) == (set(), 4)


@pytest.mark.card("fivesails", "vedma")
def test_vedma_plays_a_sorcery_of_your_discard_pile_for_the_last_time() -> None:
    def plays(*mine: str, theirs: tuple[str, ...] = (), **rest: list[str]) -> bool:
        st = pos({"crew": {"vedma": "docks"}, "discard": list(mine)}, {"discard": list(theirs)}, **rest)
        return can(st, "use vedma 1")

    assert plays("matushkas_efficiency")
    assert not plays("my_fight_alone")
    assert not plays(theirs=("matushkas_efficiency",))
    assert not plays("matushkas_efficiency", engaged=["vedma"])
    crew = {"vedma": "docks", "elina_georginova": "forums"}
    st = pos({"crew": crew, "discard": ["matushkas_command"], "hand": ["boon"]})
    go(st, "use vedma 1", "choose elina_georginova", "pay boon")
    assert zone(st, "matushkas_command") == "locker"
    assert engaged(st) == {"vedma", "elina_georginova"}


@pytest.mark.card("fivesails", "vedma")
def test_vedma_rests_after_a_sorcery_that_engaged_her() -> None:
    def rests(who: str) -> bool:
        st = pos({"crew": {"vedma": "docks", "elina_georginova": "docks"}, "hand": ["boon"]})
        return offers(step(st, "use boon", f"choose {who}", "choose elina_georginova"), "use vedma 2")

    assert rests("vedma")
    assert not rests("elina_georginova")


@pytest.mark.card("fivesails", "yevgeni", "veronicas_guile")
@pytest.mark.rule("FIV-C-88", "FIV-REACT-5", "FIV-STATE-4")
def test_yevgeni_is_en_garde_again_after_the_wounds_of_a_refusal() -> None:
    me = {**USSURA, "crew": {"yevgeni": "docks"}}
    st = playing.pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "challenge yevgeni", "refuse")
    assert wounds(st) == {"uwe_zimmerman": 4}
    go(st, "use yevgeni")
    assert engaged(st) == set()
    go(st, "pass", "challenge yevgeni", "refuse")
    assert (zone(st, "uwe_zimmerman"), engaged(st)) == ("locker", {"yevgeni"})


@pytest.mark.card("fivesails", "yevgeni", "predatory_pursuit", "sea_legs")
@pytest.mark.rule("FIV-C-42", "FIV-COST-4")
@pytest.mark.parametrize(
    ("side", "spent", "able"), [(USSURA, False, True), (USSURA, True, False), (EISEN, False, False)]
)
def test_the_last_card_in_hand_answers_if_yevgeni_makes_it_free(side: dict[str, str], spent: bool, able: bool) -> None:
    """It costs 1, and there is nothing else to pay with."""
    st = playing.pos(
        {"crew": {"otto_streit": "docks"}}, {**side, "crew": {"ren": "docks"}, "hand": ["predatory_pursuit"]}
    )
    if spent:
        st.used[number(st, "yevgeni")] |= 1 << 1
    step(st, "move otto_streit", "place forums")
    assert offers(st, "use predatory_pursuit") == able
    st = playing.pos({**side, "crew": {"ren": "docks"}, "hand": ["sea_legs"]})
    if spent:
        st.used[number(st, "yevgeni")] |= 1 << 1
    step(st, "move ren", "place forums")
    assert offers(st, "use sea_legs") == able
    if able:
        go(st, "use sea_legs", "use yevgeni 2", "place grand_bazaar")
        assert (place(st, "ren"), zone(st, "sea_legs")) == ("grand_bazaar", "discard")


@pytest.mark.card("fivesails", "yevgeni", "iron_and_velvet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["yevgeni"], True), ([], False)])
def test_yevgeni_who_challenged_without_engaging_is_en_garde_already(tired: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "hand": ["iron_and_velvet", "boon"]}
    st = playing.pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, engaged=tired)
    step(st, "use iron_and_velvet", "pay boon", "refuse")
    assert offers(st, "use yevgeni 1") == able


@pytest.mark.card("fivesails", "yevgeni")
def test_yevgeni() -> None:
    st = pos({"crew": {"yevgeni": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "challenge yevgeni", "refuse", "use yevgeni")
    assert (engaged(st), wounds(st)) == (set(), {"uwe_zimmerman": 4})
    st = duel({"crew": {"yevgeni": "forums"}, "hand": ["boon"]})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strong_hands"]})
    go(st, "use strong_hands", "use yevgeni")  # it costs 1 less, and so nothing
    assert held(st) == {"docks": 0}


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
