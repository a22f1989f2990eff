"""Every game as an OpenSpiel game, registered under `intrigue_<name>` when this module is imported.

    import pyspiel
    import intrigue.research.openspiel

    game = pyspiel.load_game("intrigue_trickery", {"players": 3, "options": "max_turns:2;start_player:1"})

Simultaneous choices are made one after the other, each unseen by the rest, which is the same game. Chance is one
node at the start that picks one of `deals` seeds, and everything else follows from the seed; with one deal there is no
such node. Returns are the share of the victory less the fair share, so that they add up to 0. States keep what they
went through, so that information states have perfect recall. They can be re-dealt, as search needs it, and
copied, pickled and serialised. `table` makes games that begin at a position. `intrigue_trickery` is played by today's
rules, `intrigue_trickery(rules=1)` by version 1 of them and nothing else: once there is another, it is refused.

Observation tensors are the numbers of the game's observer. A tensor of an information state is all that a seat has
observed and done, so it is as long as the longest game; it is there where that is short enough (`MOST_NUMBERS`).
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from .. import games
from ..core import BadInput, Game, State, seeded
from ..core import options as core_options
from ..games import game as game_named
from .common import game_of, id_of, outcome
from .observe import Sight

PREFIX = "intrigue_"
DEALS = 100
MOST_NUMBERS = 100_000  # in the tensor of an information state


@cache
def sight_of(game: Game) -> Sight:
    return Sight(game)


def rows_of(game: Game, seats: int, options: Any) -> int:
    """How often something can be new to a seat, the beginning included; 0 where that is too much for a tensor."""
    rows = 1 + game.longest(seats, options)
    return rows if rows * (1 + sight_of(game).width) <= MOST_NUMBERS else 0


def seat_bytes(state: State, seat: int) -> bytes:
    """All that a seat sees but the words, so that nothing changes when something is called otherwise."""
    view = msgspec.structs.replace(state.view(seat), prompt="", choices=(), result=None)
    return msgspec.json.encode((view, state.legal(seat)))


class Occasion:
    """A state as it was, and how it came about. It never changes, so copies of an OpenSpiel state share it."""

    def __init__(self, state: State, parent: Occasion | None = None, seat: int = -1, action: int = -1) -> None:
        self.state = state
        self.parent = parent
        self.seat = seat
        self.action = action
        self.news = tuple(state.events or ())
        self.memories: dict[int, bytes] = {}
        self.stories: dict[int, bytes] = {}

    def __deepcopy__(self, _: Any) -> Occasion:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What everybody remembers stands for how it came about, so a long story is written as short as a new one; but
        where it is told in a tensor, it is written down."""
        state, seats = self.state, range(self.state.seats)
        told = rows_of(state.game, state.seats, state.options) > 0
        stories = {seat: self.story(seat) for seat in seats} if told else {}
        return (rebuild, (state, {seat: self.memory(seat) for seat in seats}, stories))

    def after(self, seat: int, action: int) -> Occasion:
        state = self.state.clone()
        state.events = []
        state.apply(seat, action)
        return Occasion(state, self, seat, action)

    def memory(self, seat: int) -> bytes:
        """All that a seat has done and seen, as a digest: it changes only when there is something new for the seat."""
        story = [self]  # not by recursion: a game may have thousands of moments
        while seat not in story[-1].memories and story[-1].parent is not None:
            story.append(story[-1].parent)
        for occasion in reversed(story):
            if seat not in occasion.memories:
                occasion.memories[seat] = occasion._memory(seat)
        return self.memories[seat]

    def _memory(self, seat: int) -> bytes:
        """The same, once the occasion before it has its own."""
        parent, view = self.parent, seat_bytes(self.state, seat)
        before = b"" if parent is None else parent.memories[seat]
        faces = [face for face in [happening.seen_by(seat) for happening in self.news] if face is not None]
        idle = self.seat != seat and not faces
        if idle and parent is not None and seat_bytes(parent.state, seat) == view:
            return before
        own = b"%d" % self.action if self.seat == seat else b""
        parts = (before, own, msgspec.json.encode(faces), view)
        return hashlib.blake2b(b"\n".join(parts), digest_size=16).digest()

    def story(self, seat: int) -> bytes:
        """The same at length: a row for each time that there was something new for the seat, of what it had done (1 +
        the index of an action, or 0) and what it then observed, each number as two bytes."""
        story = [self]
        while seat not in story[-1].stories and story[-1].parent is not None:
            story.append(story[-1].parent)
        for occasion in reversed(story):
            if seat not in occasion.stories:
                occasion.stories[seat] = occasion._story(seat)
        return self.stories[seat]

    def _story(self, seat: int) -> bytes:
        parent, sight = self.parent, sight_of(self.state.game)
        before = b"" if parent is None else parent.stories[seat]
        if parent is not None and parent.memory(seat) == self.memory(seat):
            return before
        own = 1 + sight.actions.index(self.action) if self.seat == seat else 0
        return before + np.int16(own).tobytes() + sight.observation(self.state, seat).tobytes()

    def imagine(self, seat: int, seed: int) -> Occasion:
        """An occasion that the seat cannot tell from this one, all that it does not know dealt anew.

        Sealed choices of others are forgotten in it. Those who were asked before the seat make them again, at random.
        """
        rng = seeded(seed)
        state = self.state.imagine(seat, rng)
        while self.state.mover() == seat and state.mover() != seat:
            actions = state.actions(state.mover())
            state.apply_unchecked(state.mover(), actions[rng.below(len(actions))])
        told = rows_of(state.game, state.seats, state.options) > 0
        return rebuild(state, {seat: self.memory(seat)}, {seat: self.story(seat)} if told else {})


def rebuild(state: State, memories: dict[int, bytes], stories: dict[int, bytes]) -> Occasion:
    """An occasion with what led to it known only as what seats remember of it."""
    occasion = Occasion(state)
    occasion.memories = memories
    occasion.stories = stories
    return occasion


def kind(game: Game, deals: int, told: bool) -> pyspiel.GameType:
    """A type of game for OpenSpiel; `told`: information states have tensors."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.DETERMINISTIC if deals == 1 else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=told,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats[0],
            "seed": 0,
            "deals": DEALS,
            "options": "",
            "position": "",
            "rules": 0,  # a version of them; 0 is today's, whichever that is
        },
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel. All about it is in its parameters, and so in its name (`str`), by which OpenSpiel
    loads it again."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        rules = int(params.get("rules", 0))
        game = game_of(f"{name}_v{rules}" if rules else name)
        seats = int(params.get("players", game.seats[0]))
        self.seed = int(params.get("seed", 0))
        self.deals = int(params.get("deals", DEALS))
        if self.deals < 1:
            raise BadInput("A game needs at least one deal.")
        self.game = game
        self.id = id_of(game)
        self.seats = seats
        self.sight = sight_of(game)
        self.actions = self.sight.actions
        text = str(params.get("options", "")).replace(";", ",").replace(":", "=")
        self.options = core_options.parse(game.options_type, text)
        self.position = decode_position(str(params.get("position", "")))
        self._starts: dict[int, Occasion] = {}
        chosen = self.start(0).state.options
        self.rows = rows_of(game, seats, chosen)
        super().__init__(
            kind(game, self.deals, self.rows > 0),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.actions),
                max_chance_outcomes=self.deals if self.deals > 1 else 0,
                num_players=seats,
                min_utility=-1 / seats,
                max_utility=1 - 1 / seats,
                utility_sum=0.0,
                max_game_length=game.longest(seats, chosen),
            ),
            params,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (spiel_of, (str(self),))

    def start(self, deal: int) -> Occasion:
        """The beginning of a deal; each is made once."""
        occasion = self._starts.get(deal)
        if occasion is None:
            if not self.position:
                state = self.game.new(self.seats, self.seed + deal, self.options)
            else:
                given = {**self.position, "seats": self.seats, "options": self.options}
                state = self.game.position(given, self.seed + deal)
            occasion = self._starts[deal] = Occasion(state)
        return occasion

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadInput(f"The observations of {self.game.title} have no parameters; these were given: {params}.")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel; `at` is the occasion of ours behind it, None before the deal."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.at: Occasion | None = game.start(0) if game.deals == 1 else None

    @property
    def occasion(self) -> Occasion:
        assert self.at is not None
        return self.at

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.at.state.over else self.at.state.mover()

    def is_terminal(self) -> bool:
        return self.at is not None and self.at.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.at is None or self.at.state.over or player != self.at.state.mover():
            return []
        table = self.get_game().actions
        return [table.index(action) for action in self.at.state.legal(player)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.at is None:
            self.at = game.start(action)
        else:
            self.at = self.at.after(self.at.state.mover(), game.actions.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.occasion.state.say(player, self.get_game().actions.action(action))

    def returns(self) -> list[float]:
        return outcome(self.occasion.state) if self.is_terminal() else [0.0] * self.get_game().seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A copy in which all that the player cannot know is dealt anew; `sampler` gives numbers from 0 to 1."""
        copy: SpielState = self.clone()
        copy.at = self.occasion.imagine(player, int(sampler() * (1 << 53)))
        return copy

    def __str__(self) -> str:
        if self.at is None:
            return "before the deal"
        return hashlib.blake2b(self.at.state.save(), digest_size=16).hexdigest()


class SpielObserver:
    """What a player observes, or with `recall` all that it has observed and done, as OpenSpiel asks for it."""

    def __init__(self, game: Spiel, recall: bool) -> None:
        self.sight = game.sight
        self.recall = recall
        numbers = game.rows * (1 + game.sight.width) if recall else game.sight.width
        self.tensor = np.zeros(numbers, np.float32)
        self.dict = {"story" if recall else "observation": self.tensor} if numbers else {}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.at is None or not self.dict:
            return
        if self.recall:
            story = np.frombuffer(state.at.story(player), np.int16)
            self.tensor[: len(story)] = story
        else:
            self.tensor[:] = self.sight.observation(state.at.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.at is None:
            return "before the deal"
        if self.recall:
            return f"seat {player} {state.at.memory(player).hex()}"
        return msgspec.json.encode(state.at.state.view(player)).decode()


def encode_position(position: dict[str, Any] | None) -> str:
    """A position as a parameter of OpenSpiel, in whose values most signs of JSON would mean something else."""
    return base64.urlsafe_b64encode(msgspec.json.encode(position)).decode().rstrip("=") if position else ""


def decode_position(text: str) -> dict[str, Any]:
    if not text:
        return {}
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=dict[str, Any])
    except ValueError:
        raise BadInput("This is not a position as `table` spells it.") from None


def table(
    game: str,
    seats: int | None = None,
    options: str = "",
    position: dict[str, Any] | None = None,
    seed: int = 0,
    deals: int = 1,
) -> Spiel:
    """A game for OpenSpiel's algorithms, possibly one that begins at a position. `options`: name=value,name=value."""
    ours = game_of(game)
    text = options.replace(",", ";").replace("=", ":")
    players = ours.seats[0] if seats is None else seats
    given = {"players": players, "seed": seed, "deals": deals, "options": text, "position": encode_position(position)}
    return Spiel(ours.name, {**given, "rules": 0 if game == ours.name else ours.version})


def spiel_of(name: str) -> Spiel:
    """A game by all that OpenSpiel says of it."""
    game: Spiel = pyspiel.load_game(name)
    return game


def door(name: str) -> type[Spiel]:
    """The class that OpenSpiel makes a game of ours with. It must be a class: OpenSpiel lets go of it only after Python
    has shut down, which a plain function would not survive."""

    class Door(Spiel):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return Door


def register() -> None:
    known = pyspiel.registered_names()
    for name in games():
        if PREFIX + name not in known:
            pyspiel.register_game(kind(game_named(name), DEALS, told=False), door(name))


register()
