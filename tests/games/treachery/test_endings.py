"""What golden games show of how the game ends."""

from __future__ import annotations

import pytest
from tests.games import golden

from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.events import Dealt, Scored, Stuck
from intrigue.games.treachery.state import Treachery


def final(name: str) -> Treachery:
    state = golden.final("treachery", name)
    assert isinstance(state, Treachery)
    return state


def points(state: Treachery) -> list[int]:
    return [state.points(agendas.ALL[goal]) for goal in state.goals]


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
    assert any(isinstance(event, Stuck) for event in state.events_for(None))
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
    games = [event for event in state.events_for(None) if isinstance(event, Dealt)]
    assert [event.game for event in games] == list(range(1, len(games) + 1))
    assert [event.seat for event in games] == [(games[0].seat + n) % state.seats for n in range(len(games))]
    assert sum(isinstance(event, Scored) for event in state.events_for(None)) == len(games) == state.number
    assert state.result is not None
    assert [seat for seat, won in enumerate(state.victories) if won == 2] == list(state.result.winners)
    assert (len(state.result.winners) > 1) == (name == "match_shared")
