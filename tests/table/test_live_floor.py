"""Where everybody acts at once against the game's own clock: the trading floor of the Mediterranean at a live table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sketch import Sketch

import intrigue
from intrigue.core import Event
from intrigue.games.mediterranean.events import Clock, Dealt, Posted
from intrigue.games.mediterranean.view import MediterraneanView
from intrigue.table import seating
from intrigue.table.clock import HASTE
from intrigue.table.live import Denied

GAME = intrigue.game("mediterranean")


def floor(people: int = 2, **options: Any) -> Sketch:
    table = Sketch(people=people, seats=4, game=GAME, options=options)
    for seat in range(people):
        table.act(seat, "side dictatorship").act(seat, "side mars")
    while view(table, 0).phase == "setup":
        seat = table.live.bots_asked[0]
        assert table.live.state is not None
        table.live.act_for(seat, table.live.state.legal(seat)[0], table.now)
    return table


def view(table: Sketch, seat: int) -> MediterraneanView:
    seen = table.live.view(seat)
    assert isinstance(seen, MediterraneanView)
    return seen


def told(table: Sketch, seat: int = 0) -> list[Event]:
    return [event for chapter in table.events(seat) for event in chapter]


def calls(table: Sketch) -> list[str]:
    return [event.what for event in told(table) if isinstance(event, Clock)]


def first(table: Sketch, seat: int, verb: str) -> str:
    return next(choice.say for choice in view(table, seat).choices if choice.say.startswith(verb))


def test_people_who_sit_together_trade_live_and_others_in_rounds() -> None:
    assert Sketch(people=2, seats=4, game=GAME, start=False).live.opened.options["floor"] == "live"
    assert Sketch(people=2, seats=4, game=GAME, clock="days", start=False).live.opened.options["floor"] == "rounds"
    chosen = Sketch(people=2, seats=4, game=GAME, options={"floor": "rounds"}, start=False)
    assert chosen.live.opened.options["floor"] == "rounds"


@pytest.mark.rule("MED-TRD-6", "MED-C-3")
@pytest.mark.parametrize("minutes", [3, 5])
def test_the_clock_calls_out_and_grants_ten_seconds(minutes: int) -> None:
    table = floor(trade_minutes=minutes)
    whole = minutes * 60.0
    assert table.live.time_left(table.now) == whole
    assert calls(table.after(whole - 61)) == []
    assert calls(table.after(1)) == ["minute"]
    assert table.live.time_left(table.now) == 60
    assert calls(table.after(30)) == ["minute", "half minute"]
    assert table.live.time_left(table.now) == 30
    assert calls(table.after(30)) == ["minute", "half minute", "time"]
    assert view(table, 0).phase == "closing"
    assert table.live.time_left(table.now) == 10
    assert calls(table.after(10)) == ["minute", "half minute", "time", "shut"]
    assert view(table, 0).phase == "development"
    assert table.live.time_left(table.now) is None


@pytest.mark.rule("MED-C-53", "MED-C-82")
def test_without_grace_time_that_is_up_leaves_some_seconds_to_store() -> None:
    table = floor(people=4, grace=False).after(240).after(30).after(20)
    assert calls(table) == ["minute", "half minute", "last"]
    assert table.live.time_left(table.now) == 10
    assert view(table, 0).phase == "trading"
    table.after(10)
    assert view(table, 0).phase == "closing"
    assert table.live.time_left(table.now) == 3
    kept = first(table, 2, "store")
    table.act(2, kept).after(2)
    assert view(table, 2).phase == "closing"
    table.after(1)
    assert view(table, 2).phase == "development"
    assert [card.id for card in view(table, 2).hand] == ["goods:" + kept.removeprefix("store ").replace(" ", "-")]


def test_the_clock_stands_still_while_nobody_is_here_and_goes_on_from_there() -> None:
    table = floor()
    table.after(100)
    for seat in (0, 1):
        table.live.timing.depart(seat, table.now)
    assert table.live.next_tick is None
    table.after(1000)
    assert calls(table) == []
    table.live.timing.arrive(1, table.now)
    assert table.live.time_left(table.now) == 200
    assert calls(table.after(139)) == []
    assert calls(table.after(1)) == ["minute"]


def test_nobody_is_stood_in_for_by_the_clock_of_decisions_while_the_market_is_open() -> None:
    table = floor()
    table.after(250)
    assert not any(seat.stand_in for seat in table.live.people.seats)


def test_once_no_person_wants_to_trade_the_clock_runs_fast() -> None:
    table = floor()
    table.act(0, "done")
    assert [table.live.is_hurried, table.act(1, "done"), table.live.is_hurried][::2] == [False, True]
    assert calls(table.after(HASTE)) == ["minute"]
    assert calls(table.after(HASTE)) == ["minute", "half minute"]
    table.bots()
    assert view(table, 0).phase == "closing", "all are done, so trading is over before its time"


@pytest.mark.rule("MED-C-82")
def test_somebody_who_is_done_may_come_back_and_the_clock_runs_as_before() -> None:
    table = floor()
    table.act(0, "done").act(1, "done")
    assert [table.live.is_hurried, table.act(1, "not done"), table.live.is_hurried][::2] == [True, False]
    assert calls(table.after(HASTE)) == []
    assert [choice.say for choice in view(table, 0).choices] == ["wait", "not done"]


@pytest.mark.rule("MED-C-82")
@pytest.mark.parametrize(("grace", "seconds"), [(True, 10), (False, 3)])
def test_when_all_are_done_the_closing_step_has_its_clock(grace: bool, seconds: int) -> None:
    table = floor(people=4, grace=grace)
    for seat in range(4):
        table.act(seat, "done")
    assert view(table, 0).phase == "closing"
    assert table.live.time_left(table.now) == seconds
    kept = first(table, 2, "store")
    table.act(2, kept).after(seconds)
    assert view(table, 2).phase == "development"
    assert [card.id for card in view(table, 2).hand] == ["goods:" + kept.removeprefix("store ").replace(" ", "-")]


@pytest.mark.rule("MED-C-82")
def test_bots_that_are_done_are_not_asked_again() -> None:
    table = floor(people=1)
    state = table.live.state
    assert state is not None
    assert table.live.bots_asked == [1, 2, 3]
    table.live.act_for(2, GAME.action(state, 2, "done"), table.now)
    assert table.live.bots_asked == [1, 3]


def test_an_offer_is_made_in_one_go_or_not_at_all() -> None:
    table = floor()
    card = first(table, 0, "give").removeprefix("give ")
    asked = table.question(0)
    with pytest.raises(Denied):
        table.live.act(0, f"give {card}", asked, table.now, then=["want no such thing", "post"])
    assert view(table, 0).draft is None
    with pytest.raises(Denied) as nothing_given:
        table.live.act(0, "want dye", asked, table.now, then=["post"])
    assert nothing_given.value.rule == "MED-C-70"
    assert view(table, 0).draft is None
    table.live.act(0, f"give {card}", asked, table.now, then=["want dye", "to 2", "post"])
    assert [offer.wants for offer in view(table, 1).offers] == [("dye",)]
    assert len([event for event in told(table, 1) if isinstance(event, Posted)]) == 1


def test_what_others_shout_does_not_make_an_answer_late() -> None:
    table = floor()
    asked = table.question(1)
    table.act(0, first(table, 0, "give salt")).act(0, "post")
    table.live.act(1, first(table, 1, "give wool"), asked, table.now)
    assert view(table, 1).draft is not None
    with pytest.raises(Denied):  # but the same step twice is
        table.live.act(1, "clear", asked, table.now)
    table.act(1, "take 1")
    assert any(isinstance(event, Dealt) for event in told(table))


def test_done_is_not_taken_for_an_answer_to_the_call_of_time() -> None:
    table = floor()
    asked = table.question(0)
    table.after(240).after(30).after(30)
    assert view(table, 0).phase == "closing"
    with pytest.raises(Denied):
        table.live.act(0, "done", asked, table.now)


@pytest.mark.rule("MED-TRD-3", "MED-C-55")
def test_a_table_that_plays_by_the_letter_is_silent_while_it_trades() -> None:
    table = floor(by_the_letter=True)
    with pytest.raises(Denied) as hushed:
        seating.speak(table.live, "v0", "Ada", "It has a red arrow!", table.now)
    assert hushed.value.rule == "MED-TRD-3"
    table.after(240).after(30).after(30).after(10)
    seating.speak(table.live, "v0", "Ada", "It had a red arrow.", table.now)
    talkative = floor()
    seating.speak(talkative.live, "v0", "Ada", "Salt, anyone?", talkative.now)


def test_bots_leave_room_to_speak_but_draft_at_once() -> None:
    table = floor(people=1)
    state = table.live.state
    assert state is not None
    assert GAME.manners.pace(state, 2) > 1
    table.live.act_for(2, next(a for a in state.legal(2) if state.say(2, a).startswith("give")), table.now)
    assert GAME.manners.pace(state, 2) == 0
