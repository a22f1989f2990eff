"""Situations that seldom come up: ties for the worst place, ends of tracks, empty decks, five and six seats."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import act, at, can, choose_none, forbids, hand, place, resolve, whole_turn

from intrigue.games.mediterranean.rules.calamities import ATTACK_LOSS
from intrigue.games.mediterranean.rules.development import Choosing


@pytest.mark.rule("MED-RES3-1", "MED-RES3-2", "MED-RES3-5", "MED-C-30", "MED-C-61", "MED-C-9")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
@pytest.mark.parametrize(
    ("happiness", "safety", "revolt", "attack"),
    [
        ([-1, 0, 0], [0, 0, -1], {0}, {2}),
        ([-2, -2, -1], [-3, -3, -3], {0, 1}, {0, 1, 2}),
        ([0, 1, 2], [5, 0, 0], set(), set()),
        ([-8, 3, -8], [-8, 0, 0], {0, 2}, {0}),
    ],
)
def test_victims_of_calamities(
    seats: int, turn: int, happiness: list[int], safety: list[int], revolt: set[int], attack: set[int]
) -> None:
    """All who are lowest below the line, each on each track; no revolt before round 2, no attack before round 3."""
    rest = [0] * (seats - 3)
    points = 20
    state = at(
        seats=seats,
        turn=turn,
        phase="closing",
        happiness=happiness + rest,
        safety=safety + rest,
        points=[points] * seats,
    )
    resolve(state)
    assert isinstance(state.stack[-1], Choosing)
    revolt = revolt if turn >= 2 else set()
    attack = attack if turn >= 3 else set()
    assert {seat for seat in range(seats) if state.revolt >> seat & 1} == revolt
    for seat in range(seats):
        lost = points - state.vp[seat]
        assert (ATTACK_LOSS[turn] <= lost <= ATTACK_LOSS[turn] + 3) if seat in attack else lost == 0
        assert state.happy[seat] == (0 if seat in revolt else (happiness + rest)[seat])
        assert state.safe[seat] == (0 if seat in attack else (safety + rest)[seat])


@pytest.mark.rule("MED-C-18", "MED-RES3-4")
def test_nobody_pays_barbarians_what_is_not_there() -> None:
    state = resolve(at(turn=6, phase="closing", safety=[-1, 0, 0, 0], points=[3, 0, 0, 0]))
    assert state.vp == [0, 0, 0, 0]


@pytest.mark.rule("MED-TRK-4", "MED-C-15", "MED-RES2-1", "MED-RES2-4", "MED-EX-14")
@pytest.mark.parametrize(
    ("start", "arrows", "ends"),
    [
        ("dictatorship 2", ["grain white"] * 3, (1, 0, 0)),
        ("dictatorship 2", ["grain white"] * 3 + ["ore black"], (0, 0, 0)),
        ("dictatorship 9", ["grain black"] * 2, (0, 9, 3)),
        ("democracy 0", ["grain black"], (0, 0, 0)),
        ("democracy 1", ["grain black", "ore white"], (1, 1, 0)),
        ("democracy 8", ["grain white"] * 3, (1, 9, 3)),
    ],
)
def test_where_arrows_lead(start: str, arrows: list[str], ends: tuple[int, int, int]) -> None:
    """Added up, then moved once, the box between the sides being no space; a marker stops at the end of its track."""
    state = at(phase="closing", hands=[arrows, [], [], []], government=[start] + ["dictatorship 0"] * 3)
    resolve(state)
    assert place(state.gov[0]) == ends


@pytest.mark.rule("MED-C-14", "MED-C-41", "MED-C-46", "MED-ABN-1", "MED-EX-3", "MED-EX-7")
@pytest.mark.parametrize(
    ("side", "arrows", "kept"),
    [
        ("dictatorship", [], True),
        ("democracy", [], False),
        ("democracy", ["grain black"], True),  # back again before it is judged: there was no revolution
        ("dictatorship", ["grain white"], False),
        ("democracy", ["grain white"] * 3, False),
    ],
)
def test_abandoning_and_coming_back(side: str, arrows: list[str], kept: bool) -> None:
    state = at(phase="closing", hands=[arrows, [], [], []], developments=[["barracks", "ploughs"], [], [], []])
    act(state, 0, "abandon government")
    resolve(state)
    act(state, 0, f"side {side}")
    held = ["barracks", "ploughs"] if kept else ["ploughs"]
    view = state.view(None)
    assert list(view.players[0].developments) == held  # type: ignore[attr-defined]


@pytest.mark.rule("MED-RES2-3", "MED-EX-2", "MED-EX-15", "MED-C-39", "MED-C-1", "MED-C-2")
@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("wine red", {1: 1, 2: 3, 5: 15, 6: 21, 7: 22}),
        ("dye blue", {1: 2, 2: 5, 5: 20, 6: 22, 7: 25}),
        ("spices red", {1: 3, 2: 6}),
        ("gold prosperity", {1: 4, 2: 8}),  # and a point for each Prosperity
    ],
)
def test_what_sets_are_worth(card: str, counts: dict[int, int]) -> None:
    for count, worth in counts.items():
        state = resolve(at(phase="closing", hands=[[card] * count, [], [], []]))
        assert (count, state.vp[0]) == (count, worth)


@pytest.mark.rule("MED-WH-1", "MED-WH-2", "MED-C-21", "MED-C-40", "MED-C-57", "MED-C-58")
def test_what_a_warehouse_takes() -> None:
    cards = ["grain red", "grain blue", "ore white", "piracy", "dye fury", "salt depression", "wine zealots"]
    state = at(phase="closing", hands=[cards, [], [], []])
    for bad in ("dye fury", "salt depression", "wine zealots"):
        assert forbids(state, 0, f"store {bad}") == "MED-WH-2"
    act(state, 0, "store piracy", "store grain red", "store ore white")
    assert forbids(state, 0, "store grain blue") == "MED-WH-1"
    act(state, 0, "fetch ore white", "store grain blue")
    choose_none(resolve(state))
    assert sorted(card for card in hand(state, 0) if card in cards) >= ["grain blue", "grain red", "piracy"]


@pytest.mark.rule("MED-DEV-1", "MED-DEV-4", "MED-C-33", "MED-C-63", "MED-EX-10", "MED-EX-11")
@pytest.mark.parametrize(("turn", "own", "cards"), [(2, [], 2), (3, [], 4), (6, [], 5), (2, ["stability"], 5)])
def test_what_a_victim_of_the_revolt_draws(turn: int, own: list[str], cards: int) -> None:
    """Dictatorship 2 and Mars 1: five decks, or as many as the turn leaves; one card in all can be taken."""
    state = at(
        phase="development",
        turn=turn,
        revolt=[0],
        developments=[own, [], [], []],
        government=["dictatorship 5"] + ["dictatorship 0"] * 3,
        religion=["mars 2"] + ["mars 0"] * 3,
    )
    assert len(state.drawn[0]) == cards
    text = next(text for text in can(state, 0) if text.startswith("build"))
    act(state, 0, text)
    assert can(state, 0) == []


@pytest.mark.rule("MED-RND-1", "MED-C-75", "MED-END-2", "MED-C-19", "MED-C-20", "MED-C-37")
@pytest.mark.parametrize(
    ("given", "winners", "rule"),
    [
        ({}, (0, 1, 2, 3), "MED-C-20"),
        ({"points": [1, 0, 0, 0]}, (0,), "MED-END-1"),
        ({"government": ["dictatorship 0", "democracy 2", "dictatorship 0", "dictatorship 0"]}, (1,), "MED-END-2"),
        ({"happiness": [0, 0, 2, 1], "safety": [0, 0, 0, 1]}, (2, 3), "MED-C-20"),
        ({"happiness": [0, 0, 2, 1], "safety": [0, 0, 1, 1]}, (2,), "MED-END-2"),
    ],
)
def test_the_end_of_the_last_round(given: dict[str, object], winners: tuple[int, ...], rule: str) -> None:
    state = whole_turn(at(turn=6, phase="closing", **given))
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == (winners, rule)


@pytest.mark.rule("MED-C-12", "MED-RES2-6")
@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        (["grain red"] * 3, ["ore red"] * 2 + ["salt prosperity"], [0, 1, 2, 3]),  # 3 to 2
        (["grain red"] * 3, ["ore red"] * 2 + ["salt prosperity"] * 2, [1, 0, 2, 3]),  # 3 to 4: Prosperity counts
        (["grain red"] * 3, ["wine red"] * 2, [0, 1, 2, 3]),  # equal: as before
    ],
)
def test_who_plays_first_next(first: list[str], second: list[str], order: list[int]) -> None:
    state = resolve(at(phase="closing", hands=[first, second, [], []]))
    assert state.order == order
