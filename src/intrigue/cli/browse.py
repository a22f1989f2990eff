"""`intrigue games`, `intrigue rules`, `intrigue cards`: what there is to know before playing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from .. import COMPILED, __version__
from ..core import BadInput, Card, Game, Option
from ..core.refusal import did_you_mean
from ..core.rulebook import ENGLISH
from ..games import GAMES
from ..games import game as game_by_name
from ..players import PLAYERS
from ..words import cards as worded
from ..words import of_game, wordless
from .export import with_table, write_on_exit
from .files import with_json, write_json
from .gallery import markdown
from .language import voice, with_language
from .screen import Screen, find_cards, join_names, look_up, page_output, show_cards, show_rulebook, show_rules

NONE = "-"  # printed where a card has no number that its like have


def find_game(name: str) -> Game:
    """A game by its name or the beginning of it."""
    wanted = name.lower()
    found = [known for known in GAMES if known.startswith(wanted)] if wanted else []
    return game_by_name(found[0] if len(found) == 1 and wanted not in GAMES else wanted)


class GameInfo(msgspec.Struct):
    """A game as `games --json` tells of it."""

    name: str
    title: str
    special: str
    seats: list[int]
    default_seats: int  # how many play when nobody says
    minutes: str
    rules: int
    options: tuple[Option, ...]
    decks: list[str]  # the names of sample decks


class Offer(msgspec.Struct):
    """What `games --json` writes."""

    intrigue: str
    compiled: bool
    games: list[GameInfo]
    bots: dict[str, str]


class Gallery(msgspec.Struct):
    """What `cards --json` writes."""

    intrigue: str
    game: str
    title: str
    rules: int
    notation: str
    cards: list[Card]


@click.command("games")
@with_table("game")
@with_json
def games(out: Path | None, data: Path | None) -> None:
    """List the games, their options and the bots."""
    known = [game_by_name(name) for name in GAMES]
    with write_on_exit(out) as table:
        for game in known:
            table.add(row_of(game))
    if data is not None:
        write_json(data, Offer(__version__, COMPILED, [info(game) for game in known], PLAYERS))
    if out is not None or data is not None:
        return
    screen = Screen(whole=True)
    with page_output(screen):
        for game in known:
            screen.say(game.title, style="bold")
            screen.paragraph(of_game(game, "special"))
            screen.paragraph(
                f"{game.players[0].upper()}{game.players[1:]}, about {game.minutes} minutes: intrigue play {game.name}"
            )
            if game.options:
                screen.paragraph("Options, given with --options name=value,name=value:")
                screen.pairs([(option.name, option_help(option)) for option in game.options], indent=4)
            screen.say()
        screen.say("Bots", style="bold")
        screen.pairs([(name, f"{words}.") for name, words in PLAYERS.items()])


def row_of(game: Game) -> dict[str, str | int]:
    """A game as a table tells of it; options stand there as they are given on the command line."""
    return {
        "name": game.name,
        "title": game.title,
        "special": of_game(game, "special"),
        "fewest seats": game.seats[0],
        "most seats": game.seats[-1],
        "usual seats": game.default_seats,
        "minutes": game.minutes,
        "rules": game.version,
        "cards": len(game.cards()),
        "options": ",".join(f"{option.name}={as_typed(option.default)}" for option in game.options),
        "decks": ",".join(deck.name for deck in game.decks.samples()),
    }


def info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        special=of_game(game, "special"),
        seats=list(game.seats),
        default_seats=game.default_seats,
        minutes=game.minutes,
        rules=game.version,
        options=game.options,
        decks=[deck.name for deck in game.decks.samples()],
    )


def option_help(option: Option) -> str:
    """What an option is for, what may be given, and what holds when nothing is."""
    takes = join_names([as_typed(choice) for choice in option.choices], "or") if option.choices else option.values
    default = as_typed(option.default) if option.default != "" else "nothing"
    return f"{option.help} Takes {takes}; {default} if not given."


def as_typed(value: Any) -> str:
    """A value as it is given on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@click.command("rules")
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID or WORDS]...")
@with_language
def rules(game: str, words: tuple[str, ...], language: str) -> None:
    """Read a rulebook, one rule, or the rules about something.

    \b
      intrigue rules trickery              the whole rulebook
      intrigue rules trickery TRK-ACT-1    one rule
      intrigue rules trickery chest full   all rules that contain these words
    """
    played, screen, wanted = find_game(game), Screen(whole=True), " ".join(words)
    book = played.rulebook_in(language)
    with page_output(screen):
        if not wanted:
            show_rulebook(screen, book)
            return
        found = look_up(book, wanted)
        if not found:
            raise BadInput(f"No rule of {played.title} has that id or contains '{wanted}'.")
        show_rules(screen, found)


@click.command("cards")
@click.argument("game")
@click.argument("name", nargs=-1)
@click.option("--markdown", "as_page", is_flag=True, help="print all of them as a page in Markdown")
@click.option("--check", is_flag=True, help="for designers: say which cards are not whole, with file and line")
@with_language
@with_table("card")
@with_json
def cards(
    game: str,
    name: tuple[str, ...],
    as_page: bool,
    check: bool,
    language: str,
    out: Path | None,
    data: Path | None,
) -> None:
    """Read the cards of a game: all of them, or those with that name."""
    played, screen, wanted = find_game(game), Screen(whole=True), " ".join(name)
    if not played.cards():
        raise BadInput(f"{played.title} is played without cards. `intrigue rules {played.name}` shows its rules.")
    # What is wrong with ids and traits was refused when the game was loaded. What a translation lacks is read in
    # English, so that only a designer who asks hears of it; what English lacks has no words at all.
    lacking = wordless(played, language if check else ENGLISH)
    if lacking:
        raise BadInput("\n".join(lacking))
    if check:
        click.echo(f"All {len(played.cards())} cards of {played.title} are whole.")
        return
    if as_page and (wanted or data or out):
        raise BadInput("--markdown is for all cards of a game; leave out the rest.")
    if as_page:
        click.echo(markdown(played), nl=False)
        return
    printed = worded(played, language)
    found = find_cards(printed, wanted) if wanted else list(printed)
    if not found:
        near = did_you_mean(wanted, [word for card in printed for word in (card.id, card.name.lower())])
        raise BadInput(f"{played.title} has no card '{wanted}'.{near} `intrigue cards {played.name}` lists them.")
    notation = of_game(played, "notation", language)
    with write_on_exit(out) as table:
        for card in found:
            told = {"id": card.id, "name": card.name, "kind": card.kind, "text": card.text, "rule": card.rule}
            facts = {name: None if fact == NONE else fact for name, fact in card.facts.items()}
            table.add({**told, "copies": card.copies, **facts, **told})  # no fact may take the place of what all have
    if data is not None:
        write_json(data, Gallery(__version__, played.name, played.title, played.version, notation, found))
    if out is not None or data is not None:
        return
    with page_output(screen):
        show_cards(screen, found, voice(played, language=language))
        if notation and any(card.facts for card in found):
            screen.say()
            screen.paragraph(notation)
        book = played.rulebook_in(language)
        rulings = [rule for card in found for rule in [card.rule] if wanted and rule in book]
        if rulings:
            screen.say()
            show_rules(screen, [book[rule] for rule in rulings])
