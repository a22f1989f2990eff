"""What a seat may see: its own cards, what lies open, and of the others what a careful player knows (MED-C-54)."""

from __future__ import annotations

import msgspec

from ...core.view import View


class Track(msgspec.Struct, frozen=True, gc=False):
    """A place on a track: which side, how many steps down, and the level that gives."""

    side: str
    step: int
    level: int


class GoodCount(msgspec.Struct, frozen=True, gc=False):
    good: str
    count: int


class HandCard(msgspec.Struct, frozen=True, gc=False):
    """One of one's own goods cards. `id` is what actions are about."""

    id: str
    good: str
    idea: str
    stored: bool


class GoodsSet(msgspec.Struct, frozen=True, gc=False):
    """One's own cards of a good that are not stored: what they are worth now, and with one more."""

    good: str
    count: int
    worth: int
    one_more: int


class DevelopmentCard(msgspec.Struct, frozen=True, gc=False):
    """A development card to choose from, by its deck and its two faces; `picked` is the face chosen so far."""

    deck: str
    faces: tuple[str, str]
    picked: str | None


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """An offer on the floor. `takeable` says whether this seat can take it, `venus` what it was told on enquiry;
    `cards` are the very cards meant, for the maker only. `taker` would take it and waits for the maker's word: `handed`
    are the cards that would come, for the taker only, and `coming` what the maker was told about them."""

    number: int
    seat: int
    to: tuple[int, ...]
    gives: tuple[str, ...]
    pays: int
    wants: tuple[str, ...]
    asks: int
    promises: tuple[str, ...]
    demands: tuple[str, ...]
    says: tuple[str, ...]
    seeks: tuple[str, ...]
    declined: tuple[int, ...]
    enquired: tuple[int, ...]
    takeable: bool
    venus: int | None
    cards: tuple[str, ...]
    taker: int | None
    handed: tuple[str, ...]
    coming: int | None


class DraftView(msgspec.Struct, frozen=True, gc=False):
    """One's own offer in the making, or the answer to offer `taking` with the cards picked so far."""

    to: tuple[int, ...]
    gives: tuple[str, ...]
    cards: tuple[str, ...]
    pays: int
    wants: tuple[str, ...]
    asks: int
    promises: tuple[str, ...]
    demands: tuple[str, ...]
    says: tuple[str, ...]
    seeks: tuple[str, ...]
    taking: int | None
    handed: tuple[str, ...]


class BoxView(msgspec.Struct, frozen=True, gc=False):
    """A white box of a trade-phase ability: its name in commands, the card, which box of it, and whom a cube in it is
    for, as far as the viewer can see."""

    name: str
    card: str
    place: int
    aimed: int | None


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player. `goods` are known to be in hand at least; `hidden_civic` and `hidden_luxury` count
    the rest. `known` are cards that this viewer knows to be there."""

    seat: int
    points: int
    standing: int  # what the score would be if the game ended now
    printed: int  # the part of it that is printed on developments
    government: Track
    religion: Track
    happiness: int
    safety: int
    cards: int
    goods: tuple[GoodCount, ...]
    shown: tuple[GoodCount, ...]  # of those, luxury goods that all have seen to be what they are called
    hidden_civic: int
    hidden_luxury: int
    known: tuple[str, ...]
    workers: tuple[GoodCount, ...]
    cities: int
    boats: int
    developments: tuple[str, ...]
    backs: tuple[str, ...]  # the other face of each (MED-C-68)
    covered: tuple[str, ...]  # developments that produce their good no more (MED-C-83)
    drawn: int
    boxes: tuple[BoxView, ...]
    cubes: tuple[str, ...]
    promises: tuple[str, ...]
    spent: tuple[str, ...]  # in the latest Resolution, as are the next three,
    earned: int  # the points that they brought,
    barbarians: int | None  # what the die cost,
    revolt: bool  # and who suffers its revolt
    done: bool


class MediterraneanView(View, frozen=True, kw_only=True, tag_field="game", tag="mediterranean"):
    turn: int
    turns: int
    phase: str
    lap: int | None
    laps: int
    acts_left: int | None
    clock: int
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[HandCard, ...]
    sets: tuple[GoodsSet, ...]
    room: int
    speech: bool  # whether own offers may speak of ideas
    offers: tuple[OfferView, ...]
    draft: DraftView | None
    drawn: tuple[DevelopmentCard, ...]
    empty: tuple[str, ...]  # development decks that owed this seat a card and had none left (MED-C-34)
    deals: int
    decks: tuple[GoodCount, ...]
    developments: tuple[GoodCount, ...]  # how many cards each development deck has
    by_the_letter: bool  # no chat while trading goes on (MED-C-55)
    sides: tuple[str, ...]  # own picks of start spaces, still sealed
