"""What a seat may see. Hidden are the hands of others, cards lying face-down, Heroes not revealed and decks; piles,
prison, Infamy and sizes are open (TRI-C-25). What everybody has seen of a hand is in `known`, because an attentive
player would remember it (TRI-C-39)."""

from __future__ import annotations

import msgspec

from ...core.view import View


class LaidCard(msgspec.Struct, frozen=True, gc=False):
    """A card on the table. `card` is None for those who cannot see it; `paid` is None until it is turned up."""

    card: str | None
    up: bool
    paid: bool | None = None


class HeroView(msgspec.Struct, frozen=True, gc=False):
    """A Hero beside a deck. `id` is None for those who do not know it; `done` when it was turned down for good."""

    id: str | None
    up: bool
    done: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player.

    `hand` is None for the hands of others. `cards` and `treasures` count the hand with a card lying face-down, because
    nobody can tell which of them that is (TRI-C-38). `known` are cards among them that everybody has seen; `lost` are
    cards that everybody saw go this turn, `shown` cards that were shown this turn and stayed. `score` and `goal` say
    how far the player has come; the Merchant's riches only the Merchant knows. `costs` are the costs of the faction
    cards in `hand` as they are in this turn's Payment Phase.
    """

    seat: int
    faction: str | None
    cards: int
    treasures: int
    known: tuple[str, ...]
    hand: tuple[str, ...] | None
    deck: int
    discards: tuple[str, ...]
    played: LaidCard | None
    hero: HeroView | None
    dearer: int
    dearer_next: int
    score: int | None
    goal: int
    lost: tuple[str, ...]
    shown: tuple[str, ...]
    costs: dict[str, int]


class Threat(msgspec.Struct, frozen=True, gc=False):
    """What is about to happen unless somebody reacts: a `capture` of `card` (on the `table`, in the `hand` or in the
    `discards`), the `taking` of `count` treasures from `victim`, or `renown`: `count` Infamy. `by` is who does it."""

    kind: str
    by: int
    victim: int
    card: str | None = None
    place: str | None = None
    count: int = 1


class TriesteView(View, frozen=True, kw_only=True, tag_field="game", tag="trieste"):
    """The whole table. `acting` is the seat whose part of the phase it is, also while others answer. `spent` counts
    the treasure discards by kind. `looking` are treasures drawn to choose from, for the one who chooses; everybody
    sees how many there are (`looked_at`)."""

    turn: int
    turns: int
    phase: str
    acting: int | None
    threat: Threat | None
    players: tuple[PlayerView, ...]
    treasure_deck: int
    spent: dict[str, int]
    captured: tuple[str, ...]
    captured_levels: int
    infamy: int
    guarded: bool
    looking: tuple[str, ...]
    looked_at: int
    heroes: tuple[str, ...]  # to choose from in secret, while they are being picked
