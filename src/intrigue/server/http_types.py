"""What HTTP requests and their answers carry, typed: games and their cards, tables and their seats, replays, reviews
and puzzles. What goes to and from a table while it is played is in `messages.py`; the page's TypeScript and the OpenAPI
description are made from both.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..core import Words
from ..players.review import Decision, TurningPoint
from ..table.journal import Clock
from .messages import DECK, NAME, AnyItem, SeatInfo, TableInfo, Text, Told, Wire


class OptionInfo(Wire, frozen=True):
    """An option of a game; `together` is the default where people sit together, and not by correspondence."""

    name: str
    help: str
    default: Any
    together: Any
    values: str
    choices: list[Any]
    format: str = ""  # "decks": the decks of the seats with / between them, lines ended by ;


class CardInfo(Wire, frozen=True):
    id: str
    name: str
    kind: str
    text: str
    rule: str
    facts: dict[str, Any]


class DeckText(Wire, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody wrote it, one card to a line. At a table it may also be the name of a sample deck, `random`
    for one drawn by lot, or "" to leave the choice to the house."""

    text: Annotated[str, msgspec.Meta(max_length=DECK)]


class SampleDeckInfo(Wire, frozen=True):
    """A deck to start from."""

    name: str
    text: str


class DeckCardInfo(Wire, frozen=True):
    id: str
    count: int
    group: str


class DeckFaultInfo(Wire, frozen=True):
    """One reason against playing a deck; `rule` is empty where a line could not be read."""

    rule: str
    reason: Words


class DeckInfo(Wire, frozen=True):
    """What the rules say about a deck: the cards that were recognised, everything against playing it, and the deck
    written out anew. It can be played when there are no faults."""

    cards: list[DeckCardInfo]
    faults: list[DeckFaultInfo]
    text: str


class RuleInfo(Wire, frozen=True):
    id: str
    section: str
    text: str


class BotInfo(Wire, frozen=True):
    name: str
    help: str


class CourseInfo(Wire, frozen=True):
    """A guided first game: how many lessons, and about how many minutes it takes."""

    lessons: int
    minutes: int


class NoteInfo(Wire, frozen=True):
    """A note for a first game without a guide, said once: when the question is of the kind `on`, or with `view:` before
    it as soon as something lies there in the view. `words` is its kind in the catalogue."""

    id: str
    words: str
    on: str
    points: list[str]


class GameInfo(Wire, frozen=True):
    name: str
    title: str
    seats: list[int]
    default_seats: int  # how many play when nobody says
    minutes: str
    special: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    course: CourseInfo | None = None
    notes: list[NoteInfo] = []


class GamePage(Wire, frozen=True):
    """All texts of a game: its rulebook, its cards, and decks to start from where players bring their own."""

    name: str
    title: str
    language: str  # of the rulebook; en where it is not written in the language that was asked for
    intro: str  # paragraphs, one to a line
    notice: str  # about names and texts; it comes last
    rules: list[RuleInfo]
    cards: list[CardInfo]
    decks: list[SampleDeckInfo]


class GameWords(Wire, frozen=True):
    """The words of a game in a language: messages of Project Fluent, by the kind of what a table sends."""

    language: str
    text: str


class Me(Wire, frozen=True):
    """Who you are here: a name and a cookie."""

    name: str


class Rename(Wire, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]


class Lobby(Wire, frozen=True):
    """Open tables that anyone may join, running ones that anyone may watch, and the tables where you sit. `partial`
    says that this server does not hear the others just now, so that who is there is not known of all tables."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]
    partial: bool = False


class NewTable(Wire, frozen=True, forbid_unknown_fields=True):
    """`bots` names a bot for some seats (by seat, from 0); the others are for people. `seat` is where you sit: a
    number, or None for a random one. With `start` the game begins at once if no seat is open.

    `clock` is `relaxed` (3 minutes for each decision), `quick` (30 seconds), `hours` or `days` (`clock_amount` of them
    for each decision, by correspondence), or `bank`: `clock_amount` minutes for the whole game, and `clock_more`
    seconds for every turn."""

    game: Text
    seats: int
    options: dict[str, Any] = {}
    bots: dict[int, Text] = {}
    seat: int | None = None
    public: bool = False
    clock: Clock = "none"
    clock_amount: Annotated[int, msgspec.Meta(ge=1, le=30)] = 1
    clock_more: Annotated[int, msgspec.Meta(ge=5, le=60)] = 10
    start: bool = True


class Sit(Wire, frozen=True, forbid_unknown_fields=True):
    """Take a seat (None: any), or put a bot on it (`bot`, only the host; the bot `nobody` opens the seat again)."""

    seat: int | None = None
    bot: Text | None = None


class Claim(Wire, frozen=True, forbid_unknown_fields=True):
    """The private token of a seat, from its link: it brings the seat to this device."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class SeatLink(Wire, frozen=True):
    """A private token of your seat. It goes after a `#`, which browsers do not send to servers or log. It is good for
    one device, and `until` a time in seconds; `id` is what it is listed and revoked by."""

    token: str
    id: str
    until: float


class OpenLink(Wire, frozen=True):
    """A private link that nobody has used yet: when it was made, and when it ends."""

    id: str
    made: float
    until: float


class Device(Wire, frozen=True):
    """A device that sits in your seat: since when, whether it is connected, and whether it is the one that asks."""

    number: int
    since: float
    here: bool
    this: bool


class Devices(Wire, frozen=True):
    """What sits in your seat, and the links by which more could."""

    devices: list[Device]
    links: list[OpenLink]


class SignOut(Wire, frozen=True, forbid_unknown_fields=True):
    """A device of your seat, by its number: this one, or one that came after it."""

    device: int


class Unlink(Wire, frozen=True, forbid_unknown_fields=True):
    """A private link of your seat, by its id."""

    link: Annotated[str, msgspec.Meta(max_length=40)]


class SendAway(Wire, frozen=True, forbid_unknown_fields=True):
    """Whom to send away, by their seat."""

    seat: int


class Urge(Wire, frozen=True, forbid_unknown_fields=True):
    """For whom to wait no longer, by their seat."""

    seat: int


class Mute(Wire, frozen=True, forbid_unknown_fields=True):
    """Whom to mute, or with `on` false to hear again: a seat, or whoever said a line, by the number of the item; with
    neither, all who only watch."""

    on: bool = True
    seat: int | None = None
    said: int | None = None


class Step(Wire, frozen=True):
    """One step of a replay, from one pair of eyes: what was seen, and the view after it."""

    move: int  # how many actions of the record lie before this step's end
    seat: int | None  # who acted, where that could be seen
    events: list[Any]
    story: list[Words]
    view: Any


class Replay(Wire, frozen=True):
    table: TableInfo
    eyes: int | None
    result: Any
    steps: list[Step]


class Review(Wire, frozen=True):
    """Decisions of a finished game, judged: those that have been looked at so far, and the moments among them. `next`
    is where to ask on; null when all are there."""

    decisions: list[Decision]
    moments: list[TurningPoint]
    next: int | None
    total: int


class Fork(Wire, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots, as a new table."""

    move: int
    seat: int


class PuzzleShelf(Wire, frozen=True):
    """The puzzles of a game: how many there are, counted from 1, and which is that of the day."""

    game: str
    count: int
    today: int


class PuzzleDay(Wire, frozen=True):
    """The games with puzzles. `game` is the one whose puzzle is that of the day, None where there are none; days
    are those of UTC."""

    day: str
    game: str | None
    shelves: list[PuzzleShelf]


class Talk(Wire, frozen=True):
    """Lines that were said at a table; `earlier` is how many were said before them."""

    items: list[AnyItem]
    earlier: int


class Puzzle(Wire, frozen=True):
    """A moment of a game as the seat sees it that is asked, with what it was told so far. What the choices are worth
    comes with an answer, or in a PuzzleBook."""

    game: str
    number: int
    count: int
    difficulty: float  # from 0 to 1
    seats: list[SeatInfo]
    view: Any
    items: list[Told]
    aim: Words = ""
    standing: tuple[str, ...] = ()


class PuzzleAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    """What you choose, by its text."""

    do: Text


class ChoiceVerdict(Wire, frozen=True):
    """What a choice brings of a hundred victories, and the interval that holds with 95 %, together with all others."""

    do: str
    chance: int
    low: int
    high: int


class PuzzleVerdict(Wire, frozen=True):
    """Whether an answer was right; what every choice is worth, the best first; and why, from so many imagined
    worlds."""

    right: bool
    verdicts: list[ChoiceVerdict]
    why: list[Words]
    worlds: int


class PuzzleBook(Wire, frozen=True):
    """All puzzles of a game, and at the same place in `answers` what is told to whoever finds the best choice: for a
    page that is to ask them without a server."""

    puzzles: list[Puzzle]
    answers: list[PuzzleVerdict]


class Health(Wire, frozen=True):
    """How the server is doing: tables in memory, open connections, and what was written since it started. The last is
    told to those who may read the metrics, and 0 to others: it would tell of choices that nobody knows of yet."""

    version: str
    tables: int
    connections: int
    entries: int
    commits: int


class About(Wire, frozen=True):
    """What this server serves: its version, and the file that its page begins with, so that a page which began with
    another one knows that it is out of date. `friends` is where others in the network get in, told to who sits at the
    machine itself: their own address leads nobody else there. None where it lets nobody in from there."""

    version: str
    page: str
    friends: str | None = None


class Problem(Wire, frozen=True):
    """What every error of the HTTP side looks like: a sentence."""

    reason: Words
    rule: str | None = None
