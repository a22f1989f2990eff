"""How Trading in the Mediterranean can end, for its golden games: a whole game between bots, and short ones."""

from __future__ import annotations

from typing import Any

from tests.games.golden import Ending, blind, sensible

from intrigue.core import Result
from intrigue.games.mediterranean.state.numbers import BY_LEVELS, BY_TRACKS
from intrigue.games.mediterranean.state.state import Mediterranean

SHORT: dict[str, Any] = {"turns": 1, "laps": 2, "acts": 3}


def scored(state: Mediterranean, result: Result) -> bool:
    return max(result.scores) > 0


def by_levels(state: Mediterranean, result: Result) -> bool:
    return state.ending == BY_LEVELS and scored(state, result)


def by_tracks(state: Mediterranean, result: Result) -> bool:
    return state.ending == BY_TRACKS and scored(state, result)


ENDINGS = {
    "points": Ending("MED-END-1", 5, wanted=scored, players=sensible, sealed=True),
    "levels": Ending("MED-END-2", 4, SHORT, by_levels, blind),
    "tracks": Ending("MED-END-2", 5, SHORT, by_tracks, blind),
    "shared": Ending("MED-C-20", 6, SHORT, scored, blind),
    "live": Ending("MED-END-1", 4, {"floor": "live", "turns": 1}, scored, blind),
}
