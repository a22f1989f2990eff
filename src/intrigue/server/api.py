"""The HTTP side: every address with what it takes and what it gives. The OpenAPI document is made from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.responses import Response

from .. import __version__
from ..core import TABLE, BadInput, Game, wrap
from ..core.phrase import phrase
from ..games import GAMES
from ..table import moderation, seating
from ..table.live import Denied
from ..words import ENGLISH, source
from ..words.catalogue import NAMES
from . import http_types, serialize
from . import messages as m
from .commands import answer
from .database import Down, ReadFailed, WriteFailed
from .hub import Hub
from .leases import Elsewhere, Resume
from .limits import Busy
from .not_found import NotFound
from .room import Room, StaleTable, Unwritten
from .security import plain_name
from .shelf import Sheet
from .store import Visitor
from .tables import Shut


class Call(msgspec.Struct):
    """A request as the handlers below see it."""

    hub: Hub
    visitor: Visitor | None
    key: str  # whose limits count
    body: Any
    path: dict[str, str]
    query: dict[str, str]
    place: str = ""  # where it comes from
    measures: bool = False  # whether it comes from somebody who may read the metrics
    at_home: bool = False  # whether it comes from the machine itself, by an address of its own
    cookie: str | None = None  # what the answer brings: another token, or "" for none any more

    @property
    def me(self) -> Visitor:
        assert self.visitor is not None
        return self.visitor

    async def room(self) -> Room:
        return await self.hub.tables.room(self.path["id"])

    def whole(self, name: str, default: int = 0) -> int:
        text = self.query.get(name, str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise BadInput(f"'{name}' must be a whole number, not '{text[:20]}'.")
        return int(text)

    async def shared_answer(self, *key: object, make: Callable[[], object]) -> Sheet:
        """An answer that is the same for everybody, by all that it depends on."""
        return Sheet(await self.hub.shelf.file(key, lambda: serialize.encode(make())))

    def same_version(self) -> None:
        speaks_alike(self.query.get("version"))

    def language(self) -> str:
        return known_language(self.query.get("language", ENGLISH))


def speaks_alike(version: str | None) -> None:
    """Whoever follows a table says which version of the messages they know; another one is refused in plain words, for
    a client of that time has no others for it."""
    if version != str(m.VERSION):
        said = "yours does not say which" if version is None else f"yours speaks version {version[:20]}"
        raise BadInput(
            f"This server speaks version {m.VERSION} of its messages, and {said}. Load the page again, or get a client "
            f"for this version."
        )


Handler = Callable[[Call], Awaitable[Any]]


class Address(msgspec.Struct, frozen=True):
    """One address of the API. `takes` is the type of the body, `gives` that of the answer."""

    method: str
    path: str
    run: Handler
    gives: Any
    takes: Any = None
    query: tuple[tuple[str, str], ...] = ()
    anonymous: bool = False  # whoever calls it is not made a visitor

    @property
    def says(self) -> str:
        return " ".join((self.run.__doc__ or "").split())


# ---------------------------------------------------------------------- games and visitors


async def list_games(call: Call) -> Sheet:
    """The games that are played here."""
    language, games = call.language(), [call.hub.games(name) for name in GAMES]
    return await call.shared_answer(
        "games", language, make=lambda: [serialize.game_info(game, language) for game in games]
    )


async def show_game(call: Call) -> Sheet:
    """All texts of a game: its rulebook, its cards, and decks to start from."""
    game, language = known_game(call), call.language()
    return await call.shared_answer("game", game.name, language, make=lambda: serialize.game_page(game, language))


async def show_words(call: Call) -> Sheet:
    """The words of a game in a language, as Project Fluent writes them: for every kind of question, choice, refusal and
    event that a table sends."""
    return await words(call, known_game(call))


async def show_common_words(call: Call) -> Sheet:
    """The words of a language that belong to no game: what tables and the server refuse. The words of a game have them
    too."""
    return await words(call, None)


async def words(call: Call, game: Game | None) -> Sheet:
    language = known_language(call.path["language"])
    name = None if game is None else game.name
    return await call.shared_answer(
        "words", name, language, make=lambda: http_types.GameWords(language, source(game, language))
    )


def known_game(call: Call) -> Game:
    try:
        return call.hub.games(call.path["name"])
    except BadInput:
        raise NotFound("no-such-game", game=wrap(call.path["name"][:20]), games=GAMES) from None


def known_language(language: str) -> str:
    if language not in NAMES:
        raise NotFound("no-such-language", language=wrap(language[:20]), languages=tuple(NAMES))
    return language


async def check_deck(call: Call) -> http_types.DeckInfo:
    """What the rules of a game say about a deck: which cards are in it, and every reason against playing it."""
    return serialize.deck_info(known_game(call), call.body.text)


async def learn(call: Call) -> m.TableInfo:
    """Set up a table at which you learn a game by its course, against bots; nobody else can sit down there."""
    return await (await call.hub.opening.learn(call.me, known_game(call))).shown_to(call.me)


async def list_puzzles(call: Call) -> http_types.PuzzleDay:
    """The games with puzzles, and the puzzle of the day."""
    return await call.hub.offload.loading(call.hub.puzzles.today)


async def show_puzzle_book(call: Call) -> Sheet:
    """All puzzles of a game with their answers, to be kept by a page that may lose its server."""
    name = call.path["name"]
    return await call.shared_answer("puzzles", name, make=lambda: call.hub.puzzles.book(name))


async def show_puzzle(call: Call) -> Sheet:
    """A puzzle: a moment of a game through the eyes of the seat that is asked."""
    name, number = call.path["name"], call.path["number"]
    return await call.shared_answer("puzzle", name, number, make=lambda: call.hub.puzzles.show(name, number))


async def answer_puzzle(call: Call) -> http_types.PuzzleVerdict:
    """What an answer to a puzzle is worth, and every other. Nothing is kept here of who answers what."""
    name, number = call.path["name"], call.path["number"]
    return await call.hub.offload.loading(call.hub.puzzles.judge_choice, name, number, call.body.do)


async def show_me(call: Call) -> http_types.Me:
    """Who you are here. Whoever is new gets a name and a cookie."""
    return http_types.Me(call.me.name)


async def rename_me(call: Call) -> http_types.Me:
    """Take another name. Seats that you have taken already keep the old one."""
    name = plain_name(call.body.name)
    if not name:
        raise BadInput("A name needs at least one letter.", phrase("no-name"))
    return http_types.Me((await call.hub.visitors.rename(call.me, name)).name)


async def log_out(call: Call) -> http_types.Me:
    """Log out of this browser: its cookie lets nobody in any more. Seats stay with your other devices; those that you
    have on this one alone are lost to you."""
    await call.hub.log_out(call.me)
    call.cookie = ""
    return http_types.Me(call.me.name)


async def health(call: Call) -> http_types.Health:
    """How the server is doing."""
    hub = call.hub
    written = (hub.store.writer.written, hub.store.writer.commits) if call.measures else (0, 0)
    return http_types.Health(__version__, len(hub.tables.rooms), hub.connections.total(), *written)


async def about(call: Call) -> http_types.About:
    """What this server serves, and how others get in."""
    return http_types.About(__version__, call.hub.page.entry, call.hub.friends if call.at_home else None)


# ---------------------------------------------------------------------- tables


async def info(call: Call, id: str) -> m.TableInfo:
    return await call.hub.lobby.info(call.visitor, id)


async def list_tables(call: Call) -> http_types.Lobby:
    """Open tables that anyone may join, running ones that anyone may watch, and the tables where you sit."""
    return await call.hub.lobby.shown_to(call.visitor)


async def open_table(call: Call) -> m.TableInfo:
    """Set up a table, and sit down at it."""
    return await (await call.hub.opening.open(call.me, call.body)).shown_to(call.me)


async def show_table(call: Call) -> m.TableInfo:
    """A table from outside."""
    return await info(call, call.path["id"])


async def sit(call: Call) -> m.TableInfo:
    """Take a seat, or put a bot on one (or 'nobody', to open it again)."""
    room, wanted, me = await call.room(), call.body, call.me
    if wanted.bot is not None:
        await room.change(lambda live, now: seating.seat_bot(live, me.id, wanted.seat, wanted.bot, now))
    else:
        await call.hub.seats.sit(me, room, wanted.seat)
    return await info(call, room.id)


async def leave(call: Call) -> m.TableInfo:
    """Give your seat up. While the game goes on, a bot takes it over."""
    room, me = await call.room(), call.me
    await room.change(lambda live, now: seating.leave(live, me.id, now))
    return await info(call, room.id)


async def bring(call: Call) -> m.TableInfo:
    """Choose the deck of your seat before the game begins. One that the rules do not allow is refused with every
    reason, and the one that you had stays. Others see only that you have chosen."""
    room, me, text = await call.room(), call.me, call.body.text
    await room.change(lambda live, now: seating.bring(live, me.id, text, now))
    return await info(call, room.id)


async def start(call: Call) -> m.TableInfo:
    """Deal; only the host may, and only when no seat is open."""
    room, me = await call.room(), call.me
    await room.change(lambda live, now: call.hub.opening.deal(live, me.id, now))
    return await info(call, room.id)


async def rematch(call: Call) -> m.TableInfo:
    """Play the same again. The answer is the new table; it starts when all are back in their seats."""
    return await call.hub.opening.again(call.me, call.path["id"])


async def resume(call: Call) -> m.TableInfo:
    """Between servers that share the tables: somebody is back for the rematch, as the one that has the old table
    says."""
    return await call.hub.opening.resume(call.me, call.path["id"], call.body)


async def link(call: Call) -> http_types.SeatLink:
    """A private token for your seat, to play on from another device. It can be used once, and for some hours."""
    return await call.hub.seats.link(call.me, await call.room())


async def claim(call: Call) -> m.TableInfo:
    """Bring a seat to this device, by its private token. The answer brings a new cookie. A device that came so is not
    the host of the table."""
    room = await call.room()
    call.cookie = await call.hub.seats.claim(call.me, room, call.body.token)
    return await info(call, room.id)


async def devices(call: Call) -> http_types.Devices:
    """The devices that sit in your seat, in the order in which they came, and the links that can still be used."""
    return await call.hub.seats.devices(call.me, await call.room())


async def sign_out(call: Call) -> http_types.Devices:
    """Sign a device of your seat out: this one, or one that came after it."""
    return await call.hub.seats.sign_out(call.me, await call.room(), call.body.device)


async def unlink(call: Call) -> http_types.Devices:
    """Revoke a private link of your seat that nobody has used yet."""
    return await call.hub.seats.unlink(call.me, await call.room(), call.body.link)


async def send_away(call: Call) -> m.TableInfo:
    """Send a person away before the game begins; only the host may. They cannot sit down at this table again."""
    room, me, seat = await call.room(), call.me, call.body.seat
    await room.change(lambda live, now: moderation.send_away(live, me.id, seat, now))
    return await info(call, room.id)


async def mute(call: Call) -> m.TableInfo:
    """Take the word from somebody in the chat, or give it back; only the host may. At private tables those who only
    watch do not speak unless the host lets them."""
    room, me, wanted = await call.room(), call.me, call.body
    await room.change(lambda live, now: moderation.mute(live, me.id, wanted.on, now, wanted.seat, wanted.said))
    return await info(call, room.id)


async def urge(call: Call) -> m.TableInfo:
    """Wait no longer for somebody who does not act, at a table without a clock: when the host asks for it, or all the
    others, that person has five minutes before a bot stands in."""
    room, me, seat = await call.room(), call.me, call.body.seat
    await room.change(lambda live, now: moderation.urge(live, me.id, seat, now))
    return await info(call, room.id)


async def close(call: Call) -> m.TableInfo:
    """Close a table for good: before the game begins, or when nobody else plays there. Only the host may."""
    room, me = await call.room(), call.me
    await room.change(lambda live, now: moderation.close(live, me.id, now))
    return await info(call, room.id)


async def fork(call: Call) -> m.TableInfo:
    """Play on from a moment of a finished game, against bots; the answer is the new table."""
    return await (await call.hub.opening.fork(call.me, call.path["id"], call.body)).shown_to(call.me)


async def record(call: Call) -> Sheet:
    """The record of a finished game, as JSON Lines; `intrigue verify` checks it."""
    table, kept = await call.hub.finished.find(call.path["id"], "no-record-yet")
    kind, name = "application/x-ndjson", f"{table.game}-{table.id}.jsonl"
    file = await call.hub.shelf.file(("record", kept.digest()), lambda: kept.text.encode(), kind)
    return Sheet(file, {"content-disposition": f'attachment; filename="{name}"'})


async def replay(call: Call) -> Sheet:
    """A finished game, step by step, through the eyes of a seat or of a spectator."""
    table, kept = await call.hub.finished.find(call.path["id"], "no-replay-yet")
    eyes = None if call.query.get("eyes", "none") == "none" else call.whole("eyes")
    if eyes is not None and eyes >= len(table.seats):
        raise NotFound("no-such-seat", number=eyes + 1)
    around, result = await info(call, table.id), serialize.result(table.ended)

    def collect_steps() -> http_types.Replay:
        steps: Any = list(kept.steps(TABLE if eyes is None else eyes))
        return http_types.Replay(around, eyes, result, steps)

    return await call.shared_answer("replay", kept.digest(), eyes, serialize.encode(around), make=collect_steps)


async def review(call: Call) -> http_types.Review:
    """The decisions of a finished game, judged from what each player knew: some more with every request, for it takes
    a while. Ask again until `next` is null. A game of other rules cannot be judged."""
    id = call.path["id"]
    played = await call.hub.finished.record(id, "no-review-yet")
    reviewing = call.hub.finished.reviewing(id, played)
    if call.hub.reviews.full(call.me.id):
        raise Busy("no-more-reviews")
    async with call.hub.reviews.turn(call.me.id), reviewing.lock:
        before = len(reviewing.judged)
        found = await reviewing.go_on(call.hub.bots, call.me.id)
    if found.next == before:
        raise Busy("no-judge-free")
    return found


async def poll(call: Call) -> Response:
    """For where WebSockets do not work: what is new after item `since` and look `look`. Waits for something to happen,
    up to 25 s. The answer is Hello when `since` is 0, else News; without `look`, News at once with all that you see."""
    room = await call.room()
    call.same_version()
    since, look = call.whole("since"), call.whole("look")
    if not call.hub.connections.enter(call.key, call.place, room.seats(call.visitor)):
        raise Busy("no-more-connections")
    try:
        data = None
        while data is None:
            room = await call.room()
            data = await room.poll(call.visitor, since, look, call.hub.settings.poll_seconds)
    finally:
        call.hub.connections.leave(call.key, call.place)
    return Response(data, media_type="application/json")


async def talk(call: Call) -> http_types.Talk:
    """The latest lines that were said before an item, through your eyes: whoever comes to a table is told a part of
    them only."""
    before = call.whole("before")
    async with call.hub.tables.reading(call.path["id"]) as room:
        return serialize.talk(room.live, room.viewer(call.visitor), before)


async def send(call: Call) -> m.AnyToClient:
    """For where WebSockets do not work: send one message to a table, and get its answer."""
    return await answer(await call.room(), call.visitor, call.body)


LANGUAGE = ("language", "the language of the words: en if not given")
SINCE = ("since", "the number of the last item that you have; 0 for all")
LOOK = ("look", "the number of what you see now; 0 to be told all of it")
BEFORE = ("before", "the number of an item")
SPOKEN = ("version", f"the version of the messages that you know; here it is {m.VERSION}")
ADDRESSES = (
    Address("GET", "/api/games", list_games, list[http_types.GameInfo], query=(LANGUAGE,), anonymous=True),
    Address("GET", "/api/games/{name}", show_game, http_types.GamePage, query=(LANGUAGE,), anonymous=True),
    Address("GET", "/api/games/{name}/words/{language}", show_words, http_types.GameWords, anonymous=True),
    Address("GET", "/api/words/{language}", show_common_words, http_types.GameWords, anonymous=True),
    Address("POST", "/api/games/{name}/deck", check_deck, http_types.DeckInfo, http_types.DeckText, anonymous=True),
    Address("POST", "/api/games/{name}/learn", learn, m.TableInfo),
    Address("GET", "/api/puzzles", list_puzzles, http_types.PuzzleDay, anonymous=True),
    Address("GET", "/api/puzzles/{name}", show_puzzle_book, http_types.PuzzleBook, anonymous=True),
    Address("GET", "/api/puzzles/{name}/{number}", show_puzzle, http_types.Puzzle, anonymous=True),
    Address(
        "POST",
        "/api/puzzles/{name}/{number}",
        answer_puzzle,
        http_types.PuzzleVerdict,
        http_types.PuzzleAnswer,
        anonymous=True,
    ),
    Address("GET", "/api/me", show_me, http_types.Me),
    Address("POST", "/api/me", rename_me, http_types.Me, http_types.Rename),
    Address("POST", "/api/me/logout", log_out, http_types.Me),
    Address("GET", "/api/tables", list_tables, http_types.Lobby, anonymous=True),
    Address("POST", "/api/tables", open_table, m.TableInfo, http_types.NewTable),
    Address("GET", "/api/tables/{id}", show_table, m.TableInfo, anonymous=True),
    Address("POST", "/api/tables/{id}/sit", sit, m.TableInfo, http_types.Sit),
    Address("POST", "/api/tables/{id}/leave", leave, m.TableInfo),
    Address("POST", "/api/tables/{id}/deck", bring, m.TableInfo, http_types.DeckText),
    Address("POST", "/api/tables/{id}/start", start, m.TableInfo),
    Address("POST", "/api/tables/{id}/rematch", rematch, m.TableInfo),
    Address("POST", "/api/tables/{id}/link", link, http_types.SeatLink),
    Address("POST", "/api/tables/{id}/claim", claim, m.TableInfo, http_types.Claim),
    Address("GET", "/api/tables/{id}/devices", devices, http_types.Devices),
    Address("POST", "/api/tables/{id}/signout", sign_out, http_types.Devices, http_types.SignOut),
    Address("POST", "/api/tables/{id}/unlink", unlink, http_types.Devices, http_types.Unlink),
    Address("POST", "/api/tables/{id}/sendaway", send_away, m.TableInfo, http_types.SendAway),
    Address("POST", "/api/tables/{id}/mute", mute, m.TableInfo, http_types.Mute),
    Address("POST", "/api/tables/{id}/urge", urge, m.TableInfo, http_types.Urge),
    Address("POST", "/api/tables/{id}/close", close, m.TableInfo),
    Address("POST", "/api/tables/{id}/fork", fork, m.TableInfo, http_types.Fork),
    Address("GET", "/api/tables/{id}/record", record, str, anonymous=True),
    Address(
        "GET",
        "/api/tables/{id}/replay",
        replay,
        http_types.Replay,
        query=(("eyes", "a seat, counted from 0, or none for a spectator"),),
        anonymous=True,
    ),
    Address("GET", "/api/tables/{id}/review", review, http_types.Review),
    Address("GET", "/api/tables/{id}/poll", poll, m.Hello | m.News, query=(SINCE, LOOK, SPOKEN), anonymous=True),
    Address("GET", "/api/tables/{id}/talk", talk, http_types.Talk, query=(BEFORE,), anonymous=True),
    Address("POST", "/api/tables/{id}/send", send, m.AnyToClient, m.AnyToServer),
    Address("GET", "/api/health", health, http_types.Health, anonymous=True),
    Address("GET", "/api/about", about, http_types.About, anonymous=True),
)
INNER = (Address("POST", "/api/tables/{id}/resume", resume, m.TableInfo, Resume),)  # for members alone

SENTENCES = (NotFound, BadInput, Busy, Denied, Down, Elsewhere, Shut)  # what is raised to be read by whoever called
STATUS: dict[type[Exception], int] = {
    NotFound: 404,
    BadInput: 400,
    Busy: 429,
    Denied: 409,
    Elsewhere: 503,
    StaleTable: 503,
    WriteFailed: 503,
    Shut: 403,
    ReadFailed: 503,
    Unwritten: 503,
}
