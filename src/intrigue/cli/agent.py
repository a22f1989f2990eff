"""`intrigue agent`: a bot in any language plays, by lines of JSON."""

from __future__ import annotations

import secrets
import sys

import click

import intrigue

from ..core import Player, seeded
from ..lab.agent import Channel, Foreign, Program, hello, play
from ..lab.chance import Share
from ..lab.fuzz import seed_of
from ..players import player
from ..words import ENGLISH
from . import game_options
from .browse import find_game
from .language import language


@click.command()
@click.argument("game")
@click.option(
    "--command",
    help="start this program, without a shell, and talk to it; without, the line is standard input and output",
)
@click.option("--games", default=1, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--seats", type=int, help="how many seats; the fewest that the game allows if not given")
@click.option("--seat", type=click.IntRange(1), help="where the bot sits; it moves on from game to game if not given")
@click.option("--against", default="sensible", show_default=True, help="bots for the other seats, commas between")
@click.option("--seed", type=int, help="the same seed gives the same deals")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@game_options.with_decks
@language(lambda: ENGLISH, "English")
def agent(
    game: str,
    command: str | None,
    games: int,
    seats: int | None,
    seat: int | None,
    against: str,
    seed: int | None,
    options_text: str,
    decks: str | None,
    language: str,
) -> None:
    """Let a bot written in any language play GAME against our bots.

    The bot gets one JSON object a line and answers questions of type "act" with one line, for instance
    {"say": "pause"}. docs/agents.md describes every message.
    """
    chosen = find_game(game)
    options = game_options.options(chosen, options_text, decks)
    count = chosen.seats[0] if seats is None else seats
    chosen.new(count, 0, options)
    if seat is not None and seat > count:
        raise intrigue.BadInput(f"There is no seat {seat}; there are {count}.")
    names = [name.strip() for name in against.split(",") if name.strip()]
    bots = [player(chosen, name) for name in names]
    if not bots:
        raise intrigue.BadInput("Name at least one bot, for instance --against sensible.")
    start = secrets.randbelow(1 << 32) if seed is None else seed
    line: Channel = Program(command) if command else Channel(sys.stdin.buffer, sys.stdout.buffer)
    won = Share()
    try:
        line.say(hello(chosen, count, options, games))
        for index in range(games):
            mine = index % count if seat is None else seat - 1
            players: list[Player] = [bots[((seat - mine) % count - 1) % len(bots)] for seat in range(count)]
            players[mine] = Foreign(line, language)
            state = chosen.new(count, seed_of(start, index), options)
            play(state, players, seeded(seed_of(start, index, "players")), index + 1)
            result = state.result
            assert result is not None
            won.add(result.share(mine))
        line.say({"type": "bye", "games": won.games, "won": won.won})
    finally:
        line.close()
        low, high = won.interval
        if won.games:
            told = (
                f"The bot won {won.won:g} of {won.games} games: {won.mean:.1%}, 95 % interval {low:.1%} to {high:.1%}"
            )
            click.echo(f"{told}; {1 / count:.1%} would be fair.", err=True)
