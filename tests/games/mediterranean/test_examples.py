"""The worked examples of the rulebook, and the goods one by one."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    choose_none,
    decks,
    floor_to,
    hand,
    place,
    resolve,
    whole_turn,
)

from intrigue.games.mediterranean.cards.goods import CARD_NAMES, GOOD_NAMES, GOOD_OF, PILE, set_value


@pytest.mark.rule("MED-EX-1", "MED-PROD-4")
def test_waldorf_gets_three_different_civic_goods() -> None:
    state = at(
        phase="production",
        developments=[["urbanize", "quarry_town", "wine_presses"], [], [], []],
        civic_deck=["art white", "art white", "wine red", "dye blue"],
    )
    assert [CARD_NAMES[kind] for kind in state.held[0] if PILE[kind] == 5] == ["wine red", "dye blue", "art white"]
    assert CARD_NAMES[state.decks[5][-1]] == "art white"  # on top


@pytest.mark.rule("MED-EX-2")
@pytest.mark.card("mediterranean", "wine")
def test_wine_in_ones_twos_fives_and_sevens() -> None:
    for cards, points in ((1, 1), (2, 3), (5, 15), (7, 22)):
        state = resolve(at(phase="closing", hands=[["wine red"] * cards, [], [], []]))
        assert state.earned[0] == points


@pytest.mark.rule("MED-EX-3", "MED-ABN-1")
def test_sven_abandons_and_goes_four_steps_down_democracy() -> None:
    state = at(phase="closing", government=["dictatorship 2"] * 4, hands=[["art white"] * 4, [], [], []])
    act(state, 0, "abandon government")
    act(resolve(state), 0, "side democracy")
    assert place(state.gov[0]) == (1, 4, 1)


@pytest.mark.rule("MED-EX-4", "MED-ABL-1")
@pytest.mark.card("mediterranean", "barracks")
def test_babylons_barracks_cost_illyria_a_safety() -> None:
    state = at(phase="closing", developments=[["barracks"], [], [], []])
    act(state, 0, "aim barracks on 3")
    resolve(state)
    assert state.safe == [0, 0, -1, 0]
    assert state.cubes[0] == ()


@pytest.mark.rule("MED-EX-5", "MED-ABN-1")
def test_thrace_is_in_the_centre_before_goods_count() -> None:
    state = at(phase="closing", religion=["mars 6"] * 4, hands=[["wine red"], [], [], []])
    act(state, 0, "abandon religion")
    resolve(state)
    assert state.vp == [0, 0, 0, 0]  # no good has been counted yet
    act(state, 0, "side mars")
    assert place(state.rel[0]) == (0, 1, 0)


@pytest.mark.rule("MED-EX-6", "MED-C-2", "MED-RES2-3")
@pytest.mark.card("mediterranean", "grain", "timber", "dye", "spices")
def test_marks_cards() -> None:
    mark = [
        "grain black",
        "grain black",
        "grain white",
        "timber prosperity",
        "dye blue",
        "dye blue",
        "spices barbarians",
    ]
    state = at(phase="closing", hands=[mark, [], [], []], government=["democracy 3"] * 4, religion=["venus 3"] * 4)
    resolve(state)
    assert (state.gov[0] - 13, state.rel[0] - 13, state.safe[0]) == (-1, 2, -1)
    assert state.vp[0] == state.earned[0] == 3 + 0 + 5 + 3 + 1


@pytest.mark.rule("MED-EX-7", "MED-RES2-4")
def test_paul_loses_black_developments_and_keeps_grey_ones() -> None:
    state = at(
        phase="closing",
        government=["dictatorship 1"] * 4,
        developments=[["barracks", "town_watch", "palace", "ploughs"], [], [], []],
        hands=[["art white"] * 4, [], [], []],
    )
    resolve(state)
    assert GAME.view(state, 1).players[0].developments == ("town_watch", "ploughs")  # type: ignore[attr-defined]
    assert place(state.gov[0])[0] == 1


@pytest.mark.rule("MED-EX-8", "MED-RES3-5", "MED-C-9")
def test_gwen_resets_and_is_limited_all_the_same() -> None:
    state = resolve(at(phase="closing", turn=4, happiness=[-3, 0, 0, 0]))
    assert state.happy[0] == 0
    assert state.revolt == 1
    assert can(state, 0)[0] == "neither"


@pytest.mark.rule("MED-EX-9", "MED-C-42")
@pytest.mark.card("mediterranean", "library", "venus_temple")
def test_sydney_takes_a_library_and_a_venus_temple() -> None:
    state = at(
        phase="development",
        government=["democracy 2"] + ["democracy 0"] * 3,
        drawn=[["library", "ploughs", "venus_temple"], [], [], []],
        religion=["venus 0"] * 4,
    )
    grey = len(state.dev_decks[0])
    act(state, 0, "build library", "build venus_temple")
    choose_none(state)
    assert place(state.gov[0]) == (1, 3, 1)
    assert place(state.rel[0]) == (1, 2, 1)
    assert state.happy[0] == 1
    assert len(state.dev_decks[0]) == grey + 1
    whole_turn(state)
    assert (place(state.gov[0])[1] <= 9, state.happy[0] >= -8) == (True, True)


@pytest.mark.rule("MED-EX-10", "MED-C-4")
def test_kristin_draws_five_cards() -> None:
    state = at(phase="development", government=["dictatorship 5"] * 4, religion=["mars 2"] * 4)
    assert decks(state.drawn[0]) == [0, 1, 2, 7, 8]


@pytest.mark.rule("MED-EX-11", "MED-RES3-3", "MED-DEV-4")
def test_sydney_in_a_revolt_draws_two_cards_and_plays_one() -> None:
    state = resolve(at(phase="closing", turn=2, happiness=[-1, 0, 0, 0], government=["democracy 2"] * 4))
    assert decks(state.drawn[0]) == [0, 7]
    act(state, 0, can(state, 0)[-1])
    assert 0 not in state.waiting


@pytest.mark.rule("MED-EX-12", "MED-CIV-1", "MED-C-29")
def test_the_library_cheers_every_turn() -> None:
    state = at(phase="closing", developments=[["library"], [], [], []], government=["democracy 3"] * 4)
    choose_none(resolve(state))
    assert state.happy[0] == 1
    assert place(state.gov[0])[1] == 3  # the push does not come again
    state = at(phase="closing", developments=[["library"], [], [], []], turn=2, happiness=[-1, 0, 0, 0])
    choose_none(resolve(state))
    assert state.happy[0] == 1  # first the revolt, which resets, then the cheering


@pytest.mark.rule("MED-EX-13", "MED-C-59", "MED-ABL-3")
def test_a_shield_for_a_timber_and_a_point_or_a_barbarian() -> None:
    state = at(
        developments=[["arms", "barracks"], [], [], []],
        hands=[[], ["timber red"], [], []],
        points=[0, 0, 1, 0],
        options={"acts": 30},
    )
    act(state, 0, "promise arms", "on 2", "want timber", "to 2", "post")
    act(state, 0, "promise barracks", "not on 3", "ask", "to 3", "post")
    act(floor_to(state, 1), 1, "take 1")
    act(floor_to(state, 2), 2, "take 2")
    assert hand(state, 0) == ["timber red"]
    assert state.vp == [1, 0, 0, 0]
    resolve(state)
    assert state.safe == [0, 1, 0, 0]


@pytest.mark.rule("MED-EX-14", "MED-C-15")
def test_sven_without_abandoning_has_a_revolution() -> None:
    state = at(
        phase="closing",
        government=["dictatorship 2"] * 4,
        hands=[["art white"] * 4, [], [], []],
        developments=[["barracks"], [], [], []],
    )
    resolve(state)
    assert place(state.gov[0]) == (1, 1, 0)
    assert state.devs[0] == ()


@pytest.mark.rule("MED-EX-15", "MED-C-2")
@pytest.mark.card("mediterranean", "dye")
def test_dye_in_twos_fives_and_sixes() -> None:
    for cards, points in ((2, 5), (5, 20), (6, 22)):
        state = resolve(at(phase="closing", hands=[["dye blue"] * cards, [], [], []]))
        assert state.earned[0] == points


@pytest.mark.rule("MED-EX-16", "MED-RES3-4")
def test_one_player_is_attacked_in_round_five() -> None:
    for seed in range(20):
        state = resolve(at(seed=seed, phase="closing", turn=5, safety=[-2, 0, 0, 1], points=[20] * 4))
        assert 12 <= state.vp[0] <= 15
        assert state.safe[0] == 0
    calm = resolve(at(phase="closing", turn=5, safety=[0, 0, 0, 1], points=[20] * 4))
    assert calm.vp == [20] * 4


@pytest.mark.rule("MED-EX-17", "MED-C-30")
def test_two_victims_of_one_revolt() -> None:
    state = resolve(at(phase="closing", turn=3, happiness=[-1, 2, -1, 0], government=["democracy 8"] * 4))
    assert state.revolt == 0b101
    assert state.happy == [0, 2, 0, 0]
    for seat in (0, 2):
        assert decks(state.drawn[seat]) == [0, 4, 7]
        assert can(state, seat)[0] == "neither"


# ---------------------------------------------------------------------- goods


@pytest.mark.card("mediterranean", "salt", "timber", "wool", "grain", "ore")
@pytest.mark.card("mediterranean", "wine", "dye", "slaves", "art", "spices", "gold")
@pytest.mark.rule("MED-RES2-3", "MED-C-1", "MED-C-32")
@pytest.mark.parametrize(
    ("good", "row", "usual", "most"),
    [
        ("salt", [0, 1, 3, 6, 10, 15, 21], None, 3),
        ("timber", [0, 1, 3, 6, 10, 15, 21], None, 3),
        ("wool", [0, 1, 3, 6, 10, 15, 21], None, 3),
        ("grain", [0, 1, 3, 6, 10, 15, 21], None, 3),
        ("ore", [0, 1, 3, 6, 10, 15, 21], None, 3),
        ("wine", [1, 3, 6, 10, 15, 21], "red", 7),
        ("dye", [2, 5, 9, 14, 20], "blue", 7),
        ("slaves", [1, 3, 6, 10, 15, 21], "black", 7),
        ("art", [2, 5, 9, 14, 20], "white", 7),
        ("spices", [3, 6, 10, 15, 21], None, 2),
        ("gold", [3, 6, 10, 15, 21], None, 2),
    ],
)
def test_each_good_by_its_row(good: str, row: list[int], usual: str | None, most: int) -> None:
    number = GOOD_NAMES.index(good)
    kinds = [kind for kind in range(70) if GOOD_OF[kind] == number]
    assert [set_value(number, n) for n in range(1, len(row) + 1)] == row
    names = [CARD_NAMES[kind].split()[1] for kind in kinds]
    if usual is not None:
        assert usual in names
        assert not {"black", "white", "red", "blue"} & set(names) - {usual}
    else:
        assert {"black", "white", "red", "blue", "prosperity", "poverty"} <= set(names)
    cards = [CARD_NAMES[kind] for kind in kinds for _ in range(2)][:3]
    state = resolve(at(phase="closing", hands=[cards, [], [], []]))
    prosperity = sum("prosperity" in card for card in cards)
    assert state.earned[0] == row[2] + prosperity
    assert most in (2, 3, 7)


@pytest.mark.card("mediterranean", "piracy")
@pytest.mark.rule("MED-C-40", "MED-TRD-4")
def test_piracy_is_worth_nothing_and_may_be_stored() -> None:
    state = at(phase="closing", hands=[["piracy", "gold red"], [], [], []])
    assert "store piracy" in can(state, 0)
    resolve(state)
    assert state.earned[0] == 3
    assert state.pirates
