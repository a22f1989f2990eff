"""A page of figures about a game, as in docs/research. `python -m intrigue.research.game_sheet trickery` prints it.

Everything on it is measured by games with fixed seeds, so it is the same wherever it is made.
"""

from __future__ import annotations

import statistics
import sys
from itertools import groupby

from ..core import Game, Player, RandomPlayer, Rng, State, play_on, seeded
from ..core.columns import THERE, Block, Column
from ..games import game as game_named
from ..players import player
from .actions import ActionTable
from .common import id_of, observer_of
from .gymnasium import name_of

GAMES = 50  # for each line of the sizes
MATCHES = 200  # for each line of the baselines
BASELINES = (("gentle", "random"), ("sensible", "random"), ("sensible", "gentle"))


class Counting(Player[State]):
    """Plays as another player does, and counts."""

    __slots__ = ("model", "choices")

    def __init__(self, model: Player) -> None:
        self.model = model
        self.choices: list[int] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.choices.append(len(state.actions(seat)))
        return self.model.choose(state, seat, rng)


def sizes(game: Game, seats: int, model: Player, games: int) -> str:
    counting, lengths = Counting(model), []
    for seed in range(games):
        state = game.new(seats, seed, events=False)
        play_on(state, [counting] * seats, seeded(seed))
        lengths.append(state.moves)
    name = "random" if isinstance(model, RandomPlayer) else "sensible"
    decisions = f"{statistics.mean(lengths):.0f} ({min(lengths)} to {max(lengths)})"
    return f"| {seats} | {name} | {decisions} | {statistics.mean(counting.choices):.1f} | {max(counting.choices)} |"


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
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def sheet(game: Game, games: int = GAMES, matches: int = MATCHES) -> str:
    lines = [
        *head(game),
        "## Sizes",
        "",
        f"{games} games for each line. A decision is one choice of one seat.",
        "",
        "| seats | players | decisions a game | choices a decision | most choices |",
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
        *numbers(game),
    ]
    return "\n".join(lines)


def head(game: Game) -> list[str]:
    """By what names it is made, by which rules, and how large it is."""
    columns = sum(block.width for block in observer_of(game).blocks)
    return [
        f"# {game.title} in figures",
        "",
        f"Made by `python -m intrigue.research.game_sheet {game.name}`, from games with fixed seeds under the default",
        "options. What the environments and the words below mean is in [researchers.md](../researchers.md).",
        "",
        f'- many games at once: `vector.make("{game.name}")`; PettingZoo: `pettingzoo.env("{game.name}")`,',
        f'  `pettingzoo.parallel_env("{game.name}")`; Gymnasium: `intrigue/{name_of(game)}`; OpenSpiel:',
        f"  `intrigue_{game.name}`",
        f"- rules version: {game.version}; environments by these rules and no others are `{id_of(game)}`, in",
        f"  Gymnasium `intrigue/{name_of(game)}-v{game.version}`, in OpenSpiel",
        f"  `intrigue_{game.name}(rules={game.version})`",
        f"- for {game.players}",
        f"- action space: {len(ActionTable(game)):,}",
        f"- observation: {columns:,} columns",
        f"- no game takes more than {game.max_actions:,} actions",
        "",
    ]


def numbers(game: Game) -> list[str]:
    """What the numbers of an observation stand for."""
    observer = observer_of(game)
    return [
        "## The columns of an observation",
        "",
        "Block after block, and within a block row after row: `players[0..5].coins` are six columns, a row apart. The",
        "seat that observes is row 0 of the players, and the others follow as they sit. A word is 0 for none, else 1 +",
        "its place in the list.",
        "",
        *table(observer.blocks),
        "",
        "## A legal action as a row",
        "",
        f"With `rows=True`, in place of a mask: at most {observer.choice.rows} at a time.",
        "",
        *table((observer.choice,)),
        "",
    ]


def table(blocks: tuple[Block, ...]) -> list[str]:
    """The columns of blocks as a table in Markdown, all rows of a block in one line."""
    lines = ["| columns | kind | holds |", "| --- | --- | --- |"]
    listed: dict[tuple[str, ...], str] = {}  # vocabularies, by the first column that has them
    for block in blocks:
        place = f"[0..{block.rows - 1}]" if block.columns[0].name == THERE else ""
        for spare, columns in groupby(block.columns, lambda column: column.spare):
            names = {f"`{block.name}{place}.{column.name}`": column for column in columns}
            if spare:
                kept = list(names)
                lines.append(f"| {kept[0]} to {kept[-1]} | room | 0, for cards to come |")
                continue
            for name, column in names.items():
                first = listed.setdefault(column.words, name)
                words = ", ".join(column.words) if first == name else f"as {first}"
                lines.append(f"| {name} | {kind(column)} | {words if column.words else limits(column)} |")
    return lines


def kind(column: Column) -> str:
    if column.words:
        return f"word of {len(column.words)}"
    return "flag" if (column.low, column.high) == (0, 1) else "number"


def limits(column: Column) -> str:
    return "0 or 1" if kind(column) == "flag" else f"{column.low:,} to {column.high:,}"


if __name__ == "__main__":
    print(sheet(game_named(sys.argv[1])), end="")
