"""A game as it is asked for on the command line: `--options`, `--decks` where it is played with decks, `--cards` that
say something else, and `--deny` for cards that no bot uses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core import BadInput, Game
from ..core.card import Printed
from ..core.options import choose, parse
from ..core.tunables import using_changes
from ..lab import overlay
from ..lab.agent import PREFIX
from ..words import Speaker
from ..words import cards as worded
from .screen import join_names

Command = TypeVar("Command", bound=Callable[..., Any])

with_decks: Callable[[Command], Command] = click.option(
    "--decks",
    metavar="A,B",
    help="Where a game has decks, who plays which, by seats: names or files, with commas between.",
)


def with_cards(help: str, deny: str, several: bool = False) -> Callable[[Command], Command]:
    """`--cards` and `--deny`."""
    file = click.Path(exists=True, dir_okay=False, path_type=Path)
    cards = click.option("--cards", multiple=several, metavar="FILE", type=file, help=help)
    denied = click.option("--deny", default="", metavar="A,B", help=deny)
    return lambda command: cards(denied(command))


with_changes: Callable[[Command], Command] = with_cards(
    "Play with changed cards: a file of JSON or TOML with what they say instead.",
    "Cards that no bot uses while it can do anything else, with commas between, or all.",
)


def lay(game: Game, changes: Printed) -> None:
    """Let the cards of a game say this until the command is over."""
    click.get_current_context().with_resource(using_changes(game, changes))


def change_cards(game: Game, file: Path | None, seats: int, options: dict[str, Any]) -> None:
    """Lay the changes of a file over the cards; BadInput where nobody at the table would feel it."""
    if file is not None:
        lay(game, felt(game, file, seats, options))


def felt(game: Game, file: Path, seats: int, options: dict[str, Any]) -> Printed:
    changes = overlay.read(game, file, seats, options)
    there = dealt_cards(game, seats, options)
    absent = [card for card in changes if card not in there]
    if len(absent) == len(changes):
        raise BadInput(f"{file} would change nothing. {nowhere(game, absent[0])}")
    return changes


def dealt_cards(game: Game, seats: int, options: dict[str, Any]) -> set[str]:
    """The cards that can come up at a table."""
    return set(game.dealt_from(seats, choose(game.options_type, options, seats)))


def lacking(game: Game, deny: str, bots: Iterable[str], seats: int, options: dict[str, Any]) -> tuple[str, ...]:
    """The cards that no bot uses; BadInput where one of them is a program, which decides for itself."""
    cards = card_ids(game, deny, dealt_cards(game, seats, options))
    if cards and any(bot.startswith(PREFIX) for bot in bots):
        raise BadInput("--deny is for the bots of Intrigue; a program decides by itself which cards it uses.")
    return cards


def card_ids(game: Game, text: str, there: Collection[str], printed: bool = False) -> tuple[str, ...]:
    """Cards by their ids; `all` are all that can come up at a table."""
    cards = [card.id for card in game.cards()]
    known = list(game.printed_values) if printed else cards
    if text == "all":
        return tuple(card for card in known if card in there)
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for card in wanted:
        if card not in cards:
            raise BadInput(f"{game.title} has no card '{card}'; see intrigue cards {game.name}.")
        if card not in known:
            raise BadInput(f"'{card}' says nothing that could be changed; {', '.join(known[:6])} do.")
        if card not in there:
            raise BadInput(nowhere(game, card))
    return tuple(dict.fromkeys(wanted))


def nowhere(game: Game, card: str) -> str:
    """What to say of a card that cannot come up, and where it could."""
    name = next(one.name for one in worded(game) if one.id == card)
    if game.deck_option is None:
        return f"{name} does not come up in {game.title} as it is played here; its options may change that."
    having = [
        deck.name for deck in game.decks.samples() if card in {one.id for one in game.decks.report(deck.text).cards}
    ]
    has = "has" if len(having) == 1 else "have"
    where = f"{join_names(having)} {has} it: --decks {having[0]}" if having else "Give one that has it to --decks"
    return f"{name} is in nobody's deck here. {where}."


def other_cards(game: Game, without: Collection[str] = (), language: str = "en") -> list[str]:
    """What is otherwise with the cards than printed, in sentences."""
    spoken = Speaker(game, language=language)
    return [spoken.say(note) for note in overlay.notes(game, game.changes, without)]


def options(game: Game, text: str, decks: str | None) -> dict[str, Any]:
    """The options that were typed; what they may be is for the game to say."""
    given = parse(game.options_type, text)
    if decks is not None:
        name = game.deck_option
        if name is None:
            raise BadInput(f"{game.title} is played without decks of one's own.")
        if name in given:
            raise BadInput("Decks are given twice, with --decks and with --options.")
        given[name] = "/".join(deck(part.strip()) for part in decks.split(","))
    return given


def deck(part: str) -> str:
    """A deck by its name, or out of a file, its lines joined as the option wants them."""
    file = Path(part)
    if not part or not file.is_file():
        return part
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadInput(f"{part} is not a text file.") from None
    return ";".join(line.partition("#")[0].replace("/", " ").strip() for line in lines)
