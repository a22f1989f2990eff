"""A small honest game with everything that can leak: hands, a deck, sealed bids, private draws; and with a phase that
ends by passing. And its crooked relatives, each of which breaks one law, to prove that the laws bite."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from intrigue.core import (
    TABLE,
    Broken,
    Event,
    Frame,
    Game,
    Illegal,
    Manners,
    Notation,
    Passing,
    Player,
    Positions,
    RandomPlayer,
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
from intrigue.core.columns import Block, block, flag, number, things, word
from intrigue.core.observer import Observer
from intrigue.core.passing import open_phase
from intrigue.core.rulebook import parse
from intrigue.games import game as game_by_name

CARDS = 9  # cards 0 to 8; each seat holds two
ROUNDS = 2
KEEP, SWAP = 100, 101
CARD_WORDS = tuple(f"card-{card}" for card in range(CARDS))

RULES = """# Bids
## Rules
- **TOY-BID** Everyone bids a card in secret; the highest takes the round.
- **TOY-SWAP** Then, beginning with whoever took it, all by turns swap the last card in hand for the top of the deck, or
  pass, until all have passed in a row. There are two swaps in a round. Whoever swaps has two more turns at once.
- **TOY-END** After two rounds the most rounds win.
"""


class Bid(Event, frozen=True):
    seat: int
    card: int


class Shown(Event, frozen=True):
    cards: tuple[int, ...]


class Swapped(Event, frozen=True):
    seat: int
    got: int | None = None


class BidsView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    won: tuple[int, ...]
    extra: Any = None


class Bids(State):
    __slots__ = ("hands", "deck", "discards", "won", "rounds", "swaps", "extra", "passing")
    hands: list[list[int]]
    deck: list[int]
    discards: list[int]
    won: list[int]
    rounds: int
    swaps: int
    extra: int
    passing: Passing

    def clone(self) -> Bids:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone(), self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.won = self.won[:]
        copy.rounds = self.rounds
        copy.swaps, copy.extra, copy.passing = self.swaps, self.extra, self.passing
        return copy

    def redeal(self, seat: int, rng: Rng) -> None:
        """Everything but the own hand is gathered, put in order, shuffled and dealt again."""
        hidden = sorted(self.deck + [c for s in range(self.seats) if s != seat for c in self.hands[s]])
        rng.shuffle(hidden)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
        self.deck = hidden

    def check(self) -> None:
        if sorted(self.deck + self.discards + [c for hand in self.hands for c in hand]) != list(range(CARDS)):
            raise Broken("there are not nine cards")


class Bidding(Together[Bids]):
    __slots__ = ()

    def menu(self, state: Bids, seat: int, picked: tuple[int, ...]) -> list[int]:
        return [] if picked else state.hands[seat][:]

    def note(self, state: Bids, seat: int, action: int) -> None:
        state.tell(None, Bid(seat, action), (seat,))

    def reveal(self, state: Bids) -> None:
        bids = [picks[0] for picks in self.picks]
        state.tell(Shown(tuple(bids)))
        state.revealed += 1
        for seat, card in enumerate(bids):
            state.hands[seat].remove(card)
        state.discards += bids
        winner = bids.index(max(bids))
        state.won[winner] += 1
        state.rounds += 1
        state.swaps, state.extra = 2, 0
        state.passing = open_phase(state.rounds, list(range(state.seats)))
        game = state.game
        assert isinstance(game, BidsGame)
        state.stack.append(game.swapping(winner))

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[Bids]:
        return type(self)(picks)


class Swapping(Frame[Bids]):
    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mover(self, state: Bids) -> int:
        return self.seat

    def actions(self, state: Bids, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [KEEP, SWAP] if state.hands[seat] and state.swaps else [KEEP]

    def choose(self, state: Bids, seat: int, action: int) -> None:
        if action == SWAP:
            old, new = state.hands[seat].pop(), state.deck.pop()
            state.hands[seat] = sorted([*state.hands[seat], new])
            state.deck.insert(0, old)
            state.rng.shuffle(state.deck)
            state.tell(Swapped(seat), Swapped(seat, new), (seat,))
            state.swaps -= 1
            state.extra = 3
        self.count(state, seat, action)
        state.extra -= state.extra > 0
        if not self.ended(state):
            state.stack.append(type(self)(seat if state.extra else (seat + 1) % state.seats))
        elif state.rounds == ROUNDS:
            state.over = True
        else:
            state.stack.append(Bidding(tuple(() for _ in range(state.seats))))

    def count(self, state: Bids, seat: int, action: int) -> None:
        state.passing = state.passing.passes(seat) if action == KEEP else state.passing.acts()

    def ended(self, state: Bids) -> bool:
        return state.passing.over()


class BidsNotation(Notation[Bids]):
    def say(self, state: Bids, seat: int, action: int) -> str:
        return {KEEP: "keep", SWAP: "swap"}.get(action, f"bid {action}")

    def read(self, state: Bids, seat: int, text: str) -> int | None:
        words = {"keep": KEEP, "swap": SWAP, **{f"bid {card}": card for card in range(CARDS)}}
        return words.get(text)


class BidsWords(Wording[Bids]):
    def label(self, state: Bids, seat: int, action: int) -> str:
        return state.say(seat, action).title()


class BidsRefusals(Refusals[Bids]):
    def obstacle(self, state: Bids, seat: int, action: int) -> Refusal | None:
        return Refusal("TOY-SWAP", "Not now.") if action in (KEEP, SWAP) else None


class BidsStory(Story[Bids]):
    def of(self, event: Event) -> str:
        return str(event)

    def result(self, state: Bids) -> Result:
        best = max(state.won)
        winners = tuple(seat for seat in range(state.seats) if state.won[seat] == best)
        return Result(winners, tuple(state.won), "TOY-END", "Most rounds.")


class BidsPositions(Positions[Bids]):
    def arrange(self, state: Bids, given: dict[str, Any]) -> None:
        """`hands` by seat, `won` by seat; the deck holds what is left."""
        state.hands = [sorted(hand) for hand in given["hands"]]
        state.deck = [card for card in range(CARDS) if not any(card in hand for hand in state.hands)]
        state.won = list(given["won"])


class BidsManners(Manners[Bids]):
    def passing(self, state: Bids) -> Passing | None:
        return state.passing if state.rounds and not isinstance(state.stack[-1], Bidding) else None

    def passes(self, state: Bids, seat: int, action: int) -> bool | None:
        return action == KEEP if isinstance(state.stack[-1], Swapping) else None


class BidsObserver(Observer[Bids]):
    def __init__(self) -> None:
        numbers = [word(f"{pile}[{place}]", CARD_WORDS) for pile in ("hand", "discards") for place in range(CARDS)]
        players = things("players", 3, number("hand", 2), number("won", 1000), flag("asked"))
        choice = Block("choices", (word("kind", (*CARD_WORDS, "keep", "swap")),), 3)
        super().__init__((block("table", number("deck", CARDS), *numbers), players), choice)

    def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
        out[at] = i16(len(state.deck))
        for place, card in enumerate(state.hands[seat]):
            out[at + 1 + place] = i16(card + 1)
        for place, card in enumerate(state.discards):
            out[at + 1 + CARDS + place] = i16(card + 1)
        for other in range(state.seats):
            row = at + 1 + 2 * CARDS + 4 * ((other - seat) % state.seats)
            out[row] = i16(1)
            out[row + 1] = i16(len(state.hands[other]))
            out[row + 2] = i16(state.won[other])
            out[row + 3] = i16(int(other in state.asked_seats(seat)))

    def write_choice(self, state: Bids, seat: int, action: int, out: vec[i16], at: i64) -> None:
        out[at] = i16(action + 1 if action < CARDS else CARDS + action - KEEP + 1)


class BidsGame(Game[Bids]):
    """Obeys every law. A crooked relative overrides as little as it can."""

    name = "bids"
    title = "Bids"
    seats = range(2, 4)
    default_seats = 2
    minutes = "1"
    version = 1
    turn_rule = "TOY-BID"
    over_rule = "TOY-END"
    max_actions = 60
    state_class: type[Bids] = Bids
    bidding: type[Bidding] = Bidding
    swapping: type[Swapping] = Swapping

    notation = BidsNotation()
    words = BidsWords()
    refusals = BidsRefusals()
    story = BidsStory()
    positions = BidsPositions()
    manners = BidsManners()
    observer = BidsObserver()

    @cached_property
    def rulebook(self) -> Rulebook:
        return parse(RULES)

    @cached_property
    def kinds(self) -> Any:
        kinds = (Rng, Passing, Bidding, Swapping, self.bidding, self.swapping)
        return {kind.__name__: kind for kind in kinds}

    def setup(self, seats: int, options: Any, rng: Rng) -> Bids:
        deck = list(range(CARDS))
        rng.shuffle(deck)
        frame = self.bidding(tuple(() for _ in range(seats)))
        state = self.state_class(self, seats, options, rng)
        state.stack.append(frame)
        state.hands = [sorted([deck.pop(), deck.pop()]) for _ in range(seats)]
        state.deck, state.discards, state.won, state.rounds = deck, [], [0] * seats, 0
        state.swaps, state.extra, state.passing = 0, 0, Passing(0, 0, 0)
        return state

    def look(self, scene: Scene[Bids], seat: int) -> BidsView:
        state = scene.state
        return BidsView(
            seat=None if seat == TABLE else seat,
            seats=state.seats,
            waiting=state.asked_seats(seat),
            prompt="Pick.",
            choices=self.choices(state, seat),
            result=state.result,
            hand=tuple(state.hands[seat]) if seat != TABLE else (),
            sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            discards=tuple(state.discards),
            won=tuple(state.won),
            extra=self.extra(state, seat),
        )

    def extra(self, state: Bids, seat: int) -> Any:
        return None

    def bot(self) -> Player:
        return RandomPlayer()


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    """What is given, as it is found on the table."""
    assert isinstance(state, Bids)
    return {"seats": state.seats, "hands": state.hands, "won": state.won}


# ---------------------------------------------------------------------- the crooked relatives

CROOKED: list[tuple[str, BidsGame]] = []


def breaks(law: str) -> Any:
    def note(kind: type[BidsGame]) -> type[BidsGame]:
        CROOKED.append((law, kind()))
        return kind

    return note


def override(base: type[Any], methods: dict[str, Any]) -> type[Any]:
    """A relative of a class with other methods; they must be there to be overridden."""
    missing = [name for name in methods if not hasattr(base, name)]
    assert not missing, f"{base.__name__} has no {missing}"
    return type(base.__name__, (base,), {"__slots__": (), **methods})


def with_state(**methods: Any) -> type[Bids]:
    return override(Bids, methods)


def with_bidding(**methods: Any) -> type[Bidding]:
    return override(Bidding, methods)


def with_swapping(**methods: Any) -> type[Swapping]:
    return override(Swapping, methods)


@breaks("ends")
class Endless(BidsGame):
    """Bidding starts again and again."""

    def reveal(self: Bidding, state: Bids) -> None:  # type: ignore[misc]
        state.tell(Shown(tuple(picks[0] for picks in self.picks)))
        state.won = [won + picks[0] for won, picks in zip(state.won, self.picks, strict=True)]
        state.stack.append(self.holding(((),) * state.seats))

    bidding = with_bidding(reveal=reveal)


@breaks("ends")
class Stuck(BidsGame):
    """Waits for a seat that has nothing to choose."""

    bidding = with_bidding(seats=lambda self, state: tuple(range(state.seats)))


@breaks("ends")
class Doubled(BidsGame):
    """Lists an action twice."""

    bidding = with_bidding(menu=lambda self, state, seat, picked: [] if picked else state.hands[seat] * 2)


@breaks("ends")
class Uncoded(BidsGame):
    """Has actions whose numbers it does not name."""

    action_ranges = (range(2),)


@breaks("legality")
class Lax(BidsGame):
    """Carries out anything."""

    def anything(self: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        if self.actions(seat):
            self.apply_unchecked(seat, self.actions(seat)[0])

    state_class = with_state(apply=anything)


@breaks("legality")
class Lawless(BidsGame):
    """Refuses by a rule that does not exist."""

    class Refusals(BidsRefusals):
        def of_action(self, state: Bids, seat: int, action: int) -> Refusal:
            return Refusal("TOY-NONE", "No.")

    refusals = Refusals()


@breaks("legality")
class Hasty(BidsGame):
    """Counts the action before refusing it."""

    class Refusals(BidsRefusals):
        def of_action(self, state: Bids, seat: int, action: int) -> Refusal:
            state.moves += 1
            return Refusal("TOY-BID", "No.")

    refusals = Refusals()


@breaks("legality")
class Fickle(BidsGame):
    """Lists actions that it then refuses."""

    def fickle(self: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        raise Illegal(Refusal("TOY-BID", "Changed my mind."))

    state_class = with_state(apply=fickle)


@breaks("sameness")
class Shared(BidsGame):
    """A clone that shares its hands with the original."""

    def shallow(self: Bids) -> Bids:  # type: ignore[misc]
        copy = Bids.clone(self)
        copy.discards = self.discards
        return copy

    state_class = with_state(clone=shallow)


@breaks("sameness")
class Forgetful(BidsGame):
    """A loaded game has forgotten how many actions were taken."""

    def load(self, data: bytes) -> Bids:
        state = super().load(data)
        state.moves = 0
        return state


@breaks("sameness")
class Retyped(BidsGame):
    """A clone with a tuple where there was a list: the same numbers, but no longer to be changed."""

    def other_kind(self: Bids) -> Bids:  # type: ignore[misc]
        copy = Bids.clone(self)
        copy.discards = tuple(self.discards)  # type: ignore[assignment]
        return copy

    state_class = with_state(clone=other_kind)


@breaks("sameness")
class Yes(BidsGame):
    """A loaded game that says true where one was saved."""

    def load(self, data: bytes) -> Bids:
        state = super().load(data)
        if state.rounds == 1:
            state.rounds = True
        return state


@breaks("sameness")
class Moody(BidsGame):
    """The same actions give another game when nobody writes it down, but only until it is over."""

    def moody(self: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        Bids.apply_unchecked(self, seat, action)
        if self.over:
            self.revealed = 0
        elif self.events and self.events[-1].public is not None:
            self.revealed = 7

    state_class = with_state(apply_unchecked=moody)


@breaks("words")
class Speechless(BidsGame):
    """No words for what only one seat sees."""

    class Story(BidsStory):
        def of(self, event: Event) -> str:
            return "" if isinstance(event, Bid) else str(event)

    story = Story()


@breaks("words")
class Prosaic(BidsGame):
    """Catalogues are there, and the game makes its sentences itself all the same."""

    @property
    def folder(self) -> Path:
        return game_by_name("trickery").folder


@breaks("words")
class Mumbler(BidsGame):
    """Two actions with one text."""

    class Notation(BidsNotation):
        def say(self, state: Bids, seat: int, action: int) -> str:
            return "bid" if action < CARDS else super().say(state, seat, action)

    notation = Notation()


@breaks("words")
class Foreign(BidsGame):
    """A text that is not read back."""

    class Notation(BidsNotation):
        def say(self, state: Bids, seat: int, action: int) -> str:
            return super().say(state, seat, action).replace("bid", "bet")

    notation = Notation()


@breaks("secrecy")
class Peeks(BidsGame):
    """Whoever bids is shown something, which others could only tell by what may be taken back."""

    def peeking(self: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        Bids.apply_unchecked(self, seat, action)
        self.revealed += 1

    state_class = with_state(apply_unchecked=peeking)


@breaks("secrecy")
class ShowsHands(BidsGame):
    def extra(self, state: Bids, seat: int) -> Any:
        return state.hands


@breaks("secrecy")
class ShowsTopCard(BidsGame):
    def extra(self, state: Bids, seat: int) -> Any:
        return state.deck[-1:]


@breaks("secrecy")
class ShowsParity(BidsGame):
    """One bit of a hidden card is enough."""

    def extra(self, state: Bids, seat: int) -> Any:
        return sum(state.deck) % 2


@breaks("secrecy")
class ShowsWhoIsReady(BidsGame):
    """Tells who has bid already."""

    def extra(self, state: Bids, seat: int) -> Any:
        return state.waiting


@breaks("secrecy")
class CountsMoves(BidsGame):
    """The number of actions tells when somebody has bid."""

    def extra(self, state: Bids, seat: int) -> Any:
        return state.moves


@breaks("secrecy")
class TellsBids(BidsGame):
    """The view keeps the secret, the log does not."""

    bidding = with_bidding(note=lambda self, state, seat, action: state.tell(Bid(seat, action)))


@breaks("secrecy")
class TellsThatSomebodyBid(BidsGame):
    """Not what, only that."""

    bidding = with_bidding(note=lambda self, state, seat, action: state.tell(Bid(seat, 0)))


@breaks("secrecy")
class TellsDraws(BidsGame):
    """The public face of a draw has the card on it."""

    def tell(self: Bids, public: Any, private: Any = None, privy: Any = ()) -> None:  # type: ignore[misc]
        Bids.tell(self, private if isinstance(private, Swapped) else public, private, privy)

    state_class = with_state(tell=tell)


@breaks("secrecy")
class AsksOnlyWhoCan(BidsGame):
    """Whether somebody is asked depends on a hidden card."""

    def asked_seats(self: Bids, seat: int) -> tuple[int, ...]:  # type: ignore[misc]
        return tuple(s for s in Bids.asked_seats(self, seat) if s == seat or (self.hands[s] and self.hands[s][0] > 2))

    state_class = with_state(asked_seats=asked_seats)


@breaks("imagination")
class Lazy(BidsGame):
    """Imagines the truth."""

    state_class = with_state(redeal=lambda self, seat, rng: None)


@breaks("imagination")
class Unsorted(BidsGame):
    """Shuffles what it finds, in the order in which it lies."""

    def redeal(self: Bids, seat: int, rng: Rng) -> None:  # type: ignore[misc]
        hidden = self.deck + [c for s in range(self.seats) if s != seat for c in self.hands[s]]
        rng.shuffle(hidden)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
        self.deck = hidden

    state_class = with_state(redeal=redeal)


@breaks("imagination")
class CarriesGenerator(BidsGame):
    """An imagined state that knows the next shuffle."""

    def imagine(self: Bids, seat: int | None, rng: Rng) -> State:  # type: ignore[misc]
        copy = Bids.imagine(self, seat, rng)
        copy.rng = self.rng.clone()
        return copy

    state_class = with_state(imagine=imagine)


@breaks("imagination")
class Counts(BidsGame):
    """An imagined state that tells how often something was shown, although it may have come about in two ways."""

    def imagine(self: Bids, seat: int | None, rng: Rng) -> State:  # type: ignore[misc]
        copy = Bids.imagine(self, seat, rng)
        copy.revealed = self.revealed
        return copy

    state_class = with_state(imagine=imagine)


@breaks("imagination")
class KeepsBids(BidsGame):
    """Others' sealed bids stay in the imagined state."""

    bidding = with_bidding(as_known_to=lambda self, seat: self, unseen=lambda self, seat: 0)


@breaks("conservation")
class Thief(BidsGame):
    """A card is gone after the bids."""

    def reveal(self: Bidding, state: Bids) -> None:  # type: ignore[misc]
        Bidding.reveal(self, state)
        state.discards.pop()

    bidding = with_bidding(reveal=reveal)


@breaks("positions")
class Meddles(BidsGame):
    """Another seat's card of the deal that is replaced is not given away again: the hand gets the next one."""

    class Positions(BidsPositions):
        def arrange(self, state: Bids, given: dict[str, Any]) -> None:
            taken = state.hands[1]
            super().arrange(state, given)
            if state.hands[0][0] in taken:
                state.hands[0][0], state.deck[0] = state.deck[0], state.hands[0][0]
                state.hands[0].sort()

    positions = Positions()


@breaks("positions")
class TellsOfTheDeal(BidsGame):
    """The log tells of the game that the position replaces."""

    class Positions(BidsPositions):
        def introduce(self, state: Bids) -> None:
            state.events = []
            dealt = state.game.new(state.seats)
            assert isinstance(dealt, Bids)
            for seat, hand in enumerate(dealt.hands):
                state.tell(None, Bid(seat, hand[0]), (seat,))

    positions = Positions()


@breaks("passing")
class CountsPasses(BidsGame):
    """So many passes as there are seats are enough, whoever made them."""

    def count(self: Swapping, state: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        gone = state.passing.passed.bit_count()
        state.passing = Passing(state.rounds, state.passing.playing, (1 << gone + 1) - 1 if action == KEEP else 0)

    swapping = with_swapping(count=count)


@breaks("passing")
class EndsTooSoon(BidsGame):
    """Keeps the list, and does not ask it."""

    swapping = with_swapping(ended=lambda self, state: state.passing.passed.bit_count() == state.seats - 1)


@breaks("passing")
class Insists(BidsGame):
    """After a round without a swap all are asked once more."""

    def ended(self: Swapping, state: Bids) -> bool:  # type: ignore[misc]
        if not state.passing.over() or state.swaps < 2:
            return state.passing.over()
        state.passing, state.swaps = state.passing.acts(), 0
        return False

    swapping = with_swapping(ended=ended)


@breaks("observation")
class LooksAround(BidsGame):
    """Its observer sees a card of another's hand."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            out[at + CARDS] = i16(sum(state.hands[(seat + 1) % state.seats][:1]) % 2)

    observer = Observer()


@breaks("observation")
class SeesWhoIsReady(BidsGame):
    """Its observer sees who has bid already."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            out[at + CARDS] = i16(len(state.waiting))

    observer = Observer()


@breaks("observation")
class WritesOn(BidsGame):
    """Its observer writes more than it declares."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            out[at + sum(block.width for block in self.blocks)] = i16(1)

        def write_choice(self, state: Bids, seat: int, action: int, out: vec[i16], at: i64) -> None:
            super().write_choice(state, seat, action, out, at)
            out[at + 1] = i16(0)

    observer = Observer()


@breaks("observation")
class OutOfBounds(BidsGame):
    """Its observer counts the deck from one."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            out[at] = i16(len(state.deck) + CARDS)

    observer = Observer()


@breaks("observation")
class Ghosts(BidsGame):
    """Its observer tells of a player who is not there."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            if state.seats == 2:
                out[at + 1 + 2 * CARDS + 8 + 1] = i16(1)

    observer = Observer()


@breaks("observation")
class AllTheSame(BidsGame):
    """To its observer one card is like another."""

    class Observer(BidsObserver):
        def write_choice(self, state: Bids, seat: int, action: int, out: vec[i16], at: i64) -> None:
            out[at] = i16(1)

    observer = Observer()


@breaks("observation")
class Overlooks(BidsGame):
    """Its observer does not see what was bid."""

    class Observer(BidsObserver):
        def write(self, state: Bids, seat: int, out: vec[i16], at: i64) -> None:
            super().write(state, seat, out, at)
            for place in range(CARDS):
                out[at + 1 + CARDS + place] = i16(0)

    observer = Observer()


@breaks("observation")
class TooFewRows(BidsGame):
    """It offers more actions than its observer declares."""

    class Observer(BidsObserver):
        def __init__(self) -> None:
            super().__init__()
            self.choice = Block(self.choice.name, self.choice.columns, 1)

    observer = Observer()
