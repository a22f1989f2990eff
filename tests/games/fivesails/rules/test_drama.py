"""High Drama: actions and passing."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.planning import Plans
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.lab.fuzz import Case, Findings, play

from ..playing import GAME, at_the_brink, can, go, pos, says, table, why
from ..situations import phase


@pytest.mark.rule("FIV-DRAMA-1", "FIV-CHAL-7", "FIV-DUEL-5", "FIV-PLAN-2", "FIV-C-9")
def test_whose_turn_it_is_is_said_by_the_rule_that_makes_it_theirs() -> None:
    """On a turn, before an answer, in a round, while plans are made; and who is out has no turn at all."""

    def waits(st: FiveSails, seat: int) -> tuple[str, str]:
        return why(st, "pass", seat)

    st = table({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}, "hand": ["regroup"]}, {})
    assert waits(st, 1) == ("FIV-DRAMA-1", "no-turn")
    go(st, "challenge servo_scarpa")
    assert (waits(st, 0), waits(st, 2)) == (("FIV-CHAL-7", "no-turn"), ("FIV-CHAL-7", "no-turn"))
    go(st, "accept")
    assert waits(st, 0) == ("FIV-DUEL-5", "no-turn")
    st = table({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, {})
    go(at_the_brink(st, 1), "challenge servo_scarpa", "refuse")
    assert waits(st, 1) == ("FIV-C-9", "no-turn-any-more")
    go(st, "pass", "pass")
    while 2 in st.waiting:
        st.apply(2, st.legal(2)[0])
    assert waits(st, 2) == ("FIV-PLAN-2", "no-turn")


@pytest.mark.rule(
    "FIV-DRAMA-1",
    "FIV-DRAMA-2",
    "FIV-DRAMA-3",
    "FIV-PASS-1",
    "FIV-PASS-2",
    "FIV-ABIL-3",
    "FIV-ABIL-4",
    "FIV-REACT-3",
    "FIV-USE-1",
    "FIV-USE-2",
    "FIV-RISK-2",
    "FIV-RISK-3",
)
def test_turns_and_passing() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    go(st, "pass")
    assert st.mover() == 1
    go(st, "move kaspar_dietrich", "place forums", "claim servo_scarpa")
    assert (st.mover(), st.passing.passed) == (1, 0)
    go(st, "pass", "pass")
    assert st.phase != 3
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["the_pressure_is_on", "bravos", "pull"]})
    before = says(st)
    assert "pass" in before
    assert not can(st, "use the_pressure_is_on")


@pytest.mark.rule("FIV-DRAMA-2", "FIV-USE-1", "FIV-BRUTE-1", "FIV-EQUIP-1", "FIV-RECRUIT-1", "FIV-CHAL-1")
def test_why_not_on_ones_turn() -> None:
    crew = {"servo_scarpa": "docks", "sigurd_ulfsen": "docks"}
    discard = ["buratino", "stiletto"]
    st = pos({"crew": crew, "hand": ["boon"], "discard": discard}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "choose boon") == ("FIV-USE-1", "no-action-now card=card:boon")
    assert why(st, "choose servo_scarpa") == ("FIV-DRAMA-2", "no-deed-named card=card:servo_scarpa")
    assert why(st, "choose uwe_zimmerman") == ("FIV-DRAMA-2", "no-use-now card=card:uwe_zimmerman")
    assert why(st, "use servo_scarpa ability 9") == ("FIV-USE-1", "no-such-ability card=card:servo_scarpa")
    assert why(st, "use servo_scarpa ability 1") == ("FIV-TECH-1", "no-technique-now card=card:servo_scarpa")
    assert why(st, "play buratino") == ("FIV-BRUTE-1", "no-such-card-in-hand card=card:buratino")
    assert why(st, "equip stiletto") == ("FIV-EQUIP-1", "no-gear-in-reach card=card:stiletto")
    assert why(st, "recruit boon") == ("FIV-RECRUIT-1", "no-mercenary card=card:boon")
    assert why(st, "claim boon") == ("FIV-CLAIM-1", "no-character card=card:boon deed=claim")
    assert why(st, "challenge sigurd_ulfsen") == ("FIV-CHAL-1", "no-challenges-ever card=card:sigurd_ulfsen")


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


@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-2", "FIV-C-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_goes_on_until_all_who_are_left_have_passed_in_a_row(seats: int) -> None:
    """Everybody has passed but one, who throws another out of the game: all passes count anew."""
    sides: list[dict[str, Any]] = [{"crew": {"servo_scarpa": "forums"}}, {"crew": {"kaspar_dietrich": "forums"}}]
    st = at_the_brink(table(*sides, *[{}] * (seats - 2), turn=1), 1)
    go(st, *["pass"] * (seats - 1), "challenge servo_scarpa", "refuse")
    assert (st.eliminated[1], st.mover(), phase(st)) == (1, 2, "high drama")
    for left in range(seats - 1, 0, -1):
        assert phase(st) == "high drama", left
        go(st, "pass")
    assert (st.day, isinstance(st.stack[-1], Plans)) == (2, True)
    assert 1 not in st.waiting


@pytest.mark.rule("FIV-USE-1", "FIV-DRAMA-2")
def test_what_can_be_used_is_not_said_to_be_of_no_use() -> None:
    """Whoever only names a card that could be used, borne or moved is asked what is to be done with it."""
    st = pos({"hand": ["come_hither", "boon", "boon", "stiletto"]}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "choose come_hither") == ("FIV-USE-1", "no-deed-named card=card:come_hither")
    assert why(st, "choose stiletto") == ("FIV-DRAMA-2", "no-deed-named card=card:stiletto")
    assert why(st, "choose boon") == ("FIV-USE-1", "no-action-now card=card:boon")
