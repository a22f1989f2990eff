"""How far everybody is: prisoners, Infamy, riches, each of so many."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .view import PlayerView, TriesteView

WINS: Final = phrase("show-wins")
FIGURES: Final[list[list[str]]] = []  # by goal, and then by score; the first one is that of an unknown score


class TriesteProgress(Progress[TriesteView]):
    def aim(self, view: TriesteView) -> Phrase:
        return WINS

    def standing(self, view: TriesteView) -> tuple[str, ...]:
        if not view.turn:
            return ()
        return tuple([figures(player) for player in view.players])

    def score_text(self, view: TriesteView, score: int) -> Phrase:
        return phrase("table-score", percent=score)


def figures(player: PlayerView) -> str:
    goal, score = player.goal, player.score
    place = 0 if score is None else score + 1
    while goal >= len(FIGURES):
        FIGURES.append([f"?/{len(FIGURES)}"])
    row = FIGURES[goal]
    while place >= len(row):
        row.append(f"{len(row) - 1}/{goal}")
    return row[place]
