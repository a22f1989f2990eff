"""`intrigue games`, `intrigue rules`, `intrigue cards`: what there is to know before playing."""

from __future__ import annotations

import click

from .. import games as game_names
from ..core import BadInput, Game
from ..games import game as game_by_name
from ..players import PLAYERS
from .gallery import markdown
from .screen import Screen, find_cards, look_up, paged, show_cards, show_rulebook, show_rules


def find_game(name: str) -> Game:
    """A game by its name or the beginning of it."""
    wanted = name.lower()
    found = [known for known in game_names() if known.startswith(wanted)] if wanted else []
    return game_by_name(found[0] if len(found) == 1 and wanted not in game_names() else wanted)


@click.command("games")
def games() -> None:
    """List the games, their options and the bots."""
    screen = Screen()
    with paged(screen):
        for name in game_names():
            game = game_by_name(name)
            screen.say(game.title, style="bold")
            screen.paragraph(game.special)
            screen.paragraph(
                f"{game.seats[0]} to {game.seats[-1]} players, about {game.minutes} minutes: intrigue play {name}"
            )
            if game.options:
                screen.paragraph("Options, given with --options name=value,name=value:")
                screen.pairs(
                    [(o.name, f"{o.help} Takes {o.values}; {o.default} if not given.") for o in game.options], indent=4
                )
            screen.say()
        screen.say("Bots", style="bold")
        screen.pairs([(name, f"{words}.") for name, words in PLAYERS.items()])


@click.command("rules")
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID or WORDS]...")
def rules(game: str, words: tuple[str, ...]) -> None:
    """Read a rulebook, one rule, or the rules about something.

    \b
      intrigue rules trickery              the whole rulebook
      intrigue rules trickery TRK-ACT-1    one rule
      intrigue rules trickery chest full   all rules that contain these words
    """
    played, screen, wanted = find_game(game), Screen(), " ".join(words)
    with paged(screen):
        if not wanted:
            show_rulebook(screen, played)
            return
        found = look_up(played, wanted)
        if not found:
            raise BadInput(f"No rule of {played.title} has that id or contains '{wanted}'.")
        show_rules(screen, found)


@click.command("cards")
@click.argument("game")
@click.argument("name", nargs=-1)
@click.option("--markdown", "as_page", is_flag=True, help="print all of them as a page in Markdown")
def cards(game: str, name: tuple[str, ...], as_page: bool) -> None:
    """Read the cards of a game: all of them, or those with that name."""
    played, screen, wanted = find_game(game), Screen(), " ".join(name)
    if as_page:
        click.echo(markdown(played), nl=False)
        return
    with paged(screen):
        found = find_cards(played, wanted) if wanted else list(played.cards())
        if not found:
            raise BadInput(f"{played.title} has no card '{wanted}'. `intrigue cards {played.name}` lists them.")
        show_cards(screen, found)
        if played.notation and any(card.facts for card in found):
            screen.say()
            screen.paragraph(played.notation)
        rulings = [rule for card in found for rule in [card.rule] if wanted and rule in played.rulebook]
        if rulings:
            screen.say()
            show_rules(screen, [played.rulebook[rule] for rule in rulings])
