"""What a finished game leaves behind is what it was, to the byte, and needs no rules to be shown."""

from __future__ import annotations

import lzma
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.sketch import TRICKERY, Sketch

import intrigue
from intrigue.core import TABLE, BadInput, Game
from intrigue.core.phrase import phrase
from intrigue.core.record import Record, act, decode, verify
from intrigue.table import Denied, Live, forgetting, journal, seating
from intrigue.table.archive import ArchivedGame, KeptStep, keep
from intrigue.table.diff import apply, change
from intrigue.table.live import restore
from intrigue.table.streams import Chapter, Over

ALL = [("trickery", 4), ("treachery", 3), ("trieste", 3), ("fivesails", 2), ("mediterranean", 4)]


def steps(game: Game, record: Record, viewer: int) -> list[KeptStep]:
    """A replay as the rules tell it: a second opinion, which plays the game through and asks for every view."""
    state = record.start(game)
    told = 0
    found: list[KeptStep] = []
    for number in range(len(record.lines) + 1):
        actor: int | None = None
        if number:
            line = record.lines[number - 1]
            actor = line.seat - 1
            if actor != viewer and state.stack[-1].is_sealed(state, actor):
                actor = None
            act(game, state, number, line)
        happened = (state.events or [])[told:]
        told += len(happened)
        events = [face for face in [happening.seen_by(viewer) for happening in happened] if face is not None]
        if not number or events or actor == viewer != TABLE:
            story = game.story.chapter(events)
            eyes = None if viewer == TABLE else viewer
            found.append(KeptStep(number, None if actor == TABLE else actor, list(events), story, state.view(eyes)))
    return found


def finish(table: Sketch, luck: random.Random, back: float = 0.0) -> Sketch:
    """Play to the end: people choose anything, bots what they like, and people take back now and then."""
    live = table.live
    while not live.over:
        table.after(1)
        if table.bots():
            continue
        assert live.table is not None
        for seat in [seat for seat in live.game.manners.awaited_seats(live.table.state) if seat != TABLE]:
            if luck.random() < back and live.can_take_back(seat):
                live.take_back(seat, table.now)
            elif seat in live.table.state.waiting:
                live.act_for(seat, luck.choice(live.table.state.legal(seat)), table.now)
            for other in live.people.must_ask(seat):
                if live.asking is not None and other != live.asking:
                    live.answer(other, luck.random() < 0.8, table.now)
            if live.asking is not None:
                live.answer(live.asking, False, table.now)
    return table


def rows(live: Live) -> list[bytes]:
    return [journal.encode(entry) for entry in live.entries]


def other(game: Game, **more: Any) -> Game:
    """The game as a later version has it: nothing about its rules is to be relied on."""

    def never(*given: object, **more: object) -> object:
        raise AssertionError("the rules were asked")

    class Silent:
        def __getattr__(self, name: str) -> object:
            return never()

    rules = {**dict.fromkeys(("new", "action", "load"), never), "story": Silent(), "manners": Silent()}
    kind = type("Later", (type(game),), {"version": game.version + 1, **rules, **more})
    later: Game = kind()
    return later


@pytest.fixture(scope="module", params=ALL, ids=[name for name, _ in ALL])
def ended(request: pytest.FixtureRequest) -> Live:
    name, seats = request.param
    return finish(Sketch(1, seats, intrigue.game(name)), random.Random(3)).live


@pytest.fixture(scope="module")
def kept(ended: Live) -> ArchivedGame:
    return keep(ended)


def test_every_pair_of_eyes_sees_what_it_saw(ended: Live, kept: ArchivedGame) -> None:
    assert ended.table is not None
    record = ended.table.record
    assert kept.text == record.encode()
    assert (kept.rules, kept.options) == (ended.game.version, ended.options)
    for viewer in ended.streams.viewers:
        shown = msgspec.json.encode(list(kept.steps(viewer)))
        assert shown == msgspec.json.encode(steps(ended.game, record, viewer))
        told = kept.told_to(viewer)
        assert msgspec.json.encode(told.items) == msgspec.json.encode(ended.streams.items[viewer])
        assert bytes(told.view) == msgspec.json.encode(ended.view(viewer))


def test_who_is_forgotten_is_in_nothing_that_a_finished_game_has_left() -> None:
    """Not among the players of the record, and not in what anybody was told while it was played."""
    table = Sketch(2, 3).choose_societies("TT")
    seating.speak(table.live, "v0", "Ada", "Hello, I am Ada", table.now)
    live = finish(table, random.Random(3)).live
    before = keep(live)
    assert b"I am Ada" in lzma.decompress(before.told)
    after, work = forgetting.forget(live.entries, "v0", "stranger")
    kept = forgetting.forget_kept(before, after, "v0", "stranger", work.alias)
    told = lzma.decompress(kept.told)
    for place in (told, kept.text.encode()):
        assert b"Ada" not in place
        assert b"Ben" in place
    assert {viewer: len(kept.told_to(viewer).items) for viewer in live.streams.viewers} == {
        viewer: len(before.told_to(viewer).items) for viewer in live.streams.viewers
    }


def test_a_game_costs_tens_of_kilobytes(ended: Live, kept: ArchivedGame) -> None:
    """Full views of every moment would be megabytes: 14 of them in the Mediterranean."""
    size = len(kept.record) + len(kept.told) + len(kept.frames)
    assert size < 120_000
    viewers = ended.streams.viewers
    whole = sum(len(msgspec.json.encode(list(kept.steps(viewer)))) for viewer in viewers)
    assert size < whole / 8


def test_with_it_the_table_comes_back_without_the_rules(ended: Live, kept: ArchivedGame) -> None:
    again = restore(other(ended.game), rows(ended), 0.0, kept)
    assert (again.stage, again.over, again.has_begun, again.foreign) == ("over", True, True, True)
    assert again.table is None
    assert again.options == ended.options
    assert again.commitment == ended.commitment
    assert again.people.names == ended.people.names
    assert again.ended == ended.ended
    for viewer in ended.streams.viewers:
        assert again.streams.length(viewer) == ended.streams.length(viewer)
        assert msgspec.json.encode(again.streams.items[viewer]) == msgspec.json.encode(ended.streams.items[viewer])
        assert msgspec.json.encode(again.view(viewer)) == msgspec.json.encode(ended.view(viewer))
    assert list(verify(kept.as_record(), ended.game)) == []


def test_without_it_there_is_who_played_and_how_it_ended(ended: Live) -> None:
    bare = restore(other(ended.game), rows(ended), 0.0)
    assert (bare.stage, bare.bare, bare.kept, bare.foreign) == ("over", True, None, True)
    assert bare.people.names == ended.people.names
    assert bare.ended == ended.ended
    assert bare.view(TABLE) is None
    for viewer in ended.streams.viewers:
        items = bare.streams.items[viewer]
        assert [item.n for item in items] == list(range(1, len(items) + 1))
        assert isinstance(items[-1].what, Over)
        assert not any(isinstance(item.what, Chapter) for item in items)


def test_options_that_later_rules_do_not_have_are_no_obstacle(ended: Live, kept: ArchivedGame) -> None:
    class Fewer(intrigue.core.options.Options, frozen=True):
        pass

    later = other(ended.game, options_type=Fewer)
    assert restore(later, rows(ended), 0.0).options in ({}, ended.options)
    assert restore(later, rows(ended), 0.0, kept).options == ended.options


# ---------------------------------------------------------------------- the ways of one game


@pytest.mark.parametrize(("name", "seats"), [("trickery", 3), ("treachery", 2)])  # the latter tells of its deal
@pytest.mark.parametrize("seed", range(4))
def test_decisions_that_were_taken_back_are_told_and_not_replayed(name: str, seats: int, seed: int) -> None:
    game = intrigue.game(name)
    table = finish(Sketch(2, seats, game), random.Random(seed), back=0.3)
    assert any(isinstance(entry, journal.TookBack) for entry in table.live.entries)
    kept = keep(table.live)
    assert table.live.table is not None
    for viewer in table.live.streams.viewers:
        shown = msgspec.json.encode(list(kept.steps(viewer)))
        assert shown == msgspec.json.encode(steps(game, table.live.table.record, viewer))
    again = restore(other(game), rows(table.live), 0.0, kept)
    assert wire(again) == wire(table.live)


def wire(live: Live) -> list[bytes]:
    return [msgspec.json.encode(live.streams.items[viewer]) for viewer in live.streams.viewers]


def test_a_game_that_was_played_on_from_a_moment() -> None:
    old = finish(Sketch(1), random.Random(1)).live
    assert old.table is not None
    before = [(line.seat - 1, line.do) for line in old.table.record.lines[:5]]
    table = Sketch(1, start=False)
    seating.start(table.live, "v0", table.secret, 7, table.now, before)
    finish(table, random.Random(2))
    kept = keep(table.live)
    assert table.live.table is not None
    for viewer in table.live.streams.viewers:
        shown = msgspec.json.encode(list(kept.steps(viewer)))
        assert shown == msgspec.json.encode(steps(TRICKERY, table.live.table.record, viewer))


def test_what_happens_after_the_end_comes_after_what_was_kept() -> None:
    table = finish(Sketch(2), random.Random(1))
    live, kept = table.live, keep(table.live)
    seating.speak(live, "v1", "Ben", "Good game.", table.now)
    seating.share(live, 0, "phone", table.now)
    seating.play_again(live, "next", table.now)
    again = restore(other(TRICKERY), rows(live), 0.0, kept)
    assert wire(again) == wire(live)
    assert (again.next, again.people.seat_of("phone"), again.people.hosts) == ("next", 0, live.people.hosts)
    seating.speak(again, "v0", "Ada", "Yes.", table.now)
    assert again.streams.items[TABLE][-1].n == live.streams.length(TABLE) + 1


@pytest.mark.parametrize("bare", [True, False])
def test_nothing_more_can_be_done_at_it(bare: bool) -> None:
    table = finish(Sketch(2), random.Random(1))
    again = restore(other(TRICKERY), rows(table.live), 0.0, None if bare else keep(table.live))
    tries: list[Callable[[], object]] = [
        lambda: seating.sit(again, "new", "New", None, 0.0),
        lambda: seating.leave(again, "v0", 0.0),
        lambda: seating.start(again, "v0", bytes(32), 0, 0.0),
        lambda: seating.bring(again, "v0", "", 0.0),
        lambda: seating.seat_bot(again, "v0", 2, "nobody", 0.0),
        lambda: again.act(0, "favour", 0, 0.0),
        lambda: again.take_back(0, 0.0),
        lambda: again.answer(0, True, 0.0),
        lambda: again.action_of(0, "favour"),
        lambda: again.knowledge(0),
    ]
    before = len(again.entries)
    for attempt in tries:
        with pytest.raises(Denied):
            attempt()
    again.tick(1e12)
    again.come_back(0, 0.0)
    assert (again.bots_asked, again.next_tick, again.can_take_back(0), again.is_hurried) == ([], None, False, False)
    assert len(again.entries) == before


def test_a_game_in_the_middle_is_refused_with_a_sentence() -> None:
    table = Sketch(2).choose_societies()
    later = other(TRICKERY)
    with pytest.raises(BadInput) as refused:
        restore(later, rows(table.live), 0.0)
    told = phrase("past-waits", rules=TRICKERY.version, title=TRICKERY.title, here=later.version)
    assert refused.value.reason == told


def test_a_journal_that_these_rules_play_otherwise_still_says_how_it_ended() -> None:
    live = finish(Sketch(1), random.Random(1)).live
    number = next(n for n, entry in enumerate(live.entries) if isinstance(entry, journal.Acted))
    entry = live.entries[number]
    assert isinstance(entry, journal.Acted)
    written = rows(live)
    written[number] = journal.encode(msgspec.structs.replace(entry, check="0" * 16))
    again = restore(TRICKERY, written, 0.0)
    assert (again.bare, again.foreign, again.ended) == (True, False, live.ended)


def test_a_record_that_was_kept_is_a_record() -> None:
    live = finish(Sketch(1), random.Random(1)).live
    kept = keep(live)
    assert decode(kept.text).encode() == kept.text
    assert list(verify(kept.as_record(), TRICKERY)) == []


# ---------------------------------------------------------------------- a game of the first server that kept any

FIRST = Path(__file__).with_name("kept.json")  # by `python -m tests.table.test_kept`; never to be made anew


class Stored(msgspec.Struct):
    """What the database of that server has of a game: its journal, and what was kept."""

    game: str
    journal: list[bytes]
    kept: ArchivedGame


def test_what_the_first_server_kept_can_be_read_for_ever() -> None:
    stored = msgspec.json.decode(FIRST.read_bytes(), type=Stored)
    live = restore(other(intrigue.game(stored.game)), stored.journal, 0.0, stored.kept)
    record = stored.kept.as_record()
    assert (record.header.rules, record.header.players) == (1, ["Ada", "Ben", "Aurelia"])
    assert record.close.result is not None
    assert live.ended is not None
    assert tuple(live.ended.winners) == record.close.result.winners
    for viewer in live.streams.viewers:
        kinds = {type(item.what).__name__ for item in live.streams.items[viewer]}
        assert kinds == {
            "Seated",
            "Started",
            "Chapter",
            "Said",
            "BackAsked",
            "BackAnswered",
            "TookBack",
            "StoodIn",
            "Over",
        }
        told = list(stored.kept.steps(viewer))
        assert told[-1].move == len(record.lines)
        assert all(step.story for step in told[1:])
        last: Any = msgspec.json.decode(stored.kept.told_to(viewer).view)
        assert msgspec.json.encode(live.view(viewer)) == msgspec.json.encode(last)
        assert last == told[-1].view
        assert last["result"]["winners"] == list(record.close.result.winners)


def store_the_first() -> None:
    table = Sketch(2)
    live = table.live
    seating.speak(live, "v1", "Ben", "Good luck.", table.now)
    table.act(0, "choose thorn").act(1, "choose thorn").bots()
    table.act(0, "favour").act(1, "favour")
    live.take_back(0, table.now)
    live.answer(1, True, table.now)
    live.write(journal.StoodIn(at=table.now, seat=1, on=True))
    live.write(journal.StoodIn(at=table.now, seat=1, on=False))
    finish(table, random.Random(1))
    FIRST.write_bytes(msgspec.json.encode(Stored("trickery", rows(live), keep(live))))


# ---------------------------------------------------------------------- changes


class Inner(msgspec.Struct, frozen=True):
    a: int
    b: str = "x"


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    a: int = 0


class Outer(msgspec.Struct, frozen=True, rename="camel"):
    one_inner: Inner | None
    many: tuple[Inner, ...]
    words: list[str]
    short: Short
    by_name: dict[str, int]


def outer(luck: random.Random) -> Outer:
    def inner() -> Inner:
        return Inner(luck.randrange(2), luck.choice("xy"))

    return Outer(
        luck.choice([None, inner()]),
        tuple(inner() for _ in range(luck.randrange(5))),
        [luck.choice("ab") for _ in range(luck.randrange(5))],
        Short(luck.randrange(2)),
        {luck.choice("pq"): luck.randrange(2)},
    )


def test_a_change_leads_from_anything_to_anything() -> None:
    luck = random.Random(1)
    old, known = None, None
    for _ in range(2000):
        new = outer(luck)
        before = msgspec.json.encode(known)
        after = apply(known, msgspec.json.decode(msgspec.json.encode(change(old, new))))
        assert msgspec.json.encode(after) == msgspec.json.encode(new)
        assert msgspec.json.encode(known) == before
        old, known = new, after


def test_what_is_the_same_is_not_said_again() -> None:
    one = Outer(Inner(1), (Inner(1), Inner(2), Inner(3)), ["a"], Short(), {})
    assert change(one, one) == {}
    assert change(one, msgspec.structs.replace(one, one_inner=Inner(2))) == {"oneInner": {"a": [2]}}
    assert change(one, msgspec.structs.replace(one, many=(Inner(1), Inner(3)))) == {"many": [1, 2, ()]}
    assert change(one, msgspec.structs.replace(one, many=(Inner(1), Inner(9), Inner(3)))) == {"many": {"1": {"a": [9]}}}


if __name__ == "__main__":
    store_the_first()
