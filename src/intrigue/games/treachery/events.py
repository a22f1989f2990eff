"""What can happen at the table. Hands and agendas are secret; everything else lies open (TRE-C-27)."""

from __future__ import annotations

from ...core.event import Event


class Dealt(Event, frozen=True):
    """A game begins. `card` is the revealed action card, `seat` takes the first turn, `game` counts from 1."""

    seat: int
    card: str
    game: int


class Secrets(Event, frozen=True):
    """A seat looks at its agenda and its first card. Only that seat sees this."""

    seat: int
    rise: str
    fall: str
    card: str


class Played(Event, frozen=True):
    """An action is performed; `characters` fill those of its symbols that have effects."""

    seat: int
    card: str
    half: str
    hand: bool
    characters: tuple[str, ...]


class Healed(Event, frozen=True):
    character: str


class Moved(Event, frozen=True):
    """A character goes up or down so many rows; `led` when following somebody, `gave_way` when making room."""

    character: str
    direction: str
    rows: int
    led: str | None = None
    gave_way: bool = False


class Wounded(Event, frozen=True):
    character: str


class Killed(Event, frozen=True):
    character: str


class Shielded(Event, frozen=True):
    """An attack hits the shield instead of its target."""

    shield: str
    target: str


class Lapsed(Event, frozen=True):
    """An attack comes too late: its target is Killed already (TRE-C-29)."""

    character: str


class LastDeed(Event, frozen=True):
    """The ability of a killed character does something to `target`, or finds nobody."""

    character: str
    target: str | None


class Closed(Event, frozen=True):
    """Empty rows disappear."""

    rows: int


class Drew(Event, frozen=True):
    """A card for the hand; which one only its owner sees."""

    seat: int
    card: str | None = None


class Revealed(Event, frozen=True):
    card: str


class Reshuffled(Event, frozen=True):
    """The action deck is exhausted for the first time; the discards become the new one."""

    cards: int


class Stuck(Event, frozen=True):
    """A seat can perform none of its four actions."""

    seat: int


class Scored(Event, frozen=True):
    """Agendas are revealed; everything by seat."""

    rise: tuple[str, ...]
    fall: tuple[str, ...]
    points: tuple[int, ...]


class Won(Event, frozen=True):
    """A game of a match is over; with the last one the match is (`Ended`)."""

    winners: tuple[int, ...]
    rule: str
    victories: tuple[int, ...]


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    rule: str
