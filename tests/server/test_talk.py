"""Talking at a table: remarks that everybody reads in their own language, before, during and after a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import AtOnce, Serving, refuses

import intrigue
from intrigue.client import Client, LiveTable, Sofar, mark
from intrigue.core import Phrase, wrap
from intrigue.server import http_types, serialize
from intrigue.server import messages as m
from intrigue.server.static import Page
from intrigue.table import seating
from intrigue.table.journal import REMARKS
from intrigue.words import Speaker

INDEX = '<script type="module" crossorigin src="/assets/index-ab_C.js"></script>'


def heard(game: LiveTable) -> m.Said:
    while not (said := [item for item in game.items if isinstance(item, m.Said)]):
        game.wait()
    return said[-1]


def test_a_remark_is_read_by_everybody_in_their_own_language(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        id = ada.create("trickery", 3, seat=0).id  # nobody has dealt yet
        ben.sit(id, 1)
        with ada.live(id) as here, ben.live(id) as there:
            here.remark("say-thanks")
            said = heard(there)
        assert (said.seat, said.name, said.text) == (0, "Ada", Phrase("say-thanks"))
        assert Speaker(None, language="de").say(said.text) != Speaker(None, language="en").say(said.text)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_remark_has_words_of_its_own(language: str) -> None:
    words = [Speaker(None, language=language).say(Phrase(remark)) for remark in REMARKS]
    assert len(set(words)) == len(REMARKS) >= 8
    assert not [one for one in words if one.startswith("say-") or len(one) > 36]  # on a button


def test_only_what_is_on_the_list_is_a_remark(server: Serving) -> None:
    with server.client("Ada") as ada:
        id = ada.create("trickery", 3, seat=0).id
        message = b'{"type":"say","ref":"r","remark":"no-turn"}'
        answer = server.raw("POST", f"/api/tables/{id}/send", message, cookie=f"intrigue={ada.token}")
        assert answer.status == 400
        assert "no-reading-that" in answer.reason
        assert not [item for item in ada.poll(id).items if isinstance(item, m.Said)]


def test_remarks_are_talk_like_any_other(database: Path) -> None:
    """Who is muted makes none, who repeats one is heard once, and who makes too many is slowed down."""
    with (
        Serving(database, AtOnce(), chat_rate=0.01) as server,
        server.client("Ada") as ada,
        server.client("Ben") as ben,
    ):
        id = ada.create("trickery", 3, seat=0).id
        ben.sit(id, 1)
        ada.mute(id, seat=1)
        with ben.live(id) as game, refuses("no-talking-when-muted"):
            game.remark("say-hello")
        for _ in range(2):
            assert ada.send(id, m.Say("once", "say-hello")) == m.Done("once")
        assert len([item for item in ada.poll(id).items if isinstance(item, m.Said)]) == 1
        answers = [ada.send(id, m.Say(mark(), "say-hurry")) for _ in range(7)]
        assert Phrase("no-talking-so-fast") in [one.reason for one in answers if isinstance(one, m.Refused)]


def test_a_remark_comes_back_with_its_table(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id = ada.create("trickery", 3, seat=0).id
        ada.send(id, m.Say(mark(), "say-luck"))
        before = ada.poll(id).items
    with Serving(database, AtOnce()) as server, server.client() as zoe:
        said = [item for item in zoe.poll(id).items if isinstance(item, m.Said)]
        assert [one.text for one in said] == [Phrase("say-luck")]
        assert said == [item for item in before if isinstance(item, m.Said)]


def say(server: Serving, client: Client, id: str, text: str) -> None:
    server.time.ahead += 1  # or it would be too fast
    assert isinstance(client.send(id, m.Chat(mark(), text)), m.Done)


def said_in(items: Sequence[object]) -> list[str]:
    return [str(item.text) for item in items if isinstance(item, m.Said)]


def test_whoever_comes_is_told_the_latest_lines_and_can_ask_for_the_rest(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serialize, "LINES", 3)
    with server.client("Ada") as ada, server.client("Ben") as ben:
        id = ada.create("trickery", 3, seat=0).id
        for number in range(8):
            say(server, ada, id, f"line {number}")
        for known in (Sofar(), ben.poll(id)):
            if not known.seen:
                with ben.live(id) as live:
                    known = live
            assert said_in(known.items) == ["line 5", "line 6", "line 7"]
            assert known.earlier == 5
            assert any(isinstance(item, m.Seated) for item in known.items), "only talk is left out"
        first = next(item.n for item in known.items if isinstance(item, m.Said))
        more = ben.talk(id, first)
        assert (said_in(more.items), more.earlier) == (["line 2", "line 3", "line 4"], 2)
        rest = ben.talk(id, more.items[0].n)
        assert (said_in(rest.items), rest.earlier) == (["line 0", "line 1"], 0)
        assert ben.talk(id, 0) == ben.talk(id, 1) == http_types.Talk([], 0)


def test_whoever_comes_back_to_a_long_talk_misses_nothing_else(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serialize, "LINES", 3)
    with server.client("Ada") as ada, server.client("Ben") as ben:
        id = ada.create("trickery", 3, seat=0).id
        known = ben.poll(id)
        before = known.seen
        for number in range(5):
            say(server, ada, id, f"line {number}")
        with ben.live(id, since=before) as live:
            assert said_in(live.items) == ["line 2", "line 3", "line 4"]
            assert live.earlier == 2
            assert live.seen == before + 5
        known = ben.poll(id, known)  # which begins anew, since it is too far behind
        assert said_in(known.items) == ["line 2", "line 3", "line 4"]
        say(server, ada, id, "and more")
        known = ben.poll(id, known)
        assert said_in(known.items) == ["line 2", "line 3", "line 4", "and more"]


def test_nobody_talks_without_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat has its lines and all who watch have theirs, so nobody takes the word from the players; and what was
    said is counted by the journal, whatever becomes of the server."""
    monkeypatch.setattr(seating, "SEAT_LINES", 3)
    monkeypatch.setattr(seating, "WATCHER_LINES", 2)

    def heard_of(client: Client, id: str) -> bool:
        answer = client.send(id, m.Chat(mark(), "word"))
        assert isinstance(answer, m.Done) or wrap(answer.reason).kind.startswith("no-more-lines")  # type: ignore[union-attr]
        return isinstance(answer, m.Done)

    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id = ada.create("trickery", 3, seat=0, public=True).id
        watchers = [server.client(name) for name in ("Ben", "Cleo")]
        assert [heard_of(watchers[0], id) for _ in range(3)] == [True, True, False]
        assert [heard_of(watchers[1], id) for _ in range(2)] == [True, False], "three for all who watch"
        assert [heard_of(ada, id) for _ in range(2)] == [True, True]
        token = ada.token
    with Serving(database, AtOnce()) as server, server.client(token=token) as ada:
        assert [heard_of(ada, id) for _ in range(2)] == [True, False]


def about(server: Serving, **headers: str) -> http_types.About:
    return msgspec.json.decode(server.raw("GET", "/api/about", None, **headers).body, type=http_types.About)


def test_the_server_says_what_page_it_has_and_where_friends_get_in(database: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    with Serving(database, AtOnce(), page=Page(tmp_path)) as server:
        assert about(server) == http_types.About(intrigue.__version__, "/assets/index-ab_C.js", None)
        server.hub.friends = "http://192.0.2.7:8000"
        assert about(server).friends == "http://192.0.2.7:8000"
        assert about(server, host="intrigue.example").friends is None, "who comes by a name needs no other"
        assert about(server, x_forwarded_for="192.0.2.9").friends is None, "a proxy is not the one who asks"
        (tmp_path / "index.html").write_text(INDEX.replace("ab_C", "newer"))
        assert about(server).page == "/assets/index-newer.js"


def test_a_server_without_a_page_has_no_file_that_it_begins_with(tmp_path: Path) -> None:
    assert Page(tmp_path).entry == ""
