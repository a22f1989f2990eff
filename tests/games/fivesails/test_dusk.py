"""Who goes Home in Dusk, and what can answer that: all leave at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.events import MovedTo
from intrigue.games.fivesails.rules.moving import Leaving
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.state.state import FiveSails

from .playing import can, go, place, pos, rest, says, wounds


def dusk(crew: dict[str, str], foes: dict[str, str], first: int, **rest: Any) -> FiveSails:
    """Both have passed; somebody is asked for the first time after that."""
    st = pos({"leader": "soline_el_gato", "crew": crew}, {"crew": foes}, first=first, turn=first, **rest)
    for _ in range(2):
        st.apply(st.mover(), 0)
    return st


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-DUSK-3", "FIV-FIRST-3", "FIV-C-29", "FIV-C-143")
@pytest.mark.parametrize("first", [0, 1])
def test_eko_sees_an_enemy_off_whoever_is_first_player(first: int) -> None:
    st = dusk({"eko_sorridi": "docks"}, {"otto_streit": "docks", "philip_hase": "forums"}, first)
    go(st, "use eko_sorridi")
    assert wounds(st) == {"otto_streit": 1}
    assert (place(st, "eko_sorridi"), place(st, "otto_streit")) == ("home 1", "home 2")


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-143")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_moves_that_can_be_answered(first: int) -> None:
    st = dusk(
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
    st = dusk({"eko_sorridi": "docks"}, {"otto_streit": "docks", "philip_hase": "docks"}, 1)
    st.apply(1, next(a for a in st.legal(1) if "philip" in st.say(1, a)))
    st.apply(0, 0)  # Philip may go
    assert can(st, "use eko_sorridi")
    go(st, "use eko_sorridi")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.rule("FIV-C-143")
def test_nobody_is_asked_for_an_order_where_nothing_could_answer() -> None:
    st = dusk({"raton": "docks", "sanjay": "docks"}, {"otto_streit": "docks", "philip_hase": "docks"}, 0)
    assert not isinstance(st.stack[-1], Leaving)
    assert st.day == 2


@pytest.mark.card("fivesails", "stubborn")
@pytest.mark.rule("FIV-DUSK-3")
def test_stubborn_keeps_the_one_whose_move_it_answers() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"torsten_vakt": "docks", "ren": "forums"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "pass", "pass", "use stubborn")
    moved = [event.name for event in st.events_for(None) if isinstance(event, MovedTo)]
    assert moved == ["ren", "otto_streit"]
    assert place(st, "torsten_vakt") == "docks"


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_whom_one_effect_moves_leave_together_too() -> None:
    """Eko is sent Home with all the others, and sees an enemy off."""
    st = pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "scheme": "leshiye_of_the_wood"},
        {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}},
    )
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place docks", "place forums", "use eko_sorridi")
    assert wounds(rest(st)) == {"ren": 1}
    assert (place(st, "eko_sorridi"), place(st, "ren")) == ("home 2", "home 1")


@pytest.mark.card("fivesails", "giacinto", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_giacinto_leaves_together_with_his_victim() -> None:
    """Eko, who is dragged along, is still there when Giacinto leaves."""
    st = pos({"crew": {"giacinto": "docks"}}, {"crew": {"eko_sorridi": "docks"}})
    go(st, "use giacinto", "use eko_sorridi")
    assert (wounds(st), place(st, "giacinto"), place(st, "eko_sorridi")) == ({"giacinto": 1}, "forums", "forums")


@pytest.mark.card("fivesails", "amour", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_lovers_go_home_at_the_same_time() -> None:
    """Eko, who acts, sees his love off."""
    me = {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}, "hand": ["amour", "taunt"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    go(st, "use amour", "pay taunt", "use eko_sorridi")
    assert (wounds(st), place(st, "otto_streit"), place(st, "eko_sorridi")) == ({"otto_streit": 1}, "home 2", "home 1")


@pytest.mark.card("fivesails", "stratege", "eko_sorridi")
@pytest.mark.rule("FIV-C-143", "FIV-FIRST-3")
def test_two_who_march_together_leave_in_the_order_of_the_first_player() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks"}
    st = pos(
        {"leader": "kaspar_dietrich", "crew": crew, "hand": ["stratege", "triage"]},
        {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}},
        first=1,
    )
    go(st, "use stratege", "choose otto_streit", "pay triage", "choose philip_hase")
    assert isinstance(st.stack[-1], Leaving)
    assert st.mover() == 1
    go(st, "choose philip_hase", "use eko_sorridi")
    assert (wounds(st), {place(st, id) for id in crew}) == ({"philip_hase": 1}, {"forums"})
