"""How far everybody is: Renown."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .rules.ending import RENOWN_TO_WIN
from .view import FiveSailsView

WINS: Final = phrase("show-wins", renown=RENOWN_TO_WIN)


class FiveSailsProgress(Progress[FiveSailsView]):
    def aim(self, view: FiveSailsView) -> Phrase:
        return WINS

    def standing(self, view: FiveSailsView) -> tuple[str, ...]:
        return tuple([str(player.renown) for player in view.players])

    def score_text(self, view: FiveSailsView, score: int) -> Phrase:
        return phrase("table-score", renown=score)
