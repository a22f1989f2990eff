"""Finished games, one for every way to end, kept as records: they must replay to the byte for ever.

After a new version of the rules `make_golden.py` makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.golden import replays_to_the_byte

import intrigue
from intrigue.core.record import load
from intrigue.games.trickery.events import Ended
from intrigue.games.trickery.state import Trickery

GAME = intrigue.game("trickery")
FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "alone": "TRK-END-1",
    "coins": "TRK-END-2",
    "together": "TRK-END-2",
    "seals": "TRK-C-1",
    "limit_seals": "TRK-C-17",
    "limit_coins": "TRK-C-17",
    "limit_together": "TRK-C-17",
}


def final(name: str) -> Trickery:
    state = load(FOLDER / f"{name}.jsonl").replay(GAME)
    assert isinstance(state, Trickery)
    return state


def most(what: list[int], among: list[int]) -> list[int]:
    return [seat for seat in among if what[seat] == max(what[other] for other in among)]


def test_there_is_a_game_for_every_ending() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.jsonl")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_it_replays_to_the_byte(name: str) -> None:
    replays_to_the_byte(GAME, FOLDER / f"{name}.jsonl")


@pytest.mark.parametrize("name", ENDINGS)
def test_it_ends_by_its_rule(name: str) -> None:
    kept = load(FOLDER / f"{name}.jsonl")
    state = final(name)
    assert state.result is not None
    assert state.result == kept.close.result
    assert state.result.rule == ENDINGS[name]
    assert state.seen(None)[-1] == Ended(state.result.winners, ENDINGS[name])
    assert kept.replay(GAME, len(kept.lines) - 1).result is None


@pytest.mark.parametrize("name", ENDINGS)
def test_another_version_of_the_rules_refuses_it_kindly(name: str) -> None:
    kept = load(FOLDER / f"{name}.jsonl")
    kept.header.rules += 1
    with pytest.raises(intrigue.BadInput, match="version"):
        kept.replay(GAME)


@pytest.mark.rule("TRK-END-1")
def test_one_player_reached_five_seals_alone() -> None:
    state = final("alone")
    (winner,) = state.winners
    assert [seat for seat in range(state.seats) if state.seals[seat] >= 5] == [winner]


@pytest.mark.rule("TRK-END-2", "TRK-C-1")
def test_several_reached_five_and_coins_decided() -> None:
    state = final("coins")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert len(tied) > 1
    assert state.winners == most(state.coins, tied)
    assert state.seals[state.winners[0]] < max(state.seals)  # seals would have decided otherwise


@pytest.mark.rule("TRK-END-2")
def test_several_reached_five_and_won_together() -> None:
    state = final("together")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert len(state.winners) > 1
    assert state.winners == most(state.coins, tied)


@pytest.mark.rule("TRK-C-1")
def test_several_reached_five_and_seals_decided() -> None:
    state = final("seals")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert state.variant.tie_rule == "seals_then_coins"
    assert state.winners == most(state.seals, tied)
    assert len(state.winners) == 1
    assert state.winners != most(state.coins, tied)  # coins would have decided otherwise


@pytest.mark.rule("TRK-C-17")
@pytest.mark.parametrize(
    ("name", "level", "together"),
    [
        ("limit_seals", False, False),
        ("limit_coins", True, False),
        ("limit_together", True, True),
    ],
)
def test_the_turn_limit_was_reached(name: str, level: bool, together: bool) -> None:
    state = final(name)
    assert state.turns_left == 0
    assert max(state.seals) < 5
    leaders = most(state.seals, list(range(state.seats)))
    assert (len(leaders) > 1) == level
    assert state.winners == most(state.coins, leaders)
    assert (len(state.winners) > 1) == together
