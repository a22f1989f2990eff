"""What a seat may see (FIV-C-36): everything but others' hands and approach decks, the order of decks, and what lies
face down. What a seat has seen of hidden cards it keeps."""

from __future__ import annotations

import msgspec

from ...core.phrase import Words
from ...core.view import View


class CardView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A card that can be seen. `number` is what actions call it; stats are Combat, Finesse, Influence, Resolve, values
    Riposte, Parry, Thrust. `reasons` say why `stats` differ from `printed`."""

    number: int
    id: str
    kind: str
    place: str = ""
    controller: int | None = None
    cost: int | None = None
    stats: tuple[int | None, ...] = ()
    printed: tuple[int | None, ...] = ()
    reasons: tuple[Words, ...] = ()
    values: tuple[int | None, ...] = ()
    wealth: bool = False  # worth 2 when it pays
    on: int | None = None  # the character that bears it
    wounds: int = 0
    renown: int = 0  # lying on it, an event
    engaged: bool = False
    brute: bool = False
    used: int = 0
    shown: bool = False  # a card in hand or aside that everybody knows
    gear: tuple[str, ...] = ()  # what it bears, by id, and by number
    worn: tuple[int, ...] = ()


class KnownView(msgspec.Struct, frozen=True, gc=False):
    """A card that the viewer has seen and that is hidden now: its distance from the top of the deck and its number,
    where the viewer knows that it lies there; else -1, since it may be any of those that are hidden."""

    id: str
    at: int
    number: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One player. `hand` and `approach` hold what the viewer knows of them; `known` are cards that the viewer has seen
    and that are in the deck, or hidden somewhere. Of a player who is out, `discard` holds all cards that left the game
    with them and that everybody had seen."""

    seat: int
    faction: str
    leader: int
    out: bool
    renown: int
    hand_size: int
    hand: tuple[CardView, ...]
    deck_size: int
    discard: tuple[CardView, ...]
    approach_size: int
    approach: tuple[CardView, ...]
    known: tuple[KnownView, ...]
    crew: tuple[CardView, ...]
    gear: tuple[CardView, ...]
    scheme: str  # its id, "" where there is none
    scheme_number: int
    initiative: int
    panache: int  # with what the scheme changes
    crew_cap: int
    touched: int


class PlaceView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    id: str
    renown: int
    control: int | None
    cards: tuple[CardView, ...]
    buried: int


class ForecastView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One choice in a duel: the values of the combat card, the threat on challenger and defender after it, and the
    wounds that the chooser's side takes, if nothing else happens."""

    action: int
    values: tuple[int | None, int | None, int | None]
    pools: tuple[int, int]
    wounds: int


class DuelView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The challenge or duel: everything by side, the challenger first."""

    begun: bool
    stat: str
    fighters: tuple[int, int]
    names: tuple[str, str]  # ids of the fighters, "" for one who is not chosen yet
    seats: tuple[int, int]
    pools: tuple[int, int]
    gambles: tuple[int, int]
    lethal: tuple[bool, bool]
    round: int
    side: int
    terms: tuple[str, ...]  # what holds of it: "no_refusing", "leaders_intervene", "steals", ... (`look.terms_of`)
    card: int
    values: tuple[int | None, ...]
    lines: tuple[tuple[CardView, ...], tuple[CardView, ...]]
    forecasts: tuple[ForecastView, ...]  # for the viewer's own choices


class PressureView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A pressure as it would be counted now: `totals` by seat, and what they are made of (the seat, the card that
    counts, and how much)."""

    seat: int
    place: str
    stat: str
    totals: tuple[int, ...]
    shares: tuple[tuple[int, str, int], ...]
    success: bool


class MomentView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What happened that can be answered now, the cards it is about, and who has already said that they react."""

    words: Words
    cards: tuple[int, ...]
    declared: tuple[tuple[int, int], ...]  # seat and card


class EffectView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that an ability left behind. `numbers` tell effects of a kind apart."""

    words: Words
    card: int | None
    numbers: tuple[int, ...]


class FiveSailsView(View, frozen=True, kw_only=True, tag_field="game", tag="fivesails"):
    day: int
    phase: str
    first: int | None
    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    city_deck: int
    city_discard: tuple[CardView, ...]
    city_known: tuple[KnownView, ...]
    locker: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    effects: tuple[EffectView, ...]
    moment: MomentView | None
    pressures: tuple[PressureView, ...]  # the one that is being made, or else those that the viewer's claims would make
    plan: tuple[str, ...]
    duel: DuelView | None
