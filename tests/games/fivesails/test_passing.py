"""High Drama ends when all have passed in a row: passes belong to players."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Passed
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.lab.fuzz import Case, Findings, play

from .playing import GAME, go, pos

STRONG = {"leader": "yevgeni", "hand": ["strength_of_ten"], "renown": 1}


def who_passed(st: FiveSails) -> list[int]:
    return [event.seat for event in st.events_for(None) if isinstance(event, Passed)]


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-2", "FIV-C-132")
def test_passing_both_extra_actions_does_not_end_the_day() -> None:
    st = pos(STRONG, {"crew": {"otto_streit": "docks"}})
    go(st, "use strength_of_ten")
    assert st.view(0).prompt == phrase("ask-turn-and-more", actions=1)
    go(st, "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 1)
    go(st, "claim otto_streit")
    assert (st.phase, st.mover()) == (DRAMA, 0)
    go(st, "pass")
    assert (st.phase, st.mover()) == (DRAMA, 1)
    go(st, "pass")
    assert st.phase != DRAMA
    assert who_passed(st) == [0, 0, 0, 1]


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3")
def test_with_three_players_each_must_pass() -> None:
    st = pos(STRONG, {}, more=[{"leader": "soline_el_gato"}])
    go(st, "use strength_of_ten", "pass", "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 2)
    go(st, "pass")
    assert st.phase != DRAMA
    assert who_passed(st) == [0, 0, 1, 2]


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-1")
def test_a_pass_before_the_extra_actions_counts_no_longer() -> None:
    st = pos({}, {**STRONG, "leader": "kaspar_dietrich"})
    go(st, "pass", "use strength_of_ten", "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 0)


@pytest.mark.rule("FIV-C-9", "FIV-DRAMA-3")
def test_who_is_out_need_not_pass() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "docks"}},
        more=[{"leader": "soline_el_gato"}],
        wounds={"kaspar_dietrich": 8},
    )
    go(st, "challenge servo_scarpa", "refuse")
    assert (list(st.eliminated), st.passing.playing) == ([0, 1, 0], 0b101)
    go(st, "pass", "pass")
    assert st.phase != DRAMA


@pytest.mark.rule("FIV-DRAMA-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_obey_the_law_of_passing(seats: int) -> None:
    for seed in range(3):
        play(GAME, Case(GAME.name, seats, seed, {"decks": "random"}, []), Findings(), strict=0)
