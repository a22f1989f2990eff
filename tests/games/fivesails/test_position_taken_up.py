"""A table written down as a position at the beginning of somebody's turn, and taken up again: no table that anybody can
come to is refused, and it is the same one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from intrigue.games.fivesails import decks
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.city import PLACES
from intrigue.games.fivesails.state.names import LEADER, NEUTRAL
from intrigue.games.fivesails.state.numbers import NO_SEAT, PEOPLE, PLANS, PLAY, STREET
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME
from .positions import name, names, place, read

WHOLE = {"players": [{"empty": True}] * 4}  # to be read with all of their decks


def some_deck(luck: Random) -> str:
    """Any deck that may be brought."""
    leader = luck.choice([card for card in CARDS if card.kind == LEADER])
    ours = [card for card in CARDS if card.faction in (leader.faction, NEUTRAL) and card.kind != LEADER]

    def among(group: str, amount: int) -> tuple[str, ...]:
        pool = [card for card in ours if decks.GROUPS[decks.group(card)] == group]
        copies = [card.id for card in pool for _ in range(card.most())]
        return tuple(luck.sample(copies, min(amount, len(copies))))

    deck = decks.Deck(leader.id, among("characters", PEOPLE), among("schemes", PLANS), among("faction", 40))
    return decks.write(deck).replace("\n", ";")


def tables(seed: int) -> Iterator[FiveSails]:
    """Beginnings of turns in a game that nobody plays well. Whoever is out of it cannot be written down."""
    luck = Random(seed)
    seats = luck.choice((2, 2, 3, 4))
    brought = luck.choice(["", "eisen/eisen", "/".join(some_deck(luck) for _ in range(seats))])
    st = GAME.new(seats, seed, {"decks": brought})
    assert isinstance(st, FiveSails)
    while not st.over and not any(st.eliminated):
        if isinstance(st.stack[-1], Turn):
            yield st
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))


def written(st: FiveSails) -> dict[str, Any]:
    """All that lies on the table. What is in play has its number beside its name, so that no two have one name."""

    def called(i: int) -> str:
        return f"{name(st, i)} of {st.owner[i]}" if i in st.leaders else f"{name(st, i)} {i}"

    def brought(i: int) -> str:
        return called(i) if st.owner[i] == NO_SEAT else f"{called(i)} of {st.owner[i]}"

    given = read(st, WHOLE)
    for seat, side in enumerate(given["players"]):
        crew = {name(st, i) if i in st.leaders else called(i): place(st.place[i]) for i in st.crew[seat]}
        side.update(crew=crew, empty=True)
    laid = [i for i in range(st.size) if st.zone[i] in (PLAY, STREET)]
    return {
        **given,
        "city": {PLACES[k]: [called(i) for i in cards] for k, cards in enumerate(st.street) if cards},
        "city_deck": names(st, st.city_deck)[::-1],
        "gear": {brought(a): called(st.bearer[a]) for a in st.gear},
        "engaged": [called(i) for i in laid if st.engaged[i]],
        "wounds": {called(i): st.wounds[i] for crew in st.crew for i in crew if st.wounds[i]},
        "options": {"decks": st.options.decks},
    }


@pytest.mark.rule("FIV-DECK-3", "FIV-DECK-4", "FIV-DECK-5", "FIV-KEY-16", "FIV-CITY-1", "FIV-C-55")
@pytest.mark.parametrize("seed", range(40))
def test_a_table_that_is_written_down_is_not_refused(seed: int) -> None:
    """Whatever was robbed or recruited, or has been put on somebody else: each seat could bring what it has brought."""
    for st in tables(seed):
        found = read(GAME.lay_out(written(st), seed), WHOLE)
        del found["city_deck"][len(st.city_deck) :]  # of the City nothing can be in the Locker
        assert found == read(st, WHOLE)
