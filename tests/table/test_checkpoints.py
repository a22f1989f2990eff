"""Going back by states that were kept is going back by the record: the one is a cache of the other."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.golden import golden
from tests.table.sketch import Sketch

import intrigue
from intrigue.core import BadInput
from intrigue.core.record import Record, load
from intrigue.table import questions, seating
from intrigue.table.checkpoints import LATEST, MOST, EarlierStates
from intrigue.table.live import Live
from intrigue.table.table import Table

STEPS = 50


def played(name: str, seed: int, people: int) -> Iterator[Sketch]:
    """A table where somebody takes back now and then, alone or because the others agree; after each time."""
    game, luck = intrigue.game(name), random.Random(seed)
    seats = game.seats[-1]
    table = Sketch(people=min(people, seats), seats=seats, game=game, secret=bytes([seed]) * 32)
    for _ in range(STEPS):
        state = table.live.state
        if state is None or state.over:
            return
        actor = luck.choice(state.waiting)
        table.live.act_for(actor, luck.choice(state.legal(actor)), table.now)
        same_answers(table.live)
        for taker in table.live.people.human_seats:
            if luck.random() < 0.4 and table.live.can_take_back(taker):
                table.live.take_back(taker, table.now)
                for other in table.live.people.must_ask(taker):
                    if table.live.asking is not None:
                        table.live.answer(other, True, table.now)
                yield table


def same_answers(live: Live) -> None:
    """Who can take back is asked of all seats at once after every move; each of them is told the same by itself."""
    assert live.table is not None
    one_by_one = []
    for seat in range(len(live.people.seats)):
        asks = live.table.take_back_obstacle(seat, agreed=True) is None and live._nobody_to_ask(seat) is None
        if not live.over and (asks or live.table.take_back_obstacle(seat) is None):
            one_by_one.append(seat)
    assert sorted(live.can_go_back()) == one_by_one


def all_of(table: Table) -> list[Any]:
    """All that a table is, and all that it says."""
    seats = range(table.state.seats)
    return [
        table.state.save(),
        table.state.events,
        table.record.encode(),
        table.actors,
        (table._marks, table._several, table._ends, {seat: table._last.get(seat) for seat in seats}),
        [table.story(seat) for seat in (None, *seats)],
        [table.take_back_obstacle(seat, agreed) for seat in seats for agreed in (False, True)],
        [
            table.actions_left(seat, agreed=True)
            for seat in seats
            if table.take_back_obstacle(seat, agreed=True) is None
        ],
        [table.luck(seat).state for seat in seats],
    ]


def all_told(live: Live) -> list[Any]:
    """All that people at a table are told and asked."""
    seats = range(len(live.people.seats))
    return [
        live.streams.items,
        live.streams._told,
        list(live.questions),
        [live.view(viewer) for viewer in live.streams.viewers],
        [live.can_take_back(seat) for seat in seats],
        live.alarm,
        live.timing.asked_at,
    ]


@pytest.mark.parametrize("people", [2, 6])
@pytest.mark.parametrize("name", intrigue.games())
def test_a_table_that_went_back_is_the_table_dealt_anew(
    name: str, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    went = 0
    for seed in range(3):
        last: Sketch | None = None
        for last in played(name, seed, people):
            table = last.live.table
            assert table is not None
            assert all_of(table) == all_of(Table(table.game, table.record, table.bot_seed, table.actors))
            went += 1
        if last is None:
            continue
        here, again = last.live, last.again()
        with monkeypatch.context() as forgetful:  # whatever goes back plays the record again, and asks anew
            forgetful.setattr(EarlierStates, "note", lambda self, number, state: None)
            forgetful.setattr(questions, "MOST", 0)
            slow = last.again()
        for other in (again, slow):
            assert all_told(other) == all_told(here)
            assert here.table is not None
            assert other.table is not None
            assert all_of(other.table) == all_of(here.table)
        assert slow.table is not None
        assert len(slow.table._earlier) == len(slow.questions._cache) == 0
    assert went > 0


def test_nothing_is_played_again_to_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sketch(people=2).act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    table.act(0, "favour")
    monkeypatch.delattr(Record, "replay")
    table.live.take_back(0, table.now)
    table.act(0, "tribute 1")


def test_what_was_shown_or_drawn_is_not_remembered() -> None:
    table = Sketch(people=3)
    assert table.live.table is not None
    table.act(0, "choose thorn").act(1, "choose thorn")
    assert len(table.live.table._earlier) == 2
    table.act(2, "choose thorn")  # all are shown
    assert len(table.live.table._earlier) == 0


def test_a_copy_goes_its_own_way() -> None:
    table = Sketch(people=3).choose_societies().live.table
    assert table is not None
    before = all_of(table)
    other = copy.copy(table)
    assert all_of(other) == before
    other.act(0, "favour")
    other.act(1, "favour")
    assert all_of(table) == before
    other.go_back(range(3))
    assert all_of(other) == before


@pytest.mark.parametrize(("name", "ending"), [("trickery", "coins"), ("treachery", "match"), ("mediterranean", "live")])
def test_a_finished_table_keeps_its_result_and_one_that_goes_back_has_none(name: str, ending: str) -> None:
    finished = load(golden(name, ending))
    table = Table(intrigue.game(name), finished)
    before, last = all_of(table), finished.lines[-1]
    assert table.record.close.result == finished.close.result is not None
    other = copy.copy(table)
    assert all_of(other) == before
    other.go_back(range(len(finished.lines) - 1))
    assert (other.record.close.result, other.state.result) == (None, None)
    other.act(last.seat - 1, last.do)
    assert all_of(other) == before


def test_a_long_stretch_is_remembered_in_few_states_evenly_apart() -> None:
    table = Sketch(people=3).choose_societies().live.table
    assert table is not None
    for length in range(1, 1000):
        past = EarlierStates()
        if length % 37 and length > 100:
            continue
        for number in range(length):
            past.note(number, table.state)
        assert len(past) <= MOST
        assert past._numbers[-LATEST:] == list(range(length))[-LATEST:]
        gaps = [after - before for before, after in zip(past._numbers, past._numbers[1:], strict=False)]
        assert past._numbers[0] == 0
        assert max(gaps, default=0) <= max(1, 2 * length // (MOST - LATEST) + 1)
        shorter = EarlierStates(past, length // 2)
        assert shorter._numbers == [number for number in past._numbers if number <= length // 2]


def test_what_was_kept_travels_saved_and_is_read_when_it_is_wanted() -> None:
    state = intrigue.game("trickery").new(3, 1)
    past = EarlierStates()
    for number in range(5):
        past.note(number, state)
        state = state.clone()
        state.apply_unchecked(state.waiting[0], state.legal(state.waiting[0])[0])
    there = pickle.loads(pickle.dumps(past))
    assert all(isinstance(one, bytes) for one in there._states)
    again = pickle.loads(pickle.dumps(there))  # on to another table, though nobody has looked at it
    there.note(5, state)
    mixed = pickle.loads(pickle.dumps(there))
    for other in (past, there, again, mixed):
        assert [found(other, number) for number in range(5)] == [found(past, number) for number in range(5)]
        assert found(other, -1) is None
    assert found(mixed, 5) == (5, state.save())


def found(past: EarlierStates, number: int) -> tuple[int, bytes] | None:
    """What is nearest, to be compared."""
    nearest = past.nearest(number)
    return None if nearest is None else (nearest[0], nearest[1].save())


def test_who_goes_to_and_fro_fills_nothing() -> None:
    table = Sketch(people=3).choose_societies()
    for _ in range(3 * MOST):
        table.act(0, "favour")
        table.live.take_back(0, table.now)
    assert table.live.table is not None
    assert len(table.live.table._earlier) == 1


def test_a_fault_on_the_way_back_leaves_all_as_it_was() -> None:
    table = Sketch(people=3).choose_societies().act(0, "favour").act(1, "favour").live.table
    assert table is not None
    before = all_of(table)
    with pytest.raises(BadInput, match="not legal"):
        table.go_back([0, 1, 2, 4])
    assert all_of(table) == before


def test_a_seat_that_somebody_has_left_is_asked_as_a_bot_is() -> None:
    table = Sketch(people=3).act(0, "choose thorn")
    seating.leave(table.live, "v1", table.now)
    table.live.take_back(0, table.now)
    assert all_told(table.again()) == all_told(table.live)
    with pytest.MonkeyPatch.context() as forgetful:
        forgetful.setattr(questions, "MOST", 0)
        assert all_told(table.again()) == all_told(table.live)
