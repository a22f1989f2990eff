"""A server with `--cards`: tables say so, bots know, and games of other cards wait or are shown as they were."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import AtOnce, Process, Serving, refuses
from tests.server.test_http import TWO_BOTS, finished
from tests.server.test_loading import in_the_middle, rows

import intrigue
from intrigue.client import Client
from intrigue.core import BadInput, seeded
from intrigue.core.card import Printed
from intrigue.core.phrase import notation
from intrigue.core.record import decode, verify
from intrigue.core.tunables import using_changes
from intrigue.lab.puzzle import load_shipped
from intrigue.server.create_table import denied_cards
from intrigue.server.loader import Wanted, load
from intrigue.server.worker import Thought, think

TRICKERY = intrigue.game("trickery")
RICH: Printed = {"favour": {"coins": 4}}


def test_every_table_says_which_cards_it_is_played_with(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        plain = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        assert (plain.cards, plain.notes) == ({}, [])
        token = ada.token
    with using_changes(TRICKERY, RICH), Serving(database, AtOnce(), deny="betray") as server:
        ada = server.client("Ada", token)
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        assert table.cards == RICH
        assert [notation(note) for note in table.notes] == [
            "changed-cards changes=(changed-card card=card:favour what=coins now=4 before=2)",
            "lacking-cards cards=card:betray",
        ]
        gathering = ada.create("trickery", 3, seat=0)
        assert gathering.cards == RICH
        waits = {info.id: info.past for info in ada.lobby().mine}
        assert waits[table.id] is waits[gathering.id] is None
        past = waits[plain.id]
        assert past is not None
        assert notation(past.note) == "past-waits-cards"
        with refuses("past-waits-cards"):
            ada.table(plain.id)
    with Serving(database, AtOnce()) as server:  # and the other way round
        ada = server.client("Ada", token)
        assert ada.table(plain.id).past is None
        with refuses("past-waits-cards"):
            ada.table(table.id)


def test_a_finished_game_is_shown_as_it_was_and_not_judged_with_other_cards(database: Path) -> None:
    with using_changes(TRICKERY, RICH), Serving(database, AtOnce()) as server, server.client() as ada:
        id, token = finished(ada), ada.token
        shown, text = ada.replay(id), ada.record(id)
        assert ada.review(id).total > 0
    header = json.loads(text.splitlines()[0])
    assert header["cards"] == RICH
    with pytest.raises(BadInput, match=r"was played with changed cards \(favour\)"):
        list(verify(decode(text), TRICKERY))
    with using_changes(TRICKERY, RICH):
        assert list(verify(decode(text), TRICKERY)) == []
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        past = ada.table(id).past
        assert past is not None
        assert (notation(past.note), past.kept) == ("past-kept-cards", True)
        assert ada.table(id).cards == RICH
        assert (ada.record(id), ada.replay(id).steps) == (text, shown.steps)
        for attempt in (lambda: ada.review(id), lambda: ada.fork(id, 3, 1)):
            with refuses("past-kept-cards"):
                attempt()


def test_a_place_with_changed_cards_has_no_course_and_no_puzzles() -> None:
    def offered() -> tuple[bool, bool]:
        return TRICKERY.course is not None, bool(load_shipped(TRICKERY))

    assert offered() == (True, True)
    with using_changes(TRICKERY, RICH):
        assert offered() == (False, False)
    assert offered() == (True, True)


def test_a_bot_elsewhere_thinks_with_the_cards_of_the_table() -> None:
    """A process that was started for printed cards, and then for others, and for printed ones again."""
    given = {"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]}
    with using_changes(TRICKERY, RICH):
        changed = TRICKERY.position(given).imagine(0, seeded(1)).save()
    printed = TRICKERY.position(given).imagine(0, seeded(1)).save()
    try:
        for knowledge, cards in ((changed, RICH), (printed, {}), (changed, RICH)):
            idea = think(Thought("trickery", "sensible", 0, msgspec.Raw(knowledge), 1))
            assert (idea.fault, TRICKERY.changes) == (None, cards)
    finally:
        TRICKERY.change({})


def test_a_bot_elsewhere_does_without_what_is_denied() -> None:
    state = TRICKERY.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
    thought = Thought("trickery", "sensible", 0, msgspec.Raw(state.save()), 1)
    assert state.say(0, think(thought).action) == "favour"
    assert state.say(0, think(msgspec.structs.replace(thought, lacking=("favour",))).action) != "favour"


def test_a_table_is_loaded_elsewhere_with_its_cards() -> None:
    with using_changes(TRICKERY, RICH):
        changed = Wanted("trickery", rows(in_the_middle("trickery", 20)), 0.0, RICH)
    try:
        assert load(msgspec.msgpack.encode(changed))[:1] == b"t"
        assert TRICKERY.changes == RICH
        answer = load(msgspec.msgpack.encode(msgspec.structs.replace(changed, cards={})))
        assert (answer[:1], b"past-waits-cards" in answer) == (b"u", True)
    finally:
        TRICKERY.change({})


def test_what_is_denied_is_a_card_of_some_game() -> None:
    assert denied_cards("betray, embargo,") == {"betray", "embargo"}
    with pytest.raises(BadInput, match="no game has a card 'chess'"):
        denied_cards("betray,chess")


def test_a_server_plays_a_file_with_its_bots(tmp_path: Path) -> None:
    """As people start it: the bots think in processes of their own."""
    file, database = tmp_path / "rich.toml", str(tmp_path / "t.db")
    file.write_text("[favour]\ncoins = 4\n", encoding="utf-8")
    server = Process(database, cards=file, deny="betray", bot_pause=0, message_rate=1e6)
    try:
        assert server.process.stdout is not None
        said = [server.process.stdout.readline() for _ in range(4)]
        assert said[1].startswith("All new tables of Trickery & Deceit here are played with changed cards")
        assert said[2] == "Changed cards: Call in a favour: coins 4 instead of 2.\n"
        with Client(server.address, "Ada") as ada:
            record = decode(ada.record(finished(ada)))
    finally:
        server.kill()
    assert record.header.cards == RICH
    with using_changes(TRICKERY, RICH):
        assert list(verify(record, TRICKERY)) == []
    assert not any(line.do.startswith("betray") for line in record.lines if line.seat > 1)
