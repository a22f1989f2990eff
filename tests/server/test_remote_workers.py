"""Thinkers on other machines: who gets in, what they are asked, and what happens when one hangs, dies or cheats."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE, eventually
from tests.server.serving import Serving
from tests.server.test_bots import SAYS_WHICH, Stub, near, numbered, thought
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import serve

from intrigue.cli import intrigue as command
from intrigue.cli.think import Thinker
from intrigue.core import BadInput
from intrigue.server import bots
from intrigue.server.bots import Workers
from intrigue.server.leases import HomeServer
from intrigue.server.mac import NONCE, Channel, Forged
from intrigue.server.remote_workers import LINE, NO_KEY, OTHER_LINE, PATH, TO_THINKER, Ask, Offer, Reply, Servers, rules
from intrigue.server.worker import Idea, Thought, think

KEY = b"a key that nobody will ever guess, for sure"


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    path = tmp_path / "key"
    path.write_bytes(KEY + b"\n")
    return path


@pytest.fixture
def serving(database: Path, key_file: Path) -> Iterator[Serving]:
    with Serving(database, think_key_file=str(key_file), bot_seconds=PATIENCE) as server:
        yield server


def workers(server: Serving) -> Workers:
    assert isinstance(server.hub.bots, Workers)
    return server.hub.bots


class Lender:
    """A thinker made by hand, to be honest or not."""

    def __init__(self, socket: ClientConnection, key: bytes, **offered: Any) -> None:
        self.socket = socket
        theirs = self.hear()
        self.nonce = bytes(range(NONCE))
        self.sealed = Channel(key, theirs, self.nonce, serves=False)
        offer = msgspec.structs.replace(Offer(LINE, "test", rules(), 1), **offered)
        self.opening = self.nonce + self.sealed.seal(msgspec.json.encode(offer))
        self.socket.send(self.opening)

    def hear(self) -> bytes:
        data = self.socket.recv(PATIENCE)
        assert isinstance(data, bytes)
        return data

    def hello(self) -> Servers:
        hello = TO_THINKER.decode(self.sealed.open(self.hear()))
        assert isinstance(hello, Servers)
        return hello

    def asked(self) -> Ask:
        while True:
            message = TO_THINKER.decode(self.sealed.open(self.hear()))
            if isinstance(message, Ask):
                return message

    def answer(self, number: int, idea: Idea) -> None:
        self.socket.send(self.sealed.seal(msgspec.json.encode(Reply(number, idea))))

    def dismissed(self) -> int:
        while True:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return -1 if closed.rcvd is None else closed.rcvd.code


@contextmanager
def offering(server: Serving, key: bytes = KEY, **offered: Any) -> Iterator[Lender]:
    with connect(f"ws{server.address.removeprefix('http')}{PATH}", compression=None, ping_interval=None) as socket:
        yield Lender(socket, key, **offered)


@contextmanager
def lent(server: Serving, **offered: Any) -> Iterator[Lender]:
    with offering(server, **offered) as lender:
        lender.hello()
        eventually(lambda: workers(server).count == 1 + offered.get("workers", 1))
        yield lender


def asking(server: Serving, question: Thought) -> Any:
    return asyncio.run_coroutine_threadsafe(workers(server).ask(question), server.loop)


# ---------------------------------------------------------------------- real processes


class Program:
    """`intrigue think` as people start it."""

    def __init__(self, *addresses: str, key_file: Path) -> None:
        arguments = [sys.executable, "-m", "intrigue", "think", *addresses, f"--key-file={key_file}", "--workers=1"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def end(self, by: int = signal.SIGINT) -> tuple[int, str]:
        self.process.send_signal(by)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


def test_a_thinker_thinks_comes_back_and_ends_at_once(serving: Serving, key_file: Path, tmp_path: Path) -> None:
    with Serving(tmp_path / "second.db", think_key_file=str(key_file), bot_seconds=PATIENCE) as second:
        where = second.address.removeprefix("http://")
        serving.hub.member.others.append(HomeServer("second", where, key="", version="", leaving=False))
        program = Program(serving.address, key_file=key_file)
        for server in (serving, second):  # the second was learnt from the first
            eventually(lambda server=server: workers(server).count == 2)  # type: ignore[misc]
            assert server.inside(workers(server).ask(thought())) == think(thought())
            assert near(workers(server))._process is None, "nobody thought here"
        second.inside(cut(second))
        eventually(lambda: workers(second).count == 1)
        eventually(lambda: workers(second).count == 2)  # by itself
        assert second.inside(workers(second).ask(thought())) == think(thought())  # so it knows that it is back
        status, said = program.end()
        assert status == 0
        assert said.count("Thinking for") == 3, said
        assert "Nobody thinks here any more." in said
        eventually(lambda: workers(serving).count == 1)
        assert serving.inside(workers(serving).ask(thought())) == think(thought())


async def cut(server: Serving) -> None:
    """Break all connections."""
    for connection in list(server._server.server_state.connections):
        connection.transport.abort()


def test_work_of_a_thinker_that_is_killed_or_stopped_goes_to_another(
    serving: Serving, key_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PARTS", (0.003, 1.0))
    program = Program(serving.address, key_file=key_file)
    eventually(lambda: workers(serving).count == 2)
    os.kill(program.process.pid, signal.SIGSTOP)  # it hangs, and the line stays open
    assert serving.inside(workers(serving).ask(thought(1))) == think(thought(1))
    waiting = asking(serving, thought(2))
    assert waiting.result(PATIENCE) == think(thought(2)), "it is not asked again before it has answered"
    os.kill(program.process.pid, signal.SIGCONT)
    eventually(lambda: all(worker.ready for worker in workers(serving)._workers))
    os.kill(program.process.pid, signal.SIGKILL)
    program.process.communicate()
    assert serving.inside(workers(serving).ask(thought())) == think(thought())
    eventually(lambda: workers(serving).count == 1)


# ---------------------------------------------------------------------- who gets in


def test_without_a_key_there_is_no_such_door(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws{server.address.removeprefix('http')}{PATH}")
    assert refused.value.response.status_code in (403, 404)


def test_another_key_another_line_and_no_words_at_all(serving: Serving) -> None:
    with offering(serving, key=KEY[::-1]) as stranger:
        assert stranger.dismissed() == NO_KEY
    with offering(serving, line=LINE + 1) as newer:
        assert newer.dismissed() == OTHER_LINE
    for nonsense in (b"", b"x" * 500, "text"):
        with connect(f"ws{serving.address.removeprefix('http')}{PATH}", compression=None) as socket:
            socket.recv(PATIENCE)
            socket.send(nonsense)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NO_KEY
    assert workers(serving).count == 1


def test_what_was_heard_once_is_not_believed_again(serving: Serving) -> None:
    with lent(serving) as honest:
        with connect(f"ws{serving.address.removeprefix('http')}{PATH}", compression=None) as thief:
            thief.recv(PATIENCE)
            thief.send(honest.opening)
            with pytest.raises(ConnectionClosed):
                thief.recv(PATIENCE)
        waiting = asking(serving, thought())
        asked = honest.asked()
        sealed = honest.sealed.seal(msgspec.json.encode(Reply(asked.number, think(thought()))))
        honest.socket.send(sealed)
        assert waiting.result(PATIENCE) == think(thought())
        honest.socket.send(sealed)  # and in the same conversation neither
        assert honest.dismissed() == NO_KEY


def test_nothing_secret_is_on_the_wire_and_nothing_is_known_of_whom_it_is_for(serving: Serving) -> None:
    with lent(serving) as lender:
        asking(serving, numbered(1, "ada"))
        data = lender.hear()
        assert KEY not in lender.opening + data
        asked = TO_THINKER.decode(lender.sealed.open(data))
        assert isinstance(asked, Ask)
        assert asked.thought.whose == ""
        assert bytes(asked.thought.knowledge) == bytes(thought().knowledge)


def test_a_seal_is_of_one_place_in_one_conversation() -> None:
    one, other = (Channel(KEY, b"s", b"t", serves) for serves in (True, False))
    first, second = one.seal(b"first"), one.seal(b"second")
    assert other.open(first) == b"first"
    assert other.open(second) == b"second"
    for wrong in (first, other.seal(b"mine"), b""):
        with pytest.raises(Forged):
            other.open(wrong)
    with pytest.raises(Forged):
        Channel(KEY, b"s", b"another", serves=False).open(Channel(KEY, b"s", b"t", serves=True).seal(b"first"))


# ---------------------------------------------------------------------- what they are asked


def test_a_game_under_other_rules_is_not_asked_about(serving: Serving) -> None:
    games = {**rules(), "trickery": rules()["trickery"] + 1}
    with lent(serving, games=games) as lender:
        assert serving.inside(workers(serving).ask(thought())) == think(thought())
        assert near(workers(serving))._process is not None
        other = msgspec.structs.replace(thought(), game="trieste")
        asking(serving, other)
        assert lender.asked().thought.game == "trieste"


def test_one_that_goes_in_the_middle_or_talks_nonsense_loses_its_work(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PARTS", (1 - 1e-9, 1.0))  # who is taken for one that hangs leaves no time to others
    ways: list[Callable[[Lender, int], None]] = [
        lambda lender, number: lender.socket.close(),
        lambda lender, number: lender.socket.send(b"nonsense"),
        lambda lender, number: lender.answer(number, Idea(fault="too old for this")),
    ]
    for leave in ways:
        with lent(serving, workers=2) as lender:  # and not to the other worker of the same machine
            waiting = asking(serving, thought())
            leave(lender, lender.asked().number)
            assert waiting.result(PATIENCE) == think(thought())
        eventually(lambda: workers(serving).count == 1)


def test_one_that_is_late_is_asked_again_when_it_has_answered(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PARTS", (0.001, 1.0))
    with lent(serving) as lender:
        assert all(worker.ready for worker in workers(serving)._workers), "whoever was never asked owes nothing"
        assert serving.inside(workers(serving).ask(thought())) == think(thought())
        late = lender.asked().number
        monkeypatch.setattr(bots, "PARTS", (0.8, 1.0))
        lender.answer(late, Idea(77))
        lender.answer(1000, Idea(78))  # which nobody has asked
        eventually(lambda: all(worker.ready for worker in workers(serving)._workers))
        waiting = asking(serving, thought(1))
        lender.answer(lender.asked().number, Idea(79))
        assert waiting.result(PATIENCE) == Idea(79)


def test_servers_share_a_thinker_one_question_of_each_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(KEY, 1)
    order: list[int] = []

    class Ear:
        async def send(self, data: bytes) -> None:
            answer = msgspec.json.decode(data[32:], type=Reply)
            order.append(answer.idea.action)

    async def run() -> None:
        thinker._workers = Stub(SAYS_WHICH, PATIENCE, monkeypatch)
        sealed = Channel(KEY, b"", b"", serves=False)
        questions = [("one", 0), ("one", 1), ("one", 4), ("one", 5), ("two", 2), ("three", 3)]
        asks = [(whose, Ask(number, numbered(number, "", seconds=PATIENCE))) for whose, number in questions]
        ear: Any = Ear()
        await asyncio.gather(*[thinker._answer(whose, ear, sealed, ask) for whose, ask in asks])
        await thinker._workers.close()

    asyncio.run(run())
    assert order == [0, 1, 2, 3, 4, 5]


def test_questions_from_elsewhere_get_no_more_time_than_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> Idea | None:
        workers = Stub("import time; time.sleep(600)", PATIENCE, monkeypatch)
        try:
            return await workers.ask(thought(seconds=0.1))
        finally:
            await workers.close()

    began = time.monotonic()
    assert asyncio.run(run()) is None
    assert time.monotonic() - began < PATIENCE


# ---------------------------------------------------------------------- sentences


def test_mistakes_are_sentences(server: Serving, serving: Serving, key_file: Path, tmp_path: Path) -> None:
    other, short = tmp_path / "other", tmp_path / "short"
    other.write_text("another key that nobody will ever guess")
    short.write_text("secret")
    for address, key, words in [
        ("10.0.0.5:8000", key_file, "no address of a server"),
        ("http://host:port", key_file, "no address of a server"),
        (serving.address, tmp_path / "none", "cannot be read"),
        (serving.address, short, "too short"),
        (serving.address, other, "has another key"),
        (server.address, key_file, "lets no thinkers in"),
    ]:
        done = CliRunner().invoke(command, ["think", address, "--key-file", str(key)])
        assert done.exit_code == 2
        assert words in done.output


def test_a_server_has_to_prove_that_it_has_the_key() -> None:
    def pretend(socket: Any) -> None:
        socket.send(bytes(NONCE))
        socket.recv()
        socket.send(b"x" * 200)

    with serve(pretend, "127.0.0.1", 0) as fake:
        threading.Thread(target=fake.serve_forever, daemon=True).start()
        port = fake.socket.getsockname()[1]
        with pytest.raises(BadInput, match="cannot prove"):
            asyncio.run(Thinker(KEY, 1).think([f"http://127.0.0.1:{port}"]))
        fake.shutdown()


def test_a_key_that_is_missing_keeps_a_server_from_starting(database: Path, tmp_path: Path) -> None:
    flags = ["--database", str(database), "--port", "0", "--think-key-file", str(tmp_path / "none")]
    done = CliRunner().invoke(command, ["serve", *flags])
    assert done.exit_code == 2
    assert "cannot be read" in done.output
