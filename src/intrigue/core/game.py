"""A game by its contract: everything that players, tables, labs and servers need to know of it."""

from __future__ import annotations

import inspect
import sys
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from . import options as options_
from . import save as save_
from .card import Card, Printed
from .choice_cache import Offers
from .deck import Decks
from .event import Positioned
from .lab_hooks import LabNotes
from .labels import Wording
from .lookahead import Lookahead
from .notation import Notation
from .observer import Observer
from .options import Option, Options
from .part import Part, fields
from .passing import Passing
from .player import Player
from .position import Positions
from .progress import Progress
from .refusal import BadInput, Illegal, Refusal
from .refusals import Refusals
from .rng import SHORTEST_SECRET, Rng, Sealed, seeded
from .rulebook import Rulebook, read, translations
from .state import TABLE, State
from .story import Story
from .table_policy import Manners
from .terminal import Drawing
from .tunables import Misprint, Prints, check_changes, describe_changes
from .tutorial import Course
from .tutorial import read as read_course
from .view import Choice, View
from .view_cache import Scene

FORMAT = 1  # of saved states

G = TypeVar("G", bound=State, default=State, covariant=True)  # the states that a game makes
Chosen = TypeVar("Chosen", bound=Options, default=Any, contravariant=True)  # what with: its `options_type`


class Game(Generic[G, Chosen]):
    """Base of the five games; `intrigue.game(name)` gives the one instance of each.

    What a game fills in is facts about it, a few methods at the end, and an object for each kind of question
    about a state, which has a file of its own here and in the folder of the game.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    default_seats: ClassVar[int]  # how many play when nobody says
    minutes: ClassVar[str]  # how long a game takes at a real table
    version: ClassVar[int]  # of the rules; records and saved states name it
    options_type: ClassVar[type[Options]] = Options
    turn_rule: ClassVar[str]  # the rule that says whose turn it is
    over_rule: ClassVar[str]  # the rule that ends the game
    max_actions: ClassVar[int]  # no game takes more
    action_ranges: ClassVar[tuple[range, ...]] = (range(1 << 16),)  # every action of a seat is a number in one of these
    lookahead: ClassVar[Lookahead] = Lookahead()  # how players look ahead in it
    law_options: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # under which the laws are tried
    tells_all: ClassVar[bool] = False  # whether those who are told nothing of an action see nothing new either
    parts: ClassVar[tuple[ModuleType, ...]]  # the modules that define its frames and other parts of a state

    notation: ClassVar[Notation]
    words: ClassVar[Wording]
    refusals: ClassVar[Refusals]
    story: ClassVar[Story]
    positions: ClassVar[Positions]
    drawing: ClassVar[Drawing] = Drawing()
    progress: ClassVar[Progress] = Progress()
    manners: ClassVar[Manners] = Manners()
    lab: ClassVar[LabNotes] = LabNotes()
    prints: ClassVar[Prints] = Prints()
    decks: ClassVar[Decks] = Decks()
    observer: ClassVar[Observer | None] = None  # without one, what a seat observes is read from its view, slowly

    def __reduce_ex__(self, protocol: Any) -> Any:
        """There is one of each game: a copy of it is the game itself, and it is pickled as the place where it lies."""
        if getattr(sys.modules[type(self).__module__], "GAME", None) is self:
            return "GAME"
        return super().__reduce_ex__(protocol)

    # ------------------------------------------------------------------ the contract

    @property
    def options(self) -> tuple[Option, ...]:
        return options_.declared_options(self.options_type)

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

    @property
    def course(self) -> Course | None:
        """A guided first game, where somebody has written one: it is about the cards as they are printed."""
        return None if self.changes else self._course

    @cached_property
    def _course(self) -> Course | None:
        return read_course(self.folder / "course.toml")

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
    ) -> G:
        """A new game. An int seeds the fast generator; bytes are the secret of a sealed stream."""
        count = self.seats[0] if seats is None else seats
        self.check_seats(count)
        chosen: Any = options_.choose(self.options_type, options or {}, count)
        if isinstance(seed, int) and not -(1 << 63) <= seed < 1 << 63:
            raise BadInput("A seed is a whole number of at most 63 bits.")
        if isinstance(seed, bytes) and len(seed) < SHORTEST_SECRET:
            raise BadInput(f"The secret of a sealed game needs at least {SHORTEST_SECRET} bytes.")
        state = self.setup(count, chosen, seeded(seed))
        if events:
            state.events = []
        state.advance()
        return state

    def action(self, state: State, seat: int, text: str) -> int:
        """The action that a text means; raises Illegal with the rule when it is not possible now."""
        clean = " ".join(text.lower().split())
        action = self.notation.read(state, seat, clean)
        if action is None:
            raise Illegal(self.refusals.of_text(state, seat, clean))
        if action not in state.actions(seat):
            raise Illegal(self.refusals.of_action(state, seat, action))
        return action

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
        for step in self.notation.steps(state, seat, clean):
            actions.append(self.action(trial, seat, step))
            trial.apply_unchecked(seat, actions[-1])
        return actions

    def save(self, state: State) -> bytes:
        """A state as JSON, to be kept on the side that may know everything."""
        body = save_.pack_fields(state, tuple(name for name in fields(type(state)) if name not in HEAD))
        options = msgspec.to_builtins(state.options)
        head = {"intrigue": FORMAT, "game": self.name, "rules": self.version, "seats": state.seats, "options": options}
        changed = {"cards": self.changes} if self.changes else {}
        return save_.encode({**head, **changed, "state": body})

    def load(self, data: bytes) -> G:
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
        self.check_cards(saved.get("cards", {}), "This saved game")
        try:
            state = self.new(saved["seats"], 0, saved["options"], events=False)
            names = [name for name in fields(type(state)) if name not in HEAD]
            if sorted(saved["state"]) != names:
                raise BadInput("This saved game lacks some of its fields, or has too many.")
            for name in names:
                setattr(state, name, save_.unpack(saved["state"][name], self.kinds))
            state.remembered = None  # it was of the new game
            state.check()
        except BadInput:
            raise
        except Exception as error:  # whatever a damaged file can do
            raise BadInput(f"This saved game is damaged: {error}.") from None
        return state

    def adopt(self, data: bytes) -> G:
        """The same in a process that thinks for another one: from now on the cards say what they say there."""
        if self.changes or b'"cards":' in data:
            saved = save_.decode(data, "a saved game")
            self.change(saved.get("cards", {}) if isinstance(saved, dict) else {})
        return self.load(data)

    def position(self, given: dict[str, Any], seed: int | bytes = 0) -> G:
        """A position written by hand; what it leaves out comes from a new game. BadInput says what is wrong.

        Its log begins with itself: of the deal that it replaces nothing is told. Where nothing is given but seats and
        options, it is a new game like any other."""
        state = self.lay_out(given, seed)
        if state.events is None:
            state.events = []
            state.tell(Positioned())
            self.positions.introduce(state)
            state.advance()
        return state

    def lay_out(self, given: dict[str, Any], seed: int | bytes = 0) -> G:
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
            self.positions.arrange(state, rest)
            try:
                state.check()
            except Exception as error:
                raise BadInput(f"This position cannot occur: {error}.") from None
        return state

    def view(self, state: State, seat: int) -> View:
        """What a seat may see; TABLE for a spectator."""
        return self.look(Scene(state), seat)

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The legal actions of a seat as they are offered to people. What the table itself may do is nobody's."""
        return () if seat == TABLE else self._choice_cache.of(self, state, seat)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        """An action as it is offered, in words that are made for it now."""
        return Choice(
            action,
            self.notation.say(state, seat, action),
            self.words.label(state, seat, action),
            self.words.about(state, seat, action),
            self.words.rule_of(state, seat, action),
        )

    @cached_property
    def _choice_cache(self) -> Offers:
        """The choices that are remembered."""
        return Offers()

    @cached_property
    def printed_values(self) -> Printed:
        """What may be changed on the cards, as it is printed, whatever they say now."""
        assert not self.changes
        return self.prints.printed_values()

    @cached_property
    def changes(self) -> Printed:
        """What the cards say instead of what is printed on them. Records and saved states name it."""
        return {}

    def change(self, cards: Printed) -> None:
        """Let the cards say this, and else what is printed, in all games that this process plays from now on. What was
        said of them before is not remembered any more. BadInput where that makes no sense."""
        if cards == self.changes:
            return
        before, wanted = self.changes, check_changes(self, cards) if cards else {}
        try:
            self._reprint(wanted)
        except BadInput:
            self._reprint(before)
            raise

    def _reprint(self, cards: Printed) -> None:
        for card, entries in self.changes.items():
            for what in entries:
                self.prints.reprint(card, what, self.printed_values[card][what])
        self.changes = {}
        self._choice_cache.clear()
        for card, entries in cards.items():
            for what, value in entries.items():
                if value != self.printed_values[card][what]:
                    try:
                        self.prints.reprint(card, what, value)
                    except BadInput as bad:
                        raise Misprint(str(bad), card, what) from None
                    self.changes.setdefault(card, {})[what] = value

    def check_cards(self, changes: Any, what: str) -> None:
        """Raise BadInput where the cards say something else now than they did in a game."""
        if changes != self.changes:
            raise BadInput(
                f"{what} was played with {describe_changes(changes)}, and here are {describe_changes(self.changes)}."
            )

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

    def setup(self, seats: int, options: Chosen, rng: Rng) -> G:
        """The state before anybody acts, its first frame on the stack."""
        raise NotImplementedError

    def look(self, scene: Scene, seat: int) -> View:
        """What a seat may see at a moment that others look at too; TABLE for a spectator."""
        raise NotImplementedError

    def bot(self) -> Player:
        """A sensible player."""
        raise NotImplementedError

    def quick_bot(self) -> Player:
        """Who plays the futures that a search imagines: a sensible player, made quicker where that is slow."""
        return self.bot()

    def cards(self) -> tuple[Card, ...]:
        """The cards as people read them; none where a game is played without any."""
        return ()

    def longest(self, seats: int, options: Chosen) -> int:
        """No game of so many under these options takes more actions."""
        return self.max_actions

    def dealt_from(self, seats: int, options: Chosen) -> tuple[str, ...]:
        """The ids of the cards that can come up at a table for so many under these options."""
        return tuple(card.id for card in self.cards() if card.copies)


HEAD = (
    "events",
    "game",
    "offered",
    "offered_to",
    "options",
    "remembered",
    "seats",
)  # fields of a state that are not written field by field

__all__ = ["TABLE", "Game"]
