"""Taking back at a live table: free, by consent, never; and nobody learns from it what they may not know."""

from __future__ import annotations

import random

import pytest
from tests.laws.toys import Bidding, BidsGame
from tests.table.sketch import Sketch

import intrigue
from intrigue.core import TABLE, Phrase
from intrigue.table import Denied, journal
from intrigue.table.clock import PATIENCE
from intrigue.table.streams import Chapter, TookBack


def undone(table: Sketch, viewer: int | None) -> list[tuple[int, int]]:
    return [(what.seat, what.since) for what in (i.what for i in table.stream(viewer)) if isinstance(what, TookBack)]


def asking(table: Sketch) -> int | None:
    return table.live.asking


# ---------------------------------------------------------------------- free


def test_a_step_is_free_while_nobody_else_has_acted() -> None:
    table = Sketch().choose_societies()
    assert table.live.state is not None
    before = table.live.state.save()
    table.act(0, "favour")
    told = len(table.stream(2))
    assert table.live.can_take_back(0)
    table.live.take_back(0, table.now)
    assert table.live.state.save() == before
    for viewer in (None, 0, 1, 2):
        assert undone(table, viewer) == [(0, table.stream(viewer)[-2].n)]
    assert table.stream(2)[-1].what == TookBack(0, told)
    table.act(0, "tribute 1")


def test_what_bots_did_since_goes_too() -> None:
    table = Sketch(people=1)
    table.act(0, "choose thorn")
    table.bots()
    table.act(0, "favour")
    assert table.bots() == 2
    length = len(table.stream(0))
    table.live.take_back(0, table.now)
    assert table.stream(0)[-1].what == TookBack(0, length - 2)
    assert table.live.table is not None
    assert len(table.live.table.record.lines) == 3


def test_what_a_stand_in_did_goes_too_but_not_what_the_person_did() -> None:
    table = Sketch(people=2, clock="quick").act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    table.act(0, "favour")
    table.after(31)
    assert table.live.people.seats[1].stand_in
    table.bots()
    assert table.live.can_take_back(0)
    table.live.take_back(0, table.now)
    table.act(0, "favour")
    table.live.come_back(1, table.now)
    table.act(1, "favour")
    table.bots()
    assert table.live.table is not None
    assert table.live.table.take_back_obstacle(0) == Phrase("no-way-back-past", {"seat": "seat:1"})


def test_nothing_to_take_back() -> None:
    table = Sketch()
    assert not table.live.can_take_back(0)
    with pytest.raises(Denied, match="no-decision-yet"):
        table.live.take_back(0, 0)
    with pytest.raises(Denied, match="no-game-yet"):
        Sketch(start=False).live.take_back(0, 0)


# ---------------------------------------------------------------------- never


def test_never_after_something_was_shown() -> None:
    table = Sketch().choose_societies()
    for seat in range(3):
        assert not table.live.can_take_back(seat)
        with pytest.raises(Denied, match="no-way-back-from-seen"):
            table.live.take_back(seat, 0)


def test_never_after_chance_was_drawn() -> None:
    table = Sketch(people=2, seats=2, game=BidsGame())
    state = table.live.state
    assert state is not None
    for seat in (0, 1):
        table.act(seat, state.say(seat, state.legal(seat)[0]))
    winner = state.waiting[0]
    table.act(winner, "swap")
    assert not table.live.can_take_back(winner)
    with pytest.raises(Denied, match="no-way-back-from-seen"):
        table.live.take_back(winner, 0)


def test_never_after_the_end() -> None:
    table = Sketch(people=1, options={"max_turns": 1}).act(0, "choose thorn")
    table.bots()
    table.act(0, "favour")
    table.bots()
    assert table.live.over
    assert not table.live.can_take_back(0)
    with pytest.raises(Denied, match="no-more"):
        table.live.take_back(0, 0)


# ---------------------------------------------------------------------- by consent


def test_the_others_are_asked_where_they_have_acted() -> None:
    table = Sketch().choose_societies()
    assert table.live.state is not None
    before = table.live.state.save()
    table.act(0, "favour").act(1, "favour")
    assert table.live.can_take_back(0)
    table.live.take_back(0, table.now, "v0", "r")
    assert asking(table) == 0
    assert table.live.state.save() != before
    assert isinstance(table.stream(None)[-1].what, journal.BackAsked)
    assert not any(table.live.can_take_back(seat) for seat in range(3))
    with pytest.raises(Denied, match=r"no-asking-beside .*Ada"):
        table.live.take_back(1, table.now)
    table.live.answer(1, True, table.now)
    assert asking(table) == 0
    with pytest.raises(Denied, match="no-second-answer"):
        table.live.answer(1, True, table.now)
    with pytest.raises(Denied, match="no-agreeing-with-oneself"):
        table.live.answer(0, True, table.now)
    table.live.answer(2, True, table.now)
    assert asking(table) is None
    assert table.live.state.save() == before
    assert undone(table, 2)


def test_one_no_is_enough_and_asking_again_needs_something_new() -> None:
    table = Sketch().choose_societies().act(0, "favour").act(1, "favour")
    table.live.take_back(0, table.now)
    table.live.answer(2, False, table.now)
    assert asking(table) is None
    assert not table.live.can_take_back(0)
    with pytest.raises(Denied, match="no-asking-again"):
        table.live.take_back(0, table.now)
    table.act(2, "favour").act(0, "pause").act(1, "pause")
    assert table.live.can_take_back(0)


def test_a_request_can_be_withdrawn_and_lapses() -> None:
    table = Sketch().choose_societies().act(0, "favour").act(1, "favour")
    table.live.take_back(0, table.now)
    table.live.answer(0, False, table.now)
    assert asking(table) is None
    table.live.take_back(0, table.now)
    assert table.live.next_tick == table.now + PATIENCE
    table.after(PATIENCE - 1)
    assert asking(table) == 0
    table.after(1)
    assert asking(table) is None
    with pytest.raises(Denied, match="no-one-is-asking"):
        table.live.answer(1, True, table.now)


def test_a_request_lapses_when_somebody_goes_on() -> None:
    table = Sketch().choose_societies().act(0, "favour").act(1, "favour")
    table.live.take_back(0, table.now)
    table.act(2, "favour")
    assert asking(table) is None
    last = table.stream(None)[-1].what
    assert isinstance(last, journal.BackAnswered)
    assert (last.seat, last.yes) == (0, False)


def test_who_asks_does_not_act_before_it_is_answered() -> None:
    table = Sketch().choose_societies().act(0, "favour").act(1, "favour").act(2, "favour")
    table.live.take_back(1, table.now)
    table.live.answer(1, False, table.now)
    table.live.take_back(0, table.now)
    with pytest.raises(Denied, match="no-acting-while-asking"):
        table.act(0, "pause")
    table.live.answer(0, False, table.now)
    table.act(0, "pause")


def test_bots_hold_still_while_somebody_asks() -> None:
    table = Sketch(people=2, seats=3).act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    table.act(0, "favour").act(1, "favour")
    assert table.live.bots_asked == [2]
    table.live.take_back(0, table.now)
    assert table.live.bots_asked == []
    table.live.answer(1, False, table.now)
    assert table.live.bots_asked == [2]


def test_who_is_away_is_not_asked() -> None:
    table = Sketch(clock="quick").choose_societies().act(0, "favour").act(1, "favour")
    table.after(31)
    assert table.live.people.seats[2].stand_in
    table.live.take_back(0, table.now)
    table.live.answer(1, True, table.now)
    assert asking(table) is None
    assert undone(table, 0)


def test_nobody_is_here_who_could_agree() -> None:
    table = Sketch(people=2, clock="quick").act(0, "choose thorn").act(1, "choose thorn")
    table.bots()
    table.act(0, "favour").act(1, "favour")
    table.bots()
    table.act(0, "pause")
    table.after(31)
    table.bots()
    assert table.live.people.seats[1].stand_in
    table.live.take_back(0, table.now)  # free: a stand-in and a bot have acted
    with pytest.raises(Denied, match="no-one-to-agree"):
        table.live.take_back(0, table.now)


# ---------------------------------------------------------------------- sealed choices


def test_changing_a_sealed_choice_is_noticed_by_nobody() -> None:
    table = Sketch().act(1, "choose machine")
    silent = {viewer: list(table.live.streams.items[viewer]) for viewer in (TABLE, 1, 2)}
    clock = table.live.timing.asked_at
    table.now += 5
    table.act(0, "choose thorn")
    table.live.take_back(0, table.now)
    table.act(0, "choose machine")
    assert {viewer: table.live.streams.items[viewer] for viewer in silent} == silent
    assert table.live.timing.asked_at == clock
    assert [type(item.what) for item in table.stream(0)[-3:]] == [Chapter, TookBack, Chapter]
    table.act(2, "choose thorn")
    assert table.live.state is not None
    assert table.live.state.waiting == (0,)


def test_whether_a_choice_may_be_changed_does_not_tell_who_has_chosen() -> None:
    table = Sketch().act(0, "choose thorn")
    assert table.live.can_take_back(0)
    table.act(1, "choose thorn")
    assert table.live.can_take_back(0)


def test_what_stays_is_told_again_behind_the_undoing() -> None:
    """Seat 2 sees what seat 0 bids, and has bid since: its own bid stands."""

    class Allied(Bidding):
        __slots__ = ()

        def note(self, state, seat, action):  # type: ignore[no-untyped-def]
            from tests.laws.toys import Bid

            state.tell(None, Bid(seat, action), (seat, 2))

    class Allies(BidsGame):
        bidding = Allied

    table = Sketch(people=3, seats=3, game=Allies())
    state = table.live.state
    assert state is not None
    first, second = (state.say(seat, state.legal(seat)[0]) for seat in (0, 2))
    table.act(0, first)
    own = table.act(2, second).events(2)[-1]
    at = len(table.stream(2)) - 1
    silent = len(table.stream(1))
    table.live.take_back(0, table.now)
    assert table.stream(2)[-2].what == TookBack(0, at)
    assert table.events(2)[-1] == own
    assert len(table.stream(1)) == silent
    assert table.live.state is not None
    assert table.live.state.waiting == (0, 1)
    again = table.again()
    assert again.streams.items == table.live.streams.items
    table.live.take_back(2, table.now)
    assert isinstance(table.stream(2)[-1].what, TookBack)


@pytest.mark.parametrize("name", intrigue.games())
def test_whether_it_can_be_taken_back_depends_on_nothing_unseen(name: str) -> None:
    """Whoever is told nothing of an action, and sees no change, can take back just what it could before."""
    game = intrigue.game(name)
    seats = game.seats[-1]
    for seed in range(3):
        luck = random.Random(seed)
        table = Sketch(people=seats, seats=seats, game=game, secret=bytes([seed]) * 32)
        for _ in range(60):
            state = table.live.state
            if state is None or state.over:
                break
            before = [(len(table.stream(s)), table.live.view(s), table.live.can_take_back(s)) for s in range(seats)]
            actor = luck.choice(state.waiting)
            table.act(actor, state.say(actor, luck.choice(state.legal(actor))))
            for seat, (length, view, can) in enumerate(before):
                if seat != actor and len(table.stream(seat)) == length and table.live.view(seat) == view:
                    assert table.live.can_take_back(seat) == can, (seat, table.live.entries[-1])
            taker = luck.randrange(seats)
            if (
                luck.random() < 0.1
                and table.live.table is not None
                and table.live.table.take_back_obstacle(taker) is None
            ):
                table.live.take_back(taker, table.now)
        assert table.again().streams.items == table.live.streams.items
