"""Who can be challenged, what a challenge targets, and what ends when something is cancelled meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.challenge import targets
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.duel import CHALLENGE, NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import can, engaged, go, hand, number, pile, place, pos, says, wounds


def chosen_from(st: FiveSails) -> list[str]:
    return sorted(text.split()[1] for text in says(st) if text.startswith("choose "))


def passing_windows(st: FiveSails) -> FiveSails:
    while isinstance(st.stack[-1], Window):
        st.apply(st.mover(), 0)
    return st


# ---------------------------------------------------------------------- who can be challenged


def valeri(foes: dict[str, str], **rest: Any) -> FiveSails:
    return pos({"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}}, {"crew": foes}, **rest)


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-138")
def test_valeri_cannot_pass_sigurd_by() -> None:
    there = {"otto_streit": "docks", "sigurd_ulfsen": "docks", "philip_hase": "grand_bazaar"}
    st = valeri(there)
    go(st, "use valeri_mikhailov")
    assert chosen_from(st) == ["philip_hase", "sigurd_ulfsen"]
    st = valeri(there, engaged=["sigurd_ulfsen"])
    go(st, "use valeri_mikhailov")
    assert chosen_from(st) == ["otto_streit", "philip_hase", "sigurd_ulfsen"]


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-CHAL-6")
def test_valeri_cannot_challenge_patricia_in_her_harbour() -> None:
    assert not can(valeri({"patricia_moustakas": "docks"}), "use valeri_mikhailov")
    assert can(valeri({"patricia_moustakas": "docks"}, engaged=["patricia_moustakas"]), "use valeri_mikhailov")
    assert can(valeri({"patricia_moustakas": "grand_bazaar"}), "use valeri_mikhailov")


def honor(mine: dict[str, str], foes: dict[str, str] | None = None, **rest: Any) -> FiveSails:
    me = {"leader": "odette_dubois_darrent", "crew": mine, "hand": ["defending_honor", "triage"]}
    return pos(me, {"crew": foes or {"otto_streit": "docks"}}, **rest)


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_whoever_must_challenge_by_defending_honor_must_challenge_sigurd() -> None:
    st = honor({"jean_urbain": "docks", "sigurd_ulfsen": "docks"})
    go(st, "use defending_honor", "pay triage")
    passing_windows(st)
    assert isinstance(st.stack[-1], AskAnswer)
    assert st.duel.defender.fighter == number(st, "sigurd_ulfsen")
    st = honor({"jean_urbain": "docks", "sigurd_ulfsen": "docks"}, engaged=["sigurd_ulfsen"])
    go(st, "use defending_honor", "pay triage")
    passing_windows(st)
    assert (st.mover(), chosen_from(st)) == (1, ["jean_urbain", "sigurd_ulfsen"])


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "patricia_moustakas")
def test_defending_honor_finds_nobody_to_challenge_in_a_safe_harbour() -> None:
    assert not can(honor({"patricia_moustakas": "docks"}), "use defending_honor")
    st = honor({"patricia_moustakas": "docks", "jean_urbain": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert passing_windows(st).duel.defender.fighter == number(st, "jean_urbain")


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_a_third_players_sigurd_keeps_all_others_there_from_being_challenged() -> None:
    more = [{"leader": "soline_el_gato", "crew": {"sigurd_ulfsen": "docks"}}]
    assert not can(honor({"jean_urbain": "docks"}, more=more), "use defending_honor")


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-95")
def test_a_target_named_before_has_to_be_there_when_the_challenge_comes() -> None:
    """Valeri's own player calls off his move: he does not get there, and challenges nobody."""
    st = pos(
        {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "use valeri_mikhailov", "use stubborn")
    assert (place(st, "valeri_mikhailov"), st.duel.stage, engaged(st)) == ("forums", NO_DUEL, {"valeri_mikhailov"})
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-130", "FIV-C-138")
def test_servo_asks_the_same_list() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "docks", "aldo_bussotti": "home"}
    foes = {"otto_streit": "forums", "philip_hase": "docks", "sigurd_ulfsen": "docks", "uwe_zimmerman": "grand_bazaar"}
    st = pos({"crew": crew}, {"crew": foes})
    found = [st.card(i).id for i in targets(st, number(st, "servo_scarpa"))]
    assert sorted(found) == ["otto_streit", "sigurd_ulfsen"]


# ---------------------------------------------------------------------- Maryam


RISKS = {
    "veronicas_guile": ("don_constanzo_scarpa", "servo_scarpa", 1),
    "legendary_reputation": ("odette_dubois_darrent", "jean_urbain", 2),
    "move_along": ("kaspar_dietrich", "terrell_brandt", 1),
    "iron_and_velvet": ("yevgeni", "valeri_mikhailov", 1),
}


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-49", "FIV-C-41", "FIV-C-113")
@pytest.mark.parametrize("risk", RISKS)
def test_maryam_cancels_the_first_risk_that_challenges_her(risk: str) -> None:
    leader, who, cost = RISKS[risk]
    me = {"leader": leader, "crew": {who: "docks"}, "hand": [risk, risk, "triage", "triage", "boon", "boon"]}
    st = pos(me, {"leader": "soline_el_gato", "crew": {"maryam_benu_pleroma": "docks"}})
    go(st, f"use {risk}", *(["pay triage"] * cost))
    assert (st.duel.stage, len(hand(st, 0)), pile(st, 0).count(risk)) == (NO_DUEL, 5 - cost, 1)
    assert isinstance(st.stack[-1], Turn)
    go(st, "pass", f"use {risk}", *(["pay boon"] * cost))  # the second that day is not cancelled
    assert st.duel.stage == CHALLENGE


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-49")
def test_maryam_does_not_cancel_a_plain_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"maryam_benu_pleroma": "docks"}})
    go(st, "challenge servo_scarpa")
    assert st.duel.stage == CHALLENGE


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.rule("FIV-C-49")
def test_defending_honor_targets_who_must_challenge_and_nobody_else() -> None:
    st = honor({"maryam_benu_pleroma": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert st.duel.defender.fighter == number(st, "maryam_benu_pleroma")
    st = honor({"jean_urbain": "docks"}, {"maryam_benu_pleroma": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert st.duel.stage == NO_DUEL


# ---------------------------------------------------------------------- cancelling


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.card("fivesails", "ambush")
@pytest.mark.rule("FIV-C-41", "FIV-C-44")
def test_cancelling_a_reaction_leaves_the_challenge_open() -> None:
    for answer, closed in (([], True), (["use night_of_drinking", "pay taunt"], False)):
        st = pos(
            {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "pull"]},
            {
                "leader": "soline_el_gato",
                "crew": {"maya_de_la_rioja": "docks", "sanjay": "docks"},
                "hand": ["night_of_drinking", "taunt"],
            },
        )
        go(st, "challenge servo_scarpa", "choose maya_de_la_rioja", "use ambush", "pay pull", *answer)
        assert (st.duel.stage, st.mover()) == (CHALLENGE, 1)
        assert st.duel.terms.no_intervening == closed
        assert can(st, "intervene sanjay") != closed
        go(st, "refuse")
        assert wounds(st) == {"maya_de_la_rioja": 3}


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-C-41")
def test_cancelling_henris_reaction_leaves_his_challenge_open() -> None:
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "docks"}},
        {
            "leader": "don_constanzo_scarpa",
            "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks", "aldo_bussotti": "home"},
            "hand": ["unyielding_loyalty", "pull"],
        },
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    begun = ("challenge henri_michelet", "choose servo_scarpa", "use henri_michelet", "choose sibella_scarpa")
    other = st.clone()
    go(other, *begun)
    assert says(other) == ["accept", "refuse"]
    go(st, *begun, "use unyielding_loyalty", "pay pull", "choose aldo_bussotti")
    assert st.duel.stage == CHALLENGE
    assert can(st, "intervene sibella_scarpa")
    assert "mastercrafted_rapier" in engaged(st)  # the cost stays paid


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-C-113")
def test_cancelling_the_challenge_ends_it() -> None:
    st = pos(
        {"crew": {"adelheide_schmidt": "docks"}},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "docks"},
            "hand": ["youre_embarrassing_yourself"],
        },
    )
    go(st, "challenge adelheide_schmidt", "use youre_embarrassing_yourself")
    assert (st.duel.stage, engaged(st), wounds(st)) == (NO_DUEL, {"adelheide_schmidt"}, {})
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-43")
def test_of_two_that_would_cancel_the_same_the_second_is_not_used_up() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {
            "leader": "don_constanzo_scarpa",
            "crew": {"torsten_vakt": "docks", "aldo_bussotti": "home"},
            "hand": ["unyielding_loyalty", "triage"],
        },
    )
    go(st, "use sibella_scarpa", "use torsten_vakt", "use unyielding_loyalty", "use torsten_vakt")
    assert wounds(st) == {"sibella_scarpa": 1}  # the cost of her Action
    assert hand(st, 1) == ["triage", "unyielding_loyalty"]
