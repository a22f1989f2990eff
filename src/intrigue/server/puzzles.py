"""Puzzles as they are shown: the moment through the eyes of the seat that is asked, and the verdict after an answer.

What is stored of a puzzle knows the whole deal, as a record does. It stays here; what leaves is a view, what that seat
was told, and, to whoever has chosen, what every choice is worth. A page that may lose its server gets the verdicts
before that: it has to hold them back itself.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from itertools import pairwise

from ..core import BadInput, Event, Game, State, wrap
from ..games import GAMES
from ..lab.puzzle import Puzzle, game_of_day, load_shipped, of_day
from ..players.hint import percent
from ..table.live import HOUSE_BOT, Denied
from ..table.lookalikes import BOT_NAMES
from . import http_types
from . import messages as m
from .not_found import NotFound


class Puzzles:
    def __init__(self, games: Callable[[str], Game], now: Callable[[], float]) -> None:
        self._games = games
        self._now = now
        self._of = lru_cache(maxsize=None)(self._load)

    def _load(self, name: str) -> list[Puzzle]:
        try:
            return load_shipped(self._games(name))
        except BadInput:
            raise NotFound("no-such-game", game=wrap(name[:20]), games=GAMES) from None

    def today(self) -> http_types.PuzzleDay:
        day = datetime.fromtimestamp(self._now(), UTC).date()
        shelves = [
            http_types.PuzzleShelf(name, len(self._of(name)), 1 + of_day(len(self._of(name)), day))
            for name in self._having
        ]
        game = game_of_day(day)
        return http_types.PuzzleDay(day.isoformat(), None if game is None else game.name, shelves)

    @property
    def _having(self) -> list[str]:
        return [name for name in GAMES if self._of(name)]

    def show(self, name: str, number: str) -> http_types.Puzzle:
        return self._draw(name, self._number(name, number))

    def judge_choice(self, name: str, number: str, do: str) -> http_types.PuzzleVerdict:
        puzzle = self._of(name)[self._number(name, number) - 1]
        if do not in [one.do for one in puzzle.verdicts]:
            raise Denied("no-such-text", text=wrap(do[:40]))
        verdicts = [
            http_types.ChoiceVerdict(one.do, percent(one.chance), percent(one.low), percent(one.high))
            for one in puzzle.verdicts
        ]
        return http_types.PuzzleVerdict(do == puzzle.best.do, verdicts, list(puzzle.why), puzzle.worlds)

    def book(self, name: str) -> http_types.PuzzleBook:
        numbers = range(1, len(self._of(name)) + 1)
        answers = [self.judge_choice(name, str(number), one.best.do) for number, one in enumerate(self._of(name), 1)]
        return http_types.PuzzleBook([self._draw(name, number) for number in numbers], answers)

    def _number(self, name: str, number: str) -> int:
        count = len(self._of(name))
        if not (number.isascii() and number.isdigit() and len(number) < 6 and 1 <= int(number) <= count):
            raise NotFound("no-such-puzzle", puzzles=count)
        return int(number)

    def _draw(self, name: str, number: int) -> http_types.Puzzle:
        puzzle, game = self._of(name)[number - 1], self._games(name)
        seat, bots = puzzle.seat - 1, iter(BOT_NAMES)
        seats = [
            m.SeatInfo(one, next(bots), None if one == seat else HOUSE_BOT, here=True) for one in range(puzzle.seats)
        ]
        state, told = chapters(puzzle, game, seat)
        items = [m.Told(n, 0.0, events, game.story.chapter(events)) for n, events in enumerate(filter(None, told), 1)]
        view = state.view(seat)
        progress, count = game.progress, len(self._of(name))
        aim, standing = progress.aim(view), progress.standing(view)
        return http_types.Puzzle(name, number, count, puzzle.difficulty, seats, view, items, aim, standing)


def chapters(puzzle: Puzzle, game: Game, seat: int) -> tuple[State, list[list[Event]]]:
    """The table at the moment, and what the seat saw of the deal and of every move until then."""
    starts = [0]

    def step(state: State, mover: int, action: int) -> None:
        starts.append(len(state.events or ()))
        state.apply(mover, action)

    state = puzzle.state(game, step)
    seen = [happening.seen_by(seat) for happening in state.events or ()]
    parts = [seen[start:end] for start, end in pairwise([*starts, len(seen)])]
    return state, [[face for face in part if face is not None] for part in parts]
