"""The Crew Cap is looked at whenever a crew has changed, by whatever it was."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core import RandomPlayer, decide
from intrigue.core.rng import seeded
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import crew_count
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, go, held, number, pos, says, zone

FULL = {
    "cirilo_naucriparos": "docks",
    "servo_scarpa": "home",
    "sibella_scarpa": "home",
    "aldo_bussotti": "home",
    "vissenta_scarpa": "home",
    "kaj_kousei": "docks",
    "gustavo": "forums",
}  # with Don Constanzo six that count, and two hired Brutes


def over(st: FiveSails, seat: int = 0) -> bool:
    return crew_count(st, seat) > st.card(st.leaders[seat]).cap


def asked(st: FiveSails) -> list[str]:
    assert isinstance(st.stack[-1], Cap)
    return sorted(text.split()[1] for text in says(st))


def crew(**rest: Any) -> FiveSails:
    return pos({"crew": FULL, **rest.pop("me", {})}, {"crew": {"uwe_zimmerman": "docks"}}, **rest)


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28", "FIV-CREW-2", "FIV-CREW-3", "FIV-BRUTE-5")
def test_when_cirilo_falls_his_hired_brutes_count() -> None:
    st = crew(turn=1, wounds={"cirilo_naucriparos": 1})
    go(st, "challenge uwe_zimmerman", "choose cirilo_naucriparos", "refuse")
    assert zone(st, "cirilo_naucriparos") == "locker"
    assert (st.mover(), over(st)) == (0, True)  # 7 of 6
    assert asked(st) == ["aldo_bussotti", "gustavo", "kaj_kousei", "servo_scarpa", "sibella_scarpa", "vissenta_scarpa"]
    go(st, "choose gustavo")
    assert (over(st), zone(st, "gustavo")) == (False, "locker")
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28", "FIV-C-127")
def test_when_cirilo_goes_back_to_the_approach_deck_they_count_as_well() -> None:
    gear = {"object_of_wonder": "don_constanzo_scarpa"}
    st = crew(turn=1, wounds={"cirilo_naucriparos": 1}, gear=gear)
    go(st, "challenge uwe_zimmerman", "choose cirilo_naucriparos", "refuse", "use object_of_wonder")
    assert zone(st, "cirilo_naucriparos") == "approach"
    assert len(asked(st)) == 6


@pytest.mark.card("fivesails", "for_the_family")
@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-28")
def test_a_cost_that_takes_cirilo_is_followed_by_the_cap_and_then_by_the_effect() -> None:
    st = crew(me={"hand": ["for_the_family"]})
    go(st, "use for_the_family")
    assert len(asked(st)) == 6
    go(st, "choose kaj_kousei")
    assert st.engaged[number(st, "uwe_zimmerman")] == 1


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-28", "FIV-C-34")
def test_who_is_no_brute_any_more_counts_at_once() -> None:
    st = crew()
    go(st, "pass", "pass", "use don_constanzo_scarpa", "choose gustavo")
    assert len(asked(st)) == 6  # Cirilo and Gustavo among them, Kaj not


@pytest.mark.rule("FIV-CREW-3", "FIV-C-28")
def test_in_random_games_no_crew_is_above_its_cap_when_somebody_acts() -> None:
    caps = 0
    for seed in range(20):
        state, rng = GAME.new(2 + seed % 3, seed, {"decks": "vodacce/vodacce"}), seeded(seed)
        assert isinstance(state, FiveSails)
        while not state.over:
            top = state.stack[-1]
            caps += isinstance(top, Cap)
            if isinstance(top, Turn):
                assert not any(over(state, seat) for seat in state.living()), (seed, state.moves)
            seat = state.waiting[rng.below(len(state.waiting))]
            state.apply_unchecked(seat, decide(RandomPlayer(), state, seat, rng))
    assert caps > 1


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.card("fivesails", "indomitable_will")
def test_who_goes_back_to_the_approach_deck_has_left_the_location() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        gear={"object_of_wonder": "yevgeni"},
        wounds={"ren": 3},
    )
    go(st, "use indomitable_will")
    assert held(st) == {"docks": 0}
    go(st, "challenge uwe_zimmerman", "refuse", "use object_of_wonder")
    assert (zone(st, "ren"), held(st)) == ("approach", {})
