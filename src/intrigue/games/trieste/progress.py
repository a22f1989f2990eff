"""How far everybody is: prisoners, Infamy, riches, each of so many."""

from __future__ import annotations

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .view import PlayerView, TriesteView

WINS = phrase("show-wins")
FIGURES: dict[int, str] = {}  # by score and goal


class TriesteProgress(Progress[TriesteView]):
    def aim(self, view: TriesteView) -> Phrase:
        return WINS

    def standing(self, view: TriesteView) -> tuple[str, ...]:
        if not view.turn:
            return ()
        return tuple([figures(player) for player in view.players])

    def counted(self, view: TriesteView, score: int) -> Phrase:
        return phrase("table-score", percent=score)


def figures(player: PlayerView) -> str:
    score, goal = player.score, player.goal
    key = goal if score is None else 1000 * (1 + score) + goal
    found = FIGURES.get(key)
    if found is None:
        found = FIGURES[key] = f"{'?' if score is None else score}/{goal}"
    return found
