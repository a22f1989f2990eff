"""What the words of the rules mean."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import heal
from intrigue.games.fivesails.state.names import INFLUENCE

from ..playing import USSURA, can, duel, go, held, number, pools, pos, rest, step, told, zone


@pytest.mark.rule("FIV-KEY-4", "FIV-EVENT-5", "FIV-C-50")
def test_what_is_available() -> None:
    city = {"docks": ["so_it_begins", "eager_blade"], "forums": ["eko_sorridi"]}
    st = pos(
        {"leader": "soline_el_gato", "crew": {"gustavo": "docks"}, "hand": ["carnaval"]},
        city=city,
        first=1,
        gear={"syrneth_hand": "gustavo"},
    )
    go(st, "use carnaval 2")
    cards = ("eager_blade", "eko_sorridi", "so_it_begins", "gustavo", "syrneth_hand")
    assert [can(st, f"choose {id}") for id in cards] == [True, True, False, False, False]
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["triage"] * 6}, city=city)
    assert can(st, "equip eager_blade")
    assert not can(st, "recruit eko_sorridi")  # nobody is at the Forums
    assert not can(st, "equip so_it_begins")


@pytest.mark.card("fivesails", "fight_through_the_pain", "sorte_deck")
@pytest.mark.rule("FIV-C-107", "FIV-KEY-6")
def test_who_heals_when_the_round_ends_must_live_to_see_it() -> None:
    """Two wounds of three threat kill before the healing comes."""
    st = duel({}, {"hand": ["fight_through_the_pain"]}, wounds={"uwe_zimmerman": 2})
    step(st, "choose fight_through_the_pain", "use fight_through_the_pain")
    rest(st)
    assert (zone(st, "uwe_zimmerman"), pools(st)[0]) == ("locker", 5)


@pytest.mark.rule("FIV-KEY-6")
@pytest.mark.parametrize("wounded", [2, 1, 0])
def test_nobody_is_told_to_heal_who_has_no_wound(wounded: int) -> None:
    """As at the end of a round that took none."""
    st = duel({}, {}, wounds={"servo_scarpa": wounded} if wounded else {})
    before = told(st)
    heal(st, number(st, "servo_scarpa"), 2)
    assert st.wounds[number(st, "servo_scarpa")] == 0
    assert told(st)[len(before) :] == [f"tell-healed card=card:servo_scarpa wounds={wounded}"] * (wounded > 0)


@pytest.mark.card("fivesails", "corpse_speak", "uppmans_jacket", "boon")
@pytest.mark.rule("FIV-KEY-13", "FIV-C-51")
def test_a_set_influence_is_not_raised_by_what_one_wears() -> None:
    gear = {"corpse_speak": "vedma", "uppmans_jacket": "vedma", "boon": "vedma"}
    st = pos({**USSURA, "crew": {"vedma": "docks"}}, gear=gear)
    assert num(st, number(st, "vedma"), INFLUENCE) == 0
    go(st, "claim vedma")
    assert held(st) == {}
