"""Clocks and absence at a live table, with a time that only moves when a test says so."""

from __future__ import annotations

import pytest
from tests.table.sketch import Sketch

from intrigue.table import journal
from intrigue.table.clock import ABSENT, DAY, GRACE, HOUR, PATIENCE, QUICK, RELAXED
from intrigue.table.live import restore


def stood_in(table: Sketch) -> list[int]:
    return [seat for seat in range(len(table.live.people.seats)) if table.live.people.seats[seat].stand_in]


@pytest.mark.parametrize(
    ("clock", "amount", "limit"),
    [("relaxed", 1, RELAXED), ("quick", 1, QUICK), ("hours", 3, 3 * HOUR), ("days", 2, 2 * DAY)],
)
def test_a_bot_stands_in_when_the_time_is_over(clock: str, amount: int, limit: float) -> None:
    table = Sketch(clock=clock, amount=amount).choose_societies()
    assert table.live.timing.left(table.now) == limit
    assert table.live.next_tick == max(table.now + limit, table.now + min(limit, GRACE))
    table.after(limit - 1)
    assert stood_in(table) == []
    table.after(1)
    assert stood_in(table) == [0]
    assert isinstance(table.stream(None)[-1].what, journal.StoodIn)
    assert table.bots() == 1
    assert table.live.table is not None
    assert table.live.table.actors[-1] == "stand-in"


def test_without_a_clock_nobody_is_hurried() -> None:
    table = Sketch().choose_societies()
    assert table.live.timing.left(table.now) is None
    assert table.live.next_tick is None
    assert stood_in(table.after(30 * DAY)) == []


def test_without_a_clock_a_bot_stands_in_for_somebody_who_is_gone() -> None:
    table = Sketch().choose_societies()
    table.live.timing.depart(0, table.now)
    assert table.live.next_tick == table.now + ABSENT
    assert stood_in(table.after(ABSENT - 1)) == []
    assert stood_in(table.after(1)) == [0]


def test_somebody_who_is_gone_but_not_asked_is_left_in_peace() -> None:
    table = Sketch().choose_societies()
    table.live.timing.depart(1, table.now)
    assert table.live.next_tick is None
    assert stood_in(table.after(2 * ABSENT)) == []
    table.act(0, "favour")
    assert stood_in(table.after(0)) == [1]


def test_who_plays_alone_finds_the_game_as_it_was_left() -> None:
    table = Sketch(people=1, clock="none").act(0, "choose thorn")
    table.bots()
    table.live.timing.depart(0, table.now)
    assert stood_in(table.after(30 * DAY)) == []


@pytest.mark.parametrize("clock", ["relaxed", "quick"])
def test_a_live_clock_stands_still_while_nobody_is_here(clock: str) -> None:
    table = Sketch(people=2, clock=clock).act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    for seat in (0, 1):
        table.live.timing.depart(seat, table.now)
    assert table.live.next_tick is None
    assert stood_in(table.after(DAY)) == []
    table.live.timing.arrive(1, table.now)
    limit = table.live.timing.limit
    assert limit is not None
    assert stood_in(table.after(limit - 1)) == []
    assert stood_in(table.after(1)) == [0]


def test_coming_back_takes_the_seat_back_at_once_with_the_time_anew() -> None:
    table = Sketch(clock="quick").choose_societies().after(QUICK)
    assert stood_in(table) == [0]
    table.after(1)
    table.live.come_back(0, table.now)
    assert stood_in(table) == []
    assert table.live.bots_asked == []
    assert table.live.timing.left(table.now) == QUICK
    assert stood_in(table.after(QUICK - 1)) == []
    table.act(0, "favour")


def test_nobody_holds_up_the_table_by_coming_back_again_and_again() -> None:
    table = Sketch(clock="quick").choose_societies().after(QUICK)
    table.live.come_back(0, table.now)
    table.after(QUICK)
    table.live.come_back(0, table.now)
    assert stood_in(table) == [0]
    assert table.bots() == 1
    table.live.come_back(0, table.now)
    assert stood_in(table) == []


def test_an_answer_in_the_last_moment_counts_and_brings_the_seat_back() -> None:
    table = Sketch(clock="quick").choose_societies().after(QUICK)
    table.act(0, "favour")
    assert stood_in(table) == []
    assert table.live.table is not None
    assert table.live.table.actors[-1] == "person"
    table.act(1, "favour").act(2, "favour").after(QUICK)
    table.live.come_back(0, table.now)
    table.after(QUICK)
    table.act(0, "pause")
    assert stood_in(table) == []


def test_coming_back_is_nothing_special_for_who_was_here() -> None:
    table = Sketch(clock="quick").choose_societies()
    entries = len(table.live.entries)
    table.live.come_back(0, table.now)
    assert len(table.live.entries) == entries


def test_a_stand_in_plays_on_at_every_question_until_the_person_returns() -> None:
    table = Sketch(people=2, clock="quick").act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    table.after(QUICK)
    for _ in range(2):
        table.bots()
        state = table.live.state
        assert state is not None
        assert state.waiting == (1,)
        table.act(1, state.say(1, state.legal(1)[0]))
    assert table.live.table is not None
    assert table.live.table.actors.count("stand-in") == 2


def test_every_visible_action_starts_the_clock_anew() -> None:
    table = Sketch(clock="quick").choose_societies().after(20)
    table.act(0, "favour")
    assert table.live.timing.left(table.now) == QUICK
    table.now += 20
    table.live.take_back(0, table.now)
    assert table.live.timing.left(table.now) == QUICK


def test_the_clock_does_not_tell_who_has_chosen() -> None:
    table = Sketch(clock="quick")
    table.now += 10
    before = table.live.timing.left(table.now)
    table.act(0, "choose thorn")
    assert table.live.timing.left(table.now) == before == QUICK - 10
    table.live.take_back(0, table.now)
    assert table.live.timing.left(table.now) == before


def test_when_the_time_for_sealed_choices_is_over_all_who_are_late_are_stood_in_for() -> None:
    table = Sketch(clock="quick").act(1, "choose thorn").after(QUICK)
    assert stood_in(table) == [0, 2]
    table.bots()
    assert table.live.state is not None
    assert len(table.live.state.waiting) == 1


def test_standing_in_for_somebody_who_is_gone_does_not_tell_whether_they_have_chosen() -> None:
    def told(chosen: bool) -> object:
        table = Sketch()
        if chosen:
            table.act(1, "choose thorn")
        table.live.timing.depart(1, table.now)
        due = table.live.next_tick
        table.after(ABSENT)
        return due, stood_in(table), table.stream(0), table.stream(None)

    assert told(chosen=True) == told(chosen=False)


def test_nobody_runs_out_of_time_while_the_server_is_down() -> None:
    table = Sketch(clock="days", amount=1).choose_societies()
    table.now += 3 * DAY
    table.reload()
    assert stood_in(table.after(GRACE - 1)) == []
    assert stood_in(table.after(1)) == [0]
    table = Sketch(clock="quick").choose_societies()
    table.now += DAY
    table.reload()
    assert table.live.next_tick is None
    table.live.timing.arrive(1, table.now)
    assert stood_in(table.after(QUICK - 1)) == []


def test_a_stand_in_stays_across_a_crash() -> None:
    table = Sketch(clock="quick").choose_societies().after(QUICK)
    assert stood_in(table.reload()) == [0]
    assert table.live.bots_asked == [0]


def test_several_devices_on_a_seat() -> None:
    table = Sketch().choose_societies()
    timing = table.live.timing
    timing.arrive(0, table.now)
    timing.depart(0, table.now)
    assert timing.here(0)
    timing.depart(0, table.now)
    assert not timing.here(0)
    assert timing.all_here() == [False, True, True]


# ---------------------------------------------------------------------- who comes back first


def test_whoever_comes_back_first_waits_for_the_others() -> None:
    table = Sketch().choose_societies()
    for seat in range(3):
        table.live.timing.depart(seat, table.now)
    table.after(2 * ABSENT)
    table.live.timing.arrive(1, table.now)
    assert table.live.next_tick == table.now + ABSENT
    assert stood_in(table.after(ABSENT - 1)) == []
    assert stood_in(table.after(1)) == [0]


def test_whoever_comes_back_first_after_a_reload_waits_too() -> None:
    table = Sketch().choose_societies()
    table.live = restore(
        table.live.game, [journal.encode(entry) for entry in table.live.entries], table.now - 10 * ABSENT
    )
    table.live.timing.arrive(1, table.now)
    assert stood_in(table.after(ABSENT - 1)) == []
    table.live.timing.depart(1, table.now)
    table.now += 5
    table.live.timing.arrive(2, table.now)
    assert stood_in(table.after(ABSENT - 1)) == []
    assert stood_in(table.after(1)) == [0]


# ---------------------------------------------------------------------- the clock on the wall


def set_wall(table: Sketch, by: float) -> None:
    """Somebody sets the clock; no time has passed."""
    table.now += by
    table.live.wall_set(by)
    table.live.tick(table.now)


@pytest.mark.parametrize("by", [600.0, -600.0, 8 * HOUR])
@pytest.mark.parametrize(("clock", "limit"), [("relaxed", RELAXED), ("quick", QUICK)])
def test_minutes_are_not_measured_by_the_clock_on_the_wall(clock: str, limit: float, by: float) -> None:
    table = Sketch(clock=clock).choose_societies().after(10)
    set_wall(table, by)
    assert stood_in(table) == []
    assert table.live.timing.left(table.now) == limit - 10
    assert stood_in(table.after(limit - 11)) == []
    assert stood_in(table.after(1)) == [0]


@pytest.mark.parametrize("by", [3600.0, -3600.0])
def test_nor_is_absence(by: float) -> None:
    table = Sketch().choose_societies()
    table.live.timing.depart(0, table.now)
    set_wall(table, by)
    assert stood_in(table.after(ABSENT - 1)) == []
    assert stood_in(table.after(1)) == [0]


@pytest.mark.parametrize("by", [600.0, -600.0])
def test_nor_is_the_patience_for_a_request(by: float) -> None:
    table = Sketch().choose_societies().act(0, "favour").act(1, "favour")
    table.live.take_back(0, table.now)
    set_wall(table, by)
    table.after(PATIENCE - 1)
    assert table.live.asking == 0
    table.after(1)
    assert table.live.asking is None


def test_hours_are() -> None:
    table = Sketch(clock="hours", amount=1).choose_societies().after(GRACE)
    set_wall(table, 600)
    assert table.live.timing.left(table.now) == HOUR - GRACE - 600
    set_wall(table, HOUR - GRACE - 600)
    assert stood_in(table) == [0]


def test_a_table_that_is_loaded_after_the_clock_was_set_back_gives_no_more_time() -> None:
    table = Sketch(clock="quick").choose_societies()
    table.now -= 600
    table.reload()
    table.live.timing.arrive(1, table.now)
    assert table.live.timing.left(table.now) == QUICK
    assert stood_in(table.after(QUICK)) == [0]


def test_nobody_is_hurried_where_the_game_has_no_clock() -> None:
    table = Sketch(people=1)
    assert not Sketch(start=False).live.is_hurried
    table.act(0, "choose thorn")  # the others still choose, and the only person is not asked
    assert table.live.state is not None
    assert 0 not in table.live.state.waiting
    assert not table.live.is_hurried
