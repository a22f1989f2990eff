"""The Day: setting up, Dawn."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.day import NewDay
from intrigue.games.fivesails.state.printed import CARDS

from ..playing import EISEN, VODACCE, can, go, pos, table, zone
from ..situations import new_game, without_city_deck


@pytest.mark.rule(
    "FIV-SET-1",
    "FIV-SET-3",
    "FIV-SET-4",
    "FIV-APP-2",
    "FIV-C-36",
    "FIV-C-37",
    "FIV-RISK-1",
    "FIV-LEAD-1",
    "FIV-STATE-1",
    "FIV-ABIL-1",
)
def test_setup() -> None:
    st = new_game(3)
    for seat in range(3):
        leader = st.leaders[seat]
        assert (st.place[leader], st.engaged[leader], len(st.approach[seat]), st.renown[seat]) == (5 + seat, 0, 10, 0)
        assert len(st.decks[seat]) + len(st.hands[seat]) == 40
    view = st.view(1)
    assert len(view.players[1].approach) == 10  # type: ignore[attr-defined]
    assert view.players[0].approach == ()  # type: ignore[attr-defined]
    assert st.first == -1


@pytest.mark.rule(
    "FIV-DAY-1", "FIV-DAWN-1", "FIV-DAWN-2", "FIV-DAWN-3", "FIV-CITY-3", "FIV-C-12", "FIV-C-14", "FIV-C-59"
)
def test_dawn() -> None:
    st = new_game(4, decks="eisen/montaigne/castille/ussura")
    assert [len(cards) for cards in st.street] == [1, 1, 1, 1, 1]
    assert len(st.city_deck) == 25
    st = pos(city_deck=["eko_sorridi"])
    st.city_discard, st.city_deck = st.city_deck[:-1], st.city_deck[-1:]
    for i in st.city_discard:
        st.zone[i] = 3
        st.knows_place[i] = 31
    st.stack = [NewDay()]
    st.advance()
    assert zone(st, "eko_sorridi") == "street"
    assert [len(cards) for cards in st.street] == [0, 1, 1, 1, 0]


@pytest.mark.rule("FIV-C-14", "FIV-DAWN-2")
@pytest.mark.parametrize(
    ("left", "lies", "dealt"),
    [
        ([], [], [0, 0, 0, 0]),
        (["gustavo"], [], [1, 0, 0, 0]),
        (["gustavo"], ["kaj_kousei"], [1, 1, 0, 0]),
        ([], ["gustavo", "kaj_kousei", "giacinto", "eko_sorridi", "sorte_deck"], [1, 1, 1, 1]),
    ],
)
def test_dawn_deals_what_there_is_from_the_inn_outward(left: list[str], lies: list[str], dealt: list[int]) -> None:
    st = table({"approach": []}, {"approach": []}, {"approach": []}, city_discard=lies)
    without_city_deck(st, *left)
    go(st, "pass", "pass", "pass")
    assert [len(cards) for cards in st.street[:4]] == dealt


@pytest.mark.rule("FIV-DAWN-2", "FIV-C-12", "FIV-C-14", "FIV-CITY-3")
@pytest.mark.parametrize(("seats", "row"), [(2, (1, 4)), (3, (0, 4)), (4, (0, 5))])
def test_dawn_deals_outward_from_the_deck(seats: int, row: tuple[int, int]) -> None:
    city = ["gustavo", "kaj_kousei", "so_it_begins", "sorte_deck", "giacinto"]
    st = table(*[{"approach": []}] * seats, city_deck=city)
    go(st, *["pass"] * seats)
    places = range(*row)
    assert [[CARDS[st.kind[i]].id for i in st.street[at]] for at in places] == [[id] for id in city[: len(places)]]
    assert all(not st.street[at] for at in range(5) if at not in places)


@pytest.mark.card("fivesails", "kaspar_dietrich", "kaj_kousei")
@pytest.mark.rule("FIV-C-14", "FIV-C-145")
@pytest.mark.parametrize("lies", [[], ["gustavo"]])
def test_the_city_has_nobody_left_to_reveal(lies: list[str]) -> None:
    me = {**EISEN, "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"}}
    st = without_city_deck(pos(me, VODACCE, city_discard=lies))
    assert (can(st, "use kaspar_dietrich"), can(st, "use kaj_kousei")) == (bool(lies), bool(lies))
    if lies:
        go(st, "use kaspar_dietrich")
        assert not can(st, "use kaj_kousei")
