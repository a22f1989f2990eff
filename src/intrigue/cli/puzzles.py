"""`intrigue puzzles`: the puzzle of the day in the terminal; puzzles made, and puzzles checked."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path

import click
import msgspec
from rich.table import Table as Grid

from ..core import BadInput, Game, Illegal, View, wrap
from ..games import GAMES
from ..games import game as game_by_name
from ..lab.jobs import cores, in_order
from ..lab.puzzle import FILE, Puzzle, encode, game_of_day, load_shipped, of_day, read
from ..lab.puzzle_check import Trial, find_fault
from ..lab.puzzle_maker import Collection, Order, make_puzzles
from ..players.hint import percent
from ..table import LocalTable
from . import game_options, streak
from .browse import find_game
from .console_tables import paper
from .exit_status import FAILED, stoppable
from .files import STDOUT, why_not_writable, with_json, write_json, writes
from .language import voice, with_language
from .play import call, leaving, seat_bots
from .progress import long_bar
from .screen import Screen
from .terminal_game import LeftTable, TerminalGame

FORBIDDEN = ("h", "u", "s", "a")  # keys of a game that make no sense at a puzzle


class Puzzles(click.Group):
    """What is not the name of a command is that of a game whose puzzle is to be solved."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named else ["solve", *args])


@click.group("puzzles", cls=Puzzles)
def puzzles() -> None:
    """Solve the puzzle of the day; make and check puzzles.

    \b
      intrigue puzzles                          the puzzle of the day
      intrigue puzzles trickery                 that of one game
      intrigue puzzles trickery --number 2      any other
      intrigue puzzles make trickery --count 5  make new ones
      intrigue puzzles check                    judge all that come with the games anew
    """


# ---------------------------------------------------------------------- solving


@puzzles.command("solve")
@click.argument("game", required=False)
@click.option("--number", type=click.IntRange(1), metavar="N", help="Another than that of the day; they begin with 1.")
@with_language
def solve(game: str | None, number: int | None, language: str) -> None:
    """Solve a puzzle: what wins most often here? This is what is done where no other command is named."""
    day = datetime.now(UTC).date()
    chosen = find_game(game) if game else game_of_day(day)
    found = load_shipped(chosen) if chosen else []
    if chosen is None or not found:
        which = f"There are no puzzles of {chosen.title} for these rules" if chosen else "There are no puzzles here"
        raise BadInput(f"{which}. To make some: intrigue puzzles make {chosen.name if chosen else 'GAME'}")
    if number is not None and number > len(found):
        raise BadInput(f"There is no puzzle {number} of {chosen.title}; there are {len(found)}.")
    place = of_day(len(found), day) if number is None else number - 1
    screen = Screen()
    own = voice(language=language)
    if number is None:
        title = own.text("term-puzzle-today", title=chosen.title, day=wrap(str(day)))
    else:
        title = own.text("term-puzzle-number", title=chosen.title, number=number, all=len(found))
    screen.say(title, style="bold")
    screen.say(own.text("term-puzzle-task"))
    with leaving(screen):
        solving = Solving(screen, chosen, found[place], language)
        try:
            right = solving.solve()
        except LeftTable:
            return
        if number is None:
            count(screen, day, right, language)


class Solving(TerminalGame):
    """A sitting at which one thing is chosen, and nothing is done."""

    def __init__(self, screen: Screen, game: Game, puzzle: Puzzle, language: str) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat - 1
        names = call(seat_bots(puzzle.seats, self.seat, "sensible"), None)
        others = [None if seat == self.seat else game.bot() for seat in range(puzzle.seats)]
        super().__init__(screen, LocalTable(game, puzzle.as_record(game, names), others, 0), None, language)
        self.answers.opinions = False
        self.answer: str | None = None

    def solve(self) -> bool:
        """Ask until there is an answer, and tell what is to be said to it; whether it was right."""
        while self.answer is None:
            self.turn(self.seat)
        puzzle, said = self.puzzle, self.puzzle.verdict(self.answer)
        right = said is puzzle.best
        lost = percent(puzzle.best.chance) - percent(said.chance)
        self.screen.heading(self.text("term-puzzle-right" if right else "term-puzzle-wrong", lost=lost))
        for words in puzzle.why:
            self.screen.bullet(self.answers.voice.say(words))
        self.screen.say()
        self.screen.say(self.text("term-puzzle-verdict", worlds=puzzle.worlds), style="italic")
        self.screen.put(self.verdict(self.answer))
        return right

    def act(self, seat: int, actions: list[int]) -> None:
        self.answer = self.table.state.say(seat, actions[0])

    def key(self, view: View, key: str, rest: str) -> bool:
        if key in FORBIDDEN:
            self.say("term-puzzle-no-key")
            return False
        return super().key(view, key, rest)

    def verdict(self, answer: str) -> Grid:
        words = {choice.say: choice.words for choice in self.table.state.view(self.seat).choices}
        grid = Grid()
        for column in ("choice", "chance", "surely"):
            right = column != "choice"
            grid.add_column(self.text(f"term-puzzle-{column}"), justify="right" if right else "left", overflow="fold")
        grid.add_column("", overflow="fold")
        for one in self.puzzle.verdicts:
            marks = [("best", one is self.puzzle.best), ("yours", one.do == answer)]
            note = ", ".join(self.text(f"term-puzzle-{mark}") for mark, holds in marks if holds)
            label = self.answers.voice.say(words[one.do])
            grid.add_row(label, f"{percent(one.chance)}", f"{percent(one.low)} - {percent(one.high)}", note)
        return grid


def count(screen: Screen, day: date, right: bool, language: str) -> None:
    """The first answer of a day counts for the streak. Without a place to keep it one can solve all the same."""
    own = voice(language=language)
    try:
        before = streak.load()
        now = before.after(day, right)
        streak.keep(now)
    except OSError as error:
        screen.say(own.text("term-puzzle-unkept", error=wrap(str(error.strerror or error))))
        return
    if now is before:
        screen.say(own.text("term-puzzle-counted"))
    screen.say(own.text("term-puzzle-streak", run=now.run, longest=now.longest))


# ---------------------------------------------------------------------- making


@puzzles.command("make")
@click.argument("game")
@click.option("--count", default=5, show_default=True, type=click.IntRange(1), help="How many puzzles.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Bots' games at most.")
@click.option("--seats", type=int, help="How many sit at the tables; as many as is usual if not given.")
@click.option("--options", "options_text", default="", help="Options of the game: name=value,name=value.")
@click.option("--seed", type=int, help="The same seed gives the same puzzles, whatever the number of jobs.")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="Processes.")
@game_options.with_decks
@writes("--out", "out", "Where the puzzles go; puzzles.json in this folder if not given.")
def make(
    game: str,
    count: int,
    games: int,
    seats: int | None,
    options_text: str,
    seed: int | None,
    jobs: int,
    decks: str | None,
    out: Path | None,
) -> None:
    """Make puzzles of GAME: let bots play, and keep the moments at which one choice is clearly best.

    That takes minutes for each of them, or hours where games are long. Ctrl-C stops early and keeps what is found.
    """
    chosen = find_game(game)
    seated = seats if seats is not None else chosen.default_seats
    options = game_options.options(chosen, options_text, decks)
    chosen.new(seated, 0, options)
    file = out or Path(FILE)
    if (wrong := why_not_writable(file)) is not None:
        raise BadInput(wrong)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    order, collection, done = Order(chosen.name, seated, options, seed), Collection(count), 0
    with long_bar() as progress, stoppable() as stop:
        task = progress.add_task("0 puzzles", total=games)
        for found in in_order(partial(make_puzzles, order), range(games), jobs):
            done += 1
            collection.add(found)
            progress.update(task, completed=done, description=f"{len(collection.puzzles)} puzzles")
            if collection.full:
                break
    found = collection.by_difficulty
    file.write_bytes(encode(found))
    early = ", stopped early" if stop.early else ""
    click.echo(f"{len(found)} puzzles of {chosen.title} in {done} games, seed {seed}{early}: {file}")
    for number, one in enumerate(found, 1):
        click.echo(f"  {number}  difficulty {one.difficulty:.2f}, {one.best.do} {one.best.chance:.0%}, {one.kind}")


# ---------------------------------------------------------------------- checking


class Checked(msgspec.Struct):
    """One puzzle, and what is wrong with it, if anything is."""

    game: str
    number: int
    fault: str | None


class Report(msgspec.Struct):
    """What `check --json` writes."""

    seed: int
    stopped: bool
    puzzles: list[Checked]


@puzzles.command("check")
@click.argument("game", required=False)
@click.option(
    "--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Puzzles that do not come with a game."
)
@click.option("--seed", default=1, show_default=True, type=int, help="Another seed judges with other luck.")
@click.option("--renew", is_flag=True, help="Write that file anew: those that hold, for the rules of now.")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="Processes.")
@with_json
def check(game: str | None, file: Path | None, seed: int, renew: bool, jobs: int, data: Path | None) -> None:
    """Judge the puzzles of GAME, or of all games, anew with other luck, and say which do not hold any more.

    With --renew those of earlier rules are judged by the rules of now, too, and the file keeps what holds.
    """
    if renew and (file is None or game):
        raise BadInput("--renew writes a whole file anew; name it with --file, and no game.")
    wanted = [find_game(game)] if game else [game_by_name(name) for name in GAMES]
    files = [file] if file else [one.folder / FILE for one in wanted if (one.folder / FILE).is_file()]
    listed = [(number, one) for each in files for number, one in enumerate(read(each), 1)]
    if game:
        listed = [(number, one) for number, one in listed if one.game == wanted[0].name]
    if renew:
        listed = [(number, update(one)) for number, one in listed]
    if not listed:
        raise BadInput("There are no puzzles to check.")
    console, checked = paper(quiet=data == STDOUT), list[Checked]()
    with long_bar("puzzles") as progress, stoppable() as stop:
        task = progress.add_task("puzzles", total=len(listed))
        for fault in in_order(find_fault, [Trial(one, seed) for _, one in listed], jobs):
            number, one = listed[len(checked)]
            checked.append(Checked(one.game, number, fault))
            progress.update(task, completed=len(checked))
    for row in checked:
        console.print(f"{row.game} {row.number}: {row.fault or 'holds.'}")
    shaken = [row for row in checked if row.fault]
    console.print(f"{len(checked) - len(shaken)} of {len(checked)} hold{', stopped early' if stop.early else ''}.")
    if data is not None:
        write_json(data, Report(seed, stop.early, checked))
    if renew and file and not stop.early:
        holding = [one for (_, one), row in zip(listed, checked, strict=True) if row.fault is None]
        file.write_bytes(encode(holding))
        return
    if shaken:
        raise click.exceptions.Exit(FAILED)


def update(puzzle: Puzzle) -> Puzzle:
    """A puzzle as one of the rules of now, where that can be; else it is left to the check to say why not."""
    try:
        return puzzle.update(game_by_name(puzzle.game))
    except (BadInput, Illegal):
        return msgspec.structs.replace(puzzle, rules=game_by_name(puzzle.game).version)
