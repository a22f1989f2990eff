"""Victory and ties (FIV-VICTORY, FIV-TIE)."""

from __future__ import annotations

from typing import Final

from ..events import Ended
from ..state.city import CITY_PLACES
from ..state.names import INFLUENCE
from ..state.state import FiveSails
from .stats import num

LAST: Final = 5  # FIV-VICTORY-4
RENOWN_TO_WIN: Final = 7  # FIV-VICTORY-3

ASSASSINATION: Final = 1
DOMINANCE: Final = 2
ECONOMIC: Final = 3
ECONOMIC_MOST: Final = 4
LAST_DAY: Final = 5
BY_LOCATIONS: Final = 6
BY_INFLUENCE: Final = 7
BY_WOUNDS: Final = 8
DRAWN: Final = 9
ALL_FALLEN: Final = 10
ENDING_RULES: Final = (
    "",
    "FIV-VICTORY-1",
    "FIV-VICTORY-2",
    "FIV-VICTORY-3",
    "FIV-TIE-3",
    "FIV-VICTORY-4",
    "FIV-TIE-5",
    "FIV-TIE-6",
    "FIV-TIE-7",
    "FIV-TIE-8",
    "FIV-C-10",
)


def most(what: list[int], among: list[int]) -> list[int]:
    best = max([what[seat] for seat in among])
    return [seat for seat in among if what[seat] == best]


def influence_in_play(st: FiveSails, seat: int) -> int:
    """FIV-C-6: of the whole crew, wherever they are; a dash is 0."""
    return sum([num(st, i, INFLUENCE) for i in st.crew[seat]])


def chain(st: FiveSails, tied: list[int], influence: list[int], wounds: list[int], by_renown: int) -> None:
    """FIV-TIE-1: Renown, locations (FIV-C-7), Influence, Leader wounds, draw (FIV-C-8); only those still tied go on
    (FIV-C-4, FIV-C-5). `by_renown`: what it is called if Renown decides."""
    tied = most(st.renown, tied)
    if len(tied) == 1:
        finish(st, tied, by_renown)
        return
    controlled = [len([1 for place in range(CITY_PLACES) if st.control[place] == seat]) for seat in range(st.seats)]
    tied = most(controlled, tied)
    if len(tied) == 1:
        finish(st, tied, BY_LOCATIONS)
        return
    tied = most([influence[seat] + influence_in_play(st, seat) for seat in range(st.seats)], tied)
    if len(tied) == 1:
        finish(st, tied, BY_INFLUENCE)
        return
    fewest = [
        -(wounds[seat] + (st.wounds[st.leaders[seat]] if st.in_play(st.leaders[seat]) else 0))
        for seat in range(st.seats)
    ]
    tied = most(fewest, tied)
    finish(st, tied, BY_WOUNDS if len(tied) == 1 else DRAWN)


def finish(st: FiveSails, winners: list[int], ending: int) -> None:
    st.over = True
    st.winners = winners
    st.ending = ending
    st.stack.clear()
    if st.events is not None:
        st.tell(Ended(tuple(winners), ENDING_RULES[ending]))
