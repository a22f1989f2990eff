"""Games watched closely: what happened in each of them that a designer may ask about, by the contract alone.

Which cards a seat *could* have used and which it *did* comes from the cards that its actions pick (`Game.picked`); who
was ahead comes from what the sensible player thinks of the position (`Player.judge`); factions, decks and the like come
from `Game.traits`, and whatever else a game finds worth summing up from `Game.noted`.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from ..core import Game, Player, Rng, State, seeded
from ..games import game as game_named
from .agent import Bots, announced, choose
from .fuzz import number
from .overlay import Overlay, reprinted

PROBES = 40  # about so often in a game it is asked who is ahead
SURE = 0.02  # a lead is one by so much of a victory at least
NOBODY = -1


class Question(msgspec.Struct, frozen=True):
    """What to play. Bots move on by one seat from game to game. Two questions with the same seed share their deals.

    `changes` are laid over the cards. `denied` is a card that seat `index % seats` may not use in game `index`.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    changes: Overlay = {}
    denied: str = ""

    def seating(self, index: int) -> list[str]:
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.seats)]


class Story(msgspec.Struct, frozen=True):
    """One finished game; what comes by seat has one entry for each."""

    index: int
    seed: int
    bots: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    turns: int | None
    rule: str
    decisions: list[int]  # by seat
    options: int  # over all decisions
    forced: int  # decisions with one option
    widest: int
    could: list[list[str]]  # by seat: cards that it could have used at some decision
    used: list[list[str]]  # by seat: cards that it did use
    leaders: list[int]  # who was ahead, at even intervals; NOBODY when it was too close to say
    traits: list[dict[str, tuple[str, ...]]]
    noted: dict[str, float] = {}  # what else the game sums up
    sides: list[str | None] = []  # by seat

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Denied(Player):
    """Plays as another player does, but never what is about a certain card, as long as there is anything else."""

    __slots__ = ("model", "card")

    def __init__(self, model: Player, card: str) -> None:
        self.model = model
        self.card = card

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        allowed = {action for action in state.options(seat) if self.card not in state.game.picked(state, seat, action)}
        if not allowed:
            return self.model.choose(state, seat, rng)
        return next(action for action in self.model.rank(state, seat, rng) if action in allowed)


def watch(question: Question, games: range) -> list[Story]:
    """Play games by their numbers and tell each."""
    game = game_named(question.game)
    bots = Bots(game, question.seats, question.options)
    with reprinted(game, question.changes):
        return [tell(game, question, bots.seated(question.seating(index)), index) for index in games]


def watch_task(task: tuple[Question, range]) -> list[Story]:
    """The same, for those who hand out work."""
    return watch(*task)


def tell(game: Game, question: Question, players: list[Player], index: int) -> Story:
    seed = number(question.seed, index)
    seated = players[:]
    if question.denied:
        at = index % question.seats
        seated[at] = Denied(seated[at], question.denied)
    rng = seeded(number(question.seed, index, "players"))
    state = game.new(question.seats, seed, question.options)
    seats = range(question.seats)
    traits = [game.traits(state, seat) for seat in seats]
    decisions = [0 for _ in seats]
    options = forced = widest = 0
    known = {card.id for card in game.cards()}
    could: list[set[str]] = [set() for _ in seats]
    used: list[set[str]] = [set() for _ in seats]
    noted: dict[str, float] = {}
    judge, leaders, due, gap = game.bot(), [], 0, 1
    events = state.events
    assert events is not None
    with announced(state, players, index + 1):
        while not state.over:
            if state.moves >= due:
                leaders.append(leader(judge.judge(state)))
                if len(leaders) == 2 * PROBES:  # a long game: look half as often, and forget every second look
                    leaders, gap = leaders[::2], 2 * gap
                due = state.moves + gap
            seat = state.mover()
            legal = state.options(seat)
            decisions[seat] += 1
            options += len(legal)
            forced += len(legal) == 1
            widest = max(widest, len(legal))
            picked = {action: game.picked(state, seat, action) for action in legal}
            action = choose(seated[seat], state, seat, rng)
            could[seat] |= known.intersection(chain.from_iterable(picked.values()))
            used[seat] |= known.intersection(picked[action])
            before = len(events)
            state.do(seat, action)
            for name, amount in game.noted(state, events[before:]).items():
                noted[name] = noted.get(name, 0) + amount
    result = state.result
    assert result is not None
    return Story(
        index=index,
        seed=seed,
        bots=question.seating(index),
        winners=result.winners,
        scores=result.scores,
        actions=state.moves,
        turns=game.turns(state),
        rule=result.rule,
        decisions=decisions,
        options=options,
        forced=forced,
        widest=widest,
        could=[sorted(cards) for cards in could],
        used=[sorted(cards) for cards in used],
        leaders=leaders,
        noted=noted,
        traits=[{**traits[seat], **game.traits(state, seat)} for seat in seats],
        sides=[game.side(state, seat) for seat in seats],
    )


def leader(chances: list[float]) -> int:
    best = max(chances)
    ahead = [seat for seat, chance in enumerate(chances) if chance > best - SURE]
    return ahead[0] if len(ahead) == 1 else NOBODY
