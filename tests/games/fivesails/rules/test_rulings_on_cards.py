"""Rulings on single cards that meet others."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.numbers import FOR_GOOD, M_NOTED
from intrigue.games.fivesails.state.parts import Mark

from ..playing import (
    CASTILLE,
    EISEN,
    USSURA,
    VODACCE,
    can,
    duel,
    go,
    hand,
    number,
    place,
    pools,
    pos,
    renown,
    rest,
    step,
    wounds,
    zone,
)


@pytest.mark.card("fivesails", "answering_the_call", "carmella_vanessa_salvaggi")
@pytest.mark.rule("FIV-C-125")
def test_the_guard_takes_the_wounds_of_the_round() -> None:
    crew = {"uwe_zimmerman": "forums", "carmella_vanessa_salvaggi": "forums"}
    me = {**EISEN, "crew": crew, "hand": ["answering_the_call"]}
    st = duel(me, {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["objection", "pack_tactics"]})
    go(st, "choose objection", "choose answering_the_call", "use answering_the_call")
    assert (wounds(st), pools(st)) == ({"servo_scarpa": 1, "carmella_vanessa_salvaggi": 2}, (0, 3))


@pytest.mark.card("fivesails", "parley_gone_wrong", "point_of_opportunity")
@pytest.mark.rule("FIV-C-128")
def test_renown_moved_to_the_forums_by_an_event_opens_the_way_to_intervene() -> None:
    """The event is a card, and whoever uses it moves the Renown."""
    me = {"crew": {"servo_scarpa": "forums"}, "scheme": "parley_gone_wrong"}
    foe = {"crew": {"otto_streit": "forums", "philip_hase": "forums", "uwe_zimmerman": "forums"}}
    city = {"forums": ["point_of_opportunity"]}
    st = pos(me, foe, city=city, renown={"docks": 1}, turn=1)
    step(st, "use point_of_opportunity", "choose uwe_zimmerman")
    rest(st)
    assert renown(st) == {"forums": 1}
    go(st, "challenge servo_scarpa", "choose otto_streit")
    assert (can(st, "intervene philip_hase"), can(st, "intervene uwe_zimmerman")) == (True, False)


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-131")
@pytest.mark.parametrize(("taken", "lies"), [(1, "street"), (0, "discard")])
def test_nothing_discards_an_event_that_holds_renown(taken: int, lies: str) -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"odette_dubois_darrent": "forums"}}
    st = pos(
        {**me, "scheme": "reputation_meritee", "approach": ["jean_urbain"]},
        city={"forums": ["sirens_scream"]},
        renown={"sirens_scream": taken},
    )
    go(st, "use reputation_meritee")
    assert (zone(st, "sirens_scream"), place(st, "jean_urbain")) == (lies, "forums")


@pytest.mark.card("fivesails", "strength_of_ten", "until_morale_improves")
@pytest.mark.rule("FIV-C-132", "FIV-C-9")
def test_nobody_inherits_the_actions_of_who_is_out() -> None:
    """Yevgeni's player has more actions, and in the first of them the Leader falls."""
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "scheme": "until_morale_improves", "renown": 1}
    st = pos(
        {**me, "hand": ["strength_of_ten"]},
        {**EISEN, "crew": {"otto_streit": "docks"}},
        more=[{**CASTILLE, "crew": {"sanjay": "docks"}}],
        wounds={"yevgeni": 11},
    )
    go(st, "use strength_of_ten")
    go(st, "use until_morale_improves 3")  # and nobody is chosen by who is out (FIV-C-166)
    assert (st.eliminated, st.extra, st.mover()) == ([1, 0, 0], 0, 1)
    go(st, "pass")
    assert st.mover() == 2


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-136")
def test_a_risk_played_out_of_a_pile_is_a_target() -> None:
    me = {"leader": "soline_el_gato", "hand": ["improvising", "taunt"], "crew": {"sanjay": "docks"}}
    foe = {
        "leader": "don_constanzo_scarpa",
        "hand": ["unyielding_loyalty", "buratino", "bravos"],
        "discard": ["triage"],
    }
    st = pos(me, foe, wounds={"sanjay": 1})
    go(st, "use improvising", "use triage", "use unyielding_loyalty", "pay bravos", "choose buratino")
    assert [zone(st, id) for id in ("triage", "improvising", "buratino")] == ["discard", "discard", "discard"]
    assert wounds(st) == {"sanjay": 1}
    assert st.mover() == 1  # nothing came of it
    st = pos({"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["dark_gift", "matushkas_sight"]})
    go(st, "use vedma", "choose vedma")
    assert zone(st, "matushkas_sight") == "aside"  # being played; Dark Gift is a Sorcery, but no risk


@pytest.mark.card("fivesails", "robbery", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-136")
def test_what_lies_in_your_pile_is_yours_to_be_loyal_to() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery", "taunt"]}
    st = pos(me, {**VODACCE, "hand": ["unyielding_loyalty", "angelo", "boon"], "discard": ["stiletto"]})
    go(st, "use robbery 1", "use unyielding_loyalty", "pay boon")
    assert (zone(st, "stiletto"), hand(st, 0)) == ("discard", ["taunt"])


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-139")
def test_a_mustered_character_has_been_played() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": ["jean_urbain"]}
        | {"leader": "odette_dubois_darrent"},
        {"crew": {"otto_streit": "home"}},
        city={"docks": ["eager_blade"]},
        gear={"crystal_eye": "otto_streit"},
    )
    jean, eye = number(st, "jean_urbain"), number(st, "crystal_eye")
    st.marks.append(Mark(M_NOTED, FOR_GOOD, card=jean, other=eye, seat=1))
    go(st, "use reputation_meritee", "use crystal_eye")
    assert (place(st, "jean_urbain"), st.renown[1]) == ("docks", 1)


@pytest.mark.card("fivesails", "uwe_zimmerman")
@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-142")
def test_uwe_is_a_mercenary_only_where_his_player_wants_it() -> None:
    here: dict[str, str] = {"uwe_zimmerman": "docks"}
    for mine, theirs, uncontrolled in ((here, {}, True), ({}, here, False)):
        me = {"leader": "odette_dubois_darrent", "hand": ["status_matters", "triage"], "crew": mine}
        st = pos(me, {"crew": theirs}, control={"docks": 1})
        assert can(st, "use status_matters") == uncontrolled
    st = pos({"crew": {"uwe_zimmerman": "docks"}}, gear={"object_of_wonder": "don_constanzo_scarpa"})
    destroy(st, number(st, "uwe_zimmerman"))
    st.advance()
    assert can(st, "use object_of_wonder")
