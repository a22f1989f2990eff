"""A live table: seats, the journal, what each pair of eyes is told, stale and double answers, and coming back."""

from __future__ import annotations

import random

import pytest
from tests.laws.toys import Bidding, Bids, BidsGame, BidsRefusals
from tests.table.sketch import NAMES, TRICKERY, Sketch

import intrigue
from intrigue.core import TABLE, BadInput, Refusal, Scene, State, View
from intrigue.core.phrase import notation
from intrigue.core.record import decode, verify
from intrigue.table import Denied, Live, journal, seating
from intrigue.table.live import restore
from intrigue.table.streams import Chapter, Over, Started


def same(one: Live, other: Live) -> None:
    """Two tables are alike in everything that anybody could notice."""
    assert one.entries == other.entries
    assert one.streams.items == other.streams.items
    assert one.stage == other.stage
    assert one.people.names == other.people.names
    assert one.people.hosts == other.people.hosts
    assert [(s.bot, s.visitors, s.stand_in) for s in one.people.seats] == [
        (s.bot, s.visitors, s.stand_in) for s in other.people.seats
    ]
    assert [(q.number, q.id) for q in one.questions] == [(q.number, q.id) for q in other.questions]
    assert one.asking == other.asking
    assert one.next == other.next
    assert one.timing.asked_at == other.timing.asked_at
    if one.timing.banks is not None and other.timing.banks is not None:
        assert vars(one.timing.banks) == vars(other.timing.banks)
    if one.state is not None and other.state is not None:
        assert one.state.save() == other.state.save()
        for viewer in one.streams.viewers:
            assert one.view(viewer) == other.view(viewer)
        for seat in range(len(one.people.seats)):
            assert one.can_take_back(seat) == other.can_take_back(seat)


# ---------------------------------------------------------------------- gathering


def test_people_gather_and_the_host_starts() -> None:
    table = Sketch(people=2, start=False)
    assert table.live.stage == "gathering"
    assert table.live.people.open_seats == []
    assert table.live.view(0) is None
    assert table.start().live.stage == "playing"
    assert [type(item.what) for item in table.stream(None)] == [journal.Seated] * 3 + [Started]


def test_nobody_stands_in_at_a_table_that_is_only_set_up() -> None:
    live = Live(TRICKERY, seating.setting(TRICKERY, 3, "v0", 0.0), 0.0)
    assert [(seat.name, seat.bot, seat.visitors, seat.stand_in) for seat in live.people.seats] == [
        (None, None, [], False)
    ] * 3
    assert live.people.open_seats == [0, 1, 2]


def test_only_the_host_starts_and_only_when_nobody_is_missing() -> None:
    table = Sketch(people=2, seats=4, start=False)
    seating.seat_bot(table.live, "v0", 3, seating.NOBODY, 0)
    with pytest.raises(Denied, match="no-start-but-by-host"):
        seating.start(table.live, "v1", table.secret, 1, 0)
    with pytest.raises(Denied, match="no-start-with-open-seats"):
        table.start()
    seating.seat_bot(table.live, "v0", 3, "random", 0)
    table.start()
    with pytest.raises(Denied, match="no-second-start"):
        table.start()


def test_bots_keep_to_no_script_where_nobody_learns() -> None:
    live = Sketch(people=2, seats=3).live
    assert [live.scripted_action(seat) for seat in range(3)] == [None] * 3


def test_bots_keep_to_the_script_of_a_course() -> None:
    course = TRICKERY.course
    assert course is not None
    live = Live(TRICKERY, seating.lesson(TRICKERY, "v0", 0.0), 0.0)
    seating.sit(live, "v0", "Ada", course.learner, 0.0)
    assert [live.scripted_action(seat) for seat in range(course.seats)] == [None] * course.seats  # nothing is dealt yet
    seating.start(live, "v0", course.seed, course.seed, 0.0)
    assert live.guide is not None
    assert live.table is not None
    others = [seat for seat in live.table.state.waiting if seat != course.learner]
    assert others
    for seat in others:
        action = live.scripted_action(seat)
        assert action is not None
        assert live.table.state.say(seat, action) == course.script[seat + 1][0]


def test_a_seat_has_the_deck_that_its_person_brought_or_that_the_table_was_set_up_with() -> None:
    sails = intrigue.game("fivesails")
    assert [Sketch(start=False).live.deck_of(seat) for seat in range(3)] == [None] * 3  # there are no decks
    table = Sketch(people=3, game=sails, start=False, options={"decks": "eisen/castille"})
    assert [table.live.deck_of(seat) for seat in range(3)] == ["eisen", "castille", ""]
    seating.bring(table.live, "v1", "Ussura", table.now)
    seating.bring(table.live, "v2", "castille", table.now)
    assert [table.live.deck_of(seat) for seat in range(3)] == ["eisen", "ussura", "castille"]
    before = len(table.live.entries)
    seating.bring(table.live, "v0", "eisen", table.now)  # it is that already
    assert len(table.live.entries) == before
    [own] = [deck.text for deck in sails.decks.samples() if deck.name == "eisen"]
    listed = ";".join(line for line in own.splitlines() if line)
    preset = Sketch(people=2, seats=2, game=sails, start=False, options={"decks": listed}).live
    assert preset.deck_of(0) == preset.opened.options["decks"].split("/")[0].replace(";", "\n")
    assert ";" not in str(preset.deck_of(0))


def test_names_are_told_apart() -> None:
    table = Sketch(people=1, start=False)
    seating.seat_bot(table.live, "v0", 1, seating.NOBODY, 0)
    seating.sit(table.live, "other", "ADA", None, 0)
    assert table.live.people.names == ["Ada", "ADA 2", "Basil"]


def test_moving_to_another_seat_keeps_name_devices_and_host() -> None:
    table = Sketch(people=1, start=False)
    seating.share(table.live, 0, "phone", 0)
    seating.seat_bot(table.live, "v0", 2, seating.NOBODY, 0)
    seating.sit(table.live, "phone", "Whoever", 2, 0)
    assert table.live.people.seat_of("v0") == table.live.people.seat_of("phone") == 2
    assert table.live.people.names[2] == "Ada"
    assert table.live.people.hosts == {"v0"}
    assert table.live.people.open_seats == [0]


def test_when_the_host_leaves_another_person_may_start() -> None:
    table = Sketch(people=2, start=False)
    seating.leave(table.live, "v0", 0)
    assert table.live.people.hosts == {"v1"}
    with pytest.raises(Denied, match="no-bots-but-by-host"):
        seating.seat_bot(table.live, "v0", 0, "random", 0)


@pytest.mark.parametrize(
    ("seat", "why"),
    [(0, "beside .*Ada"), (2, "beside .*Aurelia"), (7, "no-such-seat number=8"), (-1, "no-such-seat number=0")],
)
def test_a_seat_that_is_taken_or_not_there(seat: int, why: str) -> None:
    table = Sketch(people=2, start=False)
    with pytest.raises(Denied, match=why):
        seating.sit(table.live, "new", "New", seat, 0)
    with pytest.raises(Denied, match="no-seat-free"):
        seating.sit(table.live, "new", "New", None, 0)


def test_bots_are_placed_by_the_host_and_not_on_people() -> None:
    table = Sketch(people=2, start=False)
    for visitor, seat, bot, why in [
        ("v1", 2, "random", "no-bots-but-by-host"),
        ("v0", 1, "random", "no-room-beside .*Ben"),
        ("v0", 2, "grandmaster", "no-such-bot .*grandmaster"),
        ("v0", 9, "random", "no-such-seat-free"),
        ("v0", None, "random", "no-such-seat-free"),
    ]:
        with pytest.raises(Denied, match=why):
            seating.seat_bot(table.live, visitor, seat, bot, 0)
    table.start()
    with pytest.raises(Denied, match="begun"):
        seating.seat_bot(table.live, "v0", 2, "random", 0)
    with pytest.raises(Denied, match="no-seat-once-begun"):
        seating.sit(table.live, "new", "New", None, 0)


@pytest.mark.parametrize(
    ("seats", "options", "bots", "why"),
    [
        (2, {}, {}, "3 to 6 players, not 2"),
        (3, {"colour": 1}, {}, "no option 'colour'"),
        (3, {"max_turns": 0}, {}, "max_turns"),
        (3, {}, {3: "random"}, "no seat 4"),
        (3, {}, {0: "nobody"}, "no bot 'nobody'"),
    ],
)
def test_a_table_that_cannot_be(seats: int, options: dict[str, object], bots: dict[int, str], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        seating.setting(TRICKERY, seats, "v", 0, options=options, bots=bots)


def test_leaving_during_the_game_hands_the_seat_to_a_bot() -> None:
    table = Sketch(people=3).choose_societies()
    seating.leave(table.live, "v0", 0)
    assert table.live.people.seats[0].bot == "sensible"
    assert table.live.people.seat_of("v0") is None
    assert table.bots() == 1
    with pytest.raises(Denied, match="no-seat-of-yours"):
        seating.leave(table.live, "v0", 0)


def test_a_private_link_brings_one_more_device() -> None:
    table = Sketch(people=2)
    before = [len(table.stream(viewer)) for viewer in (None, 0, 1)]
    seating.share(table.live, 1, "phone", 0)
    seating.share(table.live, 1, "phone", 0)
    assert table.live.people.seat_of("phone") == 1
    assert [len(table.stream(viewer)) for viewer in (None, 0, 1)] == before
    with pytest.raises(Denied, match=r"no-second-seat .*Ada"):
        seating.share(table.live, 1, "v0", 0)
    with pytest.raises(Denied, match="no-one-in-that-seat"):
        seating.share(table.live, 2, "laptop", 0)
    for number in range(seating.DEVICES - 2):
        seating.share(table.live, 1, f"d{number}", 0)
    with pytest.raises(Denied, match="no-more-devices devices=8"):
        seating.share(table.live, 1, "one too many", 0)


# ---------------------------------------------------------------------- what each pair of eyes is told


def test_numbers_run_from_one_without_gaps_in_every_stream() -> None:
    table = Sketch().choose_societies().act(0, "favour")
    for viewer in table.live.streams.viewers:
        items = table.live.streams.items[viewer]
        assert [item.n for item in items] == list(range(1, len(items) + 1))


def test_a_sealed_choice_is_told_to_nobody_else() -> None:
    table = Sketch()
    before = {viewer: len(items) for viewer, items in table.live.streams.items.items()}
    table.act(1, "choose machine")
    grown = {viewer for viewer, items in table.live.streams.items.items() if len(items) > before[viewer]}
    assert grown == {1}
    table.act(0, "choose thorn").act(2, "choose thorn")
    shown = {viewer: table.live.streams.items[viewer][-1].what for viewer in (TABLE, 0, 1)}
    assert len(set(map(str, shown.values()))) == 1


def test_the_order_of_sealed_choices_leaves_no_trace() -> None:
    def told(order: list[int]) -> list[object]:
        table = Sketch()
        for seat in order:
            table.act(seat, "choose thorn" if seat else "choose machine")
        return [table.stream(None), table.live.view(TABLE), table.live.timing.asked_at]

    assert told([0, 1, 2]) == told([2, 0, 1]) == told([1, 2, 0])


def test_whoever_acts_is_told_even_where_there_is_nothing_to_see() -> None:
    class Silent(Bidding):
        __slots__ = ()

        def note(self, state: Bids, seat: int, action: int) -> None:
            """Not even its maker is told of a bid."""

    class Mute(BidsGame):
        bidding = Silent

    table = Sketch(people=2, seats=2, game=Mute())
    state = table.live.state
    assert state is not None
    before = len(table.stream(0))
    table.act(0, state.say(0, state.legal(0)[0]))
    assert len(table.stream(0)) == before + 1
    assert table.events(0)[-1] == []
    assert table.events(1) == table.events(None) == []


def test_the_end_is_told_with_the_secret_and_the_record_verifies() -> None:
    table = Sketch(people=0, seats=4)
    table.bots()
    assert table.live.stage == "over"
    last = table.stream(None)[-1].what
    assert isinstance(last, Over)
    assert last.secret == table.secret.hex()
    assert table.live.table is not None
    assert list(verify(decode(table.live.table.record.encode()), TRICKERY)) == []
    with pytest.raises(Denied, match="no-more"):
        table.act(0, "favour")


def test_there_is_nothing_to_leave_when_the_game_is_over() -> None:
    table = Sketch(people=1, options={"max_turns": 1}).act(0, "choose thorn")
    table.bots()
    table.act(0, "favour")
    table.bots()
    with pytest.raises(Denied, match="no-leaving-at-the-end"):
        seating.leave(table.live, "v0", 0)


def test_chat_is_told_to_everyone() -> None:
    table = Sketch(public=True)
    seating.speak(table.live, "v1", "ignored", "Hello", 5.0)
    seating.speak(table.live, "stranger", "Zoe", "I am watching", 6.0)
    for viewer in table.live.streams.viewers:
        said = [item.what for item in table.live.streams.items[viewer][-2:]]
        assert [(s.seat, s.name, s.text) for s in said if isinstance(s, journal.Said)] == [
            (1, "Ben", "Hello"),
            (None, "Zoe", "I am watching"),
        ]


# ---------------------------------------------------------------------- answers


def test_refusals_have_a_rule_and_change_nothing() -> None:
    table = Sketch().choose_societies()
    before = list(table.live.entries)
    for seat, text in [(0, "pause"), (1, "favour"), (0, "bribe 9"), (0, ""), (0, "\x00")]:
        with pytest.raises(Denied) as denied:
            table.act(seat, text)
        assert (denied.value.rule or "") in TRICKERY.rulebook
    assert table.live.entries == before


def test_a_refusal_depends_on_nothing_that_the_seat_does_not_know() -> None:
    class Telling(BidsRefusals):
        """They read the other hand."""

        def obstacle(self, state: Bids, seat: int, action: int) -> Refusal:
            return Refusal("TOY-BID", f"The other hand is {state.hands[1 - seat]}.")

    class Chatty(BidsGame):
        refusals = Telling()

    def reason(secret: bytes) -> tuple[str, str]:
        table = Sketch(people=2, seats=2, game=Chatty(), secret=secret)
        view = table.live.view(0)
        with pytest.raises(Denied) as denied:
            table.act(0, "swap")
        return str(view), notation(denied.value.reason)

    by_view: dict[str, set[str]] = {}
    for number in range(300):
        view, words = reason(number.to_bytes(32, "big"))
        by_view.setdefault(view, set()).add(words)
    assert len(by_view) < 300  # some of them look alike
    assert all(len(words) == 1 for words in by_view.values())


def test_an_answer_to_an_old_question_is_stale() -> None:
    table = Sketch().choose_societies()
    asked = table.question(0)
    table.act(0, "favour", asked)
    with pytest.raises(Denied, match="no-such-question"):
        table.act(0, "favour", asked)
    table.act(1, "favour").act(2, "favour")
    with pytest.raises(Denied, match="no-such-question"):  # asked the very same again, but another question
        table.act(0, "pause", asked)
    table.act(0, "pause")


def test_chat_and_the_choices_of_others_do_not_make_an_answer_stale() -> None:
    table = Sketch()
    asked = table.question(2)
    seating.speak(table.live, "v1", "", "Hurry", 0)
    table.act(0, "choose thorn").act(1, "choose thorn")
    table.act(2, "choose thorn", asked)


def test_a_question_that_was_never_asked_is_not_answered() -> None:
    table = Sketch()
    with pytest.raises(Denied, match="no-such-question"):
        table.act(0, "choose thorn", 99)


def test_a_mark_is_remembered_across_a_crash() -> None:
    table = Sketch().act(0, "choose thorn", ref="r1")
    assert table.live.done_before("v0", "r1")
    assert table.again().done_before("v0", "r1")
    assert not table.live.done_before("v1", "r1")
    assert not table.live.done_before("v0", "r2")
    assert not table.live.done_before(None, "r1")


def test_a_bot_cannot_do_what_is_not_possible() -> None:
    table = Sketch(people=0)
    with pytest.raises(Denied):
        table.live.act_for(0, 9999, 0)
    with pytest.raises(Denied, match="no-game-yet"):
        Sketch(start=False).live.act_for(0, 0, 0)


def test_bots_that_are_asked_together_do_not_share_their_luck() -> None:
    assert len({Sketch(people=0, seats=6).live.playing().luck(seat).state for seat in range(6)}) == 6


def test_the_luck_of_a_bot_does_not_tell_who_has_chosen() -> None:
    table = Sketch(people=2)
    before = table.live.playing().luck(2).state
    table.act(0, "choose thorn")
    assert table.live.playing().luck(2).state == before


# ---------------------------------------------------------------------- from the journal


def test_everything_comes_back_from_the_journal() -> None:
    table = Sketch(people=2, seats=4, clock="quick")
    same(table.live, table.again())
    table.act(0, "choose thorn", ref="a")
    same(table.live, table.again())
    table.act(1, "choose thorn")
    table.bots()
    same(table.live, table.again())
    seating.speak(table.live, "v1", "Ben", "Hi", table.now, "b")
    seating.share(table.live, 1, "phone", table.now)
    table.after(31)
    same(table.live, table.again())
    table.bots()
    table.live.come_back(0, table.now)
    same(table.live, table.again())


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_comes_back_from_the_journal(seed: int) -> None:
    """Random people do random things; at any moment the journal alone gives the same table."""
    luck = random.Random(seed)
    clock = luck.choice(["none", "quick", "bank"])
    table = Sketch(people=2, seats=3, clock=clock, more=10, options={"max_turns": 6})
    for step in range(120):
        live = table.live
        table.now += luck.choice([0.1, 1, 5, 20])
        seat = luck.randrange(2)
        try:
            match luck.randrange(8):
                case 0 | 1 | 2:
                    state = live.state
                    assert state is not None
                    legal = state.legal(seat)
                    table.act(seat, state.say(seat, luck.choice(legal)) if legal else "pause")
                case 3:
                    live.take_back(seat, table.now, f"v{seat}", f"r{step}")
                case 4:
                    live.answer(seat, luck.random() < 0.7, table.now)
                case 5:
                    live.tick(table.now)
                case 6:
                    live.come_back(seat, table.now)
                case 7:
                    table.bots()
        except Denied:
            pass
        if step % 10 == 0 or live.over:
            same(live, table.again())
        if live.over:
            break
    for viewer in table.live.streams.viewers:
        items = table.live.streams.items[viewer]
        assert [item.n for item in items] == list(range(1, len(items) + 1))


def test_a_damaged_journal_is_refused_with_a_sentence() -> None:
    rows = [journal.encode(entry) for entry in Sketch().choose_societies().act(0, "favour").live.entries]
    for broken, why in [
        (rows[1:], "does not begin"),
        ([], "does not begin"),
        ([*rows[:-1], rows[-1].replace(b"favour", b"pause")], "damaged"),
        ([*rows[:-1], rows[-1].replace(b"favour", b"tribute 1")], "not as its journal says"),
        ([*rows, b"{"], "damaged"),
        ([*rows, b'{"type":"acted","at":1}'], "damaged"),
        ([row.replace(b'"rules":1', b'"rules":99') for row in rows], "99"),
    ]:
        with pytest.raises(BadInput, match=why):
            restore(TRICKERY, broken, 0)


def test_a_game_is_played_on_from_a_moment() -> None:
    old = Sketch().choose_societies().act(0, "favour").act(1, "favour")
    assert old.live.table is not None
    before = [(line.seat - 1, line.do) for line in old.live.table.record.lines[:4]]
    fresh = Sketch(people=1, start=False)
    seating.start(fresh.live, "v0", old.secret, 3, fresh.now, before)
    assert fresh.live.state is not None
    assert fresh.live.state.waiting == (1,)
    assert fresh.events(None) == old.events(None)[:2]
    same(fresh.live, fresh.again())
    fresh.bots()
    fresh.act(0, "pause")
    same(fresh.live, fresh.again())


def test_the_rematch_is_noted_once() -> None:
    table = Sketch(people=1)
    with pytest.raises(Denied, match="no-rematch-yet"):
        seating.play_again(table.live, "next", 0)
    table = Sketch(people=0)
    table.bots()
    seating.play_again(table.live, "next", 0)
    seating.play_again(table.live, "another", 0)
    assert table.live.next == table.again().next == "next"


def test_names_in_sentences_are_those_of_the_table() -> None:
    assert Sketch(people=2, start=False).live.people.names == [*NAMES[:2], "Aurelia"]
    assert isinstance(Sketch().choose_societies().stream(None)[-1].what, Chapter)


# ---------------------------------------------------------------------- what is made, and for whom


class Watched(type(TRICKERY)):  # type: ignore[misc]
    """Trickery that remembers who was shown something."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def look(self, scene: Scene, seat: int) -> View:
        self.shown.append(seat)
        seen: View = super().look(scene, seat)
        return seen


def test_a_bot_is_shown_nothing_and_its_question_is_told_apart_all_the_same() -> None:
    game = Watched()
    table = Sketch(people=1, game=game, options={"start_player": 2})
    game.shown.clear()
    before = [question.number for question in table.live.questions]
    assert table.act(0, "choose thorn").bots() > 2
    assert set(game.shown) == {0}
    assert all(asked.number > number for asked, number in zip(table.live.questions, before, strict=True))


def test_what_was_offered_need_not_be_worked_out_from_what_a_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sketch()

    def unknown(seat: int) -> State:
        raise AssertionError(f"what seat {seat} knows is asked for")

    monkeypatch.setattr(table.live, "imagine_for", unknown)
    table.act(0, "choose thorn")
    with pytest.raises(AssertionError, match="seat 1"):
        table.act(1, "Choose  Thorn")  # as somebody may well write it, but nobody was offered it like that
