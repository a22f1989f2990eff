"""A game at a table as pure logic: the game, the record of it, and whose hand each action was."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence

from ..core import TABLE, BadInput, Event, Game, Happening, Illegal, Rng, State, Unsaid, Words, phrase, wrapped
from ..core.phrase import seat as of_seat
from ..core.record import Line, Record
from .journal import Hand

BOT_SEED_BITS = 62  # so that it fits wherever whole numbers are written
NO_DECISION = phrase("no-decision-yet")
NO_MORE = phrase("no-more")
SEEN = phrase("no-way-back-from-seen")
NO_TIME = phrase("no-time-left-for-that")
FROM_ALL = phrase("no-way-back-from-all")


class Stays(Unsaid):
    """A decision that cannot be taken back."""


class Table:
    """A game being played, wherever those who play it sit: in this process (`Home`) or anywhere (`Live`).

    The record is the truth: going back means replaying a shorter record. Beside it the table keeps, for every action,
    whose hand it was, the engine's mark before it (so that it knows what is still free to take back), whether several
    were asked then as far as the actor could tell, and where its events end; and for every seat its latest action.
    """

    game: Game
    state: State
    record: Record
    hands: list[Hand]
    bot_seed: int

    def __init__(self, game: Game, record: Record, bot_seed: int = 0, hands: Sequence[Hand] | None = None) -> None:
        """Sit down at a game that is recorded so far, by people unless other hands are named; BadInput when the record
        does not hold together."""
        if len(record.header.players) != record.header.seats:
            raise BadInput(f"This game has {record.header.seats} seats, and each needs exactly one player.")
        self.game = game
        self.bot_seed = bot_seed
        self.hands = ["person"] * len(record.lines) if hands is None else list(hands)
        self._deal(record, record.lines)
        self._same(record)

    @property
    def names(self) -> list[str]:
        return self.record.header.players

    # ------------------------------------------------------------------ acting

    def act(self, seat: int, action: int | str, hand: Hand = "person") -> None:
        """Carry out an action given by number or text; raises Illegal with the rule and leaves all as it was."""
        number = self.game.action(self.state, seat, action) if isinstance(action, str) else action
        before, several = self.state.mark(), len(self.state.asked(seat)) > 1
        self.record.play(self.state, seat, number)
        self.hands.append(hand)
        self._last[seat] = len(self.record.lines) - 1
        self._marks.append(before)
        self._several.append(several)
        self._ends.append(len(self._happenings))

    def luck(self, seat: int) -> Rng:
        """A bot's randomness at this point of the game. It knows nothing of the game's own secret.

        It depends on the point only, as far as the seat knows it: a bot that is asked again after a take-back answers
        as it did, and nobody can take back until the bots blunder.
        """
        text = f"intrigue bots {self.bot_seed} {seat} {self.state.noticed(seat)}"
        return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))

    # ------------------------------------------------------------------ taking back

    def stays(self, seat: int, agreed: bool = False) -> Words | None:
        """Why a seat cannot take its latest decision back, or None when it can.

        That depends on nothing that the seat has not seen; a refusal would tell. When the other people have agreed,
        what they did since is no obstacle.
        """
        own = self._last.get(seat)
        if own is None:
            return NO_DECISION
        if self.state.over:
            return NO_MORE
        if self._marks[own] != self.state.mark():
            return SEEN
        lines = self.record.lines
        for number in range(own + 1, len(lines)):
            other = lines[number].seat - 1
            if other == TABLE and self._seen(seat, number):
                return NO_TIME
            if not agreed and self.hands[number] == "person" and self._seen(seat, number):  # people are asked first
                return phrase("no-way-back-past", seat=of_seat(other))
        if not self._several[own] and len(self.state.asked(seat)) > 1:
            return FROM_ALL
        return None

    def take_back(self, seat: int) -> None:
        """Back to the latest decision of a seat, without what bots did after it; raises Stays when that is not free."""
        self.go_back(self.kept(seat))

    def go_back(self, numbers: Sequence[int]) -> None:
        """Keep the actions of these numbers (counted from 0), in that order, and no others."""
        self._deal(self.record, [self.record.lines[number] for number in numbers])
        self.hands = [self.hands[number] for number in numbers]

    def kept(self, seat: int, agreed: bool = False) -> list[int]:
        """The numbers of the actions that are left when a seat takes its latest decision back; raises Stays.

        Where several choose at once, what others have chosen in secret meanwhile stays chosen. Other steps that were
        taken unseen go with the decision that led up to them.
        """
        obstacle = self.stays(seat, agreed)
        if obstacle is not None:
            reason = wrapped(obstacle)
            raise Stays(reason.kind, None, **reason.args)
        own = self._last[seat]
        return (
            [*range(own), *self._still_chosen(own, self._unseen(seat, own))] if self._several[own] else list(range(own))
        )

    def _unseen(self, seat: int, own: int) -> list[int]:
        """What others did right after a decision of a seat without its seeing anything of it."""
        after = range(own + 1, len(self.record.lines))
        return list(itertools.takewhile(lambda number: not self._seen(seat, number), after))

    def _seen(self, seat: int, number: int) -> bool:
        """Whether a seat saw anything of an action."""
        happenings = self._happenings[self._ends[number] : self._ends[number + 1]]
        return any(happening.seen_by(seat) is not None for happening in happenings)

    def _still_chosen(self, own: int, others: list[int]) -> list[int]:
        """What others chose at once with a decision and can be chosen without it."""
        if not others:
            return []
        state = self.record.replay(self.game, own, events=False)
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

    def alike(self, number: int) -> bool:
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

    def _deal(self, record: Record, lines: Sequence[Line]) -> None:
        """Play the given actions from the start of a recorded game. All or nothing: a fault leaves all as it was."""
        state = record.start(self.game)
        fresh = Record.begin(self.game, state, record.header.players, record.seed)
        marks: list[tuple[int, int]] = []
        several: list[bool] = []
        ends = [len(state.events or [])]
        for number, line in enumerate(lines, 1):
            seat = line.seat - 1
            marks.append(state.mark())
            try:
                if not TABLE <= seat < state.seats:
                    raise BadInput(f"Action {number} is by seat {line.seat}, but there are {state.seats} seats.")
                several.append(len(state.asked(seat)) > 1)
                fresh.play(state, seat, self.game.action(state, seat, line.do))
            except Illegal as illegal:
                raise BadInput(f"Action {number} ('{line.do}' by seat {line.seat}) is not legal: {illegal}") from None
            ends.append(len(state.events or []))
        self.state, self.record, self._marks, self._several, self._ends = state, fresh, marks, several, ends
        self._last = {line.seat - 1: number for number, line in enumerate(lines)}

    def _same(self, record: Record) -> None:
        """A record that somebody has changed is not played on."""
        if record.header.commitment != self.record.header.commitment:
            raise BadInput("The secret of this game does not match its commitment.")
        for number, (then, here) in enumerate(zip(record.lines, self.record.lines, strict=True), 1):
            if then.check != here.check:
                raise BadInput(f"After action {number} ('{then.do}') the table is not as the record says.")
