"""The journal of a live table: everything that was ever decided there, in order. It is the truth.

Entries are only ever added. Whatever else a table knows (who sits where, the state of the game, what each pair of eyes
was told) is worked out from them, so a table that was lost with its process comes back from its journal as it was.
Entries hold secrets (the deal, sealed choices, who is behind a name); they never leave the server.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from ..core import BadInput, Words
from ..core.card import Printed

Actor = Literal["person", "bot", "stand-in", "table"]
Clock = Literal["none", "relaxed", "quick", "bank", "hours", "days"]
Stage = Literal["gathering", "playing", "over", "closed"]
# What can be said at a touch. They are kinds of words, so everybody reads them in their own language.
Remark = Literal[
    "say-hello",
    "say-luck",
    "say-thanks",
    "say-played",
    "say-deal",
    "say-agreed",
    "say-no-deal",
    "say-trust",
    "say-doubt",
    "say-sorry",
    "say-hurry",
    "say-moment",
    "say-bye",
]
REMARKS: tuple[Remark, ...] = get_args(Remark)


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """Base of all entries. `at` is the time in seconds. `who` and `ref` are a visitor and its mark on the message
    that led to this entry, so that a message which comes twice is carried out once, even across a crash."""

    at: float
    who: str | None = None
    ref: str | None = None


class Timed(Entry, frozen=True, kw_only=True):
    """Base of what moves the clock of a game. `ran` is the table's own time, which is not that of the wall: it stands
    still while nobody is here. It is there only where each has a time for the whole game."""

    ran: float | None = None


class Opened(Entry, frozen=True):
    """A table is set up. `host` is the visitor who may start the game; `course` says that somebody is to learn the game
    here, by the course that it comes with. `amount` is that of the clock: hours or days for each decision, or minutes
    for the whole game, with `more` seconds for every turn."""

    game: str
    seats: int
    options: dict[str, Any]
    host: str
    public: bool = False
    clock: Clock = "none"
    amount: int = 1
    more: int = 0
    course: bool = False


class Seated(Entry, frozen=True, tag="sat"):
    """A seat changed hands: a person (`visitor`), a bot, or nobody (`name` None)."""

    seat: int
    name: str | None = None
    visitor: str | None = None
    bot: str | None = None


class Shared(Entry, frozen=True):
    """A seat's private link was used: one more device sits in that seat. A link, by its mark, is used once."""

    seat: int
    visitor: str
    link: str = ""


class SignedOut(Entry, frozen=True):
    """A device does not sit in its seat any more; the person still does, on others."""

    seat: int
    visitor: str


class SentAway(Entry, frozen=True):
    """The host sent somebody away, who cannot sit down here again."""

    seat: int
    name: str
    visitors: list[str]


class Muted(Entry, frozen=True):
    """The host takes the word from somebody (`on`), or gives it back; without a name: all who only watch."""

    on: bool
    seat: int | None = None
    name: str | None = None
    visitors: list[str] = []


class Urged(Entry, frozen=True):
    """Somebody wants to wait no longer for a seat; `by` is None for a host who only watches."""

    seat: int
    by: int | None
    host: bool = False


class Closed(Entry, frozen=True):
    """The host closed the table: nothing happens there any more."""


class Brought(Entry, frozen=True):
    """A person chose the deck of their seat: a sample by name, `random`, a list of cards, or "": the house's choice."""

    seat: int
    deck: str


class Dealt(Timed, frozen=True):
    """The game begins, from a secret that is published at its end.

    `before` are the actions, as seat and text, of a finished game that is played on from one of its moments. A course
    is dealt from its `seed`, which is no secret. `cards` is what they said instead of what is printed on
    them, and `lacking` which of them the bots do without.
    """

    secret: str
    bot_seed: int
    rules: int
    names: list[str]
    before: list[tuple[int, str]] = []
    seed: int | None = None
    cards: Printed = {}
    lacking: list[str] = []


class Heard(Entry, frozen=True):
    """Whoever learns here has read so many lessons; with `over` that was all, or they want no more of them."""

    lessons: int
    over: bool = False


class Acted(Timed, frozen=True):
    """An action, by its stable text; `check` is the record's digest of the state after it."""

    seat: int
    do: str
    check: str
    actor: Actor = msgspec.field(default="person", name="hand")  # so it stands in journals


class Said(Entry, frozen=True, tag="spoke"):
    """Chat, in somebody's own words or as a remark; `seat` is None for a spectator, and `doubtful` marks one whose name
    could be taken for another's."""

    seat: int | None
    name: str
    text: Words
    doubtful: bool = False


class BackAsked(Entry, frozen=True, tag="askedback"):
    """A seat asks whether it may take its latest decision back."""

    seat: int


class BackAnswered(Entry, frozen=True, tag="answeredback"):
    """An answer to that. A no of the asking seat itself: it is no longer asking."""

    seat: int
    yes: bool


class TookBack(Timed, frozen=True, tag="wentback"):
    """A decision was taken back. `kept` are the numbers of the actions that stay, counted from 0."""

    seat: int
    kept: list[int]


class StoodIn(Timed, frozen=True):
    """A bot began (`on`) or stopped playing for an absent person."""

    seat: int
    on: bool


class Ended(Entry, frozen=True):
    """The game is over."""

    winners: list[int]
    scores: list[int]
    rule: str
    reason: Words


class Again(Entry, frozen=True):
    """The table of the rematch."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Shared
    | SignedOut
    | SentAway
    | Muted
    | Urged
    | Closed
    | Brought
    | Dealt
    | Heard
    | Acted
    | Said
    | BackAsked
    | BackAnswered
    | TookBack
    | StoodIn
    | Ended
    | Again
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    try:
        entry: AnyEntry = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise BadInput(f"The journal of this table is damaged: {error}.") from None
    return entry
