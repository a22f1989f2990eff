"""Puzzles: moments of bots' games at which one choice is clearly best, from what the seat that is asked can know.

A puzzle is kept as the course of its game up to the moment, so that the solver can be told the story too. Whoever shows
one shows the view of its seat and nothing else: the file knows the deal, as a record does.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from ..core import BadInput, Game, Phrase, State
from ..core.record import Record, fingerprint
from ..games import GAMES
from ..games import game as game_named

FILE = "puzzles.json"  # in the folder of a game
FIRST_DAY = date(2026, 1, 1)
Step = Callable[[State, int, int], object]  # the state, the seat, the action


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice, and what part of the victories the seat takes after it, from 0 to 1, with a 95 % interval that holds
    together with those of all choices."""

    do: str
    chance: float
    low: float
    high: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One puzzle. Seats count from 1 here, as in records."""

    game: str
    rules: int  # the version of the rules
    seats: int
    options: dict[str, Any]
    seed: int
    moves: tuple[str, ...]  # what was done until then: the seat and the action, `2 betray 3`
    check: str  # a digest of the table after them
    seat: int  # who is asked
    kind: str  # of question, and of answer: there are but a few puzzles of each
    difficulty: float  # from 0 to 1: how often weaker players miss it
    luck: int  # what the worlds were drawn from in which it was judged
    worlds: int  # how many
    verdicts: tuple[Verdict, ...]  # of every choice, the best first
    why: tuple[Phrase, ...]

    @property
    def best(self) -> Verdict:
        return self.verdicts[0]

    @property
    def lead(self) -> float:
        return self.verdicts[0].chance - self.verdicts[1].chance

    def verdict(self, do: str) -> Verdict:
        return next(one for one in self.verdicts if one.do == do)

    def state(self, game: Game, step: Step = State.apply) -> State:
        """The table at the moment, to which `step` has brought it move by move; BadInput where it does not come to that
        under the rules of now."""
        if self.rules != game.version:
            raise BadInput(
                f"This puzzle was made for version {self.rules} of the rules of {game.title}; this is {game.version}."
            )
        game.check_cards({}, "This puzzle")
        state = self._play(game, step)
        if fingerprint(state) != self.check:
            raise BadInput("The table of this puzzle is not as it was when it was made.")
        return state

    def update(self, game: Game) -> Puzzle:
        """The same moves as a puzzle of the rules of now, without those that cannot be made any more, as an answer that
        nobody is asked for; whether it still is one is to be seen."""
        state, moves = game.new(self.seats, self.seed, self.options), list[str]()
        for move in self.moves:
            seat, _, do = move.partition(" ")
            if not state.over and state.why_not(int(seat) - 1, do) is None:
                state.apply(int(seat) - 1, game.action(state, int(seat) - 1, do))
                moves.append(move)
        again = msgspec.structs.replace(self, rules=game.version, moves=tuple(moves))
        return msgspec.structs.replace(again, check=fingerprint(again._play(game, State.apply)))

    def _play(self, game: Game, step: Step) -> State:
        state = game.new(self.seats, self.seed, self.options)
        for number, move in enumerate(self.moves, 1):
            if state.over:
                raise BadInput(f"The game of this puzzle is over before action {number}.")
            seat, _, do = move.partition(" ")
            step(state, int(seat) - 1, game.action(state, int(seat) - 1, do))
        return state

    def as_record(self, game: Game, names: list[str]) -> Record:
        """The game up to the moment, as a record."""
        record = Record.begin(game, game.new(self.seats, self.seed, self.options), names, self.seed)
        self.state(game, record.play)
        return record


def load_shipped(game: Game) -> list[Puzzle]:
    """The puzzles that come with a game, as far as they were made for its rules of now; the easiest first."""
    file = game.folder / FILE
    return [one for one in read(file) if one.rules == game.version] if file.is_file() and not game.changes else []


def read(file: Path) -> list[Puzzle]:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise BadInput(f"{file} does not hold puzzles: {error}.") from None
    for one in found:
        if one.game not in GAMES or len(one.verdicts) < 2:
            raise BadInput(f"{file} holds a puzzle without a game, or without a choice.")
    return found


def encode(puzzles: list[Puzzle]) -> bytes:
    """One puzzle a line, so that a change of one is a change of a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in puzzles)
    return b"[\n" + lines + b"\n]\n"


def of_day(count: int, day: date) -> int:
    """Which of so many puzzles is that of a day, from 0: the same for everybody, and all of them in turn."""
    return (day - FIRST_DAY).days % count


def game_of_day(day: date) -> Game | None:
    """The game whose puzzle is that of the day when nobody names a game; None where none has any."""
    having = [game for game in map(game_named, GAMES) if load_shipped(game)]
    return having[of_day(len(having), day)] if having else None
