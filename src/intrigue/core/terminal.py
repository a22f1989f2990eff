"""How a game looks in a terminal."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from .phrase import Phrase, Voice, Words
from .view import Choice, View

NOTHING = "-"

V = TypeVar("V", bound=View, default=Any)


class Drawing(Generic[V]):
    """Made from what a seat may see, and from nothing else."""

    signs: ClassVar[tuple[tuple[Words, Words], ...]] = ()  # signs and short words that `draw` uses, and their meanings
    phrases: ClassVar[tuple[tuple[str, Words], ...]] = ()  # what may be said besides the choices, and what it does

    def draw(self, view: V, voice: Voice) -> Any:
        """The table as something that Rich can print in 80 columns. Where a game does not say how, all that is its own
        in the view, line by line."""
        from rich.text import Text  # Rich is slow to load, and few look at a terminal

        own = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
        return Text("\n".join([line for name in own for line in plain(name, getattr(view, name), voice)]))

    def portrait(self, view: V, seat: int) -> tuple[tuple[Words, Words], ...]:
        """What the viewer knows of a player, line by line with a title, to be shown when asked for."""
        return ()

    def listed_choices(self, view: V) -> tuple[Choice, ...]:
        """The choices that are listed by themselves; the others can be said, and are listed when asked for."""
        return view.choices

    def examples(self, view: V) -> tuple[str, ...]:
        """Examples of what may be said now besides the choices that are listed."""
        return ()

    def obvious(self, view: V) -> bool:
        """Whether a question has one answer and nothing to look at first, so that it need not be asked."""
        return len(view.choices) == 1

    def interval(self, view: V) -> bool:
        """Whether there is something to look at before others go on, though nothing is to be decided."""
        return False


def plain(name: str, value: Any, voice: Voice) -> list[str]:
    """A value of a view as lines of text; each of several things has a line of its own."""
    head = name.replace("_", " ")
    if isinstance(value, list | tuple) and any(isinstance(one, msgspec.Struct) for one in value):
        return [f"{head} {number}: {value_text(one, voice)}" for number, one in enumerate(value, 1)]
    return [f"{head}: {value_text(value, voice)}"]


def value_text(value: Any, voice: Voice) -> str:
    if isinstance(value, Phrase):
        return voice.say(value)
    if isinstance(value, msgspec.Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        parts = [f"{str(name).replace('_', ' ')} {value_text(one, voice)}" for name, one in value.items()]
    elif isinstance(value, list | tuple):
        parts = [value_text(one, voice) for one in value]
    else:
        return NOTHING if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    return ", ".join(parts) or NOTHING
