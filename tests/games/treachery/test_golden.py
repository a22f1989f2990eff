"""Finished games, one for every way to end, kept as records: they must replay to the byte for ever.

After a new version of the rules `make_golden.py` makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.golden import replays_to_the_byte
from tests.games.treachery.playing import GAME

import intrigue
from intrigue.core.record import load
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.events import Dealt, Ended, Scored, Stuck
from intrigue.games.treachery.state import Treachery

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "two_killed": "TRE-END-1A",
    "deck_out": "TRE-END-1B",
    "stuck": "TRE-END-1C",
    "noble": None,  # by any of the three
    "shared": None,
    "match": "TRE-MATCH-1",
    "match_shared": "TRE-MATCH-1",
}


def final(name: str) -> Treachery:
    state = load(FOLDER / f"{name}.jsonl").replay(GAME)
    assert isinstance(state, Treachery)
    return state


def points(state: Treachery) -> list[int]:
    return [state.points(agendas.ALL[goal]) for goal in state.goals]


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
    assert state.result.rule == ENDINGS[name] or ENDINGS[name] is None
    assert state.seen(None)[-1] == Ended(state.result.winners, state.result.rule)
    assert kept.replay(GAME, len(kept.lines) - 1).result is None


@pytest.mark.parametrize("name", ENDINGS)
def test_another_version_of_the_rules_refuses_it_kindly(name: str) -> None:
    kept = load(FOLDER / f"{name}.jsonl")
    kept.header.rules += 1
    with pytest.raises(intrigue.BadInput, match="version"):
        kept.replay(GAME)


@pytest.mark.rule("TRE-END-1A")
def test_two_were_killed() -> None:
    state = final("two_killed")
    assert state.killed.bit_count() == 2
    assert state.result is not None
    assert list(state.result.scores) == points(state)
    assert state.result.winners == (points(state).index(max(points(state))),)


@pytest.mark.rule("TRE-END-1B", "TRE-C-2")
def test_the_deck_ran_out_twice() -> None:
    state = final("deck_out")
    assert (state.deck, state.turns) == ([], 18)
    assert state.killed.bit_count() < 2


@pytest.mark.rule("TRE-END-1C")
def test_somebody_could_not_act() -> None:
    state = final("stuck")
    assert any(isinstance(event, Stuck) for event in state.seen(None))
    assert not state.can_use(state.shown)
    assert not state.can_use(state.hands[state.active])


@pytest.mark.rule("TRE-SC-4", "TRE-C-22")
def test_the_best_noble_decided() -> None:
    state = final("noble")
    (winner,) = state.winners()
    tied = [seat for seat in range(state.seats) if points(state)[seat] == max(points(state))]
    best = {seat: state.finest(agendas.ALL[state.goals[seat]]) for seat in tied}
    assert len(tied) > 1
    assert [seat for seat in tied if best[seat] == max(best.values())] == [winner]


@pytest.mark.rule("TRE-SC-4")
def test_a_victory_was_shared() -> None:
    state = final("shared")
    assert len(state.winners()) > 1
    assert len({points(state)[seat] for seat in state.winners()}) == 1


@pytest.mark.rule("TRE-MATCH-1", "TRE-C-24", "TRE-C-32")
@pytest.mark.parametrize("name", ["match", "match_shared"])
def test_a_match_was_won(name: str) -> None:
    state = final(name)
    games = [event for event in state.seen(None) if isinstance(event, Dealt)]
    assert [event.game for event in games] == list(range(1, len(games) + 1))
    assert [event.seat for event in games] == [(games[0].seat + n) % state.seats for n in range(len(games))]
    assert sum(isinstance(event, Scored) for event in state.seen(None)) == len(games) == state.number
    assert state.result is not None
    assert [seat for seat, won in enumerate(state.victories) if won == 2] == list(state.result.winners)
    assert (len(state.result.winners) > 1) == (name == "match_shared")
