"""`intrigue learn`: a first game with a guide."""

from __future__ import annotations

import click

from ..core import BadInput, Game
from ..core.phrase import seat as of_seat
from ..games import GAMES
from ..games import game as game_by_name
from ..table import Guide, Guided, LocalTable
from . import saves
from .browse import find_game
from .language import voice, with_language
from .play import call, leaving, save, seat_bots, settle
from .saves import SavedGame
from .screen import Screen


@click.command("learn")
@click.argument("game", required=False)
@click.option("--again", is_flag=True, help="Begin anew, also where you left a guided game.")
@click.option("--name", metavar="NAME", help="Your name.")
@with_language
def learn(game: str | None, again: bool, name: str | None, language: str) -> None:
    """Learn a game by playing it: a guide says what is what, and you play on to the end.

    Without a game, the guided games are listed, with how far you are. One that you left goes on where you were.
    """
    screen = Screen()
    if game is None:
        overview(screen, language)
        return
    chosen = find_game(game)
    if chosen.course is None:
        there = ", ".join(one.name for one in map(game_by_name, GAMES) if one.course is not None)
        raise BadInput(f"{chosen.title} has no guided game yet. There is one for: {there}.")
    with leaving(screen):
        left = None if again else go_on(chosen)
        if left is not None:
            table, saved = left
            screen.say(voice(chosen, table.names, language).text("term-learn-again", title=chosen.title), style="bold")
            settle(screen, table, saved, language)
            return
        players = seat_bots(chosen.course.seats, chosen.course.learner, "sensible")
        fresh = Guided.begin(chosen, call(players, name), saves.seats(chosen, players))
        introduce(screen, fresh, language)
        settle(screen, fresh, save(screen, fresh, players, language), language)


def introduce(screen: Screen, table: Guided, language: str) -> None:
    spoken = voice(table.game, table.names, language)
    assert table.game.course is not None
    seat = of_seat(table.game.course.learner)
    others = tuple(of_seat(other) for other in range(len(table.names)) if of_seat(other) != seat)
    screen.say(spoken.text("term-title", title=table.game.title, players=len(table.names)), style="bold")
    screen.say(spoken.text("term-learn-begins", minutes=table.game.course.minutes))
    screen.say(spoken.text("term-you-are", seat=seat, number=table.game.course.seat, bots=others))
    screen.say(spoken.text("term-how-to"))


def go_on(game: Game) -> tuple[LocalTable, SavedGame] | None:
    """The guided game that was left last; None where there is none that can be gone on with."""
    for saved in saves.unfinished_games(f"{game.name}{saves.GUIDED}"):
        if not saved.hold():
            continue
        try:
            table = saved.sit_down()
        except BadInput:  # damaged, or from other rules: it is learned anew
            saved.release()
            continue
        if not table.state.over:
            return table, saved
        saved.finish()
    return None


def overview(screen: Screen, language: str) -> None:
    spoken = voice(language=language)
    screen.pairs([(name, f"{game_by_name(name).title}: {standing(game_by_name(name), language)}") for name in GAMES])
    screen.say(spoken.text("term-learn-how"))


def standing(game: Game, language: str) -> str:
    """How far somebody is with the guided game."""
    spoken = voice(game, language=language)
    if game.course is None:
        return spoken.text("term-learn-none")
    lessons, latest = len(game.course.lessons), saves.guided_game(game.name)
    if latest is None:
        return spoken.text("term-learn-new", lessons=lessons, minutes=game.course.minutes)
    try:
        done, _ = Guide(game).place(saves.read_record(latest).lines)
    except BadInput:
        done = 0
    return spoken.text("term-learn-through" if done == lessons else "term-learn-at", lesson=done + 1, lessons=lessons)
