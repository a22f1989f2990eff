"""Tables for spreadsheets and data frames: `--out games.csv` or `--out games.parquet`, as the file's ending says."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..lab.jobs import unbroken
from .files import special, writes

Cell = str | int | float | bool | None
CSV, PARQUET, LINES = ".csv", ".parquet", ".jsonl"


class Spreadsheet:
    """Rows under named columns. It is kept column by column, which takes little room; what a row does not have is empty
    there, or 0 where it is counted."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Cell]] = {}
        self.blanks: dict[str, Cell] = {}
        self.rows = 0

    def add(self, row: Mapping[str, Cell], counted: Mapping[str, int | float] | None = None) -> None:
        for cells, blank in ((row, None), (counted or {}, 0)):
            for name, value in cells.items():
                column = name.replace(" ", "_")
                self.blanks.setdefault(column, blank)
                self.columns.setdefault(column, [self.blanks[column]] * self.rows).append(value)
        self.rows += 1
        for column, values in self.columns.items():
            if len(values) < self.rows:
                values.append(self.blanks[column])

    def write(self, file: Path) -> None:
        if file.suffix == PARQUET:
            from pyarrow import parquet, table

            parquet.write_table(table({name: alike(values) for name, values in self.columns.items()}), file)
            return
        with file.open("w", encoding="utf-8", newline="") as text:
            lines = csv.writer(text, lineterminator="\n")
            lines.writerow(self.columns)
            lines.writerows(zip(*self.columns.values(), strict=True))


def alike(values: list[Cell]) -> list[Cell]:
    """A column of Parquet is of one kind: where there are words among numbers, all are words."""
    if not any(isinstance(value, str) for value in values):
        return values
    return [value if value is None else str(value) for value in values]


@contextmanager
def write_on_exit(file: Path | None) -> Iterator[Spreadsheet]:
    """A table that is written when the work ends, also when somebody ends it, if there is a file for it."""
    table = Spreadsheet()
    try:
        yield table
    finally:
        if file is not None:
            with unbroken():
                table.write(file)


def is_table(file: Path) -> bool:
    return file.suffix in (CSV, PARQUET)


def with_table(row: str, lines: str = "") -> Callable[[Any], Any]:
    """The option `--out`: a row for each of something. With `lines`, what a file of lines of JSON has instead."""
    also = f"; with {LINES}, {lines}" if lines else ""
    help = f"write a table with a row for each {row}, as {CSV} or {PARQUET}{also}"

    def fault(file: Path) -> str | None:
        if not is_table(file) and not (lines and (file.suffix == LINES or special(file))):
            ends = f"ends in {file.suffix}" if file.suffix else "has no ending"
            wanted = f"{CSV}, {PARQUET} or {LINES}" if lines else f"{CSV} or {PARQUET}"
            return f"{file} {ends}; it is written as its name ends, in {wanted}."
        if file.suffix == PARQUET and find_spec("pyarrow") is None:
            return f'{PARQUET} is written by pyarrow, which is not here; get it with: pip install "intrigue[research]"'
        return None

    return writes("--out", "out", help, fault=fault)
