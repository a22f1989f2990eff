"""`intrigue play`: sit down, play, and go on another time."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from contextlib import contextmanager

import click
from click.core import ParameterSource
from rich.cells import cell_len, set_cell_size

from .. import games as game_names
from ..core import BadInput, Game
from ..games import game as game_by_name
from ..players import PLAYERS
from ..table import Table
from ..words import of_game
from . import given, saves
from .browse import find_game
from .saves import PERSON, SavedGame
from .screen import Screen, clean, listed
from .sitting import Left, Sitting, short

LONGEST_NAME = 12  # so that every table fits in 80 columns
BOT_NAMES = ("Aurelia", "Basil", "Cosima", "Dorian", "Esther", "Florian", "Greta")


@click.command("play")
@click.argument("game", required=False)
@click.option("--seats", type=int, metavar="N", help="How many play; as many as is usual if not given.")
@click.option("--seat", type=int, metavar="K", help="Where you sit, counted from 1.")
@click.option(
    "--bots",
    metavar="NAMES",
    help=f"Who plays the other seats: one name for all, or several with commas between. There are "
    f"{' and '.join(PLAYERS)}; sensible if not given.",
)
@click.option(
    "--seed",
    type=click.IntRange(-(2**63), 2**63 - 1),
    metavar="S",
    help="A number: the same seed and the same actions give the same game. Without it, nobody can know the deal.",
)
@click.option("--options", metavar="A=B,C=D", help="Options of the game; 'intrigue games' explains them.")
@given.with_decks
@click.option("--name", metavar="NAME", help="Your name; with --hotseat all names, with commas between.")
@click.option("--hotseat", is_flag=True, help="All seats are people, who share this keyboard.")
@click.option("--resume", is_flag=True, help="Go on with the game that you left last.")
@given.with_language("The language of the game, where it has words in it.")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    seats: int | None,
    seat: int | None,
    bots: str | None,
    seed: int | None,
    options: str | None,
    decks: str | None,
    name: str | None,
    hotseat: bool,
    resume: bool,
    language: str,
) -> None:
    """Play a game against bots, or with others on one keyboard.

    Everything can be typed that is listed at the table; ? explains, q leaves, and nothing is ever lost: 'intrigue play
    --resume' goes on where you were.
    """
    screen = Screen()
    with leaving(screen):
        if resume:
            refuse_with(ctx, "resume", ("seats", "seat", "bots", "seed", "options", "decks", "name", "hotseat"))
            settle(screen, *go_on(screen, game), language)
            return
        if hotseat:
            refuse_with(ctx, "hotseat", ("seat", "bots"))
        chosen = find_game(game) if game else choose_game(screen)
        count = seats if seats is not None else chosen.usual if chosen.usual in chosen.seats else chosen.seats[0]
        chosen.check_seats(count)
        if seat is not None and not 1 <= seat <= count:
            raise BadInput(f"There is no seat {seat} at a table for {count}; seats count from 1.")
        players = (
            [PERSON] * count if hotseat else seat_bots(count, (seat or 1) - 1, "sensible" if bots is None else bots)
        )
        names = call(players, name)
        variant = given.options(chosen, options or "", decks)
        table = Table.new(chosen, names, saves.seats(chosen, players), seed, variant, bot_seed=seed)
        introduce(screen, table, language)
        while settle(screen, table, save(screen, table, players), language) and another(screen):
            table = Table.new(chosen, names, saves.seats(chosen, players), None, variant)
            seal(screen, table)


@contextmanager
def leaving(screen: Screen) -> Iterator[None]:
    """Ctrl-C is a way to leave like any other; whatever was begun is saved."""
    try:
        yield
    except KeyboardInterrupt:
        screen.say()


def refuse_with(ctx: click.Context, flag: str, others: tuple[str, ...]) -> None:
    for other in others:
        if ctx.get_parameter_source(other) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{flag} and --{other} do not go together.", ctx)


def choose_game(screen: Screen) -> Game:
    names = game_names()
    if len(names) == 1 or not screen.live:
        return game_by_name(names[0])
    known = [game_by_name(name) for name in names]
    rows = [(str(number), f"{game.title}: {of_game(game, 'special')}") for number, game in enumerate(known, 1)]
    screen.pairs(rows, right=True)
    while True:
        line = screen.ask("Which game? > ")
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(known):
            return known[int(line) - 1]
        try:
            return find_game(line)
        except BadInput as bad:
            screen.say(str(bad))


# ---------------------------------------------------------------------- who plays


def seat_bots(count: int, own: int, bots: str) -> list[str]:
    """For each seat `person` or the name of its bot: one bot for all the others, or several in turn."""
    wanted = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not wanted:
        raise BadInput(f"--bots needs names. Bots: {', '.join(PLAYERS)}.")
    if len(wanted) > count - 1:
        raise BadInput(f"{len(wanted)} bots are too many: besides you there are {count - 1} seats.")
    players = [wanted[number % len(wanted)] for number in range(count - 1)]
    players.insert(own, PERSON)
    return players


def call(players: list[str], given: str | None) -> list[str]:
    """A name for everybody, none of them twice."""
    people = players.count(PERSON)
    if people == 1:
        wanted = [given if given is not None else login()]
    else:
        wanted = [part for part in (given or "").split(",") if part.strip()]
        if len(wanted) > people:
            raise BadInput(f"{len(wanted)} names are too many for {people} seats.")
        wanted += [f"Player {number}" for number in range(len(wanted) + 1, people + 1)]
    own = [tidy(part) for part in wanted]
    if not all(own):
        raise BadInput("A name needs at least one letter.")
    if len({part.lower() for part in own}) < len(own):
        raise BadInput("Two players cannot have the same name.")
    spare = [bot for bot in BOT_NAMES if bot.lower() not in {part.lower() for part in own}]
    return [own.pop(0) if player == PERSON else spare.pop(0) for player in players]


def tidy(name: str) -> str:
    plain = clean(name)
    return plain if cell_len(plain) <= LONGEST_NAME else set_cell_size(plain, LONGEST_NAME).rstrip()


def login() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return name.capitalize() if name.isalpha() and name != "root" else "Guest"


# ---------------------------------------------------------------------- beginning, leaving, going on


def introduce(screen: Screen, table: Table, language: str) -> None:
    """What a newcomer needs to begin: what it is about, how a turn goes, and the keys."""
    game, names, people = table.game, table.names, table.people
    screen.say(f"{game.title}, {len(names)} players", style="bold")
    screen.say(of_game(game, "primer", language))
    screen.say()
    if len(people) == 1:
        others = [name for seat, name in enumerate(names) if seat not in people]
        bots = f"{others[0]} is a bot" if len(others) == 1 else f"{listed(others)} play by themselves"
        screen.say(f"You are {names[people[0]]} in seat {people[0] + 1}; {bots}.")
    screen.say(
        "Type the number of an option to act. ? helps, h gives a hint, u takes back, r shows the rules, q quits."
    )
    seal(screen, table)
    screen.wait("Press Enter to begin > ")


def seal(screen: Screen, table: Table) -> None:
    """What the game is dealt from, said before it begins."""
    if table.record.header.commitment:
        screen.say("The deal is sealed. This commitment lets you check it after the game:")
        screen.exact(table.record.header.commitment)
    else:
        screen.say(f"This game is dealt from seed {table.record.header.seed}.")


def save(screen: Screen, table: Table, players: list[str]) -> SavedGame | None:
    """A place for the game; one can play without."""
    try:
        return saves.begin(table, players)
    except OSError as error:
        screen.say(f"This game cannot be saved: {error.strerror or error}. You can play it all the same.")
        return None


def settle(screen: Screen, table: Table, saved: SavedGame | None, language: str) -> bool:
    """Play until the end or until somebody leaves; True at the end."""
    if len(table.people) > 1:
        screen.echo = False  # what one person types is not for the next one's eyes
    kept = "intrigue play --resume" if saved is not None else None
    try:
        Sitting(screen, table, saved, language).play()
    except (Left, EOFError) as left:
        if isinstance(left, EOFError):
            screen.say("The input ends here." if not screen.live else "")
        screen.say(f"The game is saved. To go on: {kept}" if kept else "The game is not saved.")
        return False
    except KeyboardInterrupt:
        screen.say()
        screen.say(f"The game is saved. To go on: {kept}" if kept else "The game is not saved.")
        return False
    finally:
        if saved is not None:
            saved.release()
    return True


def go_on(screen: Screen, game: str | None) -> tuple[Table, SavedGame]:
    """The latest unfinished game, of that game if one is named."""
    wanted = find_game(game).name if game else None
    busy = False
    for saved in saves.unfinished(wanted):
        if not saved.hold():
            busy = True
            continue
        try:
            table = saved.sit_down()
        except BadInput as bad:
            screen.say(f"{short(saved.path)} cannot be gone on with: {bad}")
        else:
            if not table.state.over:
                names = listed(table.names)
                screen.say(f"{table.game.title} again, with {names}, after {table.state.moves} actions.", style="bold")
                return table, saved
            saved.finish()  # it was stopped between its last action and its last words
        saved.release()
    if busy:
        raise BadInput("The game that you left is being played in another window.")
    raise BadInput("There is no unfinished game. To begin one: intrigue play")


def another(screen: Screen) -> bool:
    if not screen.live:
        return False
    try:
        return screen.ask("Another game? [y/N] ").lower() in ("y", "yes")
    except EOFError:
        return False
