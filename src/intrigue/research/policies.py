"""Our players as OpenSpiel policies, so that its algorithms can measure them."""

from __future__ import annotations

from collections import Counter

from open_spiel.python import policy

from ..core import seeded
from ..players import player
from .openspiel import Spiel, SpielState


class BotPolicy(policy.Policy):  # type: ignore[misc]
    """What a bot does in an information state. It is asked so many times there, each with chance of its own, and its
    answers are counted; `random` is exact.

    The bot is handed imagined states, so it acts alike wherever its seat cannot tell two states apart.
    """

    def __init__(self, game: Spiel, bot: str, asked: int = 16) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.bot = bot
        self.asked = asked
        self._player = player(game.game, bot)
        self._known: dict[bytes, dict[int, float]] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        occasion, actions = state.occasion, state.get_game().actions
        if self.bot == "random":
            legal = occasion.state.legal(seat)
            return {actions.index(action): 1 / len(legal) for action in legal}
        memory = occasion.memory(seat)
        if memory not in self._known:
            rng = seeded(int.from_bytes(memory[:7], "big"))
            counted = Counter(
                self._player.choose(occasion.state.imagine(seat, rng), seat, rng) for _ in range(self.asked)
            )
            self._known[memory] = {actions.index(action): count / self.asked for action, count in counted.items()}
        return self._known[memory]
