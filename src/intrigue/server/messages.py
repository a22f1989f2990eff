"""What goes to and from a table while it is played, typed. The page's TypeScript and the message catalogue in the docs
are made from this file and from `bodies.py`, which has what HTTP requests and their answers carry.

A table has one stream for each pair of eyes: one for each seat, one for all spectators. A stream is a list of *items*,
numbered from 1 without gaps as its viewer sees them, so that a number tells nobody how much others have done in secret.
A client that comes back says the last number it has and gets exactly the items it missed, and the view as it is now.

Beside the items there is what a viewer sees now: the table, the view, the question. It is sent whole at first, and then
as what changes in it (`table/diff.py`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..core import Words
from ..table.journal import Clock, Remark, Stage

VERSION = 6
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
    cards: dict[str, dict[str, int | str]] = {}  # what cards say instead of what is printed on them, by card and name
    notes: list[Words] = []  # the same in words, and which cards the bots do without


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
    """The first message of a connection: where you are, and all items after number `since`, which is the one that you
    named or 0. It comes again when you have changed seats: other eyes have another stream. With `since` 0 it replaces
    all that you have.

    Of what was said only the latest lines are among the items; `earlier` is how many are left out, which `talk` has.

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
    since: int = 0
    earlier: int = 0


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
    """Your message `ref` was not carried out, and nothing changed. `rule` is the rule against it, if any. Only what
    cannot be read so far that its mark is known is answered without one."""

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
