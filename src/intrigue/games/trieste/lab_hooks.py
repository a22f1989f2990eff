"""What the lab notes of a game."""

from __future__ import annotations

from ...core.lab_hooks import LabNotes
from .build_view import names
from .cards.titles import FACTIONS, HEROES, NO_CARD, TREASURES
from .state import NO_HERO, Trieste


class TriesteNotes(LabNotes[Trieste]):
    def turns(self, state: Trieste) -> int:
        return state.turn

    def side(self, state: Trieste, seat: int) -> str:
        return FACTIONS[state.faction_of[seat]]

    def traits(self, state: Trieste, seat: int) -> dict[str, tuple[str, ...]]:
        """The faction, its Hero, its cards in the opening hand."""
        faction = state.faction_of[seat]
        if faction == NO_CARD:
            return {}
        name = FACTIONS[faction]
        found: dict[str, tuple[str, ...]] = {"faction": (name,)}
        if state.sides[faction] != NO_HERO:
            found[f"Hero of the {name}"] = (HEROES[3 * faction + state.heroes[faction]].id,)
        if state.moves == 0:
            found[f"opening hand of the {name}"] = names([card for card in state.hands[faction] if card >= TREASURES])
        return found
