"""The contract fits the shapes of all five games: toys of a market where anyone may act at any time against a clock,
and of actions with nested reactions that may cancel what is still to come. Both are under every law."""

from __future__ import annotations

from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

import pytest

from intrigue.core import (
    TABLE,
    Event,
    Frame,
    Game,
    Illegal,
    Notation,
    Refusal,
    Refusals,
    Result,
    Rng,
    Rulebook,
    Scene,
    State,
    Story,
    Together,
    View,
    Wording,
)
from intrigue.core.rng import seeded
from intrigue.core.rulebook import parse
from intrigue.lab import laws
from intrigue.lab.fuzz import Case, Findings, play

RULES = "# Toy\n## Rules\n- **TOY-ALL** One rule is enough.\n"


class Did(Event, frozen=True):
    seat: int
    what: str


class ToyView(View, frozen=True, kw_only=True):
    table: Any


class Toy(State):
    """A state of named numbers is all that these toys need; none of it is hidden but the hands."""

    __slots__ = ("numbers", "hands")
    numbers: list[int]
    hands: list[list[int]]

    def clone(self) -> Toy:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone(), self)
        copy.numbers = self.numbers[:]
        copy.hands = [hand[:] for hand in self.hands]
        return copy

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden = sorted(card for p in range(self.seats) if p != seat for card in self.hands[p])
        rng.shuffle(hidden)
        for p in range(self.seats):
            if p != seat:
                self.hands[p] = sorted(hidden.pop() for _ in self.hands[p])

    def check(self) -> None:
        assert sorted(card for hand in self.hands for card in hand) == list(range(2 * self.seats))

    def did(self, seat: int, what: str) -> None:
        self.tell(Did(seat, what))


class ToyNotation(Notation[Toy]):
    def __init__(self, texts: dict[int, str]) -> None:
        self.texts = texts

    def say(self, state: Toy, seat: int, action: int) -> str:
        return self.texts[action]

    def read(self, state: Toy, seat: int, text: str) -> int | None:
        return {text: action for action, text in self.texts.items()}.get(text)


class ToyWords(Wording[Toy]):
    def label(self, state: Toy, seat: int, action: int) -> str:
        return state.say(seat, action).title()


class ToyRefusals(Refusals[Toy]):
    def obstacle(self, state: Toy, seat: int, action: int) -> Refusal | None:
        return None


class ToyStory(Story[Toy]):
    def of(self, event: Event) -> str:
        return str(event)

    def result(self, state: Toy) -> Result:
        return Result((0,), (0,) * state.seats, "TOY-ALL", "Over.")


class ToyGame(Game[Toy]):
    name = "toy"
    title = "Toy"
    seats = range(2, 4)
    default_seats = 2
    minutes = "1"
    version = 1
    turn_rule = over_rule = "TOY-ALL"
    max_actions = 200
    frames: ClassVar[list[type[Any]]]
    parts: ClassVar[tuple[ModuleType, ...]] = ()

    words = ToyWords()
    refusals = ToyRefusals()
    story = ToyStory()

    @cached_property
    def rulebook(self) -> Rulebook:
        return parse(RULES)

    @cached_property
    def kinds(self) -> Any:
        return {"Rng": Rng, **{kind.__name__: kind for kind in self.frames}}

    def setup(self, seats: int, options: Any, rng: Rng) -> Toy:
        cards = list(range(2 * seats))
        rng.shuffle(cards)
        state = Toy(self, seats, options, rng)
        state.stack.append(self.first(seats))
        state.numbers = [0] * 4
        state.hands = [sorted([cards.pop(), cards.pop()]) for _ in range(seats)]
        return state

    def first(self, seats: int) -> Frame[Any]:
        raise NotImplementedError

    def look(self, scene: Scene[Toy], seat: int) -> ToyView:
        state = scene.state
        return ToyView(
            seat=None if seat == TABLE else seat,
            seats=state.seats,
            waiting=state.asked_seats(seat),
            prompt="Pick.",
            choices=self.choices(state, seat),
            result=state.result,
            table=[state.numbers, state.hands[seat] if seat != TABLE else None],
        )


# ---------------------------------------------------------------------- a market: anyone at any time, and a clock

OFFER, ACCEPT, DONE, TICK = 0, 1, 2, 3


class Floor(Frame[Toy]):
    """Everyone who is not done may act; the table itself moves the clock. `offer` is the seat whose offer stands."""

    __slots__ = ("offer", "done", "ticks")
    offer: int
    done: tuple[int, ...]
    ticks: int

    def __init__(self, offer: int, done: tuple[int, ...], ticks: int) -> None:
        self.offer, self.done, self.ticks = offer, done, ticks

    def asks(self, state: Toy) -> bool:
        return len(self.done) < state.seats and self.ticks < 3 and state.numbers[0] < 20

    def mover(self, state: Toy) -> int:
        return self.seats(state)[0]

    def seats(self, state: Toy) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if seat not in self.done)

    def actions(self, state: Toy, seat: int) -> list[int]:
        if seat == TABLE:
            return [TICK]
        if seat not in self.seats(state):
            return []
        return [OFFER, DONE] if self.offer in (TABLE, seat) else [OFFER, ACCEPT, DONE]

    def choose(self, state: Toy, seat: int, action: int) -> None:
        offer, done, ticks = self.offer, self.done, self.ticks
        state.numbers[0] += 1
        state.did(seat, "acts")
        if action == TICK:
            ticks += 1
            state.numbers[1] = ticks
        elif action == DONE:
            done = tuple(sorted([*done, seat]))
        elif action == OFFER:
            offer = seat
        else:  # a deal: each hands over the lower card, seen by the two of them
            mine, theirs = state.hands[seat].pop(0), state.hands[offer].pop(0)
            state.hands[seat] = sorted([*state.hands[seat], theirs])
            state.hands[offer] = sorted([*state.hands[offer], mine])
            offer = TABLE
        state.stack.append(Floor(offer, done, ticks))

    def run(self, state: Toy) -> None:
        state.over = True


class Market(ToyGame):
    notation = ToyNotation({OFFER: "offer", ACCEPT: "accept", DONE: "done", TICK: "tick"})
    frames = [Floor]

    def first(self, seats: int) -> Frame[Any]:
        return Floor(TABLE, (), 0)


# ---------------------------------------------------------------------- reactions to reactions, and secret plans

PLAN_A, PLAN_B, PLAN_C = 10, 11, 12
STRIKE, PASS, CANCEL = 20, 21, 22


class Plans(Together[Toy]):
    """Everyone makes a plan of two steps in secret; the second depends on the first."""

    __slots__ = ()

    def menu(self, state: Toy, seat: int, picked: tuple[int, ...]) -> list[int]:
        if len(picked) == 2:
            return []
        return [p for p in (PLAN_A, PLAN_B, PLAN_C) if p not in picked]

    def reveal(self, state: Toy) -> None:
        state.numbers[2] += sum(sum(picks) for picks in self.picks)
        state.revealed += 1
        state.stack.append(Strike(0))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Toy]:
        return Plans(picks)


class Strike(Frame[Toy]):
    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mover(self, state: Toy) -> int:
        return self.seat

    def actions(self, state: Toy, seat: int) -> list[int]:
        return [STRIKE, PASS] if seat == self.seat else []

    def choose(self, state: Toy, seat: int, action: int) -> None:
        state.numbers[3] += 1
        state.did(seat, "strikes" if action == STRIKE else "passes")
        state.stack.append(Next(seat))
        if action == STRIKE:
            state.stack += [Wound(seat, 2), Wound(seat, 1), Window((seat + 1) % state.seats, 0)]


class Window(Frame[Toy]):
    """May somebody cancel what is about to happen? It is asked whoever holds what, so asking tells nothing."""

    __slots__ = ("seat", "depth")
    seat: int
    depth: int

    def __init__(self, seat: int, depth: int) -> None:
        self.seat, self.depth = seat, depth

    def mover(self, state: Toy) -> int:
        return self.seat

    def actions(self, state: Toy, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [PASS, CANCEL] if self.depth < 3 else [PASS]

    def choose(self, state: Toy, seat: int, action: int) -> None:
        state.did(seat, "cancels" if action == CANCEL else "lets it be")
        if action == CANCEL:  # the cancelling can be cancelled in turn
            state.stack += [Cancel(), Window((seat + 1) % state.seats, self.depth + 1)]


class Cancel(Frame[Toy]):
    """Drops what the cancelled ability had queued: a cancel above it, or else the wounds."""

    __slots__ = ()

    def asks(self, state: Toy) -> bool:
        return False

    def run(self, state: Toy) -> None:
        if state.stack and isinstance(state.stack[-1], Cancel):
            state.stack.pop()
            return
        while isinstance(state.stack[-1], Wound):
            state.stack.pop()


class Wound(Frame[Toy]):
    __slots__ = ("seat", "count")
    seat: int
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def asks(self, state: Toy) -> bool:
        return False

    def run(self, state: Toy) -> None:
        state.numbers[1] += self.count


class Next(Frame[Toy]):
    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: Toy) -> bool:
        return False

    def run(self, state: Toy) -> None:
        if state.numbers[3] >= 4:
            state.over = True
        else:
            state.stack.append(Strike((self.seat + 1) % state.seats))


class Duels(ToyGame):
    notation = ToyNotation(
        {PLAN_A: "plan a", PLAN_B: "plan b", PLAN_C: "plan c", STRIKE: "strike", PASS: "pass", CANCEL: "cancel"}
    )
    frames = [Plans, Strike, Window, Cancel, Wound, Next]

    def first(self, seats: int) -> Frame[Any]:
        return Plans(((),) * seats)


# ---------------------------------------------------------------------- the tests


@pytest.mark.parametrize("game", [Market(), Duels()], ids=["market", "duels"])
def test_the_shape_is_under_every_law(game: ToyGame) -> None:
    for seed in range(25):
        for seats in game.seats:
            play(game, Case(game.name, seats, seed, {}, []), Findings(), strict=0.5)


@pytest.mark.words
def test_anyone_may_act_and_the_clock_is_an_action_like_others() -> None:
    game = Market()
    state = game.new(3, 1)
    assert state.waiting == (0, 1, 2)
    state.apply(2, game.action(state, 2, "offer"))
    hands = [hand[:] for hand in state.hands]
    state.apply(0, game.action(state, 0, "accept"))
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert state.hands[1] == hands[1]
    for _ in range(3):
        assert state.legal(TABLE) == [TICK]
        state.apply(TABLE, TICK)
    assert state.over
    with pytest.raises(Illegal, match="over"):
        state.apply(TABLE, TICK)


def duel() -> State:
    game = Duels()
    state = game.new(2, 1)
    for seat, plan in ((0, "plan a"), (1, "plan c"), (0, "plan b"), (1, "plan a")):
        state.apply(seat, game.action(state, seat, plan))
    return state


def test_a_plan_of_several_steps_stays_sealed_until_everybody_is_done() -> None:
    game = Duels()
    state = game.new(2, 1)
    before = laws.known_bytes(state, 1)
    state.apply(0, game.action(state, 0, "plan a"))
    assert state.legal(0) == [PLAN_B, PLAN_C]
    state.apply(0, game.action(state, 0, "plan b"))
    assert state.waiting == (1,)
    assert state.asked_seats(1) == (0, 1)
    assert laws.known_bytes(state, 1) == before
    dream = state.imagine(1, seeded(3))
    assert dream.waiting == (0, 1)
    assert dream.moves == 0


def test_a_sealed_choice_stays_sealed_under_other_frames() -> None:
    game = Duels()
    state = game.new(2, 1)
    state.apply(0, game.action(state, 0, "plan a"))
    state.stack.append(Strike(1))
    assert state.imagine(1, seeded(3)).stack[0].picks == ((), ())  # type: ignore[attr-defined]
    assert state.imagine(0, seeded(3)).stack[0].picks == ((PLAN_A,), ())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("answers", "wounds"),
    [(["pass"], 3), (["cancel", "pass"], 0), (["cancel", "cancel", "pass"], 3), (["cancel"] * 3 + ["pass"], 0)],
)
def test_reactions_nest_and_cancel_what_was_queued(answers: list[str], wounds: int) -> None:
    state = duel()
    state.apply(0, STRIKE)
    for answer in answers:
        state = state.game.load(state.save())  # an open question is plain data
        state.apply(state.mover(), state.game.action(state, state.mover(), answer))
    assert state.numbers[1] == wounds  # type: ignore[attr-defined]
    assert state.mover() == 1
