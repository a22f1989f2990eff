"""How far everybody is: points once they are counted, and games of a match that were won."""

from __future__ import annotations

from ...core.phrase import Phrase, phrase
from ...core.progress import Progress
from .view import TreacheryView

WINS, WINS_MATCH = phrase("show-wins"), phrase("show-wins-match")


class TreacheryProgress(Progress[TreacheryView]):
    def aim(self, view: TreacheryView) -> Phrase:
        return WINS_MATCH if view.match else WINS

    def standing(self, view: TreacheryView) -> tuple[str, ...]:
        if view.match:
            return tuple([str(player.victories) for player in view.players])
        if not is_scored(view):
            return ()
        return tuple(["?" if player.points is None else str(player.points) for player in view.players])

    def score_text(self, view: TreacheryView, score: int) -> Phrase:
        return phrase("table-victories", victories=score) if view.match else phrase("table-points", points=score)


def is_scored(view: TreacheryView) -> bool:
    for player in view.players:
        if player.points is None:
            return False
    return True
