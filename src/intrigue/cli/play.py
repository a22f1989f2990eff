"""`intrigue play`: sit down, play, and go on another time."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from click.core import ParameterSource
from rich.cells import cell_len, set_cell_size

from ..core import BadInput, Game, wrap
from ..core.phrase import seat as of_seat
from ..games import GAMES
from ..games import game as game_by_name
from ..players import PLAYERS
from ..table import Guided, LocalTable
from ..words import Speaker, of_game
from . import game_options, saves
from .browse import find_game
from .language import voice, with_language
from .lessons import GuidedGame
from .saves import PERSON, SavedGame
from .screen import Screen, clean
from .terminal_game import LeftTable, TerminalGame, short

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
@game_options.with_decks
@game_options.with_changes
@click.option("--name", metavar="NAME", help="Your name; with --hotseat all names, with commas between.")
@click.option("--hotseat", is_flag=True, help="All seats are people, who share this keyboard.")
@click.option("--resume", is_flag=True, help="Go on with the game that you left last.")
@with_language
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
    cards: Path | None,
    deny: str,
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
            refuse_with(
                ctx, "resume", ("seats", "seat", "bots", "seed", "options", "decks", "cards", "deny", "name", "hotseat")
            )
            settle(screen, *go_on(screen, game, language), language)
            return
        if hotseat:
            refuse_with(ctx, "hotseat", ("seat", "bots", "deny"))
        chosen = find_game(game) if game else choose_game(screen, language)
        count = seats if seats is not None else chosen.default_seats
        chosen.check_seats(count)
        if seat is not None and not 1 <= seat <= count:
            raise BadInput(f"There is no seat {seat} at a table for {count}; seats count from 1.")
        players = (
            [PERSON] * count if hotseat else seat_bots(count, (seat or 1) - 1, "sensible" if bots is None else bots)
        )
        names = call(players, name)
        agreed = game_options.options(chosen, options or "", decks)
        chosen.new(count, 0, agreed)
        game_options.change_cards(chosen, cards, count, agreed)
        lacking = game_options.lacking(chosen, deny, players, count, agreed)
        table = LocalTable.new(chosen, names, saves.seats(chosen, players, lacking), seed, agreed, bot_seed=seed)
        introduce(screen, table, language)
        while settle(screen, table, save(screen, table, players, language), language) and another(screen, language):
            table = LocalTable.new(chosen, names, saves.seats(chosen, players, lacking), None, agreed)
            seal(screen, table, voice(chosen, names, language))


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


def choose_game(screen: Screen, language: str) -> Game:
    if len(GAMES) == 1 or not screen.live:
        return game_by_name(GAMES[0])
    known = [game_by_name(name) for name in GAMES]
    rows = [
        (str(number), f"{game.title}: {of_game(game, 'special', language)}") for number, game in enumerate(known, 1)
    ]
    screen.pairs(rows, right=True)
    while True:
        line = screen.ask(voice(language=language).text("term-which-game"))
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


def introduce(screen: Screen, table: LocalTable, language: str) -> None:
    """What a newcomer needs to begin: what it is about, how a turn goes, and the keys."""
    game, names, people = table.game, table.names, table.people
    spoken = voice(game, names, language)
    screen.say(spoken.text("term-title", title=game.title, players=len(names)), style="bold")
    screen.say(of_game(game, "primer", language))
    screen.say()
    if len(people) == 1:
        bots = tuple(of_seat(seat) for seat in range(len(names)) if seat not in people)
        screen.say(spoken.text("term-you-are", seat=of_seat(people[0]), number=people[0] + 1, bots=bots))
    tell_cards(screen, table, language)
    screen.say(spoken.text("term-how-to"))
    offer_course(screen, game, spoken)
    seal(screen, table, spoken)
    screen.wait(spoken.text("term-begin"))


def tell_cards(screen: Screen, table: LocalTable, language: str) -> None:
    """That the cards are not as they are printed, before anybody relies on them."""
    for sentence in game_options.other_cards(table.game, saves.lacking(table), language):
        screen.say(sentence, style="bold")


def offer_course(screen: Screen, game: Game, spoken: Speaker) -> None:
    """Once, before the first game of a kind."""
    try:
        first = not saves.has_played(game.name)
    except OSError:  # no folder for games: nobody knows
        return
    if first and game.course is not None:
        screen.say(spoken.text("term-learn-offer", game=game.name, minutes=game.course.minutes))


def seal(screen: Screen, table: LocalTable, spoken: Speaker) -> None:
    """What the game is dealt from, said before it begins."""
    if table.record.header.commitment:
        screen.say(spoken.text("term-sealed"))
        screen.exact(table.record.header.commitment)
    else:
        screen.say(spoken.text("term-seed", seed=str(table.record.header.seed)))


def save(screen: Screen, table: LocalTable, players: list[str], language: str) -> SavedGame | None:
    """A place for the game; one can play without."""
    try:
        return saves.begin(table, players)
    except OSError as error:
        screen.say(voice(language=language).text("term-no-saving", error=wrap(str(error.strerror or error))))
        return None


def settle(screen: Screen, table: LocalTable, saved: SavedGame | None, language: str) -> bool:
    """Play until the end or until somebody leaves; True at the end."""
    if len(table.people) > 1:
        screen.echo = False  # what one person types is not for the next one's eyes
    spoken = voice(table.game, table.names, language)
    guided = isinstance(table, Guided)
    kind = "term-left-unsaved" if saved is None else "term-left-guided" if guided else "term-left-saved"
    left = spoken.text(kind, game=table.game.name)
    try:
        if isinstance(table, Guided):
            GuidedGame(screen, table, saved, language).play()
        else:
            TerminalGame(screen, table, saved, language).play()
    except (LeftTable, EOFError) as end:
        if isinstance(end, EOFError):
            screen.say(spoken.text("term-no-input") if not screen.live else "")
        screen.say(left)
        return False
    except KeyboardInterrupt:
        screen.say()
        screen.say(left)
        return False
    finally:
        if saved is not None:
            saved.release()
    return True


def go_on(screen: Screen, game: str | None, language: str) -> tuple[LocalTable, SavedGame]:
    """The latest unfinished game, of that game if one is named."""
    wanted = find_game(game).name if game else None
    busy = False
    for saved in saves.unfinished_games(wanted):
        if not saved.hold():
            busy = True
            continue
        try:
            table = saved.sit_down()
        except BadInput as bad:
            path = wrap(short(saved.path))
            screen.say(voice(language=language).text("term-no-going-on", path=path, reason=wrap(str(bad))))
        else:
            if not table.state.over:
                seats = tuple(of_seat(seat) for seat in range(table.state.seats))
                title, actions = table.game.title, table.state.moves
                spoken = voice(table.game, table.names, language)
                screen.say(spoken.text("term-again", title=title, seats=seats, actions=actions), style="bold")
                tell_cards(screen, table, language)
                return table, saved
            saved.finish()  # it was stopped between its last action and its last words
        saved.release()
    if busy:
        raise BadInput(voice(language=language).text("term-elsewhere"))
    raise BadInput(voice(language=language).text("term-none-left"))


def another(screen: Screen, language: str) -> bool:
    if not screen.live:
        return False
    try:
        spoken = voice(language=language)
        return screen.ask(spoken.text("term-another")).lower() in ("y", "yes", *spoken.text("term-yes").split())
    except EOFError:
        return False
