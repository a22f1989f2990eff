"""How the tests of Trieste write tables and play on them. Cynthia in seat 0 is the Watch, Mark in seat 1 the Merchant,
Theodore in seat 2 the Thief."""

from __future__ import annotations

from typing import Any

import intrigue
from intrigue.core import Event, Phrase
from intrigue.games.trieste.cards.titles import CARDS, FACTIONS
from intrigue.games.trieste.state import Trieste
from intrigue.games.trieste.view import TriesteView

GAME = intrigue.game("trieste")
CYNTHIA, MARK, THEODORE = range(3)
WATCH, MERCHANT, THIEF = FACTIONS
UP = dict.fromkeys(FACTIONS, "up")


def new(seed: int = 0, **options: object) -> Trieste:
    state = GAME.new(3, seed, options)
    assert isinstance(state, Trieste)
    return state


def at(phase: str, **given: Any) -> Trieste:
    """A table at the beginning of a phase. Cards are written as `copper burglar`; `watch`, `merchant` and `thief` are
    hands, which are empty where nothing is said."""
    hands = {name: given.pop(name, "").split() for name in FACTIONS}
    for name in ("known", "decks", "discards"):
        if name in given:
            given[name] = {faction: cards.split() for faction, cards in given[name].items()}
    for name in ("mint", "captured"):
        if name in given:
            given[name] = given[name].split()
    state = GAME.position({"factions": list(FACTIONS), "phase": phase, "hands": hands, **given})
    assert isinstance(state, Trieste)
    return state


def on_table(**given: Any) -> Trieste:
    """The Effect Phase with these cards on the table, face-up and paid."""
    cards = {name: given.pop(f"{name}_plays") for name in FACTIONS if f"{name}_plays" in given}
    return at("effect", table=cards, **given)


def heroes(*down: str, watch: str = "bruno", merchant: str = "jacopo", thief: str = "matteo") -> dict[str, Any]:
    """What makes it a game with these Heroes, up but for those of some factions."""
    picked = {WATCH: watch, MERCHANT: merchant, THIEF: thief}
    return {"options": {"heroes": True}, "heroes": picked, "sides": {**UP, **dict.fromkeys(down, "down")}}


def play(state: Trieste, *texts: str) -> Trieste:
    """Let whoever is asked do this, and then that."""
    for text in texts:
        seat = state.mover()
        state.apply(seat, GAME.action(state, seat, text))
        state.check()
    return state


def can(state: Trieste) -> list[str]:
    """What the seat that is asked may do."""
    seat = state.mover()
    return [state.say(seat, action) for action in state.legal(seat)]


def asked(state: Trieste) -> str:
    """The faction that is asked."""
    return FACTIONS[state.faction_of[state.mover()]]


def refused(state: Trieste, text: str) -> str:
    """The rule by which the seat that is asked may not do this."""
    no = state.why_not(state.mover(), text)
    assert no is not None, f"'{text}' is possible"
    assert isinstance(no.reason, Phrase)
    return no.rule


def names(cards: list[int]) -> str:
    return " ".join(CARDS[card].id for card in cards)


def hand(state: Trieste, faction: str) -> str:
    return names(state.hands[FACTIONS.index(faction)])


def discards(state: Trieste, faction: str) -> str:
    return names(state.discards[FACTIONS.index(faction)])


def spent(state: Trieste) -> str:
    """The treasure discards."""
    return names([treasure for treasure, count in enumerate(state.spent) for _ in range(count)])


def prison(state: Trieste) -> str:
    return names(state.captured)


def events(state: Trieste, kind: type[Event], seat: int | None = None) -> list[Any]:
    """What of a kind happened, as a seat saw it (None: a spectator)."""
    return [event for event in state.events_for(seat) if isinstance(event, kind)]


def look(state: Trieste, seat: int | None) -> TriesteView:
    """What a seat may see of the table (None: a spectator)."""
    view = state.view(seat)
    assert isinstance(view, TriesteView)
    return view
