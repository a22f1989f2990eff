"""A Reaction that somebody wanted to use, and by the time it is its turn the matter has come to nothing."""

from __future__ import annotations

import pytest

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    can,
    go,
    hand,
    held,
    missed,
    number,
    offers,
    pile,
    place,
    pos,
    rest,
    step,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- a pressure, a move, a card, a challenge


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_objection_is_enough(seats: int) -> None:
    """Both may be declared, in case the first is drowned; the pressure that has failed by it is no occasion."""
    don = {"leader": "don_constanzo_scarpa"}
    mine = {**don, "crew": {"servo_scarpa": "docks"}, "hand": ["objection"] * (3 - seats)}
    other = {**don, "hand": ["objection"] * (seats - 1)}
    st = pos(mine, {**EISEN, "crew": {"otto_streit": "docks"}}, more=[other], turn=1)
    step(st, "claim otto_streit", "use objection", "use objection")
    rest(st)
    if can(st, "use objection"):
        step(st, "use objection")
    rest(st)
    assert held(st) == {}
    assert len(hand(st, 0) + hand(st, 2)) == 1
    assert missed(st) == ["objection"]


@pytest.mark.card("fivesails", "objection", "night_of_drinking")
@pytest.mark.rule("FIV-C-43", "FIV-C-44")
def test_the_second_objection_stands_where_the_first_was_drowned() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["objection", "objection"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}, "hand": ["night_of_drinking", "boon"]}
    st = pos(me, foe, turn=1)
    step(st, "claim makepeace_botwighte", "use objection", "use objection", "use objection")
    step(st, "use night_of_drinking", "pay boon")
    rest(st)
    assert held(st) == {}
    assert (hand(st, 0), pile(st, 0)) == ([], ["objection", "objection"])
    assert missed(st) == []


@pytest.mark.card("fivesails", "stubborn")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_nobody_is_too_stubborn_twice() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn", "stubborn"]}, turn=1)
    step(st, "move torsten_vakt", "place forums", "use stubborn", "use stubborn")
    rest(st)
    if can(st, "use stubborn"):
        step(st, "use stubborn")
    rest(st)
    assert place(st, "torsten_vakt") == "docks"
    assert hand(st, 1) == ["stubborn"]


@pytest.mark.card("fivesails", "stubborn", "eko_sorridi")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
@pytest.mark.parametrize(("first", "hurt"), [("stubborn", {}), ("eko_sorridi", {"torsten_vakt": 1})])
def test_eko_sees_nobody_off_who_has_stayed(first: str, hurt: dict[str, int]) -> None:
    """Both answer the same move, and the First Player says which comes first."""
    st = pos(
        {"crew": {"eko_sorridi": "docks"}}, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}, turn=1
    )
    step(st, "move torsten_vakt", "place forums", "use eko_sorridi", "use stubborn", f"use {first}")
    rest(st)
    assert (place(st, "torsten_vakt"), wounds(st)) == ("docks", hurt)
    assert st.used[number(st, "eko_sorridi")] == (1 if hurt else 0)


@pytest.mark.card("fivesails", "stubborn", "eko_sorridi")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_the_dead_are_not_stubborn() -> None:
    foe = {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}
    st = pos({"crew": {"eko_sorridi": "docks"}}, foe, wounds={"torsten_vakt": 5}, turn=1)
    step(st, "move torsten_vakt", "place forums", "use eko_sorridi", "use stubborn", "use eko_sorridi")
    rest(st)
    assert (zone(st, "torsten_vakt"), hand(st, 1)) == ("locker", ["stubborn"])


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_a_card_that_was_revised_is_not_revised_again() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "mirelis_revision", "boon", "boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], "deck": ["precision", "regroup"]})
    step(st, "challenge ren", "accept", "choose langschwert", "use mirelis_revision", "use mirelis_revision")
    step(st, "use mirelis_revision", "pay boon", "choose precision")
    rest(st)
    assert hand(st, 0) == ["boon", "mirelis_revision"]
    assert missed(st) == ["mirelis_revision"]


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-C-94", "FIV-C-191")
def test_nobody_ambushes_a_challenge_that_is_over() -> None:
    """The Stiletto has killed the challenger."""
    me = {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(
        me,
        {**EISEN, "crew": {"otto_streit": "docks"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"otto_streit": 3},
        turn=1,
    )
    step(st, "challenge otto_streit", "choose servo_scarpa", "use ambush", "use stiletto", "use stiletto", "option 1")
    rest(st)
    assert zone(st, "otto_streit") == "locker"
    assert hand(st, 0) == ["ambush", "boon"]
    assert missed(st) == ["ambush"]


@pytest.mark.card("fivesails", "odette_dubois_darrent", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-113", "FIV-C-191")
@pytest.mark.parametrize("saved", [False, True])
def test_odette_gains_nothing_by_a_challenge_that_was_cancelled(saved: bool) -> None:
    """Sibella has stepped in, and loyalty cancels the challenge that targets her."""
    me = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "henri_michelet": "docks"}}
    foe = {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}}
    st = pos(me, {**foe, "hand": ["unyielding_loyalty", "angelo", "boon"]}, renown={"forums": 1})
    step(st, "challenge henri_michelet", "choose servo_scarpa", "intervene sibella_scarpa")
    if saved:
        step(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    assert offers(st, "use odette_dubois_darrent 2") != saved


# ---------------------------------------------------------------------- who has come there already


@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.rule("FIV-C-145")
def test_who_has_pursued_somebody_is_there() -> None:
    """The first effect of a second pursuit would be to go where Ren is already; another may still come."""

    def after(crew: dict[str, str]) -> tuple[dict[str, int], list[str]]:
        me = {**USSURA, "crew": crew, "hand": ["predatory_pursuit", "predatory_pursuit", "boon", "boon"]}
        st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, turn=1)
        step(st, "move otto_streit", "place forums", "use predatory_pursuit", "use predatory_pursuit")
        step(st, "use predatory_pursuit")
        if can(st, "choose ren"):
            step(st, "choose ren")
        step(st, "pay boon")
        rest(st)
        if can(st, "pay boon"):
            go(st, "pay boon")
        return wounds(st), hand(st, 0)

    assert after({"ren": "docks"}) == ({"otto_streit": 1}, ["boon", "predatory_pursuit"])
    assert after({"ren": "docks", "torsten_vakt": "docks"}) == ({"otto_streit": 2}, [])
