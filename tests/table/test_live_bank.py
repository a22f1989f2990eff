"""Minutes for the whole game and seconds for every turn, with a time that only moves when a test says so."""

from __future__ import annotations

import pytest
from tests.table.sketch import Sketch
from tests.table.test_live_clock import set_wall, stood_in
from tests.table.test_live_floor import GAME as MEDITERRANEAN

from intrigue.table import Denied, Live, journal, moderation
from intrigue.table.bank import Banks

WHOLE, MORE = 300.0, 10.0


def banked(people: int = 3) -> Sketch:
    return Sketch(people=people, clock="bank", amount=5, more=10)


def playing() -> Sketch:
    """A table after its first, sealed choices, which took nobody any time."""
    return banked().choose_societies()


def times(table: Sketch) -> list[float | None]:
    return table.live.times(table.now)


def turn(table: Sketch, seat: int, seconds: float) -> Sketch:
    """A seat thinks for so long and then does the first thing that it can."""
    table.after(seconds)
    state = table.live.state
    assert state is not None
    return table.act(seat, state.say(seat, state.legal(seat)[0]))


# ---------------------------------------------------------------------- one after the other


def test_time_runs_for_whoever_is_asked() -> None:
    table = playing()
    assert (times(table), table.live.running) == ([WHOLE + MORE, WHOLE, WHOLE], [0])
    table.after(60)
    assert times(table) == [WHOLE + MORE - 60, WHOLE, WHOLE]
    table.act(0, "favour")
    assert (times(table), table.live.running) == ([WHOLE + MORE - 60, WHOLE + MORE, WHOLE], [1])
    assert table.live.time_left(table.now) == WHOLE + MORE


def test_whoever_is_quick_wins_time_but_never_has_more_than_in_the_beginning() -> None:
    table = playing()
    turn(table, 0, 60)
    for seat in (1, 2):
        turn(table, seat, 1)
    assert times(table) == [WHOLE - 60 + 2 * MORE, WHOLE, WHOLE]
    turn(table, 0, 4)
    assert times(table)[0] == WHOLE - 60 + 2 * MORE - 4


def test_a_bot_stands_in_when_all_of_it_is_over_and_not_before() -> None:
    table = playing()
    assert table.live.next_tick == table.now + WHOLE + MORE
    assert stood_in(table.after(WHOLE + MORE - 1)) == []
    assert stood_in(table.after(1)) == [0]
    assert isinstance(table.stream(None)[-1].what, journal.StoodIn)
    assert (times(table)[0], table.live.running) == (0, [])
    assert table.bots() == 1
    assert table.live.running == [1]


def test_whoever_comes_back_has_the_seconds_of_a_turn_and_keeps_what_is_left_of_them() -> None:
    table = playing().after(WHOLE + MORE)
    table.live.come_back(0, table.now)
    assert (times(table)[0], table.live.running) == (MORE, [0])
    assert stood_in(table.after(MORE - 1)) == []
    table.act(0, "favour")
    assert times(table)[0] == 1
    turn(table, 1, 0)
    turn(table, 2, 0)
    assert times(table)[0] == 1 + MORE
    assert stood_in(table.after(MORE + 1)) == [0]


def test_nobody_holds_up_the_table_by_coming_back_again_and_again() -> None:
    table = playing().after(WHOLE + MORE)
    table.live.come_back(0, table.now)
    table.after(MORE)
    table.live.come_back(0, table.now)
    assert stood_in(table) == [0]


def test_no_other_clock_is_needed_to_wait_no_longer() -> None:
    table = playing()
    with pytest.raises(Denied, match="no-urging-beside-a-clock"):
        moderation.urge(table.live, "v1", 0, table.now)
    table.live.timing.depart(0, table.now)
    assert table.live.next_tick == table.now + WHOLE + MORE


def test_bots_have_no_time_to_lose() -> None:
    table = banked(people=1)
    assert (times(table), table.live.running) == ([WHOLE + MORE, None, None], [0])


# ---------------------------------------------------------------------- several at once, in secret


def test_nobody_can_tell_by_the_clock_who_has_chosen() -> None:
    def seen(chosen: list[int]) -> list[object]:
        table = banked()
        found: list[object] = []
        for at in range(40):
            table.now += 1
            if at in (4, 17):
                for seat in chosen[:1]:
                    table.act(seat, "choose thorn")
                chosen = chosen[1:]
            found.append((times(table), table.live.running, table.live.time_left(table.now)))
        return found

    assert seen([0, 1]) == seen([2, 0]) == seen([1]) == seen([])


def test_whoever_chooses_within_the_seconds_of_a_turn_loses_and_wins_nothing() -> None:
    """So nothing tells afterwards when that was. Whoever takes longer uses their own time, and nobody else's."""
    for first, second in ((0, 0), (0, 10), (9, 1)):
        table = banked().after(first).act(2, "choose thorn").after(second).act(1, "choose thorn")
        table.after(60 - first - second).act(0, "choose machine")
        assert times(table) == [WHOLE + MORE - 60 + MORE, WHOLE, WHOLE]
        assert table.live.running == [0]


@pytest.mark.parametrize("when", [0.0, 4.0, MORE])
def test_nor_does_it_tell_where_there_was_something_to_win_back(when: float) -> None:
    banks = Banks(WHOLE, MORE, 2)
    banks.ask(0, (0,), (0,), True)
    banks.ask(100, (0, 1), (0, 1), True)
    banks.ask(100 + when, (0, 1), (1,), False)
    banks.ask(130, (1,), (1,), True)
    assert banks.left(0, 130) == WHOLE + MORE - 100
    assert banks.left(1, 130) == WHOLE - 20 + MORE


def test_a_sealed_choice_that_is_taken_back_was_not_made_yet() -> None:
    table = banked().act(0, "choose thorn").after(5)
    before = times(table)
    table.live.take_back(0, table.now)
    assert times(table) == before
    table.after(35).act(0, "choose thorn").act(1, "choose thorn").act(2, "choose thorn")
    assert times(table) == [WHOLE - 30 + MORE, WHOLE - 30, WHOLE - 30]


def test_those_who_have_not_chosen_in_their_time_are_stood_in_for() -> None:
    table = banked().act(1, "choose thorn").after(WHOLE + MORE)
    assert stood_in(table) == [0, 2]
    assert times(table) == [0, 0, 0]  # nobody knows of seat 1 more than that it was not too late
    table.bots()
    table.live.come_back(2, table.now)
    assert (times(table), table.live.running) == ([0, WHOLE + MORE, 0], [1])


# ---------------------------------------------------------------------- steps and taking back


def test_going_back_brings_nobody_time() -> None:
    table = playing()
    turn(table, 0, 60)
    left = times(table)[0]
    for _ in range(5):
        table.after(1)
        table.live.take_back(0, table.now)
        assert times(table)[:2] == [left, WHOLE]
        table.act(0, "favour")
        assert times(table)[0] == left
    table.after(3)
    table.live.take_back(0, table.now)
    assert times(table)[0] == left  # it was the time of seat 1 that ran
    table.after(7).act(0, "favour")
    assert left is not None
    assert times(table)[0] == left - 7


def test_going_back_with_nothing_left_brings_no_more() -> None:
    table = playing().after(WHOLE + MORE)
    table.live.come_back(0, table.now)
    table.after(8).act(0, "favour")
    table.live.take_back(0, table.now)
    assert times(table)[0] == 2
    assert stood_in(table.after(2)) == [0]


def test_many_steps_of_one_turn_bring_no_more_than_one() -> None:
    banks = Banks(WHOLE, MORE, 2)
    banks.ask(0, (0,), (0,), True)
    for step in range(1, 6):
        banks.ask(step * 5.0, (0,), (0,), True)
    assert banks.left(0, 25) == WHOLE + MORE - 25


# ---------------------------------------------------------------------- who is here, restarts, and the wall


def test_it_stands_still_while_nobody_is_here() -> None:
    table = playing().after(40)
    for seat in range(3):
        table.live.timing.depart(seat, table.now)
    assert (table.live.next_tick, table.live.running) == (None, [])
    left = times(table)
    assert left == [WHOLE + MORE - 40, WHOLE, WHOLE]
    table.after(100_000)
    assert times(table) == left
    table.live.timing.arrive(1, table.now)
    assert (times(table), table.live.running) == (left, [0])
    assert stood_in(table.after(WHOLE + MORE - 41)) == []
    assert stood_in(table.after(1)) == [0]


@pytest.mark.parametrize("by", [600.0, -600.0, 30_000.0])
def test_it_is_not_measured_by_the_clock_on_the_wall(by: float) -> None:
    table = playing().after(10)
    set_wall(table, by)
    assert times(table)[0] == WHOLE
    turn(table, 0, 50)
    set_wall(table, -by)
    assert times(table)[0] == WHOLE - 50
    again = table.again()
    assert again.times(table.now)[0] == WHOLE - 50


def test_it_comes_back_with_the_journal() -> None:
    table = playing()
    turn(table, 0, 60)
    table.live.timing.depart(0, table.now)
    turn(table, 1, 30)
    for seat in (1, 2):
        table.live.timing.depart(seat, table.now)
    table.after(5_000)
    table.live.timing.arrive(2, table.now)
    turn(table, 2, 100)
    table.live.take_back(2, table.now)
    left = times(table)
    assert left == [WHOLE - 50, WHOLE - 20, WHOLE - 90]
    table.after(20)  # which nobody is charged with: a server that is gone has not told of it
    table.now += 900
    table.reload()
    assert (times(table), table.live.running) == (left, [])
    table.live.timing.arrive(1, table.now)
    assert table.live.running == [2]
    assert stood_in(table.after(WHOLE - 91)) == []
    assert stood_in(table.after(1)) == [2]
    assert stood_in(table.reload()) == [2]
    assert times(table)[2] == 0


def test_journals_of_other_clocks_have_nothing_of_it() -> None:
    for clock in ("none", "quick", "days"):
        table = Sketch(clock=clock).choose_societies()
        assert not any(b'"ran"' in journal.encode(entry) for entry in table.live.entries)
        assert b'"more"' not in journal.encode(table.live.opened)
    table = playing()
    assert all(b'"ran"' in journal.encode(entry) for entry in table.live.entries if isinstance(entry, journal.Timed))


# ---------------------------------------------------------------------- the game's own clock, and other clocks


def test_nobodys_time_runs_beside_the_games_own_clock() -> None:
    table = Sketch(people=2, seats=4, game=MEDITERRANEAN, clock="bank", amount=5, more=10)
    assert table.live.running == [0, 1]
    table.after(30)
    for seat in (0, 1):
        table.act(seat, "side dictatorship").act(seat, "side mars")
    while table.live.alarm is None:
        seat = table.live.bots_asked[0]
        assert table.live.state is not None
        table.live.act_for(seat, table.live.state.legal(seat)[0], table.now)
    left = times(table)
    assert left == [WHOLE - 20, WHOLE - 20, None, None]
    assert table.live.running == []
    assert table.live.time_left(table.now) == 300
    table.after(200)
    assert (times(table), stood_in(table)) == (left, [])


def test_at_other_clocks_those_who_are_asked_have_the_time_of_the_question() -> None:
    table = Sketch(clock="quick").choose_societies().after(10)
    assert (times(table), table.live.running) == ([20, None, None], [0])
    table.after(20)
    assert (times(table), table.live.running) == ([None, None, None], [])
    assert (times(Sketch()), Sketch().live.running) == ([], [])


def test_a_finished_game_can_be_read_without_its_rules() -> None:
    table = playing().after(WHOLE + MORE)
    table.live.come_back(0, table.now)
    ended = journal.Ended(at=table.now, winners=[0], scores=[1, 0, 0], rule="", reason="")
    live = Live(table.live.game, [*table.live.entries, ended], table.now, bare=True)
    assert (live.over, live.times(table.now), live.running) == (True, [], [])
