"""`intrigue backup` and `intrigue restore`: all that a server has, in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from ..server import backup as backups
from ..server.settings import gather
from . import saves
from .progress import long_bar

HELP = "The database: a file for SQLite, or postgresql://...; without it, as for serve. [INTRIGUE_DATABASE]"
with_database: Callable[[Any], Any] = click.option("--database", metavar="TEXT", help=HELP)
in_file: Callable[[Any], Any] = click.argument("file", metavar="FILE", type=click.Path(path_type=Path))


def database_or_default(database: str | None) -> str:
    """The database that is meant, as `serve` would find it."""
    return gather({"database": database}).database or saves.database()


@contextmanager
def show_progress(words: str) -> Iterator[backups.Progress]:
    with long_bar("rows") as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def summary(head: backups.Head) -> str:
    rows = head.rows
    return f"{rows.get('tables', 0):,} tables, {rows.get('journal', 0):,} entries, {rows.get('visitors', 0):,} visitors"


@click.command("backup")
@in_file
@with_database
@click.option("--overwrite", is_flag=True, help="Replace the file where it is there already.")
def backup(file: Path, database: str | None, overwrite: bool) -> None:
    """Write all that a server has to one file, also while it serves.

    The file is of one moment, packed, and the same for SQLite and PostgreSQL: it can be restored into either. It holds
    the secrets of games that go on; keep it as safe as the database.
    """
    with show_progress("Backing up") as progress:
        head = backups.back_up(database_or_default(database), file, overwrite, progress)
    click.echo(f"{file}: {summary(head)}; {file.stat().st_size:,} bytes.")


@click.command("restore")
@in_file
@with_database
@click.option("--replace", is_flag=True, help="Throw away what is in the database already.")
def restore(file: Path, database: str | None, replace: bool) -> None:
    """Put a backup into a database, while no server uses it.

    All of it is there in the end, or nothing has changed. A backup of an older Intrigue is brought up to date.
    """
    address = database_or_default(database)
    with show_progress("Restoring") as progress:
        head = backups.restore(file, address, replace, progress)
    made = datetime.fromtimestamp(head.made).isoformat(" ", "minutes")
    click.echo(f"Restored as of {made}: {summary(head)}.")
