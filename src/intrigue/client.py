"""A small client for bots and tools: sit down at a table of an Intrigue server, see what a seat sees, and act.

    with Client("http://127.0.0.1:8000", name="Robot") as me:
        table = me.create("trickery", seats=3, bots={1: "sensible", 2: "sensible"})
        with me.live(table.id) as game:
            for _ in game:                      # whenever something has happened, until the game is over
                if game.choices:
                    game.act(game.choices[0].say)

It needs no more than `websockets`, which the server needs anyway, and the standard library.
"""

from __future__ import annotations

import contextlib
import http.client
import http.cookiejar
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from .core import Choice, Refusal, Words, wrap
from .server import http_types
from .server import messages as m
from .table.diff import Misfit, apply
from .table.journal import Remark
from .words.speaker import in_english

T = TypeVar("T")
COOKIE = "intrigue"
UNWRITTEN = ("no-writing-that", "no-table-now")  # what the server says when nothing was done, and it can be sent again
TOO_MUCH = "no-more-requests"  # more messages at once than it wants to hear
BREATH = 0.5  # seconds before such a thing is sent again
PATIENCE = 30.0  # seconds to wait for an answer, and to try to come back
_NEWS: Any = m.Hello | m.News
_INCOMING: msgspec.json.Decoder[m.AnyToClient] = msgspec.json.Decoder(m.AnyToClient)


class Refused(Exception):
    """The server did not do it. The text is English; `reason` is what it means, `rule` an id of the rulebook, `status`
    one of HTTP."""

    def __init__(self, reason: Words, rule: str | None = None, status: int | None = None) -> None:
        super().__init__(reason if isinstance(reason, str) else in_english(Refusal(rule or "", reason)))
        self.reason = reason
        self.rule = rule
        self.status = status


class Client:
    """A visitor of a server. `token` brings an old one back; keep it like a password."""

    def __init__(
        self, address: str = "http://127.0.0.1:8000", name: str | None = None, token: str | None = None
    ) -> None:
        self.address = address.rstrip("/")
        self._jar = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        self._token = token
        self.name = self._get("/api/me", http_types.Me).name
        if name is not None and name != self.name:
            self.rename(name)

    @property
    def token(self) -> str:
        for cookie in self._jar:
            if cookie.name == COOKIE and cookie.value:
                self._token = cookie.value
        return self._token or ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._opener.close()

    # ------------------------------------------------------------------ around the tables

    def rename(self, name: str) -> str:
        self.name = self._post("/api/me", http_types.Me, http_types.Rename(name)).name
        return self.name

    def games(self) -> list[http_types.GameInfo]:
        return self._get("/api/games", list[http_types.GameInfo])

    def lobby(self) -> http_types.Lobby:
        return self._get("/api/tables", http_types.Lobby)

    def create(self, game: str, seats: int, **more: Any) -> m.TableInfo:
        """Set up a table; `more` is what NewTable takes: options, bots, seat, public, clock, clock_amount,
        clock_more, start."""
        return self._post("/api/tables", m.TableInfo, http_types.NewTable(game, seats, **more))

    def learn(self, game: str) -> m.TableInfo:
        """A table at which one is taken through the guided first game."""
        return self._post(f"/api/games/{urllib.parse.quote(game)}/learn", m.TableInfo)

    def table(self, id: str) -> m.TableInfo:
        return self._get(f"/api/tables/{id}", m.TableInfo)

    def sit(self, id: str, seat: int | None = None, bot: str | None = None) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/sit", m.TableInfo, http_types.Sit(seat, bot))

    def leave(self, id: str) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/leave", m.TableInfo)

    def bring(self, id: str, deck: str) -> m.TableInfo:
        """Choose the deck of your seat: a sample by its name, `random`, or a text with one card to a line."""
        return self._post(f"/api/tables/{id}/deck", m.TableInfo, {"text": deck})

    def start(self, id: str) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/start", m.TableInfo)

    def rematch(self, id: str) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/rematch", m.TableInfo)

    def link(self, id: str) -> str:
        """A private token of one's seat, for one other device, to be used within some hours."""
        return self._post(f"/api/tables/{id}/link", http_types.SeatLink).token

    def claim(self, id: str, token: str) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/claim", m.TableInfo, http_types.Claim(token))

    def devices(self, id: str) -> http_types.Devices:
        """What sits in one's seat, and the links by which more could."""
        return self._get(f"/api/tables/{id}/devices", http_types.Devices)

    def sign_out(self, id: str, device: int) -> http_types.Devices:
        """Sign a device of one's seat out: this one, or one that came after it."""
        return self._post(f"/api/tables/{id}/signout", http_types.Devices, http_types.SignOut(device))

    def unlink(self, id: str, link: str) -> http_types.Devices:
        """Revoke a link of one's seat, by the id that `devices` lists."""
        return self._post(f"/api/tables/{id}/unlink", http_types.Devices, http_types.Unlink(link))

    def send_away(self, id: str, seat: int) -> m.TableInfo:
        """As the host, before the game: send somebody away for good."""
        return self._post(f"/api/tables/{id}/sendaway", m.TableInfo, http_types.SendAway(seat))

    def mute(self, id: str, seat: int | None = None, said: int | None = None, on: bool = True) -> m.TableInfo:
        """As the host: mute a seat, or whoever said a line (the `n` of an item), or with neither all who only watch."""
        return self._post(f"/api/tables/{id}/mute", m.TableInfo, http_types.Mute(on, seat, said))

    def urge(self, id: str, seat: int) -> m.TableInfo:
        """Wait no longer for somebody, at a table without a clock."""
        return self._post(f"/api/tables/{id}/urge", m.TableInfo, http_types.Urge(seat))

    def close(self, id: str) -> m.TableInfo:
        """As the host: close a table that nobody else plays at."""
        return self._post(f"/api/tables/{id}/close", m.TableInfo)

    def log_out(self) -> None:
        """Make the token worthless, here and wherever else it is known."""
        self._post("/api/me/logout", http_types.Me)
        self._token = None

    def fork(self, id: str, move: int, seat: int) -> m.TableInfo:
        return self._post(f"/api/tables/{id}/fork", m.TableInfo, http_types.Fork(move, seat))

    def record(self, id: str) -> str:
        """The record of a finished game, as `intrigue verify` reads it."""
        return self._ask("GET", f"/api/tables/{id}/record").decode()

    def replay(self, id: str, eyes: int | None = None) -> http_types.Replay:
        return self._get(f"/api/tables/{id}/replay?eyes={'none' if eyes is None else eyes}", http_types.Replay)

    def review(self, id: str) -> http_types.Review:
        """The decisions of a finished game, judged as far as that has come; ask again until `next` is None."""
        return self._get(f"/api/tables/{id}/review", http_types.Review)

    def poll(self, id: str, so_far: Sofar | None = None) -> Sofar:
        """What is new at a table, where WebSockets do not work, added to what is known so far. Waits for something to
        happen."""
        known = Sofar() if so_far is None else so_far
        asked = f"since={known.seen}&look={known.look}&version={m.VERSION}"
        news: m.Hello | m.News = msgspec.json.decode(self._ask("GET", f"/api/tables/{id}/poll?{asked}"), type=_NEWS)
        try:
            known.take_in(news)
        except Misfit:
            if not known.seen:
                raise
            known.seen = known.look = 0  # all of it, then
            return self.poll(id, known)
        return known

    def talk(self, id: str, before: int) -> http_types.Talk:
        """The latest lines that were said at a table before an item, by its number."""
        return self._get(f"/api/tables/{id}/talk?before={before}", http_types.Talk)

    def send(self, id: str, message: m.AnyToServer) -> m.AnyToClient:
        """One message to a table, where WebSockets do not work."""
        return _INCOMING.decode(self._ask("POST", f"/api/tables/{id}/send", msgspec.json.encode(message)))

    def live(self, id: str, since: int = 0) -> LiveTable:
        """Connect to a table."""
        return LiveTable(self, id, since)

    # ------------------------------------------------------------------ http

    def _get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(self._ask("GET", path), type=kind)

    def _post(self, path: str, kind: type[T], body: Any = None) -> T:
        return msgspec.json.decode(self._ask("POST", path, msgspec.json.encode(body)), type=kind)

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        request = urllib.request.Request(self.address + path, body, self.headers(), method=method)
        if body is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with self._opener.open(request, timeout=PATIENCE + 30) as answer:
                data: bytes = answer.read()
            return data
        except urllib.error.HTTPError as error:
            try:
                problem = msgspec.json.decode(error.read(), type=http_types.Problem)
            except msgspec.DecodeError:
                problem = http_types.Problem(f"The server answers {error.code}.")
            raise Refused(problem.reason, problem.rule, error.code) from None

    def headers(self) -> dict[str, str]:
        """Who we are, for as long as the jar does not know."""
        return {"Cookie": f"{COOKIE}={self._token}"} if self._token and not len(self._jar) else {}


class Sofar:
    """What was told of a table so far, and what can be seen of it now."""

    def __init__(self, since: int = 0) -> None:
        self.table: m.TableInfo
        self.items: list[m.AnyItem] = []
        self.view: Any = None
        self.time_left: float | None = None
        self.times: list[float | None] = []  # by seat, what each person has left where there is a clock
        self.running: list[int] = []  # whose time runs
        self.can_take_back = False
        self.question = 0  # the identity of what this seat is being asked
        self.lesson: m.LessonInfo | None = None  # what is said to somebody who learns
        self.seen = since  # the number of the last item
        self.earlier = 0  # lines that were said and that the latest hello has left out; `Client.talk` asks for them
        self.look = 0  # the number of what can be seen
        self._now: Any = None  # that, as JSON has it

    def take_in(self, news: m.Hello | m.News) -> None:
        """Add what has come. Raises Misfit, and leaves all as it was, where something must have come before it."""
        if isinstance(news, m.Hello):
            if news.version != m.VERSION:
                raise Refused(f"The server speaks version {news.version} of the messages, not {m.VERSION}.")
            now = msgspec.to_builtins(news.now)
        elif news.before == self.look or (isinstance(news.change, list) and len(news.change) == 1):
            now = apply(self._now, news.change)
        else:
            raise Misfit("Something that was told is missing.")
        try:
            sight = msgspec.convert(now, m.Sight)
        except msgspec.ValidationError as error:
            raise Misfit(str(error)) from None
        if isinstance(news, m.Hello):
            if news.since != self.seen:  # another seat's story, or ours from the beginning
                self.items.clear()
                self.seen = news.since
            self.earlier = news.earlier
        elif news.items and news.items[0].n != self.seen + 1:
            raise Misfit("Something that was told is missing.")
        self.items += news.items
        self.seen = news.items[-1].n if news.items else self.seen
        self.look, self._now = news.look, now
        self.table, self.view = sight.table, sight.view
        self.can_take_back, self.question, self.lesson = sight.can_take_back, sight.question, sight.lesson
        self.time_left, self.times, self.running = news.time_left, news.times, news.running


class LiveTable(Sofar):
    """A connection to a table: what was told so far, what can be seen now, and what can be done.

    A connection that breaks is made again, and nothing is missed or done twice.
    """

    def __init__(self, client: Client, id: str, since: int = 0) -> None:
        super().__init__(since)
        self.id = id
        self._client = client
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._fresh = False
        self._come_back()
        while not self._fresh:
            self._receive(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def choices(self) -> list[Choice]:
        """What this seat can do now; each has `say`, which `act` takes."""
        return [] if self.view is None else msgspec.convert(self.view["choices"], list[Choice])

    @property
    def over(self) -> bool:
        return self.table.stage == "over"

    def __iter__(self) -> Iterator[Self]:
        """Whenever something has happened, until the game is over."""
        while True:
            while not self._fresh:
                self._receive(None)
            self._fresh = False
            yield self
            if self.over:
                return

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait until something happens; False when nothing did."""
        until = time.monotonic() + seconds
        while not self._fresh and time.monotonic() < until:
            try:
                self._receive(until - time.monotonic())
            except TimeoutError:
                break
        fresh, self._fresh = self._fresh, False
        return fresh

    # ------------------------------------------------------------------ doing

    def act(self, do: str, *then: str) -> None:
        """Carry out an action, by its text; raises Refused, with the rule, when it is not possible. `then` are further
        steps of the same decision: all are carried out, or none."""
        self.ask(m.Act(mark(), do, self.question, list(then)))

    def why_not(self, do: str) -> Refused | None:
        try:
            self.ask(m.WhyNot(mark(), do))
        except Refused as refused:
            return refused
        return None

    def hint(self) -> m.Hinted:
        answer = self.ask(m.Hint(mark()))
        assert isinstance(answer, m.Hinted)
        return answer

    def hear(self, leave: bool = False) -> None:
        """The lesson was read; or with `leave` one wants no more of them."""
        self.ask(m.Hear(mark(), 0 if self.lesson is None else self.lesson.number, leave))

    def take_back(self) -> None:
        self.ask(m.TakeBack(mark()))

    def answer(self, yes: bool) -> None:
        self.ask(m.Answer(mark(), yes))

    def say(self, text: str) -> None:
        self.ask(m.Chat(mark(), text))

    def remark(self, remark: Remark) -> None:
        """Say something that everybody reads in their own language, such as "say-thanks"."""
        self.ask(m.Say(mark(), remark))

    def here(self) -> None:
        self.ask(m.Here(mark()))

    def ask(self, message: m.AnyToServer) -> m.AnyToClient:
        """Send a message and wait for its answer. It is sent again when the connection broke before that, when it was
        one too many at once, or when the server could not write it down: it closes the connection then."""
        data = msgspec.json.encode(message).decode()
        self._send(data)
        until = time.monotonic() + PATIENCE
        refused: Refused | None = None
        while time.monotonic() < until:
            answer = self._receive(until - time.monotonic(), again=data)
            if isinstance(answer, m.Refused) and answer.ref in (message.ref, None):
                refused = Refused(answer.reason, answer.rule)
                reason = wrap(answer.reason).kind
                if reason != TOO_MUCH and reason not in UNWRITTEN:
                    raise refused
                time.sleep(BREATH)
                if reason == TOO_MUCH:
                    self._send(data)
            if isinstance(answer, m.Done | m.Hinted | m.Pong) and answer.ref == message.ref:
                return answer
        raise refused or TimeoutError("The server did not answer.")

    # ------------------------------------------------------------------ the connection

    def _send(self, data: str) -> None:
        assert self._socket is not None
        try:
            self._socket.send(data)
        except ConnectionClosed:
            self._come_back(data)

    def _receive(self, seconds: float | None, again: str | None = None) -> m.AnyToClient | None:
        assert self._socket is not None
        try:
            message = _INCOMING.decode(self._socket.recv(seconds))
        except ConnectionClosed:
            self._come_back(again)
            return None
        if isinstance(message, m.Hello | m.News):
            try:
                self.take_in(message)
            except Misfit:  # the greeting brings all of it
                self._come_back(again)
                return None
            self._fresh = True
        return message

    def _come_back(self, again: str | None = None) -> None:
        until, pause = time.monotonic() + PATIENCE, 0.1
        address = "ws" + self._client.address.removeprefix("http") + f"/api/tables/{self.id}/live"
        address += f"?since={self.seen}&version={m.VERSION}"
        while True:
            try:
                self._open.close()
                self._socket = self._open.enter_context(
                    connect(
                        address,
                        additional_headers={"Cookie": f"{COOKIE}={self._client.token}"},
                        compression=None,
                        max_size=None,
                        open_timeout=PATIENCE,
                    )
                )
                if again is not None:
                    self._socket.send(again)
                return
            except (OSError, InvalidHandshake, ConnectionClosed, http.client.HTTPException) as error:
                response = getattr(error, "response", None)
                if response is not None and response.status_code in (400, 403, 404, 409):
                    problem = msgspec.json.decode(response.body or b"{}", type=http_types.Problem)
                    raise Refused(problem.reason, problem.rule, response.status_code) from None
                if time.monotonic() > until:
                    raise
            time.sleep(pause)
            pause = min(2.0, pause * 2)


def mark() -> str:
    """A mark for a message that no other one has."""
    return secrets.token_urlsafe(9)
