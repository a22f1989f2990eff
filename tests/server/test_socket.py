"""The live side: messages, reconnecting, several tabs, and whatever else a network can do to a message."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.patience import eventually
from tests.server.serving import AtOnce, Serving, refuses, told, until
from tests.server.test_http import TWO_BOTS
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intrigue.client import Client, Refused, mark
from intrigue.core.phrase import Phrase, notation
from intrigue.server import messages as m


def three_people(server: Serving, **more: object) -> tuple[Client, Client, Client, str]:
    ada, ben, cleo = (server.client(name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.create("trickery", 3, seat=0, options={"start_player": 1}, **more)
    ben.sit(table.id, 1)
    cleo.sit(table.id, 2)
    ada.start(table.id)
    return ada, ben, cleo, table.id


def send(client: Client, id: str, do: str, question: int, ref: str | None = None) -> m.AnyToClient:
    return client.send(id, m.Act(ref or mark(), do, question))


def asked(client: Client, id: str) -> int:
    return client.poll(id).question


def seen(client: Client, id: str) -> int:
    return client.poll(id).items[-1].n


def act(client: Client, id: str, do: str) -> None:
    assert isinstance(send(client, id, do, asked(client, id)), m.Done)


# ---------------------------------------------------------------------- the stream


def test_hello_has_everything_so_far(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    with server.socket(id, ada) as socket:
        hello = told(socket)
    assert isinstance(hello, m.Hello)
    assert hello.version == m.VERSION
    assert [item.n for item in hello.items] == [1, 2, 3, 4]
    assert hello.now.table.you == 0
    assert hello.now.table.seats[0].here
    assert hello.now.view["seat"] == 0
    assert {choice["say"] for choice in hello.now.view["choices"]} == {"choose machine", "choose thorn"}
    assert hello.time_left is None
    assert not hello.now.can_take_back


def test_everyone_is_told_what_they_may_know(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    with server.socket(id, ben) as socket, server.socket(id) as watching:
        until(socket, m.Hello)
        assert until(watching, m.Hello).now.view["seat"] is None
        act(ada, id, "choose thorn")
        act(cleo, id, "choose machine")
        act(ben, id, "choose thorn")
        own = until(socket, m.News)
        while not own.items:
            own = until(socket, m.News)
        assert isinstance(own.items[0], m.Told)
        assert [event["type"] for event in own.items[0].events] == ["picked", "shown", "starts"]
        public = until(watching, m.News)
        while not public.items:
            public = until(watching, m.News)
        assert isinstance(public.items[0], m.Told)
        assert [event["type"] for event in public.items[0].events] == ["shown", "starts"]
        assert public.items[0].n == 5


def test_a_sealed_choice_sends_nobody_else_anything(server: Serving) -> None:
    ada, ben, _, id = three_people(server)
    with server.socket(id, ben) as socket, server.socket(id) as watching:
        until(socket, m.Hello)
        until(watching, m.Hello)
        with server.socket(id, ada) as own:
            until(own, m.Hello)
            for waiting in (socket, watching):
                assert until(waiting, m.News).items == []  # Ada is here
            own.send(msgspec.json.encode(m.Act("r", "choose thorn", 1)).decode())
            until(own, m.Done)
            for waiting in (socket, watching):
                waiting.send(msgspec.json.encode(m.Ping("p")).decode())
                assert told(waiting) == m.Pong("p")


def test_coming_back_brings_exactly_what_was_missed(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    with server.socket(id, ada) as socket:
        whole = list(until(socket, m.Hello).items)
    for client, society in ((ada, "thorn"), (ben, "thorn"), (cleo, "machine")):
        act(client, id, f"choose {society}")
    act(ada, id, "favour")
    with server.socket(id, ada, since=len(whole)) as socket:
        missed = until(socket, m.Hello).items
    with server.socket(id, ada) as socket:
        everything = until(socket, m.Hello).items
    assert whole + missed == everything
    with server.socket(id, ada, since=len(everything)) as socket:
        assert until(socket, m.Hello).items == []
    for odd in (99, -5):
        with server.socket(id, ada, since=odd) as socket:
            assert until(socket, m.Hello).items == everything


def test_coming_back_after_the_server_was_started_again(database: Path) -> None:
    with Serving(database, AtOnce()) as first:
        ada, ben, cleo, id = three_people(first)
        for client, society in ((ada, "thorn"), (ben, "thorn"), (cleo, "machine")):
            act(client, id, f"choose {society}")
        before = {client.name: client.poll(id) for client in (ada, ben, cleo)}
        public = Client(first.address).poll(id)
        act(ada, id, "favour")
        tokens = {client.name: client.token for client in (ada, ben, cleo)}
    with Serving(database, AtOnce()) as second:
        for name, token in tokens.items():
            client = second.client(name, token)
            whole = client.poll(id)
            old = before[name]
            assert whole.items[: len(old.items)] == old.items
            with second.socket(id, client, since=len(old.items)) as socket:
                missed = until(socket, m.Hello)
            assert missed.items == whole.items[len(old.items) :]
            assert len(missed.items) == 1
            assert missed.now.table.commitment == old.table.commitment
        assert Client(second.address).poll(id).items[: len(public.items)] == public.items
        ada, ben = (second.client(name, tokens[name]) for name in ("Ada", "Ben"))
        assert [table.id for table in ada.lobby().mine] == [id]
        act(ben, id, "favour")


def test_several_tabs_on_a_seat(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    with server.socket(id, ada) as one, server.socket(id, ada) as two:
        until(one, m.Hello)
        until(two, m.Hello)
        one.send(msgspec.json.encode(m.Act("r", "choose thorn", 1)).decode())
        there, done, here = until(two, m.News), None, None
        while done is None or here is None:
            message = told(one)
            done = message if isinstance(message, m.Done) else done
            here = message if isinstance(message, m.News) and message.items else here
        assert there == here
        one.close()
        assert server.hub.tables.rooms[id].live.timing.here(0)


def test_who_is_here(server: Serving) -> None:
    ada, ben, _, id = three_people(server)
    with ada.live(id) as game:
        assert [seat.here for seat in game.table.seats] == [True, False, False]
        with server.socket(id, ben):
            eventually(lambda: game.wait(0.05) and [seat.here for seat in game.table.seats] == [True, True, False])
        eventually(lambda: game.wait(0.05) and [seat.here for seat in game.table.seats] == [True, False, False])


def test_sitting_down_changes_the_eyes(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("trickery", 3, seat=0)
        with server.socket(table.id, ben) as socket:
            assert until(socket, m.Hello).now.table.you is None
            ben.sit(table.id, 2)
            again = until(socket, m.Hello)
            assert again.now.table.you == 2
            assert again.items[0].n == 1
            ben.leave(table.id)
            assert until(socket, m.Hello).now.table.you is None


# ---------------------------------------------------------------------- messages


def test_a_message_that_comes_twice_is_carried_out_once(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    for client in (ada, ben, cleo):
        act(client, id, "choose thorn")
    at, question = seen(ada, id), asked(ada, id)
    for _ in range(3):
        assert send(ada, id, "favour", question, "once") == m.Done("once")
    assert seen(ada, id) == at + 1
    for ref in ("chat", "chat"):
        assert ada.send(id, m.Chat(ref, "Hello")) == m.Done("chat")
    assert seen(ada, id) == at + 2
    assert ada.send(id, m.TakeBack("back")) == ada.send(id, m.TakeBack("back")) == m.Done("back")
    assert seen(ada, id) == at + 3


def test_a_stale_answer_is_refused_with_a_sentence(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    for client in (ada, ben, cleo):
        act(client, id, "choose thorn")
    question = asked(ada, id)
    act(ada, id, "favour")
    refused = send(ada, id, "tribute 1", question)
    assert isinstance(refused, m.Refused)
    assert refused.reason == Phrase("no-such-question")


def test_a_refusal_names_the_rule(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    for client in (ada, ben, cleo):
        act(client, id, "choose thorn")
    with ada.live(id) as game:
        with pytest.raises(Refused) as refused:
            game.act("pause")
        assert refused.value.rule is not None
        assert refused.value.rule.startswith("TRK-")
        assert game.why_not("pause") is not None
        assert game.why_not("favour") is None
        hinted = game.hint()
        assert hinted.say in [choice.say for choice in game.choices]
        assert hinted.reason
    with ben.live(id) as game, refuses("no-turn"):
        game.hint()


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"act"}',
        '{"type":"act","ref":"r","do":"favour"}',
        '{"type":"act","ref":"r","do":"favour","question":"4"}',
        '{"type":"act","ref":"r","do":"favour","question":4,"seat":2}',
        '{"type":"act","ref":"","do":"favour","question":4}',
        '{"type":"act","ref":"r","do":"' + "x" * 201 + '","question":4}',
        '{"type":"act","ref":"r","do":7,"question":4}',
        '{"type":"chat","ref":"r","text":""}',
        '{"type":"chat","ref":"r","text":"' + "x" * 301 + '"}',
        '{"type":"hello","ref":"r"}',
        '{"type":"became_root","ref":"r"}',
        '{"type":"act","ref":"r","do":"favour","question":1e400}',
        "\u0000",
        "[" * 8000,
        b"\xff\x00\xfe",
        b"",
    ],
)
def test_a_malformed_message_is_answered_with_a_sentence(server: Serving, data: str | bytes) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            socket.send(data)
            refused = until(socket, m.Refused)
            assert notation(refused.reason).startswith("no-reading-that")
            assert refused.ref == ("r" if isinstance(data, str) and '"ref":"r"' in data else None)
            socket.send('{"type":"ping","ref":"still here"}')
            assert until(socket, m.Pong).ref == "still here"


def test_nonsense_that_can_be_read_is_refused_too(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    nonsense: list[m.AnyToServer] = [
        m.Act("r", "", 4),
        m.Act("r", "choose everything", 4),
        m.Act("r", "{0}\u202e", 4),
        m.Act("r", "choose thorn", -1),
        m.Act("r", "choose thorn", 10**15),
        m.Answer("r", True),
        m.TakeBack("r"),
        m.Chat("r", "\u200b\x00"),
    ]
    for message in nonsense:
        answer = ada.send(id, message)
        assert isinstance(answer, m.Refused), message
        assert answer.ref == "r"
        assert answer.reason
    assert seen(ada, id) == 4


def test_watchers_do_nothing_but_talk(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    ada.mute(id, on=False)  # a private table
    with server.client("Zoe") as zoe:
        acts: list[m.AnyToServer] = [m.Act("r", "choose thorn", 1), m.WhyNot("r", "x"), m.TakeBack("r")]
        for message in [*acts, m.Answer("r", True), m.Hint("r"), m.Here("r")]:
            answer = zoe.send(id, message)
            assert isinstance(answer, m.Refused)
            assert answer.reason == Phrase("no-acting-from-outside")
        assert zoe.send(id, m.Chat("r", "Good\u202e luck")) == m.Done("r")
        last = zoe.poll(id).items[-1]
        assert last == m.Said(last.n, last.at, None, "Zoe", "Good luck")
    with server.socket(id) as nobody:
        until(nobody, m.Hello)
        nobody.send('{"type":"chat","ref":"r","text":"Hi"}')
        assert until(nobody, m.Refused).reason == Phrase("no-acting-without-name")


def test_words_are_cleaned(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    ada.send(id, m.Chat("r", " <b>Hi</b>\n\n{1}\x1b[31m \u202edlrow\u200b e" + "\u0301" * 50))
    last = ada.poll(id).items[-1]
    assert isinstance(last, m.Said)
    assert isinstance(last.text, str)
    assert last.text.startswith("<b>Hi</b> {1} [31m dlrow é")
    assert len(last.text) < 40


def test_no_connection_to_a_table_that_is_not_there(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused, server.socket("nothere1"):
        pass
    assert refused.value.response.status_code == 404
    with refuses("no-such-table"):
        server.client().live("nothere1")


def test_a_message_that_is_too_long_ends_the_connection(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            socket.send('{"type":"chat","ref":"r","text":"' + "x" * 100_000 + '"}')
            with pytest.raises(ConnectionClosed):
                until(socket, m.Done)
        assert ada.table(table.id).stage == "playing"


# ---------------------------------------------------------------------- taking back, standing in


def test_taking_back_with_consent_over_the_wire(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    for client in (ada, ben, cleo):
        act(client, id, "choose thorn")
    before = ada.poll(id).view
    act(ada, id, "favour")
    act(ben, id, "favour")
    with ada.live(id) as game:
        assert game.can_take_back
        game.take_back()
        with ben.live(id) as bens, cleo.live(id) as cleos:
            assert isinstance(cleos.items[-1], m.BackAsked)
            bens.answer(True)
            cleos.answer(True)
        eventually(lambda: game.wait(0.05) is not None and isinstance(game.items[-1], m.TookBack))
        last = game.items[-1]
        assert isinstance(last, m.TookBack)
        assert isinstance(game.items[last.since - 1], m.Told)
        assert game.view == before


def test_a_bot_stands_in_and_the_seat_is_given_back(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server, clock="quick")
        with server.socket(id, ben) as socket, server.socket(id, cleo):
            hello = until(socket, m.Hello)
            assert hello.time_left == 30
            act_over(server, id, ben, cleo)
            server.time.ahead += 31
            server.inside(tick(server, id))
            stood = until_item(socket, m.StoodIn)
            assert (stood.seat, stood.on) == (0, True)
            with server.socket(id, ada) as back:
                until(back, m.Hello)
                stood = until_item(socket, m.StoodIn)
                assert (stood.seat, stood.on) == (0, False)
        ada.send(id, m.Here("r"))


def act_over(server: Serving, id: str, *clients: Client) -> None:
    for client in clients:
        act(client, id, "choose thorn")


async def tick(server: Serving, id: str) -> None:
    room = server.hub.tables.rooms[id]
    await room.change(lambda live, now: live.tick(now))


def until_item(socket: object, kind: type[m.StoodIn]) -> m.StoodIn:
    while True:
        for item in until(socket, m.News).items:  # type: ignore[arg-type]
            if isinstance(item, kind):
                return item
