"""`intrigue deck`: decks of City of Five Sails as text files."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..core import BadInput
from ..games import game
from ..games.fivesails import decks
from ..words import Speaker


@click.group("deck")
def deck() -> None:
    """Check decks of City of Five Sails, and show the sample decks.

    \b
      intrigue deck check my_deck.txt     is it legal, and if not, why
      intrigue deck show castille         a sample deck as text, to start from
    """


@deck.command("check")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Say whether the deck in FILE is legal; every reason against it with its rule. FILE may be - for stdin."""
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a text file.") from None
    report = decks.report(text)
    if report.faults:
        voice = Speaker(game("fivesails"))
        click.echo("This deck is not legal:")
        for fault in report.faults:
            reason = voice.say(fault.reason)
            click.echo(f"  {fault.rule}: {reason}" if fault.rule else f"  {reason}")
        sys.exit(1)
    found = decks.read(text)
    click.echo(f"A legal deck for {decks.BY_ID[found.leader].name}: {len(found.faction)} faction cards.")


@deck.command("show")
@click.argument("name")
def show(name: str) -> None:
    """Print a sample deck in the format that `check` and the option `decks` read."""
    found = decks.SAMPLES.get(decks.plain(name))
    if found is None:
        raise BadInput(f"There is no sample deck '{name}'. Sample decks: {', '.join(decks.SAMPLES)}.")
    click.echo(decks.write(found), nl=False)
