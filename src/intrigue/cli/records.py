"""`intrigue replay` and `intrigue verify`: recorded games, told and checked."""

from __future__ import annotations

import click

from ..core import BadInput, Sealed
from ..core.record import Record, broken_seal, other_rules
from ..core.record import verify as faults
from ..games import game as game_by_name
from ..table import Table
from ..words import Speaker
from . import Sentence
from .answers import Answers
from .game_options import other_cards
from .language import with_language
from .saves import find_record, read_record
from .screen import Screen


@click.command("replay")
@click.argument("record", metavar="RECORD")
@click.option("--step", is_flag=True, help="One action at a time, with the table drawn; Enter goes on, q stops.")
@click.option(
    "--seat", type=int, metavar="K", help="Through the eyes of this seat, counted from 1; else a spectator's."
)
@with_language
def replay(record: str, step: bool, seat: int | None, language: str) -> None:
    """Tell the story of a recorded game.

    RECORD is a file, or the name of a game that was played here.
    """
    found = read_record(find_record(record))
    if seat is not None and not 1 <= seat <= found.header.seats:
        raise BadInput(f"There is no seat {seat} in this game; it has seats 1 to {found.header.seats}.")
    eyes = None if seat is None else seat - 1
    game = game_by_name(found.header.game)
    whole = Table(game, found)  # a record that does not hold together is not told
    table = Table(game, Record(found.header, [], found.close))
    screen = Screen(whole=not step)
    answers = Answers(screen, table, language)
    screen.say(f"{game.title}: {', '.join(table.names)}", style="bold")
    for sentence in other_cards(game, language=language):
        screen.say(sentence)
    answers.tell(eyes)
    for line in found.lines:
        before = table.now
        table.act(line.seat - 1, line.do)
        shown = answers.tell(eyes, before)
        if step and shown:
            screen.say()
            screen.say(game.drawing.draw(table.state.view(eyes), answers.voice))
            if screen.wait(answers.voice.text("term-go-on-or-stop")).lower().startswith("q"):
                return
            screen.say()
    result = whole.state.result
    if result is None:
        answers.say("term-record-ends", actions=len(found.lines))
    else:
        screen.say(f"{answers.voice.say(result.reason)} ({result.rule})", style="bold")


@click.command("verify")
@click.argument("record", metavar="RECORD")
def verify(record: str) -> None:
    """Check that a recorded game was dealt and played honestly.

    The game is played again from its secret or seed: every shuffle, draw and action must come out as the record says,
    and the secret must match the commitment that was published before the game. Of a game of other rules only the
    latter can be checked. RECORD is a file, or the name of a game that was played here.
    """
    path = find_record(record)
    try:
        found = read_record(path)
        game = game_by_name(found.header.game)
        known = found.header.rules == game.version
        wrong = list(faults(found, game)) if known else list(filter(None, [broken_seal(found)]))
    except BadInput as bad:
        wrong = [str(bad)]
    if wrong:
        raise Sentence("\n".join(f"No. {fault}" for fault in wrong))
    actions = f"{len(found.lines)} action{'' if len(found.lines) == 1 else 's'}"
    if not known:
        raise Sentence(in_part(found, f"{other_rules(found, game)} An Intrigue of that time can check its {actions}."))
    state = found.replay(game, events=False)
    if isinstance(state.rng, Sealed):
        dealt = (
            f"The secret matches the commitment, and every draw from it ({state.rng.state} in all) comes out the same. "
            "The commitment, to compare with the one shown before the game:"
        )
    else:
        dealt = f"Everything follows from seed {found.header.seed}; this game was not sealed."
    screen = Screen(whole=True)
    screen.say(
        f"Yes. {game.title}, {found.header.seats} players, {actions}: each is legal and leads to the same table."
    )
    for sentence in other_cards(game):
        screen.say(sentence)
    screen.say(dealt)
    if isinstance(state.rng, Sealed):
        screen.exact(found.header.commitment or "")
    if state.result is None:
        screen.say("The game is not finished.")
    else:
        screen.say(f"The result is right: {Speaker(game, found.header.players).say(state.result.reason)}")


def in_part(record: Record, rest: str) -> str:
    """What can be said about a record whose rules are not here."""
    if record.header.commitment is None:
        return f"Not checked. {rest}"
    return (
        "In part. The secret matches the commitment. This is the commitment, to compare with the one shown before the "
        f"game:\n{record.header.commitment}\nThe moves were not checked. {rest}"
    )
