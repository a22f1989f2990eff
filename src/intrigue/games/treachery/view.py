"""What a seat may see: all but the others' hand cards and agendas, and what somebody is about to choose (TRE-C-27)."""

from __future__ import annotations

import msgspec

from ...core.phrase import Phrase
from ...core.view import View


class CharacterView(msgspec.Struct, frozen=True, gc=False):
    id: str
    house: str | None
    state: str  # unwounded, wounded, killed


class SymbolView(msgspec.Struct, frozen=True, gc=False):
    """A symbol of a picture; `able` are the characters who could fill it now, `filled` who does."""

    colour: str
    effects: tuple[str, ...]
    able: tuple[str, ...] = ()
    filled: str | None = None


class ActionView(msgspec.Struct, frozen=True, gc=False):
    """One half of a card. `why_not` is None when the action could be performed on this table, else it says the reason
    and its rule."""

    id: str
    words: Phrase
    rows: tuple[tuple[SymbolView, ...], ...]
    why_not: Phrase | None = None


class CardView(msgspec.Struct, frozen=True, gc=False):
    id: str
    actions: tuple[ActionView, ...]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player. The agenda and the points are shown to others when the game is scored."""

    seat: int
    cards: int
    victories: int
    rise: str | None = None
    fall: str | None = None
    points: int | None = None


class LastView(msgspec.Struct, frozen=True, gc=False):
    """The latest action; `characters` fill those of its symbols that have effects."""

    seat: int
    action: str
    characters: tuple[str, ...]


class TreacheryView(View, frozen=True, kw_only=True, tag_field="game", tag="treachery"):
    rows: tuple[tuple[CharacterView, ...], ...]  # the highest first
    shown: CardView | None
    hand: CardView | None
    filling: ActionView | None  # the action whose symbols this seat is filling
    used: str | None  # the card whose action is being carried out
    deck: int
    second_deck: bool
    discards: tuple[str, ...]
    players: tuple[PlayerView, ...]
    active: int
    first: int
    number: int
    turns: int
    last: LastView | None
    match: bool
