"""Our games beside those of other frameworks: random play through the Python API, in one run on one core: `make peers`.

Every table is played by the loop that the documentation of its framework shows: ask for the legal actions, take one at
random, apply it. The same quick generator draws for all. A decision is one choice of one player. Observations are built
only where a framework always builds them.
"""

from __future__ import annotations

import copy
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue
from intrigue.cli import PlainErrors
from intrigue.cli.bench import Speeds, build, doors_of, format_number, measure_observations
from intrigue.cli.console_tables import paper, sheet
from intrigue.cli.exit_status import stoppable
from intrigue.cli.files import STDOUT, with_json, write_json
from intrigue.cli.progress import bar
from intrigue.core import Rng, seeded
from intrigue.research.bench import Door

TENSOR = "OpenSpiel, one by one"
OPEN_SPIEL = (
    ("leduc_poker(players=3)", "leduc (3)"),
    ("gin_rummy", "gin rummy (2)"),
    ("hanabi(players=4)", "hanabi (4)"),
    ("bridge(use_double_dummy_result=false)", "bridge (4)"),
    ("negotiation", "negotiation (2)"),
    ("sheriff", "sheriff (2)"),
)


class PeerTable(msgspec.Struct, frozen=True):
    """A game of a framework: `play` plays it once and counts decisions, `start` makes a state and `copy` copies it."""

    name: str
    play: Callable[[], int]
    start: Callable[[], Any]
    copy: Callable[[Any], Any]


class Peer(msgspec.Struct, frozen=True):
    """A framework, the packages that it needs, and its tables."""

    name: str
    packages: tuple[str, ...]
    tables: Callable[[], Iterator[PeerTable]]

    def version(self) -> str | None:
        """The installed version; None if a package is missing."""
        try:
            versions = [metadata.version(package) for package in self.packages]
            return versions[0]
        except metadata.PackageNotFoundError:
            return None

    def how_to_install(self) -> str:
        return f"{self.name} is not here; to measure it too: pip install {' '.join(self.packages)}"


class Measurement(msgspec.Struct, frozen=True):
    peer: str
    version: str
    game: str
    decisions: float  # a second
    games: float  # a second
    clone: float | None  # microseconds; None if a state cannot be copied


def measure(peer: Peer, table: PeerTable, seconds: float) -> Measurement:
    """Play for so many seconds of processor time, then copy a state for a fifth of that."""
    table.play()
    decisions, games, spent = 0, 0, 0.0
    begun = time.process_time()
    while spent < seconds:
        decisions += table.play()
        games += 1
        spent = time.process_time() - begun
    version = peer.version() or ""
    return Measurement(
        peer.name,
        version,
        table.name,
        decisions / spent,
        games / spent,
        copy_cost(table.start(), table.copy, seconds / 5),
    )


def copy_cost(state: Any, copy: Callable[[Any], Any], seconds: float) -> float | None:
    try:
        copy(state)
    except Exception:  # a foreign state may hold anything
        return None
    copies, spent, begun = 0, 0.0, time.process_time()
    while spent < seconds:
        for _ in range(20):  # looking at the clock costs as much as a quick copy
            copy(state)
        copies += 20
        spent = time.process_time() - begun
    return 1e6 * spent / copies


def medians(rounds: list[Measurement]) -> Measurement:
    """The medians of several measurements of one table."""
    clones = [one.clone for one in rounds if one.clone is not None]
    return msgspec.structs.replace(
        rounds[0],
        decisions=statistics.median(one.decisions for one in rounds),
        games=statistics.median(one.games for one in rounds),
        clone=statistics.median(clones) if clones else None,
    )


# ---------------------------------------------------------------------- Intrigue


def intrigue_tables() -> Iterator[PeerTable]:
    for name in intrigue.games():
        game = intrigue.game(name)
        yield intrigue_table(game, min(4, game.seats[-1]))


def intrigue_table(game: intrigue.Game, seats: int) -> PeerTable:
    below = seeded(1).below
    seed = 0

    def new_state() -> intrigue.State:
        nonlocal seed
        seed += 1
        return game.new(seats, seed, events=False)

    def play() -> int:
        state = new_state()
        question = state.question()
        while question:
            _, legal = question
            question = state.answer(legal[below(len(legal))])
        return state.moves

    return PeerTable(f"{game.title} ({seats})", play, new_state, lambda state: state.clone())


# ---------------------------------------------------------------------- other frameworks


def open_spiel() -> Iterator[PeerTable]:
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 (registers itself)

    for text, name in (*OPEN_SPIEL, ("python_liars_poker", "liar's poker in Python (2)")):
        yield spiel_table(pyspiel.load_game(text), name)


def outcome_at(share: float, outcomes: list[tuple[int, float]]) -> int:
    """The outcome at this share of all chances. It costs as little as Python can: this time is not OpenSpiel's."""
    for outcome, chance in outcomes:
        share -= chance
        if share < 0:
            return outcome
    return outcomes[-1][0]


def spiel_table(game: Any, name: str) -> PeerTable:
    draw = random.Random(1).random
    below = seeded(1).below

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(outcome_at(draw(), state.chance_outcomes()))
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

    return PeerTable(name, play, start, lambda state: state.clone())


def rlcard() -> Iterator[PeerTable]:
    import rlcard as cards

    for text, name in (("leduc-holdem", "leduc (2)"), ("uno", "uno (2)"), ("gin-rummy", "gin rummy (2)")):
        yield rlcard_table(cards.make(text, config={"seed": 1}), name)


def rlcard_table(env: Any, name: str) -> PeerTable:
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

    return PeerTable(name, play, start, copy.deepcopy)


def pettingzoo() -> Iterator[PeerTable]:
    from pettingzoo.classic import leduc_holdem_v4, tictactoe_v3

    for module, name in ((leduc_holdem_v4, "leduc (2)"), (tictactoe_v3, "tic-tac-toe (2)")):
        yield zoo_table(module.env(), name)


def zoo_table(env: Any, name: str) -> PeerTable:
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

    return PeerTable(name, play, start, copy.deepcopy)


def catanatron() -> Iterator[PeerTable]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    for seats in (2, 4):
        yield catan_table(partial(catan_game, Game, RandomPlayer, colours[:seats]), seats)


def catan_game(game: Any, player: Any, colours: tuple[Any, ...]) -> Any:
    return game([player(colour) for colour in colours])


def catan_table(fresh: Callable[[], Any], seats: int) -> PeerTable:
    def play() -> int:
        game, count = fresh(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    return PeerTable(f"Catan ({seats})", play, fresh, lambda game: game.copy())


PEERS = (
    Peer("Intrigue", ("intrigue",), intrigue_tables),
    Peer("OpenSpiel", ("open_spiel",), open_spiel),
    Peer("RLCard", ("rlcard",), rlcard),
    Peer("PettingZoo classic", ("pettingzoo", "rlcard", "pygame"), pettingzoo),
    Peer("Catanatron", ("catanatron",), catanatron),
)


# ---------------------------------------------------------------------- observations


def tensor_doors() -> list[Door]:
    """OpenSpiel's observation tensors, or its information state tensors where a game has no others."""
    import pyspiel

    doors = []
    for text, name in OPEN_SPIEL:
        game = pyspiel.load_game(text)
        observes = game.get_type().provides_observation_tensor
        size = game.observation_tensor_size() if observes else game.information_state_tensor_size()
        doors.append(Door(name, TENSOR, size, partial(play_tensors, game, observes, random.Random(1), seeded(1))))
    return doors


def play_tensors(game: Any, observes: bool, chance: random.Random, rng: Rng) -> int:
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, chances)[0])
            continue
        _ = state.observation_tensor() if observes else state.information_state_tensor()
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        count += 1
    return count


# ---------------------------------------------------------------------- the command


class Comparison(Speeds):
    """What `--json` writes."""

    peers: list[Measurement] = []


@click.command("peers", cls=PlainErrors)
@click.option("--seconds", default=0.5, show_default=True, type=click.FloatRange(0.01, 60), help="time for each figure")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100), help="repeats of each table")
@click.option("--observations", is_flag=True, help="measure observations beside OpenSpiel's tensors instead")
@with_json
def peers(seconds: float, rounds: int, observations: bool, data: Path | None) -> None:
    """Play our games and those of other frameworks at random through their Python API, by turns on one core.

    A framework that is not installed is named. Ctrl-C shows what was measured by then.
    """
    console = paper(quiet=data == STDOUT)
    found = Comparison(intrigue.__version__, intrigue.COMPILED, seconds, rounds, stopped=False)
    with stoppable() as stop:
        if observations:
            measure_observations(console, [*doors_of(list(intrigue.games())), *tensor_doors()], found)
        else:
            compare(console, found)
    found.stopped = stop.early
    if found.stopped:
        console.print("Stopped early.")
    if data is not None:
        write_json(data, found)


def compare(console: Console, found: Comparison) -> None:
    """Measure all tables in rounds."""
    present = [peer for peer in PEERS if peer.version() is not None]
    tables = [(peer, table) for peer in present for table in peer.tables()]
    measured: dict[str, list[Measurement]] = {}
    try:
        with bar() as progress:
            task = progress.add_task("random play", total=found.rounds * len(tables))
            for _ in range(found.rounds):
                for peer, table in tables:
                    name = f"{peer.name}: {table.name}"
                    progress.update(task, description=name)
                    measured.setdefault(name, []).append(measure(peer, table, found.seconds))
                    progress.advance(task)
    finally:
        found.peers = [medians(rounds) for rounds in measured.values()]
        console.print(f"Random play from Python on one core; {build()}.")
        console.print(peer_table(found.peers))
        for peer in PEERS:
            if peer not in present:
                console.print(peer.how_to_install())


def peer_table(measured: list[Measurement]) -> Table:
    """All measurements. The last columns say how many times as fast each game of ours is."""
    ours = [one for one in measured if one.peer == "Intrigue"]
    ratios = [f"{name} x" for name, _ in zip(intrigue.games(), ours, strict=False)]
    shown = sheet("", "game (seats)", "decisions/s", "games/s", "clone us", *ratios)
    shown.columns[1].justify = "left"
    for one in measured:
        clone = "-" if one.clone is None else format_number(one.clone)
        times = ["" if one.peer == "Intrigue" else f"{mine.decisions / one.decisions:.1f}" for mine in ours]
        who = f"{one.peer} {one.version}"
        shown.add_row(who, one.game, format_number(one.decisions), format_number(one.games), clone, *times)
    return shown


if __name__ == "__main__":
    peers()
