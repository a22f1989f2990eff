"""A table as its journal says it is: who sits where, the game, what each pair of eyes was told, and who is asked what.

What may be written into the journal is decided in `live`; here is what follows from it. Most of that needs the rules of
the game. A game that is over gets along without: what was told and shown is read from what was `kept` at its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from ..core import TABLE, Alarm, BadInput, Game, Phrase, Scene, State, View, Words
from ..core.card import Printed
from ..core.deck import decks_by_seat, with_decks
from ..core.options import choose
from ..core.record import Record
from ..core.rng import commitment
from ..words import Speaker
from .archive import ArchivedGame, Retold
from .checkpoints import MOST
from .clock import Timing
from .guide import Guide
from .journal import (
    Acted,
    Again,
    AnsweredBack,
    AnyEntry,
    AskedBack,
    Brought,
    Closed,
    Dealt,
    Ended,
    Heard,
    Muted,
    Opened,
    Sat,
    SentAway,
    Shared,
    SignedOut,
    Spoke,
    Stage,
    StoodIn,
    Urged,
    WentBack,
)
from .streams import Over, Streams
from .table import Table, common_prefix


class Seat:
    """Who sits in a seat: nobody, a bot, or a person on one or more devices."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.bot: str | None = None
        self.visitors: list[str] = []
        self.stand_in = False

    @property
    def person(self) -> bool:
        return bool(self.visitors)


class Question(msgspec.Struct):
    """What a seat is being asked. `number` goes up whenever anything about that changes, `id` when it is another
    question, and `returned` is the number at which the person last came back after running out of time.

    Where several act at once, others change what is possible all the time; an answer is late only when the question
    itself (`prompt`) has become another one, or was answered. Whoever answers says which question by its `id`."""

    number: int = 0
    id: int = 0
    words: Any = None
    prompt: Words = ""
    returned: int = -1


def other_rules(game: Game, rules: int) -> Phrase:
    """Why a game cannot go on here: by its rules, or else by its cards."""
    if rules == game.version:
        return Phrase("past-waits-cards")
    return Phrase("past-waits", {"rules": rules, "title": game.title, "here": game.version})


def is_foreign(game: Game, rules: int, cards: Printed) -> bool:
    """Whether a game was dealt by other rules or with other cards than those that are here."""
    return rules != game.version or cards != game.changes


class TableProjection:
    """A table as its journal says it is."""

    def __init__(
        self,
        game: Game,
        entries: Sequence[AnyEntry],
        awake_since: float,
        kept: ArchivedGame | None = None,
        bare: bool = False,
    ) -> None:
        """`awake_since` is when this server came up: nobody's time ran out while it was down. `kept` is what a game
        that is over has left behind. With that, or `bare`, nothing is played: without either of them a game of other
        rules is still a list of people who sat there, talked, and had a result."""
        opened = entries[0] if entries else None
        if not isinstance(opened, Opened):
            raise BadInput("The journal of this table does not begin with its opening.")
        self.game = game
        self.opened = opened
        self.awake_since = awake_since
        self.entries: list[AnyEntry] = []
        self.seats = [Seat() for _ in range(opened.seats)]
        self.hosts = {opened.host}
        self.arrived: dict[str, float] = {}  # by device: since when it sits here
        self.links: set[str] = set()  # that were used
        self.away: set[str] = set()  # who cannot sit down here any more
        self.muted: set[str] = set()
        self.talk = opened.public  # whether those who only watch may speak
        self.lines: Counter[int | str | None] = Counter()  # said so far: by seat, and of those who watch by visitor
        self.urged: dict[int, dict[int | None, Urged]] = {}  # by seat: who does not want to wait for it any longer
        self.closed = False
        self.decks: dict[int, str] = {}  # by seat: what its person has brought
        self.kept = kept
        self.bare = bare or kept is not None
        self.options = self._shown_options() if self.bare else self._public_options(opened.options)
        self.streams = Streams(opened.seats)
        self.timing = Timing(opened.clock, opened.amount, opened.seats, awake_since, opened.more)
        self.table: Table | None = None
        self.alarm: Alarm | None = None  # the next move of the game's own clock
        self._guide = Guide(game) if opened.course and game.course is not None else None  # as long as it goes on
        self._strayed = opened.course and self._guide is None  # whether it ended before its end
        self.dealt: Dealt | None = None
        self.ended: Ended | None = None
        self.next: str | None = None
        self.questions = [Question() for _ in range(opened.seats)]
        self._refs: set[tuple[str, str]] = set()
        self._asking: int | None = None  # who wants to take back
        self._agreed: set[int] = set()
        self._refused: dict[int, int] = {}  # by seat: how many actions it knew of when it was told no
        self._asked: tuple[int, ...] = ()  # who is asked, as everybody can tell
        self._put: dict[int, list[tuple[Any, Words]]] = {}  # after so many actions: what each seat was asked
        self._views: dict[int, View | msgspec.Raw] = {}
        self._scene: Scene | None = None  # what those look at who look now
        self._past: Scene | None = None  # the latest before that anybody looked at
        for entry in entries:
            self._enter(entry)
        self._still_fits()

    def _still_fits(self) -> None:
        """A course may be another one by now than that which somebody began."""
        lines = [] if self.table is None else self.table.record.lines
        if self._guide is not None and not self._guide.fits(lines):
            self._guide, self._strayed = None, True

    def __getstate__(self) -> dict[str, Any]:
        """What can be looked at is looked at anew by whoever gets this table."""
        return {**self.__dict__, "_views": {}, "_scene": None, "_past": None}

    # ------------------------------------------------------------------ what can be asked

    @property
    def played_with(self) -> dict[str, Any]:
        """The options that the game is played with, decks that people brought among them."""
        name, options = self.game.deck_option, self.opened.options
        if name is None or not self.decks:
            return options
        return {**options, name: with_decks(options.get(name, ""), self.opened.seats, self.decks)}

    def _public_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as far as everybody at the table may know them. What others bring is known when the game begins."""
        return choose(self.game.options_type, options, self.opened.seats).public_options()

    def _shown_options(self) -> dict[str, Any]:
        """The same where the rules may have no such options any more."""
        if self.kept is not None:
            return self.kept.options
        try:
            return self._public_options(self.opened.options)
        except BadInput:
            return {}

    def deck_of(self, seat: int) -> str | None:
        """The deck of a seat, for its own eyes: what its person brought, or else what the table was set up with."""
        name = self.game.deck_option
        if name is None:
            return None
        preset = decks_by_seat(self.opened.options.get(name, ""), self.opened.seats)[seat]
        return self.decks.get(seat, preset.replace(";", "\n"))

    @property
    def stage(self) -> Stage:
        if self.closed:
            return "closed"
        return "over" if self.over else "playing" if self.has_begun else "gathering"

    @property
    def has_begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.dealt is not None

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def still(self) -> bool:
        """Whether nothing goes on by itself: there is no game yet, or none any more."""
        return self.table is None or self.ended is not None or self.closed

    @property
    def foreign(self) -> bool:
        """Whether the game was dealt under another version of the rules than those that are here, or with other
        cards."""
        return self.dealt is not None and is_foreign(self.game, self.dealt.rules, self.dealt.cards)

    @property
    def lacking(self) -> tuple[str, ...]:
        """The cards that bots do without."""
        return () if self.dealt is None else tuple(self.dealt.lacking)

    @property
    def commitment(self) -> str | None:
        secret = self.dealt.secret if self.dealt is not None else ""
        return commitment(bytes.fromhex(secret)) if secret else None

    @property
    def state(self) -> State | None:
        return None if self.table is None else self.table.state

    @property
    def names(self) -> list[str]:
        return [seat.name or f"seat {number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.name is None]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def seat_of(self, visitor: str | None) -> int | None:
        if visitor is not None:
            for number, seat in enumerate(self.seats):
                if visitor in seat.visitors:
                    return number
        return None

    def is_muted(self, visitor: str) -> bool:
        """Whether somebody was muted; a person is muted on all their devices."""
        own = self.seat_of(visitor)
        return not self.muted.isdisjoint([visitor] if own is None else self.seats[own].visitors)

    def view(self, viewer: int) -> View | msgspec.Raw | None:
        """What a seat, or a spectator (TABLE), sees now; None until the game starts, or where it was not kept."""
        known = self._views.get(viewer)
        if known is None:
            if self.table is not None:
                if self._scene is None:
                    self._scene = Scene(self.table.state, self._past)
                known = self._views[viewer] = self.game.look(self._scene, viewer)
            elif self.kept is not None:
                known = self._views[viewer] = self.kept.told_to(viewer).view
        return known

    @property
    def guide(self) -> Guide | None:
        """Who takes somebody through a course here, as long as they sit there and it is not at its end."""
        guide = None if self.still else self._guide
        return guide if guide is not None and self.seats[guide.course.learner].person else None

    @property
    def is_astray(self) -> bool:
        """Whether somebody sits here whose course cannot go on as it is written; they are told, and play on without."""
        if self._strayed:
            return not self.still and bool(self.people)
        guide = self.guide
        if guide is None or self.table is None:
            return False
        view = self.view(guide.course.learner)
        return isinstance(view, View) and guide.is_lost(view, self.table.record.lines)

    def must_ask(self, seat: int) -> list[int]:
        """The people who have to agree: all others at the table, but for those who are away."""
        return [n for n, other in enumerate(self.seats) if other.visitors and n != seat and not other.stand_in]

    def has_to_ask(self, seat: int) -> bool:
        """Whether there is any of them."""
        for number, other in enumerate(self.seats):
            if other.visitors and number != seat and not other.stand_in:
                return True
        return False

    def done_before(self, who: str | None, ref: str) -> bool:
        """Whether a message with this mark was carried out already."""
        return who is not None and (who, ref) in self._refs

    def wall_set(self, by: float) -> None:
        """Somebody has set the clock on the wall: nobody has waited longer for that, nor shorter."""
        self.timing.wall_set(by)
        self.awake_since += by
        for wishes in self.urged.values():
            for who, wish in wishes.items():
                wishes[who] = msgspec.structs.replace(wish, at=wish.at + by)

    # ------------------------------------------------------------------ the journal

    def write(self, entry: AnyEntry) -> None:
        """Add an entry that somebody else has found to be right: seats, chat, the deal, the rematch."""
        self._enter(entry)

    def _enter(self, entry: AnyEntry) -> None:
        if isinstance(entry, Acted) and not self.bare:
            assert self.table is not None
            self.table.act(entry.seat, entry.do, entry.actor)
            if self.table.record.lines[-1].check != entry.check:
                raise BadInput(f"After '{entry.do}' this table is not as its journal says; the rules have changed.")
        self.apply_entry(entry)

    def apply_entry(self, entry: AnyEntry) -> bool:
        """Work out what follows from an entry; returns whether everybody saw something of it."""
        public = True
        entry = self.timing.stamp(entry)
        match entry:
            case Sat():
                self._sit(entry)
            case Shared(seat=number, visitor=visitor):
                self.seats[number].visitors.append(visitor)
                self.arrived[visitor] = entry.at
                self.links.add(entry.link)
            case SignedOut(seat=number, visitor=visitor):
                self.seats[number].visitors.remove(visitor)
                if visitor in self.hosts:  # the person is still here
                    self.hosts = {self.seats[number].visitors[0]}
            case SentAway():
                self.away.update(entry.visitors)
                self.streams.everyone(entry.at, entry)
            case Muted():
                self._mute(entry)
            case Urged():
                self.urged.setdefault(entry.seat, {})[entry.by] = entry
                self.streams.everyone(entry.at, entry)
            case Closed():
                self.closed = True
                self.streams.everyone(entry.at, entry)
            case Brought():
                self.decks[entry.seat] = entry.deck
            case Dealt():
                self.dealt = entry
                if not self.bare:
                    self._deal(entry)
            case Heard():
                if self._guide is not None:
                    self._guide.heard = entry.lessons
                if entry.over:
                    self._guide, self._strayed = None, False
            case Acted() | WentBack() if self.bare:
                pass  # whatever came of it was kept, or is lost
            case Acted():
                assert self.table is not None
                seen = self.streams.act(entry.at, self.table, len(self.table.record.lines))
                public = len(seen) == len(self.streams.viewers)
                for viewer in (entry.seat, *seen) if self.game.tells_all else self.streams.viewers:
                    self._views.pop(viewer, None)
                self._ask(entry.at, entry.seat, public)
            case WentBack():
                assert self.table is not None
                self.table.go_back(entry.kept)
                self._views.clear()
                self._put = {number: put for number, put in self._put.items() if number <= common_prefix(entry.kept)}
                public = self.streams.go_back(entry.at, self.table, entry.seat, entry.kept)
                self._ask(entry.at, entry.seat, public, back=True)
            case AskedBack():
                self._asking, self._agreed, self.timing.back_asked_at = entry.seat, set(), entry.at
                self.streams.everyone(entry.at, entry)
            case AnsweredBack():
                self._note_answer(entry)
            case StoodIn(seat=number, on=on):
                self.seats[number].stand_in = on
                self.urged.pop(number, None)
                self.timing.stood_in(number, on, () if self.table is None else self.table.state.waiting)
                if not on:
                    self.questions[number].returned = self.questions[number].number
                    self.timing.asked_at = max(self.timing.asked_at, entry.at)
                self.streams.everyone(entry.at, entry)
            case Spoke():
                self.lines[entry.who if entry.seat is None else entry.seat] += 1
                self.streams.everyone(entry.at, entry)
            case Ended():
                assert self.dealt is not None
                self.ended = entry
                self.streams.everyone(entry.at, Over(entry, self.dealt.secret or None))
                if self.kept is not None:
                    self.streams = Retold(len(self.seats), self.kept)
            case Again():
                self.next = entry.table
        self.entries.append(entry)
        if entry.who is not None and entry.ref is not None:
            self._refs.add((entry.who, entry.ref))
        return public

    def _sit(self, entry: Sat) -> None:
        seat = self.seats[entry.seat]
        if not self.has_begun:
            self.decks.pop(entry.seat, None)  # whoever brought it takes it along
        left = self.hosts.intersection(seat.visitors)
        seat.name, seat.bot, seat.stand_in = entry.name, entry.bot, False
        self._put.clear()  # bots are asked otherwise than people
        seat.visitors = [] if entry.visitor is None else [entry.visitor]
        self.urged.pop(entry.seat, None)
        if entry.visitor is not None:
            self.arrived[entry.visitor] = entry.at
        if left and not any(self.hosts.intersection(other.visitors) for other in self.seats):
            self.hosts = set()
        if not self.hosts and self.people:  # somebody must be able to start the game
            self.hosts = {self.seats[self.people[0]].visitors[0]}
        self.streams.everyone(entry.at, entry)

    def _mute(self, entry: Muted) -> None:
        if entry.name is None:
            self.talk = not entry.on
        elif entry.on:
            self.muted.update(entry.visitors)
        else:
            self.muted.difference_update(entry.visitors)
        self.streams.everyone(entry.at, entry)

    def _note_answer(self, entry: AnsweredBack) -> None:
        if entry.yes:
            self._agreed.add(entry.seat)
            if self._asking is not None and self._agreed.issuperset(self.must_ask(self._asking)):
                self._asking = None  # everybody knows by now that it is settled
        elif self._asking is not None:
            if entry.seat != self._asking:
                self._refused[self._asking] = self.streams.known_actions(self._asking)
            self._asking = None
        self.streams.everyone(entry.at, entry)

    def _deal(self, entry: Dealt) -> None:
        if is_foreign(self.game, entry.rules, entry.cards):
            words = other_rules(self.game, entry.rules)
            raise BadInput(Speaker(None).say(words), words)
        seed = bytes.fromhex(entry.secret) if entry.seed is None else entry.seed
        self.options = self._public_options(self.played_with)
        fresh = self.game.new(self.opened.seats, seed, self.played_with, events=False)
        record = Record.begin(self.game, fresh, entry.names, seed)
        table = Table(self.game, record, entry.bot_seed)
        for seat, text in entry.before:
            table.act(seat, text, "table")  # nobody here decided that
        self.table = table
        self._views.clear()
        self.streams.deal(entry.at, table)
        self._ask(entry.at, None, public=True)

    def _ask(self, at: float, actor: int | None, public: bool, back: bool = False) -> None:
        """After the game has moved: who is asked what. `public` is whether everybody saw the move; `back` is whether
        `actor` took one back.

        The clock starts anew only where everybody can tell that the question is another one.
        """
        assert self.table is not None
        self._past, self._scene = self._scene or self._past, None
        waiting, asked = self.table.state.waiting, self.table.state.asked_seats(TABLE)
        if public or asked != self._asked:
            self.timing.asked_at, self._asked = at, asked
        for seat in list(self.urged):  # whoever moved, as all can tell, or is not asked any more
            if seat not in asked or (public and seat == actor):
                del self.urged[seat]
        number = len(self.table.record.lines)
        put = self._put.get(number)
        if put is None:
            put = self._put[number] = [self._question(seat, waiting) for seat in range(len(self.seats))]
            if len(self._put) > MOST:
                del self._put[next(iter(self._put))]
        for seat, question in enumerate(self.questions):
            words, prompt = put[seat]
            if seat == actor or words != question.words:
                question.number += 1
                if seat == actor or prompt != question.prompt or len(self.table.state.asked_seats(seat)) < 2:
                    question.id += 1
                question.words, question.prompt = words, prompt
        alarm = None if self.table.state.over else self.game.manners.alarm(self.table.state)
        if alarm != self.alarm or actor == TABLE:
            self.alarm = alarm
            self.timing.set_alarm(at)
        timed = asked if alarm is None else ()  # nobody's time runs beside the game's own clock
        self.timing.ask(timed, waiting, public, actor if back else None)

    def _question(self, seat: int, waiting: tuple[int, ...]) -> tuple[Any, Words]:
        """What a seat is asked, and the words of that."""
        assert self.table is not None
        if seat not in waiting:
            return None, ""
        if self.seats[seat].bot:
            return tuple(self.table.state.offer(seat)), ""  # it thinks about what it can do, and reads nothing
        view = self.view(seat)
        assert isinstance(view, View)
        return (view.prompt, view.choices), view.prompt
