"""What phrases are about: cards by the name they bear, places, players."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ..rules.stats import gear_of
from ..state.city import CITY_PLACES, PLACES
from ..state.numbers import APPROACH
from ..state.printed import CARDS
from ..state.state import FiveSails


def of_card(id: str) -> str:
    return f"card:{id}"


def of_place(id: str) -> str:
    """A location, or anybody's Home, which needs no name."""
    return f"place:{id if id in PLACES else 'home'}"


def of_stat(name: str) -> str:
    return f"stat:{name}"


def of_seats(seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(of_seat(seat) for seat in seats)


def card(st: FiveSails, i: int) -> str:
    return of_card(CARDS[st.kind[i]].id)


def person(st: FiveSails, i: int) -> str | Phrase:
    """A card, and whose it is where one of another player has the same name: a character in play, or a card in a
    discard pile; or on whom, where others bear such an attachment."""
    if st.worn_twice(i):
        return phrase("tell-worn", card=card(st, i), bearer=person(st, st.bearer[i]))
    twin = (st.in_play(i) and st.bearer[i] < 0 and st.twin(i)) or st.lies_twice(i)
    return whose(card(st, i), st.ctrl[i]) if twin else card(st, i)


def gear_name(st: FiveSails, i: int) -> str | Phrase:
    """An attachment in play, and what tells it from another of that name on its bearer: that it is another player's,
    since they would go to different discard piles (FIV-C-64), that it is engaged, or that it was used today."""
    for other in gear_of(st, st.bearer[i]):
        if st.kind[other] == st.kind[i] and st.owner[other] != st.owner[i]:
            return whose(card(st, i), st.owner[i])
        if st.kind[other] == st.kind[i] and st.engaged[other] < st.engaged[i]:
            return phrase("tell-engaged-one", card=card(st, i))
        if st.kind[other] == st.kind[i] and st.used[i] and not st.used[other]:
            return phrase("tell-used-one", card=card(st, i))
    return card(st, i)


def whose(card: str | Phrase, seat: int) -> Phrase:
    return phrase("tell-whose", card=card, seat=of_seat(seat))


def place(st: FiveSails, at: int) -> str:
    return of_place(PLACES[at] if 0 <= at < CITY_PLACES else "")


def can_see(st: FiveSails, i: int, bit: int) -> bool:
    """Whether the seat with this bit can see a card: what was public may lie in a deck by now."""
    return 0 <= i < st.size and bool(st.knows_place[i] & bit or (st.zone[i] == APPROACH and st.knows_card[i] & bit))


def card_seen_by(st: FiveSails, i: int, bit: int) -> str | Phrase:
    """A card, as far as a seat can see it."""
    if i < 0:
        return phrase("show-nobody")
    return person(st, i) if can_see(st, i, bit) else phrase("show-card-gone")
