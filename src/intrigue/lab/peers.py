"""Our games beside those of other frameworks: random play through the Python API, in one run on one core.

Nothing is installed by this. A framework that is not here is named, with how to get it. Every table is played by the
loop that its own documentation shows: ask for the legal actions, take one at random, apply it. Which one is drawn by
the same quick generator for all, so that drawing costs little. A decision is one choice of one player; chance costs
what it costs. Observations are built only where a framework always builds them.
"""

from __future__ import annotations

import copy
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import metadata
from typing import Any

import msgspec

import intrigue

from ..core import seeded


class PeerGame(msgspec.Struct, frozen=True):
    """One game of one framework: `play` plays it once and counts decisions, `start` is a state and `twin` copies it."""

    name: str
    play: Callable[[], int]
    start: Callable[[], Any]
    twin: Callable[[Any], Any]


class Peer(msgspec.Struct, frozen=True):
    """A framework: which packages it needs, and its tables."""

    name: str
    packages: tuple[str, ...]
    tables: Callable[[], Iterator[PeerGame]]

    def version(self) -> str | None:
        """The version that is installed; None when something is missing."""
        try:
            versions = [metadata.version(package) for package in self.packages]
            return versions[0]
        except metadata.PackageNotFoundError:
            return None

    def missing(self) -> str:
        return f"{self.name} is not here; to measure it too: pip install {' '.join(self.packages)}"


class Measured(msgspec.Struct, frozen=True):
    peer: str
    version: str
    game: str
    decisions: float  # a second
    games: float  # a second
    clone: float | None  # microseconds; None where a state cannot be copied


def measure(peer: Peer, table: PeerGame, seconds: float) -> Measured:
    """Play for so many seconds of this process, then copy a state for a fifth of that. Time that the machine spends on
    other things does not count."""
    table.play()
    decisions, games, spent = 0, 0, 0.0
    begun = time.process_time()
    while spent < seconds:
        decisions += table.play()
        games += 1
        spent = time.process_time() - begun
    version = peer.version() or ""
    return Measured(
        peer.name,
        version,
        table.name,
        decisions / spent,
        games / spent,
        copy_cost(table.start(), table.twin, seconds / 5),
    )


def copy_cost(state: Any, twin: Callable[[Any], Any], seconds: float) -> float | None:
    try:
        twin(state)
    except Exception:  # whatever a foreign state holds that cannot be copied
        return None
    copies, spent, begun = 0, 0.0, time.process_time()
    while spent < seconds:
        for _ in range(20):  # looking at the clock costs as much as a quick copy
            twin(state)
        copies += 20
        spent = time.process_time() - begun
    return 1e6 * spent / copies


def middle(rounds: list[Measured]) -> Measured:
    """Several measurements of one table as one: the median of each figure."""
    clones = [one.clone for one in rounds if one.clone is not None]
    return msgspec.structs.replace(
        rounds[0],
        decisions=statistics.median(one.decisions for one in rounds),
        games=statistics.median(one.games for one in rounds),
        clone=statistics.median(clones) if clones else None,
    )


# ---------------------------------------------------------------------- ours


def own() -> Iterator[PeerGame]:
    for name in intrigue.games():
        game = intrigue.game(name)
        yield own_table(game, min(4, game.seats[-1]))


def own_table(game: intrigue.Game, seats: int) -> PeerGame:
    below = seeded(1).below
    seed = 0

    def fresh() -> intrigue.State:
        nonlocal seed
        seed += 1
        return game.new(seats, seed, events=False)

    def play() -> int:
        state = fresh()
        question = state.question()
        while question:
            _, legal = question
            question = state.answer(legal[below(len(legal))])
        return state.moves

    return PeerGame(f"{game.title} ({seats})", play, fresh, lambda state: state.clone())


# ---------------------------------------------------------------------- the others


def open_spiel() -> Iterator[PeerGame]:
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 (registers itself)

    games = (
        ("leduc_poker(players=3)", "leduc (3)"),
        ("gin_rummy", "gin rummy (2)"),
        ("hanabi(players=4)", "hanabi (4)"),
        ("bridge(use_double_dummy_result=false)", "bridge (4)"),
        ("negotiation", "negotiation (2)"),
        ("sheriff", "sheriff (2)"),
        ("python_liars_poker", "liar's poker in Python (2)"),
    )
    for text, name in games:
        yield spiel_table(pyspiel.load_game(text), name)


def spiel_table(game: Any, name: str) -> PeerGame:
    pick = random.Random(1)
    below = seeded(1).below

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[below(len(legal))])
                count += 1
        return count

    def start() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        return state

    return PeerGame(name, play, start, lambda state: state.clone())


def rlcard() -> Iterator[PeerGame]:
    import rlcard as cards

    for text, name in (("leduc-holdem", "leduc (2)"), ("uno", "uno (2)"), ("gin-rummy", "gin rummy (2)")):
        yield rlcard_table(cards.make(text, config={"seed": 1}), name)


def rlcard_table(env: Any, name: str) -> PeerGame:
    below = seeded(1).below

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[below(len(legal))])
            count += 1
        return count

    def start() -> Any:
        env.reset()
        return env

    return PeerGame(name, play, start, copy.deepcopy)


def pettingzoo() -> Iterator[PeerGame]:
    from pettingzoo.classic import leduc_holdem_v4, tictactoe_v3

    for module, name in ((leduc_holdem_v4, "leduc (2)"), (tictactoe_v3, "tic-tac-toe (2)")):
        yield zoo_table(module.env(), name)


def zoo_table(env: Any, name: str) -> PeerGame:
    import numpy as np

    pick = np.random.default_rng(1)

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(pick.choice(np.flatnonzero(observation["action_mask"])))
                count += 1
        return count

    def start() -> Any:
        env.reset()
        return env

    return PeerGame(name, play, start, copy.deepcopy)


def catanatron() -> Iterator[PeerGame]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    for seats in (2, 4):
        yield catan_table(partial(catan_game, Game, RandomPlayer, colours[:seats]), seats)


def catan_game(game: Any, player: Any, colours: tuple[Any, ...]) -> Any:
    return game([player(colour) for colour in colours])


def catan_table(fresh: Callable[[], Any], seats: int) -> PeerGame:
    def play() -> int:
        game, count = fresh(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    return PeerGame(f"Catan ({seats})", play, fresh, lambda game: game.copy())


PEERS = (
    Peer("Intrigue", ("intrigue",), own),
    Peer("OpenSpiel", ("open_spiel",), open_spiel),
    Peer("RLCard", ("rlcard",), rlcard),
    Peer("PettingZoo classic", ("pettingzoo", "rlcard", "pygame"), pettingzoo),
    Peer("Catanatron", ("catanatron",), catanatron),
)
