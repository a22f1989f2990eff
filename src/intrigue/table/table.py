"""A game at a table as pure logic: the game, the record of it, and who did each action."""

from __future__ import annotations

import hashlib
import itertools
from bisect import bisect_left
from collections.abc import Sequence
from typing import Self

from ..core import TABLE, BadInput, Event, Game, Happening, Illegal, Rng, State, UserError, Words, wrap
from ..core.phrase import phrase
from ..core.phrase import seat as of_seat
from ..core.record import Close, Line, Record, act
from .checkpoints import EarlierStates
from .journal import Actor

BOT_SEED_BITS = 62  # so that it fits wherever whole numbers are written
NO_DECISION = phrase("no-decision-yet")
NO_MORE = phrase("no-more")
SEEN = phrase("no-way-back-from-seen")
NO_TIME = phrase("no-time-left-for-that")
FROM_ALL = phrase("no-way-back-from-all")
PEOPLES: tuple[Actor, ...] = ("person", "stand-in")  # whose actions somebody may want to take back


class CannotTakeBack(UserError):
    """A decision that cannot be taken back."""


class Table:
    """A game being played, wherever those who play it sit: in this process (`Home`) or anywhere (`Live`).

    The record is the truth: going back means replaying a shorter record, or as much of it as none of the
    `EarlierStates` spares us. Beside it the table keeps, for every action, who did it, the engine's mark before it (so
    that it knows what is still free to take back), whether several were asked then as far as the actor could tell, and
    where its events end; and for every seat its latest action.
    """

    game: Game
    state: State
    record: Record
    actors: list[Actor]
    bot_seed: int

    def __init__(self, game: Game, record: Record, bot_seed: int = 0, actors: Sequence[Actor] | None = None) -> None:
        """Sit down at a game that is recorded so far, by people unless other actors are named; BadInput when the record
        does not hold together."""
        if len(record.header.players) != record.header.seats:
            raise BadInput(f"This game has {record.header.seats} seats, and each needs exactly one player.")
        self.game = game
        self.bot_seed = bot_seed
        self.state = record.start(game)
        self.record = Record.begin(game, self.state, record.header.players, record.seed)
        self.actors = []
        self._marks: list[tuple[int, int]] = []
        self._several: list[bool] = []
        self._ends = [len(self._happenings)]
        self._last: dict[int, int] = {}
        self._earlier = EarlierStates()
        for number, line in enumerate(record.lines):
            self._again(line, "person" if actors is None else actors[number])
        self._same(record)

    def __copy__(self) -> Self:
        """A table of its own, at the same place of the same game."""
        return self._cut(len(self.record.lines), self.state.clone())

    @property
    def names(self) -> list[str]:
        return self.record.header.players

    # ------------------------------------------------------------------ acting

    def act(self, seat: int, action: int | str, actor: Actor = "person") -> None:
        """Carry out an action given by number or text; raises Illegal with the rule and leaves all as it was."""
        number = self.game.action(self.state, seat, action) if isinstance(action, str) else action
        mark, several = self.state.undo_barrier(), len(self.state.asked_seats(seat)) > 1
        before = self.state.clone() if actor in PEOPLES else None
        self.record.play(self.state, seat, number)
        if self.state.undo_barrier() != mark:
            self._earlier = EarlierStates()  # nobody goes back past this
        elif before is not None:
            self._earlier.note(len(self.actors), before)
        self._last[seat] = len(self.actors)
        self.actors.append(actor)
        self._marks.append(mark)
        self._several.append(several)
        self._ends.append(len(self._happenings))

    def luck(self, seat: int) -> Rng:
        """A bot's randomness at this point of the game. It knows nothing of the game's own secret.

        It depends on the point only, as far as the seat knows it: a bot that is asked again after a take-back answers
        as it did, and nobody can take back until the bots blunder.
        """
        text = f"intrigue bots {self.bot_seed} {seat} {self.state.visible_moves(seat)}"
        return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))

    # ------------------------------------------------------------------ taking back

    def take_back_obstacle(self, seat: int, agreed: bool = False) -> Words | None:
        """Why a seat cannot take its latest decision back, or None when it can.

        That depends on nothing that the seat has not seen; a refusal would tell. When the other people have agreed,
        what they did since is no obstacle.
        """
        own, state = self._last.get(seat), self.state
        if own is None:
            return NO_DECISION
        if state.over:
            return NO_MORE
        if self._marks[own] != state.undo_barrier():
            return SEEN
        return self._in_the_way(seat, own, agreed)

    def _in_the_way(self, seat: int, own: int, agreed: bool) -> Words | None:
        """The same where nothing was shown or drawn since that decision."""
        if not agreed or self._last.get(TABLE, own) > own:
            lines = self.record.lines
            for number in range(own + 1, len(lines)):
                other = lines[number].seat - 1
                if other == TABLE and self._saw(seat, number):
                    return NO_TIME
                if not agreed and self.actors[number] == "person" and self._saw(seat, number):  # ask people first
                    return phrase("no-way-back-past", seat=of_seat(other))
        if not self._several[own] and len(self.state.asked_seats(seat)) > 1:
            return FROM_ALL
        return None

    def who_can_take_back(self) -> list[int]:
        """The seats that could take their latest decision back if everybody agreed. Asked after every move, when for
        most of them something has been seen since."""
        state = self.state
        if state.over:
            return []
        mark, marks, several, clock = state.undo_barrier(), self._marks, self._several, self._last.get(TABLE, -1)
        found: list[int] = []
        for seat, own in self._last.items():
            if seat == TABLE or marks[own] != mark:
                continue
            if clock > own:  # the game's own clock has moved since, and perhaps the seat saw it
                if self._in_the_way(seat, own, agreed=True) is None:
                    found.append(seat)
            elif several[own] or len(state.asked_seats(seat)) < 2:
                found.append(seat)
        return found

    def take_back(self, seat: int) -> None:
        """Back to the latest decision of a seat, without what bots did after it; raises CannotTakeBack when that is
        not free."""
        self.go_back(self.actions_left(seat))

    def go_back(self, numbers: Sequence[int]) -> None:
        """Keep the actions of these numbers (counted from 0, ascending), and no others. All or nothing: a fault leaves
        all as it was."""
        same = common_prefix(numbers)
        other = self._cut(same, self._state_after(same))
        for number in numbers[same:]:
            other._again(self.record.lines[number], self.actors[number])
        self.__dict__.update(other.__dict__)

    def actions_left(self, seat: int, agreed: bool = False) -> list[int]:
        """The numbers of the actions that are left when a seat takes its latest decision back; or CannotTakeBack.

        Where several choose at once, what others have chosen in secret meanwhile stays chosen. Other steps that were
        taken unseen go with the decision that led up to them.
        """
        obstacle = self.take_back_obstacle(seat, agreed)
        if obstacle is not None:
            reason = wrap(obstacle)
            raise CannotTakeBack(reason.kind, None, **reason.args)
        own = self._last[seat]
        return (
            [*range(own), *self._still_chosen(own, self._unseen(seat, own))] if self._several[own] else list(range(own))
        )

    def _unseen(self, seat: int, own: int) -> list[int]:
        """What others did right after a decision of a seat without its seeing anything of it."""
        after = range(own + 1, len(self.record.lines))
        return list(itertools.takewhile(lambda number: not self._saw(seat, number), after))

    def _saw(self, seat: int, number: int) -> bool:
        """Whether a seat saw anything of an action."""
        happenings = self._happenings[self._ends[number] : self._ends[number + 1]]
        return any(happening.seen_by(seat) is not None for happening in happenings)

    def _still_chosen(self, own: int, others: list[int]) -> list[int]:
        """What others chose at once with a decision and can be chosen without it."""
        if not others:
            return []
        state = self._state_after(own)
        still: list[int] = []
        for number in others:
            line = self.record.lines[number]
            try:
                state.apply(line.seat - 1, self.game.action(state, line.seat - 1, line.do))
            except Illegal:
                continue
            still.append(number)
        return still

    # ------------------------------------------------------------------ the story

    @property
    def now(self) -> int:
        """A place in the story, for `story`: everything up to here has happened."""
        return len(self._happenings)

    def story(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What a seat (None: a spectator) saw happen from a place in the story on, action by action.

        Actions of which it saw nothing are left out, so that the story does not tell how many there were.
        """
        who = TABLE if seat is None else seat
        chapters: list[list[Event]] = []
        start = 0
        for end in self._ends:
            faces = [happening.seen_by(who) for happening in self._happenings[max(start, since) : end]]
            chapters.append([face for face in faces if face is not None])
            start = end
        return [chapter for chapter in chapters if chapter]

    def chapter(self, number: int, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) saw of one action, counted from 1; 0 is the deal."""
        who = TABLE if seat is None else seat
        start = self._ends[number - 1] if number else 0
        faces = [happening.seen_by(who) for happening in self._happenings[start : self._ends[number]]]
        return [face for face in faces if face is not None]

    def same_for_all(self, number: int) -> bool:
        """Whether everybody saw the same of an action, counted from 1."""
        happenings = self._happenings[self._ends[number - 1] : self._ends[number]]
        return not any(happening.privy for happening in happenings)

    def last_own(self, seat: int) -> int:
        """The place in the story before a seat's latest action; its beginning when there was none."""
        for number in reversed(range(len(self.record.lines))):
            if self.record.lines[number].seat == seat + 1:
                return self._ends[number]
        return 0

    # ------------------------------------------------------------------ from the record

    @property
    def _happenings(self) -> list[Happening]:
        assert self.state.events is not None
        return self.state.events

    def _again(self, line: Line, actor: Actor) -> None:
        """Do again what a line of a record says."""
        number, seat = len(self.record.lines) + 1, line.seat - 1
        if not TABLE <= seat < self.state.seats:
            raise BadInput(f"Action {number} is by seat {line.seat}, but there are {self.state.seats} seats.")
        try:
            self.act(seat, line.do, actor)
        except Illegal as illegal:
            raise BadInput(f"Action {number} ('{line.do}' by seat {line.seat}) is not legal: {illegal}") from None

    def _state_after(self, number: int) -> State:
        """The state after so many actions, without events."""
        found = self._earlier.nearest(number)
        if found is None:
            return self.record.replay(self.game, number, events=False)
        known, state = found
        for place in range(known, number):
            act(self.game, state, place + 1, self.record.lines[place])
        return state

    def _cut(self, number: int, state: State) -> Self:
        """A table of its own at an earlier place of the game: after so many actions, with the state as it was then."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        record, ends = self.record, self._ends[: number + 1]
        result = record.close.result if number == len(record.lines) else None
        state.events = self._happenings[: ends[-1]]
        other.state = state
        other.record = Record(record.header, record.lines[:number], Close(result, record.close.secret))
        other.actors, other._marks, other._several = self.actors[:number], self._marks[:number], self._several[:number]
        other._ends = ends
        other._last = latest(other.record.lines, state.seats)
        other._earlier = EarlierStates(self._earlier, number)
        return other

    def _same(self, record: Record) -> None:
        """A record that somebody has changed is not played on."""
        if record.header.commitment != self.record.header.commitment:
            raise BadInput("The secret of this game does not match its commitment.")
        for number, (then, here) in enumerate(zip(record.lines, self.record.lines, strict=True), 1):
            if then.check != here.check:
                raise BadInput(f"After action {number} ('{then.do}') the table is not as the record says.")


def common_prefix(numbers: Sequence[int]) -> int:
    """How many of the actions that stay, by their ascending numbers, stay where they are: the first so many."""
    return bisect_left(range(len(numbers)), x=True, key=lambda place: numbers[place] != place)


def latest(lines: list[Line], seats: int) -> dict[int, int]:
    """The number of the latest action of each seat."""
    found: dict[int, int] = {}
    for number in range(len(lines) - 1, -1, -1):
        found.setdefault(lines[number].seat - 1, number)
        if len(found) - (TABLE in found) == seats:
            break
    return found
