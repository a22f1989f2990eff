"""Last known information, and how long effects last."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.ability_use import targets_of
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.city import DOCKS, FORUMS, HOME
from intrigue.games.fivesails.state.moments import when_targeted
from intrigue.games.fivesails.state.numbers import M_AIMED, M_NOT_FIRST, UNTIL_DAY
from intrigue.games.fivesails.state.parts import NO_AIM, Mark, Whereabouts

from ..playing import USSURA, at_the_brink, can, go, number, pools, pos, rest, step, strike, table, wounds, zone
from ..situations import uwe_falls


@pytest.mark.card("fivesails", "vissenta_scarpa", "angeline_demone")
@pytest.mark.rule("FIV-LKI-1", "FIV-FINAL-3")
@pytest.mark.parametrize(("who", "ready"), [("vissenta_scarpa", False), ("angeline_demone", True)])
def test_techniques_compare_with_what_a_fallen_foe_was_last(who: str, ready: bool) -> None:
    """Uwe has died of five wounds or more, with Combat 3 and Influence 1."""
    st = uwe_falls({"crew": {who: "forums"}, "hand": ["objection"]}, wounds={who: 3})
    go(st, "choose objection")
    assert can(st, f"use {who}") == ready


@pytest.mark.rule("FIV-LKI-1")
def test_only_its_own_targets_concern_a_use() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"otto_streit": "docks", "uwe_zimmerman": "forums"}})
    otto, uwe, servo = (number(st, id) for id in ("otto_streit", "uwe_zimmerman", "servo_scarpa"))
    then = when_targeted(st, card=otto, use=1, seat=0, aim=NO_AIM, kept=True)
    st.marks = [
        Mark(M_AIMED, UNTIL_DAY, card=otto, use=1, then=then),
        Mark(M_AIMED, UNTIL_DAY, card=uwe, use=2, then=then),
        Mark(M_NOT_FIRST, UNTIL_DAY, card=uwe, use=1, then=then),
    ]
    assert sorted(targets_of(st, 1)) == sorted([otto, servo])
    assert targets_of(st, 2) == (uwe,)
    assert targets_of(st, 3) == ()


@pytest.mark.rule("FIV-LKI-1")
def test_where_everybody_stands_is_written_down_anew_when_somebody_has_moved() -> None:
    before = Whereabouts((3, 5), (0, 1), (DOCKS, FORUMS))
    for gone, places in ((3, (HOME, FORUMS)), (5, (DOCKS, HOME)), (4, (DOCKS, FORUMS))):
        now = before.after(gone, HOME)
        assert (now.people, now.sides, now.places) == ((3, 5), (0, 1), places)


@pytest.mark.card("fivesails", "matushkas_efficiency", "predatory_pursuit", "eko_sorridi", "syrneth_hand")
@pytest.mark.rule("FIV-LKI-2", "FIV-C-9", "FIV-C-11", "FIV-C-166")
def test_who_pursues_the_duel_of_another_and_dies_of_it_leaves_a_last_strike() -> None:
    """Elina takes the duel elsewhere in her round. The other Yevgeni pursues her past Eko and is out: his Pursuit
    wounds her all the same, and of what Ved'ma has put on her as much as Ved'ma had Combat with the Hand."""
    st = table(
        {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]},
        {
            **USSURA,
            "crew": {"vedma": "forums", "yevgeni": "forums"},
            "hand": ["strong_hands", "predatory_pursuit", "boon"],
        },
        {"leader": "kaspar_dietrich", "crew": {"eko_sorridi": "forums"}},
        gear={"syrneth_hand": "vedma"},
    )
    at_the_brink(st, 1)
    go(st, "challenge elina_georginova", "choose vedma", "accept")
    step(st, "choose strong_hands")
    strike(st)
    assert pools(st) == (4, 0)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon", "place docks", "choose vedma")
    step(st, "use predatory_pursuit", "pay boon", "use eko_sorridi")
    rest(st)
    assert st.eliminated == [0, 1, 0]
    strike(st)
    assert wounds(st) == {"elina_georginova": 3}


@pytest.mark.card("fivesails", "rough_em_up", "dante")
@pytest.mark.rule("FIV-C-125", "FIV-LKI-2")
def test_a_thug_who_fights_may_be_the_one_who_dies_for_lethal() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["precision"]}, {"crew": {"dante": "docks"}, "hand": ["rough_em_up"]}
    )
    step(st, "challenge otto_streit", "accept", "choose rough_em_up", "use rough_em_up", "choose dante")
    rest(st)
    assert pools(st) == (4, 0)
    go(st, "pass")
    assert zone(st, "otto_streit") == "locker"  # 4 wounds, though Dante's Combat was 2


@pytest.mark.rule("FIV-C-9", "FIV-LKI-2")
def test_the_last_card_of_a_mercenary_counts_though_the_player_is_out() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["boon"]},
        {"leader": "yevgeni", "crew": {"maryam_benu_pleroma": "forums"}, "hand": ["matchlock_musket", "boon"]},
        more=[{"leader": "soline_el_gato"}],
    )
    go(st, "challenge servo_scarpa", "accept", "choose matchlock_musket")
    destroy(st, number(st, "yevgeni"))
    st.advance()
    assert st.eliminated == [0, 1, 0]
    assert zone(st, "maryam_benu_pleroma") == "discard"
    rest(st)
    assert pools(st) == (5, 0)
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": 4}  # as many as her Combat was
