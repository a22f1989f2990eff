"""One command, `intrigue`. Each subcommand is imported only when it is used, so that `intrigue --help` is quick."""

from __future__ import annotations

import io
import os
import signal
import sys
from importlib import import_module
from typing import Any

import click

from ..core import BadInput, Illegal
from ..core.refusal import did_you_mean
from .exit_status import FAILED, MISUSED, STOPPED, WORDS, was_stopped

COMMANDS = {  # name: where it is, and what it does in one line
    "play": ("intrigue.cli.play:play", "Play a game against bots, or with others on one keyboard."),
    "learn": ("intrigue.cli.learn:learn", "Learn a game by playing it, with a guide."),
    "serve": ("intrigue.cli.serve:serve", "Serve the table in the browser: play with friends and bots."),
    "puzzles": ("intrigue.cli.puzzles:puzzles", "Solve the puzzle of the day; make and check puzzles."),
    "think": ("intrigue.cli.think:think", "Lend this machine's cores to the bots of servers elsewhere."),
    "games": ("intrigue.cli.browse:games", "List the games, their options and the bots."),
    "rules": ("intrigue.cli.browse:rules", "Read a rulebook, one rule, or the rules about something."),
    "cards": ("intrigue.cli.browse:cards", "Read the cards of a game."),
    "deck": ("intrigue.cli.deck:deck", "Check decks that players bring, show the sample decks."),
    "replay": ("intrigue.cli.records:replay", "Tell the story of a recorded game."),
    "verify": ("intrigue.cli.records:verify", "Check that a recorded game was dealt and played honestly."),
    "review": ("intrigue.cli.review:review", "Judge the decisions of a recorded game."),
    "simulate": ("intrigue.cli.simulate:simulate", "Let bots play many games and see who wins."),
    "balance": ("intrigue.cli.balance:balance", "Report how a game is balanced: seats, cards, length, what if."),
    "tournament": ("intrigue.cli.tournament:tournament", "Let bots meet each other, with ratings and a cross table."),
    "data": ("intrigue.cli.data:data", "Write a data set of decisions, for those who learn from games."),
    "agent": ("intrigue.cli.agent:agent", "Let a bot written in any language play, by lines of JSON."),
    "fuzz": ("intrigue.cli.fuzz:fuzz", "Look for faults: random games with every law checked."),
    "bench": ("intrigue.cli.bench:bench", "Measure how fast the games run here."),
    "backup": ("intrigue.cli.backup:backup", "Write all that a server has to one file, also while it serves."),
    "restore": ("intrigue.cli.backup:restore", "Put a backup into a database."),
    "admin": (
        "intrigue.cli.admin:admin",
        "For hosts: tables, visitors, bans, who is to be forgotten.",
    ),
}


class Sentence(click.ClickException):
    """An error as people get it: a sentence on stderr."""

    exit_code = FAILED

    def show(self, file: Any = None) -> None:
        plain = "".join(c if c.isprintable() or c == "\n" else "?" for c in self.message)  # it may quote a foreign file
        click.echo(plain, file=file or sys.stderr)


class Misuse(Sentence):
    """A sentence about what was asked for, rather than about what went wrong with it."""

    exit_code = MISUSED


class Halt(Sentence):
    """A sentence about what Ctrl-C has left unfinished."""

    exit_code = STOPPED


WRONG_FILE = (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError)  # it was named by somebody


def why_it_stopped(ctx: click.Context, sentence: Sentence) -> Sentence:
    """Where somebody pressed Ctrl-C, that is why there is not enough of something."""
    return Halt(sentence.message) if was_stopped(ctx) else sentence


class PlainErrors(click.Command):
    """A command that reports errors as sentences, and Ctrl-C by its exit status."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            done = super().invoke(ctx)
        except BadInput as bad:
            raise why_it_stopped(ctx, Misuse(str(bad))) from None
        except Illegal as illegal:
            raise Sentence(str(illegal)) from None
        except KeyboardInterrupt:
            click.echo(err=True)  # the shell's prompt belongs on a line of its own
            raise click.exceptions.Exit(STOPPED) from None
        except EOFError:
            raise Sentence("\nThe input ended before there was an answer.") from None
        except BrokenPipeError:
            raise  # Click ends quietly when nobody reads any more
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            kind = Misuse if isinstance(error, WRONG_FILE) else Sentence
            raise why_it_stopped(ctx, kind(f"{where}{error.strerror or error}.")) from None
        if was_stopped(ctx):
            raise click.exceptions.Exit(STOPPED)
        return done


class Intrigue(PlainErrors, click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name][0].partition(":")
        try:
            found: click.Command = getattr(import_module(module), attribute)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            raise click.UsageError(error.message + did_you_mean(args[0], COMMANDS), ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """From the table above, where Click would import them all."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, words) for name, (_, words) in COMMANDS.items()])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Exit status"):
            formatter.write_dl([(str(status), words) for status, words in WORDS.items()])


def tell_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from .. import COMPILED, __version__

        click.echo(f"Intrigue {__version__} ({'compiled' if COMPILED else 'plain Python'})")
        ctx.exit()


@click.group("intrigue", cls=Intrigue, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    callback=tell_version,
    expose_value=False,
    is_eager=True,
    help="Say the version and exit.",
)
def intrigue() -> None:
    """Card games of intrigue by their complete rules.

    \b
      intrigue play                 play at once, against three bots
      intrigue learn trickery       learn a game by playing it
      intrigue rules trickery       read the rules
      intrigue play --resume        go on with the game you left
    """


def main() -> None:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # an odd character is no reason to stop a game
            stream.reconfigure(errors="replace")
    try:
        intrigue(prog_name="intrigue")
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said, and Python tidies up: there is nothing to stop
