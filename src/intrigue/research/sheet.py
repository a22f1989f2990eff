"""A page of figures about a game, for researchers, such as those in docs/research: `python -m intrigue.research.sheet
trickery` prints it.

Everything on it is measured by games with fixed seeds, so it is the same wherever it is made.
"""

from __future__ import annotations

import statistics
import sys

from ..core import Game, Player, RandomPlayer, Rng, State, play_on, seeded
from ..games import game as game_named
from ..players import player
from .actions import ActionTable
from .layout import layout, table

GAMES = 50  # for each line of the sizes
MATCHES = 200  # for each line of the baselines
BASELINES = (("gentle", "random"), ("sensible", "random"), ("sensible", "gentle"))


class Counting(Player[State]):
    """Plays as another player does, and counts."""

    __slots__ = ("model", "options")

    def __init__(self, model: Player) -> None:
        self.model = model
        self.options: list[int] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.options.append(len(state.actions(seat)))
        return self.model.choose(state, seat, rng)


def sizes(game: Game, seats: int, model: Player, games: int) -> str:
    counting, lengths = Counting(model), []
    for seed in range(games):
        state = game.new(seats, seed, events=False)
        play_on(state, [counting] * seats, seeded(seed))
        lengths.append(state.moves)
    name = "random" if isinstance(model, RandomPlayer) else "sensible"
    decisions = f"{statistics.mean(lengths):.0f} ({min(lengths)} to {max(lengths)})"
    return f"| {seats} | {name} | {decisions} | {statistics.mean(counting.options):.1f} | {max(counting.options)} |"


def baseline(game: Game, better: str, worse: str, games: int) -> str:
    """One seat for the better of the two, moving on from game to game."""
    seats, taken = game.seats[0], []
    players = {name: player(game, name) for name in (better, worse)}
    for index in range(games):
        names = [better if seat == index % seats else worse for seat in range(seats)]
        state = game.new(seats, index // seats, events=False)
        play_on(state, [players[name] for name in names], seeded(index))
        result = state.result
        assert result is not None
        taken.append(result.share(index % seats))
    low, high = wilson(statistics.fmean(taken), games)
    return f"| {better} | {worse} | {statistics.fmean(taken):.1%} | {low:.1%} to {high:.1%} | {1 / seats:.1%} |"


def wilson(mean: float, games: int) -> tuple[float, float]:
    """A 95 % interval for a share that stays sensible near 0 and 1."""
    z = 1.96
    middle = mean + z * z / (2 * games)
    reach = z * (mean * (1 - mean) / games + z * z / (4 * games * games)) ** 0.5
    whole = 1 + z * z / games
    return (middle - reach) / whole, (middle + reach) / whole


def sheet(game: Game, games: int = GAMES, matches: int = MATCHES) -> str:
    made = layout(game.name)
    lines = [
        f"# {game.title} in figures",
        "",
        f"Made by `python -m intrigue.research.sheet {game.name}`, from games with fixed seeds under the default",
        "options. What the environments and the words below mean is in [researchers.md](../researchers.md).",
        "",
        f'- PettingZoo: `pettingzoo.env("{game.name}")`; OpenSpiel: `intrigue_{game.name}`',
        f"- rules version: {game.version}",
        f"- for {game.players}",
        f"- action space: {len(ActionTable(game)):,}",
        f"- observation: {made.length:,} columns, version {made.version} of the layout",
        f"- no game takes more than {game.max_actions:,} actions",
        "",
        "## Sizes",
        "",
        f"{games} games for each line. A decision is one choice of one seat.",
        "",
        "| seats | players | decisions a game | options a decision | most options |",
        "| --- | --- | --- | --- | --- |",
        *[sizes(game, seats, model, games) for seats in game.seats for model in (RandomPlayer(), game.bot())],
        "",
        "## Baselines",
        "",
        f"One seat for the better player, the others for the worse, at {game.seats[0]} seats; {matches} games.",
        "The seat moves on from game to game, over the same deals. Shares are of the victories.",
        "",
        "| one seat | the others | share | 95 % interval | fair |",
        "| --- | --- | --- | --- | --- |",
        *[baseline(game, better, worse, matches) for better, worse in BASELINES],
        "",
        "## The columns of an observation",
        "",
        "Places of a list stand in one line: `players[0..5].coins` are six columns, some way apart. Numbers are given",
        "as they were seen while watching games; they may grow beyond that.",
        "",
        table(made),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(sheet(game_named(sys.argv[1])), end="")
