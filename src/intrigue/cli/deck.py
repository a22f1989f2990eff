"""`intrigue deck`: decks that players bring, as text files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core import BadInput, Game
from ..core.refusal import did_you_mean
from ..games import GAMES
from ..games import game as game_named
from ..words import Speaker
from .browse import find_game

Command = TypeVar("Command", bound=Callable[..., Any])
SHOWN = 10  # lines that cannot be understood; who has more has named another file

of_game: Callable[[Command], Command] = click.option(
    "--game", "name", help="The game; needed where more than one is played with decks."
)


@click.group("deck")
def deck() -> None:
    """Check decks, and show the sample decks of a game that is played with such.

    \b
      intrigue deck check my_deck.txt     is it legal, and if not, why
      intrigue deck show castille         a sample deck as text, to start from
    """


@deck.command("check")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@of_game
def check(file: Path, name: str | None) -> None:
    """Say whether the deck in FILE is legal; every reason against it with its rule. FILE may be - for stdin."""
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a text file.") from None
    game = played_with_decks(name)
    report, voice = game.decks.report(text), Speaker(game)
    if report.faults:
        click.echo("This deck is not legal:")
        unread = [fault for fault in report.faults if not fault.rule]  # lines that name no card
        for fault in report.faults:
            if fault not in unread[SHOWN:]:
                reason = voice.say(fault.reason)
                click.echo(f"  {fault.rule}: {reason}" if fault.rule else f"  {reason}")
        if len(unread) > SHOWN:
            click.echo(f"  And more lines like these; perhaps {file} is something else.")
        sys.exit(1)
    click.echo("A legal deck.")
    for group in dict.fromkeys(card.group for card in report.cards):
        cards = [card for card in report.cards if card.group == group]
        copies = sum(card.count for card in cards)
        click.echo(
            f"  {voice.text(f'show-group-{group}')}: {copies if copies > 1 else voice.thing('card', cards[0].id)}"
        )


@deck.command("show")
@click.argument("sample")
@of_game
def show(sample: str, name: str | None) -> None:
    """Print a sample deck in the format that `check` and the option `decks` read."""
    samples = {deck.name: deck.text for deck in played_with_decks(name).decks.samples()}
    found = samples.get(sample.strip().lower())
    if found is None:
        raise BadInput(
            f"There is no sample deck '{sample}'.{did_you_mean(sample, samples)} Sample decks: {', '.join(samples)}."
        )
    click.echo(found, nl=False)


def played_with_decks(name: str | None) -> Game:
    """The game that is named, or the only one to which decks are brought."""
    if name is not None:
        game = find_game(name)
        if game.deck_option is None:
            raise BadInput(f"{game.title} is played without decks of one's own.")
        return game
    having = [game for game in map(game_named, GAMES) if game.deck_option is not None]
    if len(having) != 1:
        raise BadInput(f"Say of which game the deck is: --game {' or --game '.join(game.name for game in having)}.")
    return having[0]
