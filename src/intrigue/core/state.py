"""The heart of the contract: a state is plain data, and what is still unresolved lies on its stack as frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .._renamed import warn
from .event import Event, Happening
from .part import Part
from .refusal import Illegal, Refusal
from .rng import Rng

if TYPE_CHECKING:
    from .game import Game
    from .options import Options
    from .result import Result
    from .view import View

TABLE: Final = -1  # the table as a seat: it sees what lies open, and it moves the clock where a game has one


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. Each game subclasses it, lists its fields, and writes `clone`, `redeal` and `check`.

    `new`, `load` and `position` of a Game make states; `apply` is the only way to change one. Engines and searches
    that have the action from `actions` may call `apply_unchecked`, which trusts them.
    """

    __slots__ = (
        "game",
        "seats",
        "options",
        "rng",
        "stack",
        "over",
        "revealed",
        "moves",
        "events",
        "offered",
        "offered_to",
        "remembered",
    )
    game: Game
    seats: int
    options: Options  # what this game is played with; each game declares its own struct
    rng: Rng
    stack: list[Frame[Any]]
    over: bool
    revealed: int  # how often something hidden was shown to somebody
    moves: int  # actions applied so far
    events: list[Happening] | None
    offered: list[int] | None  # what `legal` found, until somebody acts: `apply` need not ask the rules again
    offered_to: int
    remembered: Part | None  # what a game need not work out anew: it follows from the rest, and copies share it

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        rng: Rng,
        original: State | None = None,
    ) -> None:
        """A table at which nothing has happened; or a copy of an original, with the generator given."""
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        if original is None:
            self.stack = []
            self.over = False
            self.revealed = 0
            self.moves = 0
            self.remembered = None
        else:
            self.stack = original.stack[:]
            self.over = original.over
            self.revealed = original.revealed
            self.moves = original.moves
            self.remembered = original.remembered
        self.events = None
        self.offered = None
        self.offered_to = TABLE

    # ------------------------------------------------------------------ what a game writes

    def clone(self) -> Self:
        """An independent copy. It does not record events."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew, in place, all that `seat` cannot know, from nothing but what it knows."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise Broken where an invariant does not hold: nothing appears, nothing is lost."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the engine's side

    def mover(self) -> int:
        """One seat that may act now (the first, when several may). Only while the game is not over."""
        return self.stack[-1].mover(self)

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat; the list may be shared, so do not change it."""
        if self.over:
            return []
        return self.stack[-1].actions(self, seat)

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal."""
        self.moves += 1
        self.offered = None
        self.stack.pop().choose(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run frames until somebody is asked or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.asks(self):
                return
            stack: list[Any] = self.stack  # what is taken off is known already: it need not be looked at again
            stack.pop()
            frame.run(self)

    def tell(self, public: Event | None, private: Event | None = None, privy: tuple[int, ...] = ()) -> None:
        """Record an event: its public face (None: nothing to see), and another face for the seats in `privy`.

        Building an event costs time, so rules ask `if self.events is not None` first.
        """
        if self.events is not None:
            self.events.append(Happening(public, private, privy))

    # ------------------------------------------------------------------ the contract

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; several when choices are simultaneous; () when the game is over."""
        if self.over:
            return ()
        return self.stack[-1].seats(self)

    def asked_seats(self, seat: int) -> tuple[int, ...]:
        """The seats that may act now, as far as `seat` can tell: sealed choices do not show who has made one."""
        if self.over:
            return ()
        return self.stack[-1].asked_seats(self, seat)

    def visible_moves(self, seat: int) -> int:
        """How many of the actions so far `seat` can know of: sealed choices under way do not show."""
        return self.moves if self.over else self.moves - self.stack[-1].unseen(seat)

    def legal(self, seat: int) -> list[int]:
        """The actions of that seat, sorted, each once; [] when it is not being asked."""
        return self.offer(seat)[:]

    def offer(self, seat: int) -> list[int]:
        """The same, remembered until somebody acts; not to be changed."""
        known = self.offered
        if known is not None and self.offered_to == seat:
            return known
        actions = self.actions(seat)
        if not ascending(actions):
            actions = sorted(actions)
        self.offered = actions
        self.offered_to = seat
        return actions

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action, or raise Illegal and leave everything as it was."""
        for legal in self.offer(seat):
            if legal == action:
                self.apply_unchecked(seat, action)
                return
        raise Illegal(self.game.refusals.of_action(self, seat, action))

    def question(self) -> tuple[int, list[int]] | None:
        """Whoever may act now (the first, when several may) with its legal actions; None when the game is over."""
        if self.over:
            return None
        seat = self.stack[-1].mover(self)
        return (seat, self.offer(seat)[:])

    def answer(self, action: int) -> tuple[int, list[int]] | None:
        """Carry out an action of the seat that `question` names, as `apply` does, and give the next question: one call
        a decision, which is the quickest way to play a game from Python."""
        self.apply(TABLE if self.over else self.stack[-1].mover(self), action)
        return self.question()

    # Names of 0.1, for one release:

    def asked(self, seat: int) -> tuple[int, ...]:
        warn("State.asked", "State.asked_seats")
        return self.asked_seats(seat)

    def noticed(self, seat: int) -> int:
        warn("State.noticed", "State.visible_moves")
        return self.visible_moves(seat)

    def seen(self, seat: int | None) -> list[Event]:
        warn("State.seen", "State.events_for")
        return self.events_for(seat)

    def do(self, seat: int, action: int) -> None:
        warn("State.do", "State.apply_unchecked")
        self.apply_unchecked(seat, action)

    def mark(self) -> tuple[int, int]:
        warn("State.mark", "State.undo_barrier")
        return self.undo_barrier()

    def say(self, seat: int, action: int) -> str:
        """A legal action as stable, readable text; `game.action` reads it back."""
        return self.game.notation.say(self, seat, action)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """None when the action is possible, else the rule and the reason."""
        return self.game.why_not(self, seat, text)

    def view(self, seat: int | None) -> View:
        """What that seat may see, its legal actions included; None for a spectator."""
        return self.game.view(self, TABLE if seat is None else seat)

    def events_for(self, seat: int | None) -> list[Event]:
        """The recorded events as that seat saw them."""
        who = TABLE if seat is None else seat
        happenings = self.events
        if happenings is None:
            return []
        return [face for face in [h.seen_by(who) for h in happenings] if face is not None]

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        if not self.over:
            return None
        return self.game.story.result(self)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """A copy in which all that the seat cannot know is dealt anew. It never carries the real generator, nor how
        often something was shown on the way here: that is no part of how things stand."""
        who = TABLE if seat is None else seat
        copy = self.clone()
        copy.rng = rng.spawn()
        copy.revealed = 0
        stack = copy.stack
        for i in range(len(stack)):
            frame = stack[i]
            copy.moves -= frame.unseen(who)
            stack[i] = frame.as_known_to(who)
        copy.redeal(who, rng)
        return copy

    def save(self) -> bytes:
        """The whole state; `game.load` gives it back."""
        return self.game.save(self)

    def undo_barrier(self) -> tuple[int, int]:
        """Unchanged as long as nothing hidden was shown and no chance was drawn: until then steps may be taken back."""
        return (self.revealed, self.rng.state)

    # ------------------------------------------------------------------ for `copy` and `pickle`

    def __copy__(self) -> Self:
        """A clone that goes on recording events where this state does."""
        copy = self.clone()
        if self.events is not None:
            copy.events = self.events[:]
        return copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """As `save` writes it, with the events beside it."""
        return (self.game.load, (self.save(),), self.events)

    def __setstate__(self, events: list[Happening]) -> None:
        self.events = events


def ascending(actions: list[int]) -> bool:
    """Whether they are sorted already: rules mostly find them in order, and looking is cheaper than sorting."""
    last = -1
    for action in actions:
        if action <= last:
            return False
        last = action
    return True


S = TypeVar("S", bound=State, default=Any)  # the states of a game; `Player` alone is one of whichever game


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part, Generic[S]):
    """One step of a procedure, on a state's stack: it asks somebody, or it runs and is gone. Frames never change.

    The top frame decides. A frame that asks is taken off when the answer comes; what `choose` and `run` push is
    carried out before whatever lay beneath.
    """

    __slots__ = ()

    def asks(self, state: S) -> bool:
        """Whether somebody has to answer; if not, the frame runs by itself."""
        return True

    def mover(self, state: S) -> int:
        """One of the seats asked."""
        raise NotImplementedError

    def seats(self, state: S) -> tuple[int, ...]:
        """All seats asked."""
        return (self.mover(state),)

    def asked_seats(self, state: S, seat: int) -> tuple[int, ...]:
        """The seats asked, as far as `seat` can tell."""
        return self.seats(state)

    def actions(self, state: S, seat: int) -> list[int]:
        """The legal actions of a seat; [] for one that is not asked. TABLE is asked where a clock runs."""
        raise NotImplementedError

    def choose(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action. The frame is off the stack already."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what is to be done without asking. The frame is off the stack already."""
        raise NotImplementedError

    def is_sealed(self, state: S, seat: int) -> bool:
        """Whether what `seat` chooses here is its secret for now. Nobody else may notice which action it was."""
        return False

    def as_known_to(self, seat: int) -> Frame[S]:
        """The frame as `seat` knows it."""
        return self

    def unseen(self, seat: int) -> int:
        """How many actions this frame holds that `seat` cannot know of."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Several seats choose at once, each in one or more steps, all sealed until everybody is done.

    `picks` holds what each seat has picked so far and is seen by nobody else: not the picks, and not who has made
    them. A subclass says what a seat may pick next (`menu`; nothing when it is done), what happens when all are
    in (`reveal`), and how to build itself with other picks (`holding`).
    """

    __slots__ = ("picks",)
    picks: tuple[tuple[int, ...], ...]

    def __init__(self, picks: tuple[tuple[int, ...], ...]) -> None:
        self.picks = picks

    def menu(self, state: S, seat: int, picked: tuple[int, ...]) -> list[int]:
        raise NotImplementedError

    def reveal(self, state: S) -> None:
        raise NotImplementedError

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Together[S]:
        raise NotImplementedError

    def note(self, state: S, seat: int, action: int) -> None:
        """A pick was made: a chance to tell its owner. Others must learn nothing."""

    def asks(self, state: S) -> bool:
        return self.mover(state) != TABLE

    def mover(self, state: S) -> int:
        for seat in range(len(self.picks)):
            if self.menu(state, seat, self.picks[seat]):
                return seat
        return TABLE

    def seats(self, state: S) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(self.picks)) if self.menu(state, seat, self.picks[seat])])

    def asked_seats(self, state: S, seat: int) -> tuple[int, ...]:
        return tuple(
            [
                other
                for other in range(len(self.picks))
                if self.menu(state, other, self.picks[other] if other == seat else ())
            ]
        )

    def actions(self, state: S, seat: int) -> list[int]:
        if seat < 0 or seat >= len(self.picks):
            return []
        return self.menu(state, seat, self.picks[seat])

    def choose(self, state: S, seat: int, action: int) -> None:
        picks = list(self.picks)
        picks[seat] = (*picks[seat], action)
        state.stack.append(self.holding(tuple(picks)))
        self.note(state, seat, action)

    def run(self, state: S) -> None:
        self.reveal(state)

    def is_sealed(self, state: S, seat: int) -> bool:
        return True

    def unseen(self, seat: int) -> int:
        return sum([len(self.picks[other]) for other in range(len(self.picks)) if other != seat])

    def as_known_to(self, seat: int) -> Frame[S]:
        return self.holding(tuple([self.picks[other] if other == seat else () for other in range(len(self.picks))]))
