"""Finished games for every way to end, kept as records: they must replay to the byte for ever.

After a new version of the rules `make_golden.py` makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.golden import tells_what_it_told

import intrigue
from intrigue.core.record import Record, fingerprint, load, verify
from intrigue.games.mediterranean.events import Ended
from intrigue.games.mediterranean.rules.development import most
from intrigue.games.mediterranean.state.table import Mediterranean
from intrigue.games.mediterranean.state.tracks import level_of

GAME = intrigue.game("mediterranean")
FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "points": "MED-END-1",
    "levels": "MED-END-2",
    "tracks": "MED-END-2",
    "shared": "MED-C-20",
    "live": "MED-END-1",
}


def final(name: str) -> Mediterranean:
    state = load(FOLDER / f"{name}.jsonl").replay(GAME)
    assert isinstance(state, Mediterranean)
    return state


def leaders(state: Mediterranean) -> list[int]:
    return most(state.scores, list(range(state.seats)))


def levels(state: Mediterranean) -> list[int]:
    return [level_of(state.gov[p]) + level_of(state.rel[p]) for p in range(state.seats)]


def tracks(state: Mediterranean) -> list[int]:
    return [state.happy[p] + state.safe[p] for p in range(state.seats)]


def test_there_is_a_game_for_every_ending() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.jsonl")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_it_replays_to_the_byte_and_ends_by_its_rule(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    kept = load(path)
    assert list(verify(kept, GAME)) == []
    state = kept.start(GAME)
    again = Record.begin(GAME, state, kept.header.players, kept.seed)
    for line in kept.lines:
        seat = line.seat - 1
        again.play(state, seat, GAME.action(state, seat, line.do))
        assert fingerprint(state) == line.check
    state.check()
    assert again.encode().encode() == path.read_bytes()
    tells_what_it_told(state, path)
    assert state.result == kept.close.result
    assert state.result is not None
    assert state.result.rule == ENDINGS[name]
    assert state.seen(None)[-1] == Ended(state.result.winners, state.result.scores, ENDINGS[name])


def test_another_version_of_the_rules_refuses_it_kindly() -> None:
    kept = load(FOLDER / "points.jsonl")
    kept.header.rules += 1
    with pytest.raises(intrigue.BadInput, match="version"):
        kept.replay(GAME)


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
    assert GAME.traits(GAME.new(4, 1), 0) == {}  # nobody has gone anywhere yet
    state = final("points")
    for seat, player in enumerate(GAME.view(state, 0).players):  # type: ignore[attr-defined]
        assert GAME.traits(state, seat) == {"direction": (f"{player.government.side} and {player.religion.side}",)}
