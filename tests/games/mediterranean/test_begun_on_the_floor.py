"""What was begun on the trading floor and meets something else before its end: two who take one offer, the last act of
a turn, boxes about which everything is promised, pirates and their story, cards that were seen before a choice could be
taken back."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import act, at, can, forbids, hand, last_moments, rows, told

from intrigue.games.mediterranean import events as ev

LIVE = {"floor": "live"}


# ---------------------------------------------------------------------- two who take one offer


@pytest.mark.rule("MED-C-79", "MED-C-71")
@pytest.mark.card("mediterranean", "isolationism")
@pytest.mark.parametrize("word", ["agree 1", "refuse 1"])
def test_whoever_has_picked_first_waits_and_others_come_too_late(word: str) -> None:
    state = at(
        options=LIVE,
        developments=rows(["isolationism"]),
        hands=rows(["ore red"], ["grain red", "grain blue"], ["grain white", "grain black"]),
    )
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "take 1")
    act(state, 2, "take 1", "hand grain white")
    assert state.offers[0].taker == 2
    assert not [text for text in can(state, 1) if text.startswith("hand")]
    assert forbids(state, 1, "take 1") == "MED-C-79"  # seat 2 would take it
    act(state, 0, word)
    assert len(told(state, ev.Weighed)) == 1
    if word == "agree 1":
        assert (hand(state, 0), hand(state, 1)) == (["grain white"], ["grain red", "grain blue"])
        return
    act(state, 1, "take 1", "hand grain blue")  # the offer stands
    assert state.offers[0].taker == 1


@pytest.mark.rule("MED-C-71")
def test_without_a_word_to_wait_for_the_first_has_the_deal() -> None:
    state = at(options=LIVE, hands=rows(["ore red"], ["grain red", "grain blue"], ["grain white", "grain black"]))
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "take 1")
    act(state, 2, "take 1", "hand grain white")
    assert (hand(state, 0), hand(state, 2)) == (["grain white"], ["grain black", "ore red"])
    assert forbids(state, 1, "hand grain red") == "MED-C-71"
    assert forbids(state, 1, "take 1") == "MED-TRD-1"


@pytest.mark.rule("MED-C-79", "MED-C-57")
@pytest.mark.card("mediterranean", "isolationism")
def test_one_card_waits_for_two_words_and_goes_once() -> None:
    state = at(
        options=LIVE,
        developments=rows(["isolationism"], [], ["isolationism"]),
        hands=rows(["ore red"], ["grain red"], ["salt red"]),
    )
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 2, "give salt red", "want grain", "post")
    act(state, 1, "take 1", "take 2")
    act(state, 2, "agree 2")
    assert hand(state, 1) == ["salt red"]
    assert told(state, ev.Released) == [ev.Released(1, 1, 0)]
    assert forbids(state, 0, "agree 1") == "MED-C-79"
    assert forbids(state, 1, "take 1") == "MED-TRD-1"  # no grain is left


@pytest.mark.rule("MED-C-79", "MED-C-71")
@pytest.mark.card("mediterranean", "isolationism")
@pytest.mark.parametrize("deed", ["withdraw 1", "change 1", "envoy"])
def test_a_maker_may_take_the_offer_off_while_somebody_waits(deed: str) -> None:
    state = at(
        options=LIVE,
        developments=rows(["isolationism", "foreign_envoys"]),
        hands=rows(["ore red"], ["grain red"]),
    )
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "take 1")
    act(state, 0, *(["envoy ore red", "envoy to 3"] if deed == "envoy" else [deed]))
    assert state.offers == []
    assert told(state, ev.Withdrawn) == [ev.Withdrawn(0, 1, deed == "envoy")]
    assert told(state, ev.Released) == []  # one thing is said once
    assert hand(state, 1) == ["grain red"]


# ---------------------------------------------------------------------- the last act


@pytest.mark.rule("MED-C-66", "MED-C-71")
def test_with_the_last_act_an_offer_is_taken_to_the_end() -> None:
    state = at(options={"acts": 3}, hands=rows(["ore red"], ["grain red", "grain blue", "wool red", "wool blue"]))
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "want ore", "back", "take 1")
    assert state.view(1).acts_left == 0  # type: ignore[attr-defined]
    assert set(can(state, 1)) == {"hand grain red", "hand grain blue", "back"}
    act(state, 1, "hand grain blue")
    assert (hand(state, 0), state.mover()) == (["grain blue"], 2)


@pytest.mark.rule("MED-C-66")
def test_whoever_lets_go_of_it_has_no_more_acts() -> None:
    state = at(options={"acts": 3}, hands=rows(["ore red"], ["grain red", "grain blue"]))
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "want ore", "back", "take 1", "back")
    assert (state.mover(), len(state.offers)) == (2, 1)
    assert told(state, ev.Passed) == []


@pytest.mark.rule("MED-C-66", "MED-C-79")
@pytest.mark.card("mediterranean", "isolationism")
def test_and_waits_for_a_word_with_cards_picked_after_the_last_act() -> None:
    state = at(
        options={"acts": 3},
        developments=rows(["isolationism"]),
        hands=rows(["ore red"], ["grain red", "grain blue"]),
    )
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "want ore", "back", "take 1", "hand grain blue")
    act(state, 0, "enquire 1", "refuse 1")
    assert state.mover() == 2  # the offer stands, but not for somebody without acts


@pytest.mark.rule("MED-C-66", "MED-C-72")
@pytest.mark.card("mediterranean", "foreign_envoys")
@pytest.mark.parametrize("goes", [True, False])
def test_envoys_of_the_last_act_still_hear_where_to_go(goes: bool) -> None:
    state = at(options={"acts": 3}, developments=rows(["foreign_envoys"]), hands=rows(["ore red"]))
    act(state, 0, "want salt", "back", "envoy ore red")
    assert set(can(state, 0)) == {"envoy to 2", "envoy to 3", "envoy to 4", "back"}
    act(state, 0, "envoy to 4" if goes else "back")
    assert (hand(state, 3), state.mover()) == (["ore red"] if goes else [], 1)


@pytest.mark.rule("MED-C-66")
def test_in_the_last_lap_too() -> None:
    state = at(options={"acts": 3, "laps": 2}, hands=rows([], ["grain red", "grain blue"], [], ["ore red"]))
    act(state, 0, "pass")
    act(state, 1, "pass")
    act(state, 2, "pass")
    act(state, 3, "give ore red", "want grain", "post")
    assert state.mover() == 0  # who might decline it
    act(state, 0, "pass")
    act(state, 1, "take 1", "back", "take 1", "hand grain red")
    assert hand(state, 1) == ["grain blue", "ore red"]


# ---------------------------------------------------------------------- promises about everybody


@pytest.mark.rule("MED-ABL-3", "MED-C-36")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_box_about_which_all_is_promised_cannot_be_promised_again(seats: int) -> None:
    state = at(seats=seats, options=LIVE, developments=rows(["barracks"], seats=seats), points=[0] + [3] * (seats - 1))
    for number in range(1, seats):
        act(state, 0, "promise barracks", f"not on {number + 1}", "ask", f"to {number + 1}", "post")
        act(state, number, f"take {number}")
    assert "promise barracks" not in can(state, 0)
    assert forbids(state, 0, "promise barracks") == "MED-ABL-3"
    act(state, 1, "ask", "to 1")
    assert not [text for text in can(state, 1) if text.startswith("demand")]
    assert forbids(state, 1, "demand barracks") == "MED-ABL-3"
    assert not [text for text in can(state, 0) if text.startswith("aim")]


@pytest.mark.rule("MED-ABL-3")
def test_a_box_promised_on_one_may_still_be_promised_not_on_the_others() -> None:
    state = at(options=LIVE, developments=rows(["barracks"]), points=[0, 3, 3, 3])
    act(state, 0, "promise barracks", "on 2", "ask", "to 3", "post")
    act(state, 2, "take 1")
    act(state, 0, "promise barracks")
    assert set(can(state, 0)) == {"not on 3", "not on 4", "back"}
    act(state, 0, "not on 3", "promise barracks")
    assert set(can(state, 0)) == {"not on 4", "back"}


@pytest.mark.rule("MED-ABL-3", "MED-C-70")
@pytest.mark.card("mediterranean", "diplomat")
def test_each_box_of_a_card_is_promised_on_its_own() -> None:
    state = at(options=LIVE, developments=rows(["diplomat"]), points=[0, 3, 3, 3])
    act(state, 0, "promise diplomat 1", "on 2", "promise diplomat 2", "on 2", "ask", "to 2", "post")
    act(state, 1, "take 1")
    act(state, 0, "promise diplomat 1")
    assert "on 3" not in can(state, 0)
    act(state, 0, "back")
    for seat in range(4):
        act(state, seat, "done")
    last_moments(state)
    for seat in range(4):
        act(state, seat, "done")
    assert (state.happy[1], state.safe[1]) == (1, 1)


@pytest.mark.rule("MED-ABL-3", "MED-C-66")
@pytest.mark.parametrize(
    ("word", "cubes"), [("not on 2", ()), ("on 3", ("barracks on 3",)), ("not on 4", ("barracks on 2",))]
)
def test_a_cube_that_lies_open_gives_way_to_a_promise(word: str, cubes: tuple[str, ...]) -> None:
    state = at(options=LIVE, developments=rows(["barracks"]), points=[0, 3, 3, 3])
    act(state, 0, "aim barracks on 2", "promise barracks", word, "ask", "to 2", "post")
    act(state, 1, "take 1")
    for seat in (0, 1):
        assert state.view(seat).players[0].cubes == cubes  # type: ignore[attr-defined]
    assert ("lift barracks" in can(state, 0)) == (word == "not on 4")


# ---------------------------------------------------------------------- taking back


@pytest.mark.rule("MED-PROD-4", "MED-C-65")
@pytest.mark.card("mediterranean", "free_market")
def test_whoever_has_seen_the_goods_cannot_name_others() -> None:
    """A second Free Market is asked after the first was served: by then the cards have been looked at."""
    state = at(phase="production", developments=rows(["free_market", "urbanize"], ["free_market"]))
    before = state.undo_barrier()
    act(state, 0, "name wine")
    assert state.undo_barrier() == before  # nothing was dealt yet
    act(state, 0, "name art")
    assert len(hand(state, 0)) == 7
    assert (state.mover(), state.undo_barrier() != before) == (1, True)


# ---------------------------------------------------------------------- the Piracy card


@pytest.mark.rule("MED-C-69")
def test_no_step_is_offered_that_would_belie_the_pirates_in_the_end() -> None:
    """What came as spices cannot go as gold, true gold beside it or not: no such offer could be posted."""
    state = at(options=LIVE, hands=rows(["piracy"], ["gold red", "salt red"]))
    act(state, 0, "give piracy as spices", "want salt", "post")
    act(state, 1, "take 1")
    assert "give piracy as spices" in can(state, 1)
    assert "give piracy as gold" not in can(state, 1)
    assert forbids(state, 1, "give piracy as gold") == "MED-C-69"
    act(state, 1, "give gold red")
    assert "give piracy as gold" not in can(state, 1)
    act(state, 1, "give piracy as spices")
    assert "post" in can(state, 1)


@pytest.mark.rule("MED-C-69", "MED-C-85")
def test_true_spices_make_good_what_the_pirates_were_called() -> None:
    state = at(options=LIVE, hands=rows(["piracy", "spices red"], ["salt red"]))
    act(state, 0, "give piracy as spices", "want salt", "post", "withdraw 1")
    act(state, 0, "give piracy as gold", "want salt", "post")  # the spices heard of before may be the true ones
    act(state, 1, "take 2")
    assert hand(state, 0) == ["salt red", "spices red"]
    assert hand(state, 1) == ["piracy"]


@pytest.mark.rule("MED-C-66", "MED-TRD-5")
def test_whoever_has_used_up_the_acts_has_not_passed() -> None:
    """Nobody heard of the draft, but nobody heard a pass either: the floor comes round once more."""
    state = at(options={"acts": 3}, hands=[["wool red"], [], [], []])
    act(state, 0, "want ore", "want ore", "want ore")
    for seat in (1, 2, 3):
        act(state, seat, "pass")
    assert (state.mover(), can(state, 0)[-1]) == (0, "pass")
    assert told(state, ev.Closing) == []
    act(state, 0, "pass")
    assert told(state, ev.Closing) == [ev.Closing()]  # now all have
