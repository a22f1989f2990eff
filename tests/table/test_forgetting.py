"""Whoever is forgotten leaves no mark and no name in any kind of entry."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.table.sketch import Sketch

from intrigue.table import forgetting, journal
from intrigue.table.journal import AnyEntry, Dealt, Muted, Opened, Said, Seated, SentAway
from intrigue.table.streams import Item

KINDS = [kind for kind in get_args(journal.AnyEntry) if kind is not Opened]
OPENED = Opened(at=1.0, game="trickery", seats=3, options={}, host="host")
SITTING = Seated(at=2.0, seat=1, visitor="mark", name="Mallory", bot=None)


def made(kind: Any) -> AnyEntry:
    """An entry of a kind with the visitor wherever somebody is named."""
    values: dict[str, Any] = {}
    odd = {"hand": "person", "reason": "", "text": "", "ran": 3.0, "cards": {}}
    for name, type in get_type_hints(kind).items():
        texts: dict[Any, Any] = {str: "", str | None: None, int: 1, int | None: 1, float: 3.0, bool: False}
        values[name] = odd[name] if name in odd else texts.get(type, [])
        if name in ("visitor", "who", "host") and type is not bool:
            values[name] = "mark"
        elif name == "visitors":
            values[name] = ["mark", "other"]
        elif name == "name":
            values[name] = "Mallory"
        elif name == "names":
            values[name] = ["Ann", "Mallory", "Cleo"]
    entry: AnyEntry = msgspec.convert({**values, "type": kind.__struct_config__.tag}, kind)
    return entry


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_kind_of_entry_keeps_the_mark_or_the_name(kind: Any) -> None:
    entry = made(kind)
    assert b"mark" in journal.encode(entry)
    after, _ = forgetting.forget([OPENED, SITTING, entry], "mark", "stranger")
    written = b"".join(map(journal.encode, after))
    assert b'"mark"' not in written
    assert b"Mallory" not in written


def test_others_who_were_sent_away_or_muted_keep_their_names() -> None:
    entries: list[AnyEntry] = [
        OPENED,
        SITTING,
        SentAway(at=3.0, seat=2, name="Ann", visitors=["ann"]),
        Muted(at=4.0, on=True, seat=2, name="Ann", visitors=["ann"]),
        Dealt(at=5.0, secret="00", bot_seed=1, names=["Ann", "Mallory", "Cleo"], rules=1),
    ]
    after, work = forgetting.forget(entries, "mark", "stranger")
    assert after[2:4] == entries[2:4]
    dealt = after[4]
    assert isinstance(dealt, Dealt)
    assert dealt.names == ["Ann", work.alias, "Cleo"]


def test_what_others_said_stays_and_what_was_said_from_the_same_seat_loses_its_name() -> None:
    own = Said(at=3.0, seat=1, name="Mallory", text="Call me Mallory.", who="mark")
    device = Said(at=4.0, seat=1, name="Mallory", text="From my tablet.", who="tablet")
    other = Said(at=5.0, seat=2, name="Ann", text="Hello, Mallory.", who="ann")
    onlooker = Said(at=6.0, seat=None, name="Zoe", text="Hello.", who="zoe")
    after, work = forgetting.forget([OPENED, SITTING, own, device, other, onlooker], "mark", "stranger")
    assert after[0] == OPENED
    assert after[2] == Said(at=3.0, seat=1, name=work.alias, text=forgetting.HUSHED, who="stranger")
    assert after[3] == Said(at=4.0, seat=1, name=work.alias, text="From my tablet.", who="tablet")
    assert after[4:] == [other, onlooker]


def test_a_seat_that_somebody_else_has_taken_since_is_theirs() -> None:
    left = Seated(at=3.0, seat=1, visitor="ann", name="Ann", bot=None)
    spoke = Said(at=4.0, seat=1, name="Ann", text="Now I sit here.", who="ann")
    dealt = Dealt(at=5.0, secret="00", bot_seed=1, names=["Ben", "Ann", "Cleo"], rules=1)
    after, work = forgetting.forget([OPENED, SITTING, left, spoke, dealt], "mark", "stranger")
    assert after[2:] == [left, spoke, dealt]
    assert not work.held


def test_the_new_name_is_nobody_elses() -> None:
    taken = [Seated(at=1.0, seat=seat, name=name) for seat, name in enumerate(["SOMEBODY", "Somebody 2"])]
    assert forgetting.alias_among([]) == "Somebody"
    assert forgetting.alias_among(taken[:1]) == "Somebody 2"
    assert forgetting.alias_among(taken) == "Somebody 3"


def test_in_what_was_told_to_somebody_entries_are_changed_and_the_game_stays() -> None:
    work = forgetting.Forgetting("mark", "stranger", "Somebody")
    table = Sketch(people=2, start=False)
    seated = Item(1, 1.0, SITTING)
    assert forgetting.forget_item(seated, work).what == work.entry(SITTING) != SITTING
    table.start()
    for item in table.stream(None):
        if not hasattr(item.what, "who"):
            assert forgetting.forget_item(item, work) is item
