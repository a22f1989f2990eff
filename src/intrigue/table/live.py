"""A table with people and bots around a game: what may happen there, and what is then written into its journal.

Pure logic: no network, no storage, and no clock of its own; every method that needs the time is handed it. A method
either raises Denied and leaves all as it was, or adds entries to the journal. Whoever keeps the table writes new
entries down before anybody is told what they did.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import TABLE, BadInput, Broken, Game, Illegal, Rng, State, UserError, View, Words, wrap
from ..core.phrase import phrase
from . import journal
from .archive import ArchivedGame
from .clock import HASTE, URGED
from .journal import Acted, Actor, BackAnswered, BackAsked, Ended, Heard, StoodIn, TookBack
from .projection import TableProjection
from .table import CannotTakeBack, Table

HOUSE_BOT = "sensible"  # who stands in, and who gives hints
FAULTS = (Illegal, Broken, AssertionError, LookupError, ValueError)  # what a damaged journal can lead to
KNOWN = 1  # what refusals are imagined from: any number will do, as long as it is always the same


class Denied(UserError):
    """Something that a person wanted and that is not done."""

    @classmethod
    def by(cls, reason: Words, rule: str | None = None) -> Denied:
        """For a reason that somebody else has given."""
        found = wrap(reason)
        return cls(found.kind, rule, **found.args)


class Live(TableProjection):
    """A live table, rebuilt from its journal and carried on."""

    def must_be_open(self) -> None:
        """Nothing can be done at a table that was closed."""
        if self.closed:
            raise Denied("no-table-any-more")

    def playing(self) -> Table:
        self.must_be_open()
        if self.over:
            raise Denied("no-more", self.game.over_rule)
        if self.table is None:
            raise Denied("no-game-yet")
        return self.table

    # ------------------------------------------------------------------ acting

    def act(
        self,
        seat: int,
        text: str,
        question: int,
        now: float,
        who: str | None = None,
        ref: str | None = None,
        then: Sequence[str] = (),
    ) -> None:
        """Carry out a person's action, given by its text, in answer to a question, given by its id.

        `then` are further steps of the same decision: all of them are carried out, with nothing in between, or none.
        """
        self.playing()
        if question != self.questions[seat].id:
            raise Denied("no-such-question")
        if seat == self.asking:  # what they are asked about must not become something else meanwhile
            raise Denied("no-acting-while-asking")
        actions = self._plan(seat, (text, *then)) if then else [self.action_of(seat, text)]
        self._check_lesson(seat, actions)
        self.come_back(seat, now)
        for action in actions:
            self._do(seat, action, "person", now, who, ref)
        self.come_back(seat, now)  # an answer that made it before the bot's

    def act_for(self, seat: int, action: int, now: float) -> None:
        """Carry out what a bot has chosen for a seat, or what the table itself does."""
        table = self.playing()
        if action not in table.state.actions(seat):
            raise Denied("no-way", self.game.turn_rule)
        actor: Actor = "table" if seat == TABLE else "bot" if self.people.seats[seat].bot else "stand-in"
        self._do(seat, action, actor, now, None, None)

    def action_of(self, seat: int, text: str) -> int:
        """The action that a text means: what the seat was offered under it. Anything else, and every refusal, is worked
        out from what the seat knows, never from the truth."""
        self.playing()
        view = self.view(seat)
        assert isinstance(view, View)
        for choice in view.choices:
            if choice.say == text:
                return choice.action
        try:
            return self.game.action(self.imagine_for(seat), seat, text)
        except Illegal as illegal:
            raise Denied.by(illegal.refusal.reason, illegal.refusal.rule) from None

    def _plan(self, seat: int, texts: Sequence[str]) -> list[int]:
        """The actions of several steps, tried on what the seat knows (for the words of a refusal) and on the truth."""
        known, true = self.imagine_for(seat), self.playing().state.clone()
        actions = []
        for text in texts:
            try:
                actions.append(self.game.action(known, seat, text))
            except Illegal as illegal:
                raise Denied.by(illegal.refusal.reason, illegal.refusal.rule) from None
            known.apply(seat, actions[-1])
            if actions[-1] not in true.actions(seat):
                raise Denied("no-such-steps", self.game.turn_rule)
            true.apply(seat, actions[-1])
        return actions

    def _check_lesson(self, seat: int, actions: Sequence[int]) -> None:
        """Where somebody learns, what the lesson is not about is answered, and not done."""
        guide, table = self.guide, self.playing()
        if guide is None or seat != guide.course.learner:
            return
        state = table.state.clone() if len(actions) > 1 else table.state
        for ahead, action in enumerate(actions):
            if ahead:
                state.apply(seat, actions[ahead - 1])
            answer = guide.answer(state, table.record.lines, action, ahead)
            if answer is not None:
                raise Denied.by(answer)

    def imagine_for(self, seat: int) -> State:
        """A state that the seat cannot tell from the true one; always the same for the same knowledge."""
        return self.playing().state.imagine(seat, Rng(KNOWN))

    def _do(self, seat: int, action: int, actor: Actor, now: float, who: str | None, ref: str | None) -> None:
        table = self.playing()
        table.act(seat, action, actor)
        line = table.record.lines[-1]
        public = self.apply_entry(Acted(at=now, who=who, ref=ref, seat=seat, do=line.do, check=line.check, actor=actor))
        self._check_course()
        result = table.state.result
        if self.request.asker is not None and (public or result is not None):
            self._enter(BackAnswered(at=now, seat=self.request.asker, yes=False))
        if result is not None:
            winners, scores = list(result.winners), list(result.scores)
            self._enter(Ended(at=now, winners=winners, scores=scores, rule=result.rule, reason=result.reason))

    # ------------------------------------------------------------------ bots

    @property
    def bots_asked(self) -> list[int]:
        """The seats for which a bot has to choose now. Bots hold still while somebody asks to take back."""
        if self.still or self.request.asker is not None:
            return []
        assert self.table is not None
        state = self.table.state
        bots = [number for number, seat in enumerate(self.people.seats) if seat.bot or seat.stand_in]
        asked = [seat for seat in bots if seat in state.waiting] if bots else []
        return [seat for seat in asked if self.game.manners.waits_for(state, seat)]

    def bot_name(self, seat: int) -> str:
        return self.people.seats[seat].bot or HOUSE_BOT

    def knowledge(self, seat: int) -> tuple[bytes, int]:
        """All that a bot in this seat may know, as a saved imagined state, and where its own luck stands."""
        table = self.playing()
        rng = table.luck(seat)
        return table.state.imagine(seat, rng).save(), rng.state

    # ------------------------------------------------------------------ learning

    def hear(
        self, seat: int, lesson: int, leave: bool, now: float, who: str | None = None, ref: str | None = None
    ) -> None:
        """A lesson, counted from 1, was read; or with `leave` they want no more of them."""
        guide, table = self.guide, self.playing()
        if leave and self.is_astray and seat in self.people.human_seats:
            self._enter(Heard(at=now, who=who, ref=ref, lessons=0, over=True))
            return
        if guide is None or seat != guide.course.learner:
            raise Denied("no-lesson-here")
        number, lessons = guide.now(table.record.lines), guide.course.lessons
        if leave:
            self._enter(Heard(at=now, who=who, ref=ref, lessons=number, over=True))
        elif number == lesson - 1 and number < len(lessons) and not lessons[number].do:
            self._enter(Heard(at=now, who=who, ref=ref, lessons=lesson, over=lesson == len(lessons)))

    def scripted_action(self, seat: int) -> int | None:
        """What the course says that a seat does now; None where it says nothing."""
        guide = self.guide
        if guide is None or self.table is None:
            return None
        return guide.scripted_action(self.table.state, self.table.record.lines, seat)

    # ------------------------------------------------------------------ taking back

    def take_back(self, seat: int, now: float, who: str | None = None, ref: str | None = None) -> None:
        """Take the latest decision of a seat back: at once when that is free, else the others are asked."""
        table = self.playing()
        if self.request.asker is not None:
            raise Denied("no-asking-beside", name=wrap(self.people.names[self.request.asker]))
        try:
            kept = table.actions_left(seat)
        except CannotTakeBack:
            obstacle = table.take_back_obstacle(seat, agreed=True) or self._nobody_to_ask(seat)
            if obstacle is not None:
                raise Denied.by(obstacle) from None
            self.come_back(seat, now)
            self._enter(BackAsked(at=now, who=who, ref=ref, seat=seat))
            return
        self.come_back(seat, now)
        self._enter(TookBack(at=now, who=who, ref=ref, seat=seat, kept=kept))

    def can_take_back(self, seat: int) -> bool:
        """Whether `take_back` would do something: go back, or ask."""
        return seat in self.can_go_back()

    def can_go_back(self) -> list[int]:
        """The seats for which `take_back` would do something: go back, or ask."""
        table = self.table
        if table is None or self.request.asker is not None or self.still:
            return []
        able = table.who_can_take_back()
        if not able:
            return able
        here = 0
        for seat in self.people.seats:
            if seat.visitors and not seat.stand_in:
                here += 1
        if here > 1 and not self.request.refused:  # there is somebody to ask, whoever it is
            return able
        return [one for one in able if self._nobody_to_ask(one) is None or table.take_back_obstacle(one) is None]

    @property
    def asking(self) -> int | None:
        """The seat that is asking to take back."""
        return self.request.asker

    def answer(self, seat: int, yes: bool, now: float, who: str | None = None, ref: str | None = None) -> None:
        """Answer the request to take back; when the last one agrees, it is taken back."""
        table = self.playing()
        if self.request.asker is None:
            raise Denied("no-one-is-asking")
        asker = self.request.asker
        if seat == asker and yes:
            raise Denied("no-agreeing-with-oneself")
        if seat in self.request.agreed:
            raise Denied("no-second-answer")
        self.come_back(seat, now)
        self._enter(BackAnswered(at=now, who=who, ref=ref, seat=seat, yes=yes))
        if yes and self.asking is None:
            try:
                self._enter(TookBack(at=now, seat=asker, kept=table.actions_left(asker, agreed=True)))
            except CannotTakeBack:  # something was shown meanwhile
                self._enter(BackAnswered(at=now, seat=asker, yes=False))

    def _nobody_to_ask(self, seat: int) -> Words | None:
        if self.request.is_refused(seat, self.streams):
            return phrase("no-asking-again")
        return None if self.people.has_to_ask(seat) else phrase("no-one-to-agree")

    # ------------------------------------------------------------------ time

    def tick(self, now: float) -> None:
        """Do what is due: stand in where time is over, let an old request lapse, let the game's own clock move."""
        if self.still:
            return
        if self.request.asker is not None and now >= self.timing.lapses_at():
            self._enter(BackAnswered(at=now, seat=self.request.asker, yes=False))
        for seat, due in self._absences().items():
            if now >= due:
                self._enter(StoodIn(at=now, seat=seat, on=True))
        rings = self._alarm_due()
        if self.alarm is not None and rings is not None and now >= rings:
            self.act_for(TABLE, self.alarm.action, now)

    @property
    def next_tick(self) -> float | None:
        """When `tick` next has something to do, as things stand."""
        if self.still:
            return None
        times = list(self._absences().values())
        if self.request.asker is not None:
            times.append(self.timing.lapses_at())
        due = self._alarm_due()
        if due is not None:
            times.append(due)
        return min(times) if times else None

    @property
    def is_hurried(self) -> bool:
        """Whether everybody could act at once against the game's clock, and no person is left who wants to."""
        if self.table is None or self.alarm is None:
            return False
        state = self.table.state
        people = [seat for seat in self.people.human_seats if not self.people.seats[seat].stand_in]
        asked = [seat for seat in people if seat in state.waiting]
        return bool(people) and not any(self.game.manners.waits_for(state, seat) for seat in asked)

    def _alarm_due(self) -> float | None:
        """When the game's own clock moves next. It runs fast once no person has anything to do any more."""
        if self.alarm is None or self.request.asker is not None:
            return None
        return self.timing.alarm_at(min(HASTE, self.alarm.seconds) if self.is_hurried else self.alarm.seconds)

    def time_left(self, now: float) -> float | None:
        """The seconds that people have, as everybody is told: by the game's own clock where it runs."""
        if self.alarm is None:
            if self.timing.banks is None:
                return self.timing.left(now)
            times = self.times(now)
            return min([left for seat in self.running if (left := times[seat]) is not None], default=None)
        due = self.timing.alarm_at(self.alarm.seconds)
        left = self.alarm.seconds if due is None else max(0.0, min(self.alarm.seconds, due - now))
        return left + self.alarm.after

    def times(self, now: float) -> list[float | None]:
        """By seat: what each person has left, as everybody is told; nothing at a table without a clock."""
        if self.timing.none or self.table is None:
            return []
        asked = () if self.alarm is not None else self.table.state.asked_seats(TABLE)
        return [
            self.timing.left_to(number, number in asked and not seat.stand_in, now) if seat.person else None
            for number, seat in enumerate(self.people.seats)
        ]

    @property
    def running(self) -> list[int]:
        """The people whose time runs, as everybody is told."""
        if self.timing.none or self.table is None or self.alarm is not None:
            return []
        asked = self.table.state.asked_seats(TABLE)
        people = [seat for seat in self.people.human_seats if seat in asked and not self.people.seats[seat].stand_in]
        return [seat for seat in people if self.timing.runs(seat)]

    def _absences(self) -> dict[int, float]:
        """For each person who may be stood in for: when that is due.

        Somebody who is gone is stood in for whether or not a sealed choice was made already: anything else would tell.
        When the time is over, those who have not chosen are late, and the sealing ends with their bots' choices.
        """
        assert self.table is not None
        state = self.table.state
        due: dict[int, float] = {}
        for seat in self.people.human_seats:
            if self.people.seats[seat].stand_in:
                continue
            if self.alarm is None and seat in state.waiting:  # else the game's own clock ends it for all
                over = self.timing.over_at(seat)
                if over is not None:
                    due[seat] = over
            absent = self.timing.absent_at(seat)
            if absent is not None and seat in state.asked_seats(TABLE):
                due[seat] = absent
            urged = self._urged_until(seat)
            if urged is not None:
                due[seat] = min(urged, due.get(seat, urged))
        return due

    def _urged_until(self, seat: int) -> float | None:
        """When others need not wait for a seat any longer: some time after the host wished so, or all of them."""
        wishes = self.people.urged.get(seat)
        if not wishes or not self.timing.anybody(but=seat):
            return None
        hosts = [wish.at for wish in wishes.values() if wish.host]
        if not hosts and not wishes.keys() >= set(self.people.must_ask(seat)):
            return None
        return max(min(hosts) if hosts else max(wish.at for wish in wishes.values()), self.timing.awake_since) + URGED

    def come_back(self, seat: int, now: float) -> None:
        """A person shows up: the seat is theirs again at once.

        Whoever comes back after running out of time gets the time anew, but once for each question: nobody holds up a
        table for ever by always coming back in the last moment.
        """
        if not self.people.seats[seat].stand_in or self.over or self.closed:
            return
        if not self.questions.has_come_back(seat):
            self._enter(StoodIn(at=now, seat=seat, on=False))


def restore(game: Game, rows: Sequence[bytes | str], awake_since: float, kept: ArchivedGame | None = None) -> Live:
    """A table from its written journal; BadInput when that does not hold together.

    A game that is over is not played again where it was kept. Where it was not, and these rules cannot play it any
    more, what remains is who played and how it ended.
    """
    entries = [journal.decode(row) for row in rows]
    try:
        if kept is not None:
            return Live(game, entries, awake_since, kept)
        try:
            return Live(game, entries, awake_since)
        except (BadInput, *FAULTS):
            if not any(isinstance(entry, Ended) for entry in entries):
                raise
            return Live(game, entries, awake_since, bare=True)
    except FAULTS as error:
        raise BadInput(f"The journal of this table is damaged: {error}") from None
