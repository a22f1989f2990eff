"""A game by its contract: everything that players, tables, labs and servers need to know of it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Hashable, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from . import options as options_
from . import save as save_
from .alarm import Alarm
from .card import Card, Printed
from .deck import DeckReport, SampleDeck
from .event import Event, Happening, Positioned
from .lookahead import Lookahead
from .options import Option, Options
from .part import Part, fields
from .passing import Passing
from .phrase import Argument, Phrase, Voice, Words
from .player import Player
from .refusal import BadInput, Illegal, Refusal, no
from .result import Result
from .rng import SHORTEST_SECRET, Rng, Sealed, seeded
from .rulebook import Rulebook, read, translations
from .state import TABLE, State
from .view import Choice, Scene, View

FORMAT = 1  # of saved states
MOST_OFFERED = 5000  # choices that are remembered


class Game:
    """Base of the five games; `intrigue.game(name)` gives the one instance of each.

    The first half is what everybody uses. The second half is what a game fills in, mostly by pointing at its rooms:
    rules, view, words, refusals, bot.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    usual: ClassVar[int] = 4  # how many play when nobody says
    minutes: ClassVar[str]  # how long a game takes at a real table
    special: ClassVar[str] = ""  # what is special about it, in one sentence; where that is in no catalogue
    primer: ClassVar[str] = ""  # what a newcomer needs to begin, in about five sentences; the same
    version: ClassVar[int]  # of the rules; records and saved states name it
    variants: ClassVar[type[Options]] = Options
    turn_rule: ClassVar[str]  # the rule that says whose turn it is
    over_rule: ClassVar[str]  # the rule that ends the game
    longest: ClassVar[int]  # no game takes more actions than this
    codes: ClassVar[tuple[range, ...]] = (range(1 << 16),)  # every action of a seat is a number in one of these
    lookahead: ClassVar[Lookahead] = Lookahead()  # how players look ahead in it
    notation: ClassVar[str] = ""  # how the facts of its cards are to be read, where that needs saying
    unit: ClassVar[str] = "points"  # what the scores of a result count; see `counted`
    trials: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # options under which the laws are tried
    lively: ClassVar[dict[str, Any]] = {}  # options of tables where people sit together, where not the defaults
    idle: ClassVar[int] = -1  # the action that only lets time pass, where there is one
    resume: ClassVar[int] = -1  # the action that takes back having finished, where there is one
    parts: ClassVar[tuple[ModuleType, ...]]  # the modules that define its frames and other parts of a state

    def __reduce_ex__(self, protocol: Any) -> Any:
        """There is one of each game: a copy of it is the game itself, and it is pickled as the place where it lies."""
        if getattr(sys.modules[type(self).__module__], "GAME", None) is self:
            return "GAME"
        return super().__reduce_ex__(protocol)

    # ------------------------------------------------------------------ the contract

    @property
    def options(self) -> tuple[Option, ...]:
        return options_.declared(self.variants)

    @property
    def players(self) -> str:
        """How many can play, in words."""
        least, most = self.seats[0], self.seats[-1]
        return f"exactly {least} players" if least == most else f"{least} to {most} players"

    def check_seats(self, seats: int) -> None:
        """Raise BadInput where so many cannot play."""
        if seats not in self.seats:
            raise BadInput(f"{self.title} is for {self.players}, not {seats}.")

    @cached_property
    def deck_option(self) -> str | None:
        """The option that carries the decks of the seats; None where nobody brings one."""
        return next((option.name for option in self.options if option.format == "decks"), None)

    @cached_property
    def rulebook(self) -> Rulebook:
        return read(self.folder / "rulebook.md")

    @cached_property
    def translations(self) -> dict[str, Rulebook]:
        """The same rules in other languages than English."""
        return translations(self.folder)

    def rulebook_in(self, language: str) -> Rulebook:
        """The rules in a language; in English where nobody has written them in it yet."""
        return self.translations.get(language, self.rulebook)

    @property
    def folder(self) -> Path:
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).parent

    def new(
        self,
        seats: int | None = None,
        seed: int | bytes = 0,
        options: dict[str, Any] | None = None,
        events: bool = True,
    ) -> State:
        """A new game. An int seeds the fast generator; bytes are the secret of a sealed stream."""
        count = self.seats[0] if seats is None else seats
        self.check_seats(count)
        variant = options_.choose(self.variants, options or {}, count)
        if isinstance(seed, int) and not -(1 << 63) <= seed < 1 << 63:
            raise BadInput("A seed is a whole number of at most 63 bits.")
        if isinstance(seed, bytes) and len(seed) < SHORTEST_SECRET:
            raise BadInput(f"The secret of a sealed game needs at least {SHORTEST_SECRET} bytes.")
        state = self.setup(count, variant, seeded(seed))
        if events:
            state.events = []
        state.advance()
        return state

    def action(self, state: State, seat: int, text: str) -> int:
        """The action that a text means; raises Illegal with the rule when it is not possible now."""
        clean = " ".join(text.lower().split())
        action = self.read(state, seat, clean)
        if action is not None and action in state.actions(seat):
            return action
        raise Illegal(self.explain(state, seat, clean, action))

    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        try:
            self.action(state, seat, text)
        except Illegal as illegal:
            return illegal.refusal
        return None

    def sentence(self, state: State, seat: int, text: str) -> list[int]:
        """The actions that a sentence stands for, one after the other; [] when it is none. Raises Illegal where one of
        them is not possible, so that nothing is done by half."""
        clean = " ".join(text.lower().split())
        trial, actions = state.clone(), []
        for step in self.steps(state, seat, clean):
            actions.append(self.action(trial, seat, step))
            trial.do(seat, actions[-1])
        return actions

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        """Why an action, given as a number, is not legal now."""
        return (
            self.general(state, seat)
            or self.obstacle(state, seat, action)
            or self.none("no-such-number", number=str(action))
        )

    def explain(self, state: State, seat: int, text: str, action: int | None) -> Refusal:
        if action is None:
            return self.general(state, seat) or self.misread(state, text) or self.none("no-such-text", text=text[:40])
        return self.refuse(state, seat, action)

    def none(self, kind: str, **what: Argument) -> Refusal:
        """There is no such thing to do."""
        return Refusal(self.turn_rule, Phrase(kind, what))

    def general(self, state: State, seat: int) -> Refusal | None:
        """The obstacles that all games know."""
        if state.over:
            return no(self.over_rule, "no-more")
        if seat not in range(state.seats) and not state.actions(seat):
            return no(self.turn_rule, "no-such-seat", number=seat + 1)
        if not state.actions(seat):
            return no(self.turn_rule, "no-turn")
        return None

    def save(self, state: State) -> bytes:
        """A state as JSON, to be kept on the side that may know everything."""
        body = {name: save_.pack(getattr(state, name)) for name in fields(type(state)) if name not in HEAD}
        variant = msgspec.to_builtins(state.variant)
        head = {"intrigue": FORMAT, "game": self.name, "rules": self.version, "seats": state.seats, "options": variant}
        return save_.encode({**head, "state": body})

    def load(self, data: bytes) -> State:
        """A state that `save` wrote. It does not record events until `events` is set to a list."""
        saved = save_.decode(data, "a saved game")
        if not isinstance(saved, dict) or saved.get("intrigue") != FORMAT or "state" not in saved:
            raise BadInput("This is not a game saved by this version of Intrigue.")
        if saved.get("game") != self.name:
            raise BadInput(f"This is a saved game of '{saved.get('game')}', not of {self.title}.")
        if saved.get("rules") != self.version:
            raise BadInput(
                f"This game was saved under version {saved.get('rules')} of the rules of {self.title}; "
                f"this is version {self.version}. An Intrigue of that time can play it on."
            )
        try:
            state = self.new(saved["seats"], 0, saved["options"], events=False)
            names = [name for name in fields(type(state)) if name not in HEAD]
            if sorted(saved["state"]) != names:
                raise BadInput("This saved game lacks some of its fields, or has too many.")
            for name in names:
                setattr(state, name, save_.unpack(saved["state"][name], self.kinds))
            state.check()
        except BadInput:
            raise
        except Exception as error:  # whatever a damaged file can do
            raise BadInput(f"This saved game is damaged: {error}.") from None
        return state

    def position(self, given: dict[str, Any], seed: int | bytes = 0) -> State:
        """A position written by hand; what it leaves out comes from a new game. BadInput says what is wrong.

        Its log begins with itself: of the deal that it replaces nothing is told. Where nothing is given but seats and
        options, it is a new game like any other."""
        state = self.lay_out(given, seed)
        if state.events is None:
            state.events = []
            state.tell(Positioned())
            self.introduce(state)
            state.advance()
        return state

    def lay_out(self, given: dict[str, Any], seed: int | bytes = 0) -> State:
        """The table of a position before anything goes on there: all that is given lies where it was given."""
        if not isinstance(given, dict):
            raise BadInput(f"A position is a table of what is given, not {given!r}.")
        rest = dict(given)
        seats = rest.pop("seats", self.seats[0])
        if not isinstance(seats, int):
            raise BadInput(f"'seats' must be a number, not {seats!r}.")
        options = rest.pop("options", {})
        if not isinstance(options, dict):
            raise BadInput(f"'options' must be a table of options, not {options!r}.")
        state = self.new(seats, seed, options, events=not rest)
        if rest:
            self.arrange(state, rest)
            try:
                state.check()
            except Exception as error:
                raise BadInput(f"This position cannot occur: {error}.") from None
        return state

    def awaited(self, state: State) -> list[int]:
        """The seats that the game waits for: those that may act, less those that have finished and could only go back
        on it."""
        if self.resume < 0:
            return list(state.waiting)
        done = (self.idle, self.resume)
        return [seat for seat in state.waiting if not all(action in done for action in state.actions(seat))]

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The legal actions of a seat as they are offered to people. What the table itself does is nobody's choice."""
        if seat == TABLE:
            return ()
        found: list[Choice] = []
        for action in state.offer(seat):
            found.append(self.offered.get(action) or self._choice(state, seat, action))
        return tuple(found)

    def _choice(self, state: State, seat: int, action: int) -> Choice:
        """One of them, remembered where the game says what its words depend on."""
        light = self.light(state, seat, action)
        key = action if light == () else (action, light)
        known = self.offered.get(key)
        if known is not None:
            return known
        choice = Choice(
            action,
            self.say(state, seat, action),
            self.label(state, seat, action),
            self.about(state, seat, action),
            self.rule_of(state, seat, action),
        )
        if light is not None:
            if len(self.offered) >= MOST_OFFERED:
                self.offered.clear()
            self.offered[key] = choice
        return choice

    @cached_property
    def offered(self) -> dict[Hashable, Choice]:
        """The choices that are remembered, by the action and what else their words depend on. Whoever prints something
        anew clears them."""
        return {}

    @cached_property
    def kinds(self) -> save_.Kinds:
        """The parts that a saved state of this game may hold, by name."""
        found: save_.Kinds = {"Passing": Passing, "Rng": Rng, "Sealed": Sealed}
        for module in self.parts:
            for name, kind in inspect.getmembers(module, inspect.isclass):
                if issubclass(kind, Part):
                    found[name] = kind
        return found

    # ------------------------------------------------------------------ what a game fills in

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        """The state before anybody acts, its first frame on the stack."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """What a seat may see; TABLE for a spectator."""
        return self.look(Scene(state), seat)

    def look(self, scene: Scene, seat: int) -> View:
        """The same, at a moment that others look at too. A game fills in this one, or `view`."""
        return self.view(scene.state, seat)

    def say(self, state: State, seat: int, action: int) -> str:
        """An action as stable ascii text in lower case."""
        raise NotImplementedError

    def read(self, state: State, seat: int, text: str) -> int | None:
        """The action that a text means, legal or not; None when it means nothing."""
        raise NotImplementedError

    def steps(self, state: State, seat: int, text: str) -> list[str]:
        """The actions, as texts, that a longer sentence stands for; [] when it is none. Illegal says what is wrong."""
        return []

    def label(self, state: State, seat: int, action: int) -> Words:
        """What an action is called."""
        raise NotImplementedError

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """The ids of the things on the table that an action is about."""
        return ()

    def rule_of(self, state: State, seat: int, action: int) -> str:
        """The id of the rule that an action follows."""
        return self.turn_rule

    def light(self, state: State, seat: int, action: int) -> Hashable:
        """All that the four above follow from besides the action and what is printed, () where there is nothing else.
        None where that is too much to say: then they are worked out every time."""
        return None

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        """Why an action that this seat might think of is not possible; None when there is no such action at all."""
        raise NotImplementedError

    def misread(self, state: State, text: str) -> Refusal | None:
        """What is missing from a text that almost means something."""
        return None

    def story(self, event: Event) -> Words:
        """What is told of an event."""
        raise NotImplementedError

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        """What is told of an action, from all that came of it: what goes without saying is left out, what belongs
        together is one sentence."""
        return [self.story(event) for event in events]

    def result(self, state: State) -> Result:
        """How a game that is over ended."""
        raise NotImplementedError

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        """Change a new game into the position described, its first frame on the stack, but let nothing go on yet.

        What is given is there afterwards, unchanged; BadInput where that is not possible, or makes no sense."""
        raise NotImplementedError

    def introduce(self, state: State) -> None:
        """Tell what everybody knows who sits down at a position, as the events of a deal would."""

    def bot(self) -> Player:
        """A sensible player."""
        raise NotImplementedError

    def quick_bot(self) -> Player:
        """Who plays the futures that a search imagines: a sensible player, made quicker where that is slow."""
        return self.bot()

    def passing(self, state: State) -> Passing | None:
        """Who has passed so far, while a phase goes on that ends by passing and not otherwise; None at other times."""
        return None

    def passes(self, state: State, seat: int, action: int) -> bool | None:
        """Whether an action on a turn of such a phase is a pass; None where it answers something else."""
        return None

    def alarm(self, state: State) -> Alarm | None:
        """When the table itself moves next, where the game has a clock and it is running."""
        return None

    def pace(self, state: State, seat: int) -> float:
        """How long a bot takes at a table with people before it acts, as a multiple of the usual pause."""
        return 1.0

    def hush(self, state: State) -> Refusal | None:
        """Why nobody may chat now; None when everybody may."""
        return None

    def cards(self) -> tuple[Card, ...]:
        raise NotImplementedError

    def dealt_from(self, seats: int, options: Any) -> tuple[str, ...]:
        """The ids of the cards that can come up at a table for so many under these options."""
        return tuple(card.id for card in self.cards())

    def decks(self) -> tuple[SampleDeck, ...]:
        """Decks to start from; () where nobody brings a deck."""
        return ()

    def deck(self, text: str) -> DeckReport:
        """What the rules say about a deck that somebody wrote."""
        raise BadInput(f"Nobody brings a deck of their own to {self.title}.")

    def brief(self, view: View) -> tuple[Choice, ...]:
        """The choices that a terminal lists by themselves; the others can be said, and are listed when asked for."""
        return view.choices

    def sayings(self, view: View) -> tuple[str, ...]:
        """Examples of what may be said now besides the choices that are listed."""
        return ()

    def phrases(self, view: View) -> tuple[tuple[str, Words], ...]:
        """What may be said besides the choices: a phrase and what it does, for the help in a terminal."""
        return ()

    def signs(self, view: View) -> tuple[tuple[Words, Words], ...]:
        """The signs and short words that `draw` uses, each with its meaning, for the help in a terminal."""
        return ()

    def counted(self, view: View, score: int) -> Words:
        """A score of the result of this game, with what it counts."""
        one = self.unit.removesuffix("s") if score == 1 else self.unit
        return f"{score} {one}"

    def portrait(self, view: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        """What the viewer knows of a player, line by line with a title, for the terminal to show when asked."""
        return ()

    def saying(self, state: State, seat: int, action: int) -> str:
        """The sentence of several steps that an action would begin, where there is one that is worth saying."""
        return ""

    def interval(self, view: View) -> bool:
        """Whether there is something to look at before others go on, though nothing is to be decided."""
        return False

    def obvious(self, view: View) -> bool:
        """Whether a question has one answer and nothing to look at first, so that a terminal need not ask it."""
        return len(view.choices) == 1

    def turns(self, state: State) -> int | None:
        """How many turns were taken, for the lab; None where a game does not count them."""
        return None

    def picked(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """The cards that an action chooses, by id, for the lab to count."""
        about = self.about(state, seat, action)
        return tuple(thing.removeprefix("card:") for thing in about if thing.startswith("card:"))

    def noted(self, state: State, happened: list[Happening]) -> dict[str, float]:
        """What else the lab is to sum up over a game, by name: what came of the decision before."""
        return {}

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        """What the lab compares victories by, such as a faction or an opening hand: for each thing to compare, what
        this seat has of it. Asked of the new game and of the finished one; the finished one may add to the other."""
        return {}

    def side(self, state: State, seat: int) -> str | None:
        """Which side a seat of a finished game was on, for the lab: who wins early and who late. None where all are
        after the same."""
        return None

    def at_work(self, state: State, happened: list[Happening]) -> tuple[str, ...]:
        """The cards whose abilities did something since the decision before, for the lab to count."""
        return ()

    def printed(self) -> Printed:
        """What a designer may change on the cards, by the id of the card and its name: numbers, and texts where rules
        are made from them."""
        return {}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        """Change one of these, for all games that this process plays from now on. BadInput where it makes no sense."""
        raise NotImplementedError

    def one_off(self, card: str, what: str) -> list[int | str]:
        """What it could say instead, one step away: a number one less and one more."""
        value = self.printed()[card][what]
        return [value - 1, value + 1] if isinstance(value, int) else []

    def draw(self, view: View, voice: Voice) -> Any:
        """The table as something that Rich can print in 80 columns."""
        raise NotImplementedError


HEAD = (
    "events",
    "game",
    "offered",
    "offered_to",
    "seats",
    "variant",
)  # fields of a state that are not written field by field

__all__ = ["TABLE", "Game"]
