"""How far everybody is: points."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .view import MediterraneanView

WINS: Final[dict[int, Phrase]] = {}  # by the number of turns


class MediterraneanProgress(Progress[MediterraneanView]):
    def aim(self, view: MediterraneanView) -> Phrase:
        found = WINS.get(view.turns)
        if found is None:
            found = WINS[view.turns] = phrase("show-wins", turns=view.turns)
        return found

    def standing(self, view: MediterraneanView) -> tuple[str, ...]:
        return tuple([str(player.standing) for player in view.players])

    def score_text(self, view: MediterraneanView, score: int) -> Phrase:
        return phrase("tell-points", number=score)
