"""How Treachery in a Pocket can end, for its golden games."""

from __future__ import annotations

from tests.games.golden import Ending

from intrigue.core import Result
from intrigue.games.treachery.state import Treachery


def clear(state: Treachery, result: Result) -> bool:
    return len(state.leaders()) == 1


def noble(state: Treachery, result: Result) -> bool:
    """Equal points, and the best single noble decided."""
    return len(state.leaders()) > 1 and len(result.winners) == 1


def shared(state: Treachery, result: Result) -> bool:
    return len(result.winners) > 1


def match(state: Treachery, result: Result) -> bool:
    return len(result.winners) == 1 and result.scores.count(1) > 0


ENDINGS = {
    "two_killed": Ending("TRE-END-1A", 3, wanted=clear, sealed=True, few=5),
    "deck_out": Ending("TRE-END-1B", 4, wanted=clear, few=5),
    "stuck": Ending("TRE-END-1C", 2, few=5),
    "noble": Ending(None, 3, {"start_player": 2}, noble, few=5),
    "shared": Ending(None, 4, wanted=shared, few=5),
    "match": Ending("TRE-MATCH-1", 2, {"match": True}, match, few=5),
    "match_shared": Ending("TRE-MATCH-1", 3, {"match": True}, shared, few=5),
}
