"""What golden games show of how the game ends."""

from __future__ import annotations

import pytest
from tests.games import golden

import intrigue
from intrigue.games.mediterranean.rules.ending import most
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.state.tracks import level_of

GAME = intrigue.game("mediterranean")


def final(name: str) -> Mediterranean:
    state = golden.final("mediterranean", name)
    assert isinstance(state, Mediterranean)
    return state


def leaders(state: Mediterranean) -> list[int]:
    return most(state.scores, list(range(state.seats)))


def levels(state: Mediterranean) -> list[int]:
    return [level_of(state.gov[p]) + level_of(state.rel[p]) for p in range(state.seats)]


def tracks(state: Mediterranean) -> list[int]:
    return [state.happy[p] + state.safe[p] for p in range(state.seats)]


@pytest.mark.rule("MED-END-1")
def test_one_player_had_most_points() -> None:
    for name in ("points", "live"):
        state = final(name)
        assert state.winners == leaders(state)
        assert len(state.winners) == 1


@pytest.mark.rule("MED-END-2")
def test_levels_decided() -> None:
    state = final("levels")
    assert len(leaders(state)) > 1
    assert state.winners == most(levels(state), leaders(state))
    assert len(state.winners) == 1


@pytest.mark.rule("MED-END-2", "MED-C-19")
def test_happiness_and_safety_decided() -> None:
    state = final("tracks")
    tied = most(levels(state), leaders(state))
    assert len(tied) > 1
    assert state.winners == most(tracks(state), tied)
    assert len(state.winners) == 1


@pytest.mark.rule("MED-C-20")
def test_victory_was_shared() -> None:
    state = final("shared")
    assert len(state.winners) > 1
    assert state.winners == most(tracks(state), most(levels(state), leaders(state)))


def test_victories_are_compared_by_where_a_civilization_went() -> None:
    assert GAME.lab.traits(GAME.new(4, 1), 0) == {}  # nobody has gone anywhere yet
    state = final("points")
    for seat, player in enumerate(GAME.view(state, 0).players):  # type: ignore[attr-defined]
        assert GAME.lab.traits(state, seat) == {"direction": (f"{player.government.side} and {player.religion.side}",)}
