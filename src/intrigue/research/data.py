"""Data sets of decisions: what a seat observed, what it could do, what it chose, and what came of it. As Parquet, with
a card that says what is in it and how to make it again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from ..core import BadInput, Game, State
from ..core.columns import Block
from .actions import ActionTable
from .common import id_of, observer_of

COLUMNS = {
    "game": "the number of the game",
    "seed": "what it was dealt from: `intrigue.game(...).new(seats, seed, options)`",
    "move": "how many actions were done in it before",
    "seat": "whose decision it is",
    "player": "who plays that seat",
    "observation": "what the seat observes: the blocks below, one after the other",
    "choices": "its legal actions, a row each: the columns below",
    "choice": "which of those rows it chose",
    "action": "the same as an index among all actions, as in `env.mask`",
    "share": "the seat's part of the victory in the end: 1, 0, or a part where several won",
}


class Decision(msgspec.Struct):
    """One row."""

    game: int
    seed: int
    move: int
    seat: int
    player: str
    observation: bytes
    choices: bytes
    choice: int
    action: int
    share: float = 0.0


class Recorder:
    """Writes decisions of a game down as they are made."""

    def __init__(self, game: Game) -> None:
        self.observer = observer_of(game)
        self.actions = ActionTable(game)
        self.blank = [i16(0)] * sum(block.width for block in self.observer.blocks)
        self.row = len(self.observer.choice.columns)

    def decision(self, state: State, seat: int, action: int, game: int, seed: int, player: str) -> Decision:
        """A decision, before it is carried out."""
        out = vec[i16](self.blank)
        self.observer.write(state, seat, out, 0)
        legal = state.legal(seat)
        rows = vec[i16]([i16(0)] * (self.row * len(legal)))
        for number, offered in enumerate(legal):
            self.observer.write_choice(state, seat, offered, rows, number * self.row)
        return Decision(
            game,
            seed,
            state.moves,
            seat,
            player,
            np.asarray(out).tobytes(),
            np.asarray(rows).tobytes(),
            legal.index(action),
            self.actions.index(action),
        )


class Dataset:
    """A Parquet file that grows by whole games; what is written stays whole when it is stopped."""

    def __init__(self, file: Path, game: Game, about: dict[str, Any]) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadInput('Parquet needs pyarrow: pip install "intrigue[research]" brings it.') from None
        self.arrow, self.game = pyarrow, game
        observer = observer_of(game)
        self.width, self.row = sum(block.width for block in observer.blocks), len(observer.choice.columns)
        numbers = pyarrow.list_(pyarrow.int16(), self.width)
        rows = pyarrow.list_(pyarrow.list_(pyarrow.int16(), self.row))
        kinds = {
            "game": pyarrow.int32(),
            "seed": pyarrow.int64(),
            "move": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "player": pyarrow.string(),
            "observation": numbers,
            "choices": rows,
            "choice": pyarrow.int16(),
            "action": pyarrow.int32(),
            "share": pyarrow.float32(),
        }
        schema = pyarrow.schema(list(kinds.items()))
        told = {"intrigue": msgspec.json.encode({**about, "columns": columns_of(game)})}
        self.schema = schema.with_metadata(told)
        self.writer = pyarrow.parquet.ParquetWriter(file, self.schema, compression="zstd")
        self.decisions = 0

    def add(self, decisions: list[Decision]) -> None:
        arrow = self.arrow
        plain = {name: [getattr(one, name) for one in decisions] for name in COLUMNS}
        seen = np.frombuffer(b"".join(plain["observation"]), np.int16)
        rows = np.frombuffer(b"".join(plain["choices"]), np.int16)
        ends = np.cumsum([0, *[len(one) // (2 * self.row) for one in plain["choices"]]]).astype(np.int32)
        plain["observation"] = arrow.FixedSizeListArray.from_arrays(seen, self.width)
        plain["choices"] = arrow.ListArray.from_arrays(ends, arrow.FixedSizeListArray.from_arrays(rows, self.row))
        arrays = [
            column if isinstance(column, arrow.Array) else arrow.array(column, self.schema.field(name).type)
            for name, column in plain.items()
        ]
        self.writer.write_table(arrow.Table.from_arrays(arrays, schema=self.schema))
        self.decisions += len(decisions)

    def close(self) -> None:
        self.writer.close()


def columns_of(game: Game) -> dict[str, Any]:
    """The columns of observations and of choices, for programs."""
    observer = observer_of(game)
    return {
        "observation": [msgspec.to_builtins(block) for block in observer.blocks],
        "choices": msgspec.to_builtins(observer.choice),
    }


def card(game: Game, about: dict[str, Any], file: Path) -> str:
    """What people should know before they use the data."""
    observer = observer_of(game)
    lines = [
        f"# Decisions of {game.title}",
        "",
        f"{about['decisions']:,} decisions of {about['games']:,} games between bots, in `{file.name}` (Parquet).",
        "",
        "| | |",
        "| --- | --- |",
        f"| game | `{id_of(game)}`: {game.title}, rules version {game.version} |",
        f"| made by | Intrigue {about['intrigue']}: `{about['command']}` |",
        f"| seats | {about['seats']} |",
        f"| options | {about['options'] or 'as usual'} |",
        f"| bots | {', '.join(about['bots'])}; they move on by one seat from game to game |",
        f"| seed | {about['seed']}; game n has a seed of its own that follows from it |",
        *(["| stopped | early: fewer games than asked for |"] if about["stopped"] else []),
        "",
        "The same command makes the same file with the same version of Intrigue. Every row holds what its seat could",
        "know at that moment and nothing else, but for `share`, which is how the game ended. The players are programs:",
        "the data shows how they play, and nothing of how people do. Where several seats may act at once, they are",
        "asked in the order of their seats.",
        "",
        "## Rows",
        "",
        "| column | holds |",
        "| --- | --- |",
        *[f"| `{name}` | {words} |" for name, words in COLUMNS.items()],
        "",
        "## Observation",
        "",
        *blocks_table(observer.blocks),
        "",
        "## Choices",
        "",
        *blocks_table((observer.choice,)),
        "",
    ]
    return "\n".join(lines)


def blocks_table(blocks: tuple[Block, ...]) -> Iterator[str]:
    """Blocks of columns as a table in Markdown."""
    yield "| block | rows | column | holds |"
    yield "| --- | ---: | --- | --- |"
    for block in blocks:
        for at, column in enumerate(block.columns):
            holds = f"a word of {len(column.words)}" if column.words else f"{column.low} to {column.high}"
            yield f"| {block.name if not at else ''} | {block.rows if not at else ''} | `{column.name}` | {holds} |"
