"""What all doors for researchers share: which game is meant, under which rules, who observes it, and how it ended."""

from __future__ import annotations

import copy
import operator
import re
import warnings
from functools import cache
from typing import Any, Self

from rich.console import Console

from ..core import BadInput, Game, State
from ..core.observer import Observer
from ..games import game as game_named
from ..words import Speaker

RENDER_MODES = ("human", "ansi")
ILLEGAL = ("end", "raise")  # what an illegal action does: it ends the game at the cost of the fair share, or is refused
REFUSED = "refused"  # the key in an info that says why an action was not done
WIDTH = 80


def id_of(game: Game) -> str:
    """The game with the version of its rules: what was learned or measured is about this one."""
    return f"{game.name}_v{game.version}"


def game_of(id: str | Game) -> Game:
    """A game by its name, or by its id if that is of today's rules; or itself."""
    if isinstance(id, Game):
        return id
    named = re.fullmatch(r"(.+)_v([0-9]+)", id) if isinstance(id, str) else None
    if named is None:
        return game_named(id)
    game = game_named(named[1])
    if id_of(game) != id:
        raise BadInput(
            f"'{id}' is {game.title} by other rules than today's, which have version {game.version}: "
            f"that is '{id_of(game)}', or '{game.name}' for whichever rules there are."
        )
    return game


@cache
def observer_of(game: Game) -> Observer:
    """Who observes a game: its own observer, or one that reads views, which is slow."""
    if game.observer is not None:
        return game.observer
    from .viewing import ViewObserver

    warnings.warn(
        f"{game.title} declares no observer, so what a seat observes is read from its view, which is slow. "
        "See docs/researchers.md for how to declare one.",
        stacklevel=2,
    )
    return ViewObserver(game)


class Copied:
    """Whatever plays a game is copied whole: two environments never go on with one state."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


def outcome(state: State) -> list[float]:
    """What each seat has of a game that is over: its share of the victory less the fair share. They add up to 0."""
    result = state.result
    assert result is not None
    return [result.share(seat) - 1 / state.seats for seat in range(state.seats)]


def whole(action: Any) -> int:
    """An index that somebody chose, as a plain number."""
    try:
        return operator.index(action)
    except TypeError:
        raise BadInput(f"An action is a whole number, not {action!r}.") from None


def check_choice(what: str, given: Any, known: tuple[Any, ...]) -> None:
    if given not in known:
        raise BadInput(f"There is no {what} {given!r}; there are {', '.join(map(str, known))}.")


def draw_board(state: State, mode: str | None, names: list[str]) -> str | None:
    """What a spectator sees, in 80 columns of text: printed for people, or given back."""
    if mode is None:
        raise BadInput("Nothing to draw: make the environment with render_mode='human' or 'ansi'.")
    console = Console(width=WIDTH, no_color=mode == "ansi")
    picture = state.game.drawing.draw(state.view(None), Speaker(state.game, names))
    if mode == "human":
        console.print(picture)
        return None
    with console.capture() as captured:
        console.print(picture)
    return captured.get()
