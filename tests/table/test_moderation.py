"""People and each other: sending away, muting, closing, waiting no longer; devices; and names that look alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.table.sketch import Sketch
from tests.table.test_live import same

from intrigue.table import Denied, journal, lookalikes, moderation, seating
from intrigue.table.clock import ABSENT, DAY, URGED
from intrigue.table.seating import unique_name
from intrigue.table.streams import What


def latest(table: Sketch, viewer: int | None = None) -> What:
    return table.stream(viewer)[-1].what


def stood_in(table: Sketch) -> list[int]:
    return [number for number, seat in enumerate(table.live.people.seats) if seat.stand_in]


# ---------------------------------------------------------------------- sending away


def test_whoever_is_sent_away_does_not_sit_down_again() -> None:
    table = Sketch(people=2, start=False)
    seating.share(table.live, 1, "phone", 0)
    moderation.send_away(table.live, "v0", 1, 5)
    assert table.live.people.open_seats == [1]
    told = [item.what for item in table.stream(None)][-2:]
    assert [type(what) for what in told] == [journal.SentAway, journal.Seated]
    assert (told[0].seat, told[0].name) == (1, "Ben")  # type: ignore[union-attr]
    for device in ("v1", "phone"):
        with pytest.raises(Denied, match="no-seat-once-sent-away"):
            seating.sit(table.live, device, "Benedict", None, 6)
        with pytest.raises(Denied, match="no-seat-once-sent-away"):
            seating.share(table.live, 0, device, 6)
    seating.sit(table.live, "v2", "Ben", 1, 7)  # the name is not at fault
    same(table.live, table.again())
    assert table.again().people.away == {"v1", "phone"}


@pytest.mark.parametrize(
    ("visitor", "seat", "why"),
    [
        ("v1", 0, "no-deed-but-by-host"),
        ("v0", 0, "no-deed-to-oneself"),
        ("v0", 2, "no-one-in-that-seat"),
        ("v0", 9, "no-such-seat number=10"),
    ],
)
def test_only_the_host_sends_away_and_only_somebody_else(visitor: str, seat: int, why: str) -> None:
    table = Sketch(people=2, start=False)
    before = list(table.live.entries)
    with pytest.raises(Denied, match=why):
        moderation.send_away(table.live, visitor, seat, 0)
    assert table.live.entries == before


def test_nobody_is_sent_away_from_a_game() -> None:
    with pytest.raises(Denied, match="no-sending-away-once-begun"):
        moderation.send_away(Sketch().live, "v0", 1, 0)


# ---------------------------------------------------------------------- muting


def test_somebody_muted_is_silent_on_every_device_until_the_host_relents() -> None:
    table = Sketch(people=2)
    seating.share(table.live, 1, "phone", 0)
    moderation.mute(table.live, "v0", True, 0, seat=1)
    moderation.mute(table.live, "v0", True, 0, seat=1)
    assert sum(isinstance(entry, journal.Muted) for entry in table.live.entries) == 1
    seating.share(table.live, 1, "new phone", 0)
    for device in ("v1", "phone", "new phone"):
        assert table.again().people.is_muted(device)
        with pytest.raises(Denied, match="no-talking-when-muted"):
            seating.speak(table.live, device, "Ben", "Hello", 0)
    seating.speak(table.live, "v0", "Ada", "Peace", 0)
    moderation.mute(table.live, "v0", False, 0, seat=1)
    seating.speak(table.live, "phone", "Ben", "Thanks", 0)
    same(table.live, table.again())


def test_a_watcher_is_muted_by_a_line() -> None:
    table = Sketch(people=2, public=True)
    seating.speak(table.live, "w1", "Zoe", "Buy my soap", 0)
    line = table.stream(0)[-1].n
    with pytest.raises(Denied, match="no-such-line"):
        moderation.mute(table.live, "v0", True, 0, said=1)
    with pytest.raises(Denied, match="no-such-line"):
        moderation.mute(table.live, "v0", True, 0, said=line + 1)
    moderation.mute(table.live, "v0", True, 0, said=line)
    with pytest.raises(Denied, match="no-talking-when-muted"):
        seating.speak(table.live, "w1", "Zoe", "Cheap", 0)
    seating.speak(table.live, "w2", "Yan", "A good game", 0)
    moderation.mute(table.live, "v0", False, 0, said=line)
    seating.speak(table.live, "w1", "Zoe", "Sorry", 0)
    seating.speak(table.live, "v0", "Ada", "Well", 0)
    with pytest.raises(Denied, match="no-deed-to-oneself"):
        moderation.mute(table.live, "v0", True, 0, said=table.stream(0)[-1].n)


def test_at_a_private_table_those_talk_who_sit_there_unless_the_host_lets_the_others() -> None:
    table = Sketch(people=2)
    with pytest.raises(Denied, match="no-talking-from-outside"):
        seating.speak(table.live, "w1", "Zoe", "Hello", 0)
    seating.speak(table.live, "v1", "Ben", "Hello", 0)
    with pytest.raises(Denied, match="no-deed-but-by-host"):
        moderation.mute(table.live, "v1", False, 0)
    moderation.mute(table.live, "v0", False, 0)
    seating.speak(table.live, "w1", "Zoe", "Hello", 0)
    moderation.mute(table.live, "v0", True, 0)
    with pytest.raises(Denied, match="no-talking-from-outside"):
        seating.speak(table.again(), "w1", "Zoe", "Again", 0)


# ---------------------------------------------------------------------- closing


def test_nothing_happens_at_a_closed_table() -> None:
    table = Sketch(people=1, seats=3)
    live = table.live
    assert live.bots_asked
    question = table.question(0)
    moderation.close(live, "v0", 5)
    assert (live.stage, live.bots_asked, live.next_tick, live.can_take_back(0)) == ("closed", [], None, False)
    assert isinstance(latest(table), journal.Closed)
    attempts: list[Callable[[], None]] = [
        lambda: live.act(0, "choose thorn", question, 6),
        lambda: seating.sit(live, "new", "New", None, 6),
        lambda: seating.seat_bot(live, "v0", 1, "random", 6),
        lambda: seating.leave(live, "v0", 6),
        lambda: seating.share(live, 0, "phone", 6),
        lambda: seating.speak(live, "v0", "Ada", "Hello", 6),
        lambda: seating.start(live, "v0", table.secret, 1, 6),
        lambda: moderation.close(live, "v0", 6),
        lambda: live.take_back(0, 6),
    ]
    for attempt in attempts:
        with pytest.raises(Denied, match="no-table-any-more"):
            attempt()
    live.tick(10 * DAY)
    same(live, table.again())


def test_a_game_that_others_play_is_not_closed() -> None:
    table = Sketch(people=2)
    with pytest.raises(Denied, match=r"no-closing-while-others-play .*Ben"):
        moderation.close(table.live, "v0", 0)
    with pytest.raises(Denied, match="no-deed-but-by-host"):
        moderation.close(table.live, "v1", 0)
    seating.leave(table.live, "v1", 0)
    moderation.close(table.live, "v0", 0)
    assert table.live.closed
    gathering = Sketch(people=2, start=False)
    moderation.close(gathering.live, "v0", 0)
    assert gathering.live.closed


# ---------------------------------------------------------------------- waiting no longer


def test_the_host_need_not_wait_for_ever() -> None:
    table = Sketch().choose_societies().act(0, "favour")
    moderation.urge(table.live, "v0", 1, table.now)
    assert table.live.next_tick == table.now + URGED
    assert stood_in(table.after(URGED - 1)) == []
    assert stood_in(table.after(1)) == [1]
    assert table.bots() == 1
    table.live.come_back(1, table.now)  # the seat stays theirs
    assert stood_in(table) == []
    same(table.live, table.again())


def test_whoever_moves_in_time_is_left_in_peace() -> None:
    table = Sketch().choose_societies().act(0, "favour")
    moderation.urge(table.live, "v0", 1, table.now)
    table.after(URGED - 1).act(1, "favour")
    assert stood_in(table.after(URGED)) == []
    assert table.live.people.urged == {}


def test_without_the_host_it_takes_all_the_others() -> None:
    table = Sketch(people=4, seats=4).choose_societies("TTMM")
    for visitor in ("v1", "v2"):
        moderation.urge(table.live, visitor, 0, table.now)
        assert table.live.next_tick is None
    moderation.urge(table.live, "v3", 0, table.now + 10)
    assert table.live.next_tick == table.now + 10 + URGED
    table.after(10 + URGED)
    assert stood_in(table) == [0]


@pytest.mark.parametrize("by", [3600.0, -3600.0])
def test_setting_the_clock_on_the_wall_gives_nobody_less_time_to_move(by: float) -> None:
    table = Sketch().choose_societies().act(0, "favour")
    moderation.urge(table.live, "v0", 1, table.now)
    table.now += by
    table.live.wall_set(by)
    assert stood_in(table.after(URGED - 1)) == []
    assert stood_in(table.after(1)) == [1]


def test_a_sealed_choice_does_not_show_in_who_can_be_urged() -> None:
    """Who has chosen already is nobody's business, so it makes no difference."""
    for chosen in (False, True):
        table = Sketch()
        if chosen:
            table.act(1, "choose machine")
        moderation.urge(table.live, "v0", 1, table.now)
        assert table.live.next_tick == table.now + URGED
        if not chosen:
            table.act(1, "choose machine")
        assert table.live.next_tick == table.now + URGED


def test_time_does_not_run_while_the_server_is_down_or_nobody_waits() -> None:
    table = Sketch().choose_societies().act(0, "favour")
    moderation.urge(table.live, "v0", 1, table.now)
    table.now += 10 * URGED
    table.reload()
    alone = table.live.next_tick
    assert alone is None  # nobody is back yet
    table.live.timing.arrive(0, table.now)
    waited_for = table.live.next_tick
    assert waited_for is not None
    assert waited_for >= table.now + min(URGED, ABSENT)


def test_who_cannot_be_urged() -> None:
    table = Sketch().choose_societies()
    for visitor, seat, why in [
        ("stranger", 0, "no-seat-of-yours"),
        ("v1", 2, "no-waiting-for-them .*Cleo"),
        ("v0", 0, "no-deed-to-oneself"),
    ]:
        with pytest.raises(Denied, match=why):
            moderation.urge(table.live, visitor, seat, table.now)
    with pytest.raises(Denied, match="no-urging-beside-a-clock"):
        moderation.urge(Sketch(clock="quick").choose_societies().live, "v1", 0, 0)
    with pytest.raises(Denied, match="no-game-yet"):
        moderation.urge(Sketch(start=False).live, "v1", 0, 0)


# ---------------------------------------------------------------------- devices


def test_a_claimed_device_is_no_host() -> None:
    table = Sketch(people=2, start=False)
    seating.share(table.live, 0, "phone", 0)
    assert table.live.people.hosts == {"v0"}
    with pytest.raises(Denied, match="no-start-but-by-host"):
        seating.start(table.live, "phone", table.secret, 1, 0)
    moderation.sign_out(table.live, "v0", 0, 0)  # until it is the only one that is left
    assert table.live.people.hosts == {"phone"}
    seating.leave(table.live, "phone", 0)
    assert table.live.people.hosts == {"v1"}


def test_a_link_is_used_once() -> None:
    table = Sketch(people=2)
    seating.share(table.live, 1, "phone", 0, "abc")
    with pytest.raises(Denied, match="no-such-link"):
        seating.share(table.live, 1, "thief", 0, "abc")
    with pytest.raises(Denied, match="no-such-link"):
        seating.share(table.again(), 1, "thief", 0, "abc")
    seating.share(table.live, 1, "tablet", 0, "def")


def test_a_device_goes_itself_and_lets_go_those_that_came_after_it() -> None:
    table = Sketch(people=2)
    for device in ("phone", "tablet"):
        seating.share(table.live, 1, device, 3)
    with pytest.raises(Denied, match="no-older-device-out"):
        moderation.sign_out(table.live, "phone", 0, 4)
    with pytest.raises(Denied, match="no-such-device"):
        moderation.sign_out(table.live, "v1", 3, 4)
    with pytest.raises(Denied, match="no-last-device-out"):
        moderation.sign_out(table.live, "v0", 0, 4)
    with pytest.raises(Denied, match="no-seat-of-yours"):
        moderation.sign_out(table.live, "stranger", 0, 4)
    moderation.sign_out(table.live, "phone", 2, 4)
    moderation.sign_out(table.live, "v1", 1, 4)
    assert table.live.people.seats[1].visitors == ["v1"]
    assert table.live.people.seat_of("tablet") is None
    same(table.live, table.again())


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Ann", "A\u0274n".replace("\u0274", "n\u0323")),  # a dot below
        ("Olga", "0lga"),
        ("Ilse", "llse"),
        ("Ian", "1an"),
        ("Eve", "\u0395ve"),  # Greek
        ("ada", "ADA"),
        ("Fay", "\uff26\uff41\uff59"),  # wide letters
        ("Ida", "\u0406da"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert lookalikes.alike(one, other)
    assert lookalikes.alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zo\u00eb", "Zoe"), ("Ian", "Lan"), ("Ada", "Ada 2"), ("Tim", "Tom")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not lookalikes.alike(one, other)


@pytest.mark.parametrize("name", ["Server", "admin", "Server Admin", "5erver \u0410dmin", "Hect0r", "Bot", "\u0410nn"])
def test_names_that_are_marked_wherever_they_are(name: str) -> None:
    assert lookalikes.doubtful(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Florian",
        "Zo\u00eb",
        "\u041e\u043b\u044f",
        "\u03a3\u03bf\u03c6\u03af\u03b1",
        "\u7f8e\u54b2",
        "Guest 101",
        "Jos\u00e9",
    ],
)
def test_names_that_are_as_good_as_any(name: str) -> None:
    assert not lookalikes.doubtful(name)


def test_who_wants_to_be_mistaken_for_another_does_not_sit_beside_them() -> None:
    table = Sketch(people=1, start=False)
    seating.seat_bot(table.live, "v0", 1, seating.NOBODY, 0)
    with pytest.raises(Denied, match=r"no-name-like .*Ada"):
        seating.sit(table.live, "m", "\u0410da", 1, 0)
    assert unique_name("ADA", table.live) == "ADA 2"
    assert unique_name("Zo\u00eb", table.live) == "Zo\u00eb"
    seating.sit(table.live, "m", "M\u0430llory", 1, 0)


def test_a_watcher_called_like_a_player_is_marked() -> None:
    table = Sketch(people=2, public=True)
    for name, marked in (("Ada", True), ("\u0410da", True), ("Server", True), ("Zoe", False)):
        seating.speak(table.live, "w", name, "I give up", 0)
        spoke = latest(table)
        assert isinstance(spoke, journal.Said)
        assert spoke.doubtful == marked
    seating.speak(table.live, "v0", "Ada", "So do I", 0)
    assert latest(table).doubtful is False  # type: ignore[union-attr]
