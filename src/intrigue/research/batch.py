"""Many games of one kind at once, stepped together: the loop over them is compiled.

A batch keeps its numbers in memory that it never lays out anew, so that numpy may look at it (`vector.py`). Every game
has its place in each of them. What each place is dealt follows from the seed and from the numbers that its games have
among all places (`first`, `stride`), so it does not matter how many batches they are spread over.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ..core.game import Game
from ..core.observer import Observer
from ..core.options import Options
from ..core.rng import MASK, MULTIPLIER, Rng, seeded
from ..core.state import State

WEYL: Final = 0x1E3779B97F4A7C15

# A game, its lots, how many were begun in its place, who is asked, and the rewards of one that has just ended there.
Kept: TypeAlias = "tuple[State, Rng, int, int, list[float]]"


class Batch:
    """So many games. `observation` is written anew at every step and has to be all 0 before."""

    def __init__(
        self,
        game: Game,
        observer: Observer,
        seats: int,
        options: Options,
        games: int,
        seed: int,
        first: int,
        stride: int,
        index: vec[i64],
        number: vec[i64],
        rows: bool,
    ) -> None:
        self.game = game
        self.observer = observer
        self.seats = seats
        self.options = options
        self.games = games
        self.rows = rows
        self.base = seeded(seed).spawn().state
        self.first = first
        self.stride = stride
        self.index = index  # of an action number among all actions
        self.number = number  # the other way round
        self.actions: int = len(number)
        self.width = sum([block.width for block in observer.blocks])
        self.choice_width = len(observer.choice.columns)
        self.most = observer.choice.rows
        self.played = [0] * games  # how many games were begun in a place
        self.states: list[State] = [game.setup(seats, options, seeded(seed))] * games
        self.seat_rngs: list[Rng] = [seeded(seed)] * games
        self.offers: list[list[int]] = [[] for _ in range(games)]
        self.observation = zeros(games * self.width)
        self.choices = zeros(games * self.most * self.choice_width if rows else 0)
        self.mask = bytes_of_zeros(0 if rows else games * self.actions)
        self.count = whole_zeros(games)
        self.seat = whole_zeros(games)
        self.action = whole_zeros(games)  # what `sample` picked
        self.done = bytes_of_zeros(games)
        self.reward = float_zeros(games * seats)

    def deal(self, place: int) -> tuple[State, Rng]:
        """The next game of a place, and the lots that say who of several is asked first."""
        number: i64 = self.first + place + self.played[place] * self.stride
        self.played[place] += 1
        rng = Rng((mix(self.base, number) << 30) ^ mix(self.base + 1, number))
        lots = rng.spawn()
        state = self.game.setup(self.seats, self.options, rng)
        state.advance()
        return state, lots

    def begin(self) -> None:
        """New games everywhere, shown."""
        self.clear_done()
        for place in range(self.games):
            self.states[place], self.seat_rngs[place] = self.deal(place)
            self.show(place)

    def show(self, place: i64) -> None:
        """Find who is asked, by lot where several are, and write what that seat observes and may do."""
        state = self.states[place]
        asked = state.stack[-1].seats(state)
        self.seat[place] = asked[0] if len(asked) == 1 else asked[self.seat_rngs[place].below(len(asked))]
        self.write(place)

    def write(self, place: i64) -> None:
        state = self.states[place]
        seat: int = self.seat[place]
        actions = state.actions(seat)
        self.count[place] = len(actions)
        at: i64
        if self.rows:
            width: i64 = self.choice_width
            at = place * self.most * width
            end: i64 = at + self.most * width
            for action in actions:
                if at == end:
                    break
                self.observer.write_choice(state, seat, action, self.choices, at)
                at += width
        else:
            mask, index = self.mask, self.index
            at = place * self.actions
            for action in self.offers[place]:
                mask[at + index[action]] = 0
            for action in actions:
                mask[at + index[action]] = 1
        self.offers[place] = actions
        self.observer.write(state, seat, self.observation, place * self.width)

    def first_illegal(self, actions: vec[i64]) -> int:
        """The first place whose action is not legal; -1 where all are."""
        place: i64
        games: i64 = self.games
        width: i64 = self.most if self.rows else self.actions
        for place in range(games):
            action = actions[place]
            if action < 0 or action >= width:
                return place
            if action >= self.count[place] if self.rows else self.mask[place * width + action] == 0:
                return place
        return -1

    def step(self, actions: vec[i64]) -> None:
        """Carry out one legal action in every game, and show what comes next. Games that end begin again."""
        place: i64
        games: i64 = self.games
        self.clear_done()
        for place in range(games):
            state = self.states[place]
            given = actions[place]
            state.apply_unchecked(self.seat[place], self.offers[place][given] if self.rows else self.number[given])
            if state.over:
                self.end(place, state)
            self.show(place)

    def clear_done(self) -> None:
        """What ended with the last step is past."""
        place: i64
        seats: i64 = self.seats
        for place in range(self.games):
            if self.done[place]:
                self.done[place] = 0
                for seat in range(seats):
                    self.reward[place * seats + seat] = 0.0

    def end(self, place: i64, state: State) -> None:
        winners = self.observer.winners(state)
        seats: i64 = self.seats
        fair = 1.0 / self.seats
        for seat in range(seats):
            self.reward[place * seats + seat] = -fair
        for winner in winners:
            at: i64 = winner
            self.reward[place * seats + at] = 1.0 / len(winners) - fair
        self.done[place] = 1
        state, lots = self.deal(place)
        self.states[place] = state
        self.seat_rngs[place] = lots

    def sample(self, key: i64) -> None:
        """Pick a legal action for every game, each as likely as the others: by the key and by the place that a game has
        among all of them."""
        place: i64
        first: i64 = self.first
        games: i64 = self.games
        for place in range(games):
            offers = self.offers[place]
            lot: i64 = mix(key, first + place) * len(offers)
            picked: i64 = lot >> 32
            self.action[place] = picked if self.rows else self.index[offers[picked]]

    # ------------------------------------------------------------------ for copies

    def snapshot(self) -> list[Kept]:
        """What goes on in every place."""
        return [
            (
                self.states[place],
                self.seat_rngs[place],
                self.played[place],
                int(self.seat[place]),
                [self.reward[place * self.seats + seat] for seat in range(self.seats)] if self.done[place] else [],
            )
            for place in range(self.games)
        ]

    def restore(self, kept: list[Kept]) -> None:
        """Go on from there, and show it."""
        for place in range(self.games):
            self.states[place], self.seat_rngs[place], self.played[place], seat, rewards = kept[place]
            self.seat[place] = seat
            if rewards:
                self.done[place] = 1
                for other in range(self.seats):
                    self.reward[place * self.seats + other] = rewards[other]
            self.write(place)


def mix(key: i64, number: i64) -> i64:
    """32 bits that look like chance, other ones for every number."""
    x: i64 = (key + number * WEYL) & MASK
    x = ((x ^ (x >> 29)) * MULTIPLIER) & MASK
    x = ((x ^ (x >> 27)) * WEYL) & MASK
    return (x ^ (x >> 31)) & 0xFFFFFFFF


def zeros(length: int) -> vec[i16]:
    return vec[i16]([i16(0) for _ in range(length)])


def bytes_of_zeros(length: int) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(length)])


def whole_zeros(length: int) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(length)])


def float_zeros(length: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(length)])
