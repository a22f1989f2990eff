"""How far everybody is: seals (TRK-AIM-1)."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .state import SEALS, SEALS_TO_WIN
from .view import TrickeryView

WINS: Final = phrase("show-wins", seals=SEALS_TO_WIN)
FIGURES: Final = [str(number) for number in range(SEALS + 1)]


class TrickeryProgress(Progress[TrickeryView]):
    def aim(self, view: TrickeryView) -> Phrase:
        return WINS

    def standing(self, view: TrickeryView) -> tuple[str, ...]:
        return tuple([FIGURES[player.seals] for player in view.players])

    def score_text(self, view: TrickeryView, score: int) -> Phrase:
        return phrase("table-score", seals=score)
