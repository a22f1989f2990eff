"""How Trickery & Deceit can end, for its golden games."""

from __future__ import annotations

from tests.games.golden import Ending

from intrigue.core import Result
from intrigue.games.trickery.state import Trickery


def by_coins(state: Trickery, result: Result) -> bool:
    """Somebody with fewer seals won because of more coins."""
    return len(result.winners) == 1 and result.scores[result.winners[0]] == 5 < best(result)


def together(state: Trickery, result: Result) -> bool:
    return len(result.winners) > 1


def by_seals(state: Trickery, result: Result) -> bool:
    """Somebody with fewer coins won because of more seals."""
    return any(
        score >= 5 and state.coins[seat] > state.coins[result.winners[0]] for seat, score in enumerate(result.scores)
    )


def limit_by_seals(state: Trickery, result: Result) -> bool:
    return result.scores.count(best(result)) == 1


def limit_by_coins(state: Trickery, result: Result) -> bool:
    return len(result.winners) == 1 and result.scores.count(best(result)) > 1 and best(result) > 0


def limit_together(state: Trickery, result: Result) -> bool:
    return len(result.winners) > 1 and best(result) > 0


def best(result: Result) -> int:
    return max(result.scores)


ENDINGS = {
    "alone": Ending("TRK-END-1", 3, sealed=True, few=5),
    "coins": Ending("TRK-END-2", 5, wanted=by_coins, few=5),
    "together": Ending("TRK-END-2", 4, wanted=together, few=5),
    "seals": Ending("TRK-C-1", 6, {"tie_rule": "seals_then_coins"}, by_seals, few=5),
    "limit_seals": Ending("TRK-C-17", 4, {"max_turns": 6, "start_player": 3}, limit_by_seals, few=5),
    "limit_coins": Ending("TRK-C-17", 3, {"max_turns": 8}, limit_by_coins, few=5),
    "limit_together": Ending("TRK-C-17", 5, {"max_turns": 5}, limit_together, few=5),
}
