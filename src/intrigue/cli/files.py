"""Files that a command writes: looked at before the work begins, so that no hour of it ends with "no such folder"."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from ..core import BadInput

Command = TypeVar("Command", bound=Callable[..., Any])
STDOUT = Path("-")
MARK = "intrigue.written"


def writes(
    flag: str, name: str, help: str, dash: bool = False, fault: Callable[[Path], str | None] = lambda file: None
) -> Callable[[Command], Command]:
    """An option that names a file to be written: its folder is there, it may be written, and no other option writes it
    too. With `dash`, - is the standard output; `fault` says what else may be wrong with a name."""

    def check(ctx: click.Context, _: click.Parameter, file: Path | None) -> Path | None:
        if file is None or (dash and file == STDOUT):
            return file
        wrong = why_not_writable(file) or fault(file)
        if wrong is None and not special(file):
            written: dict[Path, str] = ctx.meta.setdefault(MARK, {})
            other = written.setdefault(file.resolve(), flag)
            wrong = None if other == flag else f"{file} is written by {other} already."
        if wrong is not None:
            raise BadInput(f"{flag}: {wrong}")
        return file

    return click.option(flag, name, metavar="FILE", type=click.Path(path_type=Path), callback=check, help=help)


with_json: Callable[[Any], Any] = writes(
    "--json",
    "data",
    "Write all of it as JSON to this file; - is the standard output, and nothing else is printed there.",
    dash=True,
)


def why_not_writable(file: Path) -> str | None:
    """Why a file cannot be written; None when it can. It is tried: only the system knows what it allows."""
    try:
        if str(file) == "-" or not file.name or file.is_dir():
            return f"{file} is not the name of a file."
        if not file.parent.is_dir():
            return f"There is no folder {file.parent} for {file.name}."
        if not special(file):
            new = not file.exists()
            with file.open("ab"):
                pass
            if new:
                file.unlink()
    except OSError as error:
        return f"{file} cannot be written: {error.strerror or error}."
    return None


def special(file: Path) -> bool:
    """Whether it is a device or a pipe, which anybody may write to."""
    return file.exists() and not file.is_file()


def not_over(source: Path, *files: Path | None) -> None:
    """Raise BadInput where what is read would be written over."""
    for file in files:
        if file is not None and file != STDOUT and file.exists() and source.exists() and file.samefile(source):
            raise BadInput(f"{file} is what is read; name another file to write to.")


def write_json(file: Path, content: msgspec.Struct) -> None:
    text = msgspec.json.format(msgspec.json.encode(content)) + b"\n"
    if file == STDOUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(text)  # JSON is UTF-8, whatever the terminal speaks
        sys.stdout.buffer.flush()
    else:
        file.write_bytes(text)
