"""How a command ends: the statuses that scripts go by, and what Ctrl-C does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import click
import msgspec

DONE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130
WORDS = {  # for `intrigue --help`; docs/scripts.md says more
    DONE: "done",
    FAILED: "a check failed (verify, deck check, puzzles check, fuzz), or something went wrong on the way",
    MISUSED: "what was asked for cannot be done; a sentence says why",
    STOPPED: "stopped by Ctrl-C; what was done until then is shown and kept",
}
MARK = "intrigue.stopped"


class Stop(msgspec.Struct):
    """Whether somebody pressed Ctrl-C."""

    early: bool = False


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Ctrl-C ends the work within and nothing else: the command goes on to show and keep what is done, and its status
    tells that there should have been more. Pressed again, it takes nothing of that away."""
    stop, command = Stop(), click.get_current_context()
    if was_stopped(command):  # that was about something before
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield stop
    except KeyboardInterrupt:
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        command.call_on_close(partial(signal.signal, signal.SIGINT, heard))
        stop.early = True
        command.meta[MARK] = True


def was_stopped(ctx: click.Context) -> bool:
    return bool(ctx.meta.get(MARK))
