"""Tables that can be read, also by programs: a terminal folds what is too wide for it, a pipe or a file gets every row
whole, on one line and without colours. Nothing is ever cut off. Who reads a pipe can say by COLUMNS how wide it is."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.table import Table

WIDE = 100_000  # columns; no table has so many


def is_unbounded() -> bool:
    """Whether lines may be as long as they like."""
    return not sys.stdout.isatty() and not os.environ.get("COLUMNS")


def paper(quiet: bool = False) -> Console:
    """Where tables are printed; quiet where the standard output is for something else."""
    width = WIDE if is_unbounded() else None
    return Console(width=width, markup=False, highlight=False, emoji=False, quiet=quiet)


def sheet(*columns: str) -> Table:
    """An empty table; words to the left, figures to the right."""
    table = Table()
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 or not column else "right", overflow="fold")
    return table


def put(console: Console, title: str, table: Table) -> None:
    """The title stands by itself: as part of the table it would be folded to its width."""
    console.print(title, style="italic")
    console.print(table)
