"""Techniques that are activated with a challenge: before the target is named, with effect after the answer."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.events import Revealed, Unmet
from intrigue.games.fivesails.state.duel import DUEL, NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import can, go, hand, number, pools, pos, says, stands, wounds


def challenge(who: str, foes: dict[str, str], me: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """The challenger's player is asked for a Technique."""
    mine = {"leader": "odette_dubois_darrent", "crew": {who: "docks"}, **(me or {})}
    foe = {"crew": foes, **rest.pop("foe", {})}
    st = pos(mine, foe, **rest)
    st.apply(0, next(a for a in st.legal(0) if st.say(0, a).startswith(f"challenge {who}")))
    return st


def unmet(st: FiveSails) -> list[str]:
    return [event.name for event in st.events_for(None) if isinstance(event, Unmet)]


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-CHAL-5", "FIV-CHAL-13", "FIV-C-85", "FIV-C-87")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_horatio_with_a_challenge(answer: str) -> None:
    st = challenge("horatio_lockwood", {"otto_streit": "docks"})
    go(st, "use horatio_lockwood", answer)
    assert pools(st) == ((0, 5) if answer == "accept" else (0, 0))
    assert wounds(st) == ({} if answer == "accept" else {"otto_streit": 3})
    assert unmet(st) == []
    st = challenge("horatio_lockwood", {"otto_streit": "docks", "philip_hase": "docks"})
    go(st, "use horatio_lockwood", "choose otto_streit", "accept")
    assert (pools(st), unmet(st)) == ((0, 3), ["horatio_lockwood"])  # two enemies here
    assert not can(st, "use horatio_lockwood")


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-85")
def test_horatios_condition_is_judged_after_the_answer() -> None:
    """Two enemies are there when it is activated, and one is gone when it takes effect."""
    st = challenge("horatio_lockwood", {"otto_streit": "docks", "philip_hase": "docks"})
    go(st, "use horatio_lockwood", "choose otto_streit")
    stands(st, "philip_hase", st.place[number(st, "kaspar_dietrich")])
    go(st, "accept")
    assert pools(st) == (0, 5)


@pytest.mark.card("fivesails", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-85", "FIV-C-92")
def test_the_condition_is_about_whoever_has_intervened() -> None:
    foes = {"otto_streit": "docks", "philip_hase": "docks"}
    for hurt, threat in (({"otto_streit": 1}, 4), ({"philip_hase": 1}, 3)):
        st = challenge("vissenta_scarpa", foes, wounds=hurt)
        go(st, "use vissenta_scarpa", "choose otto_streit", "intervene philip_hase")
        if threat == 4:
            go(st, "option 2")
        assert (pools(st), unmet(st)) == ((0, threat), [] if threat == 4 else ["vissenta_scarpa"])


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-C-85")
@pytest.mark.parametrize(("tired", "hurt"), [(["otto_streit"], {"otto_streit": 1}), ([], {})])
def test_philip_with_a_challenge(tired: list[str], hurt: dict[str, int]) -> None:
    me = {"leader": "kaspar_dietrich", "crew": {"philip_hase": "docks", "kaj_kousei": "docks"}}
    st = challenge("philip_hase", {"otto_streit": "docks"}, me, foe={"leader": "soline_el_gato"}, engaged=tired)
    go(st, "use philip_hase", "accept")
    assert (wounds(st), bool(unmet(st))) == (hurt, not hurt)


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-C-85")
def test_philip_alone_with_a_challenge() -> None:
    """A condition is one: what it asks besides of others is judged late with the rest."""
    me = {"leader": "kaspar_dietrich", "crew": {"philip_hase": "docks"}}
    st = challenge(
        "philip_hase", {"otto_streit": "docks"}, me, foe={"leader": "soline_el_gato"}, engaged=["otto_streit"]
    )
    go(st, "use philip_hase", "accept")
    assert (wounds(st), unmet(st)) == ({}, ["philip_hase"])


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.rule("FIV-C-85", "FIV-C-86")
def test_angeline_with_a_challenge() -> None:
    for foe, met in (("uwe_zimmerman", True), ("maryam_benu_pleroma", False)):
        st = challenge("angeline_demone", {foe: "docks"})
        go(st, "use angeline_demone", "accept")
        assert (pools(st), unmet(st) == []) == ((0, 3), met)  # Riposte does nothing there


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-CHAL-13", "FIV-C-87", "FIV-EX-17")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_sarafina_with_a_challenge(answer: str) -> None:
    st = challenge("sarafina", {"otto_streit": "docks"}, foe={"deck": ["precision", "regroup"]})
    go(st, "use sarafina", answer)
    assert says(st)[1:] == [f"choose precision {number(st, 'precision')}"]
    go(st, "choose precision")
    assert st.card(st.decks[1][-1]).id == "regroup"
    assert st.card(st.decks[1][0]).id == "precision"
    assert st.duel.stage == (DUEL if answer == "accept" else NO_DUEL)


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-CHAL-13", "FIV-C-87")
def test_lorenzo_with_a_challenge() -> None:
    me = {"leader": "soline_el_gato"}
    foe = {"deck": ["precision"], "hand": ["triage", "regroup"]}
    st = challenge("lorenzo_de_zepeda", {"otto_streit": "docks"}, me, foe=foe)
    go(st, "use lorenzo_de_zepeda", "accept")
    assert [event.cards for event in st.events_for(None) if isinstance(event, Revealed)] == [("precision",)]
    go(st, "option 2", "choose regroup")
    assert [st.card(i).id for i in st.lines[1]] == ["precision"]
    assert hand(st, 1) == ["triage"]
    st = challenge("lorenzo_de_zepeda", {"otto_streit": "docks"}, me, foe=foe)
    go(st, "use lorenzo_de_zepeda", "refuse")
    assert wounds(st) == {"otto_streit": 2}  # no round follows, so nothing more


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-85")
def test_a_condition_that_is_not_about_the_foe_must_hold_at_once() -> None:
    for gear, able in (({}, False), ({"langschwert": "otto_streit"}, True)):
        me = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
        st = challenge(
            "otto_streit",
            {"servo_scarpa": "docks"},
            me,
            foe={"leader": "don_constanzo_scarpa"},
            gear={"kaspars_panzerhand": "otto_streit", **gear},
        )
        assert can(st, "use kaspars_panzerhand") == able


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-85")
def test_what_is_not_about_the_foe_is_not_judged_again_after_the_answer() -> None:
    """The sword is gone by then."""
    me = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
    worn = {"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit"}
    st = challenge("otto_streit", {"servo_scarpa": "docks"}, me, foe={"leader": "don_constanzo_scarpa"}, gear=worn)
    go(st, "use kaspars_panzerhand")
    st.to_discard(number(st, "langschwert"))
    go(st, "accept")
    assert (st.duel.stage, unmet(st)) == (DUEL, [])


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-85", "FIV-C-130")
def test_a_technique_takes_effect_where_its_actor_stands_by_then() -> None:
    st = challenge(
        "servo_scarpa",
        {"otto_streit": "forums"},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}},
    )
    go(st, "use servo_scarpa", "accept")
    assert (st.duel.changes.thrust, pools(st)) == (0, (0, 4))  # Sibella is there, at the Forums
