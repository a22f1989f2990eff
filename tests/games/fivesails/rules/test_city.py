"""The city and its deck: the row of locations, the Inn and the Gardens, events."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.state.actions import A_DRAW
from intrigue.games.fivesails.state.city import CITY_PLACES, adjacent, first_place, last_place

from ..playing import GAME, can, duel, go, hand, held, number, pile, place, pos, says, step, table, why
from ..situations import BARE, new_game


@pytest.mark.rule(
    "FIV-MAP-1", "FIV-MAP-2", "FIV-MAP-3", "FIV-MAP-4", "FIV-MAP-5", "FIV-MAP-7", "FIV-EX-1", "FIV-EX-2", "FIV-SET-2"
)
def test_the_row() -> None:
    for seats, row in ((2, [1, 2, 3]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4])):
        st = new_game(seats)
        assert list(range(first_place(st.seats), last_place(st.seats) + 1)) == row
        assert not adjacent(1, 3)
        assert adjacent(1, 2)
        assert adjacent(5, 1)
        assert not adjacent(5, 6)
        view = GAME.view(st, 0)
        assert len(view.places) == seats + 1  # type: ignore[attr-defined]


@pytest.mark.rule("FIV-MAP-2", "FIV-MAP-9", "FIV-MOVE-2")
def test_why_nobody_draws_there() -> None:
    st = pos({"crew": {"servo_scarpa": "oles_inn"}}, more=[{}], control={"oles_inn": 0, "docks": 0})
    assert why(st, "place docks") == ("FIV-MOVE-2", "no-such-place-now place=place:docks")
    assert why(st, "draw at docks") == ("FIV-MAP-9", "no-draw-there place=place:docks")
    gardens = "no-such-location place=place:governors_gardens"
    assert why(st, "draw at governors_gardens") == ("FIV-MAP-2", gardens)
    assert why(st, "place governors_gardens") == ("FIV-MAP-2", gardens)
    go(st, "draw at oles_inn", "pass", "pass")
    assert why(st, "draw at oles_inn") == ("FIV-C-171", "no-second-draw-there place=place:oles_inn")
    assert why(st, "draw at docks") == ("FIV-MAP-9", "no-draw-there place=place:docks")
    homes = [GAME.refusals.obstacle(st, 0, A_DRAW + CITY_PLACES + seat) for seat in range(4)]
    assert [refused and notation(refused.reason) for refused in homes] == ["no-draw-there place=place:home"] * 3 + [
        None
    ]


@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-4", "FIV-MAP-5", "FIV-C-74", "FIV-MOVE-2")
@pytest.mark.parametrize(
    ("seats", "start", "reached"),
    [
        (2, "docks", {"forums", "home 1"}),
        (2, "forums", {"docks", "grand_bazaar", "home 1"}),
        (2, "home", {"docks", "forums", "grand_bazaar"}),
        (3, "docks", {"oles_inn", "forums", "home 1"}),
        (3, "grand_bazaar", {"forums", "home 1"}),
        (3, "oles_inn", {"docks", "home 1"}),
        (4, "grand_bazaar", {"forums", "governors_gardens", "home 1"}),
        (4, "governors_gardens", {"grand_bazaar", "home 1"}),
        (4, "home", {"oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens"}),
    ],
)
def test_where_one_can_go(seats: int, start: str, reached: set[str]) -> None:
    st = table({"crew": {"servo_scarpa": start}}, *[{}] * (seats - 1))
    step(st, "move servo_scarpa")
    assert {text.removeprefix("place ") for text in says(st)} == reached
    go(st, f"place {min(reached)}")
    assert place(st, "servo_scarpa") == min(reached)
    assert (st.engaged[number(st, "servo_scarpa")] == 1) == (start != "home")


@pytest.mark.rule("FIV-MAP-6", "FIV-MAP-2", "FIV-MOVE-2", "FIV-DUSK-6")
def test_why_a_place_is_none_to_choose() -> None:
    """Nobody goes to another's Home, nor to what is not there; and not every question is about a move."""
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pull"] * 9})
    step(st, "move servo_scarpa")
    assert why(st, "place home 2") == ("FIV-MAP-6", "no-home-of-others")
    assert why(st, "place oles_inn") == ("FIV-MAP-2", "no-such-location place=place:oles_inn")
    assert why(st, "pass") == ("FIV-MOVE-2", "no-passing-here question=(ask-move-where target=card:servo_scarpa)")
    assert why(st, "place home 3")[0] == "FIV-DRAMA-1"  # whose would that be?
    go(st, "place home 1", "pass", "pass")
    question = "question=(ask-discard-to-panache)"
    assert why(st, "place docks") == ("FIV-DUSK-6", f"no-choosing-place place=place:docks {question}")


@pytest.mark.rule("FIV-MAP-9", "FIV-ABIL-3", "FIV-C-15")
def test_whoever_holds_the_inn_is_not_told_in_a_duel_to_have_no_cards() -> None:
    """It is an Action, and there is a card to draw."""
    st = duel({}, {"hand": ["langschwert"]}, more=[{}], control={"oles_inn": 1})
    question = "question=(ask-combat-card threat=3 ways=card-gamble)"
    assert why(st, "draw at oles_inn") == ("FIV-ABIL-3", f"no-turn-yet {question}")
    st = pos({}, {}, more=[{}], control={"oles_inn": 1})
    assert why(st, "draw at oles_inn") == ("FIV-MAP-9", "no-draw-uncontrolled place=place:oles_inn")


@pytest.mark.rule("FIV-MAP-9")
def test_the_inn_and_the_gardens() -> None:
    st = pos(
        {},
        {},
        more=[{"leader": "yevgeni"}, {"leader": "soline_el_gato"}],
        control={"oles_inn": 0, "governors_gardens": 0},
    )
    go(st, "draw at oles_inn")
    assert len(st.hands[0]) == 1
    go(st, "pass", "pass", "pass")
    assert not can(st, "draw at oles_inn")
    assert can(st, "draw at governors_gardens")


@pytest.mark.rule("FIV-MAP-9", "FIV-C-145")
@pytest.mark.parametrize(("lies", "able"), [([], False), (["boon"], True)])
def test_at_the_inn_there_is_nothing_to_draw_without_cards(lies: list[str], able: bool) -> None:
    st = table({**BARE, "discard": lies}, {}, {}, control={"oles_inn": 0})
    assert can(st, "draw at oles_inn") == able
    if able:
        go(st, "draw at oles_inn")
        assert (hand(st, 0), pile(st, 0)) == (lies, [])


@pytest.mark.rule("FIV-C-145", "FIV-MAP-9", "FIV-C-15")
def test_the_inn_serves_nobody_who_has_no_cards() -> None:
    st = table({**BARE, "discard": ["boon"]}, {}, {}, control={"oles_inn": 0})
    go(st, "draw at oles_inn")
    assert hand(st, 0) == ["boon"]
    st = table(BARE, {}, {}, control={"oles_inn": 0})
    assert not can(st, "draw at oles_inn")
    assert why(st, "draw at oles_inn") == ("FIV-C-15", "no-card-to-draw")


@pytest.mark.rule("FIV-MAP-9", "FIV-ONCE-1", "FIV-C-45", "FIV-C-171")
def test_the_inn_serves_once_a_day_whoever_holds_it() -> None:
    st = table({"crew": {"don_constanzo_scarpa": "oles_inn"}}, {}, {}, control={"oles_inn": 1}, turn=1)
    go(st, "draw at oles_inn", "pass", "claim don_constanzo_scarpa")
    assert held(st) == {"oles_inn": 0}
    go(st, "pass", "pass")
    assert (st.mover(), can(st, "draw at oles_inn")) == (0, False)  # its one Action of this Day has been used


@pytest.mark.rule("FIV-EVENT-5")
def test_an_event_is_refused_as_an_event() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["so_it_begins"]})
    never = ("FIV-EVENT-5", "no-event-available card=card:so_it_begins")
    assert (why(st, "recruit so_it_begins"), why(st, "equip so_it_begins")) == (never, never)


@pytest.mark.rule("FIV-EVENT-5", "FIV-C-42", "FIV-REACT-2", "FIV-ABIL-2", "FIV-C-49")
def test_events_are_never_available() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["pull"] * 2 + ["boon"] * 2}, city={"docks": ["risky_undertaking"]}
    )
    assert not can(st, "recruit risky_undertaking")
    assert not can(st, "equip risky_undertaking")
    assert can(st, "use risky_undertaking")
