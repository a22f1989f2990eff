"""Everything that goes over the wire, typed. The page's TypeScript and the message catalogue in the docs are made
from this file.

A table has one stream for each pair of eyes: one for each seat, one for all spectators. A stream is a list of *items*,
numbered from 1 without gaps as its viewer sees them, so that a number tells nobody how much others have done in secret.
A client that comes back says the last number it has and gets exactly the items it missed, and the view as it is now.

Beside the items there is what a viewer sees now: the table, the view, the question. It is sent whole at first, and then
as what changes in it (`table/changes.py`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..core import Words
from ..players.review import Decision, TurningPoint
from ..table.journal import Clock, Remark, Stage

VERSION = 5
NAME = 24  # the longest name, in characters
CHAT = 300  # the longest chat message
DECK = 8000  # the longest deck, written out
STEPS = 60  # the most further steps of one decision
Text = Annotated[str, msgspec.Meta(max_length=200)]
Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Wire(msgspec.Struct, frozen=True, omit_defaults=False, gc=False):
    """Base of all that is sent."""


# ---------------------------------------------------------------------- a table as it is shown to people


class SeatInfo(Wire, frozen=True):
    """Who sits in a seat: nobody yet (name None), a person, or a bot of some strength.

    `stand_in` is True while a bot plays for an absent person; `here` is whether the person is connected; `brought` is
    whether the person has chosen a deck; `muted` whether the host has taken the word from them; `doubtful` marks a name
    that could be taken for another's; `urged` is whether somebody wants to wait no longer for them.
    """

    seat: int
    name: str | None
    bot: str | None = None
    here: bool = False
    stand_in: bool = False
    brought: bool = False
    muted: bool = False
    doubtful: bool = False
    urged: bool = False


class Outcome(Wire, frozen=True):
    """How a game ended, and when: `at` is the time in seconds."""

    at: float
    winners: list[int]
    scores: list[int]
    rule: str
    reason: Words


class Past(Wire, frozen=True):
    """What other rules mean for a table. It was dealt under version `rules`; the server has version `here`. What was
    `kept` of a finished game can be looked at as it was: its record, its replay, its end. `note` says it in words."""

    rules: int
    here: int
    kept: bool
    note: Words


class TableInfo(Wire, frozen=True):
    """A table from outside: what the lobby shows, and the frame around the board."""

    id: str
    game: str
    title: str
    stage: Stage
    public: bool
    clock: Clock
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: bool  # whether you may start it
    you: int | None  # your seat
    commitment: str | None = None
    next: str | None = None  # the table of the rematch
    clock_amount: int = 1  # how many hours or days, by correspondence; with a bank, minutes for the whole game
    clock_more: int = 0  # and seconds for every turn
    deck: str | None = (
        None  # that of your seat, for you alone; "" while the house chooses, None where nobody brings any
    )
    rules: int | None = None  # the version of the rules that the game was dealt under
    ended: Outcome | None = None
    past: Past | None = None  # where this server has other rules
    talk: bool = True  # whether those who only watch may speak
    learning: bool = False  # whether somebody is taken through a course here
    lost: bool = False  # whether the course that somebody began here cannot go on; Hear with `leave` means: all right


class LessonInfo(Wire, frozen=True):
    """What is said to somebody who learns, while they are asked: the `number`th lesson `of` so many. `wanted` are the
    actions that it is about, by their texts, and `then` those that follow; without any it is read, and gone on from by
    Hear. `points` name things on
    the board, or with `view:` before it a part of the view by its path."""

    id: str
    number: int
    of: int
    words: Words
    points: list[str]
    wanted: list[str]
    then: list[str]


class Sight(Wire, frozen=True):
    """What a viewer sees of a table now, apart from the items. `can_take_back` is True when TakeBack would do
    something: take back at once, or ask the others."""

    table: TableInfo
    view: Any  # the game's view of this seat; None until the game starts
    can_take_back: bool
    question: int  # the identity of what this seat is being asked, for Act; others' doings do not change it
    aim: Words = ""  # what one wins by
    standing: tuple[str, ...] = ()  # how far everybody is toward that, by seat
    lesson: LessonInfo | None = None


# ---------------------------------------------------------------------- items of a stream


class Item(Wire, frozen=True, tag_field="type", tag=str.lower):
    """Base of what happens at a table. `n` is its number in this stream, `at` the time in seconds."""

    n: int
    at: float


class Started(Item, frozen=True):
    """The cards are dealt; from here on the shuffle is bound by its commitment."""

    commitment: str


class Told(Item, frozen=True):
    """An action, as this viewer saw it: the game's typed events, and the same as sentences (`{2}` is seat 2)."""

    events: list[Any]
    story: list[Words]


class Said(Item, frozen=True):
    """Chat. `seat` is None for a spectator; `doubtful` marks one whose name could be taken for another's. A remark is a
    phrase, for which the common words of every language have a sentence; all else is as somebody wrote it."""

    seat: int | None
    name: str
    text: Words
    doubtful: bool = False


class Seated(Item, frozen=True):
    """A seat changed hands."""

    seat: int
    name: str | None
    bot: str | None = None


class StoodIn(Item, frozen=True):
    """A bot began (`on`) or stopped playing for an absent person."""

    seat: int
    on: bool


class SentAway(Item, frozen=True):
    """The host sent somebody away; the seat is free."""

    seat: int
    name: str


class Muted(Item, frozen=True):
    """The host took the word from somebody (`on`), or gave it back; without a name it is for all who only watch."""

    on: bool
    seat: int | None
    name: str | None


class Urged(Item, frozen=True):
    """Somebody wants to wait no longer for a seat; `by` is None for a host who only watches. When the host wishes it,
    or all the others, a bot plays for that seat in some minutes unless its person acts."""

    seat: int
    by: int | None


class Closed(Item, frozen=True):
    """The host closed the table."""


class BackAsked(Item, frozen=True):
    """A seat asks the others whether it may take its last decision back."""

    seat: int


class BackAnswered(Item, frozen=True):
    """The answer of one seat; it is taken back when everyone asked has agreed. A no ends the request; one of the asking
    seat itself means that it has lapsed or was withdrawn."""

    seat: int
    yes: bool


class TookBack(Item, frozen=True):
    """A decision was taken back: the Told items from `since` on did not happen."""

    seat: int
    since: int


class Ended(Item, frozen=True):
    """The game is over; the secret is out, and the record can be had and checked."""

    winners: list[int]
    scores: list[int]
    rule: str
    reason: Words
    secret: str | None


AnyItem = (
    Started
    | Told
    | Said
    | Seated
    | StoodIn
    | SentAway
    | Muted
    | Urged
    | Closed
    | BackAsked
    | BackAnswered
    | TookBack
    | Ended
)


# ---------------------------------------------------------------------- server to client


class ToClient(Wire, frozen=True, tag_field="type", tag=str.lower):
    """Base of what the server sends."""


class Hello(ToClient, frozen=True):
    """The first message of a connection: where you are, and all items after the number you named. It comes again when
    you have changed seats: other eyes have another stream, so a first item with number 1 replaces all that you have.

    `look` is the number of what you see now, `now`, which News will change.

    At a table with a clock `times` says by seat how many seconds each person has left: of the whole game with a `bank`,
    else of the question that they are asked (None where they are not, and for bots). `running` are the seats whose time
    runs just now.
    """

    version: int
    look: int
    now: Sight
    items: list[AnyItem]
    time_left: float | None = None  # seconds until the first of those who are asked has none left
    times: list[float | None] = []
    running: list[int] = []


class News(ToClient, frozen=True):
    """Something happened. `change` turns the Sight that you have into the one after all of it: a list of one element is
    a new value, a list of three (from, to, values) stands for a list of which only a part is new, and an object changes
    some fields of an object, or some places of a list. A change that does not fit, or that was made for another Sight
    than yours, means that you have missed something: connect anew.
    """

    before: int  # the look that is changed
    look: int  # and the number of what comes of it
    change: Any
    items: list[AnyItem]
    time_left: float | None = None
    times: list[float | None] = []
    running: list[int] = []


class Done(ToClient, frozen=True):
    """Your message `ref` was carried out (once, however often it was sent)."""

    ref: str


class Refused(ToClient, frozen=True):
    """Your message `ref` was not carried out, and nothing changed. `rule` is the rule against it, if any."""

    ref: str | None
    reason: Words
    rule: str | None = None


class Hinted(ToClient, frozen=True):
    """What looking ahead finds best in your place, and why."""

    ref: str
    action: int
    say: str
    reason: Words


class Pong(ToClient, frozen=True):
    """The answer to a ping."""

    ref: str


AnyToClient = Hello | News | Done | Refused | Hinted | Pong


# ---------------------------------------------------------------------- client to server


class ToServer(Wire, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a client sends. `ref` is the client's own mark: the answer carries it, and a message that is sent
    twice under one ref is carried out once, even after a restart. So make it random; a counter that begins anew with
    each page would repeat itself."""

    ref: Ref


class Act(ToServer, frozen=True):
    """Carry out an action, by its stable text. `question` is the question that it answers, as Hello and News name it:
    an answer to one that is no longer open is refused as late. `then` are further steps of the same decision:
    all of them are carried out, with nothing in between, or none."""

    do: Text
    question: int
    then: Annotated[list[Text], msgspec.Meta(max_length=STEPS)] = []


class WhyNot(ToServer, frozen=True):
    """Ask why an action is not possible; answered with Refused (or Done, when it is possible)."""

    do: Text


class Hint(ToServer, frozen=True):
    """Ask the house bot what it would do."""


class Hear(ToServer, frozen=True):
    """A lesson, by its number, was read; with `leave` the rest of the course is left out, and the game goes on without
    it."""

    lesson: int
    leave: bool = False


class TakeBack(ToServer, frozen=True):
    """Take the last own decision back: at once while nothing was revealed, else the others are asked."""


class Answer(ToServer, frozen=True):
    """Answer a request to take back."""

    yes: bool


class Chat(ToServer, frozen=True):
    """Say something to everyone at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT)]


class Say(ToServer, frozen=True):
    """Say one of the remarks that everybody reads in their own language."""

    remark: Remark


class Here(ToServer, frozen=True):
    """I am back: give me my seat back, if a bot stands in for me. Every other message but Ping says so too."""


class Ping(ToServer, frozen=True):
    """Still here."""


AnyToServer = Act | WhyNot | Hint | Hear | TakeBack | Answer | Chat | Say | Here | Ping


# ---------------------------------------------------------------------- http


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
    usual: int  # how many play when nobody says
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
