"""A table as its journal says it is: who sits where, the game, what each pair of eyes was told, and who is asked what.

What may be written into the journal is decided in `live`; here is what follows from it. Most of that needs the rules of
the game. A game that is over gets along without: what was told and shown is read from what was `kept` at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..core import TABLE, Alarm, BadInput, Game, Phrase, State, View
from ..core.card import Printed
from ..core.deck import decks_by_seat, with_decks
from ..core.options import choose
from ..core.record import Record
from ..core.rng import commitment
from ..words import Speaker
from .archive import ArchivedGame, Retold
from .clock import Timing
from .guide import CourseProgress, Guide
from .journal import (
    Acted,
    Again,
    AnyEntry,
    BackAnswered,
    BackAsked,
    Closed,
    Dealt,
    Ended,
    Heard,
    Opened,
    Seated,
    Stage,
    StoodIn,
    TookBack,
)
from .people import People
from .questions import Asked, Questions
from .streams import Over, Public, Streams
from .table import Table
from .take_back import TakeBackRequest
from .views import Views


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
        self.entries: list[AnyEntry] = []
        self.people = People(opened)
        self.closed = False
        self.kept = kept
        self.bare = bare or kept is not None
        self.options = self._shown_options() if self.bare else self._public_options(opened.options)
        self.streams = Streams(opened.seats)
        self.timing = Timing(opened.clock, opened.amount, opened.seats, awake_since, opened.more)
        self.table: Table | None = None
        self.alarm: Alarm | None = None  # the next move of the game's own clock
        self.course = CourseProgress(game, opened.course)
        self.dealt: Dealt | None = None
        self.ended: Ended | None = None
        self.next: str | None = None
        self.request = TakeBackRequest()
        self.questions = Questions(opened.seats)
        self.views = Views(game)
        self._refs: set[tuple[str, str]] = set()
        for entry in entries:
            self._enter(entry)
        self._check_course()

    def _check_course(self) -> None:
        self.course.check([] if self.table is None else self.table.record.lines)

    # ------------------------------------------------------------------ what can be asked

    @property
    def played_with(self) -> dict[str, Any]:
        """The options that the game is played with, decks that people brought among them."""
        name, options = self.game.deck_option, self.opened.options
        if name is None or not self.people.decks:
            return options
        return {**options, name: with_decks(options.get(name, ""), self.opened.seats, self.people.decks)}

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
        return self.people.decks.get(seat, preset.replace(";", "\n"))

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

    def view(self, viewer: int) -> View | msgspec.Raw | None:
        """What a seat, or a spectator (TABLE), sees now; None until the game starts, or where it was not kept."""
        return self.views.view(viewer, self.state, self.kept)

    @property
    def guide(self) -> Guide | None:
        """Who takes somebody through a course here, as long as they sit there and it is not at its end."""
        guide = None if self.still else self.course.guide
        return guide if guide is not None and self.people.seats[guide.course.learner].person else None

    @property
    def is_astray(self) -> bool:
        """Whether somebody sits here whose course cannot go on as it is written; they are told, and play on without."""
        if self.course.strayed:
            return not self.still and bool(self.people.human_seats)
        guide = self.guide
        if guide is None or self.table is None:
            return False
        view = self.view(guide.course.learner)
        return isinstance(view, View) and guide.is_lost(view, self.table.record.lines)

    def done_before(self, who: str | None, ref: str) -> bool:
        """Whether a message with this mark was carried out already."""
        return who is not None and (who, ref) in self._refs

    def wall_set(self, by: float) -> None:
        """Somebody has set the clock on the wall: nobody has waited longer for that, nor shorter."""
        self.timing.wall_set(by)
        self.people.wall_set(by)

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
            case Acted() | TookBack() if self.bare:
                pass  # whatever came of it was kept, or is lost
            case Acted():
                public = self._act(entry)
            case TookBack():
                public = self._go_back(entry)
            case BackAsked() | BackAnswered():
                self.request.apply(entry, self.people, self.streams)
                if isinstance(entry, BackAsked):
                    self.timing.back_asked_at = entry.at
            case Dealt():
                self.dealt = entry
                if not self.bare:
                    self._deal(entry)
            case Heard():
                self.course.apply(entry)
            case Ended():
                self._end(entry)
            case Closed():
                self.closed = True
            case Again():
                self.next = entry.table
            case Opened():
                pass  # see __init__
            case _:
                self.people.apply(entry, self.has_begun)
                if isinstance(entry, Seated):
                    self.questions.clear_cache()  # bots are asked otherwise than people
                elif isinstance(entry, StoodIn):
                    self._stand_in(entry)
        if isinstance(entry, Public):
            self.streams.everyone(entry.at, entry)
        self.entries.append(entry)
        if entry.who is not None and entry.ref is not None:
            self._refs.add((entry.who, entry.ref))
        return public

    def _act(self, entry: Acted) -> bool:
        assert self.table is not None
        seen = self.streams.act(entry.at, self.table, len(self.table.record.lines))
        public = len(seen) == len(self.streams.viewers)
        self.views.forget((entry.seat, *seen) if self.game.tells_all else self.streams.viewers)
        self._ask(entry.at, entry.seat, public)
        return public

    def _go_back(self, entry: TookBack) -> bool:
        assert self.table is not None
        self.table.go_back(entry.kept)
        self.views.forget(self.streams.viewers)
        self.questions.go_back(entry.kept)
        public = self.streams.go_back(entry.at, self.table, entry.seat, entry.kept)
        self._ask(entry.at, entry.seat, public, back=True)
        return public

    def _stand_in(self, entry: StoodIn) -> None:
        self.timing.stood_in(entry.seat, entry.on, () if self.table is None else self.table.state.waiting)
        if not entry.on:
            self.questions.come_back(entry.seat)
            self.timing.asked_at = max(self.timing.asked_at, entry.at)

    def _end(self, entry: Ended) -> None:
        assert self.dealt is not None
        self.ended = entry
        self.streams.everyone(entry.at, Over(entry, self.dealt.secret or None))
        if self.kept is not None:
            self.streams = Retold(self.opened.seats, self.kept)

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
        self.views.forget(self.streams.viewers)
        self.streams.deal(entry.at, table)
        self._ask(entry.at, None, public=True)

    def _ask(self, at: float, actor: int | None, public: bool, back: bool = False) -> None:
        """After the game has moved: who is asked what. `public` is whether everybody saw the move; `back` is whether
        `actor` took one back.

        The clock starts anew only where everybody can tell that the question is another one.
        """
        assert self.table is not None
        self.views.turn_to_next_scene()
        waiting, asked = self.table.state.waiting, self.table.state.asked_seats(TABLE)
        if public or asked != self.questions.asked:
            self.timing.asked_at, self.questions.asked = at, asked
        self.people.wait_only_for(asked, actor if public else None)  # as all can tell
        number = len(self.table.record.lines)
        put = self.questions.asked_after(number)
        if put is None:
            put = [self._question(seat, waiting) for seat in range(self.opened.seats)]
            self.questions.cache(number, put)
        self.questions.ask(put, actor, self.table.state)
        alarm = None if self.table.state.over else self.game.manners.alarm(self.table.state)
        if alarm != self.alarm or actor == TABLE:
            self.alarm = alarm
            self.timing.set_alarm(at)
        timed = asked if alarm is None else ()  # nobody's time runs beside the game's own clock
        self.timing.ask(timed, waiting, public, actor if back else None)

    def _question(self, seat: int, waiting: tuple[int, ...]) -> Asked:
        """What a seat is asked, and the words of that."""
        assert self.table is not None
        if seat not in waiting:
            return None, ""
        if self.people.seats[seat].bot:
            return tuple(self.table.state.offer(seat)), ""  # it thinks about what it can do, and reads nothing
        view = self.view(seat)
        assert isinstance(view, View)
        return (view.prompt, view.choices), view.prompt
