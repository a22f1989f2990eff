"""The worked examples of the rulebook, played out. Nick sits in seat 0, Maria in seat 1."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import (
    GAME,
    at,
    can,
    fills,
    holding,
    killed,
    lone,
    play,
    possible,
    refused,
    row,
    table,
    wounded,
)

from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import ACTIONS
from intrigue.games.treachery.state import Treachery

NICKS_TABLE = "lucius brutol diane / filia asher odile / gerard elaine isolde corvin"


def nicks_turn() -> Treachery:
    cards = {"hands": ["coup", "oath"], "shown": "ambush", "deck": ["rivals", "hunt"]}
    return at(NICKS_TABLE, wounded="lucius gerard isolde", **cards)


@pytest.mark.rule("TRE-EX-1")
def test_nick_moves_filia_and_attacks_lucius() -> None:
    state = play(nicks_turn(), "play coup bottom")
    assert can(state) == ["brutol", "diane", "lucius"]
    play(state, "lucius")
    assert can(state) == ["filia", "asher"]
    play(state, "filia")
    assert row(state, "filia") == 1
    assert row(state, "asher") == 2
    assert killed(state) == ["lucius"]


@pytest.mark.rule("TRE-EX-2")
def test_lucius_heals_gerard_and_wounds_elaine() -> None:
    state = play(nicks_turn(), "play coup bottom", "lucius", "filia")
    assert can(state) == ["gerard", "isolde"]
    play(state, "gerard")
    assert can(state) == ["filia", "asher", "brutol", "gerard", "diane", "elaine", "corvin", "odile"]
    play(state, "elaine")
    assert wounded(state) == ["elaine", "isolde"]
    view = state.view(0)
    assert view.discards == ("coup",)  # type: ignore[attr-defined]
    assert view.hand.id == "rivals"  # type: ignore[attr-defined]
    assert view.shown.id == "ambush"  # type: ignore[attr-defined]
    assert state.waiting == (1,)


@pytest.mark.rule("TRE-EX-3")
def test_maria_moves_asher_down_and_attacks_him() -> None:
    state = play(nicks_turn(), "play coup bottom", "lucius", "filia", "gerard", "elaine")
    assert row(state, "asher") == 2
    play(state, "play ambush top", "asher")
    assert row(state, "asher") == 3
    assert "asher" in wounded(state)
    view = state.view(1)
    assert view.hand.id == "oath"  # type: ignore[attr-defined]
    assert view.shown.id == "hunt"  # type: ignore[attr-defined]
    assert view.discards == ("ambush", "coup")  # type: ignore[attr-defined]


@pytest.mark.rule("TRE-EX-4")
@pytest.mark.parametrize("mover", ["filia", "asher"])
def test_either_of_two_yellow_characters_may_be_the_one_who_moves(mover: str) -> None:
    state = at("filia asher / brutol diane lucius corvin odile / gerard elaine isolde")
    assert fills("yv y", state) == [["filia", "asher"], ["filia", "asher"]]
    state = holding("oath", "... / filia asher brutol", wounded="filia asher", shown="hunt")
    play(state, "play oath top")
    assert can(state) == ["filia", "asher"]
    play(state, mover)
    assert row(state, mover) == 1
    assert [who for who in ("filia", "asher") if row(state, who) == 2] == [
        who for who in ("filia", "asher") if who != mover
    ]


SCORING = "filia / diane ... / asher brutol / gerard elaine"


def points(state: Treachery, rise: str, fall: str) -> int:
    houses = ("green", "red", "purple", "blue")
    goal = next(g for g in agendas.ALL if (houses[g.rise], houses[g.fall]) == (rise, fall))
    return state.points(goal)


@pytest.mark.rule("TRE-EX-5")
def test_nick_counts_eight_points() -> None:
    state = at(SCORING, wounded="asher elaine")
    assert len(state.rows) == 4
    assert points(state, "green", "red") == 3 + 1 + 2 + 3 - 1 == 8


@pytest.mark.rule("TRE-EX-6")
def test_maria_counts_six_points_and_nick_wins() -> None:
    agenda = [("green", "red"), ("green", "purple")]
    state = at(SCORING, wounded="asher elaine corvin", killed="odile", agendas=agenda, hands=["decree", "ambush"])
    assert points(state, "green", "purple") == (3 + 1) + (1 + 3) - 2 == 6
    play(state, "play decree top", "corvin")  # the second death; Corvin leaves row 2 for row 1
    assert state.result is not None
    assert state.result.winners == (0,)
    assert state.result.scores == (8, 6)


@pytest.mark.rule("TRE-EX-7")
def test_moving_up_alone_from_the_highest_row_changes_nothing() -> None:
    state = play(holding("coup", "filia / ..."), "play coup top")
    assert "filia" in can(state)
    before = table(state)
    play(state, "filia")
    assert table(state) == before
    assert [type(h.public).__name__ for h in state.events or []][-3:] == ["Moved", "Drew", "Closed"]


@pytest.mark.rule("TRE-EX-8")
def test_what_is_impossible_at_the_beginning() -> None:
    for seed in range(20):
        state = GAME.new(2, seed)
        assert isinstance(state, Treachery)
        for action in ACTIONS:
            text = action.picture.text
            if any(line.count("y") == 2 for line in text.split("/")) or "+" in text:
                assert not possible(text, state), text
            elif "y" not in text:
                assert possible(text, state), text
    state = holding("oath", shown="disgrace")
    assert refused(state, "play oath top") == "TRE-C-11"
    assert refused(state, "play disgrace bottom") == "TRE-REQ-2"


@pytest.mark.rule("TRE-EX-9")
def test_three_players_have_twice_ten_turns() -> None:
    """Ada, Ben and Cleo move one character up and down, as long as there is a card for it."""
    for seed in range(200):
        state = GAME.new(3, seed)
        assert isinstance(state, Treachery)
        assert len(state.deck) == 10
        while not state.over:
            if state.turns == 9 and state.second == 0:
                assert len(state.deck) == 1
            if state.turns == 10:
                assert state.second != 0
                assert len(state.deck) == 10
            quiet = [action for action in state.legal(state.mover()) if is_quiet(action)]
            state.apply_unchecked(state.mover(), (quiet or state.legal(state.mover()))[0])
        if state.result is not None and state.result.rule == "TRE-END-1B":
            assert state.turns == 20
            return
    raise AssertionError("no game went to the end of the second deck")


def is_quiet(action: int) -> bool:
    return action >= len(ACTIONS) or "x" not in ACTIONS[action].picture.text


@pytest.mark.rule("TRE-EX-10")
def test_a_second_death_in_the_middle_of_a_turn() -> None:
    """Brutol dies first, and his last blow wounds Gerard; then Gerard is attacked in his turn and dies too."""
    state = holding("disgrace", lone("brutol gerard"), wounded="brutol", killed="odile", deck=["rivals"])
    play(state, "play disgrace bottom")
    assert state.over
    assert killed(state) == ["brutol", "gerard", "odile"]
    assert state.view(0).hand.id == "rivals"  # type: ignore[attr-defined]
    assert 0 not in state.rows
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"
